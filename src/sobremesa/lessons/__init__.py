"""How each game is taught: one module a game, its scenes in order. Data only."""

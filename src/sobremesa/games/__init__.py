"""The rules of the games: one folder a game."""

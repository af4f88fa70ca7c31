"""How each game is drawn and typed in the terminal."""

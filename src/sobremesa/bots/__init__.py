"""The bots: what they share, such as the search over imagined worlds, and one folder a game."""

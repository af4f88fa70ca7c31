"""Bots that play Burako."""

from sobremesa.games.burako.bot.levels import Easy, Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]

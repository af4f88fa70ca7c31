"""The bots of Rummy 500: three levels, and how they plan a whole turn."""

from sobremesa.games.rummy500.bot.levels import Easy, Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]

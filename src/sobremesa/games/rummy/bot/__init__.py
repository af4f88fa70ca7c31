"""The bots of Rummy israelí: three levels, and who gives hints."""

from sobremesa.games.rummy.bot.levels import Adviser, Easy, Hard, Medium

__all__ = ["Adviser", "Easy", "Hard", "Medium"]

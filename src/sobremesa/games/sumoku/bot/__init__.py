"""Three players of Sumoku, in all five modes; they look at nothing but what their seat knows."""

from sobremesa.games.sumoku.bot.levels import Easy, Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]

"""The bots of Sumoku."""

from dataclasses import replace

from sobremesa.bots.sumoku.levels import Easy, Expert, Hard, Medium
from sobremesa.bots.sumoku.reasons import reasons
from sobremesa.core.game import Bot, Game
from sobremesa.games.sumoku.rules import SumokuState


def add_bots(rules: Game[SumokuState]) -> Game[SumokuState]:
    """The game with its bots, and with what they say of actions."""
    bots: dict[str, Bot] = {"easy": Easy(), "medium": Medium(), "hard": Hard(), "expert": Expert()}
    return replace(rules, bots=bots, reasons=reasons)

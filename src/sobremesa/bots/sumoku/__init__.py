"""The bots of Sumoku."""

from dataclasses import replace

from sobremesa.bots.sumoku.levels import Easy, Hard, Medium
from sobremesa.bots.sumoku.reasons import reasons
from sobremesa.core.game import Game
from sobremesa.games.sumoku.rules import SumokuState


def add_bots(rules: Game[SumokuState]) -> Game[SumokuState]:
    """The game with its bots, and with what they say of actions."""
    return replace(rules, bots={"easy": Easy(), "medium": Medium(), "hard": Hard()}, reasons=reasons)

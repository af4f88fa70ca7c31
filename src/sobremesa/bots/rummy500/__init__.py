"""The bots of Rummy 500."""

from dataclasses import replace

from sobremesa.bots.rummy500.levels import Easy, Expert, Hard, Medium
from sobremesa.bots.rummy500.reasons import reasons
from sobremesa.core.game import Bot, Game
from sobremesa.games.rummy500.rules import Rummy500State


def add_bots(rules: Game[Rummy500State]) -> Game[Rummy500State]:
    """The game with its bots, and with what they say of actions."""
    bots: dict[str, Bot] = {"easy": Easy(), "medium": Medium(), "hard": Hard(), "expert": Expert()}
    return replace(rules, bots=bots, reasons=reasons)

"""The bots of Rummy 500."""

from dataclasses import replace

from sobremesa.bots.rummy500.levels import Easy, Hard, Medium
from sobremesa.bots.rummy500.reasons import reasons
from sobremesa.core.game import Game
from sobremesa.games.rummy500.rules import Rummy500State


def add_bots(rules: Game[Rummy500State]) -> Game[Rummy500State]:
    """The game with its bots, and with what they say of actions."""
    return replace(rules, bots={"easy": Easy(), "medium": Medium(), "hard": Hard()}, reasons=reasons)

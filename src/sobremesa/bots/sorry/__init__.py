"""The bots of Sorry!."""

from dataclasses import replace

from sobremesa.bots.sorry.levels import Easy, Hard, Medium
from sobremesa.bots.sorry.reasons import reasons
from sobremesa.core.game import Game
from sobremesa.games.sorry.rules import SorryState


def add_bots(rules: Game[SorryState]) -> Game[SorryState]:
    """The game with its bots, and with what they say of actions."""
    return replace(rules, bots={"easy": Easy(), "medium": Medium(), "hard": Hard()}, reasons=reasons)

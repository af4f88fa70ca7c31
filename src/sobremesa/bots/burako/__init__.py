"""The bots of Burako."""

from dataclasses import replace

from sobremesa.bots.burako.levels import Easy, Hard, Medium
from sobremesa.bots.burako.reasons import reasons
from sobremesa.core.game import Game
from sobremesa.games.burako.rules import BurakoState


def add_bots(rules: Game[BurakoState]) -> Game[BurakoState]:
    """The game with its bots, and with what they say of actions."""
    return replace(rules, bots={"easy": Easy(), "medium": Medium(), "hard": Hard()}, reasons=reasons)

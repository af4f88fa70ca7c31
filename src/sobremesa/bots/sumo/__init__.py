"""The bots of Sumo."""

from dataclasses import replace

from sobremesa.bots.sumo.levels import Easy, Hard, Medium
from sobremesa.bots.sumo.reasons import reasons
from sobremesa.core.game import Game
from sobremesa.games.sumo.rules import SumoState


def add_bots(rules: Game[SumoState]) -> Game[SumoState]:
    """The game with its bots, and with what they say of actions."""
    return replace(rules, bots={"easy": Easy(), "medium": Medium(), "hard": Hard()}, reasons=reasons)

"""Sumo: everybody picks a card in secret, four rows grow, and nobody wants to lay the sixth."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sumo.actions import SumoAction
from sobremesa.games.sumo.bot import Easy, Hard, Medium
from sobremesa.games.sumo.options import SumoOptions
from sobremesa.games.sumo.pieces import CARDS, name_of, sumos_on
from sobremesa.games.sumo.rules import SumoState, from_position

GAME: Final[Game[SumoAction]] = Game(
    id="sumo",
    version=1,
    options=SumoOptions,
    actions=SumoAction,
    state=SumoState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    pieces={"sumos": {str(name_of(card)): sumos_on(card) for card in CARDS.values()}},
)

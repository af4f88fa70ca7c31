"""Sumo: everybody picks a card in secret, four rows grow, and nobody wants to lay the sixth."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sumo.pieces import CARDS, name_of, sumos_on
from sobremesa.games.sumo.position import SumoPosition
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import (
    ChoiceView,
    Dealt,
    Hand,
    Laid,
    MatchOver,
    MustChoose,
    OwnView,
    Placed,
    PlaceJoker,
    PlacingView,
    PlayCard,
    Revealed,
    RoundOver,
    RowChoice,
    RowView,
    SeatView,
    SumoAction,
    SumoAppraisal,
    SumoOptions,
    SumoView,
    TakeRow,
    VoidDeal,
)

__all__ = [
    "RULES",
    "ChoiceView",
    "Dealt",
    "Hand",
    "Laid",
    "MatchOver",
    "MustChoose",
    "OwnView",
    "PlaceJoker",
    "Placed",
    "PlacingView",
    "PlayCard",
    "Revealed",
    "RoundOver",
    "RowChoice",
    "RowView",
    "SeatView",
    "SumoAction",
    "SumoAppraisal",
    "SumoOptions",
    "SumoState",
    "SumoView",
    "TakeRow",
    "VoidDeal",
]

RULES: Final[Game[SumoState]] = Game(
    id="sumo",
    version=1,
    options=SumoOptions,
    actions=SumoAction,
    state=SumoState,
    position=SumoPosition,
    quick_options={"standard": {"target_sumos": 30}, "short_deck": {"target_sumos": 30}, "two_round": {}},
    pieces={"sumos": {str(name_of(card)): sumos_on(card) for card in CARDS.values()}},
)

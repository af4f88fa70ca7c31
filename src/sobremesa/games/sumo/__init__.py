"""Sumo: everybody picks a card in secret, four rows grow, and nobody wants to lay the sixth."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sumo.actions import PlaceJoker, PlayCard, SumoAction, TakeRow
from sobremesa.games.sumo.bot import Easy, Hard, Medium
from sobremesa.games.sumo.events import Dealt, Hand, Laid, MatchOver, MustChoose, Placed, Revealed, RoundOver, VoidDeal
from sobremesa.games.sumo.lesson import LESSON
from sobremesa.games.sumo.options import SumoOptions
from sobremesa.games.sumo.pieces import CARDS, name_of, sumos_on
from sobremesa.games.sumo.reasons import reasons
from sobremesa.games.sumo.rules import SumoState, from_position
from sobremesa.games.sumo.view import ChoiceView, OwnView, PlacingView, RowChoice, RowView, SeatView, SumoView

__all__ = [
    "GAME",
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
    "SumoOptions",
    "SumoState",
    "SumoView",
    "TakeRow",
    "VoidDeal",
]

GAME: Final[Game[SumoState]] = Game(
    id="sumo",
    version=1,
    options=SumoOptions,
    actions=SumoAction,
    state=SumoState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    reasons=reasons,
    short={"standard": {"target_sumos": 30}, "short_deck": {"target_sumos": 30}, "two_round": {}},
    pieces={"sumos": {str(name_of(card)): sumos_on(card) for card in CARDS.values()}},
    lesson=LESSON,
)

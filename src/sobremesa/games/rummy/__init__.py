"""Rummy israelí: runs and groups on a table that everybody may rearrange, and a tile laid open for whoever closes."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.rummy.actions import LONGEST_ACTION, Draw, Pass, Play, ProposedSet, RummyAction
from sobremesa.games.rummy.bot import Adviser, Easy, Hard, Medium
from sobremesa.games.rummy.events import Dealt, Drew, HandOver, MatchOver, Passed, Played, Rack, Released, TimeRanOut
from sobremesa.games.rummy.lesson import LESSON
from sobremesa.games.rummy.options import RummyOptions
from sobremesa.games.rummy.pieces import pieces
from sobremesa.games.rummy.reasons import reasons
from sobremesa.games.rummy.review import review
from sobremesa.games.rummy.rules import RummyState, from_position
from sobremesa.games.rummy.view import (
    FinishedHand,
    FinishedSeat,
    JokerView,
    LastPlay,
    OwnView,
    RummyView,
    SeatView,
    SetView,
)

__all__ = [
    "GAME",
    "Dealt",
    "Draw",
    "Drew",
    "FinishedHand",
    "FinishedSeat",
    "HandOver",
    "JokerView",
    "LastPlay",
    "MatchOver",
    "OwnView",
    "Pass",
    "Passed",
    "Play",
    "Played",
    "ProposedSet",
    "Rack",
    "Released",
    "RummyAction",
    "RummyOptions",
    "RummyState",
    "RummyView",
    "SeatView",
    "SetView",
    "TimeRanOut",
]

GAME: Final[Game[RummyState]] = Game(
    id="rummy",
    version=1,
    options=RummyOptions,
    actions=RummyAction,
    state=RummyState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    reasons=reasons,
    short={"match": {"mode": "single_hand"}, "single_hand": {}},
    adviser=Adviser(),
    pieces=pieces(),
    lists_cheaply=False,
    longest_action=LONGEST_ACTION,
    review=review,
    lesson=LESSON,
)

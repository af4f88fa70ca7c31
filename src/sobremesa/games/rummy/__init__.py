"""Rummy israelí: runs and groups on a table that everybody may rearrange, and a tile laid open for whoever closes."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.rummy.pieces import pieces
from sobremesa.games.rummy.position import RummyPosition
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import (
    LONGEST_ACTION,
    Dealt,
    Draw,
    Drew,
    FinishedHand,
    FinishedSeat,
    HandOver,
    JokerView,
    LastPlay,
    MatchOver,
    OwnView,
    Pass,
    Passed,
    Play,
    Played,
    ProposedSet,
    Rack,
    Released,
    RummyAction,
    RummyOptions,
    RummyView,
    SeatView,
    SetView,
    TimeRanOut,
)

__all__ = [
    "RULES",
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

RULES: Final[Game[RummyState]] = Game(
    id="rummy",
    version=1,
    options=RummyOptions,
    actions=RummyAction,
    state=RummyState,
    position=RummyPosition,
    quick_options={"match": {"mode": "single_hand"}, "single_hand": {}},
    pieces=pieces(),
    lists_cheaply=False,
    longest_action=LONGEST_ACTION,
)

"""Rummy 500: sets and runs for everybody to build on, and a row of discards to reach into."""

from typing import Final

from sobremesa.core.cards import RANKS, SUITS
from sobremesa.core.game import Game
from sobremesa.games.rummy500.pieces import values_by_face
from sobremesa.games.rummy500.position import Rummy500Position
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import (
    Dealt,
    Discard,
    Discarded,
    DrawStock,
    Drew,
    FinishedRound,
    FinishedSeat,
    Hand,
    LaidOff,
    LaidView,
    LayOff,
    MatchOver,
    Meld,
    MeldCard,
    Melded,
    MeldView,
    OwnView,
    Pass,
    Passed,
    RoundOver,
    Rummy500Action,
    Rummy500Options,
    Rummy500View,
    SeatView,
    TakeDiscard,
    Took,
)

__all__ = [
    "RULES",
    "Dealt",
    "Discard",
    "Discarded",
    "DrawStock",
    "Drew",
    "FinishedRound",
    "FinishedSeat",
    "Hand",
    "LaidOff",
    "LaidView",
    "LayOff",
    "MatchOver",
    "Meld",
    "MeldCard",
    "MeldView",
    "Melded",
    "OwnView",
    "Pass",
    "Passed",
    "RoundOver",
    "Rummy500Action",
    "Rummy500Options",
    "Rummy500State",
    "Rummy500View",
    "SeatView",
    "TakeDiscard",
    "Took",
]

RULES: Final[Game[Rummy500State]] = Game(
    id="rummy500",
    version=1,
    options=Rummy500Options,
    actions=Rummy500Action,
    state=Rummy500State,
    position=Rummy500Position,
    quick_options={"first_to_target": {"target_score": 150}, "fixed_rounds": {"rounds": 2}},
    pieces={"values": values_by_face(), "suits": list(SUITS), "ranks": list(RANKS)},
)

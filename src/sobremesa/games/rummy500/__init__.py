"""Rummy 500: sets and runs for everybody to build on, and a row of discards to reach into."""

from typing import Final

from sobremesa.core.cards import RANKS, SUITS
from sobremesa.core.game import Game
from sobremesa.games.rummy500.actions import Discard, DrawStock, LayOff, Meld, Pass, Rummy500Action, TakeDiscard
from sobremesa.games.rummy500.bot import Easy, Hard, Medium
from sobremesa.games.rummy500.events import (
    Dealt,
    Discarded,
    Drew,
    Hand,
    LaidOff,
    MatchOver,
    Melded,
    Passed,
    RoundOver,
    Took,
)
from sobremesa.games.rummy500.lesson import LESSON
from sobremesa.games.rummy500.options import Rummy500Options
from sobremesa.games.rummy500.pieces import values_by_face
from sobremesa.games.rummy500.reasons import reasons
from sobremesa.games.rummy500.rules import Rummy500State, from_position
from sobremesa.games.rummy500.view import (
    FinishedRound,
    FinishedSeat,
    LaidView,
    MeldCard,
    MeldView,
    OwnView,
    Rummy500View,
    SeatView,
)

__all__ = [
    "GAME",
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

GAME: Final[Game[Rummy500State]] = Game(
    id="rummy500",
    version=1,
    options=Rummy500Options,
    actions=Rummy500Action,
    state=Rummy500State,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    reasons=reasons,
    short={"first_to_target": {"target_score": 150}, "fixed_rounds": {"rounds": 2}},
    pieces={"values": values_by_face(), "suits": list(SUITS), "ranks": list(RANKS)},
    lesson=LESSON,
)

"""Burako: two pairs, long melds, wild tiles that move, and a second hand to buy."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.burako.actions import Add, BurakoAction, Discard, Draw, Lay, ReturnTile, TakePozo
from sobremesa.games.burako.bot import Easy, Hard, Medium
from sobremesa.games.burako.events import (
    Added,
    Bought,
    Dealt,
    Discarded,
    Drew,
    HandOver,
    Laid,
    Locked,
    MatchOver,
    Rack,
    Returned,
    TookPozo,
)
from sobremesa.games.burako.lesson import LESSON
from sobremesa.games.burako.options import BurakoOptions
from sobremesa.games.burako.pieces import pieces
from sobremesa.games.burako.reasons import reasons
from sobremesa.games.burako.rules import BurakoState, from_position
from sobremesa.games.burako.view import (
    BurakoView,
    FinishedHand,
    MeldTile,
    MeldView,
    OwnView,
    SeatView,
    SideScore,
    SideView,
)

__all__ = [
    "GAME",
    "Add",
    "Added",
    "Bought",
    "BurakoAction",
    "BurakoOptions",
    "BurakoState",
    "BurakoView",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "FinishedHand",
    "HandOver",
    "Laid",
    "Lay",
    "Locked",
    "MatchOver",
    "MeldTile",
    "MeldView",
    "OwnView",
    "Rack",
    "ReturnTile",
    "Returned",
    "SeatView",
    "SideScore",
    "SideView",
    "TakePozo",
    "TookPozo",
]

GAME: Final[Game[BurakoState]] = Game(
    id="burako",
    version=1,
    options=BurakoOptions,
    actions=BurakoAction,
    state=BurakoState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    reasons=reasons,
    lesson=LESSON,
    short={"": {"target": 500}},
    pieces=pieces(),
)

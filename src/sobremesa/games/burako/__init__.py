"""Burako: two pairs, long melds, wild tiles that move, and a second hand to buy."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.burako.pieces import pieces
from sobremesa.games.burako.position import BurakoPosition
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import (
    Add,
    Added,
    Bought,
    BurakoAction,
    BurakoOptions,
    BurakoView,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    FinishedHand,
    HandOver,
    Laid,
    Lay,
    Locked,
    MatchOver,
    MeldTile,
    MeldView,
    OwnView,
    Rack,
    Returned,
    ReturnTile,
    SeatView,
    SideScore,
    SideView,
    TakePozo,
    TookPozo,
)

__all__ = [
    "RULES",
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

RULES: Final[Game[BurakoState]] = Game(
    id="burako",
    version=1,
    options=BurakoOptions,
    actions=BurakoAction,
    state=BurakoState,
    position=BurakoPosition,
    quick_options={"": {"target": 500}},
    pieces=pieces(),
)

"""Sorry!: four pawns race home round the board, and every card is a chance to send somebody back."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sorry.engine.board import pieces
from sobremesa.games.sorry.position import SorryPosition
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import (
    Began,
    Bumped,
    Discard,
    Discarded,
    Drew,
    FinishedView,
    GameOver,
    Hand,
    Journey,
    MatchOver,
    Move,
    Moved,
    OwnView,
    Part,
    Pass,
    Passed,
    PawnView,
    Reshuffled,
    SeatView,
    Sorry,
    SorryAction,
    SorryAppraisal,
    SorryOptions,
    SorryView,
    Split,
    Start,
    Swap,
    TurnedUp,
)

__all__ = [
    "RULES",
    "Began",
    "Bumped",
    "Discard",
    "Discarded",
    "Drew",
    "FinishedView",
    "GameOver",
    "Hand",
    "Journey",
    "MatchOver",
    "Move",
    "Moved",
    "OwnView",
    "Part",
    "Pass",
    "Passed",
    "PawnView",
    "Reshuffled",
    "SeatView",
    "Sorry",
    "SorryAction",
    "SorryAppraisal",
    "SorryOptions",
    "SorryState",
    "SorryView",
    "Split",
    "Start",
    "Swap",
    "TurnedUp",
]

RULES: Final[Game[SorryState]] = Game(
    id="sorry",
    version=1,
    options=SorryOptions,
    actions=SorryAction,
    state=SorryState,
    position=SorryPosition,
    # No option makes a race shorter; the scored game, with a pawn out and cards to choose from, takes half the turns.
    quick_options={"standard": {"mode": "scored"}, "partners": {"mode": "scored"}, "scored": {}},
    pieces=pieces(),
)

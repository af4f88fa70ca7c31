"""Sorry!: four pawns race home round the board, and every card is a chance to send somebody back."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sorry.actions import Discard, Move, Part, Pass, Sorry, SorryAction, Split, Start, Swap
from sobremesa.games.sorry.board import pieces
from sobremesa.games.sorry.bot import Easy, Hard, Medium
from sobremesa.games.sorry.events import (
    Began,
    Bumped,
    Discarded,
    Drew,
    GameOver,
    Hand,
    Journey,
    MatchOver,
    Moved,
    Passed,
    Reshuffled,
    TurnedUp,
)
from sobremesa.games.sorry.lesson import LESSON
from sobremesa.games.sorry.options import SorryOptions
from sobremesa.games.sorry.reasons import reasons
from sobremesa.games.sorry.rules import SorryState, from_position
from sobremesa.games.sorry.view import FinishedView, OwnView, PawnView, SeatView, SorryView

__all__ = [
    "GAME",
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
    "SorryOptions",
    "SorryState",
    "SorryView",
    "Split",
    "Start",
    "Swap",
    "TurnedUp",
]

GAME: Final[Game[SorryState]] = Game(
    id="sorry",
    version=1,
    options=SorryOptions,
    actions=SorryAction,
    state=SorryState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    reasons=reasons,
    # No option makes a race shorter; the scored game, with a pawn out and cards to choose from, takes half the turns.
    short={"standard": {"mode": "scored"}, "partners": {"mode": "scored"}, "scored": {}},
    pieces=pieces(),
    lesson=LESSON,
)

"""What a player of Sorry! can do with a card. Each play has exactly one form."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.games.sorry.pieces import (
    COLOURS,
    ELEVEN,
    ONE,
    PAWN_NAMES,
    PAWNS,
    RANKS,
    SEVEN,
    SORRY,
    STEPS,
    TEN,
    TWO,
    Colour,
    Rank,
)

PawnName = Annotated[str, Meta(pattern=r"\A(red|blue|yellow|green)-[0-9]+\Z")]
"""A colour and a number: whether there is such a pawn is for the rules to say."""


class Start(Action, frozen=True):
    """Put a pawn of the colour from START on its exit square, with a 1 or a 2."""

    colour: Colour
    card: Rank


class Move(Action, frozen=True):
    """Move a pawn forward, or backward where the steps are negative."""

    pawn: PawnName
    steps: int
    card: Rank


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two parts a 7 is split into."""

    pawn: PawnName
    steps: int


class Split(Action, frozen=True):
    """Split a 7 between two pawns; the first part is finished before the second begins."""

    first: Part
    second: Part
    card: Rank


class Swap(Action, frozen=True):
    """Exchange the places of an own pawn and an opponent's, with an 11."""

    pawn: PawnName
    target: PawnName
    card: Rank


class Sorry(Action, frozen=True):
    """Bump a pawn from the track and put one of the colour from START in its place."""

    target: PawnName
    colour: Colour
    card: Rank


class Pass(Action, frozen=True):
    """Settle a card that cannot be used; or an 11 that could only be swapped with."""


class Discard(Action, frozen=True):
    """Throw a card of the hand away, because none of them can be used."""

    card: Rank


SorryAction = Start | Move | Split | Swap | Sorry | Pass | Discard

# Each action exists once. Starts by rank and colour, moves by rank and pawn, the rest as the names say.
PASS: Final = Pass()
DISCARD: Final = [Discard(rank) for rank in RANKS]
START_WITH: Final = [[Start(colour, RANKS[rank]) for colour in COLOURS] for rank in (ONE, TWO)]
MOVE: Final = [[Move(pawn, STEPS[rank], RANKS[rank]) for pawn in PAWN_NAMES] for rank in range(SORRY)]
MOVE_BACK: Final = [Move(pawn, -1, RANKS[TEN]) for pawn in PAWN_NAMES]
SWAP: Final = [[Swap(pawn, target, RANKS[ELEVEN]) for target in PAWN_NAMES] for pawn in PAWN_NAMES]
SORRY_ON: Final = [[Sorry(target, colour, RANKS[SORRY]) for target in PAWN_NAMES] for colour in COLOURS]

SPLITS: Final[list[Split | None]] = [None] * (PAWNS * PAWNS * STEPS[SEVEN])
"""By first pawn, second pawn and steps of the first: there are many, so each is made when it is first needed."""


def split(first: int, second: int, steps: int) -> Split:
    """The 7 that takes the first pawn so many steps and the second the rest."""
    number = (first * PAWNS + second) * STEPS[SEVEN] + steps
    made = SPLITS[number]
    if made is None:
        rest = STEPS[SEVEN] - steps
        made = Split(Part(PAWN_NAMES[first], steps), Part(PAWN_NAMES[second], rest), RANKS[SEVEN])
        SPLITS[number] = made
    return made

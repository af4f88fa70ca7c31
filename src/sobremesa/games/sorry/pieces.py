"""The pieces of Sorry!: sixteen pawns, forty-five cards, and the board as numbers.

Inside, everything is a small int. A pawn is 4 × colour + number − 1, a card is its rank, and a **place** says how far a
pawn has come on its own way: START, the diamond, the exit square, then square by square to the entry of the safety
zone, the five safety squares, and HOME. It is the progress of the rules file plus two, so that lists can be indexed
by it. The way is the same for every colour, only the squares differ: a **square** is 0 to 59 on the track, then the
safety squares of red, blue, yellow and green.
"""

from typing import Final, Literal

Colour = Literal["red", "blue", "yellow", "green"]
Rank = Literal["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"]

# Colours and pawns

COLOURS: Final[list[Colour]] = ["red", "blue", "yellow", "green"]
"""Clockwise round the board (RULING-1)."""
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOUR_OF: Final[dict[str, int]] = {name: colour for colour, name in enumerate(COLOURS)}

PAWNS_OF_A_COLOUR: Final = 4
PAWNS: Final = 16
NOBODY: Final = -1
PAWN_NAMES: Final[list[str]] = [f"{name}-{number}" for name in COLOURS for number in range(1, 5)]
PAWN_OF: Final[dict[str, int]] = {name: pawn for pawn, name in enumerate(PAWN_NAMES)}

# Cards

RANKS: Final[list[Rank]] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"]
RANK_OF: Final[dict[str, int]] = {name: rank for rank, name in enumerate(RANKS)}
ONE: Final = 0
TWO: Final = 1
FOUR: Final = 3
SEVEN: Final = 5
TEN: Final = 7
ELEVEN: Final = 8
SORRY: Final = 10
NO_CARD: Final = -1
HAND_SIZE: Final = 5

STEPS: Final[list[int]] = [1, 2, 3, -4, 5, 7, 8, 10, 11, 12, 0]
"""How far each card moves a pawn (SORRY-38 to SORRY-54); a 10 may also go one back, and Sorry! moves none."""
COPIES: Final[list[int]] = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
DECK: Final[list[int]] = [rank for rank, copies in enumerate(COPIES) for _ in range(copies)]

# The way of a pawn

START: Final = 0
DIAMOND: Final = 1
EXIT: Final = 2
ENTRY: Final = 60
FIRST_SAFETY: Final = 61
LAST_SAFETY: Final = 65
HOME: Final = 66
PLACES: Final = 67

TRACK: Final = 60
SAFETY: Final = 5
SQUARES: Final = 80
"""Of the track and of the safety zones: each has room for one pawn (SORRY-31)."""
OFF_BOARD: Final = -1
"""In place of a square: START and HOME hold any number of pawns."""

EDGE: Final = 15
"""Squares on the edge of a colour; red's begins with square 0."""


def square_at(colour: int, place: int) -> int:
    """The square of the board a place is for a colour."""
    if DIAMOND <= place <= ENTRY:
        return (colour * EDGE + place + 2) % TRACK
    if FIRST_SAFETY <= place <= LAST_SAFETY:
        return TRACK + colour * SAFETY + place - FIRST_SAFETY
    return OFF_BOARD


def place_on(colour: int, square: int) -> int:
    """How far a pawn of the colour has come that stands on a square of the track."""
    return DIAMOND + (square - square_at(colour, DIAMOND)) % TRACK


SQUARE_AT: Final[list[int]] = [square_at(colour, place) for colour in range(4) for place in range(PLACES)]
"""By colour × PLACES + place."""
PLACE_ON: Final[list[int]] = [place_on(colour, square) for colour in range(4) for square in range(TRACK)]
"""By colour × TRACK + square."""


def place_name(colour: int, place: int) -> str:
    """How a place is written: `start`, `T4`, `S1`, `home`."""
    if place == START:
        return "start"
    if place == HOME:
        return "home"
    if place >= FIRST_SAFETY:
        return f"S{place - ENTRY}"
    return f"T{square_at(colour, place)}"


PLACE_NAMES: Final[list[str]] = [place_name(colour, place) for colour in range(4) for place in range(PLACES)]
"""By colour × PLACES + place."""

# Slides

SLIDES: Final[list[tuple[int, int, int]]] = [
    (colour, colour * EDGE + first, colour * EDGE + last) for colour in range(4) for first, last in ((1, 4), (9, 13))
]
"""The colour, the triangle and the end of each; on every edge a short one and a long one."""


def slide_from(place: int) -> int:
    """Where a pawn comes to rest that lands on a place: only slides of other colours take it along (SORRY-32, 34)."""
    for colour, triangle, end in SLIDES:
        if colour != RED and square_at(RED, place) == triangle:
            return place + end - triangle
    return place


SLIDES_TO: Final[list[int]] = [slide_from(place) for place in range(PLACES)]
"""The way of every colour has its foreign slides at the same places, so red's stand for all."""


def landing(place: int, steps: int) -> int:
    """The place that many steps on, or back where they are negative; beyond HOME it is no place (SORRY-26, SORRY-29).

    A pawn in front of its exit square has the whole track behind it, so backing past the diamond leads to the places
    before the entry.
    """
    reached = place + steps
    return reached if reached >= DIAMOND else reached + TRACK

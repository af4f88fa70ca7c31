"""How the board of Sorry! is drawn: what lies where on a grid of 16 × 16 cells, served to the page instead of retyped.

x goes from left to right and y from top to bottom, 0 to 15; red's edge is at the top. START and HOME are discs of
3 × 3 cells, given by their centres. The middle is free for the two piles.
"""

from typing import Any, Final

from sobremesa.games.sorry.pieces import (
    COLOURS,
    COPIES,
    DIAMOND,
    EDGE,
    ENTRY,
    EXIT,
    RANKS,
    SAFETY,
    SLIDES,
    TRACK,
    square_at,
)

Cell = tuple[int, int]

LAST: Final = 15
START_OF_RED: Final[Cell] = (4, 2)
HOME_OF_RED: Final[Cell] = (2, 7)


def turned(cell: Cell, quarters: int) -> Cell:
    """The cell after so many quarter turns clockwise: every colour's part of the board is red's, turned."""
    for _ in range(quarters):
        cell = (LAST - cell[1], cell[0])
    return cell


def track_cell(square: int) -> Cell:
    """A square of the track, clockwise from the top left corner."""
    return turned((square % EDGE, 0), square // EDGE)


def pieces() -> dict[str, Any]:
    """What a page has to know to draw board and cards."""
    around = list(enumerate(COLOURS))
    return {
        "colours": COLOURS,
        "deck": dict(zip(RANKS, COPIES, strict=True)),
        "track": [track_cell(square) for square in range(TRACK)],
        "safety": {name: [turned((2, k), colour) for k in range(1, SAFETY + 1)] for colour, name in around},
        "start": {name: turned(START_OF_RED, colour) for colour, name in around},
        "home": {name: turned(HOME_OF_RED, colour) for colour, name in around},
        "slides": [
            {"colour": COLOURS[colour], "squares": list(range(triangle, end + 1))} for colour, triangle, end in SLIDES
        ],
        "exit": {name: square_at(colour, EXIT) for colour, name in around},
        "entry": {name: square_at(colour, ENTRY) for colour, name in around},
        "diamond": {name: square_at(colour, DIAMOND) for colour, name in around},
    }

"""The tiles of Rummy israelí: what they count, and how many there are of everything."""

from typing import Final

from sobremesa.core.tiles import COLOURS, FACE_NAMES, NUMBER, NUMBER_COUNT, TILE_COUNT

JOKER_VALUE: Final = 50
"""On a rack (RUMMY-54); on the table a joker counts as the tile it stands for."""

RACK_VALUES: Final[list[int]] = [NUMBER[tile] or JOKER_VALUE for tile in range(TILE_COUNT)]
"""What each tile counts against its holder."""

SHORTEST_SET: Final = 3
LARGEST_GROUP: Final = 4
LONGEST_RUN: Final = NUMBER_COUNT
MOST_SETS: Final = TILE_COUNT // SHORTEST_SET

PILE_SIZE: Final = 7
RACK_SIZE: Final = 2 * PILE_SIZE
"""Everybody takes two piles of the stock (RUMMY-5)."""


def rack_points(tiles: list[int]) -> int:
    """What the tiles of a rack count against their holder."""
    total = 0
    for tile in tiles:
        total += RACK_VALUES[tile]
    return total


def values_by_face() -> dict[str, int]:
    """The value on a rack of each face, `J` being a joker: what a page has to know to draw the pieces."""
    return {name: RACK_VALUES[2 * face] for face, name in enumerate(FACE_NAMES)}


def pieces() -> dict[str, object]:
    """The pieces as a page draws them."""
    return {"values": values_by_face(), "colours": list(COLOURS), "numbers": NUMBER_COUNT, "pile": PILE_SIZE}

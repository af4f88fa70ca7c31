"""The 96 tiles and the die. A tile is a small int: `2 * (8 * colour + number - 1) + copy`.

A tile that lies on a grid is its tile, or its tile + 96 if it is a six turned round, which reads as 9 (SUMOKU-5). So
one int says which tile lies there and how; VALUE and COLOUR have an entry for each of these.
"""

from typing import Final

COLOURS: Final = "ROYGBP"
COLOUR_COUNT: Final = 6
NUMBER_COUNT: Final = 8
TILE_COUNT: Final = 96
TURNED: Final = TILE_COUNT
"""Added to a six that lies as a 9."""
SIX: Final = 6
NINE: Final = 9
NO_TILE: Final = -1
NOBODY: Final = -1
"""In place of a seat or of the winner of a round."""

DIE: Final = (3, 3, 4, 4, 5, 5)

RACK_SIZE: Final = 8
RACE_TILES: Final = 10
SOLO_TILES: Final = 16
SOLO_MORE: Final = 10
DISPLAY_SIZE: Final = 10
COMBINATION: Final = 4
PENALTY_TILES: Final = 2
LEAST_PILE: Final = 2
"""Tiles an exchange takes from the pile (SUMOKU-74)."""
LEAST_CALL: Final = 4
MOST_CALL: Final = 36
"""Four tiles of different colours add up to 4 at least, and to 36 at most."""
LAST_ROUND: Final = 100
"""Of a match of spot (SUMOKU-163)."""
IDLE_ROUNDS: Final = 2
"""Rounds of turns without a placement that end the classic game (SUMOKU-150)."""

# Indexed by tile, laid either way.
COLOUR: Final[list[int]] = [(laid % TILE_COUNT) >> 4 for laid in range(2 * TILE_COUNT)]
VALUE: Final[list[int]] = [NINE if laid >= TURNED else (laid >> 1 & 7) + 1 for laid in range(2 * TILE_COUNT)]
"""What a tile is worth as it lies; the printed number for one that does not lie turned."""

NAMES: Final[list[str]] = [
    f"{colour}{number}{copy}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1) for copy in "ab"
]
"""`R5a`: colour, number, copy."""
TILES: Final[dict[str, int]] = {name: tile for tile, name in enumerate(NAMES)}


def is_six(tile: int) -> bool:
    """Whether the tile can be turned round."""
    return VALUE[tile] == SIX


def names_of(tiles: list[int]) -> list[str]:
    """How tiles are written."""
    return [NAMES[tile] for tile in tiles]


def number_sum(tiles: list[int]) -> int:
    """The printed numbers added up: a six in a rack counts 6 (SUMOKU-11, SUMOKU-144)."""
    return sum([VALUE[tile] for tile in tiles])


def sums_to_call(key: int) -> list[int]:
    """Every multiple of the key number that four tiles can come to (SUMOKU-102)."""
    return [total for total in range(LEAST_CALL, MOST_CALL + 1) if total % key == 0]

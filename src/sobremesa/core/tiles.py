"""Number tiles of four colours and thirteen numbers, two of each, and two jokers: Rummy israelí and Burako.

A tile is a small int, laid out like a playing card (`core/cards.py`), so that what is said there and in `core/melds.py`
of suits and ranks holds for colours and numbers. Half of it, rounded down, is its face; both jokers have the same one.
"""

from typing import Final

from sobremesa.core.cards import FIRST_JOKER, RANK, RANK_COUNT, SUIT, SUIT_COUNT

COLOURS: Final = "KRBY"
COLOUR_COUNT: Final = SUIT_COUNT
NUMBER_COUNT: Final = RANK_COUNT
TILE_COUNT: Final = FIRST_JOKER + 2
JOKER_FACE: Final = FIRST_JOKER >> 1
FACE_COUNT: Final = JOKER_FACE + 1
NO_TILE: Final = -1

# Indexed by tile; the jokers have number 0 and colour -1.
COLOUR: Final[list[int]] = SUIT[:TILE_COUNT]
NUMBER: Final[list[int]] = RANK[:TILE_COUNT]

FACE_NAMES: Final[list[str]] = [f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)] + [
    "J"
]
"""`R6`, `K13`, `J`: what a tile is called where copies are one and the same."""
FACES: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_NAMES)}
NAMES: Final[list[str]] = [f"{FACE_NAMES[tile >> 1]}{'ab'[tile & 1]}" for tile in range(TILE_COUNT)]
"""`R6a`, `Jb`: what a tile is called where every piece has a name of its own."""
TILES: Final[dict[str, int]] = {name: tile for tile, name in enumerate(NAMES)}


def tile_of(colour: int, number: int, copy: int = 0) -> int:
    """The tile of that colour and number."""
    return 2 * (NUMBER_COUNT * colour + number - 1) + copy


def tile_names(tiles: list[int]) -> list[str]:
    """How tiles are written with their copies: `R6a`, `Jb`."""
    return [NAMES[tile] for tile in tiles]


def tile_face_names(tiles: list[int]) -> list[str]:
    """How tiles are written by their faces alone: `R6`, `J`."""
    return [FACE_NAMES[tile >> 1] for tile in tiles]

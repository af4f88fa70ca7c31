"""The tiles of Burako and what they are worth.

A tile is its face, a small int (core/tiles.py): thirteen times the colour plus the number less one, and the joker last.
The two tiles of a face are one and the same thing wherever they lie.
"""

from typing import Final

from sobremesa.core.tiles import COLOUR_COUNT, COLOURS, FACE_COUNT, FACE_NAMES, JOKER_FACE, NUMBER_COUNT

COPIES: Final = 2
MUERTO_SIZE: Final = 11
SHORTEST_MELD: Final = 3
LEAST_NATURALS: Final = 2
CANASTA_SIZE: Final = 7
IDLE_TURNS_EACH: Final = 2
"""So many turns each in which the pozo only went round lock it for the next player (BURAKO-34)."""

# Slots of a run: 1 and 14 are both places of a 1 (BURAKO-10).
LOW_ONE: Final = 1
HIGH_ONE: Final = 14
TWO: Final = 2

CLOSING: Final = 100
PURE_CANASTA: Final = 200
IMPURE_CANASTA: Final = 100
MUERTO: Final = 100
"""What a side loses that has not bought, and with `muerto_bonus` what one wins that has (BURAKO-58, BURAKO-59)."""

# Indexed by number; a joker has number 0 (BURAKO-60).
NUMBER_VALUES: Final[list[int]] = [50, 15, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10]

# Indexed by face; the joker has number 0 and colour -1.
NUMBERS: Final[list[int]] = [face % NUMBER_COUNT + 1 if face < JOKER_FACE else 0 for face in range(FACE_COUNT)]
COLOUR_OF: Final[list[int]] = [face // NUMBER_COUNT if face < JOKER_FACE else -1 for face in range(FACE_COUNT)]
VALUES: Final[list[int]] = [NUMBER_VALUES[number] for number in NUMBERS]
CAN_BE_WILD: Final[list[bool]] = [number in (0, TWO) for number in NUMBERS]
"""Jokers and twos (BURAKO-21); the others are firm."""

WILD_FACES: Final[list[int]] = [face for face in range(FACE_COUNT) if CAN_BE_WILD[face]]
WILD_MASK: Final = sum([1 << face for face in WILD_FACES])
NUMBER_MASKS: Final[list[int]] = [
    sum([1 << (NUMBER_COUNT * colour + number - 1) for colour in range(COLOUR_COUNT)]) if number else 1 << JOKER_FACE
    for number in range(NUMBER_COUNT + 1)
]
"""The faces of each number, one bit each."""

ALL_TILES: Final[list[int]] = [face for face in range(FACE_COUNT) for _ in range(COPIES)]

# The face that belongs in a slot of a run, indexed by colour and slot; slot 0 is none.
SLOT_FACES: Final[list[list[int]]] = [
    [-1, *[NUMBER_COUNT * colour + (slot - 1) % NUMBER_COUNT for slot in range(LOW_ONE, HIGH_ONE + 1)]]
    for colour in range(COLOUR_COUNT)
]


def points_of(faces: list[int]) -> int:
    """What tiles are worth, on a rack or in a meld (BURAKO-56, BURAKO-57)."""
    points = 0
    for face in faces:
        points += VALUES[face]
    return points


def face_names(faces: list[int]) -> list[str]:
    """How tiles are written: `R6`, `K13`, `J`."""
    return [FACE_NAMES[face] for face in faces]


def pieces() -> dict[str, object]:
    """What a page has to know to draw the tiles."""
    values = {FACE_NAMES[face]: VALUES[face] for face in range(FACE_COUNT)}
    return {
        "values": values,
        "colours": list(COLOURS),
        "wild": [FACE_NAMES[face] for face in WILD_FACES],
        "canasta": CANASTA_SIZE,
        "pure": PURE_CANASTA,
        "impure": IMPURE_CANASTA,
        "closing": CLOSING,
        "muerto": MUERTO,
    }

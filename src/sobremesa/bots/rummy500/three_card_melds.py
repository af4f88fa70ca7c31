"""Cards by their faces, one bit each, and every combination of three.

Most questions about a hand are about faces: does this pair still find its third card, does that card fit on the table?
Any combination begins with three cards, of which there are only a hundred; longer ones grow out of them.
"""

from typing import Final

from sobremesa.core.cards import ACE, ACE_HIGH, FACES, FIRST_JOKER, RANK_COUNT, SUIT_COUNT
from sobremesa.games.rummy500.engine.melds import Combination
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, PLACE_VALUES, RANK_VALUES

FACE_BITS: Final[list[int]] = [1 << face for face in range(FACES)]
CARD_BITS: Final[list[int]] = [1 << (card >> 1) for card in range(FIRST_JOKER)] + [0, 0, 0, 0]
ALL_FACES: Final = (1 << FACES) - 1
RANK_BITS: Final[list[int]] = [0] + [
    sum([1 << (RANK_COUNT * suit + rank - 1) for suit in range(SUIT_COUNT)]) for rank in range(ACE, RANK_COUNT + 1)
]
# What belongs at a place of a run, by fifteen times the suit plus the place.
PLACE_FACES: Final[list[int]] = [
    RANK_COUNT * suit + (place - 1) % RANK_COUNT for suit in range(SUIT_COUNT) for place in range(HIGHEST_PLACE + 1)
]
PLACE_BITS: Final[list[int]] = [FACE_BITS[face] for face in PLACE_FACES]


class Three:
    """Three faces that form a combination: a run from a place on, or a set without one suit."""

    def __init__(self, faces: list[int], suit: int, low: int, rank: int) -> None:
        self.faces: Final = faces
        self.suit: Final = suit
        self.low: Final = low
        """0 for a set."""
        self.rank: Final = rank
        """0 for a run."""
        self.bits: Final = FACE_BITS[faces[0]] | FACE_BITS[faces[1]] | FACE_BITS[faces[2]]
        self.points: Final = 3 * RANK_VALUES[rank] if rank else sum(PLACE_VALUES[low : low + 3])


def all_threes() -> list[Three]:
    """Every run and every set of three, the dearest first."""
    runs = [
        Three([RANK_COUNT * suit + (place - 1) % RANK_COUNT for place in range(low, low + 3)], suit, low, 0)
        for suit in range(SUIT_COUNT)
        for low in range(ACE, ACE_HIGH - 1)
    ]
    sets = [
        Three([RANK_COUNT * suit + rank - 1 for suit in range(SUIT_COUNT) if suit != missing], -1, 0, rank)
        for missing in range(SUIT_COUNT)
        for rank in range(ACE, RANK_COUNT + 1)
    ]
    return sorted(runs + sets, key=points_of_three)


def points_of_three(three: Three) -> int:
    """For sorting, the dearest first."""
    return -three.points


THREES: Final[list[Three]] = all_threes()
OTHERS: Final[list[list[int]]] = [
    [three.bits & ~FACE_BITS[face] for three in THREES if three.bits & FACE_BITS[face]] for face in range(FACES)
]
"""For each face, the two others of every three it belongs to."""
POINTS: Final[list[list[int]]] = [
    [three.points for three in THREES if three.bits & FACE_BITS[face]] for face in range(FACES)
]
"""What those threes are worth."""


def value_within(three: Three, missing: int) -> int:
    """What the missing card of a three would be worth in it."""
    if three.rank:
        return RANK_VALUES[three.rank]
    for index in range(3):
        if FACE_BITS[three.faces[index]] & missing:
            return PLACE_VALUES[three.low + index]
    return 0


def suit_bits(meld: Combination) -> int:
    """The faces of a set's natural cards."""
    bits = 0
    for card in meld.cards:
        bits |= CARD_BITS[card]
    return bits

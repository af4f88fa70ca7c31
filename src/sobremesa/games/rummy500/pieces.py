"""The cards of Rummy 500 and what they are worth, in a hand and on the table."""

from typing import Final

from sobremesa.core.cards import ACE, ACE_HIGH, CARD_COUNT, FACE_NAMES, RANK, RANK_COUNT

ACE_VALUE: Final = 15
JOKER_VALUE: Final = 15

# Indexed by rank; a joker has rank 0.
RANK_VALUES: Final[list[int]] = [JOKER_VALUE, ACE_VALUE, *range(2, 11), 10, 10, 10]

HAND_VALUES: Final[list[int]] = [RANK_VALUES[RANK[card]] for card in range(CARD_COUNT)]
"""What each card counts against its holder (R500-50 to R500-52)."""

# Indexed by place, 0 being none: an ace below the two is worth 1, above the king 15 (R500-51).
PLACE_VALUES: Final[list[int]] = [0, 1, *range(2, 11), 10, 10, 10, ACE_VALUE]

# A set has room for a card of each suit; where a suit may be repeated, for both cards of each (R500-11, R500-12).
SET_SIZE: Final = 4
SET_SIZE_WITH_DUPLICATES: Final = 8
SHORTEST_MELD: Final = 3
LEAST_NATURALS: Final = 2
IDLE_TURNS_EACH: Final = 3
"""So many turns in succession in which nobody does more than swap the top discard stall the round (R500-46)."""

LOWEST_PLACE: Final = ACE
HIGHEST_PLACE: Final = ACE_HIGH


def hand_points(cards: list[int]) -> int:
    """What the cards of a hand count against their holder."""
    total = 0
    for card in cards:
        total += HAND_VALUES[card]
    return total


def values_by_face() -> dict[str, int]:
    """The value in a hand of each face, `X` being a joker: what a page has to know to draw the pieces."""
    naturals = {name: RANK_VALUES[face % RANK_COUNT + 1] for face, name in enumerate(FACE_NAMES)}
    return naturals | {"X": JOKER_VALUE}

"""Cards of four suits and thirteen ranks, up to two of each, and jokers: the pieces of every rummy.

A card is a small int, twice its face plus its copy, so that cards in ascending order lie by suit, then by rank, then by
copy, and the jokers come last. Nothing here knows what a card is worth. The names are those of playing
cards; `core/tiles.py` has those of number tiles.
"""

from typing import Final

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
SUIT_COUNT: Final = 4
RANK_COUNT: Final = 13
FACES: Final = 52
"""Natural faces: thirteen times the suit plus the rank less one. The jokers have no face."""
FIRST_JOKER: Final = 104
CARD_COUNT: Final = 108
NO_CARD: Final = -1

ACE: Final = 1
ACE_HIGH: Final = 14
"""The place above the king: a run of playing cards may begin or end with an ace."""

# Indexed by card; the jokers have rank 0 and suit -1.
SUIT: Final[list[int]] = [card // 2 // RANK_COUNT if card < FIRST_JOKER else -1 for card in range(CARD_COUNT)]
RANK: Final[list[int]] = [card // 2 % RANK_COUNT + 1 if card < FIRST_JOKER else 0 for card in range(CARD_COUNT)]

FACE_NAMES: Final[list[str]] = [rank + suit for suit in SUITS for rank in RANKS]
NAMES: Final[list[str]] = [f"{name}{pack}" for name in FACE_NAMES for pack in (1, 2)] + ["X1", "X2", "X3", "X4"]
CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}


def is_joker(card: int) -> bool:
    """Whether the card is one of the jokers."""
    return card >= FIRST_JOKER


def card_of(suit: int, rank: int, copy: int = 0) -> int:
    """The card of that suit and rank."""
    return 2 * (RANK_COUNT * suit + rank - 1) + copy


def pack_of(packs: int, jokers: bool) -> list[int]:
    """All cards of one or two packs in ascending order, each pack with its two jokers or without."""
    naturals = [card for card in range(FIRST_JOKER) if card % 2 < packs]
    return naturals + [FIRST_JOKER + number for number in range(2 * packs)] if jokers else naturals


def names_of(cards: list[int]) -> list[str]:
    """How cards are written, in actions, events and views: `7H1`, `TS2`, `X3`."""
    return [NAMES[card] for card in cards]


def face_at(suit: int, place: int) -> str:
    """The face that belongs at a place of a run, 1 to 14: `6H`; both ends are aces."""
    return FACE_NAMES[RANK_COUNT * suit + (place - 1) % RANK_COUNT]

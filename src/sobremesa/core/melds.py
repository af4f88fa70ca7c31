"""What the combinations of all rummies have in common: runs cover consecutive places, and wild cards fill in.

Places are numbered from 1 for the lowest rank. A game says which place is the highest: 13, or 14 where the lowest rank
may also stand above the thirteenth.
"""

from sobremesa.core.cards import ACE, ACE_HIGH, FIRST_JOKER, RANK, RANK_COUNT, SUIT


def belongs_at(card: int, suit: int, place: int) -> bool:
    """Whether the card may lie at this place of a run of the suit: the card of the place, or a joker."""
    return card >= FIRST_JOKER or card >> 1 == RANK_COUNT * suit + (place - 1) % RANK_COUNT


def suit_of_run(cards: list[int]) -> int:
    """The one suit of the natural cards; -1 if they have several, or if there are none."""
    suit = -1
    for card in cards:
        if card < FIRST_JOKER:
            if suit >= 0 and suit != SUIT[card]:
                return -1
            suit = SUIT[card]
    return suit


def rank_of_set(cards: list[int]) -> int:
    """The one rank of the natural cards; 0 if they have several, or if there are none."""
    rank = 0
    for card in cards:
        if card < FIRST_JOKER:
            if rank and rank != RANK[card]:
                return 0
            rank = RANK[card]
    return rank


def first_place(cards: list[int], highest: int) -> int:
    """The place of the first card, if the cards as they are listed form a run within 1 to `highest`; else 0.

    The first natural card fixes it. An ace that is not the first of all can only be the ace above the king.
    """
    suit = suit_of_run(cards)
    if suit < 0:
        return 0
    before = 0
    while cards[before] >= FIRST_JOKER:
        before += 1
    rank = RANK[cards[before]]
    first = (ACE_HIGH if rank == ACE and before > 0 else rank) - before
    if first < 1 or first + len(cards) - 1 > highest:
        return 0
    place = first
    for card in cards:
        if not belongs_at(card, suit, place):
            return 0
        place += 1
    return first


def goes_round_the_corner(cards: list[int]) -> bool:
    """Whether cards of one suit would follow each other if the lowest rank came after the highest, in a circle."""
    turned = -1
    for index in range(len(cards)):
        if cards[index] < FIRST_JOKER:
            start = (RANK[cards[index]] - index) % RANK_COUNT
            if turned >= 0 and start != turned:
                return False
            turned = start
    return turned >= 0

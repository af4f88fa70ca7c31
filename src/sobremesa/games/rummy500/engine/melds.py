"""The combinations of Rummy 500: what is a set, what is a run, what fits on them, and what it is worth."""

from typing import Final

from sobremesa.core.cards import FIRST_JOKER, SUIT
from sobremesa.core.melds import first_place, rank_of_set, suit_of_run
from sobremesa.games.rummy500.pieces import (
    HIGHEST_PLACE,
    JOKER_VALUE,
    PLACE_VALUES,
    RANK_VALUES,
    SET_SIZE,
    SET_SIZE_WITH_DUPLICATES,
)

NOBODY: Final = -1
NEW: Final = -1
"""Instead of the index of a combination on the table."""


class Combination:
    """A set or a run on the table, with the owner of every card.

    It never changes: whoever lays off puts a longer one in its place (R500-20, R500-37), so copies of a match share it.
    """

    def __init__(self, suit: int, low: int, rank: int, cards: list[int], owners: list[int]) -> None:
        self.suit: Final = suit
        """Of a run; -1 for a set."""
        self.low: Final = low
        """The place of a run's first card; 0 for a set."""
        self.rank: Final = rank
        """Of a set; 0 for a run."""
        self.cards: Final = cards
        """From low to high; a set in the order of laying."""
        self.owners: Final = owners
        self.high: Final = low + len(cards) - 1 if low else 0
        self.suits: Final = 0 if low else suits_among(cards)
        """The suits of a set's natural cards, one bit each."""

    @property
    def is_run(self) -> bool:
        """A run, or else a set."""
        return self.low > 0

    def grown(self, cards: list[int], at_low: bool, owner: int) -> "Combination":
        """The combination with these cards added by the owner."""
        owners = [owner] * len(cards)
        if at_low:
            return Combination(self.suit, self.low - len(cards), 0, cards + self.cards, owners + self.owners)
        return Combination(self.suit, self.low, self.rank, self.cards + cards, self.owners + owners)

    def points_at(self, index: int, fifteen: bool) -> int:
        """What one of its cards is worth; `fifteen` if every joker on the table is (R500-50 to R500-52)."""
        if fifteen and self.cards[index] >= FIRST_JOKER:
            return JOKER_VALUE
        return PLACE_VALUES[self.low + index] if self.low else RANK_VALUES[self.rank]

    def points_between(self, first: int, end: int, fifteen: bool) -> int:
        """What the cards from the first index to before the end are worth."""
        points = 0
        for index in range(first, end):
            points += self.points_at(index, fifteen)
        return points


class FinishedRound:
    """A round that has been counted, as it lay when it ended."""

    def __init__(self, reason: str, seat: int, melds: list[Combination], hands: list[list[int]]) -> None:
        self.reason: Final = reason
        self.seat: Final = seat
        """Who went out, or nobody."""
        self.melds: Final = melds
        self.hands: Final = hands


def suits_among(cards: list[int]) -> int:
    """The suits of the natural cards, one bit each."""
    suits = 0
    for card in cards:
        if card < FIRST_JOKER:
            suits |= 1 << SUIT[card]
    return suits


def set_size(duplicates: bool) -> int:
    """How many cards a set may have (R500-11, R500-12)."""
    return SET_SIZE_WITH_DUPLICATES if duplicates else SET_SIZE


def combination_of(cards: list[int], owner: int) -> Combination:
    """The combination that a legal list of cards forms (R500-21). A set is kept in order of suits, jokers last."""
    owners = [owner] * len(cards)
    rank = rank_of_set(cards)
    if rank:
        return Combination(-1, 0, rank, sorted(cards), owners)
    return Combination(suit_of_run(cards), first_place(cards, HIGHEST_PLACE), 0, cards, owners)


def points_by_owner(melds: list[Combination], players: int, fifteen: bool) -> list[int]:
    """What each seat's cards in these combinations are worth."""
    points = [0] * players
    for meld in melds:
        for index in range(len(meld.cards)):
            points[meld.owners[index]] += meld.points_at(index, fifteen)
    return points

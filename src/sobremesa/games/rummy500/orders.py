"""In which orders cards can be meant that were named in any order: a set, a run, the end of a run."""

from collections.abc import Iterator

from sobremesa.core.cards import FIRST_JOKER, RANK, RANK_COUNT
from sobremesa.core.melds import rank_of_set, suit_of_run
from sobremesa.games.rummy500.actions import End
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LOWEST_PLACE


def combinations_of(cards: list[int]) -> Iterator[list[int]]:
    """The orders in which cards can be a new combination: one for a set, for a run one for each place of its jokers."""
    if rank_of_set(cards):
        yield sorted(cards)
    elif suit_of_run(cards) >= 0:
        for first in range(LOWEST_PLACE, HIGHEST_PLACE - len(cards) + 2):
            order = filled(cards, first)
            if order is not None:
                yield order


def continuations(low: int, high: int, cards: list[int]) -> Iterator[tuple[End, list[int]]]:
    """The ends at which cards continue a run that reaches from place to place, and the order in which they do."""
    below = filled(cards, low - len(cards))
    if below is not None:
        yield "low", below
    above = filled(cards, high + 1)
    if above is not None:
        yield "high", above


def filled(cards: list[int], first: int) -> list[int] | None:
    """Consecutive places from the first on, every natural card in its own and jokers in the others; None if it fails.

    Places go round as on a clock, so that what comes after the ace can be named before it is refused.
    """
    naturals = [card for card in cards if card < FIRST_JOKER]
    jokers = sorted(card for card in cards if card >= FIRST_JOKER)
    order: list[int] = []
    for place in range(first, first + len(cards)):
        fitting = [card for card in naturals if RANK[card] == (place - 1) % RANK_COUNT + 1]
        if fitting:
            naturals.remove(fitting[0])
            order.append(fitting[0])
        elif jokers:
            order.append(jokers.pop(0))
        else:
            return None
    return None if naturals else order

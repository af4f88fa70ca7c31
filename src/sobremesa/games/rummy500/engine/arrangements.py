"""In which orders cards can be meant that were named in any order: a set, a run, the end of a run."""

from collections.abc import Iterator

from sobremesa.core.cards import ACE, FIRST_JOKER, NO_CARD, RANK, RANK_COUNT
from sobremesa.core.melds import rank_of_set, suit_of_run
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LOWEST_PLACE
from sobremesa.games.rummy500.schema import End


def combinations_of(cards: list[int]) -> Iterator[list[int]]:
    """The orders in which cards can be a new combination: one for a set, for a run one for each place of its jokers."""
    if rank_of_set(cards):
        yield sorted(cards)
    elif suit_of_run(cards) >= 0:
        for first in range(LOWEST_PLACE, HIGHEST_PLACE - len(cards) + 2):
            order = filled(cards, first)
            if order is not None:
                yield order
                if len(cards) == HIGHEST_PLACE and RANK[order[0]] == ACE and order[-1] >= FIRST_JOKER:
                    yield [order[-1], *order[1:-1], order[0]]


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

    After the king comes the ace and then the two again, so that a run past the ace can be named before it is refused.
    """
    order = [NO_CARD] * len(cards)
    jokers: list[int] = []
    for card in sorted(cards):
        if card >= FIRST_JOKER:
            jokers.append(card)
            continue
        index = (RANK[card] - first) % RANK_COUNT
        while index < len(order) and order[index] != NO_CARD:
            index += RANK_COUNT
        if index >= len(order):
            return None
        order[index] = card
    jokers.reverse()
    return [jokers.pop() if card == NO_CARD else card for card in order]

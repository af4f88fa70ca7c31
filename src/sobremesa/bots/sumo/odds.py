"""What may happen in a turn if every other player lays any of the unseen cards, each as likely as the next."""

from math import comb
from typing import Final

from sobremesa.games.sumo.pieces import FULL_ROW, HIGHEST

CERTAIN: Final = 1024
"""Chances are whole numbers, in parts of this."""


class Odds:
    """Chances by the number of unseen cards in a gap between a row and a card.

    `none[gap]`: nobody lays one of them. `sixth[free * width + gap]`: the others fill just the free places of the row,
    so that the card above the gap comes sixth, or sixth once more.
    """

    def __init__(self, others: int, unseen: int) -> None:
        gaps = range(unseen + 1)
        self.width: Final = unseen + 1
        self.none: Final = [exactly(0, gap, others, unseen) for gap in gaps]
        self.sixth: Final = [
            exactly(free, gap, others, unseen) + exactly(free + FULL_ROW, gap, others, unseen)
            for free in range(FULL_ROW)
            for gap in gaps
        ]


def exactly(wanted: int, good: int, drawn: int, cards: int) -> int:
    """The chance that of some cards drawn from all exactly so many are good ones, rounded."""
    if wanted > good or wanted > drawn or drawn - wanted > cards - good:
        return 0
    ways = comb(cards, drawn)
    return (comb(good, wanted) * comb(cards - good, drawn - wanted) * CERTAIN + ways // 2) // ways


ODDS: Final[dict[int, Odds]] = {}


def odds_of(others: int, unseen: int) -> Odds:
    """The odds for so many players and cards, worked out once."""
    key = others * (HIGHEST + 3) + unseen
    odds = ODDS.get(key)
    if odds is None:
        odds = ODDS[key] = Odds(others, unseen)
    return odds

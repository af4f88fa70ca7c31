"""How quick and how careful the bots are where time counts, as the rules file models it."""

from math import cos, exp, log, pi, sqrt
from typing import Final

from sobremesa.core.chance import WORD_RANGE, Chance

SPREAD: Final = 0.4
"""Times are a median times a lognormal factor with this sigma."""
PERCEPTION: Final = 1.5
"""Seconds before which no person could have seen what has changed."""
AVERAGE_COMBINATIONS: Final = 20


class Skill:
    """Seconds are medians; chances are in per cent."""

    def __init__(
        self,
        *,
        first_look: float,
        tile: float,
        taking_back: int,
        before_claim: float,
        wrong_claim: int,
        spotting: float,
        wrong_show: int,
    ) -> None:
        self.first_look: Final = first_look
        """After the roll and after new tiles."""
        self.tile: Final = tile
        """For each tile laid."""
        self.taking_back: Final = taking_back
        """After each tile, that the last one to three are taken back."""
        self.before_claim: Final = before_claim
        self.wrong_claim: Final = wrong_claim
        self.spotting: Final = spotting
        """To see one of twenty combinations."""
        self.wrong_show: Final = wrong_show


EASY: Final = Skill(
    first_look=8.0, tile=10.0, taking_back=15, before_claim=3.0, wrong_claim=6, spotting=18.0, wrong_show=8
)
MEDIUM: Final = Skill(
    first_look=5.0, tile=6.0, taking_back=8, before_claim=1.5, wrong_claim=2, spotting=10.0, wrong_show=4
)
HARD: Final = Skill(
    first_look=3.0, tile=3.0, taking_back=3, before_claim=0.8, wrong_claim=0, spotting=5.0, wrong_show=1
)
SHOWING: Final = 2.0
"""Seconds to lay out what was called."""
CLASSIC: Final = 2.0


def about(median: float, chance: Chance) -> float:
    """A time that varies as people's do."""
    uniform = (chance.word() + 1) / WORD_RANGE
    angle = 2 * pi * chance.word() / WORD_RANGE
    return median * exp(SPREAD * sqrt(-2 * log(uniform)) * cos(angle))


def happens(per_cent: int, chance: Chance) -> bool:
    """Whether something with this chance comes to pass."""
    return chance.below(100) < per_cent


def time_to_see(skill: Skill, combinations: int, chance: Chance) -> float:
    """The fewer combinations there are, the longer it takes to see one."""
    seen = about(skill.spotting * sqrt(AVERAGE_COMBINATIONS / max(1, combinations)), chance)
    return max(PERCEPTION, seen)

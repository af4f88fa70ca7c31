"""How strong the bots are, from the ranks of finished matches, and how sure that is.

Ratings follow Bradley and Terry: each bot has a strength, and of two bots one is ranked before the other with a chance
proportional to its strength. The strengths that explain the ranks best are written on the scale of Elo, where 400
points are odds of ten to one. How sure the figures are is found by drawing the same number of matches again and again
from those played.
"""

from collections.abc import Sequence
from math import log10, prod
from typing import Final

from msgspec import Struct

from sobremesa.core.chance import Chance

ELO_SCALE: Final = 400
ITERATIONS: Final = 1000
CLOSE_ENOUGH: Final = 1e-7
RESAMPLES: Final = 1000
CONFIDENCE: Final = 0.95

# Each pair of bots begins with half a win either way, so that a bot that never wins still has a rating.
HEAD_START: Final = 0.5


class MatchResult(Struct, frozen=True):
    """What counts of one match. By seat: the number of the bot that sat there, the side it played for, rank, total."""

    bots: Sequence[int]
    sides: Sequence[int]
    ranks: Sequence[int]
    totals: Sequence[int]
    hands: int


class Estimate(Struct, frozen=True):
    """A figure, and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float


class Figures(Struct, frozen=True):
    """Each bot's rating (their mean is 0), share of the wins per seat, and points per hand."""

    rating: list[float]
    win_share: list[float]
    score_per_hand: list[float]


def estimates(results: Sequence[MatchResult], bots: int, chance: Chance) -> list[dict[str, Estimate]]:
    """For each bot its figures by name, with their intervals."""
    counts = [count(result, bots) for result in results]
    found = figures(added(counts), bots)
    again = [figures(added([counts[chance.below(len(counts))] for _ in counts]), bots) for _ in range(RESAMPLES)]
    return [
        {
            name: estimate(getattr(found, name)[bot], [getattr(one, name)[bot] for one in again])
            for name in Figures.__struct_fields__
        }
        for bot in range(bots)
    ]


def estimate(value: float, drawn: list[float]) -> Estimate:
    """The figure found, between the outer percentiles of those drawn again."""
    ordered = sorted(drawn)
    outside = round((1 - CONFIDENCE) / 2 * len(ordered))
    return Estimate(value, ordered[outside], ordered[-1 - outside])


# Counting


def count(result: MatchResult, bots: int) -> list[float]:
    """One match as a line of numbers that can be added up.

    First, for each pair of bots, how often one was ranked before the other (a shared rank is half of it); nobody
    competes with the same bot, nor with the own side. Then every bot's seats, wins, points and hands.
    """
    before = [0.0] * (bots * bots)
    seats, wins, points, hands = ([0.0] * bots for _ in range(4))
    winners = result.ranks.count(1)
    for seat, bot in enumerate(result.bots):
        seats[bot] += 1
        wins[bot] += (result.ranks[seat] == 1) / winners
        points[bot] += result.totals[seat]
        hands[bot] += result.hands
        for other_seat, other in enumerate(result.bots):
            if other != bot and result.sides[other_seat] != result.sides[seat]:
                before[bot * bots + other] += before_share(result.ranks[seat], result.ranks[other_seat])
    return before + seats + wins + points + hands


def before_share(rank: int, other: int) -> float:
    """1 for the better rank, 0 for the worse, half for the same."""
    return 0.5 if rank == other else float(rank < other)


def added(counts: list[list[float]]) -> list[float]:
    """All lines in one."""
    return [sum(column) for column in zip(*counts, strict=True)]


def figures(total: list[float], bots: int) -> Figures:
    """The figures that follow from the lines added up."""
    pairs = bots * bots
    before = [total[bot * bots : (bot + 1) * bots] for bot in range(bots)]
    seats, wins, points, hands = (total[pairs + part * bots : pairs + (part + 1) * bots] for part in range(4))
    return Figures(
        rating=ratings(before),
        win_share=[share / max(1, among) for share, among in zip(wins, seats, strict=True)],
        score_per_hand=[score / max(1, played) for score, played in zip(points, hands, strict=True)],
    )


# Rating


def ratings(before: list[list[float]]) -> list[float]:
    """Ratings from how often each bot was ranked before each other."""
    if len(before) == 1:
        return [0.0]
    bots = range(len(before))
    wins = [[before[one][other] + HEAD_START if other != one else 0.0 for other in bots] for one in bots]
    strengths = [1.0 for _ in bots]
    for _ in range(ITERATIONS):
        last, strengths = strengths, better_strengths(strengths, wins)
        if all(abs(new / old - 1) < CLOSE_ENOUGH for new, old in zip(strengths, last, strict=True)):
            break
    return [ELO_SCALE * log10(strength) for strength in strengths]


def better_strengths(strengths: list[float], wins: list[list[float]]) -> list[float]:
    """One step towards the strengths that explain the wins best; their geometric mean stays 1."""
    stepped = [sum(wins[bot]) / expected_wins(bot, strengths, wins) * strengths[bot] for bot in range(len(wins))]
    scale = prod(stepped) ** (1 / len(stepped))
    return [strength / scale for strength in stepped]


def expected_wins(bot: int, strengths: list[float], wins: list[list[float]]) -> float:
    """How often a bot of that strength should have been ranked before the others."""
    return sum(
        (wins[bot][other] + wins[other][bot]) * strengths[bot] / (strengths[bot] + strengths[other])
        for other in range(len(wins))
        if other != bot
    )

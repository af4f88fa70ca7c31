"""The arithmetic of tournaments, on made-up results."""

from math import log10

import pytest

from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.lab.ratings import RESAMPLES, MatchResult, added, count, estimate, estimates, figures, ratings


def result(bots: list[int], ranks: list[int], totals=None, hands: int = 1, sides=None) -> MatchResult:
    seats = range(len(bots))
    return MatchResult(bots=bots, ranks=ranks, totals=totals or [0] * len(bots), hands=hands, sides=sides or seats)


def before(one: MatchResult, bots: int) -> list[list[float]]:
    """How often each bot was ranked before each other."""
    line = count(one, bots)
    return [line[bot * bots : (bot + 1) * bots] for bot in range(bots)]


# Counting


def test_every_pair_of_different_bots_is_compared():
    assert before(result([0, 1, 2], [1, 3, 2]), 3) == [[0, 1, 1], [0, 0, 0], [0, 1, 0]]


def test_a_shared_rank_is_half_a_win_for_both():
    assert before(result([0, 1], [1, 1]), 2) == [[0, 0.5], [0.5, 0]]


def test_a_bot_does_not_compete_with_itself():
    assert before(result([0, 1, 0, 0], [1, 2, 3, 4]), 2) == [[0, 1], [2, 0]]


def test_a_bot_does_not_compete_with_its_own_side():
    assert before(result([0, 1, 2, 1], [1, 3, 1, 3], sides=[0, 1, 0, 1]), 3) == [[0, 2, 0], [0, 0, 0], [0, 2, 0]]


def test_figures_are_per_seat_and_per_hand():
    results = [
        result([0, 1, 0], [1, 2, 3], totals=[10, 20, 60], hands=2),
        result([1, 0, 1], [1, 1, 3], totals=[8, 8, 14], hands=1),
    ]
    found = figures(added([count(one, 2) for one in results]), 2)

    assert found.win_share == [pytest.approx(1.5 / 3), pytest.approx(0.5 / 3)]
    assert found.score_per_hand == [pytest.approx(78 / 5), pytest.approx(42 / 4)]


# Rating


def test_ratings_of_two_follow_their_odds():
    stronger, weaker = ratings([[0, 750], [250, 0]])

    assert stronger - weaker == pytest.approx(400 * log10(750.5 / 250.5))
    assert stronger + weaker == pytest.approx(0)


def test_ratings_of_three_are_found_again_in_the_results_they_explain():
    strengths = [4, 2, 1]
    wins = [
        [0 if one == other else 10_000 * mine / (mine + theirs) for other, theirs in enumerate(strengths)]
        for one, mine in enumerate(strengths)
    ]
    found = ratings(wins)

    assert found == [pytest.approx(400 * log10(strength / 2), abs=0.1) for strength in strengths]


def test_equals_are_rated_equal_however_often_they_met():
    assert ratings([[0, 5, 50], [5, 0, 1], [50, 1, 0]]) == [pytest.approx(0)] * 3


def test_a_bot_that_never_wins_has_a_rating_too():
    winner, loser = ratings([[0, 20], [0, 0]])

    assert 400 < winner - loser < 1000


def test_a_bot_alone_is_rated_zero():
    assert ratings([[0]]) == [0]


# How sure it is


def test_the_interval_leaves_out_the_outer_two_and_a_half_percent_on_each_side():
    drawn = [float(number) for number in range(1000)]

    found = estimate(500.0, drawn)

    assert (found.value, found.low, found.high) == (500, 25, 974)


def test_the_same_matches_leave_nothing_to_doubt():
    results = [result([0, 1], [1, 2], totals=[3, 9])] * 50

    winner, loser = estimates(results, 2, Chance(seed_from_int(1)))

    assert winner["rating"].low == winner["rating"].high == winner["rating"].value > 0
    assert (loser["score_per_hand"].low, loser["score_per_hand"].high) == (9, 9)


def test_an_interval_is_as_wide_as_theory_says():
    results = [result([0, 1], [1, 2] if number % 2 else [2, 1]) for number in range(400)]

    first, _ = estimates(results, 2, Chance(seed_from_int(1)))

    assert RESAMPLES >= 1000
    assert first["win_share"].value == 0.5
    assert first["win_share"].high - first["win_share"].low == pytest.approx(2 * 1.96 * 0.5 / 20, rel=0.1)


def test_more_matches_make_it_surer():
    def width(matches: int) -> float:
        results = [result([0, 1], [1, 2] if number % 3 else [2, 1]) for number in range(matches)]
        found = estimates(results, 2, Chance(seed_from_int(1)))[0]["rating"]
        return found.high - found.low

    assert width(160) == pytest.approx(width(40) / 2, rel=0.25)

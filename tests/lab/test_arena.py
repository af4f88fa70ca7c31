"""Bots against each other."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

import sobremesa
import toys
from sobremesa.core.options import read_options
from sobremesa.core.refused import Refused
from sobremesa.lab.arena import Arena, arena, seating, sides_of

SUMO = sobremesa.game("sumo")


def options(**given):
    return read_options(SUMO.options, given)


def without_time(result: Arena) -> dict:
    found = msgspec.to_builtins(result)
    return found | {"seconds": 0, "standings": [one | {"slowest_ms": 0} for one in found["standings"]]}


@pytest.mark.parametrize(("bots", "players"), [(3, 4), (2, 4), (3, 2), (4, 4), (2, 5), (1, 3)])
def test_every_bot_has_every_seat_equally_often(bots, players):
    seatings = [seating(range(bots), range(players), match) for match in range(2 * bots)]

    for seat in range(players):
        assert Counter(seated[seat] for seated in seatings) == dict.fromkeys(range(bots), 2)


@pytest.mark.parametrize(("bots", "players"), [(3, 4), (2, 4), (3, 3), (4, 4), (3, 2), (3, 6)])
def test_who_plays_behind_somebody_has_him_behind_as_often(bots, players):
    seatings = [seating(range(bots), range(players), match) for match in range(2 * bots)]
    behind = Counter((seated[seat - 1], seated[seat]) for seated in seatings for seat in range(players))

    for one, other in combinations(range(bots), 2):
        assert behind[one, other] == behind[other, one]


def test_a_bot_that_sits_twice_is_another_one_each_time():
    doubled = [Counter(seating("abc", range(4), match)).most_common(1)[0] for match in range(3)]

    assert sorted(doubled) == [(0, 2), (1, 2), (2, 2)]


def test_partners_are_the_same_bot():
    seatings = [seating("abc", [0, 1, 0, 1], match) for match in range(3)]

    assert seatings == [[0, 1, 0, 1], [1, 2, 1, 2], [2, 0, 2, 0]]


def test_the_sides_are_asked_of_the_game():
    assert sides_of(toys.RUSH, read_options(toys.RUSH.options, {"players": 4, "mode": "pairs"})) == [0, 1, 0, 1]
    assert sides_of(SUMO, options(players=3)) == [0, 1, 2]


def test_an_arena_tells_who_is_best_and_how_sure_that_is():
    result = arena(SUMO, options(players=4, target_sumos=30), bots=["random", "medium"], matches=30, seed=5)

    best, worst = result.standings
    assert (result.game, result.mode, result.players, result.matches, result.seed) == ("sumo", "standard", 4, 30, 5)
    assert (best.bot, worst.bot) == ("medium", "random")
    assert best.rating.low > 0 > worst.rating.high
    assert best.win_share.value + worst.win_share.value == pytest.approx(0.5)
    assert best.score_per_hand.high < worst.score_per_hand.low
    for figure in (best.rating, best.win_share, best.score_per_hand):
        assert figure.low <= figure.value <= figure.high
    assert 0 < best.slowest_ms < 1000


def test_the_result_does_not_depend_on_the_number_of_workers():
    one, two = (
        arena(SUMO, options(target_sumos=15), bots=["easy", "medium", "random"], matches=20, seed=5, workers=workers)
        for workers in (1, 2)
    )

    assert without_time(one) == without_time(two)


@pytest.mark.parametrize("workers", [1, 2])
def test_somebodys_own_bot_plays_like_those_in_the_box(workers):
    mine = SUMO.with_bots(mine=toys.Random())

    own, boxed = (
        arena(game, options(target_sumos=15), bots=[bot, "easy"], matches=8, seed=5, workers=workers)
        for game, bot in ((mine, "mine"), (SUMO, "random"))
    )

    assert {standing.bot for standing in own.standings} == {"mine", "easy"}
    assert [one.bot for one in boxed.standings] == ["easy", "random"]
    with pytest.raises(Refused, match="unknown_level"):
        arena(SUMO, options(), bots=["mine"], matches=1, seed=1)


def test_points_are_counted_per_hand():
    result = arena(SUMO, options(end_condition="rounds", rounds=3, players=2), bots=["easy"], matches=4, seed=5)

    assert 0 < result.standings[0].score_per_hand.value < 38 / 2
    assert result.standings[0].win_share.value == pytest.approx(0.5)


def test_a_bot_nobody_knows_is_refused():
    with pytest.raises(Refused) as refusal:
        arena(SUMO, options(), bots=["genius"], matches=1, seed=1)

    assert refusal.value.code == "unknown_level"

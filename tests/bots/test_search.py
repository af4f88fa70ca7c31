"""The search over imagined worlds, tried on a game of cups: coins lie under some of them, and luck is added to all."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import pytest

from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.outcome import Outcome
from sobremesa.core.state import State


class Lift(Action, frozen=True):
    """Lift a cup."""

    cup: int


class Cups(State[Lift]):
    """Seat 0 lifts a cup, then the clock moves once, then seat 1 lifts one."""

    def __init__(self, coins: list[int]) -> None:
        super().__init__(2, Chance(bytes(32)))
        self.coins = coins
        self.luck = 0
        self.lifted: list[int] = []
        self.ticked = False
        self.imagined: list[Cups] = []
        self.tried: list[Cups] = []
        self.to_act = (0,)

    def start(self) -> None:
        pass

    def decision_id_for(self, seat: int) -> int:
        return len(self.lifted)

    def actions_for(self, seat: int) -> list[Lift]:
        return [Lift(cup) for cup in range(len(self.coins))]

    def check_rules(self, seat: int, action: Lift) -> None:
        pass

    def apply(self, seat: int, action: Lift, at: int = 0) -> None:
        self.lifted.append(action.cup)
        self.to_act = ()
        if seat == 1:
            self.outcome = Outcome((1, 1), (0, 0), "lifted")

    def tick(self) -> None:
        self.ticked = True
        self.to_act = (1,)

    def views_for(self, viewers: Sequence[int | None]) -> list[Any]:
        return [None for _ in viewers]

    def world_for(self, seat: int | None, chance: Chance) -> "Cups":
        world = self.copy()
        world.luck = chance.below(1_000_000)
        world.tried = []
        self.imagined.append(world)
        return world

    def copy(self) -> "Cups":
        twin = Cups(self.coins)
        twin.luck = self.luck
        twin.lifted = self.lifted[:]
        twin.to_act = self.to_act
        self.tried.append(twin)
        return twin

    def resume(self, position: object) -> None:
        pass

    def faults(self) -> list[str]:
        return []

    def position(self) -> dict[str, Any]:
        return {}


class Greedy(Player[Cups]):
    """Lifts the last cup when asked; wants coins."""

    def choose(self, world, seat, chance):
        return Lift(len(world.coins) - 1)

    def coins(self, world):
        return world.coins[world.lifted[0]] + world.luck

    def value(self, world, seat):
        coins = self.coins(world)
        return Value(float(coins > 0), 2.0 * coins, float(coins))


class Noisy(Greedy):
    """The same, but what comes of a world depends on how it is played on as well."""

    def __init__(self, spread):
        self.spread = spread
        self.noise = 0

    def choose(self, world, seat, chance):
        self.noise = chance.below(2 * self.spread + 1) - self.spread
        return Lift(0)

    def coins(self, world):
        return super().coins(world) + world.lifted[0] * self.noise


class CupSearcher(Searcher[Cups]):
    """Compares all cups."""

    def __init__(self, player, worlds, proof=0.0):
        super().__init__(worlds, proof)
        self.player = player

    def candidates(self, world, seat, chance, budget):
        return world.legal_actions(seat)

    def player_for(self, world, seat):
        return self.player


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def find(cups: Cups, player: Player, *, worlds: int = 16, seconds: float = 60.0, chance: Chance | None = None) -> int:
    return CupSearcher(player, worlds).choose(cups, 0, chance or stream(), seconds).cup


def test_the_best_action_is_found():
    assert find(Cups([1, 5, 3]), Greedy()) == 1


def test_actions_are_compared_in_the_same_worlds_so_that_luck_does_not_matter():
    assert [find(Cups([7, 8, 7]), Greedy(), worlds=1, chance=stream(number)) for number in range(20)] == [1] * 20


def test_every_action_meets_the_same_future():
    class Remembering(Noisy):
        def __init__(self):
            super().__init__(1000)
            self.met = []

        def value(self, world, seat):
            self.met.append(self.noise)
            return Value(0.0, 0.0, 0.0)

    player = Remembering()
    find(Cups([0, 0, 0]), player, worlds=5)

    assert [len(set(player.met[world * 3 : world * 3 + 3])) for world in range(5)] == [1] * 5
    assert len(set(player.met)) == 5


def test_everybody_plays_on_until_the_world_can_be_judged():
    cups = Cups([1, 2])
    find(cups, Greedy(), worlds=1)

    (world,) = cups.imagined
    assert [(tried.lifted, tried.ticked) for tried in world.tried] == [([0, 1], True), ([1, 1], True)]


def test_nothing_is_tried_on_the_world_given():
    cups = Cups([1, 2])
    find(cups, Greedy())

    assert (cups.lifted, cups.luck, cups.outcome) == ([], 0, None)


def test_no_more_worlds_are_imagined_than_allowed():
    cups = Cups([4, 4])
    find(cups, Greedy(), worlds=37)

    assert len(cups.imagined) == 37


def test_an_action_that_is_clearly_worse_drops_out_early():
    cups = Cups([50, 50, 0])
    find(cups, Noisy(10), worlds=100)

    assert [len(world.tried) for world in cups.imagined] == [3] * 8 + [2] * 92
    assert all(tried.lifted[0] < 2 for world in cups.imagined[8:] for tried in world.tried)


def test_the_race_is_over_when_one_action_is_left():
    cups = Cups([0, 100])
    assert find(cups, Noisy(10), worlds=100) == 1

    assert len(cups.imagined) == 8


def test_the_only_action_needs_no_thought():
    cups = Cups([3])

    assert find(cups, Greedy()) == 0
    assert cups.imagined == []


def test_without_time_the_first_candidate_is_taken():
    assert find(Cups([0, 9, 0]), Greedy(), seconds=0.0) == 0


def test_time_is_a_limit_where_worlds_are_not():
    cups = Cups([5, 5])
    find(cups, Greedy(), worlds=10**9, seconds=0.05)

    assert 0 < len(cups.imagined) < 10**9


def test_a_world_that_time_cuts_off_does_not_count():
    class Slow(Greedy):
        """Judges so slowly that only the first of two actions is tried."""

        def value(self, world, seat):
            until = perf_counter() + 0.02
            while perf_counter() < until:
                pass
            return super().value(world, seat)

    assert CupSearcher(Slow(), 16).weigh(Cups([1, 2]), 0, [], stream(), 0.01) == []


def test_the_result_follows_from_the_arguments():
    results = [[find(Cups([3, 4, 5]), Noisy(40), chance=stream(number)) for number in range(10)] for _ in range(2)]

    assert results[0] == results[1]


def test_actions_that_are_as_good_are_all_played():
    assert {find(Cups([5, 1, 5]), Greedy(), chance=stream(number)) for number in range(20)} == {0, 2}


def improved(cups: Cups, player: Player, *, worlds: int = 16, seconds: float = 60.0) -> int:
    return CupSearcher(player, worlds, proof=1.5).choose(cups, 0, stream(), seconds).cup


def test_a_plan_gives_way_to_what_is_clearly_better():
    assert improved(Cups([1, 5, 3]), Greedy()) == 1


def test_a_plan_stays_where_the_difference_may_be_chance():
    assert improved(Cups([100, 101]), Noisy(1000)) == 0


def test_a_plan_stays_where_there_was_no_time_to_be_sure():
    assert improved(Cups([1, 5]), Greedy(), worlds=4) == 0
    assert improved(Cups([1, 5]), Greedy(), seconds=0.0) == 0


def weigh(cups: Cups, player: Player, *actions: Lift, worlds: int = 16):
    return CupSearcher(player, worlds).weigh(cups, 0, actions, stream(), 60.0)


def test_every_candidate_is_weighed_the_best_first():
    found = weigh(Cups([1, 5, 3]), Greedy())

    assert [one.action.cup for one in found] == [1, 2, 0]
    assert [(one.points_behind.mean, one.points_behind.error) for one in found] == [(0, 0), (4, 0), (8, 0)]
    assert all(one.points.error > 1000 for one in found)
    assert [one.win.mean for one in found] == [1, 1, 1]


def test_an_action_that_is_no_candidate_is_weighed_beside_them():
    class Blind(CupSearcher):
        def candidates(self, world, seat, chance, budget):
            return [Lift(0)]

    found = Blind(Greedy(), 16).weigh(Cups([5, 9]), 0, [Lift(1), Lift(0)], stream(), 60.0)

    assert [one.action.cup for one in found] == [1, 0]


def test_an_action_that_dropped_out_keeps_its_estimate():
    found = weigh(Cups([50, 50, 0]), Noisy(10), worlds=100)

    assert [one.worlds for one in found] == [100, 100, 8]
    assert found[2].points_behind.mean == pytest.approx(100, abs=20)


def test_an_estimate_comes_with_the_error_that_chance_leaves():
    (one, _) = weigh(Cups([0, 0]), Noisy(1000), worlds=400)

    assert one.points.error == pytest.approx(2 * 1_000_000 / 12**0.5 / 20, rel=0.1)


def test_a_win_is_shared_by_the_sides_that_have_the_first_rank():
    cups = Cups([1])
    cups.outcome = Outcome((1, 1), (0, 0), "lifted")
    assert [share_of_win(cups, seat) for seat in range(2)] == [0.5, 0.5]

    cups.outcome = Outcome((2, 1), (0, 0), "lifted")
    assert [share_of_win(cups, seat) for seat in range(2)] == [0.0, 1.0]


def test_a_lead_counts_for_less_the_wider_the_spread():
    assert chance_ahead([10.0, 0.0], 0, 10.0) == pytest.approx(0.731, abs=0.001)
    assert chance_ahead([10.0, 0.0], 0, 100.0) == pytest.approx(0.525, abs=0.001)
    assert sum(chance_ahead([3.0, 1.0, 2.0], side, 5.0) for side in range(3)) == pytest.approx(1)

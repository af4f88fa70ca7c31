"""The search over imagined worlds, tried on a game of cups: coins lie under some of them, and luck is added to all."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from sobremesa.bots.search import Player, improve, search
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

    def value(self, world, seat):
        return world.coins[world.lifted[0]] + world.luck


class Noisy(Greedy):
    """The same, but what comes of a world depends on how it is played on as well."""

    def __init__(self, spread):
        self.spread = spread
        self.noise = 0

    def choose(self, world, seat, chance):
        self.noise = chance.below(2 * self.spread + 1) - self.spread
        return Lift(0)

    def value(self, world, seat):
        return super().value(world, seat) + world.lifted[0] * self.noise


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def find(cups: Cups, player: Player, *, worlds: int = 16, seconds: float = 60.0, chance: Chance | None = None) -> int:
    found = search(cups, 0, cups.legal_actions(0), player, chance or stream(), worlds, seconds)
    return found.cup


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
            return 0.0

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


def test_without_time_the_seat_does_what_the_player_would_do():
    assert find(Cups([9, 0, 0]), Greedy(), seconds=0.0) == 2


def test_time_is_a_limit_where_worlds_are_not():
    cups = Cups([5, 5])
    find(cups, Greedy(), worlds=10**9, seconds=0.05)

    assert 0 < len(cups.imagined) < 10**9


def test_a_world_that_time_cuts_off_does_not_count():
    class Slow(Greedy):
        """Judges so slowly that only the first of two actions is tried, and praises that one."""

        def value(self, world, seat):
            until = perf_counter() + 0.02
            while perf_counter() < until:
                pass
            return 100.0

    assert find(Cups([1, 2]), Slow(), seconds=0.01) == 1


def test_the_result_follows_from_the_arguments():
    results = [[find(Cups([3, 4, 5]), Noisy(40), chance=stream(number)) for number in range(10)] for _ in range(2)]

    assert results[0] == results[1]


def test_actions_that_are_as_good_are_all_played():
    assert {find(Cups([5, 1, 5]), Greedy(), chance=stream(number)) for number in range(20)} == {0, 2}


def improved(cups: Cups, player: Player, *, worlds: int = 16, seconds: float = 60.0) -> int:
    return improve(cups, 0, cups.legal_actions(0), player, stream(), worlds, seconds).cup


def test_a_plan_gives_way_to_what_is_clearly_better():
    assert improved(Cups([1, 5, 3]), Greedy()) == 1


def test_a_plan_stays_where_the_difference_may_be_chance():
    assert improved(Cups([100, 101]), Noisy(1000)) == 0


def test_a_plan_stays_where_there_was_no_time_to_be_sure():
    assert improved(Cups([1, 5]), Greedy(), worlds=4) == 0
    assert improved(Cups([1, 5]), Greedy(), seconds=0.0) == 0

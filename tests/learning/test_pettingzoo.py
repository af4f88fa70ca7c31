"""PettingZoo's own tests for every game and mode, and what they do not look at."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from effort import amount
from learning.scenes import TABLES, each
from sobremesa import Refused
from sobremesa.lab.pettingzoo import env, parallel_env

# Observations are dicts with a mask, which PettingZoo's tests allow and warn about.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

CYCLES = amount(20, 50, 1000)


def play(table, seed: int) -> dict[str, float]:
    """A match at random; what each agent has earned."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        earned[agent] += reward
        table.step(None if over or cut else chance.choice(np.flatnonzero(seen["action_mask"])))
    return earned


@each(TABLES)
def test_pettingzoo_finds_nothing_wrong(name, options) -> None:
    api_test(env(name, **options), num_cycles=CYCLES)
    seed_test(lambda: env(name, **options), num_cycles=amount(5, 10, 200))


@each(TABLES)
def test_its_wrappers_work(name, options) -> None:
    table = env(name, **options)
    wrapped = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(table, illegal_reward=-1)))
    wrapped.reset(seed=1)
    for _ in range(CYCLES):
        seen, *_ = wrapped.last()
        wrapped.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if not wrapped.agents or wrapped.terminations[wrapped.agent_selection]:
            break


def test_parallel_where_all_choose_at_once() -> None:
    parallel_api_test(parallel_env("sumo", players=3), num_cycles=CYCLES)
    with pytest.raises(ValueError, match="rummy has turns"):
        parallel_env("rummy")


def test_a_parallel_match_goes_like_one_after_another() -> None:
    """All take their lowest number: it makes no difference whether they answer together."""
    together, one_by_one = parallel_env("sumo", target_sumos=20), env("sumo", target_sumos=20)
    looks, _ = together.reset(seed=6)
    one_by_one.reset(seed=6)
    while together.agents:
        looks, *_ = together.step({agent: int(seen["action_mask"].argmax()) for agent, seen in looks.items()})
    while one_by_one.episode.seat is not None:
        one_by_one.step(min(one_by_one.episode.choices))

    assert together.episode.state == one_by_one.episode.state


def test_nobody_learns_what_others_have_chosen() -> None:
    """Two matches in which seat 0 chooses different cards look the same to seat 1."""
    seen = []
    for choice in (0, 5):
        table = env("sumo", players=2)
        table.reset(seed=3)
        table.step(np.flatnonzero(table.observe("seat_0")["action_mask"])[choice])
        seen.append(table.observe("seat_1"))

    assert table.agent_selection == "seat_1"
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_rewards_by_rank_add_up_to_nothing() -> None:
    earned = play(env("rummy500", target_score=100), seed=4)

    assert sorted(earned.values()) == [-1, 1]


def test_rewards_by_points_add_up_to_the_totals() -> None:
    """Sumos are bad, so they count against a seat."""
    table = env("sumo", players=3, target_sumos=20, reward="points")
    earned = play(table, seed=4)

    assert list(earned.values()) == [-total for total in table.episode.state.outcome.totals]


@pytest.mark.parametrize("mode", ["speed", "spot", "team", "solo"])
def test_races_are_played_to_the_end_on_a_simulated_clock(mode: str) -> None:
    table = env("sumoku", mode=mode, features=False)
    play(table, seed=2)

    assert table.episode.state.outcome is not None
    assert table.episode.now > 0


def test_the_same_seed_is_the_same_match() -> None:
    assert play(env("sorry"), seed=9) == play(env("sorry"), seed=9)


def test_the_table_is_drawn_as_text() -> None:
    table = env("sorry", render_mode="ansi")
    table.reset(seed=1)

    assert table.render() == table.episode.state.text()


def test_mistakes_are_answered_in_one_line() -> None:
    table = env("sumo", players=2)
    table.reset(seed=1)
    before = table.episode.state.position()
    with pytest.raises(ValueError, match=r"action 111 is not legal: seat 0 may take \[\d+, .*\d\]$"):
        table.step(111)
    assert table.episode.state.position() == before
    with pytest.raises(Refused, match="unknown_game"):
        env("chess")
    with pytest.raises(Refused, match="bad_player_count"):
        env("sumo", players=99)
    with pytest.raises(Refused, match="bad_seed"):
        table.reset(seed=-1)
    with pytest.raises(ValueError, match="reward has to be 'rank' or 'points', not 'fame'"):
        env("sumo", reward="fame")
    with pytest.raises(ValueError, match="render_mode has to be None or 'ansi', not 'human'"):
        env("sumo", render_mode="human")

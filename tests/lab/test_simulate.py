"""Many matches, counted."""

import msgspec
import pytest

import sobremesa
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.options import read_options
from sobremesa.core.playout import play_out
from sobremesa.core.refused import Refused
from sobremesa.lab.matches import is_compiled
from sobremesa.lab.simulate import Simulation, simulate

SUMO = sobremesa.game("sumo")


def options(**given):
    return read_options(SUMO.options, given)


def without_time(simulation: Simulation) -> dict:
    timed = {"seconds", "decisions_per_second", "games_per_second"}
    return {name: value for name, value in msgspec.structs.asdict(simulation).items() if name not in timed}


def test_a_simulation_tells_what_it_was_asked_and_what_came_of_it():
    found = msgspec.to_builtins(simulate(SUMO, options(players=3, mode="short_deck"), games=20, seed=7))

    assert list(found) == [
        "game",
        "mode",
        "players",
        "games",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "mean_decisions",
        "compiled",
    ]
    assert (found["game"], found["mode"], found["players"], found["games"]) == ("sumo", "short_deck", 3, 20)
    assert found["seed"] == 7
    assert len(found["wins"]) == 3
    assert sum(found["wins"]) >= 20
    assert found["mean_decisions"] == found["decisions"] / 20
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["games_per_second"] == pytest.approx(20 / found["seconds"])
    assert found["compiled"] is is_compiled()


def test_each_game_follows_from_the_seed_and_its_number_alone():
    table = options(players=4)
    decisions = 0
    wins = [0] * 4
    for number in range(12):
        chance = Chance(seed_from_int(7)).fork("game", number)
        state = SUMO.begin(table, chance)
        decisions += play_out(state, chance.fork("random"))
        for winner in state.outcome.winners:
            wins[winner] += 1

    found = simulate(SUMO, table, games=12, seed=7)

    assert (found.decisions, found.wins) == (decisions, wins)


@pytest.mark.parametrize("bots", [(), ("medium", "random", "easy")])
def test_the_result_does_not_depend_on_the_number_of_workers(bots):
    one, two = (
        simulate(SUMO, options(players=4, target_sumos=20), games=30, bots=bots, seed=3, workers=workers)
        for workers in (1, 2)
    )

    assert without_time(one) == without_time(two)


def test_other_seeds_give_other_matches():
    first, second = (simulate(SUMO, options(), games=10, seed=seed) for seed in (1, 2))

    assert without_time(first) != without_time(second)


def test_bots_take_the_seats_in_turn():
    found = simulate(SUMO, options(players=4, end_condition="rounds"), games=8, bots=("medium", "random"), seed=1)

    assert found.wins[0] + found.wins[2] > found.wins[1] + found.wins[3]


def test_a_shared_win_counts_for_everybody_who_shares_it():
    found = simulate(SUMO, options(players=10, end_condition="rounds", rounds=1), games=60, seed=1)

    assert sum(found.wins) > 60


def test_progress_is_told_up_to_the_last_game():
    told = []
    simulate(SUMO, options(players=2), games=200, seed=1, progress=told.append)

    assert told == sorted(set(told))
    assert told[-1] == 200
    assert len(told) > 10


def test_a_bot_nobody_knows_is_refused():
    with pytest.raises(Refused) as refusal:
        simulate(SUMO, options(), games=1, bots=("easy", "genius"), seed=1)

    assert refusal.value.code == "unknown_level"
    assert refusal.value.facts == {"level": "genius", "known": ["easy", "medium", "hard", "random"]}


def test_a_seed_that_is_none_is_refused():
    with pytest.raises(Refused) as refusal:
        simulate(SUMO, options(), games=1, seed=-1)

    assert refusal.value.code == "bad_seed"

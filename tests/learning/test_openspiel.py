"""OpenSpiel's own simulation test for every game and mode, and algorithms of OpenSpiel that run unchanged."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import sobremesa.lab.openspiel as adapter
from effort import amount
from learning.scenes import TABLES, each
from sobremesa import Chance, Refused, game, replay
from sobremesa.core import record

SHORT = {"burako": "{'target': 100}", "rummy500": "{'target_score': 50}", "sumo": "{'target_sumos': 20}"}


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"sobremesa_{name}", params)


def play(state: Any, decisions: int, seed: int = 1) -> Any:
    """Choose a seed, then let everybody take any action, so many times."""
    chance = Chance(seed)
    state.apply_action(3)
    for _ in range(decisions):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal))])
    return state


@each([table for table in TABLES if table != ("sumoku", {"mode": "classic"})])
def test_openspiel_finds_nothing_wrong(name, options, capfd) -> None:
    table = load(name, **options, options=SHORT.get(name, ""))
    pyspiel.random_sim_test(table, num_sims=amount(1, 1, 20), serialize=True, verbose=False)


@pytest.mark.full
def test_openspiel_finds_nothing_wrong_with_thousands_of_placements(capfd) -> None:
    pyspiel.random_sim_test(load("sumoku"), num_sims=3, serialize=True, verbose=False)


@each(TABLES)
def test_what_a_player_is_told_is_the_same_in_worlds_it_cannot_tell_apart(name, options) -> None:
    is_slow = options.get("mode") == "classic"
    for number in range(1 if is_slow else amount(2, 5, 200)):
        state = play(load(name, **options).new_initial_state(), 3 * number, seed=number)
        for player in range(state.num_players()):
            world = state.imagine(player, Chance(9))
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()


def test_a_state_is_serialised_as_its_record() -> None:
    state = play(load("sumoku", mode="spot").new_initial_state(), 20)
    written = state.played.episode.record()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    *_, match = replay(game("sumoku"), record.read(record.write(written)))
    assert match.state == state.played.episode.state == again.played.episode.state
    assert again.legal_actions() == state.legal_actions()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_an_imagined_state_is_serialised_as_its_position() -> None:
    state = play(load("sumo").new_initial_state(), 6).imagine(0, Chance(1))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    assert again.played.episode.state == state.played.episode.state
    assert again.current_player() == state.current_player()


def test_a_clone_goes_its_own_way() -> None:
    state = play(load("sumo", players=2).new_initial_state(), 4)
    before = str(state)
    play_on = state.clone()
    play_on.apply_action(play_on.legal_actions()[0])

    assert (str(state), state.move_number() + 1) == (before, play_on.move_number())


def test_ismcts_plays_rummy_500() -> None:
    state = play(load("rummy500").new_initial_state(), 6)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2)
    )
    bot.set_resampler(adapter.resampler(4))

    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_learns_a_small_sumo() -> None:
    """Two matches to choose from, each over after the first sumo."""
    np.random.seed(1)
    table = load("sumo", players=2, seeds=2, options="{'target_sumos': 1}")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table)
    for _ in range(5):
        solver.iteration()
    state = (
        play(table.new_initial_state(), 0) if table.max_chance_outcomes() > 3 else table.new_initial_state().child(1)
    )
    policy = solver.average_policy().action_probabilities(state)

    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_returns_are_by_rank() -> None:
    state = play(load("sumo", players=3, options="{'target_sumos': 1}").new_initial_state(), 1000)

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 > min(state.returns())


def test_mistakes_are_answered_in_one_line() -> None:
    with pytest.raises(Refused, match="bad_player_count"):
        load("sumo", players=99)
    with pytest.raises(ValueError, match="options have to be JSON, not 'target'"):
        load("sumo", options="target")
    with pytest.raises(ValueError, match="seeds has to be at least 1, not 0"):
        load("sumo", seeds=0)


def test_python_ends_without_a_word() -> None:
    done = subprocess.run([sys.executable, "-c", "import sobremesa.lab.openspiel"], capture_output=True, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

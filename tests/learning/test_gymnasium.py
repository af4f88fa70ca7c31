"""Gymnasium's own test for every game and mode, and a learner among bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from learning.scenes import TABLES, each
from sobremesa import Refused
from sobremesa.lab.gymnasium import LearnerEnv

# Observations have no bounds, which Gymnasium warns about.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def first_legal(seen) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


@each(TABLES)
def test_gymnasium_finds_nothing_wrong(name, options) -> None:
    check_env(LearnerEnv(name, bots=("random",), render_mode="ansi", **options), skip_render_check=True)


def test_bots_play_the_other_seats_to_the_end() -> None:
    table = LearnerEnv("sumo", bots=("easy", "random"), seat=1, players=3, target_sumos=10, reward="points")
    seen, _ = table.reset(seed=1)
    earned, over = 0.0, False
    while not over:
        assert table.episode.seat == 1
        seen, reward, over, _, _ = table.step(first_legal(seen))
        earned += reward

    assert earned == -table.episode.state.outcome.totals[1]
    assert not seen["action_mask"].any()


def test_the_learner_sees_its_own_hand_drawn() -> None:
    table = LearnerEnv("sumo", render_mode="ansi", players=2)
    table.reset(seed=1)

    assert table.render() == table.episode.state.text(0)


def test_what_the_mask_forbids_loses_at_once() -> None:
    table = LearnerEnv("sumo", players=2)
    table.reset(seed=1)
    _, reward, over, _, info = table.step(111)

    assert (reward, over) == (-1.0, True)
    assert info["illegal_action"].startswith("action 111 is not legal: seat 0 may take [")


def test_a_strict_table_raises_instead() -> None:
    table = LearnerEnv("sumo", players=2, strict=True)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="action 111 is not legal"):
        table.step(111)


def test_mistakes_are_answered_in_one_line() -> None:
    with pytest.raises(Refused, match="unknown_level"):
        LearnerEnv("sumo", bots=("genius",))
    with pytest.raises(ValueError, match="seat has to be from 0 to 3, not 4"):
        LearnerEnv("sumo", seat=4)
    with pytest.raises(ValueError, match="bots have to be named"):
        LearnerEnv("sumo", bots=())

"""Every game says what a short match of it is, in each of its modes, and its options accept that."""

import pytest

from sobremesa import GAMES, game
from sobremesa.core.options import Options, read_options


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_says_what_a_short_match_is(name: str) -> None:
    box = game(name)
    assert set(box.short) == set(box.options.modes or ("",))


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name in GAMES for mode in game(name).short])
def test_a_short_match_can_be_played_by_all_who_can_play_the_mode(name: str, mode: str) -> None:
    box = game(name)
    usual = read_options(box.options, {"mode": mode} if mode else {})
    for players in usual.seats():
        chosen = box.short_options(mode)
        short: Options = read_options(box.options, chosen | {"players": players})
        assert set(chosen) <= set(short.settings()), "an option without effect"
        box.new(seed=1, players=players, **chosen)


def test_a_short_match_is_of_the_usual_mode_if_none_is_named() -> None:
    assert game("sumo").short_options() == {"mode": "standard", "target_sumos": 30}
    assert game("burako").short_options() == {"target": 500}
    assert game("rummy").short_options("match") == {"mode": "single_hand"}
    assert game("sorry").short_options() == {"mode": "scored"}

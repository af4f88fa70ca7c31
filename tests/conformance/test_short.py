"""Every game says what a short match of it is, in each of its modes, and its options accept that."""

import pytest

from sobremesa import GAMES, game
from sobremesa.core.options import Options, read_options


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_says_what_a_short_match_is(name: str) -> None:
    box = game(name)
    assert set(box.quick_options) == set(box.options.modes or ("",))


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name in GAMES for mode in game(name).quick_options])
def test_a_short_match_can_be_played_by_all_who_can_play_the_mode(name: str, mode: str) -> None:
    box = game(name)
    usual = read_options(box.options, {"mode": mode} if mode else {})
    for players in usual.seats():
        chosen = box.quick_options_for(mode)
        short: Options = read_options(box.options, chosen | {"players": players})
        assert set(chosen) <= set(short.settings()), "an option without effect"
        box.new(seed=1, players=players, **chosen)


def test_a_short_match_is_of_the_usual_mode_if_none_is_named() -> None:
    assert game("sumo").quick_options_for() == {"mode": "standard", "target_sumos": 30}
    assert game("burako").quick_options_for() == {"target": 500}
    assert game("rummy").quick_options_for("match") == {"mode": "single_hand"}
    assert game("sorry").quick_options_for() == {"mode": "scored"}

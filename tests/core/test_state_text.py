"""A state as text: one line for `repr`, the table for `print`, and nothing hidden in either."""

from typing import Any

import pytest

import sobremesa
import toys
from core_scenes import refusal_of
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game

SUMO = sobremesa.game("sumo")
WAYS = [
    pytest.param(game, {"mode": mode} if mode else {}, id=f"{game.id}-{mode}")
    for game in map(sobremesa.game, sobremesa.GAMES)
    for mode in game.options.modes or [""]
]


def test_repr_shows_the_game_and_how_the_match_stands() -> None:
    state = SUMO.new(players=2, seed=7, target_sumos=30)
    assert repr(state) == (
        "<sumo(players=2, target_sumos=30) phase='choose_card' to_act=(0, 1) hands_played=0 totals=[0, 0]>"
    )

    while state.outcome is None:
        state.act(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    winners, totals = state.outcome.winners, list(state.outcome.totals)
    assert repr(state) == (
        f"<sumo(players=2, target_sumos=30) reason='target_reached' winners={winners} totals={totals}>"
    )


def test_repr_leaves_out_options_that_follow_from_others() -> None:
    rummy = sobremesa.game("rummy").new(seed=7, mode="single_hand", turn_seconds=30)

    assert rummy.options.hands == 1
    assert repr(rummy).startswith("<rummy(players=4, mode='single_hand', turn_seconds=30) ")
    assert " deadline=30000 " in repr(rummy)


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_a_state_that_has_not_started_has_a_repr(game: Game[Any], options: dict[str, Any]) -> None:
    state = game.state(game.options(**options), Chance(7))

    assert repr(state).startswith(f"<{game.id}(players={state.players}")


def test_print_draws_the_table_without_hands() -> None:
    state = SUMO.from_position(
        {
            "options": {"players": 2},
            "rows": ["12 13", "40", "57 58 60 61 62", "90"],
            "hands": ["63 41", "91 1"],
        }
    )

    assert str(state).splitlines()[1:8] == [
        "   ╭•────╭•────╮                   ┃ 2/5                    pile  total",
        " 1 │ 12  │ 13  │  ·     ·     ·    ┃ 2 sumos     …  seat 0     –      0",
        "   ╰─────╰─────╯                   ┃             …  seat 1     –      0",
        "   ╭•••──╮                         ┃ 1/5",
        " 2 │ 40  │  ·     ·     ·     ·    ┃ 3 sumos",
        "   ╰─────╯                         ┃",
        "   ╭•────╭•────╭•••──╭•────╭•────╮ ┃ 5/5",
    ]
    assert "hand" not in str(state)
    assert "│ 41  │ 63  │" in state.text(0)
    assert "│ 41  │" not in state.text(1)


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_str_tells_what_a_spectator_sees(game: Game[Any], options: dict[str, Any]) -> None:
    """Another world with the same spectator's view looks the same."""
    state = game.new(seed=7, **options)
    other = state.imagine(None, 3)

    assert str(state) == state.text() == state.text(None) == str(other)
    assert repr(state) == repr(other)
    assert len(str(state).splitlines()) > 3
    assert all(len(line) <= 100 for line in str(state).splitlines())


@pytest.mark.refusal("not_a_player")
def test_text_refuses_a_seat_that_does_not_exist() -> None:
    assert refusal_of(SUMO.new(seed=7).text, 99) == "not_a_player"


def test_a_game_without_a_drawing_is_printed_in_one_line() -> None:
    state = toys.RUSH.new(seed=7)

    assert str(state) == repr(state)
    assert repr(state).startswith("<RushState(players=3) to_act=(0, 1, 2) ")


def test_a_game_is_named_by_its_repr() -> None:
    assert repr(SUMO) == "<Game sumo@1>"

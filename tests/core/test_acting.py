"""`State.act` checks what `apply` carries out, and states are compared by what is in them."""

from typing import Any

import msgspec
import pytest

import sobremesa
import toys
from core_scenes import BELL, refusal_of
from sobremesa.core.game import Game

GAMES = [*(sobremesa.game(name) for name in sobremesa.GAMES), toys.RUSH, toys.POND, BELL]
SORRY = sobremesa.game("sorry")

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def first_action(state: Any) -> tuple[int, Any]:
    seat = state.to_act[0]
    return seat, state.legal_actions(seat)[0]


@all_games
def test_act_checks_and_applies(game: Game[Any]) -> None:
    state, expected = game.new(seed=7), game.new(seed=7)
    seat, action = first_action(state)

    state.act(seat, action)

    expected.apply(seat, action)
    assert state.position() == expected.position()


@all_games
@pytest.mark.parametrize("encode", [msgspec.json.encode, lambda action: msgspec.json.encode(action).decode()])
def test_act_takes_an_action_as_json(game: Game[Any], encode: Any) -> None:
    state, expected = game.new(seed=7), game.new(seed=7)
    seat, action = first_action(state)

    state.act(seat, encode(action))

    expected.apply(seat, action)
    assert state.position() == expected.position()


@all_games
@pytest.mark.refusal("malformed_action", "not_a_player")
def test_act_changes_nothing_when_it_refuses(game: Game[Any]) -> None:
    state = game.new(seed=7)
    before = state.position()
    seat, action = first_action(state)

    assert refusal_of(state.act, seat, "hello") == "malformed_action"
    assert refusal_of(state.act, seat, None) == "malformed_action"
    assert refusal_of(state.act, 99, action) == "not_a_player"
    assert refusal_of(state.act, None, action) == "not_a_player"
    assert state.position() == before


@pytest.mark.parametrize("name", ["rummy", "burako", "sumoku", "sorry", "rummy500"])
@pytest.mark.refusal("not_your_turn")
def test_act_refuses_somebody_else_s_turn(name: str) -> None:
    state = sobremesa.game(name).new(seed=7)
    seat, action = first_action(state)

    assert refusal_of(state.act, (seat + 1) % state.players, action) == "not_your_turn"


def test_the_seat_may_be_left_out_where_the_match_waits_for_one() -> None:
    state, expected = SORRY.new(seed=7), SORRY.new(seed=7)
    seat, action = first_action(expected)

    assert state.legal_actions() == state.legal_actions(seat)
    state.act(action)

    expected.apply(seat, action)
    assert state == expected


@pytest.mark.refusal("match_over")
def test_a_seat_has_to_be_named_where_the_match_waits_for_several_or_none() -> None:
    sumo = sobremesa.game("sumo").new(players=2, seed=7, target_sumos=30)
    action = sumo.legal_actions(0)[0]
    with pytest.raises(ValueError, match=r"name a seat: the match waits for \(0, 1\)"):
        sumo.act(action)
    while sumo.outcome is None:
        sumo.act(*first_action(sumo))
    assert refusal_of(sumo.act, action) == "match_over"
    assert refusal_of(sumo.legal_actions) == "match_over"


def test_act_ticks_what_was_due_before_the_action() -> None:
    rummy = sobremesa.game("rummy")
    state, expected = (rummy.new(seed=7, turn_seconds=30) for _ in range(2))
    seat = state.to_act[0]

    assert refusal_of(state.act, seat, b'{"type":"draw"}', at=30_001) == "not_your_turn"

    expected.tick()
    assert state == expected
    with pytest.raises(TypeError, match="whole number of milliseconds"):
        state.act(b'{"type":"draw"}', at="later")


@all_games
def test_states_are_equal_by_what_is_in_them(game: Game[Any]) -> None:
    state = game.new(seed=7)
    copy = state.copy()

    assert state == copy
    copy.act(*first_action(copy))
    assert state != copy
    assert state != state.position()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)

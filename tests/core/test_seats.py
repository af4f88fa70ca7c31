"""Seats that do not exist are refused once, in `State`: no game answers for them."""

from typing import Any

import pytest

import sobremesa
import toys
from core_scenes import BELL, refusal_of
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game

GAMES = [*(sobremesa.game(name) for name in sobremesa.GAMES), toys.RUSH, toys.POND, BELL]
STRANGERS = [-1, "players", 10**30, -(10**30), True, False, "0", "", 0.0, 1.0, (0,), b"0", Chance(bytes(32))]

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
all_strangers = pytest.mark.parametrize("stranger", STRANGERS, ids=lambda stranger: str(stranger)[:12] or "empty")


def questions(game: Game[Any], seat: Any) -> dict[str, Any]:
    """Everything that can be asked for a seat, as calls."""
    state = game.new(seed=7)
    action = state.legal_actions(state.to_act[0])[0]
    chance = Chance(seed_from_int(1))
    return {
        "view": lambda: state.view(seat),
        "views": lambda: state.views([None, 0, seat]),
        "legal_actions": lambda: state.legal_actions(seat),
        "may_act": lambda: state.may_act(seat),
        "decision_id": lambda: state.decision_id(seat),
        "check": lambda: state.check(seat, action),
        "act": lambda: state.act(seat, action),
        "appraise": lambda: state.appraise(seat, action),
        "imagine": lambda: state.imagine(seat, chance),
    }


@all_games
@all_strangers
@pytest.mark.refusal("not_a_player")
def test_nothing_is_answered_for_a_seat_that_does_not_exist(game, stranger):
    seat = game.new(seed=7).players if stranger == "players" else stranger

    codes = {name: refusal_of(ask) for name, ask in questions(game, seat).items()}

    assert set(codes.values()) == {"not_a_player"}, codes


@all_games
def test_a_spectator_may_look_and_imagine_and_nothing_else(game):
    asked = questions(game, None)

    for name in ("view", "views", "imagine"):
        asked.pop(name)()

    assert {refusal_of(ask) for ask in asked.values()} == {"not_a_player"}


@all_games
def test_every_seat_is_answered(game):
    for seat in range(game.new(seed=7).players):
        asked = questions(game, seat)
        del asked["check"], asked["act"]
        for ask in asked.values():
            ask()

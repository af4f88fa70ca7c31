"""The three bots of Rummy israelí: honest, never at a loss, and with some sense."""

from dataclasses import replace

import pytest

import sobremesa
from effort import amount
from games.rummy.scenes import Scene, play, scene
from sobremesa.bots.rummy.levels import Hard
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy.schema import DRAW, PASS, Play, RummyAction

RUMMY = sobremesa.game("rummy")
BRIEF = replace(RUMMY, bots={**RUMMY.bots, "hard": Hard(worlds=1)})
"""With a search so short that an answer never depends on the clock, compiled or not."""
PATIENT = 1000.0

VARIANTS: list[dict[str, object]] = [
    {},
    {"opening_then_play": True, "closing_tile_use": "either", "stock_out": "end_hand"},
    {"joker_exchange_source": "rack_or_table", "joker_in_trio": "locked", "opening_minimum": 0},
]


def answers(at: Scene, level: str, times: int = 3) -> set[RummyAction]:
    """What the bot whose turn it is does, asked with different luck."""
    return {
        answer(BRIEF, at.state, at.state.seat, level, Chance(seed_from_int(number)), PATIENT) for number in range(times)
    }


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_a_hand_to_its_end(players: int, options: dict[str, object]) -> None:
    for number in range(amount(1, 3, 20)):
        chance = Chance(seed_from_int(number))
        state = RUMMY.new(seed=number, players=players, mode="single_hand", **options)
        while state.outcome is None:
            seat = state.to_act[0]
            action = answer(BRIEF, state, seat, LEVELS[(seat + number) % 3], chance, PATIENT)
            state.check(seat, action)
            state.apply(seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_every_turn_begins_with_the_draw(level: str) -> None:
    assert answers(scene("K4 K5 K6 R1", drawn=False), level) == {DRAW}


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_lay_nothing_passes(level: str) -> None:
    assert answers(scene("K4 R6 B1", table="run[Y3 Y4 Y5]"), level) == {PASS}


def test_easy_lays_what_it_sees_and_sees_no_rearrangement() -> None:
    assert answers(scene("Y10 B7 K7 R1", table="run[Y7 Y8 Y9]"), "easy", times=20) == {
        PASS,
        play("run[Y7 Y8 Y9 Y10]"),
    }


def test_easy_opens_only_with_enough() -> None:
    assert answers(scene("R9 B9 K9 R1", opened=False), "easy") == {PASS}
    assert play("group[K11 R11 B11]") in answers(scene("R11 B11 K11 R1", opened=False), "easy", times=10)


def test_medium_lays_as_much_as_can_be_laid() -> None:
    at = scene("Y10 B7 K7 R1", table="run[Y7 Y8 Y9]")
    assert answers(at, "medium") == {play("run[Y8 Y9 Y10] group[K7 B7 Y7]")}


def test_only_hard_thinks_of_the_closing_tile() -> None:
    at = scene("Y8 K8 R6", table="run[R3 R4 R5]", closing="B8")
    assert answers(at, "medium") == {play("run[R3 R4 R5 R6]")}
    (closing,) = answers(at, "hard")
    assert isinstance(closing, Play)
    at.act(closing)
    assert (at.reason, at.closer) == ("closed", 0)


def test_hard_takes_the_closing_tile_in_place_of_the_draw() -> None:
    at = scene("Y8 K8", table="run[R3 R4 R5]", closing="B8", drawn=False, options={"closing_tile_use": "either"})
    assert answers(at, "medium") == {DRAW}
    (closing,) = answers(at, "hard")
    assert isinstance(closing, Play)


def test_hard_holds_everything_back_from_one_opponent() -> None:
    at = scene("K4 K5 K6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    assert answers(at, "hard") == {PASS}


def test_a_hint_shows_what_could_be_laid_even_where_hard_would_hold_it_back() -> None:
    at = scene("K4 K5 K6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    world = at.state.imagine(0, Chance(seed_from_int(1)))
    assert RUMMY.bot_or_adviser("hard").choose(world, 0, Chance(seed_from_int(1)), PATIENT) == PASS
    hint = RUMMY.bot_or_adviser("").choose(world, 0, Chance(seed_from_int(1)), PATIENT)
    assert hint == play("run[Y3 Y4 Y5] run[K4 K5 K6]")


OTHERS = ("R2 R7 B1 B12 Y1 Y12", "R3 R8 B2 B13 Y2 Y13")


def test_hard_holds_back_from_several_too_when_only_the_win_of_the_last_hand_counts() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", *OTHERS, table="run[Y3 Y4 Y5]", options={"mode": "single_hand"})
    assert answers(at, "hard", times=1) == {PASS}


def test_hard_lays_as_much_as_can_be_laid_against_several_while_points_count() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", *OTHERS, table="run[Y3 Y4 Y5]")
    assert answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6] run[K4 K5 K6]")}


def test_hard_lays_as_much_as_can_be_laid_when_one_of_several_is_about_to_close() -> None:
    others = (OTHERS[0], "R3 R8 B2")
    at = scene("K4 K5 K6 Y6 R1 B9", *others, table="run[Y3 Y4 Y5]", options={"mode": "single_hand"})
    assert answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6] run[K4 K5 K6]")}


def test_hard_holds_nothing_back_when_the_stock_runs_out() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]", stock="Y13")
    assert answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6] run[K4 K5 K6]")}


def test_hard_closes_instead_of_holding_back() -> None:
    at = scene("K4 K5 K6 Y6", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    assert answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6] run[K4 K5 K6]")}


def test_hard_without_time_lays_as_much_as_can_be_laid() -> None:
    at = scene("K11 K12 K13 R1 B9 Y6", "R2", table="run[Y3 Y4 Y5]")
    chance = Chance(seed_from_int(1))
    assert answer(RUMMY, at.state, 0, "hard", chance, 0.0) == play("run[Y3 Y4 Y5 Y6] run[K11 K12 K13]")


def test_hard_lays_when_somebody_is_about_to_close() -> None:
    at = scene("K11 K12 K13 R1 B9", "R2", table="run[Y3 Y4 Y5]")
    (action,) = answers(at, "hard", times=1)
    assert action == play("run[Y3 Y4 Y5] run[K11 K12 K13]")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_it_cannot_see(level: str) -> None:
    """Two tables that the seat cannot tell apart."""
    rack, table = "Y10 B7 K7 R1", "run[Y7 Y8 Y9]"
    one = scene(rack, "R2 R7 B1 B12", table=table, closing="K2")
    other = scene(rack, "K12 K13 B5 R9", table=table, closing="K2")
    assert answers(one, level) == answers(other, level)

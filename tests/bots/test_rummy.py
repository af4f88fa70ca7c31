"""The bots of Rummy israelí: honest, never at a loss, and with some sense."""

from dataclasses import replace

import pytest

import sobremesa
from effort import amount
from games.rummy.scenes import Scene, play, scene, tiles
from sobremesa.bots.rummy.levels import Expert, Hard, sets_changed
from sobremesa.bots.seat import answer
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.tiles import TILES
from sobremesa.games.rummy.engine.layout import GROUP, RUN
from sobremesa.games.rummy.schema import DRAW, PASS, Play, RummyAction

RUMMY = sobremesa.game("rummy")
LEVELS = tuple(RUMMY.bots)
BRIEF = replace(RUMMY, bots={**RUMMY.bots, "hard": Hard(worlds=1), "expert": Expert(worlds=1)})
"""With a search so short that an answer never depends on the clock, compiled or not."""
PATIENT = 1000.0

VARIANTS: list[dict[str, object]] = [
    {},
    {"opening_then_play": True, "closing_tile_use": "either", "stock_out": "end_hand"},
    {"joker_exchange_source": "rack_or_table", "joker_in_trio": "locked", "opening_minimum": 0},
]


def of(text: str) -> list[int]:
    """Tiles as the solver writes them."""
    return [TILES[name] for name in tiles(text)]


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
            action = answer(BRIEF, state, seat, LEVELS[(seat + number) % 4], chance, PATIENT)
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


def test_medium_does_not_think_of_the_closing_tile() -> None:
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


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_they_close_instead_of_keeping_anything_back(level: str) -> None:
    at = scene("K4 K5 K6 Y6", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    assert answers(at, level, times=1) == {play("run[Y3 Y4 Y5 Y6] run[K4 K5 K6]")}


def test_hard_lays_loose_tiles_and_keeps_complete_sets() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    assert answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6]")}


def test_hard_keeps_no_complete_sets_on_a_large_rack() -> None:
    rack = "K1 K2 K3 K5 K6 K7 K9 K10 K11 R1 R2 R3 R5 R6 R7 R9 R10 R11 B1 B9 Y13"
    at = scene(rack, "R2b R7b B1b B12b", table="run[Y3 Y4 Y5]")
    (action,) = answers(at, "hard", times=1)
    assert isinstance(action, Play)
    at.act(action)
    assert len(at.state.racks[0]) == 3


def test_expert_holds_everything_back_from_one_opponent() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    assert answers(at, "expert") == {PASS}


def test_a_hint_shows_what_could_be_laid_even_where_expert_would_hold_it_back() -> None:
    at = scene("K4 K5 K6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]")
    world = at.state.imagine(0, Chance(seed_from_int(1)))
    assert RUMMY.bot_or_adviser("expert").choose(world, 0, Chance(seed_from_int(1)), PATIENT) == PASS
    hint = RUMMY.bot_or_adviser("").choose(world, 0, Chance(seed_from_int(1)), PATIENT)
    assert hint == play("run[Y3 Y4 Y5] run[K4 K5 K6]")


OTHERS = ("R2 R7 B1 B12 Y1 Y12 R12 K13 B13", "R3 R8 B2 B13b Y2 Y13 K1 K2 R13")


def test_expert_holds_back_from_several_when_only_the_win_of_the_last_hand_counts() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", *OTHERS, table="run[Y3 Y4 Y5]", options={"mode": "single_hand"})
    assert answers(at, "expert", times=1) == {PASS}


def test_expert_plays_as_hard_against_several_while_points_count() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", *OTHERS, table="run[Y3 Y4 Y5]")
    assert answers(at, "expert", times=1) == answers(at, "hard", times=1) == {play("run[Y3 Y4 Y5 Y6]")}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_they_lay_as_much_as_can_be_laid_when_another_is_about_to_close(level: str) -> None:
    at = scene("K11 K12 K13 Y6 R1 B9", "R2", table="run[Y3 Y4 Y5]")
    assert answers(at, level, times=1) == {play("run[Y3 Y4 Y5 Y6] run[K11 K12 K13]")}


def test_expert_lays_when_the_stock_is_gone_and_two_passes_would_lose_the_hand() -> None:
    at = scene("K4 K5 K6 Y6 R1 B9", "R2 R7 B1 B12", table="run[Y3 Y4 Y5]", stock="")
    assert PASS not in answers(at, "expert")


def test_medium_counts_the_sets_that_a_play_takes_apart() -> None:
    table = [[GROUP, *of("K4 R4 B4 Y4")], [RUN, *of("K5 K6 K7")]]
    assert sets_changed(table, [[GROUP, *of("R4 B4 Y4")], [RUN, *of("K4 K5 K6 K7")]]) == 1
    assert sets_changed(table, [*table, [RUN, *of("B1 B2 B3")]]) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_whatever_it_cannot_see(level: str) -> None:
    """Two tables that the seat cannot tell apart."""
    rack, table = "Y10 B7 K7 R1", "run[Y7 Y8 Y9]"
    one = scene(rack, "R2 R7 B1 B12", table=table, closing="K2")
    other = scene(rack, "K12 K13 B5 R9", table=table, closing="K2")
    assert answers(one, level) == answers(other, level)

"""The turn: draw, play or pass; going on after an opening; the clock; what is told of it."""

import pytest

from games.rummy.scenes import begin, play, scene
from sobremesa.games.rummy import RULES, schema
from sobremesa.games.rummy.schema import DRAW, PASS

rule = pytest.mark.rule


@rule("RUMMY-18", "RUMMY-22")
def test_the_turn_goes_to_the_left() -> None:
    state = begin(players=3, first_player=2)
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        state.apply(state.seat, DRAW)
        state.apply(state.seat, PASS)
    assert seats == [2, 0, 1, 2]


@rule("RUMMY-19", "RUMMY-20", "RULING-16")
def test_nobody_has_to_lay_what_he_could() -> None:
    turn = scene("R1 R2 R3", "K5", drawn=False, stock="Y1 Y2 Y3")
    turn.draw()
    turn.pass_()
    assert (turn.rack(), turn.state.seat) == ("R1 R2 R3 Y1", 1)


@rule("RUMMY-23", "RULING-16")
def test_a_rack_may_grow_without_limit() -> None:
    state = begin(players=2)
    for _ in range(40):
        state.apply(state.seat, DRAW)
        state.apply(state.seat, PASS)
    assert [seat.rack for seat in state.view(None).seats] == [34, 34]


@rule("RUMMY-21", "RUMMY-46")
def test_the_table_lies_as_it_was_sent() -> None:
    turn = scene("R4 K9", table="run[Y7 Y8 Y9] run[R1 R2 R3] group[K5 R5 B5]")
    turn.play("group[B5 K5 R5] run[R1 R2 R3 R4] run[Y7 Y8 Y9]")
    assert turn.table == "group[B5 K5 R5] run[R1 R2 R3 R4] run[Y7 Y8 Y9]"


@rule("RUMMY-21", "RUMMY-28")
def test_what_is_told_of_a_play() -> None:
    turn = scene("R6 B2 B4 K9", table="run[R5 J R7] run[Y7 Y8 Y9]")
    turn.play("run[R5 R6 R7] run[Y7 Y8 Y9] run[B2 J B4]")
    (played,) = turn.heard_by(1)
    view = turn.state.view(1)
    assert played == schema.Played(
        seat=0,
        laid=("R6a", "B2a", "B4a"),
        table=tuple(view.table),
        changed=(1, 3),
        released=(schema.Released("R6", 1, ("R6",)),),
        opening=False,
        points=0,
        closing_tile=False,
        rack=1,
    )
    assert (view.last_play.seat, view.last_play.laid, view.last_play.changed) == (0, ["R6a", "B2a", "B4a"], [1, 3])


@rule("RUMMY-18")
def test_a_drawn_tile_is_told_to_its_seat_only() -> None:
    turn = scene("R1 K9", drawn=False, stock="Y5 Y6")
    turn.draw()
    assert turn.heard_by(0) == [schema.Drew(0, "Y5a", 1)]
    assert turn.heard_by(1) == turn.heard_by(None) == [schema.Drew(0, None, 1)]
    assert (turn.state.view(0).own.drawn, turn.state.view(1).own.drawn) == ("Y5a", None)
    turn.pass_()
    assert turn.state.view(0).own.drawn is None


@rule("RUMMY-28")
def test_opened_until_the_end_of_the_hand() -> None:
    turn = scene("R10 R11 R12 K1", "K2 B5", opened=False, top="K3 K4")
    turn.play("run[R10 R11 R12]")
    turn.draw()
    turn.pass_()
    turn.draw()
    assert turn.refusal("run[R10 R11 R12] run[K1 K2 K3]") == "tile_not_available"
    assert turn.state.view(None).seats[0].opened
    assert not turn.state.view(None).seats[1].opened
    turn.pass_()
    turn.draw()
    assert turn.refusal("run[R10 R11 R12]") == "nothing_laid"


@rule("RUMMY-28", "RUMMY-30")
def test_who_has_opened_has_no_minimum() -> None:
    turn = scene("R1 R2 R3 K9")
    turn.play("run[R1 R2 R3]")
    (played,) = turn.heard_by(None)
    assert (played.opening, played.points) == (False, 0)


@rule("RUMMY-25")
@pytest.mark.parametrize(("minimum", "code"), [(0, None), (6, None), (7, "opening_below_minimum")])
def test_another_minimum(minimum: int, code: str | None) -> None:
    turn = scene("R1 R2 R3 K9", opened=False, options={"opening_minimum": minimum})
    assert turn.refusal("run[R1 R2 R3]") == code


# Going on after an opening


def opened_in_this_turn(**more: object):
    told = {"opened": [False, True], "options": {"opening_then_play": True}} | more
    turn = scene("R10 R11 R12 R13 K1", "K2 B5", table="run[Y7 Y8 Y9]", **told)
    turn.play("run[Y7 Y8 Y9] run[R10 R11 R12]")
    return turn


@rule("RUMMY-29")
def test_after_the_opening_one_more_play_or_a_pass() -> None:
    turn = opened_in_this_turn()
    view = turn.state.view(0)
    assert (view.phase, view.played, view.may_pass, view.may_draw) == ("may_play", True, True, False)
    assert turn.refusal(DRAW) == "already_drawn"
    turn.play("run[Y7 Y8 Y9] run[R10 R11 R12 R13]")
    assert (turn.state.seat, turn.state.view(None).played) == (1, False)
    passes = opened_in_this_turn()
    passes.pass_()
    assert passes.state.seat == 1


@rule("RUMMY-29", "RUMMY-49")
def test_a_pass_after_the_opening_is_no_idle_turn() -> None:
    turn = opened_in_this_turn(stock="")
    turn.pass_()
    assert turn.state.view(None).idle_turns == 0
    turn.pass_()
    assert turn.state.view(None).idle_turns == 1


@rule("RUMMY-24", "RUMMY-29")
def test_what_was_confirmed_before_the_clock_ran_out_stands() -> None:
    turn = opened_in_this_turn(options={"opening_then_play": True, "turn_seconds": 30})
    turn.state.tick()
    assert turn.state.seat == 1
    assert turn.table == "run[Y7 Y8 Y9] run[R10 R11 R12]"
    assert turn.rack() == "K1 R13"


@rule("RUMMY-29", "RUMMY-41")
def test_an_opening_that_closes_ends_the_hand() -> None:
    turn = scene("R10 R11 R12", opened=False, options={"opening_then_play": True})
    turn.play("run[R10 R11 R12]")
    assert (turn.reason, turn.closer) == ("closed", 0)


# The clock


@rule("RUMMY-24", "RULING-20")
def test_the_clock_runs_for_the_whole_turn() -> None:
    turn = scene("R1 K9", drawn=False, stock="Y5 Y6", options={"turn_seconds": 20}, deadline=50_000)
    turn.draw(at=45_000)
    assert turn.state.deadline == 50_000
    turn.pass_(at=47_000)
    assert turn.state.deadline == 67_000
    assert turn.state.view(None).deadline == 67_000


@rule("RUMMY-24")
def test_what_is_told_when_time_is_up() -> None:
    turn = scene("R1 K9", drawn=False, stock="Y5 Y6", options={"turn_seconds": 20})
    turn.state.tick()
    assert turn.heard_by(0) == [schema.Drew(0, "Y5a", 1), schema.TimeRanOut(0, 0)]
    assert turn.heard_by(1) == [schema.Drew(0, None, 1), schema.TimeRanOut(0, 0)]


@rule("RUMMY-24", "RUMMY-49")
def test_a_turn_that_the_clock_ends_may_be_idle() -> None:
    turn = scene("R1 K9", "B5", drawn=False, stock="Y5", options={"turn_seconds": 20, "hands": 2})
    turn.state.tick()
    assert turn.state.idle_turns == 1
    turn.state.tick()
    assert (turn.reason, turn.scores) == ("all_passed", [15, 5])
    assert turn.state.deadline == 60_000


@rule("RULING-20")
def test_without_a_limit_there_is_no_clock() -> None:
    assert begin().deadline is None
    assert begin(turn_seconds=15).deadline == 15_000


# Closing


@rule("RUMMY-41", "RUMMY-42", "RULING-4")
def test_closing_needs_no_closing_tile() -> None:
    turn = scene("R1 R2 R3", closing="B8")
    turn.play("run[R1 R2 R3]")
    assert (turn.reason, turn.state.view(None).finished.closing_tile_used) == ("closed", False)


@rule("RUMMY-43")
@pytest.mark.parametrize("use", ["after_draw", "instead_of_draw", "either", "unused"])
def test_with_an_empty_stock_the_closing_tile_may_be_used(use: str) -> None:
    turn = scene("Y8 K8", closing="B8", drawn=False, stock="", options={"closing_tile_use": use})
    expected = "closing_tile_unused" if use == "unused" else None
    assert turn.refusal("group[Y8 K8 B8]") == expected
    assert turn.state.view(None).may_use_closing_tile == (use != "unused")


@rule("RUMMY-43")
def test_who_drew_the_last_tile_has_drawn() -> None:
    turn = scene("Y8", closing="B8", drawn=False, stock="K8", options={"closing_tile_use": "instead_of_draw"})
    turn.draw()
    assert turn.refusal("group[Y8 K8 B8]") == "closing_tile_after_draw"
    assert not turn.state.view(None).may_use_closing_tile


@rule("RUMMY-43")
def test_a_play_without_the_closing_tile_never_replaces_the_draw() -> None:
    turn = scene("R1 R2 R3", closing="B8", drawn=False, options={"closing_tile_use": "either"})
    assert turn.refusal("run[R1 R2 R3]") == "draw_first"


@rule("RUMMY-44", "RULING-5")
def test_the_closing_tile_may_join_a_set_and_pay_for_a_joker() -> None:
    joins = scene("K9 R9 Y9", table="run[B5 B6 B7]", closing="B8")
    joins.play("run[B5 B6 B7 B8] group[K9 R9 Y9]")
    assert joins.reason == "closed"
    pays = scene("K2 K4", table="run[B7 J B9]", closing="B8")
    pays.play("run[B7 B8 B9] run[K2 J K4]")
    assert pays.reason == "closed"
    (played, *_) = pays.heard_by(1)
    assert played.released == (schema.Released("B8", 1, ("B8",)),)
    assert (played.laid, played.closing_tile, played.rack) == (("B8a", "K2a", "K4a"), True, 0)


@rule("RUMMY-44")
def test_the_closing_tile_alone_is_not_enough() -> None:
    turn = scene("K9", table="run[B5 B6 B7]", closing="B8", drawn=False, stock="")
    assert turn.refusal("run[B5 B6 B7 B8]") == "nothing_laid"


# What may be done, as everybody sees it


@pytest.mark.parametrize(
    ("use", "drawn", "expected"),
    [
        ("after_draw", False, (True, False, False, False)),
        ("either", False, (True, False, True, True)),
        ("instead_of_draw", False, (True, False, True, True)),
        ("unused", False, (True, False, False, False)),
        ("after_draw", True, (False, True, True, True)),
        ("instead_of_draw", True, (False, True, True, False)),
        ("unused", True, (False, True, True, False)),
    ],
)
def test_what_the_view_says_may_be_done(use: str, drawn: bool, expected: tuple[bool, ...]) -> None:
    view = scene("K9 R1", drawn=drawn, options={"closing_tile_use": use}).state.view(None)
    assert (view.may_draw, view.may_pass, view.may_play, view.may_use_closing_tile) == expected


def test_drawing_and_passing_are_always_listed() -> None:
    turn = scene("K9 R1", drawn=False)
    assert turn.state.legal_actions(0) == [DRAW]
    turn.draw()
    assert turn.state.legal_actions(0)[0] == PASS
    assert turn.state.legal_actions(1) == []


def test_what_is_listed_closes_in_place_of_the_draw() -> None:
    turn = scene("Y8 K8", closing="B8", drawn=False, options={"closing_tile_use": "either"})
    assert turn.state.legal_actions(0)[0] == DRAW
    listed = {
        frozenset(name for one in action.table for name in one.tiles) for action in turn.state.legal_actions(0)[1:]
    }
    assert listed == {frozenset(("Y8a", "K8a", "B8a"))}


def test_an_action_is_read_as_it_is_written() -> None:
    raw = b'{"type":"play","table":[{"kind":"run","tiles":["R1a","R2a","R3a"]}]}'
    assert RULES.reader.read(raw) == play("run[R1 R2 R3]")

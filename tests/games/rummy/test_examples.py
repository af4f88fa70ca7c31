"""The worked examples of the rules file, each by its number, with exactly what it says."""

import pytest

from games.rummy.scenes import Scene, begin, counted, scene
from sobremesa.games.rummy.schema import DRAW, PASS

rule = pytest.mark.rule


def after(racks: str, table: str, final: str, **more: object) -> Scene:
    """The scene after a legal play of the first seat."""
    played = scene(racks, table=table, **more)
    played.play(final)
    return played


def passed_on(played: Scene) -> bool:
    return played.state.seat == 1 and played.state.outcome is None and played.state.hands_played == 0


# Setting up, and sets


@rule("E1", "RUMMY-3", "RUMMY-4", "RUMMY-5", "RUMMY-6", "RULING-1")
def test_e01_setup() -> None:
    state = begin(players=3)
    view = state.view(None)
    assert [seat.rack for seat in view.seats] == [14, 14, 14]
    assert (view.stock, view.piles) == (63, 9)
    assert 42 + 1 + 63 == 106
    state.apply(state.seat, DRAW)
    view = state.view(None)
    assert sorted(seat.rack for seat in view.seats) == [14, 14, 15]
    assert view.seats[view.starter].rack == 15
    assert view.stock == 62


@rule("E2", "RUMMY-10", "RUMMY-11", "RUMMY-13", "RUMMY-17")
@pytest.mark.parametrize(
    ("text", "value"),
    [("run[B1 B2 B3]", 6), ("run[Y5 Y6 Y7]", 18), ("group[B1 Y1 R1]", 3), ("group[K8 B8 R8]", 24)],
)
def test_e02_the_leaflet_s_sets(text: str, value: int) -> None:
    rack = text.partition("[")[2].rstrip("]")
    played = after(f"{rack} K13", "", text)
    assert [one.value for one in played.state.view(None).table] == [value]


@rule("E3", "RUMMY-30", "RUMMY-31")
def test_e03_add_one_take_one() -> None:
    played = after("Y10 B7 K7 R1", "run[Y7 Y8 Y9]", "run[Y8 Y9 Y10] group[B7 K7 Y7]")
    assert played.rack() == "R1"
    assert played.table == "run[Y8 Y9 Y10] group[B7 K7 Y7]"
    assert passed_on(played)


@rule("E4", "RUMMY-32")
def test_e04_split() -> None:
    played = after("Y5b K13", "run[Y3 Y4 Y5 Y6 Y7]", "run[Y3 Y4 Y5] run[Y5b Y6 Y7]")
    assert played.rack() == "K13"
    assert passed_on(played)


@rule("E5", "RUMMY-32", "RULING-10")
def test_e05_from_two_sets_at_once() -> None:
    played = after("K2b B11", "run[R2b R3 R4 R5] group[K2 R2 B2 Y2]", "run[R3 R4 R5] group[K2 R2 B2] group[K2b R2b Y2]")
    assert played.rack() == "B11"
    assert passed_on(played)


@rule("E6", "RUMMY-11", "RUMMY-12", "RUMMY-13", "RUMMY-14", "RULING-7")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("run[K12 K13 K1]", "invalid_run"),
        ("group[R8 R8b B8]", "invalid_group"),
        ("run[R5 R6]", "set_too_short"),
        ("run[R12 R13 J]", "invalid_run"),
        ("run[J R1 R2]", "invalid_run"),
        ("run[J R2 R3]", None),
        ("run[Y9 Y8 Y7]", "invalid_run"),
        ("group[K4 R4 B4 Y4 J]", "group_too_long"),
        ("run[B5 Ja B7 Jb B9]", None),
    ],
)
def test_e06_set_validity(text: str, code: str | None) -> None:
    rack = text.partition("[")[2].rstrip("]")
    assert scene(f"{rack} Y13b").refusal(text) == code


@rule("E6")
def test_e06_what_valid_sets_are_worth() -> None:
    low = after("J R2 R3 Y13b", "", "run[J R2 R3]")
    assert (low.roles, low.state.view(None).table[0].value) == (["R1"], 6)
    high = after("B5 Ja B7 Jb B9 Y13b", "", "run[B5 Ja B7 Jb B9]")
    assert (high.roles, high.state.view(None).table[0].value) == (["B6", "B8"], 35)


# The first exposition


@rule("E7", "RUMMY-25", "RUMMY-27")
def test_e07_opening_with_a_joker_exactly_30() -> None:
    played = after("R9 R11 J B2", "", "run[R9 J R11]", opened=False)
    assert played.rack() == "B2"
    assert [seat.opened for seat in played.state.view(None).seats] == [True, False]


@rule("E8", "RUMMY-27")
def test_e08_opening_in_several_sets() -> None:
    opening = scene("R9 B9 K9 Y1 Y2 Y3 B2", opened=False)
    refused = opening.refused("group[R9 B9 K9]")
    assert refused is not None
    assert (refused.code, refused.facts) == ("opening_below_minimum", {"points": 27, "least": 30})
    opening.play("group[R9 B9 K9] run[Y1 Y2 Y3]")
    assert opening.rack() == "B2"


@rule("E9", "RUMMY-26", "RUMMY-29", "RULING-8")
def test_e09_opening_leaves_the_table_alone() -> None:
    told = {"table": "run[K4 K5 K6]", "opened": [False, True]}
    opening = scene("K7 R10 B10 Y10 B2", **told)
    assert opening.refusal("run[K4 K5 K6 K7] group[R10 B10 Y10]") == "open_first"
    opening.play("run[K4 K5 K6] group[R10 B10 Y10]")
    assert opening.rack() == "K7 B2"
    assert passed_on(opening)

    goes_on = scene("K7 R10 B10 Y10 B2", options={"opening_then_play": True}, **told)
    goes_on.play("run[K4 K5 K6] group[R10 B10 Y10]")
    assert goes_on.state.seat == 0
    goes_on.play("run[K4 K5 K6 K7] group[R10 B10 Y10]")
    assert goes_on.rack() == "B2"
    assert passed_on(goes_on)


# The turn


@rule("E10", "RUMMY-18", "RUMMY-19")
def test_e10_always_draw() -> None:
    twelve = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
    turn = scene("K4 K5 K6 Y1", drawn=False, stock=twelve)
    assert turn.stock == 12
    assert turn.refusal("run[K4 K5 K6]") == "draw_first"
    assert turn.refusal(PASS) == "draw_first"
    turn.draw()
    assert turn.stock == 11
    assert turn.state.view(None).seats[0].rack == 5
    assert turn.refusal(DRAW) == "already_drawn"
    assert turn.refusal("run[K4 K5 K6]") is None


@rule("E11", "RUMMY-33", "RULING-11")
def test_e11_rearranging_only() -> None:
    turn = scene("B2", table="run[Y3 Y4 Y5 Y6 Y7 Y8]")
    assert turn.refusal("run[Y3 Y4 Y5] run[Y6 Y7 Y8]") == "nothing_laid"


@rule("E12", "RUMMY-33", "RULING-11")
def test_e12_nothing_leaves_the_table() -> None:
    turn = scene("B2 B3 B4 B9", table="run[Y3 Y4 Y5 Y6]")
    assert turn.refusal("run[Y3 Y4 Y5] run[B2 B3 B4]") == "table_tile_missing"


# Jokers on the table


@rule("E13", "RUMMY-34", "RULING-12")
def test_e13_joker_stays_while_its_run_is_split() -> None:
    played = after("R5b B9", "run[R3 R4 R5 J R7 R8]", "run[R3 R4 R5] run[R5b J R7 R8]")
    assert played.roles == ["R6"]
    assert played.rack() == "B9"


@rule("E14", "RUMMY-35", "RUMMY-38")
def test_e14_exchange_in_a_run() -> None:
    played = after("R6 B2 B4 K9", "run[R5 J R7]", "run[R5 R6 R7] run[B2 J B4]")
    assert played.roles == ["B3"]
    assert played.rack() == "K9"


@rule("E15", "RUMMY-34", "RULING-9")
def test_e15_a_joker_does_not_slide() -> None:
    assert scene("R3 K9", table="run[R5 R6 J]").refusal("run[R3 J R5 R6]") == "joker_not_exchanged"
    played = after("R8 K9", "run[R5 R6 J]", "run[R5 R6 J R8]")
    assert played.roles == ["R7"]


@rule("E16", "RUMMY-36", "RUMMY-37", "RULING-14")
def test_e16_three_tile_group_is_protected() -> None:
    turn = scene("Y8 K2 K4 B1", "K8 Y2 Y4 B13", table="group[R8 B8 J]")
    assert turn.refusal("group[R8 B8 Y8] run[K2 J K4]") == "joker_not_exchanged"
    turn.play("group[R8 B8 Y8 J]")
    assert turn.rack() == "K2 K4 B1"
    turn.draw()
    turn.play("group[R8 B8 Y8 K8] run[Y2 J Y4]")
    assert turn.roles == ["Y3"]


@rule("E17", "RUMMY-37", "RULING-14")
def test_e17_both_missing_colours() -> None:
    told = ("Y8 K8 K2 K4 B1", "group[R8 B8 J]", "group[R8 B8 Y8 K8] run[K2 J K4]")
    assert after(*told).rack() == "B1"
    rack, table, final = told
    assert scene(rack, table=table, options={"joker_in_trio": "locked"}).refusal(final) == "joker_not_exchanged"
    from_table = scene("Y8 K2 K4 B1", table="group[R8 B8 J] run[K5 K6 K7 K8]")
    assert from_table.refusal("group[R8 B8 Y8 K8] run[K5 K6 K7] run[K2 J K4]") == "joker_not_exchanged"


@rule("E18", "RUMMY-36")
def test_e18_exchange_from_a_four_tile_group_group_changed_at_once() -> None:
    played = after("Y8 K7 K9 B5 B7 R1", "group[R8 B8 K8 J]", "group[R8 B8 Y8] run[K7 K8 K9] run[B5 J B7]")
    assert played.rack() == "R1"
    assert played.roles == ["B6"]


@rule("E19", "RUMMY-40", "RULING-13")
def test_e19_paying_tile_from_the_table() -> None:
    table = "run[R4 R5 J R7] group[R6 B6 K6 Y6]"
    final = "run[R4 R5 R6 R7] group[B6 K6 Y6] group[K11 B11 J]"
    assert scene("K11 B11 R1", table=table).refusal(final) == "joker_not_exchanged"
    assert after("K11 B11 R1", table, final, options={"joker_exchange_source": "rack_or_table"}).rack() == "R1"


@rule("E20", "RUMMY-39", "RULING-12")
def test_e20_jokers_are_alike() -> None:
    played = after("R6 K3 Y3 B9", "run[R5 Ja Jb R8]", "run[R5 R6 Ja R8] group[K3 Y3 Jb]")
    assert played.roles == ["R7", "3"]
    assert played.rack() == "B9"


# The closing tile


@rule("E21", "RUMMY-41", "RUMMY-42", "RUMMY-44", "RUMMY-47", "RUMMY-52")
def test_e21_closing_with_the_closing_tile() -> None:
    played = scene("Y8 K8 R6", table="run[R3 R4 R5]", closing="B8")
    played.play("run[R3 R4 R5 R6] group[Y8 K8 B8]")
    assert (played.reason, played.closer, played.scores[0]) == ("closed", 0, 0)
    finished = played.state.view(None).finished
    assert finished is not None
    assert (finished.closing_tile, finished.closing_tile_used) == ("B8a", True)


@rule("E22", "RUMMY-42")
def test_e22_closing_tile_without_closing() -> None:
    turn = scene("Y8 K8 R12", table="run[R3 R4 R5]", closing="B8")
    assert turn.refusal("run[R3 R4 R5] group[Y8 K8 B8]") == "closing_tile_needs_close"


@rule("E23", "RUMMY-43", "RULING-4")
@pytest.mark.parametrize(
    ("use", "before_the_draw", "after_it"),
    [
        ("after_draw", "draw_first", None),
        ("instead_of_draw", None, "closing_tile_after_draw"),
        ("either", None, None),
        ("unused", "draw_first", "closing_tile_unused"),
    ],
)
def test_e23_closing_tile_and_the_draw(use: str, before_the_draw: str | None, after_it: str | None) -> None:
    twenty = " ".join(["R6", *(f"{colour}{number}b" for colour in "KR" for number in range(3, 13))][:20])
    turn = scene(
        "Y8 K8",
        "B1 B2",
        table="run[R3 R4 R5]",
        closing="B8",
        drawn=False,
        stock=twenty,
        options={"closing_tile_use": use, "hands": 2},
    )
    assert turn.stock == 20
    at_once = "run[R3 R4 R5] group[Y8 K8 B8]"
    assert turn.refusal(at_once) == before_the_draw
    if before_the_draw is None:
        closed = Scene(turn.state.copy())
        before = closed.state.copy()
        closed.play(at_once)
        assert (closed.reason, closed.closer) == ("closed", 0)
        assert len(before.stock) == 20
    turn.draw()
    assert turn.rack() == "K8 R6 Y8"
    e21 = "run[R3 R4 R5 R6] group[Y8 K8 B8]"
    assert turn.refusal(e21) == after_it
    if after_it is None:
        turn.play(e21)
        assert turn.reason == "closed"


@rule("E24", "RUMMY-27", "RUMMY-44", "RULING-5")
def test_e24_opening_and_closing_in_one_play() -> None:
    turn = scene(
        "K13 R13 B13 K4 K5 K6 R1 R2 R3 B9 B10 B11 B12 Y5 Y6",
        table="group[K7 R7 B7]",
        closing="Y7",
        opened=[False, True],
    )
    turn.play("group[K7 R7 B7] group[K13 R13 B13] run[K4 K5 K6] run[R1 R2 R3] run[B9 B10 B11 B12] run[Y5 Y6 Y7]")
    (played,) = [event for event in turn.heard_by(None) if type(event).__name__ == "Played"]
    assert (played.opening, played.points, played.closing_tile, played.rack) == (True, 120, True, 0)
    assert (turn.reason, turn.closer) == ("closed", 0)


# End of a hand


@rule("E25", "RUMMY-53", "RUMMY-54")
def test_e25_scoring_a_hand() -> None:
    turn = scene(
        "R13 R13b B4 K1",
        "J Y7",
        "B7 K7 R7",
        "K12 B12 Y3 R1 R10",
        seat=2,
    )
    turn.play("group[B7 K7 R7]")
    assert turn.scores == [31, 57, 0, 38]


@rule("E26", "RUMMY-48", "RUMMY-49", "RUMMY-55", "RULING-17", "RULING-18")
def test_e26_stock_runs_out_play_on() -> None:
    turn = scene("R1 R9", "K2 B9", "Y3 Y4 Y5 Y6 K11", table="run[Y7 Y8 Y9]", drawn=False, stock="K13")
    turn.draw()
    turn.pass_()
    assert turn.state.view(None).idle_turns == 1
    assert turn.refusal(DRAW) == "stock_empty"
    turn.pass_()
    assert turn.state.view(None).idle_turns == 2
    turn.play("run[Y5 Y6 Y7 Y8 Y9]")
    assert turn.state.view(None).idle_turns == 0
    for idle in (1, 2):
        turn.pass_()
        assert turn.state.view(None).idle_turns == idle
    turn.pass_()
    assert (turn.reason, turn.closer) == ("all_passed", None)
    assert turn.scores == [23, 11, 18]


@rule("E27", "RUMMY-50", "RULING-17")
def test_e27_stock_runs_out_end_hand() -> None:
    def last_draw(rack: str) -> Scene:
        turn = scene(rack, "K2 B9", "R3", drawn=False, stock="Y5", options={"stock_out": "end_hand"})
        turn.draw()
        return turn

    keeps_two = last_draw("Y3 Y4 R12 B1")
    keeps_two.play("run[Y3 Y4 Y5]")
    assert (keeps_two.reason, keeps_two.closer) == ("stock_empty", None)
    assert keeps_two.scores == [13, 11, 3]
    lays_all = last_draw("Y3 Y4")
    lays_all.play("run[Y3 Y4 Y5]")
    assert (lays_all.reason, lays_all.closer) == ("closed", 0)
    assert lays_all.scores == [0, 11, 3]


# The match


FOUR_HANDS = ([0, 25, 40], [33, 0, 12], [12, 20, 0], [5, 5, 0])


@rule("E28", "RUMMY-57", "RUMMY-58", "RUMMY-59", "RULING-19")
def test_e28_match_and_tie() -> None:
    shared = counted(*FOUR_HANDS).outcome
    assert shared is not None
    assert (shared.totals, shared.ranks, shared.winners) == ((50, 50, 52), (1, 1, 3), (0, 1))
    assert counted(*FOUR_HANDS, tie_break="extra_hand").outcome is None
    decided = counted(*FOUR_HANDS, [10, 0, 60], tie_break="extra_hand").outcome
    assert decided is not None
    assert (decided.totals, decided.winners) == ((60, 50, 112), (1,))


@rule("E29", "RUMMY-8", "RUMMY-60", "RULING-3")
def test_e29_starters() -> None:
    starters = [
        counted(*FOUR_HANDS[:hands], first_player=2, tie_break="extra_hand").view(None).starter
        if hands
        else begin(players=3, first_player=2).view(None).starter
        for hands in range(5)
    ]
    assert starters == [2, 0, 1, 2, 0]


@rule("E30", "RUMMY-24", "RULING-20")
def test_e30_clock() -> None:
    told = {
        "drawn": False,
        "table": "run[Y7 Y8 Y9]",
        "stock": "R1 R2 R3 R4 R5",
        "options": {"turn_seconds": 60},
    }
    idle = scene("K4 K5", **told)
    assert idle.state.deadline == 60_000
    idle.state.tick()
    assert (idle.stock, idle.rack(), idle.state.seat) == (4, "K4 K5 R1", 1)
    assert idle.state.deadline == 120_000
    arranging = scene("K4 K5", **told)
    arranging.draw(at=30_000)
    arranging.state.tick()
    assert (arranging.stock, arranging.rack(), arranging.state.seat) == (4, "K4 K5 R1", 1)
    assert arranging.table == "run[Y7 Y8 Y9]"
    assert arranging.state.deadline == 120_000


# More on jokers


@rule("E31", "RUMMY-15", "RUMMY-16", "RULING-9")
def test_e31_two_jokers_and_one_tile() -> None:
    run = after("Ja R5 Jb K9", "", "run[Ja R5 Jb]")
    assert (run.roles, run.state.view(None).table[0].value) == (["R4", "R6"], 15)
    group = after("Ja R5 Jb K9", "", "group[Ja R5 Jb]")
    assert (group.roles, group.state.view(None).table[0].value) == (["5", "5"], 15)


@rule("E32", "RUMMY-38")
def test_e32_released_joker_back_into_its_own_run() -> None:
    played = after("R6 K9", "run[R5 J R7]", "run[R5 R6 R7 J]")
    assert (played.roles, played.rack()) == (["R8"], "K9")


@rule("E33", "RUMMY-7", "RULING-6")
def test_e33_closing_tile_is_a_joker() -> None:
    turn = scene("Y8 K8 R6", table="run[R3 R4 R5]", closing="J")
    turn.play("run[R3 R4 R5 R6] group[Y8 K8 J]")
    assert (turn.reason, turn.closer) == ("closed", 0)
    turned_up = {begin(seed=seed, joker_as_closing_tile="redraw").view(None).closing_tile[0] for seed in range(150)}
    assert turned_up == set("KRBY")
    assert "J" in {begin(seed=seed).view(None).closing_tile[0] for seed in range(150)}


@rule("E34")
def test_e34_no_leak() -> None:
    turn = scene("R11 R12 K1", "R13 B2", top="R13b")
    refusals = [turn.refused(f"run[R11 R12 {tile}]") for tile in ("R13", "R13b")]
    told = [(one.code, {**one.facts, "tile": "R13"}) for one in refusals if one is not None]
    assert told == [("tile_not_available", {"tile": "R13"})] * 2


@rule("E35", "RUMMY-34")
def test_e35_group_joker_group_refilled() -> None:
    played = after(
        "K8 Y8 K1",
        "group[R8 B8 J] run[R9 R10 R11] run[B9 B10 B11]",
        "run[R8 R9 R10 R11] run[B8 B9 B10 B11] group[K8 Y8 J]",
    )
    assert (played.roles, played.rack()) == (["8"], "K1")

"""Positions: what may be left out, and that nothing but a possible match is accepted."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.play import encoded
from games.rummy.scenes import begin, counted, scene
from sobremesa import Refused
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS

Document = dict[str, Any]

SMALL: Document = {"racks": ["R6a K9b", "B2a"]}
CODES = {"bad_position", "unknown_option", "bad_option_value", "bad_player_count", "options_conflict"}


def why(document: object) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value.code


# What may be left out


def test_racks_are_enough() -> None:
    state = RULES.from_position(SMALL)
    assert (state.players, state.hand, state.phase, state.to_act) == (2, 1, "must_draw", (0,))
    view = state.view(0)
    assert (view.stock, view.starter, view.table, view.sheet, view.closing_tile) == (102, 0, [], [], "K1a")
    assert RULES.from_position(state.position()).position() == state.position()


def test_racks_may_be_written_in_any_order() -> None:
    assert RULES.from_position(SMALL | {"racks": ["Ja R6a K9b", "B2a"]}).view(0).own.rack == ["K9b", "R6a", "Ja"]


def test_a_puzzle_may_leave_tiles_out() -> None:
    state = RULES.from_position(SMALL | {"stock": "Y5a Y6a"})
    assert state.view(None).stock == 2
    state.apply(0, DRAW)
    assert state.view(0).own.rack == ["K9b", "R6a", "Y5a"]


def test_everything_in_mid_turn() -> None:
    document = {
        "options": {"players": 3, "turn_seconds": 30, "opening_then_play": True},
        "starter": 1,
        "seat": 2,
        "has_drawn": True,
        "drawn_tile": "K4a",
        "racks": ["K9b R6a", "B2a", "K4a Y1a"],
        "opened": [True, False, True],
        "table": ["run[R7a Ja R9a]", "group[K8a B8a Jb Y8b]"],
        "numbers": [5, 2],
        "sets_made": 7,
        "last_play": {"seat": 0, "laid": "R9a K8a", "changed": [5, 2]},
        "closing_tile": "Y13b",
        "stock": "Y5a Y6a",
        "deadline": 12345,
        "sheet": [[0, 20, 30]],
        "moves": 77,
        "reveals": 30,
    }
    state = RULES.from_position(document)
    written = state.position()
    assert {name: written[name] for name in document if name != "options"} == {
        name: value for name, value in document.items() if name != "options"
    }
    view = state.view(2)
    assert [one.set for one in view.table] == [5, 2]
    assert (view.own.drawn, view.deadline, state.decision_id(0), view.last_play.laid) == (
        "K4a",
        12345,
        77,
        ["R9a", "K8a"],
    )


def test_the_end_of_a_match_is_a_position_too() -> None:
    state = begin(players=2, mode="single_hand")
    while state.outcome is None:
        state.apply(state.seat, DRAW if state.must_draw else PASS)
    again = RULES.from_position(msgspec.json.decode(encoded(state.position())))
    assert again.outcome == state.outcome
    assert again.view(0) == state.view(0)
    assert again.legal_actions(0) == []


def test_a_match_closed_with_the_closing_tile_is_a_position_too() -> None:
    turn = scene("Y8 K8", "R9", closing="B8", options={"mode": "single_hand"})
    turn.play("group[Y8 K8 B8]")
    again = RULES.from_position(turn.state.position())
    assert again.view(None) == turn.state.view(None)
    assert again.view(None).closing_tile_used


def test_a_second_hand_remembers_the_first() -> None:
    turn = scene("Y8 K8", "R9", closing="B8")
    turn.play("group[Y8 K8 B8]")
    again = RULES.from_position(turn.state.position())
    assert again.view(1) == turn.state.view(1)
    assert again.view(1).finished.closing_tile_used


def test_reading_does_not_keep_hold_of_the_document() -> None:
    document = SMALL | {"sheet": [[0, 2]], "opened": [True, True]}
    state = RULES.from_position(document)
    before = encoded(state.position())
    document["sheet"][0][0] = 99
    document["opened"][0] = False
    assert encoded(state.position()) == before


# What is refused

TABLE = {"table": ["run[R7a R8a R9a]"], "opened": [True, True]}


@pytest.mark.parametrize(
    "change",
    [
        {"game": "rummy@2"},
        {"game": "rummy500@1"},
        {"more": 1},
        {"racks": []},
        {"racks": ["R6a"]},
        {"racks": ["R6a", ""]},
        {"racks": ["R6a", "R6a"]},
        {"racks": ["R6a", "R6"]},
        {"racks": ["R6a", "R14a"]},
        {"racks": ["R6a", "Jc"]},
        {"racks": "R6a"},
        {"racks": ["R6a", "B2a", "B3a", "B4a", "B5a"]},
        {"options": {"players": 3}},
        {"options": {"nonsense": 1}},
        {"options": {"hands": 0}},
        {"options": {"hands": 1}},
        {"stock": "R6a"},
        {"stock": "Y5a Y5a"},
        {"stock": "K1"},
        {"closing_tile": "R6a"},
        {"closing_tile": "K1"},
        {"closing_tile": "Y5a", "stock": "Y5a"},
        {"closing_tile": "Ja", "options": {"joker_as_closing_tile": "redraw"}},
        {"starter": 2},
        {"starter": -1},
        {"seat": 2},
        {"seat": None},
        {"has_drawn": 1},
        {"drawn_tile": "R6a"},
        {"has_drawn": True, "drawn_tile": "B2a"},
        {"has_drawn": True, "drawn_tile": "R6"},
        {"has_played": True},
        {"options": {"opening_then_play": True}, "has_played": True, "has_drawn": True},
        {"options": {"opening_then_play": True}, "has_played": True, "opened": [True, False]},
        {"opened": [True]},
        {"table": ["run[R7a R8a]"]},
        {"table": ["run[R7a R8a R10a]"]},
        {"table": ["group[R7a R7b B7a]"]},
        {"table": ["run[R6a R7a R8a]"]},
        {"table": ["run[R7a R8a R9a]", "run[R9a R10a R11a]"]},
        {"table": ["run[R7a R7a R8a]"]},
        {"table": ["R7a R8a R9a"]},
        {"table": ["set[R7a R8a R9a]"]},
        {"table": ["run[R7a R8a R9a"]},
        {"table": ["run R7a R8a R9a]"]},
        {"table": [""]},
        {"table": ["run[R7a R8a R9a]"] * 36},
        TABLE | {"numbers": [1, 2]},
        TABLE | {"numbers": [0]},
        TABLE | {"numbers": [3], "sets_made": 2},
        TABLE | {"numbers": [2**53]},
        {"table": ["run[R7a R8a R9a]", "run[B7a B8a B9a]"], "numbers": [1, 1]},
        TABLE | {"closing_tile": "R7a"},
        TABLE | {"last_play": {"seat": 2, "laid": "R7a", "changed": [1]}},
        TABLE | {"last_play": {"seat": 0, "laid": "R6a", "changed": [1]}},
        TABLE | {"last_play": {"seat": 0, "laid": "", "changed": [1]}},
        TABLE | {"last_play": {"seat": 0, "laid": "R7a", "changed": []}},
        TABLE | {"last_play": {"seat": 0, "laid": "R7a", "changed": [2]}},
        TABLE | {"last_play": {"seat": 0, "laid": "R8a R7a", "changed": [1]}},
        TABLE | {"last_play": {"seat": 0, "laid": "R7a", "changed": [1]}, "opened": [False, True]},
        {"idle_turns": 1},
        {"idle_turns": -1},
        {"idle_turns": 2, "stock": ""},
        {"idle_turns": 1, "stock": "", "has_drawn": True},
        {"idle_turns": 1, "stock": "", "options": {"stock_out": "end_hand"}, "has_drawn": True},
        {"stock": "", "options": {"stock_out": "end_hand"}},
        {"deadline": 5},
        {"deadline": -5, "options": {"turn_seconds": 15}},
        {"sheet": [[1]]},
        {"sheet": [[1, 2, 3]]},
        {"sheet": [["1", 2]]},
        {"sheet": [[0, 0]]},
        {"sheet": [[-1, 2]]},
        {"sheet": [[800, 29]]},
        {"sheet": [[1, 2]] * 4},
        {"sheet": [[1, 2]] * 5},
        {"finished": {"reason": "closed", "seat": 0, "closing_tile": "Y1a", "racks": ["", "R3a"]}},
        {"moves": 2**53},
        {"moves": -1},
        {"reveals": "many"},
        {"seed": "xx"},
        {"drawn": -1},
    ],
    ids=str,
)
def test_what_cannot_be_a_match(change: Document) -> None:
    assert why(SMALL | change) in CODES


CLOSED = {"reason": "closed", "seat": 0, "closing_tile": "Y1a", "racks": ["", "R3a"], "table": ["run[B1a B2b B3a]"]}


@pytest.mark.parametrize(
    ("sheet", "change"),
    [
        ([0, 4], {}),
        ([0, 3], {"seat": None}),
        ([0, 3], {"seat": 1}),
        ([0, 3], {"reason": "all_passed"}),
        ([0, 3], {"reason": "clock"}),
        ([0, 3], {"racks": ["", "R3a", ""]}),
        ([0, 3], {"closing_tile": "R3a"}),
        ([0, 3], {"closing_tile": "Y1"}),
        ([0, 3], {"table": ["run[R3a R4a R5a]"]}),
        ([0, 3], {"table": ["run[B1a B2b]"]}),
        ([0, 3], {"table": []}),
        ([0, 3], {"last_play": {"seat": 1, "laid": "B1a", "changed": [1]}}),
        ([0, 3], {"last_play": {"seat": 0, "laid": "B1a B2b", "changed": [1]}, "closing_tile": "B3a"}),
        ([3, 3], {"racks": ["R3a", "R3a"], "seat": None, "reason": "all_passed"}),
        ([3, 3], {"racks": ["R3a", "R3b"], "seat": None, "reason": "closed"}),
        ([3, 3], {"racks": ["R3a", "R3b"], "seat": None, "reason": "stock_empty"}),
        ([3, 3], {"racks": ["R3a", "R3b"], "seat": None, "reason": "all_passed", "closing_tile": "B1a"}),
    ],
    ids=str,
)
def test_what_cannot_be_a_finished_hand(sheet: list[int], change: Document) -> None:
    good = SMALL | {"sheet": [[0, 3]], "finished": CLOSED}
    assert RULES.from_position(good).view(None).finished.seat == 0
    assert why(SMALL | {"sheet": [sheet], "finished": CLOSED | change}) == "bad_position"


def test_a_joker_was_no_closing_tile_where_another_is_turned_up_for_it() -> None:
    jokers = SMALL | {"sheet": [[0, 3]], "finished": CLOSED | {"closing_tile": "Ja"}}
    assert RULES.from_position(jokers).view(None).finished.closing_tile == "Ja"
    assert why(jokers | {"options": {"joker_as_closing_tile": "redraw"}}) == "bad_position"


@pytest.mark.parametrize(
    "change",
    [
        {"finished": None},
        {"racks": ["", "R3b"]},
        {"table": []},
        {"closing_tile": "Y2a"},
        {"has_drawn": True},
        {"has_played": True},
        {"drawn_tile": "R3a"},
        {"idle_turns": 1},
        {"deadline": 5},
        {"last_play": {"seat": 0, "laid": "B1a", "changed": [1]}},
        {"sheet": [[0, 3], [0, 3]]},
        {"numbers": [2]},
    ],
    ids=str,
)
def test_what_cannot_be_the_end_of_a_match(change: Document) -> None:
    over: Document = {
        "options": {"mode": "single_hand"},
        "racks": ["", "R3a"],
        "opened": [True, False],
        "table": ["run[B1a B2b B3a]"],
        "closing_tile": "Y1a",
        "stock": "K5a",
        "sheet": [[0, 3]],
        "finished": CLOSED,
    }
    assert RULES.from_position(over).outcome.winners == (0,)
    assert why(over | change) == "bad_position"


@pytest.mark.parametrize(
    "nonsense", [None, 7, "R6a", [], [SMALL], {}, {"racks": None}, {"racks": [None, None]}], ids=str
)
def test_nonsense_is_refused(nonsense: object) -> None:
    assert why(nonsense) == "bad_position"


TEXT = "RKBYJ1267ab[] runop"


@given(
    st.dictionaries(
        st.sampled_from(
            ["racks", "table", "stock", "closing_tile", "seat", "has_drawn", "sheet", "drawn_tile", "numbers"]
        ),
        st.one_of(
            st.none(),
            st.booleans(),
            st.integers(-3, 9),
            st.text(TEXT, max_size=12),
            st.lists(st.one_of(st.text(TEXT, max_size=12), st.integers(0, 3)), max_size=3),
        ),
    )
)
def test_whatever_is_read_is_a_match_or_refused(change: Document) -> None:
    state = read(SMALL | change)
    if state is not None:
        written = state.position()
        assert RULES.from_position(msgspec.json.decode(msgspec.json.encode(written))).position() == written
        for seat in state.to_act:
            for action in (DRAW, PASS):
                with suppress(Refused):
                    state.check(seat, action)


def read(document: Document) -> RummyState | None:
    with suppress(Refused):
        return RULES.from_position(document)
    return None


def test_a_match_that_went_on_by_extra_hands() -> None:
    state = counted([4, 4], [5, 5], [6, 6], hands=2, tie_break="extra_hand")
    again = RULES.from_position(state.position())
    assert (again.hand, again.view(None).sheet) == (4, [[4, 4], [5, 5], [6, 6]])

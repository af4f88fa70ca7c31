"""Positions: what may be left out, what cannot be read, and what is wrong with a table."""

from typing import Any

import pytest

from conformance.play import encoded
from games.rummy.scenes import counted, scene
from sobremesa import Refused
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.schema import DRAW, PASS

Document = dict[str, Any]

SMALL: Document = {"racks": ["R6a K9b", "B2a"]}
CODES = {"bad_position", "unknown_option", "bad_option_value", "bad_player_count", "options_conflict"}


def refusal(document: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value


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


def test_a_match_that_went_on_by_extra_hands() -> None:
    state = counted([4, 4], [5, 5], [6, 6], hands=2, tie_break="extra_hand")
    again = RULES.from_position(state.position())
    assert (again.hand, again.view(None).sheet) == (4, [[4, 4], [5, 5], [6, 6]])


# What cannot be read

TABLE = {"table": ["run[R7a R8a R9a]"], "opened": [True, True]}
CLOSED = {"reason": "closed", "seat": 0, "closing_tile": "Y1a", "racks": ["", "R3a"], "table": ["run[B1a B2b B3a]"]}
COUNTED = {"sheet": [[0, 3]], "finished": CLOSED}


@pytest.mark.parametrize(
    "change",
    [
        {"racks": []},
        {"racks": ["R6a"]},
        {"racks": ["R6a", "R6"]},
        {"racks": ["R6a", "Jc"]},
        {"racks": "R6a"},
        {"racks": ["R6a", "B2a", "B3a", "B4a", "B5a"]},
        {"options": {"players": 3}},
        {"options": {"nonsense": 1}},
        {"options": {"hands": 0}},
        {"stock": "K1"},
        {"closing_tile": "K1"},
        {"starter": 2},
        {"starter": -1},
        {"seat": 2},
        {"seat": None},
        {"has_drawn": 1},
        {"has_drawn": True, "drawn_tile": "R6"},
        {"opened": [True]},
        {"table": ["run[R7a R8a]"]},
        {"table": ["run[R7a R8a R10a]"]},
        {"table": ["group[R7a R7b B7a]"]},
        {"table": ["R7a R8a R9a"]},
        {"table": ["set[R7a R8a R9a]"]},
        {"table": ["run[R7a R8a R9a"]},
        {"table": ["run R7a R8a R9a]"]},
        {"table": [""]},
        {"table": ["run[R7a R8a R9a]"] * 36},
        TABLE | {"numbers": [1, 2]},
        TABLE | {"numbers": [0]},
        TABLE | {"last_play": {"seat": 2, "laid": "R7a", "changed": [1]}},
        {"idle_turns": -1},
        {"deadline": -5, "options": {"turn_seconds": 15}},
        {"sheet": [[1]]},
        {"sheet": [["1", 2]]},
        {"sheet": [[-1, 2]]},
        {"sheet": [[1, 2]] * 5},
        COUNTED | {"finished": CLOSED | {"reason": "clock"}},
        COUNTED | {"finished": CLOSED | {"racks": ["", "R3a", ""]}},
        COUNTED | {"finished": CLOSED | {"seat": 2}},
        COUNTED | {"finished": CLOSED | {"closing_tile": "Y1"}},
        COUNTED | {"finished": CLOSED | {"table": ["run[B1a B2b]"]}},
        {"moves": 2**53},
    ],
    ids=str,
)
def test_what_cannot_be_read(change: Document) -> None:
    assert refusal(SMALL | change).code in CODES


def test_some_tile_is_the_closing_tile() -> None:
    full = RULES.from_position(SMALL).position()
    stock = full.pop("stock") + " " + full.pop("closing_tile")
    assert refusal(full | {"stock": stock}).facts["why"] == "some tile is the closing tile"


# What is wrong with a table

ONE_PLACE = "every tile is in one place"
REMEMBERED = "a tile is drawn first in a turn, and remembered until something is laid"
PLAYED: Document = {"has_played": True, "opened": [True, False], "options": {"opening_then_play": True}}
GOES_ON = "a turn goes on only after an opening"
IDLE = "turns are idle when the stock is empty, and fewer than there are players"
LAST_HAND = "a match that is over shows its last hand"
ONCE = "every tile of the finished hand was in one place"
OVER: Document = {
    "options": {"mode": "single_hand"},
    "racks": ["", "R3a"],
    "opened": [True, False],
    "table": ["run[B1a B2b B3a]"],
    "closing_tile": "Y1a",
    "stock": "K5a",
} | COUNTED


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (ONE_PLACE, {"racks": ["R6a", "R6a"]}),
        (ONE_PLACE, {"stock": "R6a"}),
        (ONE_PLACE, {"stock": "Y5a Y5a"}),
        (ONE_PLACE, {"closing_tile": "R6a"}),
        (ONE_PLACE, {"closing_tile": "Y5a", "stock": "Y5a"}),
        (ONE_PLACE, {"table": ["run[R6a R7a R8a]"]}),
        (ONE_PLACE, {"table": ["run[R7a R8a R9a]", "run[R9a R10a R11a]"]}),
        (ONE_PLACE, {"table": ["run[R7a Ja Ja]"]}),
        (ONE_PLACE, TABLE | {"closing_tile": "R7a"}),
        ("no joker is the closing tile", {"closing_tile": "Ja", "options": {"joker_as_closing_tile": "redraw"}}),
        (
            "every set has a number of its own",
            {"table": ["run[R7a R8a R9a]", "run[B7a B8a B9a]"], "numbers": [1, 1]},
        ),
        ("no set has a higher number than the last one made", TABLE | {"numbers": [3], "sets_made": 2}),
        ("a clock runs where turns have a limit", {"deadline": 5}),
        ("everybody has a tile on the rack", {"racks": ["R6a", ""]}),
        (REMEMBERED, {"drawn_tile": "R6a"}),
        (REMEMBERED, PLAYED | {"has_drawn": True, "drawn_tile": "R6a"}),
        ("the tile drawn in this turn is on the rack", {"has_drawn": True, "drawn_tile": "B2a"}),
        (GOES_ON, {"has_played": True}),
        (GOES_ON, {"has_played": True, "options": {"opening_then_play": True}}),
        (IDLE, {"idle_turns": 1}),
        (IDLE, {"idle_turns": 2, "stock": ""}),
        ("without tiles in the stock the hand is over", {"stock": "", "options": {"stock_out": "end_hand"}}),
        ("nobody acts and no clock runs when the match is over", OVER | {"deadline": 5}),
        (LAST_HAND, OVER | {"finished": None}),
        (LAST_HAND, OVER | {"racks": ["", "R3b"]}),
        ("a finished hand stands on the sheet", {"finished": CLOSED}),
        (ONCE, COUNTED | {"finished": CLOSED | {"table": ["run[R3a R4a R5a]"]}}),
        (ONCE, COUNTED | {"finished": CLOSED | {"racks": ["R3a", "R3a"]}}),
    ],
    ids=str,
)
def test_each_fault_is_found(fault: str, change: Document) -> None:
    assert refusal(SMALL | change).facts["why"] == fault


@pytest.mark.parametrize(
    ("fault", "name", "value"),
    [
        ("racks are sorted", "racks", [[9, 5], [7]]),
        ("the match waits for the seat whose turn it is", "to_act", (1,)),
    ],
)
def test_faults_that_no_document_can_have(fault: str, name: str, value: object) -> None:
    state = RULES.from_position(SMALL)
    setattr(state, name, value)
    assert fault in state.faults()


def test_a_position_need_not_be_one_that_play_leads_to() -> None:
    """Scores that no hand brings, and a last play that nobody can have made."""
    told = {"sheet": [[0, 0], [9999, 0]], "last_play": {"seat": 1, "laid": "Y9a", "changed": [7]}}
    state = RULES.from_position(SMALL | told)
    assert state.faults() == []
    while state.outcome is None:
        state.apply(state.seat, DRAW if state.must_draw else PASS)

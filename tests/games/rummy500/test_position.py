"""Positions: what may be left out, and that nothing but a possible match is accepted."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cases import TABLES
from conformance.play import encoded, samples
from sobremesa import Refused
from sobremesa.games.rummy500 import RULES
from sobremesa.games.rummy500.rules import Rummy500State

Document = dict[str, Any]

SMALL: Document = {"hands": ["KS1 8H1", "2D1 3C1"], "row": "9C1"}
CODES = {"bad_position", "unknown_option", "bad_option_value", "bad_player_count", "options_conflict"}


def why(document: object) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value.code


# What may be left out


def test_hands_and_a_row_are_enough() -> None:
    state = RULES.from_position(SMALL)
    assert (state.players, state.round, state.phase, state.to_act) == (2, 1, "draw", (0,))
    view = state.view(0)
    assert (view.stock, view.dealer, view.melds, view.sheet) == (49, 1, [], [])
    assert RULES.from_position(state.position()).position() == state.position()


def test_hands_may_be_written_in_any_order() -> None:
    assert RULES.from_position(SMALL | {"hands": ["X1 8H1 KS1", "2D1"]}).view(0).own.hand == ["KS1", "8H1", "X1"]


def test_a_puzzle_may_leave_cards_out() -> None:
    state = RULES.from_position(SMALL | {"stock": "5S1 6S1"})
    assert state.view(None).stock == 2
    state.apply(0, state.legal_actions(0)[0])
    assert state.view(0).own.hand == ["5S1", "KS1", "8H1"]


def test_a_position_in_mid_turn_with_everything_on_the_table() -> None:
    document = {
        "options": {"players": 3, "free_top_discard": True},
        "dealer": 0,
        "seat": 2,
        "part": "play",
        "hands": ["KS1 8H1", "2D1 3C1", "QS1 4D1"],
        "known": ["KS1", "", "QS1"],
        "row": "9C1 TD1",
        "stock": "5S1",
        "melds": ["5H1:0 X1:0 7H1:2", "9S1:1 9H1:1 9D1:2"],
        "barred": "QS1",
        "took_freely": True,
        "has_laid": True,
        "idle_turns": 4,
        "sheet": [[10, -20, 30]],
        "moves": 77,
        "reveals": 30,
    }
    state = RULES.from_position(document)
    written = state.position()
    assert {name: written[name] for name in document if name != "options"} == {
        name: value for name, value in document.items() if name != "options"
    }
    assert [seat.table for seat in state.view(None).seats] == [11, 18, 16]
    assert (state.view(2).own.barred, state.decision_id(0)) == ("QS1", 77)


def test_the_end_of_a_match_is_a_position_too() -> None:
    table = next(table for table in TABLES if table.game == "rummy500")
    state = next(state for state in samples(table, "ends", 100) if state.outcome is not None)
    again = RULES.from_position(state.position())
    assert again.outcome == state.outcome
    assert again.view(0) == state.view(0)
    assert again.legal_actions(0) == []


def test_reading_does_not_keep_hold_of_the_document() -> None:
    document = SMALL | {"sheet": [[1, 2]]}
    state = RULES.from_position(document)
    before = encoded(state.position())
    document["sheet"][0][0] = 99
    document["hands"][0] = ""
    assert encoded(state.position()) == before


# What is refused


@pytest.mark.parametrize(
    "change",
    [
        {"game": "rummy500@2"},
        {"game": "sumo@1"},
        {"more": 1},
        {"hands": []},
        {"hands": ["KS1 8H1", ""]},
        {"hands": ["KS1 8H1", "KS1"]},
        {"hands": ["KS1 8H1", "9C1"]},
        {"hands": ["KS1 8H1", "7H"]},
        {"hands": ["KS1 8H1", "7H2"]},
        {"hands": ["KS1 8H1", "X3"]},
        {"hands": ["KS1 8H1", "7"]},
        {"hands": "KS1"},
        {"options": {"players": 3}},
        {"options": {"jokers": False}, "hands": ["KS1", "X1"]},
        {"options": {"players": 9}},
        {"options": {"nonsense": 1}},
        {"options": {"rounds": 0}},
        {"options": {"set_duplicates": True}},
        {"row": ""},
        {"row": "9C1 9C1"},
        {"row": 9},
        {"stock": ""},
        {"stock": "KS1"},
        {"stock": "5S1 5S1"},
        {"dealer": 2},
        {"dealer": -1},
        {"dealer": 8},
        {"seat": 2},
        {"seat": None},
        {"part": "discard"},
        {"melds": ["5H1:0 6H1:0"]},
        {"melds": ["5H1 6H1 7H1"]},
        {"melds": ["5H1:0 6H1:0 7H1:2"]},
        {"melds": ["5H1:0 6H1:0 7H1:x"]},
        {"melds": ["5H1:0 6H1:0 7H1:00"]},
        {"melds": ["5H1:0 7H1:0 6H1:0"]},
        {"melds": ["5H1:0 6H1:0 8H1:0"]},
        {"melds": ["8H1:0 9H1:0 TH1:0"]},
        {"melds": [""]},
        {"known": ["KS1"]},
        {"known": ["2D1", ""]},
        {"known": ["KS1 KS1", ""]},
        {"barred": "KS1"},
        {"part": "play", "barred": "KS1"},
        {"part": "play", "barred": "ZZ"},
        {"took_freely": True},
        {"has_laid": True},
        {"part": "play", "took_freely": True},
        {"part": "play", "has_laid": True},
        {"idle_turns": 1},
        {"idle_turns": -1},
        {"sheet": [[1]]},
        {"sheet": [[1, 2, 3]]},
        {"sheet": [["1", 2]]},
        {"sheet": [[500, 2], [1, 2]]},
        {"sheet": [[10**9, 2]]},
        {"sheet": [[500, 2]]},
        {"finished": {"reason": "out", "seat": 0, "hands": ["", "3D1"]}},
        {"sheet": [[0, -4]], "finished": {"reason": "out", "seat": 0, "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "out", "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "out", "seat": 1, "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "stalled", "seat": 0, "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "clock", "seat": 0, "hands": ["", "3D1"]}},
        {"sheet": [[-3, -3]], "finished": {"reason": "stalled", "hands": ["3D1", "3D1"]}},
        {"sheet": [[-3, -3]], "finished": {"reason": "out", "hands": ["3D1", "3S1"]}},
        {"sheet": [[-3, -3]], "finished": {"reason": "stalled", "hands": ["3D1", "3S1"]}},
        {"sheet": [[-3, -3]], "finished": {"reason": "stock_empty", "hands": ["3D1", "3S2"]}},
        {
            "options": {"jokers": False},
            "sheet": [[-15, -3]],
            "finished": {"reason": "stock_empty", "hands": ["X1", "3S1"]},
        },
        {"sheet": [[0, 0], [427, 0]], "options": {"target_score": 5000}},
        {"sheet": [[0, 0], [-300, 300]], "options": {"target_score": 5000}},
        {"sheet": [[99999, -99999]], "options": {"mode": "fixed_rounds"}},
        {"part": "play", "has_laid": True, "melds": ["5H1:1 6H1:1 7H1:1"]},
        {"moves": 2**53},
        {"moves": 2**53 - 1},
        {"moves": -1},
        {"reveals": "many"},
        {"seed": "xx"},
        {"seed": "00"},
        {"drawn": -1},
    ],
    ids=str,
)
def test_what_cannot_be_a_match(change: Document) -> None:
    assert why(SMALL | change) in CODES


@pytest.mark.parametrize(
    "change",
    [
        {"took_freely": True, "barred": "KS1"},
        {"took_freely": True, "barred": "KS1", "known": ["8H1", ""]},
        {"took_freely": True, "barred": "KS1", "known": ["KS1", ""], "hands": ["KS1", "2D1"]},
        {"took_freely": True, "barred": "KS1", "known": ["KS1", ""], "stock": ""},
        {"idle_turns": 6},
    ],
    ids=str,
)
def test_what_cannot_be_with_a_free_top_discard(change: Document) -> None:
    document = SMALL | {"part": "play", "options": {"free_top_discard": True}}
    assert why(document | change) == "bad_position"


@pytest.mark.parametrize(
    "change",
    [
        {"finished": None},
        {"hands": ["2H1", "3S1"]},
        {"known": ["", ""]},
        {"part": "play"},
        {"row": "", "melds": ["5H1:0 6H1:0 7H1:0"]},
        {"stock": "5C1"},
        {"took_freely": True},
        {"idle_turns": 6},
        {"options": {"target_score": 50, "free_top_discard": True}, "idle_turns": 7},
    ],
    ids=str,
)
def test_what_cannot_be_the_end_of_a_match(change: Document) -> None:
    over: Document = {
        "hands": ["2S1", "3S1"],
        "known": ["2S1", "3S1"],
        "row": "9C1",
        "melds": ["AS1:0 AH1:0 AD1:0"],
        "stock": "",
        "options": {"target_score": 50},
        "sheet": [[20, -30], [43, -3]],
        "finished": {"reason": "stock_empty", "melds": ["AS1:0 AH1:0 AD1:0"], "hands": ["2S1", "3S1"]},
    }
    assert RULES.from_position(over).outcome.winners == (0,)
    assert why(over | change) == "bad_position"


@pytest.mark.parametrize(
    "nonsense", [None, 7, "KS1", [], [SMALL], {}, {"hands": None}, {"hands": [None, None]}], ids=str
)
def test_nonsense_is_refused(nonsense: object) -> None:
    assert why(nonsense) == "bad_position"


@given(
    st.dictionaries(
        st.sampled_from(["hands", "row", "stock", "melds", "known", "seat", "part", "sheet", "barred", "idle_turns"]),
        st.one_of(
            st.none(),
            st.integers(-3, 9),
            st.text("AKS1237H:X ", max_size=12),
            st.lists(st.text("AKS1237H:X ", max_size=12), max_size=3),
        ),
    )
)
def test_whatever_is_read_is_a_match_or_refused(change: Document) -> None:
    state = read(SMALL | change)
    if state is not None:
        written = state.position()
        assert RULES.from_position(msgspec.json.decode(msgspec.json.encode(written))).position() == written
        for seat in state.to_act:
            for action in state.legal_actions(seat):
                state.check(seat, action)


def read(document: Document) -> Rummy500State | None:
    with suppress(Refused):
        return RULES.from_position(document)
    return None

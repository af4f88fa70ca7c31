"""Positions: what may be left out, what cannot be read, and what is wrong with a table."""

from copy import deepcopy
from typing import Any

import pytest

from conformance.play import encoded
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.playout import play_out
from sobremesa.games.rummy500 import RULES

Document = dict[str, Any]

SMALL: Document = {"hands": ["KS1 8H1", "2D1 3C1"], "row": "9C1"}
CODES = {"bad_position", "unknown_option", "bad_option_value", "bad_player_count", "options_conflict"}


def refusal(document: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value


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


def test_reading_does_not_keep_hold_of_the_document() -> None:
    document = deepcopy(SMALL) | {"sheet": [[1, 2]]}
    state = RULES.from_position(document)
    before = encoded(state.position())
    document["sheet"][0][0] = 99
    document["hands"][0] = ""
    assert encoded(state.position()) == before


# What cannot be read


@pytest.mark.parametrize(
    "change",
    [
        {"hands": []},
        {"hands": ["KS1 8H1", "7H"]},
        {"hands": "KS1"},
        {"options": {"players": 3}},
        {"options": {"players": 9}},
        {"options": {"nonsense": 1}},
        {"options": {"rounds": 0}},
        {"options": {"set_duplicates": True}},
        {"row": 9},
        {"dealer": 2},
        {"dealer": -1},
        {"seat": 2},
        {"seat": None},
        {"part": "discard"},
        {"melds": ["5H1:0 6H1:0"]},
        {"melds": ["5H1 6H1 7H1"]},
        {"melds": ["5H1:0 6H1:0 7H1:2"]},
        {"melds": ["5H1:0 6H1:0 7H1:x"]},
        {"melds": ["5H1:0 6H1:0 7H1:00"]},
        {"melds": ["5H1:0 7H1:0 6H1:0"]},
        {"melds": [""]},
        {"known": ["KS1"]},
        {"part": "play", "barred": "ZZ"},
        {"idle_turns": -1},
        {"sheet": [[1]]},
        {"sheet": [["1", 2]]},
        {"sheet": [[500, 2], [1, 2]]},
        {"sheet": [[10**9, 2]]},
        {"sheet": [[0, -3]], "finished": {"reason": "clock", "seat": 0, "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "out", "seat": 2, "hands": ["", "3D1"]}},
        {"sheet": [[0, -3]], "finished": {"reason": "out", "seat": 0, "hands": ["3D1"]}},
        {"moves": 2**53 - 1},
    ],
    ids=str,
)
def test_what_cannot_be_read(change: Document) -> None:
    assert refusal(SMALL | change).code in CODES


# What is wrong with a table

ONE_PLACE = "every card of the pack is in one place"
KNOWN = "what is known of a hand is in it"
NOT_YET = "nothing is taken or laid before the draw"
BARRED = "the card that may not be discarded was taken openly"
LAST_ROUND = "a match that is over shows its last round"
ONCE = "every card of the finished round was in one place"
OVER: Document = {
    "hands": ["2S1", "3S1"],
    "known": ["2S1", "3S1"],
    "melds": ["AS1:0 AH1:0 AD1:0"],
    "stock": "",
    "options": {"target_score": 50},
    "sheet": [[20, -30], [43, -3]],
    "finished": {"reason": "stock_empty", "melds": ["AS1:0 AH1:0 AD1:0"], "hands": ["2S1", "3S1"]},
}


def finished(*hands: str) -> Document:
    return {"sheet": [[1, 2]], "finished": {"reason": "out", "seat": 0, "hands": list(hands)}}


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (ONE_PLACE, {"hands": ["KS1 8H1", "KS1"]}),
        (ONE_PLACE, {"hands": ["KS1 8H1", "9C1"]}),
        (ONE_PLACE, {"hands": ["KS1 8H1", "7H2"]}),
        (ONE_PLACE, {"hands": ["KS1 8H1", "X3"]}),
        (ONE_PLACE, {"options": {"jokers": False}, "hands": ["KS1", "X1"]}),
        (ONE_PLACE, {"row": "9C1 9C1"}),
        (ONE_PLACE, {"stock": "KS1"}),
        (ONE_PLACE, {"melds": ["8H1:0 9H1:0 TH1:0"]}),
        (KNOWN, {"known": ["2D1", ""]}),
        (KNOWN, {"known": ["KS1 KS1", ""]}),
        ("everybody holds a card", {"hands": ["KS1 8H1", ""]}),
        ("a card is left to discard", {"part": "play", "hands": ["KS1", "2D1"], "known": ["KS1", ""], "barred": "KS1"}),
        (BARRED, {"part": "play", "barred": "KS1"}),
        ("at the start of a turn there is a discard", {"row": ""}),
        ("without cards in the stock the round is over", {"stock": ""}),
        (NOT_YET, {"took_freely": True}),
        (NOT_YET, {"has_laid": True}),
        (NOT_YET, {"barred": "KS1"}),
        (LAST_ROUND, {"sheet": [[500, 2]]}),
        (LAST_ROUND, OVER | {"finished": None}),
        (LAST_ROUND, OVER | {"hands": ["2H1", "3S1"], "known": []}),
        ("when the match is over all hands are known", OVER | {"known": []}),
        ("a finished round stands on the sheet", finished("", "3D1") | {"sheet": []}),
        (ONCE, finished("3D1", "3D1")),
        (ONCE, finished("3D1", "3S2")),
        (ONCE, finished("X1", "3S1") | {"options": {"jokers": False}}),
    ],
    ids=str,
)
def test_each_fault_is_found(fault: str, change: Document) -> None:
    assert refusal(SMALL | change).facts["why"] == fault


@pytest.mark.parametrize(
    ("fault", "base", "name", "value"),
    [
        ("hands are sorted", SMALL, "hands", [[40, 20], [30]]),
        ("the points on the table are those of the cards that lie there", SMALL, "table", [5, 0]),
        ("the match waits for the seat whose turn it is", SMALL, "to_act", (1,)),
        ("nobody acts when the match is over", SMALL | OVER, "to_act", (0,)),
    ],
)
def test_faults_that_no_document_can_have(fault: str, base: Document, name: str, value: object) -> None:
    state = RULES.from_position(base)
    setattr(state, name, value)
    assert fault in state.faults()


def test_a_position_need_not_be_one_that_play_leads_to() -> None:
    """Scores that no round brings, and more idle turns than a round lasts."""
    options = {"target_score": 5000, "free_top_discard": True}
    state = RULES.from_position(SMALL | {"sheet": [[0, 0], [900, 900]], "idle_turns": 60, "options": options})
    assert state.faults() == []
    play_out(state, Chance(seed_from_int(1)))

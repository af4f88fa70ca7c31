"""Positions: what may be left out, what cannot be read, and what is wrong with a table."""

from typing import Any

import pytest

from games.sumo.scenes import play_match
from sobremesa import Refused
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.pieces import J5

Document = dict[str, Any]

SMALL: Document = {"rows": ["10", "20", "30", "40"], "hands": ["1 50", "2 60"]}


def refusal(document: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value


# What may be left out


def test_rows_and_hands_are_enough() -> None:
    state = RULES.from_position(SMALL)
    assert (state.players, state.round, state.turn, state.phase) == (2, 1, 9, "choose_card")
    assert state.to_act == (0, 1)
    assert state.options.mode == "standard"
    assert state.view(0).stock == 96
    assert state.view(None).sheet == []
    assert RULES.from_position(state.position()).position() == state.position()


def test_hands_may_be_written_in_any_order() -> None:
    assert RULES.from_position(SMALL | {"hands": ["50 1", "J5 2"]}).view(0).own.hand == [1, 50]


def test_a_position_in_the_middle_of_a_row_choice() -> None:
    placing = [{"seat": 0, "card": "J7", "row": 2}, {"seat": 1, "card": 3}]
    document = {"rows": ["10", "20 J7=20", "30", "40"], "hands": ["50", "60"], "placing": placing}
    state = RULES.from_position(document)
    assert (state.phase, state.to_act, state.turn) == ("choose_row", (1,), 9)
    assert [action.row for action in state.legal_actions(1)] == [1, 2, 3, 4]


def test_a_position_in_which_some_have_chosen() -> None:
    state = RULES.from_position(SMALL | {"hands": ["1 50", "2"], "chosen": [None, "J5"]})
    assert state.to_act == (0,)
    assert state.view(1).own.chosen == "J5"


# What cannot be read


@pytest.mark.parametrize(
    "change",
    [
        {"rows": []},
        {"rows": ["10", "20", "30"]},
        {"rows": ["10", "20", "30", ""]},
        {"rows": ["10", "20", "30", "103"]},
        {"rows": ["10", "20", "30", "40=40"]},
        {"rows": ["10", "20", "30", "40 J5=41"]},
        {"rows": ["10", "20", "30", "40 J5="]},
        {"rows": ["10", "20", "30", "40 J5=²"]},
        {"rows": ["10", "20", "30", "J5=J7"]},
        {"rows": [10, 20, 30, 40]},
        {"hands": ["1 50", "J6 60"]},
        {"chosen": [None]},
        {"chosen": [True, None]},
        {"piles": ["55"]},
        {"sheet": [[1]]},
        {"sheet": [[1, "2"]]},
        {"sheet": [[-1, 0]]},
        {"sheet": [[70, 0], [1, 1]]},
        {"placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 98, "row": 4}], "hands": ["1", "2"]},
        {"placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 98, "took": "99"}], "hands": ["1", "2"]},
        {"options": {"players": 3}},
    ],
    ids=str,
)
def test_what_cannot_be_read(change: Document) -> None:
    assert refusal(SMALL | change).code == "bad_position"


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("bad_player_count", {"hands": [str(50 + seat) for seat in range(11)]}),
        ("bad_player_count", {"hands": ["1"]}),
        ("bad_player_count", {"hands": []}),
        ("bad_player_count", {"options": {"mode": "two_round"}}),
        ("bad_option_value", {"options": {"mode": "team"}}),
        ("bad_option_value", {"options": {"players": "2"}}),
        ("unknown_option", {"options": {"hand_size": 3}}),
    ],
    ids=str,
)
def test_options_are_refused_as_at_a_new_table(code: str, change: Document) -> None:
    assert refusal(SMALL | change).code == code


# What is wrong with a table

ONE_PLACE = "every card of the deck is in exactly one place"
SECOND_ROUND = "piles are counted out only in the second round of two_round"
JOKER_VALUE = "a joker that starts a row has the value of a card that was taken"
OVER = "the match is over when the hands are empty and the end is reached, and only then"
ONE_SIZE = "hands are of one size, and as many cards were played as there were turns"
MUCH = " ".join(map(str, range(41, 103)))
FOUR: Document = {
    "options": {"mode": "two_round"},
    "rows": ["10", "20", "30", "40"],
    "hands": ["1", "2", "3", "4"],
}
LONG = [" ".join(map(str, range(first, first + 11))) for first in (50, 61)]


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (ONE_PLACE, {"hands": ["1 50", "1 60"]}),
        (ONE_PLACE, {"hands": ["1 50", "10 60"]}),
        (ONE_PLACE, {"piles": ["10", ""]}),
        (ONE_PLACE, {"stock": ""}),
        (ONE_PLACE, {"options": {"mode": "short_deck"}}),
        (SECOND_ROUND, {"counted": ["99", ""]}),
        (SECOND_ROUND, FOUR | {"counted": ["50", "", "", ""]}),
        (
            "the hands of the second round are in the stock",
            FOUR | {"piles": [MUCH, "", "", ""]},
        ),
        ("an exchanged joker lies in the stock", {"exchanged": [["J5", 1]], "hands": ["J5 50", "2 60"]}),
        ("an exchanged joker lies in the stock", {"exchanged": [[99, 1]]}),
        ("an exchanged joker lies in the stock", {"exchanged": [["J5", 1], ["J5", 2]]}),
        ("a joker was exchanged in one of four rows", {"exchanged": [["J5", 5]]}),
        ("a row has one to five cards", {"rows": ["10", "20", "30", "41 42 43 44 45 46"]}),
        ("a joker that starts a row has the value of a number", {"rows": ["10", "20", "30", "J5"]}),
        ("each row has another value", {"rows": ["10", "20", "30", "J5=20"], "piles": ["", "21"]}),
        ("numbers ascend in a row", {"rows": ["10", "20", "30", "45 41"]}),
        ("a joker follows a number", {"rows": ["10", "20", "30", "40 J5=40 J7=40"]}),
        (JOKER_VALUE, {"rows": ["J7=48", "47", "61", "90"], "hands": ["48 1", "2 3"]}),
        (ONE_SIZE, {"hands": ["1 50", "2"]}),
        ("nobody is dealt more than 10 cards", {"hands": LONG}),
        (OVER, {"hands": ["", ""]}),
        (OVER, {"sheet": [[70, 0]]}),
        (OVER, {"options": {"end_condition": "rounds", "rounds": 1}, "sheet": [[1, 1]]}),
        (
            "while cards are chosen the match waits for those who have laid none",
            {"chosen": [3, 4], "hands": ["1", "2"]},
        ),
        (
            "cards are laid for the next turn when all of this one are placed",
            {
                "placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 99}],
                "chosen": [1, None],
                "hands": ["50", "2 60"],
            },
        ),
        ("in a turn every seat plays one card", {"placing": [{"seat": 0, "card": 3}], "hands": ["1", "2"]}),
        (
            "cards are placed in order",
            {"placing": [{"seat": 0, "card": 99}, {"seat": 1, "card": 98}], "hands": ["1", "2"]},
        ),
        (
            "there are rows 1 to 4",
            {"placing": [{"seat": 0, "card": 10, "row": 5}, {"seat": 1, "card": 40, "row": 4}]},
        ),
        (
            "a number that fits a row is placed without a choice",
            {"placing": [{"seat": 0, "card": 98}, {"seat": 1, "card": 99}], "hands": ["1", "2"]},
        ),
        (
            "a finished round left cards of the deck, each once",
            {"finished_rows": ["10", "20", "30", "10 50"], "sheet": [[1, 2]]},
        ),
    ],
    ids=str,
)
def test_each_fault_is_found(fault: str, change: Document) -> None:
    refused = refusal(SMALL | change)
    assert (refused.code, refused.facts["why"]) == ("bad_position", fault)


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("the sumos of a pile are those on its cards", {"sumos": [1, 0]}),
        ("a number has its own value", {"first_values": [9, 20, 30, 40]}),
        ("a row has the value of its last card", {"row_values": [10, 20, 30, 41]}),
        ("hands are sorted", {"hands": [[50, 1], [2, 60]]}),
        ("while cards are chosen the match waits for those who have laid none", {"to_act": (1,)}),
        ("a row is chosen for a card that is not placed yet", {"choosing_row": True}),
    ],
    ids=str,
)
def test_faults_that_no_document_can_have(fault: str, change: dict[str, object]) -> None:
    state = RULES.from_position(SMALL)
    for name, value in change.items():
        setattr(state, name, value)
    assert fault in state.faults()


def test_the_choice_is_made_by_who_played_the_card() -> None:
    placing = [{"seat": 0, "card": "J5"}, {"seat": 1, "card": 99}]
    state = RULES.from_position({"rows": ["10", "20", "30", "40"], "hands": ["1", "2"], "placing": placing})
    assert state.next_card() == J5
    state.to_act = (1,)
    assert state.faults() == ["who played the next card chooses a row"]


def test_a_position_need_not_be_one_that_play_leads_to() -> None:
    """The last turn tells another story than the rows, and the sheet more than the deck holds."""
    placing = [{"seat": 0, "card": 3, "row": 1}, {"seat": 1, "card": 99, "row": 1, "took": "J5 7"}]
    state = RULES.from_position(
        SMALL | {"placing": placing, "sheet": [[999, 999]], "options": {"end_condition": "rounds"}}
    )
    assert state.faults() == []
    play_match(state)

"""Positions: what may be left out, and that nothing but a possible match is accepted."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cases import TABLES
from conformance.play import encoded, random_move, samples
from games.sumo.invariants import every_card_is_in_one_place, phase_fits_the_cards, rows_are_in_order
from games.sumo.scenes import begin, cards, play_match, scene
from sobremesa import Refused
from sobremesa.core.chance import Chance
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.rules import SumoState

Document = dict[str, Any]

SMALL: Document = {"rows": ["10", "20", "30", "40"], "hands": ["1 50", "2 60"]}
CODES = {"bad_position", "unknown_option", "bad_option_value", "bad_player_count"}


def why(document: object) -> str:
    """The code with which a position is refused."""
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value.code


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


def test_a_position_is_plain_json() -> None:
    state = begin(mode="two_round", players=5, seed=3)
    while state.outcome is None:
        position = state.position()
        assert msgspec.json.decode(msgspec.json.encode(position)) == position
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])


def test_the_end_of_a_match_is_a_position_too() -> None:
    state = begin(players=3, seed=7)
    play_match(state)
    again = RULES.from_position(state.position())
    assert again.outcome == state.outcome
    assert again.view(0) == state.view(0)


# What is refused


@pytest.mark.parametrize(
    "change",
    [
        {"game": "sumo@2"},
        {"game": "rummy@1"},
        {"more": 1},
        {"rows": []},
        {"rows": ["10", "20", "30"]},
        {"rows": ["10", "20", "30", "40", "45"]},
        {"rows": ["10", "20", "30", ""]},
        {"rows": ["10", "20", "30", "41 42 43 44 45 46"]},
        {"rows": ["10", "20", "30", "45 41"]},
        {"rows": ["10", "20", "30", "10"]},
        {"rows": ["10", "20", "30", "0"]},
        {"rows": ["10", "20", "30", "103"]},
        {"rows": ["10", "20", "30", "40=40"]},
        {"rows": ["10", "20", "30", "40 J5"]},
        {"rows": ["10", "20", "30", "40 J5=41"]},
        {"rows": ["10", "20", "30", "40 J5=40 J7=40"]},
        {"rows": ["10", "20", "30", "40 J5="]},
        {"rows": ["10", "20", "30", "40 J5=²"]},
        {"rows": ["10", "20", "30", "J5=30"], "piles": ["", ""]},
        {"rows": [10, 20, 30, 40]},
        {"hands": ["1 50", "2"]},
        {"hands": ["", ""]},
        {"hands": ["1 50", "1 60"]},
        {"hands": ["1 50", "10 60"]},
        {"hands": ["1 50", "J6 60"]},
        {"hands": ["1 2 3 4 5 6 7 8 9 11 12", "51 52 53 54 55 56 57 58 59 61 62"]},
        {"chosen": [None]},
        {"chosen": [3, 4]},
        {"chosen": [1, None]},
        {"chosen": ["J6", None], "hands": ["1", "2 60"]},
        {"chosen": [True, None]},
        {"piles": ["55"]},
        {"piles": ["10", ""]},
        {"stock": ""},
        {"stock": "3 3"},
        {"sheet": [[1]]},
        {"sheet": [[1, 2, 3]]},
        {"sheet": [[1, "2"]]},
        {"placing": [{"seat": 0, "card": 99}]},
        {"placing": [{"seat": 0, "card": 98}, {"seat": 0, "card": 99}]},
        {"placing": [{"seat": 0, "card": 99}, {"seat": 1, "card": 98}], "hands": ["1", "2"]},
        {"placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 98, "row": 4}], "hands": ["1", "2"]},
        {"placing": [{"seat": 0, "card": 98}, {"seat": 1, "card": 99}], "hands": ["1", "2"]},
        {"placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 99}], "chosen": [1, None], "hands": ["50", "2 60"]},
        {"placing": [{"seat": 0, "card": 10, "row": 5}, {"seat": 1, "card": 40, "row": 4}]},
        {"exchanged": [["J5", 1]], "hands": ["J5 50", "2 60"]},
        {"exchanged": [[99, 1]]},
        {"seed": "00"},
        {"seed": "zz" * 32},
        {"drawn": -1},
        {"drawn": "0"},
        {"options": {"players": 3}},
    ],
    ids=str,
)
def test_what_cannot_be_a_position_of_sumo(change: Document) -> None:
    assert why(SMALL | change) == "bad_position"


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
    assert why(SMALL | change) == code


@pytest.mark.parametrize("document", [None, 7, "sumo", [], {}, [SMALL], {"rows": 1, "hands": 2}, {1: 2}, len], ids=str)
def test_what_is_no_position_at_all(document: object) -> None:
    assert why(document) == "bad_position"


def test_a_document_that_holds_itself() -> None:
    document: list[Any] = []
    document.append(document)
    assert why(document) == "bad_position"
    assert why(SMALL | {"options": {"players": document}}) == "bad_option_value"


# What could not go on


def test_a_joker_that_starts_a_row_has_the_value_of_a_card_in_a_pile() -> None:
    """Were the card elsewhere, it could come to lie beside the joker with the same value."""
    rows = ["J7=48", "47", "60", "90"]
    assert why({"rows": rows, "hands": ["48 1", "2 3"]}) == "bad_position"
    assert why({"rows": rows, "hands": ["1 4", "2 3"]}) == "bad_position"
    RULES.from_position({"rows": rows, "hands": ["1 4", "2 3"], "piles": ["", "48"]})


@pytest.mark.parametrize(
    ("options", "sheet"),
    [
        ({"players": 2}, [[70, 0]]),
        ({"players": 2}, [[70, 0], [1, 1]]),
        ({"players": 2, "end_condition": "rounds", "rounds": 1}, [[1, 1]]),
        ({"players": 2, "end_condition": "rounds", "rounds": 1}, [[1, 1], [1, 1], [1, 1]]),
    ],
    ids=str,
)
def test_nobody_plays_on_after_the_end(options: Document, sheet: list[list[int]]) -> None:
    assert why(SMALL | {"options": options, "sheet": sheet}) == "bad_position"


def test_two_round_has_two_rounds() -> None:
    table = {"options": {"mode": "two_round"}, "rows": ["10", "20", "30", "40"], "hands": ["1", "2", "3", "4"]}
    assert RULES.from_position(table | {"sheet": [[1, 1, 1, 1]]}).round == 2
    assert why(table | {"sheet": [[1, 1, 1, 1], [1, 1, 1, 1]]}) == "bad_position"


def test_two_round_has_the_cards_of_round_2_in_the_stock() -> None:
    hands = ["97", "98", "101", "102"]
    piles = [" ".join(str(card) for card in range(first, first + 14)) for first in (11, 32, 52, 72)]
    table = {"options": {"mode": "two_round"}, "rows": ["1", "2", "3", "96"], "hands": hands, "piles": piles}
    assert why(table) == "bad_position"
    assert RULES.from_position(table | {"sheet": [[1, 1, 1, 1]]}).round == 2


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 4, "mode": "two_round"}], ids=str)
def test_counted_piles_belong_to_round_2_of_two_round(options: Document) -> None:
    table = {"options": options, "rows": ["10", "20", "30", "40"], "hands": ["1", "2", "3", "4"]}
    assert why(table | {"counted": ["50", "", "", ""]}) == "bad_position"


def test_a_row_choice_comes_after_a_card_has_left_each_hand() -> None:
    hands = [" ".join(map(str, range(51, 61))), " ".join(map(str, range(61, 71)))]
    placing = [{"seat": 0, "card": 3}, {"seat": 1, "card": 99}]
    assert why({"rows": ["10", "20", "30", "40"], "hands": hands, "placing": placing}) == "bad_position"


@pytest.mark.parametrize("exchanged", [[["J5", 0]], [["J5", 5]], [["J5", 1], ["J5", 2]], [["J5", 10**30]]], ids=str)
def test_each_joker_is_exchanged_once_and_in_a_row(exchanged: list[object]) -> None:
    assert why(SMALL | {"exchanged": exchanged}) == "bad_position"


@pytest.mark.parametrize("sheet", [[[-1, 0]], [[10**30, 0]], [[0, 2**63]]], ids=str)
def test_scores_are_scores(sheet: list[list[int]]) -> None:
    options = {"end_condition": "rounds"}
    assert why(SMALL | {"options": options, "sheet": sheet}) == "bad_position"


@pytest.mark.parametrize("change", [{"drawn": 2**68}, {"drawn": 10**30}, {"reveals": 10**30}, {"reveals": -1}], ids=str)
def test_counters_have_a_size(change: Document) -> None:
    assert why(SMALL | change) == "bad_position"


@pytest.mark.parametrize("rows", [["7"], ["1", "2", "3", "4", "5"]], ids=str)
def test_a_finished_round_left_four_rows(rows: list[str]) -> None:
    assert why(SMALL | {"finished_rows": rows}) == "bad_position"


PLAYED: Document = {
    "rows": ["3", "7 8", "60 61", "90"],
    "hands": ["1 50 51", "2 70 71", "4 80 81"],
    "piles": ["48", "", "J7 49"],
    "placing": [
        {"seat": 2, "card": 3, "row": 1, "took": "J7=48 49"},
        {"seat": 1, "card": 8, "row": 2},
        {"seat": 0, "card": 61, "row": 3},
    ],
}


def placed(*changes: dict[str, object]) -> Document:
    """The last turn with some of its cards placed otherwise."""
    return {"placing": [one | change for one, change in zip(PLAYED["placing"], changes, strict=True)]}


@pytest.mark.parametrize(
    "change",
    [
        placed({"took": ""}, {}, {}),
        placed({"took": "J7=48"}, {}, {}),
        placed({"took": "J7=49 49"}, {}, {}),
        placed({"took": "J7=50 49"}, {}, {}),
        placed({"took": "J7=103 49"}, {}, {}),
        placed({"took": "J7= 49"}, {}, {}),
        placed({"took": "49 J7"}, {}, {}),
        placed({"took": "J7 J5"}, {}, {}),
        placed({"row": 2}, {}, {}),
        placed({"row": 4, "took": "J7=48 49"}, {}, {}),
        placed({"seat": 1}, {"seat": 2}, {}),
        placed({}, {"row": 3}, {}),
        placed({}, {"took": "7"}, {}),
        placed({}, {"card": 9}, {}),
        placed({}, {}, {"card": 62}),
        placed({}, {}, {"row": 4}),
        placed({}, {}, {"row": None}),
        placed({}, {}, {"row": None, "took": "5"}),
        placed({"card": 5}, {}, {}),
        {"piles": ["48", "J7 49", ""]},
        {"piles": ["48", "", "49 J7"]},
        {"piles": ["48", "", "J7 49 55"]},
        {"rows": ["3 5", "7 8", "60 61", "90"]},
        {"rows": ["3", "7", "60 61", "90"], "hands": ["1 50 51", "2 70 71", "8 80 81"]},
        {"rows": ["3", "7 8", "61", "90"]},
        {"rows": ["3", "7 8", "60 61", "2"], "hands": ["1 50 51", "69 70 71", "4 80 81"]},
        {"rows": ["3", "7 8", "57", "60 61"]},
        {"hands": [" ".join(map(str, range(first, first + 10))) for first in (10, 20, 30)]},
    ],
    ids=str,
)
def test_what_was_placed_last_lies_where_the_rules_let_it_come(change: Document) -> None:
    RULES.from_position(PLAYED)
    assert why(PLAYED | change) == "bad_position"


@pytest.mark.parametrize(
    ("rows", "placing"),
    [
        (["10", "20", "30", "40 41"], [{"seat": 0, "card": 41, "row": 4}, {"seat": 1, "card": 42}]),
        (["10", "20 J7=20", "30", "40"], [{"seat": 0, "card": "J7", "row": 2}, {"seat": 1, "card": 41}]),
        (["10", "20", "30", "40 J7=40"], [{"seat": 0, "card": "J7", "row": 2}, {"seat": 1, "card": 3}]),
        (["10", "J5=20", "30", "40"], [{"seat": 0, "card": "J5", "row": 2, "took": "20"}, {"seat": 1, "card": 3}]),
    ],
    ids=str,
)
def test_what_was_placed_before_a_choice_lies_there_too(rows: list[str], placing: list[Document]) -> None:
    piles = ["20" if "J5=20" in rows else "", ""]
    assert why({"rows": rows, "hands": ["1 50", "2 60"], "placing": placing, "piles": piles}) == "bad_position"


NEXT_ROUND: Document = {
    "rows": ["10", "20", "30", "40"],
    "hands": [" ".join(map(str, range(first, first + 10))) for first in (50, 60)],
    "sheet": [[20, 30]],
    "finished_rows": ["10", "20", "30", "40 41 J7=41 50"],
    "placing": [{"seat": 1, "card": "J7", "row": 4}, {"seat": 0, "card": 50, "row": 4}],
}
DEAR = ["10", "11 22 33 44 55", "66 77 88 99", "40 41 J7=41 50"]


@pytest.mark.parametrize(
    "change",
    [
        {"sheet": []},
        {"finished_rows": []},
        {"finished_rows": ["10", "20", "30", "40 41 J7=41 51"]},
        {"finished_rows": ["10", "20", "30", "40 41 50"]},
        {"finished_rows": ["10", "20", "30", "10 50"]},
        {"finished_rows": ["10", "20", "30", "J7=30 50"]},
        {"finished_rows": ["10", "20", "30", "J7=41 50"]},
        {"options": {"mode": "short_deck"}},
        {"sheet": [[20, 30], [90, 91]], "options": {"end_condition": "rounds"}},
        {"sheet": [[600, 111]], "options": {"end_condition": "rounds"}},
        {"sheet": [[69, 69]], "options": {"target_sumos": 500}, "finished_rows": DEAR},
        {"exchanged": [["J7", 2], ["J5", 1]]},
    ],
    ids=str,
)
def test_a_finished_round_agrees_with_the_sheet_and_its_last_turn(change: Document) -> None:
    RULES.from_position(NEXT_ROUND)
    assert why(NEXT_ROUND | change) == "bad_position"


SECOND: Document = {
    "options": {"mode": "two_round"},
    "rows": ["10", "20", "30", "40 41"],
    "hands": [" ".join(map(str, range(first, first + 12))) for first in (50, 62, 74, 86)],
    "sheet": [[1, 0, 0, 9]],
    "counted": ["1", "", "", "11"],
    "finished_rows": ["10", "20", "30", "40 41"],
}


@pytest.mark.parametrize(
    "change",
    [
        {"sheet": [[0, 0, 0, 9]]},
        {"sheet": [[1, 0, 0, 4]]},
        {"sheet": [[1, 0, 0, 170]]},
        {"finished_rows": ["10", "20", "30", "40"]},
        {"finished_rows": ["20", "10", "30", "40 41"]},
        {"exchanged": [["J7", 2]]},
    ],
    ids=str,
)
def test_round_2_of_two_round_agrees_with_round_1(change: Document) -> None:
    RULES.from_position(SECOND)
    assert why(SECOND | change) == "bad_position"


@pytest.mark.parametrize("name", ["reveals", "drawn"])
def test_a_counter_leaves_room_to_count_on(name: str) -> None:
    assert why(SMALL | {name: 2**53}) == "bad_position"
    assert why(SMALL | {name: 2**53 - 1}) == "bad_position"
    can_be_played(RULES.from_position(SMALL | {name: 2**52}))


def test_the_last_scores_are_those_of_the_piles() -> None:
    table = scene(
        "1", "2", "3", "96", hands={"Ana": "97", "Beto": "98"}, padding=0, piles={"Ana": "10"}, sheet=[[68, 1]]
    )
    table.play(Ana=97, Beto=98)
    position = table.state.position()
    assert position["sheet"] == [[68, 1], [3, 0]]
    assert why(position | {"sheet": [[68, 1], [4, 0]]}) == "bad_position"


# Whatever is done to a position: it is refused, or it is a match that can be played


JUNK = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        3,
        7,
        10**30,
        2**64,
        1.5,
        "",
        "7",
        "J5",
        "J5=7",
        "3 3",
        "x",
        "\ud800",
        [],
        [[]],
        {},
        [None],
        ["1", "2"],
    ]
)
PLACES = ("hands", "rows", "piles", "counted", "finished_rows")


def drop_a_card(document: Document, data: st.DataObject) -> None:
    lists = [name for name in PLACES if any(document.get(name, []))]
    name = data.draw(st.sampled_from(lists))
    index = data.draw(st.sampled_from([at for at, text in enumerate(document[name]) if text]))
    words = document[name][index].split()
    words.pop(data.draw(st.integers(0, len(words) - 1)))
    document[name] = [*document[name][:index], " ".join(words), *document[name][index + 1 :]]


def add_a_card(document: Document, data: st.DataObject) -> None:
    lists = [name for name in PLACES if document.get(name)]
    name = data.draw(st.sampled_from(lists))
    index = data.draw(st.integers(0, len(document[name]) - 1))
    card = data.draw(st.sampled_from([*map(str, range(1, 103)), "J5", "J7", "J5=40"]))
    document[name] = [*document[name][:index], f"{document[name][index]} {card}", *document[name][index + 1 :]]


def move_a_card(document: Document, data: st.DataObject) -> None:
    """From anywhere to anywhere; the stock is left to follow."""
    document.pop("stock", None)
    drop_a_card(document, data)
    if data.draw(st.booleans()):
        add_a_card(document, data)


def put_junk(document: Document, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(document)))
    value = document[name]
    if isinstance(value, list) and value and data.draw(st.booleans()):
        index = data.draw(st.integers(0, len(value) - 1))
        document[name] = [*value[:index], data.draw(JUNK), *value[index + 1 :]]
    else:
        document[name] = data.draw(JUNK)


def leave_out(document: Document, data: st.DataObject) -> None:
    del document[data.draw(st.sampled_from(sorted(document)))]


def add_a_seat(document: Document, data: st.DataObject) -> None:
    document["hands"] = [*document["hands"], data.draw(st.sampled_from(["", "1", document["hands"][0]]))] * data.draw(
        st.integers(1, 3)
    )


def choose_for_all(document: Document, data: st.DataObject) -> None:
    hands = [cards(hand) for hand in document["hands"]]
    document["chosen"] = [hand.pop(0) if hand else None for hand in hands]
    document["hands"] = [" ".join(map(str, hand)) for hand in hands]


def lengthen_the_sheet(document: Document, data: st.DataObject) -> None:
    scores = data.draw(st.lists(st.integers(-1, 90), min_size=len(document["hands"]), max_size=len(document["hands"])))
    document["sheet"] = [*document.get("sheet", []), *[scores] * data.draw(st.integers(1, 3))]


def change_options(document: Document, data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from(["standard", "short_deck", "two_round"]))
    end = data.draw(st.sampled_from(["target", "rounds"]))
    document["options"] = document["options"] | {"mode": mode, "end_condition": end, "rounds": 1}


CHANGES = [drop_a_card, add_a_card, move_a_card, add_a_seat, choose_for_all, lengthen_the_sheet, change_options]
LAST_CHANGES = [*CHANGES, put_junk, leave_out]

POSITIONS = [
    state.position() for table in TABLES if table.game == "sumo" for state in samples(table, "to be broken", 12)
]


@pytest.mark.parametrize("last_change", LAST_CHANGES)
@given(data=st.data())
def test_a_broken_position_is_refused_or_can_be_played(last_change, data: st.DataObject) -> None:
    document = dict(data.draw(st.sampled_from(POSITIONS)))
    for change in [*data.draw(st.lists(st.sampled_from(CHANGES), max_size=1)), last_change]:
        change(document, data)
    try:
        state = RULES.from_position(document)
    except Refused as refused:
        code = refused.code
    else:
        code = "bad_position"
        can_be_played(state)
    assert code in CODES


def can_be_played(state: SumoState) -> None:
    chance = Chance(bytes(32))
    for _ in range(40):
        every_card_is_in_one_place(state)
        rows_are_in_order(state)
        phase_fits_the_cards(state)
        written = encoded(state.position())
        assert encoded(RULES.from_position(msgspec.json.decode(written)).position()) == written
        assert encoded(state.imagine(0, chance).position())
        if state.outcome is not None:
            return
        move = random_move(state, chance)
        state.check(move.seat, move.action)
        state.apply(move.seat, move.action)

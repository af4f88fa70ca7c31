"""What may be said of an unfinished action: a page asks in any order, and knows no rule."""

from typing import Any

import msgspec
import pytest

from games.rummy500.scenes import discard, lay_off, meld, scene, take
from sobremesa.core.cards import CARD_COUNT
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.schema import DRAW_STOCK, PASS, LayOff, Meld, MeldAppraisal, TakeDiscard

FREE = {"free_top_discard": True}


def appraised(table, action) -> Any:
    """As it comes over the wire; asking has changed nothing."""
    before = table.state.position()
    said = msgspec.json.decode(msgspec.json.encode(table.state.appraise(table.state.seat, action)))
    assert table.state.position() == before
    return said


def ways(table, action) -> list[tuple[str, int]]:
    """The cards of each way as they would lie, and their points; every way is legal."""
    found = appraised(table, action)["ways"]
    for way in found:
        table.state.check(table.state.seat, msgspec.convert(way["action"], Meld | LayOff | TakeDiscard))
    return [(" ".join(one["stands_for"] for one in way["cards"]), way["points"]) for way in found]


# Laying down


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("9S 7S 8S", [("7S 8S 9S", 24)]),
        ("7D 7S 7H", [("7S 7H 7D", 21)]),
        ("X1 7H 7S", [("7S 7H 7", 21)]),
        ("7H X1 5H", [("5H 6H 7H", 18)]),
        ("QD X1 KD", [("QD KD AD", 35), ("JD QD KD", 30)]),
        ("X1 6C 5C", [("5C 6C 7C", 18), ("4C 5C 6C", 15)]),
        ("X1 6C X2 5C", [("5C 6C 7C 8C", 26), ("4C 5C 6C 7C", 22), ("3C 4C 5C 6C", 18)]),
        ("X1 2S 3S", [("2S 3S 4S", 9), ("AS 2S 3S", 6)]),
        ("AS X1 3S", [("AS 2S 3S", 6)]),
        ("AS KS X1", [("QS KS AS", 35)]),
        ("AS 2S X1", [("AS 2S 3S", 6)]),
    ],
)
def test_the_ways_in_which_cards_form_a_combination(chosen: str, expected: list[tuple[str, int]]) -> None:
    table = scene(f"{chosen} 9D", part="play", row="3D")
    assert ways(table, meld(chosen)) == expected
    assert appraised(table, meld(chosen))["code"] is None


def test_a_way_says_what_it_is() -> None:
    table = scene("7S X1 7H 9D", part="play")
    assert appraised(table, meld("X1 7S 7H")) == {
        "ways": [
            {
                "action": {"type": "meld", "cards": ["7S1", "7H1", "X1"]},
                "kind": "set",
                "cards": [
                    {"card": "7S1", "owner": 0, "stands_for": "7S", "points": 7},
                    {"card": "7H1", "owner": 0, "stands_for": "7H", "points": 7},
                    {"card": "X1", "owner": 0, "stands_for": "7", "points": 7},
                ],
                "points": 21,
            }
        ],
        "code": None,
    }


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ("7S", "meld_too_short"),
        ("8S 7S", "meld_too_short"),
        ("7S X1 X2", "too_few_naturals"),
        ("7S 8S TS", "run_not_consecutive"),
        ("2S KS AS", "run_past_ace"),
        ("7S 7H 8D", "not_a_meld"),
        ("7S 7S 7H", "duplicate_card"),
        ("7S 8S 8S", "duplicate_card"),
        ("7S 7H KC", "card_not_in_hand"),
        ("7S 7H 7D2", "unknown_card"),
        ("ZZ", "unknown_card"),
    ],
)
def test_why_cards_form_none(chosen: str, code: str) -> None:
    table = scene("7S 8S TS 2S KS AS 7H 8D X1 X2", part="play")
    assert appraised(table, meld(chosen)) == {"ways": [], "code": code}


def test_nothing_can_be_laid_before_the_draw_or_without_a_card_to_discard() -> None:
    assert appraised(scene("7S 8S 9S 2D"), meld("9S 8S 7S")) == {"ways": [], "code": "must_draw_first"}
    assert appraised(scene("7S 8S 9S", part="play"), meld("9S 8S 7S")) == {"ways": [], "code": "keep_a_discard"}


def test_who_is_not_to_act_is_told_so() -> None:
    table = scene("7S 8S 9S 2D", "3D 3H 3C 9C", part="play")
    assert table.state.appraise(1, meld("3D 3H 3C")) == MeldAppraisal([], "not_your_turn")


@pytest.mark.parametrize("names", [("7H1",), ("7H1", "X1"), ("7H1", "8H1", "X1", "X2"), ("ZZ",)], ids=str)
def test_no_list_is_put_in_order_that_is_longer_than_the_hand(names: tuple[str, ...]) -> None:
    """A long list would take seconds; what is wrong with it has nothing to do with its order."""
    many = (names * CARD_COUNT)[: CARD_COUNT - 1]
    code = "unknown_card" if names == ("ZZ",) else "duplicate_card"
    table = scene("7H 8H 9H X1 X2 2C", part="play", melds=("1: 4H 5H 6H",))
    assert appraised(table, Meld(many)) == {"ways": [], "code": code}
    for end in ("low", "high", None):
        assert appraised(table, LayOff(1, end, many)) == {"ways": [], "code": code}
    assert table.state.appraise(1, Meld(many)) == MeldAppraisal([], "not_your_turn")
    table = scene("8H 9H X1 X2 2C", row="7H", melds=("1: 4H 5H 6H",))
    taking = appraised(table, take("7H", Meld((*many, "7H1"))))
    assert (taking["ways"], taking["code"]) == ([], code)


@pytest.mark.refusal("malformed_action")
def test_a_list_longer_than_the_pack_is_no_action() -> None:
    table = scene("7H 8H 9H X1 X2 2C", part="play", melds=("1: 4H 5H 6H",))
    for action in (Meld(("7H1",) * 2600), LayOff(1, None, ("7H1",) * 2600)):
        with pytest.raises(Refused, match="malformed_action"):
            table.state.appraise(0, action)


# Laying off


def test_both_ends_of_a_run_are_looked_at() -> None:
    table = scene("X1 X2 4H 8H 9H 2C", part="play", melds=("1: 5H 6H 7H",))
    for end in ("low", "high", None):
        assert ways(table, lay_off(1, end, "X1")) == [("8H", 8), ("4H", 4)]
        assert ways(table, lay_off(1, end, "9H 8H")) == [("8H 9H", 17)]
        assert ways(table, lay_off(1, end, "9H X1")) == [("8H 9H", 17)]
        assert ways(table, lay_off(1, end, "X1 X2")) == [("8H 9H", 17), ("3H 4H", 7)]
        assert ways(table, lay_off(1, end, "4H X1")) == [("3H 4H", 7)]
    assert appraised(table, lay_off(1, "low", "4H"))["ways"][0]["action"] == {
        "type": "lay_off",
        "meld": 1,
        "end": "low",
        "cards": ["4H1"],
    }


def test_cards_for_both_ends_at_once_are_no_lay_off() -> None:
    table = scene("4H 8H 2C", part="play", melds=("1: 5H 6H 7H",))
    assert appraised(table, lay_off(1, "high", "4H 8H")) == {"ways": [], "code": "does_not_fit"}


def test_a_set_takes_what_fits() -> None:
    table = scene("9D 9C X1 8C 2C", part="play", melds=("1: 9S 9H X2",))
    assert ways(table, lay_off(1, None, "9D")) == [("9D", 9)]
    assert ways(table, lay_off(1, "high", "X1")) == [("9", 9)]
    assert appraised(table, lay_off(1, None, "9C 9D")) == {"ways": [], "code": "set_too_big"}
    assert appraised(table, lay_off(1, None, "8C")) == {"ways": [], "code": "does_not_fit"}
    assert appraised(table, lay_off(4, None, "8C")) == {"ways": [], "code": "no_such_meld"}


def test_an_ace_goes_where_there_is_room() -> None:
    table = scene("AH 2C 3C", part="play", melds=("1: 2H 3H 4H", "1: JH QH KH"))
    assert ways(table, lay_off(1, "high", "AH")) == [("AH", 1)]
    assert ways(table, lay_off(2, "low", "AH")) == [("AH", 15)]


# Taking from the row


def test_what_comes_along_and_how_the_card_can_be_used() -> None:
    table = scene("7H 7D 8S KC", row="JC 7S 9S 4H", melds=("1: 4D 5D 6D",))
    said = appraised(table, take("7S", None))
    assert said["takes"] == ["7S1", "9S1", "4H1"]
    assert (said["free"], said["code"]) == (False, None)
    assert [(way["kind"], way["meld"], way["uses"], way["points"]) for way in said["ways"]] == [
        ("run", None, ["7S1", "8S1", "9S1"], 24),
        ("set", None, ["7S1", "7H1", "7D1"], 21),
    ]
    assert [one["card"] for one in said["ways"][0]["cards"]] == ["7S1", "8S1", "9S1"]
    for way in said["ways"]:
        table.state.check(0, msgspec.convert(way["action"], TakeDiscard))


def test_lay_offs_are_uses_too() -> None:
    table = scene("6H 2C 2S", row="5H KD", melds=("1: 7H 8H 9H", "1: 5S 5D 5C"))
    said = appraised(table, take("5H", None))
    assert [(way["kind"], way["meld"], way["uses"], way["points"]) for way in said["ways"]] == [
        ("lay_off", 1, ["5H1", "6H1"], 11),
        ("lay_off", 2, ["5H1"], 5),
    ]


def test_jokers_make_more_ways_and_the_best_come_first() -> None:
    table = scene("X1 X2 8S TS KC 7D", row="9S 3C")
    found = [(way["uses"], way["points"]) for way in appraised(table, take("9S", None))["ways"]]
    assert [points for _, points in found] == [29, 27, 24]
    assert found[1] == (["8S1", "9S1", "TS1"], 27)


def test_there_are_not_too_many_ways() -> None:
    row = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AD 2D 3D"
    table = scene("X1 X2 KC 7D", "3C 4C", row=row)
    listed = {action.card for action in table.state.legal_actions(0) if isinstance(action, TakeDiscard)}
    assert listed == {f"{name}1" for name in row.split()[:-1]}
    for name in row.split():
        said = appraised(table, take(name, None))
        assert bool(said["ways"]) == (f"{name}1" in listed)
        assert len(said["ways"]) <= 24
        for way in said["ways"]:
            table.state.check(0, msgspec.convert(way["action"], TakeDiscard))


def test_a_joker_in_the_row_can_be_used_in_many_ways() -> None:
    table = scene("7S 8S 7H KC", row="X1 3C", melds=("1: 4D 5D 6D",))
    found = {tuple(way["uses"]) for way in appraised(table, take("X1", None))["ways"]}
    assert found == {
        ("7S1", "8S1", "X1"),
        ("X1", "7S1", "8S1"),
        ("7S1", "7H1", "X1"),
        ("X1",),
    }


def test_a_card_that_cannot_be_used_says_why() -> None:
    table = scene("7H 2D 8S KC", row="JC QS 4H")
    assert appraised(table, take("QS", None)) == {
        "takes": ["QS1", "4H1"],
        "ways": [],
        "free": False,
        "code": "must_use_taken_card",
    }
    assert appraised(table, take("9C", None))["code"] == "card_not_in_discard"
    assert appraised(table, take("ZZ", None))["code"] == "unknown_card"


def test_the_top_card_may_be_free() -> None:
    table = scene("7H 2D 8S KC", row="JC QS 4H", options=FREE)
    assert appraised(table, take("4H", None)) == {"takes": ["4H1"], "ways": [], "free": True, "code": None}
    assert not appraised(table, take("QS", None))["free"]


def test_a_use_of_exactly_these_cards() -> None:
    table = scene("7H 7D 8S KC", row="JC 7S 9S 4H", melds=("1: 8H 9H TH",))
    sevens = appraised(table, take("7S", meld("7H 7S 7D")))
    assert [way["uses"] for way in sevens["ways"]] == [["7S1", "7H1", "7D1"]]
    spades = appraised(table, take("7S", meld("9S 8S 7S")))
    assert [way["uses"] for way in spades["ways"]] == [["7S1", "8S1", "9S1"]]
    other = appraised(table, take("9S", meld("9S 8S 7S")))
    assert (other["takes"], other["ways"], other["code"]) == (["9S1", "4H1"], [], "card_not_in_hand")
    without = appraised(table, take("7S", meld("8S 9S")))
    assert (without["ways"], without["code"]) == ([], "must_use_taken_card")
    off = appraised(table, take("7S", lay_off(1, "high", "7S")))
    assert (off["ways"], off["code"]) == ([], "does_not_fit")


def test_a_use_may_be_meant_at_either_end() -> None:
    table = scene("KC 2D", row="7H 3S", melds=("1: 8H 9H TH",))
    said = appraised(table, take("7H", lay_off(1, "high", "7H")))
    assert [(way["action"]["use"]["end"], way["points"]) for way in said["ways"]] == [("low", 7)]


# Discarding


def test_a_discard_that_could_have_been_laid_off() -> None:
    table = scene("9H X1 2C", part="play", melds=("1: 6H 7H 8H", "1: 9S 9D 9C", "1: QD KD AD"))
    assert appraised(table, discard("9H")) == {"fits": [1, 2], "ends": None}
    assert appraised(table, discard("X1")) == {"fits": [1, 2, 3], "ends": None}
    assert appraised(table, discard("2C")) == {"fits": [], "ends": None}


def test_a_discard_that_ends_the_round() -> None:
    assert appraised(scene("9H", part="play"), discard("9H"))["ends"] == "out"
    assert appraised(scene("9H 2C", part="play", stock=""), discard("9H"))["ends"] == "stock_empty"
    idle = {"idle_turns": 5, "took_freely": True, "barred": "QS1", "known": {0: "QS"}, "options": FREE}
    table = scene("9H QS", part="play", **idle)
    assert appraised(table, discard("9H"))["ends"] == "stalled"
    assert appraised(table, discard("QS"))["ends"] is None
    assert appraised(table, discard("ZZ")) == {"fits": [], "ends": None}


def test_there_is_nothing_to_say_of_a_draw_or_a_pass() -> None:
    table = scene("9H 2C")
    assert appraised(table, DRAW_STOCK) is appraised(table, PASS) is None


def test_of_the_same_points_the_way_that_keeps_the_joker_comes_first() -> None:
    table = scene("9S 9H 9D 2C X1", row="4H 9C")
    first, *others = appraised(table, take("9C", None))["ways"]
    assert first["uses"] == ["9S1", "9H1", "9D1", "9C1"]
    assert any(way["points"] == first["points"] and "X1" in way["uses"] for way in others)

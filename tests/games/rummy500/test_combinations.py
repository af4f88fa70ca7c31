"""Sets and runs: what is one, what is none, and what the jokers in them are."""

import pytest

from games.rummy500.scenes import holding, lay_off, meld, scene

rule = pytest.mark.rule


@rule("R500-11", "R500-12", "R500-13", "R500-14", "R500-16", "R500-17", "R500-18", "R500-21")
@pytest.mark.parametrize(
    ("laid", "kind", "stands_for"),
    [
        ("7S 7H 7D", "set", "7S 7H 7D"),
        ("7C 7S 7D 7H", "set", "7S 7H 7D 7C"),
        ("X1 7S 7D", "set", "7S 7D 7"),
        ("7S X2 7D X1", "set", "7S 7D 7 7"),
        ("AS AC X1", "set", "AS AC A"),
        ("TS JS QS", "run", "TS JS QS"),
        ("AD 2D 3D", "run", "AD 2D 3D"),
        ("AD X1 3D", "run", "AD 2D 3D"),
        ("QD KD AD", "run", "QD KD AD"),
        ("QD X1 AD", "run", "QD KD AD"),
        ("X1 KD AD", "run", "QD KD AD"),
        ("X1 X2 KD AD", "run", "JD QD KD AD"),
        ("4C X1 6C X2 8C", "run", "4C 5C 6C 7C 8C"),
        ("X1 5C 6C X2", "run", "4C 5C 6C 7C"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "run", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"),
        ("X1 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "run", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
    ],
)
def test_what_is_a_combination(laid: str, kind: str, stands_for: str) -> None:
    table = holding(laid, row="2H")
    table.meld(laid)
    assert table.state.view(None).melds[0].kind == kind
    assert table.stands_for(1) == stands_for


@rule("R500-11", "R500-12", "R500-13", "R500-15", "R500-18", "R500-21", "RULING-3", "RULING-6", "RULING-7")
@pytest.mark.parametrize(
    ("laid", "code"),
    [
        ("7S", "meld_too_short"),
        ("X1 X2", "meld_too_short"),
        ("7S X1 X2", "too_few_naturals"),
        ("7S 7H 7D 7C X1", "set_too_big"),
        ("7S 7H 7D X1 X2", "set_too_big"),
        ("KS AS 2S", "run_past_ace"),
        ("KS X1 2S", "run_past_ace"),
        ("X1 AS 2S", "run_past_ace"),
        ("KS AS X1", "run_past_ace"),
        ("QS KS AS 2S", "run_past_ace"),
        ("X1 AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "run_past_ace"),
        ("9S 8S 7S", "run_not_consecutive"),
        ("7S X1 8S", "run_not_consecutive"),
        ("AS 3S 4S", "run_not_consecutive"),
        ("2S AS 3S", "run_not_consecutive"),
        ("5S 6S 8S X1", "run_not_consecutive"),
        ("7S 8S 9H", "not_a_meld"),
        ("7S 7H 8S", "not_a_meld"),
        ("7S 7H 8D X1", "not_a_meld"),
    ],
)
def test_what_is_none(laid: str, code: str) -> None:
    assert holding(laid, row="2H").refusal(meld(laid)) == code


@rule("R500-12", "R500-3")
@pytest.mark.parametrize(
    ("laid", "duplicates", "code"),
    [
        ("7S1 7S2 7H1", False, "set_repeats_suit"),
        ("7S1 7S2 X1", False, "set_repeats_suit"),
        ("7S1 7S2 7H1 7D1 7C1", False, "set_repeats_suit"),
        ("7S1 7H2 7D1", False, None),
        ("7S1 7S2 7H1", True, None),
        ("7S1 7S2 X3", True, None),
        ("7S1 7S2 7H1 7H2 7D1 7D2 7C1 7C2", True, None),
        ("7S1 7S2 7H1 7H2 7D1 7D2 7C1 X4", True, None),
        ("7S1 7S2 7H1 7H2 7D1 7D2 7C1 7C2 X4", True, "set_too_big"),
        ("7S1 7S2 8S1", True, "run_not_consecutive"),
    ],
)
def test_sets_of_two_packs(laid: str, duplicates: bool, code: str | None) -> None:
    table = holding(laid, players=5, row="2H", options={"set_duplicates": duplicates})
    assert table.refusal(meld(laid)) == code


@rule("R500-16", "R500-21")
def test_two_aces_with_jokers_between_are_a_set() -> None:
    """All natural cards have one rank, so the list is a set, whatever its jokers could have been (R500-21)."""
    table = holding("AC1 X1 X2 X3 AC2", players=5, row="2H", options={"set_duplicates": True})
    table.meld("AC1 X1 X2 X3 AC2")
    assert table.state.view(None).melds[0].kind == "set"


@rule("R500-21")
def test_the_order_of_a_set_is_without_meaning() -> None:
    documents = []
    for order in ("7S 7H X1", "X1 7H 7S", "7H X1 7S"):
        table = holding("7S 7H X1", row="2H")
        table.meld(order)
        documents.append(table.state.position())
    assert documents[0] == documents[1] == documents[2]


@rule("R500-20", "RULING-5")
def test_a_joker_on_the_table_keeps_its_meaning() -> None:
    table = scene("6H 4H 2S", melds=("1: 5H X1 7H",), part="play")
    assert table.refusal(lay_off(1, "low", "6H")) == "does_not_fit"
    table.lay_off(1, "low", "4H")
    assert table.stands_for(1) == "4H 5H 6H 7H"
    assert table.table(1) == "4H 5H X1 7H"


@rule("R500-19", "R500-33", "RULING-5")
def test_any_missing_suit_may_still_join_a_set_with_a_joker() -> None:
    for name in ("9D", "9C"):
        table = scene(f"{name} 2S", melds=("1: 9S 9H X1",), part="play")
        table.lay_off(1, None, name)
        assert table.points == [9, 27]


@rule("R500-18", "RULING-3")
def test_cards_laid_off_may_all_be_jokers() -> None:
    table = scene("X1 X2 2S", melds=("1: 5H 6H 7H",), part="play")
    table.lay_off(1, "high", "X1 X2")
    assert table.stands_for(1) == "5H 6H 7H 8H 9H"
    assert table.points == [17, 18]

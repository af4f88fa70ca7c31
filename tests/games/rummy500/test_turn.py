"""The turn: one draw, anything laid, one discard."""

import pytest

from games.rummy500.scenes import begin, discard, lay_off, meld, play_round, scene, take
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy500 import schema
from sobremesa.games.rummy500.schema import DRAW_STOCK, PASS, MeldCard, MeldView

rule = pytest.mark.rule

FREE = {"free_top_discard": True}


# Parts of the turn


@rule("R500-22", "R500-23", "R500-24", "R500-38", "RULING-8")
def test_a_turn_from_draw_to_discard() -> None:
    table = scene("KS 8H", "2D 3D", row="9C", top="5S")
    assert (table.state.phase, table.state.to_act) == ("draw", (0,))
    table.draw()
    assert (table.state.phase, table.state.to_act) == ("play", (0,))
    assert table.hand(0) == "5S KS 8H"
    table.discard("8H")
    assert (table.state.phase, table.state.to_act) == ("draw", (1,))
    assert (table.row, table.hand(0)) == ("9C 8H", "5S KS")


@rule("R500-24")
def test_a_card_from_the_stock_is_seen_by_its_owner_only() -> None:
    table = scene("KS 8H", "2D 3D", top="5S")
    left = table.state.view(None).stock - 1
    table.draw()
    assert table.heard_by(0) == [schema.Drew(0, "5S1", left)]
    for viewer in (1, None):
        assert table.heard_by(viewer) == [schema.Drew(0, None, left)]
    assert table.state.view(None).stock == left


@rule("R500-22", "R500-31", "R500-32", "RULING-15")
def test_any_number_of_melds_and_lay_offs_in_any_order() -> None:
    table = scene("4S 4H 4D 7C 8C 9C TC 2S", melds=("1: 4C 5C 6C",), part="play")
    table.meld("4S 4H 4D")
    table.lay_off(1, "high", "7C 8C")
    table.lay_off(1, "high", "9C")
    table.lay_off(1, "high", "TC")
    assert table.points == [12 + 34, 15]
    table.discard("2S")
    assert table.reason == "out"


@rule("R500-31", "RULING-15")
def test_nothing_has_to_be_laid() -> None:
    table = scene("4S 4H 4D 2S", part="play")
    table.discard("2S")
    assert table.points == [0, 0]
    assert table.hand(0) == "4S 4H 4D"


@rule("R500-38", "RULING-8", "RULING-29")
@pytest.mark.parametrize("name", ["X1", "5S", "KD"])
def test_any_card_may_be_discarded(name: str) -> None:
    """A joker, the card just drawn, or one that came along from the row."""
    table = scene("X1 8H 3D", row="9C", top="5S")
    if name == "KD":
        table = scene("8H 7H X1 2S", row="9H KD")
        table.take("9H", meld("7H 8H 9H"))
    else:
        table.draw()
    table.discard(name)
    assert table.row.endswith(name)


@rule("R500-42", "RULING-26")
def test_a_discard_that_would_have_fitted_stays_in_the_row() -> None:
    table = scene("9H 2S", "3D 5C", melds=("1: 6H 7H 8H",), part="play", row="4C")
    table.discard("9H")
    assert table.row == "4C 9H"
    assert table.state.to_act == (1,)
    assert table.refusal(lay_off(1, "high", "9H"), seat=0) == "not_your_turn"


# The discard row


@rule("R500-25")
def test_everybody_sees_the_whole_row_in_its_order() -> None:
    state = scene("KS 8H", row="9C 2D 3D 4D").state
    for viewer in (None, 0, 1):
        assert state.view(viewer).row == ["9C1", "2D1", "3D1", "4D1"]


@rule("R500-26", "R500-28", "R500-29")
@pytest.mark.parametrize(
    ("name", "use", "row", "hand"),
    [
        ("4D", meld("4D 4H 4S"), "9C 2D 3D", "KC"),
        ("3D", meld("2S 3S 3D"), None, None),
        ("3D", lay_off(1, "low", "3D 4D"), "9C 2D", "2S 3S 4S 4H KC"),
        ("2D", meld("2D 3D 4D"), "9C", "2S 3S 4S 4H KC"),
        ("2D", lay_off(1, "low", "2D 3D 4D"), "9C", "2S 3S 4S 4H KC"),
        ("9C", meld("2S 3S 4S"), None, None),
    ],
)
def test_the_chosen_card_and_all_on_top_of_it(name: str, use, row: str | None, hand: str | None) -> None:
    held = "2S 3S 4S 4H KC"
    table = scene(held, row="9C 2D 3D 4D", melds=("1: 5D 6D 7D",))
    if row is None:
        assert table.refusal(take(name, use)) in ("not_a_meld", "must_use_taken_card")
        assert table.row == "9C 2D 3D 4D"
        return
    table.take(name, use)
    assert table.row == row
    assert table.hand(0) == (hand if name != "4D" else "2S 3S KC")


@rule("R500-27", "RULING-11")
def test_taking_and_using_are_one_action_and_count_as_the_draw() -> None:
    table = scene("7H 7D KC 2S", row="JC 7S QD 4H")
    table.take("7S", meld("7S 7H 7D"))
    assert table.refusal(DRAW_STOCK) == "already_drawn"
    assert table.refusal(take("JC", None)) == "already_drawn"
    seven = [MeldCard(name, 0, name[:2], 7) for name in ("7S1", "7H1", "7D1")]
    for viewer in (0, 1, None):
        assert table.heard_by(viewer) == [
            schema.Took(0, "7S1", ("7S1", "QD1", "4H1")),
            schema.Melded(0, 1, "set", tuple(seven), 21, MeldView(1, "set", seven, [21, 0], True, False)),
        ]


@rule("R500-29", "RULING-13")
def test_cards_that_came_along_may_be_laid_in_the_same_turn_or_kept() -> None:
    table = scene("7H 7D QS QC 2S", row="JC 7S QD 4H")
    table.take("7S", meld("7S 7H 7D"))
    table.meld("QS QC QD")
    assert table.points == [51, 0]
    assert table.state.view(None).seats[0].known == ["4H1"]
    table.discard("2S")
    assert table.state.view(None).seats[0].known == ["4H1"]


@rule("R500-26")
def test_cards_deeper_than_the_chosen_one_are_not_taken() -> None:
    table = scene("2S 3S KC", row="4S 9C 5S")
    assert table.refusal(take("5S", meld("3S 4S 5S"))) == "card_not_in_hand"
    table.take("4S", meld("2S 3S 4S 5S"))
    assert table.row == ""
    assert table.hand(0) == "9C KC"


# The free top discard


@rule("R500-30", "RULING-12")
def test_a_card_taken_freely_may_be_laid_but_not_discarded() -> None:
    table = scene("QH QD 2S", row="3C QS", options=FREE)
    table.take("QS", None)
    assert table.state.view(0).own.barred == "QS1"
    assert table.state.view(1).own.barred is None
    assert "QS1" not in {action.card for action in table.state.legal_actions(0) if hasattr(action, "card")}
    table.meld("QS QH QD")
    assert table.state.view(0).own.barred is None
    table.discard("2S")
    assert table.reason == "out"


@rule("R500-30")
def test_the_bar_falls_with_the_turn() -> None:
    table = scene("KD 9H 2S", "4C 5D", row="3C QS", options=FREE, top="6H 6S 6D")
    table.take("QS", None)
    table.discard("KD")
    table.draw()
    table.discard("4C")
    table.draw()
    table.discard("QS")
    assert table.row.endswith("QS")


@rule("R500-30", "R500-45")
def test_nothing_is_taken_freely_from_an_empty_stock() -> None:
    table = scene("KD 9H", "4C 5D", row="3C QS", stock="", options=FREE | {"stock_out": "play_on"})
    assert table.refusal(take("QS", None)) == "must_use_taken_card"
    assert table.state.legal_actions(0) == [PASS]


@rule("R500-30")
def test_with_the_option_the_top_card_may_also_be_used_at_once() -> None:
    table = scene("QH QD 2S", row="3C QS", options=FREE)
    table.take("QS", meld("QS QH QD"))
    assert table.state.view(0).own.barred is None
    assert table.points == [30, 0]


# Keeping a card to discard


@rule("R500-39", "RULING-17")
def test_laying_has_to_leave_a_card() -> None:
    table = scene("9H TH", melds=("1: 6H 7H 8H",), part="play")
    assert table.refusal(lay_off(1, "high", "9H TH")) == "keep_a_discard"
    table.lay_off(1, "high", "9H")
    assert table.refusal(lay_off(1, "high", "TH")) == "keep_a_discard"
    assert table.state.legal_actions(0) == [discard("TH")]


@rule("R500-40", "R500-43", "RULING-17")
def test_where_the_last_discard_is_optional_laying_the_last_card_ends_the_round() -> None:
    optional = {"final_discard": "optional"}
    table = scene("9H TH", "2C", melds=("1: 6H 7H 8H",), part="play", options=optional)
    table.lay_off(1, "high", "9H TH")
    assert (table.reason, table.scores) == ("out", [19, 19])
    table = scene("9H TH", "2C", row="8H", options=optional)
    table.take("8H", meld("8H 9H TH"))
    assert (table.reason, table.scores) == ("out", [27, -2])


@rule("R500-41", "RULING-12")
@pytest.mark.parametrize("final_discard", ["required", "optional"])
def test_not_only_a_barred_card_may_be_left(final_discard: str) -> None:
    options = FREE | {"final_discard": final_discard}
    table = scene("9H TH", row="QS", melds=("1: 6H 7H 8H",), options=options)
    table.take("QS", None)
    assert table.refusal(lay_off(1, "high", "9H TH")) == "keep_a_discard"
    table.lay_off(1, "high", "9H")
    assert table.refusal(lay_off(1, "high", "TH")) == "keep_a_discard"
    assert table.state.legal_actions(0) == [discard("TH")]


@rule("R500-41")
def test_a_barred_card_that_is_laid_bars_nothing() -> None:
    table = scene("JH 2S", row="9H", melds=("1: 6H 7H 8H",), options=FREE)
    table.take("9H", None)
    table.lay_off(1, "high", "9H")
    assert table.refusal(discard("JH")) is None


# What is public


@rule("R500-26", "RULING-27")
def test_what_was_taken_openly_is_known_until_it_is_laid_or_discarded() -> None:
    table = scene("7H 7D KC 2S", "3D 5C", row="JC 7S QD 4H 6H", top="8C 8S")
    table.take("7S", meld("7S 7H 7D"))
    known = [seat.known for seat in table.state.view(None).seats]
    assert known == [["4H1", "6H1", "QD1"], []]
    table.discard("4H")
    assert table.state.view(1).seats[0].known == ["6H1", "QD1"]
    assert table.state.view(None).seats[0].hand == 4


def test_every_action_changes_the_question() -> None:
    table = scene("4S 4H 4D 2S", "3D 5C", top="8C")
    decision_ids = [table.state.decision_id(0)]
    for action in (DRAW_STOCK, meld("4S 4H 4D"), discard("2S")):
        table.act(action)
        decision_ids.append(table.state.decision_id(0))
        assert table.state.decision_id(1) == decision_ids[-1]
    assert decision_ids == [0, 1, 2, 3]


# What is turned up


def test_only_a_draw_or_the_end_of_a_round_reveals_anything() -> None:
    """A draft may try everything else."""
    table = scene("7H 7D 8S 9S KC 2S", "3D 5C", row="JC 7S TS", top="8C")
    before = table.state.information_count
    table.take("7S", meld("7S 7H 7D"))
    table.meld("8S 9S TS")
    table.discard("KC")
    assert table.state.information_count == before
    table.draw()
    assert table.state.information_count == before + 1
    table.discard("3D")
    assert table.state.information_count == before + 1
    table.state.apply(0, DRAW_STOCK)
    table.discard("2S")
    over = scene("2S", "3D 5C", part="play")
    before = over.state.information_count
    over.discard("2S")
    assert over.reason == "out"
    assert over.state.information_count > before


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_a_round_ends_within_the_turns_that_its_cards_allow(players: int) -> None:
    """Invariant 11: every turn takes a stock card or adds to the table."""
    chance = Chance(seed_from_int(players))
    for seed in range(4):
        state = begin(seed=seed, players=players, stock_out="play_on", final_discard="optional")
        stock = state.view(None).stock
        assert play_round(state, chance) <= stock + (54 if players < 5 else 108)

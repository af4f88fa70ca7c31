"""The worked examples of the rules file, each by its number, with exactly what it says."""

import pytest

from games.rummy500.scenes import begin, discard, holding, lay_off, meld, scene, take, totals_after
from sobremesa.games.rummy500.schema import DRAW_STOCK, PASS

rule = pytest.mark.rule

FIFTEEN = {"joker_meld_value": "fifteen"}
FREE = {"free_top_discard": True}


# Pack and deal


@rule("E1", "R500-2", "R500-3", "R500-7", "R500-8")
@pytest.mark.parametrize(("players", "dealt", "stock"), [(2, 26, 27), (4, 28, 25), (5, 35, 72), (8, 56, 51)])
def test_e01_cards_after_the_deal(players: int, dealt: int, stock: int) -> None:
    view = begin(players=players).view(None)
    assert sum(seat.hand for seat in view.seats) == dealt
    assert len(view.row) == 1
    assert view.stock == stock
    assert dealt + 1 + stock == (54 if players < 5 else 108)


@rule("E2", "R500-9", "RULING-10")
def test_e02_the_first_face_up_card_is_a_joker() -> None:
    table = scene("3C", "9S 9D 2H 4H 6H 8H TH", players=3, row="X2", seat=1, dealer=0)
    table.take("X2", meld("9S 9D X2"))
    assert table.table(1) == "9S 9D X2"
    assert table.points == [0, 27, 0]
    assert table.row == ""
    table.discard("2H")
    assert table.row == "2H"


# Combinations and values


@rule("E3", "R500-13", "R500-14", "R500-51")
def test_e03_queen_king_ace() -> None:
    table = holding("QS KS AS")
    table.meld("QS KS AS")
    assert table.points == [35, 0]


@rule("E4", "R500-14", "R500-51")
def test_e04_ace_two_three() -> None:
    table = holding("AS 2S 3S")
    table.meld("AS 2S 3S")
    assert table.points == [6, 0]


@rule("E5", "R500-15")
def test_e05_king_ace_two_is_no_run() -> None:
    assert holding("KS AS 2S").refusal(meld("KS AS 2S")) == "run_past_ace"


@rule("E6", "R500-11", "R500-51")
def test_e06_three_aces() -> None:
    table = holding("AS AH AD")
    table.meld("AS AH AD")
    assert table.points == [45, 0]


@rule("E7", "R500-51", "RULING-7")
def test_e07_an_ace_in_longer_runs() -> None:
    table = holding("AH 2H 3H 4H 5H")
    table.meld("AH 2H 3H 4H 5H")
    assert table.points == [15, 0]
    table = holding("TH JH QH KH AH")
    table.meld("TH JH QH KH AH")
    assert table.points == [55, 0]


@rule("E8", "R500-21")
def test_e08_what_is_no_combination() -> None:
    assert holding("9S 8S 7S").refusal(meld("9S 8S 7S")) == "run_not_consecutive"
    assert holding("7C 8C TC").refusal(meld("7C 8C TC")) == "run_not_consecutive"
    assert holding("7C 8D 9C").refusal(meld("7C 8D 9C")) == "not_a_meld"
    assert holding("7S 7H").refusal(meld("7S 7H")) == "meld_too_short"


# Jokers


@rule("E9", "R500-19", "R500-20", "RULING-5")
def test_e09_a_joker_is_the_card_of_its_place() -> None:
    table = holding("5H X1 7H 6H 6S 6D", top="2S")
    table.meld("5H X1 7H")
    assert table.stands_for(1) == "5H 6H 7H"
    assert table.points == [18, 0]
    assert table.refusal(lay_off(1, "high", "6H")) == "does_not_fit"
    table.meld("6S 6H 6D")
    assert table.points == [36, 0]


@rule("E10", "R500-15", "R500-17")
def test_e10_a_joker_at_either_end() -> None:
    table = holding("QD KD X1")
    table.meld("X1 QD KD")
    assert (table.stands_for(1), table.points[0]) == ("JD QD KD", 30)
    table = holding("QD KD X1 X2 4S")
    table.meld("QD KD X1")
    assert (table.stands_for(1), table.points[0]) == ("QD KD AD", 35)
    assert not table.state.view(None).melds[0].high_open
    assert table.refusal(lay_off(1, "high", "X2")) == "run_past_ace"
    table = holding("X1 2S 3S")
    table.meld("X1 2S 3S")
    assert (table.stands_for(1), table.points[0]) == ("AS 2S 3S", 6)
    assert holding("KH AH X1").refusal(meld("KH AH X1")) == "run_past_ace"


@rule("E11", "R500-19")
def test_e11_a_joker_in_a_set() -> None:
    table = holding("9S 9H X1")
    table.meld("9S 9H X1")
    assert (table.stands_for(1), table.points) == ("9S 9H 9", [27, 0])
    table = scene("2S 3S", "9D 9C 4H", players=3, melds=("0: 9S 9H X1",), seat=1, part="play")
    table.lay_off(1, None, "9D")
    assert table.points == [27, 9, 0]
    assert table.refusal(lay_off(1, None, "9C")) == "set_too_big"


@rule("E12", "R500-18", "R500-52", "RULING-3", "RULING-4")
def test_e12_two_natural_cards_at_least() -> None:
    assert holding("7H X1 X2").refusal(meld("7H X1 X2")) == "too_few_naturals"
    for options, points in (({}, 26), (FIFTEEN, 43)):
        table = holding("5H X1 X2 8H", options=options)
        table.meld("5H X1 X2 8H")
        assert table.points == [points, 0]


@rule("E13", "R500-52", "RULING-4")
@pytest.mark.parametrize(("laid", "points"), [("5H X1 7H", 27), ("X1 2S 3S", 20), ("QD KD X1", 35)])
def test_e13_every_joker_worth_fifteen(laid: str, points: int) -> None:
    table = holding(laid, options=FIFTEEN)
    table.meld(laid)
    assert table.points == [points, 0]


# Drawing from the row


@rule("E14", "R500-26", "R500-28")
def test_e14_a_combination_of_taken_cards_only() -> None:
    table = scene("KS 8H 8C", row="9C 2D 3D 4D")
    table.take("2D", meld("2D 3D 4D"))
    assert (table.table(1), table.points) == ("2D 3D 4D", [9, 0])
    assert (table.row, table.hand(0)) == ("9C", "KS 8H 8C")
    assert table.state.phase == "play"
    table.discard("KS")
    assert table.row == "9C KS"


@rule("E15", "R500-26", "R500-29", "RULING-13")
def test_e15_the_other_cards_come_along() -> None:
    for thrown in ("QD", "4H"):
        table = scene("7H 7D KC 2S", row="JC 7S QD 4H")
        table.take("7S", meld("7S 7H 7D"))
        assert (table.points, table.row, table.hand(0)) == ([21, 0], "JC", "2S 4H QD KC")
        table.discard(thrown)
        assert table.row == f"JC {thrown}"


@rule("E16", "R500-27", "R500-30", "RULING-11", "RULING-12")
def test_e16_the_chosen_card_has_to_be_used() -> None:
    table = scene("7H 7D KC 2S", row="JC 7S QD 4H")
    sevens = meld("7S 7H 7D")
    for attempt in (take("JC", sevens), take("QD", sevens), take("QD", None), take("4H", None)):
        assert table.refusal(attempt) == "must_use_taken_card"
    assert (table.row, table.state.phase) == ("JC 7S QD 4H", "draw")


@rule("E17", "R500-27", "R500-33", "R500-34")
def test_e17_a_lay_off_that_bridges_a_gap() -> None:
    table = scene("6H 2C 2S", row="5H KD", melds=("1: 7H 8H 9H",))
    assert table.refusal(take("5H", lay_off(1, "low", "5H"))) == "does_not_fit"
    table.take("5H", lay_off(1, "low", "5H 6H"))
    assert table.table(1) == "5H 6H 7H 8H 9H"
    assert table.points == [11, 24]
    assert (table.row, table.hand(0)) == ("", "2S KD 2C")
    table.discard("KD")
    assert table.row == "KD"


@rule("E18", "R500-30", "RULING-12", "RULING-29")
def test_e18_the_top_card_taken_freely() -> None:
    table = scene("KD 9H 2S", row="3C QS", options=FREE)
    assert table.refusal(take("3C", None)) == "must_use_taken_card"
    table.take("QS", None)
    assert table.hand(0) == "2S QS 9H KD"
    assert table.refusal(discard("QS")) == "cannot_discard_taken_card"
    table.discard("KD")
    assert table.row == "3C KD"


# Laying off


@rule("E19", "R500-32", "R500-34", "R500-35", "RULING-14")
def test_e19_one_run_with_three_owners() -> None:
    table = scene("JH 3S", "4S 5D", "TH 6S", melds=("1: 7H 8H 9H",), seat=2, top="2H 2D")
    table.draw()
    table.lay_off(1, "high", "TH")
    assert table.points == [0, 24, 10]
    table.discard("6S")
    table.draw()
    table.lay_off(1, "high", "JH")
    assert table.points == [10, 24, 10]
    assert table.table(1) == "7H 8H 9H TH JH"
    assert [one.owner for one in table.state.view(None).melds[0].cards] == [1, 1, 1, 2, 0]


@rule("E20", "R500-36")
def test_e20_the_player_chooses_where_a_card_goes() -> None:
    def table():
        return scene("9H TH 2S 3D", melds=("1: 9S 9D 9C", "1: 6H 7H 8H"), part="play")

    first = table()
    first.lay_off(2, "high", "9H")
    first.lay_off(2, "high", "TH")
    assert first.table(2) == "6H 7H 8H 9H TH"
    other = table()
    other.lay_off(1, None, "9H")
    assert other.refusal(lay_off(2, "high", "TH")) == "does_not_fit"
    assert other.refusal(lay_off(1, None, "TH")) == "does_not_fit"
    assert other.refusal(lay_off(2, "high", "9H")) == "card_not_in_hand"


@rule("E21", "R500-16", "R500-51")
def test_e21_an_ace_at_either_end_of_a_long_run() -> None:
    clubs = "1: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    for end, points in (("high", 15), ("low", 1)):
        table = scene("AC 2S 3S", melds=(clubs,), part="play")
        table.lay_off(1, end, "AC")
        assert table.points[0] == points
    table = scene("AC1 AC2 2S 3S", players=5, melds=(clubs,), part="play")
    table.lay_off(1, "high", "AC2")
    table.lay_off(1, "low", "AC1")
    view = table.state.view(None).melds[0]
    assert len(view.cards) == 14
    assert (view.low_open, view.high_open) == (False, False)
    assert table.points[0] == 16


@rule("E22", "R500-15", "R500-33")
def test_e22_a_run_that_is_closed_at_the_top() -> None:
    table = scene("2H X1 JH 4S", melds=("1: QH KH AH",), part="play")
    assert table.refusal(lay_off(1, "high", "2H")) == "run_past_ace"
    assert table.refusal(lay_off(1, "high", "X1")) == "run_past_ace"
    assert table.refusal(lay_off(1, None, "JH")) == "choose_end"
    table.lay_off(1, "low", "X1")
    assert (table.stands_for(1), table.points[0]) == ("JH QH KH AH", 10)


@rule("E23", "R500-37", "RULING-16")
def test_e23_runs_that_come_to_touch_stay_two() -> None:
    table = scene("6H 2S", melds=("1: 3H 4H 5H", "1: 7H 8H 9H"), part="play")
    table.lay_off(1, "high", "6H")
    assert (table.table(1), table.table(2)) == ("3H 4H 5H 6H", "7H 8H 9H")


# Going out and the end of the round


@rule("E24", "R500-39", "R500-40", "RULING-17")
def test_e24_a_card_has_to_be_kept_for_the_discard() -> None:
    table = scene("6C 6D", top="6S")
    table.draw()
    assert table.refusal(meld("6C 6D 6S")) == "keep_a_discard"
    assert {action.card for action in table.state.legal_actions(0)} == {"6C1", "6D1", "6S1"}
    table = scene("6C 6D", "2S 3D", top="6S", options={"final_discard": "optional"})
    table.draw()
    table.meld("6C 6D 6S")
    assert table.reason == "out"
    assert table.scores == [18, -5]


@rule("E25", "R500-39", "R500-43")
def test_e25_going_out_after_a_draw_from_the_row() -> None:
    table = scene("4S 5S", "5C AS", row="JD 6S")
    assert table.refusal(take("6S", meld("4S 5S 6S"))) == "keep_a_discard"
    assert (table.row, table.state.phase) == ("JD 6S", "draw")
    table = scene("4S 5S", "5C AS", row="6S JD")
    table.take("6S", meld("4S 5S 6S"))
    assert table.hand(0) == "JD"
    table.discard("JD")
    assert table.reason == "out"
    assert table.state.view(None).finished.seat == 0
    assert table.scores == [15, -20]


def last_card(**options: object):
    return scene(
        "5D 2C",
        "QH QS 3C",
        "QC QD 7S AD",
        row="8D",
        melds=("0: 4S 4H 4C",),
        stock="4D",
        seat=1,
        options={"mode": "fixed_rounds"} | options,
    )


@rule("E26", "R500-44", "RULING-18")
def test_e26_the_stock_runs_out() -> None:
    table = last_card()
    table.draw()
    table.lay_off(1, None, "4D")
    table.discard("QH")
    assert table.reason == "stock_empty"
    assert table.state.view(None).finished.seat is None
    assert table.scores == [5, -9, -42]


@rule("E27", "R500-45", "RULING-18")
def test_e27_playing_on_without_a_stock() -> None:
    def after_p1():
        table = last_card(stock_out="play_on")
        table.draw()
        table.lay_off(1, None, "4D")
        table.discard("QH")
        assert (table.row, table.state.seat) == ("8D QH", 2)
        return table

    table = after_p1()
    table.pass_()
    assert (table.reason, table.scores) == ("stock_empty", [5, -9, -42])

    table = after_p1()
    assert table.refusal(DRAW_STOCK) == "stock_empty"
    table.take("QH", meld("QC QD QH"))
    assert table.refusal(PASS) == "already_drawn"
    table.discard("AD")
    assert (table.row, table.hand(2)) == ("8D AD", "7S")
    assert table.state.legal_actions(0) == [PASS]
    table.pass_()
    assert (table.reason, table.scores) == ("stock_empty", [5, -9, 23])


# Scoring


@rule("E28", "R500-49", "R500-54")
def test_e28_the_leaflet_s_minus_twenty() -> None:
    table = scene("2H", "AS KD 7C", melds=("1: 4C 4D 4H",), top="3S", stock="3S")
    table.draw()
    table.discard("3S")
    assert table.scores == [-2, -20]


@rule("E29", "R500-53")
def test_e29_a_set_that_was_not_laid_counts_against_its_holder() -> None:
    table = scene("2H", "8C 8D 8H", "JD", part="play", seat=2)
    table.discard("JD")
    assert (table.reason, table.scores) == ("out", [-2, -24, 0])


@rule("E30", "R500-52", "R500-55", "RULING-20")
def test_e30_no_bonus_for_going_out() -> None:
    table = scene("AH X1", "JD", melds=("0: AS 2S 3S",), part="play", seat=1)
    table.discard("JD")
    assert (table.reason, table.scores) == ("out", [-24, 0])


# End of match


@rule("E31", "R500-57", "R500-59", "RULING-21")
def test_e31_the_highest_total_wins() -> None:
    state = totals_after([[470, 480, 455]], [35, 40, -10])
    assert state.outcome.totals == (505, 520, 445)
    assert state.outcome.winners == (1,)


@rule("E32", "R500-60", "R500-62", "RULING-23")
def test_e32_equal_highest_totals() -> None:
    before = [[500, 500, 400]]
    assert totals_after(before, [10, 10, 30]).outcome is None
    level = [*before, [10, 10, 30]]
    assert totals_after(level, [-15, 5, 90]).outcome.winners == (2,)
    assert totals_after(level, [-15, 5, 90]).outcome.totals == (495, 515, 520)
    assert totals_after(level, [-20, -20, 10]).outcome is None
    shared = totals_after([[400, 400, 400]], [110, 110, 30], tie_break="shared").outcome
    assert shared.winners == (0, 1)
    assert shared.ranks == (1, 1, 3)


@rule("E33", "R500-63", "RULING-25")
def test_e33_every_two_players_settle_their_difference() -> None:
    state = totals_after([[400, 400, 400, 400]], [120, 105, 45, -100])
    assert state.outcome.totals == (520, 505, 445, 300)
    assert state.view(None).balances == [310, 250, 10, -570]
    assert sum(state.view(None).balances) == 0


@rule("E34", "R500-58", "RULING-22")
def test_e34_the_bell_game() -> None:
    six = {"mode": "fixed_rounds", "rounds": 6}
    five = [[100, 100, 100], [0, 0, 0], [0, 0, 0], [0, 0, 0], [100, 100, 100]]
    assert totals_after(five, [12, 12, -20], **six).outcome is None
    over = totals_after([*five, [12, 12, -20]], [10, -5, 60], **six).outcome
    assert over.totals == (222, 207, 240)
    assert over.winners == (2,)
    assert totals_after([[300, 0, 0], [100, 0, 0]], [100, 0, 0], **six).outcome is None


# Two packs


@rule("E35", "R500-12", "RULING-6")
def test_e35_the_same_suit_twice_in_a_set() -> None:
    sevens = "7S1 7S2 7H1"
    assert holding(sevens, players=5).refusal(meld(sevens)) == "set_repeats_suit"
    eight = "7S1 7S2 7H1 7H2 7D1 7D2 7C1 7C2"
    table = holding(f"{eight} X1", players=5, options={"set_duplicates": True})
    table.meld(sevens)
    assert table.points[0] == 21
    table.lay_off(1, None, "7H2 7D1 7D2 7C1 7C2")
    assert len(table.state.view(None).melds[0].cards) == 8
    assert table.refusal(lay_off(1, None, "X1")) == "set_too_big"


@rule("E36", "R500-16", "R500-51")
def test_e36_a_run_from_ace_to_ace() -> None:
    clubs = "AC1 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC2"
    table = scene(f"{clubs} 2S", players=5, part="play", row="3S")
    table.meld(clubs)
    assert table.points[0] == 1 + 54 + 30 + 15 == 100


@rule("E37", "R500-37")
def test_e37_two_like_runs() -> None:
    def table():
        held = "4D2 5D2 6D2 7D1 2S"
        return scene("3S", "3H", "3C", held, players=5, melds=("0: 4D1 5D1 6D1",), seat=3, part="play")

    for number in (1, 2):
        scene_ = table()
        scene_.meld("4D2 5D2 6D2")
        scene_.lay_off(number, "high", "7D1")
        assert len(scene_.state.view(None).melds[number - 1].cards) == 4


# Refusals


@rule("E38", "R500-22", "R500-23", "R500-42")
def test_e38_out_of_turn_and_out_of_order() -> None:
    table = scene("KS 7S 7H", "9C 4D", row="3D", stock="5S 5H")
    assert table.refusal(DRAW_STOCK, seat=1) == "not_your_turn"
    assert table.refusal(discard("KS")) == "must_draw_first"
    assert table.refusal(PASS) == "pass_not_allowed"
    table.draw()
    assert table.refusal(take("3D", None)) == "already_drawn"
    assert table.refusal(meld("7S 7S 7H")) == "duplicate_card"
    assert table.refusal(meld("7S 7H 5H")) == "card_not_in_hand"
    assert table.refusal(meld("7S 7H 9C")) == "card_not_in_hand"


@rule("E39", "R500-41", "RULING-12")
def test_e39_not_only_the_card_that_may_not_be_discarded() -> None:
    table = scene("9H", row="QS", melds=("1: 9S 9D 9C",), options=FREE)
    table.take("QS", None)
    assert table.hand(0) == "QS 9H"
    assert table.refusal(lay_off(1, None, "9H")) == "keep_a_discard"
    assert table.state.legal_actions(0) == [discard("9H")]

"""Rules and rulings that no worked example shows by itself, each as a scene."""

from collections import Counter

import pytest

from games.burako.scenes import add, begin, holding, lay, play_hand, scene
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.tiles import FACE_NAMES
from sobremesa.games.burako import RULES, schema
from sobremesa.games.burako.pieces import VALUES
from sobremesa.games.burako.schema import DRAW, TAKE_POZO, Add, Discard

rule = pytest.mark.rule

CANASTA = "A run B3 B4 B5 B6 B7 B8 B9"


# Setup


@rule("BURAKO-1", "RULING-2")
def test_partners_sit_opposite_each_other():
    pairs = begin(players=4)
    assert [pairs.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [side.seats for side in pairs.view(None).sides] == [[0, 2], [1, 3]]
    two = begin(players=2)
    assert [side.seats for side in two.view(None).sides] == [[0], [1]]


@rule("BURAKO-2", "BURAKO-60")
def test_all_tiles_are_dealt_and_worth_1060_points():
    document = begin(seed=3).position()
    words = " ".join([*document["racks"], *document["muertos"], document["stock"]]).split()
    assert Counter(words) == Counter(FACE_NAMES * 2)
    assert sum(VALUES[FACE_NAMES.index(word)] for word in words) == 1060
    assert [VALUES[FACE_NAMES.index(name)] for name in ("K1", "R2", "B3", "Y7", "K8", "R13", "J")] == [
        *(15, 20, 5, 5, 10, 10, 50)
    ]


@rule("BURAKO-7", "RULING-3")
def test_the_first_starter_is_drawn_and_the_next_seat_follows_after_a_scored_hand():
    assert {begin(seed=seed).view(None).starter for seed in range(30)} == {0, 1, 2, 3}
    table = scene(
        "R10", "K3 K4", "K5 K6", "K7 K8", melds=(CANASTA,), bought="A", phase="play", has_laid=True, starter=3
    )
    table.discard("R10")
    assert (table.view.starter, table.view.seat, table.view.hand) == (0, 0, 2)


@rule("BURAKO-4", "RULING-5")
def test_each_side_has_a_muerto_of_its_own():
    for seat, side in ((0, 0), (1, 1)):
        racks = ["K3 K4", "K5 K6", "K7 K8", "K9 K10"]
        racks[seat] = "R5 R6 R7"
        table = scene(*racks, seat=seat, phase="play")
        muertos = table.state.position()["muertos"]
        table.lay("run", "R5 R6 R7")
        assert table.rack(seat) == muertos[side]
        assert table.state.position()["muertos"][1 - side] == muertos[1 - side]


# Melds


@rule("BURAKO-19", "RULING-14")
def test_a_side_may_have_overlapping_runs_and_several_sets_of_a_number():
    table = holding("R5 R6 R7 R7 K9 B9 Y9 K9")
    table.lay("run", "R5 R6 R7")
    table.lay("set", "K9 B9 Y9")
    more = holding("R6 R7 R8 B9 Y9 R9", melds=("A run R5 R6 R7", "A set K9 B9 Y9"))
    more.lay("run", "R6 R7 R8")
    more.lay("set", "B9 Y9 R9")
    assert [meld.kind for meld in more.view.melds] == ["run", "set", "run", "set"]


@rule("BURAKO-20", "BURAKO-29", "RULING-15")
def test_any_number_of_melds_without_a_minimum():
    table = holding("R3 R4 R5 K3 B3 Y3 Y4 Y5 Y6")
    table.lay("run", "R3 R4 R5")
    table.lay("set", "K3 B3 Y3")
    table.lay("run", "Y4 Y5 Y6")
    assert [meld.points for meld in table.view.melds] == [15, 15, 15]
    assert table.view.seat == 0


@rule("BURAKO-28", "RULING-12")
def test_in_a_set_there_is_nothing_to_swap():
    table = holding("K8 B8 B8 K8 R8 J", melds=("A set R8 Y8 B2",))
    table.add("m1", "B2 R8 Y8 K8")
    assert table.meld("m1") == "K8 R8 Y8 B2=8"
    assert table.refusal(add("m1", "K8 R8 Y8 B2 J")) == "too_many_wilds"
    table.add("m1", "K8 K8 R8 R8 B8 B8 Y8 B2")
    assert table.canasta("m1") == "impure"


@rule("BURAKO-16", "RULING-9")
def test_two_wild_tiles_where_the_table_agreed_on_them():
    two = {"max_wilds_per_meld": 2}
    table = holding("R5 J R7 B2 R9", options=two)
    assert lay("run", "R5 J R7 B2 R9") in table.state.legal_actions(0)
    table.lay("run", "R5 J R7 B2 R9")
    assert table.meld("m1") == "R5 J=R6 R7 B2=R8 R9"
    pair = holding("B2 R9", melds=("A run R5 R6 J",), options=two)
    assert pair.refusal(add("m1", "R5 R6 J B2")) == "too_many_wilds"
    assert add("m1", "R5 R6 J B2 R9") in pair.state.legal_actions(0)
    beyond = holding("B2 R7", melds=("A run R5 R6 J",), options=two)
    assert add("m1", "R5 R6 R7 B2 J") in beyond.state.legal_actions(0)


@rule("BURAKO-22", "BURAKO-24", "RULING-10")
def test_the_place_alone_decides_whether_a_two_is_wild():
    both = holding("R2 R2 R4")
    both.lay("run", "R2 R2 R4")
    assert both.meld("m1") == "R2 R2=R3 R4"
    home = holding("R2", melds=("A run R3 R4 R5 J R7",))
    home.add("m1", "R2 R3 R4 R5 J R7")
    assert home.meld("m1") == "R2 R3 R4 R5 J=R6 R7"
    lower = holding("R2", melds=("A run B2 R3 R4",))
    lower.add("m1", "R2 R3 R4 B2")
    assert lower.meld("m1") == "R2 R3 R4 B2=R5"


@rule("BURAKO-23")
def test_a_wild_tile_is_swapped_in_the_turn_in_which_it_was_laid_and_by_the_partner():
    table = holding("R5 J R7 R6")
    table.lay("run", "R5 J R7")
    table.add("m1", "R5 R6 R7 J")
    assert table.meld("m1") == "R5 R6 R7 J=R8"
    partner = scene("K3 K4", "K5 K6", "R8 K7 K8", melds=("A run R5 R6 R7 J",), seat=2, phase="play")
    partner.add("m1", "J R5 R6 R7 R8")
    told = next(event for event in partner.heard_by(1) if isinstance(event, schema.Added))
    assert (told.tiles, told.moved, told.was) == (("R8",), ("J",), None)


@rule("BURAKO-27", "RULING-11")
def test_wild_tiles_that_move_freely():
    free = {"wild_move": "free"}
    table = holding("R8 K5", melds=("A run R4 R5 R6 J",), options=free)
    ways = {action.tiles for action in table.state.legal_actions(0) if isinstance(action, Add)}
    assert ways == {
        ("R4", "R5", "R6", "J", "R8"),
    }
    table = holding("R3", melds=("A run R4 R5 R6 J",), options=free)
    ways = {action.tiles for action in table.state.legal_actions(0) if isinstance(action, Add)}
    assert ways == {("J", "R3", "R4", "R5", "R6"), ("R3", "R4", "R5", "R6", "J")}


# The turn


@rule("BURAKO-35", "RULING-20")
def test_wild_tiles_may_be_discarded():
    for name in ("J", "R2"):
        table = holding(name)
        table.discard(name)
        assert table.view.pozo[-1] == name


@rule("BURAKO-32", "RULING-17")
def test_everybody_knows_what_was_taken_with_the_pozo_until_it_leaves_the_rack():
    table = scene("K7 K8 R3", pozo="B9 R5 R5 K9")
    table.take_pozo()
    assert table.view.seats[0].known == ["K9", "R5", "R5", "B9"]
    table.lay("run", "K7 K8 K9")
    assert table.view.seats[0].known == ["R5", "R5", "B9"]
    table.discard("R5")
    assert table.view.seats[0].known == ["R5", "B9"]


@rule("BURAKO-33", "RULING-18")
def test_who_puts_back_the_only_tile_of_the_pozo_is_known_to_hold_the_other():
    table = scene("K9 R3", pozo="K9")
    table.take_pozo()
    table.discard("K9")
    assert table.view.seats[0].known == ["K9"]


@rule("BURAKO-34", "RULING-19")
def test_laying_a_tile_or_drawing_sets_the_idle_turns_back():
    table = scene("R5 R6 K3", pozo="R7 K9", idle_turns=5)
    table.take_pozo()
    table.lay("run", "R5 R6 R7")
    table.discard("K3")
    assert table.view.idle_turns == 0
    two = scene("K3 R4", "B5 Y6", players=2, pozo="K12 R13", idle_turns=3)
    two.take_pozo()
    two.discard("K12")
    assert two.view.locked
    assert two.heard_by(None)[-1] == schema.Locked(1)
    assert two.state.legal_actions(1) == [DRAW]


# The muerto and closing


@rule("BURAKO-36", "BURAKO-39", "RULING-21", "RULING-22")
def test_a_side_buys_once():
    table = scene("K3 K4", "K5 K6", "R5 R6 R7", melds=(CANASTA,), bought="A", seat=2, phase="play")
    table.lay("run", "R5 R6 R7")
    assert table.view.finished.reason == "closed"
    assert (table.view.finished.seat, table.view.finished.by_discard) == (2, False)


@rule("BURAKO-44", "BURAKO-48", "RULING-25")
def test_a_player_may_buy_and_close_in_one_turn():
    muerto = "R3 R4 R5 Y3 Y4 Y5 K9 K9 B10 B11 R13"
    table = scene("K3 K4 K5", melds=(CANASTA,), phase="play", muertos=[muerto, "K6 K6 K7 K7 K8 K8 Y6 Y6 Y7 Y7 Y8"])
    table.lay("run", "K3 K4 K5")
    table.lay("run", "R3 R4 R5")
    table.lay("run", "Y3 Y4 Y5")
    table.add("m1", "B3 B4 B5 B6 B7 B8 B9 B10 B11")
    assert table.rack(0) == "K9 K9 R13"
    partner_holds = scene(
        "R10 K13", "K3 K4", "Y3 Y4 Y5 Y6 Y7 Y8 R3 R4 R6 R7 R9", melds=(CANASTA,), buyers=[2, None], phase="play"
    )
    partner_holds.act(Discard("R10"))
    assert partner_holds.view.finished is None
    last = scene("R10", "K3 K4", "Y3 Y4 Y5 Y6", melds=(CANASTA,), buyers=[2, None], phase="play", has_laid=True)
    last.discard("R10")
    assert last.view.finished.reason == "closed"


@rule("BURAKO-42", "BURAKO-49", "BURAKO-50", "RULING-26")
def test_the_turn_in_which_the_stock_runs_out_is_played_to_its_end():
    table = scene("R10 K13", melds=(CANASTA,), stock="R7", pozo="K9 K10")
    table.draw()
    assert table.view.last_turn
    table.discard("K13")
    assert table.view.finished.reason == "stock_empty"
    again = scene("R10 K13", melds=(CANASTA,), stock="R7", pozo="K9 K10")
    again.take_pozo()
    again.discard("K13")
    assert again.view.finished is None
    closing = scene("R10", melds=(CANASTA,), bought="A", stock="B10", options={"target": 10000})
    closing.draw()
    closing.add("m1", "B3 B4 B5 B6 B7 B8 B9 B10")
    closing.discard("R10")
    assert closing.view.finished.reason == "closed"


@rule("BURAKO-55", "RULING-31")
def test_one_meld_pays_one_bonus_however_long():
    long = "A run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1"
    table = scene("K3", melds=(long,), bought="A", phase="play", has_laid=True)
    assert table.view.melds[0].bonus == 200
    table.discard("K3")
    assert table.view.finished.sides[0].canastas == 200


@rule("BURAKO-56", "RULING-30")
def test_a_wild_tile_counts_its_own_value():
    table = holding("R8 Y8 B2 R5 R6 J")
    table.lay("set", "R8 Y8 B2")
    table.lay("run", "R5 R6 J")
    assert [tile.points for tile in table.view.melds[0].tiles] == [10, 10, 20]
    assert [tile.points for tile in table.view.melds[1].tiles] == [5, 5, 50]


@rule("BURAKO-57", "RULING-29", "BURAKO-58", "BURAKO-59", "RULING-32", "BURAKO-61", "RULING-33")
def test_all_racks_of_a_side_are_deducted_and_the_muerto_counts():
    for bonus, ours in ((False, 100 + 200 + 45 - 50), (True, 100 + 200 + 45 - 50 + 100)):
        table = scene(
            *("K3", "J K13", "J", "R2"),
            melds=(CANASTA,),
            bought="A",
            phase="play",
            has_laid=True,
            options={"muerto_bonus": bonus},
        )
        table.discard("K3")
        assert table.scores == [ours, -60 - 20 - 100]


@rule("BURAKO-63", "BURAKO-64", "BURAKO-65", "RULING-1", "RULING-34")
def test_the_target_is_looked_at_after_a_scored_hand_only():
    assert RULES.options().target == 3000
    reached = scene("K3 R9", before=[2990, 0], melds=(CANASTA,), bought="A", phase="play")
    assert reached.state.outcome is None
    void = scene("K3 R9", before=[2990, 2990], phase="play", stock="")
    void.discard("K3")
    assert (void.view.finished.reason, void.state.outcome) == ("void", None)


@rule("RULING-35", "BURAKO-53")
def test_racks_are_shown_after_a_scored_hand_and_not_after_a_void_one():
    void = scene("K3 R9", phase="play", stock="")
    void.discard("K3")
    assert void.view.finished.racks == []
    assert void.heard_by(None)[1] == schema.HandOver(1, "void", None, None, (), (), (0, 0))
    scored = scene("K3 R9", "B11 Y11", "K5 K6", "R3 R4", melds=(CANASTA,), phase="play", stock="")
    scored.discard("K3")
    assert scored.view.finished.racks == [["R9"], ["B11", "Y11"], ["K5", "K6"], ["R3", "R4"]]


@rule("BURAKO-53", "RULING-27")
def test_a_void_hand_counts_as_a_hand_that_was_played_but_not_on_the_sheet():
    void = scene("K3 R9", phase="play", stock="", starter=2)
    void.discard("K3")
    assert (void.state.hands_played, void.view.hand, void.view.sheet) == (1, 2, [])
    assert void.view.starter == 2


def test_every_hand_ends():
    chance = Chance(seed_from_int(5))
    for seed in range(3):
        state = begin(seed=seed, target=100)
        play_hand(state, chance)
        assert state.hands_played == 1


def test_taking_the_pozo_reveals_nothing_and_drawing_does():
    table = scene("R5 R6 K3", pozo="R7 K9")
    before = table.state.information_count
    table.act(TAKE_POZO)
    table.lay("run", "R5 R6 R7")
    assert table.state.information_count == before
    table.discard("K3")
    assert table.state.information_count == before
    table.draw()
    assert table.state.information_count == before + 1
    buying = scene("R5 R6 R7", phase="play")
    before = buying.state.information_count
    buying.lay("run", "R5 R6 R7")
    assert buying.state.information_count == before + 1

"""The worked examples of the rules file, each as a scene."""

import pytest

from games.burako.scenes import Scene, add, begin, holding, lay, scene
from sobremesa import Refused
from sobremesa.games.burako.schema import DRAW, RETURN_TILE, TAKE_POZO, Discard

RED_1_TO_1 = "R1 R2 R3 R4 R5 J R7 R8 R9 R10 R11 R12 R13 R1"


@pytest.mark.rule("E1", "BURAKO-3", "BURAKO-4", "BURAKO-5", "BURAKO-6", "RULING-4")
@pytest.mark.refusal("options_conflict", "bad_player_count", "bad_option_value")
def test_e01_deal():
    for options, rack, stock in (
        ({"players": 4}, 11, 40),
        ({"players": 2}, 12, 60),
        ({"players": 2, "hand_size": 15}, 15, 54),
    ):
        view = begin(**options).view(None)
        assert [seat.rack for seat in view.seats] == [rack] * options["players"]
        assert [side.muerto for side in view.sides] == [11, 11]
        assert view.stock == stock
        assert view.pozo == []
        assert rack * options["players"] + 22 + stock == 106
    for options, code in (
        ({"players": 4, "hand_size": 12}, "options_conflict"),
        ({"players": 3}, "bad_player_count"),
        ({"players": 2, "hand_size": 13}, "bad_option_value"),
    ):
        with pytest.raises(Refused) as refused:
            begin(**options)
        assert refused.value.code == code


@pytest.mark.rule("E2", "BURAKO-9", "BURAKO-22")
def test_e02_leaflet_run_with_a_natural_two():
    table = holding("R2 R3 R4 R5")
    table.lay("run", "R2 R3 R4 R5")
    assert table.meld("m1") == "R2 R3 R4 R5"
    assert [tile.slot for tile in table.view.melds[0].tiles] == [2, 3, 4, 5]
    assert table.points("m1") == 35


@pytest.mark.rule("E3", "BURAKO-10", "RULING-6")
@pytest.mark.refusal("run_out_of_range")
def test_e03_leaflet_run_with_the_high_one():
    table = holding("Y10 Y11 Y12 Y13 Y1 Y2")
    table.lay("run", "Y10 Y11 Y12 Y13 Y1")
    assert [tile.slot for tile in table.view.melds[0].tiles] == [10, 11, 12, 13, 14]
    assert table.points("m1") == 55
    assert table.refusal(add("m1", "Y10 Y11 Y12 Y13 Y1 Y2")) == "run_out_of_range"
    table.add("m1", "Y2 Y10 Y11 Y12 Y13 Y1")
    assert table.meld("m1") == "Y2=Y9 Y10 Y11 Y12 Y13 Y1"
    assert table.points("m1") == 75


@pytest.mark.rule("E4", "BURAKO-11")
@pytest.mark.refusal("run_out_of_range", "bad_run")
def test_e04_no_round_the_corner():
    table = holding("K12 K13 K1 K2 R13 R1 R3")
    assert table.refusal(lay("run", "K12 K13 K1 K2")) == "run_out_of_range"
    assert table.refusal(lay("run", "R13 R1 R3")) == "bad_run"
    table.lay("run", "K2 K12 K13 K1")
    assert table.meld("m1") == "K2=K11 K12 K13 K1"
    assert table.points("m1") == 55


@pytest.mark.rule("E5", "BURAKO-10", "RULING-6")
@pytest.mark.refusal("bad_run")
def test_e05_the_low_one():
    table = holding("B1 B2 B3")
    table.lay("run", "B1 B2 B3")
    assert table.meld("m1") == "B1 B2 B3"
    assert [tile.slot for tile in table.view.melds[0].tiles] == [1, 2, 3]
    assert table.points("m1") == 40
    assert holding("B1 B2 B3", options={"one_low": False}).refusal(lay("run", "B1 B2 B3")) == "bad_run"


@pytest.mark.rule("E6", "BURAKO-12", "BURAKO-13", "RULING-7", "RULING-8")
def test_e06_leaflet_sets_and_growth():
    table = holding("R3 Y3 K3 B3 R8 R8 Y8 K8 K8 B8 B8")
    table.lay("set", "R3 Y3 K3 B3")
    assert table.points("m1") == 20
    table.lay("set", "R8 R8 Y8")
    assert table.points("m2") == 30
    for grown in ("R8 R8 Y8 K8", "R8 R8 Y8 K8 K8", "R8 R8 Y8 K8 K8 B8", "R8 R8 Y8 K8 K8 B8 B8"):
        assert table.canasta("m2") is None
        table.add("m2", grown)
    assert table.canasta("m2") == "pure"
    assert table.points("m2") == 70
    assert table.view.melds[1].bonus == 200


@pytest.mark.rule("E7", "BURAKO-15", "BURAKO-21")
def test_e07_two_tiles_and_a_wild():
    for kind, tiles, lies, points in (
        ("set", "R8 Y8 B2", "R8 Y8 B2=8", 40),
        ("run", "R5 R6 J", "R5 R6 J=R7", 60),
        ("run", "J R5 R6", "J=R4 R5 R6", 60),
    ):
        table = holding(tiles)
        table.lay(kind, tiles)
        assert table.meld("m1") == lies
        assert table.points("m1") == points


@pytest.mark.rule("E8", "BURAKO-14", "BURAKO-15", "BURAKO-16", "RULING-9")
@pytest.mark.refusal("too_few_naturals", "too_many_wilds")
def test_e08_number_of_wild_tiles():
    table = holding("R5 R6 J B2 R1 R2 R3 R8 K2")
    assert table.refusal(lay("run", "R5 J B2")) == "too_few_naturals"
    assert table.refusal(lay("run", "R5 R6 J B2")) == "too_many_wilds"
    assert table.refusal(lay("set", "R8 B2 K2")) == "too_few_naturals"
    table.lay("run", "R1 R2 R3 J")
    assert table.meld("m1") == "R1 R2 R3 J=R4"
    table = holding("R2 R3 B2")
    table.lay("run", "R2 R3 B2")
    assert table.meld("m1") == "R2 R3 B2=R4"


def with_r6() -> Scene:
    return holding("R6", melds=("A run R4 R5 J R7",))


@pytest.mark.rule("E9", "BURAKO-23", "BURAKO-25")
@pytest.mark.refusal("tile_withdrawn", "tile_not_in_rack")
def test_e09_leaflet_swap():
    table = with_r6()
    assert table.refusal(add("m1", "R4 R5 R6 R7")) == "tile_withdrawn"
    assert table.refusal(lay("set", "K11 Y11 J")) == "tile_not_in_rack"
    table.add("m1", "J R4 R5 R6 R7")
    assert table.meld("m1") == "J=R3 R4 R5 R6 R7"
    table = with_r6()
    table.add("m1", "R4 R5 R6 R7 J")
    assert table.meld("m1") == "R4 R5 R6 R7 J=R8"


@pytest.mark.rule("E10", "BURAKO-17", "BURAKO-24")
def test_e10_a_two_goes_home():
    for layout, lies, canasta, bonus in (
        ("R2 R3 R4 R5 R6 R7 R8", "R2 R3 R4 R5 R6 R7 R8", "pure", 200),
        ("R3 R4 R5 R6 R7 R8 R2", "R3 R4 R5 R6 R7 R8 R2=R9", "impure", 100),
    ):
        table = holding("R6", melds=("A run R3 R4 R5 R2 R7 R8",))
        assert table.meld("m1") == "R3 R4 R5 R2=R6 R7 R8"
        table.add("m1", layout)
        assert table.meld("m1") == lies
        assert table.canasta("m1") == canasta
        assert table.points("m1") == 55
        assert table.view.melds[0].bonus == bonus


@pytest.mark.rule("E11", "BURAKO-24")
def test_e11_wrong_colour():
    table = holding("R6", melds=("A run R3 R4 R5 B2 R7 R8",))
    table.add("m1", "B2 R3 R4 R5 R6 R7 R8")
    assert table.meld("m1") == "B2=R2 R3 R4 R5 R6 R7 R8"
    assert table.canasta("m1") == "impure"
    assert table.points("m1") + table.view.melds[0].bonus == 155


@pytest.mark.rule("E12", "BURAKO-26", "BURAKO-27", "RULING-11")
@pytest.mark.refusal("wild_moved")
def test_e12_wild_tiles_do_not_slide():
    table = holding("R8 R4 R3", melds=("A run R5 R6 J",))
    assert table.refusal(add("m1", "R3 J R5 R6")) == "wild_moved"
    table.add("m1", "R5 R6 J R8")
    assert table.meld("m1") == "R5 R6 J=R7 R8"
    table.add("m1", "R4 R5 R6 J R8")
    assert table.meld("m1") == "R4 R5 R6 J=R7 R8"
    table = holding("R3", melds=("A run R5 R6 J",), options={"wild_move": "free"})
    table.add("m1", "R3 J R5 R6")
    assert table.meld("m1") == "R3 J=R4 R5 R6"


@pytest.mark.rule("E13", "BURAKO-25", "RULING-13")
@pytest.mark.refusal("run_out_of_range")
def test_e13_no_room_for_the_wild_tile():
    table = holding("R6", melds=(f"A run {RED_1_TO_1}",))
    full = RED_1_TO_1.replace("J", "R6")
    assert table.refusal(add("m1", f"J {full}")) == "run_out_of_range"
    assert table.refusal(add("m1", f"{full} J")) == "run_out_of_range"
    assert not [action for action in table.state.legal_actions(0) if "R6" in getattr(action, "tiles", ())]


@pytest.mark.rule("E14", "BURAKO-30", "BURAKO-31", "RULING-16")
@pytest.mark.refusal("return_not_allowed")
def test_e14_starters_privilege():
    rack = "K4 R5 B6 Y7 K8 R9 B10 Y11 K12 R13 B1"
    table = scene("K3 R3", "B3 Y3", rack, "K5 R4", top="K9 Y4", seat=2, starter=2, first_turn=True)
    stock = table.view.stock
    table.draw()
    assert table.state.view(2).own.drawn == "K9"
    assert (table.view.stock, table.view.seats[2].rack) == (stock - 1, 12)
    table.return_tile()
    assert table.pozo == "K9"
    assert table.state.view(2).own.drawn == "Y4"
    assert (table.view.stock, table.view.seats[2].rack) == (stock - 2, 12)
    assert table.refusal(RETURN_TILE) == "return_not_allowed"
    table.discard("R13")
    assert table.pozo == "K9 R13"
    assert (table.view.seats[2].rack, table.view.seat, table.view.phase) == (11, 3, "draw")


@pytest.mark.rule("E15", "BURAKO-32", "RULING-17")
def test_e15_whole_pozo():
    table = scene("K3 R3", "B3 Y3", "K5 R4", "K4 R5 B6 Y7 K8 R9 B10 Y11 K12 R12 B1", pozo="K9 R13", seat=3)
    table.take_pozo()
    assert (table.view.seats[3].rack, table.pozo) == (13, "")
    table.discard("K9")
    assert (table.view.seats[3].rack, table.pozo) == (12, "K9")
    assert table.view.idle_turns == 1


@pytest.mark.rule("E16", "BURAKO-33", "RULING-18")
@pytest.mark.refusal("same_tile_back")
def test_e16_one_tile_pozo():
    table = scene("Y6 B4", pozo="K9")
    table.take_pozo()
    assert table.state.view(0).own.barred == "K9"
    assert table.refusal(Discard("K9")) == "same_tile_back"
    assert Discard("K9") not in table.state.legal_actions(0)
    table.discard("Y6")
    both = scene("Y6 K9", pozo="K9")
    both.take_pozo()
    assert both.state.view(0).own.barred is None
    both.discard("K9")
    laid = scene("Y6 B4 K9 R9 B9", pozo="K9")
    laid.take_pozo()
    laid.lay("set", "K9 R9 B9")
    laid.discard("K9")
    assert laid.pozo == "K9"


@pytest.mark.rule("E17", "BURAKO-36", "BURAKO-37")
def test_e17_direct_purchase():
    muerto = "Y10 Y11 Y12 K3 K5 B8 R10 B1 B4 K13 R4"
    table = scene("R5 R6 R7", top="R8", muertos=[muerto, "K6 K6 B6 B6 Y6 Y7 Y7 K7 B7 B7 K8"])
    table.draw()
    table.lay("run", "R5 R6 R7 R8")
    assert sorted(table.rack(0).split()) == sorted(muerto.split())
    assert (table.view.seat, table.view.phase) == (0, "play")
    table.lay("run", "Y10 Y11 Y12")
    assert table.view.seats[0].rack == 8
    table.discard("K3")
    assert table.view.seats[0].rack == 7
    assert table.view.seat == 1
    side = table.view.sides[0]
    assert (side.bought, side.buyer, side.direct, side.muerto) == (True, 0, True, 0)
    assert not table.view.sides[1].bought


@pytest.mark.rule("E18", "BURAKO-38", "RULING-21")
def test_e18_indirect_purchase():
    table = scene("K3 R3", "K5 K6 Y9", top="K7", seat=1)
    table.draw()
    table.lay("run", "K5 K6 K7")
    assert table.rack(1) == "Y9"
    table.discard("Y9")
    assert table.view.seats[1].rack == 11
    assert len(table.rack(1).split()) == 11
    assert (table.view.seat, table.view.phase) == (2, "draw")
    side = table.view.sides[1]
    assert (side.bought, side.buyer, side.direct) == (True, 1, False)


@pytest.mark.rule("E19", "BURAKO-40", "BURAKO-41", "RULING-22")
@pytest.mark.refusal("would_strand")
def test_e19_bought_but_no_canasta():
    melds = ("A run R5 R6 R7 R8", "A set Y4 K4 R4", "A run K9 K10 K11")
    table = scene("R9 B4 K12", melds=melds, bought="A", phase="play")
    table.add("m1", "R5 R6 R7 R8 R9")
    assert table.refusal(add("m2", "Y4 K4 R4 B4")) == "would_strand"
    assert table.refusal(add("m3", "K9 K10 K11 K12")) == "would_strand"
    assert set(table.state.legal_actions(0)) == {Discard("B4"), Discard("K12")}
    table.discard("B4")
    assert table.rack(0) == "K12"


@pytest.mark.rule("E20", "BURAKO-41", "BURAKO-44", "BURAKO-45", "BURAKO-47", "RULING-23")
@pytest.mark.refusal("close_needs_canasta")
def test_e20_canasta_made_by_the_last_tiles():
    def dealt() -> Scene:
        return scene("R9 R10", melds=("A run R4 R5 R6 R7 R8",), bought="A", phase="play")

    table = dealt()
    table.add("m1", "R4 R5 R6 R7 R8 R9")
    assert table.refusal(Discard("R10")) == "close_needs_canasta"
    table.add("m1", "R4 R5 R6 R7 R8 R9 R10")
    assert (table.view.finished.reason, table.view.finished.seat) == ("closed", 0)
    at_once = dealt()
    at_once.add("m1", "R4 R5 R6 R7 R8 R9 R10")
    assert at_once.view.finished.reason == "closed"
    assert at_once.view.finished.sides[0].pure == 1
    assert at_once.scores == table.scores


@pytest.mark.rule("E21", "BURAKO-45", "BURAKO-46", "RULING-24")
@pytest.mark.refusal("would_strand", "close_needs_discard")
def test_e21_closing_with_and_without_discard():
    def dealt(close: str, *more: str) -> Scene:
        melds = ("A run Y3 Y4 Y5 Y6 Y7 Y8 Y9", "A set K4 R4 Y4", *more)
        racks = ("K5 K6", "K3 R3", "B4 K12")
        return scene(*racks, melds=melds, bought="A", seat=2, phase="play", options={"close_discard": close})

    table = dealt("optional")
    table.add("m2", "K4 R4 Y4 B4")
    table.discard("K12")
    finished = table.view.finished
    assert (finished.reason, finished.seat, finished.by_discard) == ("closed", 2, True)
    table = dealt("forbidden")
    assert table.refusal(add("m2", "K4 R4 Y4 B4")) == "would_strand"
    table.discard("K12")
    assert table.rack(2) == "B4"
    for close in ("optional", "forbidden"):
        table = dealt(close, "A run K9 K10 K11")
        table.add("m2", "K4 R4 Y4 B4")
        table.add("m3", "K9 K10 K11 K12")
        assert (table.view.finished.reason, table.view.finished.by_discard) == ("closed", False)
    table = dealt("required", "A run K9 K10 K11")
    table.add("m2", "K4 R4 Y4 B4")
    assert table.refusal(add("m3", "K9 K10 K11 K12")) == "close_needs_discard"
    table.discard("K12")
    assert table.view.finished.reason == "closed"


@pytest.mark.rule("E22", "BURAKO-43", "RULING-26")
def test_e22_muerto_first():
    table = scene("K3 R3", "B3 Y3", "K5 R4", "K9 B10", seat=3, phase="play", melds=("B run K2 K3 K4 K5 K6 K7 K8",))
    table.add("m1", "K2 K3 K4 K5 K6 K7 K8 K9")
    table.discard("B10")
    assert table.view.finished is None
    assert table.view.seats[3].rack == 11
    assert (table.view.sides[1].bought, table.view.sides[1].direct) == (True, False)


@pytest.mark.rule("E23", "BURAKO-54", "BURAKO-55", "BURAKO-56", "BURAKO-57", "BURAKO-58", "BURAKO-59", "BURAKO-60")
def test_e23_scoring_after_a_close():
    melds = (
        "A run R2 R3 R4 R5 R6 R7 R8",
        "A set K9 K9 R9 R9 B9 Y9 J",
        "A run Y11 Y12 Y13",
        "B set Y4 K4 B4",
        "B run B5 B6 B2 B8",
    )
    racks = ("Y1", "R10 R10 K13 J", "K5 B12 R1", "Y3 K7")
    for bonus, scores in ((False, [580, -135]), (True, [680, -135])):
        table = scene(*racks, melds=melds, bought="A", phase="play", has_laid=True, options={"muerto_bonus": bonus})
        table.add("m3", "Y11 Y12 Y13 Y1")
        assert [meld.points for meld in table.view.finished.melds] == [55, 110, 45, 15, 40]
        assert table.scores == scores
        closer, other = table.view.finished.sides
        assert (closer.closed, closer.pure, closer.impure, closer.laid, closer.held) == (100, 1, 1, 210, 30)
        assert (other.closed, other.laid, other.held, other.muerto) == (0, 55, 90, -100)


@pytest.mark.rule("E24", "BURAKO-49", "BURAKO-51", "BURAKO-61", "RULING-33")
def test_e24_stock_exhausted_one_side_has_a_canasta():
    melds = ("A run K3 K4 K5", "A set Y1 B1 R1", "B run B7 B8 B9 J B11 B12 B13", "B set R6 K6 Y6")
    racks = ("R13 Y1", "K8 R11 R1", "K2 Y2", "K3 R7 B5")
    table = scene(*racks, melds=melds, bought="A", seat=3, phase="play", stock="", starter=1)
    table.discard("B5")
    assert table.view.finished.reason == "stock_empty"
    assert table.scores == [-5, 75]
    assert [side.closed for side in table.view.finished.sides] == [0, 0]
    assert table.view.starter == 2


@pytest.mark.rule("E25", "BURAKO-7", "BURAKO-53", "BURAKO-65", "RULING-27")
def test_e25_stock_exhausted_nobody_has_a_canasta():
    table = scene(
        *("K3 R3", "B3 Y3", "K5 R4", "K7 B5"), bought="A", seat=3, phase="play", stock="", starter=1, before=[1240, 980]
    )
    table.discard("B5")
    assert table.view.finished.reason == "void"
    assert table.totals == [1240, 980]
    assert (table.view.starter, table.view.seat, table.view.phase) == (1, 1, "draw")
    table.draw()
    assert table.view.may_return


@pytest.mark.rule("E26", "BURAKO-52", "RULING-28")
def test_e26_bought_on_the_last_turn():
    muertos = ["K3 K3 K4 K4 K5 K5 K6 K6 K7 K7 K8", "R3 R4 Y5 B9 K9 Y10 Y13 B1 K1 R2 J"]
    melds = ("B set R8 B8 Y8", "A run B2 B3 B4 B5 B6 B7 B8")
    racks = ("R5 R6", "R9 R10", "R11 R12", "K13")
    table = scene(*racks, melds=melds, seat=3, stock="Y8", muertos=muertos)
    table.draw()
    table.add("m1", "R8 B8 Y8 Y8")
    table.discard("K13")
    finished = table.view.finished
    assert finished.reason == "stock_empty"
    assert finished.sides[1].muerto == 0
    assert finished.sides[1].held == 155 + 20
    assert sorted(finished.racks[3]) == sorted(muertos[1].split())


@pytest.mark.rule("E27", "BURAKO-34", "RULING-19")
@pytest.mark.refusal("pozo_locked")
def test_e27_stall_guard():
    table = scene("K3 R4", "B5 Y6", "K7 R8", "B9 Y10", pozo="K12 R13")
    for _ in range(8):
        assert not table.view.locked
        table.take_pozo()
        seat = table.state.seat
        table.discard(next(name for name in table.rack(seat).split() if name != table.state.view(seat).own.barred))
    assert table.view.seat == 0
    assert table.view.locked
    assert table.refusal(TAKE_POZO) == "pozo_locked"
    assert table.state.legal_actions(0) == [DRAW]
    table.draw()
    table.discard(table.rack(0).split()[0])
    assert table.view.idle_turns == 0
    assert TAKE_POZO in table.state.legal_actions(1)


@pytest.mark.rule("E28", "BURAKO-18", "RULING-14")
@pytest.mark.refusal("not_your_meld")
def test_e28_other_sides_meld():
    melds = ("A set K4 R4 Y4", "A set K5 R5 Y5", "B set K6 R6 Y6", "B run B5 B6 B7")
    table = scene("B8 K11 Y11", melds=melds, phase="play")
    assert table.refusal(add("m4", "B5 B6 B7 B8")) == "not_your_meld"
    table = scene("K3 R3", "B3 Y3", "K8 R8", "B8 K11 Y11", melds=melds, seat=3, phase="play")
    table.add("m4", "B5 B6 B7 B8")
    assert table.meld("m4") == "B5 B6 B7 B8"


@pytest.mark.rule("E29", "RULING-10")
@pytest.mark.refusal("too_few_naturals", "sets_of_twos_off")
def test_e29_set_of_twos():
    for tiles, lies, points in (("R2 B2 K2", "K2 R2 B2", 60), ("R2 B2 J", "R2 B2 J=2", 90)):
        table = holding(tiles)
        table.lay("set", tiles)
        assert table.meld("m1") == lies
        assert table.points("m1") == points
    assert holding("R2 J J").refusal(lay("set", "R2 J J")) == "too_few_naturals"
    for tiles in ("R2 B2 K2", "R2 B2 J", "R2 J J"):
        table = holding(tiles, options={"sets_of_twos": False})
        assert table.refusal(lay("set", tiles)) == "sets_of_twos_off"


@pytest.mark.rule("E30", "BURAKO-17")
def test_e30_a_pure_canasta_spoiled():
    table = scene("K3 R3", "B3 Y3", "J K11 Y11", melds=("A run Y3 Y4 Y5 Y6 Y7 Y8 Y9",), seat=2, phase="play")
    meld = table.view.melds[0]
    assert (meld.canasta, meld.points, meld.bonus) == ("pure", 45, 200)
    table.add("m1", "Y3 Y4 Y5 Y6 Y7 Y8 Y9 J")
    meld = table.view.melds[0]
    assert table.meld("m1").endswith("J=Y10")
    assert (meld.canasta, meld.points, meld.bonus) == ("impure", 95, 100)


@pytest.mark.rule("E31", "BURAKO-62", "BURAKO-63", "BURAKO-64", "RULING-34")
def test_e31_end_of_match():
    for before, scores, winner in (
        ([2890, 2960], [160, 130], 1),
        ([2890, 2960], [200, 130], None),
        ([2995, 0], [5, 130], 0),
    ):
        table = scored(before, scores)
        assert table.scores == scores
        assert table.totals == [total + score for total, score in zip(before, scores, strict=True)]
        if winner is None:
            assert table.state.outcome is None
            assert table.view.hand == 2
        else:
            assert table.state.outcome.winners == (winner, winner + 2)
            assert table.state.outcome.reason == "target_reached"


def scored(before: list[int], scores: list[int]) -> Scene:
    """The end of a hand in which both sides have a pure canasta of 45 points, and hold tiles worth the rest."""
    tens = [f"{colour}{number}" for number in (13, 12, 11, 10) for colour in "KRBY" for _ in (1, 2)]
    tens += ["K9", "K9", "R9", "R9", "K8", "K8", "R8", "R8"]
    fives = ["K3", "K3", "R3", "R3"]
    racks: list[list[str]] = [[], [], [], []]
    for side in (0, 1):
        needed = 245 - scores[side]
        held = [tens.pop() for _ in range(needed // 10)] + [fives.pop()] * (needed % 10 == 5)
        racks[side], racks[side + 2] = held[1:], held[:1]
    racks[3].append(fives.pop())
    table = scene(
        *(" ".join(rack) for rack in racks),
        melds=("A run B3 B4 B5 B6 B7 B8 B9", "B run Y3 Y4 Y5 Y6 Y7 Y8 Y9"),
        bought="AB",
        seat=3,
        phase="play",
        stock="",
        muertos=["", ""],
        before=before,
    )
    table.discard(racks[3][-1])
    return table


@pytest.mark.rule("E32", "BURAKO-23")
def test_e32_combined_swap_and_additions():
    table = holding("B6 B9", melds=("A run B5 J B7",))
    table.add("m1", "B5 B6 B7 J B9")
    assert table.meld("m1") == "B5 B6 B7 J=B8 B9"
    assert table.points("m1") == 75


@pytest.mark.rule("E33", "BURAKO-40")
def test_e33_fewer_than_two_tiles_at_the_start():
    table = scene("K3 R3", "B3 Y3", "Y7", "K5 R4", bought="A", seat=2, top="B11")
    table.draw()
    assert set(table.state.legal_actions(2)) == {Discard("Y7"), Discard("B11")}
    table.discard("B11")
    assert table.rack(2) == "Y7"
    assert (table.view.seat, table.view.finished) == (3, None)

"""Every refusal of the rules file, provoked through a real match or a scene, by the first check that fails."""

import pytest

from games.burako.scenes import Scene, add, holding, lay, scene
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.burako import RULES
from sobremesa.games.burako.schema import DRAW, RETURN_TILE, TAKE_POZO, Add, BurakoAction, BurakoOptions, Discard, Lay

refusal = pytest.mark.refusal


def seated(**options: object) -> Match:
    agreed = read_options(BurakoOptions, options)
    return Match.with_seed(RULES, agreed, [Seat(name=f"Ana {seat}") for seat in range(agreed.players)], bytes(32))


def code(match: Match, sender: int | None, message: bytes | str | BurakoAction, **more: object) -> str:
    """The code a message is refused with; nothing has changed by it."""
    before = None if match.state is None else match.state.position()
    with pytest.raises(Refused) as refused:
        match.act(sender, message, **more)
    assert match.moves == []
    assert (None if match.state is None else match.state.position()) == before
    return refused.value.code


# The platform's


@refusal("malformed_action")
@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '{"tiles":["R7"]}',
        '{"type":"draw","seat":0}',
        '{"type":"lay","tiles":["R7","R8","R9"]}',
        '{"type":"lay","kind":"pair","tiles":["R7","R8","R9"]}',
        '{"type":"lay","kind":"run","tiles":[]}',
        '{"type":"lay","kind":"run","tiles":"R7"}',
        '{"type":"lay","kind":"run","tiles":[7,8,9]}',
        '{"type":"add","tiles":["R7"]}',
        '{"type":"add","meld":3,"tiles":["R7"]}',
        '{"type":"add","meld":"m1","tiles":[]}',
        '{"type":"discard"}',
        '{"type":"discard","tile":null}',
        '{"type":"discard","tile":"R7","tiles":["R7"]}',
        '{"type":"take_pozo","tiles":["R7"]}',
    ],
)
def test_what_cannot_be_understood(message):
    match = seated()
    match.start()
    assert code(match, match.state.seat, message) == "malformed_action"


@refusal("unknown_action")
@pytest.mark.parametrize("name", ["pass", "close", "buy", "Draw", ""])
def test_moves_of_other_games(name):
    match = seated()
    match.start()
    assert code(match, match.state.seat, f'{{"type":"{name}"}}') == "unknown_action"


@refusal("not_a_player", "not_your_seat", "match_not_started", "stale_action", "not_your_turn")
@pytest.mark.rule("BURAKO-8", "RULING-3")
def test_who_may_act_and_when():
    match = seated()
    assert code(match, 0, DRAW) == "match_not_started"
    match.start()
    seat = match.state.seat
    assert code(match, None, DRAW) == "not_a_player"
    assert code(match, seat, DRAW, seat=(seat + 2) % 4) == "not_your_seat"
    for other in range(1, 4):
        assert code(match, (seat + other) % 4, DRAW) == "not_your_turn"
    with pytest.raises(Refused, match="stale_action"):
        match.state.check(seat, DRAW, match.state.decision_id(seat) + 1)


@refusal("match_over")
def test_nothing_happens_after_the_end():
    melds = ("A run R4 R5 R6 R7 R8 R9 R10",)
    table = scene("R11", melds=melds, bought="A", phase="play", has_laid=True, options={"target": 100})
    table.add("m1", "R4 R5 R6 R7 R8 R9 R10 R11")
    assert table.state.outcome is not None
    for action in (DRAW, TAKE_POZO, Discard("R3")):
        assert table.refusal(action) == "match_over"


@refusal("unknown_option", "bad_option_value", "bad_player_count", "options_conflict")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"jokers": True}, "unknown_option"),
        ({"target": 250}, "bad_option_value"),
        ({"target": 0}, "bad_option_value"),
        ({"target": 10100}, "bad_option_value"),
        ({"hand_size": 13}, "bad_option_value"),
        ({"max_wilds_per_meld": 3}, "bad_option_value"),
        ({"one_low": 1}, "bad_option_value"),
        ({"wild_move": "slide"}, "bad_option_value"),
        ({"close_discard": True}, "bad_option_value"),
        ({"players": "4"}, "bad_option_value"),
        ({"players": 3}, "bad_player_count"),
        ({"players": 0}, "bad_player_count"),
        ({"players": 5}, "bad_player_count"),
        ({"players": 6, "hand_size": 11}, "bad_player_count"),
        ({"players": 4, "hand_size": 15}, "options_conflict"),
        ({"players": 2, "hand_size": 11}, "options_conflict"),
        ({"players": 3, "hand_size": 13, "jokers": 1}, "unknown_option"),
        ({"players": 3, "hand_size": 13}, "bad_option_value"),
    ],
)
def test_tables_that_cannot_be_opened(options, expected):
    with pytest.raises(Refused) as refused:
        RULES.new(**options)
    assert refused.value.code == expected


# The phase of the turn


@refusal("draw_first", "already_drawn")
@pytest.mark.rule("BURAKO-29")
def test_taking_comes_first_and_once():
    table = scene("R5 R6 R7 K8", melds=("A run B4 B5 B6",))
    for action in (RETURN_TILE, lay("run", "R5 R6 R7"), add("m9", "x"), Discard("R5")):
        assert table.refusal(action) == "draw_first"
    table.draw()
    assert table.refusal(DRAW) == "already_drawn"
    assert table.refusal(TAKE_POZO) == "already_drawn"


@refusal("pozo_empty")
@pytest.mark.rule("BURAKO-30")
def test_there_is_no_pozo_in_the_first_turn():
    table = scene("R5 R6 R7 K8", first_turn=True)
    assert table.refusal(TAKE_POZO) == "pozo_empty"
    assert table.state.legal_actions(0) == [DRAW]


@refusal("return_not_allowed")
@pytest.mark.rule("BURAKO-31", "RULING-16")
def test_only_the_starters_first_tile_is_returned_at_once():
    later = scene("R5 R6 R7 K8")
    later.draw()
    assert later.refusal(RETURN_TILE) == "return_not_allowed"
    table = scene("R5 R6 R7 K8", first_turn=True)
    table.draw()
    assert table.refusal(RETURN_TILE) is None
    table.lay("run", "R5 R6 R7")
    assert table.refusal(RETURN_TILE) == "return_not_allowed"


# Melds and tiles


def on_the_table() -> Scene:
    return holding("B7 R8 K4", melds=("A run B4 B5 B6", "B run R5 R6 R7", "A set K3 R3 B3"))


@refusal("unknown_meld", "not_your_meld")
def test_additions_to_melds_that_are_not_there_or_not_ours():
    table = on_the_table()
    for name in ("m0", "m4", "4", "m01", "M1", "m", "", "m1 "):
        assert table.refusal(add(name, "no such tiles")) == "unknown_meld"
    assert table.refusal(add("m2", "no such tiles")) == "not_your_meld"


@refusal("unknown_tile")
@pytest.mark.parametrize("name", ["R14", "R0", "R07", "r7", "J2", "Ja", "R7a", "7R", "", "X"])
def test_tiles_there_are_not(name):
    table = on_the_table()
    assert table.refusal(Discard(name)) == "unknown_tile"
    assert table.refusal(Lay("run", ("B7", "R8", name))) == "unknown_tile"
    assert table.refusal(Add("m1", ("B4", "B5", "B6", name))) == "unknown_tile"


@refusal("tile_withdrawn", "tile_not_in_rack", "nothing_added")
@pytest.mark.rule("BURAKO-19", "BURAKO-25")
def test_what_an_addition_is_made_of():
    table = on_the_table()
    assert table.refusal(add("m1", "B5 B6 B7")) == "tile_withdrawn"
    assert table.refusal(add("m1", "B5 B6 B7 B13")) == "tile_withdrawn"
    assert table.refusal(add("m1", "B4 B5 B6 B8")) == "tile_not_in_rack"
    assert table.refusal(add("m1", "B4 B5 B6 B7 B7")) == "tile_not_in_rack"
    assert table.refusal(add("m1", "B4 B5 B6")) == "nothing_added"
    assert table.refusal(add("m1", "B6 B5 B4")) == "nothing_added"
    assert table.refusal(lay("run", "B7 B7 B7")) == "tile_not_in_rack"
    assert table.refusal(lay("run", "B4 B5 B6 B7")) == "tile_not_in_rack"
    assert table.refusal(Discard("B8")) == "tile_not_in_rack"


@refusal("meld_too_short", "mixed_colours", "bad_run", "run_out_of_range")
@pytest.mark.parametrize(
    ("rack", "laid", "expected"),
    [
        ("R5 R6", "R5 R6", "meld_too_short"),
        ("R5 K9", "R5 K9", "meld_too_short"),
        ("R5 R6 B7", "R5 R6 B7", "mixed_colours"),
        ("R5 R7 R8", "R5 R7 R8", "bad_run"),
        ("R5 R6 R7", "R7 R6 R5", "bad_run"),
        ("R5 R5 R6", "R5 R5 R6", "bad_run"),
        ("R5 J R6", "R5 J R6", "bad_run"),
        ("R1 R1 J", "R1 R1 J", "bad_run"),
        ("R13 R1 R3", "R13 R1 R3", "bad_run"),
        ("R13 R1 R2", "R13 R1 R2", "run_out_of_range"),
        ("R12 R13 R1 J", "R12 R13 R1 J", "run_out_of_range"),
        ("J R1 R3", "J R1 R3", "bad_run"),
        ("J R1 R2", "J R1 R2", "run_out_of_range"),
        ("J R1 R2 R3", "J R1 R2 R3", "run_out_of_range"),
    ],
)
def test_runs_that_are_none(rack, laid, expected):
    assert holding(rack).refusal(lay("run", laid)) == expected


@refusal("bad_set", "sets_of_twos_off", "too_few_naturals", "too_many_wilds")
@pytest.mark.parametrize(
    ("kind", "laid", "options", "expected"),
    [
        ("set", "R5 B5 K6", {}, "bad_set"),
        ("set", "R5 R6 R7", {}, "bad_set"),
        ("set", "R2 B2 K2", {"sets_of_twos": False}, "sets_of_twos_off"),
        ("set", "R2 J J", {"sets_of_twos": False}, "sets_of_twos_off"),
        ("set", "R2 J J", {}, "too_few_naturals"),
        ("set", "R5 J K2", {}, "too_few_naturals"),
        ("run", "R5 J K2", {}, "too_few_naturals"),
        ("run", "J J K2", {}, "too_few_naturals"),
        ("run", "R2 B2 J", {}, "too_few_naturals"),
        ("set", "R5 B5 J K2", {}, "too_many_wilds"),
        ("set", "R5 B5 J K2", {"max_wilds_per_meld": 2}, "too_many_wilds"),
        ("set", "R5 B5 Y5 K5 J J K2", {"max_wilds_per_meld": 2}, "too_many_wilds"),
        ("run", "R5 R6 R7 J K2", {}, "too_many_wilds"),
    ],
)
def test_too_few_naturals_or_too_many_wilds(kind, laid, options, expected):
    assert holding(laid, options=options).refusal(lay(kind, laid)) == expected


@refusal("tile_moved", "wild_moved")
@pytest.mark.rule("BURAKO-26", "BURAKO-27")
def test_what_may_not_move_in_a_run():
    two = {"max_wilds_per_meld": 2}
    table = holding("R1 J", melds=("A run R1 R2 R3",), options=two)
    assert table.refusal(add("m1", "R1 R2 R3 J")) is None
    for move in ("swap", "free"):
        natural = holding("R6 R5", melds=("A run R2 R3 R4",), options={"wild_move": move})
        assert natural.refusal(add("m1", "R3 R4 R2 R6")) == "tile_moved"
        assert natural.refusal(add("m1", "R2 R3 R4 R5 R6")) is None
    wild = holding("R4 R8", melds=("A run R5 R6 J",))
    assert wild.refusal(add("m1", "J R4 R5 R6")) == "wild_moved"
    assert wild.refusal(add("m1", "R4 R5 R6 J")) is None


# What is left


@refusal("close_needs_canasta", "close_needs_discard", "close_by_discard_off", "would_strand")
@pytest.mark.rule("BURAKO-40", "BURAKO-46", "RULING-20")
def test_running_out_without_being_allowed_to_close():
    none = scene("R5 R6 R7", bought="A", phase="play")
    assert none.refusal(lay("run", "R5 R6 R7")) == "close_needs_canasta"
    canasta = ("A run B3 B4 B5 B6 B7 B8 B9",)
    required = scene("R5 R6 R7", bought="A", phase="play", melds=canasta, options={"close_discard": "required"})
    assert required.refusal(lay("run", "R5 R6 R7")) == "close_needs_discard"
    forbidden = {"close_discard": "forbidden"}
    table = scene("B10", bought="A", phase="play", has_laid=True, melds=canasta, options=forbidden)
    assert table.refusal(Discard("B10")) == "close_by_discard_off"
    stuck = scene("R5 R6 R7 K9", bought="A", phase="play", melds=canasta, options=forbidden)
    assert stuck.refusal(lay("run", "R5 R6 R7")) == "would_strand"


@refusal("would_strand", "same_tile_back")
@pytest.mark.rule("BURAKO-33", "BURAKO-41")
def test_a_tile_that_may_not_be_put_back_may_not_be_the_last_one():
    table = scene("R5 R6 R7", pozo="K9")
    table.take_pozo()
    assert table.refusal(lay("run", "R5 R6 R7")) == "would_strand"
    assert table.refusal(Discard("K9")) == "same_tile_back"
    fits = scene("R5 R6 R7", pozo="K9", melds=("A run K6 K7 K8",))
    fits.take_pozo()
    fits.lay("run", "R5 R6 R7")
    assert fits.refusal(Discard("K9")) == "same_tile_back"
    assert [type(action).__name__ for action in fits.state.legal_actions(0)] == ["Add"]
    fits.add("m1", "K6 K7 K8 K9")
    assert fits.view.sides[0].direct


def test_the_first_check_that_fails_is_the_answer():
    table = scene("R5 R6 B7", phase="play", melds=("B run K4 K5 K6",))
    assert table.refusal(add("m1", "zz")) == "not_your_meld"
    assert table.refusal(lay("run", "zz R13")) == "unknown_tile"
    assert table.refusal(lay("run", "R13")) == "tile_not_in_rack"
    assert table.refusal(lay("run", "R5 B7")) == "meld_too_short"
    assert table.refusal(lay("run", "R5 B7 R6")) == "mixed_colours"
    assert table.refusal(lay("set", "R5 B7 R6")) == "bad_set"

"""Every refusal of the rules file, and the order in which the checks are made."""

import msgspec
import pytest

from games.sumoku.naive import ALL_TILES
from games.sumoku.scenes import E26, Scene, arrange, classic, fresh, owner, play, race, spot
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.schema import (
    GIVE_UP,
    PASS,
    READY,
    Arrange,
    Call,
    Claim,
    Exchange,
    Move,
    Placement,
    Play,
    Show,
)

refusal = pytest.mark.refusal
rule = pytest.mark.rule

BASE = "R3@0,0 B7@1,0"
DISPLAY = "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1"


def table() -> Scene:
    """A classic game: row 3 + 7, K = 5."""
    return classic(5, BASE, "G5 Y5 B2 Y6 R5 P1 O8 P2", "B1 O1 O8b G1 P8 P7 P6 R1", pile=None)


def two_owners(**told: object) -> Scene:
    return race("speed", 5, [owner("R5@0,0 O5@1,0", "Y6 G6"), owner(rack="B1 B2")], pile="R1 R2 R3", **told)


# Reading


@refusal("malformed_action")
@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play"}',
        '{"type":"play","placements":[{"tile":"R5a","x":0}]}',
        '{"type":"play","placements":[{"tile":"R5a","x":null,"y":null}]}',
        '{"type":"play","placements":[{"tile":"R5a","x":0,"y":0,"value":null}]}',
        '{"type":"play","placements":[{"tile":"R5a","x":0.0,"y":0}]}',
        '{"type":"play","placements":[{"tile":"R5a","x":"0","y":0}]}',
        '{"type":"play","placements":[{"tile":"R5a","x":0,"y":0,"z":0}]}',
        '{"type":"arrange","moves":[{"tile":"R5a","x":0,"y":null}]}',
        '{"type":"arrange","moves":[{"tile":"R5a","x":null,"y":0}]}',
        '{"type":"arrange","moves":[{"tile":"R5a"}]}',
        '{"type":"claim"}',
        '{"type":"claim","version":true}',
        '{"type":"claim","version":1.5}',
        '{"type":"call","sum":15}',
        '{"type":"show","round":1,"tiles":"R5a"}',
        '{"type":"pass","why":"not"}',
    ],
)
def test_what_cannot_be_read(text: str):
    with pytest.raises(Refused) as refused:
        RULES.reader.read(text)
    assert refused.value.code == "malformed_action"


@refusal("malformed_action")
def test_only_one_coordinate_is_malformed_in_python_too():
    with pytest.raises(Refused) as refused:
        Move("R5a", None, 3)
    assert refused.value.code == "malformed_action"
    with pytest.raises(Refused) as refused:
        table().state.check(0, Play((Placement("R5a", 1.0, 0),)))  # type: ignore[arg-type]
    assert refused.value.code == "malformed_action"


@refusal("unknown_action")
def test_there_is_no_such_action():
    for name in ("tick", "roll", "draw"):
        with pytest.raises(Refused) as refused:
            RULES.reader.read(f'{{"type":"{name}"}}')
        assert refused.value.code == "unknown_action"


def test_the_longest_legal_action_can_be_sent():
    moves = tuple(Move(name, -99, -99, *([9] if name[1] == "6" else [])) for name in ALL_TILES)
    assert len(msgspec.json.encode(Arrange(moves))) < RULES.longest_action


# The platform's


@refusal("not_a_player", "match_over", "stale_action", "not_your_turn")
def test_the_platform_s_checks_come_first():
    scene = table()
    assert scene.refusal(7, PASS) == "not_a_player"
    assert scene.refusal(0, PASS, scene.state.decision_id(0) + 1) == "stale_action"
    assert scene.refusal(1, PASS) == "not_your_turn"
    # Out of turn comes before the mode.
    assert scene.refusal(1, READY) == "not_your_turn"
    over = classic(5, "R5@0,0 O5@1,0", "", "R6 O6")
    assert over.refusal(1, PASS) == "match_over"


@refusal("not_your_seat", "match_not_started")
def test_whose_seat_and_whether_it_has_begun():
    options = read_options(RULES.options, {"mode": "speed"})
    match = Match.with_seed(RULES, options, [Seat(name="Ana"), Seat(name="Beto")], bytes(32))
    with pytest.raises(Refused) as refused:
        match.check(0, READY)
    assert refused.value.code == "match_not_started"
    match.start()
    with pytest.raises(Refused) as refused:
        match.check(0, READY, seat=1)
    assert refused.value.code == "not_your_seat"


# When


@refusal("stale_action")
@rule("SUMOKU-84")
def test_stale_by_its_own_version_or_round():
    scene = two_owners()
    assert scene.refusal(0, Claim(5)) == "stale_action"
    at = spot(3, DISPLAY, round=4)
    assert at.refusal(0, Call(3, 15)) == "stale_action"
    assert at.refusal(0, Show(5, ("R4a",))) == "stale_action"
    # In another mode nothing of theirs can be stale.
    assert scene.refusal(0, Call(3, 15)) == "wrong_mode"
    assert at.refusal(0, Claim(3)) == "wrong_mode"


@refusal("stale_action")
def test_nothing_else_is_stale_though_others_have_acted():
    scene = two_owners()
    decision_id = scene.state.decision_id(0)
    scene.arrange(1, "B1@0,0")
    assert scene.refusal(0, arrange("Y6@5,5"), decision_id) is None


@refusal("wrong_mode")
@rule("SUMOKU-65")
def test_an_action_of_another_mode():
    assert table().refusal(0, Exchange("G5a")) == "wrong_mode"
    assert table().refusal(0, READY) == "wrong_mode"
    assert two_owners().refusal(0, PASS) == "wrong_mode"
    assert two_owners().refusal(0, play("Y6@0,1")) == "wrong_mode"
    assert fresh("solo").refusal(0, READY) == "wrong_mode"
    assert spot(3, DISPLAY).refusal(0, GIVE_UP) == "wrong_mode"


@refusal("eliminated")
def test_somebody_who_is_out_of_the_round():
    scene = two_owners()
    scene.give_up(0)
    for action in (arrange("Y6@5,5"), Exchange("Y6a"), GIVE_UP, Claim(scene.version(0))):
        assert scene.refusal(0, action) == "eliminated"
    assert scene.refusal(0, Claim(0)) == "stale_action"
    assert scene.refusal(0, READY) == "wrong_phase"


@refusal("round_over", "wrong_phase")
def test_after_a_round_and_before_the_first():
    scene = race("speed", 5, [owner(E26), owner(rack="B1 B2")])
    scene.claim(0)
    for action in (arrange("B1@5,5"), Exchange("B1a"), GIVE_UP, Claim(scene.version(1))):
        assert scene.refusal(1, action) == "round_over"
    waiting = fresh("speed")
    assert waiting.refusal(0, GIVE_UP) == "wrong_phase"
    for seat in (0, 1):
        waiting.act(seat, READY)
    assert waiting.view.phase == "countdown"
    assert waiting.refusal(0, arrange(f"{waiting.rack(0).split()[0]}@0,0")) == "wrong_phase"
    assert waiting.refusal(0, READY) == "wrong_phase"


@refusal("call_pending", "wrong_phase")
def test_somebody_else_has_called():
    scene = spot(3, DISPLAY)
    assert scene.refusal(0, Show(1, ("R4a",))) == "wrong_phase"
    scene.call(1, 15)
    for action in (Call(1, 15), Show(1, ()), PASS):
        assert scene.refusal(0, action) == "call_pending"
    assert scene.refusal(1, Call(1, 15)) == "wrong_phase"
    assert scene.refusal(1, PASS) == "wrong_phase"


@refusal("sitting_out")
def test_who_sits_out():
    scene = spot(3, DISPLAY, sits_out=2, round=2)
    assert scene.refusal(2, Call(2, 15)) == "sitting_out"
    assert scene.refusal(2, PASS) == "sitting_out"
    scene.call(1, 15)
    assert scene.refusal(2, PASS) == "call_pending"


@refusal("already_done")
def test_what_has_been_said():
    scene = fresh("team")
    scene.act(2, READY)
    assert scene.refusal(2, READY) == "already_done"
    scene = spot(3, DISPLAY)
    scene.pass_(0)
    assert scene.refusal(0, PASS) == "already_done"
    assert scene.refusal(0, Call(1, 15)) is None
    scene = race("team", 5, [owner(rack="R1 R2"), owner(rack="B1 B2")], pile="", options={"players": 4})
    scene.give_up(0)
    assert scene.refusal(0, GIVE_UP) == "already_done"


# play


@refusal(
    "no_tiles",
    "too_many_tiles",
    "unknown_tile",
    "duplicate_tile",
    "not_your_tile",
    "bad_value",
    "out_of_bounds",
    "duplicate_cell",
    "cell_occupied",
)
@rule("SUMOKU-58", "SUMOKU-50")
def test_a_placement_that_is_none():
    scene = table()
    cases = {
        "no_tiles": [Play(())],
        "too_many_tiles": [play("G5@2,0 Y5@3,0 B2@4,0 Y6@5,0 R5@6,0 P1@7,0 O8@8,0")],
        "unknown_tile": [Play((Placement("R9a", 2, 0),)), Play((Placement("G5", 2, 0), Placement("G5a", 2, 0)))],
        "duplicate_tile": [play("G5@2,0 G5@3,0"), play("P8@2,0 P8@3,0")],
        "not_your_tile": [play("B1@2,0"), play("R3@2,0"), play("P8=9@2,0")],
        "bad_value": [play("G5=9@2,0"), play("Y6=7@2,0"), play("G5=5@100,0")],
        "out_of_bounds": [play("G5@100,0"), play("G5@0,-100 Y5@0,-100"), Play((Placement("G5a", 10**30, 0),))],
        "duplicate_cell": [play("G5@0,0 Y5@0,0")],
        "cell_occupied": [play("G5@0,0"), play("G5@0,0 Y5@9,9")],
    }
    for code, actions in cases.items():
        for action in actions:
            assert scene.refusal(0, action) == code


@refusal("opening_too_short", "must_cover_origin", "not_in_one_line", "gap_in_line")
@rule("SUMOKU-51")
def test_an_opening_that_is_none():
    scene = classic(5, "", "G5 Y5 B2 Y6 R5", "B1 O1", pile="")
    assert scene.refusal(0, play("G5@0,0")) == "opening_too_short"
    assert scene.refusal(0, play("G5@1,0 Y5@2,0")) == "must_cover_origin"
    assert scene.refusal(0, play("G5@0,0 Y5@1,1")) == "not_in_one_line"
    assert scene.refusal(0, play("G5@0,0 Y5@2,0")) == "gap_in_line"
    assert scene.refusal(0, play("G5@0,-1 Y5@0,0")) is None


@refusal("not_in_one_line", "gap_in_line", "not_connected", "line_too_long", "colour_repeat", "bad_sum")
@rule("SUMOKU-56")
def test_a_placement_in_a_wrong_place():
    scene = table()
    assert scene.refusal(0, play("G5@2,0 B2@0,1")) == "not_in_one_line"
    assert scene.refusal(0, play("G5@2,0 Y5@4,0")) == "gap_in_line"
    assert scene.refusal(0, play("G5@2,1")) == "not_connected"
    assert scene.refusal(0, play("B2@2,0")) == "colour_repeat"
    assert scene.refusal(0, play("P1@2,0")) == "bad_sum"
    # Of several faults the first in the order of the table: too long before a colour before a sum.
    row = "R3@0,0 B7@1,0 G5@2,0 Y5@3,0 O5@4,0 P5@5,0"
    assert classic(5, row, "R1 P5b", "O1").refusal(0, play("R1@6,0")) == "line_too_long"


@refusal("bad_sum")
def test_a_refused_placement_tells_of_its_lines():
    refused = table().refused(0, play("P1@2,0 G5@2,1"))
    assert refused.code == "bad_sum"
    assert refused.facts["lines"] == ["row 0,0 3 11 bad_sum", "column 2,0 2 6 bad_sum"]
    assert (refused.facts["sum"], refused.facts["key"]) == (11, 5)


# Races


@refusal(
    "no_tiles",
    "unknown_tile",
    "duplicate_tile",
    "not_your_tile",
    "bad_value",
    "out_of_bounds",
    "duplicate_cell",
    "cell_occupied",
)
@rule("SUMOKU-71", "SUMOKU-72", "SUMOKU-91")
def test_a_move_that_is_none():
    scene = two_owners()
    cases = {
        "no_tiles": [Arrange(())],
        "unknown_tile": [Arrange((Move("R5", 0, 0),))],
        "duplicate_tile": [arrange("R5@3,3 R5@4,4"), arrange("B1@0,0 B1@1,1")],
        "not_your_tile": [arrange("B1@3,3"), arrange("R1@3,3")],
        "bad_value": [arrange("R5=9@3,3"), arrange("Y6=8@3,3"), Arrange((Move("Y6a", None, None, 6),))],
        "out_of_bounds": [arrange("R5@100,0"), arrange("R5@0,-100")],
        "duplicate_cell": [arrange("R5@3,3 O5@3,3")],
        "cell_occupied": [arrange("R5@1,0"), arrange("Y6@0,0")],
    }
    for code, actions in cases.items():
        for action in actions:
            assert scene.refusal(0, action) == code
    assert scene.refusal(0, arrange("R5@1,0 O5@0,0")) is None


@refusal("unknown_tile", "not_your_tile", "pile_too_small")
def test_an_exchange_that_is_none():
    scene = two_owners()
    assert scene.refusal(0, Exchange("R5")) == "unknown_tile"
    assert scene.refusal(0, Exchange("B1a")) == "not_your_tile"
    poor = race("speed", 5, [owner(rack="R1"), owner(rack="B1")], pile="R2")
    assert poor.refusal(0, Exchange("B1a")) == "not_your_tile"
    assert poor.refusal(0, Exchange("R1a")) == "pile_too_small"


@refusal("not_a_sumoku")
@rule("SUMOKU-76", "SUMOKU-98")
def test_what_is_wrong_with_a_claim_is_named_in_order():
    faults = {
        "tiles_left": owner("R5@0,0 O5@5,5", "Y5"),
        "not_connected": owner("R5@0,0 R4@1,0 O5@5,5"),
        "line_too_long": owner("R1@0,0 R2@1,0 O5@2,0 O4@3,0 Y5@4,0 Y4@5,0 P1@6,0"),
        "colour_repeat": owner("R1@0,0 R2@1,0"),
        "bad_sum": owner("R1@0,0 O2@1,0"),
    }
    for fault, one in faults.items():
        scene = race("solo", 5, [one], pile="")
        refused = scene.refused(0, Claim(0))
        assert (refused.code, refused.facts["fault"]) == ("not_a_sumoku", fault)
        assert scene.owner(0).check.fault == fault


# Spot


@refusal("bad_call")
def test_a_call_that_is_none():
    scene = spot(3, DISPLAY)
    for total in (14, 0, 3, 39, -3, 10**30):
        assert scene.refusal(0, Call(1, total)) == "bad_call"
    assert all(scene.refusal(0, Call(1, total)) is None for total in range(6, 37, 3))


@refusal("need_four_tiles", "duplicate_tile", "not_on_display")
def test_a_show_that_is_none():
    scene = spot(3, DISPLAY)
    scene.call(0, 15)
    assert scene.refusal(0, Show(1, ("R4a", "R4a", "R4a"))) == "need_four_tiles"
    assert scene.refusal(0, Show(1, ("R4a", "O1a", "Y2a", "G5a", "P1a"))) == "need_four_tiles"
    assert scene.refusal(0, Show(1, ("R4a", "R4a", "Y2a", "B1a"))) == "duplicate_tile"
    for name in ("R4b", "R9a", "B1a"):
        assert scene.refusal(0, Show(1, ("R4a", "O1a", "Y2a", name))) == "not_on_display"

"""Every refusal of the rules file, provoked through a real match or a scene, by the first check that fails."""

import msgspec
import pytest

from games.rummy.scenes import play, scene
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.core.tiles import NAMES
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.schema import DRAW, LONGEST_ACTION, PASS, Play, ProposedSet, RummyAction, RummyOptions

refusal = pytest.mark.refusal
rule = pytest.mark.rule


def seated(**options: object) -> Match:
    agreed = read_options(RummyOptions, {"players": 3} | options)
    return Match.with_seed(RULES, agreed, [Seat(name=f"Ana {seat}") for seat in range(agreed.players)], bytes(32))


def code(match: Match, sender: int | None, message: bytes | str | RummyAction, **more: object) -> str:
    """The code a message is refused with; nothing has changed by it."""
    before = None if match.state is None else match.state.position()
    moves = list(match.moves)
    with pytest.raises(Refused) as refused:
        match.act(sender, message, **more)
    assert match.moves == moves
    assert (None if match.state is None else match.state.position()) == before
    return refused.value.code


# The message


@refusal("malformed_action")
@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"pass"',
        "{}",
        '{"table":[]}',
        '{"type":null}',
        '{"type":["pass"]}',
        '{"type":"pass","tile":"R6a"}',
        '{"type":"draw","seat":0}',
        '{"type":"play"}',
        '{"type":"play","table":null}',
        '{"type":"play","table":"run[R5a R6a R7a]"}',
        '{"type":"play","table":{}}',
        '{"type":"play","table":[["R5a","R6a","R7a"]]}',
        '{"type":"play","table":[{"kind":"run"}]}',
        '{"type":"play","table":[{"tiles":["R5a","R6a","R7a"]}]}',
        '{"type":"play","table":[{"kind":"set","tiles":["R5a","R6a","R7a"]}]}',
        '{"type":"play","table":[{"kind":"run","tiles":"R5a"}]}',
        '{"type":"play","table":[{"kind":"run","tiles":["R5a",6]}]}',
        '{"type":"play","table":[{"kind":"run","tiles":["R5a",null]}]}',
        '{"type":"play","table":[{"kind":"run","tiles":["R5a"],"set":1}]}',
        '{"type":"play","table":[],"close":true}',
        '{"type":"play","table":[{"kind":"run","kind":"run","tiles":[]}]}',
        '{"type":"play","table":[{"kind":"run","tiles":["\\ud800"]}]}',
        b'{"type":"play","table":[{"kind":"run","tiles":["\xff"]}]}',
        b"\x00",
    ],
)
def test_malformed_action(message: str | bytes) -> None:
    match = seated()
    match.start()
    assert code(match, match.state.seat, message) == "malformed_action"
    assert code(match, None, message) == "malformed_action"


@refusal("malformed_action")
def test_no_table_has_more_sets_than_all_tiles_can_form_and_no_set_more_tiles_than_there_are() -> None:
    match = seated()
    match.start()
    seat = match.state.seat
    for count, expected in ((35, "draw_first"), (36, "malformed_action"), (2600, "malformed_action")):
        assert code(match, seat, Play((ProposedSet("run", ()),) * count)) == expected
    for count, expected in ((106, "draw_first"), (107, "malformed_action"), (2600, "malformed_action")):
        assert code(match, seat, Play((ProposedSet("run", ("R6a",) * count),))) == expected
    for length, expected in ((32, "draw_first"), (33, "malformed_action")):
        assert code(match, seat, Play((ProposedSet("run", ("Z" * length,)),))) == expected


def test_every_table_fits_into_the_longest_action() -> None:
    sets = [ProposedSet("group", tuple(NAMES[index::35])) for index in range(35)]
    assert sum(len(one.tiles) for one in sets) == 106
    assert len(msgspec.json.encode(Play(tuple(sets)))) <= LONGEST_ACTION == RULES.longest_action


@refusal("unknown_action")
@pytest.mark.parametrize("name", ["discard", "undo", "take_back", "end_hand", "close", "Play", ""])
def test_unknown_action(name: str) -> None:
    match = seated()
    match.start()
    for extra in ({}, {"table": True}, {"tile": "R6a", "anything": [1, {}]}):
        assert code(match, 0, msgspec.json.encode({"type": name} | extra)) == "unknown_action"


# Who, and when


@refusal("not_a_player")
def test_a_spectator_or_stranger_acts() -> None:
    match = seated()
    assert code(match, None, DRAW) == "not_a_player"
    match.start()
    assert code(match, None, DRAW, seat=1, decision_id=-1) == "not_a_player"
    assert code(match, 3, DRAW) == "not_a_player"


@refusal("not_your_seat")
def test_a_player_acts_in_the_name_of_another_seat() -> None:
    match = seated()
    match.start()
    assert code(match, 0, DRAW, seat=1, decision_id=-1) == "not_your_seat"


@refusal("match_not_started")
def test_before_the_match_has_started() -> None:
    assert code(seated(), 0, DRAW, decision_id=-1) == "match_not_started"


@refusal("match_over")
def test_after_the_end() -> None:
    match = seated(mode="single_hand")
    state = match.start()
    while state.outcome is None:
        match.act(state.seat, DRAW if state.must_draw else PASS)
    for seat in range(3):
        for action in (DRAW, PASS, Play(())):
            assert code(match, seat, action, decision_id=-1) == "match_over"


@refusal("stale_action")
def test_an_answer_to_an_older_question() -> None:
    match = seated()
    state = match.start()
    seat, decision_id = state.seat, state.decision_id(state.seat)
    match.act(seat, DRAW, decision_id=decision_id)
    assert code(match, seat, DRAW, decision_id=decision_id) == "stale_action"
    assert code(match, (seat + 1) % 3, DRAW, decision_id=decision_id) == "stale_action"


@rule("RUMMY-24")
@refusal("stale_action")
def test_an_answer_that_comes_after_the_clock_ran_out() -> None:
    match = seated(turn_seconds=15)
    state = match.start()
    seat, decision_id = state.seat, state.decision_id(state.seat)
    with pytest.raises(Refused) as refused:
        match.act(seat, DRAW, at=15_001, decision_id=decision_id)
    assert refused.value.code == "stale_action"
    assert state.seat == (seat + 1) % 3
    assert len(match.moves) == 1


@refusal("not_your_turn")
def test_out_of_turn() -> None:
    match = seated()
    state = match.start()
    other = (state.seat + 1) % 3
    with pytest.raises(Refused) as refused:
        match.act(other, DRAW)
    assert (refused.value.code, refused.value.facts) == ("not_your_turn", {"seat": state.seat})
    for action in (PASS, Play(()), play("run[R1 R2 R3]"), Play((ProposedSet("run", ("nonsense",)),))):
        assert code(match, other, action) == "not_your_turn"


# Drawing and passing


@refusal("already_drawn", "stock_empty", "draw_first")
def test_draw_once_and_first() -> None:
    turn = scene("R1 K2", drawn=False, stock="Y5 B5")
    assert turn.refusal(PASS) == "draw_first"
    turn.draw()
    assert turn.refusal(DRAW) == "already_drawn"
    turn.pass_()
    turn.draw()
    assert turn.refusal(DRAW) == "stock_empty"
    turn.pass_()
    assert turn.refusal(DRAW) == "stock_empty"
    assert turn.refusal(PASS) is None


# The legal-turn test, from first to last: every attempt also fails all tests that come later


@rule("RUMMY-46")
@refusal("draw_first", "unknown_tile", "duplicate_tile", "tile_not_available")
def test_l1_to_l3_phase_and_tiles() -> None:
    early = scene("R1 K2 B9", table="run[Y7 Y8 Y9]", drawn=False)
    turn = scene("R1 K2 B9", "Y1 Y2", table="run[Y7 Y8 Y9]")
    wrong = "run[R1 R1 Y1] group[R14a]"
    assert early.refusal(wrong) == "draw_first"
    for name in ("R14a", "R6", "Jc", "r6a", "K0a", "", "R6A", "Ra"):
        sent = Play((ProposedSet("run", ("R1a", "R1a", "Y1a")), ProposedSet("group", (name,))))
        refused = turn.refused(sent)
        assert refused is not None
        assert (refused.code, refused.facts) == ("unknown_tile", {"tile": name})
    assert turn.refusal("run[R1 R1 Y1]") == "duplicate_tile"
    assert turn.refusal("run[R1] run[R1]") == "duplicate_tile"
    assert turn.refusal("run[Ja Ja]") == "duplicate_tile"
    for name in ("Y1", "R13", "Jb"):
        assert turn.refusal(f"run[R1 {name}]") == "tile_not_available"


@rule("RUMMY-46", "RUMMY-42", "RUMMY-43")
@refusal("closing_tile_unused", "closing_tile_after_draw", "table_tile_missing", "nothing_laid")
def test_l4_to_l6_the_closing_tile_the_table_and_the_rack() -> None:
    told = {"table": "run[Y7 Y8 Y9]", "closing": "B8"}
    unused = scene("R1 K2", options={"closing_tile_use": "unused"}, **told)
    instead = scene("R1 K2", options={"closing_tile_use": "instead_of_draw"}, **told)
    turn = scene("R1 K2", **told)
    assert unused.refusal("run[B8]") == "closing_tile_unused"
    assert instead.refusal("run[B8]") == "closing_tile_after_draw"
    assert turn.refusal("run[B8]") == "table_tile_missing"
    assert turn.refusal("") == "table_tile_missing"
    assert turn.refusal("run[Y7 Y8] run[B8 Y9]") == "nothing_laid"
    assert turn.refusal("run[Y7 Y8 Y9]") == "nothing_laid"


@rule("RUMMY-10", "RUMMY-46")
@refusal("set_too_short", "group_too_long", "invalid_group", "invalid_run")
@pytest.mark.parametrize(
    ("sets", "code", "number"),
    [
        ("run[] run[R1 R2 R3]", "set_too_short", 2),
        ("group[R1]", "set_too_short", 2),
        ("group[R1 K2]", "set_too_short", 2),
        ("group[R5 K5 B5 Y5 R5b]", "group_too_long", 2),
        ("group[R1 K2 R5 B5 Ja]", "group_too_long", 2),
        ("group[R5 K5 B2]", "invalid_group", 2),
        ("group[R5 R5b J]", "invalid_group", 2),
        ("run[R5 K5 B5]", "invalid_run", 2),
        ("run[R1 R2 R4]", "invalid_run", 2),
        ("run[R1 R2 R2b]", "invalid_run", 2),
        ("run[R3 R2 R1]", "invalid_run", 2),
        ("run[R1 R2 K3]", "invalid_run", 2),
        ("run[R12 R13 R1]", "invalid_run", 2),
        ("run[R12 Ja Jb]", "invalid_run", 2),
        ("run[Ja Jb R2]", "invalid_run", 2),
        ("run[R5 Ja R6]", "invalid_run", 2),
        ("run[R1 R2 R3] run[R5] group[K5 B2 Y5]", "set_too_short", 3),
        ("run[R1 R2 R3] group[K5 B2 Y5] run[R5]", "invalid_group", 3),
    ],
)
def test_l7_every_set(sets: str, code: str, number: int) -> None:
    rack = "R1 R2 R3 R4 R5 R6 R12 R13 K2 K3 K5 B2 B5 Y5 R5b R2b Ja Jb"
    refused = scene(rack, table="run[Y7 Y8 Y9]", closing="B8").refused(f"run[Y7 Y8 Y9] {sets}")
    assert refused is not None
    assert (refused.code, refused.facts["set"]) == (code, number)


@rule("RUMMY-42")
@refusal("closing_tile_needs_close")
def test_l8_the_closing_tile_closes() -> None:
    turn = scene("K8 Y8 R1", closing="B8", opened=False)
    refused = turn.refused("group[K8 Y8 B8]")
    assert refused is not None
    assert (refused.code, refused.facts) == ("closing_tile_needs_close", {"left": 1})


@rule("RUMMY-25", "RUMMY-26")
@refusal("open_first", "opening_below_minimum")
@pytest.mark.parametrize(
    ("final", "code"),
    [
        ("run[K4 K5 K6 K7] group[R8 J B8]", "open_first"),
        ("run[K4 K5 K6] group[R8 J B8 Y8]", "open_first"),
        ("run[K4 K5 K6] group[R8 Y8 B8] run[R2 R3 J]", "open_first"),
        ("run[K4 K5 K6] group[J R8 B8] run[R2 R3 R4]", "opening_below_minimum"),
        ("run[K4b K5b K6b] group[R8 J B8] run[K4 K5 K6]", "opening_below_minimum"),
        ("group[B8 J R8] run[K4 K5 K6] run[R9 R10 R11]", None),
        ("run[K4b K5b K6b] group[B8 J R8] run[K4 K5 K6] run[R2 R3 R4] run[B1 B2 B3]", None),
    ],
)
def test_l9_the_opening(final: str, code: str | None) -> None:
    rack = "K7 Y8 R2 R3 R4 R9 R10 R11 K4b K5b K6b B1 B2 B3"
    turn = scene(rack, table="run[K4 K5 K6] group[R8 B8 J]", opened=[False, True])
    assert turn.refusal(final) == code


@rule("RUMMY-35", "RUMMY-36", "RUMMY-37")
@refusal("joker_not_exchanged")
@pytest.mark.parametrize(
    ("table", "rack", "final", "facts"),
    [
        (
            "run[R5 R6 R7 J]",
            "K2 K4",
            "run[R5 R6 R7] run[K2 J K4]",
            {"joker": "R8", "tiles": ["R8"], "choices": 1, "needed": 1},
        ),
        (
            "group[R8 B8 J]",
            "Y8 K2 K4",
            "group[R8 B8 Y8] run[K2 J K4]",
            {"joker": "8", "tiles": ["K8", "Y8"], "choices": 2, "needed": 2},
        ),
        (
            "group[R8 B8 K8 J]",
            "K2 K4 K5",
            "group[R8 B8 K8] run[K2 J K4 K5]",
            {"joker": "8", "tiles": ["Y8"], "choices": 1, "needed": 1},
        ),
    ],
)
def test_l10_jokers(table: str, rack: str, final: str, facts: dict[str, object]) -> None:
    refused = scene(f"{rack} Y13", table=table).refused(final)
    assert refused is not None
    assert (refused.code, refused.facts) == ("joker_not_exchanged", facts)


@refusal("joker_not_exchanged")
def test_a_locked_joker_cannot_be_paid_for() -> None:
    turn = scene("Y8 K8 K2 K4 B1", table="group[R8 B8 J]", options={"joker_in_trio": "locked"})
    refused = turn.refused("group[R8 B8 Y8 K8] run[K2 J K4]")
    assert refused is not None
    assert refused.facts == {"joker": "8", "tiles": [], "choices": 0, "needed": 0}


@rule("RUMMY-40")
@refusal("joker_not_exchanged")
def test_of_two_jokers_the_one_that_is_not_paid_for_is_named() -> None:
    """R6 lies on the table and pays for the first one; the second one would cost K10."""
    table = "run[R4 R5 Ja R7] group[R6 B6 K6 Y6] run[K9 Jb K11]"
    final = "run[R4 R5 R6 R7] group[B6 K6 Y6] group[K9 R9 B9 Ja] group[K11 R11 B11 Jb]"
    turn = scene("R9 B9 R11 B11 Y13", table=table, options={"joker_exchange_source": "rack_or_table"})
    refused = turn.refused(final)
    assert refused is not None
    assert refused.facts == {"joker": "K10", "tiles": ["K10"], "choices": 1, "needed": 1}


@rule("RUMMY-36", "RUMMY-37")
@refusal("joker_not_exchanged")
@pytest.mark.parametrize("trio", ["both_missing", "locked"])
def test_of_two_groups_the_one_that_asks_for_less_is_named(trio: str) -> None:
    table = "group[R8 B8 Ja] group[R8b B8b K8 Jb]"
    turn = scene("K2 K4 Y13", table=table, options={"joker_in_trio": trio})
    refused = turn.refused("group[R8 B8 Ja] group[R8b B8b K8] run[K2 Jb K4]")
    assert refused is not None
    assert refused.facts == {"joker": "8", "tiles": ["Y8"], "choices": 1, "needed": 1}


@rule("RUMMY-45", "RULING-15")
def test_a_refused_play_costs_nothing() -> None:
    turn = scene("R1 R2 R3 K9")
    before = turn.state.position()
    for text in ("run[R1 R2]", "run[R1 R2 K9]", "run[R1 R2 R4]"):
        assert turn.refusal(text) is not None
        assert turn.state.position() == before
    turn.play("run[R1 R2 R3]")
    assert turn.rack() == "K9"
    assert [type(event).__name__ for event in turn.heard_by(1)] == ["Played"]


@refusal("tile_not_available")
def test_a_refusal_does_not_tell_where_a_hidden_tile_lies() -> None:
    told = []
    for other in ("R3 K9", "B3 K9"):
        refused = scene("R1 R2 Y13", other, top="Y1").refused("run[R1 R2 R3]")
        assert refused is not None
        told.append((refused.code, refused.facts))
    assert told == [("tile_not_available", {"tile": "R3a"})] * 2

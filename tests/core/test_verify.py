"""Anybody can check a finished match: the true record is accepted, and nothing else is, whatever was done to it.

More than 50,000 bad files are tried here. Each has to be refused as `bad_record`; any other exception is a failure.
"""

import random
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sobremesa
from core_scenes import (
    BELL,
    SECRET,
    SHORT,
    Hurry,
    Press,
    bell_match,
    forged,
    lines_of,
    open_match,
    play,
    refusal_of,
    sealed_match,
    seats,
    sumo_options,
)
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import Match, verify
from sobremesa.core.record import Record, Ticked
from sobremesa.core.refused import Refused

SUMO = sobremesa.game("sumo")
KINDS = {"open": open_match, "sealed": sealed_match}


@cache
def finished(kind: str) -> Match:
    """A short match played to its end; in the sealed one a bot stood in for seat 1."""
    return play(KINDS[kind](**SHORT), by={1: "bot"} if kind == "sealed" else None)


@cache
def true_record(kind: str) -> bytes:
    return record.write(finished(kind).record())


def accepted(files: Iterable[bytes]) -> list[bytes]:
    """Those of the files that are not refused as `bad_record`."""
    return [raw for raw in files if _code(raw) != "bad_record"]


def _code(raw: bytes) -> str:
    try:
        verify(SUMO, raw)
    except Refused as refused:
        return refused.code
    return "accepted"


def why_refused(raw: bytes) -> str:
    with pytest.raises(Refused) as refused:
        verify(SUMO, raw)
    assert refused.value.code == "bad_record"
    return str(refused.value.facts["why"])


# The true record


@pytest.mark.parametrize("kind", KINDS)
def test_the_true_record_is_accepted_and_gives_the_match(kind):
    match = verify(SUMO, true_record(kind))

    assert match.state.outcome == finished(kind).state.outcome
    assert match.state.position() == finished(kind).state.position()
    assert record.write(match.record()) == true_record(kind)


@pytest.mark.parametrize("mode", ["standard", "short_deck", "two_round"])
@pytest.mark.parametrize("begin", KINDS.values(), ids=KINDS)
def test_matches_of_every_mode_are_accepted(begin, mode):
    match = play(begin(mode=mode, players=4), by={0: "bot", 3: "bot"})

    assert verify(SUMO, record.write(match.record())).state.outcome == match.state.outcome


def test_a_match_with_a_clock_is_accepted():
    match = bell_match()
    match.act(0, Hurry(), at=300)
    match.act(1, b'{"type":"press","fingers":[1,5]}', at=900)
    while (tick := match.due(9000)) is not None:
        match.apply(tick)
    raw = record.write(match.record())

    assert [move.at for move in record.read(raw).moves if isinstance(move, Ticked)] == [300, 1300, 2300]
    assert verify(BELL, raw).state.outcome == match.state.outcome


# Any byte


def other_bytes(byte: int, place: int) -> Iterator[int]:
    """Other bytes for one: its neighbours, which keep digits digits, the same letter in the other case, and any."""
    anything = random.Random(place).randrange(256)
    yield from {byte ^ 1, (byte + 1) % 256, byte ^ 32, anything, ord(" ")} - {byte}


@pytest.mark.parametrize("kind", KINDS)
def test_every_single_changed_byte_is_noticed(kind):
    raw = true_record(kind)
    files = [
        raw[:place] + bytes([other]) + raw[place + 1 :]
        for place, byte in enumerate(raw)
        for other in other_bytes(byte, place)
    ]

    assert len(files) > 3.5 * len(raw) > 8_000
    assert accepted(files) == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_single_missing_or_doubled_byte_is_noticed(kind):
    raw = true_record(kind)
    missing = [raw[:place] + raw[place + 1 :] for place in range(len(raw))]
    doubled = [raw[:place] + raw[place : place + 1] + raw[place:] for place in range(len(raw))]

    assert accepted(missing + doubled) == []


@pytest.mark.parametrize("added", [b"0", b" ", b"\n", b"}", b"\x00", b"\xff"])
def test_every_single_added_byte_is_noticed(added):
    raw = true_record("open")

    assert accepted(raw[:place] + added + raw[place:] for place in range(len(raw) + 1)) == []


@given(place=st.integers(0), length=st.integers(0, 40), instead=st.binary(max_size=40))
def test_any_stretch_put_in_place_of_another_is_noticed(place, length, instead):
    raw = true_record("sealed")
    start = place % len(raw)
    changed = raw[:start] + instead + raw[start + length :]

    assert changed == raw or _code(changed) == "bad_record"


# Whole lines


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_breaks_off_anywhere_is_refused(kind):
    raw = true_record(kind)

    assert accepted(raw[:size] for size in range(len(raw))) == []


def test_a_file_that_breaks_off_after_a_line_is_a_match_that_is_not_finished():
    lines = lines_of(true_record("open"))
    reasons = {why_refused(b"".join(lines[:number])) for number in range(1, len(lines))}

    assert reasons == {"the match is not finished: there is no closing line"}


def test_a_dropped_line_is_noticed():
    lines = lines_of(true_record("sealed"))

    assert accepted(b"".join(lines[:number] + lines[number + 1 :]) for number in range(len(lines))) == []


def test_a_doubled_line_is_noticed_wherever_it_stands():
    lines = lines_of(true_record("sealed"))
    files = [b"".join([*lines[:place], line, *lines[place:]]) for line in lines for place in range(len(lines) + 1)]

    assert accepted(files) == []


def test_two_exchanged_lines_are_noticed():
    lines = lines_of(true_record("sealed"))
    files = []
    for one in range(len(lines)):
        for other in range(one):
            exchanged = lines[:]
            exchanged[one], exchanged[other] = lines[other], lines[one]
            files.append(b"".join(exchanged))

    assert accepted(files) == []


@given(order=st.permutations(range(len(lines_of(true_record("open"))))))
def test_any_other_order_of_the_lines_is_noticed(order):
    lines = lines_of(true_record("open"))
    changed = b"".join(lines[number] for number in order)

    assert changed == true_record("open") or _code(changed) == "bad_record"


def test_lines_of_another_match_are_noticed():
    """Both were dealt the same cards, so that the first lines of one could well be the other's."""
    raw, other_raw = true_record("open"), record.write(play(open_match(**SHORT), seed=2).record())
    lines, others = lines_of(raw), lines_of(other_raw)
    mixed = {b"".join(lines[:cut] + others[cut:]) for cut in range(len(lines))}
    mixed |= {b"".join(others[:cut] + lines[cut:]) for cut in range(len(others))}

    assert accepted(mixed - {raw, other_raw}) == []


# Files that were never a record


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"\x00" * 1000 + b"\n",
        b"null\n",
        b"[]\n",
        b'{"name":"somebody","age":40}\n{"name":"somebody else","age":41}\n',
        b'{"format":"sobremesa-record@1"}\n',
        b'{"line":"match","format":"sobremesa-record@1","game":"sumo@1"}\n',
        b'[Event "Casual game"]\n\n1. e4 e5 2. Nf3 *\n',
        b"PK\x03\x04" + bytes(range(256)) + b"\n",
        b"[" * 100_000 + b"\n",
        b'{"a":' * 100_000 + b"\n",
        b"1" * 100_000 + b"\n",
        b'"' + b"\xed\xa0\x80" * 10 + b'"\n',
    ],
)
def test_a_foreign_file_is_refused(raw):
    assert _code(raw) == "bad_record"


@given(st.binary(max_size=400))
def test_any_bytes_are_refused(raw):
    assert _code(raw) == "bad_record"
    assert _code(raw + b"\n") == "bad_record"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@given(st.data())
def test_any_value_in_place_of_a_field_is_noticed(data):
    """Well-formed lines, but one field of one of them holds something else or is gone."""
    lines = lines_of(true_record("sealed"))
    number = data.draw(st.integers(0, len(lines) - 1))
    document = msgspec.json.decode(lines[number])
    name = data.draw(st.sampled_from([*document, "novelty"]))
    document[name] = data.draw(JSON)
    lines[number] = msgspec.json.encode(document) + b"\n"
    changed = b"".join(lines)

    assert changed == true_record("sealed") or _code(changed) == "bad_record"


@pytest.mark.parametrize("depth", [*range(1, 1000, 90), *range(960, 1000)])
def test_options_nested_to_any_depth_are_refused(depth):
    """Deep enough to be read and too deep to be written in a sentence was once a way out."""
    deep = b"[" * depth + b"]" * depth
    changed = true_record("open").replace(b'"players":2', b'"players":' + deep)

    assert _code(changed) == "bad_record"


def test_a_match_of_another_game_or_version_is_named():
    assert why_refused(true_record("open").replace(b'"sumo@1"', b'"sumo@2"')).startswith(
        "it is a match of 'sumo@2', not of 'sumo@1'"
    )
    with pytest.raises(Refused, match="it is a match of 'sumo@1', not of 'bell@1'"):
        verify(BELL, true_record("open"))


def test_the_game_of_a_file_can_be_looked_up_before_it_is_verified():
    header = record.read(true_record("open")).header
    stranger = record.read(true_record("open").replace(b'"sumo@1"', b'"chess@1"')).header

    assert sobremesa.game(header.game) is SUMO
    assert refusal_of(sobremesa.game, stranger.game) == "unknown_game"


# Forgeries: everything is well-formed, and the fingerprint of the lines was made to fit


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_but_the_fingerprint_of_the_lines_was_made_anew_in_these_scenes(kind):
    assert forged(finished(kind)) == true_record(kind)


def changed_move(match: Match, number: int, **changes: object) -> bytes:
    moves = match.moves[:]
    moves[number] = msgspec.structs.replace(moves[number], **changes)
    return forged(match, moves=moves)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"action": {"type": "play_card", "card": 99}}, "card_not_in_hand"),
        ({"action": {"type": "play_card", "card": 0}}, "unknown_card"),
        ({"action": {"type": "play_card", "card": 10**30}}, "unknown_card"),
        ({"action": {"type": "take_row", "row": 1}}, "no_choice_pending"),
        ({"action": {"type": "pass"}}, "unknown_action"),
        ({"action": {"type": "play_card"}}, "malformed_action"),
        ({"action": {}}, "malformed_action"),
        ({"action": {"type": "play_card", "card": 12.0}}, "malformed_action"),
        ({"action": {"type": "play_card", "card": True}}, "malformed_action"),
        ({"seat": 2}, "not_a_player"),
        ({"seat": -1}, "not_a_player"),
        ({"seat": 2**70}, "not_a_player"),
        ({"seat": 1}, "card_not_in_hand"),
        ({"n": 2}, "move 1 is expected here, not 2"),
        ({"at": -1}, "time runs backwards"),
        ({"at": 10**9}, "time runs backwards"),
    ],
)
def test_a_move_that_was_never_made_is_noticed(changes, why):
    assert why in why_refused(changed_move(finished("open"), 0, **changes))


def test_every_other_card_in_place_of_one_played_is_noticed():
    match = finished("open")
    files = [
        changed_move(match, number, action={"type": "play_card", "card": card})
        for number, move in enumerate(match.moves)
        for card in range(1, 25)
        if move.action != {"type": "play_card", "card": card}
    ]

    assert len(files) > 500
    assert accepted(files) == []


def test_an_action_spelled_with_its_keys_in_another_order_is_noticed():
    match = finished("open")
    reasons = {
        why_refused(changed_move(match, number, action=dict(reversed(move.action.items()))))
        for number, move in enumerate(match.moves)
    }

    assert reasons == {"the move is not written as it was made"}


def test_a_move_after_the_end_is_noticed():
    match = finished("open")
    again = msgspec.structs.replace(match.moves[-1], n=len(match.moves) + 1)

    assert "match_over" in why_refused(forged(match, moves=[*match.moves, again]))


def test_a_match_that_ends_a_move_too_soon_is_noticed():
    match = finished("open")

    assert "the closing line does not follow" in why_refused(forged(match, moves=match.moves[:-1]))


def test_a_tick_where_no_clock_runs_is_noticed():
    match = finished("open")
    tick = Ticked(n=len(match.moves) + 1, at=match.now)

    assert why_refused(forged(match, moves=[*match.moves, tick])) == "the clock had nothing to do then"


@pytest.mark.parametrize(
    "ticks",
    [
        pytest.param([1000, 2000, 2999], id="early"),
        pytest.param([1000, 2000, 3001], id="late"),
        pytest.param([1000, 2000], id="missing"),
        pytest.param([1000, 2000, 3000, 4000], id="after the end"),
    ],
)
def test_a_clock_that_was_tampered_with_is_noticed(ticks):
    match = bell_match()
    while (tick := match.due(9000)) is not None:
        match.apply(tick)
    moves = [Ticked(n=number, at=at) for number, at in enumerate(ticks, start=1)]
    assert verify(BELL, forged(match, moves=match.moves)).now == 3000

    assert refusal_of(verify, BELL, forged(match, moves=moves)) == "bad_record"


def test_an_action_before_a_tick_that_was_due_is_noticed():
    match = bell_match()
    match.act(0, Press(), at=400)
    while (tick := match.due(9000)) is not None:
        match.apply(tick)
    late = [msgspec.structs.replace(move, at=max(move.at, 1001)) for move in match.moves]

    with pytest.raises(Refused, match="the clock should have moved first"):
        verify(BELL, forged(match, moves=late))


@pytest.mark.parametrize(
    "changes",
    [{"ranks": (2, 1)}, {"ranks": (1, 1)}, {"ranks": (1,)}, {"totals": (0, 0)}, {"totals": ()}, {"reason": "boredom"}],
)
def test_another_outcome_is_noticed(changes):
    match = finished("open")
    closing = match.closing()
    outcome = msgspec.structs.replace(closing.outcome, **changes)

    assert outcome != closing.outcome
    assert "the closing line does not follow" in why_refused(
        forged(match, closing=msgspec.structs.replace(closing, outcome=outcome))
    )


def test_another_final_position_is_noticed():
    match = finished("open")
    closing = msgspec.structs.replace(match.closing(), position="0" * 64)

    assert "the closing line does not follow" in why_refused(forged(match, closing=closing))


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        (None, "the secret of this match is not known"),
        ("", "the secret is 32 bytes"),
        (SECRET.hex().upper(), "the secret is 32 bytes"),
        (SECRET.hex() + "00", "the secret is 32 bytes"),
        (bytes(32).hex(), "the move is refused"),
    ],
)
def test_another_secret_is_noticed(secret, why):
    match = finished("sealed")

    assert why in why_refused(forged(match, closing=msgspec.structs.replace(match.closing(), secret=secret)))


def test_a_secret_that_was_not_promised_is_noticed_even_if_all_else_follows_from_it():
    honest = finished("sealed")
    other = play(Match.with_commitment(SUMO, sumo_options(**SHORT), seats(2), bytes(32)))

    assert why_refused(forged(other, header=honest.header)) == "the secret is not the one that was promised"


def test_a_secret_for_an_open_seed_is_noticed():
    match = finished("open")
    closing = msgspec.structs.replace(match.closing(), secret=SECRET.hex())

    assert why_refused(forged(match, closing=closing)) == "the secret is not the one that was promised"


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_wrong_number_of_seats_is_noticed(number):
    match = finished("open")
    header = msgspec.structs.replace(match.header, seats=seats(number))

    assert why_refused(forged(match, header=header)) == f"it has {number} seats for 2 players"


def test_other_random_bytes_in_a_seat_are_noticed():
    match = finished("sealed")
    header = msgspec.structs.replace(match.header, seats=list(reversed(match.header.seats)))

    assert _code(forged(match, header=header)) == "bad_record"


@pytest.mark.parametrize(
    "changes",
    [
        {"rounds": 2},
        {"end_condition": "target"},
        {"mode": "standard"},
        {"players": 3},
        {"short_deck_jokers": True},
        {"change_before_reveal": False},
        {"pile_view": "open"},
        {"target_sumos": 71},
        {"rounds": 0},
        {"players": 2.0},
        {"mode": None},
        {"novelty": 1},
    ],
)
def test_other_options_are_noticed(changes):
    match = finished("open")
    header = msgspec.structs.replace(match.header, options=match.header.options | changes)

    assert _code(forged(match, header=header)) == "bad_record"


@pytest.mark.parametrize("left_out", ["rounds", "target_sumos", "players", "pile_view"])
def test_options_that_are_left_out_or_in_another_order_are_noticed(left_out):
    match = finished("open")
    options = dict(match.header.options)
    value = options.pop(left_out)

    for document in (options, {left_out: value} | dict(reversed(options.items()))):
        header = msgspec.structs.replace(match.header, options=document)
        assert _code(forged(match, header=header)) == "bad_record"


def test_another_seed_is_noticed():
    match = finished("open")
    header = msgspec.structs.replace(match.header, seed=seed_from_int(8).hex())

    assert _code(forged(match, header=header)) == "bad_record"


def test_a_record_without_moves_is_refused():
    match = finished("open")

    assert _code(forged(match, moves=[])) == "bad_record"
    assert _code(record.write(Record(match.header, []))) == "bad_record"

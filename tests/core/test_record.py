"""A match is its record: written in exactly one way, and read only from that."""

from hashlib import sha256

import msgspec
import pytest

import sobremesa
from core_scenes import (
    BELL,
    SECRET,
    SHORT,
    Press,
    bell_match,
    lines_of,
    open_match,
    play,
    sealed_match,
    seats,
    sumo_options,
)
from sobremesa.core import record
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match, replay, resume
from sobremesa.core.record import FORMAT, Acted, Closing, Header, Record, Seat, Ticked
from sobremesa.core.refused import Refused

SUMO = sobremesa.game("sumo")


# Writing


def test_a_header_says_which_format_and_which_game_it_is():
    header = open_match(**SHORT).header

    assert record.write_line(header) == (
        b'{"line":"match","format":"sobremesa-record@2","game":"sumo@1",'
        b'"options":{"players":2,"mode":"short_deck","end_condition":"rounds","target_sumos":70,"rounds":1,'
        b'"short_deck_jokers":false,"change_before_reveal":true,"pile_view":"face_down"},'
        b'"seats":[{"name":"Ana","random":"01010101010101010101010101010101"},'
        b'{"name":"Beto","random":"02020202020202020202020202020202"}],'
        b'"seed":"0000000000000000000000000000000000000000000000000000000000000007"}\n'
    )


def test_a_move_is_one_short_line():
    act = Acted(n=1, seat=0, at=1200, action={"type": "play_card", "card": "J5"})
    stand_in = Acted(n=2, seat=1, at=1300, action={"type": "take_row", "row": 2}, by="bot")

    assert record.write_line(act) == (
        b'{"line":"act","n":1,"seat":0,"at":1200,"action":{"type":"play_card","card":"J5"}}\n'
    )
    assert record.write_line(stand_in) == (
        b'{"line":"act","n":2,"seat":1,"at":1300,"action":{"type":"take_row","row":2},"by":"bot"}\n'
    )
    assert record.write_line(Ticked(n=3, at=5000)) == b'{"line":"tick","n":3,"at":5000}\n'


def test_names_are_written_as_they_are():
    seat = Seat(name='Ñandú "el Zorro" 🦊\u2028', bot="hard")
    header = Header(format=FORMAT, game="sumo@1", options={}, seats=[seat], seed="00" * 32)

    written = record.write(Record(header, []))

    assert 'Ñandú \\"el Zorro\\" 🦊\u2028'.encode() in written
    assert record.read(written).header.seats == [seat]


# Reading what was written


@pytest.mark.parametrize("begin", [open_match, sealed_match], ids=["open", "sealed"])
@pytest.mark.parametrize("chosen", [SHORT, {}, {"mode": "two_round", "players": 5}], ids=["short", "standard", "two"])
def test_a_finished_record_comes_back_byte_for_byte(begin, chosen):
    match = play(begin(**chosen), by={1: "bot"})
    raw = record.write(match.record())

    read = record.read(raw)

    assert read == match.record()
    assert record.write(read) == raw


def test_an_action_with_several_pieces_comes_back_as_it_was_written():
    match = bell_match()
    match.act(0, Press(fingers=(2, 5)))
    raw = record.write(match.record())

    read = record.read(raw)

    assert read == match.record()
    *_, again = replay(BELL, read)
    assert record.write(again.record()) == raw


@pytest.mark.parametrize("begin", [open_match, sealed_match], ids=["open", "sealed"])
def test_a_running_record_comes_back_too(begin):
    match = begin(**SHORT)
    state = match.start()
    match.act(0, state.legal_actions(0)[0], at=10)

    read = record.read(record.write(match.record()))

    assert read == Record(match.header, match.moves, None)


def test_a_record_that_was_taken_does_not_grow_with_the_match():
    match = open_match(**SHORT)
    state = match.start()
    taken = match.record()

    match.act(0, state.legal_actions(0)[0])

    assert taken.moves == []


def test_replaying_a_record_gives_the_match_again_after_every_move():
    match = play(open_match(**SHORT))

    positions = [again.state.position() for again in replay(SUMO, match.record())]

    assert len(positions) == len(match.moves) + 1
    assert positions[-1] == match.state.position()
    assert [again.now for again in replay(SUMO, match.record())][1:] == [move.at for move in match.moves]


def test_a_replay_can_be_listened_to():
    match = play(open_match(**SHORT))
    *_, last = replay(SUMO, match.record(), listen=True)

    heard = [type(told.event).__name__ for told in last.state.events]

    assert heard[0] == "Dealt"
    assert heard[-1] == "MatchOver"


# What the closing line promises


def test_the_closing_line_holds_the_outcome_and_the_fingerprints():
    match = play(open_match(**SHORT))
    raw = record.write(match.record())
    closing = msgspec.json.decode(lines_of(raw)[-1])

    assert list(closing) == ["line", "outcome", "position", "record"]
    assert closing["outcome"] == {"ranks": [1, 2], "totals": [5, 6], "reason": "rounds_played"}
    assert closing["record"] == sha256(b"".join(lines_of(raw)[:-1])).hexdigest()
    assert closing["position"] == record.position_hash(match.state.position())


def test_a_match_that_is_not_over_has_no_closing_line():
    match = open_match(**SHORT)
    assert match.closing() is None
    match.start()
    assert match.closing() is None


def test_a_position_has_one_fingerprint_however_its_keys_are_ordered():
    position = play(open_match(**SHORT)).state.position()
    position["options"] = dict(reversed(position["options"].items()))

    assert record.position_hash(dict(reversed(position.items()))) == record.position_hash(position)
    assert record.position_hash(position | {"drawn": 0}) != record.position_hash(position)


# The seed of a real match


def test_the_commitment_is_the_hash_of_the_secret():
    match = sealed_match(**SHORT)

    assert match.header.commitment == sha256(SECRET).hexdigest()
    assert match.header.seed is None


def test_the_seed_is_worked_out_from_the_secret_and_the_seats_in_order():
    expected = sha256(b"sobremesa.seed" + SECRET + b"\x10" + b"\x01" * 16 + b"\x10" + b"\x02" * 16).digest()

    assert sealed_match(**SHORT).seed() == expected


def test_nothing_that_goes_into_the_seed_is_lost():
    ana, beto = seats(2)
    other = Seat(name="Ana", random="03" * 16)
    silent = Seat(name="Ana")
    made_from = [
        (SECRET, [ana, beto]),
        (bytes(32), [ana, beto]),
        (SECRET, [beto, ana]),
        (SECRET, [other, beto]),
        (SECRET, [ana, other]),
        (SECRET, [silent, beto]),
        (SECRET, [beto, silent]),
        (SECRET, [beto]),
        (SECRET, [silent, silent]),
        (SECRET, [silent]),
    ]

    assert len({record.seed_of(secret, sitting) for secret, sitting in made_from}) == len(made_from)


@pytest.mark.parametrize("place", range(16))
def test_each_byte_a_seat_adds_changes_the_seed(place):
    ana, beto = seats(2)
    added = bytearray.fromhex(beto.random)
    added[place] ^= 1
    changed = Seat(name="Beto", random=added.hex())

    assert record.seed_of(SECRET, [ana, changed]) != record.seed_of(SECRET, [ana, beto])


def test_names_do_not_change_the_seed():
    ana, beto = seats(2)

    assert record.seed_of(SECRET, [ana, Seat(name="Alberto", random=beto.random)]) == record.seed_of(
        SECRET, [ana, beto]
    )


def test_the_match_is_dealt_from_the_seed_of_all():
    match = sealed_match(**SHORT)
    dealt = match.start().position()

    assert dealt == SUMO.begin(sumo_options(**SHORT), Chance(match.seed())).position()


def test_secret_and_seed_stay_out_of_the_record_while_the_match_runs():
    match = sealed_match(**SHORT)
    state = match.start()
    match.act(0, state.legal_actions(0)[0])
    running = record.write(match.record())

    assert SECRET.hex().encode() not in running
    assert match.seed().hex().encode() not in running
    assert SECRET.hex().encode() in record.write(play(sealed_match(**SHORT)).record())


def test_a_sealed_match_cannot_start_without_its_secret():
    header = sealed_match(**SHORT).header

    with pytest.raises(Refused, match="the secret of this match is not known"):
        resume(SUMO, header).start()


# A match that could not be verified afterwards does not begin


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_match_has_a_seat_for_every_player(number):
    with pytest.raises(Refused, match=f"it has {number} seats for 2 players"):
        Match.with_seed(SUMO, sumo_options(**SHORT), seats(number), seed_from_int(7))


@pytest.mark.parametrize("added", ["00", "0" * 31, "0" * 33, "AB" * 16, "zz" * 16, " " * 32, "０" * 32])
def test_a_seat_adds_sixteen_bytes_in_small_hexadecimal(added):
    sitting = [Seat(name="Ana"), Seat(name="Beto", random=added)]

    with pytest.raises(Refused, match="a seat adds 16 bytes in hexadecimal"):
        Match.with_commitment(SUMO, sumo_options(**SHORT), sitting, SECRET)


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_secret_has_32_bytes(size):
    with pytest.raises(Refused, match="the secret is 32 bytes long"):
        Match.with_commitment(SUMO, sumo_options(**SHORT), seats(2), bytes(size))


def test_an_open_seed_has_32_bytes():
    with pytest.raises(Refused, match=r"bad_seed .*32 bytes"):
        Match.with_seed(SUMO, sumo_options(**SHORT), seats(2), bytes(16))


# What is no record


HEADER = record.write_line(open_match(**SHORT).header)
FIRST = b'{"line":"act","n":1,"seat":0,"at":5,"action":{"type":"play_card","card":12}}\n'
SECOND = b'{"line":"act","n":2,"seat":1,"at":5,"action":{"type":"play_card","card":14}}\n'
CLOSING = record.write_line(play(open_match(**SHORT)).record().closing)


def test_the_lines_of_these_scenes_are_a_record():
    read = record.read(HEADER + FIRST + SECOND + CLOSING)

    assert (len(read.moves), type(read.closing)) == (2, Closing)


@pytest.mark.parametrize(
    ("raw", "why", "line"),
    [
        (b"", "breaks off", None),
        (b"\n", "begins with its header", 1),
        (HEADER[:-1], "breaks off", None),
        (HEADER + FIRST[:-1], "breaks off", None),
        (b"\n" + HEADER, "begins with its header", 1),
        (b"\xef\xbb\xbf" + HEADER, "begins with its header", 1),
        (FIRST, "begins with its header", 1),
        (CLOSING, "begins with its header", 1),
        (HEADER + HEADER, "only actions and ticks", 2),
        (HEADER + CLOSING + CLOSING, "only actions and ticks", 2),
        (HEADER + CLOSING + FIRST, "only actions and ticks", 2),
        (HEADER + SECOND, "move 1 is expected here, not 2", 2),
        (HEADER + FIRST + FIRST, "move 2 is expected here, not 1", 3),
        (HEADER + FIRST + SECOND.replace(b'"at":5', b'"at":4'), "time runs backwards", 3),
        (HEADER + FIRST.replace(b'"at":5', b'"at":-1'), "time runs backwards", 2),
        (HEADER + FIRST + b"\n", "truncated", 3),
        (HEADER + b"{}\n", "missing required field `line`", 2),
        (HEADER + b"[]\n", "Expected `object`", 2),
        (HEADER + b'{"line":"bet","n":1,"at":5}\n', "Invalid value 'bet'", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":1.0'), "Expected `int`", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":true'), "Expected `int`", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":' + b"9" * 400), "move 1 is expected here", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":' + b"9" * 9000), "out of range", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":NaN'), "malformed", 2),
        (HEADER + FIRST.replace(b'{"type"', b'{"x":' + b"[" * 9000 + b"]" * 9000 + b',"type"'), "recursion", 2),
        (HEADER + FIRST.replace(b"play_card", b"play\xff"), "utf-8", 2),
        (HEADER + FIRST.replace(b"play_card", rb"play\ud800"), "truncated|surrogate|escape", 2),
        (HEADER + FIRST.replace(b'"n":1', b'"n":1,"why":2'), "unknown field `why`", 2),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason_and_the_line(raw, why, line):
    with pytest.raises(Refused, match=why) as refused:
        record.read(raw)

    assert refused.value.code == "bad_record"
    assert refused.value.facts.get("line") == line


@pytest.mark.parametrize(
    "spelling",
    [
        FIRST.replace(b'"n":1', b'"n": 1'),
        FIRST.replace(b"}}\n", b"}} \n"),
        FIRST.replace(b"}}\n", b"}}\r\n"),
        FIRST.replace(b'"n":1', b'"n":1,"n":1'),
        FIRST.replace(b'"card":12', b'"card":12,"card":12'),
        FIRST.replace(b'"n":1,"seat":0', b'"seat":0,"n":1'),
        FIRST.replace(b"play_card", rb"pl\u0061y_card"),
        FIRST.replace(b'"card":12', b'"card":1.20e1'),
        FIRST.replace(b'"card":12', b'"card":-0.0e0'),
        FIRST.replace(b"}}\n", b'},"by":null}\n'),
    ],
)
def test_another_spelling_of_a_line_is_refused(spelling):
    with pytest.raises(Refused, match="not written in the one way"):
        record.read(HEADER + spelling)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b"record@2", b"record@3", "its format is 'sobremesa-record@3', this program reads 'sobremesa-record@2'"),
        (b'"format":"sobremesa-record@2",', b"", "begins with its header"),
        (b'"seed":"', b'"seed":"0', "32 bytes in hexadecimal"),
        (b'0007"}', b'000X"}', "32 bytes in hexadecimal"),
        (b'"seed"', b'"commitment":"' + b"0" * 64 + b'","seed"', "either an open seed or a commitment"),
        (b',"seed":"' + b"0" * 63 + b'7"', b"", "either an open seed or a commitment"),
        (b'"01010101', b'"0101010A', "a seat adds 16 bytes"),
        (b'"name":"Ana"', b'"name":"Ana","age":7', "unknown field `age`"),
        (b'"name":"Ana"', b'"name":7', "Expected `str`"),
    ],
)
def test_a_header_that_cannot_be_is_refused(old, new, why):
    changed = HEADER.replace(old, new)
    assert changed != HEADER

    with pytest.raises(Refused, match=why) as refused:
        record.read(changed)

    assert refused.value.facts["line"] == 1


def test_a_later_format_is_told_from_a_damaged_file_whatever_its_lines_look_like():
    later = b'{"format":"sobremesa-record@9","novelty":[1,2]}\nanything\n'

    with pytest.raises(Refused, match="its format is 'sobremesa-record@9'"):
        record.read(later)

"""A match is its record: a header, the accepted actions in order, and a closing line. State is a fold over it.

The text is JSON Lines in one canonical spelling, so that a record has exactly one sequence of bytes. While a match runs
its secret is kept apart; the closing line publishes it, and with it everything can be checked by anybody.
"""

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.core.chance import SEED_BYTES
from sobremesa.core.outcome import Outcome
from sobremesa.core.refused import Refused

FORMAT: Final = "sobremesa-record@2"
BOTS_ADDED: Final = "sobremesa-record@1"
"""The format before: bots added bytes too, which the server could choose after everybody else's."""
FORMATS: Final = (BOTS_ADDED, FORMAT)
"""Those that can be read."""
RANDOM_BYTES: Final = 16


class Seat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a name, the level if it is a bot, and the random bytes that a person added to the seed.

    A bot adds none: all that the server puts in is the secret, to which it was committed before anybody was asked.
    """

    name: str
    bot: str | None = None
    random: str = ""


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line"):
    """One line of a record."""


class Header(Line, frozen=True, kw_only=True, tag="match"):
    """What was agreed before the first action. Either the server committed itself to a secret, or the seed is open."""

    format: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    commitment: str | None = None
    seed: str | None = None


class Announcement(Struct, frozen=True):
    """What every format of a record has said of itself, and will: which one it is."""

    format: str


class Acted(Line, frozen=True, kw_only=True, tag="act"):
    """An accepted action; `by` says who made it where that was not the seat's own player."""

    n: int
    seat: int
    at: int
    action: dict[str, Any]
    by: str | None = None


class Ticked(Line, frozen=True, kw_only=True, tag="tick"):
    """The clock's own move."""

    n: int
    at: int


class Closing(Line, frozen=True, kw_only=True, tag="end"):
    """How it ended, the secret, and hashes of the final position and of all bytes before this line."""

    outcome: Outcome
    secret: str | None = None
    position: str
    record: str


Move = Acted | Ticked
AnyLine = Header | Acted | Ticked | Closing

_announcement = msgspec.json.Decoder(Announcement)
_decoder = msgspec.json.Decoder(AnyLine)
_encoder = msgspec.json.Encoder()


class Record(Struct, frozen=True):
    """A record as it was read; `closing` is None while the match runs or where the file breaks off."""

    header: Header
    moves: list[Move]
    closing: Closing | None = None


# The seed of a real match: nobody can choose it


def commitment_to(secret: bytes) -> str:
    """What the lobby shows before anybody adds random bytes."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, seats: list[Seat]) -> bytes:
    """The seed made of the server's secret and what every seat added, in the order of the seats."""
    added = [bytes.fromhex(seat.random) for seat in seats]
    return sha256(b"sobremesa.seed" + secret + b"".join(bytes([len(part)]) + part for part in added)).digest()


def position_hash(position: dict[str, Any]) -> str:
    """The fingerprint of a position, the same however its keys are ordered."""
    return sha256(msgspec.json.encode(position, order="sorted")).hexdigest()


# Writing


def document_of(agreed: Struct) -> dict[str, Any]:
    """Options or an action as whoever reads the record will find them: tuples have become lists."""
    document: dict[str, Any] = msgspec.json.decode(_encoder.encode(agreed))
    return document


def write_line(line: AnyLine) -> bytes:
    """A line in its one spelling."""
    return _encoder.encode(line) + b"\n"


def write(record: Record) -> bytes:
    """The whole record."""
    lines: list[AnyLine] = [record.header, *record.moves]
    if record.closing is not None:
        lines.append(record.closing)
    return b"".join(map(write_line, lines))


def body_hash(header: Header, moves: list[Move]) -> str:
    """The fingerprint of all that comes before the closing line."""
    return sha256(write(Record(header, moves))).hexdigest()


# Reading


def bad_record(why: str, line: int | None = None) -> Refused:
    """The refusal of a record: what is wrong, and in which line (from 1)."""
    return Refused("bad_record", why=why) if line is None else Refused("bad_record", why=why, line=line)


def read(raw: bytes) -> Record:
    """The record in a file: one header, moves numbered from 1, at most one closing line, in the one spelling."""
    if not isinstance(raw, bytes):
        raise bad_record(f"a record is read from bytes, not from a {type(raw).__name__}")
    if not raw.endswith(b"\n"):
        raise bad_record("the file breaks off in the middle of a line, or is empty")
    texts = raw[:-1].split(b"\n")
    _check_format(texts[0])
    lines = [_read_line(text, number) for number, text in enumerate(texts, start=1)]
    header = lines[0]
    if not isinstance(header, Header):
        raise bad_record("a record begins with its header", 1)
    check_header(header)
    closing = lines[-1] if isinstance(lines[-1], Closing) else None
    moves: list[Move] = []
    last_at = 0
    for number, line in enumerate(lines[1:-1] if closing else lines[1:], start=2):
        if not isinstance(line, Acted | Ticked):
            raise bad_record("only actions and ticks stand between header and closing line", number)
        if line.n != number - 1:
            raise bad_record(f"move {number - 1} is expected here, not {line.n}", number)
        if line.at < last_at:
            raise bad_record("time runs backwards", number)
        last_at = line.at
        moves.append(line)
    return Record(header, moves, closing)


def _check_format(text: bytes) -> None:
    """Tell a file of another kind, or of a later format, from a damaged one: its lines may be of any shape."""
    try:
        announced = _announcement.decode(text).format
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise bad_record("a record begins with its header", 1) from None
    if announced not in FORMATS:
        raise bad_record(f"its format is {announced!r}, this program reads {FORMAT!r}", 1)


def _read_line(text: bytes, number: int) -> AnyLine:
    try:
        line: AnyLine = _decoder.decode(text)
        spelling = _encoder.encode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise bad_record(str(error) or "it cannot be read", number) from None
    if spelling != text:
        raise bad_record("it is not written in the one way a record is written", number)
    return line


def check_header(header: Header) -> None:
    """Refuse a header whose seed, commitment or random bytes cannot be what they should, or whose types are wrong."""
    try:
        well_formed = _decoder.decode(_encoder.encode(header)) == header
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError):
        well_formed = False
    if not well_formed:
        raise bad_record("its game, options and seats cannot be written down", 1)
    if (header.seed is None) == (header.commitment is None):
        raise bad_record("it has either an open seed or a commitment to a secret one", 1)
    known = header.seed if header.seed is not None else header.commitment
    if known is None or not is_hex(known, SEED_BYTES):
        raise bad_record(f"seed and commitment are {SEED_BYTES} bytes in hexadecimal", 1)
    if any(seat.random and not is_hex(seat.random, RANDOM_BYTES) for seat in header.seats):
        raise bad_record(f"a seat adds {RANDOM_BYTES} bytes in hexadecimal", 1)
    if header.format != BOTS_ADDED and any(seat.bot is not None and seat.random for seat in header.seats):
        raise bad_record("a bot adds nothing to the seed: the server could have chosen it", 1)


def is_hex(text: str, size: int) -> bool:
    """Whether the text is that many bytes in lower-case hexadecimal."""
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)

"""What the positions of all games have in common: a strict document, and the place their chance had reached."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from sobremesa.core.chance import SEED_BYTES, Chance
from sobremesa.core.options import Options, read_options
from sobremesa.core.refused import Refused

if TYPE_CHECKING:
    from sobremesa.core.outcome import Outcome
    from sobremesa.core.state import State

MOST_COUNTED: Final = (1 << 53) - (1 << 32)
"""What a counter can have reached: a match goes on counting from there, and JSON is exact up to 2**53."""

Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of every game's positions, which are written in the notation of its rules file.

    A game narrows `game` to its name, `sumo@1`.
    """

    options_type: ClassVar[type[Options]]

    game: str
    options: dict[str, Any] = {}
    reveals: Count = 0
    seed: str = "00" * SEED_BYTES
    drawn: Count = 0

    def told_options(self) -> dict[str, Any]:
        """The options that are told, and those that follow from what else is."""
        return self.options


S = TypeVar("S", bound="State[Any]")
T = TypeVar("T")


class Scored(Protocol):
    """A match with a score sheet, as far as reading one goes."""

    players: int
    sheet: list[list[int]]
    totals: list[int]

    def ended(self) -> Outcome | None:
        """Whether the match is over now that the last line of the sheet has been counted."""


def bad_position(why: str) -> Refused:
    """The refusal of a position, with what is wrong in it."""
    return Refused("bad_position", why=why)


def document_of(written: Position) -> dict[str, Any]:
    """The position as a plain document, which always says of which game it is.

    It goes by way of JSON, for it must equal what is read back from one, and share no list with the match.
    """
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(written))
    return {"game": written.game} | document


def read_state(kind: type[Position], new_state: Callable[[Any, Chance], S], document: object) -> S:
    """The state that a document describes, without faults."""
    try:
        read = msgspec.convert(document, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise bad_position(str(error)) from None
    state = new_state(read_options(kind.options_type, read.told_options()), position_chance(read))
    state.resume(read)
    faults = state.faults()
    if faults:
        raise bad_position(faults[0])
    return state


def read_sheet(state: Scored, sheet: list[list[int]]) -> None:
    """Write down one finished hand after the other: a score for each seat, and none after the end of the match."""
    state.totals = [0] * state.players
    for scores in sheet:
        if len(scores) != state.players:
            raise bad_position("the score sheet has a column for each seat")
        if state.sheet and state.ended() is not None:
            raise bad_position("nothing is played after the end of the match")
        state.sheet.append(scores)
        state.totals = [total + score for total, score in zip(state.totals, scores, strict=True)]


def pieces_named(text: str, names: Mapping[str, int]) -> list[int]:
    """The pieces that a text names, in its order."""
    return [piece_named(word, names) for word in text.split()]


def piece_named(name: str, names: Mapping[str, int]) -> int:
    """The piece of that name."""
    piece = names.get(name)
    if piece is None:
        raise bad_position(f"there is no piece {name!r}")
    return piece


def by_seat(given: list[T], players: int, default: T) -> list[T]:
    """What is told of each seat; told of none, it is the default for all."""
    if given and len(given) != players:
        raise bad_position(f"{len(given)} seats where {players} play")
    return given or [default] * players


def must_be_a_seat(seat: int, players: int) -> None:
    """Refuse a seat that does not exist."""
    if not 0 <= seat < players:
        raise bad_position(f"there is no seat {seat}")


def shared_fields(options: Options, chance: Chance) -> dict[str, Any]:
    """The fields that every game writes in the same way."""
    return {"options": msgspec.structs.asdict(options), "seed": chance.seed.hex(), "drawn": chance.drawn}


def position_chance(read: Position) -> Chance:
    """The stream of chance, at the place it had reached."""
    try:
        return Chance(bytes.fromhex(read.seed), read.drawn)
    except ValueError as error:
        raise bad_position(str(error)) from None

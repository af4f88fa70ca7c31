"""What the positions of all games have in common: a strict document, and the place their chance had reached."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from sobremesa.core.chance import SEED_BYTES, Chance
from sobremesa.core.refused import Refused

Count = Annotated[int, Meta(ge=0, le=1 << 53)]


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of every game's positions, which are written in the notation of its rules file."""

    game: str
    options: dict[str, Any] = {}
    reveals: Count = 0
    seed: str = "00" * SEED_BYTES
    drawn: Count = 0


P = TypeVar("P", bound=Position)


def bad_position(why: str) -> Refused:
    """The refusal of a position, with what is wrong in it."""
    return Refused("bad_position", why=why)


def document_of(written: Position) -> dict[str, Any]:
    """The position as a plain document, which always says of which game it is.

    It goes by way of JSON, for it must equal what is read back from one, and share no list with the match.
    """
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(written))
    return {"game": written.game} | document


def read_as(kind: type[P], game: str, document: object) -> P:
    """The document as a position of the game, its types checked."""
    try:
        read = msgspec.convert(document, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise bad_position(str(error)) from None
    if read.game != game:
        raise bad_position(f"it is of the game {read.game!r}")
    return read


def position_chance(read: Position) -> Chance:
    """The stream of chance, at the place it had reached."""
    try:
        return Chance(bytes.fromhex(read.seed), read.drawn)
    except ValueError as error:
        raise bad_position(str(error)) from None

"""Chairs, and the tokens that open them. There are no accounts: the holder of a token has the seat."""

from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final, Literal

from msgspec import Struct, field

TOKEN_BYTES: Final = 18


class Chair(Struct, kw_only=True, omit_defaults=True):
    """A place at the table as it is stored; of a token only its hash is kept."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str | None = None
    token: str = ""
    random: str = ""
    substitute: str | None = field(default=None, name="stand_in")
    """The level of the bot that plays for an absent person."""
    again: bool = False
    former: list[str] = []
    """Hashes of tokens that were replaced by new links, and who made the last: their holders are told."""
    given_by: str = ""
    person: str = ""
    """Who sits here, as long as they do: the same in every chair and with every token. No secret, and not shown."""
    was: str = ""
    """Of a free chair: the name of who stood up from it since the match."""


def new_token() -> str:
    """A key nobody can guess: 144 bits."""
    return token_urlsafe(TOKEN_BYTES)


def new_person() -> str:
    """A name for somebody who sits down that nobody sees."""
    return token_hex(8)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether the token is the one whose hash was stored, told in constant time."""
    return bool(stored) and compare_digest(token_hash(token), stored)

"""Chairs, the tokens that open them, and names. There are no accounts: whoever holds a token has the seat."""

import unicodedata
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final, Literal

from msgspec import Struct

from sobremesa.core.refused import Refused

LONGEST_NAME: Final = 24
WORDS_FOR_YOU: Final = frozenset({"tú", "vos", "you", "moi", "toi", "vous"})
"""What pages call their own people: as a name it would be read as somebody else."""
TOKEN_BYTES: Final = 18

# Letters and marks that show nothing: two names that differ in one of them alone look the same.
VARIATION_SELECTORS: Final = "".join(map(chr, range(0xFE00, 0xFE10)))
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + VARIATION_SELECTORS)

BOT_NAMES: Final = ("Canela", "Anís", "Clavo", "Turrón", "Miga", "Higo", "Menta", "Nuez", "Laurel", "Mora")


class Chair(Struct, kw_only=True, omit_defaults=True):
    """A place at the table as it is stored; of a token only its hash is kept."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    level: str | None = None
    token: str = ""
    random: str = ""
    stand_in: str | None = None
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


def clean_name(text: str) -> str:
    """A name fit to be shown to others: no control, bidi or invisible characters, at most 24 characters."""
    visible = "".join(" " if letter.isspace() else letter for letter in text if is_visible(letter))
    # What stood apart may compose now: two spellings of one name are one name.
    name = " ".join(unicodedata.normalize("NFC", visible).split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refused("bad_name")
    if name.casefold() in WORDS_FOR_YOU:
        raise Refused("name_means_you", name=name)
    return name


def is_visible(letter: str) -> bool:
    """White space, or a character that leaves a mark: no control, format, surrogate, private or unassigned one."""
    return letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANKS)


def free_bot_name(chairs: list[Chair]) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name.casefold() for chair in chairs}
    return next(name for name in BOT_NAMES + tuple(f"Bot {n}" for n in range(1, 99)) if name.casefold() not in taken)

"""Names of people and bots: fit to be shown, and no two at a table that look the same."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from sobremesa.core.refused import Refused

LONGEST_NAME: Final = 24
"""Characters, and columns as they are shown: a Chinese letter takes two."""
MOST_MARKS: Final = 2
"""On one letter, as Vietnamese has them (ễ)."""
MOST_MARKS_IN_LINE: Final = 4
"""On one letter in scripts that write vowels or stacked consonants as marks: Burmese, Tibetan."""

BOT_NAMES: Final = ("Canela", "Anís", "Clavo", "Turrón", "Miga", "Higo", "Menta", "Nuez", "Laurel", "Mora")
WORDS_FOR_YOU: Final = ("tú", "vos", "you", "moi", "toi", "vous")
"""What pages call their own people: as a name it would be read as somebody else."""
ROLES: Final = ("host", "anfitrión", "anfitriona", "pone la mesa", "hôte", "hôtesse", "bot")
"""What pages write beside names."""

# Letters and marks that show nothing: two names that differ in one of them alone look the same.
VARIATION_SELECTORS: Final = "".join(map(chr, range(0xFE00, 0xFE10)))
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + VARIATION_SELECTORS)
VERY_WIDE: Final = {"\u2e3a": 2, "\u2e3b": 3, "\ufdfd": 12}
"""Columns of single characters that no property of Unicode tells apart: two long dashes, a sentence as one sign."""


def clean_name(text: str) -> str:
    """A name fit to be shown to others.

    Control, bidi and invisible characters are left out, and marks that no letter carries or that are too many on one.
    It is cut at `LONGEST_NAME`.
    """
    visible = "".join(" " if letter.isspace() else letter for letter in text if is_visible(letter))
    # What stood apart may compose now: two spellings of one name are one name.
    words = without_needless_marks(unicodedata.normalize("NFC", visible)).split()
    name = cut(" ".join(words)).strip()
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refused("bad_name")
    if looks(name) & looks_of(WORDS_FOR_YOU):
        raise Refused("name_means_you", name=name)
    if claims_role(name):
        raise Refused("name_claims_role", name=name)
    return name


def is_visible(letter: str) -> bool:
    """White space, or a character that leaves a mark: no control, format, surrogate, private or unassigned one."""
    return letter.isspace() or (unicodedata.category(letter)[0] != "C" and letter not in BLANKS)


def without_needless_marks(text: str) -> str:
    """The text without marks that are too many on a letter, are there already, or have no letter to stand on."""
    kept: list[str] = []
    marks: list[str] | None = None
    for letter in unicodedata.normalize("NFD", text):
        if not is_mark(letter):
            marks = None if letter.isspace() else []
        elif marks is None or letter in marks or len(marks) >= most_marks(letter):
            continue
        else:
            marks.append(letter)
        kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept))


def is_mark(letter: str) -> bool:
    """Whether it is drawn upon the letter before it."""
    return unicodedata.category(letter) in ("Mn", "Me")


def most_marks(mark: str) -> int:
    """How many marks a letter may have with this one. Those above or below a letter pile up; others mostly do not."""
    piles_up = unicodedata.combining(mark) or unicodedata.category(mark) == "Me"
    return MOST_MARKS if piles_up else MOST_MARKS_IN_LINE


def cut(text: str) -> str:
    """As much of it as may be shown."""
    columns = 0
    for place, letter in enumerate(text[:LONGEST_NAME]):
        columns += width(letter)
        if columns > LONGEST_NAME:
            return text[:place]
    return text[:LONGEST_NAME]


def width(letter: str) -> int:
    """How many columns it takes at most; a ligature (ﷺ) as many as its letters."""
    return sum(map(columns_of, unicodedata.normalize("NFKC", letter)))


def columns_of(letter: str) -> int:
    """Two for Chinese, Japanese and Korean letters and emoji, and for historic scripts, some of which are wide."""
    if is_mark(letter):
        return 0
    is_wide = unicodedata.east_asian_width(letter) in "WF" or letter > "\uffff"
    return VERY_WIDE.get(letter, 2 if is_wide else 1)


# What looks the same


@lru_cache(maxsize=1000)
def looks(name: str) -> frozenset[str]:
    """What a name may be taken for: two names that have one of these in common look the same.

    Compatible characters (full-width, circled) count as their letters, capitals as small letters, and letters that look
    alike as one (UTS #39). Capitals are looked at as they are as well: a capital I looks like an l.
    """
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({skeleton(plain.casefold()), skeleton(skeleton(plain).casefold())})


def looks_of(names: Iterable[str]) -> frozenset[str]:
    """What any of these may be taken for."""
    return frozenset[str]().union(*map(looks, names))


def skeleton(text: str) -> str:
    """The text with each letter replaced by the one that stands for all that look like it."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(confusables()))


@cache
def confusables() -> dict[int, str]:
    """By code point, what stands for it; tools/confusables.py writes the table."""
    table = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8")
    rows = (line.split() for line in table.splitlines() if not line.startswith("#"))
    return {int(letter, 16): "".join(chr(int(part, 16)) for part in prototype) for letter, *prototype in rows}


def claims_role(name: str) -> bool:
    """Whether it, or a part of it that punctuation sets apart, is a word for a role: `Ana (host)`, `Bot 2`."""
    parts = re.split(r"[^\w\s]|_", unicodedata.normalize("NFKC", name))
    roles = frozenset(map(bare, ROLES))
    return any(bare(part.rstrip("0123456789 ")) in roles for part in parts)


@lru_cache(maxsize=1000)
def bare(text: str) -> str:
    """A word as it looks, without its marks."""
    return "".join(letter for letter in skeleton(text.strip().casefold()) if not is_mark(letter))


def free_bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that looks like none of those taken."""
    others = looks_of(taken)
    names = (*BOT_NAMES, *(f"Bot {number}" for number in range(1, 99)))
    return next(name for name in names if not looks(name) & others)

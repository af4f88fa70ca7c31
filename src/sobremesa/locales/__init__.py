"""The words of the program: Fluent files in three languages and one regional variant, read by Python and the page."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.catalogue import GAMES
from sobremesa.core.refused import Refused

LANGUAGES: Final = ("es", "es-AR", "en", "fr")
OVERLAYS: Final = {"es-AR": "es"}
"""A regional variant and its base language. Its files hold only the messages that differ."""
REGIONS: Final = {"es-ar": "es-AR", "es-uy": "es-AR"}
"""Language tags that ask for a regional variant."""
FALLBACK: Final = "en"
SHARED: Final = ("common", "terminal")
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

UNSAID: Final[dict[str, object]] = {"line": 0, "reason": ""}
"""Facts a refusal may leave out; the sentences that use them have a variant for it."""
LONGEST_QUOTE: Final = 60
NO_BREAK: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""They are in our own sentences, which may be facts of others; no terminal acts on them."""


class Speaker:
    """Says in one language what happened, what is asked and what is refused."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        # Isolation marks are for pages that mix writing directions; a terminal would show them as blots.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._unread: Final = set(GAMES)
        """Games whose texts nobody has asked for: to read all of them takes as long as to start a server."""
        for name in SHARED:
            self._read(name)

    def knows(self, message: str) -> bool:
        """Whether there is a message of that id."""
        game = message.partition("-")[0]
        if game in self._unread:
            self._unread.discard(game)
            self._read(game)
        return self._bundle.has_message(message)

    def _read(self, name: str) -> None:
        self._bundle.add_resource(FluentResource(text(self.language, name)), allow_overrides=True)

    def say(self, message: str, /, **facts: object) -> str:
        """The message with its facts filled in; a missing message or fact is a mistake of the program."""
        pattern = self._bundle.get_message(message).value if self.knows(message) else None
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        given = {name: self.spoken(fact) for name, fact in facts.items()}
        told, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(told)

    def refusal(self, refused: Refused, game: str | None = None) -> str:
        """The sentence of a refusal: the game's own where it has one, else the platform's."""
        own = f"{game}-refused-{refused.code}"
        message = own if self.knows(own) else f"refused-{refused.code}"
        given = {name: quoted(fact) if name in ("name", "value") else fact for name, fact in refused.facts.items()}
        return self.say(message, **(UNSAID | given))

    def spoken(self, fact: object) -> str | int | float:
        """A fact as Fluent takes it: numbers stay numbers, for plurals; names in a row are joined by a last word."""
        if isinstance(fact, list | tuple):
            names = [str(self.spoken(one)) for one in fact]
            return self.say("list-and", list=", ".join(names[:-1]), last=names[-1]) if names[1:] else "".join(names)
        if isinstance(fact, int | float) and not isinstance(fact, bool):
            return fact
        return printable(fact)


def printable(fact: object) -> str:
    """A fact as text in one line, without anything a terminal would act on."""
    written = str(fact).lower() if isinstance(fact, bool) else str(fact)
    return "".join(letter if letter.isprintable() or letter in NO_BREAK else repr(letter)[1:-1] for letter in written)


def quoted(typed: object) -> str:
    """What somebody typed, short enough to be repeated in a sentence; it may be longer or deeper than Python writes."""
    try:
        shown = printable(typed)
    except (RecursionError, ValueError):
        return "…"
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[: LONGEST_QUOTE - 1]}…"


@cache
def speaker(language: str) -> Speaker:
    """The speaker of one of the languages."""
    return Speaker(language)


def text(language: str, name: str) -> str:
    """A Fluent file: `common`, `terminal`, or one of a game. Messages of a variant follow those they replace."""
    own = files(__name__) / language / f"{name}.ftl"
    if language not in OVERLAYS:
        return own.read_text(encoding="utf-8")
    return "\n".join([text(OVERLAYS[language], name), own.read_text(encoding="utf-8") if own.is_file() else ""])


def language_of_tag(tag: str) -> str | None:
    """The language for a tag such as `es-UY` or `fr_CA`; None if we do not speak it."""
    tag = tag.replace("_", "-").lower()
    language = REGIONS.get(tag, tag.partition("-")[0])
    return language if language in LANGUAGES else None


def language_from(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, as far as it is spoken here; an empty variable asks for nothing."""
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), FALLBACK)
    return language_of_tag(asked.partition(".")[0].partition("@")[0]) or FALLBACK

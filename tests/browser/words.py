"""The words of the page, as its own files have them."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import sobremesa.locales
from sobremesa.locales import OVERLAYS

FOLDER = Path(sobremesa.locales.__file__).parent
LANGUAGES = ("es", "en", "fr")


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: set[str] = set()
        for path in sorted((FOLDER / OVERLAYS.get(language, language)).glob("*.ftl")):
            if path.name != "terminal.ftl":
                text = sobremesa.locales.text(language, path.stem)
                self.ids |= set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
                self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __call__(self, message: str, /, **facts: Any) -> str:
        """The sentence of that id (`id.attribute` for an attribute)."""
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        told, errors = self.bundle.format_pattern(pattern, facts)
        assert not errors, (message, errors)
        return str(told)


@cache
def words(language: str) -> Words:
    """Read once."""
    return Words(language)


@cache
def first_words_of_ids() -> frozenset[str]:
    """What every message id begins with: `lobby`, `table`, `sumo` and so on."""
    return frozenset(name.split("-")[0] for language in LANGUAGES for name in words(language).ids)


def raw_ids(text: str) -> list[str]:
    """What looks like a message id or an unfilled place in a text people read."""
    ids = [
        found
        for found in re.findall(r"(?<![\w#/.-])[a-z]+(?:-[\w]+)+(?:\.[a-z]+)?", text)
        if found.split("-")[0] in first_words_of_ids()
    ]
    return ids + re.findall(r"\{ ?\$[^}]*\}?|\bundefined\b|\bNaN\b|\[object|\{[A-Z]+\(\)", text)

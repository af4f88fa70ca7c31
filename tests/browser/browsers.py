"""Browsers that scenes use one after the other.

The first page of a new browser costs three times the processor time of a page that comes after another: a process for
it is started, and all scripts are fetched and compiled. One that has been used forgets everything else in between.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from browser.people import Person

MOST = 8
"""Browsers kept for later; each takes some 200 MB."""
BARE = """if (location.protocol.startsWith('http')) {
    globalThis.bare = new CSSStyleSheet();
    bare.replaceSync(`*, *::before, *::after, *::backdrop {
        box-shadow: none !important;
        text-shadow: none !important;
        background-image: none !important;
    }`);
    document.adoptedStyleSheets = [bare];
}"""
"""Pages are drawn without shadows and patterns: these are most of the work of drawing, and without them nothing has
another size, lies elsewhere or is hit elsewhere. Who looks at colours, or takes a picture, switches `bare` off."""


@dataclass(frozen=True)
class Kind:
    """What somebody looks with. Language and device are those of a context; the window's size and motion can change."""

    language: str
    calm: bool
    size: dict[str, Any]

    @property
    def name(self) -> str:
        """Contexts of the same name can be used in place of each other."""
        return f"{self.language} {sorted((part, value) for part, value in self.size.items() if part != 'viewport')}"

    def apply_to(self, person: Person) -> None:
        person.page.set_viewport_size(self.size["viewport"])
        motion = "reduce" if self.calm else "no-preference"
        person.page.emulate_media(reduced_motion=motion, color_scheme="light")


class Browsers:
    """Contexts with one page each, and those of them that are free."""

    def __init__(self, chromium: Browser, patience: float) -> None:
        self.chromium = chromium
        self.patience = patience
        self.free: OrderedDict[Person, str] = OrderedDict()

    def open(self, kind: Kind, url: str, keys: dict[str, list[str]]) -> Person:
        """A new one, for scenes that watch how a page is loaded, or change what stays: clocks, routes, history."""
        context = self.chromium.new_context(**{"locale": kind.language} | kind.size)
        context.set_default_timeout(self.patience)
        context.add_init_script(BARE)
        person = Person(context, url, kind.language, keys)
        kind.apply_to(person)
        return person

    def take(self, kind: Kind, url: str, keys: dict[str, list[str]]) -> Person:
        """One of this kind that has been used, else a new one."""
        person = next((one for one, free in self.free.items() if free == kind.name), None)
        if person is not None:
            del self.free[person]
            kind.apply_to(person)
            return person.come_back(url, keys)
        person = self.open(kind, url, keys)
        person.kind = kind.name
        return person

    def give_back(self, person: Person, *, is_clean: bool) -> None:
        """Keep it for another scene, unless it was new for this one alone, or nobody knows what state it is in."""
        if not person.kind or not is_clean or person.page.is_closed():
            person.context.close()
            return
        person.leave()
        self.free[person] = person.kind
        if len(self.free) > MOST:
            oldest, _ = self.free.popitem(last=False)
            oldest.context.close()

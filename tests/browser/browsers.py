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
    """What a browser cannot change any more."""

    language: str
    calm: bool
    size: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.language} {self.calm} {sorted(self.size.items())}"


class Browsers:
    """Contexts with one page each, and those of them that are free."""

    def __init__(self, chromium: Browser, patience: float) -> None:
        self.chromium = chromium
        self.patience = patience
        self.free: OrderedDict[Person, str] = OrderedDict()

    def open(self, kind: Kind, url: str, keys: dict[str, list[str]]) -> Person:
        """A new one, for scenes that watch how a page is loaded, or change what stays: clocks, routes, history."""
        motion = "reduce" if kind.calm else "no-preference"
        context = self.chromium.new_context(**{"locale": kind.language, "reduced_motion": motion} | kind.size)
        context.set_default_timeout(self.patience)
        context.add_init_script(BARE)
        return Person(context, url, kind.language, keys)

    def take(self, kind: Kind, url: str, keys: dict[str, list[str]]) -> Person:
        """One of this kind that has been used, else a new one."""
        name = str(kind)
        person = next((one for one, free in self.free.items() if free == name), None)
        if person is not None:
            del self.free[person]
            return person.come_back(url, keys)
        person = self.open(kind, url, keys)
        person.kind = name
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

"""What every screen has to be: open to all, whole on a small phone and on a television, and in words."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.house import House
from browser.people import LAPTOP, PHONE, TV, Person, Visit
from browser.screens import Look
from browser.words import raw_ids
from effort import FULL

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 740}}
FINGER = 44

# What to look for

AXE_RUN = """async options => {
    bare.disabled = true;
    try {
        return await axe.run(options);
    } finally {
        bare.disabled = false;
    }
}"""
"""At the page in its colours."""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds serious or critical: by all of its rules, or by these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    # No rule that is on needs style sheets fetched anew, and there are no frames.
    options = {"resultTypes": ["violations"], "preload": False, "iframes": False}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = page.evaluate(AXE_RUN, options)
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: "
        + " | ".join(f"{node['target']} {node['failureSummary']}" for node in violation["nodes"][:4])
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def settle(page: Page) -> None:
    """Until nothing moves or fades any more: colours and sizes are measured as they stay."""
    page.evaluate(
        """() => Promise.all(document.getAnimations()
            .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
            .map(one => one.finished.catch(() => {})))"""
    )


def set_light(page: Page, light: str) -> None:
    """Let the system be light or dark; the page follows with its next frame."""
    page.emulate_media(color_scheme=light)
    page.wait_for_function("light => document.documentElement.dataset.theme === light", arg=light)
    settle(page)


FRAMES = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def resize(page: Page, width: int, height: int) -> None:
    """Until the page is laid out for the new size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)
    settle(page)


SIDEWAYS = """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open], main, .dock, .bar')]
    .filter(box => box.scrollWidth > box.clientWidth + 1)
    .filter(box => !['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
    .map(box => `scrolls sideways: ${box.tagName}.${box.className}: ${box.scrollWidth} > ${box.clientWidth}`)"""

SEEN = """one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, [inert]')
    && (!document.querySelector('dialog[open]') || one.closest('dialog[open]'))"""

CUT_OFF = f"""() => [...document.querySelectorAll('button, a[href], input, select, h1, h2, h3, .prompt')]
    .filter({SEEN})
    .filter(one => !one.matches('[data-board] *'))
    // What runs on sideways is pushed along: a hand, and on a phone on its side the row of discards of Rummy 500.
    .filter(one => !one.closest(innerHeight <= 390 ? '.hand.runs, [data-zone=row]' : '.hand.runs'))
    .filter(one => {{
        const box = one.getBoundingClientRect();
        const isOutside = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
        const isSqueezed = !one.matches('input') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
            && (one.matches('.btn') || getComputedStyle(one).overflowX !== 'visible');
        return isOutside || isSqueezed;
    }})
    .map(one => `cut off: ${{one.tagName}}.${{one.className}} ${{one.textContent.trim().slice(0, 40)}}`)"""

"""What lies on a board that can be moved may lie beyond its edge."""

TOO_SMALL = f"""finger => [...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter({SEEN})
    .map(one => {{
        const whole = one.matches('input[type=radio]') ? one.closest('label') : one;
        const {{ width, height }} = whole.getBoundingClientRect();
        // What lies around a piece and belongs to it is touched as well.
        const {{ content, position, left, right, top, bottom }} = getComputedStyle(one, '::after');
        const reach = (one, other) => content !== 'none' && position === 'absolute'
            ? Math.max(0, -(parseFloat(one) + parseFloat(other)) || 0) : 0;
        return [one, {{ width: width + reach(left, right), height: height + reach(top, bottom) }}];
    }})
    .filter(([one, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
    .map(([one, box]) => `too small: ${{one.tagName}}.${{one.className}} ${{one.ariaLabel ?? one.textContent.trim()}}: `
        + `${{Math.round(box.width)}} x ${{Math.round(box.height)}}`)"""

OUT_OF_REACH = f"""() => {{
    const found = [];
    for (const box of document.querySelectorAll('main')) {{
        const {{ overflowY }} = getComputedStyle(box);
        if (box.scrollHeight <= box.clientHeight + 4 || overflowY === 'visible') continue;
        if (['hidden', 'clip'].includes(overflowY)) found.push(`cannot be scrolled: ${{box.className}}`);
        else if (!box.matches('.more-below, .more-above')) found.push('does not show that it scrolls: main');
    }}
    for (const one of [...document.querySelectorAll('.at-table .prompt, .at-table .actions .btn')].filter({SEEN})) {{
        const box = one.getBoundingClientRect();
        if (box.top < -1 || box.bottom > innerHeight + 1) found.push(`out of sight: ${{one.textContent.trim()}}`);
    }}
    return found;
}}"""

A_STRIP = """least => [...document.querySelectorAll('.game > .cloth')]
    .filter(one => one.checkVisibility() && one.clientHeight < least)
    .map(one => `only a strip of the table is seen: ${one.clientHeight}`)"""
LEAST_CLOTH = 100

SPOKEN = """() => {
    const read = one => [one.ariaLabel, one.title, one.alt, one.placeholder, one.getAttribute('aria-valuetext')];
    return [document.title, document.body.innerText, ...[...document.body.querySelectorAll('*')].flatMap(read)]
        .filter(text => typeof text === 'string').join('\\n');
}"""


def unsaid(person: Person) -> list[str]:
    """Message ids and unfilled places that people would read or hear, and a page that speaks another language."""
    spoken = person.page.evaluate("() => document.documentElement.lang")
    wrong = [f"speaks {spoken}"] if spoken != person.say.language else []
    return wrong + [f"raw: {found}" for found in raw_ids(person.page.evaluate(SPOKEN))]


def barriers(page: Page) -> list[str]:
    """What shuts somebody out by day; in a full run also by night, where only the colours are others."""
    complaints = []
    for light, rules in (("light", ()), ("dark", ("color-contrast",)))[: 2 if FULL else 1]:
        set_light(page, light)
        complaints += [f"{light}: {violation}" for violation in violations(page, *rules)]
    return complaints


def on_a_small_phone(page: Page) -> list[str]:
    """What a thumb cannot reach or hit; on the smallest of them, and on its side, what is asked is in sight, and the
    rest can be scrolled to and shows it."""
    settle(page)
    found = [*page.evaluate(SIDEWAYS), *page.evaluate(CUT_OFF), *page.evaluate(TOO_SMALL, FINGER), *violations(page)]
    size = page.viewport_size
    assert size
    for width, height in ((360, 560), (844, 390)):
        resize(page, width, height)
        strip = page.evaluate(A_STRIP, LEAST_CLOTH)
        complaints = [*page.evaluate(SIDEWAYS), *page.evaluate(CUT_OFF), *page.evaluate(OUT_OF_REACH), *strip]
        found += [f"{width}x{height}: {complaint}" for complaint in complaints]
    page.set_viewport_size(size)
    return found


def on_a_television(page: Page) -> list[str]:
    """What is out of the picture, for nobody scrolls a television, and what shuts somebody out."""
    settle(page)
    box = page.evaluate("() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    size = page.viewport_size
    assert size
    outside = [] if box == [size["width"], size["height"]] else [f"out of the picture: {box}"]
    return outside + violations(page)


def none_of(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


# Who looks


@dataclass(frozen=True)
class Viewer:
    """A device, a language and a light, and what is looked for on that device."""

    size: dict[str, Any]
    language: str
    light: str = "light"
    look_for: Callable[[Page], list[str]] = violations

    def comes(self, visit: Visit, house: House) -> Look:
        """One browser, with the keys a screen asks for."""
        return lambda keys: [visit(house.url, keys=keys, language=self.language, **self.size)]

    def complaints(self, person: Person) -> list[str]:
        set_light(person.page, self.light)
        return unsaid(person) + self.look_for(person.page)


VIEWERS = {
    "day": Viewer(LAPTOP, "es"),
    "night": Viewer(LAPTOP, "en", "dark"),
    "phone": Viewer(NARROW, "fr", look_for=on_a_small_phone),
}
"""French has the longest words."""
TV_VIEWERS = {
    "day": Viewer(TV, "fr", look_for=on_a_television),
    "night": Viewer(TV, "en", "dark", look_for=on_a_television),
    "spanish": Viewer(TV, "es", look_for=on_a_television),
}

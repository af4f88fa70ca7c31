"""Every screen: nobody is shut out, nothing is cut off on a small phone, every word is there in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import House
from browser.people import LAPTOP, PHONE, TV, Person, Visit
from browser.screens import PAGE_PLACES, SCREENS, TV_PLACES, Look, Place
from browser.words import LANGUAGES, raw_ids, words

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is measured does not depend on how many dots a point has, but drawing them does.
NARROW: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 1}
FINGER = 44


def looking(visit: Visit, house: House, *ways: dict[str, Any]) -> Look:
    """Browsers of these kinds, all holding the same keys."""
    return lambda keys: [visit(house.url, keys=keys, **way) for way in ways]


# What to look for

LOOK = """async options => {
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
    found = page.evaluate(LOOK, options)
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


SIDEWAYS = """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open], main, .dock, .bar')]
    .filter(box => box.scrollWidth > box.clientWidth + 1)
    .filter(box => !['hidden', 'clip'].includes(getComputedStyle(box).overflowX))
    .map(box => `scrolls sideways: ${box.tagName}.${box.className}: ${box.scrollWidth} > ${box.clientWidth}`)"""

SEEN = """one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, [inert]')
    && (!document.querySelector('dialog[open]') || one.closest('dialog[open]'))"""

CUT_OFF = f"""() => [...document.querySelectorAll('button, a[href], input, select, h1, h2, h3, .prompt')]
    .filter({SEEN})
    .filter(one => !one.matches('[data-board] *'))
    // A hand that runs on sideways is pushed along.
    .filter(one => !one.closest('.hand.runs'))
    .filter(one => {{
        const box = one.getBoundingClientRect();
        const isOutside = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
        const isSqueezed = !one.matches('input') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
            && getComputedStyle(one).overflowX !== 'visible';
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
FRAMES = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

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


def in_both_lights(page: Page) -> list[str]:
    """What shuts somebody out by day; by night only the colours are others."""
    complaints = []
    for light, rules in (("light", ()), ("dark", ("color-contrast",))):
        page.emulate_media(color_scheme=light)
        settle(page)
        complaints += [f"{light}: {violation}" for violation in violations(page, *rules)]
    return complaints


def on_a_small_phone(page: Page) -> list[str]:
    """What a thumb cannot reach or hit; on the smallest of them what is asked is in sight, and the rest can be scrolled
    to and shows it."""
    settle(page)
    found = [*page.evaluate(SIDEWAYS), *page.evaluate(CUT_OFF), *page.evaluate(TOO_SMALL, FINGER), *violations(page)]
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": 360, "height": 560})
    page.evaluate(FRAMES)
    settle(page)
    complaints = [*page.evaluate(SIDEWAYS), *page.evaluate(CUT_OFF), *page.evaluate(OUT_OF_REACH)]
    page.set_viewport_size(size)
    return found + [f"360x560: {complaint}" for complaint in complaints]


def none_of(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


# Every screen


def names_of(place: Place) -> str:
    return ", ".join(place.steps)


@pytest.mark.parametrize("place", PAGE_PLACES, ids=names_of)
def test_screens(place: Place, still_house: House, visit_again: Visit) -> None:
    """On a laptop by day and by night, and on a small phone in the language with the longest words."""
    look = looking(visit_again, still_house, LAPTOP, LAPTOP | {"language": "en"}, NARROW | {"language": "fr"})
    people = laptop, _, phone = place.arrive(still_house, look)
    for number, (name, see) in enumerate(place.steps.items()):
        for person in people:
            if number:
                place.leave(person)
            see(person)
        complaints = [complaint for person in people for complaint in unsaid(person)]
        complaints += in_both_lights(laptop.page) + on_a_small_phone(phone.page)
        none_of([f"{name}: {complaint}" for complaint in complaints])


@pytest.mark.parametrize("place", TV_PLACES, ids=names_of)
def test_table_screen(place: Place, still_house: House, visit_again: Visit) -> None:
    """From three metres away nothing may be out of the picture: nobody scrolls a television."""
    look = looking(visit_again, still_house, *(TV | {"language": one} for one in LANGUAGES))
    people = place.arrive(still_house, look)
    complaints = [complaint for person in people for complaint in unsaid(person)]
    for person in people:
        box = person.page.evaluate(
            "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
        )
        assert box == [1920, 1080]
    none_of(complaints + in_both_lights(people[0].page))


def test_what_is_looked_for_is_found(still_house: House, visit: Visit) -> None:
    """A page with all that is wrong on it."""
    person = visit(still_house.url, **NARROW).go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    person.page.evaluate(
        """() => {
            const main = document.querySelector('main');
            const button = document.createElement('button');
            button.textContent = 'lobby-start { $count }';
            Object.assign(button.style, { color: '#ccc', background: '#fff', width: '20px', whiteSpace: 'nowrap' });
            button.style.overflow = 'hidden';
            const image = document.createElement('img');
            Object.assign(image.style, { position: 'absolute', width: '500px', height: '10px' });
            main.append(button, image);
            Object.assign(main.style, { height: '200px', overflowY: 'auto' });
        }"""
    )
    complaints = "\n".join(unsaid(person) + in_both_lights(person.page) + on_a_small_phone(person.page))
    for expected in ("raw: lobby-start", "raw: { $count", "light: color-contrast", "image-alt", "scrolls sideways"):
        assert expected in complaints
    assert "cut off: BUTTON" in complaints
    assert "too small: BUTTON" in complaints
    assert "360x560: does not show that it scrolls" in complaints


# Changing them while one looks


def test_light_and_language_change_while_one_looks(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url).go("/")
    light = ground(person)
    person.button("settings-to-dark").click()
    expect(person.button("settings-to-light")).to_be_visible()
    assert ground(person) != light
    person.page.reload()
    expect(person.button("settings-to-light")).to_be_visible()
    assert ground(person) != light
    heading = person.page.get_by_role("heading", level=1)
    for language in ("en", "fr", "es", "fr"):
        person.page.get_by_role("button", name=language.upper(), exact=True).click()
        expect(heading).to_have_text(words(language)("shelf-title"))
        expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.reload()
    expect(heading).to_have_text(words("fr")("shelf-title"))


def test_the_language_changes_in_the_middle_of_a_match(still_house: House, visit: Visit) -> None:
    (person,) = SCREENS["settings at the table"](still_house, looking(visit, still_house, LAPTOP))
    before = person.hand()
    person.page.get_by_role("radio", name="English").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    person.page.keyboard.press("Escape")
    expect(person.prompt).to_contain_text(words("en")("table-your-turn"))
    expect(person.page.get_by_role("heading", name=re.compile("^Sumo$"))).to_be_visible()
    assert person.hand() == before
    assert raw_ids(person.page.evaluate(SPOKEN)) == []


def ground(person: Person) -> str:
    """The colours of paper and ink."""
    script = "() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color"
    return str(person.page.evaluate(script))

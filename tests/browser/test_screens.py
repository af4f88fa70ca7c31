"""Every screen: nobody is shut out, nothing is cut off on a small phone, every word is there in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import House
from browser.people import LAPTOP, PHONE, TV, Person, Visit
from browser.screens import PAGE_SCREENS, SCREENS, TV_SCREENS, Look
from browser.words import LANGUAGES, raw_ids, words

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 740}}
FINGER = 44


def looking(visit: Visit, house: House, *ways: dict[str, Any]) -> Look:
    """Browsers of these kinds, all holding the same keys."""
    return lambda keys: [visit(house.url, keys=keys, **way) for way in ways]


# What to look for


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
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
    .filter(one => {{
        const box = one.getBoundingClientRect();
        const isOutside = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
        const isSqueezed = !one.matches('input') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
            && getComputedStyle(one).overflowX !== 'visible';
        return isOutside || isSqueezed;
    }})
    .map(one => `cut off: ${{one.tagName}}.${{one.className}} ${{one.textContent.trim().slice(0, 40)}}`)"""

TOO_SMALL = f"""finger => [...document.querySelectorAll('button, a[href], input, select, summary')]
    .filter({SEEN})
    .map(one => [one, (one.matches('input[type=radio]') ? one.closest('label') : one).getBoundingClientRect()])
    .filter(([one, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
    .map(([one, box]) => `too small: ${{one.tagName}}.${{one.className}} ${{one.ariaLabel ?? one.textContent.trim()}}: `
        + `${{Math.round(box.width)}} x ${{Math.round(box.height)}}`)"""

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
    """What shuts somebody out by day or by night."""
    complaints = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        settle(page)
        complaints += [f"{light}: {violation}" for violation in violations(page)]
    return complaints


def on_a_small_phone(page: Page) -> list[str]:
    """What a thumb cannot reach or hit."""
    settle(page)
    return [*page.evaluate(SIDEWAYS), *page.evaluate(CUT_OFF), *page.evaluate(TOO_SMALL, FINGER), *violations(page)]


def none_of(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


# Every screen


@pytest.mark.parametrize("name", PAGE_SCREENS)
def test_screen(name: str, still_house: House, visit: Visit) -> None:
    """On a laptop by day and by night, and on a small phone in the language with the longest words."""
    look = looking(visit, still_house, LAPTOP, LAPTOP | {"language": "en"}, NARROW | {"language": "fr"})
    people = laptop, _, phone = SCREENS[name](still_house, look)
    complaints = [complaint for person in people for complaint in unsaid(person)]
    none_of(complaints + in_both_lights(laptop.page) + on_a_small_phone(phone.page))


@pytest.mark.parametrize("name", TV_SCREENS)
def test_table_screen(name: str, still_house: House, visit: Visit) -> None:
    """From three metres away nothing may be out of the picture: nobody scrolls a television."""
    people = SCREENS[name](still_house, looking(visit, still_house, *(TV | {"language": one} for one in LANGUAGES)))
    complaints = [complaint for person in people for complaint in unsaid(person)]
    for person in people:
        box = person.page.evaluate(
            "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
        )
        assert box == [1920, 1080]
    assert complaints + in_both_lights(people[0].page) == []


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
        }"""
    )
    complaints = "\n".join(unsaid(person) + in_both_lights(person.page) + on_a_small_phone(person.page))
    for expected in ("raw: lobby-start", "raw: { $count", "light: color-contrast", "image-alt", "scrolls sideways"):
        assert expected in complaints
    assert "cut off: BUTTON" in complaints
    assert "too small: BUTTON" in complaints


# Changing them while one looks


def test_the_language_changes_while_one_looks(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url).go("/")
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


def test_light_and_dark_change_while_one_looks(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url).go("/")
    light = ground(person)
    person.button("settings-to-dark").click()
    expect(person.button("settings-to-light")).to_be_visible()
    assert ground(person) != light
    person.page.reload()
    expect(person.button("settings-to-light")).to_be_visible()
    assert ground(person) != light


def ground(person: Person) -> str:
    """The colours of paper and ink."""
    script = "() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color"
    return str(person.page.evaluate(script))

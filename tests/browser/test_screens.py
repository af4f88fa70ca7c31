"""Every screen: nobody is shut out, nothing is cut off on a small phone, every word is there in three languages."""

import re

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.looks import NARROW, SPOKEN, TV_VIEWERS, VIEWERS, Viewer, barriers, none_of, on_a_small_phone, unsaid
from browser.people import Person, Visit
from browser.screens import PAGE_PLACES, SCREENS, TV_PLACES, Place
from browser.words import raw_ids, words
from effort import in_turn


def by_steps(places: tuple[Place, ...]) -> dict[str, Place]:
    return {", ".join(place.steps): place for place in places}


@pytest.mark.parametrize(
    ("place", "viewer"), in_turn(by_steps(PAGE_PLACES), VIEWERS) + in_turn(by_steps(TV_PLACES), TV_VIEWERS)
)
def test_screens(place: Place, viewer: Viewer, still_house: House, visit: Visit) -> None:
    (person,) = place.arrive(still_house, viewer.comes(visit, still_house))
    for number, (name, see) in enumerate(place.steps.items()):
        if number:
            place.leave(person)
        see(person)
        none_of([f"{name}: {complaint}" for complaint in viewer.complaints(person)])


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
    complaints = "\n".join(unsaid(person) + barriers(person.page) + on_a_small_phone(person.page))
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


def test_the_theme_is_known_before_the_first_paint(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url)
    person.page.emulate_media(color_scheme="dark")
    person.page.add_init_script(
        "document.addEventListener('readystatechange', () => (window.first ??= document.documentElement.dataset.theme))"
    )
    person.go("/")
    assert person.page.evaluate("window.first") == "dark"
    person.button("settings-to-light").click()
    expect(person.button("settings-to-dark")).to_be_visible()
    person.page.reload()
    assert person.page.evaluate("window.first") == "light"


def test_the_language_changes_in_the_middle_of_a_match(still_house: House, visit: Visit) -> None:
    (person,) = SCREENS["settings at the table"](still_house, VIEWERS["day"].comes(visit, still_house))
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

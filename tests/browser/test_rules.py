"""The rules of a game: index, search, and the leaflet beside our rulings; and the Spanish of the Río de la Plata."""

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import LAPTOP, PHONE, Person, Visit
from browser.words import LANGUAGES, words
from effort import all_in_full

SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
LOW = PHONE | {"viewport": {"width": 844, "height": 390}}


def rules_of(person: Person, game: str) -> Locator:
    """From the shelf to the rules of a game."""
    person.go("/").box(game).click()
    person.button("table-rules").click()
    return opened(person, game)


def opened(person: Person, game: str) -> Locator:
    name = person.say("table-rules-of", game=person.say(f"{game}-name"))
    dialog = person.page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("searchbox")).to_be_visible()
    return dialog


def headings(dialog: Locator) -> Locator:
    return dialog.get_by_role("heading", level=3)


@pytest.mark.parametrize("size", all_in_full([LAPTOP, SMALL, LOW], LAPTOP, SMALL), ids=["laptop", "small", "low"])
def test_the_index_leads_to_a_section(size: dict[str, object], still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **size)
    dialog = rules_of(person, "burako")
    last = person.say("burako-rules-score-title")
    index = dialog.get_by_role("navigation", name=person.say("rules-index"))
    if size is not LAPTOP:
        expect(index).to_be_hidden()
        dialog.get_by_role("button", name=person.say("rules-index")).tap()
    expect(index.get_by_role("button")).to_have_count(headings(dialog).count())
    index.get_by_role("button", name=last).click()
    heading = dialog.get_by_role("heading", name=last, exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport(ratio=1)
    # The index stays where it can be reached, and what was jumped to is not under it.
    expect(dialog.get_by_role("searchbox")).to_be_in_viewport()
    assert not person.page.evaluate(
        """() => {
            const heading = document.activeElement.getBoundingClientRect();
            const there = document.elementFromPoint(heading.left + 5, heading.top + heading.height / 2);
            return there.closest('.finder') !== null;
        }"""
    )


@pytest.mark.parametrize("language", all_in_full(LANGUAGES, "es"))
def test_the_leaflet_is_beside_the_ruling(language: str, still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, language=language)
    dialog = rules_of(person, "rummy")
    ruling = dialog.get_by_role("listitem").filter(has_text=person.say("rummy-ruling-joker-trio"))
    expect(ruling).to_have_count(0)
    for summary in dialog.locator("summary").all():
        summary.click()
    expect(ruling).to_contain_text(person.say("rummy-ruling-joker-trio.leaflet"))
    expect(ruling).to_contain_text(person.say("rummy-ruling-joker-trio.here"))
    silent = dialog.get_by_role("listitem").filter(has_text=person.say("rummy-ruling-closing-joker"))
    expect(silent).to_contain_text(person.say("rules-silent"))


def test_search_shows_the_sections_that_have_the_words(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url)
    dialog = rules_of(person, "sumoku")
    field, status = dialog.get_by_role("searchbox"), dialog.get_by_role("status")
    whole = headings(dialog).count()
    person.page.keyboard.press("/")
    expect(field).to_be_focused()
    person.page.keyboard.type("SORTEA empate")
    expect(headings(dialog)).to_have_count(1)
    expect(headings(dialog)).to_have_text(person.say("sumoku-rules-turn-title"))
    expect(status).to_have_text(person.say("rules-found", sections=1))
    expect(dialog.locator("mark").first).to_have_text("Empate")
    expect(dialog.get_by_role("navigation").get_by_role("button")).to_have_count(1)
    person.page.keyboard.press("Enter")
    expect(headings(dialog)).to_be_focused()

    field.fill("zeppelin")
    expect(status).to_have_text(person.say("rules-found", sections=0))
    expect(dialog).to_contain_text(person.say("rules-none"))
    # The first Esc ends the search, the second closes the rules.
    person.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(headings(dialog)).to_have_count(whole)
    expect(status).to_have_text("")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_rules_are_searched_with_a_finger_in_a_match(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game="burako").start()
    person = visit(still_house.url, keys=party.keys(), **SMALL).go(f"/t/{party.code}")
    person.button("table-menu").tap()
    person.button("table-rules").tap()
    dialog = opened(person, "burako")
    dialog.get_by_role("searchbox").fill("descarte cerrar")
    expect(headings(dialog)).to_have_text([person.say("burako-rules-close-title")])
    ruling = dialog.get_by_role("heading", name=person.say("burako-ruling-close-discard"))
    expect(ruling).to_be_visible()
    dialog.get_by_role("button", name=person.say("rules-search-clear")).tap()
    expect(dialog.get_by_role("searchbox")).to_have_value("")
    assert person.page.evaluate("() => document.querySelector('dialog[open] .paper').scrollWidth") <= 336


# The Spanish of the Río de la Plata


def test_a_browser_of_the_rio_de_la_plata_is_spoken_to_with_vos(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, language="es-AR", new=True).go("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "es-AR")
    person.box("rummy").click()
    expect(person.page.get_by_text("Aprendé en dos minutos").first).to_be_visible()


def test_the_spanish_of_the_rio_de_la_plata_is_chosen_in_the_settings(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, new=True)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "es")
    # Nobody else fetches its words.
    assert not [url for url in asked if "es-AR" in url]
    person.button("settings-open").click()
    person.page.get_by_role("radio", name="Español (Río de la Plata)").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "es-AR")
    person.button("page-close").click()
    spanish = person.page.get_by_role("button", name="ES", exact=True)
    expect(spanish).to_have_attribute("aria-pressed", "true")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "es-AR")
    person.box("rummy").click()
    expect(person.page.get_by_text(words("es-AR")("open-learn")).first).to_be_visible()

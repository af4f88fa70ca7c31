"""An evening from the screens alone: a television without a mouse, three people on phones, one match after another."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.lessons.learner import Learner
from browser.lessons.sumo import TASKS
from browser.looks import barriers
from browser.people import PHONE, TV, Person, Visit
from browser.test_match import by_mouse

SMALLEST_TEXT = """() => {
    const walker = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
    let least = Infinity;
    while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (textContent.trim() === '' || parentElement.closest('.sr, [aria-hidden=true]')) continue;
        least = Math.min(least, parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return least;
}"""

# Matches of one round in which nobody has to wait for all ten turns.
NEAR_THE_END: dict[str, Any] = {
    "rows": ["10", "22 25", "41", "70 71"],
    "hands": ["12 90", "15 91"],
    "piles": ["", ""],
}
"""Two people, two turns."""
NEARER_THE_END: dict[str, Any] = {
    "rows": ["10", "22 25", "27", "30"],
    "hands": ["31", "32", "33"],
    "piles": [" ".join(str(card) for card in range(1, 35) if card not in (10, 22, 25, 27, 30, 31, 32, 33)), "", ""],
}
"""Three people with the short deck, of which every card lies somewhere: one turn."""


def power(person: Person, message: str) -> Locator:
    return person.page.get_by_role("button", name=person.say(message), exact=True)


def learn(person: Person) -> None:
    """The whole lesson of Sumo, by touch."""
    learner = Learner(person, "touch")
    for number, do in enumerate(TASKS.values(), start=1):
        learner.is_at(number)
        do(learner)
        learner.is_done()
        learner.action("next")


def ends(house: House, code: str) -> None:
    house.put(code, NEARER_THE_END)
    house.play_on(code, lambda state: state.outcome is not None)


def host_stays_away(house: House, code: str) -> None:
    """The minute after which the role passes on is over."""

    async def pass_on() -> None:
        table = house.table(code)
        async with table.lock:
            assert table.presence._host_gone_since is not None
            table.presence._host_gone_since -= table.pace.host_away
            table.display.show_table()

    house.inside(pass_on())


@pytest.mark.full
def test_an_evening(still_house: House, visit: Visit) -> None:
    # The television becomes the table: from here on nobody touches it.
    tv = visit(still_house.url, **TV)
    tv.go("/").open_box()
    tv.fold("people").click()
    tv.choose_option(tv.say("open-screen"), tv.say("open-screen-table"))
    tv.button("open-as-table-label").click()
    tv.page.wait_for_url("**/tv/*")
    code = tv.page.url.rsplit("/", 1)[1]
    qr = tv.page.get_by_role("img", name="QR")
    expect(qr).to_be_visible()
    assert (qr.bounding_box() or {})["width"] >= 520
    expect(tv.page.get_by_text(tv.say("tv-first"))).to_be_visible()
    assert tv.page.evaluate(SMALLEST_TEXT) >= 20
    tv.page.reload()
    expect(qr).to_be_visible()
    tv.page.go_back()
    expect(tv.box()).to_be_visible()
    tv.page.go_forward()
    expect(qr).to_be_visible()

    # The first phone is the host, the second is not. Who waits learns the game meanwhile, and keeps the chair.
    rosa = visit(still_house.url, language="es-AR", **PHONE).join(code, "Rosa")
    tomas = visit(still_house.url, **PHONE | {"locale": "es-ES"}).join(code, "Tomás")
    expect(tv.page.get_by_text(tv.say("tv-host", name="Rosa"))).to_be_visible()
    expect(power(tomas, "lobby-start")).to_have_count(0)
    power(tomas, "lobby-how").tap()
    tomas.link("open-learn").tap()
    learn(tomas)
    tomas.action("leave").tap()
    expect(tomas.chairs.filter(has_text=tomas.say("page-you"))).to_have_count(1)

    # One round, they agree, and begin.
    rosa.choose_option(rosa.say("sumo-option-end_condition"), "Por rondas")
    rounds = rosa.page.get_by_role("spinbutton", name=rosa.say("sumo-option-rounds"))
    rounds.fill("1")
    rounds.press("Enter")
    still_house.comes_true(lambda: still_house.table(code).lobby.options.get("rounds") == 1)
    power(rosa, "lobby-start").tap()
    expect(tv.page.locator("ol.rows > li.row")).to_have_count(4)
    expect(rosa.cards.first).to_be_visible()

    # Near the end of it a reload finds everything again, and going back closes what is open before it leaves.
    still_house.put(code, NEAR_THE_END)
    for person in (rosa, tomas):
        person.page.reload()
        expect(person.cards).to_have_count(2)
    power(tomas, "table-menu").tap()
    expect(tomas.page.locator("dialog[open]")).to_have_count(1)
    tomas.page.go_back()
    expect(tomas.page.locator("dialog[open]")).to_have_count(0)
    expect(tomas.cards.first).to_be_visible()

    # Somebody who comes in the middle looks on, is told so, and sits down when the match is over.
    nico = visit(still_house.url, **PHONE).go(f"/t/{code}")
    expect(nico.page.get_by_text(nico.say("table-watching"))).to_be_visible()
    rosa.play_to_the_end(by_mouse, [tomas])
    expect(tv.page.locator(".winner")).to_be_visible()
    power(nico, "between-sit-next").click()
    nico.name_field.fill("Nico")
    nico.page.locator("dialog[open]").get_by_role("button", name=nico.say("lobby-guest-sit"), exact=True).click()
    power(nico, "between-count-me-in").click()
    expect(rosa.page.locator(".dock .prompt")).to_contain_text("Nico")

    # The host changes the table; everybody, the television too, follows with the result beside the chairs.
    expect(power(tomas, "between-change")).to_have_count(0)
    power(rosa, "between-change").click()
    for person in (rosa, tomas, nico, tv):
        expect(person.page.locator(".last tbody tr").first).to_be_visible()
    assert tv.page.evaluate(SMALLEST_TEXT) >= 20
    assert barriers(tv.page) + barriers(rosa.page) == []
    tv.page.reload()
    expect(tv.page.locator(".last tbody tr").first).to_be_visible()
    power(tomas, "lobby-how").tap()
    expect(tomas.page.get_by_role("dialog")).to_be_visible()
    tomas.page.go_back()
    expect(tomas.page.get_by_role("dialog")).to_have_count(0)
    expect(rosa.page.locator("li.new")).to_contain_text("Nico")
    expect(tomas.page.get_by_text(tomas.say("between-wait", name="Rosa", known="yes"))).to_be_visible()
    rosa.page.reload()
    power(rosa, "between-rules-change").click()
    rosa.choose_option(rosa.say("sumo-option-mode"), "Mazo corto")
    rosa.page.go_back()
    expect(rosa.page.locator("dialog[open]")).to_have_count(0)
    expect(nico.page.locator(".rules")).to_contain_text(nico.say("sumo-option-mode-short_deck"))

    # Another match at once, though Tomás has said nothing.
    power(rosa, "table-rematch").click()
    for person in (rosa, tomas, nico):
        expect(person.cards.first).to_be_visible()
    expect(tv.page.locator("ol.rows > li.row")).to_have_count(4)
    ends(still_house, code)
    expect(power(nico, "between-count-me-in")).to_be_visible()

    # The host goes. The others are told who is next and when; then the role passes, for all to see.
    rosa.page.goto("about:blank")
    for person in (tomas, nico):
        expect(person.page.get_by_text("Rosa no está").first).to_be_visible()
    host_stays_away(still_house, code)
    expect(nico.page.get_by_text(nico.say("host-now", who="other", name="Tomás")).first).to_be_visible()
    expect(power(tomas, "between-change")).to_be_visible()

    # She comes back to say goodbye: her chair is free, her name stays on the sheet, and Tomás is the host for good.
    rosa.go(f"/t/{code}")
    expect(power(tomas, "between-change")).to_have_count(0)
    power(rosa, "between-change").click()
    rosa.page.locator(".chair", has_text=rosa.say("page-you")).click()
    power(rosa, "lobby-you-stand").click()
    expect(power(tomas, "between-game")).to_be_visible()
    expect(nico.page.get_by_text(nico.say("between-chair-was", name="Rosa"))).to_be_visible()
    expect(tomas.page.locator(".last tr", has_text="Rosa")).to_contain_text(tomas.say("between-gone"))

    # Another game's box, at the same table.
    power(tomas, "between-game").click()
    tomas.page.locator('dialog[open] button[data-game="sorry"]').click()
    for person in (tomas, nico, tv):
        expect(person.page.get_by_role("heading", name=person.say("sorry-name"), exact=True)).to_be_visible()
    power(tomas, "table-rematch").click()
    for person in (tomas, nico):
        expect(person.page.locator(".game .cloth")).to_be_visible()
    nico.page.reload()
    expect(nico.page.locator(".game .cloth")).to_be_visible()
    expect(tv.page.locator("footer .prompt")).to_be_visible()

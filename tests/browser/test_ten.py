"""Ten at one table, seen on a phone: everybody and everything is within reach."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Person, Visit

NAMES = ("Rosa", "Tomás", "Inés", "Anís", "Abuela Pilar", "Papá", "Lucía", "Clavo", "Canela", "Maximiliano Augusto")


def all_in_view(person: Person, pieces: Locator, count: int) -> None:
    """All of them are on the screen at once, none behind another or beyond the edge."""
    expect(pieces).to_have_count(count)
    for number in range(count):
        expect(pieces.nth(number)).to_be_in_viewport(ratio=0.99)


ON_TOP = """() => [...document.querySelectorAll('ul.hand button.scard')].every(piece => {
    const box = piece.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found === piece || piece.contains(found);
})"""
"""A finger put on the middle of a card touches it and nothing else."""


def everything_in_view(person: Person) -> None:
    """Everybody, every row, and every card of the hand within reach."""
    all_in_view(person, person.page.locator("ul.seats > li"), 9)
    all_in_view(person, person.page.locator("ol.rows > li.row"), 4)
    all_in_view(person, person.cards, 10)
    person.page.wait_for_function(ON_TOP)


def places(seats: Locator) -> list[Any]:
    """Where people sit, to the pixel."""
    script = "all => all.map(one => one.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height])"
    return list(seats.evaluate_all(script))


def reads_forwards(person: Person, placed: Any) -> None:
    """The newest turn is on top of the log, and in it what came first stands first."""
    person.button("table-menu").tap()
    person.button("table-log").tap()
    newest = person.page.locator("dialog[open] ol > li").first.locator("p")
    expect(newest.first).to_contain_text(person.say("sumo-page-news-reveal-strong"))
    lines = newest.all_inner_texts()
    told = [rf"(?:[Tt]u|El|su) {one.card}\b" for one in placed]
    where = [next(place for place, line in enumerate(lines) if re.search(one, line)) for one in told]
    assert where == sorted(where)
    person.page.go_back()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_ten_at_one_table_on_a_phone(still_house: House, visit: Visit) -> None:
    party = still_house.set_table(*NAMES).start(lambda state: 1 in state.view(0).own.hand)
    rosa = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    expect(rosa.cards).to_have_count(10)
    everything_in_view(rosa)
    rosa.page.set_viewport_size({"width": 360, "height": 640})
    everything_in_view(rosa)

    last = rosa.hand()[-1]
    rosa.card(last).tap()
    expect(rosa.action("lay")).to_be_in_viewport(ratio=0.99)
    rosa.action("lay").tap()
    rosa.has_laid(last)
    rosa.card(1).tap()
    rosa.action("lay").tap()
    expect(rosa.laid).to_have_attribute("data-card", "1")
    seats = rosa.page.locator("ul.seats > li")
    before = places(seats)
    for guest in party.guests[1:9]:
        guest.lay()
    expect(seats.locator(".flag.done")).to_have_count(8)
    assert places(seats) == before
    party.guests[9].lay()

    rosa.skip()
    expect(rosa.rows).to_have_count(4)
    all_in_view(rosa, rosa.rows, 4)
    all_in_view(rosa, rosa.page.locator(".overlay ol.line > li"), 10)
    rosa.rows.nth(3).tap()
    expect(rosa.rows).to_have_count(0)
    rosa.cloth.tap(position={"x": 8, "y": 60})
    expect(rosa.my_turn).to_be_visible()
    expect(rosa.cards).to_have_count(9)
    expect(seats.locator(".flag.done")).to_have_count(0)
    assert places(seats) == before
    reads_forwards(rosa, still_house.position(party.code).view(None).placing)
    party.play_on(lambda state: state.hands_played == 1)
    rosa.skip()
    expect(rosa.hand_result).to_be_visible()
    expect(rosa.hand_result.locator("tbody tr")).to_have_count(10)
    rosa.button("table-continue").tap()
    all_in_view(rosa, rosa.cards, 10)


def test_ten_in_the_lobby_on_a_phone(still_house: House, visit: Visit) -> None:
    party = still_house.set_table(*NAMES)
    rosa = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    expect(rosa.chairs).to_have_count(10)
    for name in NAMES[1:]:
        chair = rosa.chairs.filter(has_text=name)
        chair.scroll_into_view_if_needed()
        expect(chair).to_be_in_viewport(ratio=0.99)
    expect(rosa.button("lobby-start")).to_be_in_viewport(ratio=0.99)

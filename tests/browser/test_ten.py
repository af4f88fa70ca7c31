"""Ten at one table, seen on a phone: everybody and everything is within reach."""

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Person, Visit

NAMES = ("Rosa", "Tomás", "Inés", "Anís", "Abuela Pilar", "Papá", "Lucía", "Clavo", "Canela", "Maximiliano Augusto")


def all_in_view(person: Person, pieces: Locator, count: int) -> None:
    """All of them are on the screen at once, none behind another or beyond the edge."""
    expect(pieces).to_have_count(count)
    for number in range(count):
        expect(pieces.nth(number)).to_be_in_viewport(ratio=0.99)


def lies_on_top(piece: Locator) -> bool:
    """A finger put on its middle touches it and nothing else."""
    script = """piece => {
        const box = piece.getBoundingClientRect();
        const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return found === piece || piece.contains(found);
    }"""
    return bool(piece.evaluate(script))


@pytest.mark.parametrize("width", [360, 390])
def test_ten_at_one_table_on_a_phone(width: int, still_house: House, visit: Visit) -> None:
    party = still_house.set_table(*NAMES).start(lambda state: 1 in state.view(0).own.hand)
    size = PHONE | {"viewport": {"width": width, "height": 740 if width == 360 else 844}}
    rosa = visit(still_house.url, keys=party.keys(), **size).go(f"/t/{party.code}")
    all_in_view(rosa, rosa.page.locator("ul.seats > li"), 9)
    all_in_view(rosa, rosa.page.locator("ol.rows > li.row"), 4)
    all_in_view(rosa, rosa.cards, 10)
    assert all(lies_on_top(rosa.cards.nth(number)) for number in range(10))

    last = rosa.hand()[-1]
    rosa.card(last).tap()
    expect(rosa.action("lay")).to_be_in_viewport(ratio=0.99)
    rosa.action("lay").tap()
    rosa.has_laid(last)
    rosa.card(1).tap()
    rosa.action("lay").tap()
    expect(rosa.laid).to_have_attribute("data-card", "1")
    for guest in party.guests[1:]:
        guest.lay()

    rosa.action("skip").tap()
    expect(rosa.rows).to_have_count(4)
    all_in_view(rosa, rosa.rows, 4)
    all_in_view(rosa, rosa.page.locator(".overlay ol.line > li"), 10)
    rosa.rows.nth(3).tap()
    expect(rosa.rows).to_have_count(0)
    rosa.cloth.tap(position={"x": 8, "y": 60})
    expect(rosa.my_turn).to_be_visible()
    expect(rosa.cards).to_have_count(9)
    party.play_on(lambda state: state.hands_played == 1)
    rosa.action("skip").tap()
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

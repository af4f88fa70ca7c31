"""Going back closes what is open before it leaves; a reload finds the same place; who cannot sit is told one thing."""

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import PHONE, Person, Visit


def is_open(person: Person, count: int = 1) -> None:
    expect(person.page.locator("dialog[open]")).to_have_count(count)


def test_back_closes_box_menu_rules_and_sheet_first(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás")
    rosa = visit(still_house.url, language="es-AR", keys=party.keys(), new=True, **PHONE)

    # The shelf: an open box, closed by going back, by its button, and after a reload.
    rosa.go("/").open_box()
    rosa.page.go_back()
    is_open(rosa, 0)
    assert rosa.page.url == f"{still_house.url}/"
    rosa.open_box()
    rosa.button("page-close").click()
    is_open(rosa, 0)

    # The lobby: a chair, the menu and the settings behind it.
    rosa.page.locator(f'a[href="/t/{party.code}"]').click()
    rosa.page.locator("button.chair").first.click()
    is_open(rosa)
    rosa.page.go_back()
    is_open(rosa, 0)
    rosa.button("page-menu").click()
    rosa.button("settings-open").click()
    expect(rosa.page.get_by_role("heading", name=rosa.say("settings-title"))).to_be_visible()
    rosa.page.go_back()
    is_open(rosa, 0)
    expect(rosa.button("lobby-start")).to_be_visible()
    rosa.button("page-menu").click()
    is_open(rosa)
    rosa.page.reload()
    expect(rosa.button("lobby-start")).to_be_visible()
    is_open(rosa, 0)

    # The match: menu, then rules in its place; one step back is the table, one more the shelf.
    party.start()
    expect(rosa.page).to_have_title(rosa.say("table-title-turn", game="Sumo"))
    sound = rosa.button("table-sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    rosa.button("table-menu").click()
    rosa.button("table-rules").click()
    expect(rosa.page.get_by_role("heading", name=rosa.say("table-rules-of", game="Sumo"))).to_be_visible()
    rosa.page.go_back()
    is_open(rosa, 0)
    expect(rosa.cards.first).to_be_visible()
    rosa.page.go_back()
    rosa.page.wait_for_url(f"{still_house.url}/")

    # A link on an open sheet leads away, and back to the table without the sheet.
    rosa.page.go_forward()
    expect(rosa.cards.first).to_be_visible()
    rosa.button("table-menu").click()
    rosa.link("table-to-shelf").click()
    rosa.page.wait_for_url(f"{still_house.url}/")
    rosa.page.go_back()
    expect(rosa.cards.first).to_be_visible()
    is_open(rosa, 0)


@pytest.mark.parametrize("closed", [False, True])
def test_who_cannot_sit_is_told_one_thing_and_knows_that_they_watch(
    still_house: House, visit: Visit, closed: bool
) -> None:
    party = still_house.set_table("Rosa", "Tomás", players=3 if closed else 2)
    party.guests[0].request(type="door", open=not closed)
    nico = visit(still_house.url, **PHONE).go(f"/t/{party.code}")
    kind = "door" if closed else "full"
    expect(nico.page.get_by_role("heading", name=nico.say(f"lobby-guest-{kind}-title"))).to_be_visible()
    expect(nico.page.get_by_text(nico.say(f"lobby-guest-{kind}"), exact=True)).to_have_count(1)
    expect(nico.prompt).to_contain_text(nico.say("lobby-watching"))
    expect(nico.button("lobby-guest-sit")).to_have_count(0)
    expect(nico.page.get_by_text(nico.say("lobby-guest-title"), exact=True)).to_have_count(0)


def test_a_name_is_changed_at_the_table_and_you_is_none(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Rocío").start()
    rosa = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    rocio = visit(still_house.url, keys=party.keys(1)).go(f"/t/{party.code}")
    rosa.button("table-menu").click()
    rosa.button("table-people").click()
    rosa.button("table-rename").click()
    field = rosa.name_field
    field.fill("Tú")
    rosa.button("open-name-keep").click()
    expect(rosa.page.get_by_text(rosa.say("refused-name_means_you", name="Tú"))).to_be_visible()
    field.fill("Rosaura de los Santos")
    rosa.button("open-name-keep").click()
    expect(field).to_have_count(0)
    expect(rocio.page.locator(".seat").get_by_text("Rosaura de los Santos")).to_be_visible()

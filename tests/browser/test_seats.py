"""Whose seat it is, and whose part of the deal: what the page says when somebody else could have had a hand in it."""

from playwright.sync_api import expect

from browser.house import House
from browser.people import PHONE, Visit


def over(house: House, code: str) -> None:
    house.play_on(code, lambda state: state.outcome is not None)


def test_the_page_says_whether_its_part_of_the_deal_is_in_the_record(house: House, visit: Visit) -> None:
    party = house.set_table("Tomás", players=2, mode="short_deck", end_condition="rounds", rounds=1)
    rosa = visit(house.url).join(party.code, "Rosa")
    house.comes_true(lambda: house.table(party.code).lobby.chairs[1].random != "")
    party.guests[0].request(type="start")
    expect(rosa.cards).to_have_count(10)
    over(house, party.code)
    fair = rosa.page.locator(".fair")
    expect(fair).to_contain_text(rosa.say("table-fair-mine"))
    # The same people again, but the server changes its secret after the page has added its part.
    house.comes_true(lambda: house.table(party.code).lobby.chairs[1].random != "")
    house.stack(party.code, lambda _: True)
    party.guests[0].request(type="rematch", seat=0)
    expect(rosa.cards).to_have_count(10)
    over(house, party.code)
    expect(fair).to_contain_text(rosa.say("table-fair-not-mine"))


def test_a_new_link_is_told_to_everybody_and_to_who_comes_back(house: House, visit: Visit) -> None:
    party = house.set_table("Tomás", "Inés", "Rosa")
    party.guests[0].request(type="start")
    ines = visit(house.url, keys=party.keys(1), **PHONE).go(f"/t/{party.code}")
    expect(ines.cards).not_to_have_count(0)
    party.guests[2].socket.close()
    table = house.table(party.code)
    house.comes_true(lambda: table.presence.may_substitute(table.lobby.chairs[2]))
    party.guests[0].request(type="link", seat=2)
    told = ines.say("table-notice-new_link", name="Rosa", by="Tomás", known="yes")
    notice = ines.page.locator(".notice")
    expect(notice).to_have_text(told)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    ines.button("page-menu").click()
    ines.button("table-log").click()
    expect(ines.page.locator("dialog .notice")).to_have_text(told)
    rosa = visit(house.url, keys=party.keys(2)).go(f"/t/{party.code}")
    lost = rosa.page.locator(".notice").first
    expect(lost).to_have_text(rosa.say("page-seat-lost", name="Rosa", by="Tomás", known="yes"))


def test_who_stands_in_for_the_host_is_offered_only_what_the_server_allows(house: House, visit: Visit) -> None:
    party = house.set_table("Tomás", "Inés", "Rosa")
    table = house.table(party.code)
    ines = visit(house.url, keys=party.keys(1), **PHONE).go(f"/t/{party.code}")
    expect(ines.chairs).to_have_count(3)
    for seat in (0, 2):
        party.guests[seat].socket.close()
        house.comes_true(lambda seat=seat: table.presence.may_substitute(table.lobby.chairs[seat]))
    house.comes_true(lambda: table.presence.acting_host(table.lobby) == 1)
    # In the lobby: Rosa may be sent away or come by another link, the host may not, and the role stays the host's.
    sheet, chairs = ines.page.locator(".chair-sheet"), ines.page.locator("button.chair")
    chairs.filter(has_text="Rosa").tap()
    expect(sheet.get_by_text(ines.say("lobby-person-link"))).to_be_visible()
    expect(sheet.get_by_text(ines.say("lobby-person-remove"))).to_be_visible()
    expect(sheet.get_by_text(ines.say("lobby-person-host", name="Rosa"))).to_have_count(0)
    ines.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    chairs.filter(has_text="Tomás").tap()
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text(ines.say("lobby-person-link"))).to_have_count(0)
    expect(sheet.get_by_text(ines.say("lobby-person-remove"))).to_have_count(0)
    ines.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # And in the match.
    party.guests[1].request(type="start")
    expect(ines.cards).not_to_have_count(0)
    ines.button("page-menu").tap()
    ines.button("table-people").tap()
    people = ines.page.locator("dialog li")
    expect(people.filter(has_text="Rosa").get_by_role("button", name=ines.say("table-new-link"))).to_be_visible()
    expect(people.filter(has_text="Tomás").get_by_role("button", name=ines.say("table-new-link"))).to_have_count(0)

"""Laying a card: by dragging, by two taps, by the button; changing it; and what is said when it cannot be."""

from playwright.sync_api import expect

from browser.house import House, Party
from browser.people import Visit


def supper(house: House, **options: object) -> Party:
    return house.set_table("Rosa", "Tomás", "Inés", **options).start()


def test_a_card_is_laid_in_three_ways_and_changed_until_the_last_one_has_laid(still_house: House, visit: Visit) -> None:
    party = supper(still_house)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    first, second, third, *_, last = rosa.hand()

    # Without a card the button says why it is idle, and a card dropped beside the cloth goes home.
    rosa.action("lay").click(force=True)
    expect(rosa.prompt).to_have_text(rosa.say("sumo-page-tap-first"))
    rosa.card(first).drag_to(rosa.card(last), steps=20)
    expect(rosa.card(first)).not_to_have_class("is-held")
    expect(rosa.laid).to_have_count(0)
    assert still_house.position(party.code).view(0).own.chosen is None

    # By dragging it onto the cloth.
    rosa.card(first).drag_to(rosa.cloth, steps=20)
    expect(rosa.laid).to_have_attribute("data-card", first)
    assert str(still_house.position(party.code).view(0).own.chosen) == first

    # Changed for another by a second tap on that one.
    expect(rosa.prompt).to_contain_text(rosa.say("sumo-page-may-change"))
    rosa.card(second).click()
    expect(rosa.card(second)).to_have_attribute("aria-pressed", "true")
    expect(rosa.laid).to_have_attribute("data-card", first)
    rosa.card(second).click()
    expect(rosa.laid).to_have_attribute("data-card", second)

    # And by the button, until the last one has laid.
    party.guests[1].lay()
    rosa.lay(third)
    assert rosa.hand().count(first) == 1
    party.guests[2].lay()
    expect(rosa.card(third)).to_have_count(0)
    expect(rosa.card(first)).to_have_count(1)


def test_where_no_card_may_be_changed_the_page_says_so(still_house: House, visit: Visit) -> None:
    party = supper(still_house, change_before_reveal=False)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    first, second, *_ = rosa.hand()
    rosa.lay(first)
    rosa.card(second).click()
    rosa.action("lay").click(force=True)
    expect(rosa.prompt).to_have_text(rosa.say("sumo-page-stays"))
    expect(rosa.laid).to_have_attribute("data-card", first)

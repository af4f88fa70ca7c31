"""Taps that come before the server has answered the ones before them: each of them counts."""

from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Person, Visit
from browser.slow_line import SlowLine


def rounds_of(person: Person) -> Locator:
    """The stepper of the number of rounds, which a match by rounds has."""
    person.choose_option(person.say("sumo-option-end_condition"), "Por rondas")
    rounds = person.page.get_by_role("group", name=person.say("sumo-option-rounds"), exact=True)
    expect(rounds.get_by_role("spinbutton")).to_have_value("4")
    return rounds


def test_quick_taps_on_a_stepper_all_count(house: House, visit: Visit) -> None:
    rosa = visit(house.url, new=True, **PHONE)
    line = SlowLine(rosa)
    code = rosa.set_table("Rosa")
    rounds = rounds_of(rosa)
    line.hold()
    for shown in (3, 2, 1):
        rounds.get_by_role("button", name=rosa.say("page-less")).tap()
        expect(rounds.get_by_role("spinbutton")).to_have_value(str(shown))
    line.release()
    expect(rounds.get_by_role("spinbutton")).to_have_value("1")
    guest = visit(house.url).join(code, "Papá")
    agreed = guest.page.locator("dl > div").filter(
        has=guest.page.get_by_text(guest.say("sumo-option-rounds"), exact=True)
    )
    expect(agreed.locator("b")).to_have_text("1")


def test_a_refusal_puts_back_what_was_wished(house: House, visit: Visit) -> None:
    rosa = visit(house.url, new=True)
    line = SlowLine(rosa)
    rosa.set_table("Rosa")
    rounds = rounds_of(rosa)
    line.hold()
    line.refused["options"] = "not_saved"
    rounds.get_by_role("button", name=rosa.say("page-less")).click()
    expect(rounds.get_by_role("spinbutton")).to_have_value("3")
    line.release()
    expect(rosa.prompt).to_contain_text(rosa.say("refused-not_saved"))
    expect(rounds.get_by_role("spinbutton")).to_have_value("4")


def test_quick_taps_on_a_chair_add_one_each(house: House, visit: Visit) -> None:
    rosa = visit(house.url, new=True)
    line = SlowLine(rosa)
    rosa.set_table("Rosa")
    chairs = rosa.chairs.count()
    line.hold()
    rosa.button("lobby-chair-add").click()
    rosa.button("lobby-chair-add").click()
    line.release()
    expect(rosa.chairs).to_have_count(chairs + 2)


def test_the_level_of_a_bot_is_shown_when_it_is_tapped(house: House, visit: Visit) -> None:
    rosa = visit(house.url, new=True)
    line = SlowLine(rosa)
    rosa.set_table("Rosa")
    rosa.add_bot()
    rosa.chairs.filter(has_text="Canela").click()
    sheet = rosa.page.get_by_role("dialog")
    line.hold()
    for level in ("level-easy", "level-hard"):
        choice = sheet.get_by_role("radio", name=rosa.say(level).capitalize(), exact=True)
        choice.check()
        expect(sheet.locator("label.on")).to_have_text(rosa.say(level).capitalize())
    line.release()
    expect(rosa.chairs.filter(has_text="Canela")).to_contain_text(rosa.say("level-hard"))
    expect(sheet.locator("label.on")).to_have_text(rosa.say("level-hard").capitalize())


def test_a_match_starts_with_the_options_tapped_last(house: House, visit: Visit) -> None:
    rosa = visit(house.url, new=True)
    line = SlowLine(rosa)
    code = rosa.set_table("Rosa")
    for _ in range(3):
        rosa.add_bot()
    rounds = rounds_of(rosa)
    line.hold()
    for _ in range(3):
        rounds.get_by_role("button", name=rosa.say("page-less")).click()
    rosa.button("lobby-start").click()
    line.release()
    expect(rosa.cards).to_have_count(10)
    assert house.position(code).view(None).settings["rounds"] == 1

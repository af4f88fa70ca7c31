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


def test_every_tap_counts_in_a_lobby_whose_answers_are_late(still_house: House, visit: Visit) -> None:
    rosa = visit(still_house.url, new=True, **PHONE)
    line = SlowLine(rosa)
    code = rosa.set_table("Rosa")

    # Two chairs.
    chairs = rosa.chairs.count()
    line.hold()
    rosa.button("lobby-chair-add").tap()
    rosa.button("lobby-chair-add").tap()
    line.release()
    expect(rosa.chairs).to_have_count(chairs + 2)

    # The level of a bot.
    rosa.add_bot()
    rosa.chairs.filter(has_text="Canela").tap()
    sheet = rosa.page.get_by_role("dialog")
    line.hold()
    for level in ("level-easy", "level-hard"):
        choice = sheet.get_by_role("radio", name=rosa.say(level).capitalize(), exact=True)
        choice.check()
        expect(sheet.locator("label.on")).to_have_text(rosa.say(level).capitalize())
    line.release()
    expect(rosa.chairs.filter(has_text="Canela")).to_contain_text(rosa.say("level-hard"))
    expect(sheet.locator("label.on")).to_have_text(rosa.say("level-hard").capitalize())
    rosa.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    # A number, by one less for every tap; others see it.
    rounds = rounds_of(rosa)
    shown = rounds.get_by_role("spinbutton")
    line.hold()
    for number in ("3", "2", "1"):
        rounds.get_by_role("button", name=rosa.say("page-less")).tap()
        expect(shown).to_have_value(number)
    line.release()
    expect(shown).to_have_value("1")
    guest = visit(still_house.url).join(code, "Papá")
    agreed = guest.page.locator("dl > div").filter(
        has=guest.page.get_by_text(guest.say("sumo-option-rounds"), exact=True)
    )
    expect(agreed.locator("b")).to_have_text("1")

    # What is refused is put back.
    line.hold()
    line.refused["options"] = "not_saved"
    rounds.get_by_role("button", name=rosa.say("page-more")).tap()
    expect(shown).to_have_value("2")
    line.release()
    expect(rosa.prompt).to_contain_text(rosa.say("refused-not_saved"))
    expect(shown).to_have_value("1")
    line.refused.clear()

    # The match starts with the options tapped last.
    line.hold()
    for _ in range(2):
        rounds.get_by_role("button", name=rosa.say("page-more")).tap()
    rosa.button("lobby-start").tap()
    line.release()
    expect(rosa.cards).to_have_count(10)
    assert still_house.position(code).view(None).settings["rounds"] == 3

"""One person plays on a phone, by touch: taps, and a finger that drags. The phone calls by the plain local address."""

from playwright.sync_api import expect

from browser.house import House
from browser.people import PHONE, Person, Visit, drag_by_finger
from sobremesa.core.state import State


def by_touch(person: Person, asked: str) -> None:
    """Do what the page asks for."""
    if asked == "row":
        person.page.locator("button.pick:not([aria-disabled])").first.tap()
        if person.action("confirm").is_visible():
            person.action("confirm").tap()
        expect(person.rows).to_have_count(0)
    elif asked == "result":
        person.button("table-continue").tap()
    elif asked == "card":
        lay_by_touch(person, person.hand()[0])
    else:
        # A tap anywhere on the cloth goes to the end of what is being shown.
        person.cloth.tap(position={"x": 8, "y": 60})


def lay_by_touch(person: Person, card: str) -> None:
    """In turn: a finger drags the card, taps it twice, or taps it and the button."""
    way = len(person.hand()) % 3
    if way == 0:
        drag_by_finger(person, person.card(card), person.cloth)
    else:
        person.card(card).tap()
        expect(person.card(card)).to_have_attribute("aria-pressed", "true")
        (person.card(card) if way == 1 else person.action("lay")).tap()
    person.has_laid(card)


def the_one(state: State) -> bool:
    return 1 in state.view(0).own.hand


def test_a_match_is_played_on_a_phone(house: House, visit: Visit) -> None:
    rosa = visit(house.url_for_phones, **PHONE).go("/")
    rosa.box().tap()
    rosa.name_field.tap()
    rosa.name_field.fill("Rosa")
    rosa.door("people").tap()
    expect(rosa.page.locator("button.chair.empty")).to_have_count(3)
    for left in (2, 1, 0):
        rosa.page.locator("button.chair.empty").first.tap()
        expect(rosa.page.locator("button.chair.empty")).to_have_count(left)
    rosa.page.get_by_role("radio", name="Por rondas", exact=True).tap()
    stepper = rosa.page.get_by_role("group", name=rosa.say("sumo-option-rounds"), exact=True)
    for rounds in (3, 2, 1):
        stepper.get_by_role("button", name=rosa.say("page-less")).tap()
        expect(stepper.get_by_role("spinbutton")).to_have_value(str(rounds))
    house.stack(rosa.page.url.rsplit("/", 1)[1], the_one, taken=4, end_condition="rounds", rounds=1)
    rosa.button("lobby-start").tap()
    expect(rosa.cards).to_have_count(10)
    rosa.play_to_the_end(by_touch)
    rosa.button("table-rematch").tap()
    expect(rosa.cards).to_have_count(10)

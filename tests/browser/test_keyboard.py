"""One person plays from the shelf to the end of a match with the keyboard alone, and focus is never lost."""

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import Person, Visit
from effort import all_in_full
from sobremesa.catalogue import GAMES
from sobremesa.core.state import State

OPTIONS = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1, "short_deck_jokers": True}


def tab_to(person: Person, target: Locator, *, back: bool = False) -> None:
    """Press Tab until the target has focus."""
    expect(target).to_be_visible()
    for _ in range(60):
        if is_focused(target):
            return
        person.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab never comes to {target}")


def is_focused(target: Locator) -> bool:
    return bool(target.evaluate("element => element === document.activeElement"))


def has_focus_somewhere(person: Person) -> None:
    """The page knows where the person is."""
    person.page.wait_for_function("() => document.activeElement !== null && document.activeElement !== document.body")


def by_keys(person: Person, asked: str) -> None:
    """Do what the page asks for: arrows and Enter for cards, digits for rows."""
    keys = person.page.keyboard
    if asked == "skip":
        keys.press("Escape")
        return
    has_focus_somewhere(person)
    if asked == "row":
        row = person.page.locator("button.pick:not([aria-disabled])").first.get_attribute("data-row")
        keys.press(str(row))
        if person.action("confirm").is_visible():
            keys.press("Escape")
            expect(person.action("confirm")).to_have_count(0)
            keys.press(str(row))
            keys.press(str(row))
        expect(person.rows).to_have_count(0)
    elif asked == "result":
        keys.press("Enter")
        expect(person.hand_result).to_have_count(0)
    else:
        lay_by_keys(person)


def lay_by_keys(person: Person) -> None:
    """Along the hand with the arrows, lift with Enter, change one's mind with Escape, lay with Enter twice."""
    keys = person.page.keyboard
    hand = person.hand()
    if not any(is_focused(person.card(card)) for card in hand):
        tab_to(person, person.page.locator("ul.hand button.scard[tabindex='0']"))
    keys.press("Home")
    expect(person.card(hand[0])).to_be_focused()
    wanted = hand[-1] if hand[-1].startswith("J") else hand[0]
    for card in hand[1 : hand.index(wanted) + 1]:
        keys.press("ArrowRight")
        expect(person.card(card)).to_be_focused()
    keys.press("Enter")
    expect(person.card(wanted)).to_have_attribute("aria-pressed", "true")
    if len(hand) == 10:
        keys.press("Escape")
        expect(person.card(wanted)).to_have_attribute("aria-pressed", "false")
        keys.press("Enter")
    keys.press("Enter")
    person.has_laid(wanted)


def a_joker_and_the_one(state: State) -> bool:
    hand = state.view(0).own.hand
    return any(isinstance(card, str) for card in hand) and 1 in hand


def test_a_match_is_played_with_the_keyboard_alone(house: House, visit: Visit) -> None:
    rosa = visit(house.url).go("/")
    keys = rosa.page.keyboard
    tab_to(rosa, rosa.box())
    keys.press("Enter")
    keys.press("n")
    expect(rosa.name_field).to_be_focused()
    keys.type("Rosa")
    tab_to(rosa, rosa.door("people"))
    keys.press("Enter")
    expect(rosa.chairs.filter(has_text=rosa.say("page-you"))).to_have_count(1)
    code = rosa.page.url.rsplit("/", 1)[1]

    for free in (3, 2):
        expect(rosa.page.locator("button.chair.empty")).to_have_count(free)
        tab_to(rosa, rosa.page.locator("button.chair.empty").first)
        keys.press("Enter")
    expect(rosa.page.locator("button.chair.empty")).to_have_count(1)
    mode = rosa.page.get_by_role("group", name=rosa.say("sumo-option-mode"), exact=True).get_by_role("radio")
    tab_to(rosa, mode.nth(0))
    keys.press("ArrowRight")
    expect(mode.nth(1)).to_be_checked()
    expect(mode.nth(1)).to_be_focused()
    end = rosa.page.get_by_role("group", name=rosa.say("sumo-option-end_condition"), exact=True).get_by_role("radio")
    tab_to(rosa, end.nth(0))
    keys.press("ArrowRight")
    expect(end.nth(1)).to_be_checked()
    rounds = rosa.page.get_by_role("spinbutton", name=rosa.say("sumo-option-rounds"))
    tab_to(rosa, rounds)
    keys.type("1")
    more = rosa.page.locator("button.more")
    tab_to(rosa, more)
    expect(rounds).to_have_value("1")
    keys.press("Enter")
    jokers = rosa.page.get_by_role("group", name=rosa.say("sumo-option-short_deck_jokers"), exact=True)
    tab_to(rosa, jokers.get_by_role("radio", checked=True), back=True)
    keys.press("ArrowLeft")
    expect(jokers.get_by_role("radio").first).to_be_checked()
    house.stack(code, a_joker_and_the_one, taken=3, **OPTIONS)
    tab_to(rosa, rosa.button("lobby-start"))
    keys.press("Enter")
    expect(rosa.cards).to_have_count(10)

    rosa.play_to_the_end(by_keys)
    tab_to(rosa, rosa.button("table-rematch"))
    keys.press("Enter")
    expect(rosa.cards).to_have_count(10)


def test_dialogs_open_and_close_with_keys_and_give_focus_back(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start()
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    menu = rosa.button("table-menu")
    for item, title in (("table-rules", "sumo-name"), ("table-log", "table-log"), ("table-people", "table-people")):
        tab_to(rosa, menu)
        rosa.page.keyboard.press("Enter")
        tab_to(rosa, rosa.page.get_by_role("dialog").get_by_role("button", name=rosa.say(item), exact=True))
        rosa.page.keyboard.press("Enter")
        expect(rosa.page.get_by_role("dialog", name=rosa.say(title))).to_be_visible()
        rosa.page.keyboard.press("Escape")
        expect(rosa.page.get_by_role("dialog")).to_have_count(0)
        has_focus_somewhere(rosa)


@pytest.mark.parametrize("game", all_in_full(GAMES, "sumo"))
def test_a_question_mark_tells_the_keys(game: str, still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game=game).start()
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    expect(rosa.page.locator(".dock .prompt")).to_be_visible()
    rosa.page.keyboard.press("?")
    told = rosa.page.get_by_role("dialog", name=rosa.say("keys-title"))
    expect(told.locator("dt")).not_to_have_count(4)
    expect(told).to_contain_text(rosa.say("keys-cancel"))
    rosa.page.keyboard.press("Escape")
    expect(told).to_have_count(0)

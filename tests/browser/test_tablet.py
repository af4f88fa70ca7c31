"""Two people share one device: it is passed round, and a curtain hides from each what belongs to the other."""

from typing import Any

from playwright.sync_api import Locator, expect

from browser.house import House, Party
from browser.looks import NARROW, barriers, none_of, on_a_small_phone, unsaid
from browser.people import LAPTOP, PHONE, Person, Visit
from sobremesa.core.state import State

HAND = "ul.hand, .rack, [data-card], .prompt"


def curtain(person: Person) -> Locator:
    return person.page.locator(".curtain")


def falls_for(person: Person, name: str) -> None:
    """The curtain is down for somebody, and behind it there is no hand."""
    expect(curtain(person).get_by_role("heading", level=2)).to_have_text(
        person.say("table-curtain", player=name, asked="yes")
    )
    expect(person.button("table-i-am", player=name)).to_be_focused()
    assert person.page.locator(HAND).count() == 0


def lift(person: Person, name: str) -> list[str]:
    """The curtain rises for somebody; their hand."""
    person.button("table-i-am", player=name).tap()
    expect(curtain(person)).to_have_count(0)
    return person.hand()


def lay(person: Person, card: str) -> None:
    person.card(card).tap()
    person.action("lay").tap()


def seat_another(person: Person, name: str) -> None:
    """Somebody else on the same device, on the first free chair."""
    person.button("lobby-another").tap()
    person.page.get_by_role("dialog").get_by_label(person.say("lobby-another-name")).fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("lobby-another-go")).tap()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.chairs.filter(has_text=name)).to_have_count(1)


def nobody_chooses_a_row(state: State[Any]) -> bool:
    """The highest card of both finds its row by itself."""
    ends = [row.cards[-1] for row in state.view(None).rows]
    hands = [state.view(seat).own.hand for seat in (0, 1)]
    return all(isinstance(card, int) for card in [*ends, *hands[0], *hands[1]]) and all(
        max(hand) > max(ends) for hand in hands
    )


def waiting_for(house: House, code: str) -> list[int]:
    live = house.table(code).live_match
    assert live is not None
    return list(live.state.view(None).waiting_for)


def test_two_people_and_a_bot_play_on_one_device(house: House, visit: Visit) -> None:
    tablet = visit(house.url, **PHONE)
    code = tablet.set_table("Rosa")
    seat_another(tablet, "Tomás")
    expect(tablet.chairs.filter(has_text="Rosa")).to_have_count(1)
    tablet.add_bot()
    house.stack(code, nobody_chooses_a_row, taken=3)
    tablet.button("lobby-start").tap()

    falls_for(tablet, "Rosa")
    rosa = lift(tablet, "Rosa")
    lay(tablet, rosa[-1])
    falls_for(tablet, "Tomás")
    tomas = lift(tablet, "Tomás")
    assert not set(rosa) & set(tomas)

    tablet.page.reload()
    falls_for(tablet, "Tomás")
    assert lift(tablet, "Tomás") == tomas
    # With the bot's card there already the turn ends at once, and the next begins with who has the tablet.
    house.comes_true(lambda: waiting_for(house, code) == [1])
    lay(tablet, tomas[-1])
    expect(tablet.cards).to_have_count(9)
    expect(tablet.my_turn).to_be_visible()
    assert tablet.hand() == tomas[:-1]
    lay(tablet, tomas[-2])
    falls_for(tablet, "Rosa")
    assert lift(tablet, "Rosa") == rosa[:-1]


def shared(house: House) -> tuple[Party, dict[str, list[str]]]:
    """Lucía, the host, and Rosa hold one device; Tomás has his own."""
    party = house.set_table("Lucía", "Rosa", "Tomás").start()
    return party, {party.code: [*party.keys(0)[party.code], *party.keys(1)[party.code]]}


def test_the_device_is_taken_by_hand_and_passed_back(still_house: House, visit: Visit) -> None:
    party, keys = shared(still_house)
    tablet = visit(still_house.url, keys=keys, **PHONE).go(f"/t/{party.code}")
    falls_for(tablet, "Lucía")
    lucia = lift(tablet, "Lucía")
    lay(tablet, lucia[0])
    falls_for(tablet, "Rosa")
    assert lift(tablet, "Lucía") == lucia
    tablet.action("pass").tap()
    falls_for(tablet, "Rosa")
    rosa = lift(tablet, "Rosa")
    tablet.button("table-menu").tap()
    tablet.page.get_by_role("dialog").get_by_role("button", name=tablet.say("table-pass-to", player="Lucía")).tap()
    expect(curtain(tablet)).to_contain_text(tablet.say("table-curtain", player="Lucía", asked="no"))
    assert lift(tablet, "Rosa") == rosa


def test_nobody_is_shut_out_by_the_curtain(still_house: House, visit: Visit) -> None:
    party, keys = shared(still_house)
    laptop = visit(still_house.url, keys=keys, **LAPTOP).go(f"/t/{party.code}")
    phone = visit(still_house.url, keys=keys, language="fr", **NARROW).go(f"/t/{party.code}")
    for person in (laptop, phone):
        falls_for(person, "Lucía")
    none_of(unsaid(laptop) + unsaid(phone) + barriers(laptop.page) + on_a_small_phone(phone.page))
    laptop.page.keyboard.press("Enter")
    expect(laptop.cards).to_have_count(10)


def test_a_result_is_seen_by_all_and_the_next_match_is_wanted_by_all(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Lucía", "Rosa", end_condition="rounds", rounds=2).start()
    keys = {party.code: [*party.keys(0)[party.code], *party.keys(1)[party.code]]}
    party.leave()
    tablet = visit(still_house.url, keys=keys, **PHONE).go(f"/t/{party.code}")
    falls_for(tablet, "Lucía")
    lift(tablet, "Lucía")
    party.play_on(lambda state: state.hands_played == 1)
    tablet.skip()
    expect(tablet.hand_result).to_be_visible()
    assert tablet.page.locator("ul.hand").count() == 0
    tablet.button("table-continue").tap()
    falls_for(tablet, "Lucía")
    still_house.comes_true(lambda: not still_house.table(party.code).progress.unseen_by)
    lift(tablet, "Lucía")
    party.play_on(lambda state: state.outcome is not None)
    tablet.skip()
    expect(tablet.match_result).to_be_visible()
    tablet.button("table-rematch").tap()
    falls_for(tablet, "Lucía")
    assert still_house.table(party.code).lobby.match == 2


WATCH_FOR_HANDS = """() => {
    window.hands = 0;
    new MutationObserver(() => { hands += document.querySelectorAll('ul.hand').length; })
        .observe(document.body, { childList: true, subtree: true });
}"""


def test_nobody_s_new_hand_is_seen_while_others_play_on_behind_a_result(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Lucía", "Rosa", "Tomás").start()
    keys = {party.code: [*party.keys(0)[party.code], *party.keys(1)[party.code]]}
    tablet = visit(still_house.url, keys=keys, calm=False, **PHONE).go(f"/t/{party.code}")
    falls_for(tablet, "Lucía")
    lift(tablet, "Lucía")
    party.play_on(lambda state: state.hands_played == 1)
    tablet.skip()
    expect(tablet.hand_result).to_be_visible()
    tablet.page.evaluate(WATCH_FOR_HANDS)
    party.play_on(lambda state: len(state.view(0).own.hand) == 9 and state.view(0).own.chosen is None)
    # The table is heard in order: after this gesture all moves have been.
    party.guests[2].send(type="react", seat=2, reaction="clap")
    expect(tablet.page.get_by_role("log")).to_contain_text("Tomás aplaude.")
    assert tablet.page.evaluate("hands") == 0
    tablet.button("table-continue").tap()
    falls_for(tablet, "Lucía")

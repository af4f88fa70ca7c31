"""A reload, a broken line and a server that dies in mid-turn: nothing is lost and nothing happens twice."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import Person, Visit
from browser.served import Served
from sobremesa.core.state import State

BROKEN_LINE = r"WebSocket connection to|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET)"


def rosa_has_the_one(state: State) -> bool:
    return 1 in state.view(0).own.hand


def moves_of(house: House, code: str, seat: int) -> list[str]:
    """The cards a seat has laid, as the record has them."""
    return [str(move.action.get("card")) for move in house.moves(code) if move.seat == seat]


def test_after_a_reload_hand_and_laid_card_are_the_same(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", "Inés").start()
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    hand = rosa.hand()
    rosa.lay(hand[3])
    rosa.page.reload()
    expect(rosa.laid).to_have_attribute("data-card", hand[3])
    assert rosa.hand() == hand
    expect(rosa.prompt).to_contain_text(rosa.say("sumo-page-laid", card=hand[3]))
    expect(rosa.prompt).to_contain_text(rosa.say("sumo-page-may-change"))


def test_after_a_reload_the_row_is_still_asked_for(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", "Inés").start(rosa_has_the_one)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    party.guests[1].lay()
    party.guests[2].lay()
    rosa.lay(1)
    expect(rosa.rows).to_have_count(4)
    rosa.page.reload()
    expect(rosa.prompt).to_contain_text(rosa.say("sumo-page-choose", kind="number"))
    rosa.rows.nth(2).click()
    expect(rosa.rows).to_have_count(0)
    assert still_house.position(party.code).view(None).rows[2].cards[0] == 1


def test_a_card_laid_while_the_line_is_broken_is_laid_once(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", "Inés").start()
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.expect_trouble(BROKEN_LINE)
    hand = rosa.hand()
    break_line(still_house, rosa)
    rosa.card(hand[2]).click()
    rosa.card(hand[2]).click()
    assert moves_of(still_house, party.code, 0) == []
    party.guests[1].lay()
    rosa.context.set_offline(False)
    expect(rosa.laid).to_have_attribute("data-card", hand[2])
    assert rosa.hand() == hand
    expect(rosa.prompt).to_contain_text("Inés")
    assert moves_of(still_house, party.code, 0) == [hand[2]]


def break_line(house: House, person: Person) -> None:
    """The network is gone, and the page has noticed."""
    person.context.set_offline(True)
    house.cut_lines()
    expect(person.page.get_by_text(person.say("page-away"))).to_be_visible()


def test_lines_that_break_at_every_move_lose_and_double_none(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start()
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.expect_trouble(BROKEN_LINE)
    laid = []
    for turn in range(1, 4):
        expect(rosa.my_turn).to_be_visible()
        laid.append(rosa.hand()[-1])
        rosa.card(laid[-1]).click()
        rosa.action("lay").click()
        still_house.cut_lines()
        rosa.has_laid(laid[-1])
        party.guests[1].lay()
        still_house.play_on(party.code, lambda state, turn=turn: state.view(None).turn > turn)
        still_house.cut_lines()
        expect(rosa.cards).to_have_count(10 - turn)
    assert moves_of(still_house, party.code, 0)[:3] == laid


def test_a_card_for_a_turn_long_gone_is_refused_in_words(still_house: House, visit: Visit) -> None:
    """The phone slept with a card in the fingers; on the laptop the same person played on."""
    party = still_house.set_table("Rosa", "Tomás").start()
    phone = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    phone.expect_trouble(BROKEN_LINE)
    laptop = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    laptop.expect_trouble(BROKEN_LINE)
    first, second, *_ = phone.hand()
    break_line(still_house, phone)
    phone.card(second).click()
    phone.card(second).click()
    party.guests[1].lay()
    laptop.lay(first)
    still_house.play_on(party.code, lambda state: state.view(None).turn > 1)
    phone.context.set_offline(False)
    expect(phone.prompt).to_have_text(phone.say("refused-stale_action"))
    expect(phone.card(second)).to_have_count(1)
    expect(phone.laid).to_have_count(0)


@pytest.mark.full
def test_a_server_that_dies_in_mid_turn_is_found_again(tmp_path: Path, visit: Visit) -> None:
    with Served(tmp_path, "--port", "0") as first:
        rosa = visit(first.url)
        code = rosa.set_table("Rosa")
        tomas = visit(first.url).join(code, "Tomás")
        rosa.button("lobby-start").click()
        hands = [rosa.hand(), tomas.hand()]
        rosa.lay(hands[0][4])
        for person in (rosa, tomas):
            person.expect_trouble(BROKEN_LINE)
        first.kill()
        expect(tomas.page.get_by_text(tomas.say("page-away"))).to_be_visible()
        tomas.card(hands[1][5]).click()
        tomas.action("lay").click()

    with Served(tmp_path, "--port", first.port):
        for person, hand in ((rosa, hands[0]), (tomas, hands[1])):
            expect(person.page.get_by_text(person.say("page-away"))).to_have_count(0)
            expect(person.cards).to_have_count(9)
            assert set(person.hand()) == set(hand) - {hands[0][4], hands[1][5]}
        reload_shows_the_same(rosa, tomas)


def reload_shows_the_same(*people: Person) -> None:
    """What was laid before and during the fall has been played exactly once."""
    for person in people:
        person.page.reload()
        expect(person.cards).to_have_count(9)

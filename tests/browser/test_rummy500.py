"""Rummy 500 by mouse: two people in two browsers, a card from deep in the row, a turn tried out and undone."""

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import Visit
from browser.rummy500 import Player, Wire, can_reach, deep_takes, play_to_the_end, set_table

DEEP = 3


@pytest.mark.full
def test_two_people_play_a_match_by_mouse(still_house: House, visit: Visit) -> None:
    """From the moment one of them can reach deep into the row until somebody has reached the target."""
    party = set_table(still_house, "Lucía", "Rosa", until=lambda state: can_reach(state, DEEP), target_score=50)
    people = [visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}") for seat in (0, 1)]
    players = [Player(person, still_house, party.code, seat) for seat, person in enumerate(people)]
    take = deep_takes(still_house.position(party.code), DEEP)[0]
    look_into_the_row(players[0], take["card"])
    take_and_lay_down(players[0], take)
    discard_by_dragging(players[0])
    play_to_the_end(players)
    state = still_house.position(party.code)
    totals = sorted(state.outcome.totals, reverse=True)
    for person in people:
        assert [int(line.split()[-1]) for line in person.sheet()] == totals
        expect(person.page.locator(".balances li")).to_have_count(2)


def look_into_the_row(player: Player, card: str) -> None:
    """Point at the card, lift it with all that lie on it, and think again: that costs nothing."""
    state = player.house.position(player.code)
    row = state.view(None).row
    taken = row[row.index(card) :]
    expect(player.hand).to_have_count(state.view(0).seats[0].hand)
    player.in_row(card).hover(position={"x": 8, "y": 30})
    expect(player.page.locator("ol.row .lifted")).to_have_count(len(taken))
    player.stage(card)
    expect(player.staging.locator("[data-piece]")).to_have_count(len(taken))
    player.action("cancel").click()
    expect(player.staging).to_have_count(0)
    expect(player.page.locator("ol.row [data-piece]")).to_have_count(len(row))


def take_and_lay_down(player: Player, take: Wire) -> None:
    """It lies on the table, and can be undone and redone; nobody else knows of it yet."""
    state = player.house.position(player.code)
    row, used = state.view(None).row, len(take["use"]["cards"])
    left = state.view(0).seats[0].hand + len(row[row.index(take["card"]) :]) - used
    number = len(state.view(None).melds) + 1
    laid = player.meld(number).locator(".pcard")
    player.take(take["card"], take["use"])
    expect(laid).to_have_count(used)
    expect(player.hand).to_have_count(left)
    assert player.house.position(player.code).moves == state.moves

    player.action("undo").click()
    expect(player.meld(number)).to_have_count(0)
    expect(player.page.locator("ol.row [data-piece]")).to_have_count(len(row))
    player.action("redo").click()
    expect(laid).to_have_count(used)
    expect(player.hand).to_have_count(left)


def discard_by_dragging(player: Player) -> None:
    before = player.house.position(player.code).moves
    card = player.cards()[0]
    player.card(card).drag_to(player.page.locator("[data-target=row]"), steps=20)
    player.end_turn(before)
    state = player.house.position(player.code)
    assert state.moves == before + 2, "taken and discarded together"
    assert state.hands_played > 0 or state.view(None).row[-1] == card


def test_a_hand_is_kept_in_an_order_of_ones_own(still_house: House, visit: Visit) -> None:
    """By dragging and by keys, whoever's turn it is; the page may be loaded anew."""
    party = still_house.set_table("Lucía", "Rosa", game="rummy500").start()
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    first, second, third, *rest = by_suit = player.cards()
    player.card(first).drag_to(player.card(third), steps=20)
    expect(player.hand.nth(2)).to_have_attribute("data-card", first)
    assert player.cards() == [second, third, first, *rest]

    player.page.reload()
    assert player.cards() == [second, third, first, *rest]
    player.card(first).focus()
    player.page.keyboard.press("Alt+ArrowLeft")
    expect(player.hand.nth(1)).to_have_attribute("data-card", first)
    assert player.cards() == [second, first, third, *rest]

    player.action("sort").click()
    expect(player.hand.first).to_have_attribute("data-card", first)
    assert player.cards() == by_suit

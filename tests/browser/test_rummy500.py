"""Rummy 500 by mouse: two people in two browsers, a card from deep in the row, a turn tried out and undone."""

import re

from playwright.sync_api import expect

from browser.house import House
from browser.people import Visit
from browser.rummy500 import Player, actions, can_reach, is_asked, play_to_the_end, set_table
from sobremesa.core.state import State

DEEP = 3


def test_two_people_play_a_match_by_mouse(still_house: House, visit: Visit) -> None:
    """From the moment one of them can reach deep into the row until somebody has reached the target."""
    party = set_table(still_house, "Lucía", "Rosa", until=lambda state: can_reach(state, DEEP), target_score=50)
    people = [visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}") for seat in (0, 1)]
    players = [Player(person, still_house, party.code, seat) for seat, person in enumerate(people)]
    reach_into_the_row(players[0])
    play_to_the_end(players)
    state = still_house.position(party.code)
    totals = sorted((str(total) for total in state.outcome.totals), key=int, reverse=True)
    for person in people:
        assert [line.split()[-1] for line in person.sheet()] == totals
        expect(person.page.locator(".balances li")).to_have_count(2)


def reach_into_the_row(player: Player) -> None:
    """Point, lift, think again, lift again, take and lay down; then undo and redo it, and discard by dragging."""
    state = player.house.position(player.code)
    row = state.view(None).row
    take = next(one for one in actions(state) if one["type"] == "take_discard" and one["card"] in row[: -DEEP + 1] and one["use"]["type"] == "meld")
    taken = row[row.index(take["card"]) :]
    expect(player.hand).to_have_count(state.view(0).seats[0].hand)

    player.in_row(take["card"]).hover(position={"x": 8, "y": 30})
    expect(player.page.locator("ol.row .lifted")).to_have_count(len(taken))
    player.stage(take["card"])
    expect(player.staging.locator("[data-piece]")).to_have_count(len(taken))
    player.action("cancel").click()
    expect(player.staging).to_have_count(0)
    expect(player.page.locator("ol.row [data-piece]")).to_have_count(len(row))

    player.take(take["card"], take["use"])
    number = len(state.view(None).melds) + 1
    laid = player.meld(number).locator(".pcard")
    left = state.view(0).seats[0].hand + len(taken) - len(take["use"]["cards"])
    expect(laid).to_have_count(len(take["use"]["cards"]))
    expect(player.hand).to_have_count(left)
    assert player.house.position(player.code).moves == state.moves, "nothing is taken before the turn ends"

    player.action("undo").click()
    expect(player.meld(number)).to_have_count(0)
    expect(player.page.locator("ol.row [data-piece]")).to_have_count(len(row))
    player.action("redo").click()
    expect(laid).to_have_count(len(take["use"]["cards"]))
    expect(player.hand).to_have_count(left)

    card = player.cards()[0]
    player.card(card).drag_to(player.page.locator("[data-target=row]"), steps=20)
    player.page.wait_for_function("() => !document.querySelector('.dock .prompt.mine [data-never]') && !document.querySelector('[data-action=discard]')")
    player.confirm()
    player.wait_for(lambda now: now.view(None).row[-1:] == [card] or now.hands_played > 0)
    now = player.house.position(player.code).view(None)
    assert now.melds[number - 1].points[0] > 0 or not now.melds

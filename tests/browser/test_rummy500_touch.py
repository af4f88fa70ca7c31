"""Rummy 500 on a phone, by touch: laying off by taps and by a finger that drags, and a turn that is loaded anew."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Visit, drag_by_finger
from browser.rummy500 import Player, Wire, actions, is_asked, set_table
from sobremesa.core.state import State


class Finger(Player):
    """Somebody who taps."""

    def press(self, what: Locator) -> None:
        what.tap()


def lay_offs(state: State[Any]) -> list[Wire]:
    """Single cards that fit at an end of somebody else's run."""
    if not is_asked(state, "play"):
        return []
    melds = state.view(None).melds
    return [
        one
        for one in actions(state)
        if one["type"] == "lay_off"
        and one["end"]
        and len(one["cards"]) == 1
        and all(card.owner != 0 for card in melds[one["meld"] - 1].cards)
    ]


@pytest.fixture
def player(still_house: House, visit: Visit) -> Finger:
    """On a phone, in mid-turn, with a card that fits on another's run."""
    party = set_table(still_house, "Lucía", "Rosa", "Tomás", until=lambda state: bool(lay_offs(state)))
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    expect(player.action("discard")).to_be_visible()
    return player


def test_laying_off_by_taps(player: Finger) -> None:
    """A tap on the card and one on the run; undone, redone, and the turn ends with a tap on the row."""
    state = player.house.position(player.code)
    off = lay_offs(state)[0]
    meld, (card,) = off["meld"], off["cards"]
    laid = player.meld(meld).locator(f'[data-piece="card-{card}"]')
    before = len(player.cards())
    player.lay_off(meld, [card])
    expect(laid).to_be_visible()
    player.press(player.action("undo"))
    expect(laid).to_have_count(0)
    expect(player.hand).to_have_count(before)
    player.press(player.person.button("table-menu"))
    player.press(player.action("redo"))
    expect(laid).to_be_visible()

    player.page.reload()
    expect(laid).to_be_visible()
    expect(player.hand).to_have_count(before - 1)

    player.pick(player.cards()[-1:])
    player.press(player.page.locator("[data-action=discard-here]"))
    player.end_turn(state.moves)
    assert player.house.position(player.code).moves == state.moves + 2, "laid off and discarded together"


def test_laying_off_by_a_finger_that_drags(player: Finger) -> None:
    off = lay_offs(player.house.position(player.code))[0]
    (card,) = off["cards"]
    end = player.meld(off["meld"]).locator(f".end.{off['end']}")
    end.scroll_into_view_if_needed()
    drag_by_finger(player.person, player.card(card), end)
    expect(player.meld(off["meld"]).locator(f'[data-piece="card-{card}"]')).to_be_visible()

"""A turn of Rummy israelí with the keyboard alone: drawing, arranging, undoing, confirming."""

import re

from playwright.sync_api import expect

from browser.house import House
from browser.people import Visit
from browser.rummy import Player, at_table
from browser.test_rummy500_keys import Keyboard


class Keys(Player):
    """Somebody who uses Tab, arrows and Enter, and never the mouse."""

    press = Keyboard.press
    reach = Keyboard.reach
    is_at = Keyboard.is_at
    walk_to = Keyboard.walk_to


def test_a_turn_is_played_by_keys_alone(still_house: House, visit: Visit) -> None:
    party = at_table(still_house, "Lucía", "Rosa")
    player = Keys(visit(still_house.url, keys=party.keys()), party)
    keys = player.page.keyboard
    player.find(
        opened=[True, True],
        table=["run[R5a Ja R7a]", "run[Y3a Y4a Y5a Y6a Y7a Y8a]"],
        racks=["R6a B2a B4a Y9a", "K1a"],
        stock="K9a K10a",
    )
    expect(player.page.locator("[data-action=stock]")).to_be_focused()
    keys.press("Enter")
    expect(player.rack).to_have_count(5)

    # A tile onto the joker it pays for, and the joker between two others.
    player.lay("R6a", on="Ja")
    player.sees("R5a R6a R7a", "Ja", "Y3a Y4a Y5a Y6a Y7a Y8a")
    player.pick("B2a", "B4a")
    player.press(player.on_table("Ja"))
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a Y6a Y7a Y8a")

    # A run is split at the tile that is picked; n puts tiles down, Delete takes them back, Backspace undoes.
    player.pick("Y6a")
    keys.press("s")
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a", "Y6a Y7a Y8a")
    player.pick("Y9a")
    keys.press("n")
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a", "Y6a Y7a Y8a", "Y9a")
    player.pick("Y9a")
    keys.press("Delete")
    expect(player.rack).to_have_count(2)
    keys.press("Backspace")
    expect(player.rack).to_have_count(1)
    keys.press("Shift+Backspace")
    expect(player.rack).to_have_count(2)
    player.pick("Y9a")
    keys.press("Escape")
    expect(player.tile("Y9a")).to_have_attribute("aria-pressed", "false")
    player.lay("Y9a", on="Y8a")
    expect(player.page.locator("[data-action=confirm-play]:not([aria-disabled])")).to_be_visible()
    before = player.state.moves
    keys.press("Shift+Enter")
    player.wait_for(lambda state: state.moves > before)
    assert player.table() == ["run[B2a Ja B4a]", "run[R5a R6a R7a]", "run[Y3a Y4a Y5a]", "run[Y6a Y7a Y8a Y9a]"]


def test_the_rack_is_kept_in_an_order_of_ones_own(still_house: House, visit: Visit) -> None:
    """Sorted in two ways, moved by keys and by dragging; the page may be loaded anew."""
    party = at_table(still_house, "Lucía", "Rosa", turn_seconds=600)
    player = Player(visit(still_house.url, keys=party.keys()), party)
    player.find(racks=["R6a B2a K4a Y9a Ja", "K1a"], stock="K9a", deadline=600_000)
    expect(player.page.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|9:5\d)$"))
    assert player.racked() == ["K4a", "R6a", "B2a", "Y9a", "Ja"]
    player.action("sort").click()
    expect(player.rack.first).to_have_attribute("data-card", "B2a")
    assert player.racked() == ["B2a", "K4a", "R6a", "Y9a", "Ja"]
    player.tile("B2a").focus()
    player.page.keyboard.press("Alt+ArrowRight")
    expect(player.rack.first).to_have_attribute("data-card", "K4a")
    player.tile("Ja").drag_to(player.tile("K4a"), steps=12)
    expect(player.rack.first).to_have_attribute("data-card", "Ja")
    player.page.reload()
    assert player.racked() == ["Ja", "K4a", "B2a", "R6a", "Y9a"]

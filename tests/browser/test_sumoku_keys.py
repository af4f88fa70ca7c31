"""Sumoku without a mouse: a placement by digits and arrows, a claim that has to be held, a sum that is typed."""

from playwright.sync_api import expect

from browser.house import House
from browser.people import Visit
from browser.sumoku import TEN, Player, race


def test_a_placement_by_keys(still_house: House, visit: Visit) -> None:
    """Digits lift, arrows lead from place to place, Enter lays and plays, Escape takes back, Space turns a six."""
    party = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="classic").start()
    party.put(key=5, grid="R3a@0,0 B7a@1,0", racks=["O2a O6a Y1a G5a", "R1a R2a O4a"], seat=0, roller=0, pile="")
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    keys = player.page.keyboard
    expect(player.rack).to_have_count(4)
    keys.press("4")
    expect(player.page.locator(".board .cursor")).to_be_visible()
    expect(player.places).to_have_count(2)
    keys.press("ArrowRight")
    expect(player.place(2, 0)).to_be_focused()
    keys.press("ArrowLeft")
    expect(player.place(-1, 0)).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.on_board("G5a")).to_have_attribute("data-cell", "2,0")
    expect(player.page.locator("[data-sum].ok")).to_have_text("15")
    expect(player.page.locator("[data-board]")).to_be_focused()
    keys.press("Escape")
    expect(player.on_board("G5a")).to_have_count(0)

    # Two tiles downwards: the first fits only with the second, so that the cursor goes there cell by cell. The six lies
    # as 9 after its digit was pressed twice, and Space turns it back.
    keys.press("2")
    keys.press("2")
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown"):
        keys.press(f"Shift+{key}")
    keys.press("Enter")
    expect(player.on_board("O6a")).to_have_attribute("data-cell", "0,1")
    keys.press(" ")
    expect(player.page.locator("[data-sum].bad")).to_have_text("9")
    keys.press("Escape")
    keys.press("2")
    expect(player.places).to_have_count(2)
    keys.press("ArrowDown")
    expect(player.place(0, 2)).to_be_focused()
    keys.press("Enter")
    expect(player.page.locator("[data-sum].ok")).to_have_text("10")
    player.action("play").focus()
    keys.press("Enter")
    player.wait_for(lambda state: state.scores[0] == 10)


def test_claims_and_calls_by_keys(still_house: House, visit: Visit) -> None:
    """The bag is held by a key as by a finger; in spot a sum is typed, and digits are tiles."""
    party = race(still_house, "Lucía", "Rosa", mode="speed", owners=[{"grid": TEN}, {"rack": "P5a"}])
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    player.action("claim").focus()
    player.touch_bag(by_key=True)
    expect(person.prompt).to_contain_text(person.say("sumoku-page-claim-hold"))
    person.page.keyboard.down("Enter")
    player.wait_for(lambda state: state.winners == [0])
    person.page.keyboard.up("Enter")

    spot = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="spot").start()
    spot.put(phase="open", key=3, display="R4a R7a O1a O8a Y2a Y6a G5a G3a B8a P1a")
    person = visit(still_house.url, keys=spot.keys()).go(f"/t/{spot.code}")
    player = Player(person, still_house, spot.code)
    expect(person.my_turn).to_be_visible()
    for key in ("1", "5", "Enter"):
        person.page.keyboard.press(key)
    expect(person.page.locator(".calls .showing")).to_be_visible()
    for key in ("2", "3", "5", "7"):
        person.page.keyboard.press(key)
    player.wait_for(lambda state: len(state.won[0]) == 4)

"""Sumoku on a phone, by touch: tap and tap, a finger that drags, two that stretch the table, a six that is turned."""

from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Person, Visit, drag_along
from browser.sumoku import Player

GRID = "R3a@0,0 B7a@1,0"


class Finger(Player):
    """Somebody who taps."""

    def press(self, what: Locator) -> None:
        what.tap()

    def press_cell(self, x: int, y: int) -> None:
        self.page.touchscreen.tap(*self.where(x, y))


def test_a_placement_by_touch(still_house: House, visit: Visit) -> None:
    """K = 5: with G6 as 9 below the 1 it is a column; the sums tell at once what fits."""
    party = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="classic").start()
    party.put(key=5, grid=GRID, racks=["G5a Y6a P1a O2a", "R1a R2a O4a"], seat=0, roller=0, pile="")
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    expect(player.rack).to_have_count(4)
    stretch(person, player.where(0, 0))
    expect(player.action("fit")).to_be_visible()
    player.press(player.action("fit"))

    # A tap on the tile, one on the cell: the line is good.
    player.lay("G5a", 2, 0, 5)
    expect(player.page.locator("[data-sum].ok")).to_have_text("15")

    # A finger takes a six to a cell; a tap there turns it, and the sums change with it.
    start = player.middle_of(player.tile("Y6a"))
    drag_along(person, start, player.where(3, 0))
    expect(player.on_board("Y6a")).to_have_attribute("data-cell", "3,0")
    expect(player.page.locator("[data-sum].bad")).to_have_text("21")
    expect(player.page.locator(".wing")).to_have_count(0)
    player.press(player.on_board("Y6a"))
    expect(player.page.locator("[data-sum].bad")).to_have_text("24")

    # Back to the rack by a finger; what was tried is there again when the page is loaded anew.
    drag_along(person, player.where(3, 0), player.middle_of(player.tile("P1a")))
    expect(player.tile("Y6a")).to_be_visible()
    player.page.reload()
    expect(player.on_board("G5a")).to_have_attribute("data-cell", "2,0")
    player.press(player.page.locator("[data-action=play]:not([aria-disabled])"))
    player.wait_for(lambda state: state.scores[0] == 15)


def stretch(person: Person, at: tuple[float, float]) -> None:
    """Two fingers move apart."""
    fingers = person.context.new_cdp_session(person.page)
    x, y = at
    for apart in (30, 45, 60, 75):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        kind = "touchStart" if apart == 30 else "touchMove"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()

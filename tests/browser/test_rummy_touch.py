"""Rummy israelí on a phone: by taps and by a finger that drags, also when ninety tiles lie on the table."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import PHONE, Visit, drag_by_finger
from browser.rummy import DRAWN, Player, at_table

FINGER = 44
FULL: dict[str, Any] = {
    "table": [
        "run[K4a K5a K6a K7a K8a]",
        "run[K9a K10a K11a K12a K13a]",
        "run[R5a R6a R7a R8a R9a R10a]",
        "group[R11a B11a K11b]",
        "run[B1a B2a B3a B4a B5a B6a]",
        "run[B7a B8a B9a]",
        "run[Y1a Y2a Y3a Y4a Y5a]",
        "group[K13b R13b B13b Y13a]",
        "group[R12a B12a K12b Y12a]",
        "run[Y8a Y9a Ja]",
        "group[R1b B1b K1a]",
        "group[K2b R2b B2b Y2b]",
        "group[K3b R3b Y3b]",
        "group[K4b B4b Y4b]",
        "group[K5b R5b B5b Y5b]",
        "group[R6b B6b Y6b]",
        "group[K7b R7b B7b Y7b]",
        "group[K8b R8b B8b]",
        "group[K9b R9b Y9b]",
        "group[R10b K10b Y10b]",
        "group[Y11a B11b R11b]",
        "run[Y11b Y12b Y13b]",
    ],
    "racks": ["K2a K3a R2a R13a B10a Y6a", "R4b"],
    "closing_tile": "Y7a",
}
"""More than eighty tiles."""


class Finger(Player):
    """Somebody who taps."""

    def press(self, what: Locator) -> None:
        what.tap()

    def pull(self, tile: Locator, target: Locator) -> None:
        """Drag, and put the finger down once more: a browser takes that for the end of a movement so quick."""
        drag_by_finger(self.person, tile, target)
        self.person.prompt.tap()


@pytest.fixture
def player(still_house: House, visit: Visit) -> Finger:
    party = at_table(still_house, "Lucía", "Rosa")
    return Finger(visit(still_house.url, keys=party.keys(), **PHONE), party)


def test_a_table_is_rearranged_by_a_finger(player: Finger) -> None:
    """A run is parted by dragging; jokers and tiles go their way by two taps each."""
    player.find(**DRAWN, table=["run[Y3a Y4a Y5a Y6a Y7a]", "run[R5a Ja R7a]"], racks=["Y5b R6a B2a B4a K13a", "K1a"])
    player.pull(player.tile("Y5b"), player.on_table("Y4a"))
    player.sees("Y3a Y4a Y5a", "Y5b Y6a Y7a", "R5a Ja R7a")
    player.lay("R6a", on="Ja")
    player.lay("B2a", "B4a", on="Ja")
    player.sees("Y3a Y4a Y5a", "Y5b Y6a Y7a", "R5a R6a R7a", "B2a Ja B4a")
    player.pull(player.on_table("Y5b"), player.rack.first)
    expect(player.rack).to_have_count(2)
    player.lay("Y5b", on="Y6a")
    player.confirm()
    assert player.table() == ["run[B2a Ja B4a]", "run[R5a R6a R7a]", "run[Y3a Y4a Y5a]", "run[Y5b Y6a Y7a]"]


def test_a_full_table_is_looked_at_closely(player: Finger) -> None:
    """Near by, every tile is as large as a finger, the table is moved about, and a tile finds its place."""
    player.find(**DRAWN, **FULL)
    assert player.tile("K4a").bounding_box()["width"] < FINGER
    player.press(player.action("zoom"))
    expect(player.action("zoom")).to_have_attribute("aria-pressed", "true")
    assert player.tile("K4a").bounding_box()["width"] >= FINGER
    player.on_table("K4a").scroll_into_view_if_needed()
    player.lay("K2a", "K3a", on="K4a")
    expect(player.lot("K4a").locator(".tile")).to_have_count(7)
    player.press(player.action("zoom"))
    assert player.tile("K4a").bounding_box()["width"] < FINGER
    player.on_table("Y4a").scroll_into_view_if_needed()
    player.pull(player.tile("Y6a"), player.on_table("Y4a"))
    expect(player.lot("Y4a").locator(".tile")).to_have_count(6)
    player.confirm()
    assert "run[K2a K3a K4a K5a K6a K7a K8a]" in player.table()
    assert "run[Y1a Y2a Y3a Y4a Y5a Y6a]" in player.table()

"""The screens of Rummy israelí: nobody is shut out, nothing is cut off on a small phone, every word is there."""

import pytest
from playwright.sync_api import expect

from browser.house import House, Party
from browser.looks import FINGER, TV_VIEWERS, VIEWERS, Viewer, none_of
from browser.people import Person, Visit
from browser.rummy import DRAWN, Player, at_table
from browser.screens import NAMES, Look, Way, by_name, go, see_with
from browser.test_rummy_touch import FULL
from effort import in_turn

FOUR = NAMES[:4]
SUPPER = {
    "racks": [
        "K2a K3a R2a R3a R13a B10a B13a Y6a Y10a R6b",
        "R10a B2a K6a B4b",
        "K1b R1a B12a",
        "R4a R8a Y13b Y13a B1b Y9b K5a",
    ],
    "opened": [True, True, True, False],
    "has_drawn": True,
    "drawn_tile": "R2a",
    "table": [
        "group[R11a B11a K11a]",
        "run[B3a B4a B5a B6a B7a B8a]",
        "group[K9a R9a Y9a B9a]",
        "run[R5a Ja R7a]",
        "run[Y1a Y2a Y3a Y4a Y5a]",
        "run[K10a K11b K12a K13a]",
        "group[R1b B1a K1a]",
    ],
    "closing_tile": "Y7a",
    "sheet": [[23, 0, 57, 41]],
    "last_play": {"seat": 2, "laid": "B8a R5a", "changed": [2, 4]},
}
"""Four people in their second hand."""


def seated(house: House, look: Look, party: Party) -> list[Person]:
    return go(look(party.keys()), f"/t/{party.code}", ".mine .hand button.tile")


def drawing(house: House, look: Look) -> list[Person]:
    """The turn begins, with a rack that takes three lines of a phone."""
    rack = "K2a K3a K4a R2a R3a R13a B10a B13a Y6a Y10a K5b K6b R7b R8b B1b B2b Y1b Y2b Y3b Ja"
    party = at_table(house, *FOUR).put(racks=[rack, "R10a", "K1b", "R4a"], closing_tile="Jb")
    return seated(house, look, party)


def arranging(house: House, look: Look) -> list[Person]:
    """Something is wrong with one set, a joker waits, and a tile is picked."""
    party = at_table(house, *FOUR).put(**SUPPER)
    people = seated(house, look, party)
    for person in people:
        player = Player(person, party)
        player.lay("R6b", on="Ja")
        player.lay("Y6a", "Y10a")
        expect(person.page.locator(".lot .why").first).to_be_visible()
        player.pick("K2a")
    return people


def opening(house: House, look: Look) -> list[Person]:
    """Twenty-four points, and a set of the table that has to be left alone."""
    position = SUPPER | {
        "opened": [False, True, True, True],
        "drawn_tile": "K9b",
        "racks": ["R8a B8b K8a K9b Y13a", *SUPPER["racks"][1:3], "Y1b"],
    }
    party = at_table(house, *FOUR).put(**position)
    people = seated(house, look, party)
    for person in people:
        player = Player(person, party)
        player.lay("R8a", "B8b", "K8a")
        expect(person.page.locator(".opening")).to_be_visible()
        player.pick("Y13a")
        player.on_table("Y5a").click()
        expect(person.page.locator(".dock .prompt.bad")).to_be_visible()
    return people


def full_table(house: House, look: Look) -> list[Person]:
    party = at_table(house, *NAMES[:2]).put(**DRAWN, **FULL)
    return seated(house, look, party)


def hinted(house: House, look: Look) -> list[Person]:
    party = at_table(house, *FOUR).put(**SUPPER)
    people = seated(house, look, party)
    for person in people:
        person.button("table-hint").click()
        person.action("hint-next").click()
        person.action("hint-next").click()
        expect(person.page.locator(".lot.draft").first).to_be_visible()
    return people


def match_over(house: House, look: Look) -> list[Person]:
    party = at_table(house, *FOUR, mode="single_hand").put(
        **DRAWN | {"opened": [True] * 4},
        table=["run[R3a R4a R5a]"],
        racks=["Y8a K8a R6a", "K1a Ja", "K13a K12a", "B2a R9a"],
        closing_tile="B8a",
    )
    people = seated(house, look, party)
    player = Player(people[0], party)
    player.lay("R6a", on="R5a")
    player.lay("Y8a", "K8a", "B8a")
    player.confirm()
    for person in people:
        expect(person.match_result).to_be_visible()
        expect(person.page.locator("[data-review]")).to_be_visible(timeout=60_000)
    return people


def rules(house: House, look: Look) -> list[Person]:
    people = drawing(house, look)
    for person in people:
        person.button("table-menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say("table-rules"), exact=True).click()
        expect(person.page.locator("dialog[open] .picture").first).to_be_visible()
    return people


def replay(house: House, look: Look) -> list[Person]:
    party = at_table(house, *NAMES[:3], mode="single_hand").leave().play_on(lambda state: state.outcome is not None)
    people = go(look({}), f"/replay/{party.code}/1", ".tape")
    for person in people:
        person.page.get_by_role("slider").fill("30")
        see_with(person, "all")
        expect(person.page.locator(".all[role=group] .tile").first).to_be_visible()
        expect(person.page.locator("li.lot").first).to_be_visible()
    return people


def full_table_on_tv(house: House, look: Look) -> list[Person]:
    """More than eighty tiles, all of them in the picture and large enough to be seen from three metres away."""
    party = at_table(house, *NAMES[:2]).put(**DRAWN, **FULL)
    people = go(look({}), f"/tv/{party.code}", "li.lot")
    for person in people:
        assert person.page.locator(".lot .tile").first.bounding_box()["width"] >= FINGER
        assert person.page.locator(".area").evaluate("area => area.scrollHeight - area.clientHeight") <= 0
    return people


WAYS = by_name(drawing, arranging, opening, full_table, hinted, match_over, rules, replay)


@pytest.mark.parametrize(("way", "viewer"), in_turn(WAYS, VIEWERS) + in_turn(by_name(full_table_on_tv), TV_VIEWERS))
def test_screen(way: Way, viewer: Viewer, still_house: House, visit: Visit) -> None:
    (person,) = way(still_house, viewer.comes(visit, still_house))
    none_of([one for one in viewer.complaints(person) if not is_tile_of_the_table(one)])


def is_tile_of_the_table(complaint: str) -> bool:
    """Tiles of the table may be small from afar: near by each is as large as a finger (test_rummy_touch.py)."""
    return complaint.startswith("too small: BUTTON.tile") and " laid" in complaint

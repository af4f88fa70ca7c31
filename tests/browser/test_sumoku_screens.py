"""The screens of Sumoku: nobody is shut out, nothing is cut off on a small phone, every word is there."""

import pytest
from playwright.sync_api import expect

from browser.house import House, Party
from browser.looks import FINGER, TV_VIEWERS, VIEWERS, Viewer, none_of
from browser.people import PHONE, Person, Visit
from browser.screens import MORE_NAMES, NAMES, Look, Way, by_name, go
from browser.sumoku import TEN, Player, played_on, race
from effort import all_in_full, in_turn

EIGHT = (*NAMES, *MORE_NAMES)[:8]
MID_GAME = 40
SOME = [
    {"grid": "O1a@0,0 Y4a@1,0 G5a@2,0", "rack": "P5a P6a B1a R5a O2a Y8a B8a"},
    {"rack": "O1b Y2b G2b P5b P6b B1b R5b O2b Y8b B8b"},
]
OTHERS = [
    {"rack": "Y1a P1a Y2a G2a B2a P2a R3a O3a Y3a G3a"},
    {"rack": "B3a P3a R4a P4a O5a Y5a B5a R6a Y6a G6a"},
    {"rack": "R7a O7a Y7a G7a B7a P7a R8a O8a G8a Y1b"},
    {"rack": "G1b P1b R2b B2b P2b R3b O3b Y3b G3b B3b"},
    {"rack": "P3b R4b O4b Y4b G4b B4b P4b O5b Y5b G5b"},
]
DISPLAY = "R4a R7a O1a O8a Y2a Y6a G5a G3a B8a P1a"


def at_table(house: House, look: Look, party: Party, seen: str = ".cloth .area") -> list[Person]:
    return go(look(party.keys()), f"/t/{party.code}", seen)


def mid_game(house: House) -> Party:
    party = house.set_table(*NAMES[:3], game="sumoku", mode="classic").start()
    return party.put(**played_on(lambda state: len(state.cells) >= MID_GAME and state.seat == 0, players=3))


def composing(house: House, look: Look) -> list[Person]:
    """In the middle of a classic game, with a tile in the hand and its places on the board."""
    party = mid_game(house)
    people = at_table(house, look, party)
    for person in people:
        player = Player(person, house, party.code)
        expect(player.rack.first).to_be_visible()
        lift_one(player)
    return people


def lift_one(player: Player) -> None:
    """The first tile of the rack that fits somewhere by itself."""
    unanswered = player.person.say("sumoku-page-tap-cell", tiles=1, way="across")
    for place in range(player.rack.count()):
        player.press(player.rack.nth(place))
        expect(player.person.prompt).not_to_contain_text(unanswered)
        if player.places.count() > 0:
            return
    raise AssertionError("nothing fits")


def racing(house: House, look: Look) -> list[Person]:
    """A race of three, in which somebody has just been wrong."""
    party = race(house, *NAMES[:3], mode="speed", owners=[SOME[0], {"grid": TEN.replace("=9", "")}, SOME[1]])
    people = at_table(house, look, party)
    party.guests[1].act(type="claim", version=0)
    for person in people:
        expect(person.page.locator("[data-verdict=wrong]")).to_be_visible()
    return people


def round_won(house: House, look: Look) -> list[Person]:
    party = race(house, *NAMES[:3], mode="speed", owners=[SOME[0], {"grid": TEN}, SOME[1]])
    people = at_table(house, look, party)
    party.guests[1].act(type="claim", version=0)
    for person in people:
        expect(person.action("skip").or_(person.hand_result)).to_be_visible()
        person.skip()
        expect(person.hand_result).to_be_visible()
    return people


def team_ready(house: House, look: Look) -> list[Person]:
    """Before the tiles are dealt: four teams of two."""
    party = house.set_table(*EIGHT, game="sumoku", mode="team", teams=4).start()
    return at_table(house, look, party)


def solo(house: House, look: Look) -> list[Person]:
    """Alone against the clock, with sums at every line."""
    owners = [{"grid": TEN, "rack": "P5a P6a B1a R5a O2a G5a"}]
    party = race(house, NAMES[0], mode="solo", owners=owners, time_limit_seconds=600, deadline=600_000)
    return at_table(house, look, party)


def solo_over(house: House, look: Look) -> list[Person]:
    people = solo(house, look)
    for person in people[:1]:
        person.action("give-up").click()
        person.action("confirm").click()
    for person in people:
        expect(person.match_result).to_be_visible()
    return people


def spotting(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES[:4], game="sumoku", mode="spot").start()
    return at_table(house, look, party.put(phase="open", key=3, display=DISPLAY))


def classic_over(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES[:3], game="sumoku", mode="classic").start().leave()
    party.put(**played_on(lambda state: not state.pile and state.seat == 0, players=3))
    party.play_on(lambda state: state.outcome is not None)
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


def rules(house: House, look: Look) -> list[Person]:
    people = spotting(house, look)
    for person in people:
        person.button("table-menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say("table-rules"), exact=True).click()
        expect(person.page.locator("dialog[open] .picture").first).to_be_visible()
    return people


def on_tv(look: Look, party: Party) -> list[Person]:
    return go(look({}), f"/tv/{party.code}", ".tv-area")


def racing_on_tv(house: House, look: Look) -> list[Person]:
    return on_tv(look, race(house, *EIGHT, mode="speed", owners=[{"grid": TEN}, *SOME, *OTHERS]))


def spotting_on_tv(house: House, look: Look) -> list[Person]:
    party = house.set_table(*EIGHT, game="sumoku", mode="spot").start()
    return on_tv(look, party.put(phase="showing", key=3, display=DISPLAY, call={"seat": 2, "sum": 15}, deadline=60_000))


def crossword_on_tv(house: House, look: Look) -> list[Person]:
    return on_tv(look, mid_game(house))


WAYS = by_name(composing, racing, round_won, team_ready, solo, solo_over, spotting, classic_over, rules)
TV_WAYS = by_name(racing_on_tv, spotting_on_tv, crossword_on_tv)


@pytest.mark.parametrize(("way", "viewer"), in_turn(WAYS, VIEWERS) + in_turn(TV_WAYS, TV_VIEWERS))
def test_screen(way: Way, viewer: Viewer, still_house: House, visit: Visit) -> None:
    (person,) = way(still_house, viewer.comes(visit, still_house))
    none_of(viewer.complaints(person))


@pytest.mark.parametrize("size", all_in_full([(360, 560), (360, 640), (640, 400), (844, 390)], (360, 560), (844, 390)))
def test_tiles_to_spot_are_seen_on_a_low_phone(size: tuple[int, int], still_house: House, visit: Visit) -> None:
    """What is sought is above the buttons that say it, and as large as a finger."""
    low = Viewer(PHONE | {"viewport": {"width": size[0], "height": size[1]}}, "es")
    (person,) = spotting(still_house, low.comes(visit, still_house))
    tiles = person.page.locator(".display .koku")
    expect(tiles).to_have_count(10)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.99)
        assert (tile.bounding_box() or {})["width"] >= FINGER

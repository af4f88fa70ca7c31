"""Classic Sumoku late in a match: a lifted tile brings the board near, and its places say what they would score."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import LAPTOP, PHONE, Person, Visit, drag_along
from browser.sumoku import Player, played_on
from browser.test_sumoku_touch import Finger
from effort import all_in_full
from sobremesa.core.state import State
from sobremesa.games.sumoku.schema import FittingCell, Placement, Play

LATE = 60
FINGER = 44
FEWEST_SEEN = 5
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
WORLD = "() => document.querySelector('.board .world').style.transform"
STEP = "() => parseFloat(getComputedStyle(document.querySelector('[data-board]')).getPropertyValue('--step'))"
SEEN = """() => {
    const board = document.querySelector('[data-board]').getBoundingClientRect();
    const map = document.querySelector('[data-map]').getBoundingClientRect();
    const isIn = ({ left, right, top, bottom }) =>
        left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
    const isUnder = ({ right, bottom }) => right > map.left && bottom > map.top;
    return [...document.querySelectorAll('.place')]
        .filter(place => isIn(place.getBoundingClientRect()) && !isUnder(place.getBoundingClientRect()))
        .map(place => place.dataset.placeCell);
}"""


def late(house: House) -> Any:
    """A grid of which a phone can show but a part from near; it is seat 0's turn."""
    party = house.set_table("Lucía", "Rosa", game="sumoku", mode="classic").start()
    return party.put(**played_on(lambda state: len(state.cells) >= LATE and state.seat == 0 and not state.is_replay))


def fitting(state: State[Any], tile: str) -> list[FittingCell]:
    """The places of a tile, the highest score first."""
    return state.appraise(0, Play((Placement(tile, 0, 0),))).places


def most_at_home(state: State[Any]) -> str:
    """The tile of the rack with most places."""
    rack = state.view(0).classic.seats[0].rack
    return max((tile for tile in rack if tile[1] != "6"), key=lambda tile: len(fitting(state, tile)))


def step(player: Player) -> float:
    """The side of a cell, in pixels."""
    return float(player.page.evaluate(STEP))


def settled(player: Player) -> str:
    """Where the board is."""
    return str(player.page.evaluate(WORLD))


def middle_of_a_tile_in_sight(player: Player) -> tuple[float, float]:
    """A tile on the board that nothing lies over, away from places."""
    found = player.page.evaluate("""() => {
        const places = [...document.querySelectorAll('.place')].map(place => place.getBoundingClientRect());
        for (const tile of document.querySelectorAll('.board .koku[data-cell]')) {
            const { x, y, width, height } = tile.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            if (document.elementFromPoint(left, top)?.closest('.koku') === tile) return [left, top];
        }
        return null;
    }""")
    assert found is not None
    return found[0], found[1]


@pytest.mark.parametrize("phone", all_in_full([SMALL, PHONE], SMALL), ids=["small", "large"])
def test_a_late_turn_by_touch(phone: dict[str, Any], still_house: House, visit: Visit) -> None:
    """Whole while one looks; near, with sums, while one holds a tile. A tap beside keeps it; the map leads away."""
    party = late(still_house)
    person = visit(still_house.url, keys=party.keys(), **phone).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    expect(player.rack).to_have_count(8)
    assert step(player) < FINGER
    expect(person.page.locator("[data-map]")).to_have_count(0)
    for tile in player.rack.all():
        box = tile.bounding_box()
        assert box is not None
        assert box["width"] >= FINGER
    whole = settled(player)

    tile = most_at_home(player.state())
    places = fitting(player.state(), tile)
    player.press(player.tile(tile))
    expect(player.places).to_have_count(len(places))
    expect(player.places).to_have_text([str(place.points) for place in places])
    assert step(player) >= FINGER
    seen = person.page.evaluate(SEEN)
    assert len(seen) >= min(FEWEST_SEEN, len(places))
    expect(person.prompt).to_contain_text(person.say("sumoku-page-fits", count=len(places)))
    expect(person.prompt).to_contain_text(person.say("sumoku-page-fits-map"))
    near = settled(player)

    a_tap_beside(player, tile)
    assert settled(player) == near

    # A tap on the map, on the dot of a place out of sight, brings it into sight; the frame can be dragged back.
    hidden = next(place for place in places if f"{place.x},{place.y}" not in seen)
    person.page.touchscreen.tap(*dot(player, places.index(hidden)))
    expect(player.place(hidden.x, hidden.y)).to_be_in_viewport()
    assert settled(player) != near
    there = settled(player)
    frame = player.middle_of(person.page.locator("[data-map] .frame"))
    drag_along(person, frame, dot(player, places.index(by_name(places, seen[0]))))
    assert settled(player) != there

    # Another tile is lifted in its place; a tap on it puts it back, and the board is whole again.
    other = next(one for one in player.rack.all() if one.get_attribute("data-tile") != tile)
    player.press(other)
    expect(player.tile(tile)).to_have_attribute("aria-pressed", "false")
    while other.get_attribute("aria-pressed") == "true":
        player.press(other)
    expect(player.places).to_have_count(0)
    expect(person.page.locator("[data-map]")).to_have_count(0)
    assert settled(player) == whole

    # Laid: the board stays near until it is played, then it is whole again.
    player.press(player.tile(tile))
    expect(player.places).to_have_count(len(places))
    best = by_name(places, person.page.evaluate(SEEN)[0])
    player.press_cell(best.x, best.y)
    expect(player.on_board(tile)).to_have_attribute("data-cell", f"{best.x},{best.y}")
    expect(player.places).to_have_count(0)
    assert step(player) >= FINGER
    expect(player.page.locator("[data-sum].ok").first).to_be_attached()
    before = player.state().scores[0]
    play = player.page.locator("[data-action=play]:not([aria-disabled])")
    expect(play).to_have_text(person.say("sumoku-page-play-for", points=best.points))
    box, row = play.bounding_box(), person.page.locator(".actions").bounding_box()
    assert box is not None
    assert row is not None
    assert box["width"] >= (row["width"] - 16) / 2
    player.press(play)
    player.wait_for(lambda state: state.scores[0] == before + best.points)
    expect(person.page.locator("[data-map]")).to_have_count(0)


def by_name(places: list[FittingCell], name: str) -> FittingCell:
    return next(place for place in places if f"{place.x},{place.y}" == name)


def dot(player: Player, number: int) -> tuple[float, float]:
    """The middle of a place on the map."""
    return player.middle_of(player.page.locator("[data-map] .dot").nth(number))


def a_tap_beside(player: Player, tile: str) -> None:
    """On a tile: a ring at the finger, a red prompt that says why, and the tile is still in the hand."""
    player.page.touchscreen.tap(*middle_of_a_tile_in_sight(player))
    expect(player.page.locator(".board .miss")).to_be_visible()
    prompt = player.page.locator(".dock .prompt.bad")
    expect(prompt).to_contain_text(player.person.say("sumoku-page-miss"))
    expect(player.tile(tile)).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator(".board .miss")).to_have_count(0)


def test_a_finger_moves_the_near_board_and_two_stretch_it(still_house: House, visit: Visit) -> None:
    """One finger pans, and the tile stays in the hand; a tile that is dragged falls into a place near by."""
    party = late(still_house)
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    tile = most_at_home(player.state())
    player.press(player.tile(tile))
    expect(person.page.locator("[data-map]")).to_be_visible()
    near = settled(player)
    x, y = player.middle_of(person.page.locator("[data-board]"))
    drag_along(person, (x, y), (x - 90, y - 60))
    assert settled(player) != near
    expect(player.tile(tile)).to_have_attribute("aria-pressed", "true")
    place = person.page.evaluate(SEEN)[0]
    column, row = map(int, place.split(","))
    left, top = player.where(column, row)
    drag_along(person, player.middle_of(player.tile(tile)), (left + 12, top + 10))
    expect(player.on_board(tile)).to_have_attribute("data-cell", place)


def test_a_tile_without_places_leaves_the_board_as_it_is(still_house: House, visit: Visit) -> None:
    """It lifts, and the prompt says that it does not fit by itself. Two tiles can be laid all the same."""
    party = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="classic").start()
    party.put(key=5, grid="R3a@0,0 B7a@1,0", racks=["O4a Y1a G5a", "R1a R2a O4b"], seat=0, roller=0, pile="")
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    expect(player.rack).to_have_count(3)
    whole = settled(player)
    player.press(player.tile("O4a"))
    expect(person.prompt).to_contain_text(person.say("sumoku-page-fits-nowhere"))
    assert settled(player) == whole

    # Two cells away nothing is joined: that is a miss, with the reason the rules give.
    player.press_cell(3, 1)
    expect(person.page.locator(".dock .prompt.bad")).to_contain_text(person.say("sumoku-page-miss"))
    expect(player.tile("O4a")).to_have_attribute("aria-pressed", "true")

    # Where it fits with a second tile it can be laid, and that one has places then.
    player.press_cell(2, 0)
    expect(player.page.locator("[data-sum].bad")).to_have_text("14")
    player.press(player.tile("Y1a"))
    expect(player.places).to_have_text(["15", "15"])
    player.press_cell(3, 0)
    expect(player.page.locator("[data-sum].ok")).to_have_text("15")
    player.press(player.action("undo"))
    expect(player.on_board("Y1a")).to_have_count(0)
    expect(player.on_board("O4a")).to_have_count(1)
    player.press(player.action("undo"))
    expect(player.on_board("O4a")).to_have_count(0)


def test_a_line_of_six_bears_a_tag(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="classic").start()
    grid = "R1a@0,0 O2a@1,0 Y3a@2,0 G4a@3,0 B5a@4,0"
    party.put(key=3, grid=grid, racks=["P3a R5a", "R7a R8a"], seat=0, roller=0, pile="")
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    player.press(player.tile("P3a"))
    tag = player.place(5, 0)
    expect(tag.locator("[data-tag]")).to_have_attribute("data-tag", person.say("sumoku-page-place-six"))
    expect(tag).to_have_accessible_name(person.say("sumoku-page-place", row=0, column=5, points=18, six="yes"))
    # The grid is smaller than the window: there is nothing to show on a map.
    expect(person.page.locator("[data-map]")).to_have_count(0)


@pytest.mark.parametrize("device", all_in_full([LAPTOP, PHONE], LAPTOP), ids=["laptop", "phone"])
def test_a_late_turn_by_keys(device: dict[str, Any], still_house: House, visit: Visit) -> None:
    """A digit lifts, arrows go from place to place, M gives them to the map, + and - bring near and far."""
    party = late(still_house)
    person = visit(still_house.url, keys=party.keys(), **device).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    expect(player.rack).to_have_count(8)
    whole = settled(player)
    tile = most_at_home(player.state())
    number = player.rack.evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)").index(tile) + 1
    places = fitting(player.state(), tile)
    keys = person.page.keyboard
    keys.press(str(number))
    expect(player.places).to_have_count(len(places))

    near = settled(player)
    keys.press("m")
    expect(person.page.locator("[data-map].keys")).to_be_visible()
    keys.press("ArrowUp")
    assert settled(player) != near
    keys.press("Escape")
    expect(person.page.locator("[data-map].keys")).to_have_count(0)
    expect(player.tile(tile)).to_have_attribute("aria-pressed", "true")

    keys.press("-")
    assert settled(player) == whole
    keys.press("+")
    assert step(player) >= FINGER

    keys.press("ArrowUp")
    first = focused(person)
    keys.press("ArrowDown")
    assert first is not None
    assert focused(person) in {f"{place.x},{place.y}" for place in places}
    expect(person.page.locator(".place:focus")).to_be_in_viewport()
    keys.press("Escape")
    expect(player.places).to_have_count(0)
    assert settled(player) == whole

    keys.press(str(number))
    expect(player.places).to_have_count(len(places))
    keys.press("ArrowUp")
    chosen = by_name(places, focused(person) or "")
    keys.press("Enter")
    expect(player.on_board(tile)).to_have_attribute("data-cell", f"{chosen.x},{chosen.y}")
    expect(player.page.locator("[data-action=play]")).to_have_text(
        person.say("sumoku-page-play-for", points=chosen.points)
    )


def focused(person: Person) -> str | None:
    return person.page.evaluate("() => document.activeElement?.dataset.placeCell ?? null")


def test_places_are_a_list_by_their_sum(still_house: House, visit: Visit) -> None:
    """For a screen reader; and by mouse a place is laid on by a click, a miss keeps the tile."""
    party = late(still_house)
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    expect(player.rack).to_have_count(8)
    tile = most_at_home(player.state())
    places = fitting(player.state(), tile)
    player.press(player.tile(tile))
    listed = person.page.get_by_role("list", name=person.say("sumoku-page-places", count=len(places)))
    expect(listed.get_by_role("listitem")).to_have_count(len(places))
    names = listed.get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names == [
        person.say(
            "sumoku-page-place",
            row=place.y,
            column=place.x,
            points=place.points,
            six="yes" if place.six else "no",
        )
        for place in places
    ]
    person.page.mouse.click(*middle_of_a_tile_in_sight(player))
    expect(player.tile(tile)).to_have_attribute("aria-pressed", "true")
    column, row = map(int, person.page.evaluate(SEEN)[0].split(","))
    player.press_cell(column, row)
    expect(player.on_board(tile)).to_have_attribute("data-cell", f"{column},{row}")


def test_where_a_tile_fits_is_asked_once(still_house: House, visit: Visit) -> None:
    """One request for a lifted tile; lifted again in the same turn it needs none."""
    party = late(still_house)
    person = visit(still_house.url, keys=party.keys(), **PHONE)
    sent: list[str] = []
    person.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    person.go(f"/t/{party.code}")
    player = Finger(person, still_house, party.code)
    tile = most_at_home(player.state())
    for _ in range(2):
        player.press(player.tile(tile))
        expect(player.places).to_have_count(len(fitting(player.state(), tile)))
        player.press(player.tile(tile))
        expect(player.places).to_have_count(0)
    assert sum('"appraise"' in frame for frame in sent) == 1

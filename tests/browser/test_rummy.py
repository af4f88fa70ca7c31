"""Rummy israelí by mouse: opening, the leaflet's examples by dragging, jokers, closing, two people and a bot."""

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import Visit
from browser.rummy import DRAWN, Player, at_table, play_to_the_end


@pytest.fixture
def player(still_house: House, visit: Visit) -> Player:
    """Somebody at a table for two."""
    party = at_table(still_house, "Lucía", "Rosa")
    return Player(visit(still_house.url, keys=party.keys()), party)


def test_two_people_open_and_add_to_the_table(still_house: House, visit: Visit) -> None:
    """The page counts up to thirty; the other one sees what is new, and adds to it."""
    party = at_table(still_house, "Lucía", "Rosa")
    party.put(
        racks=["R9a B9a K9a Y1a Y2a Y3a B2a", "B9b Y4a K1a R1a"],
        has_drawn=True,
        opened=[False, True],
        table=["run[K4a K5a K6a]"],
        stock="R2a R3a",
    )
    lucia, rosa = (
        Player(visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}"), party, seat) for seat in (0, 1)
    )
    lucia.pick("B2a")
    expect(lucia.page.locator(".lot.goal")).to_have_count(0)
    lucia.on_table("K4a").click()
    expect(lucia.person.prompt).to_contain_text(lucia.person.say("rummy-refused-open_first"))
    lucia.action("cancel").click()

    lucia.lay("R9a", "B9a", "K9a")
    expect(lucia.page.locator(".opening")).to_have_text("27 de 30")
    expect(lucia.action("confirm-play")).to_have_attribute("aria-disabled", "true")
    lucia.action("confirm-play").click(force=True)
    expect(lucia.person.prompt).to_contain_text("27")
    expect(rosa.lots).to_have_count(1)

    lucia.drag("Y1a", lucia.cloth, target_position={"x": 80, "y": 60})
    expect(lucia.lot("Y1a")).to_contain_class("bad")
    lucia.lay("Y2a", "Y3a", on="Y1a")
    expect(lucia.page.locator(".opening.ok")).to_have_text("33 de 30")
    lucia.confirm()

    rosa.sees("K4a K5a K6a", "R9a B9a K9a", "Y1a Y2a Y3a")
    expect(rosa.page.locator(".lot .is-new")).to_have_count(6)
    rosa.page.locator("[data-action=stock]").click()
    rosa.drag("Y4a", rosa.on_table("Y2a"))
    rosa.sees("K4a K5a K6a", "R9a B9a K9a", "Y1a Y2a Y3a Y4a")
    rosa.drag("K4a", rosa.page.locator(".mine .tools"))
    expect(rosa.person.prompt).to_contain_class("bad")
    rosa.confirm()
    assert rosa.table() == ["group[R9a B9a K9a]", "run[K4a K5a K6a]", "run[Y1a Y2a Y3a Y4a]"]
    lucia.sees("K4a K5a K6a", "R9a B9a K9a", "Y1a Y2a Y3a Y4a")


def test_the_table_is_rearranged_by_dragging(player: Player) -> None:
    """The leaflet's examples: add one and take one, split a run, take from two sets at once."""
    player.find(**DRAWN, table=["run[Y7a Y8a Y9a]"], racks=["Y10a B7a K7a R1a", "K1a"])
    player.drag("Y10a", player.on_table("Y8a"))
    player.drag("B7a", player.cloth, target_position={"x": 90, "y": 70})
    player.drag("K7a", player.on_table("B7a"))
    player.drag("Y7a", player.on_table("B7a"))
    player.sees("Y8a Y9a Y10a", "B7a K7a Y7a")
    player.confirm()
    assert player.table() == ["group[B7a K7a Y7a]", "run[Y8a Y9a Y10a]"]

    player.find(**DRAWN, table=["run[Y3a Y4a Y5a Y6a Y7a]"], racks=["Y5b K13a", "K1a"])
    player.drag("Y5b", player.on_table("Y4a"))
    player.sees("Y3a Y4a Y5a", "Y5b Y6a Y7a")
    player.confirm()

    player.find(**DRAWN, table=["run[R2b R3a R4a R5a]", "group[K2a R2a B2a Y2a]"], racks=["K2b B11a", "K1a"])
    player.drag("K2b", player.cloth, target_position={"x": 90, "y": 70})
    player.drag("R2b", player.on_table("K2b"))
    player.drag("Y2a", player.on_table("K2b"))
    player.sees("R3a R4a R5a", "K2a R2a B2a", "K2b R2b Y2a")
    player.confirm()
    assert player.table() == ["group[K2a R2a B2a]", "group[K2b R2b Y2a]", "run[R3a R4a R5a]"]


def test_jokers_are_exchanged_and_sets_pulled_apart(player: Player) -> None:
    """A tile takes the joker's place, and the joker waits to be put somewhere else; several tiles go together."""
    table = ["run[R5a Ja R7a]", "run[Y3a Y4a Y5a Y6a Y7a Y8a]"]
    player.find(**DRAWN, table=table, racks=["R6a B2a B4a K9a Y5b", "K1a"])
    expect(player.tile("Ja")).to_have_accessible_name("comodín, vale 6 rojo")
    player.tile("Ja").click()
    expect(player.person.prompt).to_contain_text("6 rojo")
    player.tile("Ja").click()
    player.drag("R6a", player.on_table("Ja"))
    player.sees("R5a R6a R7a", "Ja", "Y3a Y4a Y5a Y6a Y7a Y8a")
    expect(player.lot("Ja")).to_contain_class("waits")
    player.pick("B2a", "B4a")
    player.drag("B4a", player.on_table("Ja"))
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a Y6a Y7a Y8a")
    expect(player.tile("Ja")).to_have_accessible_name("comodín, vale 3 azul")

    # A run is pulled apart by one of its tiles, pushed aside by what lies around it, and joined again.
    player.drag("Y6a", player.on_table("Y7a"))
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a", "Y6a Y7a Y8a")
    tray = player.lot("Y3a").locator(".tray")
    before = tray.bounding_box()
    tray.drag_to(player.cloth, source_position={"x": 3, "y": 20}, target_position={"x": 120, "y": 30}, steps=12)
    expect(player.lots).to_have_count(4)
    assert tray.bounding_box() != before
    tray.drag_to(player.on_table("Y7a"), source_position={"x": 3, "y": 20}, steps=12)
    player.sees("R5a R6a R7a", "B2a Ja B4a", "Y3a Y4a Y5a Y6a Y7a Y8a")
    player.confirm()
    assert player.table() == ["run[B2a Ja B4a]", "run[R5a R6a R7a]", "run[Y3a Y4a Y5a Y6a Y7a Y8a]"]

    # One number between two jokers is a run or a group, as its player says.
    player.find(**DRAWN, racks=["R5a Ja Jb K9a", "K1a"])
    player.lay("R5a", "Ja", "Jb")
    seen = set()
    for _ in range(4):
        name = str(player.lot("R5a").get_attribute("aria-label"))
        seen.add(name)
        player.page.locator("[data-turn]").click()
        expect(player.lot("R5a")).not_to_have_accessible_name(name)
    assert len(seen) == 4
    player.page.locator("[data-turn]").click()
    player.confirm()
    assert len(player.table()) == 1


def test_a_turn_half_done_survives_a_reload_and_closes_with_the_closing_tile(player: Player) -> None:
    """Undone, redone, begun anew; then the last tiles are laid with the tile that is there for it."""
    player.find(
        **DRAWN, table=["run[R3a R4a R5a]"], racks=["Y8a K8a R6a", "K1a Ja"], closing_tile="B8a", stock="R12a R13a"
    )
    player.drag("R6a", player.on_table("R4a"))
    player.lay("Y8a", "K8a")
    player.sees("R3a R4a R5a R6a", "Y8a K8a")
    player.page.reload()
    player.sees("R3a R4a R5a R6a", "Y8a K8a")
    expect(player.lot("Y8a").locator(".why")).to_be_visible()
    player.action("undo").click()
    player.sees("R3a R4a R5a R6a")
    player.action("redo").click()
    player.sees("R3a R4a R5a R6a", "Y8a K8a")
    player.person.button("table-menu").click()
    player.action("reset").click()
    player.sees("R3a R4a R5a")
    expect(player.rack).to_have_count(3)
    player.action("undo").click()

    player.drag("B8a", player.on_table("K8a"))
    player.sees("R3a R4a R5a R6a", "Y8a K8a B8a")
    expect(player.action("confirm-play")).to_have_text(player.person.say("rummy-page-close"))
    player.confirm()
    expect(player.person.hand_result).to_be_visible()
    left = player.page.locator("dialog[open] .lines > li")
    expect(left.nth(1)).to_contain_text("51")
    expect(left.nth(0)).to_contain_text(player.person.say("rummy-page-closed-flag"))


def test_a_hand_against_a_bot_to_its_end(house: House, visit: Visit) -> None:
    """Hints are given in three steps, and what they show is played; at the end one's own turns are looked at again."""
    party = house.set_table("Lucía", bots=1, game="rummy", mode="single_hand", first_player=0).start()
    party.put(
        racks=["R1a R2a", "B9b Y4a K1a R5b Y13a"],
        opened=[True, True],
        table=["run[K4a K5a K6a]"],
        stock="K7a B13a R3a Y2a",
        closing_tile="Y9a",
    )
    person = visit(house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, party)

    def turn(player: Player) -> None:
        if player.asked() == "draw":
            player.draw()
        elif "R3a" not in player.racked():
            player.pass_turn()
        else:
            take_a_hint(player)
            player.confirm()

    play_to_the_end([player], turn)
    assert player.table() == ["run[K4a K5a K6a K7a]", "run[R1a R2a R3a]"]
    assert player.state.outcome.totals[0] == 0
    assert [int(line.split()[-1]) for line in person.sheet()] == sorted(player.state.outcome.totals)
    review = person.page.locator("[data-review]")
    expect(review).to_be_visible()
    expect(review.locator("details")).to_have_count(1)
    review.locator("summary").click()
    expect(review.locator(".is-new")).to_have_count(1)


def take_a_hint(player: Player) -> None:
    """To close: how many tiles, which, and how the table lies then."""
    person = player.person
    person.button("table-hint").click()
    expect(person.prompt).to_contain_text(person.say("rummy-page-hint-count", tiles=4))
    hinted = player.page.locator(".rack .is-hint")
    expect(hinted).to_have_count(0)
    player.action("hint-next").click()
    expect(hinted).to_have_count(4)
    player.action("hint-next").click()
    expect(player.page.locator(".lot.draft .ghost")).to_have_count(4)
    expect(player.action("hint-next")).to_have_text(person.say("rummy-page-hint-put", tiles=4))
    player.action("hint-next").click()
    player.sees("K4a K5a K6a K7a", "R1a R2a R3a")

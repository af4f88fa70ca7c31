"""Sumoku by mouse: classic against a bot, races of two, a shared grid, spot, and a solo game through two stages."""

from time import monotonic

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import MATCH_SECONDS, Visit
from browser.slow_line import SlowLine
from browser.sumoku import TEN, Player, completed, played_on, race

ASKED = """() => {
    const has = selector => document.querySelector(selector) !== null;
    if (has('.result .sheet')) return 'over';
    if (has('[data-action=skip]')) return 'skip';
    return has('.dock .prompt.mine') && has('[data-action=play]') ? 'turn' : '';
}"""
PILE_LEFT = 6
FIRST = "R1a R2a O3a O4a Y5a Y6a G7a G8a B1a B2a P3a P4a R5a"
THEN = "O5a O5b Y5b G5a G5b B5a B5b P5a P5b R5b R8a R8b O8a O8b Y8a Y8b B8a B8b P8a P8b"
"""Of a solo game: tiles that can be joined, and the pile, of which the first ten fit on."""


@pytest.mark.full
def test_classic_to_the_end_against_a_bot(house: House, visit: Visit) -> None:
    """From the last tiles of the pile until what is left in the racks has been subtracted."""
    party = house.set_table("Lucía", game="sumoku", bots=1, mode="classic").start()
    party.put(**played_on(lambda state: len(state.pile) <= PILE_LEFT and state.seat == 0 and not state.is_replay))
    person = visit(house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, house, party.code)
    expect(player.rack.first).to_be_visible()
    try_something_else(player)
    until = monotonic() + MATCH_SECONDS
    while (asked := player.page.evaluate(ASKED)) != "over":
        assert monotonic() < until, "the match does not end"
        if asked == "turn":
            player.take_turn()
        elif asked == "skip":
            player.person.skip()
        else:
            player.page.evaluate("() => new Promise(requestAnimationFrame)")
    totals = sorted(player.state().outcome.totals, reverse=True)
    assert [int(line.split(" puntos")[0].split()[-1]) for line in person.sheet()] == totals


def try_something_else(player: Player) -> None:
    """A tile dragged where it does not fit is told so, costs nothing, and can be taken back."""
    tile = player.rack.first.get_attribute("data-tile") or ""
    left, top = player.middle_of(player.tile(tile))
    box = player.page.locator("[data-board]").bounding_box()
    assert box is not None
    player.page.mouse.move(left, top)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] + 60, box["y"] + 60, steps=8)
    expect(player.page.locator(".board .ghost")).to_have_count(1)
    player.page.mouse.up()
    expect(player.on_board(tile)).to_be_visible()
    expect(player.action("play")).to_have_attribute("aria-disabled", "true")
    player.press(player.action("undo"))
    expect(player.tile(tile)).to_be_visible()
    expect(player.on_board(tile)).to_have_count(0)


def test_two_people_race(still_house: House, visit: Visit) -> None:
    """A wrong claim shows the faulty line and gives the other two tiles; a right one wins the round for all to see."""
    other = "O1a@0,0 Y4a@1,0"
    party = race(
        still_house,
        "Lucía",
        "Rosa",
        mode="speed",
        owners=[{"grid": TEN.replace(" G4a@1,3", ""), "rack": "G4a"}, {"grid": other, "rack": "P5a"}],
    )
    people = [visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}") for seat in (0, 1)]
    lucia, rosa = (Player(person, still_house, party.code, seat) for seat, person in enumerate(people))

    # What Lucía does is seen at once, on both screens; a six is turned by a tap.
    expect(lucia.rack).to_have_count(1)
    lucia.lay("G4a", 1, 3, 4)
    lucia.press(lucia.on_board("O6a"))
    expect(lucia.page.locator('.board .koku.nine[data-piece="O6a"]')).to_have_count(1)
    lucia.wait_for(lambda state: state.view(0).race.owners[0].version >= 2)
    expect(rosa.page.locator(".seat .thumb rect")).to_have_count(10)

    # A short press is not a claim; held, it is, and it was wrong.
    lucia.touch_bag()
    expect(lucia.person.prompt).to_contain_text(lucia.person.say("sumoku-page-claim-hold"))
    assert lucia.state().view(0).race.owners[0].out is None
    lucia.grab_bag(lambda state: state.view(0).race.owners[0].out is not None)
    expect(lucia.page.locator(".boards .wrong .ring.bad")).to_have_count(2)
    expect(lucia.person.prompt).to_contain_text(lucia.person.say("sumoku-page-wrong"))
    expect(rosa.page.locator("[data-verdict=wrong] .ring.bad")).to_have_count(2)
    expect(rosa.rack).to_have_count(3)
    rosa.lay("P5a", 2, 0, 5)

    # Another round, in which Rosa has all but one.
    party.put(
        phase="race",
        key=5,
        roller=0,
        owners=[{"grid": other, "rack": "P5a"}, {"grid": TEN.replace(" G4a@1,3", ""), "rack": "G4a"}],
    )
    for player in (lucia, rosa):
        player.page.reload()
    expect(rosa.rack).to_have_count(1)
    rosa.lay("G4a", 1, 3, 4)
    rosa.grab_bag(lambda state: state.winners == [1])
    for player in (lucia, rosa):
        expect(player.action("skip").or_(player.person.hand_result)).to_be_visible()
        player.person.skip()
        expect(player.person.hand_result.locator(".koku")).to_have_count(10)
        player.press(player.person.button("table-continue"))
    # Who has looked at it is ready: the next tiles are dealt.
    lucia.wait_for(lambda state: state.phase in ("countdown", "race"))
    expect(lucia.rack).to_have_count(10)
    assert list(lucia.state().view(0).speed.wins) == [0, 1]


def test_two_members_of_a_team_move_tiles_of_one_grid(still_house: House, visit: Visit) -> None:
    """Each sees what the other does at once; of two tiles on one cell the second goes back, visibly."""
    party = race(
        still_house,
        "Lucía",
        "Rosa",
        "Tomás",
        "Inés",
        mode="team",
        teams=2,
        owners=[{"rack": "R1a G4a O2a P5a B3a"}, {"rack": "R2a G5a"}],
    )
    lucia = Player(visit(still_house.url, keys=party.keys(0)), still_house, party.code, 0)
    tomas = Player(visit(still_house.url, keys=party.keys(2), new=True), still_house, party.code, 2)
    line = SlowLine(tomas.person)
    for player in (lucia, tomas):
        player.person.go(f"/t/{party.code}")
        expect(player.rack).to_have_count(5)
    lucia.lay("G4a", 3, 1, 4)
    expect(tomas.on_board("G4a")).to_have_attribute("data-cell", "3,1")
    tomas.press(tomas.on_board("G4a"))
    tomas.press_cell(0, 2)
    for player in (lucia, tomas):
        expect(player.on_board("G4a")).to_have_attribute("data-cell", "0,2")

    # On a slow line Tomás does not see that Lucía was first; his tile lies there until the answer comes.
    line.hold()
    lucia.lay("R1a", 1, 2, 1)
    tomas.press(tomas.tile("O2a"))
    tomas.press_cell(1, 2)
    expect(tomas.on_board("O2a")).to_have_attribute("data-cell", "1,2")
    line.release()
    expect(tomas.tile("O2a")).to_be_visible()
    expect(tomas.on_board("O2a")).to_have_count(0)
    expect(tomas.on_board("R1a")).to_have_attribute("data-cell", "1,2")

    # Both may go on; a frame drawn round tiles picks them, and they move together.
    tomas.lay("O2a", 2, 2, 2)
    expect(lucia.board).to_have_count(3)
    tomas.page.keyboard.down("Shift")
    tomas.page.mouse.move(*tomas.where(-1, 1))
    tomas.page.mouse.down()
    tomas.page.mouse.move(*tomas.where(3, 3), steps=6)
    tomas.page.mouse.up()
    tomas.page.keyboard.up("Shift")
    expect(tomas.page.locator(".board .is-selected")).to_have_count(3)
    tomas.press_cell(0, 4)
    for tile, cell in {"G4a": "0,4", "R1a": "1,4", "O2a": "2,4"}.items():
        expect(lucia.on_board(tile)).to_have_attribute("data-cell", cell)


def test_spot_with_calls_at_the_same_time(still_house: House, visit: Visit) -> None:
    """The first call the server hears counts; four touches later the tiles are won."""
    party = still_house.set_table("Lucía", "Rosa", game="sumoku", mode="spot").start()
    party.put(phase="open", key=3, display="R4a R7a O1a O8a Y2a Y6a G5a G3a B8a P1a")
    people = [visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}") for seat in (0, 1)]
    for person in people:
        expect(person.page.locator("button[data-sum]")).to_have_count(11)
    for person in people:
        person.page.locator("button[data-sum='15']").dispatch_event("pointerdown", {"button": 0})
    players = [Player(person, still_house, party.code, seat) for seat, person in enumerate(people)]
    players[0].wait_for(lambda state: state.phase == "showing")
    caller = players[0].state().caller
    first, second = players[caller], players[1 - caller]
    expect(second.page.locator(".call.on .sum")).to_have_text("15")
    expect(second.page.locator("button.koku")).to_have_count(0)
    for tile in ("R7a", "O1a", "Y2a", "G5a"):
        first.press(first.page.locator(f"button.koku[data-tile={tile}]"))
    for player in players:
        expect(player.page.locator(".pad li").filter(has_text="15").locator(".good")).to_be_visible()
    first.wait_for(lambda state: len(state.won[caller]) == 4)
    expect(first.page.locator(".won b")).to_have_text("4")


def test_solo_through_two_stages(still_house: House, visit: Visit) -> None:
    """What is wrong is said as one goes, a claim too early costs nothing, and the result stays on the device."""
    *most, last = completed([], FIRST.split())
    grid = " ".join(f"{tile}{'=9' if value == 9 else ''}@{x},{y}" for tile, x, y, value in most)
    party = race(still_house, "Lucía", mode="solo", owners=[{"grid": grid, "rack": last[0]}], pile=THEN)
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    expect(player.rack).to_have_count(1)
    player.press(player.action("claim"))
    expect(person.page.locator(".dock .prompt.bad")).to_be_visible()
    player.lay(*last)
    expect(person.page.locator(".bag.ready")).to_be_visible()
    player.press(player.action("claim"))
    expect(player.rack).to_have_count(10)
    owner = player.state().view(0).race.owners[0]
    for one in completed([(laid.tile, laid.x, laid.y, laid.value) for laid in owner.grid], list(owner.rack)):
        player.lay(*one)
    expect(person.page.locator(".bag.ready")).to_be_visible()
    player.press(player.action("claim"))
    player.wait_for(lambda state: state.stages == 2)
    expect(player.rack).to_have_count(10)

    player.press(player.action("give-up"))
    player.press(player.action("confirm"))
    expect(person.match_result.locator(".best li")).to_have_count(1)
    assert person.page.evaluate("() => JSON.parse(localStorage['sobremesa.sumoku/best/0'])[0].stages") == 2


def test_a_tile_is_exchanged_and_the_time_is_up(still_house: House, visit: Visit) -> None:
    """One tile goes back, two come; when the clock has run down, what lies on the grid is the result."""
    *_, last = completed([], FIRST.split())
    owners = [{"rack": FIRST}]
    party = race(still_house, "Lucía", mode="solo", time_limit_seconds=600, owners=owners, pile=THEN, deadline=600_000)
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    player.press(player.action("exchange"))
    expect(person.page.locator(".dock .prompt")).to_contain_text(person.say("sumoku-page-exchange-how"))
    player.pick(last[0])
    player.press(player.action("exchange"))
    player.press(player.action("confirm"))
    expect(player.rack).to_have_count(14)
    expect(player.tile(last[0])).to_have_count(0)
    assert player.state().exchanges == 1

    still_house.run_down(party.code)
    expect(person.match_result).to_be_visible()
    assert player.state().outcome is not None


def test_a_team_gives_up(still_house: House, visit: Visit) -> None:
    """It is out when all its members have said so; the other team goes on alone."""
    owners = [{"rack": "R1a G4a O2a P5a B3a"}, {"rack": "R2a G5a"}]
    party = race(still_house, "Lucía", "Rosa", "Tomás", "Inés", mode="team", teams=2, owners=owners)
    people = {seat: visit(still_house.url, keys=party.keys(seat)).go(f"/t/{party.code}") for seat in (0, 2)}
    first, second = (Player(person, still_house, party.code, seat) for seat, person in people.items())
    for player in (first, second):
        player.press(player.action("give-up"))
        player.press(player.action("confirm"))
        player.wait_for(lambda state, seat=player.seat: state.gave_up[seat])
        expect(player.action("give-up")).to_have_count(0)
    assert not first.state().player_grids[0].is_in
    assert first.state().player_grids[1].is_in
    expect(second.page.locator(".dock .prompt")).to_contain_text(second.person.say("sumoku-page-out-watch"))


def test_a_solo_game_begins_alone(still_house: House, visit: Visit) -> None:
    """Chosen in the lobby it leaves one chair, and a bot that is added all the same is called a helper."""
    party = still_house.set_table("Lucía", game="sumoku", players=2)
    lucia = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    expect(lucia.chairs).to_have_count(2)
    lucia.choose_option(lucia.say("sumoku-option-mode"), "Solitario")
    expect(lucia.chairs).to_have_count(1)
    lucia.button("lobby-chair-add").click()
    expect(lucia.chairs).to_have_count(2)
    lucia.add_bot()
    helper = lucia.say("sumoku-bot", mode="solo", level=lucia.say("level-medium"))
    expect(lucia.chairs.filter(has_text=helper)).to_have_count(1)

    party = still_house.set_table("Lucía", game="sumoku", players=2)
    lucia = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    lucia.choose_option(lucia.say("sumoku-option-mode"), "Solitario")
    expect(lucia.chairs).to_have_count(1)
    lucia.button("lobby-start").click()
    expect(lucia.page.locator(".mine .koku")).to_have_count(16)
    assert still_house.position(party.code).players == 1

"""Burako in the browser: a hand in pairs, the muerto bought both ways, a joker swapped, a close refused and made."""

from playwright.sync_api import Locator, expect

from browser.burako import Player, play_until_a_hand_is_over, table_of_four
from browser.house import House
from browser.people import PHONE, Visit, drag_by_finger
from browser.test_rummy500_keys import Keyboard

OTHERS = ("K6 K13 Y11", "K8 K12 B13", "B9 Y12 R13")
"""What the others hold matters little."""
LATE = {
    "racks": ["R3 R4 R5 B9 Y9 K13", "K6 K8 R8 B8 Y11", "K2 R6 R7 K12 B12 Y12", "B10 B11 Y7 R13"],
    "pozo": "K1 Y3 B13",
    "stock": "R9 K10 K11 Y10 B1 Y13 R10 B4",
    "melds": ["A run B3 B4 B5 B6 B7 B8 B9", "A set K4 R4 Y4", "B run Y4 Y5 Y6", "B set K9 R9 Y9"],
    "buyers": [2, None],
}
"""Two rounds before the stock is empty."""


class Finger(Player):
    """Somebody who taps."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keys(Player, Keyboard):
    """Somebody who uses Tab, arrows and Enter, and never the mouse."""

    press = Keyboard.press


def test_two_people_and_two_bots_play_to_the_end_of_a_hand(house: House, visit: Visit) -> None:
    """Partners in two browsers, a bot on either side: both see how the hand was counted."""
    party = house.set_table("Lucía", game="burako", players=4)
    party.sit("Rosa", seat=2)
    for seat in (1, 3):
        party.guests[0].request(type="bot", seat=seat, level="easy")
    party.start().put(**LATE)
    people = [visit(house.url, keys=party.keys(place)).go(f"/t/{party.code}") for place in (0, 1)]
    players = [Player(person, house, party.code, seat) for person, seat in zip(people, (0, 2), strict=True)]
    play_until_a_hand_is_over(players)
    finished = house.position(party.code).view(None).finished
    for person in people:
        shown = person.page.locator(".paper tr.sum td")
        expect(shown).to_have_text([signed(side.score) for side in finished.sides])


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def test_the_muerto_is_bought_directly(still_house: House, visit: Visit) -> None:
    """By mouse: the pozo is taken, given back and taken again; the last tile swaps the joker out of its place."""
    party = table_of_four(
        still_house,
        racks=["R5 R6 R7 K4", *OTHERS],
        pozo="R8 Y3",
        melds=["A run K3 J K5", "A set B3 R3 R3", "B run B3 B4 B5"],
    )
    person = visit(still_house.url, keys=party.keys(), calm=False).go(f"/t/{party.code}")
    lucia = Player(person, still_house, party.code)
    pozo = lucia.page.locator(".pozo [data-piece]")
    expect(lucia.rack).to_have_count(4)
    lucia.press(lucia.page.locator("[data-action=spread]"))
    expect(lucia.page.locator("dialog[open] li .tile")).to_have_count(2)
    lucia.page.keyboard.press("Escape")
    lucia.take_pozo()
    expect(lucia.rack).to_have_count(6)
    lucia.press(lucia.action("undo"))
    expect(lucia.rack).to_have_count(4)
    pozo.first.drag_to(lucia.rack.first, steps=12)
    expect(lucia.rack).to_have_count(6)
    expect(pozo).to_have_count(0)

    lucia.pick(["R5", "R6", "R7", "R8"])
    lucia.tile("R6").drag_to(lucia.page.locator(".side").first.locator("h3"), steps=12)
    expect(lucia.meld("m4").locator("[data-piece]")).to_have_count(4)
    lucia.tile("Y3").drag_to(lucia.meld("m2"), steps=12)
    expect(lucia.meld("m2").locator("[data-piece]")).to_have_count(4)
    lucia.add("m1", ["K4"])
    lucia.choose(["K3", "K4", "K5", "J"], "m1")
    expect(lucia.action("confirm")).to_be_visible()
    assert lucia.state().moves == 0, "nothing is taken before it is confirmed"
    lucia.press(lucia.action("confirm"))

    expect(lucia.rack).to_have_count(11)
    assert lucia.tiles_of("m1") == ["K3", "K4", "K5", "J"]
    expect(lucia.meld("m1").locator(".stands")).to_have_text("6")
    side = lucia.state().view(None).sides[0]
    assert (side.buyer, side.direct, side.missing) == (0, True, ["canasta"])
    assert lucia.state().seat == 0, "the turn goes on"
    lucia.discard(lucia.state().view(0).own.rack[-1])
    expect(lucia.rack).to_have_count(10)


def test_the_muerto_is_bought_indirectly_by_touch(still_house: House, visit: Visit) -> None:
    """On a phone: a long meld is folded and opened, the joker swapped by a finger, the last tile thrown away."""
    party = table_of_four(
        still_house,
        phase="play",
        racks=["K5 K6 K7 R6 Y9", *OTHERS],
        pozo="Y2",
        melds=[
            "A run R4 R5 J R7",
            "B run B3 B4 B5 B6 B7 B8 B9 B10 B11",
            "B set Y7 R7 B7",
            "B set Y5 R5 B5",
            "B run K9 K10 K11",
        ],
    )
    person = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    lucia = Finger(person, still_house, party.code)
    long = lucia.page.locator('[data-meld-pick="m2"]')
    for expanded in ("true", "false", "true"):
        expect(long).to_have_attribute("aria-expanded", expanded)
        expect(lucia.meld("m2").locator(".sliver")).to_have_count(0 if expanded == "true" else 7)
        lucia.press(long)

    lucia.lay(["K7", "K5", "K6"])
    expect(lucia.rack).to_have_count(2)
    lucia.meld("m1").scroll_into_view_if_needed()
    drag_by_finger(person, lucia.tile("R6"), lucia.meld("m1").locator(".end.low"))
    expect(lucia.rack).to_have_count(1)
    assert lucia.tiles_of("m1") == ["J", "R4", "R5", "R6", "R7"]
    lucia.page.reload()
    expect(lucia.rack).to_have_count(1)
    assert lucia.state().moves == 0, "the draft was remembered, not sent"

    lucia.press(lucia.tile("Y9"))
    lucia.press(lucia.page.locator("[data-action=discard-here]"))
    expect(lucia.rack).to_have_count(11)
    side = lucia.state().view(None).sides[0]
    assert (side.buyer, side.direct, lucia.state().seat) == (0, False, 1)


def test_a_close_is_refused_and_made_by_keys(still_house: House, visit: Visit) -> None:
    """Like tiles are kept in an own order; without a canasta the last tile stays, with one it closes the hand."""
    party = table_of_four(
        still_house,
        racks=["R9 R10 B7", *OTHERS],
        stock="B7 K1 K2 B1 B2 Y1 Y2",
        pozo="K3",
        melds=["A run R4 R5 R6 R7 R8", "A set Y7 K7 R7"],
        buyers=[2, None],
    )
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    lucia = Keys(person, still_house, party.code)
    lucia.press(lucia.page.locator("[data-action=stock]"))
    expect(lucia.rack).to_have_count(4)
    lucia.reach(lucia.tile("B7", 1))
    lucia.page.keyboard.press("Alt+ArrowLeft")
    lucia.page.keyboard.press("Alt+ArrowLeft")
    order = lucia.rack.evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(order[:2]) != ["B7·1", "B7·2"]
    assert len(set(order)) == 4

    lucia.add("m2", ["B7", "B7"])
    expect(lucia.rack).to_have_count(2)
    lucia.add("m1", ["R9"])
    expect(lucia.rack).to_have_count(1)
    expect(lucia.prompt).to_contain_text(person.say("burako-page-must-lay", tile="10 rojo"))
    lucia.press(lucia.tile("R10"))
    lucia.press(lucia.action("discard"))
    expect(lucia.page.locator(".dock .prompt.bad")).to_contain_text(person.say("burako-refused-close_needs_canasta"))
    lucia.press(lucia.page.locator('[data-meld-pick="m1"]'))
    expect(lucia.action("confirm")).to_be_visible()
    expect(lucia.prompt).to_contain_text("3")
    lucia.page.keyboard.press("Shift+Enter")
    expect(person.hand_result).to_be_visible()
    sides = lucia.state().view(None).finished.sides
    assert (sides[0].closed, sides[0].pure) == (100, 1)


def test_a_void_hand_is_explained_and_dealt_again(still_house: House, visit: Visit) -> None:
    """The stock runs out and nobody has a canasta: nothing is counted, and the page says why."""
    party = table_of_four(still_house, racks=["R9 R10 B7", *OTHERS], pozo="K3", stock="K1", melds=["B set Y7 K7 R7"])
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    lucia = Player(person, still_house, party.code)
    lucia.draw()
    expect(lucia.prompt).to_contain_text(person.say("burako-page-play-last"))
    lucia.discard("R10")
    expect(person.page.locator("dialog[open]")).to_contain_text(person.say("burako-page-count-void"))
    lucia.press(person.button("table-continue"))
    expect(lucia.rack).to_have_count(11)
    assert [side.total for side in lucia.state().view(None).sides] == [0, 0]

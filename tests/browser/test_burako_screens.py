"""The screens of Burako: nobody is shut out, nothing is cut off on a small phone, every word is there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.burako import NAMES, Player, table_of_four
from browser.house import House, Party
from browser.looks import TV_VIEWERS, VIEWERS, Viewer, none_of, resize
from browser.people import LAPTOP, Person, Visit
from browser.screens import Look, Way, by_name, go, see_with
from effort import in_turn

RACK = ".mine .hand button.tile"

CROWDED: dict[str, Any] = {
    "racks": [
        "R3 B10 Y4 Y5 Y6 B2 K1 K12 R12 B4 B5 K2 Y1 J Y3 K3 B3 K10 B13 Y13 R9",
        "K6 R2",
        "Y1 K2",
        "B9",
    ],
    "pozo": "R13 R1 B12 K4 R5 B1 K5 Y7 R6 B12 R10 Y10",
    "melds": [
        "B run K3 K4 K5 Y2 K7 K8 K9 K10 K11",
        "B set R13 B13 Y13 K13",
        "B run Y8 Y9 Y10 Y11 Y12",
        "B set B7 Y7 K7 R7",
        "B run R1 R2 R3 R4",
        "B set K12 Y12 R12",
        "A run R4 R5 R6 R7 R8 R9 R10 R11",
        "A set K11 R11 B11 Y11 B11",
        "A run B6 B7 J B9 B10",
        "A set Y9 K9 Y2",
        "A run Y3 Y4 Y5",
        "A set R8 Y8 K8 B8 B8",
        "A set B6 K6 Y6",
    ],
    "buyers": [2, 1],
}
"""Thirteen melds, a long pozo, a full rack."""
CLOSING: dict[str, Any] = {
    "phase": "play",
    "racks": ["R9 R10", "K6 K13 Y11", "K8 K12 B13 J", "B9 Y12 R13"],
    "pozo": "K1",
    "melds": ["A run R4 R5 R6 R7 R8", "A set Y7 K7 R7", "B run Y3 Y4 Y5 K2 Y7 Y8 Y9", "B set K9 R9 B9"],
    "buyers": [2, None],
}


def at_table(look: Look, party: Party) -> list[Person]:
    return go(look(party.keys()), f"/t/{party.code}", RACK)


def taking(house: House, look: Look) -> list[Person]:
    """A crowded table, and the whole pozo spread out."""
    people = at_table(look, table_of_four(house, **CROWDED))
    for person in people:
        person.page.locator("[data-action=spread]").click()
        expect(person.page.locator("dialog[open] [data-action=take-spread]")).to_be_visible()
    return people


def laying(house: House, look: Look) -> list[Person]:
    """Tiles are picked that fit somewhere; something has been tried already."""
    party = table_of_four(house, **CROWDED | {"phase": "play"})
    people = at_table(look, party)
    for person in people:
        player = Player(person, house, party.code)
        player.lay(["Y4", "Y5", "Y6"])
        expect(player.action("undo")).to_be_visible()
        player.pick(["R12"])
        expect(person.page.locator(".meld.fits")).to_have_count(1)
    return people


def choosing(house: House, look: Look) -> list[Person]:
    """A swap: to which end does the joker go?"""
    party = table_of_four(
        house, phase="play", racks=["R6 Y9 K9", "K6", "K8", "B9"], pozo="Y2", melds=["A run R4 R5 J R7"]
    )
    people = at_table(look, party)
    for person in people:
        Player(person, house, party.code).add("m1", ["R6"])
        expect(person.page.locator("dialog[open] [data-way]")).to_have_count(2)
    return people


def asked_twice(house: House, look: Look) -> list[Person]:
    """The last tiles would close the hand."""
    party = table_of_four(house, **CLOSING)
    people = at_table(look, party)
    for person in people:
        player = Player(person, house, party.code)
        player.add("m1", ["R9", "R10"])
        expect(player.action("confirm")).to_be_visible()
    return people


def hand_result(house: House, look: Look) -> list[Person]:
    party = table_of_four(house, **CLOSING)
    people = at_table(look, party)
    party.play_on(lambda state: state.hands_played == 1)
    for person in people:
        expect(person.action("skip").or_(person.hand_result)).to_be_visible()
        person.skip()
        expect(person.hand_result).to_be_visible()
    return people


def match_result(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES, game="burako", target=100).start().put(**CLOSING).leave()
    party.play_on(lambda state: state.outcome is not None)
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


def rules(house: House, look: Look) -> list[Person]:
    people = at_table(look, table_of_four(house, **CLOSING))
    for person in people:
        person.button("table-menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say("table-rules"), exact=True).click()
        expect(person.page.locator("dialog[open] .picture").first).to_be_visible()
    return people


def replay(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES[:2], game="burako", target=100).start().leave()
    party.play_on(lambda state: state.outcome is not None)
    people = go(look({}), f"/replay/{party.code}/1", ".tape")
    for person in people:
        person.page.get_by_role("slider").fill("25")
        see_with(person, "all")
        expect(person.page.locator(".all[role=group] .tile").first).to_be_visible()
    return people


def crowded_on_tv(house: House, look: Look) -> list[Person]:
    """From three metres away all of it is in the picture, and partners stand together."""
    party = table_of_four(house, **CROWDED)
    people = go(look({}), f"/tv/{party.code}", ".middle")
    for person in people:
        expect(person.page.locator('.meld[data-meld="m13"]')).to_be_in_viewport(ratio=1)
        expect(person.page.locator(".score .total")).to_have_count(2)
        names = person.page.locator(".score li b").all_inner_texts()
        assert [NAMES.index(name.strip()) % 2 for name in names] in ([0, 0, 1, 1], [1, 1, 0, 0])
    return people


WAYS = by_name(taking, laying, choosing, asked_twice, hand_result, match_result, rules, replay)


@pytest.mark.parametrize(("way", "viewer"), in_turn(WAYS, VIEWERS) + in_turn(by_name(crowded_on_tv), TV_VIEWERS))
def test_screen(way: Way, viewer: Viewer, still_house: House, visit: Visit) -> None:
    (person,) = way(still_house, viewer.comes(visit, still_house))
    none_of(viewer.complaints(person))


POZO = """() => {
    const box = one => document.querySelector(one).getBoundingClientRect();
    const [middle, fan, here] = ['.middle', '.fan', '[data-action=discard-here]'].map(box);
    const tops = [...document.querySelectorAll('.fan .tile')].map(one => Math.round(one.getBoundingClientRect().top));
    return {
        lines: new Set(tops).size,
        isInside: fan.left >= middle.left - 1 && here.right <= middle.right + 1 && fan.right <= here.left + 1,
    };
}"""


def test_a_long_pozo_stays_in_its_place_beside_where_a_tile_is_thrown(still_house: House, visit: Visit) -> None:
    """Also on a phone that is turned in the hand: the tiles fold instead of lying over the melds."""
    (person,) = laying(still_house, Viewer(LAPTOP, "es").comes(visit, still_house))
    for size in ((390, 844), (360, 640), (844, 390), (360, 560), (1280, 800), (640, 400)):
        resize(person.page, *size)
        assert person.page.evaluate(POZO) == {"lines": 1, "isInside": True}, size

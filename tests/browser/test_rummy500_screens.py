"""The screens of Rummy 500: nobody is shut out, nothing is cut off on a small phone, every word is there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.house import House, Party
from browser.looks import NARROW, TV_VIEWERS, VIEWERS, Viewer, none_of
from browser.people import Person, Visit
from browser.rummy500 import Player, actions, can_reach, is_asked, set_table
from browser.screens import MORE_NAMES, NAMES, Look, Way, by_name, go, see_with
from effort import in_turn
from sobremesa.core.state import State

EIGHT = (*NAMES, *MORE_NAMES)[:8]
SHORT_ROW = 6
LONG_ROW = 11
HAND = ".cards .hand button.pcard"


def at_table(house: House, look: Look, party: Party) -> list[Person]:
    return go(look(party.keys()), f"/t/{party.code}", HAND)


def drawing(house: House, look: Look) -> list[Person]:
    """Mid-round, with something to take from the row."""
    return at_table(house, look, set_table(house, *NAMES[:3], until=can_reach))


def taking(house: House, look: Look) -> list[Person]:
    """Cards of the row lie beside the hand."""
    party = set_table(
        house, *NAMES[:3], until=lambda state: can_reach(state) and len(state.view(None).row) <= SHORT_ROW
    )
    people = at_table(house, look, party)
    state = house.position(party.code)
    card = next(one["card"] for one in actions(state) if one["type"] == "take_discard")
    for person in people:
        player = Player(person, house, party.code)
        player.stage(card)
        expect(person.page.locator("[data-action=take]")).to_be_visible()
    return people


def laying(house: House, look: Look) -> list[Person]:
    """Cards are picked, and can be laid down; something has been tried already."""
    party = set_table(house, *NAMES[:3], until=can_lay)
    people = at_table(house, look, party)
    meld = next(one["cards"] for one in actions(house.position(party.code)) if one["type"] == "meld")
    for person in people:
        player = Player(person, house, party.code)
        player.lay_down(meld)
        player.pick(player.cards()[:1])
    return people


def can_lay(state: State[Any]) -> bool:
    melds = [one for one in actions(state) if one["type"] == "meld"] if is_asked(state, "play") else []
    return bool(melds) and has_short_row(state)


def eight_people(house: House, look: Look) -> list[Person]:
    """Two packs, late in the round."""
    return at_table(house, look, set_table(house, *EIGHT, until=lambda state: late(state, 6)))


def late(state: State[Any], melds: int) -> bool:
    """Much lies on the table."""
    view = state.view(None)
    return is_asked(state, "draw") and len(view.melds) >= melds and has_short_row(state)


def has_short_row(state: State[Any]) -> bool:
    """A small phone shows it without being scrolled."""
    return len(state.view(None).row) <= SHORT_ROW


def round_result(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES[:4], game="rummy500").start()
    people = at_table(house, look, party)
    party.play_on(lambda state: state.hands_played == 1)
    for person in people:
        show_result(person)
    return people


def show_result(person: Person) -> None:
    expect(person.action("skip").or_(person.hand_result)).to_be_visible()
    person.skip()
    expect(person.hand_result).to_be_visible()


def finished(house: House, names: tuple[str, ...] = NAMES[:4]) -> Party:
    party = house.set_table(*names, game="rummy500", target_score=100).start().leave()
    return party.play_on(lambda state: state.outcome is not None)


def match_result(house: House, look: Look) -> list[Person]:
    party = finished(house)
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


def rules(house: House, look: Look) -> list[Person]:
    people = drawing(house, look)
    for person in people:
        person.button("table-menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say("table-rules"), exact=True).click()
        expect(person.page.locator("dialog[open] .picture").first).to_be_visible()
    return people


def replay(house: House, look: Look) -> list[Person]:
    party = finished(house, NAMES)
    people = go(look({}), f"/replay/{party.code}/1", ".tape")
    for person in people:
        person.page.get_by_role("slider").fill("25")
        see_with(person, "all")
        expect(person.page.locator(".all[role=group] .pcard").first).to_be_visible()
    return people


def eight_people_on_tv(house: House, look: Look) -> list[Person]:
    party = set_table(house, *EIGHT, until=lambda state: late(state, 6))
    return go(look({}), f"/tv/{party.code}", "ol.row")


WAYS = by_name(drawing, taking, laying, eight_people, round_result, match_result, rules, replay)


@pytest.mark.parametrize(("way", "viewer"), in_turn(WAYS, VIEWERS) + in_turn(by_name(eight_people_on_tv), TV_VIEWERS))
def test_screen(way: Way, viewer: Viewer, still_house: House, visit: Visit) -> None:
    (person,) = way(still_house, viewer.comes(visit, still_house))
    none_of(viewer.complaints(person))


def test_the_newest_discard_is_in_view_on_a_phone(still_house: House, visit: Visit) -> None:
    """However long the row is: it scrolls sideways, and its older cards can be reached."""
    party = set_table(still_house, *NAMES[:2], until=lambda state: len(state.view(None).row) >= LONG_ROW)
    person = visit(still_house.url, keys=party.keys(), **NARROW).go(f"/t/{party.code}")
    row = still_house.position(party.code).view(None).row
    for card in (row[-1], row[0], row[-1]):
        shown = person.page.locator(f'ol.row [data-card="{card}"]')
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_in_viewport(ratio=0.9)
    person.page.reload()
    expect(person.page.locator(f'ol.row [data-card="{row[-1]}"]')).to_be_in_viewport(ratio=0.9)

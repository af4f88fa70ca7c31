"""Sorry! from its first card to its last: by mouse, with a partner in another browser, and by touch on a phone."""

from playwright.sync_api import expect

from browser.house import House
from browser.people import Person, Visit
from browser.sorry import Offer, offered, pick, play_to_the_end, uses

SOON = 600
"""Milliseconds to wait for something that may be gone already."""


def by_mouse(person: Person, offer: Offer) -> None:
    """Choose a pawn on the board, then its square, or the button where there is one."""
    if offer["over"]:
        return
    if offer["result"]:
        person.button("table-continue").click(timeout=SOON)
    elif "skip" in offer["actions"]:
        person.action("skip").click(timeout=SOON)
    elif "confirm" in offer["actions"]:
        person.action("confirm").click(timeout=SOON)
    elif "pass" in offer["actions"]:
        person.action("pass").click(timeout=SOON)
    elif offer["goals"]:
        click_at(person, offer["goals"][-1])
    elif offer["chosen"] and uses(offer):
        person.action(uses(offer)[-1]).click(timeout=SOON)
    elif offer["pawns"] and not offer["chosen"]:
        click_at(person, offer["pawns"][-1])


def click_at(person: Person, name: str) -> None:
    """Where it is on the board: squares are near to one another, and the nearest is meant."""
    box = pick(person, name).bounding_box(timeout=SOON)
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_game_is_played_against_a_bot_by_mouse(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", bots=1)
    rosa = visit(house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.button("lobby-start").click()
    expect(rosa.page.locator(".field .man")).to_have_count(8)
    play_to_the_end(by_mouse, rosa)
    state = house.position(party.code)
    assert state.outcome is not None
    homes = [seat.home for seat in state.view(None).seats]
    assert max(homes) == 4
    shown = rosa.page.locator(".result .sheet tbody tr .full")
    expect(shown).to_have_count(sum(homes))
    assert offered(rosa)["over"]

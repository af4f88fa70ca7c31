"""Sorry! from its first card to its last: by mouse, with a partner in another browser, and by touch on a phone."""

from typing import Any

from playwright.sync_api import expect

from browser.house import House
from browser.people import PHONE, Person, Visit
from browser.sorry import SOON, Offer, card_of, centre, homes, is_short, move_on, play_to_the_end, uses


def by_mouse(person: Person, offer: Offer) -> None:
    """Choose a pawn on the board, then its square, or the button where it has none."""
    if move_on(person, offer):
        return
    if offer["goals"]:
        person.page.mouse.click(*centre(person, offer["goals"][-1]))
    elif offer["chosen"] and uses(offer):
        person.action(uses(offer)[-1]).click(timeout=SOON)
    elif offer["pawns"] and not offer["chosen"]:
        person.page.mouse.click(*centre(person, offer["pawns"][-1]))


def by_touch(person: Person, offer: Offer) -> None:
    """A card of the hand first, then a pawn, then the large button; a card that is of no use is thrown away."""
    if move_on(person, offer):
        return
    if offer["cards"] and not offer["card"]:
        card_of(person, offer["cards"][-1]).tap(timeout=SOON)
    elif offer["chosen"] and uses(offer):
        person.action(uses(offer)[-1]).tap(timeout=SOON)
    elif offer["goals"]:
        person.page.touchscreen.tap(*centre(person, offer["goals"][-1]))
    elif offer["pawns"] and not offer["chosen"]:
        person.page.touchscreen.tap(*centre(person, offer["pawns"][0]))
    elif "discard" in offer["actions"]:
        person.action("discard").tap(timeout=SOON)


def test_a_game_is_played_against_a_bot_by_mouse(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", bots=1)
    house.stack(party.code, is_short)
    rosa = visit(house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.button("lobby-start").click()
    expect(rosa.page.locator(".field .man[data-pawn]")).to_have_count(8)
    play_to_the_end(by_mouse, rosa)
    home = homes(house.position(party.code))
    assert max(home) == 4
    expect(rosa.page.locator(".result .sheet tbody tr")).to_have_count(2)
    expect(rosa.page.locator(".result .sheet tbody .full")).to_have_count(sum(home))


def test_partners_play_in_two_browsers_against_two_bots(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", "Clara", "Tomás", game="sorry", mode="partners", bots=1)
    party.guests[0].request(type="bot", seat=3, level="easy")
    party.start()
    house.play_on(party.code, lambda state: sum(homes(state)) >= 10 or state.outcome is not None)
    rosa = visit(house.url, keys=party.keys(0)).go(f"/t/{party.code}")
    clara = visit(house.url, keys=party.keys(1)).go(f"/t/{party.code}")
    tomas = visit(house.url, keys=party.keys(2)).go(f"/t/{party.code}")
    play_to_the_end(by_mouse, rosa, clara, tomas)
    state = house.position(party.code)
    assert state.outcome is not None
    together = [state.outcome.ranks[seat] for seat in (0, 2)]
    assert together in ([1, 1], [3, 3])
    winners = {"Rosa", "Tomás"} if together == [1, 1] else {"Clara"}
    for name in winners - {"Rosa"}:
        expect(rosa.page.locator(".winner h2")).to_contain_text(name)


def test_a_scored_game_is_played_by_touch_on_a_phone(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", mode="scored", bots=1)
    rosa = visit(house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    house.stack(party.code, is_short)
    rosa.button("lobby-start").tap()
    expect(rosa.page.locator("ul.hand button.acard")).to_have_count(5)
    play_to_the_end(by_touch, rosa)
    finished = house.position(party.code).view(None).finished
    assert finished is not None
    rows = rosa.page.locator(".result .game-sheet tbody tr")
    shown = {tuple(text.split()[-4:]) for text in rows.all_inner_texts()}
    assert shown == {told(finished, seat) for seat in range(2)}


def told(finished: Any, seat: int) -> tuple[str, ...]:
    """What stands on the sheet: points for pawns, for opponents and for the tier, and all together."""
    parts = (finished.pawns[seat], finished.opponents[seat], finished.tier[seat])
    return (str(parts[0]), *(str(part or "–") for part in parts[1:]), str(sum(parts)))

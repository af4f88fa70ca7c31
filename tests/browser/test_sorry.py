"""Sorry! from its first card to its last: by mouse, with a partner in another browser, and by touch on a phone."""

from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from browser.house import House, Party
from browser.people import MATCH_SECONDS, PHONE, Person, Visit
from browser.sorry import SOON, Doing, Offer, card_of, homes, move_on, offered, play, play_to_the_end, uses
from sobremesa.core.state import State
from sobremesa.games.sorry import Pass

NAMES = ("Rosa", "Tomás", "Inés", "Papá")
OPENING = 12
"""Moves of everybody together, after which the middle of a game is left to the server."""


def by_mouse(person: Person, offer: Offer) -> None:
    """Choose a pawn on the board, then its square, or the button where it has none."""
    if move_on(person, offer):
        return
    if offer["goals"]:
        person.page.mouse.click(*offer["places"][offer["goals"][-1]])
    elif offer["chosen"] and uses(offer):
        person.action(uses(offer)[-1]).click(timeout=SOON)
    elif offer["pawns"] and not offer["chosen"]:
        person.page.mouse.click(*offer["places"][offer["pawns"][-1]])


def by_touch(person: Person, offer: Offer) -> None:
    """A card of the hand first, then a pawn, then the large button; a card that is of no use is thrown away."""
    if move_on(person, offer):
        return
    if offer["cards"] and not offer["card"]:
        card_of(person, offer["cards"][-1]).tap(timeout=SOON)
    elif offer["chosen"] and uses(offer):
        person.action(uses(offer)[-1]).tap(timeout=SOON)
    elif offer["goals"]:
        person.page.touchscreen.tap(*offer["places"][offer["goals"][-1]])
    elif offer["pawns"] and not offer["chosen"]:
        person.page.touchscreen.tap(*offer["places"][offer["pawns"][0]])
    elif "discard" in offer["actions"]:
        person.action("discard").tap(timeout=SOON)


def play_opening_and_end(house: House, party: Party, doing: Doing, person: Person) -> None:
    """The beginning and the end of a game on the page; in between everybody moves as a fair player would."""
    play(doing, person, until=lambda _: len(house.moves(party.code)) >= OPENING)
    party.play_on(lambda state: max(homes(state)) >= 3 or state.outcome is not None)
    play_to_the_end(doing, person)


def rosa_must_pass(state: State) -> bool:
    return state.to_act == (0,) and state.legal_actions(0) == [Pass()]


def test_a_card_of_no_use_waits_or_is_passed_by_itself(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game="sorry").start(rosa_must_pass)
    rosa = visit(still_house.url, keys=party.keys()).go("/")
    rosa.page.evaluate("""() => localStorage.setItem('sobremesa.settings', JSON.stringify({ autoPass: false }))""")
    rosa.go(f"/t/{party.code}")
    expect(rosa.action("pass")).to_be_visible()
    expect(rosa.action("pass")).not_to_contain_class("runs")
    rosa.button("table-menu").click()
    rosa.button("settings-title").click()
    rosa.page.get_by_role("radio", name=rosa.say("settings-auto-pass-on")).check(force=True)
    still_house.comes_true(lambda: still_house.table(party.code).live_match.state.to_act == (1,))


@pytest.mark.full
def test_a_game_is_played_against_a_bot_by_mouse(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", bots=1)
    rosa = visit(house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.button("lobby-start").click()
    expect(rosa.page.locator(".field .man[data-pawn]")).to_have_count(8)
    play_opening_and_end(house, party, by_mouse, rosa)
    home = homes(house.position(party.code))
    assert max(home) == 4
    expect(rosa.page.locator(".result .sheet tbody tr")).to_have_count(2)
    expect(rosa.page.locator(".result .sheet tbody .full")).to_have_count(sum(home))


def is_nearly_over(state: State[Any]) -> bool:
    """Two more pawns of a team, and the game is won. It is a person's turn, so that it waits for the page."""
    home = homes(state)
    return max(home[0] + home[2], home[1] + home[3]) >= 6 and state.to_act[0] in (0, 2)


def test_partners_play_in_two_browsers_against_two_bots(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", mode="partners", players=4)
    party.sit("Tomás", seat=2)
    for seat in (1, 3):
        party.guests[0].request(type="bot", seat=seat, level="easy")
    party.start().play_on(is_nearly_over)
    rosa, tomas = (visit(house.url, keys=party.keys(place)).go(f"/t/{party.code}") for place in (0, 1))
    for person in (rosa, tomas):
        expect(person.page.locator(".chip-pawn")).to_have_count(8)
        expect(person.page.locator(".seat svg.team")).to_have_count(3)
    play_to_the_end(by_mouse, rosa, tomas)
    outcome = house.position(party.code).outcome
    assert outcome is not None
    assert outcome.ranks in ((1, 3, 1, 3), (3, 1, 3, 1))
    won = outcome.ranks[0] == 1
    title = rosa.say("sorry-page-victory", who="both", count=2, players="Tomás")
    expect(rosa.page.locator(".winner h2", has_text=title)).to_have_count(1 if won else 0)
    expect(tomas.page.locator(".result .sheet tbody tr.best")).to_have_count(2)


@pytest.mark.full
def test_a_scored_game_is_played_by_touch_on_a_phone(house: House, visit: Visit) -> None:
    party = house.set_table("Rosa", game="sorry", mode="scored", bots=1)
    rosa = visit(house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    rosa.button("lobby-start").tap()
    expect(rosa.page.locator("ul.hand button.acard")).to_have_count(5)
    play_opening_and_end(house, party, by_touch, rosa)
    finished = house.position(party.code).view(None).finished
    assert finished is not None
    rows = rosa.page.locator(".result .game-sheet tbody tr")
    expect(rows).to_have_count(2)
    shown = {tuple(text.split()[-4:]) for text in rows.all_inner_texts()}
    assert shown == {told(finished, seat) for seat in range(2)}


def told(finished: Any, seat: int) -> tuple[str, ...]:
    """What stands on the sheet: points for pawns, for opponents and for the tier, and all together."""
    parts = (finished.pawns[seat], finished.opponents[seat], finished.tier[seat])
    return (str(parts[0]), *(str(part or "–") for part in parts[1:]), str(sum(parts)))


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        ("standard", 2),
        pytest.param("standard", 3, marks=pytest.mark.full),
        pytest.param("partners", 4, marks=pytest.mark.full),
        ("scored", 3),
    ],
)
def test_tables_of_every_size_start_and_end(mode: str, players: int, still_house: House, visit: Visit) -> None:
    party = still_house.set_table(*NAMES[:players], game="sorry", mode=mode)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    rosa.button("lobby-start").click()
    expect(rosa.page.locator(".field .man[data-pawn]")).to_have_count(4 * players)
    party.play_on(lambda state: state.outcome is not None)
    until = monotonic() + MATCH_SECONDS
    while not (offer := offered(rosa))["over"] and monotonic() < until:
        with suppress(TooLate):
            move_on(rosa, offer)
    rows = rosa.page.locator(".result .sheet tbody").first.locator("tr")
    expect(rows).to_have_count(players)
    best = rosa.page.locator(".result .sheet tbody").first.locator("tr.best")
    expect(best).to_have_count(2 if mode == "partners" else 1)


def test_a_tablet_without_secrets_goes_round_without_a_curtain(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game="sorry").start()
    both = {party.code: [*party.keys(0)[party.code], party.guests[1].token]}
    tablet = visit(still_house.url, keys=both).go(f"/t/{party.code}")
    expect(tablet.page.locator(".field")).to_be_visible()
    until = monotonic() + MATCH_SECONDS
    while {move.seat for move in still_house.moves(party.code)} != {0, 1} and monotonic() < until:
        assert tablet.page.locator(".curtain").count() == 0
        with suppress(TooLate):
            by_mouse(tablet, offered(tablet))
    assert {move.seat for move in still_house.moves(party.code)} == {0, 1}


def test_a_tablet_with_hands_has_a_curtain(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game="sorry", mode="scored").start()
    both = {party.code: [*party.keys(0)[party.code], party.guests[1].token]}
    tablet = visit(still_house.url, keys=both).go(f"/t/{party.code}")
    expect(tablet.page.locator(".curtain")).to_be_visible()
    expect(tablet.page.locator(".acard")).to_have_count(0)

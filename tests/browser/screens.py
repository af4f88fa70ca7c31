"""How to get to every screen of the page, for those who want to look at all of them."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from browser.house import House, Judge, Party, foreseen
from browser.people import Person
from browser.sorry import at_turn as turn_of_sorry
from sobremesa.core.state import State

Look = Callable[[dict[str, list[str]]], list[Person]]
"""The browsers that look at a screen, holding these keys: one or several, of any size and language."""
Way = Callable[[House, Look], list[Person]]

NAMES = ("Lucía", "Rosa", "Tomás", "Inés", "Anís")
MORE_NAMES = ("Papá", "Canela", "Clavo", "Abuela Pilar", "Maximiliano Augusto")
SLOW = 20_000

SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    """A way to a screen, under its name."""
    SCREENS[way.__name__.replace("_", " ")] = way
    return way


def go(people: list[Person], path: str, landmark: str) -> list[Person]:
    """Everybody goes there, and waits for what has to be seen."""
    for person in people:
        person.go(path)
    for person in people:
        expect(person.page.locator(landmark).first).to_be_visible()
    return people


# Before a match


@screen
def shelf(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start()
    return go(look(party.keys()), "/", "section.resume, .resume")


@screen
def settings(house: House, look: Look) -> list[Person]:
    people = go(look({}), "/", ".box")
    for person in people:
        person.button("settings-open").click()
        expect(person.page.get_by_role("dialog", name=person.say("settings-title"))).to_be_visible()
    return people


@screen
def open_box(house: House, look: Look) -> list[Person]:
    people = go(look({}), "/", ".box")
    for person in people:
        person.open_box()
    return people


def setting_the_table(house: House) -> Party:
    """Two people, a bot and a free chair."""
    party = house.set_table("Lucía", "Rosa", players=4)
    party.guests[0].request(type="bot", seat=2, level="medium")
    return party


@screen
def lobby_as_host(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look(party.keys()), f"/t/{party.code}", ".opts")


@screen
def all_house_rules(house: House, look: Look) -> list[Person]:
    people = lobby_as_host(house, look)
    for person in people:
        person.page.locator("button.more").click()
        person.page.locator(".opts summary").click()
    return people


@screen
def lobby_as_guest(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look(party.keys(1)), f"/t/{party.code}", ".opts")


@screen
def lobby_at_the_door(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look({}), f"/t/{party.code}", ".guest form")


def touching_a_chair(house: House, look: Look, seat: int) -> list[Person]:
    people = lobby_as_host(house, look)
    for person in people:
        person.chairs.nth(seat).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
    return people


@screen
def chair_of_a_bot(house: House, look: Look) -> list[Person]:
    return touching_a_chair(house, look, 2)


@screen
def chair_of_a_person(house: House, look: Look) -> list[Person]:
    return touching_a_chair(house, look, 1)


@screen
def no_such_table(house: House, look: Look) -> list[Person]:
    people = look({})
    for person in people:
        person.expect_trouble("404")
    return go(people, "/t/NADA1234", ".trouble")


# At the table


def mid_match(house: House) -> Party:
    """The second round, fifth turn, somebody has laid already."""
    party = house.set_table(*NAMES).start().play_on(lambda state: at_turn(state, 2, 5))
    party.guests[3].lay()
    return party


def at_turn(state: State[Any], round_number: int, turn: int) -> bool:
    view = state.view(None)
    return (view.round, view.turn, view.phase) == (round_number, turn, "choose_card") and not any(
        seat.chosen for seat in view.seats
    )


def sit_down(house: House, look: Look) -> list[Person]:
    party = mid_match(house)
    return go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")


@screen
def choosing_a_card(house: House, look: Look) -> list[Person]:
    people = sit_down(house, look)
    for person in people:
        person.card(person.hand()[1]).click()
        expect(person.page.locator("ul.hand .is-selected")).to_have_count(1)
    return people


@screen
def choosing_a_row(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start(lambda state: 1 in state.view(0).own.hand)
    for guest in party.guests[1:]:
        guest.lay()
    party.guests[0].lay(1)
    return go(look(party.keys()), f"/t/{party.code}", "button.pick")


@screen
def placing_a_joker(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start(lambda state: "J7" in state.view(0).own.hand)
    for guest in party.guests[1:]:
        guest.lay()
    party.guests[0].lay("J7")
    return go(look(party.keys()), f"/t/{party.code}", "button.pick")


def from_menu(house: House, look: Look, item: str) -> list[Person]:
    people = sit_down(house, look)
    for person in people:
        person.button("table-menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say(item), exact=True).click()
        expect(person.page.get_by_role("dialog")).to_have_count(1)
    return people


@screen
def menu(house: House, look: Look) -> list[Person]:
    people = sit_down(house, look)
    for person in people:
        person.button("table-menu").click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
    return people


@screen
def rules(house: House, look: Look) -> list[Person]:
    return from_menu(house, look, "table-rules")


@screen
def log(house: House, look: Look) -> list[Person]:
    return from_menu(house, look, "table-log")


@screen
def people_at_the_table(house: House, look: Look) -> list[Person]:
    return from_menu(house, look, "table-people")


@screen
def settings_at_the_table(house: House, look: Look) -> list[Person]:
    return from_menu(house, look, "settings-title")


@screen
def watching(house: House, look: Look) -> list[Person]:
    party = mid_match(house)
    return go(look({}), f"/t/{party.code}", "ol.rows")


@screen
def paused(house: House, look: Look) -> list[Person]:
    party = mid_match(house)
    people = go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")
    party.guests[0].request(type="pause", on=True)
    for person in people:
        expect(person.prompt).to_contain_text(person.say("table-paused"))
    return people


# Results


@screen
def hand_result(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start().play_on(lambda state: at_turn(state, 2, 10))
    people = go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")
    party.play_on(lambda state: state.hands_played == 2)
    for person in people:
        person.action("skip").click()
        expect(person.hand_result).to_be_visible()
    return people


def finished(house: House) -> Party:
    return house.set_table(*NAMES).start().leave().play_on(lambda state: state.outcome is not None)


@screen
def match_result(house: House, look: Look) -> list[Person]:
    party = finished(house)
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


@screen
def result_of_a_long_match(house: House, look: Look) -> list[Person]:
    """Ten people, twelve rounds."""
    party = house.set_table(*NAMES, *MORE_NAMES, end_condition="rounds", rounds=12).start().leave()
    party.play_on(lambda state: state.outcome is not None)
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


@screen
def replay(house: House, look: Look) -> list[Person]:
    party = finished(house)
    people = go(look({}), f"/replay/{party.code}/1", ".controls")
    for person in people:
        person.page.get_by_role("slider").fill("30")
        person.page.get_by_role("combobox").select_option("all")
        expect(person.page.locator(".rack.all")).to_be_visible()
    return people


@screen
def replay_from_a_chair(house: House, look: Look) -> list[Person]:
    party = finished(house)
    people = go(look({}), f"/replay/{party.code}/1", ".controls")
    for person in people:
        person.page.get_by_role("slider").fill("18")
        person.page.get_by_role("combobox").select_option("1")
        expect(person.cards.first).to_be_visible()
    return people


# Sorry!


def sorry_table(house: House, judge: Judge, **options: Any) -> Party:
    """A table of four where it has come to this."""
    party = house.set_table(*NAMES[:4], game="sorry", **options)
    party.start(lambda deal: foreseen(deal, judge, "sorry").outcome is None)
    return party.play_on(judge)


def sit_at_sorry(house: House, look: Look, judge: Judge, **options: Any) -> list[Person]:
    party = sorry_table(house, judge, **options)
    return go(look(party.keys()), f"/t/{party.code}", ".field .pick")


def choose_a_pawn(people: list[Person]) -> list[Person]:
    """One that is not chosen yet, by its chip on the wood."""
    for person in people:
        if person.page.locator(".field .pick[aria-pressed=true]").count() == 0:
            person.page.locator(".chip-pawn.can").first.click()
        expect(person.page.locator(".field .pick[data-target]").first).to_be_visible()
    return people


@screen
def sorry_lobby(house: House, look: Look) -> list[Person]:
    party = house.set_table("Lucía", "Rosa", game="sorry", players=4, mode="scored")
    people = go(look(party.keys()), f"/t/{party.code}", ".opts")
    for person in people:
        person.page.locator("button.more").click()
    return people


@screen
def sorry_swap_or_move(house: House, look: Look) -> list[Person]:
    return choose_a_pawn(sit_at_sorry(house, look, turn_of_sorry(0, "11", "swap", "move")))


@screen
def sorry_partners_split(house: House, look: Look) -> list[Person]:
    return choose_a_pawn(sit_at_sorry(house, look, turn_of_sorry(0, "7", "split"), mode="partners"))


@screen
def sorry_hand(house: House, look: Look) -> list[Person]:
    people = sit_at_sorry(house, look, turn_of_sorry(0, None, "move", "start"), mode="scored")
    for person in people:
        person.page.locator("ul.hand .acard:not([aria-disabled])").first.click()
    return people


@screen
def sorry_discards(house: House, look: Look) -> list[Person]:
    people = sit_at_sorry(house, look, turn_of_sorry(0, "10", "move"))
    for person in people:
        person.page.locator(".piles .open").click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
    return people


@screen
def sorry_rules(house: House, look: Look) -> list[Person]:
    people = sit_at_sorry(house, look, turn_of_sorry(0, "3", "move"))
    for person in people:
        person.button("table-menu").click()
        rules = person.say("table-rules")
        person.page.get_by_role("dialog").get_by_role("button", name=rules, exact=True).click()
        expect(person.page.locator(".rules .picture").first).to_be_visible()
    return people


@screen
def sorry_game_result(house: House, look: Look) -> list[Person]:
    party = sorry_table(house, lambda state: state.hands_played == 1, mode="scored", match_games=3)
    party.play_on(lambda state: max(seat.home for seat in state.view(None).seats) == 3)
    people = go(look(party.keys()), f"/t/{party.code}", ".field")
    party.play_on(lambda state: state.hands_played == 2)
    for person in people:
        # What is shown may be over before everybody has skipped it.
        with suppress(TooLate):
            person.action("skip").click(timeout=1_000)
        expect(person.hand_result).to_be_visible()
    return people


def finished_sorry(house: House, **options: Any) -> Party:
    party = house.set_table(*NAMES[:4], game="sorry", **options).start().leave()
    return party.play_on(lambda state: state.outcome is not None)


@screen
def sorry_partners_result(house: House, look: Look) -> list[Person]:
    party = finished_sorry(house, mode="partners")
    return go(look(party.keys()), f"/t/{party.code}", ".result .sheet")


@screen
def sorry_replay(house: House, look: Look) -> list[Person]:
    party = finished_sorry(house, mode="scored")
    people = go(look({}), f"/replay/{party.code}/1", ".controls")
    for person in people:
        person.page.get_by_role("slider").fill("20")
        person.page.get_by_role("combobox").select_option("all")
        expect(person.page.locator(".rack.all .acard").first).to_be_visible()
    return people


@screen
def tv_sorry(house: House, look: Look) -> list[Person]:
    party = sorry_table(house, turn_of_sorry(0, "11", "move"), mode="partners")
    return go(look({}), f"/tv/{party.code}", ".field .man")


@screen
def tv_sorry_result(house: House, look: Look) -> list[Person]:
    party = finished_sorry(house, mode="scored")
    return go(look({}), f"/tv/{party.code}", ".sheet")


# The table screen


@screen
def tv_lobby(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look({}), f"/tv/{party.code}", 'img[src$="qr.svg"]')


@screen
def tv_table(house: House, look: Look) -> list[Person]:
    party = mid_match(house)
    return go(look({}), f"/tv/{party.code}", "ol.rows")


@screen
def tv_row_choice(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start(lambda state: 1 in state.view(0).own.hand)
    for guest in party.guests[1:]:
        guest.lay()
    party.guests[0].lay(1)
    return go(look({}), f"/tv/{party.code}", "ol.rows")


@screen
def tv_hand_result(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start().play_on(lambda state: at_turn(state, 2, 10))
    people = go(look({}), f"/tv/{party.code}", "ol.rows")
    party.play_on(lambda state: state.hands_played == 2)
    for person in people:
        expect(person.page.locator(".sheet")).to_be_visible(timeout=SLOW)
    return people


@screen
def tv_result(house: House, look: Look) -> list[Person]:
    party = finished(house)
    return go(look({}), f"/tv/{party.code}", ".sheet")


TV_SCREENS = tuple(name for name in SCREENS if name.startswith("tv"))
PAGE_SCREENS = tuple(name for name in SCREENS if name not in TV_SCREENS)

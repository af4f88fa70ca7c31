"""How to get to every screen of the page, for those who want to look at all of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from browser.house import House, Judge, Party, foreseen
from browser.people import Person
from browser.sorry import at_turn as turn_of_sorry
from sobremesa.core.state import State

Look = Callable[[dict[str, list[str]]], list[Person]]
"""The browsers that look at a screen, holding these keys: one or several, of any size and language."""
Way = Callable[[House, Look], list[Person]]
Step = Callable[[Person], None]

NAMES = ("Lucía", "Rosa", "Tomás", "Inés", "Anís")
MORE_NAMES = ("Papá", "Canela", "Clavo", "Abuela Pilar", "Maximiliano Augusto")


@dataclass(frozen=True)
class Place:
    """Where people come to, and the screens that are seen from there, one after the other."""

    arrive: Way
    steps: dict[str, Step] = field(default_factory=dict)
    """What a person does to see a screen, by its name."""

    def screen(self, step: Step) -> Step:
        """One more screen, under the name of the function."""
        self.steps[step.__name__.replace("_", " ")] = step
        return step

    def leave(self, person: Person) -> None:
        """Back to where they came to."""
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)

    def way_to(self, name: str) -> Way:
        def go_there(house: House, look: Look) -> list[Person]:
            people = self.arrive(house, look)
            for person in people:
                self.steps[name](person)
            return people

        return go_there


PLACES: list[Place] = []


def place(arrive: Way) -> Place:
    """A place from which several screens are seen."""
    PLACES.append(Place(arrive))
    return PLACES[-1]


def screen(arrive: Way) -> Way:
    """A place that is a screen itself, under the name of the function."""
    place(arrive).steps[arrive.__name__.replace("_", " ")] = lambda person: None
    return arrive


def by_name(*ways: Way) -> dict[str, Way]:
    return {way.__name__: way for way in ways}


def go(people: list[Person], path: str, landmark: str) -> list[Person]:
    """Everybody goes there, and waits for what has to be seen."""
    for person in people:
        person.go(path)
    for person in people:
        expect(person.page.locator(landmark).first).to_be_visible()
    return people


# Before a match


@place
def at_the_shelf(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start()
    return go(look(party.keys()), "/", "section.resume, .resume")


@at_the_shelf.screen
def shelf(person: Person) -> None:
    expect(person.page.locator(".box").first).to_be_visible()


@at_the_shelf.screen
def settings(person: Person) -> None:
    person.button("settings-open").click()
    expect(person.page.get_by_role("dialog", name=person.say("settings-title"))).to_be_visible()


@at_the_shelf.screen
def open_box(person: Person) -> None:
    person.open_box()


def setting_the_table(house: House) -> Party:
    """Two people, a bot and a free chair."""
    party = house.set_table("Lucía", "Rosa", players=4)
    party.guests[0].request(type="bot", seat=2, level="medium")
    return party


@place
def in_the_lobby(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look(party.keys()), f"/t/{party.code}", ".opts")


@in_the_lobby.screen
def lobby_as_host(person: Person) -> None:
    expect(person.chairs).to_have_count(4)


def touch_a_chair(person: Person, seat: int) -> None:
    person.chairs.nth(seat).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@in_the_lobby.screen
def chair_of_a_bot(person: Person) -> None:
    touch_a_chair(person, 2)


@in_the_lobby.screen
def chair_of_a_person(person: Person) -> None:
    touch_a_chair(person, 1)


@in_the_lobby.screen
def all_house_rules(person: Person) -> None:
    person.page.locator("button.more").click()
    person.page.locator(".opts summary").click()


@screen
def lobby_as_guest(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look(party.keys(1)), f"/t/{party.code}", ".opts")


@screen
def lobby_at_the_door(house: House, look: Look) -> list[Person]:
    party = setting_the_table(house)
    return go(look({}), f"/t/{party.code}", ".guest form")


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


@place
def at_the_table(house: House, look: Look) -> list[Person]:
    party = mid_match(house)
    return go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")


@at_the_table.screen
def choosing_a_card(person: Person) -> None:
    person.card(person.hand()[1]).click()
    expect(person.page.locator("ul.hand .is-selected")).to_have_count(1)


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


@at_the_table.screen
def menu(person: Person) -> None:
    person.button("table-menu").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def from_menu(person: Person, item: str) -> None:
    menu(person)
    person.page.get_by_role("dialog").get_by_role("button", name=person.say(item), exact=True).click()
    expect(person.page.get_by_role("dialog")).to_have_count(1)


@at_the_table.screen
def rules(person: Person) -> None:
    from_menu(person, "table-rules")


@at_the_table.screen
def log(person: Person) -> None:
    from_menu(person, "table-log")


@at_the_table.screen
def people_at_the_table(person: Person) -> None:
    from_menu(person, "table-people")


@at_the_table.screen
def settings_at_the_table(person: Person) -> None:
    from_menu(person, "settings-title")


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
        see_result(person)
    return people


def see_result(person: Person) -> None:
    """Skip what is being shown, if it has not come to its end by itself."""
    expect(person.action("skip").or_(person.hand_result).first).to_be_visible()
    person.skip()
    expect(person.hand_result).to_be_visible()


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


@place
def at_the_replay(house: House, look: Look) -> list[Person]:
    party = finished(house)
    return go(look({}), f"/replay/{party.code}/1", ".tape")


def see_with(person: Person, eyes: str) -> None:
    """Look with the eyes of a seat, or at all hands: by a coaster, or by a list where there is no room for them."""
    button = person.page.locator(f'[data-eyes="{eyes}"]')
    if button.count():
        button.click()
    else:
        person.page.locator(".whose select").select_option(eyes)


@at_the_replay.screen
def replay(person: Person) -> None:
    person.page.get_by_role("slider").fill("30")
    see_with(person, "all")
    expect(person.page.locator(".all[role=group]")).to_be_visible()


@at_the_replay.screen
def replay_from_a_chair(person: Person) -> None:
    person.page.get_by_role("slider").fill("18")
    see_with(person, "1")
    expect(person.page.locator(".mine .scard").first).to_be_visible()


# Sorry!


def sorry_table(house: House, judge: Judge, **options: Any) -> Party:
    """A table of four where it has come to this."""
    party = house.set_table(*NAMES[:4], game="sorry", **options)
    party.start(lambda deal: foreseen(deal, judge, "sorry").outcome is None)
    return party.play_on(judge)


def sit_at_sorry(house: House, look: Look, judge: Judge, **options: Any) -> list[Person]:
    party = sorry_table(house, judge, **options)
    return go(look(party.keys()), f"/t/{party.code}", ".field .pick")


def choose_a_pawn(person: Person) -> None:
    """One that is not chosen yet, by its chip on the wood."""
    if person.page.locator(".field .pick[aria-pressed=true]").count() == 0:
        person.page.locator(".chip-pawn.can").first.click()
    expect(person.page.locator(".field .pick[data-target]").first).to_be_visible()


@screen
def sorry_lobby(house: House, look: Look) -> list[Person]:
    party = house.set_table("Lucía", "Rosa", game="sorry", players=4, mode="scored")
    people = go(look(party.keys()), f"/t/{party.code}", ".opts")
    for person in people:
        person.page.locator("button.more").click()
    return people


@place
def at_sorry(house: House, look: Look) -> list[Person]:
    return sit_at_sorry(house, look, turn_of_sorry(0, "11", "swap", "move"))


@at_sorry.screen
def sorry_swap_or_move(person: Person) -> None:
    choose_a_pawn(person)


@at_sorry.screen
def sorry_discards(person: Person) -> None:
    person.page.locator(".piles .open").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


@at_sorry.screen
def sorry_rules(person: Person) -> None:
    from_menu(person, "table-rules")
    expect(person.page.locator(".rules .picture").first).to_be_visible()


@screen
def sorry_partners_split(house: House, look: Look) -> list[Person]:
    people = sit_at_sorry(house, look, turn_of_sorry(0, "7", "split"), mode="partners")
    for person in people:
        choose_a_pawn(person)
    return people


@screen
def sorry_hand(house: House, look: Look) -> list[Person]:
    people = sit_at_sorry(house, look, turn_of_sorry(0, None, "move", "start"), mode="scored")
    for person in people:
        person.page.locator("ul.hand .acard:not([aria-disabled])").first.click()
    return people


@screen
def sorry_game_result(house: House, look: Look) -> list[Person]:
    party = sorry_table(house, lambda state: state.hands_played == 1, mode="scored", match_games=3)
    party.play_on(lambda state: max(seat.home for seat in state.view(None).seats) == 3)
    people = go(look(party.keys()), f"/t/{party.code}", ".field")
    party.play_on(lambda state: state.hands_played == 2)
    for person in people:
        see_result(person)
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
    people = go(look({}), f"/replay/{party.code}/1", ".tape")
    for person in people:
        person.page.get_by_role("slider").fill("20")
        see_with(person, "all")
        expect(person.page.locator(".all[role=group] .acard").first).to_be_visible()
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
    party = house.set_table(*NAMES).start().play_on(lambda state: state.hands_played == 2)
    return go(look({}), f"/tv/{party.code}", ".sheet")


@screen
def tv_result(house: House, look: Look) -> list[Person]:
    party = finished(house)
    return go(look({}), f"/tv/{party.code}", ".sheet")


SCREENS: dict[str, Way] = {name: place.way_to(name) for place in PLACES for name in place.steps}
TV_SCREENS = tuple(name for name in SCREENS if name.startswith("tv"))
TV_PLACES = tuple(place for place in PLACES if not set(TV_SCREENS).isdisjoint(place.steps))
PAGE_PLACES = tuple(place for place in PLACES if place not in TV_PLACES)

"""The scenes of `make shots`: the screens of the browser tests, and more that only pictures need.

A scene starts from a position where it can; only replays are played move by move.
"""

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from time import time
from typing import Any

from playwright.sync_api import expect

from browser import test_burako_screens, test_rummy500_screens, test_rummy_screens, test_sumoku_screens
from browser.house import House, Party
from browser.lessons import sumo as sumo_lesson
from browser.lessons.learner import Learner
from browser.people import TV, Person, centre
from browser.screens import MORE_NAMES, NAMES, PAGE_PLACES, TV_PLACES, Look, Place, Step, Way, go
from sobremesa.catalogue import GAMES

HAND_HELD = ("laptop", "phone", "small", "low", "side")
TV_ONLY = ("tv",)
TEN = (*NAMES, *MORE_NAMES)
TV_WIDTH = TV["viewport"]["width"]


@dataclass(frozen=True)
class Scene:
    """A place with its screens, and the devices that visit it."""

    place: Place
    sizes: tuple[str, ...] = HAND_HELD
    is_fleeting: bool = False
    """The screen is transient, so the page is stopped and the next scene needs a new one."""
    is_held: bool = False
    """The mouse holds a piece."""


SCENES: list[Scene] = []


def scene(way: Way, name: str = "", **how: Any) -> Way:
    """Register a place with one screen, named after the function."""
    SCENES.append(Scene(Place(way, {name or way.__name__.replace("_", " "): lambda person: None}), **how))
    return way


def tv(way: Way) -> Way:
    return scene(way, sizes=TV_ONLY)


# Sumo

SUPPER: dict[str, Any] = {
    "rows": ["9 18 J5=18 31", "24 33 47 52 60", "66 71 79", "85 88"],
    "hands": ["7 36 63 75 90 J7", "3 14 29 61 95 99", "1 2 50 77 84 102", "8 21 40 46 65 74", "16 25 38 57 80 101"],
    "sheet": [[12, 5, 20, 14, 9], [7, 18, 11, 8, 9]],
    "piles": ["", "10 11 13", "20 22 30", "", "100"],
}
"""Five people late in their third round, with a full row and a joker."""


def laid(*cards: int | None, own: int | None = None) -> dict[str, Any]:
    """Return the position in which the other players have laid these cards."""
    chosen = [own, *cards]
    held = [
        " ".join(card for card in hand.split() if card != str(one))
        for hand, one in zip(SUPPER["hands"], chosen, strict=True)
    ]
    return SUPPER | {"hands": held, "chosen": chosen}


@scene
def card_laid(house: House, look: Look) -> list[Person]:
    """All but two people have laid a card; one of the two holds a card above its row."""
    party = house.set_table(*NAMES).start().put(**laid(14, None, 21, 25))
    people = go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")
    for person in people:
        person.card(90).click()
        expect(person.page.locator("li.row.target")).to_be_visible()
        expect(person.page.locator(".flag.done")).to_have_count(3)
    return people


@scene
def sumo_hint(house: House, look: Look) -> list[Person]:
    party = house.set_table(*NAMES).start().put(**SUPPER)
    people = go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")
    for person in people:
        person.button("table-hint").click()
        for _ in range(2):
            person.action("hint-next").click()
        expect(person.page.locator("li.row.target")).to_be_visible()
    return people


@scene
def sumo_gestures(house: House, look: Look) -> list[Person]:
    """The gestures that a person may send while waiting."""
    party = house.set_table(*NAMES).start().put(**laid(14, None, 21, 25, own=36))
    people = go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")
    for person in people:
        person.button("table-gestures").click()
        expect(person.button("table-gesture-toast")).to_be_visible()
    return people


@scene
def ten_at_the_table(house: House, look: Look) -> list[Person]:
    party = house.set_table(*TEN).start()
    for guest in party.guests[3:7]:
        guest.lay()
    return go(look(party.keys()), f"/t/{party.code}", "ul.hand button.scard")


@scene
def match_over(house: House, look: Look) -> list[Person]:
    """A close match."""
    party = close_match(house)
    return go(look(party.keys()), f"/t/{party.code}", ".papers")


@cache
def close_match(house: House) -> Party:
    party = house.set_table(*NAMES).start().leave()
    return party.play_on(lambda state: state.outcome is not None)


@scene
def sumo_replay(house: House, look: Look) -> list[Person]:
    """A replay at a highlight, seen by another player than the one it is about."""
    party = close_match(house)
    pins = house.ask(f"/api/tables/{party.code}/matches/1/timeline")["pins"]
    pin = next(one for one in pins[len(pins) // 2 :] if one["seat"] != 1)
    return go(look({}), f"/replay/{party.code}/1#{pin['n']}.1-1", "li.row.taken .taker")


def result_picture(house: House, look: Look) -> list[Person]:
    """The picture of a result, to share or save."""
    people = match_over(house, look)
    for person in people:
        with person.page.expect_download() as drawn:
            person.button("table-picture").click()
        image = base64.b64encode(Path(drawn.value.path()).read_bytes()).decode()
        person.page.goto("about:blank")
        person.page.set_content(f'<body style="margin:0"><img src="data:image/png;base64,{image}" height="800">')
    return people


scene(result_picture, sizes=("laptop",))


@scene
def sumo_all_hands(house: House, look: Look) -> list[Person]:
    """A replay with all hands open."""
    party = close_match(house)
    return go(look({}), f"/replay/{party.code}/1#30-all", ".tape .pin")


@partial(scene, sizes=(*HAND_HELD, "tv"), is_fleeting=True)
def row_taken(house: House, look: Look) -> list[Person]:
    """The sixth card takes a row."""
    party = house.set_table(*NAMES).start().put(**laid(61, 84, 40, 101))
    people = look(party.keys())
    for person in people:
        person.page.add_init_script(HOLD)
        path = "tv" if (person.page.viewport_size or {})["width"] == TV_WIDTH else "t"
        go([person], f"/{path}/{party.code}", "ol.rows > li.row")
    party.play_on(lambda state: not any(seat.chosen for seat in state.view(None).seats))
    for person in people:
        expect(person.page.locator("li.row.taken")).to_be_visible()
    return people


HOLD = """(() => {
    const start = window.setTimeout;
    const isSeen = () => document.querySelector('li.row.taken') !== null;
    window.setTimeout = (run, ...more) => start((...given) => isSeen() || run(...given), ...more);
})();"""
"""A script that stops all timers of the page once a row is being taken."""


# Lessons


def lesson(game: str) -> Scene:
    """The first scene in which a try can be wrong: at its start, after a wrong try, and when it is done."""
    module = import_module(f"browser.lessons.{game}")
    number, wanted = next((place, one) for place, one in enumerate(module.TASKS) if one in module.WRONG)

    def arrive(house: House, look: Look) -> list[Person]:
        people = go(look({}), f"/learn/{game}", ".steps [aria-current]")
        for person in people:
            learner = Learner(person, "mouse")
            for before in range(number):
                learner.is_at(before + 1)
                learner.action("skip-scene")
            learner.is_at(number + 1)
        return people

    def wrong(person: Person) -> None:
        learner = Learner(person, "mouse")
        module.WRONG[wanted](learner)
        learner.has_erred()

    def done(person: Person) -> None:
        learner = Learner(person, "mouse")
        learner.action("show")
        learner.is_done()

    steps: dict[str, Step] = {"": lambda person: None, " wrong": wrong, " done": done}
    return Scene(Stay(arrive, {f"lesson {game}{name}": step for name, step in steps.items()}))


@scene
def lesson_start(house: House, look: Look) -> list[Person]:
    """The box of a game that nobody has played on this device."""
    people = go(look({}), "/", "button.box")
    for person in people:
        person.page.evaluate("localStorage.clear()")
        person.go("/").open_box()
        expect(person.link("open-learn-go-label")).to_be_visible()
    return people


@scene
def box_options(house: House, look: Look) -> list[Person]:
    """The options of a match against bots."""
    people = go(look({}), "/", "button.box")
    for person in people:
        person.open_box()
        person.fold().click()
        expect(person.page.locator("button.more")).not_to_have_attribute("aria-disabled", "true")
    return people


@scene
def lesson_end(house: House, look: Look) -> list[Person]:
    people = go(look({}), "/learn/sumo", ".steps [aria-current]")
    for person in people:
        learner = Learner(person, "mouse")
        for number, do in enumerate(sumo_lesson.TASKS.values(), start=1):
            learner.is_at(number)
            do(learner)
            learner.is_done()
            learner.action("next")
        expect(person.page.locator(".end")).to_be_visible()
    return people


class Stay(Place):
    """A place whose screens follow from each other."""

    def leave(self, person: Person) -> None:
        pass


SCENES += [lesson(game) for game in GAMES]


# Between two matches


def changed_table(house: House) -> Party:
    """A match is over; one person has left and another has come."""
    party = house.set_table(*NAMES[:4], bots=1).start().put(**LAST_TURN)
    party.play_on(lambda state: state.outcome is not None)
    host, rosa, _, ines = party.guests
    host.request(type="lobby")
    ines.request(type="stand", seat=3)
    host.request(type="options", options={"players": 6})
    party.sit("Nico")
    rosa.request(type="rematch", seat=1)
    return party


LAST_TURN: dict[str, Any] = {
    "rows": ["9 18 J5=18 31", "24 33 47 52 60", "66 71 79", "85 88"],
    "hands": ["90", "61", "50", "40", "72"],
    "sheet": [[21, 12, 20, 14, 30], [14, 11, 28, 16, 18]],
    "piles": ["10 11", "12 13", "20 22 30", "14 15", "44 55 1"],
}


@scene
def between_as_host(house: House, look: Look) -> list[Person]:
    party = changed_table(house)
    return go(look(party.keys()), f"/t/{party.code}", ".last tbody tr")


@scene
def between_as_guest(house: House, look: Look) -> list[Person]:
    party = changed_table(house)
    return go(look(party.keys(1)), f"/t/{party.code}", ".last tbody tr")


@scene
def between_at_the_door(house: House, look: Look) -> list[Person]:
    party = changed_table(house)
    return go(look({}), f"/t/{party.code}", ".last tbody tr")


@scene
def host_is_gone(house: House, look: Look) -> list[Person]:
    party = changed_table(house)
    people = go(look(party.keys(1)), f"/t/{party.code}", ".last tbody tr")
    party.guests[0].socket.close()
    for person in people:
        expect(person.page.locator(".region").first).to_be_visible()
    return people


# The notebook


@scene
def my_matches(house: House, look: Look) -> list[Person]:
    people = go(look({}), "/matches", "main")
    for person in people:
        person.page.evaluate("matches => localStorage['sobremesa.matches'] = matches", json.dumps(list(evenings())))
        person.page.reload()
        expect(person.page.locator(".book ol > li").first).to_be_visible()
    return people


@scene
def my_matches_empty(house: House, look: Look) -> list[Person]:
    return go(look({}), "/matches", ".book, main h2")


def evenings() -> Iterator[dict[str, Any]]:
    """Matches of some weeks, the latest first."""
    games = ("sumo", "rummy500", "sumo", "burako", "sorry", "rummy", "sumo", "sumoku", "sumo", "rummy", "burako")
    places = (1, 3, 2, 1, 2, 4, 1, 2, 3, 1, 2, 2, 4, 1, 1, 3, 2, 1)
    for number, place in enumerate(places):
        game = games[number % len(games)]
        of = 2 if game == "burako" else 4
        names = [*NAMES[1:4]] if number % 4 else [NAMES[1], "Canela", "Anís"]
        mine = min(place, of)
        yield {
            "code": f"MESA{number:04}",
            "match": 1,
            "game": game,
            "at": int(1000 * time()) - (number * 41 + 3) * 3_600_000,
            "place": mine,
            "of": of,
            "total": 24 + 17 * place if game != "sorry" else 5 - mine,
            "partners": [names[1]] if game == "burako" else [],
            "others": [
                {
                    "name": name,
                    "isBot": name in ("Canela", "Anís"),
                    "ahead": 0 if game == "burako" and seat == 2 else -1 if seat >= mine else 1,
                    "seat": seat,
                }
                for seat, name in enumerate(names, start=1)
            ],
        }


# Rummy 500

TEA: dict[str, Any] = {
    "options": {"players": 3},
    "hands": ["3H1 4S1 7C1 7D1 TS1 KC1 KD1", "2C1 8S1 9S1", "QH1 QC1 6S1 5D1"],
    "row": "9C1 2D1 KH1 7S1 QD1 4H1 JC1 5C1",
    "melds": ["7H1:1 8H1:1 9H1:1 TH1:1", "AS1:2 2S1:2 3S1:2", "TC1:2 TD1:2 X1:2"],
    "sheet": [[96, 120, 70], [84, 92, 98]],
}
"""Three people late in a round, with many cards to take."""


def at_tea(house: House, look: Look, **changes: Any) -> list[Person]:
    party = house.set_table(*NAMES[:3], game="rummy500").start().put(**TEA | changes)
    return go(look(party.keys()), f"/t/{party.code}", ".cards .hand button.pcard")


@scene
def rummy500_drawing(house: House, look: Look) -> list[Person]:
    return at_tea(house, look)


@partial(scene, sizes=("laptop",), is_held=True)
def rummy500_dragging(house: House, look: Look) -> list[Person]:
    """The targets of a card show while it is dragged."""
    hands = [f"{TEA['hands'][0]} 7S1", *TEA["hands"][1:]]
    people = at_tea(house, look, part="play", hands=hands, row="9C1 2D1 KH1 QD1")
    for person in people:
        lift(person, '[data-card="4S1"]', "[data-target=row]")
        expect(person.page.locator("[data-target=row].is-target.is-over")).to_be_visible()
    return people


def lift(person: Person, piece: str, target: str) -> None:
    """Drag a piece above the target and hold it there."""
    page = person.page
    x, y = centre(page.locator(f".dock {piece}").first.bounding_box())
    to_x, to_y = centre(page.locator(target).first.bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12)
    page.mouse.move(to_x, to_y, steps=4)


# The table screen


@tv
def tv_first_lobby(house: House, look: Look) -> list[Person]:
    """Nobody has come yet."""
    people = go(look({}), "/", "button.box")
    for person in people:
        person.open_box()
        person.fold("people").click()
        person.choose_option(person.say("open-screen"), person.say("open-screen-table"))
        person.button("open-as-table-label").click()
        expect(person.page.locator('img[src$="qr.svg"]')).to_be_visible()
    return people


@tv
def tv_between(house: House, look: Look) -> list[Person]:
    return go(look({}), f"/tv/{changed_table(house).code}", ".last tbody tr")


def on_tv(game: str, position: dict[str, Any]) -> Way:
    """The table screen of a game in a position."""

    def way(house: House, look: Look) -> list[Person]:
        party = house.set_table(*NAMES[: len(position.get("racks", position.get("hands", NAMES[:4])))], game=game)
        return go(look({}), f"/tv/{party.start().put(**position).code}", ".tv .cloth")

    return way


def counted_on_tv(game: str) -> Way:
    """The table screen when a hand is over."""

    def way(house: House, look: Look) -> list[Person]:
        party = house.set_table(*NAMES[:4], game=game).start().play_on(lambda state: state.hands_played == 1)
        return go(look({}), f"/tv/{party.code}", ".sheet")

    return way


ON_TV: dict[str, Way] = {
    "rummy tv table": on_tv("rummy", test_rummy_screens.SUPPER),
    "burako tv table": on_tv("burako", test_burako_screens.CROWDED),
    "rummy500 tv table": on_tv("rummy500", TEA),
    "rummy500 tv counted": counted_on_tv("rummy500"),
    "rummy tv counted": counted_on_tv("rummy"),
    "burako tv counted": counted_on_tv("burako"),
    "sumoku tv classic": test_sumoku_screens.crossword_on_tv,
    "sumoku tv race": test_sumoku_screens.racing_on_tv,
    "sumoku tv spot": test_sumoku_screens.spotting_on_tv,
}
for name, way in ON_TV.items():
    scene(way, name, sizes=TV_ONLY)


# The screens that the tests look at


LOOKED_AT = {
    "rummy": test_rummy_screens.WAYS,
    "burako": test_burako_screens.WAYS,
    "rummy500": test_rummy500_screens.WAYS,
    "sumoku": test_sumoku_screens.WAYS,
}
known = {name for one in SCENES for name in one.place.steps}
for game, ways in LOOKED_AT.items():
    for short, way in ways.items():
        name = f"{game} {short.replace('_', ' ')}"
        if name not in known:
            scene(way, name)
SCENES += [Scene(place) for place in PAGE_PLACES]
SCENES += [Scene(place, TV_ONLY) for place in TV_PLACES]

"""Take pictures of every screen in lifelike moments, by day and by night: `make shots`.

All of them go to build/shots, to be looked at; those that README and docs show go to docs/shots as well.
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from chromium import ADVICE, FLAGS, find
from playwright.sync_api import Browser, expect, sync_playwright

import sobremesa.server.app
from browser.house import PATIENT, House, Party, foreseen
from browser.people import LAPTOP, PHONE, TV, Person
from browser.screens import MORE_NAMES, NAMES, SCREENS, TV_SCREENS, at_turn, go
from sobremesa.core.state import State

ROOT = Path(__file__).parent.parent
ALL = ROOT / "build" / "shots"
KEPT = ROOT / "docs" / "shots"
PAGE = Path(sobremesa.server.app.__file__).parent / "page"
SIZES: dict[str, dict[str, Any]] = {"laptop": LAPTOP, "phone": PHONE | {"device_scale_factor": 1.5}, "tv": TV}
LIGHTS = ("light", "dark")
TEN = (*NAMES, *MORE_NAMES)
STEP = 50
"""Milliseconds between two looks at what is being shown."""

BEST = {
    "shelf laptop light": "shelf",
    "lobby as host laptop light": "lobby",
    "card laid laptop light": "table",
    "card laid phone dark": "table-phone",
    "row taken tv light": "tv",
    "match over laptop dark": "result",
}


# Moments that pass: the page's clock stands still, and goes on only as far as it is told.


def card_laid(house: House, come: Callable[..., Person]) -> Person:
    """Everybody but one has laid a card."""
    party = house.set_table(*NAMES).start(is_lively).play_on(third_round)
    person = come(party.keys()).go(f"/t/{party.code}")
    hand = person.hand()
    for guest in (party.guests[1], *party.guests[3:]):
        guest.lay(guest.hand[1])
    person.card(hand[3]).click()
    expect(person.page.locator("li.row.target")).to_be_visible()
    person.action("lay").click()
    expect(person.laid).to_have_count(1)
    expect(person.page.locator(".flag.done")).to_have_count(3)
    return person


def third_round(state: State[Any]) -> bool:
    return at_turn(state, 3, 5) or state.outcome is not None


def is_lively(deal: State[Any]) -> bool:
    """A full row and a joker on the table: there is something to see."""
    state = foreseen(deal, third_round)
    rows = [row.cards for row in state.view(None).rows]
    jokers = [card for row in rows for card in row if isinstance(card, str)]
    return state.outcome is None and len(jokers) == 1 and sum(len(row) == 5 for row in rows) == 1


def match_over(house: House, come: Callable[..., Person]) -> Person:
    """A close match."""
    party = house.set_table(*NAMES).start(is_close).leave().play_on(lambda state: state.outcome is not None)
    (person,) = go([come(party.keys())], f"/t/{party.code}", ".papers code")
    return person


def is_close(deal: State[Any]) -> bool:
    outcome = foreseen(deal, lambda state: state.outcome is not None).outcome
    assert outcome is not None
    return outcome.ranks[1] == 1 and outcome.ranks[0] == 2 and 35 < min(outcome.totals) < 50


def revealed(house: House, come: Callable[..., Person]) -> Person:
    """The cards have just been turned up."""
    party = house.set_table(*NAMES).start().play_on(lambda state: at_turn(state, 2, 4))
    person = watch(party, come)
    lay_all(party, house)
    return wind(person, "ol.line .up")


def row_taken(house: House, come: Callable[..., Person]) -> Person:
    """The sixth card takes a row."""
    party = house.set_table(*NAMES).start(is_dear).play_on(lambda state: at_turn(state, 2, 6))
    person = watch(party, come)
    lay_all(party, house)
    return wind(person, "li.row.taken")


def is_dear(deal: State[Any]) -> bool:
    """In the sixth turn one row of five is taken, and others have something to see too."""
    before = foreseen(deal, lambda state: at_turn(state, 2, 6))
    placed = foreseen(before, lambda state: at_turn(state, 2, 7)).view(None).placing
    taken = [len(one.took) for one in placed if one.took]
    return taken == [5] and sum(len(row.cards) for row in before.view(None).rows) > 11


def ten_at_the_table(house: House, come: Callable[..., Person]) -> Person:
    party = house.set_table(*TEN).start().play_on(lambda state: at_turn(state, 2, 3))
    for guest in party.guests[3:7]:
        guest.lay()
    (person,) = go([come(party.keys())], f"/t/{party.code}", "ul.hand button.scard")
    return person


def watch(party: Party, come: Callable[..., Person]) -> Person:
    """At the table, or on the table screen, with a clock that stands still."""
    person = come(party.keys())
    person.page.clock.install()
    path = "tv" if person.page.viewport_size == TV["viewport"] else "t"
    (person,) = go([person], f"/{path}/{party.code}", "ol.rows > li.row")
    return person


def lay_all(party: Party, house: House) -> None:
    turn = house.position(party.code).view(None).turn
    party.play_on(lambda state: state.view(None).turn != turn)


def wind(person: Person, landmark: str) -> Person:
    """Let time pass until that is seen."""
    for _ in range(400):
        if person.page.locator(landmark).first.is_visible():
            return person
        person.page.clock.run_for(STEP)
    raise AssertionError(f"{landmark} is never seen")


MOMENTS = {
    "card laid": (card_laid, ("laptop", "phone")),
    "match over": (match_over, ("laptop", "phone")),
    "revealed": (revealed, ("laptop", "phone", "tv")),
    "row taken": (row_taken, ("laptop", "phone", "tv")),
    "ten at the table": (ten_at_the_table, ("laptop", "phone")),
}


# Taking the pictures


class Camera:
    """Takes a picture of one person's screen."""

    def __init__(self, browser: Browser, url: str, size: str, light: str) -> None:
        self.browser = browser
        self.url = url
        self.size = size
        self.light = light

    def come(self, keys: dict[str, list[str]]) -> Person:
        context = self.browser.new_context(locale="es", color_scheme=self.light, **SIZES[self.size])  # type: ignore[arg-type]
        self.person = Person(context, self.url, "es", keys)
        return self.person

    def take(self, name: str) -> None:
        page = self.person.page
        page.mouse.move(0, 0)
        page.evaluate("() => document.activeElement?.blur()")
        page.evaluate("() => document.fonts.ready")
        page.evaluate(
            "() => Promise.all(document.getAnimations().map(one => one.playState === 'running' && one.effect"
            ".getComputedTiming().endTime !== Infinity ? one.finished.catch(() => {}) : 0))"
        )
        title = f"{name} {self.size} {self.light}"
        path = ALL / f"{title.replace(' ', '-')}.png"
        page.screenshot(path=path)
        if title in BEST:
            shutil.copyfile(path, KEPT / f"{BEST[title]}.png")
        self.person.context.close()


def sizes_of(name: str) -> tuple[str, ...]:
    return ("tv",) if name in TV_SCREENS else ("laptop", "phone")


def take_all(browser: Browser, wanted: list[str]) -> None:
    for light in LIGHTS:
        for name in SCREENS:
            for size in sizes_of(name):
                take(browser, name, size, light, wanted)
        for name, (_, sizes) in MOMENTS.items():
            for size in sizes:
                take(browser, name, size, light, wanted)


def take(browser: Browser, name: str, size: str, light: str, wanted: list[str]) -> None:
    title = f"{name} {size} {light}"
    if wanted and not any(word in title for word in wanted):
        return
    with TemporaryDirectory() as folder:
        house = House(Path(folder), PAGE, PATIENT)
        camera = Camera(browser, house.url, size, light)
        try:
            if name in MOMENTS:
                MOMENTS[name][0](house, camera.come)
            else:
                SCREENS[name](house, lambda keys: [camera.come(keys)])
            camera.take(name)
        finally:
            house.close()
    print(title)


def main(wanted: list[str]) -> int:
    path = find()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 2
    ALL.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        take_all(browser, wanted)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

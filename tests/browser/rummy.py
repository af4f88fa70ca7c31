"""Somebody who plays Rummy israelí in front of a browser: what they see, and how they arrange a table."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, expect

from browser.house import House, Judge, Party
from browser.people import MATCH_SECONDS, Person

ASKED = """() => {
    const has = selector => document.querySelector(selector) !== null;
    if (has('.result .sheet')) return 'over';
    if (has('dialog[open] .sheet')) return 'result';
    if (has('[data-action=skip]')) return 'skip';
    if (!has('.dock .prompt.mine')) return '';
    return has('[data-action=draw]') ? 'draw' : has('[data-action=confirm-play]') ? 'play' : '';
}"""
LOTS = (
    """lots => lots.map(lot => [...lot.querySelectorAll('.tile')].map(tile => tile.dataset.piece.slice(5)).join(' '))"""
)
DRAWN: dict[str, Any] = {"has_drawn": True, "opened": [True, True]}
"""In mid-turn, with the whole table to use: what the examples of the rules assume."""


def at_table(house: House, *names: str, **options: Any) -> Party:
    """People at a table of Rummy, with any deal; the first of them begins."""
    return house.set_table(*names, game="rummy", first_player=0, **options).start()


class Player:
    """One person's eyes and fingers. `press` is a click, a tap or a key, whatever they use."""

    def __init__(self, person: Person, party: Party, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.party = party
        self.seat = seat

    def press(self, what: Locator) -> None:
        what.click()

    def find(self, **position: Any) -> "Player":
        """Come to the table and find it in this position."""
        self.party.put(**position)
        self.person.go(f"/t/{self.party.code}")
        expect(self.person.my_turn).to_be_visible()
        return self

    # What they see

    @property
    def rack(self) -> Locator:
        return self.page.locator(".mine .hand button.tile")

    @property
    def lots(self) -> Locator:
        return self.page.locator("li.lot")

    @property
    def cloth(self) -> Locator:
        return self.page.locator(".area")

    def tile(self, tile: str) -> Locator:
        """Wherever it lies."""
        return self.page.locator(f'.game button.tile[data-card="{tile}"]')

    def on_table(self, tile: str) -> Locator:
        return self.page.locator(f'li.lot button.tile[data-card="{tile}"]')

    def lot(self, tile: str) -> Locator:
        """The set a tile lies in."""
        return self.page.locator("li.lot").filter(has=self.page.locator(f'[data-card="{tile}"]'))

    def action(self, name: str) -> Locator:
        return self.person.action(name)

    def racked(self) -> list[str]:
        """The rack, in the order it is kept in."""
        expect(self.rack.first).to_be_visible()
        return self.rack.evaluate_all("tiles => tiles.map(tile => tile.dataset.card)")

    def sees(self, *sets: str) -> None:
        """Exactly these sets lie there, in any order."""
        wanted = sorted(sets)
        self.page.wait_for_function(
            f"wanted => JSON.stringify(({LOTS})([...document.querySelectorAll('li.lot')]).sort()) === wanted",
            arg=str(wanted).replace("'", '"').replace(", ", ","),
        )

    def asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    # What they do

    def pick(self, *tiles: str) -> None:
        for tile in tiles:
            self.press(self.tile(tile))
            expect(self.tile(tile)).to_have_attribute("aria-pressed", "true")

    def lay(self, *tiles: str, on: str | None = None) -> None:
        """Tiles into the set that holds one of the others, or down as a set of their own."""
        self.pick(*tiles)
        self.press(self.action("aside") if on is None else self.on_table(on))
        for tile in tiles:
            expect(self.on_table(tile)).to_have_attribute("aria-pressed", "false")

    def drag(self, tile: str, target: Locator, **place: Any) -> None:
        """With the mouse, from the middle of a tile."""
        self.tile(tile).drag_to(target, steps=12, **place)

    def draw(self) -> None:
        before = self.rack.count()
        self.press(self.page.locator("[data-action=stock]"))
        expect(self.rack).to_have_count(before + 1)

    def confirm(self) -> None:
        """What is arranged is legal; the table takes it."""
        before = self.state.moves
        self.press(self.page.locator("[data-action=confirm-play]:not([aria-disabled])"))
        self.end_turn(before)

    def pass_turn(self) -> None:
        before = self.state.moves
        self.press(self.action("pass"))
        self.end_turn(before)

    def end_turn(self, before: int) -> None:
        self.wait_for(lambda state: state.moves > before)
        expect(self.action("confirm-play")).to_have_count(0)

    # What is true

    @property
    def state(self) -> Any:
        return self.party.house.position(self.party.code)

    def table(self) -> list[str]:
        """As it really lies, in the order of the rules: `run[R5a R6a R7a]`."""
        return sorted(f"{one.kind}[{' '.join(one.tiles)}]" for one in self.state.view(None).table)

    def wait_for(self, judge: Judge) -> None:
        until = monotonic() + MATCH_SECONDS
        while not judge(self.state):
            assert monotonic() < until, "the move does not arrive"
            self.page.evaluate("() => new Promise(requestAnimationFrame)")


def play_to_the_end(players: list[Player], turn: Callable[[Player], None]) -> None:
    """Everybody answers what the page asks of them until the match is over for all."""
    until = monotonic() + MATCH_SECONDS
    while monotonic() < until:
        asked = [player.asked() for player in players]
        if all(question == "over" for question in asked):
            return
        for player, question in zip(players, asked, strict=True):
            if question == "result":
                player.press(player.person.button("table-continue"))
            elif question == "skip":
                player.person.skip()
            elif question in ("draw", "play"):
                turn(player)
        if not any(asked):
            players[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("the match does not end")

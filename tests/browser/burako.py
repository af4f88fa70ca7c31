"""Somebody who plays Burako in front of a browser: what they see, and how they carry a move out."""

from collections import Counter
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from browser.house import House, Judge, Party, fair_move, habits
from browser.people import MATCH_SECONDS, Person
from sobremesa.catalogue import game
from sobremesa.core.state import State

BOX = game("burako")
NAMES = ("Lucía", "Tomás", "Rosa", "Inés")
"""Lucía and Rosa play together."""
ASKED = """() => {
    const has = selector => document.querySelector(selector) !== null;
    if (has('.result .sheet')) return 'over';
    if (has('dialog[open] .sheet')) return 'result';
    if (has('[data-action=skip]')) return 'skip';
    if (has('.dock .prompt.mine') && has('[data-action=draw]')) return 'draw';
    return has('.dock .prompt.mine') && has('[data-action=discard]') ? 'play' : '';
}"""

Wire = dict[str, Any]
"""An action as it goes over the line."""


def table_of_four(house: House, **position: Any) -> Party:
    """Four people, of whom Lucía is asked, in a position of the rules' notation."""
    return house.set_table(*NAMES, game="burako").start().put(**position)


class Player:
    """One person's eyes and fingers. `press` is a click, a tap or a key, whatever they use."""

    def __init__(self, person: Person, house: House, code: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.house = house
        self.code = code
        self.seat = seat

    def press(self, what: Locator) -> None:
        what.click()

    # What they see

    @property
    def rack(self) -> Locator:
        return self.page.locator(".mine .hand button.tile")

    def tile(self, face: str, copy: int = 0) -> Locator:
        """A tile of the rack; of like tiles the first or the second."""
        return self.page.locator(f'.mine .hand button[data-card^="{face}·"]').nth(copy)

    def meld(self, name: str) -> Locator:
        return self.page.locator(f'.meld[data-meld="{name}"]')

    def tiles_of(self, name: str) -> list[str]:
        """The tiles of a meld, as they lie."""
        pieces: list[str] = (
            self.meld(name).locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        )
        return [piece.removeprefix("card-").split("·")[0] for piece in pieces]

    def action(self, name: str) -> Locator:
        return self.person.action(name)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".dock .prompt")

    def asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    def state(self) -> State[Any]:
        return self.house.position(self.code)

    # What they do

    def pick(self, faces: list[str]) -> None:
        """Exactly these tiles, once nothing is shown any more."""
        expect(self.action("skip")).to_have_count(0)
        while self.page.locator(".mine .hand button[aria-pressed=true]").count() > 0:
            self.press(self.page.locator(".mine .hand button[aria-pressed=true]").first)
        for face, count in Counter(faces).items():
            for copy in range(count):
                self.press(self.tile(face, copy))
        expect(self.page.locator(".mine .hand button[aria-pressed=true]")).to_have_count(len(faces))

    def confirm(self) -> None:
        """If the page asks twice, yes; it may not ask any more when the finger comes down."""
        self.page.evaluate("() => document.querySelector('[data-action=confirm]:not([aria-disabled])')?.click()")

    def draw(self) -> None:
        self.press(self.page.locator("[data-action=stock]"))
        expect(self.action("discard")).to_be_visible()

    def take_pozo(self) -> None:
        self.press(self.page.locator("[data-action=pozo]"))
        expect(self.action("discard")).to_be_visible()

    def lay(self, faces: list[str]) -> None:
        self.pick(faces)
        self.press(self.page.locator("[data-action=lay]:not([aria-disabled])"))

    def add(self, meld: str, faces: list[str]) -> None:
        self.pick(faces)
        self.press(self.page.locator(f'[data-meld-pick="{meld}"]'))

    def choose(self, tiles: list[str], onto: str = "new") -> None:
        """If the page asks how tiles are meant: so that they lie like this."""
        wanted = self.page.locator(f'dialog[open] [data-way="{" ".join(tiles)}"][data-onto="{onto}"]')
        asks = self.page.locator("dialog[open] [data-way]")
        done = self.page.locator(".mine .hand:not(:has([aria-pressed=true]))")
        expect(asks.first.or_(done).or_(self.action("confirm"))).to_be_visible()
        if asks.count() > 0:
            self.press(wanted)
            expect(asks).to_have_count(0)

    def discard(self, face: str) -> None:
        """The turn ends with it; a tile one may regret is asked for twice."""
        before = self.state().moves
        self.pick([face])
        self.press(self.action("discard"))
        self.page.wait_for_function("() => !document.querySelector('[data-action=discard]')")
        self.wait_for(lambda state: state.moves > before)

    def wait_for(self, judge: Judge) -> None:
        """Until the move has arrived, whatever the page asks before it sends it."""
        until = monotonic() + MATCH_SECONDS
        while not judge(self.state()):
            assert monotonic() < until, "the move does not arrive"
            self.confirm()
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def do(self, move: Wire, trial: State[Any]) -> None:
        """A move of the game, on the page."""
        kind = move["type"]
        if kind == "draw":
            self.draw()
        elif kind == "take_pozo":
            self.take_pozo()
        elif kind == "return_tile":
            self.press(self.action("return"))
        elif kind == "lay":
            self.lay(move["tiles"])
            self.choose(move["tiles"])
        elif kind == "add":
            old = next(meld for meld in trial.view(None).melds if meld.meld == move["meld"])
            fresh = Counter(move["tiles"]) - Counter(tile.tile for tile in old.tiles)
            self.add(move["meld"], list(fresh.elements()))
            self.choose(move["tiles"], move["meld"])
        else:
            self.discard(move["tile"])

    def take_turn(self) -> None:
        """A whole turn as a fair player would; what is tried on the page is tried here as well."""
        chance = habits()
        trial = self.state()
        hand = trial.hands_played
        for _ in range(60):
            move = msgspec.to_builtins(fair_move(BOX, trial, self.seat, chance))
            known = trial.copy()
            trial.apply(self.seat, BOX.reader.convert(move))
            self.do(move, known)
            if trial.information_count != known.information_count:
                self.wait_for(lambda state, moves=trial.moves: state.moves >= moves)
                trial = self.state()
            if trial.seat != self.seat or trial.hands_played > hand or trial.outcome is not None:
                return
        raise AssertionError("the turn does not end")


def play_until_a_hand_is_over(players: list[Player]) -> None:
    """Everybody answers what the page asks of them until all see how the hand was counted."""
    until = monotonic() + MATCH_SECONDS
    while monotonic() < until:
        asked = [player.asked() for player in players]
        if all(question in ("result", "over") for question in asked):
            return
        for player, question in zip(players, asked, strict=True):
            if question == "skip":
                player.person.skip()
            elif question in ("draw", "play"):
                player.take_turn()
        if not any(asked):
            players[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("the hand does not end")

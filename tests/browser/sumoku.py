"""Somebody who plays Sumoku in front of a browser: what they see, and how they carry a move out."""

from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from browser.house import House, Judge, Party, fair_move, habits
from browser.people import Person
from sobremesa.catalogue import game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.state import State
from sobremesa.games.sumoku.engine.grid import ORIGIN, cell_at, touches, x_of, y_of
from sobremesa.games.sumoku.engine.solver import solve
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TILES, VALUE

BOX = game("sumoku")
NINE = 9
Laid = tuple[str, int, int, int]
"""Tile, column, row, value."""

TEN = "B6a=9@2,0 G1a@3,0 O4a@2,1 R1a@3,1 B4a@0,2 O6a@1,2 R2a@2,2 P8a@3,2 R1b@0,3 G4a@1,3"
"""A sumoku of ten tiles for the key number 5 (E26)."""

WHERE = """([x, y]) => {
    const board = document.querySelector('[data-board]');
    const box = board.getBoundingClientRect();
    const { transform } = board.querySelector('.world').style;
    const [, left, top] = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px/.exec(transform);
    const step = parseFloat(getComputedStyle(board).getPropertyValue('--step'));
    return [box.x + Number(left) + (x + 0.5) * step, box.y + Number(top) + (y + 0.5) * step];
}"""
ON_BOARD = """([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there?.closest('[data-board]') != null && there.closest('[data-beside]') === null;
}"""


# Positions


def played_on(until: Judge, seed: int = 5, players: int = 2) -> dict[str, Any]:
    """A classic game as fair players leave it when something holds; the first to move is seat 0."""
    state = BOX.new(players=players, seed=seed, mode="classic")
    chance = habits()
    while not until(state):
        seat = state.to_act[0]
        state.apply(seat, fair_move(BOX, state, seat, chance))
    document = state.position()
    return {name: value for name, value in document.items() if name != "options"}


def race(house: House, *names: str, mode: str, owners: list[dict[str, Any]], **more: Any) -> Party:
    """People in the middle of a race with these tiles; the key number is 5."""
    options = {name: more.pop(name) for name in ("claim_check", "teams", "time_limit_seconds") if name in more}
    party = house.set_table(*names, game="sumoku", mode=mode, **options).start()
    rolled = {"roller": 0} if mode == "speed" else {}
    return party.put(phase="race", key=5, owners=owners, **rolled, **more)


def completed(grid: list[Laid], rack: list[str], key: int = 5) -> list[Laid]:
    """Where tiles of the rack can go so that all of them are used."""
    cells = {cell_at(x, y): TILES[tile] + (TILE_COUNT if value == NINE else 0) for tile, x, y, value in grid}
    found = solve([TILES[tile] for tile in rack], key, Chance(seed_from_int(1)), cells)
    assert found.is_complete
    laid = zip(found.cells, found.laid, strict=True)
    return [
        (NAMES[piece % TILE_COUNT], x_of(cell), y_of(cell), VALUE[piece]) for cell, piece in laid if cell not in cells
    ]


def outwards(placements: list[dict[str, Any]], taken: dict[int, int]) -> list[dict[str, Any]]:
    """Each beside what lies there by then, an opening from the origin: so they are laid one after the other."""
    left, ordered, lying = list(placements), list[dict[str, Any]](), dict(taken)
    while left:
        cells = {cell_at(one["x"], one["y"]): one for one in left}
        cell = next(cell for cell in cells if (touches(lying, cell) if lying else cell == ORIGIN))
        lying[cell] = 0
        left.remove(cells[cell])
        ordered.append(cells[cell])
    return ordered


# A person at the table


class Player:
    """One person's eyes and fingers. `press` and `press_cell` are clicks or taps, whatever they use."""

    def __init__(self, person: Person, house: House, code: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.house = house
        self.code = code
        self.seat = seat

    def press(self, what: Locator) -> None:
        what.click()

    def press_cell(self, x: int, y: int) -> None:
        self.page.mouse.click(*self.where(x, y))

    # What they see

    @property
    def rack(self) -> Locator:
        return self.page.locator(".mine [data-tile]")

    def tile(self, tile: str) -> Locator:
        """A tile of the rack."""
        return self.page.locator(f'.mine [data-tile="{tile}"]')

    def on_board(self, tile: str) -> Locator:
        return self.page.locator(f'.board .koku[data-piece="{tile}"]')

    @property
    def board(self) -> Locator:
        return self.page.locator(".board .koku[data-cell]:not(.ghost)")

    @property
    def places(self) -> Locator:
        """Where the lifted tile may lie, the highest sum first."""
        return self.page.locator(".board .place")

    def place(self, x: int, y: int) -> Locator:
        return self.page.locator(f'.board .place[data-place-cell="{x},{y}"]')

    def action(self, name: str) -> Locator:
        return self.person.action(name)

    def where(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a cell on the screen."""
        left, top = self.page.evaluate(WHERE, [x, y])
        return left, top

    def state(self) -> State[Any]:
        return self.house.position(self.code)

    # What they do

    def lay(self, tile: str, x: int, y: int, value: int) -> None:
        """A tile and a cell, one after the other; a six is turned in the rack."""
        self.pick(tile)
        if value == NINE:
            self.press(self.tile(tile))
        expect(self.tile(tile)).to_have_attribute("aria-pressed", "true")
        self.bring_into_sight(x, y)
        self.press_cell(x, y)
        expect(self.on_board(tile)).to_have_attribute("data-cell", f"{x},{y}")

    def bring_into_sight(self, x: int, y: int) -> None:
        """A lifted tile may have brought the board near to somewhere else: then they look at all of it."""
        state = self.state()
        if state.mode == "classic" and state.cells:
            unanswered = self.person.say("sumoku-page-tap-cell", tiles=1, way="across")
            expect(self.person.prompt).not_to_contain_text(unanswered)
        if not self.page.evaluate(ON_BOARD, list(self.where(x, y))):
            self.page.keyboard.press("-")

    def pick(self, tile: str) -> None:
        """Once the page lets them: it may still show what happened before."""
        for _ in range(100):
            self.person.skip()
            self.press(self.tile(tile))
            if self.tile(tile).get_attribute("aria-pressed") == "true":
                return
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError(f"{tile} cannot be picked")

    def take_turn(self) -> None:
        """A placement as a fair player would make it, or a pass."""
        move = msgspec.to_builtins(fair_move(BOX, self.state(), self.seat, habits()))
        before = self.state().moves
        if move["type"] == "play":
            for one in outwards(move["placements"], self.state().cells):
                self.lay(one["tile"], one["x"], one["y"], one.get("value", 0))
            self.press(self.page.locator("[data-action=play]:not([aria-disabled])"))
            expect(self.page.locator(".board .tried")).to_have_count(0)
        else:
            self.press(self.action("pass"))
            if self.action("confirm").is_visible():
                self.press(self.action("confirm"))
        self.wait_for(lambda state: state.moves > before)

    def wait_for(self, judge: Judge) -> None:
        for _ in range(3000):
            if judge(self.state()):
                return
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("it does not happen")

    def touch_bag(self, *, by_key: bool = False) -> None:
        """A short press, in one script: between two messages to the browser the time of a hold may pass."""
        press = (
            "['keydown', 'keyup'].map(type => new KeyboardEvent(type, { key: 'Enter', bubbles: true }))"
            if by_key
            else "['pointerdown', 'pointerup'].map(type => new PointerEvent(type, { button: 0, bubbles: true }))"
        )
        self.action("claim").evaluate(f"bag => {press}.forEach(event => bag.dispatchEvent(event))")

    def grab_bag(self, is_heard: Judge) -> None:
        """Hold the bag until the server has heard the claim."""
        self.page.mouse.move(*self.middle_of(self.action("claim")))
        self.page.mouse.down()
        self.wait_for(is_heard)
        self.page.mouse.up()

    def middle_of(self, what: Locator) -> tuple[float, float]:
        box = what.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

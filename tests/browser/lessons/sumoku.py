"""What is done in each scene of Sumoku's lesson."""

from playwright.sync_api import expect

from browser.lessons.learner import Learner, Task
from browser.sumoku import WHERE

TURNED = 9
CURSOR = "cursor => [cursor.style.getPropertyValue('--x'), cursor.style.getPropertyValue('--y')].map(Number)"


def lay(learner: Learner, tile: str, x: int, y: int, value: int = 0) -> None:
    """A tile of the rack on a cell; a six is turned in the rack."""
    own = learner.page.locator(f'.mine [data-tile="{tile}"]')
    if learner.way == "keys":
        racked = learner.page.locator(".mine [data-tile]")
        expect(own).to_be_visible()
        number = racked.evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)").index(tile) + 1
        for _ in range(1 + (value == TURNED)):
            learner.page.keyboard.press(str(number))
        walk(learner, x, y)
        learner.page.keyboard.press("Enter")
    else:
        for _ in range(1 + (value == TURNED)):
            learner.press(own)
            expect(own).to_have_attribute("aria-pressed", "true")
        press_cell(learner, x, y)
    expect(learner.page.locator(f'.board .koku[data-piece="{tile}"]')).to_have_attribute("data-cell", f"{x},{y}")


def press_cell(learner: Learner, x: int, y: int) -> None:
    left, top = learner.page.evaluate(WHERE, [x, y])
    if learner.way == "touch":
        learner.page.touchscreen.tap(left, top)
    else:
        learner.page.mouse.click(left, top)


def walk(learner: Learner, x: int, y: int) -> None:
    """The cursor of the board by arrows, from wherever it is."""
    cursor = learner.page.locator(".board .cursor")
    expect(cursor).to_be_visible()
    from_x, from_y = cursor.evaluate(CURSOR)
    across = ["ArrowRight" if x > from_x else "ArrowLeft"] * abs(x - from_x)
    down = ["ArrowDown" if y > from_y else "ArrowUp"] * abs(y - from_y)
    # Without Shift arrows go from place to place.
    for key in across + down:
        learner.page.keyboard.press(f"Shift+{key}")
    learner.page.wait_for_function(
        f"([x, y]) => String(({CURSOR})(document.querySelector('.board .cursor'))) === `${{x}},${{y}}`", arg=[x, y]
    )


def play(learner: Learner) -> None:
    """As soon as it has been judged."""
    learner.action("play")


def laid(*tiles: tuple[str, int, int] | tuple[str, int, int, int]) -> Task:
    def do(learner: Learner) -> None:
        for tile in tiles:
            lay(learner, *tile)
        play(learner)

    return do


def again(*tiles: tuple[str, int, int] | tuple[str, int, int, int]) -> Task:
    """What was laid wrongly is taken back first."""

    def do(learner: Learner) -> None:
        learner.action("undo")
        expect(learner.page.locator(".board .tried")).to_have_count(0)
        laid(*tiles)(learner)

    return do


def claim(learner: Learner) -> None:
    learner.press(learner.page.locator("[data-action=claim]:not([aria-disabled])"))


def race(learner: Learner) -> None:
    lay(learner, "G3a", 1, 0)
    expect(learner.page.locator(".bag.ready")).to_be_visible()
    claim(learner)


TASKS: dict[str, Task] = {
    "sum": again(("G5a", 2, 0)),
    "colour": again(("O5a", 2, 0)),
    "cross": laid(("Y4a", 2, 1), ("P1a", 2, 2)),
    "nine": laid(("Y6a", 1, 1, TURNED)),
    "six": again(("P5a", -1, 0)),
    "race": race,
}
WRONG: dict[str, Task] = {
    "nine": laid(("Y6a", 1, 1)),
    "sum": laid(("Y4a", 2, 0)),
    "colour": laid(("R5a", 2, 0)),
    "cross": laid(("G5a", 2, 0)),
    "six": laid(("P5a", 4, 1)),
    "race": claim,
}

"""What is done in each scene of Sorry!'s lesson."""

from playwright.sync_api import Locator

from browser.lessons.learner import Learner, Task


def use(pawn: str, *ways: str) -> Task:
    """Touch a pawn or a START, then a square, a pawn or a button."""

    def do(learner: Learner) -> None:
        first = on_board(learner, pawn)
        if first.get_attribute("aria-pressed") != "true":
            learner.press(first)
        for way in ways:
            learner.press(on_board(learner, way))

    return do


def on_board(learner: Learner, name: str) -> Locator:
    return learner.page.locator(f'.field button.pick[data-pick="{name}"]')


def hit(pawn: str) -> Task:
    """Touch the pawn that is to go, then the button."""

    def do(learner: Learner) -> None:
        learner.press(on_board(learner, pawn))
        learner.action(f"sorry-red-{pawn}")

    return do


def split(pawn: str, steps: int) -> Task:
    """So many steps for one pawn, the rest for the other."""

    def do(learner: Learner) -> None:
        learner.press(on_board(learner, pawn))
        parts = learner.page.locator(f'[data-action="part-{steps}"], [data-action^="rest-"]')
        learner.press(parts.first)
        learner.press(learner.page.locator('[data-action^="rest-"]'))

    return do


TASKS: dict[str, Task] = {
    "start": use("start-red", "start-1"),
    "back": use("red-1", "move-4--4"),
    "slide": use("red-1", "move-5-5"),
    "swap": use("red-1", "swap-yellow-1"),
    "sorry": hit("yellow-1"),
    "home": split("red-3", 4),
}
WRONG: dict[str, Task] = {"back": use("red-2", "move-4--4"), "swap": use("red-1", "move-11-11")}

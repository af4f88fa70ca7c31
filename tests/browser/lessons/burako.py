"""What is done in each scene of Burako's lesson."""

from playwright.sync_api import expect

from browser.lessons.learner import Learner, Task

PICKED = ".mine .hand button[aria-pressed=true]"


def pick(learner: Learner, *faces: str) -> None:
    """Exactly these tiles: those of a wrong try are still picked."""
    while learner.page.locator(PICKED).count() > 0:
        learner.press(learner.page.locator(PICKED).first)
    for face in faces:
        learner.press(learner.page.locator(f'.mine .hand button[data-card^="{face}·"]').first)
    expect(learner.page.locator(PICKED)).to_have_count(len(faces))


def lay(*faces: str) -> Task:
    def do(learner: Learner) -> None:
        pick(learner, *faces)
        expect(learner.person.action("lay")).to_be_visible()
        learner.action("lay")

    return do


def lay_and_discard(faces: tuple[str, ...], last: str) -> Task:
    def do(learner: Learner) -> None:
        lay(*faces)(learner)
        expect(learner.page.locator('.meld[data-meld="m1"]')).to_be_visible()
        discard(last)(learner)

    return do


def add(face: str) -> Task:
    def do(learner: Learner) -> None:
        pick(learner, face)
        learner.press(learner.page.locator('[data-meld-pick="m1"]'))

    return do


def drag(face: str) -> Task:
    """To the meld; there are keys for it too."""

    def do(learner: Learner) -> None:
        if learner.way == "keys":
            add(face)(learner)
        else:
            tile = learner.page.locator(f'.mine .hand button[data-card^="{face}·"]').first
            learner.drag(tile, learner.page.locator('.meld[data-meld="m1"]'))

    return do


def add_the_last(face: str) -> Task:
    """The rack would be empty: it is asked once more."""

    def do(learner: Learner) -> None:
        add(face)(learner)
        learner.action("confirm")

    return do


def discard(face: str) -> Task:
    def do(learner: Learner) -> None:
        pick(learner, face)
        learner.action("discard")

    return do


def take(pile: str) -> Task:
    def do(learner: Learner) -> None:
        learner.press(learner.page.locator(f"[data-action={pile}]"))

    return do


TASKS: dict[str, Task] = {
    "take": take("pozo"),
    "run": lay_and_discard(("R5", "R6", "R7"), "K12"),
    "wild": lay("R8", "Y8", "K2"),
    "canasta": drag("R10"),
    "muerto": add_the_last("Y8"),
    "close": add_the_last("B9"),
}
WRONG: dict[str, Task] = {
    "take": take("stock"),
    "run": lay("R5", "R6", "B7"),
    "wild": lay("R8", "K2", "J"),
    "muerto": discard("Y8"),
    "close": discard("B9"),
}

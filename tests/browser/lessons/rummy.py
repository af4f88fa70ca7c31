"""What is done in each scene of Rummy's lesson."""

from playwright.sync_api import Locator, expect

from browser.lessons.learner import Learner, Task


def tile(learner: Learner, name: str) -> Locator:
    return learner.page.locator(f'.game button.tile[data-card="{name}"]')


def pick(learner: Learner, tiles: str) -> None:
    for name in tiles.split():
        learner.press(tile(learner, name))
        expect(tile(learner, name)).to_have_attribute("aria-pressed", "true")


def aside(learner: Learner, tiles: str) -> None:
    """As a set of their own."""
    pick(learner, tiles)
    learner.action("aside")
    expect(learner.page.locator(f'li.lot [data-card="{tiles.split()[0]}"]')).to_be_visible()


def put(learner: Learner, tiles: str, on: str) -> None:
    """Into the set that holds another tile."""
    pick(learner, tiles)
    learner.press(tile(learner, on))
    expect(learner.page.locator(f'li.lot [data-card="{tiles.split()[0]}"]')).to_be_visible()


def confirm(learner: Learner) -> None:
    """As soon as it has been judged."""
    learner.action("confirm-play")


def draw(learner: Learner) -> None:
    learner.press(learner.page.locator("[data-action=stock]"))


def take_before_drawing(learner: Learner) -> None:
    learner.press(tile(learner, "Y9a"))


def new_set(tiles: str) -> Task:
    def do(learner: Learner) -> None:
        aside(learner, tiles)
        confirm(learner)

    return do


def added(tiles: str, on: str) -> Task:
    def do(learner: Learner) -> None:
        put(learner, tiles, on)
        confirm(learner)

    return do


def repeat_a_colour(learner: Learner) -> None:
    """The set is marked in few words; whoever wants to confirm it is told in a sentence."""
    added("R8b", "K8a")(learner)
    expect(learner.page.locator(".why p")).to_have_text(learner.person.say("rummy-refused-invalid_group"))


def afresh(do: Task) -> Task:
    """What was put down wrongly is taken back first."""

    def redo(learner: Learner) -> None:
        undo = learner.page.locator("[data-action=undo]:not([aria-disabled])")
        while undo.count() > 0:
            learner.press(undo)
        do(learner)

    return redo


def move(learner: Learner) -> None:
    """The 10 lies there from the first try."""
    aside(learner, "Y7a B7a K7a")
    confirm(learner)


def free_joker(learner: Learner) -> None:
    put(learner, "R7a", "Ja")
    put(learner, "K12a B12b", "Ja")
    confirm(learner)


def close(learner: Learner) -> None:
    """The elevens lie there from the first try."""
    added("Y6a", "Y5a")(learner)


TASKS: dict[str, Task] = {
    "draw": draw,
    "open": afresh(new_set("Y9a Y10a Y11a")),
    "group": afresh(added("Y8a", "K8a")),
    "move": move,
    "joker": free_joker,
    "close": close,
}
WRONG: dict[str, Task] = {
    "joker": new_set("Ja K12a B12b"),
    "draw": take_before_drawing,
    "open": new_set("Y9a R9a B9a"),
    "group": repeat_a_colour,
    "move": added("Y10a", "Y9a"),
    "close": new_set("K11a R11a B11a"),
}

"""What is done in each scene of Sumo's lesson."""

from playwright.sync_api import expect

from browser.lessons.learner import Learner, Task


def lay(card: int) -> Task:
    def do(learner: Learner) -> None:
        learner.press(learner.person.card(card))
        learner.action("lay")

    return do


def row(number: int) -> Task:
    def do(learner: Learner) -> None:
        pick = learner.page.locator(f'button.pick[data-row="{number}"]')
        expect(pick).to_be_visible()
        if learner.way == "keys":
            learner.page.keyboard.press(str(number))
        else:
            learner.press(pick)

    return do


def lay_too_far(learner: Learner) -> None:
    """The number stays on the table as a ghost, and its distance from the end of each row is shown."""
    lay(90)(learner)
    expect(learner.page.locator("li.row .measure b")).to_have_text(["63", "42", "32", "2"])
    expect(learner.page.locator("li.row").nth(3).locator(".ghost")).to_be_visible()


TASKS: dict[str, Task] = {
    "secret": lay(45),
    "row": lay(52),
    "sixth": lay(63),
    "low": row(2),
    "joker": row(3),
    "win": row(2),
}
WRONG: dict[str, Task] = {"row": lay_too_far, "low": row(3), "joker": row(1)}

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


def put_too_far(learner: Learner) -> None:
    """The number stays there as a ghost, its distance from the end of each row is shown, and where it may still go."""
    rows = learner.page.locator("li.row")
    expect(rows.locator(".can")).to_have_count(4)
    row(1)(learner)
    expect(rows.nth(0).locator(".stray")).to_contain_text(learner.person.say("sumo-page-stray-far"))
    expect(rows.locator(".can")).to_have_count(1)
    expect(rows.nth(1).locator(".can")).to_have_text("52")
    expect(rows.locator(".measure b")).to_have_text(["25", "4"])
    expect(rows.nth(2).locator(".measure")).to_contain_text(learner.person.say("sumo-page-measure-higher", value=58))


TASKS: dict[str, Task] = {
    "secret": lay(45),
    "row": row(2),
    "sixth": lay(63),
    "low": row(2),
    "joker": row(3),
    "win": row(2),
}
WRONG: dict[str, Task] = {"row": put_too_far, "low": row(3), "joker": row(1)}

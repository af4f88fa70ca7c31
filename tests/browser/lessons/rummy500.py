"""What is done in each scene of Rummy 500's lesson."""

from playwright.sync_api import expect

from browser.lessons.learner import Learner, Task

PICKED = ".cards .hand button.pcard[aria-pressed=true]"


def pick(learner: Learner, *cards: str) -> None:
    """Exactly these cards: those of a wrong try are still picked."""
    while learner.page.locator(PICKED).count() > 0:
        learner.press(learner.page.locator(PICKED).first)
    for card in cards:
        touch(card)(learner)
    expect(learner.page.locator(PICKED)).to_have_count(len(cards))


def touch(card: str) -> Task:
    def do(learner: Learner) -> None:
        learner.press(learner.page.locator(f'.cards .hand button.pcard[data-card="{card}"]'))

    return do


def draw(learner: Learner) -> None:
    learner.press(learner.page.locator("[data-action=stock]"))


def draw_and_lay(*cards: str) -> Task:
    def do(learner: Learner) -> None:
        draw(learner)
        expect(learner.person.action("discard")).to_be_visible()
        lay(*cards)(learner)

    return do


def lay(*cards: str) -> Task:
    def do(learner: Learner) -> None:
        pick(learner, *cards)
        learner.action("lay-down")

    return do


def lay_off(card: str) -> Task:
    """By keys on the combination; by mouse and finger the card is dragged to it."""

    def do(learner: Learner) -> None:
        if learner.way == "keys":
            pick(learner, card)
            learner.press(learner.page.locator('[data-meld-pick="1"]'))
        else:
            piece = learner.page.locator(f'.cards .hand button.pcard[data-card="{card}"]')
            learner.drag(piece, learner.page.locator('.meld[data-meld="1"]'))

    return do


def reach_for(card: str) -> Task:
    def do(learner: Learner) -> None:
        learner.press(learner.page.locator(f'ol.row button.pcard[data-card="{card}"]'))

    return do


def take(card: str) -> Task:
    def do(learner: Learner) -> None:
        reach_for(card)(learner)
        expect(learner.page.locator(".staging")).to_be_visible()
        learner.action("take")

    return do


def discard(card: str) -> Task:
    def do(learner: Learner) -> None:
        pick(learner, card)
        learner.action("discard")

    return do


def go_out(cards: tuple[str, ...], last: str) -> Task:
    def do(learner: Learner) -> None:
        lay(*cards)(learner)
        expect(learner.page.locator('.meld[data-meld="2"]')).to_be_visible()
        discard(last)(learner)

    return do


TASKS: dict[str, Task] = {
    "set": draw_and_lay("7S1", "7H1", "7D1"),
    "run": lay("QS1", "KS1", "AS1"),
    "off": lay_off("TH1"),
    "row": take("9D1"),
    "discard": discard("AC1"),
    "out": go_out(("TD1", "JD1", "QD1"), "4S1"),
}
WRONG: dict[str, Task] = {
    "run": lay("KS1", "AS1", "2S1"),
    "set": touch("7S1"),
    "off": lay_off("6S1"),
    "row": reach_for("3H1"),
    "discard": discard("KD1"),
    "out": discard("4S1"),
}

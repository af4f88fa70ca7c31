"""Somebody who learns a game on the page: by mouse, by touch or by keys."""

import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, expect

from browser.people import Person, drag_by_finger

Way = Literal["mouse", "touch", "keys"]
Task = Callable[["Learner"], None]
ALONG = """element => {
    const now = document.activeElement;
    if (now === element) return 'there';
    const group = element.closest('ul, ol, [role=group], [data-zone]');
    if (!group || !group.contains(now)) return 'elsewhere';
    return now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'on' : 'back';
}"""


class Learner:
    """A person in a lesson, and the one way in which they do everything."""

    def __init__(self, person: Person, way: Way) -> None:
        self.person = person
        self.page = person.page
        self.way = way

    def press(self, target: Locator) -> None:
        """Press a button or a piece, also one that will only say why it cannot be used."""
        expect(target).to_be_visible()
        expect(target).not_to_have_attribute("aria-busy", "true")
        is_blocked = target.get_attribute("aria-disabled") == "true"
        if self.way == "mouse":
            target.click(force=is_blocked)
        elif self.way == "touch":
            # Of pawns that stand close together the page takes the one nearest to the finger.
            is_nearest = target.get_attribute("data-kind") == "pawn"
            target.tap(force=is_blocked or is_nearest)
        else:
            self.reach(target)
            self.page.keyboard.press("Enter")

    def drag(self, piece: Locator, target: Locator) -> None:
        """By mouse or by a finger."""
        if self.way == "touch":
            drag_by_finger(self.person, piece, target)
        else:
            piece.drag_to(target)

    def reach(self, target: Locator) -> None:
        """By keys: Tab from part to part, arrows along the pieces of one."""
        expect(target).to_be_visible()
        focus = self.page.locator("*:focus")
        for _ in range(80):
            where = target.evaluate(ALONG)
            if where == "there":
                return
            if where != "elsewhere":
                before = focus.element_handle()
                self.page.keyboard.press("ArrowRight" if where == "on" else "ArrowLeft")
                if focus.evaluate("(now, before) => now !== before", before):
                    continue
            # The buttons of a list that has no arrows are reached one after the other.
            self.page.keyboard.press("Shift+Tab" if where == "back" else "Tab")
        raise AssertionError(f"no key leads to {target}")

    def action(self, name: str) -> None:
        """Press a button below the cloth."""
        self.press(self.person.action(name))

    # What the lesson says

    def is_at(self, number: int) -> None:
        """The scene of this number has begun; 1 is the first."""
        expect(self.page.locator(".steps [aria-current]")).to_have_text(re.compile(rf"^\s*{number} "))

    def has_erred(self) -> None:
        """A try was not what is asked: it is said why, what was tried is marked, and help is offered."""
        expect(self.page.locator(".why.wrong")).to_be_visible()
        expect(self.page.locator(".marks .tried, .row .ghost").first).to_be_visible()
        expect(self.person.action("show")).to_be_visible()
        expect(self.page.locator(".dock .prompt.bad")).to_have_count(0)

    def is_done(self) -> None:
        """The scene is done, and all of it has been shown."""
        expect(self.person.action("next").or_(self.person.action("skip"))).to_be_visible()
        if self.person.action("skip").is_visible():
            self.page.keyboard.press("Escape")
        expect(self.person.action("next")).to_be_focused()
        expect(self.page.locator(".dock .prompt.ok")).to_be_visible()

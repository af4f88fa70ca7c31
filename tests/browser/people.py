"""Somebody in front of a browser: what they see of the page, and what they do with it."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError

from browser.words import Words, words

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
"""With one dot a point: what is measured does not depend on it, but drawing more of them takes time."""
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}

Visit = Callable[..., "Person"]
"""`visit(house.url, **PHONE)`: somebody comes, with a browser of their own."""

MATCH_SECONDS = 600
"""After which a match will not end any more, on a machine that is busy with other things."""
PAINTED = """async () => {
    window.cancelled = false;
    addEventListener('pointercancel', (event) => { window.cancelled ||= event.isTrusted; }, { once: true });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
ASKED = """() => {
    const has = selector => document.querySelector(selector) !== null;
    if (has('.result .sheet')) return 'over';
    if (has('dialog[open] .sheet')) return 'result';
    if (has('button.pick')) return 'row';
    if (has('[data-action=skip]')) return 'skip';
    // Cards that still glide to their places are not where a finger is put.
    const glides = piece => piece.effect.getComputedTiming().endTime !== Infinity && piece.playState !== 'finished';
    if (document.querySelector('.rack')?.getAnimations({ subtree: true }).some(glides)) return '';
    return has('.dock .prompt.mine') && has('[data-action=lay]') ? 'card' : '';
}"""


class Person:
    """One browser with one page in it."""

    def __init__(self, context: BrowserContext, url: str, language: str, keys: dict[str, list[str]]) -> None:
        self.context = context
        self.url = url
        self.homes = {url}
        """Where this browser has been before: what it asked for there may be heard of late."""
        self.say: Words = words(language)
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.visits = 1
        self.kind = ""
        """Of a browser that is kept for other scenes."""
        self.choices: list[str] = []
        """The row choices this person was asked for."""
        context.on("console", lambda message: self.complain(message.type, message.text))
        context.on("weberror", lambda error: self.complain("error", str(error.error)))
        context.on("request", lambda request: self.look_at(request.url))
        self.page: Page = context.new_page()
        self.page.add_init_script(forgetting(self.visits, keys))

    def come_back(self, url: str, keys: dict[str, list[str]]) -> "Person":
        """With the same browser, which from the next page on remembers nothing but these keys and the files it has."""
        self.url = url
        self.homes.add(url)
        self.troubles.clear()
        self.expected.clear()
        self.choices.clear()
        self.visits += 1
        self.page.emulate_media(color_scheme="light")
        self.page.add_init_script(forgetting(self.visits, keys))
        return self

    def leave(self) -> None:
        """Close the page, and undo what would be there still for who comes next."""
        self.context.set_offline(False)
        for other in self.context.pages[1:]:
            other.close()
        # A page that is about to go back would come back from there; one that is being left already cannot be asked.
        with suppress(PlaywrightError):
            self.page.evaluate("() => { history.go = () => {}; }")
        self.page.goto("about:blank")
        self.page.mouse.move(-1, -1)
        self.context.clear_cookies()
        self.context.clear_permissions()

    # What must not happen

    def complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(text)

    def look_at(self, address: str) -> None:
        """Nothing is ever asked of another host."""
        known = (*self.homes, *(home.replace("http", "ws", 1) for home in self.homes), "data:", "blob:")
        if not address.startswith(known):
            self.troubles.append(f"asked for {address}")

    def expect_trouble(self, pattern: str) -> None:
        """The browser itself will complain about this, and rightly."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [text for text in self.troubles if not any(re.search(pattern, text) for pattern in self.expected)]

    # Getting there

    def go(self, path: str) -> "Person":
        self.page.goto(self.url + path)
        return self

    def button(self, message: str, /, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def link(self, message: str, /, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **facts), exact=True)

    def box(self, game: str = "sumo") -> Locator:
        """A box on the shelf."""
        return self.page.locator(f'button.box[data-game="{game}"]')

    def open_box(self, game: str = "sumo") -> Locator:
        """A box, open."""
        self.box(game).click()
        opened = self.page.get_by_role("dialog")
        expect(opened).to_be_visible()
        return opened

    def door(self, name: str) -> Locator:
        """The button of a door in the open box: `learn`, `bots` or `people`."""
        return self.page.locator(f"dialog[open] [data-door={name}] > .btn")

    def fold(self, name: str = "bots") -> Locator:
        """The line of a door behind which its options are."""
        return self.page.locator(f"dialog[open] [data-door={name}] .fold")

    @property
    def name_field(self) -> Locator:
        return self.page.get_by_label(self.say("open-name"), exact=True)

    def set_table(self, name: str) -> str:
        """From the shelf to a table for people; its code."""
        self.go("/").open_box()
        self.name_field.fill(name)
        self.door("people").click()
        expect(self.chairs.filter(has_text=self.say("page-you"))).to_have_count(1)
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str, name: str) -> "Person":
        """From the link to a chair."""
        self.go(f"/t/{code}")
        self.name_field.fill(name)
        self.button("lobby-guest-sit").click()
        expect(self.chairs.filter(has_text=self.say("page-you"))).to_have_count(1)
        return self

    @property
    def chairs(self) -> Locator:
        return self.page.locator(".chair:not(.add)")

    def add_bot(self) -> None:
        free = self.page.locator("button.chair.empty")
        before = free.count()
        free.first.click()
        expect(free).to_have_count(before - 1)

    def choose_option(self, name: str, value: str) -> None:
        """One of the house rules, by the words on its buttons."""
        choice = self.page.get_by_role("group", name=name, exact=True).get_by_role("radio", name=value, exact=True)
        choice.click()
        expect(choice).to_be_checked()

    # The table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".dock .prompt")

    @property
    def my_turn(self) -> Locator:
        return self.page.locator(".dock .prompt.mine")

    @property
    def cards(self) -> Locator:
        return self.page.locator("ul.hand button.scard")

    def card(self, card: int | str) -> Locator:
        return self.page.locator(f'ul.hand button.scard[data-card="{card}"]')

    @property
    def laid(self) -> Locator:
        return self.page.locator("ul.hand button.scard.laid")

    @property
    def cloth(self) -> Locator:
        return self.page.locator("main.cloth")

    @property
    def rows(self) -> Locator:
        return self.page.locator("button.pick")

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def skip(self) -> None:
        """Go to the end of what is being shown, if it has not come there by itself or not begun."""
        self.page.evaluate("() => document.querySelector('[data-action=skip]')?.click()")

    @property
    def hand_result(self) -> Locator:
        return self.page.locator("dialog[open] .sheet")

    @property
    def match_result(self) -> Locator:
        return self.page.locator(".result .sheet")

    def hand(self) -> list[str]:
        """The cards in the hand, the one laid included."""
        expect(self.cards.first).to_be_visible()
        return self.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def rows_on_table(self) -> list[list[str]]:
        """The cards of the four rows, as they are read out."""
        script = """rows => rows.map(row =>
            [...row.querySelectorAll('.scard:not(.ghost)[data-piece]')].map(card => card.dataset.piece.slice(5)))"""
        return self.page.locator("ol.rows > li.row").evaluate_all(script)

    def lay(self, card: int | str) -> None:
        """By mouse: lift the card, press the button."""
        self.card(card).click()
        self.action("lay").click()
        self.has_laid(card)

    def has_laid(self, card: int | str) -> None:
        """The card lies face down; or it was the last of the turn, and is on its way to a row."""
        expect(self.page.locator(f'ul.hand button.scard[data-card="{card}"]:not(.laid)')).to_have_count(0)

    def sheet(self) -> list[str]:
        """The totals as they stand on the sheet of the match, line by line."""
        lines = self.match_result.locator("tbody tr")
        expect(lines.first).to_be_visible()
        return [" ".join(text.split()) for text in lines.all_inner_texts()]

    def asked(self) -> str:
        """What the page asks of this person now: a card, a row, to look at a result, to wait, or nothing more."""
        return str(self.page.evaluate(ASKED))

    def play_to_the_end(self, answer: "Callable[[Person, str], None]", others: "list[Person] | None" = None) -> None:
        """Everybody answers what the page asks of them until the match is over for all."""
        people = [self, *(others or [])]
        until = monotonic() + MATCH_SECONDS
        while monotonic() < until:
            asked = [person.asked() for person in people]
            if all(question == "over" for question in asked):
                return
            for person, question in zip(people, asked, strict=True):
                if question in ("card", "row", "result", "skip"):
                    answer(person, question)
            if not any(asked):
                self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("the match does not end")


def stored(keys: dict[str, list[str]]) -> dict[str, str]:
    """What a browser has stored that holds the keys of tables, as if somebody had sat down there with it before."""
    tables = {code: {"game": "sumo", "tokens": tokens, "seats": [0], "seen": 1} for code, tokens in keys.items()}
    return {"sobremesa.tables": json.dumps(tables)} if keys else {}


def forgetting(visit: int, keys: dict[str, list[str]]) -> str:
    """A script by which a browser begins anew with these keys; once, for scripts stay and run on every page."""
    return f"""if (location.protocol.startsWith('http') && Number(sessionStorage.visit ?? 0) < {visit}) {{
        localStorage.clear();
        sessionStorage.clear();
        sessionStorage.visit = {visit};
        Object.assign(localStorage, {json.dumps(stored(keys))});
    }}"""


def drag_by_finger(person: Person, piece: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another."""
    drag_along(person, centre(piece.bounding_box()), centre(target.bounding_box()))


def drag_along(person: Person, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
    """Drag a finger, as a touch screen reports it, over what has been painted; fail if the browser cancels the drag."""
    person.page.evaluate(PAINTED)
    finger = person.context.new_cdp_session(person.page)
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        kind = "touchStart" if step == 0 else "touchMove"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    assert not person.page.evaluate("window.cancelled"), "the browser scrolled instead of dragging: see touch-action"


def centre(box: dict[str, float] | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

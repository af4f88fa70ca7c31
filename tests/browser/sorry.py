"""Somebody who plays Sorry! on a page: what it offers them, and what they do with it."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from browser.house import Judge
from browser.people import MATCH_SECONDS, Person
from sobremesa.core.state import State

SOON = 2_000
"""Milliseconds to wait for something that may be gone already."""

OFFERED = """() => {
    const all = selector => [...document.querySelectorAll(selector)];
    const goals = ['square', 'target'];
    const picks = all('button.pick');
    const middle = one => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    return {
        over: all('.result .sheet').length > 0,
        result: all('dialog[open] .sheet').length > 0,
        actions: all('.actions .btn:not([aria-disabled])').map(one => one.dataset.action),
        pawns: picks.filter(one => ['pawn', 'start'].includes(one.dataset.kind)).map(one => one.dataset.pick),
        chosen: picks.filter(one => one.ariaPressed === 'true').map(one => one.dataset.pick),
        goals: picks.filter(one => goals.includes(one.dataset.kind)).map(one => one.dataset.pick),
        places: Object.fromEntries(picks.map(one => [one.dataset.pick, middle(one)])),
        cards: all('ul.hand button.acard:not([aria-disabled])').map(one => one.dataset.card),
        card: all('ul.hand button.acard.is-selected').length > 0,
    };
}"""
"""What the page offers: buttons, glowing pawns, squares to go to and where they are, cards that are of use."""

ASKED = """() => document.querySelector('.result .sheet, dialog[open] .sheet, button.pick, [data-action=skip], '
    + '[data-action=pass], [data-action=confirm], [data-action=discard]')"""

Offer = dict[str, Any]
Doing = Callable[[Person, Offer], None]


def offered(person: Person) -> Offer:
    offer: Offer = person.page.evaluate(OFFERED)
    return offer


def pick(person: Person, name: str) -> Locator:
    """A pawn, a START or a square on the board."""
    return person.page.locator(f'button.pick[data-pick="{name}"]')


def card_of(person: Person, card: str) -> Locator:
    return person.page.locator(f'ul.hand button.acard[data-card="{card}"]').first


def uses(offer: Offer) -> list[str]:
    """The buttons that use the card on the board."""
    kinds = ("start", "move", "part", "rest", "swap-", "sorry")
    return [name for name in offer["actions"] if name.startswith(kinds)]


def at_turn(seat: int, card: str | None = None, *kinds: str) -> Judge:
    """The seat has to use this card, and can in these ways; or the match is over."""

    def judge(state: State[Any]) -> bool:
        if state.outcome is not None:
            return True
        if seat not in state.to_act:
            return False
        legal = state.legal_actions(seat)
        cards = {getattr(action, "card", None) for action in legal}
        view = state.view(seat)
        has_card = card is None or view.card == card or (view.card is None and card in cards)
        return has_card and {type(action).__name__.lower() for action in legal}.issuperset(kinds)

    return judge


def is_asked(offer: Offer) -> bool:
    """Whether there is anything to do now."""
    return bool(offer["pawns"] or offer["result"] or {"skip", "pass", "confirm", "discard"} & set(offer["actions"]))


def wait_for_a_question(person: Person) -> None:
    """In the browser, so that the server has time to answer; not for ever, for somebody else may be asked."""
    with suppress(TooLate):
        person.page.wait_for_function(ASKED, timeout=200)


def play_to_the_end(doing: Doing, *people: Person) -> None:
    """Everybody does what the page offers until the match is over for all."""
    play(doing, *people, until=lambda offers: all(offer["over"] for offer in offers))


def play(doing: Doing, *people: Person, until: Callable[[list[Offer]], bool]) -> None:
    """Everybody does what the page offers until something holds."""
    too_late = monotonic() + MATCH_SECONDS
    while monotonic() < too_late:
        offers = [offered(person) for person in people]
        if until(offers):
            return
        for person, offer in zip(people, offers, strict=True):
            with suppress(TooLate):
                doing(person, offer)
        if not any(is_asked(offer) for offer in offers):
            wait_for_a_question(people[0])
    raise AssertionError("the match does not end")


def homes(state: State[Any]) -> list[int]:
    """The pawns HOME, by seat."""
    found: list[int] = [seat.home for seat in state.view(None).seats]
    return found


def move_on(person: Person, offer: Offer) -> bool:
    """What is not about pawns: results, what is being shown, a question, a pass."""
    if offer["result"]:
        person.button("table-continue").click(timeout=SOON)
        return True
    if "skip" in offer["actions"]:
        person.page.keyboard.press("Escape")
        return True
    for name in ("confirm", "pass"):
        if name in offer["actions"]:
            person.action(name).click(timeout=SOON)
            return True
    return bool(offer["over"])

"""Somebody who plays Rummy 500 in front of a browser: what they see, and how they carry a move out."""

from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from browser.house import House, Judge, Party, fair_move, foreseen, habits
from browser.people import MATCH_SECONDS, Person
from sobremesa.catalogue import game
from sobremesa.core.state import State

BOX = game("rummy500")
ASKED = """() => {
    const has = selector => document.querySelector(selector) !== null;
    if (has('.result .sheet')) return 'over';
    if (has('dialog[open] .sheet')) return 'result';
    if (has('[data-action=skip]')) return 'skip';
    if (has('.dock .prompt.mine') && (has('[data-action=draw]') || has('[data-action=pass]'))) return 'draw';
    return has('.dock .prompt.mine') && has('[data-action=discard]') ? 'play' : '';
}"""

Wire = dict[str, Any]
"""An action as it goes over the line."""


# Positions


def set_table(house: House, *names: str, until: Judge, **options: Any) -> Party:
    """People at a table where something holds after some fair moves: a deal is dealt that leads there."""

    def leads_there(deal: State[Any]) -> bool:
        return until(foreseen(deal, lambda state: until(state) or state.hands_played > 0, "rummy500"))

    party = house.set_table(*names, game="rummy500", **options).start(leads_there)
    return party.play_on(until)


def actions(state: State[Any], seat: int = 0) -> list[Wire]:
    """What a seat may do, as it goes over the line."""
    return [msgspec.to_builtins(action) for action in state.legal_actions(seat)]


def is_asked(state: State[Any], part: str, seat: int = 0) -> bool:
    view = state.view(None)
    return (view.seat, view.part, state.outcome) == (seat, part, None)


def deep_takes(state: State[Any], depth: int, seat: int = 0) -> list[Wire]:
    """Ways to take at least so many cards of the row by laying a new combination, if the seat has to draw."""
    row = state.view(None).row
    takes = (
        [one for one in actions(state, seat) if one["type"] == "take_discard"] if is_asked(state, "draw", seat) else []
    )
    return [one for one in takes if one["card"] in row[: 1 - depth] and one["use"] and one["use"]["type"] == "meld"]


def can_reach(state: State[Any], depth: int = 3) -> bool:
    return bool(deep_takes(state, depth))


# A person at the table


class Player:
    """One person's eyes and fingers. `press` is a click, a tap or a key, whatever they use."""

    def __init__(self, person: Person, house: House, code: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.house = house
        self.code = code
        self.seat = seat

    def press(self, what: Locator) -> None:
        what.click()

    # What they see

    @property
    def hand(self) -> Locator:
        return self.page.locator(".cards .hand button.pcard")

    def card(self, card: str) -> Locator:
        """A card of the hand, or of what is staged beside it."""
        return self.page.locator(f':is(.mine .hand, ol.staging) button.pcard[data-card="{card}"]')

    def in_row(self, card: str) -> Locator:
        return self.page.locator(f'ol.row button.pcard[data-card="{card}"]')

    def meld(self, number: int) -> Locator:
        return self.page.locator(f'.meld[data-meld="{number}"]')

    @property
    def staging(self) -> Locator:
        return self.page.locator(".staging")

    def cards(self) -> list[str]:
        """The hand, in the order it is kept in."""
        expect(self.hand.first).to_be_visible()
        return self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def action(self, name: str) -> Locator:
        return self.person.action(name)

    def asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    # What they do

    def pick(self, cards: list[str]) -> None:
        """Exactly these cards, of the hand and of what is staged."""
        picked = self.page.locator(":is(.mine .hand, ol.staging) button.pcard[aria-pressed=true]:not(.chosen)")
        for card in picked.evaluate_all("cards => cards.map(card => card.dataset.card)"):
            if card not in cards:
                self.press(self.card(card))
        for card in cards:
            if self.card(card).get_attribute("aria-pressed") != "true":
                self.press(self.card(card))
            expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    def confirm(self) -> None:
        """If the page asks twice, yes."""
        if self.action("confirm").is_visible():
            self.press(self.action("confirm"))

    def draw(self) -> None:
        self.press(self.page.locator("[data-action=stock]"))
        expect(self.action("discard")).to_be_visible()

    def lay_down(self, cards: list[str]) -> None:
        before = self.hand.count()
        self.pick(cards)
        self.press(self.page.locator("[data-action=lay-down]:not([aria-disabled])"))
        self.settle_on(cards, before)

    def lay_off(self, meld: int, cards: list[str]) -> None:
        before = self.hand.count()
        self.pick(cards)
        self.press(self.page.locator(f'[data-meld-pick="{meld}"]'))
        self.settle_on(cards, before)

    def settle_on(self, cards: list[str], before: int) -> None:
        """Until the cards have left the hand, saying how they are meant if the page asks."""
        left = before - len(cards)
        self.page.wait_for_function(
            f"""() => document.querySelector('dialog[open] [data-way]')
                || document.querySelectorAll('.cards .hand button.pcard').length === {left}"""
        )
        self.choose(cards)
        expect(self.hand).to_have_count(left)

    def choose(self, cards: list[str]) -> None:
        """If the page asks how cards are meant: in this order, if that is one of the ways."""
        ways = self.page.locator("dialog[open] [data-way]")
        orders = ways.evaluate_all("ways => ways.map(way => way.dataset.way)")
        if orders:
            self.press(ways.nth(orders.index(" ".join(cards)) if " ".join(cards) in orders else 0))

    def stage(self, card: str) -> None:
        self.press(self.in_row(card))
        expect(self.staging).to_be_visible()

    def take(self, card: str, use: Wire | None) -> None:
        """Reach into the row, and use the card in a certain way."""
        self.stage(card)
        if use is None:
            self.press(self.action("take-free"))
        else:
            self.pick([one for one in use["cards"] if one != card])
            if use["type"] == "lay_off":
                self.press(self.page.locator(f'[data-meld-pick="{use["meld"]}"]'))
            ready = self.page.locator("dialog[open] [data-way], [data-action=take]:not([aria-disabled])")
            expect(ready.first).to_be_visible()
            self.choose(use["cards"])
            self.press(self.page.locator("[data-action=take]:not([aria-disabled])"))
            self.confirm()
        expect(self.staging).to_have_count(0)
        expect(self.action("discard")).to_be_visible()

    def discard(self, card: str) -> None:
        """The turn ends with it."""
        before = self.house.position(self.code).moves
        self.pick([card])
        self.press(self.action("discard"))
        self.end_turn(before)

    def end_turn(self, before: int) -> None:
        """The card is let go; a card one may regret is asked for twice."""
        self.page.wait_for_function("() => !document.querySelector('[data-action=discard]')")
        self.confirm()
        self.wait_for(lambda state: state.moves > before)

    def wait_for(self, judge: Judge) -> None:
        until = monotonic() + MATCH_SECONDS
        while not judge(self.house.position(self.code)):
            assert monotonic() < until, "the move does not arrive"
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def do(self, move: Wire) -> None:
        kind = move["type"]
        if kind == "draw_stock":
            self.draw()
        elif kind == "take_discard":
            self.take(move["card"], move["use"])
        elif kind == "meld":
            self.lay_down(move["cards"])
        elif kind == "lay_off":
            self.lay_off(move["meld"], move["cards"])
        elif kind == "discard":
            self.discard(move["card"])
        else:
            self.press(self.action("pass"))
            self.confirm()

    def take_turn(self) -> None:
        """A whole turn as a fair player would; what is tried on the page is tried here as well."""
        chance = habits()
        trial = self.house.position(self.code)
        for _ in range(40):
            move = msgspec.to_builtins(fair_move(BOX, trial, self.seat, chance))
            self.do(move)
            if move["type"] in ("discard", "pass"):
                return
            if move["type"] == "draw_stock":
                self.wait_for(lambda state: is_asked(state, "play", self.seat))
                trial = self.house.position(self.code)
            else:
                trial.apply(self.seat, BOX.reader.convert(move))
        raise AssertionError("the turn does not end")


def play_to_the_end(players: list[Player], turn: Callable[[Player], None] = Player.take_turn) -> None:
    """Everybody answers what the page asks of them until the match is over for all."""
    until = monotonic() + MATCH_SECONDS
    while monotonic() < until:
        asked = [player.asked() for player in players]
        if all(question == "over" for question in asked):
            return
        for player, question in zip(players, asked, strict=True):
            if question == "result":
                player.press(player.person.button("table-continue"))
            elif question == "skip":
                player.person.skip()
            elif question == "draw":
                turn(player)
        if not any(asked):
            players[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("the match does not end")

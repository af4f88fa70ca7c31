"""What is wrong with a state of Sumo at rest."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from sobremesa.games.sumo.pieces import FULL_ROW, NO_CARD, ROWS, is_joker, sumos_in
from sobremesa.games.sumo.project import card_values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sumo.rules import SumoState


def find(state: SumoState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    yield from _in_cards(state)
    yield from _in_rows(state.rows, state.first_values)
    yield from _in_values(state)
    yield from _in_hands(state)
    yield from _in_placing(state)
    yield from _in_finished_rows(state)


def _in_cards(state: SumoState) -> Iterator[str]:
    places = [*state.hands, *state.rows, *state.piles, *state.counted, state.stock]
    places += [[card for card in state.chosen if card != NO_CARD], state.revealed[len(state.went_to) :]]
    if sorted(card for place in places for card in place) != state.deck():
        yield "every card of the deck is in exactly one place"
    if state.sumos != [sumos_in(pile) for pile in state.piles]:
        yield "the sumos of a pile are those on its cards"
    second = state.two_round and len(state.sheet) > 0
    if any(state.counted) and not second:
        yield "piles are counted out only in the second round of two_round"
    if state.two_round and not second and len(state.stock) < state.players * state.hand_size:
        yield "the hands of the second round are in the stock"
    jokers = [joker for joker, _ in state.exchanged]
    if len(jokers) != len(set(jokers)) or any(not is_joker(one) or one not in state.stock for one in jokers):
        yield "an exchanged joker lies in the stock"
    if any(not 0 <= row < ROWS for _, row in state.exchanged):
        yield "a joker was exchanged in one of four rows"


def _in_rows(rows: list[list[int]], first_values: list[int]) -> Iterator[str]:
    """Of the rows that lie on the table, or lay there when a round ended."""
    values = [card_values(row, first) for row, first in zip(rows, first_values, strict=True)]
    if len({row[-1] for row in values}) < ROWS:
        yield "each row has another value"
    for row, worth in zip(rows, values, strict=True):
        if len(row) > FULL_ROW:
            yield "a row has one to five cards"
        if worth[0] <= 0:
            yield "a joker that starts a row has the value of a number"
        if not is_joker(row[0]) and row[0] != worth[0]:
            yield "a number has its own value"
        if any(
            right <= left for (left, right), card in zip(pairwise(worth), row[1:], strict=True) if not is_joker(card)
        ):
            yield "numbers ascend in a row"
        if any(is_joker(left) and is_joker(right) for left, right in pairwise(row)):
            yield "a joker follows a number"


def _in_values(state: SumoState) -> Iterator[str]:
    """A card whose value a joker has must not come to lie in another row."""
    taken = [card for pile in (*state.piles, *state.counted) for card in pile if not is_joker(card)]
    for row, first, value in zip(state.rows, state.first_values, state.row_values, strict=True):
        if is_joker(row[0]) and first not in taken:
            yield "a joker that starts a row has the value of a card that was taken"
        if value != card_values(row, first)[-1]:
            yield "a row has the value of its last card"


def _in_hands(state: SumoState) -> Iterator[str]:
    waiting = tuple(seat for seat in range(state.players) if state.chosen[seat] == NO_CARD)
    left = state.hand_size - state.turn + (state.phase == "choose_card")
    if any(len(hand) + (seat not in waiting) != left for seat, hand in enumerate(state.hands)):
        yield "hands are of one size, and as many cards were played as there were turns"
    if any(hand != sorted(hand) for hand in state.hands):
        yield "hands are sorted"
    if state.turn < 1:
        yield f"nobody is dealt more than {state.hand_size} cards"
    if (state.outcome is not None) != (left == 0 and not state.choosing_row):
        yield "the match is over when the hands are empty and the end is reached, and only then"
    if state.phase == "choose_card" and (state.to_act != waiting or not waiting):
        yield "while cards are chosen the match waits for those who have laid none"
    if state.phase != "choose_card" and len(waiting) < state.players:
        yield "cards are laid for the next turn when all of this one are placed"


def _in_placing(state: SumoState) -> Iterator[str]:
    if state.revealed and sorted(state.revealed_by) != list(range(state.players)):
        yield "in a turn every seat plays one card"
    elif state.revealed != sorted(set(state.revealed)):
        yield "cards are placed in order"
    elif any(not 0 <= row < ROWS for row in state.went_to):
        yield "there are rows 1 to 4"
    elif state.choosing_row == (len(state.went_to) == len(state.revealed)):
        yield "a row is chosen for a card that is not placed yet"
    elif state.choosing_row:
        if state.to_act != (state.revealed_by[len(state.went_to)],):
            yield "who played the next card chooses a row"
        if not is_joker(state.next_card()) and state.nearest_row(state.next_card()) >= 0:
            yield "a number that fits a row is placed without a choice"


def _in_finished_rows(state: SumoState) -> Iterator[str]:
    if state.finished_rows:
        yield from _in_rows(state.finished_rows, state.finished_first_values)
        cards = [card for row in state.finished_rows for card in row]
        if len(cards) > len(set(cards)) or not set(cards) <= set(state.deck()):
            yield "a finished round left cards of the deck, each once"

"""What is wrong with a state of Sorry! at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sorry.pieces import (
    COPIES,
    DECK,
    HAND_SIZE,
    HOME,
    NO_CARD,
    NOBODY,
    OFF_BOARD,
    PAWNS_OF_A_COLOUR,
    PLACES,
    RANKS,
    SLIDES_TO,
    SQUARE_AT,
    SQUARES,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sorry.rules import SorryState


def find(state: SorryState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    yield from _in_pawns(state)
    yield from _in_cards(state)
    if state.seating.scored:
        yield from _in_hands(state)
    yield from _in_end(state)
    if state.finished_by != NOBODY:
        yield from _in_finished(state)


def _in_pawns(state: SorryState) -> Iterator[str]:
    squares = [NOBODY] * SQUARES
    home = [0] * len(state.home)
    for pawn in state.seating.in_play:
        colour, place = pawn >> 2, state.places[pawn]
        square = SQUARE_AT[colour * PLACES + place]
        home[colour] += place == HOME
        if state.seating.both_slide and SLIDES_TO[place] != place:
            yield "nobody rests on another colour's triangle"
        if square != OFF_BOARD:
            if squares[square] != NOBODY:
                yield "a square holds one pawn"
            squares[square] = pawn
    if (squares, home) != (state.squares, state.home):
        yield "every pawn stands where its way has led it"


def _in_cards(state: SorryState) -> Iterator[str]:
    if sorted(state.pile + state.discards + [rank for hand in state.hands for rank in hand]) != DECK:
        yield "every card of the deck is in exactly one place"
    turned_up = NO_CARD if state.seating.scored or not state.discards else state.discards[-1]
    if state.card != turned_up or (turned_up == NO_CARD and not state.seating.scored):
        yield "the last of the discards is the card to be used, except in the scored game"
    if len(state.hands) != (state.players if state.seating.scored else 0):
        yield "in the scored game everybody has a hand, and only there"


def _in_hands(state: SorryState) -> Iterator[str]:
    winner = state.seat if state.outcome is not None else NOBODY
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        if len(hand) != HAND_SIZE - (seat == winner):
            yield "everybody has five cards, and the winner of a finished match four"
        if hand != sorted(hand):
            yield "hands are sorted"
        if any(known[rank] > hand.count(rank) for rank in range(len(RANKS))):
            yield "what is known of a hand is in it"
        if any(known) and not state.seating.face_up:
            yield "from a face-down pile nobody sees what is drawn"


def _in_end(state: SorryState) -> Iterator[str]:
    at_home = [seat for seat in range(state.players) if state.is_home(seat)]
    if state.outcome is None and at_home:
        yield "a game is over when all pawns of a team are HOME"
    if state.outcome is not None and {state.side(seat) for seat in at_home} != {state.side(state.seat)}:
        yield "when the match is over all pawns of one team are HOME, and the turn is its own"
    if state.to_act != ((state.seat,) if state.outcome is None else ()):
        yield "the match waits for the seat whose turn it is"


def _in_finished(state: SorryState) -> Iterator[str]:
    if not state.sheet:
        yield "a finished game is on the score sheet"
    for side in {state.side(seat) for seat in range(state.players)}:
        pawns = [state.finished_home[seat] for seat in range(state.players) if state.side(seat) == side]
        if (min(pawns) == PAWNS_OF_A_COLOUR) != (side == state.side(state.finished_by)):
            yield "the winner of a finished game has all pawns HOME, and nobody else has"
    laid_open = [rank for hand in state.finished_hands for rank in hand]
    if any(laid_open.count(rank) > copies for rank, copies in enumerate(COPIES)):
        yield "every card that was laid open is in the deck"

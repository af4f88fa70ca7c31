"""What is wrong with a state of Rummy 500 at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.cards import NO_CARD, pack_of
from sobremesa.games.rummy500.engine.melds import points_by_owner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.rummy500.engine.melds import Combination, FinishedRound
    from sobremesa.games.rummy500.rules import Rummy500State


def find(state: Rummy500State) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    yield from _in_cards(state)
    if state.outcome is None:
        yield from _in_turn(state)
    else:
        yield from _in_end(state)
    if state.finished is not None:
        yield from _in_finished(state, state.finished)


def _in_cards(state: Rummy500State) -> Iterator[str]:
    if not _are_once_in_the_pack(state, [*state.hands, state.row, state.stock], state.melds):
        yield "every card of the pack is in one place"
    if state.table != points_by_owner(state.melds, state.players, state.fifteen):
        yield "the points on the table are those of the cards that lie there"
    if any(hand != sorted(hand) for hand in state.hands):
        yield "hands are sorted"
    if any(known != sorted(set(known) & set(hand)) for hand, known in zip(state.hands, state.known, strict=True)):
        yield "what is known of a hand is in it"


def _are_once_in_the_pack(state: Rummy500State, places: list[list[int]], melds: list[Combination]) -> bool:
    cards = [card for place in (*places, *(meld.cards for meld in melds)) for card in place]
    return len(cards) == len(set(cards)) and set(cards) <= set(pack_of(state.options.packs, state.options.jokers))


def _in_turn(state: Rummy500State) -> Iterator[str]:
    if state.to_act != (state.seat,):
        yield "the match waits for the seat whose turn it is"
    if not all(state.hands):
        yield "everybody holds a card"
    if state.drawn:
        if state.hands[state.seat] == [state.barred]:
            yield "a card is left to discard"
        if state.barred != NO_CARD and state.barred not in state.known[state.seat]:
            yield "the card that may not be discarded was taken openly"
        return
    if not state.row:
        yield "at the start of a turn there is a discard"
    if not state.stock and not state.play_on:
        yield "without cards in the stock the round is over"
    if state.took_freely or state.has_laid or state.barred != NO_CARD:
        yield "nothing is taken or laid before the draw"


def _in_end(state: Rummy500State) -> Iterator[str]:
    if state.to_act:
        yield "nobody acts when the match is over"
    if state.finished is None or state.finished.hands != state.hands:
        yield "a match that is over shows its last round"
    if state.known != state.hands:
        yield "when the match is over all hands are known"


def _in_finished(state: Rummy500State, finished: FinishedRound) -> Iterator[str]:
    if not state.sheet:
        yield "a finished round stands on the sheet"
    if not _are_once_in_the_pack(state, finished.hands, finished.melds):
        yield "every card of the finished round was in one place"

"""What is wrong with a state of Burako at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.tiles import NO_TILE
from sobremesa.games.burako.checks import counted
from sobremesa.games.burako.engine.melds import NOBODY
from sobremesa.games.burako.pieces import COPIES, MUERTO_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.burako.engine.melds import FinishedHand
    from sobremesa.games.burako.rules import BurakoState

SIDES = (0, 1)


def find(state: BurakoState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    yield from _in_tiles(state)
    yield from _in_sides(state)
    if state.outcome is None:
        yield from _in_turn(state)
    else:
        yield from _in_end(state)
    yield from _in_drawn_tile(state)
    if state.finished is not None:
        yield from _in_finished(state, state.finished)


def _in_tiles(state: BurakoState) -> Iterator[str]:
    places = [*state.racks, state.pozo, state.stock, *state.muertos, *(meld.faces for meld in state.melds)]
    if max(counted([face for place in places for face in place])) > COPIES:
        yield "every tile is in one place, and there are two of each"
    for rack, known in zip(state.racks, state.known, strict=True):
        if any(few > many for few, many in zip(counted(known), counted(rack), strict=True)):
            yield "what is known of a rack is on it"
    if any(place != sorted(place) for place in (*state.racks, *state.known, *state.muertos)):
        yield "racks and muertos are sorted"


def _in_sides(state: BurakoState) -> Iterator[str]:
    for side in SIDES:
        buyer = state.buyers[side]
        if buyer != NOBODY and state.side(buyer) != side:
            yield "a side buys its own muerto"
        if len(state.muertos[side]) != (MUERTO_SIZE if buyer == NOBODY else 0):
            yield "a muerto has eleven tiles until it is bought"
        if state.canastas[side] != sum(meld.side == side and meld.is_canasta for meld in state.melds):
            yield "the canastas of a side are those on the table"


def _in_turn(state: BurakoState) -> Iterator[str]:
    if state.to_act != (state.seat,):
        yield "the match waits for the seat whose turn it is"
    if not all(state.racks):
        yield "everybody holds a tile"
    if not state.has_taken:
        yield from _in_draw(state)
        return
    if state.is_first_turn and state.may_return and not state.stock:
        yield "in the first turn there is another tile to take for the one that is returned"
    if state.barred != NO_TILE and state.barred not in state.known[state.seat]:
        yield "a tile that may not be put back was taken with the pozo"
    rack = state.racks[state.seat]
    if len(rack) == 1 and not state.can_be_last(state.side(state.seat), rack[0], state.melds, state.barred):
        yield "a last tile can be discarded or laid"


def _in_draw(state: BurakoState) -> Iterator[str]:
    """Before a tile or the pozo is taken."""
    if not state.stock:
        yield "without tiles in the stock the hand is over"
    if state.is_first_turn and len(state.stock) < 2:
        yield "in the first turn there is another tile to take for the one that is returned"
    if state.is_first_turn == bool(state.pozo):
        yield "there is a pozo after the first turn, and not before"
    if state.took_pozo or state.has_laid or state.drawn != NO_TILE or state.barred != NO_TILE:
        yield "nothing happens in a turn before a tile or the pozo is taken"


def _in_drawn_tile(state: BurakoState) -> Iterator[str]:
    drawn = state.drawn
    if drawn != NO_TILE and state.racks[state.seat].count(drawn) <= state.known[state.seat].count(drawn):
        yield "a tile just drawn is on the rack, and nobody else has seen it"
    if state.may_return and drawn == NO_TILE:
        yield "only a tile just drawn can be returned"


def _in_end(state: BurakoState) -> Iterator[str]:
    if state.to_act:
        yield "nobody acts when the match is over"
    if not state.sheet:
        yield "nobody has reached the target before the first hand"
    if state.finished is None or state.finished.racks != state.racks:
        yield "a match that is over shows its last hand"
    if state.known != state.racks:
        yield "when the match is over all racks are known"


def _in_finished(state: BurakoState, finished: FinishedHand) -> Iterator[str]:
    if finished.reason != "void" and not state.sheet:
        yield "a hand that was scored stands on the sheet"
    places = [*finished.racks, *(meld.faces for meld in finished.melds)]
    if max(counted([face for place in places for face in place])) > COPIES:
        yield "every tile of the finished hand was in one place"

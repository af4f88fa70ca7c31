"""What is wrong with a state of Rummy israelí at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.tiles import NO_TILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.rummy.engine.sets import FinishedHand, TileSet
    from sobremesa.games.rummy.rules import RummyState


def find(state: RummyState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    yield from _in_tiles(state)
    yield from _in_sets(state)
    if state.outcome is None:
        yield from _in_turn(state)
    else:
        yield from _in_end(state)
    if state.finished is not None:
        yield from _in_finished(state, state.finished)


def _in_tiles(state: RummyState) -> Iterator[str]:
    """A closing tile that closed the match lies on the table."""
    closing = [] if state.outcome is not None and state.closing_tile_used else [state.closing_tile]
    if not _are_different([*state.racks, state.stock, closing], state.table):
        yield "every tile is in one place"
    if state.closing_tile >= FIRST_JOKER and state.options.joker_as_closing_tile == "redraw":
        yield "no joker is the closing tile"
    if any(rack != sorted(rack) for rack in state.racks):
        yield "racks are sorted"


def _are_different(places: list[list[int]], table: list[TileSet]) -> bool:
    tiles = [tile for place in (*places, *(each.tiles for each in table)) for tile in place]
    return len(tiles) == len(set(tiles))


def _in_sets(state: RummyState) -> Iterator[str]:
    names = [each.name for each in state.table]
    if len(names) > len(set(names)):
        yield "every set has a number of its own"
    if max(names, default=0) > state.sets_made:
        yield "no set has a higher number than the last one made"


def _in_turn(state: RummyState) -> Iterator[str]:
    if state.to_act != (state.seat,):
        yield "the match waits for the seat whose turn it is"
    if (state.deadline is not None) != (state.options.turn_seconds > 0):
        yield "a clock runs where turns have a limit"
    if not all(state.racks):
        yield "everybody has a tile on the rack"
    if state.drawn_tile != NO_TILE and (state.has_played or not state.has_drawn):
        yield "a tile is drawn first in a turn, and remembered until something is laid"
    if state.drawn_tile != NO_TILE and state.drawn_tile not in state.racks[state.seat]:
        yield "the tile drawn in this turn is on the rack"
    if state.has_played and not (state.options.opening_then_play and state.opened[state.seat]):
        yield "a turn goes on only after an opening"
    if state.idle_turns and (state.stock or state.idle_turns >= state.players):
        yield "turns are idle when the stock is empty, and fewer than there are players"
    if not state.stock and not state.play_on and not state.has_drawn:
        yield "without tiles in the stock the hand is over"


def _in_end(state: RummyState) -> Iterator[str]:
    if state.to_act or state.deadline is not None:
        yield "nobody acts and no clock runs when the match is over"
    if state.finished is None or state.finished.racks != state.racks:
        yield "a match that is over shows its last hand"


def _in_finished(state: RummyState, finished: FinishedHand) -> Iterator[str]:
    if not state.sheet:
        yield "a finished hand stands on the sheet"
    if not _are_different(finished.racks, finished.table):
        yield "every tile of the finished hand was in one place"

"""What is wrong with a state of the classic game at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku import faults
from sobremesa.games.sumoku.engine.grid import is_valid
from sobremesa.games.sumoku.pieces import IDLE_ROUNDS, RACK_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sumoku.classic.rules import ClassicState


def find(state: ClassicState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be (invariants 5 and 6)."""
    yield from faults.find(state)
    yield from in_racks(state)
    if not can_be_laid_on(state):
        yield "the die has been rolled, and the grid is valid"
    elif state.outcome is None and (state.to_act != (state.seat,) or not state.can_place(state.seat)):
        yield "who has the turn acts, and has something to lay"
    if state.idle_turns > IDLE_ROUNDS * state.players:
        yield "two rounds of turns without a placement end the game"


def can_be_laid_on(state: ClassicState) -> bool:
    """Whether placements can be looked for: they are reckoned from lines that are right."""
    return state.key > 0 and (not state.cells or is_valid(state.cells, state.key))


def in_racks(state: ClassicState) -> Iterator[str]:
    """A rack is full unless its player may lay again, or the pile is empty."""
    for seat, rack in enumerate(state.racks):
        if len(rack) > RACK_SIZE:
            yield "a rack holds eight tiles at most"
        elif len(rack) < RACK_SIZE and state.pile and not (state.is_replay and seat == state.seat):
            yield "while the pile has tiles a rack holds eight"

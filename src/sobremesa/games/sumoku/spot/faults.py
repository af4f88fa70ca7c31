"""What is wrong with a state of spot at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku import faults
from sobremesa.games.sumoku.pieces import COMBINATION, NO_TILE, NOBODY, TILE_COUNT, sums_to_call
from sobremesa.games.sumoku.spot.combinations import has_combination

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sumoku.spot.rules import SpotState


def find(state: SpotState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be (invariant 12)."""
    yield from faults.find(state)
    if len(state.pile) + len(state.tiles_outside_pile()) != TILE_COUNT:
        yield "spot is played with all tiles"
    if (state.deadline is not None) != (state.phase in ("countdown", "showing")):
        yield "a clock runs during the countdown and while tiles are to be shown, and only then"
    if (state.caller != NOBODY) != (state.phase == "showing"):
        yield "somebody has called while tiles are to be shown, and only then"
    if any(len(won) % COMBINATION for won in state.won):
        yield "tiles are won by fours"
    if state.outcome is None and any(len(won) >= state.target for won in state.won):
        yield "who has tiles enough has won"
    if state.phase in ("open", "showing"):
        yield from in_round(state)


def in_round(state: SpotState) -> Iterator[str]:
    """Of a round that is open, or in which tiles are to be shown."""
    if not state.key:
        yield "the die is rolled when the first round opens"
        return
    if NO_TILE in state.display or not has_combination(state.display, state.key):
        yield "the display of a round has ten tiles, and holds a combination"
    if state.phase == "showing" and (state.called not in sums_to_call(state.key) or state.caller == state.sits_out):
        yield "somebody who may call has called a sum that four tiles can come to"
    callers = tuple(seat for seat in range(state.players) if seat != state.sits_out)
    if state.to_act != (callers if state.phase == "open" else (state.caller,)):
        yield "everybody may call but who sits out, and who has called shows"
    if all(state.passed[seat] for seat in callers):
        yield "a round is over when all have passed"

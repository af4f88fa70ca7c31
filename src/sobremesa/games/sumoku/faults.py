"""What is wrong with a state of Sumoku at rest, in any mode; each mode has faults of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sumoku.rules import SumokuState


def find(state: SumokuState) -> Iterator[str]:
    """Each fault in a sentence that says how it should be."""
    tiles = [*state.pile, *state.tiles_outside_pile()]
    if len(set(tiles)) < len(tiles):
        yield "every tile is in one place"
    if state.key and state.options.key_number not in (0, state.key):
        yield "the key number is the one that was agreed"
    if all(state.ready) or (any(state.ready) and state.phase != "waiting"):
        yield "players are ready one after the other while the table waits"
    if state.phase == "waiting" and state.to_act != tuple(seat for seat, ready in enumerate(state.ready) if not ready):
        yield "the table waits for those who are not ready"
    if state.phase in ("countdown", "over") and state.to_act:
        yield "nobody acts during a countdown or after the end"
    if (state.phase == "over") != (state.outcome is not None):
        yield "a match has an outcome when it is over, and not before"

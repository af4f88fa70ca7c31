"""The positions of spot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.position import bad_position, by_seat
from sobremesa.games.sumoku import position
from sobremesa.games.sumoku.pieces import DISPLAY_SIZE, NAMES, NO_TILE, NOBODY
from sobremesa.games.sumoku.position import (
    CallPosition,
    ModePosition,
    read_flags,
    read_pile,
    read_seat,
    read_tile,
    read_tiles,
    written_flags,
    written_tiles,
)

if TYPE_CHECKING:
    from sobremesa.games.sumoku.position import SumokuPosition
    from sobremesa.games.sumoku.spot.rules import SpotState

SPOT: Final = ModePosition(
    fields=("round", "display", "won", "passed", "sits_out", "call", "ready", "deadline"),
    phases=("open", "waiting", "countdown", "showing", "over"),
    reasons=("target_reached", "last_round", "no_combination"),
)
EMPTY_PLACE: Final = "-"


def write(state: SpotState) -> dict[str, Any]:
    """The whole state as a plain document."""
    fields = {
        "round": state.round,
        "display": " ".join(EMPTY_PLACE if tile == NO_TILE else NAMES[tile] for tile in state.display),
        "won": written_tiles(state.won),
        "passed": written_flags(state.passed),
        "sits_out": None if state.sits_out == NOBODY else state.sits_out,
        "call": None if state.caller == NOBODY else CallPosition(state.caller, state.called),
        "ready": written_flags(state.ready),
        "deadline": state.deadline,
    }
    return position.write(state, fields)


def resume(state: SpotState, read: SumokuPosition) -> None:
    """Lay out what a position says."""
    position.resume(state, read, SPOT)
    state.round = read.round
    state.display = read_display(read.display)
    state.won = [read_tiles(won) for won in by_seat(read.won, state.players, "")]
    read_pile(state, read, state.tiles_outside_pile())
    state.passed = read_flags(read.passed, state.players)
    state.sits_out = NOBODY if read.sits_out is None else read_seat(read.sits_out, state.players)
    if read.call is not None:
        state.caller, state.called = read_seat(read.call.seat, state.players), read.call.sum
    if read.reason is not None:
        state.outcome = state.outcome_by_tiles(read.reason)
    elif state.phase == "open":
        state.let_all_call()
    elif state.phase == "showing":
        state.to_act = (state.caller,)


def read_display(text: str) -> list[int]:
    """The ten places; all of them empty if nothing is told."""
    words = text.split() or [EMPTY_PLACE] * DISPLAY_SIZE
    if len(words) != DISPLAY_SIZE:
        raise bad_position("the display has ten places")
    return [NO_TILE if word == EMPTY_PLACE else read_tile(word) for word in words]

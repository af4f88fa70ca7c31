"""The positions of the classic game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.position import by_seat
from sobremesa.games.sumoku import position
from sobremesa.games.sumoku.classic.faults import can_be_laid_on
from sobremesa.games.sumoku.position import (
    ModePosition,
    read_grid,
    read_pile,
    read_seat,
    read_tiles,
    written_grid,
    written_tiles,
)

if TYPE_CHECKING:
    from sobremesa.games.sumoku.classic.rules import ClassicState
    from sobremesa.games.sumoku.position import SumokuPosition

CLASSIC: Final = ModePosition(
    fields=("racks", "grid", "scores", "starter", "seat", "replay", "turn_points", "idle_turns", "moves"),
    phases=("turn", "over"),
    reasons=("no_placement", "passes"),
)


def write(state: ClassicState) -> dict[str, Any]:
    """The whole state as a plain document."""
    fields = {
        "racks": written_tiles(state.racks),
        "grid": written_grid(state.cells),
        "scores": state.scores,
        "starter": state.starter,
        "seat": state.seat,
        "replay": state.is_replay,
        "turn_points": state.turn_points,
        "idle_turns": state.idle_turns,
        "moves": state.moves,
    }
    return position.write(state, fields)


def resume(state: ClassicState, read: SumokuPosition) -> None:
    """Lay out what a position says."""
    position.resume(state, read, CLASSIC)
    players = state.players
    state.racks = [sorted(read_tiles(rack)) for rack in by_seat(read.racks, players, "")]
    state.cells = read_grid(read.grid)
    read_pile(state, read, state.tiles_outside_pile())
    state.scores = by_seat(read.scores, players, 0)[:]
    state.starter, state.seat = read_seat(read.starter, players), read_seat(read.seat, players)
    state.is_replay, state.turn_points, state.idle_turns = read.replay, read.turn_points, read.idle_turns
    state.moves = read.moves
    if read.reason is not None:
        state.outcome = state.outcome_by_scores(read.reason)
    elif state.is_replay:
        state.to_act = (state.seat,)
    elif can_be_laid_on(state):
        state.begin_next_turn(state.seat)

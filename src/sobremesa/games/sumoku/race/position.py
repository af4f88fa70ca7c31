"""The positions of the races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.position import bad_position
from sobremesa.games.sumoku import position
from sobremesa.games.sumoku.pieces import NOBODY, names_of
from sobremesa.games.sumoku.position import (
    ModePosition,
    OwnerPosition,
    read_flags,
    read_grid,
    read_pile,
    read_tiles,
    written_flags,
    written_grid,
)
from sobremesa.games.sumoku.race.player_grid import GAVE_UP, IN_RACE, WRONG_CLAIM, PlayerGrid
from sobremesa.games.sumoku.race.project import why_out

if TYPE_CHECKING:
    from sobremesa.games.sumoku.position import SumokuPosition
    from sobremesa.games.sumoku.race.rules import RaceState
    from sobremesa.games.sumoku.race.solo import SoloState
    from sobremesa.games.sumoku.race.speed import SpeedState
    from sobremesa.games.sumoku.race.team import TeamState

SPEED: Final = ModePosition(
    fields=("owners", "gave_up", "winners", "ready", "deadline"),
    phases=("race", "waiting", "countdown", "over"),
    reasons=("two_in_a_row", "three_rounds", "voids"),
)
TEAM: Final = SPEED._replace(reasons=("complete", "void"))
SOLO: Final = ModePosition(
    fields=("owners", "gave_up", "stages", "confirmed", "exchanges", "ended_at", "deadline"),
    phases=("race", "over"),
    reasons=("complete", "time_up", "gave_up"),
)


# Writing


def write(state: RaceState, fields: dict[str, Any]) -> dict[str, Any]:
    """The whole state as a plain document."""
    shared = {
        "owners": [written_owner(grid) for grid in state.player_grids],
        "gave_up": written_flags(state.gave_up),
        "deadline": state.deadline,
    }
    return position.write(state, shared | fields)


def write_rounds(state: SpeedState | TeamState) -> dict[str, Any]:
    """Of speed and team."""
    winners = [None if winner == NOBODY else winner for winner in state.winners]
    return write(state, {"winners": winners, "ready": written_flags(state.ready)})


def write_solo(state: SoloState) -> dict[str, Any]:
    """Of a solo game."""
    fields = {
        "stages": state.stages,
        "confirmed": state.confirmed,
        "exchanges": state.exchanges,
        "ended_at": state.ended_at,
    }
    return write(state, fields)


def written_owner(grid: PlayerGrid) -> OwnerPosition:
    """One grid with its rack."""
    return OwnerPosition(
        rack=" ".join(names_of(grid.rack)),
        grid=written_grid(grid.cells),
        version=grid.version,
        fresh=grid.fresh,
        out=why_out(grid),
    )


# Reading


def resume_rounds(state: SpeedState | TeamState, read: SumokuPosition, mode: ModePosition) -> None:
    """Lay out what a position of speed or team says."""
    resume(state, read, mode)
    state.winners = [NOBODY if winner is None else winner for winner in read.winners]
    if not state.winners:
        return
    if max(state.winners) >= state.grid_count:
        raise bad_position(f"there is no owner {max(state.winners)}")
    state.outcome = state.outcome_by_winners()
    if state.outcome is not None and state.outcome.reason != read.reason:
        raise bad_position(f"the winners say that it is over because of {state.outcome.reason!r}")


def resume_solo(state: SoloState, read: SumokuPosition) -> None:
    """Lay out what a position of a solo game says."""
    resume(state, read, SOLO)
    state.stages, state.confirmed = read.stages, read.confirmed
    state.exchanges, state.ended_at = read.exchanges, read.ended_at
    if not state.key:
        raise bad_position("the die has been rolled")
    if read.reason is not None:
        state.outcome = state.outcome_by_tiles(read.reason)


def resume(state: RaceState, read: SumokuPosition, mode: ModePosition) -> None:
    """Lay out what the positions of all races tell."""
    position.resume(state, read, mode)
    if read.owners and len(read.owners) != state.grid_count:
        raise bad_position(f"{len(read.owners)} owners where there are {state.grid_count}")
    state.player_grids = [read_owner(one) for one in read.owners or [OwnerPosition()] * state.grid_count]
    read_pile(state, read, state.tiles_outside_pile())
    state.gave_up = read_flags(read.gave_up, state.players)
    if state.phase == "race":
        state.let_all_act()


def read_owner(read: OwnerPosition) -> PlayerGrid:
    """One grid with its rack."""
    grid = PlayerGrid()
    grid.rack = sorted(read_tiles(read.rack))
    grid.cells = read_grid(read.grid)
    grid.version = read.version
    grid.fresh = read.fresh
    grid.out = IN_RACE if read.out is None else WRONG_CLAIM if read.out == "wrong_claim" else GAVE_UP
    return grid

"""What everybody sees of a race.

In speed and team under `strict` nothing says whether a grid or a line is right before it is claimed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku.engine.grid import lines_of
from sobremesa.games.sumoku.pieces import NOBODY, names_of
from sobremesa.games.sumoku.project import grid_view, line_view
from sobremesa.games.sumoku.race.player_grid import IN_RACE, WRONG_CLAIM
from sobremesa.games.sumoku.schema import CheckView, OwnerView, RaceView, SoloView, SpeedView

if TYPE_CHECKING:
    from sobremesa.games.sumoku.race.player_grid import PlayerGrid
    from sobremesa.games.sumoku.race.rules import RaceState
    from sobremesa.games.sumoku.race.solo import SoloState
    from sobremesa.games.sumoku.race.speed import SpeedState
    from sobremesa.games.sumoku.schema import Out


def race_view(state: RaceState) -> RaceView:
    """All grids and racks."""
    return RaceView(
        owners=[owner_view(state, index) for index in range(len(state.player_grids))],
        owner_of=[state.side(seat) for seat in range(state.players)],
    )


def owner_view(state: RaceState, index: int) -> OwnerView:
    """One grid; put together once for each change of it. All views share it, so that nothing in it can be changed."""
    grid = state.player_grids[index]
    if grid.shown is None:
        seats = state.members(index)
        grid.shown = OwnerView(
            seats=tuple(seats),
            rack=tuple(names_of(grid.rack)),
            grid=tuple(grid_view(grid.cells)),
            version=grid.version,
            tiles=grid.count,
            out=why_out(grid),
            giving_up=tuple([seat for seat in seats if state.gave_up[seat]]),
            check=check_view(grid, state.key) if state.assisted and state.key and grid.is_in else None,
        )
    return grid.shown


def why_out(grid: PlayerGrid) -> Out | None:
    """Why a player or team is out of the round."""
    return None if grid.out == IN_RACE else "wrong_claim" if grid.out == WRONG_CLAIM else "gave_up"


def check_view(grid: PlayerGrid, key: int) -> CheckView:
    """What a claim comes to."""
    lines = lines_of(grid.cells, key)
    return CheckView(grid.fault(lines), tuple([line_view(line) for line in lines]))


def speed_view(state: SpeedState) -> SpeedView:
    """The rounds so far."""
    winners = [None if winner == NOBODY else winner for winner in state.winners]
    return SpeedView(state.round, winners, state.wins())


def solo_view(state: SoloState) -> SoloView:
    """How far the game has come."""
    return SoloView(
        stages=state.stages,
        confirmed=state.confirmed,
        exchanges=state.exchanges,
        tiles_used=state.tiles_used(),
        seconds=None if state.outcome is None else state.ended_at // 1000,
    )

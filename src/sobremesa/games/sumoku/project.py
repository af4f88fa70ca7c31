"""What views of all modes have in common: everything but the order of the pile is seen by all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.options import settings_of
from sobremesa.games.sumoku.engine.grid import FAULTS, reading_order, x_of, y_of
from sobremesa.games.sumoku.pieces import NAMES, NOBODY, TILE_COUNT, VALUE
from sobremesa.games.sumoku.schema import LaidTile, LineView, SumokuView

if TYPE_CHECKING:
    from sobremesa.games.sumoku.engine.grid import Line
    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import ClassicView, Direction, Phase, RaceView, SoloView, SpeedView, SpotView


def view(
    state: SumokuState,
    *,
    classic: ClassicView | None = None,
    race: RaceView | None = None,
    speed: SpeedView | None = None,
    solo: SoloView | None = None,
    spot: SpotView | None = None,
) -> SumokuView:
    """What everybody may see, with the parts of the mode."""
    phase: Phase = state.phase  # type: ignore[assignment]
    return SumokuView(
        settings=settings_of(state.options),
        mode=state.mode,
        phase=phase,
        waiting_for=state.to_act,
        key=state.key or None,
        roller=None if state.roller == NOBODY else state.roller,
        pile=len(state.pile),
        ready=state.ready[:],
        classic=classic,
        race=race,
        speed=speed,
        solo=solo,
        spot=spot,
        outcome=state.outcome,
    )


def laid_tile(cell: int, laid: int) -> LaidTile:
    """A tile where it lies."""
    return LaidTile(NAMES[laid % TILE_COUNT], x_of(cell), y_of(cell), VALUE[laid])


def grid_view(cells: dict[int, int]) -> list[LaidTile]:
    """All tiles of a grid, row by row."""
    return [laid_tile(cell, cells[cell]) for cell in sorted(cells, key=reading_order)]


def line_view(line: Line) -> LineView:
    """A line, its sum and what is wrong with it."""
    faults = tuple([name for bit, name in FAULTS if line.faults & bit])
    direction: Direction = "row" if line.is_row else "column"
    return LineView(x_of(line.first), y_of(line.first), direction, line.length, line.sum, faults)

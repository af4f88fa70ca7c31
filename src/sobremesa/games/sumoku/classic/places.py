"""Where one more tile of a placement could lie: what the page marks while somebody holds the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.classic.checks import check_place
from sobremesa.games.sumoku.engine.grid import BAD_SUM, COLUMN, LONGEST_LINE, ORIGIN, ROW, Line, lines_with, x_of, y_of
from sobremesa.games.sumoku.schema import Cell, FittingCell, SumokuAppraisal

if TYPE_CHECKING:
    from sobremesa.games.sumoku.classic.rules import ClassicState


def places_for(state: ClassicState, grid: dict[int, int], tried: list[int], laid: int, more: bool) -> SumokuAppraisal:
    """The cells where a tile fits, beside tiles that are tried already on the cells `tried` of `grid`.

    There is nothing to extend unless there are `more` tiles in the rack.
    """
    places: list[FittingCell] = []
    extendable: list[Cell] = []
    for cell in rim_of(grid) if grid else [ORIGIN]:
        cells = [*tried, cell]
        is_alone = is_lone_opening(state, cells)
        if not is_alone and not is_in_place(state, cells):
            continue
        lines = lines_with(grid | {cell: laid}, cells, state.key)
        if not is_alone and not any(line.faults for line in lines):
            six = any(line.length == LONGEST_LINE for line in lines)
            points = sum(line.sum for line in lines)
            places.append(FittingCell(x_of(cell), y_of(cell), points, six))
        elif more and len(cells) < LONGEST_LINE and may_grow(lines, cells):
            extendable.append(Cell(x_of(cell), y_of(cell)))
    places.sort(key=lambda place: (-place.points, place.y, place.x))
    return SumokuAppraisal(places, extendable)


def rim_of(grid: dict[int, int]) -> list[int]:
    """The empty cells beside tiles, in order."""
    near = {cell + step for cell in grid for step in (ROW, -ROW, COLUMN, -COLUMN)}
    return sorted(near - grid.keys())


def is_lone_opening(state: ClassicState, cells: list[int]) -> bool:
    """A first tile over the origin: legal only with a second one (SUMOKU-51)."""
    return not state.cells and cells == [ORIGIN]


def is_in_place(state: ClassicState, cells: list[int]) -> bool:
    """Whether the cells are one line, joined to the grid."""
    try:
        check_place(state, cells)
    except Refused:
        return False
    return True


def may_grow(lines: list[Line], cells: list[int]) -> bool:
    """Whether further tiles in one line could make every wrong sum right."""
    wrong = [line for line in lines if line.faults]
    if any(line.faults != BAD_SUM or line.length == LONGEST_LINE for line in wrong):
        return False
    steps = {line.step for line in wrong}
    if len(cells) > 1:
        steps.add(ROW if y_of(cells[0]) == y_of(cells[1]) else COLUMN)
    return len(steps) <= 1

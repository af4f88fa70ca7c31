"""Why an action is refused in the classic game: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.checks import (
    cells_named,
    check_mode,
    check_own,
    check_phase,
    check_values,
    tiles_named,
    written_line,
)
from sobremesa.games.sumoku.engine.grid import (
    COLUMN,
    FAULTS,
    LONGEST_LINE,
    ORIGIN,
    ROW,
    Line,
    cell_at,
    lines_with,
    touches,
    x_of,
    y_of,
)
from sobremesa.games.sumoku.pieces import NINE, TILES, TURNED
from sobremesa.games.sumoku.schema import Pass, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sumoku.checks import PhaseOf
    from sobremesa.games.sumoku.classic.rules import ClassicState
    from sobremesa.games.sumoku.schema import Placement, SumokuAction

PHASE: Final[PhaseOf] = {Play: "turn", Pass: "turn"}


def check(state: ClassicState, seat: int, action: SumokuAction) -> None:
    """It is an action of this mode; then what a placement asks for."""
    check_mode(state, action, PHASE)
    check_phase(state, action, PHASE)
    if isinstance(action, Play):
        check_play(state, seat, action)


def check_play(state: ClassicState, seat: int, action: Play) -> None:
    """Tiles of the own rack, in one line without gaps, joined to the grid, and every line good (SUMOKU-50 to -56)."""
    placements = action.placements
    if not placements:
        raise Refused("no_tiles")
    if len(placements) > LONGEST_LINE:
        raise Refused("too_many_tiles", most=LONGEST_LINE)
    names = [placement.tile for placement in placements]
    tiles = tiles_named(names)
    check_own(names, tiles, state.racks[seat])
    check_values(placements, tiles)
    cells = empty_cells(state, placements)
    check_place(state, cells)
    after = grid_after(state, placements)
    check_lines(lines_with(after, cells, state.key), state.key)


def empty_cells(state: ClassicState, placements: Sequence[Placement]) -> list[int]:
    """The cells the tiles go to, none of them taken on the common grid."""
    cells = cells_named(placements)
    for cell in cells:
        if cell in state.cells:
            raise Refused("cell_occupied", x=x_of(cell), y=y_of(cell))
    return cells


def grid_after(state: ClassicState, placements: Sequence[Placement]) -> dict[int, int]:
    """The common grid with these tiles on it."""
    after = state.cells.copy()
    for placement in placements:
        tile = TILES[placement.tile]
        after[cell_at(placement.x, placement.y)] = tile + TURNED if placement.value == NINE else tile
    return after


def check_place(state: ClassicState, new: list[int]) -> None:
    """An opening of two tiles at least over the origin; one row or column without gaps; joined (SUMOKU-51 to -54)."""
    grid = state.cells
    if not grid:
        if len(new) == 1:
            raise Refused("opening_too_short")
        if ORIGIN not in new:
            raise Refused("must_cover_origin")
    in_row = len({y_of(cell) for cell in new}) == 1
    if not in_row and len({x_of(cell) for cell in new}) > 1:
        raise Refused("not_in_one_line")
    step = ROW if in_row else COLUMN
    for cell in range(min(new), max(new), step):
        if cell not in grid and cell not in new:
            raise Refused("gap_in_line", x=x_of(cell), y=y_of(cell))
    if grid and not any(touches(grid, cell) for cell in new):
        raise Refused("not_connected")


def check_lines(lines: list[Line], key: int) -> None:
    """No line is too long, repeats a colour, or has a wrong sum, in this order (SUMOKU-43, -44, -46)."""
    for bit, code in FAULTS:
        for line in lines:
            if line.faults & bit:
                raise Refused(
                    code,
                    sum=line.sum,
                    length=line.length,
                    direction="row" if line.is_row else "column",
                    x=x_of(line.first),
                    y=y_of(line.first),
                    key=key,
                    lines=[written_line(one) for one in lines],
                )

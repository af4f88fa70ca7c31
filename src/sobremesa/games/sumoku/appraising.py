"""What may be said of an unfinished placement: the lines it would make, their sums, and what it would score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku import projection
from sobremesa.games.sumoku.actions import Play
from sobremesa.games.sumoku.checking import cells_named, check_own, check_values, grid_after, tiles_named
from sobremesa.games.sumoku.grid import LONGEST_LINE, lines_with

if TYPE_CHECKING:
    from sobremesa.games.sumoku.actions import SumokuAction
    from sobremesa.games.sumoku.rules import SumokuState


def appraise(state: SumokuState, seat: int, action: SumokuAction) -> dict[str, Any]:
    """Of tiles of the own rack on empty cells: `lines`, the `points` they come to, and whether one has six tiles.

    Points are those of all lines, good or not: whether it may be laid so is for `check` to say. Of nothing else
    anything is said: where a claim may be foretold the view does it, and elsewhere nobody may know.
    """
    if not isinstance(action, Play) or state.mode != "classic" or not 0 < len(action.placements) <= LONGEST_LINE:
        return {}
    try:
        names = [placement.tile for placement in action.placements]
        tiles = tiles_named(names)
        check_own(names, tiles, state.racks[seat])
        check_values(action.placements, tiles)
        cells = cells_named(action.placements)
    except Refused:
        return {}
    if any(cell in state.cells for cell in cells):
        return {}
    lines = lines_with(grid_after(state, action.placements), cells, state.key)
    return {
        "points": sum(line.sum for line in lines),
        "six": any(line.length == LONGEST_LINE for line in lines),
        "lines": msgspec.to_builtins([projection.line_view(line) for line in lines]),
    }

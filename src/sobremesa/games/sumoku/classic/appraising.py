"""What may be said of an unfinished placement: its lines, what it would score, and where its last tile fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku import project
from sobremesa.games.sumoku.checks import check_own, check_values, tiles_named
from sobremesa.games.sumoku.classic.checks import empty_cells, grid_after
from sobremesa.games.sumoku.classic.places import places_for
from sobremesa.games.sumoku.engine.grid import LONGEST_LINE, lines_with
from sobremesa.games.sumoku.pieces import NINE, TURNED
from sobremesa.games.sumoku.schema import Play

if TYPE_CHECKING:
    from sobremesa.games.sumoku.classic.rules import ClassicState
    from sobremesa.games.sumoku.schema import SumokuAction


def appraise(state: ClassicState, seat: int, action: SumokuAction) -> dict[str, Any]:
    """Of tiles of the own rack: where the last one could lie beside the others (`places.py`), wherever it is named.

    If all of them are on empty cells, also their `lines`, the `points` they come to, and whether one has `six` tiles.
    Points are those of all lines, good or not: whether it may be laid so is for `check` to say. Of nothing else
    anything is said: where a claim may be foretold the view does it, and elsewhere nobody may know.
    """
    if not isinstance(action, Play) or not 0 < len(action.placements) <= LONGEST_LINE:
        return {}
    *before, last = action.placements
    names = [placement.tile for placement in action.placements]
    try:
        tiles = tiles_named(names)
        check_own(names, tiles, state.racks[seat])
        check_values(action.placements, tiles)
        tried = empty_cells(state, before)
    except Refused:
        return {}
    laid = tiles[-1] + TURNED if last.value == NINE else tiles[-1]
    more = len(state.racks[seat]) > len(names)
    return places_for(state, grid_after(state, before), tried, laid, more) | lines_made(state, action)


def lines_made(state: ClassicState, action: Play) -> dict[str, Any]:
    """The lines that would come of it; nothing where a cell is taken."""
    try:
        cells = empty_cells(state, action.placements)
    except Refused:
        return {}
    lines = lines_with(grid_after(state, action.placements), cells, state.key)
    return {
        "points": sum(line.sum for line in lines),
        "six": any(line.length == LONGEST_LINE for line in lines),
        "lines": msgspec.to_builtins([project.line_view(line) for line in lines]),
    }

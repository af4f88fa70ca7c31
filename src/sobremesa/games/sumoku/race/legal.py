"""The actions that are listed for a seat in a race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku.engine.grid import COLUMN, EDGE, ORIGIN, ROW, x_of, y_of
from sobremesa.games.sumoku.pieces import LEAST_PILE, NAMES, NINE, SIX, TILE_COUNT, is_six
from sobremesa.games.sumoku.schema import GIVE_UP, Arrange, Claim, Exchange, Move

if TYPE_CHECKING:
    from sobremesa.games.sumoku.race.rules import RaceState
    from sobremesa.games.sumoku.schema import SumokuAction


def actions(state: RaceState, seat: int) -> list[SumokuAction]:
    """Single tiles to cells next to the grid or back, exchanges, the claim, and to give up.

    Where the check is no secret a claim is listed only when it is right.
    """
    grid = state.grid_of(seat)
    listed: list[SumokuAction] = []
    around = cells_around(grid.cells)
    for tile in grid.rack:
        name = NAMES[tile]
        for cell in around:
            x, y = x_of(cell), y_of(cell)
            if is_six(tile):
                listed.append(Arrange((Move(name, x, y, SIX),)))
                listed.append(Arrange((Move(name, x, y, NINE),)))
            else:
                listed.append(Arrange((Move(name, x, y),)))
    laid = sorted([piece % TILE_COUNT for piece in grid.cells.values()])
    listed.extend([Arrange((Move(NAMES[tile], None, None),)) for tile in laid])
    if len(state.pile) >= LEAST_PILE:
        listed.extend([Exchange(NAMES[tile]) for tile in sorted(grid.tiles())])
    if not state.assisted or grid.is_complete(state.key):
        listed.append(Claim(grid.version))
    if not state.gave_up[seat]:
        listed.append(GIVE_UP)
    return listed


def cells_around(cells: dict[int, int]) -> list[int]:
    """Empty cells next to a grid; 0,0 if there is none."""
    if not cells:
        return [ORIGIN]
    found: set[int] = set()
    for cell in cells:
        for neighbour in (cell - ROW, cell + ROW, cell - COLUMN, cell + COLUMN):
            if neighbour not in cells and abs(x_of(neighbour)) <= EDGE and abs(y_of(neighbour)) <= EDGE:
                found.add(neighbour)
    return sorted(found)

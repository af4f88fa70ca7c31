"""The actions that a seat may take in the classic game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.placements import Placement as Found
from sobremesa.games.sumoku.engine.placements import all_placements, cell_in, laid_in, random_placement
from sobremesa.games.sumoku.pieces import NAMES, NINE, TILE_COUNT, TURNED
from sobremesa.games.sumoku.schema import PASS, Placement, Play

if TYPE_CHECKING:
    from sobremesa.core.chance import Chance
    from sobremesa.games.sumoku.classic.rules import ClassicState
    from sobremesa.games.sumoku.schema import SumokuAction


def actions(state: ClassicState, seat: int) -> list[SumokuAction]:
    """Every distinct placement, and to pass. Of an opening, rows that begin at 0,0."""
    found = all_placements(state.cells, state.racks[seat], state.key)
    listed: list[SumokuAction] = [play_of(one) for one in found]
    listed.append(PASS)
    return listed


def random_action(state: ClassicState, seat: int, chance: Chance) -> SumokuAction:
    """One of those in the list, each as likely."""
    found = random_placement(state.cells, state.racks[seat], state.key, chance)
    return PASS if found is None else play_of(found)


def play_of(found: Found) -> SumokuAction:
    """A placement as an action."""
    laid: list[Placement] = []
    for spot in found.spots:
        piece, cell = laid_in(spot), cell_in(spot)
        name = NAMES[piece % TILE_COUNT]
        if piece >= TURNED:
            laid.append(Placement(name, x_of(cell), y_of(cell), NINE))
        else:
            laid.append(Placement(name, x_of(cell), y_of(cell)))
    return Play(tuple(laid))

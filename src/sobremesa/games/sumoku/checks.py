"""Why an action of Sumoku is refused: what the checks of all modes share.

Each mode has its own checks in the order of the rules file: classic/checks.py, race/checks.py, spot/checks.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import UNSET

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.engine.grid import EDGE, FAULTS, Line, cell_at, x_of, y_of
from sobremesa.games.sumoku.pieces import NINE, SIX, TILES, is_six

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import Move, Placement, SumokuAction

PhaseOf = Mapping[type, str]
"""The actions of a mode, each with the phase in which it may be taken."""


# When


def check_mode(state: SumokuState, action: SumokuAction, phases: PhaseOf) -> None:
    """The mode has such an action."""
    if type(action) not in phases:
        raise Refused("wrong_mode", mode=state.mode)


def check_phase(state: SumokuState, action: SumokuAction, phases: PhaseOf) -> None:
    """It is the phase in which the action may be taken."""
    if state.phase != phases[type(action)]:
        raise Refused("wrong_phase", phase=state.phase)


# Tiles, values and cells


def tiles_named(names: Sequence[str]) -> list[int]:
    """The tiles of these names, each once."""
    tiles = [tile_named(name) for name in names]
    seen: set[int] = set()
    for tile, name in zip(tiles, names, strict=True):
        if tile in seen:
            raise Refused("duplicate_tile", tile=name)
        seen.add(tile)
    return tiles


def tile_named(name: str) -> int:
    """The tile of that name."""
    tile = TILES.get(name)
    if tile is None:
        raise Refused("unknown_tile", tile=name)
    return tile


def check_own(names: Sequence[str], tiles: list[int], own: Sequence[int]) -> None:
    """All are the sender's own."""
    held = set(own)
    for tile, name in zip(tiles, names, strict=True):
        if tile not in held:
            raise Refused("not_your_tile", tile=name)


def check_values(moves: Sequence[Placement | Move], tiles: list[int]) -> None:
    """Only a six can be turned, and only on the grid."""
    for move, tile in zip(moves, tiles, strict=True):
        if move.value is not UNSET and (not is_six(tile) or move.value not in (SIX, NINE) or move.x is None):
            raise Refused("bad_value", tile=move.tile)


def cells_named(moves: Sequence[Placement | Move]) -> list[int]:
    """The cells the tiles go to, all on the table and each once; those that go to the rack have none."""
    for move in moves:
        if move.x is not None and move.y is not None and (abs(move.x) > EDGE or abs(move.y) > EDGE):
            raise Refused("out_of_bounds", x=move.x, y=move.y)
    cells: list[int] = []
    seen: set[int] = set()
    for move in moves:
        if move.x is not None and move.y is not None:
            cell = cell_at(move.x, move.y)
            if cell in seen:
                raise Refused("duplicate_cell", x=move.x, y=move.y)
            seen.add(cell)
            cells.append(cell)
    return cells


# Lines


def written_line(line: Line) -> str:
    """A line in a word or two for a refusal: direction, first cell, length, sum, and what is wrong with it."""
    direction = "row" if line.is_row else "column"
    faults = [name for bit, name in FAULTS if line.faults & bit]
    return " ".join([direction, f"{x_of(line.first)},{y_of(line.first)}", str(line.length), str(line.sum), *faults])

"""Why an action is refused in a race: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.checks import (
    cells_named,
    check_mode,
    check_own,
    check_phase,
    check_values,
    tile_named,
    tiles_named,
    written_line,
)
from sobremesa.games.sumoku.engine.grid import lines_of, x_of, y_of
from sobremesa.games.sumoku.pieces import LEAST_PILE, TILE_COUNT
from sobremesa.games.sumoku.schema import Arrange, Claim, Exchange, GiveUp, Ready

if TYPE_CHECKING:
    from sobremesa.games.sumoku.checks import PhaseOf
    from sobremesa.games.sumoku.race.rules import RaceState
    from sobremesa.games.sumoku.schema import SumokuAction

PHASE: Final[PhaseOf] = {Arrange: "race", Exchange: "race", Claim: "race", GiveUp: "race", Ready: "waiting"}


def check(state: RaceState, seat: int, action: SumokuAction) -> None:
    """When it may be done at all, then what each action asks for."""
    check_moment(state, seat, action)
    if isinstance(action, Arrange):
        check_arrange(state, seat, action)
    elif isinstance(action, Exchange):
        check_exchange(state, seat, action)
    elif isinstance(action, Claim):
        check_claim(state, seat)


def check_solo(state: RaceState, seat: int, action: SumokuAction) -> None:
    """A solo game waits for nobody to be ready."""
    if isinstance(action, Ready):
        raise Refused("wrong_mode", mode=state.mode)
    check(state, seat, action)


def check_moment(state: RaceState, seat: int, action: SumokuAction) -> None:
    """Stale (SUMOKU-84), of another mode, of somebody who is out, in another phase, or said already."""
    if isinstance(action, Claim) and action.version != state.grid_of(seat).version:
        raise Refused("stale_action")
    check_mode(state, action, PHASE)
    if not isinstance(action, Ready):
        if state.phase == "race" and not state.grid_of(seat).is_in:
            raise Refused("eliminated")
        if state.phase == "waiting" and state.hands_played:
            raise Refused("round_over")
    check_phase(state, action, PHASE)
    if (isinstance(action, Ready) and state.ready[seat]) or (isinstance(action, GiveUp) and state.gave_up[seat]):
        raise Refused("already_done")


def check_arrange(state: RaceState, seat: int, action: Arrange) -> None:
    """Own tiles to cells that are empty, or become so in the same step (SUMOKU-71, -72)."""
    moves = action.moves
    if not moves:
        raise Refused("no_tiles")
    grid = state.grid_of(seat)
    names = [move.tile for move in moves]
    tiles = tiles_named(names)
    check_own(names, tiles, grid.tiles())
    check_values(moves, tiles)
    moving = set(tiles)
    for cell in cells_named(moves):
        if cell in grid.cells and grid.cells[cell] % TILE_COUNT not in moving:
            raise Refused("cell_occupied", x=x_of(cell), y=y_of(cell))


def check_exchange(state: RaceState, seat: int, action: Exchange) -> None:
    """An own tile, and two in the pile (SUMOKU-73, -74)."""
    tile = tile_named(action.tile)
    check_own([action.tile], [tile], state.grid_of(seat).tiles())
    if len(state.pile) < LEAST_PILE:
        raise Refused("pile_too_small", pile=len(state.pile))


def check_claim(state: RaceState, seat: int) -> None:
    """In solo and with `assisted` a wrong claim is refused (SUMOKU-80, -98)."""
    if not state.assisted:
        return
    grid = state.grid_of(seat)
    lines = lines_of(grid.cells, state.key)
    fault = grid.fault(lines)
    if fault is not None:
        raise Refused("not_a_sumoku", fault=fault, lines=[written_line(line) for line in lines if line.faults])

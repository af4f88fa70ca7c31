"""Why an action of Sumoku is refused: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.engine.grid import (
    COLUMN,
    EDGE,
    FAULTS,
    LONGEST_LINE,
    ORIGIN,
    ROW,
    Line,
    cell_at,
    lines_of,
    lines_with,
    touches,
    x_of,
    y_of,
)
from sobremesa.games.sumoku.engine.race import LEAST_PILE
from sobremesa.games.sumoku.pieces import (
    COMBINATION,
    LEAST_CALL,
    MOST_CALL,
    NINE,
    SIX,
    TILE_COUNT,
    TILES,
    TURNED,
    is_six,
    names_of,
)
from sobremesa.games.sumoku.schema import (
    Arrange,
    Call,
    Claim,
    Exchange,
    GiveUp,
    Pass,
    Placement,
    Play,
    Ready,
    Show,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import Move, SumokuAction

RACES: Final = ("speed", "team", "solo")
MODES: Final[dict[type, tuple[str, ...]]] = {
    Play: ("classic",),
    Pass: ("classic", "spot"),
    Ready: ("speed", "spot", "team"),
    Arrange: RACES,
    Exchange: RACES,
    Claim: RACES,
    GiveUp: RACES,
    Call: ("spot",),
    Show: ("spot",),
}
PHASES: Final[dict[type, tuple[str, ...]]] = {
    Play: ("turn",),
    Pass: ("turn", "open"),
    Ready: ("waiting",),
    Arrange: ("race",),
    Exchange: ("race",),
    Claim: ("race",),
    GiveUp: ("race",),
    Call: ("open",),
    Show: ("showing",),
}


def check(state: SumokuState, seat: int, action: SumokuAction) -> None:
    """When it may be done at all, then what each action asks for."""
    check_moment(state, seat, action)
    if isinstance(action, Play):
        check_play(state, seat, action)
    elif isinstance(action, Arrange):
        check_arrange(state, seat, action)
    elif isinstance(action, Exchange):
        check_exchange(state, seat, action)
    elif isinstance(action, Claim):
        check_claim(state, seat)
    elif isinstance(action, Call):
        check_call(state, action)
    elif isinstance(action, Show):
        check_show(state, action)


# When


def check_moment(state: SumokuState, seat: int, action: SumokuAction) -> None:
    """Stale, of another mode, of somebody who is out, in another phase, or said already."""
    kind = type(action)
    if is_stale(state, seat, action):
        raise Refused("stale_action")
    if state.mode not in MODES[kind]:
        raise Refused("wrong_mode", mode=state.mode)
    if isinstance(action, (Claim, Arrange, Exchange, GiveUp)):
        if state.phase == "race" and not state.owners[state.side(seat)].is_in:
            raise Refused("eliminated")
        if state.mode == "speed" and state.phase == "waiting" and state.winners:
            raise Refused("round_over")
    if state.phase == "showing" and seat != state.caller and isinstance(action, (Call, Show, Pass)):
        raise Refused("call_pending", seat=state.caller)
    if state.phase not in PHASES[kind]:
        raise Refused("wrong_phase", phase=state.phase)
    if seat == state.sits_out and isinstance(action, (Call, Pass)):
        raise Refused("sitting_out")
    if is_said(state, seat, action):
        raise Refused("already_done")


def is_stale(state: SumokuState, seat: int, action: SumokuAction) -> bool:
    """Whether it was made for another version of the tiles, or another round (SUMOKU-84)."""
    if isinstance(action, Claim):
        return len(state.owners) > 0 and action.version != state.owners[state.side(seat)].version
    if isinstance(action, (Call, Show)):
        return state.mode == "spot" and action.round != state.round
    return False


def is_said(state: SumokuState, seat: int, action: SumokuAction) -> bool:
    """Whether the seat has said the same already."""
    if isinstance(action, Ready):
        return state.ready[seat]
    if isinstance(action, Pass):
        return state.mode == "spot" and state.passed[seat]
    return isinstance(action, GiveUp) and state.gave_up[seat]


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


# Classic


def check_play(state: SumokuState, seat: int, action: Play) -> None:
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


def empty_cells(state: SumokuState, placements: Sequence[Placement]) -> list[int]:
    """The cells the tiles go to, none of them taken on the common grid."""
    cells = cells_named(placements)
    for cell in cells:
        if cell in state.cells:
            raise Refused("cell_occupied", x=x_of(cell), y=y_of(cell))
    return cells


def grid_after(state: SumokuState, placements: Sequence[Placement]) -> dict[int, int]:
    """The common grid with these tiles on it."""
    after = state.cells.copy()
    for placement in placements:
        tile = TILES[placement.tile]
        after[cell_at(placement.x, placement.y)] = tile + TURNED if placement.value == NINE else tile
    return after


def check_place(state: SumokuState, new: list[int]) -> None:
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


def written_line(line: Line) -> str:
    """A line in a word or two for a refusal: direction, first cell, length, sum, and what is wrong with it."""
    direction = "row" if line.is_row else "column"
    faults = [name for bit, name in FAULTS if line.faults & bit]
    return " ".join([direction, f"{x_of(line.first)},{y_of(line.first)}", str(line.length), str(line.sum), *faults])


# Races


def check_arrange(state: SumokuState, seat: int, action: Arrange) -> None:
    """Own tiles to cells that are empty, or become so in the same step (SUMOKU-71, -72)."""
    moves = action.moves
    if not moves:
        raise Refused("no_tiles")
    owner = state.owners[state.side(seat)]
    names = [move.tile for move in moves]
    tiles = tiles_named(names)
    check_own(names, tiles, owner.tiles())
    check_values(moves, tiles)
    moving = set(tiles)
    for cell in cells_named(moves):
        if cell in owner.cells and owner.cells[cell] % TILE_COUNT not in moving:
            raise Refused("cell_occupied", x=x_of(cell), y=y_of(cell))


def check_exchange(state: SumokuState, seat: int, action: Exchange) -> None:
    """An own tile, and two in the pile (SUMOKU-73, -74)."""
    tile = tile_named(action.tile)
    check_own([action.tile], [tile], state.owners[state.side(seat)].tiles())
    if len(state.pile) < LEAST_PILE:
        raise Refused("pile_too_small", pile=len(state.pile))


def check_claim(state: SumokuState, seat: int) -> None:
    """In solo and with `assisted` a wrong claim is refused (SUMOKU-80, -98)."""
    if not state.assisted:
        return
    owner = state.owners[state.side(seat)]
    lines = lines_of(owner.cells, state.key)
    fault = owner.fault(lines)
    if fault is not None:
        raise Refused("not_a_sumoku", fault=fault, lines=[written_line(line) for line in lines if line.faults])


# Spot


def check_call(state: SumokuState, action: Call) -> None:
    """A multiple of the key number that four tiles can come to (SUMOKU-102)."""
    if action.sum % state.key or not LEAST_CALL <= action.sum <= MOST_CALL:
        raise Refused("bad_call", key=state.key)


def check_show(state: SumokuState, action: Show) -> None:
    """Four different tiles of the display (SUMOKU-102)."""
    if len(action.tiles) != COMBINATION:
        raise Refused("need_four_tiles")
    if len(set(action.tiles)) < COMBINATION:
        raise Refused("duplicate_tile", tile=next(name for name in action.tiles if action.tiles.count(name) > 1))
    on_display = names_of(state.display)
    for name in action.tiles:
        if name not in on_display:
            raise Refused("not_on_display", tile=name)

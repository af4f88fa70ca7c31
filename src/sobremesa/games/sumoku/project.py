"""What a viewer may see of a match of Sumoku: everything but the order of the pile.

In speed and team under `strict` nothing says whether a grid or a line is right before it is claimed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.options import settings_of
from sobremesa.games.sumoku.engine.grid import FAULTS, lines_of, reading_order, x_of, y_of
from sobremesa.games.sumoku.engine.owner import IN_RACE, WRONG_CLAIM
from sobremesa.games.sumoku.pieces import (
    COMBINATION,
    NAMES,
    NO_TILE,
    NOBODY,
    TILE_COUNT,
    VALUE,
    names_of,
    number_sum,
    sums_to_call,
)
from sobremesa.games.sumoku.schema import (
    CallView,
    CheckView,
    ClassicSeat,
    ClassicView,
    LaidTile,
    LineView,
    OwnerView,
    RaceView,
    SoloView,
    SpeedView,
    SpotSeat,
    SpotView,
    SumokuView,
)

if TYPE_CHECKING:
    from sobremesa.games.sumoku.engine.grid import Line
    from sobremesa.games.sumoku.engine.owner import Owner
    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import Direction, Out, Phase


def view(state: SumokuState) -> SumokuView:
    """What everybody may see."""
    mode = state.mode
    phase: Phase = state.phase  # type: ignore[assignment]
    return SumokuView(
        settings=settings_of(state.options),
        mode=mode,
        phase=phase,
        waiting_for=state.to_act,
        key=state.key or None,
        roller=None if state.roller < 0 else state.roller,
        pile=len(state.pile),
        ready=state.ready[:],
        classic=classic_view(state) if mode == "classic" else None,
        race=race_view(state) if state.owners else None,
        speed=speed_view(state) if mode == "speed" else None,
        solo=solo_view(state) if mode == "solo" else None,
        spot=spot_view(state) if mode == "spot" else None,
        outcome=state.outcome,
    )


# Grids


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


def check_view(owner: Owner, key: int) -> CheckView:
    """What a claim comes to."""
    lines = lines_of(owner.cells, key)
    return CheckView(owner.fault(lines), tuple([line_view(line) for line in lines]))


# Classic


def classic_view(state: SumokuState) -> ClassicView:
    """The common grid, and the open racks."""
    over = state.outcome is not None
    return ClassicView(
        grid=grid_view(state.cells),
        lines=[line_view(line) for line in lines_of(state.cells, state.key)],
        seats=[
            ClassicSeat(names_of(rack), number_sum(rack), state.scores[seat]) for seat, rack in enumerate(state.racks)
        ],
        seat=None if over else state.seat,
        starter=state.starter,
        replay=state.is_replay,
        turn_points=state.turn_points,
        idle_turns=state.idle_turns,
        pass_ends=state.pass_ends(),
    )


# Races


def race_view(state: SumokuState) -> RaceView:
    """The grids and racks of all owners."""
    return RaceView(
        owners=[owner_view(state, index) for index in range(len(state.owners))],
        owner_of=[state.side(seat) for seat in range(state.players)],
    )


def why_out(owner: Owner) -> Out | None:
    """Why an owner is out of the round."""
    return None if owner.out == IN_RACE else "wrong_claim" if owner.out == WRONG_CLAIM else "gave_up"


def owner_view(state: SumokuState, index: int) -> OwnerView:
    """One owner; put together once for each change of it. All views share it, so that nothing in it can be changed."""
    owner = state.owners[index]
    if owner.shown is None:
        seats = state.members(index)
        owner.shown = OwnerView(
            seats=tuple(seats),
            rack=tuple(names_of(owner.rack)),
            grid=tuple(grid_view(owner.cells)),
            version=owner.version,
            tiles=owner.count,
            out=why_out(owner),
            giving_up=tuple([seat for seat in seats if state.gave_up[seat]]),
            check=check_view(owner, state.key) if state.assisted and state.key and owner.is_in else None,
        )
    return owner.shown


def speed_view(state: SumokuState) -> SpeedView:
    """The rounds so far."""
    winners = [None if winner == NOBODY else winner for winner in state.winners]
    return SpeedView(state.round, winners, state.wins())


def solo_view(state: SumokuState) -> SoloView:
    """How far the game has come."""
    return SoloView(
        stages=state.stages,
        confirmed=state.confirmed,
        exchanges=state.exchanges,
        tiles_used=state.tiles_used(),
        seconds=None if state.outcome is None else state.ended_at // 1000,
    )


# Spot


def display_view(state: SumokuState) -> list[str | None]:
    """The tiles on display, and the places that are empty."""
    return [None if tile == NO_TILE else NAMES[tile] for tile in state.display]


def spot_view(state: SumokuState) -> SpotView:
    """The display, and what everybody has won."""
    return SpotView(
        round=state.round,
        display=display_view(state),
        seats=[spot_seat(state, seat) for seat in range(state.players)],
        call=None if state.caller == NOBODY else CallView(state.caller, state.called),
        target=state.target,
        sums=sums_to_call(state.key) if state.key else [],
    )


def spot_seat(state: SumokuState, seat: int) -> SpotSeat:
    """The tiles of a player, win by win."""
    names = names_of(state.won[seat])
    wins = [names[first : first + COMBINATION] for first in range(0, len(names), COMBINATION)]
    return SpotSeat(wins, len(names), seat == state.sits_out, state.passed[seat])

"""What everybody sees of spot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku import project
from sobremesa.games.sumoku.pieces import COMBINATION, NAMES, NO_TILE, NOBODY, names_of, sums_to_call
from sobremesa.games.sumoku.schema import CallView, SpotSeat, SpotView

if TYPE_CHECKING:
    from sobremesa.games.sumoku.schema import SumokuView
    from sobremesa.games.sumoku.spot.rules import SpotState


def view(state: SpotState) -> SumokuView:
    """The display, and what everybody has won."""
    spot = SpotView(
        round=state.round,
        display=display_view(state),
        seats=[spot_seat(state, seat) for seat in range(state.players)],
        call=None if state.caller == NOBODY else CallView(state.caller, state.called),
        target=state.target,
        sums=sums_to_call(state.key) if state.key else [],
    )
    return project.view(state, spot=spot)


def display_view(state: SpotState) -> list[str | None]:
    """The tiles on display, and the places that are empty."""
    return [None if tile == NO_TILE else NAMES[tile] for tile in state.display]


def spot_seat(state: SpotState, seat: int) -> SpotSeat:
    """The tiles of a player, win by win."""
    names = names_of(state.won[seat])
    wins = [names[first : first + COMBINATION] for first in range(0, len(names), COMBINATION)]
    return SpotSeat(wins, len(names), seat == state.sits_out, state.passed[seat])

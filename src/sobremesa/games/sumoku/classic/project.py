"""What everybody sees of a classic game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku import project
from sobremesa.games.sumoku.engine.grid import lines_of
from sobremesa.games.sumoku.pieces import names_of, number_sum
from sobremesa.games.sumoku.schema import ClassicSeat, ClassicView

if TYPE_CHECKING:
    from sobremesa.games.sumoku.classic.rules import ClassicState
    from sobremesa.games.sumoku.schema import SumokuView


def view(state: ClassicState) -> SumokuView:
    """The common grid, and the open racks."""
    classic = ClassicView(
        grid=project.grid_view(state.cells),
        lines=[project.line_view(line) for line in lines_of(state.cells, state.key)],
        seats=[
            ClassicSeat(names_of(rack), number_sum(rack), state.scores[seat]) for seat, rack in enumerate(state.racks)
        ],
        seat=None if state.outcome is not None else state.seat,
        starter=state.starter,
        replay=state.is_replay,
        turn_points=state.turn_points,
        idle_turns=state.idle_turns,
        pass_ends=state.pass_ends(),
    )
    return project.view(state, classic=classic)

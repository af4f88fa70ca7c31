"""Why an action is refused in spot: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.checks import check_mode, check_phase
from sobremesa.games.sumoku.pieces import COMBINATION, LEAST_CALL, MOST_CALL, names_of
from sobremesa.games.sumoku.schema import Call, Pass, Ready, Show

if TYPE_CHECKING:
    from sobremesa.games.sumoku.checks import PhaseOf
    from sobremesa.games.sumoku.schema import SumokuAction
    from sobremesa.games.sumoku.spot.rules import SpotState

PHASE: Final[PhaseOf] = {Call: "open", Pass: "open", Show: "showing", Ready: "waiting"}


def check(state: SpotState, seat: int, action: SumokuAction) -> None:
    """When it may be done at all, then what each action asks for."""
    check_moment(state, seat, action)
    if isinstance(action, Call):
        check_call(state, action)
    elif isinstance(action, Show):
        check_show(state, action)


def check_moment(state: SpotState, seat: int, action: SumokuAction) -> None:
    """Stale, of another mode, while somebody else shows, in another phase, of who sits out, or said already."""
    if isinstance(action, (Call, Show)) and action.round != state.round:
        raise Refused("stale_action")
    check_mode(state, action, PHASE)
    if state.phase == "showing" and seat != state.caller and not isinstance(action, Ready):
        raise Refused("call_pending", seat=state.caller)
    check_phase(state, action, PHASE)
    if isinstance(action, Ready):
        if state.ready[seat]:
            raise Refused("already_done")
        return
    if seat == state.sits_out:
        raise Refused("sitting_out")
    if isinstance(action, Pass) and state.passed[seat]:
        raise Refused("already_done")


def check_call(state: SpotState, action: Call) -> None:
    """A multiple of the key number that four tiles can come to (SUMOKU-102)."""
    if action.sum % state.key or not LEAST_CALL <= action.sum <= MOST_CALL:
        raise Refused("bad_call", key=state.key)


def check_show(state: SpotState, action: Show) -> None:
    """Four different tiles of the display (SUMOKU-102)."""
    if len(action.tiles) != COMBINATION:
        raise Refused("need_four_tiles")
    if len(set(action.tiles)) < COMBINATION:
        raise Refused("duplicate_tile", tile=next(name for name in action.tiles if action.tiles.count(name) > 1))
    on_display = names_of(state.display)
    for name in action.tiles:
        if name not in on_display:
            raise Refused("not_on_display", tile=name)

"""The actions that a seat may take now; each way to play lists its own (engine/)."""

from typing import TYPE_CHECKING

from sobremesa.games.sumoku.engine import classic, race, spot
from sobremesa.games.sumoku.schema import READY, SumokuAction

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState


def actions(state: "SumokuState", seat: int) -> list[SumokuAction]:
    """What can be done; for races a repertoire of single moves."""
    if state.outcome is not None or seat not in state.to_act:
        return []
    if state.phase == "turn":
        return classic.list_actions(state, seat)
    if state.phase == "waiting":
        return [READY]
    if state.phase == "race":
        return race.list_actions(state, seat)
    return spot.list_actions(state, seat)

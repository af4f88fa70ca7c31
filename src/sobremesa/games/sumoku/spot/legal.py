"""The actions that a seat may take in spot."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sobremesa.games.sumoku.pieces import COMBINATION, names_of, sums_to_call
from sobremesa.games.sumoku.schema import PASS, Call, Show

if TYPE_CHECKING:
    from sobremesa.games.sumoku.schema import SumokuAction
    from sobremesa.games.sumoku.spot.rules import SpotState


def actions(state: SpotState, seat: int) -> list[SumokuAction]:
    """Every sum as a call, or every four tiles as a show, right or not."""
    listed: list[SumokuAction] = []
    if state.phase == "showing":
        listed.extend([Show(state.round, four) for four in combinations(names_of(state.display), COMBINATION)])
        return listed
    listed.extend([Call(state.round, total) for total in sums_to_call(state.key)])
    if not state.passed[seat]:
        listed.append(PASS)
    return listed

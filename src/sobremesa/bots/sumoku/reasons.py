"""Why an action may be good: what a placement scores, or how a grid comes to be complete.

Everything follows from tiles that all can see.
"""

from msgspec import UNSET

from sobremesa.core.reasons import Reason, because
from sobremesa.games.sumoku.engine.appraising import appraise
from sobremesa.games.sumoku.engine.race import owner_of
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import Arrange, Claim, Exchange, Pass, Play, SumokuAction


def reasons(state: SumokuState, seat: int, action: SumokuAction) -> list[Reason]:
    """By what is done; of a call nothing is said, for to see it is the game."""
    if isinstance(action, Play):
        return of_play(state, seat, action)
    if isinstance(action, Pass) and state.mode == "classic":
        return [because("keeps_tiles", tiles=len(state.racks[seat]))]
    if isinstance(action, Arrange):
        laid = sum(move.x is not None for move in action.moves)
        left = len(owner_of(state, seat).rack)
        return [because("arranges", tiles=laid, left=left)] if laid else [because("clears", tiles=len(action.moves))]
    if isinstance(action, Exchange):
        return [because("exchanges")]
    if isinstance(action, Claim) and owner_of(state, seat).is_complete(state.key):
        return [because("complete")]
    return []


def of_play(state: SumokuState, seat: int, action: Play) -> list[Reason]:
    """The points, how many lines they come from, and the second placement after a line of six."""
    said = appraise(state, seat, action)
    assert said is not None
    assert said.lines is not UNSET
    lines = len(said.lines)
    found = [because("scores" if lines == 1 else "crosses", points=said.points, lines=lines)]
    if said.six:
        found.insert(0, because("six"))
    return found

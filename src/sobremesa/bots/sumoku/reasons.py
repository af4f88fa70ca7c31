"""Why an action may be good: what a placement scores, or how a grid comes to be complete.

Everything follows from tiles that all can see.
"""

from msgspec import UNSET

from sobremesa.core.reasons import Reason, because
from sobremesa.games.sumoku.classic.appraising import appraise
from sobremesa.games.sumoku.classic.rules import ClassicState
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import Arrange, Claim, Exchange, Play, SumokuAction


def reasons(state: SumokuState, seat: int, action: SumokuAction) -> list[Reason]:
    """By the mode; of spot nothing is said, for to see a combination is the game."""
    if isinstance(state, ClassicState):
        return of_play(state, seat, action) if isinstance(action, Play) else of_pass(state, seat)
    return of_race(state, seat, action) if isinstance(state, RaceState) else []


def of_race(state: RaceState, seat: int, action: SumokuAction) -> list[Reason]:
    """How the grid comes to be complete."""
    grid = state.grid_of(seat)
    if isinstance(action, Arrange):
        laid = sum(move.x is not None for move in action.moves)
        left = len(grid.rack)
        return [because("arranges", tiles=laid, left=left)] if laid else [because("clears", tiles=len(action.moves))]
    if isinstance(action, Exchange):
        return [because("exchanges")]
    return [because("complete")] if isinstance(action, Claim) and grid.is_complete(state.key) else []


def of_pass(state: ClassicState, seat: int) -> list[Reason]:
    """Tiles stay in the rack."""
    return [because("keeps_tiles", tiles=len(state.racks[seat]))]


def of_play(state: ClassicState, seat: int, action: Play) -> list[Reason]:
    """The points, how many lines they come from, and the second placement after a line of six."""
    said = appraise(state, seat, action)
    assert said is not None
    assert said.lines is not UNSET
    lines = len(said.lines)
    found = [because("scores" if lines == 1 else "crosses", points=said.points, lines=lines)]
    if said.six:
        found.insert(0, because("six"))
    return found

"""What is wrong with a state of a race at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.sumoku import faults

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sobremesa.games.sumoku.race.rules import RaceState
    from sobremesa.games.sumoku.race.solo import SoloState


def find(state: RaceState) -> Iterator[str]:
    """Each fault of speed and team in a sentence that says how it should be."""
    yield from in_race(state)
    if (state.deadline is not None) != (state.phase == "countdown"):
        yield "a clock runs during the countdown, and only then"


def find_in_solo(state: SoloState) -> Iterator[str]:
    """Each fault of a solo game in a sentence that says how it should be."""
    yield from in_race(state)
    limit = 1000 * state.options.time_limit_seconds if state.outcome is None else 0
    if state.deadline != (limit or None):
        yield "the clock of a timed game runs to its limit, and there is no other"
    if state.confirmed > state.player_grids[0].count:
        yield "the tiles of a right claim stay in the game"


def in_race(state: RaceState) -> Iterator[str]:
    """Invariant 9, and that a race which goes on can be decided."""
    yield from faults.find(state)
    if any(grid.count for grid in state.player_grids if not grid.is_in):
        yield "who is out of the race has no tiles"
    if state.phase not in ("countdown", "race"):
        return
    if bool(state.key) != (state.phase == "race"):
        yield "the die is rolled after the countdown"
    if state.phase == "race" and state.to_act != tuple(s for s in range(state.players) if state.grid_of(s).is_in):
        yield "in a race everybody acts who is in it"
    racing = [index for index, grid in enumerate(state.player_grids) if grid.is_in]
    if not racing:
        yield "a race goes on while somebody is left in it"
    if not all(state.player_grids[index].count for index in racing):
        yield "who is in the race has tiles"
    if any(all(state.gave_up[seat] for seat in state.members(index)) for index in racing):
        yield "when all members give up they are out"

"""How bots play the classic game: which placement is best, for the score, for what follows, and for the others."""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.classic.legal import play_of
from sobremesa.games.sumoku.classic.rules import ClassicState
from sobremesa.games.sumoku.engine.placements import Placement as Found
from sobremesa.games.sumoku.engine.placements import best_placement, cell_in, differing_placements, laid_in
from sobremesa.games.sumoku.pieces import COLOUR, TILE_COUNT, VALUE
from sobremesa.games.sumoku.schema import PASS, SumokuAction

EASY_TILES: Final = 3
"""A beginner does not look at more tiles at once."""
EASY_SIGHT: Final = 12
"""Nor at more placements."""
CANDIDATES: Final = 24
SHARE_OF_TIME: Final = 0.7
COLOUR_WORTH: Final = 1.5
"""Points, for each colour that stays in the rack."""
MULTIPLE_WORTH: Final = 1.0
"""Points, for each tile that stays and lengthens any line without its colour."""
SIX_WORTH: Final = 12.0
"""Points, for the replay of somebody else."""
REPLAYS: Final = 2
"""So many placements are foreseen after lines of six."""


def easy(world: ClassicState, seat: int, chance: Chance) -> SumokuAction:
    """The best of a few small placements that it happens to see."""
    found = differing_placements(world.cells, world.racks[seat], world.key)
    small = [placement for placement in found if len(placement.spots) <= EASY_TILES] or found
    if not small:
        return PASS
    best = small[chance.below(len(small))]
    for _ in range(EASY_SIGHT - 1):
        other = small[chance.below(len(small))]
        if other.score > best.score:
            best = other
    return play_of(best)


def medium(world: ClassicState, seat: int) -> SumokuAction:
    """The placement that scores most now."""
    best = best_placement(world.cells, world.racks[seat], world.key)
    return PASS if best is None else play_of(best)


def hard(world: ClassicState, seat: int, seconds: float) -> SumokuAction:
    """The placement that leaves most, with its replays, what the next player can make of it, and the rack that stays.

    The best candidates by score come first, so that a short time is spent on them.
    """
    budget = Budget(seconds * SHARE_OF_TIME)
    found = differing_placements(world.cells, world.racks[seat], world.key)
    if not found:
        return PASS
    found.sort(key=rough_worth, reverse=True)
    best = found[0]
    most = -1000.0
    for placement in found[:CANDIDATES]:
        worth = worth_of(world, seat, placement)
        if worth > most:
            best, most = placement, worth
        if budget.is_spent:
            break
    return play_of(best)


def rough_worth(placement: Found) -> int:
    """A line of six is worth a little more than its points."""
    return placement.score + (20 if placement.six else 0)


def worth_of(world: ClassicState, seat: int, placement: Found) -> float:
    """Points of the turn, less the share of the next player's best answer, and the worth of the tiles kept."""
    cells = world.cells.copy()
    rack = world.racks[seat][:]
    lay(cells, rack, placement)
    points = placement.score
    last: Found | None = placement
    for _ in range(REPLAYS):
        if last is None or not last.six or not rack:
            break
        last = best_placement(cells, rack, world.key)
        if last is not None:
            points += last.score
            lay(cells, rack, last)
    following = (seat + 1) % world.players
    answer = best_placement(cells, world.racks[following], world.key)
    loss = 0.0
    if answer is not None:
        loss = answer.score / (world.players - 1)
        if answer.six:
            loss += SIX_WORTH / (world.players - 1)
    return points - loss + worth_of_rack(rack, world.key, len(world.pile))


def worth_of_rack(rack: list[int], key: int, pile: int) -> float:
    """Variety while there is something to draw; the printed numbers count against it when there is not."""
    if pile == 0:
        return -float(sum([VALUE[tile] for tile in rack]))
    colours = len({COLOUR[tile] for tile in rack})
    multiples = len([tile for tile in rack if VALUE[tile] % key == 0])
    return COLOUR_WORTH * colours + MULTIPLE_WORTH * multiples


def lay(cells: dict[int, int], rack: list[int], placement: Found) -> None:
    """Lay the tiles of a placement, out of the rack."""
    for spot in placement.spots:
        cells[cell_in(spot)] = laid_in(spot)
        rack.remove(laid_in(spot) % TILE_COUNT)

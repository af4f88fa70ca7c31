"""How bots choose a placement of the classic game at once, and what placements and racks are worth to them."""

from typing import Final

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
COLOUR_WORTH: Final = 1.5
"""Points, for each colour that stays in the rack."""
MULTIPLE_WORTH: Final = 1.0
"""Points, for each tile that stays and lengthens any line without its colour."""


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


def rough_worth(placement: Found) -> int:
    """A line of six is worth a little more than its points."""
    return placement.score + (20 if placement.six else 0)


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

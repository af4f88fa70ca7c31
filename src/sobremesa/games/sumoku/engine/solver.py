"""One sumoku of given tiles: what the bots of the races lay, and whether tiles can be used up at all.

    solve(tiles, key, chance)            a grid of all tiles, or of the most that were found to fit together
    solve(tiles, key, chance, cells)     the same, added to a valid grid that stays as it lies

Grids are laid by builder.py. For few tiles it is worked out first whether they can all be used (feasibility.py); if
not, the answer says so (`impossible`).

Effort is counted in steps, not in time, and chance is an argument: the same arguments give the same answer.
"""

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.engine.builder import Builder
from sobremesa.games.sumoku.engine.feasibility import Crossings, Hangings

FEW_TILES: Final = 12
"""Up to so many it is worth while to look at hangings first."""
EXACT_TILES: Final = 16
"""Beyond, nothing is proved."""
STEPS: Final = 2000
"""Lines tried for each tile, before the search gives up."""
KNOWN_STEPS: Final = 200
"""The same, where each line is known to lead to the end."""
RING_STEPS: Final = 2000
"""The same, where lines have to form rings, which seldom close."""


class Solution:
    """Tiles in their cells in the order in which they were laid, and which tiles are left.

    `impossible`: no grid at all uses all of these tiles.
    """

    def __init__(self, cells: list[int], laid: list[int], left: list[int], impossible: bool) -> None:
        self.cells: Final = cells
        self.laid: Final = laid
        self.left: Final = left
        self.impossible: Final = impossible

    @property
    def is_complete(self) -> bool:
        """Whether all tiles are used."""
        return not self.left


def solve(tiles: list[int], key: int, chance: Chance, cells: dict[int, int] | None = None) -> Solution:
    """A grid of all these tiles, or of the most that were found to fit together.

    `cells` is a valid grid that stays as it lies; its tiles are not among `tiles`, and not in the answer.
    """
    if not tiles:
        return Solution([], [], [], False)
    steps = STEPS * (len(tiles) + 4)
    if cells or len(tiles) > FEW_TILES:
        builder = Builder(tiles, key, chance, cells or {}, None)
        builder.run(steps)
        if not builder.fewest or cells or len(tiles) > EXACT_TILES:
            return solution_of(builder, False)
    hangings = Hangings(tiles, key)
    if hangings.can_use_all():
        builder = Builder(tiles, key, chance, {}, hangings)
        builder.run(len(tiles) * KNOWN_STEPS)
        if not builder.fewest:
            return solution_of(builder, False)
    hangings.crosses_many = True
    can_hang = hangings.can_use_all()
    impossible = not can_hang and not hangings.gave_up
    if not impossible:
        crossings = Crossings(hangings)
        impossible = not crossings.can_use_all() and not crossings.gave_up
    if can_hang and not impossible:
        builder = Builder(tiles, key, chance, {}, hangings)
        builder.run(len(tiles) * RING_STEPS)
        if not builder.fewest:
            return solution_of(builder, False)
    builder = Builder(tiles, key, chance, {}, None)
    builder.run(steps, 1 if impossible else 0)
    return solution_of(builder, impossible)


def solution_of(builder: Builder, impossible: bool) -> Solution:
    """The best grid that was found."""
    return Solution(builder.best_cells, builder.best_laid, builder.unused(), impossible)

"""What one player races with: in speed each has a grid, in a team game each team, and a solo game has one for all."""

from bisect import insort
from typing import Final

from sobremesa.games.sumoku.engine.grid import Line, first_fault, is_valid
from sobremesa.games.sumoku.pieces import TILE_COUNT
from sobremesa.games.sumoku.schema import OwnerView

# Why a player or team is out of the round.
IN_RACE: Final = 0
WRONG_CLAIM: Final = 1
GAVE_UP: Final = 2


class PlayerGrid:
    """Rack and grid of a player or a team, and whether it is still in the race. Views and events call it an owner."""

    def __init__(self) -> None:
        self.rack: list[int] = []
        """In ascending order."""
        self.cells: dict[int, int] = {}
        self.version = 0
        """Goes up with every change of these tiles, and never back during a match."""
        self.fresh = 0
        """The version in which tiles were drawn last: whoever plays here has not looked at them before."""
        self.out = IN_RACE
        self.shown: OwnerView | None = None
        """What viewers see of it, until it changes; during a race everything else is shown again with every move."""

    @property
    def is_in(self) -> bool:
        """Whether it is still in the race."""
        return self.out == IN_RACE

    @property
    def count(self) -> int:
        """Tiles in rack and grid together."""
        return len(self.rack) + len(self.cells)

    def tiles(self) -> list[int]:
        """All of them, those in the rack first."""
        return self.rack + [laid % TILE_COUNT for laid in self.cells.values()]

    def cell_of(self, tile: int) -> int:
        """Where the tile lies on the grid; -1 if it does not."""
        for cell, laid in self.cells.items():
            if laid % TILE_COUNT == tile:
                return cell
        return -1

    def fault(self, lines: list[Line]) -> str | None:
        """The first thing wrong with a claim, in the order of SUMOKU-76; None if the grid is complete (SUMOKU-47)."""
        return "tiles_left" if self.rack else first_fault(self.cells, lines)

    def is_complete(self, key: int) -> bool:
        """Whether a claim would be right."""
        return not self.rack and is_valid(self.cells, key)

    def changed(self) -> None:
        """Its tiles are no longer what they were."""
        self.version += 1
        self.shown = None

    def deal(self, tiles: list[int]) -> None:
        """Begin a race with fresh tiles, all in the rack."""
        self.rack = []
        self.cells = {}
        self.out = IN_RACE
        self.draw(tiles)

    def draw(self, tiles: list[int]) -> None:
        """Take tiles into the rack."""
        for tile in tiles:
            insort(self.rack, tile)
        self.changed()
        self.fresh = self.version

    def give_back(self) -> list[int]:
        """Put all tiles away; in an order that does not depend on how they came to lie there."""
        tiles = sorted(self.tiles())
        self.rack = []
        self.cells = {}
        self.changed()
        return tiles

    def take_away(self, tile: int) -> None:
        """Take a tile out of the rack or from the grid."""
        if tile in self.rack:
            self.rack.remove(tile)
        else:
            del self.cells[self.cell_of(tile)]

    def copy(self) -> "PlayerGrid":
        """The same tiles, independent of these."""
        twin = PlayerGrid()
        twin.rack = self.rack[:]
        twin.cells = self.cells.copy()
        twin.version = self.version
        twin.fresh = self.fresh
        twin.out = self.out
        twin.shown = self.shown
        return twin

"""Lays a sumoku line by line, and tries again where it cannot go on.

A new line crosses one tile that lies in no line of that direction, or goes on where a line ends, and touches nothing
else, so every line is known to be right when it is laid. Where nothing more can be laid some of the last lines are
taken off, and others are tried. With `Hangings` only lines are laid after which all tiles can still be used.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.engine.feasibility import Hangings
from sobremesa.games.sumoku.engine.grid import COLUMN, EDGE, LONGEST_LINE, ORIGIN, ROW, x_of, y_of
from sobremesa.games.sumoku.pieces import COLOUR, COLOUR_COUNT, TILE_COUNT, TURNED, VALUE, is_six

EMPTY: Final = -1
TABLE_SIZE: Final = 1 << 16
"""Cells of the table, those beyond its edges included."""
PATIENCE: Final = 200
"""Lines tried in vain before some are taken off."""


class Builder:
    """Lays line after line, and takes off the last ones where it cannot go on."""

    def __init__(
        self, tiles: list[int], key: int, chance: Chance, cells: dict[int, int], hangings: Hangings | None
    ) -> None:
        self.tiles: Final = tiles
        self.key: Final[i64] = key
        self.chance: Final = chance
        self.hangings: Final = hangings
        self.state = 0
        """Of the hangings."""
        self.table: Final = [EMPTY] * TABLE_SIZE
        self.cells: Final = list(cells)
        """Those with tiles, in the order in which they were laid."""
        self.fixed: Final = len(cells)
        """So many of them stay."""
        for cell, laid in cells.items():
            self.table[cell] = laid
        self.pools: Final[list[list[int]]] = [
            [tile for tile in tiles if COLOUR[tile] == colour] for colour in range(COLOUR_COUNT)
        ]
        """The tiles that are left, by colour."""
        self.left = len(tiles)
        self.marks: Final[list[int]] = []
        """How many cells had tiles before each line that was laid."""
        self.states: Final[list[int]] = []
        self.fewest = len(tiles) + 1
        self.best_cells: list[int] = []
        self.best_laid: list[int] = []

    # The whole search

    def run(self, steps: int, enough: int = 0) -> None:
        """Build until all tiles lie, or but for so many, or so many steps are done."""
        in_vain = 0
        for _ in range(steps):
            if self.fewest <= enough:
                return
            if self.step():
                in_vain = 0
                self.note()
            else:
                in_vain += 1
                if self.marks and (in_vain > PATIENCE or self.hangings is not None):
                    in_vain = 0
                    self.take_off(1 + self.chance.below(len(self.marks)))

    def note(self) -> None:
        """Keep the grid if it has more tiles than any before."""
        if self.left < self.fewest:
            self.fewest = self.left
            self.best_cells = self.cells[self.fixed :]
            self.best_laid = [self.table[cell] for cell in self.best_cells]

    def unused(self) -> list[int]:
        """The tiles that are not in the best grid found."""
        used = {laid % TILE_COUNT for laid in self.best_laid}
        return [tile for tile in self.tiles if tile not in used]

    def step(self) -> bool:
        """Try to lay one more line; whether it could be laid."""
        if not self.cells:
            return self.begin()
        if self.hangings is not None:
            return self.hang_known(self.hangings)
        if self.chance.below(4) == 0:
            return self.lengthen()
        return self.hang()

    # Laying and taking off

    def lay(self, cells: list[int], laid: list[int]) -> None:
        """Lay the tiles of a line."""
        self.marks.append(len(self.cells))
        self.states.append(self.state)
        for number in range(len(cells)):
            piece = laid[number]
            self.table[cells[number]] = piece
            self.cells.append(cells[number])
            self.pools[COLOUR[piece]].remove(piece % TILE_COUNT)
        self.left -= len(cells)

    def take_off(self, lines: int) -> None:
        """Take the last lines off again."""
        for _ in range(lines):
            first = self.marks.pop()
            self.state = self.states.pop()
            while len(self.cells) > first:
                cell = self.cells.pop()
                piece = self.table[cell]
                self.table[cell] = EMPTY
                self.pools[COLOUR[piece]].append(piece % TILE_COUNT)
                self.left += 1

    # Where a line can lie

    def begin(self) -> bool:
        """The first line lies across the middle of the table."""
        if self.hangings is not None:
            number = self.chance.below(len(self.hangings.lines))
            state = self.hangings.first_state(number)
            if not self.hangings.can_go_on(state):
                return False
            laid = self.pieces_of(self.hangings, number, 0)
            self.lay([ORIGIN + place * ROW for place in range(len(laid))], laid)
            self.state = state
            return True
        size = 2 + self.chance.below(LONGEST_LINE - 1)
        laid = self.choose(min(size, self.left), 0, 0) if self.left > 1 else []
        if not laid:
            return False
        self.lay([ORIGIN + place * ROW for place in range(len(laid))], laid)
        return True

    def hang_known(self, hangings: Hangings) -> bool:
        """Hang a line after which all tiles can still be used, on the tiles that it crosses."""
        numbers = [number for number in range(len(hangings.lines)) if hangings.next_state(self.state, number) >= 0]
        self.chance.shuffle(numbers)
        for number in numbers:
            after = hangings.next_state(self.state, number)
            if hangings.can_go_on(after):
                crossed: int = hangings.lines[number] & self.state & hangings.everything
                laid = self.pieces_of(hangings, number, crossed)
                places = range(len(hangings.tiles))
                anchors = [self.cell_with(hangings.tiles[place]) for place in places if crossed >> place & 1]
                if self.lay_across(anchors[0], laid) if len(anchors) == 1 else self.lay_between(anchors, laid):
                    self.state = after
                    return True
        return False

    def pieces_of(self, hangings: Hangings, number: int, crossed: int) -> list[int]:
        """The new tiles of a line as they lie, in any order."""
        mask, turned = hangings.lines[number] & ~crossed, hangings.turned[number]
        laid = [
            hangings.tiles[place] + (TURNED if turned >> place & 1 else 0)
            for place in range(len(hangings.tiles))
            if mask >> place & 1
        ]
        self.chance.shuffle(laid)
        return laid

    def cell_with(self, tile: int) -> int:
        """Where a tile lies."""
        for cell in self.cells:
            if self.table[cell] % TILE_COUNT == tile:
                return cell
        return EMPTY

    def hang(self) -> bool:
        """Hang a line on any tile that lies in no line of one direction."""
        anchor = self.cells[self.chance.below(len(self.cells))]
        if not self.is_free(anchor, ROW) and not self.is_free(anchor, COLUMN):
            return False
        piece = self.table[anchor]
        size = min(1 + self.chance.below(LONGEST_LINE - 1), self.left)
        laid = self.choose(size, 1 << COLOUR[piece], VALUE[piece])
        return len(laid) > 0 and self.lay_across(anchor, laid)

    def lay_across(self, anchor: int, laid: list[int]) -> bool:
        """Lay a line through a tile, in the direction in which it has no neighbours, where nothing is in the way."""
        step = ROW if self.is_free(anchor, ROW) else COLUMN
        side = ROW + COLUMN - step
        size = len(laid)
        before = self.chance.below(size + 1)
        for _ in range(size + 1):
            cells = [anchor - step * place for place in range(before, 0, -1)]
            cells += [anchor + step * place for place in range(1, size - before + 1)]
            first, last = anchor - step * before, anchor + step * (size - before)
            if self.is_empty(first - step) and self.is_empty(last + step) and self.are_clear(cells, side):
                self.lay(cells, laid)
                return True
            before = (before + 1) % (size + 1)
        return False

    def lay_between(self, anchors: list[int], laid: list[int]) -> bool:
        """Lay a line through several tiles, if they lie in one row or column and the new tiles fill all gaps."""
        anchors.sort()
        first, last = anchors[0], anchors[-1]
        if first >> 8 == last >> 8:
            step = COLUMN
        elif first & 255 == last & 255:
            step = ROW
        else:
            return False
        between = [cell for cell in range(first + step, last, step) if cell not in anchors]
        inside = [anchor for anchor in anchors if first <= anchor <= last and (anchor - first) % step == 0]
        if len(between) > len(laid) or len(inside) < len(anchors):
            return False
        if not all(self.is_free(anchor, step) for anchor in anchors):
            return False
        rest = len(laid) - len(between)
        before = self.chance.below(rest + 1)
        cells = [first - step * place for place in range(before, 0, -1)] + between
        cells += [last + step * place for place in range(1, rest - before + 1)]
        ends = self.is_empty(first - step * (before + 1)) and self.is_empty(last + step * (rest - before + 1))
        if not ends or not self.are_clear(cells, ROW + COLUMN - step):
            return False
        self.lay(cells, laid)
        return True

    def lengthen(self) -> bool:
        """Go on where a line ends."""
        start = self.cells[self.chance.below(len(self.cells))]
        step = ROW if self.chance.below(2) else -ROW
        if self.chance.below(2):
            step //= ROW
        side = ROW + COLUMN - abs(step)
        if not self.is_empty(start + step) or self.is_empty(start - step):
            return False
        colours = 0
        count = 0
        cell = start
        while not self.is_empty(cell):
            colours |= 1 << COLOUR[self.table[cell]]
            count += 1
            cell -= step
        if count >= LONGEST_LINE:
            return False
        size = min(1 + self.chance.below(LONGEST_LINE - count), self.left)
        cells = [start + step * place for place in range(1, size + 1)]
        if not self.is_empty(start + step * (size + 1)) or not self.are_clear(cells, side):
            return False
        laid = self.choose(size, colours, 0)
        if not laid:
            return False
        self.lay(cells, laid)
        return True

    def is_empty(self, cell: i64) -> bool:
        return self.table[cell] == EMPTY

    def is_free(self, cell: int, step: int) -> bool:
        """Whether a tile lies in no line of that direction."""
        return self.is_empty(cell - step) and self.is_empty(cell + step)

    def are_clear(self, cells: list[int], side: int) -> bool:
        """Whether the cells are on the table, empty, and have no neighbours on their sides."""
        for cell in cells:
            if abs(x_of(cell)) > EDGE or abs(y_of(cell)) > EDGE:
                return False
            if not (self.is_empty(cell) and self.is_empty(cell - side) and self.is_empty(cell + side)):
                return False
        return True

    # Which tiles

    def choose(self, size: int, colours: int, total: int) -> list[int]:
        """So many tiles of other colours that make up a multiple with this sum, as they lie; none if none were found.

        Colours of which many are left come first, more or less.
        """
        laid: list[int] = []
        for _ in range(size - 1):
            colour = self.common_colour(colours)
            if colour < 0:
                return []
            pool = self.pools[colour]
            piece = pool[self.chance.below(len(pool))]
            if is_six(piece) and self.chance.below(2):
                piece += TURNED
            laid.append(piece)
            colours |= 1 << colour
            total += VALUE[piece]
        last = self.fitting(colours, total)
        if last == EMPTY:
            return []
        laid.append(last)
        self.chance.shuffle(laid)
        return laid

    def common_colour(self, colours: int) -> int:
        """One of the other colours, the likelier the more tiles of it are left; -1 if none are."""
        weights = 0
        for colour in range(COLOUR_COUNT):
            if not colours >> colour & 1:
                weights += len(self.pools[colour]) * len(self.pools[colour])
        if weights == 0:
            return -1
        drawn = self.chance.below(weights)
        for colour in range(COLOUR_COUNT):
            if not colours >> colour & 1:
                drawn -= len(self.pools[colour]) * len(self.pools[colour])
                if drawn < 0:
                    return colour
        return -1

    def fitting(self, colours: int, total: i64) -> int:
        """A tile of another colour that makes the sum a multiple, as it lies: of the colour with most tiles left."""
        best = EMPTY
        most = 0
        for colour in range(COLOUR_COUNT):
            pool = self.pools[colour]
            if colours >> colour & 1 or len(pool) <= most:
                continue
            place = self.chance.below(len(pool))
            for _ in range(len(pool)):
                piece = pool[place]
                if (total + VALUE[piece]) % self.key == 0:
                    best, most = piece, len(pool)
                    break
                if is_six(piece) and (total + VALUE[piece + TURNED]) % self.key == 0:
                    best, most = piece + TURNED, len(pool)
                    break
                place = (place + 1) % len(pool)
        return best

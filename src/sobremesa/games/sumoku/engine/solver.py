"""One sumoku of given tiles: what the bots of the races lay, and whether tiles can be used up at all.

    solve(tiles, key, chance)            a grid of all tiles, or of the most that were found to fit together
    solve(tiles, key, chance, cells)     the same, added to a valid grid that stays as it lies

The grid grows line by line. A new line crosses one tile that lies in no line of that direction, or goes on where a
line ends, and touches nothing else, so every line is known to be right when it is laid. Where nothing more can be laid
some of the last lines are taken off, and others are tried.

For few tiles it is worked out which sets of them can be a line at all, and which of these can be hung on one another
until all tiles are used (`Hangings`). If none can, also when a line may cross several others (`Crossings`), there is no
sumoku, whatever its shape: the answer says so (`impossible`). Otherwise nothing is claimed.

Effort is counted in steps, not in time, and chance is an argument: the same arguments give the same answer.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.engine.grid import COLUMN, EDGE, LONGEST_LINE, ORIGIN, ROW, x_of, y_of
from sobremesa.games.sumoku.pieces import COLOUR, COLOUR_COUNT, TILE_COUNT, TURNED, VALUE, is_six

EMPTY: Final = -1
TABLE_SIZE: Final = 1 << 16
"""Cells of the table, those beyond its edges included."""
FEW_TILES: Final = 12
"""Up to so many it is worth while to look at hangings first."""
EXACT_TILES: Final = 16
"""Beyond, nothing is proved."""
HANGINGS: Final = 3_000_000
"""Looked at before nothing more is claimed."""
CROSSINGS: Final = 1_000_000
"""The same, of crossings."""
PATIENCE: Final = 200
"""Lines tried in vain before some are taken off."""
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
            return builder.solution(False)
    hangings = Hangings(tiles, key)
    if hangings.can_use_all():
        builder = Builder(tiles, key, chance, {}, hangings)
        builder.run(len(tiles) * KNOWN_STEPS)
        if not builder.fewest:
            return builder.solution(False)
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
            return builder.solution(False)
    builder = Builder(tiles, key, chance, {}, None)
    builder.run(steps, 1 if impossible else 0)
    return builder.solution(impossible)


class Hangings:
    """Which lines a few tiles can form, and in which ways lines can be hung on one another, wherever they lie.

    Tiles are bits of a mask, by their place in the list. A state says which tiles are used, which of these lie in one
    line only, and which sixes lie turned: `used | single << n | turned << 2 * n`.
    """

    def __init__(self, tiles: list[int], key: int) -> None:
        self.tiles: Final = tiles
        self.count: Final[i64] = len(tiles)
        self.key: Final = key
        self.everything: Final[i64] = (1 << len(tiles)) - 1
        self.lines: Final[list[int]] = []
        """The tiles of each possible line as a mask."""
        self.turned: Final[list[int]] = []
        """Which of them lie turned."""
        self.find_lines(0, 0, 0, 0, 0)
        self.crosses_many = False
        """Whether a new line may cross several tiles at once, as it must in a ring; `dead` is about the one or the
        other."""
        self.dead: set[int] = set()
        self.looked_at = 0
        self.gave_up = False

    def find_lines(self, first: int, mask: int, turned: int, colours: int, total: int) -> None:
        """Every set of two to six tiles of different colours, a six lying either way, whose sum is a multiple."""
        size = mask.bit_count()
        if size > 1 and total % self.key == 0:
            self.lines.append(mask)
            self.turned.append(turned)
        if size == LONGEST_LINE:
            return
        for place in range(first, len(self.tiles)):
            tile = self.tiles[place]
            if colours >> COLOUR[tile] & 1:
                continue
            bit = 1 << place
            more = colours | 1 << COLOUR[tile]
            self.find_lines(place + 1, mask | bit, turned, more, total + VALUE[tile])
            if is_six(tile):
                self.find_lines(place + 1, mask | bit, turned | bit, more, total + VALUE[tile + TURNED])

    def can_use_all(self) -> bool:
        """Whether some order of lines uses all tiles; False also where it `gave_up`."""
        self.dead = set()
        self.looked_at = 0
        self.gave_up = False
        rarest = self.rarest()
        for number in range(len(self.lines)):
            if self.lines[number] >> rarest & 1 and self.can_go_on(self.first_state(number)):
                return True
        return False

    def rarest(self) -> int:
        """The place of the tile that can lie in the fewest lines: one of these is in every sumoku."""
        rarest = 0
        fewest = len(self.lines) + 1
        for place in range(len(self.tiles)):
            through = len([mask for mask in self.lines if mask >> place & 1])
            if through < fewest:
                rarest, fewest = place, through
        return rarest

    def first_state(self, number: int) -> int:
        """After the first line."""
        mask = self.lines[number]
        return mask | mask << self.count | self.turned[number] << 2 * self.count

    def next_state(self, state: i64, number: i64) -> i64:
        """After one more line; -1 if it cannot be hung there."""
        line: i64 = self.lines[number]
        used: i64 = state & self.everything
        crossed: i64 = line & used
        if crossed == 0 or crossed == line:
            return -1
        single: i64 = state >> self.count & self.everything
        if crossed & ~single:
            return -1
        if not self.crosses_many and crossed & (crossed - 1):
            return -1
        turned: i64 = state >> 2 * self.count
        own: i64 = self.turned[number]
        if (turned ^ own) & crossed:
            return -1
        return used | line | (single ^ line) << self.count | (turned | own) << 2 * self.count

    def can_go_on(self, state: int) -> bool:
        """Whether all tiles can be used from here on. Where it `gave_up`, nothing is known and it says no."""
        if state & self.everything == self.everything:
            return True
        if state in self.dead:
            return False
        self.looked_at += len(self.lines)
        if self.looked_at > HANGINGS:
            self.gave_up = True
            return False
        for number in range(len(self.lines)):
            after = self.next_state(state, number)
            if after >= 0 and self.can_go_on(after):
                return True
        self.dead.add(state)
        return False


class Crossings:
    """Whether lines can cross so that all tiles are used; where they cannot, there is no sumoku, whatever its shape.

    Every sumoku can be taken apart into lines each of which has tiles that none before it has, and crosses some of
    these: a neighbour of a tile that is used lies in one line with it. A tile that is crossed lies in one line only. Of
    the lines crossed by a row each is a column, and has one tile in the row. A state is the tiles used, the sixes that
    lie turned, and for each line the tiles that lie in no other, with its direction as the lowest bit.
    """

    def __init__(self, hangings: Hangings) -> None:
        self.lines: Final = hangings.lines
        self.turned: Final = hangings.turned
        self.rarest: Final = hangings.rarest()
        self.everything: Final[int] = hangings.everything
        self.dead: Final[set[tuple[int, int, tuple[int, ...]]]] = set()
        self.looked_at = 0
        self.gave_up = False

    def can_use_all(self) -> bool:
        """Whether some order of lines uses all tiles; False also where it `gave_up`."""
        for number in range(len(self.lines)):
            line = self.lines[number]
            if line >> self.rarest & 1 and self.can_go_on(line, self.turned[number], (line << 1,)):
                return True
        return False

    def can_go_on(self, used: int, turned: int, groups: tuple[int, ...]) -> bool:
        """Whether all tiles can be used from here on."""
        if used == self.everything:
            return True
        name = (used, turned, groups)
        if name in self.dead:
            return False
        self.looked_at += len(self.lines)
        if self.looked_at > CROSSINGS:
            self.gave_up = True
            return False
        for number in range(len(self.lines)):
            line = self.lines[number]
            crossed = line & used
            if crossed == 0 or crossed == line or (turned ^ self.turned[number]) & crossed:
                continue
            after = crossed_by(groups, line, crossed)
            if after is not None and self.can_go_on(used | line, turned | self.turned[number], after):
                return True
        self.dead.add(name)
        return False


def crossed_by(groups: tuple[int, ...], line: int, crossed: int) -> tuple[int, ...] | None:
    """The tiles that lie in one line only after a new line has crossed these; None if it cannot cross them."""
    direction = -1
    after: list[int] = []
    for group in groups:
        met = group >> 1 & crossed
        if met:
            if met & (met - 1) or direction not in (-1, group & 1):
                return None
            direction = group & 1
            crossed ^= met
            group ^= met << 1
            line ^= met
        if group >> 1:
            after.append(group)
    if crossed:
        return None
    after.append(line << 1 | (1 - direction))
    after.sort()
    return tuple(after)


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

    def solution(self, impossible: bool) -> Solution:
        """The best grid found."""
        used = {laid % TILE_COUNT for laid in self.best_laid}
        left = [tile for tile in self.tiles if tile not in used]
        return Solution(self.best_cells, self.best_laid, left, impossible)

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

"""Every legal placement of classic Sumoku: up to six tiles of a rack on a grown grid (SUMOKU-50 to -57).

    any_placement(cells, rack, key)     whether there is one: what is asked at the end of every turn
    all_placements(cells, rack, key)    each distinct one once
    best_placement(cells, rack, key)    the one that scores most, or None
    differing_placements(...)           those that differ in more than the order of tiles without cross lines

`cells` is a grid as in grid.py, `rack` a list of tiles. Of two copies the first in order is used. An empty grid asks
for an opening (SUMOKU-51), listed as a row that begins at 0,0.

Line by line, the cells of a window are filled from left to right. What a cell's cross line allows (its colours, the
residue that is missing, its length) is known beforehand, so nearly all that is tried is legal.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.engine.grid import EDGE, LONGEST_LINE, cell_at, x_of, y_of
from sobremesa.games.sumoku.pieces import COLOUR, TILE_COUNT, TURNED, VALUE, is_six

MOST_RESIDUES: Final = 5

ACROSS: Final = 0
"""Along a row."""
DOWN: Final = 1

ANY: Final = 0
ALL: Final = 1
BEST: Final = 2
DIFFERING: Final = 3
RANDOM: Final = 4

ORDERS: Final = (1, 1, 2, 6, 24, 120, 720)
"""In how many orders so many tiles can lie."""


class Placement:
    """New tiles in their places, in the order of their line; what they score (SUMOKU-140 to -142); and whether they
    complete a line of six (SUMOKU-59). A spot is `laid << 16 | cell`: see `laid_in` and `cell_in`."""

    def __init__(self, spots: list[int], score: int, six: bool) -> None:
        self.spots: Final = spots
        self.score: Final = score
        self.six: Final = six


def laid_in(spot: int) -> int:
    """The tile of a spot, as it lies."""
    return spot >> 16


def cell_in(spot: int) -> int:
    """The cell of a spot."""
    return spot & 0xFFFF


def any_placement(cells: dict[int, int], rack: list[int], key: int) -> bool:
    """Whether there is a legal placement."""
    search = Search(cells, rack, key, ANY)
    search.run()
    return search.found > 0


def all_placements(cells: dict[int, int], rack: list[int], key: int) -> list[Placement]:
    """Each distinct legal placement once; there may be tens of thousands."""
    search = Search(cells, rack, key, ALL)
    search.run()
    return search.placements


def best_placement(cells: dict[int, int], rack: list[int], key: int) -> Placement | None:
    """The legal placement that scores most; of several the first in the order of the search."""
    search = Search(cells, rack, key, BEST)
    search.run()
    return search.best


def differing_placements(cells: dict[int, int], rack: list[int], key: int) -> list[Placement]:
    """Of placements that differ only in the order of tiles without cross lines, and so score the same, one."""
    search = Search(cells, rack, key, DIFFERING)
    search.run()
    return search.placements


def random_placement(cells: dict[int, int], rack: list[int], key: int, chance: Chance) -> Placement | None:
    """One of `all_placements`, or None for none of them, each as likely, without listing them."""
    search = Search(cells, rack, key, RANDOM)
    search.chance = chance
    search.run()
    if chance.below(search.weight + 1) == search.weight:
        return None
    return search.best


def one_of_each(rack: list[int]) -> list[int]:
    """The tiles in order, without second copies."""
    return sorted({tile >> 1: tile for tile in sorted(rack, reverse=True)}.values())


class Search:
    """One search through all windows of a board.

    The board lies in a flat box, with room for six more tiles on every side, within the edges of the table. For each
    cell and both directions `before` and `after` hold the tiles that lie next to it in that direction, on the side of
    the smaller and of the larger coordinate: how many, their sum, their colours as bits.
    """

    def __init__(self, cells: dict[int, int], rack: list[int], key: int, wanted: int) -> None:
        self.wanted: Final = wanted
        self.key: Final[i64] = key
        self.found = 0
        self.placements: list[Placement] = []
        self.best: Placement | None = None
        self.chance: Chance | None = None
        self.weight = 0
        """For RANDOM: how many placements were found, in all orders."""
        self.is_done = False
        self.is_opening: Final = not cells

        # A line has no colour twice, so of equal tiles only one can be used; a six is two ways to lay one tile.
        tiles = one_of_each(rack)
        self.ways: Final = [laid for tile in tiles for laid in ([tile, tile + TURNED] if is_six(tile) else [tile])]
        self.way_bits: Final = [1 << COLOUR[laid] for laid in self.ways]
        self.way_values: Final = [VALUE[laid] for laid in self.ways]
        self.way_tiles: Final = [1 << tiles.index(laid % TILE_COUNT) for laid in self.ways]
        self.fitting: Final = [
            [way for way in range(len(self.ways)) if residue == key or VALUE[self.ways[way]] % key == residue]
            for residue in range(key + 1)
        ]
        """For each residue the ways that have it; in the end all of them."""
        self.tiles: Final[i64] = len(tiles)
        self.most: Final[i64] = min(LONGEST_LINE, len(tiles))

        xs, ys = [x_of(cell) for cell in cells], [y_of(cell) for cell in cells]
        self.left: Final = max(-EDGE, min(xs, default=0) - LONGEST_LINE)
        self.top: Final = max(-EDGE, min(ys, default=0) - LONGEST_LINE)
        # One column and one row more on each side, so that no neighbour of a cell lies outside the lists.
        self.width: Final = min(EDGE, max(xs, default=0) + LONGEST_LINE) - self.left + 3
        self.height: Final = min(EDGE, max(ys, default=0) + LONGEST_LINE) - self.top + 3
        size = self.width * self.height
        self.taken: Final = [0] * size
        """The value of the tile in each cell, 0 if it is empty."""
        self.colour_bits: Final = [0] * size
        for cell, laid in cells.items():
            place = self.place_at(x_of(cell), y_of(cell))
            self.taken[place] = VALUE[laid]
            self.colour_bits[place] = 1 << COLOUR[laid]
        self.is_edge: Final = self.edges()

        self.before_count: Final = [[0] * size, [0] * size]
        self.before_sum: Final = [[0] * size, [0] * size]
        self.before_bits: Final = [[0] * size, [0] * size]
        self.after_count: Final = [[0] * size, [0] * size]
        self.after_sum: Final = [[0] * size, [0] * size]
        self.after_bits: Final = [[0] * size, [0] * size]
        self.to_contact: Final = [[LONGEST_LINE] * size, [LONGEST_LINE] * size]
        """How many empty cells lie between an empty cell and the first, to the right of it or below, that touches a
        tile; 0 if it touches one itself."""
        self.tell_neighbours(ACROSS, 1)
        self.tell_neighbours(DOWN, self.width)
        self.measure_contact(ACROSS, 1)
        self.measure_contact(DOWN, self.width)

        # The window being filled
        self.direction = ACROSS
        self.step = 1
        self.spots: Final = [0] * LONGEST_LINE
        """The new tiles in their cells."""
        self.is_crossed: Final = [False] * LONGEST_LINE
        """Whether they lie in cross lines."""
        self.tried: Final = [0] * (LONGEST_LINE * MOST_RESIDUES << len(tiles) if wanted == ANY else 0)
        """For ANY: in which window a combination of depth, tiles used and residue was last tried in vain."""
        self.window = 0
        self.best_score: i64 = -1

    # The box

    def place_at(self, x: int, y: int) -> int:
        return (y - self.top + 1) * self.width + x - self.left + 1

    def cell_of(self, place: int) -> int:
        """The cell of the grid at a place of the box."""
        return cell_at(place % self.width + self.left - 1, place // self.width + self.top - 1)

    def edges(self) -> list[bool]:
        """Which cells only frame the box."""
        framed = [False] * (self.width * self.height)
        for x in range(self.width):
            framed[x] = framed[(self.height - 1) * self.width + x] = True
        for y in range(self.height):
            framed[y * self.width] = framed[(y + 1) * self.width - 1] = True
        return framed

    def tell_neighbours(self, direction: int, step: int) -> None:
        """Fill `before` and `after`; every run of tiles ends inside the frame."""
        taken = self.taken
        bits = self.colour_bits
        count, total, colours = self.before_count[direction], self.before_sum[direction], self.before_bits[direction]
        for cell in range(step, len(taken)):
            near = cell - step
            if taken[near]:
                count[cell] = count[near] + 1
                total[cell] = total[near] + taken[near]
                colours[cell] = colours[near] | bits[near]
        count, total, colours = self.after_count[direction], self.after_sum[direction], self.after_bits[direction]
        for cell in range(len(taken) - step - 1, -1, -1):
            near = cell + step
            if taken[near]:
                count[cell] = count[near] + 1
                total[cell] = total[near] + taken[near]
                colours[cell] = colours[near] | bits[near]

    def measure_contact(self, direction: int, step: int) -> None:
        distance = self.to_contact[direction]
        for cell in range(len(self.taken) - step - 1, -1, -1):
            if not self.taken[cell] and not self.is_edge[cell]:
                distance[cell] = 0 if self.touches(cell) else min(LONGEST_LINE, distance[cell + step] + 1)

    def touches(self, cell: int) -> bool:
        taken, width = self.taken, self.width
        return bool(taken[cell - 1] or taken[cell + 1] or taken[cell - width] or taken[cell + width])

    # The search

    def run(self) -> None:
        if self.is_opening:
            if self.tiles > 1:
                self.begin(ACROSS, 1, self.place_at(0, 0))
            return
        for place in range(len(self.taken)):
            if not self.taken[place] and not self.is_edge[place]:
                if self.to_contact[ACROSS][place] < self.most:
                    self.begin(ACROSS, 1, place)
                if self.to_contact[DOWN][place] < self.most:
                    self.begin(DOWN, self.width, place)
                if self.is_done:
                    return

    def begin(self, direction: int, step: int, place: int) -> None:
        """Try all placements whose first new tile lies in this place."""
        self.direction = direction
        self.step = step
        self.window += 1
        count = self.before_count[direction][place]
        total, colours = self.before_sum[direction][place], self.before_bits[direction][place]
        self.fill(0, place, count, total, colours, 0, count > 0, 0, False, -1)

    def fill(
        self,
        depth: i64,
        place: i64,
        count: i64,
        total: i64,
        colours: i64,
        used: i64,
        touching: bool,
        across: i64,
        six: bool,
        last: i64,
    ) -> None:
        """Lay one more tile into an empty place, next to a run of so many tiles with this sum and these colours.

        `used` are the tiles laid so far as bits, `across` is what their cross lines score, `six` whether one of those
        is complete, `last` the way last laid where there is no cross line.
        """
        direction, other = self.direction, 1 - self.direction
        cross_count: i64 = self.before_count[other][place] + self.after_count[other][place]
        joined_count: i64 = count + 1 + self.after_count[direction][place]
        joined_bits: i64 = self.after_bits[direction][place]
        if cross_count >= LONGEST_LINE or joined_count > LONGEST_LINE or colours & joined_bits:
            return
        colours |= joined_bits
        closed: i64 = colours
        cross_sum: i64 = 0
        residue: i64 = self.key
        if cross_count > 0:
            before: i64 = self.before_bits[other][place]
            after: i64 = self.after_bits[other][place]
            if before & after:
                return
            closed |= before | after
            cross_sum = self.before_sum[other][place] + self.after_sum[other][place]
            residue = -cross_sum % self.key
            six = six or cross_count == LONGEST_LINE - 1
        line: i64 = total + self.after_sum[direction][place]
        touching = touching or cross_count > 0 or joined_count > count + 1
        next_place: i64 = place + self.step * (joined_count - count)
        can_go_on = depth + 1 < self.most and joined_count < LONGEST_LINE and not self.is_edge[next_place]
        # A lone tile is found along the row.
        counts = touching and (depth > 0 or direction == ACROSS)
        if self.is_opening:
            counts = depth > 0
        elif can_go_on and not touching:
            can_go_on = depth + 1 + self.to_contact[direction][next_place] < self.most
        if not counts and not can_go_on:
            return
        # Without cross lines the order of the tiles matters only where all are listed.
        ordered = cross_count == 0 and self.wanted != ALL
        key = self.key
        cell = self.cell_of(place)
        self.is_crossed[depth] = cross_count > 0
        for way_number in self.fitting[residue]:
            way: i64 = way_number
            bit: i64 = self.way_bits[way]
            mark: i64 = self.way_tiles[way]
            if used & mark or closed & bit or (ordered and way <= last):
                continue
            value: i64 = self.way_values[way]
            scored: i64 = across + cross_sum + value if cross_count else across
            self.spots[depth] = self.ways[way] << 16 | cell
            if counts and (joined_count == 1 or (line + value) % key == 0):
                score = scored + line + value if joined_count > 1 else scored
                self.keep(depth + 1, score, six or joined_count == LONGEST_LINE)
            if can_go_on and (self.wanted != ANY or self.is_untried(depth, used | mark, line + value)):
                self.fill(
                    depth + 1,
                    next_place,
                    joined_count,
                    line + value,
                    colours | bit,
                    used | mark,
                    touching,
                    scored,
                    six,
                    way if ordered else last,
                )
            if self.is_done:
                return

    def is_untried(self, depth: i64, used: i64, total: i64) -> bool:
        """For ANY: whether going on from here is new in this window. In which order the tiles were laid makes no
        difference to what can follow."""
        name: i64 = (depth << self.tiles | used) * MOST_RESIDUES + total % self.key
        if self.tried[name] == self.window:
            return False
        self.tried[name] = self.window
        return True

    def keep(self, tiles: i64, score: i64, six: bool) -> None:
        self.found += 1
        wanted = self.wanted
        if wanted in (ALL, DIFFERING):
            self.placements.append(Placement(self.spots[:tiles], score, six))
        elif wanted == ANY:
            self.is_done = True
        elif wanted == RANDOM:
            self.draw(tiles, score, six)
        elif score > self.best_score:
            self.best_score = score
            self.best = Placement(self.spots[:tiles], score, six)

    def draw(self, tiles: int, score: int, six: bool) -> None:
        """Put this placement in place of the one kept so far, by as many chances as there are orders of its tiles."""
        assert self.chance is not None
        free = [depth for depth in range(tiles) if not self.is_crossed[depth]]
        own = ORDERS[len(free)]
        self.weight += own
        if self.chance.below(self.weight) < own:
            laid = [laid_in(self.spots[depth]) for depth in free]
            self.chance.shuffle(laid)
            spots = self.spots[:tiles]
            for number in range(len(free)):
                spots[free[number]] = laid[number] << 16 | cell_in(spots[free[number]])
            self.best = Placement(spots, score, six)

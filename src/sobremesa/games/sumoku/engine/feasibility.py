"""Whether tiles can all be used in one sumoku, wherever they lie.

It is worked out which sets of the tiles can be a line at all, and which of these can be hung on one another until all
tiles are used (`Hangings`). If none can, also when a line may cross several others (`Crossings`), there is no sumoku,
whatever its shape.

Effort is counted in steps, not in time: beyond a limit nothing is claimed (`gave_up`).
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.sumoku.engine.grid import LONGEST_LINE
from sobremesa.games.sumoku.pieces import COLOUR, TURNED, VALUE, is_six

HANGINGS: Final = 3_000_000
"""Looked at before nothing more is claimed."""
CROSSINGS: Final = 1_000_000
"""The same, of crossings."""


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

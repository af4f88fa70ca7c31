"""What can be laid: the exact best play of a turn. The bounded list of plays is in legal.py.

A set is a flat list: its kind (`RUN` or `GROUP`), then its tiles (ints of core/tiles.py), those of a run lowest
first. A table is a list of sets. All plays that are found are complete final tables, as the action `play` wants them;
sets that a play does not touch stay as they are and keep their order.

    turn = Turn(table, rack, opened=True, closing_tile=NO_TILE)
    best_play(turn, MOST_TILES)     # a final table, or None if nothing can be laid
    best_play(turn, MOST_POINTS)    # the points by which the rack gets lighter, a joker 50
    best_play(turn, CLOSE)          # None if the hand cannot be closed
"""

from typing import Final

from sobremesa.core.tiles import COLOUR, COLOUR_COUNT, JOKER_FACE, NO_TILE, NUMBER, NUMBER_COUNT, TILE_COUNT
from sobremesa.games.rummy.engine.layout import RUN, Dealing, lay_out, sets_of
from sobremesa.games.rummy.engine.partition import FACES, IMPOSSIBLE, WIDTHS, Partition, TilePool

MOST_TILES: Final = 0
MOST_POINTS: Final = 1
CLOSE: Final = 2

JOKER_POINTS: Final = 50
FIRST_JOKER: Final = 2 * JOKER_FACE
TILES_FIRST: Final = 1024
"""More than all points on a rack: what one tile more is worth where tiles count first."""
POINTS_FIRST: Final = 128
"""More than all tiles on a rack."""
QUICK: Final = 1
"""Passes of a search that need not be complete: for an arrangement that leaves more sets as they are."""

FEW_CHANGES: Final = 2
"""An arrangement that changes more sets than this is sought a second time, in another order."""

MOST_LEFT_FOR_CLOSING: Final = 4
"""A quick look for a close with the closing tile is worth while only if no more than so many tiles would be left."""

Table = list[list[int]]


class Turn:
    """All that decides what may be laid in one play.

    `closing_tile` is the closing tile where this play may use it (RUMMY-43), else `NO_TILE`. `must_use_closing` says
    that a play without it would have to draw first.
    """

    def __init__(
        self,
        table: Table,
        rack: list[int],
        opened: bool = True,
        opening_minimum: int = 30,
        closing_tile: int = NO_TILE,
        must_use_closing: bool = False,
        pays_from_table: bool = False,
        trio_locked: bool = False,
    ) -> None:
        self.table: Final = table
        self.rack: Final = rack
        self.opened: Final = opened
        self.opening_minimum: Final = opening_minimum
        self.closing_tile: Final = closing_tile
        self.must_use_closing: Final = must_use_closing
        self.pays_from_table: Final = pays_from_table
        """`joker_exchange_source = rack_or_table`"""
        self.trio_locked: Final = trio_locked
        """`joker_in_trio = locked`"""


class TableJoker:
    """A joker on the table, and what it stands for (RUMMY-15)."""

    def __init__(self, tile: int, place: int, role: int) -> None:
        self.tile: Final = tile
        self.place: Final = place
        """Of its set on the table."""
        self.role: Final = role
        """In a run the face, in a group its number less one."""


class Release:
    """Which jokers of the table leave their roles, and what has to be laid for that (RUMMY-34 to 40)."""

    def __init__(self, stays: list[bool], pays: list[int]) -> None:
        self.stays: Final = stays
        self.pays: Final = pays
        """By face: so many tiles of the rack have to be laid."""


class Found:
    """A play: a partition of the pool, which stands for a rack and for one way to release jokers."""

    def __init__(self, partition: Partition, rack: list[int], release: Release) -> None:
        self.partition: Final = partition
        self.rack: Final = rack
        self.release: Final = release


# The plays


def best_play(turn: Turn, objective: int, thorough: bool = True) -> Table | None:
    """The final table of the best play, one that changes few sets; None if there is no play (or no close).

    One that is not thorough is as good, but may change some sets more.
    """
    found: Found | None = None
    if not turn.must_use_closing:
        found = find(turn, turn.rack, objective)
    if turn.closing_tile != NO_TILE and (found is None or found.partition.cost > 0):
        closed = find(turn, [*turn.rack, turn.closing_tile], CLOSE)
        if closed is not None:
            found = closed
    return None if found is None else arrange(turn, found, thorough)


def good_play(turn: Turn, objective: int) -> Table | None:
    """A play that is mostly the best one, found in a fraction of the time and laid out as it comes: for playouts."""
    found: Found | None = None
    left = len(turn.rack)
    if not turn.must_use_closing:
        found = find(turn, turn.rack, objective, 1)
        if found is not None:
            left -= len(laid_by(found.partition, turn.table, [not turn.opened] * len(turn.table), found.rack))
    if turn.closing_tile != NO_TILE and 0 < left <= MOST_LEFT_FOR_CLOSING:
        closed = find(turn, [*turn.rack, turn.closing_tile], CLOSE, 1)
        if closed is not None:
            found = closed
    if found is None:
        return None
    kept = [not turn.opened] * len(turn.table)
    laid = laid_by(found.partition, turn.table, kept, found.rack)
    return lay_out(turn.table, kept, sets_of(found.partition), laid)


def find(turn: Turn, rack: list[int], objective: int, passes: int = len(WIDTHS)) -> Found | None:
    """The best play from these tiles, which the closing tile may be one of."""
    if not turn.opened:
        return find_opening(turn, rack, objective, passes)
    jokers = jokers_on(turn.table)
    best: Found | None = None
    for release in releases(turn, jokers, rack):
        pool = pool_for(turn.table, jokers, release, rack, objective)
        bound = worth(rack, objective) if best is None else best.partition.cost
        partition = Partition(pool, bound, passes)
        if partition.cost >= 0:
            best = Found(partition, rack, release)
            if partition.cost == 0:
                break
    return best


def find_opening(turn: Turn, rack: list[int], objective: int, passes: int) -> Found | None:
    """The best first exposition: new sets from the rack alone, worth enough (RUMMY-25 to 27)."""
    most = 0
    for tile in rack:
        most += NUMBER_COUNT if tile >= FIRST_JOKER else NUMBER[tile]
    if most < turn.opening_minimum:
        return None
    nothing = Release([], [0] * FACES)
    pool = pool_for([], [], nothing, rack, objective)
    bound = worth(rack, objective)
    partition = Partition(pool, bound, passes)
    if partition.cost >= 0 and points_of(partition) < turn.opening_minimum:
        pool.minimum = turn.opening_minimum
        partition = Partition(pool, bound, passes)
    return None if partition.cost < 0 else Found(partition, rack, nothing)


def points_of(partition: Partition) -> int:
    """What the sets of a partition are worth, jokers as what they stand for (RUMMY-17)."""
    points = 0
    for face in range(FACES):
        number = face % NUMBER_COUNT + 1
        tiles = partition.in_runs[face] + partition.in_groups[face] + partition.jokers_in_runs[face]
        points += number * tiles
    for place in range(NUMBER_COUNT):
        points += (place + 1) * partition.jokers_in_groups[place]
    return points


def cost_of(tile: int, objective: int) -> int:
    """What it costs to leave a tile on the rack."""
    points = JOKER_POINTS if tile >= FIRST_JOKER else NUMBER[tile]
    return points * POINTS_FIRST + 1 if objective == MOST_POINTS else TILES_FIRST + points


def worth(rack: list[int], objective: int) -> int:
    """What it costs to leave all tiles on the rack: a play has to cost less."""
    if objective == CLOSE:
        return IMPOSSIBLE
    total = 0
    for tile in rack:
        total += cost_of(tile, objective)
    return total


def pool_for(table: Table, jokers: list[TableJoker], release: Release, rack: list[int], objective: int) -> TilePool:
    """The tiles of the table, which must be used, and those of the rack, which may."""
    pool = TilePool()
    for one in table:
        put_into(pool, one)
    for index in range(len(jokers)):
        joker = jokers[index]
        if not release.stays[index]:
            pool.jokers_must += 1
        elif table[joker.place][0] == RUN:
            pool.run_jokers[joker.role] += 1
        else:
            pool.group_jokers[joker.role] += 1
    for tile in rack:
        if tile >= FIRST_JOKER:
            pool.jokers_may += 1
        else:
            pool.may[tile >> 1] += 1
        if tile >= FIRST_JOKER:
            pool.joker_cost = cost_of(tile, objective)
        else:
            pool.cost[tile >> 1] = cost_of(tile, objective)
    if objective == CLOSE:
        pool.jokers_must += pool.jokers_may
        pool.jokers_may = 0
    for face in range(FACES):
        forced = pool.may[face] if objective == CLOSE else release.pays[face]
        pool.must[face] += forced
        pool.may[face] -= forced
    return pool


def put_into(pool: TilePool, one: list[int]) -> None:
    """Put the number tiles of a set of the table into the pool."""
    lying = pool.in_runs if one[0] == RUN else pool.in_groups
    for at in range(1, len(one)):
        tile = one[at]
        if tile < FIRST_JOKER:
            pool.must[tile >> 1] += 1
            lying[tile >> 1] += 1


# Jokers on the table


def jokers_on(table: Table) -> list[TableJoker]:
    """All jokers of the table with their roles."""
    found: list[TableJoker] = []
    for place in range(len(table)):
        one = table[place]
        found.extend(
            [TableJoker(one[at], place, role_at(one, at)) for at in range(1, len(one)) if one[at] >= FIRST_JOKER]
        )
    return found


def role_at(one: list[int], at: int) -> int:
    """What the joker there stands for: a face in a run, a number less one in a group."""
    for other in range(1, len(one)):
        tile = one[other]
        if tile < FIRST_JOKER:
            if one[0] == RUN:
                return NUMBER_COUNT * COLOUR[tile] + NUMBER[tile] - 1 + at - other
            return NUMBER[tile] - 1
    raise ValueError("a set of jokers alone")


def releases(turn: Turn, jokers: list[TableJoker], rack: list[int]) -> list[Release]:
    """All ways to release jokers that the rack can pay for, those that release none first."""
    on_rack = [0] * FACES
    for tile in rack:
        if tile < FIRST_JOKER:
            on_rack[tile >> 1] += 1
    on_table = [0] * FACES
    for one in turn.table:
        for tile in one[1:]:
            if tile < FIRST_JOKER:
                on_table[tile >> 1] += 1
    found: list[Release] = []
    for released in range(1 << len(jokers)):
        stays = [released >> index & 1 == 0 for index in range(len(jokers))]
        for payment in payments(turn, jokers, stays):
            pays = [0] * FACES
            is_payable = True
            for face in range(FACES):
                # A tile that pays for a joker of a group of three comes from the rack in any case.
                other = payment[face]
                if turn.pays_from_table:
                    other = max(0, other - on_table[face])
                pays[face] = other + payment[FACES + face]
                if pays[face] > on_rack[face]:
                    is_payable = False
            if is_payable:
                found.append(Release(stays, pays))
    return found


def payments(turn: Turn, jokers: list[TableJoker], stays: list[bool]) -> list[list[int]]:
    """What may be laid for the jokers released, by face; from `FACES` on what is laid for those of groups of three."""
    found: list[list[int]] = [[0] * (2 * FACES)]
    groups: list[int] = []
    for index in range(len(jokers)):
        joker = jokers[index]
        if stays[index]:
            continue
        if turn.table[joker.place][0] == RUN:
            for payment in found:
                payment[joker.role] += 1
        elif joker.place not in groups:
            groups.append(joker.place)
    for place in groups:
        group = turn.table[place]
        is_trio = len(group) == 4
        if is_trio and turn.trio_locked:
            return []
        count = 1 if is_trio else 0
        number = 0
        for index in range(len(jokers)):
            if jokers[index].place == place:
                number = jokers[index].role
                count += not stays[index]
        lacked = colours_lacked(group)
        longer: list[list[int]] = []
        for chosen in range(1 << COLOUR_COUNT):
            if chosen & ~lacked or chosen.bit_count() != count:
                continue
            for payment in found:
                more = payment[:]
                for colour in range(COLOUR_COUNT):
                    if chosen >> colour & 1:
                        more[NUMBER_COUNT * colour + number + (FACES if is_trio else 0)] += 1
                longer.append(more)
        found = longer
    return found


def colours_lacked(group: list[int]) -> int:
    """The colours that a group has no number tile of, as bits."""
    lacked = (1 << COLOUR_COUNT) - 1
    for tile in group[1:]:
        if tile < FIRST_JOKER:
            lacked &= ~(1 << COLOUR[tile])
    return lacked


# The arrangement


def arrange(turn: Turn, found: Found, thorough: bool) -> Table:
    """The final table of a play that was found, with as many sets left as they are as is reasonable."""
    if turn.opened:
        arrangement = Arrangement(turn, found, False)
        if thorough and arrangement.changes > FEW_CHANGES:
            other = Arrangement(turn, found, True)
            if other.changes < arrangement.changes:
                arrangement = other
        return lay_out(turn.table, arrangement.kept, arrangement.sets, arrangement.laid)
    kept = [True] * len(turn.table)
    return lay_out(turn.table, kept, sets_of(found.partition), laid_by(found.partition, turn.table, kept, found.rack))


def laid_by(partition: Partition, table: Table, kept: list[bool], rack: list[int]) -> list[int]:
    """The tiles of the rack that a partition uses beside those of the table's sets that are not kept."""
    used = [0] * (FACES + 1)
    for face in range(FACES):
        used[face] = partition.in_runs[face] + partition.in_groups[face]
        used[JOKER_FACE] += partition.jokers_in_runs[face]
    for number in range(NUMBER_COUNT):
        used[JOKER_FACE] += partition.jokers_in_groups[number]
    for place in range(len(table)):
        if not kept[place]:
            for tile in table[place][1:]:
                used[tile >> 1] -= 1
    laid: list[int] = []
    for tile in rack:
        if used[tile >> 1] > 0:
            used[tile >> 1] -= 1
            laid.append(tile)
    return laid


class Arrangement:
    """Finds sets that can stay as they are while the same tiles are laid.

    What changes is split into parts that have no tile in common. A part to which nothing is laid need not change at
    all; of the others it is tried to keep many sets, then fewer, and what is left may fall into parts again. Which sets
    come first decides a good deal: `from_the_end` tries the last ones first, before anything is split.
    """

    def __init__(self, turn: Turn, found: Found, from_the_end: bool) -> None:
        self.table: Final = turn.table
        self.from_the_end: Final = from_the_end
        self.jokers: Final = jokers_on(turn.table)
        self.stays: Final = found.release.stays
        self.kept: Final = [False] * len(turn.table)
        self.must_change: Final = [False] * len(turn.table)
        self.sets: Final[Table] = []
        """The new sets, by faces."""
        for index in range(len(self.jokers)):
            if not self.stays[index]:
                self.must_change[self.jokers[index].place] = True
        self.laid: Final = laid_by(found.partition, turn.table, self.kept, found.rack)
        everything = [*range(len(turn.table))]
        if from_the_end:
            self.change_less(everything, self.laid, sets_of(found.partition))
        else:
            self.settle(everything, self.laid, sets_of(found.partition))
        self.changes: Final = len(self.kept) - sum(self.kept)

    def settle(self, places: list[int], laid: list[int], sets: Table) -> None:
        """Make these sets of those at some places and of tiles laid, or change less."""
        dealing = Dealing(self.table, places, sets, laid)
        self.put_jokers_where_they_stood(sets, dealing.tiles)
        part = [-1] * TILE_COUNT
        for place in places:
            for at in range(1, len(self.table[place])):
                part[self.table[place][at]] = place
        # The parts that a new set takes tiles of become one; it is known by one of its places.
        into = [*range(len(self.table))]
        of_set = [-1] * len(sets)
        for index in range(len(sets)):
            for tile in dealing.tiles[index]:
                if part[tile] >= 0:
                    place = root(into, part[tile])
                    if of_set[index] >= 0:
                        into[place] = root(into, of_set[index])
                    of_set[index] = place
        for index in range(len(sets)):
            if of_set[index] < 0:
                self.sets.append(sets[index])
        for first in places:
            if into[first] != first:
                continue
            some_places = [place for place in places if root(into, place) == first]
            some_sets: Table = []
            some_laid: list[int] = []
            for index in range(len(sets)):
                if of_set[index] >= 0 and root(into, of_set[index]) == first:
                    some_sets.append(sets[index])
                    some_laid.extend([tile for tile in dealing.tiles[index] if part[tile] < 0])
            if some_laid:
                self.change_less(some_places, some_laid, some_sets)
            else:
                self.keep(some_places)

    def put_jokers_where_they_stood(self, sets: Table, tiles: Table) -> None:
        """Exchange two jokers where one that stays in its role was dealt to another role."""
        where: list[int] = []
        for index in range(len(sets)):
            where.extend([index << 8 | at for at in range(len(tiles[index])) if tiles[index][at] >= FIRST_JOKER])
        if len(where) < 2:
            return
        for joker in range(len(self.jokers)):
            one = self.table[self.jokers[joker].place]
            if not self.stays[joker]:
                continue
            for both in where:
                index = both >> 8
                at = both & 255
                if tiles[index][at] == self.jokers[joker].tile and (
                    sets[index][0] != one[0] or role_in(sets[index], at + 1) != self.jokers[joker].role
                ):
                    first, second = where[0], where[1]
                    tile = tiles[first >> 8][first & 255]
                    tiles[first >> 8][first & 255] = tiles[second >> 8][second & 255]
                    tiles[second >> 8][second & 255] = tile
                    return

    def change_less(self, places: list[int], laid: list[int], sets: Table) -> None:
        """Keep some of these places as they are, or else take the sets."""
        chunks: list[list[int]] = [[place for place in places if not self.must_change[place]]]
        while chunks:
            chunk = chunks.pop()
            if not chunk:
                continue
            others = [place for place in places if place not in chunk]
            partition = Partition(self.pool_of(others, laid), 1, QUICK)
            if partition.cost == 0:
                self.keep(chunk)
                self.settle(others, laid, sets_of(partition))
                return
            if len(chunk) == 1:
                # Nor can it stay if still fewer of the others change.
                self.must_change[chunk[0]] = True
            else:
                half = len(chunk) // 2
                chunks.extend([chunk[:half], chunk[half:]] if self.from_the_end else [chunk[half:], chunk[:half]])
        self.sets.extend(sets)

    def keep(self, places: list[int]) -> None:
        """Leave these sets as they are."""
        for place in places:
            self.kept[place] = True

    def pool_of(self, places: list[int], laid: list[int]) -> TilePool:
        """The tiles of some sets of the table, and some that are laid."""
        pool = TilePool()
        for place in places:
            put_into(pool, self.table[place])
        for tile in laid:
            if tile < FIRST_JOKER:
                pool.must[tile >> 1] += 1
            else:
                pool.jokers_must += 1
        for index in range(len(self.jokers)):
            joker = self.jokers[index]
            if joker.place in places:
                if not self.stays[index]:
                    pool.jokers_must += 1
                elif self.table[joker.place][0] == RUN:
                    pool.run_jokers[joker.role] += 1
                else:
                    pool.group_jokers[joker.role] += 1
        return pool


def root(into: list[int], place: int) -> int:
    """The place by which a part is known."""
    while into[place] != place:
        place = into[place]
    return place


def role_in(faces: list[int], at: int) -> int:
    """What the joker there stands for: a face in a run, a number less one in a group."""
    for other in range(1, len(faces)):
        if faces[other] != JOKER_FACE:
            return faces[other] + at - other if faces[0] == RUN else faces[other] % NUMBER_COUNT
    raise ValueError("a set of jokers alone")

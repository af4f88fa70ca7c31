"""The sets of a partition, made of the tiles that lie on the table and of those that are laid.

A set is a flat list: its kind, then its tiles, those of a run lowest first. New sets take the place and the tiles of
the old ones they have most in common with, so that as little as possible moves.
"""

from typing import Final

from sobremesa.core.tiles import JOKER_FACE, TILE_COUNT
from sobremesa.games.rummy.engine.partition import COLOURS, NUMBERS, Partition

RUN: Final = 0
GROUP: Final = 1


def sets_of(partition: Partition) -> list[list[int]]:
    """The sets of a partition: kinds, then faces."""
    found: list[list[int]] = []
    for colour in range(COLOURS):
        add_runs(partition, colour, found)
    for number in range(NUMBERS):
        add_groups(partition, number, found)
    return found


def add_runs(partition: Partition, colour: int, found: list[list[int]]) -> None:
    """The runs of a colour: short ones go on first, then long ones, then others begin."""
    going: list[list[int]] = []
    for number in range(NUMBERS):
        face = NUMBERS * colour + number
        jokers = partition.jokers_in_runs[face]
        tiles = partition.in_runs[face] + jokers
        going.sort(key=len)
        found.extend(going[tiles:])
        going = going[:tiles]
        while len(going) < tiles:
            going.append([RUN])
        # Jokers go to the longest runs, which they leave whole if they are exchanged.
        for place in range(tiles):
            going[place].append(JOKER_FACE if place >= tiles - jokers else face)
    found.extend(going)


def add_groups(partition: Partition, number: int, found: list[list[int]]) -> None:
    """The groups of a number, as even as they can be."""
    jokers = partition.jokers_in_groups[number]
    tiles = jokers
    most = 0
    for colour in range(COLOURS):
        count = partition.in_groups[NUMBERS * colour + number]
        tiles += count
        most = max(most, count)
    if tiles == 0:
        return
    groups: list[list[int]] = [[GROUP] for _ in range(max(most, (tiles + 3) // 4))]
    for count in (2, 1):
        for colour in range(COLOURS):
            face = NUMBERS * colour + number
            if partition.in_groups[face] == count:
                groups.sort(key=len)
                for place in range(count):
                    groups[place].append(face)
    for _ in range(jokers):
        groups.sort(key=len)
        groups[0].append(JOKER_FACE)
    found.extend(groups)


class Dealing:
    """The tiles of some sets of the table, and those that are laid, dealt to new sets.

    `tiles` are those of each new set, in the order of its faces; `heirs` the place it takes on the table, or -1.
    """

    def __init__(self, table: list[list[int]], places: list[int], found: list[list[int]], laid: list[int]) -> None:
        self.tiles: Final[list[list[int]]] = [[-1] * (len(faces) - 1) for faces in found]
        self.heirs: Final[list[int]] = [-1] * len(found)
        self.is_there: Final[list[bool]] = [False] * TILE_COUNT
        self.choose_heirs(table, places, found)
        for place in places:
            for at in range(1, len(table[place])):
                self.is_there[table[place][at]] = True
        for tile in laid:
            self.is_there[tile] = True
        # Each set takes the tiles of the one whose place it has, then what is left.
        for index in range(len(found)):
            if self.heirs[index] >= 0:
                self.take(found[index], self.tiles[index], table[self.heirs[index]])
        for index in range(len(found)):
            self.fill(found[index], self.tiles[index])

    def choose_heirs(self, table: list[list[int]], places: list[int], found: list[list[int]]) -> None:
        """New sets take the places of those with which they have most faces in common, of the same kind if possible."""
        news = [bits_of(faces, 0) for faces in found]
        pairs: list[int] = []
        for place in places:
            old = bits_of(table[place], 1)
            kind = table[place][0]
            for index in range(len(found)):
                if old & news[index]:
                    common = 2 * (old & news[index]).bit_count() + (kind == found[index][0])
                    pairs.append((63 - common) << 16 | place << 8 | index)
        pairs.sort()
        is_taken = [False] * len(table)
        for pair in pairs:
            place = pair >> 8 & 255
            index = pair & 255
            if self.heirs[index] < 0 and not is_taken[place]:
                self.heirs[index] = place
                is_taken[place] = True

    def take(self, faces: list[int], tiles: list[int], source: list[int]) -> None:
        """Give a set those tiles of another that it has a place for."""
        for at in range(1, len(faces)):
            for place in range(1, len(source)):
                tile = source[place]
                if tile >> 1 == faces[at] and self.is_there[tile]:
                    tiles[at - 1] = tile
                    self.is_there[tile] = False
                    break

    def fill(self, faces: list[int], tiles: list[int]) -> None:
        """Give a set what it lacks."""
        for at in range(1, len(faces)):
            if tiles[at - 1] < 0:
                tile = 2 * faces[at]
                if not self.is_there[tile]:
                    tile += 1
                tiles[at - 1] = tile
                self.is_there[tile] = False


def bits_of(one: list[int], shift: int) -> int:
    """The faces of a set as bits: of faces without a shift, of tiles with a shift of one."""
    bits = 0
    for at in range(1, len(one)):
        bits |= 1 << (one[at] >> shift)
    return bits


def lay_out(table: list[list[int]], kept: list[bool], found: list[list[int]], laid: list[int]) -> list[list[int]]:
    """The final table: sets that are kept, and those that were found, made of the tiles of the others and of `laid`."""
    places = [place for place in range(len(table)) if not kept[place]]
    dealing = Dealing(table, places, found, laid)
    result: list[list[int]] = [table[place] if kept[place] else [] for place in range(len(table))]
    for index in range(len(found)):
        made = [found[index][0], *dealing.tiles[index]]
        if dealing.heirs[index] >= 0:
            result[dealing.heirs[index]] = made
        else:
            result.append(made)
    return [one for one in result if one]

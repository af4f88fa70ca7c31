"""The sets of Rummy israelí: what is a run or a group, what it is worth, and what its jokers stand for."""

from typing import Final

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.tiles import COLOUR, COLOUR_COUNT, FACE_NAMES, NUMBER, NUMBER_COUNT
from sobremesa.games.rummy.pieces import LARGEST_GROUP, SHORTEST_SET

NOBODY: Final = -1
GROUP_ROLES: Final = 52
"""The role of a joker in a run is the face it stands for; in a group, this plus the number (RUMMY-15)."""


class TileSet:
    """A set on the table. It never changes: a play puts others in its place, so copies of a match share it."""

    def __init__(self, name: int, colour: int, low: int, number: int, tiles: list[int]) -> None:
        self.name: Final = name
        """By which people and pages tell it from others as the table changes, from 1."""
        self.colour: Final = colour
        """Of a run; -1 for a group."""
        self.low: Final = low
        """The number of a run's first tile; 0 for a group."""
        self.number: Final = number
        """Of a group; 0 for a run."""
        self.tiles: Final = tiles
        """From low to high; a group in the order it was sent."""

    @property
    def is_run(self) -> bool:
        """A run, or else a group (RUMMY-16)."""
        return self.low > 0

    @property
    def value(self) -> int:
        """The numbers of its tiles, a joker counting as the one it stands for (RUMMY-17)."""
        size = len(self.tiles)
        return size * self.low + size * (size - 1) // 2 if self.low else size * self.number

    def role_at(self, index: int) -> int:
        """What a joker at this index stands for."""
        if self.low:
            return self.colour * NUMBER_COUNT + self.low - 1 + index
        return GROUP_ROLES + self.number

    def jokers(self) -> int:
        """How many of its tiles are jokers."""
        count = 0
        for tile in self.tiles:
            if tile >= FIRST_JOKER:
                count += 1
        return count

    def missing_faces(self) -> list[int]:
        """Of a group, the faces of the colours it lacks; its jokers stand for some of them."""
        colours = 0
        for tile in self.tiles:
            if tile < FIRST_JOKER:
                colours |= 1 << COLOUR[tile]
        return [colour * NUMBER_COUNT + self.number - 1 for colour in range(COLOUR_COUNT) if not colours >> colour & 1]

    def faces(self) -> tuple[int, ...]:
        """The same for two sets that are the same kind and have the same faces, in order if they are runs."""
        faces = [tile >> 1 for tile in self.tiles]
        if self.low:
            return (1, *faces)
        faces.sort()
        return (0, *faces)


def role_name(role: int) -> str:
    """What a joker stands for, as it is written: `R6` in a run, `8` in a group."""
    return FACE_NAMES[role] if role < GROUP_ROLES else str(role - GROUP_ROLES)


def why_invalid(is_run: bool, tiles: list[int]) -> str | None:
    """The code with which a list of different tiles is refused as a set of that kind (RUMMY-10 to RUMMY-14)."""
    size = len(tiles)
    if size < SHORTEST_SET:
        return "set_too_short"
    if is_run:
        return None if first_number(tiles) else "invalid_run"
    if size > LARGEST_GROUP:
        return "group_too_long"
    return None if group_number(tiles) else "invalid_group"


def first_number(tiles: list[int]) -> int:
    """The number of the first tile if these, as they are listed, form a run within 1 to 13; else 0."""
    colour = -1
    first = 0
    for index in range(len(tiles)):
        tile = tiles[index]
        if tile < FIRST_JOKER:
            if colour < 0:
                colour = COLOUR[tile]
                first = NUMBER[tile] - index
            elif COLOUR[tile] != colour or NUMBER[tile] - index != first:
                return 0
    return first if colour >= 0 and first >= 1 and first + len(tiles) - 1 <= NUMBER_COUNT else 0


def group_number(tiles: list[int]) -> int:
    """The one number of tiles of different colours; 0 if they have several, repeat a colour, or are all jokers."""
    number = 0
    colours = 0
    for tile in tiles:
        if tile < FIRST_JOKER:
            if (number and NUMBER[tile] != number) or colours >> COLOUR[tile] & 1:
                return 0
            number = NUMBER[tile]
            colours |= 1 << COLOUR[tile]
    return number


def set_of(name: int, is_run: bool, tiles: list[int]) -> TileSet:
    """The set that a valid list of tiles forms."""
    if not is_run:
        return TileSet(name, -1, 0, group_number(tiles), tiles)
    colour = -1
    for tile in tiles:
        if tile < FIRST_JOKER:
            colour = COLOUR[tile]
    return TileSet(name, colour, first_number(tiles), 0, tiles)


class LastPlay:
    """The last play of a hand: who made it, the tiles laid, and the names of the sets that are new or changed."""

    def __init__(self, seat: int, laid: list[int], changed: list[int]) -> None:
        self.seat: Final = seat
        self.laid: Final = laid
        self.changed: Final = changed


class FinishedHand:
    """A hand that has been counted, as it lay when it ended."""

    def __init__(
        self,
        reason: str,
        seat: int,
        table: list[TileSet],
        last_play: LastPlay | None,
        closing_tile: int,
        racks: list[list[int]],
    ) -> None:
        self.reason: Final = reason
        self.seat: Final = seat
        """Who closed it, or nobody."""
        self.table: Final = table
        self.last_play: Final = last_play
        self.closing_tile: Final = closing_tile
        self.racks: Final = racks


def lies_on(table: list[TileSet], tile: int) -> bool:
    """Whether the tile is in one of the sets."""
    return any(tile in each.tiles for each in table)


def name_sets(start: list[TileSet], proposed: list[TileSet], first_free: int) -> list[TileSet]:
    """The proposed sets with the names of those of the start table they have most in common with, or with new ones.

    Of two that could claim a name the one with more of its tiles gets it, of equals the one that comes first. Nobody
    has to remember a set by its place.
    """
    where: dict[int, int] = {}
    for index, old in enumerate(start):
        for tile in old.tiles:
            where[tile] = index
    claims: list[tuple[int, int, int]] = []
    for index, new in enumerate(proposed):
        common: dict[int, int] = {}
        for tile in new.tiles:
            if tile in where:
                common[where[tile]] = common.get(where[tile], 0) + 1
        for old_index, count in common.items():
            claims.append((-count, old_index, index))
    claims.sort()
    names = [0] * len(proposed)
    taken = [False] * len(start)
    for _, old_index, index in claims:
        if not taken[old_index] and not names[index]:
            taken[old_index] = True
            names[index] = start[old_index].name
    named: list[TileSet] = []
    for index, new in enumerate(proposed):
        if not names[index]:
            names[index] = first_free
            first_free += 1
        named.append(TileSet(names[index], new.colour, new.low, new.number, new.tiles))
    return named


def changed_sets(start: list[TileSet], final: list[TileSet]) -> list[int]:
    """The names of the sets that were not there, or had other tiles or another kind."""
    before = {old.name: old for old in start}
    return [new.name for new in final if new.name not in before or differs(before[new.name], new)]


def differs(one: TileSet, other: TileSet) -> bool:
    """Whether two sets are not made of the same tiles in the same way; the order in a group says nothing."""
    if one.is_run or other.is_run:
        return one.is_run != other.is_run or one.tiles != other.tiles
    return sorted(one.tiles) != sorted(other.tiles)

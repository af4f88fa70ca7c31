"""What the tiles of a rack can be used for: the one enumeration behind legal actions, appraisals and plans.

It lists every new meld of three tiles and every way to add one tile, with every place a wild tile may take. Most longer
actions come to the same as a sequence of these. Those that do not are listed as well: adds of up to five tiles in which
a two goes home to slot 2 while other wild tiles close the gap (`list_homecomings`), and where two wild tiles may lie in
a meld also `list_pairs` and `list_fives` (up to MOST_OF_A_KIND).
"""

from typing import Final

from sobremesa.core.tiles import COLOUR_COUNT, FACE_COUNT, FACE_NAMES, JOKER_FACE, NUMBER_COUNT
from sobremesa.games.burako.engine.melds import Meld, MeldRules, adds_of, faces_taken, layouts_to
from sobremesa.games.burako.pieces import (
    HIGH_ONE,
    LOW_ONE,
    NUMBERS,
    SHORTEST_MELD,
    SLOT_FACES,
    TWO,
    WILD_FACES,
    face_names,
)
from sobremesa.games.burako.schema import Add, BurakoAction, Kind, Lay

MOST_OF_A_KIND: Final = 200
"""Of the actions with two wild tiles; a rack with more of them than any deal brings would have thousands."""
NUMBER_BITS: Final = (1 << NUMBER_COUNT) - 1
FIVE: Final = 5
GAPS_OF_FIVE: Final[list[tuple[int, int]]] = [(1, 3), (2, 3), (1, 2)]
"""Where two wild tiles stand in a run of five that cannot be laid as three tiles first."""

MELD_NAMES: Final[list[str]] = [f"m{number}" for number in range(1, FACE_COUNT + 1)]
"""More than there can be: a meld has at least three of the 106 tiles."""
MELD_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(MELD_NAMES)}

# Lays of three tiles exist once; looked up by their faces and their kind.
LAYS_OF_THREE: Final[dict[int, Lay]] = {}


def lay_of_three(is_run: bool, one: int, two: int, three: int) -> Lay:
    """The action that lays these three tiles."""
    key = ((one << 6 | two) << 6 | three) << 1 | is_run
    lay = LAYS_OF_THREE.get(key)
    if lay is None:
        kind: Kind = "run" if is_run else "set"
        lay = Lay(kind, (FACE_NAMES[one], FACE_NAMES[two], FACE_NAMES[three]))
        LAYS_OF_THREE[key] = lay
    return lay


class RackPool:
    """The tiles of a rack by face: how many of each, and one bit for each that is there at all, and twice."""

    def __init__(self, rack: list[int]) -> None:
        self.size: Final = len(rack)
        first = 0
        second = 0
        for face in rack:
            bit = 1 << face
            if first & bit:
                second |= bit
            first |= bit
        self.first: Final = first
        self.second: Final = second
        self.wilds: Final = [face for face in WILD_FACES if first >> face & 1]

    def count(self, face: int) -> int:
        """How many tiles of this face there are."""
        return (self.first >> face & 1) + (self.second >> face & 1)


# New melds


def list_lays(pool: RackPool, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Every new meld of three tiles; with two wild tiles in a meld also runs of five."""
    if pool.size < SHORTEST_MELD:
        return
    for colour in range(COLOUR_COUNT):
        list_runs(pool, colour, rules, found)
    list_sets(pool, rules, found)
    if rules.most_wilds > 1 and pool.size >= FIVE and pool.wilds:
        list_fives(pool, rules, found)


def slots_held(pool: RackPool, colour: int, lowest: int) -> int:
    """The slots of a run of this colour for which there is a natural tile, one bit each."""
    numbers = pool.first >> (NUMBER_COUNT * colour) & NUMBER_BITS
    held = numbers << 1
    if numbers & 1:
        held |= 1 << HIGH_ONE
        if lowest > LOW_ONE:
            held &= ~(1 << LOW_ONE)
    return held


def list_runs(pool: RackPool, colour: int, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Runs of three tiles of one colour, one of which may be wild."""
    held = slots_held(pool, colour, rules.lowest)
    if held & (held - 1) == 0:
        return
    slots = SLOT_FACES[colour]
    has_wild = len(pool.wilds) > 0
    for start in range(rules.lowest, HIGH_ONE - 1):
        window = held >> start & 7
        if window == 7:
            found.append(lay_of_three(True, slots[start], slots[start + 1], slots[start + 2]))
        if has_wild and (window == 3 or window >= 5):
            list_runs_with_a_wild(pool, slots, start, window, found)


def list_runs_with_a_wild(pool: RackPool, slots: list[int], start: int, window: int, found: list[BurakoAction]) -> None:
    """Two natural tiles of the three slots, and each wild tile in the third.

    A two that is one of the natural tiles, or would be natural in the third slot, is no wild tile here.
    """
    one = slots[start]
    two = slots[start + 1]
    three = slots[start + 2]
    for wild in pool.wilds:
        once = not pool.second >> wild & 1
        if window & 6 == 6 and wild != one and not (once and wild == two):
            found.append(lay_of_three(True, wild, two, three))
        if window & 5 == 5 and wild != two and not (once and wild == one):
            found.append(lay_of_three(True, one, wild, three))
        if window & 3 == 3 and (not once or wild not in (one, two)):
            found.append(lay_of_three(True, one, two, wild))


def list_sets(pool: RackPool, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Sets of three tiles, one of which may be wild."""
    first = pool.first
    numbers = first | first >> NUMBER_COUNT | first >> (2 * NUMBER_COUNT) | first >> (3 * NUMBER_COUNT)
    for number in range(1, NUMBER_COUNT + 1):
        if numbers >> (number - 1) & 1 and (number != TWO or rules.sets_of_twos):
            tiles: list[int] = []
            face = number - 1
            while face < JOKER_FACE:
                if first >> face & 1:
                    tiles.append(face)
                    if pool.second >> face & 1:
                        tiles.append(face)
                face += NUMBER_COUNT
            if len(tiles) >= 2:
                list_sets_of(pool, number, tiles, found)


def list_sets_of(pool: RackPool, number: int, tiles: list[int], found: list[BurakoAction]) -> None:
    """Sets from all tiles of one number, in ascending order; equal ones are found once."""
    count = len(tiles)
    for i in range(count - 1):
        if i > 0 and tiles[i] == tiles[i - 1]:
            continue
        for j in range(i + 1, count):
            if j > i + 1 and tiles[j] == tiles[j - 1]:
                continue
            thirds = [tiles[k] for k in range(j + 1, count) if k == j + 1 or tiles[k] != tiles[k - 1]]
            thirds += [wild for wild in pool.wilds if NUMBERS[wild] != number]
            found.extend([lay_of_three(False, tiles[i], tiles[j], third) for third in thirds])


def list_fives(pool: RackPool, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Runs of three natural tiles with two wild ones between them, no three of which can be laid without the rest."""
    limit = len(found) + MOST_OF_A_KIND
    for colour in range(COLOUR_COUNT):
        held = slots_held(pool, colour, rules.lowest)
        for start in range(rules.lowest, HIGH_ONE - FIVE + 2):
            window = held >> start & 31
            for gaps in GAPS_OF_FIVE:
                wanted = 31 & ~(1 << gaps[0] | 1 << gaps[1])
                if window & wanted == wanted:
                    list_five(pool, colour, start, gaps, found, limit)


def list_five(
    pool: RackPool, colour: int, start: int, gaps: tuple[int, int], found: list[BurakoAction], limit: int
) -> None:
    """One window of five slots with wild tiles in its gaps, in every order."""
    slots = SLOT_FACES[colour]
    layout = slots[start : start + FIVE]
    for one in pool.wilds:
        for two in pool.wilds:
            if one == layout[gaps[0]] or two == layout[gaps[1]] or len(found) >= limit:
                continue
            tiles = layout[:]
            tiles[gaps[0]] = one
            tiles[gaps[1]] = two
            if tiles.count(one) <= pool.count(one) and tiles.count(two) <= pool.count(two):
                found.append(Lay("run", tuple(face_names(tiles))))


# Adding to the side's melds


def list_adds(pool: RackPool, melds: list[Meld], side: int, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Every way to add one tile to a meld of the side, and the adds of several tiles that come to something else."""
    for index in range(len(melds)):
        meld = melds[index]
        if meld.side == side:
            common = faces_taken(meld, rules) & pool.first
            if common:
                name = meld_name(index)
                for face in range(FACE_COUNT):
                    if common >> face & 1:
                        found.extend(adds_of(meld, name, face, rules))
            if meld.wilds and meld.low and pool.wilds and pool.size > 1:
                if rules.most_wilds > 1 and (meld.wilds == 1 or SLOT_FACES[meld.colour][TWO] in meld.faces):
                    list_pairs(pool, meld, meld_name(index), rules, found)
                if not rules.free:
                    list_homecomings(pool, meld, meld_name(index), rules, found)


def list_pairs(pool: RackPool, meld: Meld, name: str, rules: MeldRules, found: list[BurakoAction]) -> None:
    """A wild tile together with a natural one, where one after the other would not come to the same.

    That is where a wild tile would be one too many before the natural one lies there, or where the natural tile takes
    the slot of a wild one, which may be a two that goes home.
    """
    limit = len(found) + MOST_OF_A_KIND
    slots = SLOT_FACES[meld.colour]
    reach = HIGH_ONE if rules.free else 2
    tried = 0
    for slot in range(max(rules.lowest, meld.low - reach), min(HIGH_ONE, meld.high + reach) + 1):
        face = slots[slot]
        if not (pool.first & ~tried) >> face & 1 or (
            meld.low <= slot <= meld.high and not meld.is_wild(slot - meld.low)
        ):
            continue
        tried |= 1 << face
        for wild in pool.wilds:
            if len(found) < limit and (wild != face or pool.second >> wild & 1):
                found.extend([Add(name, tuple(face_names(one))) for one in layouts_to(meld, [wild, face], rules)])
    if rules.free and meld.size == SHORTEST_MELD:
        list_wild_pairs(pool, meld, name, rules, found)


def list_wild_pairs(pool: RackPool, meld: Meld, name: str, rules: MeldRules, found: list[BurakoAction]) -> None:
    """Two wild tiles for a run of three whose own wild tile is a two that goes home: one alone would be too many."""
    wilds = [wild for wild in pool.wilds if wild != SLOT_FACES[meld.colour][TWO]]
    for number, first in enumerate(wilds):
        for second in wilds[number:]:
            if first != second or pool.second >> first & 1:
                found.extend([Add(name, tuple(face_names(one))) for one in layouts_to(meld, [first, second], rules)])


def list_homecomings(pool: RackPool, meld: Meld, name: str, rules: MeldRules, found: list[BurakoAction]) -> None:
    """A wild two of the run's colour goes home to slot 2 across a gap, which other wild tiles help to close.

    The natural tile of its slot comes in with them. By itself that tile would only send the two to an end of the run,
    where it stays wild until its new slot is filled. Where natural tiles alone close the gap, they can be added first;
    so the slot below the run gets a wild tile. `list_pairs` finds the adds of two tiles where two tiles may be wild.
    """
    if meld.low <= TWO + 1 or meld.low > FIVE + TWO or (meld.low == TWO + 2 and rules.most_wilds > 1):
        return
    slots = SLOT_FACES[meld.colour]
    spare = rules.most_wilds - meld.wilds
    for index in range(meld.size):
        home = slots[meld.low + index]
        if meld.faces[index] == slots[TWO] and pool.first >> home & 1:
            run = meld.faces[:]
            run[index] = home
            for wild in pool.wilds:
                fillings = gap_fillings(pool, slots, meld.low - 2, [wild], spare)
                found.extend([Add(name, tuple(face_names([slots[TWO], *filled, *run]))) for filled in fillings])


def gap_fillings(pool: RackPool, slots: list[int], slot: int, above: list[int], spare: int) -> list[list[int]]:
    """The ways to fill the slots from 3 to this one, with natural tiles and up to `spare` wild ones, below `above`."""
    if slot == TWO:
        for wild in pool.wilds:
            if above.count(wild) > pool.count(wild):
                return []
        return [above]
    found: list[list[int]] = []
    if pool.first >> slots[slot] & 1:
        found.extend(gap_fillings(pool, slots, slot - 1, [slots[slot], *above], spare))
    if spare:
        for wild in pool.wilds:
            found.extend(gap_fillings(pool, slots, slot - 1, [wild, *above], spare - 1))
    return found


def meld_name(index: int) -> str:
    """Melds are called m1, m2 … in the order in which they were laid."""
    return MELD_NAMES[index]


def meld_index(name: str) -> int:
    """The index of the meld of that name; -1 if no meld is called so."""
    return MELD_INDEX.get(name, -1)

"""The melds of Burako: how lists of tiles are read, what lies on the table, and which tiles a meld takes.

A run occupies slots 1 to 14, both ends being places of a 1. Jokers and twos are wild wherever they are not natural, and
the place alone decides that (BURAKO-22).
"""

from typing import Final

from sobremesa.core.tiles import JOKER_FACE, NUMBER_COUNT
from sobremesa.games.burako.pieces import (
    CAN_BE_WILD,
    CANASTA_SIZE,
    COLOUR_OF,
    HIGH_ONE,
    IMPURE_CANASTA,
    LOW_ONE,
    NUMBER_MASKS,
    NUMBERS,
    PURE_CANASTA,
    SLOT_FACES,
    TWO,
    WILD_MASK,
    face_names,
    points_of,
)
from sobremesa.games.burako.schema import Add

NOBODY: Final = -1

# What is wrong with a list of tiles that is no run, instead of the slot of its first tile. Of two ways to read it the
# one that is less wrong counts.
MIXED_COLOURS: Final = -1
NO_FIRM_TILE: Final = -2
BAD_RUN: Final = -4
OUT_OF_RANGE: Final = -3

MIXED_NUMBERS: Final = -1
"""Instead of the number of a set."""


class MeldRules:
    """What the options say of melds."""

    def __init__(self, one_low: bool, most_wilds: int, sets_of_twos: bool, free: bool) -> None:
        self.lowest: Final = LOW_ONE if one_low else TWO
        """The lowest slot of a run (BURAKO-10)."""
        self.most_wilds: Final = most_wilds
        self.sets_of_twos: Final = sets_of_twos
        self.free: Final = free
        """Whether wild tiles may be placed anew whenever a tile is added to their run (BURAKO-27)."""

    @property
    def longest_run(self) -> int:
        """All slots there are (BURAKO-11)."""
        return HIGH_ONE - self.lowest + 1


# Reading a list of tiles


def run_colour(faces: list[int]) -> int:
    """The one colour of the firm tiles, MIXED_COLOURS, or NO_FIRM_TILE."""
    colour = NO_FIRM_TILE
    for face in faces:
        if not CAN_BE_WILD[face]:
            if colour == NO_FIRM_TILE:
                colour = COLOUR_OF[face]
            elif colour != COLOUR_OF[face]:
                return MIXED_COLOURS
    return colour


def run_start(faces: list[int], lowest: int) -> int:
    """The slot of the first tile if the firm tiles follow each other within the slots, or what is wrong.

    A 1 stands in slot 14, or in slot 1 if that is a slot of a run.
    """
    colour = run_colour(faces)
    if colour < 0:
        return colour
    index = 0
    while CAN_BE_WILD[faces[index]]:
        index += 1
    number = NUMBERS[faces[index]]
    if number != LOW_ONE:
        return fitting_start(faces, number - index, lowest)
    low = fitting_start(faces, LOW_ONE - index, lowest)
    if low > 0:
        return low
    high = fitting_start(faces, HIGH_ONE - index, lowest)
    return max(high, low)


def fitting_start(faces: list[int], start: int, lowest: int) -> int:
    """The start itself if every firm tile stands in its slot then, BAD_RUN or OUT_OF_RANGE."""
    slot = start
    for face in faces:
        if not CAN_BE_WILD[face]:
            number = NUMBERS[face]
            if number != slot and not (number == LOW_ONE and slot == HIGH_ONE):
                return BAD_RUN
            if slot == LOW_ONE and lowest > LOW_ONE:
                return BAD_RUN
        slot += 1
    return start if start >= lowest and slot - 1 <= HIGH_ONE else OUT_OF_RANGE


def set_number(faces: list[int]) -> int:
    """The one number of the firm tiles, or MIXED_NUMBERS; without a firm tile it is a set of twos."""
    number = 0
    for face in faces:
        if not CAN_BE_WILD[face]:
            if number == 0:
                number = NUMBERS[face]
            elif number != NUMBERS[face]:
                return MIXED_NUMBERS
    return number or TWO


def wilds_in_run(faces: list[int], start: int, colour: int) -> int:
    """How many tiles of a run are wild: jokers, and twos that are not in slot 2 of their own colour."""
    wilds = 0
    slots = SLOT_FACES[colour]
    for index in range(len(faces)):
        if faces[index] != slots[start + index]:
            wilds += 1
    return wilds


def wilds_in_set(faces: list[int], number: int) -> int:
    """How many tiles of a set are wild."""
    wilds = 0
    for face in faces:
        if NUMBERS[face] != number:
            wilds += 1
    return wilds


# What lies on the table


class Meld:
    """A run or a set of a side. It never changes: whoever adds to it puts a longer one in its place."""

    def __init__(self, side: int, colour: int, low: int, number: int, faces: list[int], wilds: int) -> None:
        self.side: Final = side
        self.colour: Final = colour
        """Of a run; -1 for a set."""
        self.low: Final = low
        """The slot of a run's first tile; 0 for a set."""
        self.number: Final = number
        """Of a set; 0 for a run."""
        self.faces: Final = faces
        """Of a run from low to high; of a set the natural tiles first, each kind in ascending order."""
        self.wilds: Final = wilds
        self.size: Final = len(faces)
        self.high: Final = low + len(faces) - 1 if low else 0
        self.taken = -1
        """The faces of which one tile could be added now, one bit each; -1 until somebody asks (engine/uses.py)."""
        self.adds: dict[int, list[Add]] = {}
        """The ways to add one tile, by its face; made when they are asked for (engine/uses.py)."""

    @property
    def is_run(self) -> bool:
        """A run, or else a set."""
        return self.low > 0

    @property
    def naturals(self) -> int:
        """How many of its tiles are not wild."""
        return self.size - self.wilds

    @property
    def is_canasta(self) -> bool:
        """Seven tiles or more (BURAKO-17)."""
        return self.size >= CANASTA_SIZE

    @property
    def points(self) -> int:
        """What its tiles are worth, a wild tile its own value (BURAKO-56)."""
        return points_of(self.faces)

    @property
    def bonus(self) -> int:
        """What it pays as a canasta, as it lies now (BURAKO-17, BURAKO-55)."""
        if self.size < CANASTA_SIZE:
            return 0
        return IMPURE_CANASTA if self.wilds else PURE_CANASTA

    def is_wild(self, index: int) -> bool:
        """Whether this one of its tiles is wild."""
        if self.low:
            return self.faces[index] != SLOT_FACES[self.colour][self.low + index]
        return NUMBERS[self.faces[index]] != self.number

    def natural_slots(self) -> int:
        """The slots of a run that natural tiles hold, one bit each."""
        slots = 0
        for index in range(self.size):
            if not self.is_wild(index):
                slots |= 1 << (self.low + index)
        return slots


class FinishedHand:
    """A hand that has ended, as it lay then. Of a void one no rack is kept."""

    def __init__(self, reason: str, seat: int, by_discard: bool, melds: list[Meld], racks: list[list[int]]) -> None:
        self.reason: Final = reason
        self.seat: Final = seat
        """Who closed, or nobody."""
        self.by_discard: Final = by_discard
        self.melds: Final = melds
        self.racks: Final = racks


def run_of(side: int, faces: list[int], lowest: int) -> Meld:
    """The run of these tiles, which have been found to be one."""
    colour = run_colour(faces)
    start = run_start(faces, lowest)
    return Meld(side, colour, start, 0, faces, wilds_in_run(faces, start, colour))


def set_of(side: int, faces: list[int]) -> Meld:
    """The set of these tiles, which have been found to be one."""
    number = set_number(faces)
    naturals = sorted([face for face in faces if NUMBERS[face] == number])
    wilds = sorted([face for face in faces if NUMBERS[face] != number])
    return Meld(side, -1, 0, number, naturals + wilds, len(wilds))


def meld_of(side: int, is_run: bool, faces: list[int], lowest: int) -> Meld:
    """The meld of these tiles, which have been found to be one."""
    return run_of(side, faces, lowest) if is_run else set_of(side, faces)


# What can be added, one tile at a time


def faces_taken(meld: Meld, rules: MeldRules) -> int:
    """The faces of which one tile can be added to the meld as it lies, one bit each."""
    if meld.taken < 0:
        meld.taken = faces_a_run_takes(meld, rules) if meld.low else faces_a_set_takes(meld, rules)
    return meld.taken


def has_room_for_a_wild(meld: Meld, rules: MeldRules) -> bool:
    """Whether one more wild tile would not be too many (BURAKO-16)."""
    return meld.wilds < rules.most_wilds and meld.wilds + 1 < meld.naturals


def faces_a_set_takes(meld: Meld, rules: MeldRules) -> int:
    """Tiles of its number, and a wild tile where one more is allowed (BURAKO-13, BURAKO-28)."""
    faces = NUMBER_MASKS[meld.number]
    if has_room_for_a_wild(meld, rules):
        faces |= NUMBER_MASKS[0] if meld.number == TWO else WILD_MASK
    return faces


def faces_a_run_takes(meld: Meld, rules: MeldRules) -> int:
    """Tiles for its ends and for the slots of its wild tiles, and a wild tile where one more is allowed."""
    if meld.size >= rules.longest_run:
        return 0
    if rules.free:
        return faces_a_free_run_takes(meld, rules)
    faces = WILD_MASK if has_room_for_a_wild(meld, rules) else 0
    slots = SLOT_FACES[meld.colour]
    if meld.low > rules.lowest:
        faces |= 1 << slots[meld.low - 1]
    if meld.high < HIGH_ONE:
        faces |= 1 << slots[meld.high + 1]
    if meld.wilds:
        for index in range(meld.size):
            if meld.is_wild(index):
                faces |= 1 << slots[meld.low + index]
    return faces


def faces_a_free_run_takes(meld: Meld, rules: MeldRules) -> int:
    """The same where wild tiles are placed anew; all wild tiles but the two of its colour have the same chances."""
    faces = WILD_MASK if free_layouts(meld, [JOKER_FACE], rules) else 0
    for number in range(1, NUMBER_COUNT + 1):
        face = NUMBER_COUNT * meld.colour + number - 1
        if free_layouts(meld, [face], rules):
            faces |= 1 << face
        else:
            faces &= ~(1 << face)
    return faces


def adds_of(meld: Meld, name: str, face: int, rules: MeldRules) -> list[Add]:
    """Every way to add one tile of this face to the meld, which takes it; a wild tile in every place it may get."""
    adds = meld.adds.get(face)
    if adds is None:
        adds = [Add(name, tuple(face_names(layout))) for layout in layouts_with(meld, face, rules)]
        meld.adds[face] = adds
    return adds


def layouts_with(meld: Meld, face: int, rules: MeldRules) -> list[list[int]]:
    """The meld as it may lie with one more tile of this face."""
    if not meld.low:
        return [set_of(meld.side, [*meld.faces, face]).faces]
    if rules.free or meld.wilds > 1:
        return layouts_to(meld, [face], rules)
    return different(run_layouts(meld, face, rules))


def different(layouts: list[list[int]]) -> list[list[int]]:
    """Each layout once, in the order in which they were found."""
    kept: list[list[int]] = []
    for layout in layouts:
        if layout not in kept:
            kept.append(layout)
    return kept


def run_layouts(meld: Meld, face: int, rules: MeldRules) -> list[list[int]]:
    """One more tile at an end; or in the slot of the wild tile, which moves to an end (BURAKO-23 to BURAKO-26).

    Of two wild tiles the one could move to the other's slot, if it is at home there: `layouts_to` knows.
    """
    found: list[list[int]] = []
    slots = SLOT_FACES[meld.colour]
    wild_too = CAN_BE_WILD[face] and has_room_for_a_wild(meld, rules)
    has_low = meld.low > rules.lowest
    has_high = meld.high < HIGH_ONE
    if has_low and (wild_too or slots[meld.low - 1] == face):
        found.append([face, *meld.faces])
    if has_high and (wild_too or slots[meld.high + 1] == face):
        found.append([*meld.faces, face])
    if meld.wilds:
        for index in range(meld.size):
            if slots[meld.low + index] == face and meld.faces[index] != face:
                swapped = meld.faces[:]
                wild = swapped[index]
                swapped[index] = face
                if has_low:
                    found.append([wild, *swapped])
                if has_high:
                    found.append([*swapped, wild])
    return found


def free_layouts(meld: Meld, added: list[int], rules: MeldRules) -> list[list[int]]:
    """The natural tiles where they are, the wild ones wherever they make a run with the tiles added (BURAKO-27).

    A wild two of the run's own colour may go home to slot 2, and is no wild tile then (BURAKO-24).
    """
    own_two = NUMBER_COUNT * meld.colour + TWO - 1
    wilds = [face for index, face in enumerate(meld.faces) if meld.is_wild(index)]
    movable = [face for face in wilds if face == own_two]
    found: list[list[int]] = []
    others = [face for face in wilds if face != own_two]
    place_tiles(meld.colour, movable + added, meld.natural_slots(), others, rules, found)
    return found


def place_tiles(
    colour: int, tiles: list[int], naturals: int, wilds: list[int], rules: MeldRules, found: list[list[int]]
) -> None:
    """All runs of these tiles with natural ones in these slots and with these wild ones.

    Each of the tiles is natural in its slot, a 1 in either of its slots, or wild if it can be.
    """
    if len(wilds) > rules.most_wilds:
        return
    if not tiles:
        fill_gaps(colour, naturals, wilds, rules, found)
        return
    face = tiles[0]
    rest = tiles[1:]
    if COLOUR_OF[face] == colour:
        number = NUMBERS[face]
        for slot in (number, number + NUMBER_COUNT):
            if rules.lowest <= slot <= HIGH_ONE and not naturals >> slot & 1:
                place_tiles(colour, rest, naturals | 1 << slot, wilds, rules, found)
    if CAN_BE_WILD[face]:
        place_tiles(colour, rest, naturals, [*wilds, face], rules, found)


def fill_gaps(colour: int, naturals: int, wilds: list[int], rules: MeldRules, found: list[list[int]]) -> None:
    """All runs that hold the natural slots and place the wild tiles in the gaps and at the ends."""
    if not naturals:
        return
    low = 0
    while not naturals >> low & 1:
        low += 1
    high = naturals.bit_length() - 1
    held = 0
    for slot in range(low, high + 1):
        held += naturals >> slot & 1
    size = held + len(wilds)
    orders = [wilds] if len(wilds) < 2 or wilds[0] == wilds[1] else [wilds, wilds[::-1]]
    slots = SLOT_FACES[colour]
    for start in range(max(rules.lowest, high - size + 1), min(low, HIGH_ONE - size + 1) + 1):
        for order in orders:
            layout: list[int] = []
            used = 0
            for slot in range(start, start + size):
                if naturals >> slot & 1:
                    layout.append(slots[slot])
                else:
                    layout.append(order[used])
                    used += 1
            count = wilds_in_run(layout, start, colour)
            if count <= rules.most_wilds and count < size - count:
                found.append(layout)


def layouts_to(meld: Meld, added: list[int], rules: MeldRules) -> list[list[int]]:
    """Every way a run may lie with these tiles added to it, each once."""
    layouts = different(free_layouts(meld, added, rules))
    if rules.free:
        return layouts
    return [layout for layout in layouts if keeps_its_wilds(meld, layout, run_start(layout, rules.lowest))]


def runs_of(tiles: list[int], rules: MeldRules) -> list[list[int]]:
    """Every new run that these tiles can be, each once."""
    found: list[list[int]] = []
    colour = run_colour(tiles)
    if colour >= 0 and len(tiles) <= rules.longest_run:
        place_tiles(colour, tiles, 0, [], rules, found)
    return different(found)


def keeps_its_wilds(meld: Meld, layout: list[int], start: int) -> bool:
    """Whether every slot of a wild tile holds the same face afterwards, or the natural one (BURAKO-26)."""
    slots = SLOT_FACES[meld.colour]
    for index in range(meld.size):
        if meld.is_wild(index):
            place = meld.low + index - start
            if not 0 <= place < len(layout):
                return False
            if layout[place] != meld.faces[index] and layout[place] != slots[meld.low + index]:
                return False
    return True

"""What a seat of Burako makes of its rack and of the open table: what melds may become, what tiles are good for.

It looks at nothing but what the seat knows: its own rack, the melds, the pozo, and what others took with it.
All values are points of the hand, as far as they can be guessed.
"""

from typing import Final

from sobremesa.core.tiles import COLOUR_COUNT, FACE_COUNT, JOKER_FACE, NUMBER_COUNT
from sobremesa.games.burako.engine.melds import Meld, faces_taken
from sobremesa.games.burako.pieces import (
    CAN_BE_WILD,
    CANASTA_SIZE,
    COLOUR_OF,
    COPIES,
    HIGH_ONE,
    LOW_ONE,
    NUMBERS,
    SLOT_FACES,
    TWO,
    VALUES,
)
from sobremesa.games.burako.rules import BurakoState

# What a meld of so many tiles is good for as a canasta to come, pure and impure; from seven on it is one.
PURE_HOPES: Final[list[float]] = [0.0, 0.0, 0.0, 14.0, 30.0, 60.0, 110.0, 200.0]
IMPURE_HOPES: Final[list[float]] = [0.0, 0.0, 0.0, 4.0, 12.0, 30.0, 65.0, 100.0]
HOPELESS: Final = 0.35
"""What is left of the hope where the tiles that are needed are gone, and only wild ones could help."""
GOES_HOME: Final = 0.5
"""How much of the hope for a pure canasta is left while the wild tile of a run is a two that may become natural."""
FIRST_CANASTA: Final = 80.0
"""A side without one cannot close, and without any the hand is void."""

WILD_WORTH: Final = 55.0
"""What a wild tile may still bring if it is kept."""
MUERTO_WORTH: Final = 130.0
DIRECT_WORTH: Final = 160.0
"""Buying saves 100 points and brings eleven tiles; directly they can be laid at once."""
LAST_TILE_WORTH: Final = 100.0
"""Being left with one tile before the muerto is bought: discarding it buys, though the tiles have to wait a turn."""
CLOSING_WORTH: Final = 250.0
TEMPO: Final = 5.0
"""What a tile less on the rack is worth on the way to the muerto or to closing."""
UNKNOWN_TILE: Final = 10.0
"""Points of a tile nobody has seen, on average."""

MANY: Final = 99
NOT_JUDGED: Final = -9999.0
FARTHEST_FROM_HOME: Final = 5
"""The slot up to which a run may begin so that its two is likely to get home."""


class Judge:
    """One seat's judgement of one moment."""

    def __init__(self, world: BurakoState, seat: int) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.side: Final = world.side(seat)
        self.left: Final = self.tiles_left()
        self.risk: Final = self.risk_of_the_end()
        self.wild_worth: Final = (1.0 - self.risk) * WILD_WORTH
        self.counts: Final = counts_of(world.racks[seat])
        self.kept: Final = [NOT_JUDGED] * FACE_COUNT
        """What each tile of the rack is good for, once it has been asked for."""

    def tiles_left(self) -> list[int]:
        """For each face, how many tiles may still come to this side: all that are not laid and not known elsewhere."""
        left = [COPIES] * FACE_COUNT
        world = self.world
        for meld in world.melds:
            for face in meld.faces:
                left[face] -= 1
        for other in range(world.players):
            if world.side(other) != self.side:
                for face in world.known[other]:
                    left[face] -= 1
        return left

    def risk_of_the_end(self) -> float:
        """How likely the hand ends before this seat is to play again."""
        world = self.world
        risk = 0.05
        if len(world.stock) <= world.players:
            risk = 0.9
        elif len(world.stock) <= 2 * world.players:
            risk = 0.45
        elif len(world.stock) <= 4 * world.players:
            risk = 0.15
        other = 1 - self.side
        if world.has_bought(other):
            least = MANY
            for seat in range(other, world.players, 2):
                least = min(least, len(world.racks[seat]))
            threat = 0.7 if least <= 2 else 0.45 if least <= 4 else 0.25 if least <= 7 else 0.1
            if not world.canastas[other]:
                threat *= 0.4
            risk = max(risk, threat)
        return risk

    # Melds

    def meld_worth(self, meld: Meld) -> float:
        """Points of the tiles, and of the canasta it is or may become."""
        hopes = IMPURE_HOPES if meld.wilds else PURE_HOPES
        worth = float(meld.points)
        if meld.size >= CANASTA_SIZE:
            return worth + hopes[CANASTA_SIZE]
        hope = hopes[meld.size]
        if meld.wilds == 1 and meld.low and self.may_go_home(meld):
            hope += GOES_HOME * (PURE_HOPES[meld.size] - hope)
        hope *= 1.0 - 0.7 * self.risk
        if not self.can_grow(meld, CANASTA_SIZE - meld.size):
            hope *= HOPELESS
        return worth + hope

    def may_go_home(self, meld: Meld) -> bool:
        """Whether the wild tile of a run is a two that may still come to slot 2, where it is natural (BURAKO-24)."""
        slots = SLOT_FACES[meld.colour]
        if meld.low <= TWO or meld.low > FARTHEST_FROM_HOME:
            return False
        for index in range(meld.size):
            if meld.faces[index] == slots[TWO]:
                return self.left[slots[meld.low + index]] > 0 and all_left(self.left, slots[TWO + 1 : meld.low])
        return False

    def can_grow(self, meld: Meld, tiles: int) -> bool:
        """Whether so many natural tiles may still come."""
        if not meld.low:
            count = 0
            for colour in range(COLOUR_COUNT):
                count += self.left[NUMBER_COUNT * colour + meld.number - 1]
            return count >= tiles
        slots = SLOT_FACES[meld.colour]
        count = 0
        slot = meld.low - 1
        while slot >= self.world.meld_rules.lowest and self.left[slots[slot]] > 0 and count < tiles:
            count += 1
            slot -= 1
        slot = meld.high + 1
        while slot <= HIGH_ONE and self.left[slots[slot]] > 0 and count < tiles:
            count += 1
            slot += 1
        return count >= tiles

    # Tiles of the rack

    def worth_kept(self, face: int) -> float:
        """What a tile of the rack is good for if it stays there."""
        worth = self.kept[face]
        if worth == NOT_JUDGED:
            worth = self.wild_kept(face) if CAN_BE_WILD[face] else self.firm_kept(face)
            self.kept[face] = worth
        return worth

    def wild_kept(self, face: int) -> float:
        """The same of a wild tile."""
        return self.wild_worth - self.risk * VALUES[face]

    def firm_kept(self, face: int) -> float:
        """The same of another tile: by its neighbours, the tiles of its number and the melds of the side."""
        counts = self.counts
        use = 0.0
        number = NUMBERS[face]
        for other in range(number - 1, JOKER_FACE, NUMBER_COUNT):
            held = counts[other] - (other == face)
            if held > 0:
                use += 4.0 * held
            elif self.left[other] - counts[other] > 0:
                use += 0.4
        slots = SLOT_FACES[COLOUR_OF[face]]
        use += self.worth_of_neighbours(slots, number)
        if number == LOW_ONE:
            use += self.worth_of_neighbours(slots, HIGH_ONE)
        use += self.worth_beside_melds(face)
        return use * (1.0 - self.risk) - self.risk * VALUES[face]

    def worth_of_neighbours(self, slots: list[int], slot: int) -> float:
        """What the tiles up to two slots away make of a tile: those on the rack, and those that may still come."""
        worth = 0.0
        for step in (-2, -1, 1, 2):
            near = slot + step
            if LOW_ONE <= near <= HIGH_ONE:
                other = slots[near]
                if self.counts[other] > 0:
                    worth += 5.0 if step in (-1, 1) else 3.0
                elif self.left[other] > 0:
                    worth += 0.4
        return worth

    def worth_beside_melds(self, face: int) -> float:
        """What the tile may add to the melds of the side, now or once another tile has come."""
        worth = 0.0
        for meld in self.world.melds:
            if meld.side != self.side:
                continue
            if faces_taken(meld, self.world.meld_rules) >> face & 1:
                worth += 15.0
            elif meld.low and meld.colour == COLOUR_OF[face]:
                number = NUMBERS[face]
                slots = SLOT_FACES[meld.colour]
                low = number == meld.low - 2 and self.left[slots[meld.low - 1]] > 0
                above = number == meld.high + 2 or (number == 1 and meld.high == HIGH_ONE - 2)
                if low or (above and self.left[slots[meld.high + 1]] > 0):
                    worth += 6.0
        return worth

    def rack_worth(self) -> float:
        """What all tiles of the rack are good for together, less what their number costs in time."""
        worth = 0.0
        for face in self.world.racks[self.seat]:
            worth += self.worth_kept(face) - TEMPO
        return worth

    # Discards

    def danger(self, face: int) -> float:
        """What the next player, an opponent, may make of the tile, and of the pozo with it."""
        world = self.world
        danger = 0.0
        other = 1 - self.side
        if CAN_BE_WILD[face]:
            danger = 35.0
        for meld in world.melds:
            if meld.side == other and faces_taken(meld, world.meld_rules) >> face & 1:
                danger += 10.0 + 0.25 * PURE_HOPES[min(meld.size + 1, CANASTA_SIZE)]
        next_seat = (self.seat + 1) % world.players
        known = world.known[next_seat]
        for held in known:
            if held == face or NUMBERS[held] == NUMBERS[face]:
                danger += 5.0
            elif COLOUR_OF[held] == COLOUR_OF[face] and -3 < NUMBERS[held] - NUMBERS[face] < 3:
                danger += 4.0
        return danger * (1.0 + 0.08 * len(world.pozo))

    # Closing

    def should_close(self) -> bool:
        """Whether closing now is better than playing on: the partner may hold more than all that it brings."""
        world = self.world
        ours = 0
        theirs = 0
        for seat in range(world.players):
            if world.side(seat) != self.side:
                theirs += len(world.racks[seat])
            elif seat != self.seat:
                ours += len(world.racks[seat])
        gain = 100.0 + UNKNOWN_TILE * (theirs - ours)
        if not world.has_bought(1 - self.side):
            gain += 100.0
        return gain > 0.0 or self.risk > 0.3


def all_left(left: list[int], faces: list[int]) -> bool:
    """Whether a tile of each of these faces may still come."""
    return all(left[face] for face in faces)


def counts_of(rack: list[int]) -> list[int]:
    """How many tiles of each face there are."""
    counts = [0] * FACE_COUNT
    for face in rack:
        counts[face] += 1
    return counts

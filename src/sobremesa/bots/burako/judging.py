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
    NUMBERS,
    SLOT_FACES,
    VALUES,
)
from sobremesa.games.burako.rules import BurakoState

# What a meld of so many tiles is good for as a canasta to come, pure and impure; from seven on it is one.
PURE_HOPES: Final[list[float]] = [0.0, 0.0, 0.0, 14.0, 30.0, 60.0, 110.0, 200.0]
IMPURE_HOPES: Final[list[float]] = [0.0, 0.0, 0.0, 4.0, 12.0, 30.0, 65.0, 100.0]
HOPELESS: Final = 0.35
"""What is left of the hope where the tiles that are needed are gone, and only wild ones could help."""
FIRST_CANASTA: Final = 80.0
"""A side without one cannot close, and without any the hand is void."""

WILD_WORTH: Final = 55.0
"""What a wild tile may still bring if it is kept."""
MUERTO_WORTH: Final = 130.0
DIRECT_WORTH: Final = 160.0
"""Buying saves 100 points and brings eleven tiles; directly they can be laid at once."""
CLOSING_WORTH: Final = 250.0
TEMPO: Final = 5.0
"""What a tile less on the rack is worth on the way to the muerto or to closing."""
UNKNOWN_TILE: Final = 10.0
"""Points of a tile nobody has seen, on average."""


class Judge:
    """One seat's judgement of one moment."""

    def __init__(self, world: BurakoState, seat: int) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.side: Final = world.side(seat)
        self.left: Final = self.tiles_left()
        self.risk = self.risk_of_the_end()
        self.wild_worth = (1.0 - self.risk) * WILD_WORTH

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
        hope = hopes[meld.size] * (1.0 - 0.7 * self.risk)
        if not self.can_grow(meld, CANASTA_SIZE - meld.size):
            hope *= HOPELESS
        return worth + hope

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

    def worth_kept(self, face: int, counts: list[int]) -> float:
        """What a tile of the rack is good for if it stays there; `counts` is the rack by face."""
        if CAN_BE_WILD[face]:
            return self.wild_worth - self.risk * VALUES[face]
        use = 0.0
        number = NUMBERS[face]
        base = NUMBER_COUNT * COLOUR_OF[face]
        for other in range(number - 1, JOKER_FACE, NUMBER_COUNT):
            held = counts[other] - (other == face)
            if held > 0:
                use += 4.0 * held
            elif self.left[other] - counts[other] > 0:
                use += 0.4
        for step in (-2, -1, 1, 2):
            near = number + step
            if near == NUMBER_COUNT + 1:
                near = 1
            if not 1 <= near <= NUMBER_COUNT:
                continue
            other = base + near - 1
            if counts[other] > 0:
                use += 5.0 if step in (-1, 1) else 3.0
            elif self.left[other] > 0:
                use += 0.4
        use += self.worth_beside_melds(face)
        return use * (1.0 - self.risk) - self.risk * VALUES[face]

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

    def rack_worth(self, rack: list[int]) -> float:
        """What all tiles of a rack are good for together, less what their number costs in time."""
        counts = counts_of(rack)
        worth = 0.0
        for face in rack:
            worth += self.worth_kept(face, counts)
        return worth - TEMPO * len(rack)

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


MANY: Final = 99


def counts_of(rack: list[int]) -> list[int]:
    """How many tiles of each face there are."""
    counts = [0] * FACE_COUNT
    for face in rack:
        counts[face] += 1
    return counts

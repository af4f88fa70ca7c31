"""Three players of Sorry!, who look at nothing but what their seat knows.

All of them look at the board as a play would leave it. Easy counts the squares and is careless, medium and hard weigh
what the pawns of everybody are worth where they stand.
"""

from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.games.sorry.actions import SorryAction
from sobremesa.games.sorry.pieces import ENTRY, FIRST_SAFETY, HOME, PLACES, START
from sobremesa.games.sorry.rules import SorryState

EASY_MOOD: Final = 12

OUT: Final = 14.0
"""What it is worth to have left START, in squares."""
SAFE: Final = 12.0
"""What it is worth to stand where nobody can do harm."""
MEDIUM_MOOD: Final = 4


def worth(place: int) -> float:
    """What a pawn is worth where it stands, in squares."""
    if place == START:
        return 0.0
    if place >= FIRST_SAFETY:
        return OUT + SAFE + place
    near_home_by_the_back_way = 4.0 if place <= 5 else 0.0
    return OUT + near_home_by_the_back_way + place * (0.9 if place < ENTRY else 1.0)


WORTH: Final[list[float]] = [worth(place) for place in range(PLACES)]


def balance(world: SorryState, seat: int) -> float:
    """What the team's pawns are worth, less those of an average opponent of each."""
    own = 0.0
    for pawn in world.seating.pawns[seat]:
        own += WORTH[world.places[pawn]]
    others = 0.0
    for pawn in world.seating.opponents[seat]:
        others += WORTH[world.places[pawn]]
    return own - others * len(world.seating.pawns[seat]) / len(world.seating.opponents[seat])


def after(world: SorryState, action: SorryAction) -> SorryState:
    """The board as the play leaves it, before any card is turned up."""
    tried = world.copy()
    tried.use(action)
    return tried


def best(world: SorryState, seat: int, chance: Chance, mood: int) -> SorryAction:
    """The play with the best balance, give or take a mood."""
    actions = world.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    found = actions[0]
    most = -10000.0
    for action in actions:
        value = balance(after(world, action), seat) + chance.below(mood)
        if value > most:
            found = action
            most = value
    return found


class Easy:
    """A beginner: likes to go forward and is not always careful."""

    def choose(self, world: SorryState, seat: int, chance: Chance, seconds: float) -> SorryAction:
        """The play that brings the own pawns furthest, more or less."""
        actions = world.legal_actions(seat)
        found = actions[0]
        most = -10000
        for action in actions:
            tried = after(world, action)
            squares = chance.below(EASY_MOOD)
            for pawn in world.seating.pawns[seat]:
                squares += min(tried.places[pawn], HOME)
            if squares > most:
                found = action
                most = squares
        return found


class Medium:
    """Weighs all pawns."""

    def choose(self, world: SorryState, seat: int, chance: Chance, seconds: float) -> SorryAction:
        """The play with the best balance, nearly."""
        return best(world, seat, chance, MEDIUM_MOOD)


class Hard:
    """Weighs all pawns with care."""

    def choose(self, world: SorryState, seat: int, chance: Chance, seconds: float) -> SorryAction:
        """The play with the best balance."""
        return best(world, seat, chance, 1)

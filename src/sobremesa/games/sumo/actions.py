"""What a player of Sumo can do: three things, no others."""

from typing import Final

from sobremesa.core.actions import Action
from sobremesa.games.sumo.pieces import NAMES, ROWS


class PlayCard(Action, frozen=True):
    """Lay a card of the hand face down: 1 to 102, `J5` or `J7`."""

    card: int | str


class PlaceJoker(Action, frozen=True):
    """Put the joker that is next to be placed to the right of a row, 1 to 4."""

    row: int


class TakeRow(Action, frozen=True):
    """Take a row, 1 to 4, because the card that is next to be placed is lower than all of them."""

    row: int


SumoAction = PlayCard | PlaceJoker | TakeRow

# There are few distinct actions, so each exists once. The first list is indexed by card + 1, the others by row - 1.
PLAY_CARD: Final = [PlayCard(name) for name in NAMES]
PLACE_JOKER: Final = [PlaceJoker(row) for row in range(1, ROWS + 1)]
TAKE_ROW: Final = [TakeRow(row) for row in range(1, ROWS + 1)]

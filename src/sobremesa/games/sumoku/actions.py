"""What a player of Sumoku can do. Tiles are written with their copy: `R5a`."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from sobremesa.core.actions import Action
from sobremesa.core.refused import Refused

LONGEST_NAME: Final = 32
"""Of whatever is sent as the name of a tile."""
MOST_LISTED: Final = 200
"""Tiles in one action; more than there are, so that a tile named twice is refused for what it is."""

Tile = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile laid on a cell; `value` says how a six lies, 6 or 9, and is left out for other tiles. Left out it is 6."""

    tile: Tile
    x: int
    y: int
    value: int | UnsetType = UNSET


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that goes to a cell, or back to the rack if both coordinates are null.

    `value` says how a six is to lie; left out, one from the rack lies as 6 and one on the grid stays as it lies.
    """

    tile: Tile
    x: int | None
    y: int | None
    value: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.x is None) != (self.y is None):
            raise Refused("malformed_action", name="arrange")


class Play(Action, frozen=True):
    """Lay tiles of the rack in one row or column of the common grid."""

    placements: Annotated[tuple[Placement, ...], Meta(max_length=MOST_LISTED)]


class Pass(Action, frozen=True):
    """Classic: lay nothing, or nothing more. Spot: say that there is nothing to see."""


class Ready(Action, frozen=True):
    """The next deal may come."""


class Arrange(Action, frozen=True):
    """Move tiles between rack and grid, all at once: they are lifted first and set down then."""

    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_LISTED)]


class Exchange(Action, frozen=True):
    """Give one tile back for two of the pile."""

    tile: Tile


class Claim(Action, frozen=True):
    """Sumoku! The grid is complete, as it is in this version of the owner's tiles."""

    version: int


class Call(Action, frozen=True):
    """Name the sum of four tiles on display."""

    round: int
    sum: int


class Show(Action, frozen=True):
    """Show the four tiles whose sum was called."""

    round: int
    tiles: Annotated[tuple[Tile, ...], Meta(max_length=MOST_LISTED)]


class GiveUp(Action, frozen=True):
    """Leave the round."""


SumokuAction = Play | Pass | Ready | Arrange | Exchange | Claim | Call | Show | GiveUp

# Actions without parameters exist once.
PASS: Final = Pass()
READY: Final = Ready()
GIVE_UP: Final = GiveUp()

"""What a player of Burako can do. Tiles are written by their faces alone: `R7`, `K13`, `J`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from sobremesa.core.actions import Action
from sobremesa.core.tiles import FACE_NAMES, TILE_COUNT

LONGEST_NAME: Final = 32
"""Of whatever is sent as the name of a tile or a meld; no tile has a longer one than three letters."""

Tile = Annotated[str, Meta(max_length=LONGEST_NAME)]
Tiles = Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=TILE_COUNT)]
Kind = Literal["run", "set"]


class Draw(Action, frozen=True):
    """Take the top tile of the stock."""


class TakePozo(Action, frozen=True):
    """Take all tiles of the pozo."""


class ReturnTile(Action, frozen=True):
    """The starter puts the tile just drawn on the pozo and takes another."""


class Lay(Action, frozen=True):
    """Lay a new meld; a run is listed from low to high, wild tiles standing where they belong."""

    kind: Kind
    tiles: Tiles


class Add(Action, frozen=True):
    """Add tiles to a meld of the own side: the whole meld as it shall lie afterwards, a run from low to high."""

    meld: Annotated[str, Meta(max_length=LONGEST_NAME)]
    tiles: Tiles


class Discard(Action, frozen=True):
    """Put a tile of the rack on the pozo, which ends the turn."""

    tile: Tile


BurakoAction = Draw | TakePozo | ReturnTile | Lay | Add | Discard

# Actions that are few exist once; the list is indexed by face.
DRAW: Final = Draw()
TAKE_POZO: Final = TakePozo()
RETURN_TILE: Final = ReturnTile()
DISCARD: Final = [Discard(name) for name in FACE_NAMES]

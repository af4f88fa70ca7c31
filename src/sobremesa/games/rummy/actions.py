"""What a player of Rummy israelí can do. Tiles are written with their copy: `R6a`, `K13b`, `Ja`."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.core.tiles import TILE_COUNT
from sobremesa.games.rummy.pieces import MOST_SETS

LONGEST_NAME: Final = 32
"""Of whatever is sent as the name of a tile; no tile has a longer one than four letters."""

LONGEST_ACTION: Final = 2048
"""Bytes of JSON: all 106 tiles in 35 sets take 1,670."""

Kind = Literal["run", "group"]
Tile = Annotated[str, Meta(max_length=LONGEST_NAME)]
Tiles = Annotated[tuple[Tile, ...], Meta(max_length=TILE_COUNT)]


class ProposedSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A run, listed from low to high, jokers standing where they belong; or a group, in any order."""

    kind: Kind
    tiles: Tiles


class Draw(Action, frozen=True):
    """Take the top tile of the stock onto the rack."""


class Play(Action, frozen=True):
    """Turn the table into this one: every set that is to lie on it when the play is finished."""

    table: Annotated[tuple[ProposedSet, ...], Meta(max_length=MOST_SETS)]


class Pass(Action, frozen=True):
    """End the turn without laying anything more."""


RummyAction = Draw | Play | Pass

DRAW: Final = Draw()
PASS: Final = Pass()

"""The shape of what a viewer may see of a match of Sorry!; projection.py fills it in."""

from typing import Any

from msgspec import Struct

from sobremesa.core.outcome import Outcome
from sobremesa.games.sorry.pieces import Colour, Rank


class PawnView(Struct, frozen=True):
    """A pawn, the seat whose colour it has, and its place: `start`, `T0` to `T59`, `S1` to `S5`, `home`."""

    pawn: str
    colour: Colour
    seat: int
    place: str


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat. `team` is the same for partners, `home` counts the pawns of its colour.

    In the scored game `hand` is the number of its cards, and `known` are those that everybody saw it draw.
    """

    colour: Colour
    team: int
    home: int
    hand: int | None
    known: list[Rank]
    total: int


class OwnView(Struct, frozen=True):
    """What only the seat itself sees: its hand, and which of the cards could be used as the board is now."""

    hand: list[Rank]
    usable: list[Rank]


class FinishedView(Struct, frozen=True):
    """The game last finished, by seat: pawns HOME, the hands laid open, and what the points are made of.

    `pawns` are points for own pawns HOME, `opponents` for opponents' pawns that are not, `tier` is the bonus.
    """

    game: int
    winners: list[int]
    home: list[int]
    hands: list[list[Rank]]
    scores: list[int]
    pawns: list[int]
    opponents: list[int]
    tier: list[int]


class SorryView(Struct, frozen=True):
    """A match of Sorry! as one viewer may see it. Games count from 1."""

    settings: dict[str, Any]
    game: int
    phase: str
    seat: int | None
    """Whose turn it is."""
    waiting_for: tuple[int, ...]
    card: Rank | None
    """The card that has to be used; in the scored game there is none."""
    again: bool
    """Whether this card, or this play, follows a 2 in the same turn."""
    draw: int
    top: Rank | None
    discards: list[Rank]
    """The last is the newest."""
    left: dict[str, int]
    """Of each rank, how many are not in the discard pile."""
    pawns: list[PawnView]
    seats: list[SeatView]
    own: OwnView | None
    sheet: list[list[int]]
    finished: FinishedView | None
    outcome: Outcome | None

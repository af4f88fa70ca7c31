"""The shape of what a viewer may see of a match of Rummy 500; projection.py fills it in."""

from typing import Any, Literal

from msgspec import Struct

from sobremesa.core.outcome import Outcome

Kind = Literal["set", "run"]
Part = Literal["draw", "play"]


class MeldCard(Struct, frozen=True):
    """A card on the table: who put it there, the face it counts as (`6H`, in a set of nines `9`), and its points."""

    card: str
    owner: int
    stands_for: str
    points: int


class MeldView(Struct, frozen=True):
    """One combination, its cards from low to high, and the points of it that belong to each seat.

    `low_open` and `high_open` tell whether a run can still grow at that end; for a set `low_open` tells whether it has
    room.
    """

    meld: int
    kind: Kind
    cards: list[MeldCard]
    points: list[int]
    low_open: bool
    high_open: bool


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat: cards in hand, points on the table this round, total.

    `known` are cards it took from the discard row before everybody's eyes and still holds.
    """

    hand: int
    table: int
    total: int
    known: list[str]


class OwnView(Struct, frozen=True):
    """What only the seat itself sees; `barred` is the card it took freely and may not discard in this turn."""

    hand: list[str]
    hand_points: int
    barred: str | None


class LaidView(Struct, frozen=True):
    """The cards one seat put on one combination of the finished round."""

    meld: int
    kind: Kind
    cards: list[MeldCard]
    points: int


class FinishedSeat(Struct, frozen=True):
    """One seat's line of the sheet: what it laid, what it was left with, and table less hand."""

    laid: list[LaidView]
    table: int
    hand: list[str]
    hand_points: int
    score: int


class FinishedRound(Struct, frozen=True):
    """The round last counted; `seat` went out, or nobody did."""

    round: int
    reason: str
    seat: int | None
    seats: list[FinishedSeat]


class Rummy500View(Struct, frozen=True):
    """A match of Rummy 500 as one viewer may see it. Rounds and melds count from 1, the row is oldest card first."""

    settings: dict[str, Any]
    round: int
    dealer: int
    seat: int | None
    """Whose turn it is."""
    part: Part | None
    phase: str
    waiting_for: tuple[int, ...]
    stock: int
    row: list[str]
    melds: list[MeldView]
    seats: list[SeatView]
    own: OwnView | None
    sheet: list[list[int]]
    finished: FinishedRound | None
    warns: bool
    """The stock has fewer cards than there are players."""
    balances: list[int]
    """What each seat would win or pay if the match were settled now."""
    outcome: Outcome | None

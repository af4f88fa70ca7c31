"""The shape of what a viewer may see of a match of Rummy israelí; projection.py fills it in."""

from typing import Any, Literal

from msgspec import Struct

from sobremesa.core.outcome import Outcome
from sobremesa.games.rummy.actions import Kind

Phase = Literal["must_draw", "may_play", "match_over"]
HandReason = Literal["closed", "all_passed", "stock_empty"]


class JokerView(Struct, frozen=True):
    """A joker on the table: what it stands for, `R6` in a run and `8` in a group, and what releases it.

    `paid_by` are faces of which `needed` different ones have to be laid from the rack in one play, or with
    `from_table` to lie on the table after it, wherever they come from; none if it cannot be released in this turn.
    """

    tile: str
    stands_for: str
    paid_by: list[str]
    needed: int
    from_table: bool


class SetView(Struct, frozen=True):
    """One set on the table: a run from low to high, or a group.

    `set` is its number. It stays the same as long as the set can be told to be the same one, changed or not; no other
    set of the hand ever bears it.
    """

    set: int
    kind: Kind
    tiles: list[str]
    value: int
    jokers: list[JokerView]


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat: tiles on its rack, whether it has opened in this hand, its total."""

    rack: int
    opened: bool
    total: int


class OwnView(Struct, frozen=True):
    """What only the seat itself sees: its rack, what that counts against it, and the tile drawn in this turn.

    `drawn` is told until the turn ends or something is laid in it.
    """

    rack: list[str]
    rack_points: int
    drawn: str | None


class LastPlay(Struct, frozen=True):
    """The last play of the hand: who laid which tiles, and the numbers of the sets that are new or changed by it."""

    seat: int
    laid: list[str]
    changed: list[int]


class FinishedSeat(Struct, frozen=True):
    """One seat's line of the sheet: the tiles it was left with, and what they count."""

    rack: list[str]
    score: int


class FinishedHand(Struct, frozen=True):
    """The hand last counted, as it lay when it ended; `seat` closed it, or nobody did."""

    hand: int
    reason: HandReason
    seat: int | None
    table: list[SetView]
    last_play: LastPlay | None
    closing_tile: str
    closing_tile_used: bool
    seats: list[FinishedSeat]


class RummyView(Struct, frozen=True):
    """A match of Rummy israelí as one viewer may see it. Hands and sets count from 1."""

    settings: dict[str, Any]
    hand: int
    starter: int
    seat: int | None
    """Whose turn it is."""
    phase: Phase
    waiting_for: tuple[int, ...]
    may_draw: bool
    """What the seat whose turn it is may do now, besides laying tiles."""
    may_pass: bool
    may_play: bool
    """Whether a play may be made now at all; before the draw only one that closes with the closing tile."""
    may_use_closing_tile: bool
    played: bool
    """Whether something was laid in this turn already: then this is the play that follows an opening."""
    table: list[SetView]
    last_play: LastPlay | None
    stock: int
    piles: int
    closing_tile: str
    closing_tile_used: bool
    idle_turns: int
    """Turns in succession that ended with the stock empty and nothing laid; at as many as there are players, the hand
    is over."""
    last_turn: bool
    """The stock is empty, and the hand ends with this turn."""
    deadline: int | None
    """When the turn ends by itself, in milliseconds of the match clock."""
    seats: list[SeatView]
    own: OwnView | None
    sheet: list[list[int]]
    finished: FinishedHand | None
    outcome: Outcome | None

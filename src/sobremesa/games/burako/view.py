"""The shape of what a viewer may see of a match of Burako; projection.py fills it in."""

from typing import Any, Literal

from msgspec import Struct

from sobremesa.core.outcome import Outcome
from sobremesa.games.burako.actions import Kind

Canasta = Literal["pure", "impure"]
Missing = Literal["canasta", "muerto"]
Ending = Literal["closed", "stock_empty", "void"]


class MeldTile(Struct, frozen=True):
    """A tile on the table: what it stands for (`R6`; in a set of nines a wild tile is a `9`) and its own points.

    `slot` is its place in a run: 1 to 14, a 1 lying at 1 or at 14; in a set it is null.
    """

    tile: str
    stands_for: str
    wild: bool
    slot: int | None
    points: int


class MeldView(Struct, frozen=True):
    """One meld of a side, a run from low to high. Melds are called m1, m2 … in the order in which they were laid.

    `points` are those of its tiles, `bonus` what it pays as a canasta now. `low_open` and `high_open` tell whether a
    run can still grow at that end; for a set `high_open` tells whether it has room.
    """

    meld: str
    side: int
    kind: Kind
    colour: str | None
    """Of a run: `K`, `R`, `B` or `Y`."""
    number: int | None
    """Of a set."""
    tiles: list[MeldTile]
    wilds: int
    points: int
    canasta: Canasta | None
    bonus: int
    low_open: bool
    high_open: bool


class SideView(Struct, frozen=True):
    """What everybody sees of a side: a pair, or one of two players.

    `muerto` is the number of tiles of the muerto that still lies there (11 or 0); `buyer` bought it, `direct` or not.
    `laid` are the points of its tiles on the table, `bonus` those of its canastas. `missing` is what it still lacks to
    close.
    """

    seats: list[int]
    total: int
    muerto: int
    bought: bool
    buyer: int | None
    direct: bool | None
    pure: int
    impure: int
    laid: int
    bonus: int
    missing: list[Missing]


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat: its side, its tiles counted, and those known to be on the rack.

    `known` are tiles it took with the pozo before everybody's eyes and has neither laid nor discarded since.
    """

    side: int
    rack: int
    known: list[str]


class OwnView(Struct, frozen=True):
    """What only the seat itself sees.

    `drawn` is the tile just drawn from the stock in this turn, `barred` a tile of a one-tile pozo that may not be
    discarded as the rack is now.
    """

    rack: list[str]
    points: int
    drawn: str | None
    barred: str | None


class SideScore(Struct, frozen=True):
    """A side's lines of one hand: points for closing, for canastas, for tiles laid, for tiles held, for the muerto.

    `pure` and `impure` count canastas and `canastas` are their points; `held` is what is deducted, a positive number;
    `muerto` is -100, 0 or 100. `score` is the sum.
    """

    closed: int
    pure: int
    impure: int
    canastas: int
    laid: int
    held: int
    muerto: int
    score: int


class FinishedHand(Struct, frozen=True):
    """The hand that ended last. After a void hand nothing is counted, and no rack is shown.

    `seat` closed it, by a last discard or by laying; `racks` are what each seat was left with.
    """

    hand: int
    reason: Ending
    seat: int | None
    by_discard: bool | None
    sides: list[SideScore]
    racks: list[list[str]]
    melds: list[MeldView]


class BurakoView(Struct, frozen=True):
    """A match of Burako as one viewer may see it. Hands count from 1, void ones too; the pozo is oldest tile first."""

    settings: dict[str, Any]
    hand: int
    starter: int
    seat: int | None
    """Whose turn it is."""
    phase: str
    """`draw`, `play` or `match_over`."""
    waiting_for: tuple[int, ...]
    stock: int
    pozo: list[str]
    locked: bool
    """The pozo has gone round long enough: who is to take has to draw from the stock."""
    idle_turns: int
    may_return: bool
    """The starter may put back the tile just drawn."""
    laid_this_turn: bool
    last_turn: bool
    """The stock is empty: the hand ends with this turn."""
    melds: list[MeldView]
    sides: list[SideView]
    seats: list[SeatView]
    own: OwnView | None
    sheet: list[list[SideScore]]
    """Every scored hand, by side."""
    finished: FinishedHand | None
    outcome: Outcome | None
    """Ranks and totals by seat; partners have the same."""

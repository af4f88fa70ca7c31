"""The Structs of Burako: options, actions, views, appraisals and events.

Tiles are written by their faces alone: `R7`, `K13`, `J`.
"""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import DEPENDS, Options
from sobremesa.core.outcome import Outcome
from sobremesa.core.tiles import FACE_NAMES, TILE_COUNT

# Options


WildMove = Literal["swap", "free"]
CloseDiscard = Literal["optional", "required", "forbidden"]

PAIRS: Final = 4
"""Four players are two pairs; two play one against one."""
HAND_SIZES: Final[dict[int, tuple[int, ...]]] = {4: (11,), 2: (12, 15)}
"""Tiles dealt to each rack, the usual number first (BURAKO-3)."""


class BurakoOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "burako"
    players: int = PAIRS
    hand_size: Literal[11, 12, 15] = DEPENDS
    target: Annotated[int, Meta(ge=100, le=10000, multiple_of=100)] = 3000
    muerto_bonus: bool = False
    one_low: bool = True
    max_wilds_per_meld: Literal[1, 2] = 1
    sets_of_twos: bool = True
    wild_move: WildMove = "swap"
    close_discard: CloseDiscard = "optional"

    def usual(self) -> dict[str, object]:
        """The hand's size that is usual for the number of players."""
        return {"hand_size": HAND_SIZES[2][0] if self.players == 2 else HAND_SIZES[PAIRS][0]}

    def seats(self) -> range:
        """Two or four players, never three."""
        return range(2, 5, 2)

    def conflict(self) -> tuple[str, ...]:
        """Four players have eleven tiles each, two twelve or fifteen."""
        return () if self.hand_size in HAND_SIZES[self.players] else ("hand_size", "players")


# Actions


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


# What a seat sees


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


# What is said of an action


End = Literal["low", "high"]


class MeldOption(Struct, frozen=True):
    """One legal way to lay or add tiles: how the meld would lie `after` it, and what it would leave."""

    action: Lay | Add
    meld: str | None
    """The meld the tiles are added to; None for a new one."""
    kind: Kind
    after: MeldView
    added: list[str]
    """The tiles that leave the rack."""
    ends: list[End]
    """The ends at which a run grows."""
    moved: list[str]
    """Wild tiles that change their place."""
    points: int
    """Of the added tiles."""
    bonus: int
    """What the meld pays more as a canasta than before."""
    was: Canasta | None
    spoils: bool
    """A pure canasta becomes impure."""
    left: int
    """How many tiles stay on the rack."""
    last: str | None
    """The only one of them."""
    must_lay_last: bool
    """It cannot be discarded."""
    then: Literal["buy", "close"] | None
    """What an empty rack leads to."""


class MeldAppraisal(Struct, frozen=True):
    """Of a `lay` or `add`: the legal ways to lay its tiles, in any order and of either kind, the best first."""

    ways: list[MeldOption]
    """As new melds."""
    adds: list[MeldOption]
    """Added to melds of the own side."""
    code: str | None
    """Why there are none."""


class PozoAppraisal(Struct, frozen=True):
    """Of a `take_pozo`: the tiles of the pozo, their points, and those that fit a meld of the own side as it lies."""

    tiles: list[str]
    points: int
    fits: list[str]


class ReturnAppraisal(Struct, frozen=True):
    """Of a `return_tile`: the tile that would go back; None if none may."""

    tile: str | None


class DiscardAppraisal(Struct, frozen=True):
    """Of a `discard`: the melds the tile could be added to, of the own side and of the other, and what it leads to.

    `then` is what a legal discard leads to beside the end of the turn.
    """

    fits: list[str]
    theirs: list[str]
    wild: bool
    then: Literal["buy", "close", "stock_empty", "void"] | None
    code: str | None


BurakoAppraisal = MeldAppraisal | PozoAppraisal | ReturnAppraisal | DiscardAppraisal


# Events


class Dealt(Event, frozen=True):
    """A hand begins: its number, who starts, how many tiles each rack has, and how many are left in the stock."""

    hand: int
    starter: int
    rack: int
    stock: int


class Rack(Event, frozen=True):
    """The tiles dealt to one seat; told to that seat only."""

    tiles: tuple[str, ...]


class Drew(Event, frozen=True):
    """A seat drew from the stock, which has so many tiles left. Only the seat itself hears which tile it was."""

    seat: int
    tile: str | None
    stock: int


class Returned(Event, frozen=True):
    """The starter put the tile just drawn on the pozo; drawing another follows."""

    seat: int
    tile: str


class TookPozo(Event, frozen=True):
    """A seat took the whole pozo; `tiles` from the oldest to the newest."""

    seat: int
    tiles: tuple[str, ...]


class Laid(Event, frozen=True):
    """A new meld lies on the table; `rack` tiles are left to the seat."""

    seat: int
    side: int
    tiles: tuple[str, ...]
    after: MeldView
    rack: int

    @property
    def highlight(self) -> Highlight | None:
        """A canasta laid at once."""
        bonus = self.after.bonus
        return Highlight(self.seat, bonus, bonus) if self.after.canasta is not None else None


class Added(Event, frozen=True):
    """Tiles were added to a meld, which is `after` now; `tiles` are the new ones.

    `moved` are wild tiles that changed place, a swap by the natural tile that arrived. `was` is what the meld was
    before: a canasta, or null.
    """

    seat: int
    side: int
    tiles: tuple[str, ...]
    moved: tuple[str, ...]
    was: Canasta | None
    after: MeldView
    rack: int

    @property
    def highlight(self) -> Highlight | None:
        """A meld became a canasta."""
        bonus = self.after.bonus
        return Highlight(self.seat, bonus, bonus) if self.was is None and self.after.canasta is not None else None


class Bought(Event, frozen=True):
    """A seat ran out of tiles and took the muerto of its side; only the seat itself hears its tiles.

    `direct`: by laying, and its turn goes on; else by its discard.
    """

    seat: int
    side: int
    direct: bool
    count: int
    tiles: tuple[str, ...] | None


class Discarded(Event, frozen=True):
    """A tile came to the top of the pozo, and the turn is over; `rack` tiles are left to the seat."""

    seat: int
    tile: str
    rack: int


class Locked(Event, frozen=True):
    """The pozo has gone round long enough: the seat that is to take has to draw from the stock."""

    seat: int


class HandOver(Event, frozen=True):
    """A hand has ended; by side what was scored and the totals now, by seat what was left on the racks.

    `seat` closed it. A void hand has neither scores nor racks.
    """

    hand: int
    reason: Ending
    seat: int | None
    by_discard: bool | None
    racks: tuple[tuple[str, ...], ...]
    sides: tuple[SideScore, ...]
    totals: tuple[int, ...]


class MatchOver(Event, frozen=True):
    """The match has ended: ranks and totals by seat; partners have the same."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

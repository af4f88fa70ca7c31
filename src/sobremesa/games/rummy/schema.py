"""The Structs of Rummy israelí: options, actions, views, appraisals and events.

Tiles are written with their copy: `R6a`, `K13b`, `Ja`.
"""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import DEPENDS, Options
from sobremesa.core.outcome import Outcome
from sobremesa.core.tiles import TILE_COUNT
from sobremesa.games.rummy.pieces import MOST_SETS

# Options


Mode = Literal["match", "single_hand"]

LEAST_SECONDS: Final = 15


class RummyOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "rummy"
    modes: ClassVar[tuple[str, ...]] = ("match", "single_hand")

    players: int = 4
    mode: Mode = "match"
    hands: Annotated[int, Meta(ge=1, le=12)] = DEPENDS
    first_player: Literal["random", 0, 1, 2, 3] = "random"
    opening_minimum: Annotated[int, Meta(ge=0, le=60)] = 30
    opening_then_play: bool = False
    closing_tile_use: Literal["after_draw", "instead_of_draw", "either", "unused"] = "after_draw"
    joker_as_closing_tile: Literal["keep", "redraw"] = "keep"
    joker_exchange_source: Literal["rack", "rack_or_table"] = "rack"
    joker_in_trio: Literal["both_missing", "locked"] = "both_missing"
    stock_out: Literal["play_on", "end_hand"] = "play_on"
    tie_break: Literal["shared", "extra_hand"] = "shared"
    turn_seconds: Annotated[int, Meta(ge=0, le=600, extra={"off_below": LEAST_SECONDS})] = 0

    def usual(self) -> dict[str, object]:
        """Four hands; a single hand is one hand, without saying so."""
        return {"hands": 1 if self.mode == "single_hand" else 4}

    def bad_value(self) -> str | None:
        """A turn that is limited lasts long enough to play in."""
        return "turn_seconds" if 0 < self.turn_seconds < LEAST_SECONDS else None

    def seats(self) -> range:
        """Two to four players (RUMMY-1)."""
        return range(2, 5)

    def conflict(self) -> tuple[str, ...]:
        """One hand is no match, a single hand has no second one, and the first player sits at the table."""
        if (self.mode == "single_hand") != (self.hands == 1):
            return ("mode", "hands")
        if self.mode == "single_hand" and self.tie_break == "extra_hand":
            return ("mode", "tie_break")
        if self.first_player != "random" and self.first_player >= self.players:
            return ("first_player", "players")
        return ()

    def idle(self) -> tuple[str, ...]:
        """A single hand is counted by itself."""
        return ("hands", "tie_break") if self.mode == "single_hand" else ()


# Actions


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


# What a seat sees


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


# What is said of a play


class JokerRole(Struct, frozen=True):
    """What a joker of a set stands for: `R6` in a run, `8` in a group."""

    tile: str
    stands_for: str


class SetReading(Struct, frozen=True):
    """Tiles read as a set, in the order in which they are one."""

    kind: Kind
    tiles: list[str]
    value: int
    jokers: list[JokerRole]


class SetAppraisal(SetReading, frozen=True):
    """What one set of a play is or lacks.

    If it is none, `kind` is what it was sent as, `value` is 0, and its tiles lie so that one sees what is missing.
    """

    code: str | None
    """Why it is none."""
    others: list[SetReading]
    """Other sets that the same tiles can be."""
    could: list[Kind]
    """The kinds of set that it could become with more tiles."""
    gaps: list[str]
    """The faces that are missing inside of a run."""


class ReleasedJoker(Struct, frozen=True):
    """A joker of the table that is not where it was: what it stood for there, and what it costs by itself.

    `paid_by` are faces of which `needed` different ones have to be laid; `paid` tells whether they are.
    """

    stands_for: str
    paid_by: list[str]
    needed: int
    paid: bool


class RummyAppraisal(Struct, frozen=True, kw_only=True):
    """What may be said of a play, whose sets may be unfinished and whose tiles may lie in any order."""

    sets: list[SetAppraisal]
    """As they were sent, in order; none if there are more tiles in them than in the game."""
    play: Play
    """The play with all sets in order: what has to be sent."""
    laid: list[str]
    """Tiles of the rack in it, the closing tile too."""
    missing: list[str]
    """Tiles of the table that are not in it."""
    left: int
    """How many tiles stay on the rack."""
    opened: bool
    """Whether the seat has opened; if it has, `points`, `least` and `touched` are left out."""
    points: int | UnsetType = UNSET
    """What the new sets are worth so far, of `least`."""
    least: int | UnsetType = UNSET
    touched: list[int] | UnsetType = UNSET
    """The numbers of sets that do not lie there unchanged."""
    released: list[ReleasedJoker]
    code: str | None
    """Why it is refused now, with the `facts` of the refusal."""
    facts: dict[str, Any]


# What is said of a hand that is over


class LaidTiles(Struct, frozen=True):
    """How many tiles are laid from the rack, and their points there."""

    tiles: int
    points: int


class RummyReview(Struct, frozen=True):
    """One decision of a seat: what it laid, and what the play would have laid that lays most.

    `rack` and `before` are the rack and the table at that time; `opened` tells whether the seat had opened.
    """

    laid: LaidTiles
    best: LaidTiles
    closes: bool
    """The best play would have closed the hand."""
    opened: bool
    rack: list[str]
    before: list[ProposedSet]
    table: list[ProposedSet] | None
    """The table after the best play; None if what was laid is as good."""


# Events


MANY_TILES: Final = 5
"""So many tiles laid at once are spoken of."""


class Released(Struct, frozen=True):
    """So many jokers left their places: what they stood for there (`R6`, in a group `8`), and the faces that paid."""

    stands_for: str
    jokers: int
    paid_by: tuple[str, ...]


class Dealt(Event, frozen=True):
    """A hand begins: who starts it, the closing tile, and how many tiles are in the stock."""

    hand: int
    starter: int
    closing_tile: str
    stock: int


class Rack(Event, frozen=True):
    """The tiles dealt to one seat; told to that seat only."""

    tiles: tuple[str, ...]


class Drew(Event, frozen=True):
    """A seat drew from the stock, which has so many tiles left. Only the seat itself hears which tile it was."""

    seat: int
    tile: str | None
    stock: int


class Played(Event, frozen=True):
    """A seat laid tiles. `table` is all that lies there now; `changed` are the sets of it that are new or different.

    `laid` came from its rack, the closing tile too where that was used. An opening says its `points`. `rack` is how
    many tiles the seat has left: with none it has closed.
    """

    seat: int
    laid: tuple[str, ...]
    table: tuple[SetView, ...]
    changed: tuple[int, ...]
    released: tuple[Released, ...]
    opening: bool
    points: int
    closing_tile: bool
    rack: int

    @property
    def highlight(self) -> Highlight | None:
        """Many tiles at once, or the last ones."""
        count = len(self.laid)
        closes = self.rack == 0
        return Highlight(self.seat, count, count + 100 * closes) if closes or count >= MANY_TILES else None


class Passed(Event, frozen=True):
    """A seat ended its turn without laying anything more. `idle_turns` in succession count towards the hand's end."""

    seat: int
    idle_turns: int


class TimeRanOut(Event, frozen=True):
    """The clock ended a seat's turn; a tile it still had to draw was drawn for it."""

    seat: int
    idle_turns: int


class HandOver(Event, frozen=True):
    """All racks are shown and counted, by seat. `seat` closed the hand, if anybody did."""

    hand: int
    reason: HandReason
    seat: int | None
    racks: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(Event, frozen=True):
    """The match has ended: ranks and totals by seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

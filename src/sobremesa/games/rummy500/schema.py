"""The Structs of Rummy 500: options, actions, views, appraisals and events.

Cards are written with their pack: `7H1`, `TS2`, `X1`.
"""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.core.cards import CARD_COUNT, NAMES
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import Options
from sobremesa.core.outcome import Outcome

# Options


Mode = Literal["first_to_target", "fixed_rounds"]

TWO_PACKS_FROM: Final = 5
"""Players who need a double pack (R500-3)."""


class Rummy500Options(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "rummy500"
    modes: ClassVar[tuple[str, ...]] = ("first_to_target", "fixed_rounds")

    players: int = 2
    mode: Mode = "first_to_target"
    target_score: Annotated[int, Meta(ge=50, le=5000)] = 500
    rounds: Annotated[int, Meta(ge=1, le=40)] = 6
    jokers: bool = True
    joker_meld_value: Literal["represented", "fifteen"] = "represented"
    set_duplicates: bool = False
    free_top_discard: bool = False
    final_discard: Literal["required", "optional"] = "required"
    stock_out: Literal["end_of_turn", "play_on"] = "end_of_turn"
    tie_break: Literal["extra_round", "shared"] = "extra_round"

    @property
    def packs(self) -> int:
        """One pack for up to four players, two from five on (R500-2, R500-3)."""
        return 2 if self.players >= TWO_PACKS_FROM else 1

    def seats(self) -> range:
        """Two to eight players (R500-1)."""
        return range(2, 9)

    def conflict(self) -> tuple[str, ...]:
        """One pack has no card twice, so a set cannot repeat a suit."""
        return ("set_duplicates", "players") if self.set_duplicates and self.packs == 1 else ()

    def idle(self) -> tuple[str, ...]:
        """Options without effect in this mode, or without jokers."""
        unused = "rounds" if self.mode == "first_to_target" else "target_score"
        return (unused,) if self.jokers else (unused, "joker_meld_value")


# Actions


LONGEST_NAME: Final = 32
"""Of whatever is sent as the name of a card; no card of any pack has a longer one than three letters."""

Card = Annotated[str, Meta(max_length=LONGEST_NAME)]
Cards = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=CARD_COUNT)]
End = Literal["low", "high"]


class DrawStock(Action, frozen=True):
    """Take the top card of the stock into the hand."""


class Meld(Action, frozen=True):
    """Lay a new combination; a run is listed from low to high, jokers standing where they belong."""

    cards: Cards


class LayOff(Action, frozen=True):
    """Add cards to a combination on the table: to one end of a run, listed from low to high, or to a set (null)."""

    meld: int
    end: End | None
    cards: Cards


class TakeDiscard(Action, frozen=True):
    """Take a card of the discard row with all that lie on it, and use it at once; null takes the top card freely."""

    card: Card
    use: Meld | LayOff | None


class Discard(Action, frozen=True):
    """Put a card of the hand on the discard row, which ends the turn."""

    card: Card


class Pass(Action, frozen=True):
    """End the round because the stock is empty."""


Rummy500Action = DrawStock | TakeDiscard | Meld | LayOff | Discard | Pass

# Actions that are few exist once; the lists are indexed by card.
DRAW_STOCK: Final = DrawStock()
PASS: Final = Pass()
DISCARD: Final = [Discard(name) for name in NAMES]
TAKE_FREELY: Final = [TakeDiscard(name, None) for name in NAMES]


# What a seat sees


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


# What is said of an action


class MeldOption(Struct, frozen=True):
    """One legal way to lay cards down or off: the new cards as they would lie, and their points."""

    action: Meld | LayOff
    kind: Kind
    cards: list[MeldCard]
    points: int


class TakeOption(Struct, frozen=True):
    """One legal way to use a card of the discard row at once, with the cards laid for it."""

    action: TakeDiscard
    kind: Literal["set", "run", "lay_off"]
    meld: int | None
    """Where the cards are laid off."""
    uses: list[str]
    cards: list[MeldCard]
    points: int


class MeldAppraisal(Struct, frozen=True):
    """Of a `meld` or `lay_off`: the legal ways to lay its cards, in any order, the best first."""

    ways: list[MeldOption]
    code: str | None
    """Why there are none."""


class TakeAppraisal(Struct, frozen=True):
    """Of a `take_discard`: the cards it takes, the ways to use the first of them, and whether it needs no use."""

    takes: list[str]
    ways: list[TakeOption]
    free: bool
    code: str | None


class DiscardAppraisal(Struct, frozen=True):
    """Of a `discard`: the combinations the card could be laid off on, and why the round would end with it."""

    fits: list[int]
    ends: str | None
    """`out`, `stock_empty` or `stalled`; None if the discard is refused or the round goes on."""


Rummy500Appraisal = MeldAppraisal | TakeAppraisal | DiscardAppraisal


# Events


MANY_POINTS: Final = 25
"""So many points at once are spoken of."""


class Dealt(Event, frozen=True):
    """A round begins: who dealt, who plays first, the card turned up, and how many are left in the stock."""

    round: int
    dealer: int
    first: int
    row: tuple[str, ...]
    stock: int


class Hand(Event, frozen=True):
    """The hand dealt to one seat; told to that seat only."""

    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """A seat drew from the stock, which has so many cards left. Only the seat itself hears which card it was."""

    seat: int
    card: str | None
    stock: int


class Took(Event, frozen=True):
    """A seat took a card of the discard row and all that lay on it; `cards` in the order of the row."""

    seat: int
    card: str
    cards: tuple[str, ...]


class Melded(Event, frozen=True):
    """A new combination lies on the table, which is `after` now."""

    seat: int
    meld: int
    kind: Kind
    cards: tuple[MeldCard, ...]
    points: int
    after: MeldView

    @property
    def highlight(self) -> Highlight | None:
        """Many points at once."""
        return Highlight(self.seat, self.points, self.points) if self.points >= MANY_POINTS else None


class LaidOff(Event, frozen=True):
    """Cards were added to a combination, at an end if it is a run; `after` is all of it now."""

    seat: int
    meld: int
    end: End | None
    cards: tuple[MeldCard, ...]
    points: int
    after: MeldView


class Discarded(Event, frozen=True):
    """A card came to the top of the discard row, and the turn is over."""

    seat: int
    card: str


class Passed(Event, frozen=True):
    """A seat passed because the stock is empty, which ends the round."""

    seat: int


class RoundOver(Event, frozen=True):
    """All hands are shown and counted, by seat: `scores` are `tables` less `hand_points`. `seat` went out, if any."""

    round: int
    reason: str
    seat: int | None
    tables: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    hand_points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(Event, frozen=True):
    """The match has ended: ranks, totals and what each seat wins or pays, by seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    balances: tuple[int, ...]

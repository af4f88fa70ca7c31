"""The Structs of Sumo: options, actions, views, appraisals and events.

Rows are 1 to 4.
"""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct, field

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import Options
from sobremesa.core.outcome import Outcome
from sobremesa.games.sumo.pieces import NAMES, ROWS, Name

# Options


Mode = Literal["standard", "short_deck", "two_round"]

SEATS: Final[dict[Mode, range]] = {
    "standard": range(2, 11),
    "short_deck": range(2, 10),
    "two_round": range(4, 8),
}


class SumoOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "sumo"
    modes: ClassVar[tuple[str, ...]] = ("standard", "short_deck", "two_round")

    players: int = 4
    mode: Mode = "standard"
    end_condition: Literal["target", "rounds"] = "target"
    target_sumos: Annotated[int, Meta(ge=1, le=500)] = 70
    rounds: Annotated[int, Meta(ge=1, le=50)] = 4
    short_deck_jokers: bool = False
    change_before_reveal: bool = True
    pile_view: Literal["face_down", "open"] = "face_down"

    def seats(self) -> range:
        """Two to ten players; fewer numbers of them in the variants (RULING-2, RULING-4)."""
        return SEATS[self.mode]

    def idle(self) -> tuple[str, ...]:
        """Options that do not apply are ignored and not shown (RULING-27)."""
        names = [] if self.mode == "short_deck" else ["short_deck_jokers"]
        if self.mode == "two_round":
            return (*names, "end_condition", "target_sumos", "rounds")
        return (*names, "rounds" if self.end_condition == "target" else "target_sumos")


# Actions


class PlayCard(Action, frozen=True):
    """Lay a card of the hand face down: 1 to 102, `J5` or `J7`."""

    card: int | str


class PlaceJoker(Action, frozen=True):
    """Put the joker that is next to be placed to the right of a row, 1 to 4."""

    row: int


class TakeRow(Action, frozen=True):
    """Take a row, 1 to 4, because the card that is next to be placed is lower than all of them."""

    row: int


SumoAction = PlayCard | PlaceJoker | TakeRow

# There are few distinct actions, so each exists once. The first list is indexed by card + 1, the others by row - 1.
PLAY_CARD: Final = [PlayCard(name) for name in NAMES]
PLACE_JOKER: Final = [PlaceJoker(row) for row in range(1, ROWS + 1)]
TAKE_ROW: Final = [TakeRow(row) for row in range(1, ROWS + 1)]


# What a seat sees


class RowView(Struct, frozen=True):
    """One row: its cards from left to right, the value of each (a joker's is adopted), and their sumos together.

    `room` is how many cards can come to it before one takes it.
    """

    cards: list[Name]
    values: list[int]
    sumos: int
    room: int


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat; `pile_cards` and `pile_sumos` only where piles lie open."""

    hand: int
    chosen: bool
    pile: int
    total: int
    pile_cards: list[Name] | None = None
    pile_sumos: int | None = None


class OwnView(Struct, frozen=True):
    """What only the seat itself sees."""

    hand: list[Name]
    chosen: Name | None
    pile: list[Name]
    sumos: int


class RowChoice(Struct, frozen=True):
    """What choosing a row would mean: the sumos it costs, or the code of the refusal."""

    cost: int
    refused: str | None = None


class ChoiceView(Struct, frozen=True):
    """The row choice everybody waits for, and what each row would mean."""

    seat: int
    card: Name
    rows: list[RowChoice]


class PlacingView(Struct, frozen=True):
    """A revealed card, the row it went to (None: not placed yet) and what its player took."""

    seat: int
    card: Name
    row: int | None = None
    took: list[Name] = field(default_factory=list)
    sumos: int = 0


class SumoView(Struct, frozen=True):
    """A match of Sumo as one viewer may see it. Rows are 1 to 4, rounds and turns count from 1."""

    settings: dict[str, Any]
    round: int
    turn: int
    turns: int
    phase: str
    waiting_for: tuple[int, ...]
    rows: list[RowView]
    seats: list[SeatView]
    own: OwnView | None
    choice: ChoiceView | None
    placing: list[PlacingView]
    """The cards last revealed, in placing order: of this turn while a row is chosen, else of the turn before."""
    fresh: list[Name]
    """Which of those cards lie in the rows now."""
    sheet: list[list[int]]
    stock: int
    exchanged: list[tuple[Name, int]]
    finished_rows: list[RowView]
    outcome: Outcome | None


class SumoAppraisal(Struct, frozen=True):
    """Where a number would go as the table is now, and the sumos it would take: a forecast, for the table changes.

    `row` is None for a card that is lower than all rows. `distances` is how far the card is above each row, the first
    row first; None where the row ends higher.
    """

    row: int | None
    takes: bool
    sumos: int
    distances: list[int | None]


# Events


Why = Literal["sixth", "low"]
DEAR_ROW: Final = 10
"""A row of so many sumos is spoken of."""


class Dealt(Event, frozen=True):
    """A round begins: its four rows, and the jokers that were exchanged to get them (in order, with their row).

    A joker that has stayed in a row is written with its value, `J5=64`.
    """

    round: int
    rows: tuple[tuple[Name, ...], ...]
    exchanged: tuple[tuple[Name, int], ...] = ()


class Hand(Event, frozen=True):
    """The hand dealt to one seat; told to that seat only."""

    cards: tuple[Name, ...]


class VoidDeal(Event, frozen=True):
    """A joker lay among the four row cards and no card was left to exchange it: all is dealt again."""

    rows: tuple[Name, ...]


class Laid(Event, frozen=True):
    """A seat has laid a card face down. Only the seat itself hears which one, and only the seat that it changed it."""

    seat: int
    card: Name | None = None


class Revealed(Event, frozen=True):
    """All cards are turned up: (seat, card) in the order in which they will be placed, and the rows as they lie."""

    cards: tuple[tuple[int, Name], ...]
    rows: tuple[RowView, ...]


class MustChoose(Event, frozen=True):
    """The next card is a joker or lower than all rows: its player has to choose a row."""

    seat: int
    card: Name


class Placed(Event, frozen=True):
    """A card came to a row, which is `after` now. If the row was taken, `took` are its cards.

    A row is taken because the card came sixth, or because it was lower than all rows.
    """

    seat: int
    card: Name
    row: int
    value: int
    after: RowView
    took: tuple[Name, ...] = ()
    sumos: int = 0
    why: Why | None = None

    @property
    def highlight(self) -> Highlight | None:
        """A row that cost many sumos."""
        return Highlight(self.seat, self.sumos, self.sumos) if self.sumos >= DEAR_ROW else None


class RoundOver(Event, frozen=True):
    """The sumos of the round and the totals, by seat."""

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(Event, frozen=True):
    """The match has ended: ranks and totals by seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

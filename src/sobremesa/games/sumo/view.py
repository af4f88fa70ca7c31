"""The shape of what a viewer may see of a match of Sumo; projection.py fills it in."""

from typing import Any

from msgspec import Struct, field

from sobremesa.core.outcome import Outcome
from sobremesa.games.sumo.pieces import Name


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

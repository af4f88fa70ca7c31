"""What happens in a match of Sumo, told in order. Rows are 1 to 4; cards are written as in actions."""

from typing import Final, Literal

from sobremesa.core.events import Event, Highlight
from sobremesa.games.sumo.pieces import Name
from sobremesa.games.sumo.view import RowView

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

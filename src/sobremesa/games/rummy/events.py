"""What happens in a match of Rummy israelí, told in order."""

from typing import Final

from msgspec import Struct

from sobremesa.core.events import Event, Highlight
from sobremesa.games.rummy.view import HandReason, SetView

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

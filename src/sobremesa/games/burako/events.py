"""What happens in a match of Burako, told in order."""

from sobremesa.core.events import Event, Highlight
from sobremesa.games.burako.view import Canasta, Ending, MeldView, SideScore


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

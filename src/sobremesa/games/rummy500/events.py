"""What happens in a match of Rummy 500, told in order."""

from typing import Final

from sobremesa.core.events import Event, Highlight
from sobremesa.games.rummy500.actions import End
from sobremesa.games.rummy500.view import Kind, MeldCard, MeldView

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

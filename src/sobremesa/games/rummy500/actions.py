"""What a player of Rummy 500 can do. Cards are written with their pack: `7H1`, `TS2`, `X1`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from sobremesa.core.actions import Action
from sobremesa.core.cards import CARD_COUNT, NAMES

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

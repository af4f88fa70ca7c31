"""What happens in a match of Sorry!, told in order. Pawns, ranks and places are written as in actions and views."""

from typing import Literal

from msgspec import Struct

from sobremesa.core.events import Event, Highlight
from sobremesa.games.sorry.pieces import Rank

Way = Literal["start", "move", "split", "swap", "sorry"]


class Bumped(Struct, frozen=True):
    """A pawn sent back to its START: where it stood, and whether a slide swept it away."""

    pawn: str
    at: str
    sliding: bool


class Journey(Struct, frozen=True):
    """What one pawn goes through: the places it passes up to its landing, those it slides over, and whom it bumps.

    `backward`: it goes against the arrows.
    """

    pawn: str
    origin: str
    steps: tuple[str, ...]
    slide: tuple[str, ...] = ()
    bumped: tuple[Bumped, ...] = ()
    backward: bool = False


class Began(Event, frozen=True):
    """A game of the match begins: its number, who starts, the cards in the draw pile, and the top one if it is seen."""

    game: int
    seat: int
    draw: int
    top: Rank | None


class Hand(Event, frozen=True):
    """The hand dealt to one seat; told to that seat only."""

    cards: tuple[Rank, ...]


class TurnedUp(Event, frozen=True):
    """The card a seat has to use now, what is left of the pile, and whether it follows a 2."""

    seat: int
    card: Rank
    draw: int
    top: Rank | None
    again: bool


class Reshuffled(Event, frozen=True):
    """The draw pile was empty, so the discards have become the new one."""

    draw: int
    top: Rank | None


class Moved(Event, frozen=True):
    """A seat has used a card. A split and a swap have two journeys, in their order.

    `before` is (pawn, place) of every pawn that stands elsewhere now, sent back ones too.
    """

    seat: int
    card: Rank
    way: Way
    journeys: tuple[Journey, ...]
    before: tuple[tuple[str, str], ...]

    @property
    def highlight(self) -> Highlight | None:
        """Pawns sent back to their START; most of all by a Sorry! card."""
        count = sum(len(journey.bumped) for journey in self.journeys)
        return Highlight(self.seat, count, 10 * count + (self.way == "sorry")) if count else None


class Passed(Event, frozen=True):
    """A card was settled without use."""

    seat: int
    card: Rank


class Discarded(Event, frozen=True):
    """A card of a hand was thrown away without use."""

    seat: int
    card: Rank


class Drew(Event, frozen=True):
    """A seat took the top card of the pile into its hand; None where the viewer may not know it."""

    seat: int
    card: Rank | None
    draw: int
    top: Rank | None


class GameOver(Event, frozen=True):
    """A game has been won: pawns HOME, what each seat gets for it, the totals, and the hands laid open.

    Scores are points, or games won where there are no points; `tier` is the winner's bonus.
    """

    game: int
    winners: tuple[int, ...]
    home: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Rank, ...], ...] = ()
    tier: int = 0


class MatchOver(Event, frozen=True):
    """The match has ended: ranks and totals by seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

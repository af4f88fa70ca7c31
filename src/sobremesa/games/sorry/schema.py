"""The Structs of Sorry!: options, actions, views, appraisals and events.

Each play has exactly one form.
"""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import DEPENDS, Options
from sobremesa.core.outcome import Outcome
from sobremesa.games.sorry.pieces import (
    COLOUR_OF,
    COLOURS,
    ELEVEN,
    ONE,
    PAWN_NAMES,
    PAWNS,
    RANKS,
    SEVEN,
    SORRY,
    STEPS,
    TEN,
    TWO,
    Colour,
    Rank,
)

# Options


Mode = Literal["standard", "partners", "scored"]

SEATS: Final[dict[Mode, range]] = {"standard": range(2, 5), "partners": range(4, 5), "scored": range(2, 5)}
LEAST_TARGET: Final = 50
USUAL_COLOURS: Final[dict[int, tuple[Colour, ...]]] = {
    2: ("red", "yellow"),
    3: ("red", "blue", "yellow"),
    4: ("red", "blue", "yellow", "green"),
}


class SorryOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "sorry"
    modes: ClassVar[tuple[str, ...]] = ("standard", "partners", "scored")

    mode: Mode = "standard"
    players: int = 4
    colours: tuple[Colour, ...] = DEPENDS
    first_player: Literal["random", "red", "blue", "yellow", "green"] = "random"
    draw_pile: Literal["face_up", "face_down"] = "face_up"
    swapped_pawn_slides: bool = True
    scored_two: Literal["play_again", "no_bonus"] = "play_again"
    tier_bonus: Literal["highest", "cumulative"] = "highest"
    match_games: Annotated[int, Meta(ge=1, le=20)] = 1
    match_target: Annotated[int, Meta(ge=0, le=1000, extra={"off_below": LEAST_TARGET})] = 0

    def usual(self) -> dict[str, object]:
        """The colours that are usual for the number of players."""
        return {"colours": next((usual for count, usual in USUAL_COLOURS.items() if count == self.players), ())}

    def bad_value(self) -> str | None:
        """Colours are different and in the order of the board; a target is worth playing for, or off."""
        if not is_clockwise(self.colours):
            return "colours"
        return "match_target" if 0 < self.match_target < LEAST_TARGET else None

    def seats(self) -> range:
        """Two to four players; partners need four (RULING-4)."""
        return SEATS[self.mode]

    def conflict(self) -> tuple[str, ...]:
        """Every seat has a colour, the first player plays one of them, and points belong to the scored game."""
        if len(self.colours) != self.players:
            return ("colours", "players")
        if self.first_player not in ("random", *self.colours):
            return ("first_player", "colours")
        if self.mode != "scored":
            for name, value in (("scored_two", "play_again"), ("tier_bonus", "highest"), ("match_target", 0)):
                if getattr(self, name) != value:
                    return (name, "mode")
        if self.match_target > 0 and self.match_games != 1:
            return ("match_target", "match_games")
        return ()

    def idle(self) -> tuple[str, ...]:
        """What belongs to the scored game alone; and the number of games where a target is played for."""
        if self.mode != "scored":
            return ("scored_two", "tier_bonus", "match_target")
        return ("match_games",) if self.match_target > 0 else ()


def is_clockwise(colours: tuple[Colour, ...]) -> bool:
    """Whether the colours are met in this order, going round the board once from the first of them."""
    distances = [(COLOUR_OF[colour] - COLOUR_OF[colours[0]]) % 4 for colour in colours]
    return distances == sorted(set(distances))


# Actions


PawnName = Annotated[str, Meta(pattern=r"\A(red|blue|yellow|green)-[0-9]+\Z")]
"""A colour and a number: whether there is such a pawn is for the rules to say."""


class Start(Action, frozen=True):
    """Put a pawn of the colour from START on its exit square, with a 1 or a 2."""

    colour: Colour
    card: Rank


class Move(Action, frozen=True):
    """Move a pawn forward, or backward where the steps are negative."""

    pawn: PawnName
    steps: int
    card: Rank


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two parts a 7 is split into."""

    pawn: PawnName
    steps: int


class Split(Action, frozen=True):
    """Split a 7 between two pawns; the first part is finished before the second begins."""

    first: Part
    second: Part
    card: Rank


class Swap(Action, frozen=True):
    """Exchange the places of an own pawn and an opponent's, with an 11."""

    pawn: PawnName
    target: PawnName
    card: Rank


class Sorry(Action, frozen=True):
    """Bump a pawn from the track and put one of the colour from START in its place."""

    target: PawnName
    colour: Colour
    card: Rank


class Pass(Action, frozen=True):
    """Settle a card that cannot be used; or an 11 that could only be swapped with."""


class Discard(Action, frozen=True):
    """Throw a card of the hand away, because none of them can be used."""

    card: Rank


SorryAction = Start | Move | Split | Swap | Sorry | Pass | Discard

# Each action exists once. Starts by rank and colour, moves by rank and pawn, the rest as the names say.
PASS: Final = Pass()
DISCARD: Final = [Discard(rank) for rank in RANKS]
START_WITH: Final = [[Start(colour, RANKS[rank]) for colour in COLOURS] for rank in (ONE, TWO)]
MOVE: Final = [[Move(pawn, STEPS[rank], RANKS[rank]) for pawn in PAWN_NAMES] for rank in range(SORRY)]
MOVE_BACK: Final = [Move(pawn, -1, RANKS[TEN]) for pawn in PAWN_NAMES]
SWAP: Final = [[Swap(pawn, target, RANKS[ELEVEN]) for target in PAWN_NAMES] for pawn in PAWN_NAMES]
SORRY_ON: Final = [[Sorry(target, colour, RANKS[SORRY]) for target in PAWN_NAMES] for colour in COLOURS]

SPLITS: Final[list[Split | None]] = [None] * (PAWNS * PAWNS * STEPS[SEVEN])
"""By first pawn, second pawn and steps of the first: there are many, so each is made when it is first needed."""


def split(first: int, second: int, steps: int) -> Split:
    """The 7 that takes the first pawn so many steps and the second the rest."""
    number = (first * PAWNS + second) * STEPS[SEVEN] + steps
    made = SPLITS[number]
    if made is None:
        rest = STEPS[SEVEN] - steps
        made = Split(Part(PAWN_NAMES[first], steps), Part(PAWN_NAMES[second], rest), RANKS[SEVEN])
        SPLITS[number] = made
    return made


# What a seat sees


class PawnView(Struct, frozen=True):
    """A pawn, the seat whose colour it has, and its place: `start`, `T0` to `T59`, `S1` to `S5`, `home`."""

    pawn: str
    colour: Colour
    seat: int
    place: str


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat. `team` is the same for partners, `home` counts the pawns of its colour.

    In the scored game `hand` is the number of its cards, and `known` are those that everybody saw it draw.
    """

    colour: Colour
    team: int
    home: int
    hand: int | None
    known: list[Rank]
    total: int


class OwnView(Struct, frozen=True):
    """What only the seat itself sees: its hand, and which of the cards could be used as the board is now."""

    hand: list[Rank]
    usable: list[Rank]


class FinishedView(Struct, frozen=True):
    """The game last finished, by seat: pawns HOME, the hands laid open, and what the points are made of.

    `pawns` are points for own pawns HOME, `opponents` for opponents' pawns that are not, `tier` is the bonus.
    """

    game: int
    winners: list[int]
    home: list[int]
    hands: list[list[Rank]]
    scores: list[int]
    pawns: list[int]
    opponents: list[int]
    tier: list[int]


class SorryView(Struct, frozen=True):
    """A match of Sorry! as one viewer may see it. Games count from 1."""

    settings: dict[str, Any]
    game: int
    phase: str
    seat: int | None
    """Whose turn it is."""
    waiting_for: tuple[int, ...]
    card: Rank | None
    """The card that has to be used; in the scored game there is none."""
    again: bool
    """Whether this card, or this play, follows a 2 in the same turn."""
    draw: int
    top: Rank | None
    discards: list[Rank]
    """The last is the newest."""
    left: dict[str, int]
    """Of each rank, how many are not in the discard pile."""
    pawns: list[PawnView]
    seats: list[SeatView]
    own: OwnView | None
    sheet: list[list[int]]
    finished: FinishedView | None
    outcome: Outcome | None


# What a play does


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


class SorryAppraisal(Struct, frozen=True):
    """What a legal play does on the board, and whether it wins; nothing of the card that comes after it."""

    journeys: list[Journey]
    wins: bool


# Events


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

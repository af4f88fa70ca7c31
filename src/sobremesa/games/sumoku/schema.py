"""The Structs of Sumoku: options, actions, views, appraisals and events.

Tiles are written with their copy: `R5a`.
Everything but the order of the pile lies open, so all viewers see the same.
"""

from copy import copy
from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import force_setattr

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Highlight
from sobremesa.core.options import DEPENDS, Options
from sobremesa.core.outcome import Outcome
from sobremesa.core.refused import Refused

# Options


Mode = Literal["classic", "speed", "spot", "team", "solo"]

SHORTEST_LIMIT: Final = 30
LONGEST_LIMIT: Final = 7200
"""Seconds of a timed solo game."""

DEFAULT_PLAYERS: Final = {"team": 4, "solo": 1}
"""Where it is not two."""
SEATS: Final = {
    "classic": range(2, 6),
    "speed": range(2, 9),
    "spot": range(2, 9),
    "team": range(2, 9),
    "solo": range(1, 9),
}
USED_BY: Final = {
    "teams": ("team",),
    "claim_check": ("speed", "team"),
    "show_seconds": ("spot",),
    "time_limit_seconds": ("solo",),
}
"""The modes in which an option has an effect; the others have one in all."""


class SumokuOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    game: ClassVar[str] = "sumoku"
    modes: ClassVar[tuple[str, ...]] = ("classic", "speed", "spot", "team", "solo")

    players: int = DEPENDS
    mode: Mode = "classic"
    key_number: Literal[0, 3, 4, 5] = 0
    teams: Literal[2, 3, 4] = 2
    claim_check: Literal["strict", "assisted"] = "strict"
    show_seconds: Annotated[int, Meta(ge=3, le=60)] = 10
    time_limit_seconds: Annotated[int, Meta(ge=0, le=LONGEST_LIMIT, extra={"off_below": SHORTEST_LIMIT})] = 0

    def usual(self) -> dict[str, object]:
        """A team game is for four, a solo game for one, if nothing else is said."""
        return {"players": DEFAULT_PLAYERS.get(str(self.mode), 2)}

    def bad_value(self) -> str | None:
        """A time limit is none, or half a minute at least."""
        return "time_limit_seconds" if 0 < self.time_limit_seconds < SHORTEST_LIMIT else None

    def seats(self) -> range:
        """By mode."""
        return SEATS[self.mode]

    def conflict(self) -> tuple[str, ...]:
        """Every team has a player."""
        return ("teams", "players") if self.mode == "team" and self.teams > self.players else ()

    def idle(self) -> tuple[str, ...]:
        """Options that belong to other modes."""
        return tuple(name for name, modes in USED_BY.items() if self.mode not in modes)

    @property
    def assisted(self) -> bool:
        """Whether everybody is told what is right and wrong on the grids, and a wrong claim is only refused."""
        return self.mode == "solo" or (self.mode in ("speed", "team") and self.claim_check == "assisted")


# Actions


LONGEST_NAME: Final = 32
"""Of whatever is sent as the name of a tile."""
MOST_LISTED: Final = 200
"""Tiles in one action; more than there are, so that a tile named twice is refused for what it is."""

Tile = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile laid on a cell; `value` says how a six lies, 6 or 9, and is left out for other tiles. Left out it is 6."""

    tile: Tile
    x: int
    y: int
    value: int | UnsetType = UNSET


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that goes to a cell, or back to the rack if both coordinates are null.

    `value` says how a six is to lie; left out, one from the rack lies as 6 and one on the grid stays as it lies.
    """

    tile: Tile
    x: int | None
    y: int | None
    value: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.x is None) != (self.y is None):
            raise Refused("malformed_action", name="arrange")


class Play(Action, frozen=True):
    """Lay tiles of the rack in one row or column of the common grid."""

    placements: Annotated[tuple[Placement, ...], Meta(max_length=MOST_LISTED)]


class Pass(Action, frozen=True):
    """Classic: lay nothing, or nothing more. Spot: say that there is nothing to see."""


class Ready(Action, frozen=True):
    """The next deal may come."""


class Arrange(Action, frozen=True):
    """Move tiles between rack and grid, all at once: they are lifted first and set down then."""

    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_LISTED)]


class Exchange(Action, frozen=True):
    """Give one tile back for two of the pile."""

    tile: Tile


class Claim(Action, frozen=True):
    """Sumoku! The grid is complete, as it is in this version of the owner's tiles."""

    version: int


class Call(Action, frozen=True):
    """Name the sum of four tiles on display."""

    round: int
    sum: int


class Show(Action, frozen=True):
    """Show the four tiles whose sum was called."""

    round: int
    tiles: Annotated[tuple[Tile, ...], Meta(max_length=MOST_LISTED)]


class GiveUp(Action, frozen=True):
    """Leave the round."""


SumokuAction = Play | Pass | Ready | Arrange | Exchange | Claim | Call | Show | GiveUp

# Actions without parameters exist once.
PASS: Final = Pass()
READY: Final = Ready()
GIVE_UP: Final = GiveUp()


# What a seat sees


Phase = Literal["turn", "waiting", "countdown", "race", "open", "showing", "over"]
Direction = Literal["row", "column"]
Out = Literal["wrong_claim", "gave_up"]


class LaidTile(Struct, frozen=True):
    """A tile on a grid; `value` is its number, or 9 for a six that lies turned. x grows to the right, y downwards."""

    tile: str
    x: int
    y: int
    value: int


class LineView(Struct, frozen=True):
    """Two or more tiles side by side, from the first cell on to the right or down.

    `faults` are some of `line_too_long`, `colour_repeat`, `bad_sum`; none if the line is good.
    """

    x: int
    y: int
    direction: Direction
    length: int
    sum: int
    faults: tuple[str, ...]


class CheckView(Struct, frozen=True):
    """What a claim on a grid comes to.

    `fault` is the first of `tiles_left`, `not_connected`, `line_too_long`, `colour_repeat`, `bad_sum`, or None if the
    claim is right; `lines` are all lines, rows first.
    """

    fault: str | None
    lines: tuple[LineView, ...]


class ClassicSeat(Struct, frozen=True):
    """A player of the classic game: the open rack, what it would cost at the end, and the score."""

    rack: list[str]
    rack_points: int
    score: int


class ClassicView(Struct, frozen=True):
    """The classic game: the common grid with all its lines, and the racks."""

    grid: list[LaidTile]
    lines: list[LineView]
    seats: list[ClassicSeat]
    seat: int | None
    """Whose turn it is."""
    starter: int
    replay: bool
    """The player to move has completed a line of six and may lay again, or pass."""
    turn_points: int
    """What the player to move has scored in this turn."""
    idle_turns: int
    """Turns without a placement that have ended in a row; twice as many as there are players end the game."""
    pass_ends: bool
    """A pass now would end the game."""


class OwnerView(Struct, frozen=True):
    """Whoever a grid belongs to: a player, a team, or the group of a solo game.

    `check` says what a claim would come to, where the rules allow to say so (solo, `assisted`); else it is None.
    """

    seats: tuple[int, ...]
    rack: tuple[str, ...]
    grid: tuple[LaidTile, ...]
    version: int
    """Goes up with every change of these tiles; a claim names it."""
    tiles: int
    """In rack and grid together."""
    out: Out | None
    """Why the owner is no longer in the round."""
    giving_up: tuple[int, ...]
    """Members who want to give up; it counts when all of them do."""
    check: CheckView | None


class RaceView(Struct, frozen=True):
    """Speed, team or solo: one grid for each owner, in the order of their numbers."""

    owners: list[OwnerView]
    owner_of: list[int]
    """By seat."""


class SpeedView(Struct, frozen=True):
    """The rounds of a speed match: `winners` of those finished, None for a void one; `wins` by seat."""

    round: int
    winners: list[int | None]
    wins: list[int]


class SoloView(Struct, frozen=True):
    """How far a solo game has come.

    `confirmed` are the tiles of the last right claim, `tiles_used` the result if the game ended now.
    """

    stages: int
    confirmed: int
    exchanges: int
    tiles_used: int
    seconds: int | None
    """How long it took, when it is over."""


class SpotSeat(Struct, frozen=True):
    """A player of a spot match: tiles won, four by four, the last win last."""

    won: list[list[str]]
    tiles: int
    sits_out: bool
    passed: bool


class CallView(Struct, frozen=True):
    """Who has called, and which sum."""

    seat: int
    sum: int


class SpotView(Struct, frozen=True):
    """The display; a place is None until it is filled again. `sums` are those that can be called."""

    round: int
    display: list[str | None]
    seats: list[SpotSeat]
    call: CallView | None
    target: int
    sums: list[int]


class SumokuView(Struct, frozen=True, dict=True):
    """A match of Sumoku. Of `classic`, `race`, `speed`, `solo` and `spot` those are there that the mode has."""

    settings: dict[str, Any]
    mode: str
    phase: Phase
    waiting_for: tuple[int, ...]
    key: int | None
    """The key number, once the die has been rolled."""
    roller: int | None
    """Who is credited with the roll."""
    pile: int
    ready: list[bool]
    """Who has said so, while the table waits for it; else nobody."""
    classic: ClassicView | None
    race: RaceView | None
    speed: SpeedView | None
    solo: SoloView | None
    spot: SpotView | None
    outcome: Outcome | None

    @property
    def own(self) -> ClassicSeat | OwnerView | SpotSeat | None:
        """The part of the view that is the viewer's own: its rack, its grid or its tiles; None for a spectator."""
        seat: int | None = self.__dict__.get("viewer")
        if seat is None:
            return None
        if self.race is not None:
            return self.race.owners[self.race.owner_of[seat]]
        shown = self.classic or self.spot
        return None if shown is None else shown.seats[seat]

    def seen_from(self, viewer: int | None) -> "SumokuView":
        """The same view as this viewer has it; None is a spectator."""
        if viewer is None:
            return self
        view = copy(self)
        # No field: all see the same, so a message need not say whose view it is.
        force_setattr(view, "viewer", viewer)
        return view


# What is said of a placement


class Cell(Struct, frozen=True):
    """An empty cell of the grid."""

    x: int
    y: int


class FittingCell(Cell, frozen=True):
    """A cell where all that is laid then is legal: what it would score, and whether it completes a line of six."""

    points: int
    six: bool


class SumokuAppraisal(Struct, frozen=True):
    """Where the last tile of a placement could lie beside the others, and what the placement would come to.

    `points`, `six` and `lines` are left out unless all tiles are on empty cells. Points are those of all lines, good or
    not: `check` says whether it may be laid so.
    """

    places: list[FittingCell]
    """Where it is legal, the highest score first."""
    extendable: list[Cell]
    """Where it is not legal yet, but may be with more tiles of the rack in the same line."""
    points: int | UnsetType = UNSET
    six: bool | UnsetType = UNSET
    """One of the lines has six tiles."""
    lines: list[LineView] | UnsetType = UNSET


# Events


MANY_POINTS: Final = 40
"""So many points at once are spoken of."""


# All modes


class BecameReady(Event, frozen=True):
    """A player is ready for the deal."""

    seat: int


class Rolled(Event, frozen=True):
    """The die was rolled, to the credit of `seat`, and shows the key number; or the key was agreed (`fixed`)."""

    seat: int | None
    key: int
    fixed: bool


class CountdownBegan(Event, frozen=True):
    """So many milliseconds on the match clock until the race, or the next round, opens."""

    until: int


class MatchOver(Event, frozen=True):
    """The match has ended: ranks and totals by seat."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str


# Classic


class Dealt(Event, frozen=True):
    """Classic: every player has a rack; the lowest total starts."""

    racks: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    starter: int
    pile: int


class Placed(Event, frozen=True):
    """Tiles were laid: the lines they are in, what they score, the player's score and rack now."""

    seat: int
    tiles: tuple[LaidTile, ...]
    lines: tuple[LineView, ...]
    points: int
    score: int
    rack: tuple[str, ...]
    replay: bool
    """A line of six is complete: the player may lay again."""

    @property
    def highlight(self) -> Highlight | None:
        """A line of six, or many points."""
        is_big = self.replay or self.points >= MANY_POINTS
        return Highlight(self.seat, self.points, self.points + 100 * self.replay) if is_big else None


class Passed(Event, frozen=True):
    """Classic: a player passes (`automatic`: because nothing fits) or declines the replay. Spot: sees nothing."""

    seat: int
    automatic: bool
    replay: bool


class Drew(Event, frozen=True):
    """Classic: the turn is over and the rack filled up again; `rack` is all of it now."""

    seat: int
    tiles: tuple[str, ...]
    rack: tuple[str, ...]
    pile: int


class Deducted(Event, frozen=True):
    """The classic game is over: what is left in each rack, and the scores less that."""

    racks: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


# Speed, team, solo


class RaceDealt(Event, frozen=True):
    """Every owner has tiles; `round` counts those of a speed match."""

    round: int
    owners: tuple[OwnerView, ...]
    pile: int


class RaceOpened(Event, frozen=True):
    """From now on all work at the same time."""

    round: int


class Arranged(Event, frozen=True):
    """Tiles were moved: those that lie on the grid now, and those that went back to the rack."""

    seat: int
    owner: int
    laid: tuple[LaidTile, ...]
    lifted: tuple[str, ...]
    version: int


class Exchanged(Event, frozen=True):
    """A tile went back to the pile and two came to the rack."""

    seat: int
    owner: int
    gave: str
    drew: tuple[str, ...]
    rack: tuple[str, ...]
    version: int
    pile: int


class Claimed(Event, frozen=True):
    """Sumoku! The grid as it was judged, what was left in the rack, and the verdict; wrong is TUBADOKU."""

    seat: int
    owner: int
    right: bool
    grid: tuple[LaidTile, ...]
    rack: tuple[str, ...]
    check: CheckView

    @property
    def highlight(self) -> Highlight | None:
        """A grid that was right."""
        return Highlight(self.seat, len(self.grid), len(self.grid)) if self.right else None


class OwnerOut(Event, frozen=True):
    """An owner is out of the round, and the tiles go back to the pile."""

    owner: int
    reason: str
    version: int
    pile: int


class PenaltyDrawn(Event, frozen=True):
    """After a wrong claim an owner still in the race drew these tiles."""

    owner: int
    tiles: tuple[str, ...]
    rack: tuple[str, ...]
    version: int
    pile: int


class GivingUp(Event, frozen=True):
    """A player wants to give up; it counts when the whole team or group does."""

    seat: int
    owner: int
    members: tuple[int, ...]


class RoundOver(Event, frozen=True):
    """A round of speed is over: who won it, None if nobody, and the rounds won by seat."""

    round: int
    winner: int | None
    wins: tuple[int, ...]


class StageConfirmed(Event, frozen=True):
    """Solo: so many tiles are confirmed, and these were drawn."""

    stage: int
    confirmed: int
    tiles: tuple[str, ...]
    rack: tuple[str, ...]
    version: int
    pile: int

    @property
    def highlight(self) -> Highlight | None:
        """More tiles confirmed; there is only one player."""
        return Highlight(0, self.confirmed, self.confirmed)


class SoloOver(Event, frozen=True):
    """What a solo game came to."""

    tiles_used: int
    stages: int
    exchanges: int
    seconds: int


# Spot


class DisplayLaid(Event, frozen=True):
    """Tiles were turned up: all of the display, after so many `dead` ones that held no combination."""

    display: tuple[str, ...]
    pile: int
    dead: int


class RoundOpened(Event, frozen=True):
    """Everybody may call but the one who sits out."""

    round: int
    sits_out: int | None


class Called(Event, frozen=True):
    """A player calls a sum, and has until then to show it."""

    seat: int
    sum: int
    until: int


class Shown(Event, frozen=True):
    """Four tiles were shown: right, or wrong because of `reason` (`colour_repeat`, `wrong_sum`, `too_late`).

    `values` is the reading of the tiles that was judged, `held` how many tiles the player has now.
    """

    seat: int
    sum: int
    tiles: tuple[str, ...]
    values: tuple[int, ...]
    right: bool
    reason: str | None
    display: tuple[str | None, ...]
    held: int

    @property
    def highlight(self) -> Highlight | None:
        """A sum that was seen and shown."""
        return Highlight(self.seat, self.sum, self.sum) if self.right else None


class GaveBack(Event, frozen=True):
    """After a wrong show the four tiles won last go back to the pile."""

    seat: int
    tiles: tuple[str, ...]
    held: int
    pile: int


class SitsOut(Event, frozen=True):
    """After a wrong show without tiles to give back a player sits out the next round."""

    seat: int
    round: int


class Redrawn(Event, frozen=True):
    """Nobody sees anything: the display goes back to the pile."""

    tiles: tuple[str, ...]
    pile: int

"""The shape of what a viewer may see of a match of Sumoku; projection.py fills it in.

Everything but the order of the pile lies open, so all viewers are shown the same.
"""

from typing import Any, Literal

from msgspec import Struct

from sobremesa.core.outcome import Outcome

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


class SumokuView(Struct, frozen=True):
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

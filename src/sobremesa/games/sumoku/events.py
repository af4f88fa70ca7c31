"""What happens in a match of Sumoku, told in order and to everybody: only the order of the pile is hidden."""

from typing import Final

from sobremesa.core.events import Event, Highlight
from sobremesa.games.sumoku.view import CheckView, LaidTile, LineView, OwnerView

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

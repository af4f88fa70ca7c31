"""What a judge says of the actions that a seat could take."""

from typing import Any

from msgspec import Struct


class SampleMean(Struct, frozen=True):
    """A mean over imagined worlds, and its standard error."""

    mean: float
    error: float


class Weighed(Struct, frozen=True):
    """An action with what came of it in imagined worlds.

    `win` is the chance to win the match. `points` is the lead over the others in the unit of the game, at the end of
    the hand or as far as the judge looks ahead. `win_behind` and `points_behind` say how much less that is than for the
    best action. Both actions were tried in the same worlds, so the errors of a difference are the smaller ones.
    """

    action: Any
    worlds: int
    win: SampleMean
    points: SampleMean
    win_behind: SampleMean
    points_behind: SampleMean

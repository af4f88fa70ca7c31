"""Sumoku: a crossword of coloured numbers, in turns, in races, at a glance or alone."""

from collections.abc import Callable
from typing import Final

from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.games.sumoku.classic.rules import ClassicState
from sobremesa.games.sumoku.pieces import COLOURS, NUMBER_COUNT
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.race.solo import SoloState
from sobremesa.games.sumoku.race.speed import SpeedState
from sobremesa.games.sumoku.race.team import TeamState
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import (
    Arrange,
    Arranged,
    BecameReady,
    Call,
    Called,
    CallView,
    Cell,
    CheckView,
    Claim,
    Claimed,
    ClassicSeat,
    ClassicView,
    CountdownBegan,
    Dealt,
    Deducted,
    DisplayLaid,
    Drew,
    Exchange,
    Exchanged,
    FittingCell,
    GaveBack,
    GiveUp,
    GivingUp,
    LaidTile,
    LineView,
    MatchOver,
    Move,
    OwnerOut,
    OwnerView,
    Pass,
    Passed,
    PenaltyDrawn,
    Placed,
    Placement,
    Play,
    RaceDealt,
    RaceOpened,
    RaceView,
    Ready,
    Redrawn,
    Rolled,
    RoundOpened,
    RoundOver,
    Show,
    Shown,
    SitsOut,
    SoloOver,
    SoloView,
    SpeedView,
    SpotSeat,
    SpotView,
    StageConfirmed,
    SumokuAction,
    SumokuAppraisal,
    SumokuOptions,
    SumokuView,
)
from sobremesa.games.sumoku.spot.rules import SpotState

__all__ = [
    "RULES",
    "Arrange",
    "Arranged",
    "BecameReady",
    "Call",
    "CallView",
    "Called",
    "Cell",
    "CheckView",
    "Claim",
    "Claimed",
    "ClassicSeat",
    "ClassicState",
    "ClassicView",
    "CountdownBegan",
    "Dealt",
    "Deducted",
    "DisplayLaid",
    "Drew",
    "Exchange",
    "Exchanged",
    "FittingCell",
    "GaveBack",
    "GiveUp",
    "GivingUp",
    "LaidTile",
    "LineView",
    "MatchOver",
    "Move",
    "OwnerOut",
    "OwnerView",
    "Pass",
    "Passed",
    "PenaltyDrawn",
    "Placed",
    "Placement",
    "Play",
    "RaceDealt",
    "RaceOpened",
    "RaceState",
    "RaceView",
    "Ready",
    "Redrawn",
    "Rolled",
    "RoundOpened",
    "RoundOver",
    "Show",
    "Shown",
    "SitsOut",
    "SoloOver",
    "SoloView",
    "SpeedView",
    "SpotSeat",
    "SpotState",
    "SpotView",
    "StageConfirmed",
    "SumokuAction",
    "SumokuAppraisal",
    "SumokuOptions",
    "SumokuState",
    "SumokuView",
]

STATES: Final[dict[str, Callable[[SumokuOptions, Chance], SumokuState]]] = {
    "classic": ClassicState,
    "speed": SpeedState,
    "spot": SpotState,
    "team": TeamState,
    "solo": SoloState,
}


def new_state(options: SumokuOptions, chance: Chance) -> SumokuState:
    """An empty table for the mode that was chosen."""
    return STATES[options.mode](options, chance)


RULES: Final[Game[SumokuState]] = Game(
    id="sumoku",
    version=1,
    options=SumokuOptions,
    actions=SumokuAction,
    state=new_state,
    position=SumokuPosition,
    # The leaflet's five games are as long as they are; only solo has a clock.
    quick_options={"classic": {}, "speed": {}, "spot": {}, "team": {}, "solo": {"time_limit_seconds": 600}},
    pieces={"colours": list(COLOURS), "numbers": NUMBER_COUNT},
    lists_cheaply=False,
    longest_action=6000,
)

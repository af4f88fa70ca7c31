"""The rules that all five modes of Sumoku share: the pile, the die, the countdown and the end of a match.

The classic game is in classic/, the races (speed, team, solo) in race/, spot in spot/, each with rules, checks, lists
of actions, views and positions of its own; what is valid on a grid is decided in engine/grid.py alone. Where we go
beyond the leaflet (all of it is in the rules file): the software rolls, checks and keeps the time, a claim names the
version of the tiles it was made on, and no match of spot has over 100 rounds.

Inside, tiles are ints (pieces.py); actions, events and views use the players' words. Time comes in as `at` and goes out
as `deadline`, in milliseconds of the match clock.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome
from sobremesa.core.state import State
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.pieces import DIE, NOBODY, TILE_COUNT
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.schema import READY, SumokuAction, SumokuAppraisal, SumokuOptions, SumokuView

COUNTDOWN: Final = 3000
"""Milliseconds between a deal and the roll, and between two rounds of spot (SUMOKU-24, -112)."""


class SumokuState(State[SumokuAction, SumokuView, SumokuAppraisal]):
    """One match of Sumoku, in any mode."""

    action_types: ClassVar[Any] = SumokuAction
    position_type: ClassVar[Any] = SumokuPosition

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options: Final = options
        self.mode: Final[str] = options.mode
        self.phase = "waiting"
        """`turn`, `waiting`, `countdown`, `race`, `open`, `showing` or `over`."""
        self.key = 0
        """The key number; 0 until the die has been rolled."""
        self.roller = NOBODY
        """Who rolls the die, in classic and speed."""
        self.pile: list[int] = []
        """The next tile to be drawn comes last."""
        self.ready: list[bool] = [False] * options.players

    # Setup

    def start(self) -> None:
        """Mix the pile (SUMOKU-1); each mode goes on from there."""
        self.pile = list(range(TILE_COUNT))
        self.mix()
        self.information_count += 1

    def mix(self) -> None:
        """Every draw is random, also of tiles that have gone back to the pile (SUMOKU-1)."""
        self.chance.shuffle(self.pile)

    def draw(self, count: int) -> list[int]:
        """Take tiles from the pile."""
        first = len(self.pile) - count
        drawn = self.pile[first:]
        del self.pile[first:]
        return drawn

    @abstractmethod
    def deal(self) -> None:
        """Give out the first tiles of a match or of a round."""

    @abstractmethod
    def tiles_outside_pile(self) -> list[int]:
        """Every tile that lies somewhere else."""

    def roll(self) -> None:
        """The die, or the number that was agreed, is the key number (SUMOKU-2 to -4)."""
        agreed = self.options.key_number
        self.key = agreed or DIE[self.chance.below(len(DIE))]
        if self.events is not None:
            seat = None if agreed or self.roller == NOBODY else self.roller
            self.tell(schema.Rolled(seat, self.key, agreed != 0))

    def wait_for_all(self) -> None:
        """The table waits until everybody is ready (SUMOKU-20)."""
        self.phase = "waiting"
        self.ready = [False] * self.players
        self.to_act = tuple(range(self.players))

    def become_ready(self, seat: int, at: int) -> None:
        """When all are ready the tiles are dealt."""
        self.ready[seat] = True
        self.to_act = tuple([other for other in self.to_act if other != seat])
        if self.events is not None:
            self.tell(schema.BecameReady(seat))
        if self.to_act:
            return
        self.ready = [False] * self.players
        self.deal()
        self.count_down(at)

    def count_down(self, at: int) -> None:
        """Everybody sees the tiles and nobody may act, for three seconds (SUMOKU-24, -30, -112)."""
        self.phase = "countdown"
        self.to_act = ()
        self.deadline = at + COUNTDOWN
        if self.events is not None:
            self.tell(schema.CountdownBegan(self.deadline))

    # Acting

    def decision_id_for(self, seat: int) -> int:
        """Always the same where all act at once: a claim, call or show is stale by its own version or round."""
        return 0

    def refuse_unasked(self, seat: int, action: SumokuAction) -> None:
        """Where nobody has the turn the rules say why it is of no use: `eliminated`, `wrong_phase`."""
        if self.phase != "turn":
            self.check_rules(seat, action)
        super().refuse_unasked(seat, action)

    def actions_for(self, seat: int) -> list[SumokuAction]:
        """What can be done now; in a race a repertoire of single moves."""
        if seat not in self.to_act:
            return []
        return [READY] if self.phase == "waiting" else self.list_actions(seat)

    @abstractmethod
    def list_actions(self, seat: int) -> list[SumokuAction]:
        """The actions of a seat that is to act, once tiles have been dealt."""

    # The end

    @property
    def totals(self) -> list[int]:
        """By seat: points (classic), rounds won (speed), tiles won (spot) or used (solo); 1 for the team that won."""
        return self.totals_so_far() if self.outcome is None else list(self.outcome.totals)

    def totals_so_far(self) -> list[int]:
        """The totals of a match that is not over; none where a win is all that counts."""
        return [0] * self.players

    def end(self, outcome: Outcome) -> None:
        """The match is over."""
        self.outcome = outcome
        self.phase = "over"
        self.to_act = ()
        self.deadline = None
        if self.events is not None:
            self.tell(schema.MatchOver(outcome.ranks, outcome.totals, outcome.reason))

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[SumokuView]:
        """All see the same; to each seat a part of it is its own."""
        view = self.public_view()
        return [view.seen_from(viewer) for viewer in viewers]

    @abstractmethod
    def public_view(self) -> SumokuView:
        """What everybody sees: everything but the order of the pile."""

    def world_for(self, seat: int | None, chance: Chance) -> "SumokuState":
        """Only the order of the pile is hidden."""
        world = self.copy()
        world.pile.sort()
        chance.shuffle(world.pile)
        return world

    @abstractmethod
    def copy(self) -> "SumokuState":
        """The same moment, without listeners."""

    def copy_common(self, twin: "SumokuState") -> None:
        """Bring a copy to this moment as far as all modes share it."""
        self.copy_shared(twin)
        twin.phase = self.phase
        twin.key = self.key
        twin.roller = self.roller
        twin.pile = self.pile[:]
        twin.ready = self.ready[:]

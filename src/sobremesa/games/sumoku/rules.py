"""The rules of Sumoku: what all five modes share, and which of them is played.

The classic game is in classic.py, the races (speed, team, solo) in race.py, spot in spot.py; what is valid on a grid
is decided in grid.py alone. Where we go beyond the leaflet (all of it is in the rules file): the software rolls, checks
and keeps the time, a claim names the version of the tiles it was made on, and no match of spot has over 100 rounds.

Inside, tiles are ints (pieces.py); actions, events and views use the players' words. Time comes in as `at` and goes out
as `deadline`, in milliseconds of the match clock.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome
from sobremesa.core.position import position_chance
from sobremesa.core.state import State
from sobremesa.games.sumoku import checks, legal, project, schema
from sobremesa.games.sumoku import position as positions
from sobremesa.games.sumoku.engine import appraising, classic, race, spot
from sobremesa.games.sumoku.engine.grid import is_valid
from sobremesa.games.sumoku.engine.owner import Owner
from sobremesa.games.sumoku.pieces import DIE, DISPLAY_SIZE, NO_TILE, NOBODY, TILE_COUNT, TILES, names_of
from sobremesa.games.sumoku.schema import (
    Arrange,
    Call,
    Claim,
    Exchange,
    GiveUp,
    Pass,
    Play,
    Ready,
    Show,
    SumokuAction,
    SumokuAppraisal,
    SumokuOptions,
    SumokuView,
)
from sobremesa.games.sumoku.set_up import set_up

COUNTDOWN: Final = 3000
"""Milliseconds between a deal and the roll, and between two rounds of spot (SUMOKU-24, -112)."""
FEW_PLAYERS: Final = 4
TARGET_OF_FEW: Final = 16
TARGET_OF_MANY: Final = 12


class SumokuState(State[SumokuAction, SumokuView, SumokuAppraisal]):
    """One match of Sumoku."""

    action_types: ClassVar[Any] = SumokuAction

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options: Final = options
        self.mode: Final[str] = options.mode
        self.assisted: Final = options.assisted
        """Whether a grid may be said to be right or wrong before it is claimed."""

        self.phase = "waiting"
        """`turn`, `waiting`, `countdown`, `race`, `open`, `showing` or `over`."""
        self.key = 0
        """The key number; 0 until the die has been rolled."""
        self.roller = NOBODY
        self.pile: list[int] = []
        """The next tile to be drawn comes last."""
        self.ready: list[bool] = [False] * options.players
        self.moves = 0
        """Classic: actions taken in the match; the decision id, since every action changes what can be done next."""

        # Classic
        self.cells: dict[int, int] = {}
        self.racks: list[list[int]] = []
        """In ascending order."""
        self.scores: list[int] = []
        self.starter = 0
        self.seat = 0
        """Whose turn it is."""
        self.is_replay = False
        self.turn_points = 0
        self.idle_turns = 0
        """Turns without a placement that have ended in a row."""

        # Speed, team, solo
        self.owners: list[Owner] = [Owner() for _ in range(owner_count(options))]
        self.gave_up: list[bool] = [False] * options.players
        self.winners: list[int] = []
        """Of the finished rounds of a speed match; NOBODY for a void one."""
        self.stages = 0
        self.confirmed = 0
        """Tiles in the last right claim of a solo game."""
        self.exchanges = 0
        self.ended_at = 0

        # Spot
        self.spot_round = 1
        self.display: list[int] = []
        self.won: list[list[int]] = []
        """By seat, in the order they were won."""
        self.passed: list[bool] = []
        self.sits_out = NOBODY
        self.caller = NOBODY
        self.called = 0

    # Setup

    def start(self) -> None:
        """Mix the pile; a classic or solo game is dealt at once, the others when everybody is ready (SUMOKU-1, -20)."""
        self.pile = list(range(TILE_COUNT))
        self.mix()
        self.information_count += 1
        if self.mode == "classic":
            classic.set_up(self)
        elif self.mode == "solo":
            race.deal(self)
            race.open_race(self)
            if self.options.time_limit_seconds:
                self.deadline = 1000 * self.options.time_limit_seconds
        else:
            if self.mode == "spot":
                self.display = [NO_TILE] * DISPLAY_SIZE
                self.won = [[] for _ in range(self.players)]
                self.passed = [False] * self.players
            elif self.mode == "speed":
                self.roller = self.chance.below(self.players)
            self.wait_for_all()

    def mix(self) -> None:
        """Every draw is random, also of tiles that have gone back to the pile (SUMOKU-1)."""
        self.chance.shuffle(self.pile)

    def draw(self, count: int) -> list[int]:
        """Take tiles from the pile."""
        first = len(self.pile) - count
        drawn = self.pile[first:]
        del self.pile[first:]
        return drawn

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
        if self.mode == "spot":
            self.information_count += 1
            spot.lay_out(self)
            if self.events is not None:
                self.tell(schema.DisplayLaid(tuple(names_of(self.display)), len(self.pile), 0))
        else:
            self.key = 0
            race.deal(self)
        self.count_down(at)

    def count_down(self, at: int) -> None:
        """Everybody sees the tiles and nobody may act, for three seconds (SUMOKU-24, -30, -112)."""
        self.phase = "countdown"
        self.to_act = ()
        self.deadline = at + COUNTDOWN
        if self.events is not None:
            self.tell(schema.CountdownBegan(self.deadline))

    # Who may act

    def decision_id_for(self, seat: int) -> int:
        """Every action of the classic game changes what can be done next.

        In the other modes others act all the time: a claim, call or show is stale by its own version or round.
        """
        return self.moves

    def bot_decision_id_for(self, seat: int) -> int:
        """What a bot that waits to act has to think about anew: new tiles, a round, what the others have said."""
        if self.mode == "classic":
            return self.moves
        if self.mode == "spot":
            others = [other for other in self.to_act if other != seat and not self.passed[other]]
            return 8 * self.spot_round + 2 * (self.phase == "showing") + (not others)
        index = self.side(seat)
        willing = [member for member in self.members(index) if self.gave_up[member]]
        return 32 * self.owners[index].fresh + 16 * (self.phase == "waiting") + len(willing)

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Whose turn it is."""
        return {"seat": self.seat}

    def refuse_unasked(self, seat: int, action: SumokuAction) -> None:
        """Only the classic game has turns; elsewhere the rules say why it is of no use: `eliminated`, `wrong_phase`."""
        if self.mode != "classic":
            checks.check(self, seat, action)
        super().refuse_unasked(seat, action)

    def side(self, seat: int) -> int:
        """The owner a seat plays for: its team, the one group of a solo game, or itself."""
        if self.mode == "team":
            return seat % len(self.owners)
        return 0 if self.mode == "solo" else seat

    def members(self, index: int) -> list[int]:
        """The seats that play for an owner."""
        return [seat for seat in range(self.players) if self.side(seat) == index]

    @property
    def allows_hints(self) -> bool:
        """Not where to see it is the game: in spot, and in a race whose claims are checked (no leak before a claim)."""
        return self.mode == "classic" or self.assisted

    @property
    def hands_played(self) -> int:
        """The finished rounds of a speed match; any other match is one."""
        if self.mode == "speed":
            return len(self.winners)
        return 0 if self.outcome is None else 1

    @property
    def round(self) -> int:
        """The round that is played or comes next, in speed and spot."""
        if self.mode == "spot":
            return self.spot_round
        return len(self.winners) + (self.outcome is None) if self.mode == "speed" else 1

    @property
    def target(self) -> int:
        """The tiles that win a match of spot (SUMOKU-160)."""
        return TARGET_OF_FEW if self.players <= FEW_PLAYERS else TARGET_OF_MANY

    def wins(self) -> list[int]:
        """Rounds of a speed match won, by seat."""
        return [self.winners.count(seat) for seat in range(self.players)]

    def pass_ends(self) -> bool:
        """Whether a pass now would end a classic game."""
        return classic.pass_ends(self)

    def tiles_used(self) -> int:
        """Of a solo game: the tiles of the last right claim, or those on the grid if it is valid and has more.

        (SUMOKU-146.)
        """
        cells = self.owners[0].cells
        if len(cells) > self.confirmed and is_valid(cells, self.key):
            return len(cells)
        return self.confirmed

    # Acting

    def actions_for(self, seat: int) -> list[SumokuAction]:
        """What can be done; for races a repertoire of single moves (legal.py)."""
        return legal.actions(self, seat)

    def random_action(self, seat: int, chance: Chance) -> SumokuAction:
        """Of thousands of placements one, without listing them."""
        if self.phase == "turn":
            return classic.random_action(self, seat, chance)
        return super().random_action(seat, chance)

    def check_rules(self, seat: int, action: SumokuAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    def apply(self, seat: int, action: SumokuAction, at: int = 0) -> None:
        """Carry out an action, with all that follows from it."""
        if isinstance(action, Arrange):
            race.arrange(self, seat, action.moves)
        elif isinstance(action, Play):
            self.moves += 1
            classic.play(self, seat, action.placements)
        elif isinstance(action, Pass):
            if self.mode == "classic":
                self.moves += 1
                classic.pass_turn(self, seat)
            else:
                spot.pass_round(self, seat, at)
        elif isinstance(action, Exchange):
            race.exchange(self, seat, TILES[action.tile])
        elif isinstance(action, Claim):
            race.claim(self, seat, at)
        elif isinstance(action, Ready):
            self.become_ready(seat, at)
        elif isinstance(action, Call):
            spot.call(self, seat, action.sum, at)
        elif isinstance(action, Show):
            spot.show(self, seat, action.tiles, at)
        elif isinstance(action, GiveUp):
            race.give_up(self, seat, at)

    def time_is_up(self, at: int) -> None:
        """A countdown, the time to show, or the time of a solo game is over (SUMOKU-24, -99, -104, -112)."""
        self.deadline = None
        if self.phase == "race":
            self.information_count += 1
            race.end_solo(self, "time_up", at)
        elif self.phase == "showing":
            spot.too_late(self, at)
        elif self.mode == "spot":
            if self.key == 0:
                self.roll()
            spot.open_round(self)
        else:
            self.information_count += 1
            race.open_race(self)

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
        """All see the same (project.py)."""
        return [project.view(self)] * len(viewers)

    def appraisal_for(self, seat: int, action: SumokuAction) -> SumokuAppraisal | None:
        """What an unfinished action would come to (engine/appraising.py)."""
        return appraising.appraise(self, seat, action)

    def world_for(self, seat: int | None, chance: Chance) -> "SumokuState":
        """Only the order of the pile is hidden."""
        world = self.copy()
        world.pile.sort()
        chance.shuffle(world.pile)
        return world

    def copy(self) -> "SumokuState":
        """The same moment, without listeners."""
        twin = SumokuState(self.options, self.chance.copy())
        self.copy_shared(twin)
        twin.phase = self.phase
        twin.key = self.key
        twin.roller = self.roller
        twin.pile = self.pile[:]
        twin.ready = self.ready[:]
        twin.moves = self.moves
        twin.cells = self.cells.copy()
        twin.racks = [rack[:] for rack in self.racks]
        twin.scores = self.scores[:]
        twin.starter = self.starter
        twin.seat = self.seat
        twin.is_replay = self.is_replay
        twin.turn_points = self.turn_points
        twin.idle_turns = self.idle_turns
        twin.owners = [owner.copy() for owner in self.owners]
        twin.gave_up = self.gave_up[:]
        twin.winners = self.winners[:]
        twin.stages = self.stages
        twin.confirmed = self.confirmed
        twin.exchanges = self.exchanges
        twin.ended_at = self.ended_at
        twin.spot_round = self.spot_round
        twin.display = self.display[:]
        twin.won = self.won[:]
        twin.passed = self.passed[:]
        twin.sits_out = self.sits_out
        twin.caller = self.caller
        twin.called = self.called
        return twin

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return from_position, (self.position(),)


def owner_count(options: SumokuOptions) -> int:
    """How many grids there are in a race; none in other modes."""
    if options.mode == "speed":
        return options.players
    if options.mode == "team":
        return options.teams
    return 1 if options.mode == "solo" else 0


def from_position(document: object) -> SumokuState:
    """The state a position describes; `bad_position` where it cannot be one."""
    position = positions.read_position(document)
    state = SumokuState(positions.position_options(position), position_chance(position))
    set_up(state, position)
    return state

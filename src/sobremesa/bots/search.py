"""Search over imagined worlds: try every candidate in the same worlds, let everybody play on, compare the results.

All candidates are tried in the same worlds with the same chance, so that only the action differs. Candidates that are
clearly worse than the best drop out early and leave their share of the time to the others.

A game adds its parts: the candidates and the playout policy (`Searcher`, `Player`), and how far the search looks.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from sobremesa.bots.budget import Budget
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.core.weighed import SampleMean, Weighed

S = TypeVar("S", bound=State[Any])

WORLDS_BETWEEN_DROPS: Final = 8
CLEARLY_WORSE: Final = 2.0
"""In standard errors of the difference to the best action."""
AS_GOOD: Final = 0.25
"""The same measure: actions this close to the best are played as well, so that nobody can foresee a bot."""
SHARE_OF_TIME: Final = 0.7
"""Of the time a bot is given, so that the last world tried does not end too late."""
SHARE_FOR_CANDIDATES: Final = 0.2


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC, Generic[S]):
    """The playout policy, how far it looks ahead, and what it is after.

    When it chooses for a seat, it may look only at what that seat knows of the imagined world.
    """

    @abstractmethod
    def choose(self, world: S, seat: int, chance: Chance) -> Action:
        """What the seat does now."""

    def prepare(self, world: S, seat: int, chance: Chance) -> None:
        """Bring a freshly imagined world to the seat's decision: let others do what they do at the same moment."""
        return

    def play_on(self, world: S, chance: Chance) -> None:
        """Let everybody play on until the world can be judged."""
        while not self.is_far_enough(world):
            if not world.to_act:
                world.tick()
                continue
            seat = world.to_act[0]
            world.apply(seat, self.choose(world, seat, chance))

    def is_far_enough(self, world: S) -> bool:
        """Whether the world can be judged now."""
        return world.outcome is not None

    @abstractmethod
    def value(self, world: S, seat: int) -> "Value":
        """What the seat has of the world, once it is far enough."""


class Value:
    """What came of a world for a seat.

    `win` is its chance to win the match, `points` its lead over the others in the unit of the game, and `worth` the one
    figure by which actions are compared, in a unit of the game's choice.
    """

    def __init__(self, win: float, points: float, worth: float) -> None:
        self.win: Final = win
        self.points: Final = points
        self.worth: Final = worth


class Entrant:
    """A candidate in the race, with what it came to in each world."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.wins: list[float] = []
        self.points: list[float] = []
        self.worths: list[float] = []
        self.total = 0.0

    def note(self, value: Value) -> None:
        """Add one world."""
        self.wins.append(value.win)
        self.points.append(value.points)
        self.worths.append(value.worth)
        self.total += value.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(ABC, Generic[S]):
    """A bot that weighs its candidates in imagined worlds and takes the best.

    `proof` is how far, in standard errors, another candidate has to be ahead of the first one to replace it. 0 lets the
    best mean decide. Games in which few worlds can be tried ask for more, because chance alone would often put the
    worse action first.
    """

    def __init__(self, worlds: int, proof: float = 0.0) -> None:
        self.worlds: Final = worlds
        self.proof: Final = proof

    # What a game adds

    @abstractmethod
    def candidates(self, world: S, seat: int, chance: Chance, budget: Budget) -> Sequence[Action]:
        """The actions worth comparing, the most promising first. A single one is taken without a search."""

    @abstractmethod
    def player_for(self, world: S, seat: int) -> Player[S]:
        """The playout policy for this decision."""

    def horizon(self, world: S, seat: int) -> S:
        """The same moment in a world that goes as far as the search looks; the world itself by default."""
        return world

    # As a bot and as a judge

    def choose(self, world: S, seat: int, chance: Chance, seconds: float) -> Action:
        """The best candidate, found within the number of worlds and the time.

        The result follows from the arguments alone unless time runs out first.
        """
        began = perf_counter()
        actions = self.candidates(world, seat, chance, Budget(seconds * SHARE_FOR_CANDIDATES))
        if len(actions) == 1:
            return actions[0]
        race = [Entrant(action) for action in actions]
        self.run(world, seat, race, chance, began + seconds * SHARE_OF_TIME)
        return self.pick(race, chance)

    def weigh(self, world: S, seat: int, actions: Sequence[Action], chance: Chance, seconds: float) -> list[Weighed]:
        """All candidates and the given actions with their estimates, the best first; empty if time was too short."""
        began = perf_counter()
        own = self.candidates(world, seat, chance, Budget(seconds * SHARE_FOR_CANDIDATES))
        race = [Entrant(action) for action in [*own, *[action for action in actions if action not in own]]]
        self.run(world, seat, race, chance, began + seconds * SHARE_OF_TIME)
        if not race[0].worths:
            return []
        best = leader(still_in(race))
        lags = [difference(best.worths, entrant.worths).mean for entrant in race]
        return [weighed(race[place], best) for place in sorted(range(len(race)), key=lags.__getitem__)]

    def run(self, world: S, seat: int, race: list[Entrant], chance: Chance, until: float) -> None:
        """Try the candidates in world after world, until time is up or all but one have dropped out."""
        world = self.horizon(world, seat)
        player = self.player_for(world, seat)
        first = race[0]
        left = race
        for number in range(1, self.worlds + 1):
            if not try_all(world, seat, left, player, chance, until):
                return
            if number % WORLDS_BETWEEN_DROPS == 0:
                best = leader(left)
                stays = first if self.proof > 0.0 else best
                left = [entrant for entrant in left if entrant is stays or behind(entrant, best) <= CLEARLY_WORSE]
                if len(left) == 1:
                    return

    def pick(self, race: list[Entrant], chance: Chance) -> Action:
        """The best of those that were not dropped; the first one as long as no other is proved better."""
        first = race[0]
        left = still_in(race)
        best = leader(left)
        worlds = len(best.worths)
        if not worlds or (self.proof > 0.0 and (worlds < WORLDS_BETWEEN_DROPS or behind(first, best) < self.proof)):
            return first.action
        good = [entrant for entrant in left if behind(entrant, best) <= AS_GOOD]
        return good[chance.below(len(good))].action


def try_all(world: S, seat: int, race: list[Entrant], player: Player[S], chance: Chance, until: float) -> bool:
    """Try every candidate that is still in the race in one imagined world; False, and nothing noted, if time is up."""
    imagined = cast("S", world.imagine(seat, chance))
    future = Chance(chance.draw_seed())
    player.prepare(imagined, seat, future)
    values: list[Value] = []
    for entrant in race:
        if perf_counter() >= until:
            return False
        tried = cast("S", imagined.copy())
        tried.apply(seat, entrant.action)
        player.play_on(tried, future.copy())
        values.append(player.value(tried, seat))
    for place in range(len(race)):
        race[place].note(values[place])
    return True


# Comparing


def still_in(race: list[Entrant]) -> list[Entrant]:
    """The candidates that have not dropped out: those that were tried in most worlds."""
    most = max([len(entrant.worths) for entrant in race])
    return [entrant for entrant in race if len(entrant.worths) == most]


def leader(race: list[Entrant]) -> Entrant:
    """The best of candidates that were tried in the same worlds."""
    best = race[0]
    for entrant in race:
        if entrant.total > best.total:
            best = entrant
    return best


def behind(entrant: Entrant, best: Entrant) -> float:
    """How far a candidate lies behind the best, in standard errors of their difference over the same worlds."""
    lag = difference(best.worths, entrant.worths)
    if lag.error == 0.0:
        return 0.0 if lag.mean == 0.0 else CLEARLY_WORSE + 1.0
    return lag.mean / lag.error


def weighed(entrant: Entrant, best: Entrant) -> Weighed:
    """What came of a candidate, alone and beside the best."""
    nothing = [0.0] * len(entrant.worths)
    return Weighed(
        entrant.action,
        len(entrant.worths),
        difference(entrant.wins, nothing),
        difference(entrant.points, nothing),
        difference(best.wins, entrant.wins),
        difference(best.points, entrant.points),
    )


def difference(more: list[float], less: list[float]) -> SampleMean:
    """The mean difference over the worlds in which both were tried, which are the first ones of each."""
    worlds = min(len(more), len(less))
    total = 0.0
    for place in range(worlds):
        total += more[place] - less[place]
    mean = total / worlds
    squares = 0.0
    for place in range(worlds):
        off = more[place] - less[place] - mean
        squares += off * off
    return SampleMean(mean, sqrt(squares) / worlds)


# The chance to win


def share_of_win(world: State[Any], seat: int) -> float:
    """1 for the winner of a finished match, less where several sides share the first rank; 0 for the others."""
    assert world.outcome is not None
    winners = world.outcome.winners
    return 1.0 / len({world.side(winner) for winner in winners}) if seat in winners else 0.0


def chance_ahead(totals: Sequence[float], side: int, spread: float) -> float:
    """The chance that a side wins a match that goes on, from the totals by side, of which the highest is the best.

    `spread` is the lead, in points, that makes a side e times as likely to win as another. It grows with what is still
    to be played.
    """
    most = max(totals)
    odds = [exp((total - most) / spread) for total in totals]
    return odds[side] / sum(odds)

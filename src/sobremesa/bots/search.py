"""Search over imagined worlds: try every action in the same worlds, let everybody play on, see what comes of it.

Every action is tried in the same worlds with the same chance, so that what differs is the action alone. Actions that
are clearly worse than the best drop out of the race early and leave their share of the time to the others.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.state import State

S = TypeVar("S", bound=State[Any])

WORLDS_BETWEEN_DROPS: Final = 8
CLEARLY_WORSE: Final = 2.0
"""In standard errors of the difference to the best action."""
AS_GOOD: Final = 0.25
"""The same measure: actions this close to the best are played as well, so that nobody can foresee a bot."""
CLEARLY_BETTER: Final = 1.5
"""The same measure: what an action has to be ahead of a plan by to be played in its place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC, Generic[S]):
    """How the search believes that people play, how far it looks ahead, and what it is after.

    Whatever it is asked for a seat, it may look only at what that seat knows of the imagined world.
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
    def value(self, world: S, seat: int) -> float:
        """How good it is for the seat; the higher the better."""


class Entrant:
    """An action in the race, with what it came to in each world."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.values: list[float] = []
        self.total = 0.0


def search(
    world: S,
    seat: int,
    actions: Sequence[Action],
    player: Player[S],
    chance: Chance,
    worlds: int,
    seconds: float,
) -> Action:
    """The action that is best on average, found within so many worlds and so many seconds.

    The result follows from the arguments alone unless time runs out first. Where there is no time for a single world,
    the seat does what the player would do.
    """
    if len(actions) == 1:
        return actions[0]
    until = perf_counter() + seconds
    race = [Entrant(action) for action in actions]
    for number in range(1, worlds + 1):
        if len(race) == 1 or not try_all(world, seat, race, player, chance, until):
            break
        if number % WORLDS_BETWEEN_DROPS == 0:
            race = without_clearly_worse(race)
    if not race[0].values:
        return player.choose(world, seat, chance)
    best = [entrant for entrant in race if behind(entrant, leader(race)) <= AS_GOOD]
    return best[chance.below(len(best))].action


def improve(
    world: S,
    seat: int,
    actions: Sequence[Action],
    player: Player[S],
    chance: Chance,
    worlds: int,
    seconds: float,
) -> Action:
    """The first of the actions, a plan, unless another one turns out clearly better in the same worlds.

    For games in which few worlds can be tried: chance alone would often put the worse action first.
    """
    until = perf_counter() + seconds
    race = [Entrant(action) for action in actions]
    plan = race[0]
    for number in range(1, worlds + 1):
        if len(race) == 1 or not try_all(world, seat, race, player, chance, until):
            break
        if number % WORLDS_BETWEEN_DROPS == 0:
            best = leader(race)
            race = [entrant for entrant in race if entrant is plan or behind(entrant, best) <= CLEARLY_BETTER]
    best = leader(race)
    is_sure = len(plan.values) >= WORLDS_BETWEEN_DROPS and behind(plan, best) >= CLEARLY_BETTER
    return best.action if is_sure else plan.action


def try_all(world: S, seat: int, race: list[Entrant], player: Player[S], chance: Chance, until: float) -> bool:
    """Try every action that is still in the race in one imagined world; False, and nothing noted, if time is up."""
    imagined = cast("S", world.imagine(seat, chance))
    future = Chance(chance.draw_seed())
    player.prepare(imagined, seat, future)
    values: list[float] = []
    for entrant in race:
        if perf_counter() >= until:
            return False
        tried = cast("S", imagined.copy())
        tried.apply(seat, entrant.action)
        player.play_on(tried, future.copy())
        values.append(player.value(tried, seat))
    for place in range(len(race)):
        race[place].values.append(values[place])
        race[place].total += values[place]
    return True


def leader(race: list[Entrant]) -> Entrant:
    """The action that is best so far."""
    best = race[0]
    for entrant in race:
        if entrant.total > best.total:
            best = entrant
    return best


def without_clearly_worse(race: list[Entrant]) -> list[Entrant]:
    """Those that may still turn out to be the best."""
    best = leader(race)
    return [entrant for entrant in race if behind(entrant, best) <= CLEARLY_WORSE]


def behind(entrant: Entrant, best: Entrant) -> float:
    """How far an action lies behind the best, in standard errors of their difference over the same worlds."""
    worlds = len(entrant.values)
    mean = (best.total - entrant.total) / worlds
    squares = 0.0
    for place in range(worlds):
        off = best.values[place] - entrant.values[place] - mean
        squares += off * off
    if squares == 0.0:
        return 0.0 if mean == 0.0 else CLEARLY_WORSE + 1.0
    return mean / sqrt(squares / worlds / worlds)

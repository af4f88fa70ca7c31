"""The boxed game: everything that is known before anybody sits down."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Generic, Protocol, TypeVar

from sobremesa.core.actions import Action, ActionReader
from sobremesa.core.chance import Chance, fresh_seed, seed_from_int
from sobremesa.core.options import Options, read_options
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

A = TypeVar("A", bound=Action)
Seed = int | bytes | None


class Bot(Protocol):
    """Somebody who can sit in a seat. A bot keeps nothing between two answers."""

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Action:
        """An action for the seat. `world` is imagined from the seat's knowledge, never the real state."""
        ...


@dataclass(frozen=True)
class Game(Generic[A]):
    """A game on the shelf: its name, its options, its actions, and how a match of it begins."""

    id: str
    version: int
    options: type[Options]
    actions: type[A] | UnionType
    state: Callable[[Any, Chance], State[A]]
    from_position: Callable[[object], State[A]]
    bots: Mapping[str, Bot]
    pieces: Mapping[str, Any] = field(default_factory=dict)
    """What a page has to know to draw the pieces: data of the rules, served instead of retyped."""

    @property
    def name(self) -> str:
        """The game with the version of its rules, as records name it: `sumo@1`."""
        return f"{self.id}@{self.version}"

    @property
    def reader(self) -> ActionReader[A]:
        """Reads this game's actions from messages."""
        return ActionReader(self.actions)

    def new(self, /, *, seed: Seed = None, **options: object) -> State[A]:
        """A match that has just begun. Options are given by name; without a seed nobody can foresee the deal."""
        return self.begin(read_options(self.options, options), chance_from(seed))

    def begin(self, options: Options, chance: Chance, *, listen: bool = False) -> State[A]:
        """A match with options already read; `listen` to keep its events from the first deal on."""
        state = self.state(options, chance)
        if listen:
            state.events = []
        state.start()
        return state


def chance_from(seed: Seed) -> Chance:
    """The stream a seed stands for: a whole number, 32 bytes, or None for one that nobody knows."""
    if seed is None:
        return Chance(fresh_seed())
    try:
        return Chance(seed if isinstance(seed, bytes) else seed_from_int(seed))
    except ValueError as error:
        raise Refused("bad_seed", why=str(error)) from None

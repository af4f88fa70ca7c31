"""The boxed game: everything that is known before anybody sits down."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import UnionType
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from sobremesa.core.actions import Action, ActionReader, reader_of
from sobremesa.core.chance import Chance, Seed, chance_from
from sobremesa.core.lesson import Lesson
from sobremesa.core.options import AnyOptions, Options, read_options
from sobremesa.core.position import Position, read_state
from sobremesa.core.reasons import Reason
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.core.weighed import Weighed

S = TypeVar("S", bound=State[Any])


class Bot(Protocol):
    """Somebody who can sit in a seat. A bot keeps nothing between two answers."""

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Action:
        """An action for the seat. `world` is imagined from the seat's knowledge, never the real state."""
        ...


@runtime_checkable
class PacedBot(Bot, Protocol):
    """A bot of a game in real time: how long it takes is part of how well it plays."""

    def pause(self, world: Any, seat: int, action: Action, chance: Chance) -> float | None:
        """Seconds to wait before this action, from the last change of `bot_decision_id_for` or the seat's last action;
        None for the ordinary hesitation of a bot."""
        ...


@runtime_checkable
class Judge(Bot, Protocol):
    """A bot that can say what it thinks of each action."""

    def weigh(self, world: Any, seat: int, actions: Sequence[Action], chance: Chance, seconds: float) -> list[Weighed]:
        """The given actions and its own candidates with their estimates, the best first.

        `world` is imagined as for `choose`, which takes the best. The list is empty if time was too short.
        """
        ...


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """A game on the shelf: its name, its options, its actions, and how a match of it begins.

    `S` is its state, whose methods say what its actions and views are. The rules of a game (`RULES` in its package) are
    a `Game` without bots and lesson; `sobremesa.catalogue` adds both.
    """

    id: str
    version: int
    options: type[Options]
    actions: type[Action] | UnionType
    state: Callable[[Any, Chance], S]
    position: type[Position]
    """How its positions are written."""
    bots: Mapping[str, Bot] = field(default_factory=dict)
    """By level, from the weakest to the best."""
    pieces: Mapping[str, Any] = field(default_factory=dict)
    """What a page has to know to draw the pieces: data of the rules, served instead of retyped."""
    quick_options: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """By mode (`""` where there are none), the options of a match of about ten minutes. They may name another mode;
    they are empty where no option makes a match shorter."""
    lists_cheaply: bool = True
    """Whether `legal_actions` never takes longer than a few milliseconds, compiled. Where it may (a solver makes the
    list), a server does not call it for a page, which composes actions and asks about them instead."""
    longest_action: int = 512
    """Bytes of JSON: no legal action needs more, and a server refuses a longer one before it reads it."""
    adviser: Bot | None = None
    """Who answers people that ask for a hint, where that is not the best bot: what is wise need not be what they want
    to see."""
    reasons: Callable[[Any, int, Any], list[Reason]] | None = None
    """Why a seat could take a legal action, the most important fact first: what comes with a hint. It depends on what
    the seat may know alone, and is called where bots think, after the bot."""
    review: Callable[[Any, int, Any], Struct | None] | None = None
    """Of an action that a seat took: what would have been best, as a Struct; None where there was nothing to decide. It
    is asked about a world imagined from what the seat knew, may take as long as a bot, and is called where
    bots think."""
    lesson: Lesson = ()
    """How the game is taught: its scenes, in order."""

    @property
    def name(self) -> str:
        """The game with the version of its rules, as records name it: `sumo@1`."""
        return f"{self.id}@{self.version}"

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def reader(self) -> ActionReader[Any]:
        """Reads this game's actions from messages."""
        return reader_of(self.actions)

    def bot(self, level: str) -> Bot:
        """The bot of that level; `unknown_level` where there is none."""
        self.check_level(level)
        return self.bots[level]

    def bot_or_adviser(self, level: str) -> Bot:
        """The bot of that level; for an empty level the adviser, which gives hints."""
        return self.bot(level) if level else self.adviser or list(self.bots.values())[-1]

    @property
    def usual_level(self) -> str:
        """The level a bot has unless somebody chooses another: medium, where the game has it."""
        levels = list(self.bots)
        return "medium" if "medium" in levels else levels[len(levels) // 2]

    def with_bots(self, **bots: Bot) -> "Game[S]":
        """The same game with more bots to choose from, each under the level it is named by."""
        for level, bot in bots.items():
            if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
                raise TypeError(f"the bot {level!r} has to be an object with a method `choose`")
        return replace(self, bots={**self.bots, **bots})

    def check_level(self, level: object, *others: str) -> None:
        """Refuse a level of which the game has no bot; `others` are accepted beside its own."""
        if not isinstance(level, str) or (level not in self.bots and level not in others):
            raise Refused("unknown_level", level=level, known=[*self.bots, *others])

    def new(self, /, *, seed: Seed = None, **options: object) -> S:
        """A match that has just begun. Options are given by name; without a seed nobody can foresee the deal."""
        return self.begin(options, seed)

    def quick_options_for(self, mode: str = "") -> dict[str, object]:
        """The options of a short match, for a mode or the usual one; its mode is one of them."""
        modes = self.options.modes
        chosen = {"mode": mode or modes[0]} if modes else {}
        return {**chosen, **self.quick_options.get(str(chosen.get("mode", "")), {})}

    def begin(self, options: AnyOptions, seed: Seed, *, listen: bool = False) -> S:
        """A match with these options, which are checked; `listen` to keep its events from the first deal on."""
        state = self.state(read_options(self.options, options), chance_from(seed))
        if listen:
            state.events = []
        state.start()
        return state

    def from_position(self, document: object) -> S:
        """The match that a position describes.

        Raises Refused: `bad_position` where it cannot be played, or the codes of options.
        """
        return read_state(self.position, self.state, document)

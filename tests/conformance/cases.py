"""What the suite is run over: every game on the shelf and the toys, in every mode, with every number of players.

A game on the shelf brings what only it can know in `tests/games/<game>/`: `invariants.py` with `check(state, before)`,
and `samples.py` with VARIANTS, SITUATIONS, attempts, places, possible_places and situations, `pick` where
random play by `legal_actions` would take long or lead nowhere, and `ranks` where they are not those of the totals.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import toys
from conformance import toy_samples
from effort import QUICK, amount
from sobremesa import GAMES, game
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.options import Options, read_options
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

Viewer = int | None
Variants = tuple[dict[str, object], ...]


@dataclass(frozen=True)
class Case:
    """A game, and what the suite has to know about it."""

    game: Game[Any]
    check: Callable[[Any, Any], None]
    """The game's invariants: of a state at rest, and of the step from the one before (None: the match has begun)."""
    attempts: Callable[[Any, int], list[Any]]
    """Many actions a seat could try, legal and illegal."""
    places: Callable[[Any], dict[Any, str]]
    """Where each piece lies that lies face down."""
    possible_places: Callable[[Any, Viewer], dict[Any, set[str]]]
    """Where each of them may lie for all a viewer knows."""
    situations: Callable[[Any], set[str]]
    """What kind of moment a state is; the samples must have met all of `all_situations`."""
    all_situations: set[str]
    variants: Variants | dict[str, Variants] = ({},)
    """Options that are mixed into the matches; by mode where not every option goes with every mode."""
    lists_all: bool = True
    """Whether `legal_actions` is complete."""
    most_hidden: str | None = None
    """The mode in which most is hidden: of tables with the same number of players, the one to look at most."""
    pick: Callable[[Any, int, Chance], Action] | None = None
    """How a seat acts at random, where to choose among all legal actions would take long or lead nowhere."""
    without_turns: tuple[str, ...] = ()
    """Modes in which everybody acts at once: a seat that may not act is told why in the game's own words."""
    ranks: Callable[[Any], tuple[int, ...]] | None = None
    """The places at the end, where they are not simply those of the totals."""


def case_on_the_shelf(name: str) -> Case:
    samples = import_module(f"games.{name}.samples")
    return Case(
        game(name),
        import_module(f"games.{name}.invariants").check,
        samples.attempts,
        samples.places,
        samples.possible_places,
        samples.situations,
        samples.SITUATIONS,
        samples.VARIANTS,
        getattr(samples, "LISTS_ALL", True),
        getattr(samples, "MOST_HIDDEN", None),
        getattr(samples, "pick", None),
        getattr(samples, "WITHOUT_TURNS", ()),
        getattr(samples, "ranks", None),
    )


CASES = {name: case_on_the_shelf(name) for name in GAMES} | {
    "rush": Case(
        toys.RUSH,
        toy_samples.check_rush,
        toy_samples.attempts_rush,
        toy_samples.places_rush,
        toy_samples.possible_places_rush,
        toy_samples.situations_rush,
        {"over", "a wrong claim was shown", "only the clock can move", "everybody may claim"},
        ({}, {"goals": 12}),
    ),
    "pond": Case(
        toys.POND,
        toy_samples.check_pond,
        toy_samples.attempts_pond,
        toy_samples.places_pond,
        toy_samples.possible_places_pond,
        toy_samples.situations_pond,
        {"over", "a fished tile is on somebody's hand", "to drop"},
        ({}, {"hand": 3}),
    ),
}


PICKS = {case.game.position: case.pick for case in CASES.values() if case.pick is not None}
"""By the class of the positions: a game may have several classes of states."""


@dataclass(frozen=True)
class Table:
    """One game in one mode with one number of players."""

    game: str
    mode: str | None
    players: int

    def __str__(self) -> str:
        return "-".join(str(part) for part in (self.game, self.mode, self.players) if part is not None)

    @property
    def case(self) -> Case:
        return CASES[self.game]

    def options(self, variant: int = 0) -> Options:
        """The options of the table with one of the game's variants mixed in."""
        return options_with(self.case.game, self.mode, self.players, self.variants[variant % len(self.variants)])

    @property
    def variants(self) -> Variants:
        variants = self.case.variants
        return variants[self.mode] if isinstance(variants, dict) else variants

    def chance(self, purpose: str, number: int = 0) -> Chance:
        """A stream of its own for everything that is done at this table."""
        return Chance(seed_from_int(0)).fork(f"{self}/{purpose}", number)

    def begin(self, number: int, *, listen: bool = False) -> State[Action]:
        """The match of that number."""
        return self.case.game.begin(self.options(number), self.chance("match", number), listen=listen)


def options_with(box: Game[Any], mode: str | None, players: int, variant: dict[str, object]) -> Options:
    chosen = {"players": players} | variant | ({} if mode is None else {"mode": mode})
    return read_options(box.options, chosen)


def tables(name: str) -> list[Table]:
    """Every mode and number of players the options allow."""
    box = CASES[name].game
    return [
        Table(name, mode, players)
        for mode in box.options.modes or (None,)
        for players in range(12)
        if is_allowed(box, mode, players)
    ]


def is_allowed(box: Game[Any], mode: str | None, players: int) -> bool:
    try:
        options_with(box, mode, players, {})
    except Refused as refusal:
        if refusal.code != "bad_player_count":
            raise
        return False
    return True


EVERY_TABLE = [table for name in CASES for table in tables(name)]
SMALLEST = list({(table.game, table.mode): table for table in reversed(EVERY_TABLE)}.values())
LARGEST = list({(table.game, table.mode): table for table in EVERY_TABLE}.values())
SMALLEST_AND_LARGEST = [table for table in EVERY_TABLE if table in SMALLEST or table in LARGEST]
TABLES = SMALLEST_AND_LARGEST if QUICK else EVERY_TABLE
FEW_TABLES = amount(quick=SMALLEST, usual=SMALLEST_AND_LARGEST, full=EVERY_TABLE)
"""For what does not depend on how many there are to hide something from."""
ONE_OF_EACH_MODE = list({(table.game, table.mode): table for table in TABLES if table.players <= 4}.values())
"""The largest table of each mode with up to four players."""

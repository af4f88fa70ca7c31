"""What HTTP requests are answered with (docs/protocol.md). The page's types are generated from it."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from sobremesa.core.options import OptionDescription
from sobremesa.core.record import Move
from sobremesa.core.timeline import Timeline
from sobremesa.server.protocol import Phase


class GameInfo(Struct, frozen=True):
    """What a page needs to offer a game."""

    id: str
    name: str
    modes: tuple[str, ...]
    players: dict[str, list[int]]
    """How many may play, by mode."""
    options: list[OptionDescription]
    levels: list[str]
    """Of its bots, from the weakest to the best."""
    usual_level: str
    bots: list[str]
    """The names that bots take, in this order, unless a person has them."""
    pieces: dict[str, Any]
    quick_options: dict[str, dict[str, Any]]
    """By mode, the options of a short match; none where it is short as it is (`Game.quick_options`)."""
    reviews: bool
    """Whether it has a word to say of a hand that is over (`review`)."""
    scenes: int
    """How many scenes its lesson has; 0 where it has none."""
    taught: list[str]
    """The modes its lesson shows."""


class GameSettings(Struct, frozen=True):
    """The options that shape a match, with the values they would have."""

    settings: dict[str, Any]


class OpenedTable(Struct, frozen=True):
    """A table just opened, and the key that makes its holder the host."""

    code: str
    host: str
    link: str


class ChairInfo(Struct, frozen=True):
    """What a visitor may know of a chair."""

    kind: Literal["free", "person", "bot"]
    name: str


class TableInfo(Struct, frozen=True):
    """What a visitor may know of a table before sitting down at it."""

    code: str
    game: str
    phase: Phase
    seats: list[ChairInfo]
    free: int
    to_act: list[int]
    """The seats the match waits for."""


class Step(Struct, frozen=True):
    """A finished match after `n` of its moves, as one seat saw it (None: a spectator)."""

    n: int
    of: int
    seat: int | None
    view: Any
    events: list[Any]
    move: Move | None


class MatchTimeline(Timeline, frozen=True):
    """The outline of a finished match, and what was played by whom."""

    game: str
    names: list[str]


class RefusedRequest(Struct, frozen=True):
    """Why a request was refused; the sentence for the code is in the locale files."""

    code: str
    facts: dict[str, Any] = {}


class Health(Struct, frozen=True):
    """The answer of the health check."""

    status: str
    """`ok` or `failing`."""
    version: str
    tables: int
    store: str
    """`ok`, or `no_answer`: moves cannot be saved now."""
    disk: str
    """`ok`, or `full`: there is hardly room for the embedded store to grow, or it may not be written."""


class Ready(Struct, frozen=True):
    """The answer of the readiness check."""

    leaving: bool
    store: str


def schema() -> dict[str, Any]:
    """The JSON Schema of the answers that the page reads."""
    answers = (GameInfo, GameSettings, OpenedTable, TableInfo, Step, MatchTimeline, RefusedRequest)
    refs, components = msgspec.json.schema_components(answers, ref_template="#/$defs/{name}")
    # Which events there are differs from game to game.
    return {"oneOf": list(refs), "$defs": dict(components) | {"Event": {"type": "object"}}}

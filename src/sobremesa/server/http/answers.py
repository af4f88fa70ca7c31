"""What the HTTP interface is sent and answers, but for records; the page's types are generated from it."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.options import OptionDescription
from sobremesa.server.protocol import Phase
from sobremesa.server.replay.replay_worker import MatchTimeline, Step


class GameInfo(Struct, frozen=True):
    """What a page needs to offer a game."""

    id: str
    name: str
    modes: tuple[str, ...]
    players: dict[str, list[int]]
    """How many may play, by mode, in ascending order."""
    options: list[OptionDescription]
    levels: list[str]
    bots: list[str]
    """The names that bots take, in this order, unless a person has them."""
    pieces: dict[str, Any]
    quick_options: dict[str, dict[str, Any]]
    """By mode, the options of a short match; none where it is short as it is (`Game.quick_options`)."""
    reviews: bool
    """Whether it reviews hands (`review`)."""
    scenes: int
    """How many scenes its lesson has; 0 where it has none."""
    taught: list[str]
    """The modes its lesson shows."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    screen: bool = False
    """Opened by a table screen: the first person who sits down is the host."""


class Opened(Struct, frozen=True):
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


class ChosenOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/games/{game}/settings`."""

    options: dict[str, Any]


class GameSettings(Struct, frozen=True):
    """The options that shape a match, with the values they would have."""

    settings: dict[str, Any]


class Health(Struct, frozen=True):
    """The answer of the health check."""

    status: str
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


FOR_PAGES: Final = (GameInfo, NewTable, Opened, TableInfo, ChosenOptions, GameSettings, Step, MatchTimeline)
"""Those that a page sends or gets."""

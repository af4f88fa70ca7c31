"""The messages between a browser and a table: JSON text frames, one tagged Struct each (docs/protocol.md)."""

from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from sobremesa.core.events import snake_case
from sobremesa.core.outcome import Outcome

MAX_FRAME: Final = 16 * 1024
MAX_ACTIONS: Final = 200
MAX_TOKENS: Final = 12

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the sender of a request; its answer bears it. For `act` it is also the idempotency key."""
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(max_length=64)]
# The length too: to Python a `$` also stands before a line break at the end.
RandomBytes = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", min_length=32, max_length=32)]
Actions = Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ACTIONS)]

Phase = Literal["lobby", "playing", "result", "paused", "over", "closed"]
Reaction = Literal["clap", "laugh", "wow", "ouch", "hurry", "toast"]


class FromPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """What a browser may send."""


class Hello(FromPage, frozen=True, kw_only=True):
    """The first message: which table, and the tokens this browser holds for it (seats, the host's key)."""

    protocol: str
    table: Annotated[str, Meta(max_length=24)]
    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)] = []


class Sit(FromPage, frozen=True, kw_only=True):
    """Sit down, on a certain chair or any free one, adding random bytes to the seed of the next match."""

    id: Id
    name: Annotated[str, Meta(max_length=200)]
    random: RandomBytes
    seat: SeatNumber | None = None


class Stand(FromPage, frozen=True, kw_only=True):
    """Leave the own seat; the host may also remove another person or a bot."""

    id: Id
    seat: SeatNumber


class Bot(FromPage, frozen=True, kw_only=True):
    """Before the match, the host seats a bot. During it, anybody may let one stand in for an absent person.

    Without a level the stand-in ends.
    """

    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] | None = None


class Options(FromPage, frozen=True, kw_only=True):
    """The host changes the options of the next match; those not named get their defaults."""

    id: Id
    options: dict[str, Any]


class Start(FromPage, frozen=True, kw_only=True):
    """The host starts the match."""

    id: Id


class Act(FromPage, frozen=True, kw_only=True):
    """Take one action, or several of which all or none are applied. `n` is that of the state they were made for.

    `match` is the number of the match (`table.match`): an action that waited in a sleeping phone is not for the next.
    """

    id: Id
    seat: SeatNumber
    n: Count
    actions: Actions
    match: Count | None = None


class Draft(FromPage, frozen=True, kw_only=True):
    """Try actions out: nothing is stored, nobody else sees it."""

    id: Id
    seat: SeatNumber
    n: Count
    actions: Actions


class Hint(FromPage, frozen=True, kw_only=True):
    """Ask what a good player would do, from what the seat may know."""

    id: Id
    seat: SeatNumber


class React(FromPage, frozen=True, kw_only=True):
    """A gesture for everybody at the table."""

    seat: SeatNumber
    reaction: Reaction


class Seen(FromPage, frozen=True, kw_only=True):
    """The person has looked at the result of the hand; bots and clock wait for that."""

    seat: SeatNumber


class Pause(FromPage, frozen=True, kw_only=True):
    """The host stops the match clock and the bots, or lets them go on."""

    id: Id
    on: bool


class Rematch(FromPage, frozen=True, kw_only=True):
    """Say yes to another match with the same people, bots and options, adding fresh random bytes to its seed.

    The host's yes opens it: at once if everybody present has agreed, else by way of the lobby.
    """

    id: Id
    seat: SeatNumber | None = None
    random: RandomBytes | None = None


class Link(FromPage, frozen=True, kw_only=True):
    """The host makes a new link for a person's seat (a lost phone); the old token is worth nothing then."""

    id: Id
    seat: SeatNumber


class Close(FromPage, frozen=True, kw_only=True):
    """The host clears the table away for good."""

    id: Id


class Ping(FromPage, frozen=True, kw_only=True):
    """Is anybody there? Answered with `done`: a page cannot see the pings of the WebSocket itself."""

    id: Id


PageMessage = (
    Hello
    | Sit
    | Stand
    | Bot
    | Options
    | Start
    | Act
    | Draft
    | Hint
    | React
    | Seen
    | Pause
    | Rematch
    | Link
    | Close
    | Ping
)


class FromTable(Struct, frozen=True, kw_only=True, tag=snake_case, tag_field="type"):
    """What the server sends."""


class Welcome(FromTable, frozen=True, kw_only=True):
    """The answer to `hello`: for each token the seat it opens, -1 for the host's key, None if it is worth nothing."""

    protocol: str
    tokens: list[int | None]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A chair at the table, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str | None = None
    present: bool = False
    stand_in: str | None = None
    """The level of the bot that plays for an absent person."""
    may_stand_in: bool = False
    """The person has been away long enough for a bot to stand in."""
    again: bool = False
    """Has said yes to another match."""


class Table(FromTable, frozen=True, kw_only=True):
    """Everything about the table but the match itself. `you` and `host` are about this browser."""

    code: str
    game: str
    link: str
    phase: Phase
    options: dict[str, Any]
    """Those chosen, by name."""
    settings: dict[str, Any]
    """Those in force, without the ones that have no effect."""
    seats: list[SeatInfo]
    you: list[int]
    host: bool
    host_seat: int | None
    waiting: list[int]
    """In `result`: the seats that have not looked at it yet."""
    match: int
    """How many matches have been started here."""
    commitment: str
    """SHA-256 of the secret that goes into the next deal (in the lobby) or went into this one."""
    watchers: int
    problem: str | None = None
    """Why the host cannot start yet: a refusal code."""


class State(FromTable, frozen=True, kw_only=True):
    """The match as one seat may see it (None: a spectator or the table screen)."""

    seat: int | None
    n: int
    """How many of the moves made so far this viewer has heard of."""
    view: Any
    moment: int
    to_act: list[int]
    may_act: bool
    legal: list[Any] | None
    """Every action the seat may take; None where they are too many to list."""
    events: list[Any]
    """What has happened since the last state this browser got; with `history`, what happened before."""
    history: bool
    hand: int
    outcome: Outcome | None
    clock: int
    deadline: int | None


class Done(FromTable, frozen=True, kw_only=True):
    """The request was carried out. `token` opens `seat` (after `sit`); `link` leads to a seat (after `link`)."""

    id: str
    n: int | None = None
    seat: int | None = None
    token: str | None = None
    link: str | None = None


class Refused(FromTable, frozen=True, kw_only=True):
    """The request changed nothing. `id` is empty where the message had none; `index` is the action that failed."""

    id: str
    code: str
    facts: dict[str, Any]
    index: int | None = None


class Drafted(FromTable, frozen=True, kw_only=True):
    """What a draft leads to: the view after the actions up to `index`.

    If the action at `index` is refused, `code` says why and `appraisal` what may be said of it. If it would reveal
    something, there is no code: it has to be confirmed by `act` first.
    """

    id: str
    seat: int
    n: int
    view: Any
    legal: list[Any] | None
    index: int
    code: str | None = None
    facts: dict[str, Any] = {}
    appraisal: dict[str, Any] = {}


class Hinted(FromTable, frozen=True, kw_only=True):
    """An action a good player would take."""

    id: str
    seat: int
    action: Any


class Presence(FromTable, frozen=True, kw_only=True):
    """Who is connected, by seat, and how many only watch."""

    present: list[bool]
    watchers: int


class Reacted(FromTable, frozen=True, kw_only=True):
    """Somebody's gesture."""

    seat: int
    reaction: Reaction


TableMessage = Welcome | Table | State | Done | Refused | Drafted | Hinted | Presence | Reacted


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions; the page's types are generated from it."""
    (page, table), components = msgspec.json.schema_components(
        [PageMessage, TableMessage], ref_template="#/$defs/{name}"
    )
    return {"$defs": dict(components) | {"PageMessage": page, "TableMessage": table}}


PROTOCOL: Final = sha256(msgspec.json.encode(schema(), order="deterministic")).hexdigest()[:16]
"""Changes with any change of a message: a page from before an upgrade reloads."""

reader: Final = msgspec.json.Decoder(PageMessage)
encode: Final = msgspec.json.Encoder().encode

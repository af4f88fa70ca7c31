"""The messages between a browser and a table: JSON text frames, one tagged Struct each (docs/protocol.md)."""

from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from sobremesa.core.events import snake_case
from sobremesa.core.outcome import Outcome

MAX_FRAME: Final = 16 * 1024
MAX_ACTIONS: Final = 30
"""In one message. Only turns of Burako and Rummy 500 are tried out action by action, each laying at least one tile or
card, and what turns something up cannot be tried. In 60 matches between bots the longest such turn of Burako had 15
actions, of Rummy 500 six; in the other games a turn is one action, of which Sumo lets twenty changes follow."""
MAX_TOKENS: Final = 12

Id = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]+$", max_length=40)]
"""Chosen by the sender of a request; its answer bears it. For `act` it is also the idempotency key, and stored as text:
PostgreSQL has no NUL in texts."""
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
SceneNumber = Annotated[int, Meta(ge=0, le=31)]
Token = Annotated[str, Meta(max_length=64)]
# The length too: to Python a `$` also stands before a line break at the end.
RandomBytes = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", min_length=32, max_length=32)]
SeatToken = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]+$", min_length=22, max_length=64)]
"""Long enough that nobody guesses it."""
Actions = Annotated[list[Raw], Meta(min_length=1, max_length=MAX_ACTIONS)]

Phase = Literal["lobby", "playing", "result", "paused", "over", "closed"]
Reaction = Literal["clap", "laugh", "wow", "ouch", "hurry", "toast"]
Tempo = Literal["calm", "normal", "fast"]


class FromPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """What a browser may send."""


class Hello(FromPage, frozen=True, kw_only=True):
    """The first message: which table, and the tokens this browser holds for it (seats, the host's key)."""

    protocol: str
    table: Annotated[str, Meta(max_length=24)]
    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)] = []


class StartLesson(FromPage, frozen=True, kw_only=True, tag="learn"):
    """The first message in place of `hello`: the lesson of a game, from a scene on."""

    protocol: str
    game: Annotated[str, Meta(max_length=40)]
    scene: SceneNumber = 0


class Sit(FromPage, frozen=True, kw_only=True):
    """Sit down, on a certain chair or any free one, adding random bytes to the seed of the next match.

    `token` opens the seat from now on. A page chooses it, so that it may ask again when the answer was lost: the seat
    is its own then already. A client that names none gets one in `done`, and may get a second chair by asking again.
    """

    id: Id
    name: Annotated[str, Meta(max_length=200)]
    random: RandomBytes
    seat: SeatNumber | None = None
    token: SeatToken | None = None


class AddEntropy(FromPage, frozen=True, kw_only=True, tag="add"):
    """Add random bytes to the seed of the next match, for a seat whose chair says that it has not (`added`).

    Once for each commitment: the same bytes may be sent again, others are refused.
    """

    id: Id
    seat: SeatNumber
    random: RandomBytes


class Stand(FromPage, frozen=True, kw_only=True):
    """Leave the own seat; the host may also remove another person or a bot."""

    id: Id
    seat: SeatNumber


class Bot(FromPage, frozen=True, kw_only=True):
    """Before the match, the host seats a bot. During it, anybody may let one substitute for an absent person.

    Without a level the substitution ends.
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
    """Take one action, or several of which all or none are applied. `decision_id` is that of the state they answer.

    `match` is the number of the match (`table.match`): an action that waited in a sleeping phone is not for the next.
    `resent`: it was sent before and not answered, so it may have been made long ago.
    """

    id: Id
    seat: SeatNumber
    decision_id: Count
    actions: Actions
    match: Count | None = None
    resent: bool = False


class Draft(FromPage, frozen=True, kw_only=True):
    """Try actions out: nothing is stored, nobody else sees it."""

    id: Id
    seat: SeatNumber
    decision_id: Count
    actions: Actions


class Appraise(FromPage, frozen=True, kw_only=True):
    """Ask what may be said of the last of these actions, finished or not, after the others have been tried out."""

    id: Id
    seat: SeatNumber
    decision_id: Count
    actions: Actions


class Hint(FromPage, frozen=True, kw_only=True):
    """Ask what a good player would do, from what the seat may know, after these actions have been tried out."""

    id: Id
    seat: SeatNumber
    decision_id: Count
    actions: Annotated[list[Raw], Meta(max_length=MAX_ACTIONS)] = []


class Review(FromPage, frozen=True, kw_only=True):
    """Ask what would have been best in each of the seat's own turns of the hand that was counted last."""

    id: Id
    seat: SeatNumber


class React(FromPage, frozen=True, kw_only=True):
    """A gesture for everybody at the table."""

    seat: SeatNumber
    reaction: Reaction


class Skip(FromPage, frozen=True, kw_only=True):
    """Skip the animation of the state `n`, on every screen at the table. Ignored if a newer state has been sent."""

    seat: SeatNumber
    n: Count


class ResultSeen(FromPage, frozen=True, kw_only=True, tag="seen"):
    """The person has looked at the result of the hand; bots and clock wait for that."""

    seat: SeatNumber


class Pause(FromPage, frozen=True, kw_only=True):
    """The host stops the match clock and the bots, or lets them go on."""

    id: Id
    on: bool


class Rematch(FromPage, frozen=True, kw_only=True):
    """Say yes to another match, adding fresh random bytes to its seed, or take the yes back.

    While the result lies on the table the host's yes starts it, as soon as all seats of the host's own browser have
    said so; nobody else is waited for. Where it cannot start the lobby opens.
    """

    id: Id
    seat: SeatNumber | None = None
    random: RandomBytes | None = None
    on: bool = True


class Lobby(FromPage, frozen=True, kw_only=True):
    """The host opens the lobby after a match: chairs and options can be changed, the result stays beside them."""

    id: Id


class Game(FromPage, frozen=True, kw_only=True):
    """The host puts another game on the table, for those who sit at it, with the game's own options."""

    id: Id
    game: Annotated[str, Meta(max_length=40)]


class SetDoor(FromPage, frozen=True, kw_only=True, tag="door"):
    """The host closes the table to newcomers, or opens it again."""

    id: Id
    open: bool


class Swap(FromPage, frozen=True, kw_only=True):
    """Take another free chair; the host may exchange any two."""

    id: Id
    seat: SeatNumber
    to: SeatNumber


class Shuffle(FromPage, frozen=True, kw_only=True):
    """The host lets chance decide who sits where."""

    id: Id


class HandOver(FromPage, frozen=True, kw_only=True):
    """The host makes the person of that seat the host."""

    id: Id
    seat: SeatNumber


class Rename(FromPage, frozen=True, kw_only=True):
    """Change the name of the own seat."""

    id: Id
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class SetPace(FromPage, frozen=True, kw_only=True, tag="pace"):
    """The host says how long bots hesitate; the table screen moves its pieces at the same pace."""

    id: Id
    pace: Tempo


class Link(FromPage, frozen=True, kw_only=True):
    """The host makes a new link for the seat of a person who is away (a lost phone).

    The old token is worth nothing then, and everybody is told. Somebody to whom the host's role has passed cannot have
    one for the host's own seat.
    """

    id: Id
    seat: SeatNumber


class Close(FromPage, frozen=True, kw_only=True):
    """The host closes the table for good."""

    id: Id


class Scene(FromPage, frozen=True, kw_only=True):
    """In a lesson: begin this scene, or begin it anew."""

    id: Id
    scene: SceneNumber


class ShowSolution(FromPage, frozen=True, kw_only=True, tag="show"):
    """In a lesson: let the rest of the scene be done, to be looked at."""

    id: Id


class Ping(FromPage, frozen=True, kw_only=True):
    """Answered with `done`: a page cannot see the ping frames of the WebSocket itself."""

    id: Id


PageMessage = (
    Hello
    | StartLesson
    | Sit
    | AddEntropy
    | Stand
    | Bot
    | Options
    | Start
    | Act
    | Draft
    | Appraise
    | Hint
    | Review
    | React
    | Skip
    | ResultSeen
    | Pause
    | Rematch
    | Lobby
    | Game
    | SetDoor
    | Swap
    | Shuffle
    | HandOver
    | Rename
    | SetPace
    | Link
    | Close
    | Scene
    | ShowSolution
    | Ping
)


class FromTable(Struct, frozen=True, kw_only=True, tag=snake_case, tag_field="type"):
    """What the server sends."""


class LostSeat(Struct, frozen=True, kw_only=True):
    """A seat that a token of `hello` opened until a new link was made for it."""

    seat: int
    name: str
    by: str
    """Who made the link; empty for a host without a seat."""


class Welcome(FromTable, frozen=True, kw_only=True):
    """The answer to `hello`: for each token the seat it opens, -1 for the host's key, None if it is worth nothing."""

    protocol: str
    tokens: list[int | None]
    lost: list[LostSeat] = []
    """Seats that this browser had, and none of its tokens opens any more."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A chair at the table, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str | None = None
    present: bool = False
    substitute: str | None = field(default=None, name="stand_in")
    """The level of the bot that plays for an absent person."""
    may_substitute: bool = field(default=False, name="may_stand_in")
    """The person has been away long enough for a bot to substitute."""
    again: bool = False
    """Has said yes to another match."""
    added: bool = False
    """The person's random bytes are in the seed of the next match, or of the one being played."""
    new: bool = False
    """The last one to sit down since the match."""
    was: str = ""
    """Of a free chair: who stood up from it since the match."""


class Notice(Struct, frozen=True, kw_only=True):
    """Something that everybody at the table has to know, beside the match."""

    number: int
    """They are numbered from 1 as long as the table stands."""
    kind: Literal["new_link", "match_too_long"]
    name: str
    """Whose seat it is about; empty where it is about the match."""
    by: str
    """Who did it; empty for a host without a seat."""


class LastSeat(Struct, frozen=True, kw_only=True):
    """Somebody who played the last match."""

    name: str
    kind: Literal["person", "bot"]
    chair: int | None
    """Where they sit now; None: gone."""


class LastMatch(Struct, frozen=True, kw_only=True):
    """How the last match ended, by the seats it was played in."""

    match: int
    game: str
    seats: list[LastSeat]
    ranks: list[int]
    totals: list[int]


class NextHost(Struct, frozen=True, kw_only=True):
    """The host is away: who gets the role if that does not change, and in how many seconds."""

    seat: int
    seconds: int


class Powers(Struct, frozen=True, kw_only=True):
    """What the host's role lets a browser do with other people's seats. Somebody to whom the role has passed while the
    host is gone may do less: not with the host's own seat, nor hand the role over."""

    stand: list[int] = []
    """Seats whose people it may send away."""
    link: list[int] = []
    """Those of them for which it may have a new link now: their people are away."""
    hand_over: bool = False


class Table(FromTable, frozen=True, kw_only=True):
    """Everything about the table but the match itself. `you`, `host` and `may` are about this browser."""

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
    may: Powers = Powers()
    host_seat: int | None
    next_host: NextHost | None = field(name="heir")
    waiting: list[int]
    """In `result`: the seats that have not looked at it yet."""
    match: int
    """How many matches have been started here."""
    commitment: str
    """SHA-256 of the secret that goes into the next deal (in the lobby) or went into this one."""
    watchers: int
    notices: list[Notice]
    """The last ones of this match, or since the one before."""
    last: LastMatch | None
    """The match before, from its end until another one has ended."""
    allow_newcomers: bool = field(name="door")
    """Whether newcomers may sit down."""
    screen: bool
    """Set by a table screen: the first person who sits down is the host."""
    pace: Tempo
    problem: str | None = None
    """Why the host cannot start yet: a refusal code."""


class State(FromTable, frozen=True, kw_only=True):
    """The match as one seat may see it (None: a spectator or the table screen)."""

    seat: int | None
    n: int
    """How many of the moves made so far this viewer has heard of."""
    view: Any
    decision_id: int
    to_act: list[int]
    may_act: bool
    legal: list[Any] | None
    """Every action the seat may take; None where they are too many, or take too long to list."""
    events: list[Any]
    """What has happened since the last state this browser got; with `history`, what happened before."""
    history: bool
    hand: int
    outcome: Outcome | None
    clock: int
    deadline: int | None


class Done(FromTable, frozen=True, kw_only=True):
    """The request was carried out. `token` opens `seat` (after a `sit` that named none); `link` leads to a seat (after
    `link`)."""

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

    If the action at `index` is refused, `code` and `facts` say why. If it would reveal something, there is no code: it
    has to be confirmed by `act` first.
    """

    id: str
    seat: int
    n: int
    view: Any
    legal: list[Any] | None
    """As in `state`, after the actions that were tried."""
    index: int
    code: str | None = None
    facts: dict[str, Any] = {}


class Appraised(FromTable, frozen=True, kw_only=True):
    """What may be said of an action, an empty object where there is nothing to say.

    `code` and `facts` say why it would be refused, if it would.
    """

    id: str
    seat: int
    n: int
    appraisal: Any
    code: str | None = None
    facts: dict[str, Any] = {}


class Hinted(FromTable, frozen=True, kw_only=True):
    """The next action a good player would take, and why: each reason has a `code` and `facts` (`Game.reasons`).

    `win` is the chance to win the match with it, where a bot has estimated it.
    """

    id: str
    seat: int
    action: Any
    reasons: list[Any]
    win: float | None = None


class Reviewed(FromTable, frozen=True, kw_only=True):
    """The seat's own turns of a hand, in order, each as the game describes it (`Game.review`)."""

    id: str
    seat: int
    hand: int
    """Which hand: 1 is the first."""
    turns: list[Any]


class Reacted(FromTable, frozen=True, kw_only=True):
    """Somebody's gesture."""

    seat: int
    reaction: Reaction


class Skipped(FromTable, frozen=True, kw_only=True):
    """Somebody has skipped the animation of the newest state: show its end."""


class Lesson(FromTable, frozen=True, kw_only=True):
    """Where a lesson stands: it follows the state with which a scene begins, and comes again when the scene is done."""

    scenes: list[str]
    """The ids of all scenes, in order: their words are in the locale files."""
    scene: int
    done: bool


TableMessage = (
    Welcome | Table | State | Lesson | Done | Refused | Drafted | Appraised | Hinted | Reviewed | Reacted | Skipped
)


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

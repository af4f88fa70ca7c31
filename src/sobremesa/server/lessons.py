"""Lessons: small matches in memory, each for one browser, that speak a table's protocol. Nothing of them is stored."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.actions import Action
from sobremesa.core.chance import SEED_BYTES
from sobremesa.core.game import Game
from sobremesa.core.lesson import Ask, Scene
from sobremesa.core.match import Match
from sobremesa.core.record import Acted, Seat, document_of
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.limits import Limits
from sobremesa.server.refusals import facts_of, refusal_of
from sobremesa.server.table.authority import own_seat
from sobremesa.server.table.drafts import appraise, draft
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.names import BOT_NAMES
from sobremesa.server.table.requests import decode
from sobremesa.server.ws.connection import Connection


class Lessons:
    """All running lessons. Their number is bounded and shared among visitors: one who has many makes room."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._open: Final[dict[str, list[Lesson]]] = {}
        """By visitor, the oldest first."""

    def count_of(self, visitor: str) -> int:
        return len(self._open.get(visitor, ()))

    def __len__(self) -> int:
        return sum(len(own) for own in self._open.values())

    def begin(self, game: str, scene: int, visitor: str) -> "Lesson":
        """A lesson that begins with this scene, for a browser that is about to join it."""
        box = get_game(game)
        if not box.lesson:
            raise Refused("no_lesson")
        lesson = Lesson(self, box, scene, visitor)
        self.make_room_for(visitor)
        self._open.setdefault(visitor, []).append(lesson)
        metrics.lessons.set(len(self))
        return lesson

    def make_room_for(self, visitor: str) -> None:
        """Raise `too_many_lessons` for a visitor with too many. If there are too many in all, the visitor with the most
        loses the oldest, unless the newcomer would then have as many. Both may come back to their scene."""
        own = self.count_of(visitor)
        if own >= self.limits.lessons_per_address:
            raise Refused("too_many_lessons")
        if len(self) >= self.limits.lessons_at_once:
            most = max(self._open.values(), key=len, default=[])
            if len(most) <= own + 1:
                raise Refused("too_many_lessons")
            most[0].close()

    def end(self, lesson: "Lesson") -> None:
        """Nobody learns there any more."""
        own = self._open.get(lesson.visitor, [])
        if lesson in own:
            own.remove(lesson)
            if not own:
                del self._open[lesson.visitor]
        metrics.lessons.set(len(self))


class Lesson:
    """One browser's lesson. Its requests come one after the other, so it needs no lock."""

    def __init__(self, lessons: Lessons, game: Game[Any], scene: int, visitor: str) -> None:
        self._lessons: Final = lessons
        self._game: Final = game
        self.visitor: Final = visitor
        self._is_closed = False
        self._connections: Final[set[Connection]] = set()
        self.begin(scene)

    def begin(self, number: int) -> None:
        """Lay out a scene."""
        if not 0 <= number < len(self._game.lesson):
            raise Refused("no_such_scene", scene=number)
        self._number = number
        self._made = 0
        """How many of the scene's steps have been made."""
        state = self._game.from_position(self._scene.position)
        state.events = []
        names = iter(BOT_NAMES)
        seats = [Seat(name="" if seat == self._scene.seat else next(names)) for seat in range(state.players)]
        match = Match.with_seed(self._game, state.options, seats, bytes(SEED_BYTES))
        match.state = state
        self._live = LiveMatch(match, 0)

    @property
    def _scene(self) -> Scene:
        return self._game.lesson[self._number]

    @property
    def _match(self) -> int:
        """As tables count their matches: what was sent for another scene is stale."""
        return self._number + 1

    @property
    def _is_done(self) -> bool:
        """Whether all that was asked in this scene has been done."""
        return self._made == len(self._scene.steps)

    @property
    def is_closed(self) -> bool:
        return self._is_closed

    # As a place (`ws/place.py`)

    @property
    def connections(self) -> Collection[Connection]:
        """The one browser it is for."""
        return self._connections

    @property
    def seconds(self) -> float:
        return self._lessons.limits.lesson_seconds

    def bucket_of(self, connection: Connection) -> None:
        """Each connection has its own bucket."""
        return

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """`welcome`, then the scene. There are no tokens here."""
        if self._is_closed:
            connection.close()
            return
        self._connections.add(connection)
        connection.tell(protocol.Welcome(protocol=protocol.PROTOCOL, tokens=[None for _ in tokens]))
        self.show_all(connection)

    async def leave(self, connection: Connection) -> None:
        """Forget everything."""
        self._connections.discard(connection)
        connection.close()
        self._lessons.end(self)

    def close(self) -> None:
        """End the lesson from our side."""
        self._is_closed = True
        for connection in self.connections:
            connection.close()
        self._lessons.end(self)

    async def hear(self, connection: Connection, text: str) -> None:
        """Carry out a request or refuse it."""
        name = ""
        message: protocol.PageMessage | None = None
        try:
            message = decode(text)
            name = getattr(message, "id", "")
            self._carry_out(connection, message)
        except Refused as refusal:
            told = refusal_of(name, refusal)
            if isinstance(message, protocol.Act):
                told.facts.update(self._asked_instead_of(message.actions))
            connection.tell(told)

    def _carry_out(self, connection: Connection, message: protocol.PageMessage) -> None:
        """One request. Those for which people, bots or a store would be needed have no meaning here."""
        match message:
            case protocol.Act():
                self._act(connection, message)
            case protocol.Draft():
                connection.tell(self._draft(connection, message))
            case protocol.Appraise():
                connection.tell(self._appraise(connection, message))
            case protocol.Scene():
                self.begin(message.scene)
                self.show_all(connection)
                connection.tell(protocol.Done(id=message.id))
            case protocol.ShowSolution():
                self._go_on(connection, shows=True)
                connection.tell(protocol.Done(id=message.id))
            case protocol.Ping():
                connection.tell(protocol.Done(id=message.id))
            case protocol.ResultSeen() | protocol.React() | protocol.Skip():
                pass
            case _:
                raise Refused("not_in_a_lesson")

    def _act(self, connection: Connection, message: protocol.Act) -> None:
        """Take actions if the rules allow them and the scene asks for them; then the others answer."""
        key = f"{message.seat}:{message.id}"
        if message.match is not None and message.match != self._match:
            raise Refused("stale_action")
        if self._live.done_act(key) is None:
            lines = self._judge(connection, message)
            self._scene.must_ask_for([line.action for line in lines], self._made)
            self._apply(connection, lines, {lines[-1].n: key})
            self._go_on(connection)
        connection.tell(protocol.Done(id=message.id, n=self._live.done_act(key)))

    def _appraise(self, connection: Connection, message: protocol.Appraise) -> protocol.Appraised:
        """What may be said of an action, as at a table; of one that would be refused also what is asked instead."""
        appraised = appraise(self._live, own_seat(connection.seats, message.seat), message)
        if appraised.code is None:
            return appraised
        return msgspec.structs.replace(appraised, facts=appraised.facts | self._asked_instead_of(message.actions))

    def _draft(self, connection: Connection, message: protocol.Draft) -> protocol.Drafted:
        """Try a turn out as at a table, but for the scene's word: a step that is not asked for is refused at once, and
        a turn need not be ended to be what was asked."""
        seat = own_seat(connection.seats, message.seat)
        drafted = draft(self._live, seat, message)
        if drafted.code is not None:
            return msgspec.structs.replace(drafted, facts=drafted.facts | self._asked_instead_of(message.actions))
        if drafted.index < len(message.actions):
            return drafted
        tried = [document_of(self._live.read(raw)) for raw in message.actions]
        for index in range(len(tried)):
            try:
                self._scene.must_ask_for(tried[: index + 1], self._made)
            except Refused as refusal:
                before = draft(self._live, seat, msgspec.structs.replace(message, actions=message.actions[:index]))
                facts = facts_of(refusal) | self._asked_instead_of(message.actions)
                return msgspec.structs.replace(before, code=refusal.code, facts=facts)
        if self._made + len(tried) == len(self._scene.steps):
            lines = self._judge(connection, message)
            self._apply(connection, lines)
            self._go_on(connection)
        return drafted

    def _go_on(self, connection: Connection, *, shows: bool = False) -> None:
        """Let the others answer; `shows`: do what the learner is asked for too."""
        while not self._is_done:
            step = self._scene.steps[self._made]
            if isinstance(step, Ask) and not shows:
                return
            seat = self._scene.seat if isinstance(step, Ask) else step.seat
            self._apply(connection, [self._line_of(seat, step.action)])
        connection.tell(self._progress())

    def _asked_instead_of(self, actions: list[msgspec.Raw]) -> dict[str, Any]:
        """What was to be done in place of these, as a fact of their refusal: a page may mark where."""
        try:
            tried = [document_of(self._live.read(raw)) for raw in actions]
        except Refused:
            return {}
        asked = self._scene.asked_after(tried, self._made)
        return {} if asked is None else {"asked": asked}

    def _judge(self, connection: Connection, message: protocol.Act | protocol.Draft) -> list[Acted]:
        """The lines that the actions of a message add, if the rules allow them."""
        at = self._live.match.now
        return self._live.judge(connection.seats, message.seat, message.decision_id, message.actions, at)

    def _line_of(self, seat: int, action: Action) -> Acted:
        return self._live.match.check(seat, action, at=self._live.match.now)

    def _apply(self, connection: Connection, lines: list[Acted], keys: dict[int, str] | None = None) -> None:
        """Carry out steps of the scene and show them."""
        self._live.apply(lines, keys or {})
        self._made += len(lines)
        if self._scene.seat in self._live.viewers_to_update:
            connection.tell(self._state())

    # What it is shown

    def show_all(self, connection: Connection) -> None:
        """The table, the match and at last the scene: a page builds the table anew when it hears of another one."""
        connection.look_from([self._scene.seat])
        connection.tell(self._table())
        connection.tell(self._state(history=True))
        connection.tell(self._progress())

    def _state(self, *, history: bool = False) -> protocol.State:
        """What the learner's seat may see. The clock stands still: nobody learns in a hurry."""
        state = self._live.seen_by(self._scene.seat, self._live.match.now, history=history)
        return msgspec.structs.replace(state, deadline=None, legal=self._offered(state.legal))

    def _offered(self, legal: list[Any] | None) -> list[Any] | None:
        """Of what is legal what the learner may do: where a place is asked for, the piece is given."""
        step = None if self._is_done else self._scene.steps[self._made]
        if legal is None or not self._scene.misplaced or not isinstance(step, Ask):
            return legal
        return [action for action in legal if step.is_answered_by(document_of(action))]

    def _progress(self) -> protocol.Lesson:
        scenes = [scene.id for scene in self._game.lesson]
        return protocol.Lesson(scenes=scenes, scene=self._number, done=self._is_done)

    def _table(self) -> protocol.Table:
        """A table without a code: nobody else can come to it."""
        match = self._live.match
        return protocol.Table(
            code="",
            game=self._game.id,
            link="",
            phase="playing",
            options=match.header.options,
            settings=match.options.settings(),
            seats=[
                protocol.SeatInfo(kind="bot" if seat.name else "person", name=seat.name, present=True)
                for seat in match.header.seats
            ],
            you=[self._scene.seat],
            host=False,
            host_seat=None,
            next_host=None,
            waiting=[],
            match=self._match,
            commitment="",
            watchers=0,
            notices=[],
            last=None,
            allow_newcomers=False,
            screen=False,
            pace="normal",
        )

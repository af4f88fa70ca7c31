"""Lessons: small matches in memory, each for one browser, that speak a table's protocol. Nothing of them is stored."""

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
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.names import BOT_NAMES
from sobremesa.server.table.requests import decode
from sobremesa.server.ws.connection import Connection


class Lessons:
    """All lessons going on now. Their number is bounded, and shared among visitors: one who has many makes room."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.open: Final[dict[str, list[Lesson]]] = {}
        """By visitor, the oldest first."""

    def __len__(self) -> int:
        return sum(len(own) for own in self.open.values())

    def begin(self, game: str, scene: int, visitor: str) -> "Lesson":
        """A lesson that begins with this scene, for a browser that is about to join it."""
        box = get_game(game)
        if not box.lesson:
            raise Refused("no_lesson")
        lesson = Lesson(self, box, scene, visitor)
        self.make_room_for(visitor)
        self.open.setdefault(visitor, []).append(lesson)
        metrics.lessons.set(len(self))
        return lesson

    def make_room_for(self, visitor: str) -> None:
        """Refuse whoever has too many. If there are too many in all, the visitor with the most loses the oldest, unless
        whoever comes would have as many then: both may come back to the scene they were at."""
        own = len(self.open.get(visitor, ()))
        if own >= self.limits.lessons_per_address:
            raise Refused("too_many_lessons")
        if len(self) >= self.limits.lessons_at_once:
            most = max(self.open.values(), key=len, default=[])
            if len(most) <= own + 1:
                raise Refused("too_many_lessons")
            most[0].close()

    def end(self, lesson: "Lesson") -> None:
        """Nobody learns there any more."""
        own = self.open.get(lesson.visitor, [])
        if lesson in own:
            own.remove(lesson)
            if not own:
                del self.open[lesson.visitor]
        metrics.lessons.set(len(self))


class Lesson:
    """One browser's lesson. Its requests come one after the other, so it needs no lock."""

    def __init__(self, lessons: Lessons, game: Game[Any], scene: int, visitor: str) -> None:
        self.lessons: Final = lessons
        self.game: Final = game
        self.visitor: Final = visitor
        self.is_closed = False
        self.connections: Final[set[Connection]] = set()
        """The one browser it is for."""
        self.begin(scene)

    def begin(self, number: int) -> None:
        """Lay out a scene."""
        if not 0 <= number < len(self.game.lesson):
            raise Refused("no_such_scene", scene=number)
        self.number = number
        self.made = 0
        """How many of the scene's steps have been made."""
        state = self.game.from_position(self.scene.position)
        state.events = []
        names = iter(BOT_NAMES)
        seats = [Seat(name="" if seat == self.scene.seat else next(names)) for seat in range(state.players)]
        match = Match.with_seed(self.game, state.options, seats, bytes(SEED_BYTES))
        match.state = state
        self.live = LiveMatch(match, 0)

    @property
    def scene(self) -> Scene:
        return self.game.lesson[self.number]

    @property
    def match(self) -> int:
        """As tables count their matches: what was sent for another scene is stale."""
        return self.number + 1

    @property
    def is_done(self) -> bool:
        """Whether all that was asked in this scene has been done."""
        return self.made == len(self.scene.steps)

    # The browser comes and goes

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """`welcome`, then the scene. There are no tokens here."""
        if self.is_closed:
            connection.close()
            return
        self.connections.add(connection)
        connection.tell(protocol.Welcome(protocol=protocol.PROTOCOL, tokens=[None for _ in tokens]))
        self.show_all(connection)

    async def leave(self, connection: Connection) -> None:
        """Forget everything."""
        self.connections.discard(connection)
        connection.close()
        self.lessons.end(self)

    def close(self) -> None:
        """End the lesson from our side."""
        self.is_closed = True
        for connection in self.connections:
            connection.close()
        self.lessons.end(self)

    # What it may ask

    async def hear(self, connection: Connection, text: str) -> None:
        """Carry out a request or refuse it."""
        name = ""
        message: protocol.PageMessage | None = None
        try:
            message = decode(text)
            name = getattr(message, "id", "")
            self.carry_out(connection, message)
        except Refused as refusal:
            told = refusal_of(name, refusal)
            if isinstance(message, protocol.Act):
                told.facts.update(self.asked_instead_of(message.actions))
            connection.tell(told)

    def carry_out(self, connection: Connection, message: protocol.PageMessage) -> None:
        """One request. Those for which people, bots or a store would be needed have no meaning here."""
        match message:
            case protocol.Act():
                self.act(connection, message)
            case protocol.Draft():
                connection.tell(self.draft(connection, message))
            case protocol.Appraise():
                connection.tell(self.appraise(connection, message))
            case protocol.Scene():
                self.begin(message.scene)
                self.show_all(connection)
                connection.tell(protocol.Done(id=message.id))
            case protocol.ShowSolution():
                self.go_on(connection, shows=True)
                connection.tell(protocol.Done(id=message.id))
            case protocol.Ping():
                connection.tell(protocol.Done(id=message.id))
            case protocol.ResultSeen() | protocol.React() | protocol.Skip():
                pass
            case _:
                raise Refused("not_in_a_lesson")

    def act(self, connection: Connection, message: protocol.Act) -> None:
        """Take actions if the rules allow them and the scene asks for them; then the others answer."""
        key = f"{message.seat}:{message.id}"
        if message.match is not None and message.match != self.match:
            raise Refused("stale_action")
        if key not in self.live.keys:
            lines = self.live.judge(connection.seats, message.seat, message.n, message.actions, self.live.match.now)
            self.scene.must_ask_for([line.action for line in lines], self.made)
            self.apply(connection, lines, {lines[-1].n: key})
            self.go_on(connection)
        connection.tell(protocol.Done(id=message.id, n=self.live.keys[key]))

    def appraise(self, connection: Connection, message: protocol.Appraise) -> protocol.Appraised:
        """What may be said of an action, as at a table; of one that would be refused also what is asked instead."""
        appraised = self.live.appraise(own_seat(connection.seats, message.seat), message)
        if appraised.code is None:
            return appraised
        return msgspec.structs.replace(appraised, facts=appraised.facts | self.asked_instead_of(message.actions))

    def draft(self, connection: Connection, message: protocol.Draft) -> protocol.Drafted:
        """Try a turn out as at a table, but for the scene's word: a step that is not asked for is refused at once, and
        a turn need not be ended to be what was asked."""
        seat = own_seat(connection.seats, message.seat)
        drafted = self.live.draft(seat, message)
        if drafted.code is not None:
            return msgspec.structs.replace(drafted, facts=drafted.facts | self.asked_instead_of(message.actions))
        if drafted.index < len(message.actions):
            return drafted
        tried = [document_of(self.live.read(raw)) for raw in message.actions]
        for index in range(len(tried)):
            try:
                self.scene.must_ask_for(tried[: index + 1], self.made)
            except Refused as refusal:
                before = self.live.draft(seat, msgspec.structs.replace(message, actions=message.actions[:index]))
                facts = facts_of(refusal) | self.asked_instead_of(message.actions)
                return msgspec.structs.replace(before, code=refusal.code, facts=facts)
        if self.made + len(tried) == len(self.scene.steps):
            lines = self.live.judge(connection.seats, message.seat, message.n, message.actions, self.live.match.now)
            self.apply(connection, lines)
            self.go_on(connection)
        return drafted

    def go_on(self, connection: Connection, *, shows: bool = False) -> None:
        """Let the others answer; `shows`: do what the learner is asked for too."""
        while not self.is_done:
            step = self.scene.steps[self.made]
            if isinstance(step, Ask) and not shows:
                return
            seat = self.scene.seat if isinstance(step, Ask) else step.seat
            self.apply(connection, [self.line_of(seat, step.action)])
        connection.tell(self.progress())

    def asked_instead_of(self, actions: list[msgspec.Raw]) -> dict[str, Any]:
        """What was to be done in place of these, as a fact of their refusal: a page may mark where."""
        try:
            tried = [document_of(self.live.read(raw)) for raw in actions]
        except Refused:
            return {}
        asked = self.scene.asked_after(tried, self.made)
        return {} if asked is None else {"asked": asked}

    def line_of(self, seat: int, action: Action) -> Acted:
        return self.live.match.check(seat, action, at=self.live.match.now)

    def apply(self, connection: Connection, lines: list[Acted], keys: dict[int, str] | None = None) -> None:
        """Carry out steps of the scene and show them."""
        self.live.apply(lines, keys or {})
        self.made += len(lines)
        if self.scene.seat in self.live.viewers_to_update:
            connection.tell(self.state())

    # What it is shown

    def show_all(self, connection: Connection) -> None:
        """The table, the match and at last the scene: a page builds the table anew when it hears of another one."""
        connection.look_from([self.scene.seat])
        connection.tell(self.table())
        connection.tell(self.state(history=True))
        connection.tell(self.progress())

    def state(self, *, history: bool = False) -> protocol.State:
        """What the learner's seat may see. The clock stands still: nobody learns in a hurry."""
        state = self.live.seen_by(self.scene.seat, self.live.match.now, history=history)
        return msgspec.structs.replace(state, deadline=None, legal=self.offered(state.legal))

    def offered(self, legal: list[Any] | None) -> list[Any] | None:
        """Of what is legal what the learner may do: where a place is asked for, the piece is given."""
        step = None if self.is_done else self.scene.steps[self.made]
        if legal is None or not self.scene.misplaced or not isinstance(step, Ask):
            return legal
        return [action for action in legal if step.is_answered_by(document_of(action))]

    def progress(self) -> protocol.Lesson:
        scenes = [scene.id for scene in self.game.lesson]
        return protocol.Lesson(scenes=scenes, scene=self.number, done=self.is_done)

    def table(self) -> protocol.Table:
        """A table without a code: nobody else can come to it."""
        match = self.live.match
        return protocol.Table(
            code="",
            game=self.game.id,
            link="",
            phase="playing",
            options=match.header.options,
            settings=match.options.settings(),
            seats=[
                protocol.SeatInfo(kind="bot" if seat.name else "person", name=seat.name, present=True)
                for seat in match.header.seats
            ],
            you=[self.scene.seat],
            host=False,
            host_seat=None,
            next_host=None,
            waiting=[],
            match=self.match,
            commitment="",
            watchers=0,
            notices=[],
            last=None,
            allow_newcomers=False,
            screen=False,
            pace="normal",
        )

"""One live table. What happens at it happens one after the other, and nothing is shown before it is durable."""

import asyncio
import logging
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.record import Move, write_line
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.clock import MatchClock
from sobremesa.server.connection import Connection
from sobremesa.server.errands import Errands
from sobremesa.server.lobby import Lobby
from sobremesa.server.pace import Pace
from sobremesa.server.picture import picture_of, seen_by
from sobremesa.server.play import Play
from sobremesa.server.presence import Presence
from sobremesa.server.seats import opens
from sobremesa.server.store import Conflict, Store, StoreError
from sobremesa.server.thinking import Thinking

if TYPE_CHECKING:
    from sobremesa.server.acting import Act

T = TypeVar("T")

logger: Final = logging.getLogger(__name__)

NOTE_EVERY: Final = 3600


class Table:
    """An actor whose lock is its inbox: a request is judged, made durable, applied and shown before the next one."""

    def __init__(
        self,
        lobby: Lobby,
        game: Game[Any],
        play: Play | None,
        *,
        store: Store,
        thinking: Thinking,
        link: str,
        pace: Pace,
    ) -> None:
        self.lobby = lobby
        self.game: Final = game
        self.play = play
        self.store: Final = store
        self.thinking: Final = thinking
        self.link: Final = link
        self.pace: Final = pace
        self.lock: Final = asyncio.Lock()
        self.presence: Final = Presence(pace)
        self.errands: Final = Errands(self.has_failed)
        self.clock: Final = MatchClock(play.match.now if play is not None else 0)
        self.acts: list[Act] = []
        """Acts that have come while the table was busy: whoever has its lock next carries out all of them."""
        self.showing_result = False
        self.waiting: set[int] = set()
        """People who have not looked at the result yet."""
        self.sat: dict[tuple[str, str, str], str] = {}
        """Tokens given to those who sat down: a wish whose answer was lost with its line is answered again."""
        self.bots_at_work: set[tuple[Play, int]] = set()
        """Bots that think or wait to speak, each with its match and seat: nobody is asked twice."""
        self.moves_by_people: Final = metrics.moves.labels(game.id, "person")
        self.moves_by_bots: Final = metrics.moves.labels(game.id, "bot")
        self.last_settings: tuple[dict[str, Any] | None, dict[str, Any]] = (None, {})
        self.touched = monotonic()
        self.next_note = 0.0
        self.is_put_away = False
        """What is here does not count any more: the store knows better, or nobody came for long."""
        self.note_presence()
        self.errands.later("host", pace.host_away, self.show_table)

    @property
    def connections(self) -> set[Connection]:
        """The browsers at this table."""
        return self.presence.connections

    @property
    def is_closed(self) -> bool:
        """Whether the table has been cleared away for good."""
        return self.lobby.phase == "closed"

    # Who is here

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """Welcome a browser and show it the table."""
        async with self.lock:
            if self.is_put_away:
                connection.close()
                return
            connection.tokens = tokens
            self.connections.add(connection)
            worth = [-1 if opens(token, self.lobby.host) else self.lobby.seat_of(token) for token in tokens]
            connection.tell(protocol.Welcome(protocol=protocol.PROTOCOL, tokens=worth))
            self.recognise()
            with suppress(StoreError):
                await self.end_stand_ins()
            self.show_picture(connection)
            self.show_table(but=connection)
            self.go_on()
            self.note_visit()

    def note_visit(self) -> None:
        """Let the store know, now and then, that somebody comes here: a match of one move a day is not forgotten."""
        if monotonic() > self.next_note:
            self.next_note = monotonic() + NOTE_EVERY
            self.errands.spawn(self.store.touch_table(self.lobby.code))

    async def leave(self, connection: Connection) -> None:
        """A browser is gone; its people keep their seats."""
        async with self.lock:
            self.connections.discard(connection)
            connection.close()
            self.note_presence()
            self.end_result_when_seen()
            self.show_table()
            self.go_on()

    def recognise(self) -> None:
        """Find the seats of every browser anew."""
        self.presence.recognise(self.lobby)
        self.note_presence()

    def note_presence(self) -> None:
        """Notice who is here, and show the table again when somebody's absence begins to matter."""
        self.touched = monotonic()
        for name, seconds in self.presence.note(self.lobby).items():
            self.errands.later(name, seconds, self.show_table)
        self.waiting &= self.presence.seats

    def is_here(self, seat: int) -> bool:
        """Whether the person of that seat is connected."""
        return not self.presence.away_for(self.lobby.chairs[seat])

    def is_host(self, connection: Connection) -> bool:
        """Whether this browser has the host's powers now."""
        return self.presence.is_host(connection, self.lobby)

    # Changing the lobby

    async def change(self, change: Callable[[Lobby], T]) -> T:
        """Change a copy of the lobby, make it durable, and only then let it count."""
        lobby = self.lobby.copy()
        result = change(lobby)
        await self.store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby))
        self.lobby = lobby
        if lobby.phase == "lobby":
            self.play = None
        self.recognise()
        return result

    async def end_stand_ins(self) -> None:
        """Whoever is back plays again."""
        back = [seat for seat in self.lobby.people() if self.lobby.chairs[seat].stand_in and self.is_here(seat)]
        if back:
            await self.change(lambda lobby: lobby.take_over(back))

    async def start(self) -> None:
        """Deal a match for those who sit here."""
        lobby = self.lobby.copy()
        lobby.must_be_open()
        match = lobby.deal(self.game)
        header = write_line(match.header)[:-1]
        document = msgspec.json.encode(lobby)
        match_id = await self.store.start_match(
            lobby.code, lobby.match, header, match.secret.hex() if match.secret else "", document
        )
        self.lobby = lobby
        self.play = Play(match, match_id)
        self.clock.set(0)
        self.showing_result = False
        self.recognise()
        self.show_everything()
        self.go_on()

    # Moves

    def running(self) -> Play:
        """The match, if one has been started."""
        if self.play is None:
            raise Refused("match_not_started")
        return self.play

    async def commit(self, moves: Sequence[Move], keys: Mapping[int, str] = {}) -> None:
        """Make moves durable, apply them, and show them to everybody; `keys` are those of acts, by their last move."""
        play = self.play
        assert play is not None
        await self.store.append(play.match_id, play.written(moves), keys)
        hands = play.state.hands_played
        play.apply(moves, keys)
        self.show_moves()
        if play.state.outcome is not None:
            await self.try_to_finish()
        elif play.state.hands_played != hands:
            await self.hand_over()

    async def hand_over(self) -> None:
        """A hand is over: let people look at the result before bots and clock go on, and keep the position."""
        play = self.play
        assert play is not None
        self.waiting = self.presence.seats
        self.showing_result = bool(self.waiting)
        if self.showing_result:
            self.errands.later("result", self.pace.result, self.end_result)
        self.show_table()
        position = msgspec.json.encode(play.state.position())
        # The moves are durable already: what fails here is only for convenience.
        with suppress(StoreError):
            await self.store.append(play.match_id, [], position=(play.n, position))

    def has_seen(self, seat: int) -> None:
        """Somebody has looked at the result; the others see for whom they wait."""
        if seat in self.waiting:
            self.waiting.discard(seat)
            if self.waiting:
                self.show_table()
            else:
                self.end_result_when_seen()

    def end_result_when_seen(self) -> None:
        """Go on when everybody has looked."""
        if self.showing_result and not self.waiting:
            self.end_result()

    def end_result(self) -> None:
        """Bots and clock go on."""
        self.showing_result = False
        self.waiting = set()
        self.show_table()
        self.go_on()

    async def try_to_finish(self) -> None:
        """Finish, if the store can; else in a while."""
        try:
            await self.finish()
        except Conflict:
            raise
        except StoreError as error:
            logger.error("a match could not be closed yet: %s", error)
            self.errands.later("again", self.pace.retry, self.go_on)

    async def finish(self) -> None:
        """The match is over: close its record and make ready for another."""
        play = self.play
        assert play is not None
        closing = play.match.closing()
        assert closing is not None
        lobby = self.lobby.copy()
        lobby.match_over()
        await self.store.append(
            play.match_id, [], closing=write_line(closing)[:-1], document=msgspec.json.encode(lobby)
        )
        self.lobby = lobby
        self.showing_result = False
        self.waiting = set()
        self.show_table()

    # What goes on by itself

    def go_on(self) -> None:
        """Let the clock run if it should, and wake the bots that have to act."""
        play = self.play
        runs = self.is_running()
        self.clock.run(runs)
        self.errands.cancel("deadline")
        if play is not None and play.state.outcome is not None and self.match_is_on() and not self.is_put_away:
            self.errands.spawn(self.finish_late())
        if play is None or not runs:
            return
        if play.state.deadline is not None:
            wait = max(0, play.state.deadline - self.clock.now()) / 1000
            self.errands.later("deadline", wait, lambda: self.errands.spawn(self.tick()))
        for seat in play.state.to_act:
            level = self.bot_level(seat)
            if level is not None and (play, seat) not in self.bots_at_work:
                self.bots_at_work.add((play, seat))
                self.errands.spawn(self.bot_turn(play, seat, level))

    def match_is_on(self) -> bool:
        """Whether there is a match that has not been closed yet."""
        return self.lobby.phase in ("playing", "paused")

    def is_running(self) -> bool:
        """Whether bots and clock go on: a match is on, somebody is here, nobody looks at a result."""
        play = self.play
        on = play is not None and play.state.outcome is None and self.lobby.phase == "playing"
        return on and bool(self.connections) and not self.showing_result and not self.is_put_away

    async def finish_late(self) -> None:
        """Close a match that could not be closed when it ended."""
        async with self.lock:
            if self.play is not None and self.play.state.outcome is not None and self.match_is_on():
                await self.try_to_finish()

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays the seat, if one does; nobody plays for a person who is here."""
        chair = self.lobby.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return None if self.is_here(seat) else chair.stand_in

    async def tick(self) -> None:
        """The clock's own move."""
        async with self.lock:
            if self.is_running():
                await self.tick_what_is_due(self.clock.now())
            self.go_on()

    async def tick_what_is_due(self, at: int) -> None:
        """Deadlines that have passed come before anything that happens now."""
        while self.play is not None and (due := self.play.match.due(at)) is not None:
            await self.commit([due])

    async def bot_turn(self, play: Play, seat: int, level: str) -> None:
        """Think on an imagined world, wait a humane moment, act."""
        moment = play.moments[seat]
        try:
            pause = random.uniform(self.pace.bot_least, self.pace.bot_most)
            thought, _ = await asyncio.gather(
                self.thinking.choose(self.game, play.state, seat, level), asyncio.sleep(pause)
            )
            async with self.lock:
                await self.speak_for(play, seat, moment, thought)
        finally:
            self.bots_at_work.discard((play, seat))
        self.go_on()

    async def speak_for(self, play: Play, seat: int, moment: int, thought: dict[str, Any]) -> None:
        """Make a bot's move, if it is still asked for."""
        if self.play is not play or not self.is_running() or self.bot_level(seat) is None:
            return
        at = self.clock.now()
        await self.tick_what_is_due(at)
        if play.moments[seat] == moment and seat in play.state.to_act:
            action = play.match.reader.convert(thought)
            by = "bot" if self.lobby.chairs[seat].kind == "person" else None
            await self.commit([play.match.check(seat, action, at=at, by=by)])
            self.moves_by_bots.inc()

    # Showing

    def show_moves(self) -> None:
        """Send everybody who has heard of the last moves the match as they may see it now."""
        play = self.play
        assert play is not None
        shown = [(one, viewer) for one in self.connections for viewer in one.viewers if viewer in play.news]
        frames = play.frames_for({viewer for _, viewer in shown}, self.clock.now())
        for connection, viewer in shown:
            connection.push(frames[viewer])
        self.forget_the_lost()

    def show_picture(self, connection: Connection) -> None:
        """Send one browser everything: after `hello`, when it fell behind, or when it sits elsewhere."""
        connection.has_moved = False
        connection.tell(seen_by(self, connection, picture_of(self)))
        if self.play is not None:
            for viewer in connection.viewers:
                connection.tell(self.play.seen_by(viewer, self.clock.now(), history=True))

    def show_everything(self) -> None:
        """Send everybody everything."""
        for connection in self.connections:
            self.show_picture(connection)

    def show_table(self, but: Connection | None = None) -> None:
        """Send everybody what has changed around the match."""
        picture = picture_of(self)
        for connection in self.connections:
            if connection.has_moved:
                self.show_picture(connection)
            elif connection is not but:
                connection.tell(seen_by(self, connection, picture))
        self.forget_the_lost()

    def show_to_all(self, message: protocol.TableMessage) -> None:
        """Send everybody the same."""
        frame = protocol.encode(message)
        for connection in self.connections:
            connection.push(frame)

    def forget_the_lost(self) -> None:
        """Browsers that have taken nothing for too long are as good as gone."""
        if self.presence.forget_the_lost():
            self.note_presence()
            self.show_table()

    # Trouble

    def has_failed(self, error: Exception) -> None:
        """Something that goes on by itself has failed: it is tried again, unless the store knows better."""
        if isinstance(error, Conflict):
            self.put_away()
            return
        if isinstance(error, StoreError):
            logger.error("what goes on by itself could not be saved: %s", error)
        else:
            logger.error("what goes on by itself has failed", exc_info=error)
        self.errands.later("again", self.pace.retry, self.go_on)

    def put_away(self) -> None:
        """Stop everything that goes on by itself and let the browsers go; all that counts is in the store."""
        self.is_put_away = True
        self.errands.stop()
        for connection in list(self.connections):
            connection.close()


def own_seat(connection: Connection, seat: int) -> int:
    """The seat, if it is this browser's."""
    if not connection.seats:
        raise Refused("not_a_player")
    if seat not in connection.seats:
        raise Refused("not_your_seat", seat=seat)
    return seat

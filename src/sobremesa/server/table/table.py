"""One live table: nothing that happens at it is shown before it is durable."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.record import Move, write_line
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.limits import Limits, TokenBuckets
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.store import Conflict, Store, StoreError
from sobremesa.server.table.bots import Bots
from sobremesa.server.table.clock import MatchClock
from sobremesa.server.table.hints import Hints
from sobremesa.server.table.live_match import LiveMatch, stored_size
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.presence import Presence
from sobremesa.server.table.reviews import Reviews
from sobremesa.server.table.table_view import seen_by, table_view
from sobremesa.server.table.timers import Timers
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.moves import Act

T = TypeVar("T")

logger: Final = logging.getLogger(__name__)

NOTE_EVERY: Final = 3600
POSITION_EVERY: Final = 100
"""Moves of a long hand after which the position is stored, as it is after every hand: a match that comes back plays at
most these again, beside those its log tells of (`replays.RECENT_MOVES`)."""
POSITION_BYTES: Final = 64 * 1024
"""What these moves may come to: long ones take longer to play again."""
STORE_WAIT: Final = 5.0
"""Seconds after which bots look again whether those they play with may add to the store."""


def moves_by(game: Game[Any]) -> dict[str, Any]:
    """The counters of moves, by who made them."""
    return {by: metrics.moves.labels(game.id, by) for by in ("person", "bot")}


class Table:
    """One lock serialises the requests: each is judged, made durable, applied and shown before the next one."""

    def __init__(
        self,
        lobby: Lobby,
        game: Game[Any],
        live: LiveMatch | None,
        *,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        link: str,
        pace: Pace,
        time_slicing: TimeSlicing | None = None,
    ) -> None:
        self.lobby = lobby
        self.game = game
        self.live_match = live
        self.store: Final = store
        self.bot_pool: Final = bot_pool
        self.limits: Final = limits
        self.link: Final = link
        self.pace: Final = pace
        self.lock: Final = asyncio.Lock()
        self.presence: Final = Presence(pace)
        self.timers: Final = Timers(self.has_failed)
        self.clock: Final = MatchClock(live.match.now if live is not None else 0)
        self.messages: Final = TokenBuckets(limits.frames_per_second, limits.frames_at_once)
        """What each seat may send, on all its lines together."""
        self.acts: list[Act] = []
        """Acts that have come while the table was busy: whoever has its lock next carries out all of them."""
        self.showing_result = False
        self.waiting: set[int] = set()
        """People who have not looked at the result yet."""
        self.bots: Final = Bots(self)
        self.hints: Final = Hints(self, limits)
        self.reviews: Final = Reviews(self, limits, time_slicing or TimeSlicing())
        self.moves_by = moves_by(game)
        self.last_settings: tuple[dict[str, Any] | None, dict[str, Any]] = (None, {})
        self.touched = monotonic()
        self.next_note = 0.0
        self.is_released = False
        """Dropped from memory: it was idle, or another process writes its match. Requests are no longer answered."""
        self.note_presence()
        self.timers.later("host", pace.host_away, self.show_table)

    @property
    def connections(self) -> set[Connection]:
        return self.presence.connections

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        return not self.connections and not self.lock.locked()

    @property
    def is_closed(self) -> bool:
        """Whether the host has closed the table for good."""
        return self.lobby.phase == "closed"

    # Who is here

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """Add a connection: `welcome`, the table, and the match from each of its seats."""
        async with self.lock:
            if self.is_released:
                connection.close()
                return
            connection.tokens = tokens
            self.connections.add(connection)
            worth = [self.lobby.worth_of(token) for token in tokens]
            connection.tell(protocol.Welcome(protocol=protocol.PROTOCOL, tokens=worth, lost=self.lost_seats(tokens)))
            self.recognise()
            with suppress(StoreError):
                await self.end_substitutions()
            self.show_all(connection)
            self.show_table(but=connection)
            self.go_on()
            self.note_visit()

    def lost_seats(self, tokens: list[str]) -> list[protocol.LostSeat]:
        """What somebody who comes back has to be told: for which of their seats somebody has a new link."""
        chairs = [(seat, self.lobby.chairs[seat]) for seat in self.lobby.lost_seats(tokens)]
        return [protocol.LostSeat(seat=seat, name=chair.name, by=chair.given_by) for seat, chair in chairs]

    def note_visit(self) -> None:
        """Let the store know, now and then, that somebody comes here: a match of one move a day is not forgotten."""
        if monotonic() > self.next_note:
            self.next_note = monotonic() + NOTE_EVERY
            self.timers.spawn(self.store.touch_tables([self.lobby.code]))

    async def leave(self, connection: Connection) -> None:
        """Remove a connection; its people keep their seats."""
        async with self.lock:
            self.connections.discard(connection)
            connection.close()
            self.hints.cancel_of(connection)
            self.reviews.cancel_of(connection)
            self.note_presence()
            self.end_result_when_seen()
            self.show_table()
            self.go_on()

    def recognise(self) -> None:
        """Work out the seats of every connection from its tokens."""
        live = self.live_match
        self.presence.recognise(self.lobby, 0 if live is None else len(live.match.header.seats))
        self.note_presence()

    def note_presence(self) -> None:
        """Notice who is here, and show the table again when somebody's absence begins to matter."""
        self.touched = monotonic()
        for name, seconds in self.presence.note(self.lobby).items():
            self.timers.later(name, seconds, self.show_table)
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
        seated = bool(lobby.people())
        await self.store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby), seated=seated)
        self.lobby = lobby
        if lobby.phase == "lobby":
            self.live_match = None
        if lobby.game != self.game.id:
            self.game = get_game(lobby.game)
            self.moves_by = moves_by(self.game)
            self.last_settings = (None, {})
        self.recognise()
        return result

    async def end_substitutions(self) -> None:
        """End stand-ins of people who are back."""
        back = [seat for seat in self.lobby.people() if self.lobby.chairs[seat].substitute and self.is_here(seat)]
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
        self.spend_bytes(len(header))
        self.lobby = lobby
        self.live_match = LiveMatch(match, match_id)
        self.clock.set(0)
        self.showing_result = False
        self.recognise()
        self.show_everything()
        self.go_on()

    # Moves

    def running(self) -> LiveMatch:
        """The match, if one has been started."""
        if self.live_match is None:
            raise Refused("match_too_long" if self.lobby.was_broken_off else "match_not_started")
        return self.live_match

    async def commit(self, moves: Sequence[Move], keys: Mapping[int, str] = {}) -> dict[int, int]:
        """Make moves durable, apply them, and show them to everybody; `keys` are those of acts, by their last move.

        Returns the bytes that each move adds to the store, by its number.
        """
        live = self.live_match
        assert live is not None
        lines = live.written(moves)
        await self.store.append(live.match_id, lines, keys)
        sizes = {n: stored_size(line, keys.get(n)) for n, line in lines}
        live.size += sum(sizes.values())
        hands = live.state.hands_played
        live.apply(moves, keys)
        self.show_moves()
        self.hints.cancel_stale()
        if live.state.outcome is not None:
            await self.try_to_finish()
        elif live.size > self.limits.match_bytes:
            await self.break_off()
        elif live.state.hands_played != hands:
            await self.hand_over()
        elif live.n - live.stored_at >= POSITION_EVERY or live.size - live.stored_size >= POSITION_BYTES:
            await self.store_position()
        return sizes

    async def hand_over(self) -> None:
        """A hand is over: let people look at the result before bots and clock go on, and keep the position."""
        live = self.live_match
        assert live is not None
        self.waiting = self.presence.seats
        self.showing_result = bool(self.waiting)
        if self.showing_result:
            self.timers.later("result", self.pace.result, self.end_result)
        self.show_table()
        await self.store_position()

    async def store_position(self) -> None:
        """Keep the position: the match is brought back from there, and what others look at later, too."""
        live = self.live_match
        assert live is not None
        live.stored_at, live.stored_size = live.n, live.size
        snapshot = msgspec.json.encode(live.snapshot())
        self.spend_bytes(len(snapshot))
        # The moves are durable already: without the position the match is only brought back more slowly.
        with suppress(StoreError):
            await self.store.append(live.match_id, [], position=(live.n, snapshot))

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
        """Finish; if the store fails, try again in a while."""
        try:
            await self.finish()
        except Conflict:
            raise
        except StoreError as error:
            logger.error("a match could not be closed yet: %s", error)
            self.timers.later("again", self.pace.retry, self.go_on)

    async def finish(self) -> None:
        """The match is over: close its record and make ready for another."""
        live = self.live_match
        assert live is not None
        closing = live.match.closing(await self.store.body_hash(self.lobby.code, self.lobby.match))
        assert closing is not None
        lobby = self.lobby.copy()
        assert live.state.outcome is not None
        lobby.match_over(self.game, live.state.outcome)
        await self.store.append(
            live.match_id, [], closing=write_line(closing)[:-1], document=msgspec.json.encode(lobby)
        )
        self.lobby = lobby
        self.showing_result = False
        self.waiting = set()
        self.show_table()

    async def break_off(self) -> None:
        """The match has become too long to be kept: make ready for another. If the store fails now, the next move is
        the next attempt."""
        live = self.live_match
        assert live is not None
        lobby = self.lobby.copy()
        lobby.break_off(self.game)
        try:
            await self.store.append(live.match_id, [], ends=True, document=msgspec.json.encode(lobby))
        except Conflict:
            raise
        except StoreError as error:
            logger.error("a match could not be broken off yet: %s", error)
            return
        logger.warning("a match was broken off after %d moves: it takes up %d bytes", live.n, live.size)
        self.lobby = lobby
        self.live_match = None
        self.showing_result = False
        self.waiting = set()
        self.recognise()
        self.show_everything()

    # What is added to the store

    def spend_bytes(self, size: int) -> None:
        """Charge those at the table for what nobody has sent: moves of bots, positions."""
        for connection in self.connections:
            connection.budget.spend_bytes(size / len(self.connections))

    def may_store(self) -> bool:
        """Whether anybody here may still add to the store."""
        return any(connection.budget.may_store() for connection in self.connections)

    # What goes on by itself

    def go_on(self) -> None:
        """Let the clock run if it should, and wake the bots that have to act."""
        live = self.live_match
        runs = self.is_running()
        self.clock.run(runs)
        self.timers.cancel("deadline")
        if live is not None and live.state.outcome is not None and self.match_is_on() and not self.is_released:
            self.timers.spawn(self.finish_late())
        if self.is_awaited() and not runs:
            self.timers.later("again", STORE_WAIT, self.go_on)
        if live is None or not runs:
            return
        if live.state.deadline is not None:
            # A moment later: what comes at the very instant of a deadline comes before it.
            wait = max(0, live.state.deadline + 1 - self.clock.now()) / 1000
            self.timers.later("deadline", wait, lambda: self.timers.spawn(self.tick()))
        self.bots.wake(live)

    def match_is_on(self) -> bool:
        """Whether there is a match that has not been closed yet."""
        return self.lobby.phase in ("playing", "paused")

    def is_running(self) -> bool:
        """Whether bots and clock go on: the match is awaited, and somebody here may still add to the store."""
        return self.is_awaited() and self.may_store()

    def is_awaited(self) -> bool:
        """Whether a match is on, somebody is here, and nobody looks at a result."""
        live = self.live_match
        on = live is not None and live.state.outcome is None and self.lobby.phase == "playing"
        return on and bool(self.connections) and not self.showing_result and not self.is_released

    async def finish_late(self) -> None:
        """Close a match that could not be closed when it ended."""
        async with self.lock:
            if self.live_match is not None and self.live_match.state.outcome is not None and self.match_is_on():
                await self.try_to_finish()

    async def tick(self) -> None:
        """The clock's own move."""
        async with self.lock:
            if self.is_running():
                await self.tick_what_is_overdue(self.clock.now())
            self.go_on()

    async def tick_what_is_overdue(self, at: int) -> None:
        """Deadlines that have passed come before anything that happens now."""
        while self.live_match is not None and (tick := self.live_match.match.overdue(at)) is not None:
            await self.commit([tick])

    # Showing

    def show_moves(self) -> None:
        """Send everybody who has heard of the last moves the match as they may see it now."""
        live = self.live_match
        assert live is not None
        shown = [
            (one, viewer) for one in self.connections for viewer in one.viewers if viewer in live.viewers_to_update
        ]
        frames = live.frames_for({viewer for _, viewer in shown}, self.clock.now())
        for connection, viewer in shown:
            connection.push(frames[viewer])
        self.forget_the_lost()

    def show_all(self, connection: Connection) -> None:
        """Send one browser everything: after `hello`, when it fell behind, or when it sits elsewhere."""
        connection.has_moved = False
        connection.tell(seen_by(self, connection, table_view(self)))
        if self.live_match is not None:
            for viewer in connection.viewers:
                connection.tell(self.live_match.seen_by(viewer, self.clock.now(), history=True))

    def show_everything(self) -> None:
        """Send every connection everything."""
        for connection in self.connections:
            self.show_all(connection)

    def show_table(self, but: Connection | None = None) -> None:
        """Send everybody what has changed around the match."""
        view = table_view(self)
        for connection in self.connections:
            if connection.has_moved:
                self.show_all(connection)
            elif connection is not but:
                connection.tell(seen_by(self, connection, view))
        self.forget_the_lost()

    def show_to_all(self, message: protocol.TableMessage) -> None:
        """Send everybody the same."""
        frame = protocol.encode(message)
        for connection in self.connections:
            connection.push(frame)

    def forget_the_lost(self) -> None:
        """Remove connections that were closed because they took no frames."""
        if self.presence.forget_the_lost():
            self.note_presence()
            self.show_table()

    # Failures

    def has_failed(self, error: Exception) -> None:
        """A task of the table has failed: try again in a while; on a conflict in the store drop the table."""
        if isinstance(error, Conflict):
            self.lose_track(error)
            return
        if isinstance(error, StoreError | Refused):
            logger.error("what goes on by itself was refused: %s", error)
        else:
            logger.error("what goes on by itself has failed", exc_info=error)
        self.timers.later("again", self.pace.retry, self.go_on)

    def lose_track(self, conflict: Conflict) -> None:
        """The store has, or may have (`InDoubt`), something else than is known here: drop the table.

        Nobody is answered. The pages come back to a table fresh from the store, and ask again.
        """
        logger.warning("a table is brought back from the store: %s", conflict)
        self.release()

    def release(self) -> None:
        """Drop the table from memory: stop timers and tasks, close connections. The store has everything."""
        self.is_released = True
        self.timers.stop()
        self.hints.cancel_all()
        self.reviews.cancel_all()
        for connection in list(self.connections):
            connection.close()

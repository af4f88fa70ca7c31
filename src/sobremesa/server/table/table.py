"""One live table: its parts, and the one lock under which they change."""

import asyncio
import logging
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.refused import Refused
from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.limits import Limits, TokenBucket, TokenBuckets
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.store import Conflict, Store, StoreError
from sobremesa.server.table import requests
from sobremesa.server.table.bots import Bots
from sobremesa.server.table.clock import MatchClock
from sobremesa.server.table.display import Display
from sobremesa.server.table.hints import Hints
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.moves import ActQueue
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.presence import Presence
from sobremesa.server.table.progress import Progress
from sobremesa.server.table.reviews import Reviews
from sobremesa.server.table.storage import TableStorage
from sobremesa.server.table.timers import Timers
from sobremesa.server.table.visits import Visits
from sobremesa.server.ws.connection import Connection

logger: Final = logging.getLogger(__name__)


class Table:
    """One lock serialises the requests: each is judged, made durable, applied and shown before the next one.

    `storage` changes lobby and match, `visits` admits connections, `display` shows them what they may see, and
    `progress` runs clock and bots.
    """

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
        self.store: Final = store
        self.bot_pool: Final = bot_pool
        self.limits: Final = limits
        self.link: Final = link
        self.pace: Final = pace
        self.lock: Final = asyncio.Lock()
        self.timers: Final = Timers(self._has_failed)
        self.storage: Final = TableStorage(self, lobby, game, live)
        self.visits: Final = Visits(self)
        self.display: Final = Display(self)
        self.progress: Final = Progress(self, MatchClock(live.match.now if live is not None else 0))
        self.acts: Final = ActQueue(self)
        self.bots: Final = Bots(self)
        self.hints: Final = Hints(self, limits)
        self.reviews: Final = Reviews(self, limits, time_slicing or TimeSlicing())
        self._buckets: Final = TokenBuckets(limits.frames_per_second, limits.frames_at_once)
        self._is_released = False
        self.visits.note_presence()
        self.timers.later("host", pace.host_away, self.display.show_table)

    @property
    def lobby(self) -> Lobby:
        return self.storage.lobby

    @property
    def game(self) -> Game[Any]:
        return self.storage.game

    @property
    def live_match(self) -> LiveMatch | None:
        """The match on the table: being played, or just over."""
        return self.storage.live_match

    @property
    def presence(self) -> Presence:
        return self.visits.presence

    @property
    def connections(self) -> set[Connection]:
        return self.presence.connections

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and no request is being carried out."""
        return not self.connections and not self.lock.locked()

    @property
    def is_closed(self) -> bool:
        """Whether the host has closed the table for good."""
        return self.lobby.phase == "closed"

    @property
    def is_released(self) -> bool:
        """Whether it was dropped from memory: it was idle, or another node owns it. It answers no more requests."""
        return self._is_released

    def running(self) -> LiveMatch:
        """The match, if one has been started."""
        if self.live_match is None:
            raise Refused("match_too_long" if self.lobby.was_broken_off else "match_not_started")
        return self.live_match

    def is_here(self, seat: int) -> bool:
        """Whether the person of that seat is connected."""
        return not self.presence.away_for(self.lobby.chairs[seat])

    def is_host(self, connection: Connection) -> bool:
        """Whether this browser has the host's powers now."""
        return self.presence.is_host(connection, self.lobby)

    # As a place (`ws/place.py`)

    @property
    def seconds(self) -> None:
        """A connection may stay as long as it likes."""
        return

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        await self.visits.join(connection, tokens)

    async def leave(self, connection: Connection) -> None:
        await self.visits.leave(connection)

    async def hear(self, connection: Connection, text: str) -> None:
        await requests.hear(self, connection, text)

    def show_all(self, connection: Connection) -> None:
        self.display.show_all(connection)

    def bucket_of(self, connection: Connection) -> TokenBucket | None:
        """What a seat may send, on all its connections together; without a seat, each connection has its own bucket."""
        return self._buckets.of(str(connection.seats[0])) if connection.seats else None

    # Release

    def _has_failed(self, error: Exception) -> None:
        """A background task has failed: try again in a while, or release the table on a conflict in the store."""
        if isinstance(error, Conflict):
            self.release_after(error)
            return
        if isinstance(error, StoreError | Refused):
            logger.error("what goes on by itself was refused: %s", error)
        else:
            logger.error("what goes on by itself has failed", exc_info=error)
        self.progress.retry()

    def release_after(self, conflict: Conflict) -> None:
        """The store has, or may have (`InDoubt`), something else than is in memory here.

        Nobody is answered. The pages come back to a table fresh from the store, and ask again.
        """
        logger.warning("a table is loaded again from the store: %s", conflict)
        self.release()

    def release(self) -> None:
        """Drop the table from memory: stop timers and tasks, close connections. The store has everything."""
        self._is_released = True
        self.timers.stop()
        self.hints.cancel_all()
        self.reviews.cancel_all()
        for connection in list(self.connections):
            connection.close()

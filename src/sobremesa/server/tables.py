"""All tables of the server: opened, found by code, loaded from the store, released when idle."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Final

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.refused import Refused
from sobremesa.server import metrics
from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.codes import new_code, read_code
from sobremesa.server.http.answers import ChairInfo, OpenedTable, TableInfo
from sobremesa.server.limits import Limits, NetworkBuckets
from sobremesa.server.limits.code_guesses import CodeGuesses
from sobremesa.server.limits.table_quota import TableQuota, opener_of
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.nodes.nodes import BEAT_SECONDS, WATCH_SECONDS, Nodes
from sobremesa.server.nodes.relay import Relays
from sobremesa.server.replay.load_match import NewerRules, OlderRules, load_match
from sobremesa.server.replay.replays import Replays
from sobremesa.server.store import CodeTaken, Node, Store, StoreError, TableElsewhere
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.lobby import Lobby, new_lobby
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.table import Table

IDLE_SECONDS: Final = 600
ELSEWHERE_SECONDS: Final = 5.0
"""How long a table is waited for that another server has: longer than a node may be late (`LEASE_SECONDS`)."""
CLEAR_SECONDS: Final = 60.0
"""How often the store is looked through for empty tables because there is no room."""
LEAVE_SECONDS: Final = 1.0
"""How long a node that leaves waits for what is going on at its tables."""

logger: Final = logging.getLogger(__name__)


class Elsewhere(Exception):  # noqa: N818 - what was found
    """Another node has the table."""

    def __init__(self, owner: Node) -> None:
        super().__init__(owner.name)
        self.owner: Final = owner


class Tables:
    """All tables of this server. Those nobody visits are only in the store."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        *,
        address: str,
        limits: Limits,
        pace: Pace,
        nodes: Nodes | None = None,
    ) -> None:
        self.store: Final = store
        self.nodes: Final = nodes
        """This server among others on the same PostgreSQL; None if it is on its own."""
        self.relays: Final = Relays("" if nodes is None else nodes.me.id)
        self.bot_pool: Final = bot_pool
        self.address: Final = address
        self.limits: Final = limits
        self.pace: Final = pace
        self._time_slicing: Final = TimeSlicing()
        self.replays: Final = Replays(store)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """By code: all who ask for a table meanwhile wait for the same load."""
        self._releasing: set[asyncio.Task[None]] = set()
        self._quota: Final = TableQuota(limits)
        self._next_clearing = 0.0
        """When empty tables may be cleared away because there is no room."""
        self._finding: Final = asyncio.Lock()
        self._opening: Final = NetworkBuckets(limits.tables_per_minute / 60, limits.tables_at_once)
        self._guesses: Final = CodeGuesses(limits)

    async def open(self, game_id: str, chosen: dict[str, Any], visitor: str, *, screen: bool = False) -> OpenedTable:
        """Open a table; `too_fast` for an address that opens too many."""
        game = get_game(game_id)
        if self.is_leaving:
            raise Refused("server_leaving")
        if not self._opening.take(visitor, monotonic()):
            raise Refused("too_fast")
        opener = opener_of(visitor)
        await self._make_room(opener)
        while True:
            lobby, key = new_lobby(new_code(), game, chosen, screen)
            document = msgspec.json.encode(lobby)
            try:
                await self.store.save_table(lobby.code, game.id, document, new=True, opener=opener)
            except CodeTaken:
                continue
            self._quota.add(opener)
            if self.nodes is None:
                self.tables[lobby.code] = self._seat(lobby, game, None)
            else:
                # The node that its first visitor comes to shall have it: a proxy may send people elsewhere.
                with suppress(StoreError):
                    await self.store.release_table(lobby.code)
            metrics.tables.set(len(self.tables))
            return OpenedTable(lobby.code, key, self.link_to(lobby.code))

    async def _make_room(self, opener: str) -> None:
        """Refuse another table when there are too many in all, or of this opener. Of those in memory the idle ones go
        to the store, and of those in the store the empty ones are deleted."""
        if not self._quota.is_counted:
            await self._count_stored()
        if not self._quota.has_room_for(opener) and monotonic() >= self._next_clearing:
            self._next_clearing = monotonic() + CLEAR_SECONDS
            await self.forget_abandoned()
        if len(self.tables) >= self.limits.tables:
            idle = [table for table in self.tables.values() if table.is_idle]
            for table in sorted(idle, key=lambda one: one.visits.idle_since)[: len(self.tables) // 10 + 1]:
                self.release(table)
        if len(self.tables) >= self.limits.tables or not self._quota.has_room_for(opener):
            memory, stored = len(self.tables), self._quota.stored
            logger.warning("no more tables are opened: %d in memory, %d in the store", memory, stored)
            raise Refused("too_many_tables")

    async def _count_stored(self) -> None:
        self._quota.count(await self.store.count_live_tables())

    async def find(self, typed: str, visitor: str, tokens: Sequence[str] = (), *, relayed: bool = False) -> Table:
        """The table of that code, loaded from the store if need be. Raises `Elsewhere` if another node owns it.

        For a relayed visitor only tables in memory are found (else `table_elsewhere`): the relaying node shall take it.
        """
        await self.renew_lease()
        lobby = await self.look_up(typed, visitor, tokens)
        if relayed and self.here(lobby.code) is None and lobby.code not in self._loading:
            raise Refused("table_elsewhere")
        return await self.load(lobby.code)

    async def describe(self, typed: str, visitor: str, *, relayed: bool = False) -> TableInfo:
        """What a visitor may know of a table; `Elsewhere` if another node has it."""
        table = await self.find(typed, visitor, relayed=relayed)
        lobby, live = table.lobby, table.live_match
        to_act = list(live.state.to_act) if live is not None and lobby.phase == "playing" else []
        seats = [ChairInfo(chair.kind, chair.name) for chair in lobby.chairs]
        free = sum(chair.kind == "free" for chair in lobby.chairs)
        return TableInfo(lobby.code, lobby.game, lobby.phase, seats, free, to_act)

    async def with_match(self, typed: str, number: int, visitor: str) -> str:
        """The code of a table at which a match was played.

        The table is loaded only if the match still lies on it: it may have ended without being closed.
        """
        lobby = await self.look_up(typed, visitor)
        if number == lobby.match and lobby.match_is_on:
            with suppress(Elsewhere):
                await self.load(lobby.code)
        return lobby.code

    async def look_up(self, typed: str, visitor: str, tokens: Sequence[str] = ()) -> Lobby:
        """The table of that code as it was saved, for visitors who want nothing of the match on it."""
        code = read_code(typed)
        table = self.here(code)
        if table is not None:
            return self._let_in(visitor, tokens, table.lobby)
        # One after the other, so that many guesses made at once cannot pass on one token of the bucket.
        async with self._finding:
            self._guesses.must_be_left(visitor, tokens)
            return self._let_in(visitor, tokens, await self.stored_lobby(code))

    def _let_in(self, visitor: str, tokens: Sequence[str], lobby: Lobby | None) -> Lobby:
        """The lobby that was found, if the visitor may see it."""
        self._guesses.must_be_left(visitor, tokens)
        may_guess = self._guesses.may_guess(visitor)
        if lobby is None or lobby.phase == "closed" or not (may_guess or any(map(lobby.knows, tokens))):
            raise self._guesses.wrong(visitor)
        return lobby

    def here(self, code: str) -> Table | None:
        """The table, if it is in memory and was not released."""
        table = self.tables.get(code)
        return None if table is None or table.is_released else table

    async def stored_lobby(self, code: str) -> Lobby | None:
        """The table as it was saved last, if it was not closed since."""
        row = await self.store.load_table(code)
        if row is None:
            return None
        lobby = msgspec.json.decode(row.document, type=Lobby)
        if lobby.closed_because is not None:
            raise Refused(lobby.closed_because)
        return None if row.closed else lobby

    async def load(self, code: str) -> Table:
        """The table, from memory or loaded from the store, once for all who ask for it meanwhile."""
        table = self.here(code)
        if table is not None:
            return table
        task = self._loading.get(code)
        if task is None:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(self._loaded)
        # A caller that is cancelled does not cancel the load for the others.
        return await asyncio.shield(task)

    def _loaded(self, task: asyncio.Task[Table]) -> None:
        """Remove the finished task; retrieve its exception so that asyncio does not log it."""
        self._loading = {code: other for code, other in self._loading.items() if other is not task}
        if not task.cancelled():
            task.exception()

    async def _load(self, code: str) -> Table:
        """A table from the store: its lobby, and its match by replaying the record."""
        await self._take_ownership(code)
        try:
            table = await self.stored_table(code)
        except Exception:
            self._release_ownership(code)
            raise
        self.tables[code] = table
        metrics.tables.set(len(self.tables))
        return table

    async def _take_ownership(self, code: str) -> None:
        """Take ownership. Raises `Elsewhere` if another node owns the table, `table_elsewhere` if nobody knows who.

        A database takes a moment to notice that a server was killed, and this may be its successor.
        """
        until = monotonic() + ELSEWHERE_SECONDS
        while True:
            try:
                await self.store.take_table(code)
                return
            except TableElsewhere as elsewhere:
                owner = elsewhere.owner
                if self.nodes is not None and owner is not None and not owner.is_late and not owner.leaving:
                    raise Elsewhere(owner) from None
                if monotonic() > until:
                    raise Refused("table_elsewhere") from None
                await asyncio.sleep(0.1)

    async def stored_table(self, code: str) -> Table:
        """What the store has of a table, ready for visitors."""
        lobby = await self.stored_lobby(code)
        if lobby is None:
            raise Refused("no_such_table")
        game = get_game(lobby.game)
        live = await self._match_of(lobby, game)
        table = self._seat(lobby, game, live)
        if live is not None and live.state.outcome is not None and lobby.match_is_on:
            await table.storage.finish()
        return table

    def _release_ownership(self, code: str) -> None:
        """Let other servers take the table; if the store fails they have to wait until this process ends."""

        async def do() -> None:
            with suppress(StoreError):
                await self.store.release_table(code)

        task = asyncio.get_running_loop().create_task(do())
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def _match_of(self, lobby: Lobby, game: Game[Any]) -> LiveMatch | None:
        """The match at a table, if one lies on it. One of older rules cannot go on: its table is closed and says so."""
        if lobby.phase in ("lobby", "closed"):
            return None
        try:
            return await load_match(self.store, self._time_slicing, game, lobby.code, lobby.match)
        except NewerRules as newer:
            # Nothing is changed: the program that it was begun with can go on with it.
            logger.warning("a match of %s was left alone: this is %s", newer, game.name)
            raise Refused("match_of_newer_rules") from None
        except OlderRules as older:
            if lobby.phase == "over":
                lobby.open_again()
                return None
            lobby.close("match_of_older_rules")
            await self.store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby))
            await self.store.close_table(lobby.code)
            logger.warning("a match of %s was closed: this is %s", older, game.name)
            raise Refused("match_of_older_rules") from None

    def _seat(self, lobby: Lobby, game: Game[Any], live: LiveMatch | None) -> Table:
        return Table(
            lobby,
            game,
            live,
            store=self.store,
            bot_pool=self.bot_pool,
            limits=self.limits,
            link=self.link_to(lobby.code),
            pace=self.pace,
            time_slicing=self._time_slicing,
        )

    def link_to(self, code: str) -> str:
        return f"{self.address}/t/{code}"

    def release_idle(self) -> None:
        """Release tables without visitors; the store has them."""
        now = monotonic()
        for table in list(self.tables.values()):
            idle = table.is_idle and now - table.visits.idle_since > IDLE_SECONDS
            if idle or table.is_closed or table.is_released or self._belongs_elsewhere(table):
                self.release(table)
        metrics.tables.set(len(self.tables))

    def _belongs_elsewhere(self, table: Table) -> bool:
        """Whether every connection of a table is relayed by the same other node: that one shall own it."""
        ways = {connection.via for connection in table.connections}
        if self.nodes is None or len(ways) != 1 or table.lock.locked():
            return False
        node = self.nodes.others.get(ways.pop() or "")
        return node is not None and not node.is_late and not node.leaving

    def release(self, table: Table) -> None:
        """Drop a table from memory. If it was released before, it may be loading again, and its ownership is kept."""
        code = table.lobby.code
        table.release()
        del self.tables[code]
        coming = self._loading.get(code)
        if coming is None or coming.done():
            self._release_ownership(code)

    async def forget_abandoned(self) -> None:
        """Clear away tables in the store that nobody comes to any more."""
        await self.store.touch_tables([code for code, table in self.tables.items() if table.connections])
        now, limits = datetime.now(UTC), self.limits
        unused, empty = (now - timedelta(seconds=one) for one in (limits.forgotten_seconds, limits.empty_seconds))
        forgotten = await self.store.forget_abandoned(unused, empty)
        await self._count_stored()
        if forgotten:
            logger.info("%d tables were cleared away that nobody came to any more", forgotten)

    # Among other nodes

    @property
    def is_leaving(self) -> bool:
        """Whether this node takes no more tables."""
        return self.nodes is not None and self.nodes.is_leaving

    async def stay_among_nodes(self) -> None:
        """Send heartbeats until the server leaves."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.is_leaving:
                return
            with suppress(StoreError):
                await self.hear_of_others()

    async def leave_when_cut_off(self) -> None:
        """Release all tables when no heartbeat gets through: other nodes will take them."""
        assert self.nodes is not None
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self.tables and not self.nodes.is_fresh and self.nodes.has_company:
                logger.error("the database does not answer: the tables are left to other nodes")
                self.release_all(self.tables)

    async def renew_lease(self) -> None:
        """Make sure that tables in memory are still ours before one is shown: a paused process does not know."""
        if self.nodes is not None and not self.nodes.is_fresh and not self.is_leaving:
            async with self.nodes.beating:
                if not self.nodes.is_fresh:
                    await self.hear_of_others()

    async def hear_of_others(self) -> None:
        """Send a heartbeat; release tables that others have taken, and relays to nodes that are gone."""
        assert self.nodes is not None
        lost = await self.nodes.beat(self.store)
        self.release_all(lost & self.tables.keys())
        self.relays.keep_only(self.nodes.others)

    def release_all(self, codes: Iterable[str]) -> None:
        """Release tables that others own, or will own: people reconnect and find them there."""
        for code in list(codes):
            self.release(self.tables[code])
        metrics.tables.set(len(self.tables))

    async def leave(self) -> None:
        """Leave the tables to the other nodes, in an orderly way: what is going on is finished, then people come back
        elsewhere and find the locks released."""
        if self.nodes is None or self.nodes.is_leaving:
            return
        self.nodes.begin_to_leave()
        with suppress(StoreError):
            await self.hear_of_others()
        await asyncio.gather(*(self._finish_at(table) for table in list(self.tables.values())))
        codes = list(self.tables)
        self.tables.clear()
        self.relays.keep_only({})
        with suppress(StoreError):
            await self.store.release_tables(codes)
            await self.store.leave(self.nodes.me.id)

    async def _finish_at(self, table: Table) -> None:
        """Let the request that a table is busy with come to its end, and close its lines."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS), table.lock:
                table.release()
        table.release()

    def close(self) -> None:
        """Close all connections and drop all tables."""
        for task in self._loading.values():
            task.cancel()
        for table in self.tables.values():
            table.release()
        self.tables.clear()
        self.replays.close()

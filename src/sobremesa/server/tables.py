"""All tables of the server: opened, found by code, brought back from the store, dropped from memory when idle."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from time import monotonic
from typing import Any, Final

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, replays
from sobremesa.server.answers import ChairInfo, OpenedTable, TableInfo
from sobremesa.server.codes import new_code, read_code
from sobremesa.server.limits import NETWORK_SHARES, Limits, NetworkBuckets, TokenBucket, TokenBuckets
from sobremesa.server.nodes import BEAT_SECONDS, WATCH_SECONDS, Nodes
from sobremesa.server.origins import networks
from sobremesa.server.relay import Relays
from sobremesa.server.replayer import Replayer, Turns
from sobremesa.server.slices import Slices
from sobremesa.server.store import CodeTaken, Node, Store, StoreError, TableElsewhere
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.lobby import Lobby, new_lobby
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.table import Table
from sobremesa.server.thinking import Thinking

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


def opener_of(visitor: str) -> str:
    """What tables are counted by: a hash of each network of the visitor, so short that it fits thousands of others."""
    return " ".join(sha256(network.encode()).hexdigest()[:4] for network in networks(visitor))


class Tables:
    """All tables of this server. Those nobody visits are only in the store."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
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
        self.thinking: Final = thinking
        self.address: Final = address
        self.limits: Final = limits
        self.pace: Final = pace
        self.slices: Final = Slices()
        self.replayer: Final = Replayer()
        self.records: Final = Turns()
        """Whose turn it is to read the next piece of a record."""
        self.tables: dict[str, Table] = {}
        self.coming_back: dict[str, asyncio.Task[Table]] = {}
        """Tables being brought back, by code: whoever else comes waits for the same."""
        self.giving_up: set[asyncio.Task[None]] = set()
        self.timelines: Final[dict[tuple[str, int], bytes]] = {}
        """Outlines of finished matches that were asked for, as JSON, by table and match; only the last few."""
        self.stored = -1
        """Tables in the store that are not closed; not counted yet below zero."""
        self.opened: Counter[tuple[int, str]] = Counter()
        """How many of them were opened from each network, by its place in `networks` and its hash."""
        self.next_clearing = 0.0
        """When empty tables may be cleared away because there is no room."""
        self.finding: Final = asyncio.Lock()
        self.opening: Final = NetworkBuckets(limits.tables_per_minute / 60, limits.tables_at_once)
        self.guesses: Final = TokenBuckets(limits.guesses_per_minute / 60, limits.guesses_at_once)
        self.returning: Final = TokenBuckets(limits.guesses_per_minute / 60, limits.guesses_at_once)
        """A second limit for those whose guesses are used up but who show tokens: only wrong tokens count."""
        self.all_guesses: Final = TokenBucket(limits.all_guesses_per_minute / 60, limits.all_guesses_per_minute)

    async def open(self, game_id: str, chosen: dict[str, Any], visitor: str, *, screen: bool = False) -> OpenedTable:
        """Open a table; `too_fast` for an address that opens too many."""
        game = get_game(game_id)
        if self.is_leaving:
            raise Refused("server_leaving")
        if not self.opening.take(visitor, monotonic()):
            raise Refused("too_fast")
        opener = opener_of(visitor)
        await self.make_room(opener)
        while True:
            lobby, key = new_lobby(new_code(), game, chosen, screen)
            document = msgspec.json.encode(lobby)
            try:
                await self.store.save_table(lobby.code, game.id, document, new=True, opener=opener)
            except CodeTaken:
                continue
            self.stored += 1
            self.opened.update(enumerate(opener.split()))
            if self.nodes is None:
                self.tables[lobby.code] = self.seat(lobby, game, None)
            else:
                # The node that its first visitor comes to shall have it: a proxy may send people elsewhere.
                with suppress(StoreError):
                    await self.store.give_up_table(lobby.code)
            metrics.tables.set(len(self.tables))
            return OpenedTable(lobby.code, key, self.link_to(lobby.code))

    async def make_room(self, opener: str) -> None:
        """Refuse another table when there are too many in all, or of this opener. Of those in memory the idle ones go
        to the store, and of those in the store the empty ones are deleted."""
        if self.stored < 0:
            await self.count_stored()
        if not self.has_room_for(opener) and monotonic() >= self.next_clearing:
            self.next_clearing = monotonic() + CLEAR_SECONDS
            await self.forget_abandoned()
        if len(self.tables) >= self.limits.tables:
            idle = [table for table in self.tables.values() if table.is_idle]
            for table in sorted(idle, key=lambda one: one.touched)[: len(self.tables) // 10 + 1]:
                self.drop(table)
        if len(self.tables) >= self.limits.tables or not self.has_room_for(opener):
            logger.warning("no more tables are opened: %d in memory, %d in the store", len(self.tables), self.stored)
            raise Refused("too_many_tables")

    def has_room_for(self, opener: str) -> bool:
        """Whether the store has room for another table, and this opener a part of it.

        The fewer places are free, the fewer tables one network may have: those who have most are refused first, and
        somebody with few finds room even beside several who would fill the store.
        """
        free = self.limits.stored_tables - self.stored
        shares = zip(enumerate(opener.split()), NETWORK_SHARES, strict=False)
        few, part = self.limits.tables_at_once, self.limits.stored_part
        return free > 0 and all(self.opened[one] < max(few, free * part) * more for one, more in shares)

    async def count_stored(self) -> None:
        """Count the tables in the store that are not closed, and by whom they were opened."""
        counts = await self.store.count_live_tables()
        self.stored = sum(counts.values())
        self.opened.clear()
        for opener, number in counts.items():
            self.opened.update(dict.fromkeys(enumerate(opener.split()), number))

    async def find(self, typed: str, visitor: str, tokens: Sequence[str] = (), *, relayed: bool = False) -> Table:
        """The table of that code, brought back from the store if it has to be; `Elsewhere` if another node has it.

        By way of another node only what is here is found (`table_elsewhere`): else that one shall take it.
        """
        await self.be_sure()
        lobby = await self.look_up(typed, visitor, tokens)
        if relayed and self.here(lobby.code) is None and lobby.code not in self.coming_back:
            raise Refused("table_elsewhere")
        return await self.come_back(lobby.code)

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

        It is brought back only if the match still lies there: it may have come to its end unsaved.
        """
        lobby = await self.look_up(typed, visitor)
        if number == lobby.match and lobby.phase in ("playing", "paused"):
            with suppress(Elsewhere):
                await self.come_back(lobby.code)
        return lobby.code

    async def look_up(self, typed: str, visitor: str, tokens: Sequence[str] = ()) -> Lobby:
        """The table of that code as it was saved, for whoever wants nothing of the match on it.

        Wrong codes are rate-limited, so that nobody finds tables by guessing. A token of the table lets its holder in
        past the limit: others behind the same address may have used it up.
        """
        code = read_code(typed)
        table = self.here(code)
        if table is not None:
            return self.let_in(visitor, tokens, table.lobby)
        # One after the other, so that many guesses made at once cannot pass on one token of the bucket.
        async with self.finding:
            self.must_be_below_limits(visitor, tokens)
            return self.let_in(visitor, tokens, await self.stored_lobby(code))

    def let_in(self, visitor: str, tokens: Sequence[str], lobby: Lobby | None) -> Lobby:
        """The lobby; refuse who found none, or has used up the guesses and holds no token of this table."""
        self.must_be_below_limits(visitor, tokens)
        may_guess = self.may_guess(visitor)
        if lobby is None or lobby.phase == "closed" or not (may_guess or any(map(lobby.knows, tokens))):
            self.spend(visitor)
            raise Refused("no_such_table" if may_guess else "too_many_guesses")
        return lobby

    def may_guess(self, visitor: str) -> bool:
        """Whether the visitor is still below the limit of wrong codes."""
        return not self.guesses.of(visitor).is_empty(monotonic())

    def must_be_below_limits(self, visitor: str, tokens: Sequence[str]) -> None:
        """Refuse whoever has guessed too often, unless there are tokens to look at."""
        if not self.may_guess(visitor) and (not tokens or self.returning.of(visitor).is_empty(monotonic())):
            raise Refused("too_many_guesses")

    def spend(self, visitor: str) -> None:
        """Count a wrong code, or a wrong token of somebody whose guesses are used up."""
        now = monotonic()
        if self.may_guess(visitor):
            limits, own = self.limits, self.guesses.of(visitor)
            price = 1 if self.all_guesses.take(now) else limits.guesses_at_once / limits.alarmed_guesses
            own.take(now, min(price, own.level(now)))
        else:
            self.returning.take(visitor, now)

    def here(self, code: str) -> Table | None:
        """The table, if it is in memory and was not let go."""
        table = self.tables.get(code)
        return None if table is None or table.is_put_away else table

    async def stored_lobby(self, code: str) -> Lobby | None:
        """The table as it was saved last, if it was not closed since."""
        row = await self.store.load_table(code)
        if row is None:
            return None
        lobby = msgspec.json.decode(row.document, type=Lobby)
        if lobby.closed_because is not None:
            raise Refused(lobby.closed_because)
        return None if row.closed else lobby

    async def come_back(self, code: str) -> Table:
        """Bring a table back from the store, once for all who ask for it meanwhile."""
        table = self.here(code)
        if table is not None:
            return table
        task = self.coming_back.get(code)
        if task is None:
            task = asyncio.create_task(self.load(code))
            self.coming_back[code] = task
            task.add_done_callback(self.has_come_back)
        # Whoever does not wait any longer leaves the others theirs.
        return await asyncio.shield(task)

    def has_come_back(self, task: asyncio.Task[Table]) -> None:
        """Forget the task; if it failed, those who waited know, and where nobody did nobody has to."""
        self.coming_back = {code: other for code, other in self.coming_back.items() if other is not task}
        if not task.cancelled():
            task.exception()

    async def load(self, code: str) -> Table:
        """A table from the store: its lobby, and its match by playing the record again."""
        await self.take(code)
        try:
            table = await self.stored_table(code)
        except Exception:
            self.give_up(code)
            raise
        self.tables[code] = table
        metrics.tables.set(len(self.tables))
        return table

    async def take(self, code: str) -> None:
        """Have the table for this server; `Elsewhere` if another node has it, `table_elsewhere` if nobody knows who.

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
        live = await self.match_of(lobby, game)
        table = self.seat(lobby, game, live)
        if live is not None and live.state.outcome is not None and lobby.phase in ("playing", "paused"):
            await table.finish()
        return table

    def give_up(self, code: str) -> None:
        """Let other servers have the table; if the store fails they have to wait until this process ends."""

        async def do() -> None:
            with suppress(StoreError):
                await self.store.give_up_table(code)

        task = asyncio.get_running_loop().create_task(do())
        self.giving_up.add(task)
        task.add_done_callback(self.giving_up.discard)

    async def match_of(self, lobby: Lobby, game: Game[Any]) -> LiveMatch | None:
        """The match at a table, if one lies on it. One of older rules cannot go on: its table is closed and says so."""
        if lobby.phase in ("lobby", "closed"):
            return None
        try:
            return await replays.bring_back(self.store, self.slices, game, lobby.code, lobby.match)
        except replays.NewerRules as newer:
            # Nothing is changed: the program that it was begun with can go on with it.
            logger.warning("a match of %s was left alone: this is %s", newer, game.name)
            raise Refused("match_of_newer_rules") from None
        except replays.OlderRules as older:
            if lobby.phase == "over":
                lobby.open_again()
                return None
            lobby.close("match_of_older_rules")
            await self.store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby))
            await self.store.close_table(lobby.code)
            logger.warning("a match of %s was closed: this is %s", older, game.name)
            raise Refused("match_of_older_rules") from None

    def seat(self, lobby: Lobby, game: Game[Any], live: LiveMatch | None) -> Table:
        return Table(
            lobby,
            game,
            live,
            store=self.store,
            thinking=self.thinking,
            limits=self.limits,
            link=self.link_to(lobby.code),
            pace=self.pace,
            slices=self.slices,
        )

    def link_to(self, code: str) -> str:
        return f"{self.address}/t/{code}"

    def put_away_idle(self) -> None:
        """Drop tables without visitors from memory; the store has them."""
        now = monotonic()
        for table in list(self.tables.values()):
            idle = table.is_idle and now - table.touched > IDLE_SECONDS
            if idle or table.is_closed or table.is_put_away or self.belongs_elsewhere(table):
                self.drop(table)
        metrics.tables.set(len(self.tables))

    def belongs_elsewhere(self, table: Table) -> bool:
        """Whether all who are at a table have come by way of one other node: they come back there, and it takes it."""
        ways = {connection.via for connection in table.connections}
        if self.nodes is None or len(ways) != 1 or table.lock.locked():
            return False
        node = self.nodes.others.get(ways.pop() or "")
        return node is not None and not node.is_late and not node.leaving

    def drop(self, table: Table) -> None:
        """Drop one from memory. If it was let go before it may be coming back already, and is kept for that."""
        code = table.lobby.code
        table.put_away()
        del self.tables[code]
        coming = self.coming_back.get(code)
        if coming is None or coming.done():
            self.give_up(code)

    async def forget_abandoned(self) -> None:
        """Clear away tables in the store that nobody comes to any more."""
        await self.store.touch_tables([code for code, table in self.tables.items() if table.connections])
        now, limits = datetime.now(UTC), self.limits
        unused, empty = (now - timedelta(seconds=one) for one in (limits.forgotten_seconds, limits.empty_seconds))
        forgotten = await self.store.forget_abandoned(unused, empty)
        await self.count_stored()
        if forgotten:
            logger.info("%d tables were cleared away that nobody came to any more", forgotten)

    # Among other nodes

    @property
    def is_leaving(self) -> bool:
        """Whether this node takes no more tables."""
        return self.nodes is not None and self.nodes.is_leaving

    async def stay_among_nodes(self) -> None:
        """Give signs of life until the server leaves."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self.is_leaving:
                return
            with suppress(StoreError):
                await self.hear_of_others()

    async def leave_when_cut_off(self) -> None:
        """When no sign of life gets through, others will take the tables: let go of them, so that people find those."""
        assert self.nodes is not None
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self.tables and not self.nodes.is_fresh and self.nodes.has_company:
                logger.error("the database does not answer: the tables are left to other nodes")
                self.let_go(self.tables)

    async def be_sure(self) -> None:
        """Before anybody is shown a table in memory: it is still ours. A process that was paused does not know."""
        if self.nodes is not None and not self.nodes.is_fresh and not self.is_leaving:
            async with self.nodes.beating:
                if not self.nodes.is_fresh:
                    await self.hear_of_others()

    async def hear_of_others(self) -> None:
        """Give a sign of life; let go of what others have taken, and of relays to nodes that are gone."""
        assert self.nodes is not None
        lost = await self.nodes.beat(self.store)
        self.let_go(lost & self.tables.keys())
        self.relays.keep_only(self.nodes.others)

    def let_go(self, codes: Iterable[str]) -> None:
        """Drop tables that others have, or will have: people come back and find them."""
        for code in list(codes):
            self.drop(self.tables[code])
        metrics.tables.set(len(self.tables))

    async def leave(self) -> None:
        """Leave the tables to the other nodes, in an orderly way: what is going on is finished, then people come back
        elsewhere and find the locks released."""
        if self.nodes is None or self.nodes.is_leaving:
            return
        self.nodes.is_leaving = True
        with suppress(StoreError):
            await self.hear_of_others()
        await asyncio.gather(*(self.finish_at(table) for table in list(self.tables.values())))
        codes = list(self.tables)
        self.tables.clear()
        self.relays.keep_only({})
        with suppress(StoreError):
            await self.store.give_up_tables(codes)
            await self.store.leave(self.nodes.me.id)

    async def finish_at(self, table: Table) -> None:
        """Let the request that a table is busy with come to its end, and close its lines."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS), table.lock:
                table.put_away()
        table.put_away()

    def close(self) -> None:
        """Close all connections and drop all tables."""
        for task in self.coming_back.values():
            task.cancel()
        for table in self.tables.values():
            table.put_away()
        self.tables.clear()
        self.replayer.close()

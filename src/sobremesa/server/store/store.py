"""What a server must not forget: tables, matches, moves. A call that has returned is on the disk.

A call that ends with a `StoreError` has changed nothing and never will, with one exception: `InDoubt`. Where the
database went away in the middle of it and did not come back in time, it may have been written or not. That goes for
calls that were cancelled, too.
"""

from asyncio import AbstractEventLoop, Lock, get_running_loop
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from sobremesa.server import metrics
from sobremesa.server.store import membership, queries
from sobremesa.server.store.database import engine_for
from sobremesa.server.store.membership import Listed, NewNode
from sobremesa.server.store.ownership import Node, Ownership
from sobremesa.server.store.queries import LiveTable, MatchRow, Pruned, TableRow
from sobremesa.server.store.writer import Conflict, Writer

MOVES_AT_ONCE: Final = 1000
"""How many moves of a match are read or searched by one query."""
PULSE_PATIENCE: Final = 0.5
"""How many seconds a sign of life may take longer when the database has gone away: the next one comes soon."""
UNVISITED: Final = timedelta(days=30)
"""After so long without a visit a live table is closed."""

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables and their matches, in a file or on a PostgreSQL server.

    Documents and lines are JSON in UTF-8, and come back byte for byte.
    """

    def __init__(self, writer: Writer, ownership: Ownership, pulse: Writer | None = None) -> None:
        self._writer: Final = writer
        self._pulse: Final = pulse or writer
        """For signs of life: they must not wait behind what is written and read for the tables."""
        self._ownership: Final = ownership
        self._reading: Final = Lock()
        """For every query of many moves: of all that are wanted only one waits with what others write."""

    @classmethod
    async def open(
        cls, url: str, *, node: str | None = None, loop: AbstractEventLoop | None = None, patience: float = 5.0
    ) -> "Store":
        """Open `sqlite:///FILE` (made if it is not there) or `postgresql://…`, and bring it up to date.

        `node` is the id under which other nodes find the owner of a table; `patience` is how many seconds a PostgreSQL
        server that went away may take to come back before calls fail.
        """
        ownership = Ownership(node)
        loop = loop or get_running_loop()
        writer = Writer(engine_for(url), loop, patience, ownership.renew, ownership.unlock_released)
        await writer.open()
        if node is None:
            return cls(writer, ownership)
        pulse = Writer(engine_for(url), loop, PULSE_PATIENCE)
        try:
            await pulse.open()
        except BaseException:
            await writer.close()
            raise
        return cls(writer, ownership, pulse)

    async def close(self) -> None:
        """Let go of it, after everything that was asked for is written."""
        await self._writer.close()
        if self._pulse is not self._writer:
            await self._pulse.close()

    # Tables

    async def save_table(
        self, code: str, game: str, document: bytes, *, new: bool = False, opener: str = "", seated: bool = True
    ) -> None:
        """Keep a table: `CodeTaken` if a new one is there already, `NoSuchTable` if an old one is not.

        Live tables are counted by the `opener` of a new one. `seated` tells whether anybody sits at an old one: where
        nobody does it is deleted sooner.
        """
        if new:
            await self._writer.do(queries.NewTable(self._ownership, code, game, document, opener))
        else:
            text = document.decode()
            await self._writer.do(
                queries.Change(
                    lambda connection: queries.save_table(connection, self._ownership, code, text, seated=seated)
                )
            )

    async def take_table(self, code: str) -> None:
        """Have a table from now on, as one has those that one has made: `TableElsewhere` if another server does.

        What was read of it before may have been changed since. On PostgreSQL other servers cannot have it until
        `release_table`, or until this process ends.
        """
        await self._ask(self._ownership_take, code)

    async def release_table(self, code: str) -> None:
        """Let other servers take the table."""
        await self._ask(self._ownership_release, code)

    def _ownership_take(self, connection: Connection, code: str) -> None:
        self._ownership.take(connection, code)

    def _ownership_release(self, connection: Connection, *codes: str) -> None:
        self._ownership.release(connection, *codes)

    async def release_tables(self, codes: Sequence[str]) -> None:
        """Let other servers take all of these."""
        await self._ask(self._ownership_release, *codes)

    # Nodes, on PostgreSQL alone

    async def beat(self, node: NewNode, *, leaving: bool = False) -> tuple[Node, ...]:
        """Give a sign of life; who else did."""
        return await self._pulse.do(
            queries.Ask(lambda connection: membership.beat(connection, self._ownership.session, node, leaving=leaving))
        )

    async def lost_tables(self) -> frozenset[str]:
        """Make sure of the locks; the codes of tables that were ours and that others have now."""
        return await self._ask(self._ownership_lost)

    def _ownership_lost(self, connection: Connection) -> frozenset[str]:
        queries.check(connection)
        return frozenset(self._ownership.lost)

    async def leave(self, node: str) -> None:
        """No sign of life of this node will come any more."""
        await self._pulse.do(queries.Ask(lambda connection: membership.leave(connection, node)))

    async def nodes(self) -> list[Listed]:
        """All nodes, and how many tables each has."""
        return await self._ask(membership.list_nodes)

    async def check(self) -> None:
        """Ask the database something; a `StoreError` if it does not answer."""
        await self._ask(queries.check)

    async def touch_tables(self, codes: Sequence[str]) -> None:
        """Note visits, as saving does: tables that nobody visits are closed some day."""
        await self._ask(queries.touch_tables, codes)

    async def load_table(self, code: str) -> TableRow | None:
        """A table, closed or not."""
        return await self._ask(queries.load_table, code)

    async def live_tables(self) -> list[LiveTable]:
        """All tables that are not closed, the one touched last first."""
        return await self._ask(queries.live_tables)

    async def count_live_tables(self) -> dict[str, int]:
        """How many tables are not closed, by opener."""
        return await self._ask(queries.count_live_tables)

    async def close_table(self, code: str) -> None:
        """Clear a table away; it and its matches can be read until they are pruned."""
        await self._ask(queries.close_table, code)

    # Matches

    async def start_match(self, code: str, number: int, header: bytes, secret: str, document: bytes) -> int:
        """Write down a match and what it makes of its table; the id of the match."""
        return await self._writer.do(queries.StartMatch(self._ownership, code, number, header, secret, document))

    async def append(
        self,
        match_id: int,
        moves: Sequence[tuple[int, bytes]],
        keys: Mapping[int, str] = {},
        *,
        position: tuple[int, bytes] | None = None,
        closing: bytes | None = None,
        ends: bool = False,
        document: bytes | None = None,
    ) -> None:
        """Write down moves (number and line) and what goes with them, all of it or nothing.

        `keys` tell messages that are sent again from new ones: `load_match` gives them back, each with the number of
        the move it was given for here, the last of its message. `Conflict` if there is a move of one of these numbers:
        somebody else has the table now. `ends` without a closing line: the match was broken off.
        """
        ends = ends or closing is not None
        job = queries.Append(self._ownership, match_id, moves, keys, position, closing, document, ends=ends)
        await self._writer.do(job)
        metrics.appends.inc()

    async def load_match(self, code: str, number: int, *, after: int = 0, last: int | None = None) -> MatchRow | None:
        """A match with all its moves, or only those after one and up to another.

        They are read a thousand at a time: what other tables write goes in between.
        """
        match = await self._ask(queries.load_match, code, number)
        if match is not None:
            await self.load_moves(match, after, last)
        return match

    async def load_moves(self, match: MatchRow, after: int, last: int | None = None) -> None:
        """Add the moves after one and up to another to a match."""
        last = match.made if last is None else min(last, match.made)
        while after < last:
            until = min(after + MOVES_AT_ONCE, last)
            # Added here: a job may be run again, and has to leave no trace of the first time.
            match.add(after, await self._read_moves(match.id, after, until))
            after = until

    async def _read_moves(self, match_id: int, after: int, until: int) -> list[tuple[str, str | None]]:
        async with self._reading:
            return await self._ask(queries.load_moves, match_id, after, until)

    async def record_body(self, match: MatchRow) -> AsyncIterator[bytes]:
        """The record of a match without its closing line, in pieces that are read one after the other."""
        yield match.header + b"\n"
        for after in range(0, match.made, MOVES_AT_ONCE):
            rows = await self._read_moves(match.id, after, min(after + MOVES_AT_ONCE, match.made))
            yield "".join(line + "\n" for line, _ in rows).encode()

    async def body_hash(self, code: str, number: int) -> str:
        """What `record.body_hash` is of a match, for its closing line."""
        match = await self._ask(queries.load_match, code, number)
        if match is None:
            raise Conflict("the match is not in the store any more")
        digest = sha256()
        async for piece in self.record_body(match):
            digest.update(piece)
        return digest.hexdigest()

    async def find_act(self, code: str, number: int, key: str) -> int | None:
        """The number of the last move of the act with this key, if there was one in that match of the table.

        It is looked for from the end: mostly it was the one that ended the match.
        """
        match = await self._ask(queries.load_match, code, number)
        last = 0 if match is None else match.made
        while match is not None and last > 0:
            after = max(0, last - MOVES_AT_ONCE)
            async with self._reading:
                found = await self._ask(queries.find_act, match.id, key, after, last)
            if found is not None:
                return found
            last = after
        return None

    async def load_position(self, match_id: int, at_most: int) -> tuple[int, bytes] | None:
        """The last position that was stored after at most so many moves, and after how many."""
        return await self._ask(queries.load_position, match_id, at_most)

    # Pruning

    async def prune(self, older_than: datetime) -> Pruned:
        """Delete matches that ended, and tables that were closed, before then; close tables nobody visits any more."""
        closed = await self._ask(queries.close_unvisited, datetime.now(UTC) - UNVISITED)
        matches = 0
        while deleted := await self._ask(queries.prune_matches, older_than):
            matches += deleted
        return Pruned(matches, await self._ask(queries.prune_tables, older_than), closed)

    async def forget_abandoned(self, unused_since: datetime, empty_since: datetime) -> int:
        """Delete live tables without a match that nobody has visited since then, those at which nobody sits by a time
        of their own, and close those of `UNVISITED`; how many they were."""
        closed = await self._ask(queries.close_unvisited, datetime.now(UTC) - UNVISITED)
        while deleted := await self._ask(queries.delete_unused, unused_since, empty_since):
            closed += deleted
        return closed

    async def _ask(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.do(queries.Ask(lambda connection: ask(connection, *args, **kwargs)))

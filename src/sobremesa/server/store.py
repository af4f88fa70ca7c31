"""What a server must not forget: tables, matches, moves. A call that has returned is on the disk.

A call that ends with a `StoreError` has changed nothing, unless it was cancelled, or the database went away in the
middle of it and did not come back in time: then it may have been written or not, and the next one will tell by a
`Conflict`.
"""

from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from sobremesa.server import ledger
from sobremesa.server.database import StoreError, engine_for
from sobremesa.server.ledger import CodeTaken, LiveTable, MatchRow, NoSuchTable, Pruned, TableRow
from sobremesa.server.writer import Conflict, Writer

__all__ = [
    "CodeTaken",
    "Conflict",
    "LiveTable",
    "MatchRow",
    "NoSuchTable",
    "Pruned",
    "Store",
    "StoreError",
    "TableRow",
]

UNVISITED: Final = timedelta(days=30)
"""After so long without a visit a live table is closed."""

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables and their matches, in a file or on a PostgreSQL server.

    Documents and lines are JSON in UTF-8, and come back byte for byte.
    """

    def __init__(self, writer: Writer) -> None:
        self._writer: Final = writer

    @classmethod
    async def open(cls, url: str, *, loop: AbstractEventLoop | None = None, patience: float = 10.0) -> "Store":
        """Open `sqlite:///FILE` (made if it is not there) or `postgresql://…`, and bring it up to date.

        `patience` is how many seconds a PostgreSQL server that went away may take to come back before calls fail.
        """
        writer = Writer(engine_for(url), loop or get_running_loop(), patience)
        await writer.open()
        return cls(writer)

    async def close(self) -> None:
        """Let go of it, after everything that was asked for is written."""
        await self._writer.close()

    # Tables

    async def save_table(self, code: str, game: str, document: bytes, *, new: bool = False) -> None:
        """Keep a table: `CodeTaken` if a new one is there already, `NoSuchTable` if an old one is not."""
        if new:
            await self._writer.do(ledger.NewTable(code, game, document))
        else:
            await self._ask(ledger.save_table, code, document.decode())

    async def touch_table(self, code: str) -> None:
        """Note a visit, as saving does: tables that nobody visits are closed some day."""
        await self._ask(ledger.touch_table, code)

    async def load_table(self, code: str) -> TableRow | None:
        """A table, closed or not."""
        return await self._ask(ledger.load_table, code)

    async def live_tables(self) -> list[LiveTable]:
        """All tables that are not closed, the one touched last first."""
        return await self._ask(ledger.live_tables)

    async def close_table(self, code: str) -> None:
        """Clear a table away; it and its matches can be read until they are pruned."""
        await self._ask(ledger.close_table, code)

    # Matches

    async def start_match(self, code: str, number: int, header: bytes, secret: str, document: bytes) -> int:
        """Write down a match and what it makes of its table; the id of the match."""
        return await self._writer.do(ledger.StartMatch(code, number, header, secret, document))

    async def append(
        self,
        match_id: int,
        moves: Sequence[tuple[int, bytes]],
        keys: Mapping[int, str] = {},
        *,
        position: tuple[int, bytes] | None = None,
        closing: bytes | None = None,
        document: bytes | None = None,
    ) -> None:
        """Write down moves (number and line) and what goes with them, all of it or nothing.

        `keys` tell messages that are sent again from new ones: `load_match` gives them back, each with the number of
        the move it was given for here, the last of its message. `Conflict` if there is a move of one of these numbers:
        somebody else has the table now.
        """
        await self._writer.do(ledger.Append(match_id, moves, keys, position, closing, document))

    async def load_match(self, code: str, number: int) -> MatchRow | None:
        """A match with all its moves."""
        return await self._ask(ledger.load_match, code, number)

    # The broom

    async def prune(self, older_than: datetime) -> Pruned:
        """Delete matches that ended, and tables that were closed, before then; close tables nobody visits any more."""
        closed = await self._ask(ledger.close_unvisited, datetime.now(UTC) - UNVISITED)
        matches = 0
        while deleted := await self._ask(ledger.prune_matches, older_than):
            matches += deleted
        return Pruned(matches, await self._ask(ledger.prune_tables, older_than), closed)

    async def _ask(self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.do(ledger.Ask(lambda connection: ask(connection, *args, **kwargs)))

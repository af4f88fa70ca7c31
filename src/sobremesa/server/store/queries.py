"""What the store writes and reads, as jobs for its writer."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, Table, TextClause, delete, func, or_, select, text, update

from sobremesa.server.store.database import StoreError, is_live, matches, moves, positions, tables
from sobremesa.server.store.ownership import Ownership
from sobremesa.server.store.writer import Conflict, Job

T = TypeVar("T")
Row = dict[str, Any]

PRUNED_AT_ONCE: Final = 50
"""Matches that are deleted in one transaction: players do not wait for it."""

# On PostgreSQL a line bears the epoch of whoever writes it, and is inserted only if the table still has it.
# All moves of a batch are one statement: by `executemany` a row costs PostgreSQL's driver 13 µs instead of 2, and
# SQLite's lets go of the interpreter's lock at every row (benchmarks/store.py shows both).
STATEMENTS: Final[Mapping[str, str]] = {
    "sqlite": (
        "INSERT INTO moves (match_id, n, line, key) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
        " json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(:rows)"
    ),
    "postgresql": (
        "INSERT INTO moves (match_id, n, line, key) SELECT matches.id, CAST(value->>1 AS integer), value->>2, value->>3"
        " FROM json_array_elements(CAST(:rows AS json)) JOIN matches ON matches.id = CAST(value->>0 AS bigint)"
        " JOIN tables ON tables.code = matches.code AND tables.version = CAST(value->>4 AS integer)"
    ),
}
INSERT_MOVES: Final[Mapping[str, TextClause]] = {
    name: text(statement).execution_options(preserve_rowcount=True) for name, statement in STATEMENTS.items()
}

_encode: Final = msgspec.json.Encoder().encode


class CodeTaken(StoreError):  # noqa: N818 - what happened, not what went wrong
    """There is a table of that code already."""


class NoSuchTable(Conflict):
    """The table is not in the store, or not any more."""


class TableRow(Struct, frozen=True):
    """A table as it was saved."""

    code: str
    game: str
    document: bytes
    created: datetime
    touched: datetime
    closed: datetime | None


class LiveTable(Struct, frozen=True):
    """A table that has not been closed."""

    code: str
    game: str
    touched: datetime


class MatchRow(Struct, frozen=True):
    """A match as it was written down, and those lines of its record that were asked for."""

    id: int
    header: bytes
    secret: str
    made: int
    """How many moves there are."""
    closing: bytes | None
    started: datetime
    ended: datetime | None
    moves: list[bytes] = []
    keys: dict[str, int] = {}
    """The number of the last move of each act that had an idempotency key."""

    def add(self, after: int, rows: Sequence[tuple[str, str | None]]) -> None:
        """Add the moves that come after one."""
        for n, (line, key) in enumerate(rows, after + 1):
            self.moves.append(line.encode())
            if key is not None:
                self.keys[key] = n


class Pruned(Struct, frozen=True):
    """What a pruning did."""

    matches: int
    """deleted"""
    tables: int
    """deleted"""
    closed: int
    """live tables closed because nobody came any more"""


class Ask(Job[T]):
    """A question, or a change that can be made twice without harm and that nobody has to be sure of."""

    leaves_doubt = False

    def __init__(self, ask: Callable[[Connection], T]) -> None:
        self.ask: Final = ask

    def run(self, connection: Connection) -> T:
        return self.ask(connection)


class Change(Ask[T]):
    """A change that can be made twice without harm."""

    leaves_doubt = True


# Tables


class NewTable(Job[None]):
    """A table nobody has sat down at yet."""

    def __init__(self, ownership: Ownership, code: str, game: str, document: bytes, opener: str) -> None:
        now = datetime.now(UTC)
        self.ownership: Final = ownership
        self.code: Final = code
        self.row: Final[Row] = {
            "code": code,
            "game": game,
            "document": document.decode(),
            "created": now,
            "touched": now,
            "opener": opener,
            "seated": False,
        }

    def run(self, connection: Connection) -> None:
        """Insert it; `CodeTaken` if there is one of that code."""
        if not insert_unless_there(connection, tables, self.row):
            raise CodeTaken("there is a table of that code already")
        self.ownership.take(connection, self.code)

    def settle(self, connection: Connection) -> None:
        """A row with the very same values is the one that this job wrote."""
        if connection.scalar(select(tables.c.code).where(*same_as(tables, self.row))) is None:
            self.run(connection)
        else:
            self.ownership.take(connection, self.code)


def save_table(connection: Connection, ownership: Ownership, code: str, document: str, *, seated: bool = True) -> None:
    """Keep what has become of a table, if nobody else has had it since it was taken here."""
    if code in ownership.lost:
        raise Conflict("another server has the table now")
    this = update(tables).where(tables.c.code == code)
    version = ownership.versions.get(code)
    if version is not None:
        this = this.where(tables.c.version == version)
    values = {"document": document, "touched": datetime.now(UTC), "seated": seated}
    if connection.execute(this.values(values)).rowcount == 0:
        raise NoSuchTable(f"the table is not in the store{'' if version is None else ', or not ours any more'}")


def check(connection: Connection) -> None:
    """Read something."""
    connection.execute(select(tables.c.code).limit(1))


def touch_tables(connection: Connection, codes: Sequence[str]) -> None:
    """Note visits."""
    connection.execute(update(tables).where(tables.c.code.in_(codes)).values(touched=datetime.now(UTC)))


def close_table(connection: Connection, code: str) -> None:
    """Clear a table away; its matches stay until they are pruned."""
    live = update(tables).where(tables.c.code == code, tables.c.closed.is_(None))
    connection.execute(live.values(closed=datetime.now(UTC)))


def load_table(connection: Connection, code: str) -> TableRow | None:
    """A table, closed or not."""
    row = connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
    if row is None:
        return None
    return TableRow(row.code, row.game, row.document.encode(), row.created, row.touched, row.closed)


def live_tables(connection: Connection) -> list[LiveTable]:
    """All tables that are not closed, the one touched last first."""
    columns = select(tables.c.code, tables.c.game, tables.c.touched)
    live = columns.where(tables.c.closed.is_(None)).order_by(tables.c.touched.desc(), tables.c.code)
    return [LiveTable(*row) for row in connection.execute(live)]


def count_live_tables(connection: Connection) -> dict[str, int]:
    """How many tables are not closed, by opener."""
    live = select(tables.c.opener, func.count()).where(is_live).group_by(tables.c.opener)
    return {opener: number for opener, number in connection.execute(live)}  # noqa: C416 - rows are no pairs


# Matches


class StartMatch(Job[int]):
    """A match of a table, and what that makes of the table."""

    def __init__(
        self, ownership: Ownership, code: str, number: int, header: bytes, secret: str, document: bytes
    ) -> None:
        self.ownership: Final = ownership
        self.code: Final = code
        self.number: Final = number
        self.document: Final = document.decode()
        self.row: Final[Row] = {
            "code": code,
            "number": number,
            "header": header.decode(),
            "secret": secret,
            "started": datetime.now(UTC),
        }

    def run(self, connection: Connection) -> int:
        """Write both down; the id of the match."""
        save_table(connection, self.ownership, self.code, self.document)
        if not insert_unless_there(connection, matches, self.row):
            raise Conflict(f"match {self.number} of the table has been started already")
        return connection.execute(self.this_match()).scalar_one()

    def settle(self, connection: Connection) -> int:
        """A row with the very same values is the one that this job wrote."""
        written = connection.scalar(self.this_match())
        return self.run(connection) if written is None else written

    def this_match(self) -> Select[int]:
        """The question for its id."""
        return select(matches.c.id).where(*same_as(matches, self.row))


class Append(Job[None]):
    """Moves of a match, and what goes with them."""

    def __init__(
        self,
        ownership: Ownership,
        match_id: int,
        lines: Sequence[tuple[int, bytes]],
        keys: Mapping[int, str],
        position: tuple[int, bytes] | None,
        closing: bytes | None,
        document: bytes | None,
        *,
        ends: bool,
    ) -> None:
        self.ownership: Final = ownership
        self.match_id: Final = match_id
        self.rows: Final = [(match_id, n, line.decode(), keys.get(n)) for n, line in lines]
        self.position: Final = None if position is None else (position[0], position[1].decode())
        self.closing: Final = None if closing is None else closing.decode()
        self.document: Final = None if document is None else document.decode()
        self.ends: Final = ends

    @classmethod
    def run_all(cls, connection: Connection, jobs: Sequence["Append"]) -> list[None]:
        """Write the moves of all of them, then what goes with some."""
        rows = [row for job in jobs for row in job.rows_of_owner(connection)]
        if rows:
            written = connection.execute(INSERT_MOVES[connection.dialect.name], {"rows": _encode(rows).decode()})
            if written.rowcount < len(rows):
                raise Conflict("another server has the table now")
        for job in jobs:
            job.write_what_goes_with_it(connection)
        return [None] * len(jobs)

    def rows_of_owner(self, connection: Connection) -> Sequence[tuple[Any, ...]]:
        """The moves, on PostgreSQL with the epoch of the table: if another server has taken it they are not written,
        for that one goes on from what it has read."""
        if connection.dialect.name != "postgresql":
            return self.rows
        epoch = self.ownership.epoch_of(connection, self.match_id)
        return [(*row, epoch) for row in self.rows]

    def write_what_goes_with_it(self, connection: Connection) -> None:
        """The position after a hand, the end of the match, the table."""
        if self.position is not None:
            n, position = self.position
            insert_unless_there(connection, positions, {"match_id": self.match_id, "n": n, "position": position})
        if self.ends:
            running = update(matches).where(matches.c.id == self.match_id, matches.c.closing.is_(None))
            if connection.execute(running.values(closing=self.closing, ended=datetime.now(UTC))).rowcount == 0:
                raise Conflict(f"match {self.match_id} has ended already, or is not in the store any more")
        if self.document is not None:
            code = connection.scalar(select(matches.c.code).where(matches.c.id == self.match_id))
            save_table(connection, self.ownership, str(code), self.document)

    def run(self, connection: Connection) -> None:
        """Write it, or raise the `Conflict` that says why not."""
        if connection.scalar(select(matches.c.id).where(matches.c.id == self.match_id)) is None:
            raise Conflict(f"match {self.match_id} is not in the store any more")
        taken = connection.scalar(self.own_moves().with_only_columns(moves.c.n).limit(1))
        if taken is not None:
            raise Conflict(f"move {taken} of match {self.match_id} has been written already")
        self.run_all(connection, [self])

    def settle(self, connection: Connection) -> None:
        """Lines that are byte for byte the same were written by this job."""
        if not self.is_written(connection):
            self.run(connection)

    def is_written(self, connection: Connection) -> bool:
        """Whether the attempt that was cut off got through: it is all there or nothing is."""
        if self.rows:
            return [tuple(row) for row in connection.execute(self.own_moves())] == self.rows
        ended = connection.scalar(select(matches.c.closing).where(matches.c.id == self.match_id))
        return self.closing is not None and ended == self.closing

    def own_moves(self) -> Select[Any]:
        """The moves that bear the numbers of these."""
        numbers = [n for _, n, _, _ in self.rows]
        return select(moves).where(moves.c.match_id == self.match_id, moves.c.n.in_(numbers)).order_by(moves.c.n)


def load_match(connection: Connection, code: str, number: int) -> MatchRow | None:
    """A match without its moves."""
    match = connection.execute(select(matches).where(matches.c.code == code, matches.c.number == number)).one_or_none()
    if match is None:
        return None
    made = connection.scalar(select(func.max(moves.c.n)).where(moves.c.match_id == match.id))
    return MatchRow(
        id=match.id,
        header=match.header.encode(),
        secret=match.secret,
        made=made or 0,
        closing=None if match.closing is None else match.closing.encode(),
        started=match.started,
        ended=match.ended,
    )


def load_moves(connection: Connection, match_id: int, after: int, last: int) -> list[tuple[str, str | None]]:
    """The moves of a match after one and up to another, each with the key of the act it is the last of."""
    some = moves.c.match_id == match_id, moves.c.n > after, moves.c.n <= last
    rows = connection.execute(select(moves.c.line, moves.c.key).where(*some).order_by(moves.c.n))
    return [(line, key) for line, key in rows]


def find_act(connection: Connection, match_id: int, key: str, after: int, last: int) -> int | None:
    """The number of the last move of the act with this key, if it is among those after one and up to another."""
    some = moves.c.match_id == match_id, moves.c.n > after, moves.c.n <= last
    n: int | None = connection.scalar(select(moves.c.n).where(*some, moves.c.key == key).limit(1))
    return n


def load_position(connection: Connection, match_id: int, at_most: int) -> tuple[int, bytes] | None:
    """The last position stored after at most so many moves."""
    before = positions.c.match_id == match_id, positions.c.n <= at_most
    last = select(positions.c.n, positions.c.position).where(*before).order_by(positions.c.n.desc()).limit(1)
    row = connection.execute(last).one_or_none()
    return None if row is None else (row.n, row.position.encode())


# Pruning


def close_unvisited(connection: Connection, since: datetime) -> int:
    """Close the live tables nobody has come by since then."""
    unvisited = update(tables).where(tables.c.closed.is_(None), tables.c.touched < since)
    return connection.execute(unvisited.values(closed=datetime.now(UTC))).rowcount


def delete_unused(connection: Connection, unused_since: datetime, empty_since: datetime) -> int:
    """Delete some of the live tables that never had a match and that nobody has visited since then, by another time if
    nobody sits there; 0 when none is left."""
    played = select(matches.c.id).where(matches.c.code == tables.c.code).exists()
    is_empty = ~tables.c.seated & (tables.c.touched < empty_since)
    is_unused = is_empty | (tables.c.touched < unused_since)
    unused = select(tables.c.code).where(is_live, tables.c.touched < max(unused_since, empty_since), is_unused, ~played)
    codes = connection.scalars(unused.limit(PRUNED_AT_ONCE)).all()
    connection.execute(delete(tables).where(tables.c.code.in_(codes)))
    return len(codes)


def prune_matches(connection: Connection, older_than: datetime) -> int:
    """Delete some matches that ended before then or whose table was closed before then; 0 when none is left.

    The last match of a live table stays: people may be looking at its result.
    """
    other = matches.alias()
    last = select(func.max(other.c.number)).where(other.c.code == matches.c.code).scalar_subquery()
    is_past = (matches.c.ended < older_than) & (tables.c.closed.is_not(None) | (matches.c.number < last))
    pruned = select(matches.c.id).join(tables).where(or_(tables.c.closed < older_than, is_past)).limit(PRUNED_AT_ONCE)
    ids = connection.scalars(pruned).all()
    for table, column in ((moves, moves.c.match_id), (positions, positions.c.match_id), (matches, matches.c.id)):
        connection.execute(delete(table).where(column.in_(ids)))
    return len(ids)


def prune_tables(connection: Connection, older_than: datetime) -> int:
    """Delete the tables that were closed before then; their matches are gone."""
    return connection.execute(delete(tables).where(tables.c.closed < older_than)).rowcount


# Shared


def insert_unless_there(connection: Connection, table: Table, row: Row) -> bool:
    """Insert a row; False if there is one with its key."""
    statement = insert_into(connection, table).values(row).on_conflict_do_nothing()
    return connection.execute(statement.execution_options(preserve_rowcount=True)).rowcount == 1


def insert_into(connection: Connection, table: Table) -> Any:
    """The database's own kind of INSERT; only that of the database in use is imported."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)


def same_as(table: Table, row: Row) -> list[ColumnElement[bool]]:
    """The condition that a row has exactly these values."""
    return [table.c[name] == value for name, value in row.items()]

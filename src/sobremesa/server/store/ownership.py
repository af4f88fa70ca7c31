"""Who writes: one server for an embedded store, and one for each table on PostgreSQL."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, Float, func, select, text, update

from sobremesa.server.store.database import StoreError, file_of, kind_of, matches, nodes, read_address, tables
from sobremesa.server.store.writer import Conflict, ConnectionLost

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LEASE_SECONDS: Final = 3.0
"""How long a node keeps its tables without a sign of life. The lock itself lives as long as the database session, and
that of a process that is paused, or behind a cable that was cut, would live for minutes."""
GHOST_SECONDS: Final = 2.0
"""How long a session of before may take to end once PostgreSQL was asked to end it."""

LOCKED_BYTE: Final = 1 << 30
LONGEST_URL: Final = 1000


class StoreInUse(StoreError):  # noqa: N818 - what was found, not what went wrong
    """Another server has the embedded store."""


class Node(Struct, frozen=True):
    """A server on a PostgreSQL that others share, as they see it."""

    id: str
    """A new one whenever it is started."""
    name: str
    address: str
    """Where other nodes reach it, `host:port`."""
    key: str
    """The secret by which they prove who they are."""
    program: str
    """The version of the program it runs."""
    started: datetime
    leaving: bool
    """It takes no more tables."""
    pid: int
    since: datetime
    age: float
    """Seconds since its last sign of life, by the clock of the database."""

    @property
    def is_late(self) -> bool:
        """Whether others may take its tables: it was killed, paused, or cut off from the database."""
        return self.age > LEASE_SECONDS


class TableElsewhere(StoreError):  # noqa: N818 - what was found, not what went wrong
    """Another server on the same PostgreSQL has the table."""

    def __init__(self, owner: Node | None = None) -> None:
        super().__init__("another server has the table")
        self.owner: Final = owner
        """Which, if it is known."""


@contextmanager
def the_only_server(address: str, url: str = "") -> Iterator[None]:
    """Have an embedded store for oneself: `StoreInUse` if another server has it.

    The lock is on a file beside the database, and the kernel takes it back from a process that is killed. Programs that
    only look, or prune, do not take it. On PostgreSQL several servers may share a store: each table has one owner.
    The file holds `url`, where a browser on this machine finds the server.
    """
    path = file_of(read_address(address))
    if path is None:
        yield
        return
    try:
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise kind_of(error)(f"the store sqlite:///{path} cannot be opened: {error.strerror}") from None
    try:
        if not lock_file(handle):
            raise StoreInUse(str(path))
        os.ftruncate(handle, 0)
        os.write(handle, url.encode())
        yield
    finally:
        os.close(handle)


def lock_file(handle: int) -> bool:
    """Lock an open file until it is closed; whether nobody else has it locked."""
    try:
        if sys.platform == "win32":
            # Windows keeps others from reading what is locked, so lock a byte that is never written.
            os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(handle, 0, os.SEEK_SET)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def running_server(address: str) -> str | None:
    """Where the server is that has an embedded store; None if nobody has it, or its owner has not said so."""
    path = file_of(read_address(address))
    try:
        handle = os.open(f"{path}.lock", os.O_RDWR)
    except OSError:
        return None
    try:
        return None if lock_file(handle) else os.read(handle, LONGEST_URL).decode(errors="replace") or None
    finally:
        os.close(handle)


class Session(NamedTuple):
    """A session of PostgreSQL; numbers are used again, but not at the same time."""

    pid: int
    since: datetime


class Ownership:
    """The tables that this store has for itself, and those it has lost. Used in the writer's thread alone.

    On PostgreSQL the database session holds an advisory lock for each table. As long as the session lives nobody else
    can have the table. When it was lost, the locks are taken anew before anything else is written; a table that
    somebody else has had meanwhile, which its `version` (the epoch of its owner) tells, is lost. Whatever is written to
    a table is written only if it still has the version with which it was taken.
    """

    def __init__(self, node: str | None = None) -> None:
        self.node: Final = node
        """The id by which other nodes find the owner of a table."""
        self.session: Session | None = None
        """The session that may hold the locks."""
        self.timeline: str | None = None
        """Of the database's log: another one after a standby has taken over."""
        self.versions: Final[dict[str, int]] = {}
        """By code."""
        self.lost: Final[set[str]] = set()
        self.released: list[str] = []
        """Locks that are freed once it is written."""
        self.codes: dict[int, str] = {}
        """Of which table a match is, for matches that were written to."""

    def take(self, connection: Connection, code: str) -> None:
        """Take a table. Raises `TableElsewhere` if another server owns it; the session of one that is late is ended."""
        if code not in self.versions and not lock(connection, code):
            owner = owner_of(connection, code)
            if owner is not None and owner.is_late:
                terminate(connection, Session(owner.pid, owner.since))
            raise TableElsewhere(owner)
        raised = update(tables).where(tables.c.code == code).values(version=tables.c.version + 1, owner=self.node)
        connection.execute(raised)
        version = connection.scalar(select(tables.c.version).where(tables.c.code == code))
        if version is None:
            unlock(connection, code)
        else:
            self.versions[code] = version
        self.lost.discard(code)

    def release(self, connection: Connection, *codes: str) -> None:
        """Let others take these tables."""
        ours = [code for code in codes if self.versions.pop(code, None) is not None]
        self.codes = {match_id: code for match_id, code in self.codes.items() if code in self.versions}
        if ours and self.node is not None:
            had = tables.c.code.in_(ours) & (tables.c.owner == self.node)
            connection.execute(update(tables).where(had).values(owner=None))
        self.released += ours

    def unlock_released(self, connection: Connection) -> None:
        """After a commit: PostgreSQL frees a lock at once, and the next owner has to find all that was written."""
        released, self.released = self.released, []
        if released:
            # If it fails the session is of no use any more, and the locks end with it.
            with suppress(Exception), connection.begin():
                for code in released:
                    unlock(connection, code)

    def renew(self, connection: Connection) -> None:
        """The session is a new one: take the locks again, and find out which tables others have had."""
        if connection.dialect.name != "postgresql":
            return
        self.released.clear()
        if self.session is not None:
            end(connection, self.session)
        with connection.begin():
            self.session = session_of(connection)
            before, self.timeline = self.timeline, timeline_of(connection)
            # A standby that has taken over may lack what was written last: nothing in memory may be built upon.
            kept = self.versions if before in (None, self.timeline) else {}
            locked = {code for code in kept if lock(connection, code)}
            # Read with the locks held: nobody can take and leave a table in between.
            found = select(tables.c.code, tables.c.version).where(tables.c.code.in_(locked))
            stored = {row.code: row.version for row in connection.execute(found)}
            gone = [code for code, version in self.versions.items() if stored.get(code) != version]
            for code in gone:
                del self.versions[code]
                if code in locked:
                    unlock(connection, code)
            self.lost.update(gone)

    def epoch_of(self, connection: Connection, match_id: int) -> int:
        """The version with which the table of a match was taken here; `Conflict` if it is another server's now."""
        code = self.codes.get(match_id)
        if code is None:
            code = connection.scalar(select(matches.c.code).where(matches.c.id == match_id))
            if code is None:
                raise Conflict(f"match {match_id} is not in the store any more")
            self.codes[match_id] = code
        version = self.versions.get(code)
        if version is None:
            raise Conflict(f"match {match_id} is on another server now")
        return version


def owner_of(connection: Connection, code: str) -> Node | None:
    """The node that took the table last, if it is known."""
    rows = select_nodes().join(tables, tables.c.owner == nodes.c.id).where(tables.c.code == code)
    row = connection.execute(rows).one_or_none()
    return None if row is None else Node(*row)


def select_nodes() -> Any:
    """All nodes, in the order of the fields of `Node`."""
    age = func.extract("epoch", func.clock_timestamp() - nodes.c.seen).cast(Float)
    columns = [nodes.c[name] for name in Node.__struct_fields__[:-1]]
    return select(*columns, age.label("age"))


def session_of(connection: Connection) -> Session:
    """The session of a connection to PostgreSQL."""
    asked = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    return Session(*connection.execute(text(asked)).one())


def timeline_of(connection: Connection) -> str:
    """The number of the timeline that PostgreSQL writes."""
    asked = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"
    return str(connection.execute(text(asked)).scalar_one())


def end(connection: Connection, session: Session) -> None:
    """End a session of before: PostgreSQL may not have noticed that nobody speaks to it any more, and then it still has
    its locks, and may even commit. `ConnectionLost` if it does not end in time."""
    until = time.monotonic() + GHOST_SECONDS
    while ask_to_end(connection, session):
        if time.monotonic() > until:
            raise ConnectionLost("the session of before does not end")
        time.sleep(0.005)


def ask_to_end(connection: Connection, session: Session) -> bool:
    """Ask PostgreSQL to end another session; whether there was one. In a transaction of its own, which would go on
    seeing the sessions as they were when it first looked."""
    with connection.begin():
        return terminate(connection, session)


def terminate(connection: Connection, session: Session) -> bool:
    """Ask PostgreSQL to end another session; whether there was one."""
    other = "pid = :pid AND backend_start = :since AND pid <> pg_backend_pid()"
    asked = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {other}")
    return bool(connection.execute(asked, session._asdict()).all())


def lock(connection: Connection, code: str) -> bool:
    """Lock a table for this session, if nobody else has it. An embedded store has one server: nothing to do."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": key_of(code)}))


def unlock(connection: Connection, code: str) -> None:
    if connection.dialect.name == "postgresql":
        with suppress(Exception):
            connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key_of(code)})


def key_of(code: str) -> int:
    """The number that PostgreSQL knows the lock of a table by: 64 bits of a hash."""
    return int.from_bytes(sha256(b"sobremesa.table." + code.encode()).digest()[:8], "big", signed=True)

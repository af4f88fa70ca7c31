"""Who writes: one server for an embedded store, and one for each table on PostgreSQL."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, select, text, update

from sobremesa.server.store.database import StoreError, file_of, matches, read_address, tables
from sobremesa.server.store.writer import ConnectionLost

if sys.platform != "win32":
    import fcntl


GHOST_SECONDS: Final = 2.0
"""How long a session of before may take to end once PostgreSQL was asked to end it."""


class StoreInUse(StoreError):  # noqa: N818 - what was found, not what went wrong
    """Another server has the embedded store."""


class TableElsewhere(StoreError):  # noqa: N818 - what was found, not what went wrong
    """Another server on the same PostgreSQL has the table."""


@contextmanager
def the_only_server(address: str) -> Iterator[None]:
    """Have an embedded store for oneself: `StoreInUse` if another server has it.

    The lock is on a file beside the database, and the kernel takes it back from a process that is killed. Programs that
    only look, or prune, do not take it. On PostgreSQL several servers may share a store: each table has one owner.
    """
    path = file_of(read_address(address))
    if path is None:
        yield
        return
    try:
        handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"the store sqlite:///{path} cannot be opened: {error.strerror}") from None
    try:
        if sys.platform != "win32":
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StoreInUse(str(path)) from None
        yield
    finally:
        os.close(handle)


class Session(NamedTuple):
    """A session of PostgreSQL; numbers are used again, but not at the same time."""

    pid: int
    since: datetime


class Ownership:
    """The tables that this store has for itself, and those it has lost. Used in the writer's thread alone.

    On PostgreSQL the database session holds an advisory lock for each table. As long as the session lives nobody else
    can have the table, so moves need no check of their own. When the session was lost, the locks are taken anew before
    anything else is written; a table that somebody else has had meanwhile, which its `version` tells, is lost.
    """

    def __init__(self) -> None:
        self.session: Session | None = None
        """The session that may hold the locks."""
        self.versions: Final[dict[str, int]] = {}
        """By code."""
        self.lost: Final[set[str]] = set()
        self.lost_matches: Final[set[int]] = set()

    def take(self, connection: Connection, code: str) -> None:
        """Have a table from now on; `TableElsewhere` if another server has it."""
        if code not in self.versions and not lock(connection, code):
            raise TableElsewhere("another server has the table")
        raised = update(tables).where(tables.c.code == code).values(version=tables.c.version + 1)
        connection.execute(raised)
        version = connection.scalar(select(tables.c.version).where(tables.c.code == code))
        if version is None:
            unlock(connection, code)
        else:
            self.versions[code] = version
        self.forgive(connection, code)

    def give_up(self, connection: Connection, code: str) -> None:
        """Let others have the table."""
        if self.versions.pop(code, None) is not None:
            unlock(connection, code)

    def renew(self, connection: Connection) -> None:
        """The session is a new one: take the locks again, and find out which tables others have had."""
        if connection.dialect.name != "postgresql":
            return
        if self.session is not None:
            end(connection, self.session)
        with connection.begin():
            self.session = session_of(connection)
            locked = {code for code in self.versions if lock(connection, code)}
            # Read with the locks held: nobody can take and leave a table in between.
            found = select(tables.c.code, tables.c.version).where(tables.c.code.in_(locked))
            stored = {row.code: row.version for row in connection.execute(found)}
            gone = [code for code, version in self.versions.items() if stored.get(code) != version]
            for code in gone:
                del self.versions[code]
                if code in locked:
                    unlock(connection, code)
            self.lost.update(gone)
            self.lost_matches.update(connection.scalars(select(matches.c.id).where(matches.c.code.in_(gone))))

    def forgive(self, connection: Connection, code: str) -> None:
        """A table that was lost and is had again is read anew before anything is written to it."""
        if code in self.lost:
            self.lost.discard(code)
            self.lost_matches.difference_update(connection.scalars(select(matches.c.id).where(matches.c.code == code)))


def session_of(connection: Connection) -> Session:
    """The session of a connection to PostgreSQL."""
    asked = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    return Session(*connection.execute(text(asked)).one())


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
    other = "pid = :pid AND backend_start = :since AND pid <> pg_backend_pid()"
    with connection.begin():
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

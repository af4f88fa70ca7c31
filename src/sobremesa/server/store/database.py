"""The database under the store: its tables, and how it is opened and brought up to date."""

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from errno import EACCES, EPERM, EROFS
from pathlib import Path
from sqlite3 import SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_READONLY
from typing import Any, ClassVar, Final

from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    DateTime,
    Dialect,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    NullPool,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    create_engine,
    event,
    inspect,
    make_url,
    text,
    true,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "sobremesa_schema"
STATEMENT_SECONDS: Final = 4
"""How long one statement may take on PostgreSQL, and how long SQLite waits for another process that writes: whoever
waits for it is told that nothing was saved before the page gives up the line (8 seconds)."""
MIGRATION_LOCK: Final = 0x536F6272
"""Of two servers that open one PostgreSQL at once, one waits until the other has brought it up to date."""
POSTGRESQL: Final[Mapping[str, str]] = {
    "application_name": "sobremesa",
    "client_encoding": "utf8",
    "connect_timeout": "4",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""What an address may say otherwise: a server that vanishes without a word is missed within ten seconds."""


class StoreError(Exception):
    """The store cannot do it; the text is one clear line without secrets or codes of tables, for it is logged."""

    code: ClassVar[str] = "no_store"
    """The refusal that tells a person at the command line what to do."""


class NewerStore(StoreError):  # noqa: N818 - what was found, not what went wrong
    """A newer version of the program has written the store."""

    code = "store_newer"


class DamagedStore(StoreError):  # noqa: N818 - what was found, not what went wrong
    """The file is not a database, or not a whole one."""

    code = "store_damaged"


class ReadOnlyStore(StoreError):  # noqa: N818 - what was found, not what went wrong
    """The store, or its folder, cannot be written."""

    code = "store_read_only"


class UtcDateTime(TypeDecorator[datetime]):
    """A moment in UTC, also where the database knows no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# The tables. A change here needs a step in migrations/versions, and a test compares the two.

schema: Final = MetaData()

tables: Final = Table(
    "tables",
    schema,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("touched", UtcDateTime, nullable=False),
    Column("closed", UtcDateTime),
    # Rises whenever a server takes the table: what another one still remembers of it is no longer true.
    Column("version", Integer, nullable=False, server_default="0"),
    # The node that took it last; nothing in an embedded store.
    Column("owner", Text),
    # By which tables are counted (`tables.opener_of`): too short to find anybody by.
    Column("opener", Text, nullable=False, server_default=""),
    # Whether anybody sits there.
    Column("seated", Boolean, nullable=False, server_default=true()),
)
is_live: Final = tables.c.closed.is_(None)
Index("tables_live", tables.c.touched, tables.c.seated, tables.c.opener, sqlite_where=is_live, postgresql_where=is_live)

nodes: Final = Table(
    "nodes",
    schema,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("started", UtcDateTime, nullable=False),
    Column("seen", UtcDateTime, nullable=False),
    Column("leaving", Boolean, nullable=False),
    # The database session that holds the locks of its tables.
    Column("pid", Integer, nullable=False),
    Column("since", UtcDateTime, nullable=False),
)

matches: Final = Table(
    "matches",
    schema,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", Text, ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("started", UtcDateTime, nullable=False),
    Column("ended", UtcDateTime),
    Column("closing", Text),
    UniqueConstraint("code", "number", name="matches_code_number"),
    # Without it the id of a match that was pruned is given away again, and its owner would write into another.
    sqlite_autoincrement=True,
)

moves: Final = Table(
    "moves",
    schema,
    Column("match_id", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    # No index: a move that is sent twice bears the same number too, and an index would double the pages written.
    Column("key", Text),
)

positions: Final = Table(
    "positions",
    schema,
    Column("match_id", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)


# Opening


def engine_for(address: str) -> Engine:
    """The engine for an address, `sqlite:///FILE` or `postgresql://…`; nothing is opened yet."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        waits = {"timeout": STATEMENT_SECONDS}
        engine = create_engine(url, connect_args=waits, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_at_once)
    else:
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "connect", set_up_postgresql)
    return engine


def read_address(address: str) -> URL:
    """The address with the driver in it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the store cannot be read: it is sqlite:///FILE or postgresql://…") from None
    match url.drivername:
        case "sqlite":
            return url.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres" | "postgresql+psycopg":
            query = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
            return url.set(drivername="postgresql+psycopg").update_query_dict(query)
        case other:
            raise StoreError(f"a store of the kind {other!r} is not known: it is sqlite:///FILE or postgresql://…")


def set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
    """Every commit reaches the disk, and we say ourselves where a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    """Wait for the write lock here, and not where SQLite would rather fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def set_up_postgresql(connection: DBAPIConnection, _: object) -> None:
    """Every commit reaches the disk, whatever the default of the server."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.execute(f"SELECT set_config('statement_timeout', '{STATEMENT_SECONDS}s', false)")
    cursor.close()
    connection.commit()


def open_database(engine: Engine) -> Connection:
    """Connect, and bring the tables up to date; a `StoreError` says why that cannot be."""
    name = engine.url.set(drivername=engine.url.get_backend_name(), query={}).render_as_string(hide_password=True)
    try:
        make_file(engine.url)
        connection = engine.connect()
        try:
            bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        return connection
    except (OSError, SQLAlchemyError, StoreError) as error:
        raise kind_of(error)(f"the store {name} cannot be opened: {one_line(error)}") from None


def kind_of(error: BaseException) -> type[StoreError]:
    """The kind of `StoreError` that tells best what is wrong."""
    if isinstance(error, StoreError):
        return type(error)
    if isinstance(error, OSError):
        return ReadOnlyStore if error.errno in (EACCES, EPERM, EROFS) else StoreError
    # The lower byte is the error, the rest of the number its variety.
    number = getattr(error.orig if isinstance(error, DBAPIError) else None, "sqlite_errorcode", 0) & 0xFF
    if number in (SQLITE_CORRUPT, SQLITE_NOTADB):
        return DamagedStore
    return ReadOnlyStore if number == SQLITE_READONLY else StoreError


def make_file(url: URL) -> None:
    """Make the file of an embedded store for its owner alone: it holds the secrets of running matches."""
    path = file_of(url)
    if path is not None:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def file_of(url: URL) -> Path | None:
    """The file of an embedded store that is kept in one."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path == ":memory:" or path.startswith("file:"):
        return None
    return Path(path)


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that are missing, all or none; an older program refuses a newer store."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            refuse_other_encodings(connection)
            # A step of the schema may take its time, and so may another server that makes it.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        written = schema_of(connection)
        known = known_schemas()
        if written is not None and written not in known:
            raise NewerStore(
                f"a newer version of this program has written it (schema {written}, this one knows {known[-1]})"
            )
        if written != known[-1]:
            migrate(connection)


def known_schemas() -> list[str]:
    """The steps that this program knows, the last one last."""
    return sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v[0-9]*_*.py"))


def schema_of(connection: Connection) -> str | None:
    """The last step that was taken on this database; None on a new one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    number: str | None = connection.scalar(text(f"SELECT max(version_num) FROM {VERSION_TABLE}"))
    return number


def migrate(connection: Connection) -> None:
    """Take the steps that are missing. Importing Alembic takes longer than everything else here."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def refuse_other_encodings(connection: Connection) -> None:
    """Names are written in every script there is."""
    encoding = connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise StoreError(f"its encoding is {encoding}, it has to be UTF8 (CREATE DATABASE … ENCODING 'UTF8')")


def one_line(error: BaseException) -> str:
    """What is wrong in one line: never the statement nor the values, which may be secrets."""
    cause: Any = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    primary = getattr(getattr(cause, "diag", None), "message_primary", None)
    return " ".join(str(primary or cause).split()) or type(cause).__name__

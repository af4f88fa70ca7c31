import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from server.postgres import Server
from server.store.scenes import begin, line, lines, moves, path, query
from sobremesa.server.store import Store, StoreError, database
from sobremesa.server.store.database import MIGRATIONS, VERSION_TABLE, engine_for, schema

pytestmark = pytest.mark.anyio

BAD_STEP = """
from alembic import op
revision, down_revision = "0005", "0004"
def upgrade():
    op.execute("CREATE TABLE half_done (n integer)")
    op.execute("CREATE NONSENSE")
"""


async def complaint(url: str) -> str:
    """The one line that says why a store cannot be opened."""
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    message = str(caught.value)
    assert "\n" not in message
    assert "secret" not in message
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return message


# Up to date


async def test_a_new_store_has_the_tables_the_program_knows(url: str) -> None:
    await (await Store.open(url)).close()
    engine = engine_for(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, schema) == []
    engine.dispose()


async def test_a_store_can_be_opened_again_and_has_what_was_written(url: str) -> None:
    store = await Store.open(url)
    await store.append(await begin(store), lines(1, 2))
    await store.close()
    for _ in range(2):
        store = await Store.open(url)
        assert await moves(store) == [line(1), line(2)]
        await store.close()


async def test_several_servers_may_open_a_new_store_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
    ids = await asyncio.gather(*(begin(store, f"TABLE{number}") for number, store in enumerate(stores)))
    assert len(set(ids)) == 5
    for store in stores:
        await store.close()


async def test_an_older_program_refuses_a_newer_store(url: str) -> None:
    await (await Store.open(url)).close()
    query(url, f"UPDATE {VERSION_TABLE} SET version_num = '0999'")
    assert (await complaint(url)).endswith(
        "cannot be opened: a newer version of this program has written it (schema 0999, this one knows 0004)"
    )


async def test_a_step_that_fails_leaves_nothing_behind(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = tmp_path / "steps"
    shutil.copytree(MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "v0004_bad.py").write_text(BAD_STEP)
    with monkeypatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", steps)
        assert "syntax error" in await complaint(url)
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence'"
    if url.startswith("postgresql"):
        names = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert query(url, names) == []
    await (await Store.open(url)).close()


# Durable


async def test_sqlite_writes_through_to_the_disk(sqlite_url: str) -> None:
    await (await Store.open(sqlite_url)).close()
    engine = engine_for(sqlite_url)
    with engine.connect() as connection:
        pragmas = {name: connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")}
        assert pragmas == {"journal_mode": "wal", "synchronous": 2}
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    engine.dispose()


async def test_postgresql_does_too_even_where_its_default_is_another(postgres: Server, postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    for default, ours in (("off", "on"), ("local", "local")):
        postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = {default}")
        engine = engine_for(postgres_url)
        with engine.connect() as connection:
            assert connection.scalar(text("SHOW synchronous_commit")) == ours
        engine.dispose()


async def test_the_file_of_a_store_is_for_its_owner_alone(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await begin(store)
    file = Path(path(sqlite_url))
    for name in (file, file.with_name(file.name + "-wal")):
        assert name.stat().st_mode & 0o077 == 0
    await store.close()


# What stands in the way


@pytest.mark.parametrize("address", ["", "store.sqlite3", "sqlite", "postgresql://user@host:port/db"])
async def test_an_address_that_cannot_be_read(address: str) -> None:
    assert await complaint(address) == (
        "the address of the store cannot be read: it is sqlite:///FILE or postgresql://…"
    )


async def test_a_kind_of_store_nobody_knows() -> None:
    assert await complaint("mysql://ana:secret@localhost/games") == (
        "a store of the kind 'mysql' is not known: it is sqlite:///FILE or postgresql://…"
    )


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/nowhere/store.sqlite3"
    assert await complaint(url) == f"the store {url} cannot be opened: No such file or directory"


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}"
    assert await complaint(url) == f"the store {url} cannot be opened: Is a directory"


async def test_a_file_that_is_something_else(sqlite_url: str) -> None:
    Path(path(sqlite_url)).write_text("Dear diary, " * 1000)
    assert await complaint(sqlite_url) == f"the store {sqlite_url} cannot be opened: file is not a database"


async def test_a_file_that_may_only_be_read(sqlite_url: str) -> None:
    sqlite3.connect(path(sqlite_url)).close()
    url = f"sqlite:///file:{path(sqlite_url)}?mode=ro&uri=true"
    assert "readonly" in await complaint(url)


async def test_a_wrong_password(postgres: Server, postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    message = await complaint(postgres.url(name, password="wrong secret"))
    assert message.startswith(f"the store postgresql://sobremesa:***@/{name} cannot be opened: ")
    assert "password authentication failed" in message


async def test_a_database_that_is_not_there(postgres: Server) -> None:
    assert 'database "nowhere" does not exist' in await complaint(postgres.url("nowhere"))


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    message = await complaint(f"postgresql://ana:secret@/games?host={tmp_path}")
    assert message.startswith("the store postgresql://ana:***@/games cannot be opened: ")


async def test_a_database_that_cannot_hold_every_script(postgres: Server) -> None:
    url = postgres.new_database(encoding="LATIN1")
    assert (await complaint(url)).endswith(
        "its encoding is LATIN1, it has to be UTF8 (CREATE DATABASE … ENCODING 'UTF8')"
    )
    postgres.drop_database(url)


async def test_a_database_where_one_may_not_make_tables(postgres: Server, postgres_url: str) -> None:
    postgres.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    name = postgres_url.split("/")[3].split("?")[0]
    query(postgres_url, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    message = await complaint(postgres.url(name, user="guest", password="guest"))
    assert message.endswith("cannot be opened: permission denied for schema public")
    postgres.execute("DROP ROLE guest")

"""Two servers on one store: nothing is written by one that has lost its table, the lobby as little as a move."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import ProgrammingError

from server.postgres import Server
from server.store.scenes import LOBBY, OVER, PLAYING, begin, freed, line, lines, moves, path, query
from sobremesa.core.refused import Refused
from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.limits import Limits
from sobremesa.server.serve import try_store
from sobremesa.server.store import (
    Conflict,
    InDoubt,
    Store,
    StoreError,
    StoreInUse,
    TableElsewhere,
    ownership,
    running_server,
    the_only_server,
)
from sobremesa.server.table.table import Table
from sobremesa.server.tables import Tables
from wire import QUICK

pytestmark = pytest.mark.anyio

HOLD = """
import sys, time
from sobremesa.server.store import the_only_server
with the_only_server(sys.argv[1]):
    print("held", flush=True)
    time.sleep(600)
"""


# Embedded


async def test_a_second_server_on_a_file_is_refused_in_one_line(sqlite_url: str) -> None:
    with the_only_server(sqlite_url):
        with pytest.raises(StoreInUse, match=r"store\.sqlite3$"), the_only_server(sqlite_url):
            raise AssertionError("two servers")
        # Whoever only looks or prunes is no server.
        await (await Store.open(sqlite_url)).close()
    with the_only_server(sqlite_url):
        assert Path(path(sqlite_url) + ".lock").stat().st_mode & 0o077 == 0


def test_a_server_on_a_file_says_where_it_is(sqlite_url: str) -> None:
    assert running_server(sqlite_url) is None
    with the_only_server(sqlite_url, "http://localhost:8123"):
        assert running_server(sqlite_url) == "http://localhost:8123"
    assert running_server(sqlite_url) is None
    with the_only_server(sqlite_url):
        assert running_server(sqlite_url) is None
    assert running_server("postgresql://nobody/nothing") is None


class Windows:
    """What `msvcrt` does to a file, with the locks of this system."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: list[int] = []

    def locking(self, handle: int, mode: int, count: int) -> None:
        self.locked.append(os.lseek(handle, 0, os.SEEK_CUR))
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_on_windows_the_lock_is_beside_what_the_file_says(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Windows()
    monkeypatch.setattr(ownership.sys, "platform", "win32")
    monkeypatch.setattr(ownership, "msvcrt", windows, raising=False)
    with the_only_server(sqlite_url, "http://localhost:8123"):
        assert running_server(sqlite_url) == "http://localhost:8123"
    assert windows.locked == [ownership.LOCKED_BYTE] * 2


def test_the_store_of_a_server_that_was_killed_is_free_at_once(sqlite_url: str) -> None:
    server = subprocess.Popen([sys.executable, "-c", HOLD, sqlite_url], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "held\n"
        with pytest.raises(Refused, match="store_in_use"):
            try_store(sqlite_url)
    finally:
        os.kill(server.pid, signal.SIGKILL)
        server.communicate()
    try_store(sqlite_url)


async def test_stores_on_postgresql_and_in_memory_are_shared(postgres_url: str) -> None:
    for url in (postgres_url, "sqlite:///:memory:", "sqlite://"):
        with the_only_server(url), the_only_server(url):
            pass


# Each table has one owner


async def test_what_an_owner_of_before_remembers_is_not_written_over_a_table(sqlite_url: str) -> None:
    first, second = await Store.open(sqlite_url), await Store.open(sqlite_url)
    await first.save_table("HIGO2746", "sumo", LOBBY, new=True)
    await second.take_table("HIGO2746")
    await second.save_table("HIGO2746", "sumo", PLAYING)
    with pytest.raises(Conflict, match=r"^the table is not in the store, or not ours any more$"):
        await first.save_table("HIGO2746", "sumo", OVER)
    row = await first.load_table("HIGO2746")
    assert row is not None
    assert row.document == PLAYING
    for store in (first, second):
        await store.close()


async def test_a_table_is_free_when_its_server_is_gone(postgres_url: str) -> None:
    first, second = await Store.open(postgres_url), await Store.open(postgres_url)
    await begin(first)
    for _ in range(2):
        with pytest.raises(TableElsewhere, match=r"^another server has the table$"):
            await second.take_table("HIGO2746")
    await first.close()
    await freed(second, "HIGO2746")
    await second.take_table("HIGO2746")
    await second.release_table("HIGO2746")
    third = await Store.open(postgres_url)
    await third.take_table("HIGO2746")
    for store in (second, third):
        await store.close()


def cut_off(url: str, but: int) -> None:
    """End all other sessions of the database, as a broken network does."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sobremesa'"
    query(url, f"SELECT pg_terminate_backend(pid, 10000) {others} AND pid <> {but}")


def session_of(url: str) -> int:
    """The session that was opened last."""
    of_ours = "datname = current_database() AND application_name = 'sobremesa'"
    return int(
        query(url, f"SELECT pid FROM pg_stat_activity WHERE {of_ours} ORDER BY backend_start DESC LIMIT 1")[0][0]
    )


async def test_a_server_that_was_cut_off_writes_nothing_to_what_another_has_taken(postgres_url: str) -> None:
    first = await Store.open(postgres_url)
    match = await begin(first)
    await begin(first, "NUEZ1111")
    await first.append(match, lines(1, 2))
    second = await Store.open(postgres_url)
    cut_off(postgres_url, but=session_of(postgres_url))
    await second.take_table("HIGO2746")
    for writing in (
        first.append(match, lines(3, 3)),
        first.append(match, [], closing=b"{}", document=OVER),
        first.save_table("HIGO2746", "sumo", OVER),
        first.start_match("HIGO2746", 2, b"{}", "5e" * 32, OVER),
    ):
        # The log may say so: whoever reads it must not find a code with which to come to the table.
        with pytest.raises(Conflict) as told:
            await writing
        assert "HIGO2746" not in str(told.value)
    assert await moves(second) == [line(1), line(2)]
    await second.append(match, lines(3, 3))
    # The table that nobody has taken goes on where it is.
    await first.save_table("NUEZ1111", "sumo", OVER)
    with pytest.raises(TableElsewhere):
        await second.take_table("NUEZ1111")
    for store in (first, second):
        await store.close()


async def test_a_table_that_changed_hands_and_is_free_again_is_lost_all_the_same(postgres_url: str) -> None:
    first = await Store.open(postgres_url)
    match = await begin(first)
    second = await Store.open(postgres_url)
    cut_off(postgres_url, but=session_of(postgres_url))
    await second.take_table("HIGO2746")
    await second.close()
    with pytest.raises(Conflict):
        await first.append(match, lines(1, 1))
    await first.take_table("HIGO2746")
    await first.append(match, lines(1, 1))
    await first.close()


async def test_nothing_is_written_on_a_connection_whose_locks_could_not_be_taken(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is the matter, also where it looks as if a job was at fault: here we may not end the session of
    before."""
    first = await Store.open(postgres_url, patience=0.2)
    match = await begin(first)
    second = await Store.open(postgres_url)
    cut_off(postgres_url, but=session_of(postgres_url))
    await second.take_table("HIGO2746")

    def forbidden(*_: object) -> None:
        raise ProgrammingError("SELECT", {}, Exception("permission denied"))

    with monkeypatch.context() as broken:
        broken.setattr(ownership, "end", forbidden)
        for _ in range(2):
            with pytest.raises(StoreError, match="permission denied"):
                await first.append(match, lines(1, 1))
    assert await moves(second) == []
    with pytest.raises(Conflict):
        await first.append(match, lines(1, 1))
    for store in (first, second):
        await store.close()


async def test_a_table_that_is_coming_back_is_not_given_up_with_what_was_let_go(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table was let go, its visitors bring it back, and before they have it the idle ones are put away."""
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    tables = Tables(store, BotPool(1), address="http://127.0.0.1", limits=Limits(), pace=QUICK)
    code = (await tables.open("sumo", {}, "10.0.0.1")).code
    tables.tables[code].release()
    taken, goes_on = asyncio.Event(), asyncio.Event()
    read = tables.stored_table

    async def reading(code: str) -> Table:
        taken.set()
        await goes_on.wait()
        return await read(code)

    monkeypatch.setattr(tables, "stored_table", reading)
    coming = asyncio.create_task(tables.find(code, "10.0.0.1"))
    await taken.wait()
    tables.release_idle()
    goes_on.set()
    table = await coming
    assert tables.here(code) is table
    with pytest.raises(TableElsewhere):
        await other.take_table(code)
    # When it is put away itself, others may have it.
    tables.release(table)
    await freed(other, code)
    tables.close()
    for one in (store, other):
        await one.close()


# A database that does not answer


async def test_whoever_waits_for_a_frozen_postgresql_is_told_so_in_time(postgres: Server, postgres_url: str) -> None:
    store = await Store.open(postgres_url, patience=0.3)
    match = await begin(store)
    assert postgres.process is not None
    with psycopg.connect(postgres_url) as other:
        pids = [other.info.backend_pid, session_of(postgres_url)]
        os.kill(pids[1], signal.SIGSTOP)
        try:
            writing = [store.append(match, lines(1, 1)), store.append(match, lines(2, 2)), store.check()]
            done = await asyncio.gather(*writing, return_exceptions=True)
            assert [str(error) for error in done] == ["the store does not answer"] * 3
            in_doubt = [isinstance(error, InDoubt) for error in done]
            assert in_doubt[0]
            assert not in_doubt[2]
            # From now on nobody waits at all.
            with pytest.raises(StoreError, match="does not answer"):
                await store.check()
        finally:
            os.kill(pids[1], signal.SIGCONT)
    for _ in range(200):
        try:
            await store.check()
            break
        except StoreError:
            await asyncio.sleep(0.05)
    # What had been begun may have been written; what had not never is.
    written = await moves(store)
    assert written in ([], [line(1)], [line(1), line(2)])
    assert in_doubt[1] or len(written) < 2
    await store.close()


async def test_a_lock_on_a_table_of_postgresql_is_not_waited_for_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sobremesa.server.store import database

    monkeypatch.setattr(database, "STATEMENT_SECONDS", 1)
    store = await Store.open(postgres_url)
    match = await begin(store)
    with psycopg.connect(postgres_url) as other:
        other.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
        with pytest.raises(StoreError, match="statement timeout"):
            await store.append(match, lines(1, 1))
    await store.append(match, lines(1, 1))
    await store.close()


async def test_the_lock_of_a_table_is_freed_when_all_is_written(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL frees it at once, also in the middle of a transaction: the next owner would read too little."""
    store = await Store.open(postgres_url, node="a node")
    match = await begin(store)
    found: list[object] = []
    unlock = ownership.unlock

    def looking(connection: Connection, code: str) -> None:
        found.extend(query(postgres_url, "SELECT owner, (SELECT max(n) FROM moves) FROM tables"))
        unlock(connection, code)

    monkeypatch.setattr(ownership, "unlock", looking)
    await asyncio.gather(store.append(match, lines(1, 3)), store.release_table("HIGO2746"))
    await store.check()
    assert found == [(None, 3)]
    other = await Store.open(postgres_url)
    await other.take_table("HIGO2746")
    for one in (store, other):
        await one.close()


async def test_after_a_failover_nothing_in_memory_is_built_upon(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standby that was not in step lacks the last moves: the next one must not be written behind the gap."""
    store = await Store.open(postgres_url)
    match = await begin(store)
    await store.append(match, lines(1, 3))
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("DELETE FROM moves WHERE n > 1")
    cut_off(postgres_url, but=0)
    monkeypatch.setattr(ownership, "timeline_of", lambda _: "00000002")
    with pytest.raises(Conflict):
        await store.append(match, lines(4, 4))
    assert await store.lost_tables() == {"HIGO2746"}
    await freed(store, "HIGO2746")
    await store.append(match, lines(2, 2))
    assert await moves(store) == [line(1), line(2)]
    await store.close()

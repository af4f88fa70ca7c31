"""A connection that breaks at the worst moment: while PostgreSQL commits, so that nobody knows whether it has."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.postgres import Server
from server.store.scenes import HEADER, LOBBY, OVER, PLAYING, SECRET, begin, line, lines, moves, query
from sobremesa.server.store import CodeTaken, Conflict, Store

pytestmark = pytest.mark.anyio

COMMIT = b"COMMIT"


class Wire:
    """A cable between store and PostgreSQL, to be cut once before or after the next commit goes through."""

    def __init__(self, postgres: Server) -> None:
        self.socket = postgres.folder / ".s.PGSQL.5432"
        self.cut: str | None = None
        self.cuts = 0
        self.keeps_the_far_end = False
        """PostgreSQL does not notice that the cable was cut."""
        self.far_ends: list[StreamWriter] = []
        self.both_ways: set[asyncio.Task[None]] = set()

    async def open(self, folder: Path) -> None:
        self.server = await asyncio.start_unix_server(self.plug_in, folder / self.socket.name)

    async def close(self) -> None:
        self.server.close()
        for task in self.both_ways:
            task.cancel()
        await asyncio.gather(*self.both_ways, return_exceptions=True)
        for far_end in self.far_ends:
            far_end.close()

    async def plug_in(self, from_store: StreamReader, to_store: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.both_ways.add(task)
        from_postgres, to_postgres = await asyncio.open_unix_connection(self.socket)
        back = asyncio.create_task(self.carry_back(from_postgres, to_store))
        self.both_ways.add(back)
        try:
            while sent := await from_store.read(2**16):
                if COMMIT in sent and self.cut is not None:
                    # At once: another connection may commit while this one is being cut.
                    cut, self.cut = self.cut, None
                    self.cuts += 1
                    back.cancel()
                    await asyncio.gather(back, return_exceptions=True)
                    if cut == "after":
                        to_postgres.write(sent)
                        await from_postgres.read(2**16)
                    break
                to_postgres.write(sent)
        finally:
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
            to_store.close()
            if self.keeps_the_far_end:
                self.far_ends.append(to_postgres)
            else:
                to_postgres.close()

    async def carry_back(self, from_postgres: StreamReader, to_store: StreamWriter) -> None:
        try:
            while answer := await from_postgres.read(2**16):
                to_store.write(answer)
        finally:
            to_store.close()


@pytest.fixture
async def wire(postgres: Server, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Wire]:
    wire = Wire(postgres)
    await wire.open(tmp_path)
    yield wire
    await wire.close()


@pytest.fixture
async def store(wire: Wire, postgres: Server, postgres_url: str, tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(postgres_url.split("?")[0] + f"?host={tmp_path}", patience=60)
    yield store
    await store.close()


cut_at = pytest.mark.parametrize("cut", ["before", "after"])


@cut_at
async def test_an_append_is_written_once(store: Store, wire: Wire, cut: str) -> None:
    match_id = await begin(store)
    wire.cut = cut
    await store.append(match_id, lines(1, 2), {2: "key"}, position=(2, b"{}"), document=OVER)
    await store.append(match_id, lines(3, 3))
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert (match.moves, match.keys) == ([line(1), line(2), line(3)], {"key": 2})
    assert await store.load_position(match_id, 2) == (2, b"{}")
    assert wire.cuts == 1


@cut_at
async def test_the_end_of_a_match_is_written_once(store: Store, wire: Wire, cut: str) -> None:
    match_id = await begin(store)
    wire.cut = cut
    await store.append(match_id, [], closing=b'"end"', document=OVER)
    match = await store.load_match("HIGO2746", 1)
    row = await store.load_table("HIGO2746")
    assert match is not None
    assert row is not None
    assert (match.closing, row.document, wire.cuts) == (b'"end"', OVER, 1)


@cut_at
async def test_a_table_is_set_once(store: Store, wire: Wire, cut: str) -> None:
    wire.cut = cut
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    with pytest.raises(CodeTaken):
        await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    assert wire.cuts == 1


@cut_at
async def test_a_match_is_started_once(store: Store, wire: Wire, cut: str) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    wire.cut = cut
    match_id = await store.start_match("HIGO2746", 1, HEADER, SECRET, PLAYING)
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert (match.id, wire.cuts) == (match_id, 1)


@cut_at
async def test_all_calls_of_a_batch_are_settled(store: Store, wire: Wire, cut: str, postgres_url: str) -> None:
    ids = await asyncio.gather(*(begin(store, f"TABLE{number}") for number in range(50)))
    await store.append(ids[7], [(1, b'"somebody else"')])
    wire.cut = cut
    calls = [store.append(match_id, lines(1, 1), {1: "key"}) for match_id in ids]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Conflict if n == 7 else type(None) for n in range(50)]
    assert query(postgres_url, "SELECT count(*) FROM moves") == [(50,)]
    assert await moves(store, "TABLE7") == [b'"somebody else"']
    assert wire.cuts == 1


@cut_at
async def test_a_session_that_postgresql_takes_for_alive_keeps_no_table_from_us(
    store: Store, wire: Wire, cut: str
) -> None:
    match_id = await begin(store)
    wire.cut, wire.keeps_the_far_end = cut, True
    await store.append(match_id, lines(1, 1), document=OVER)
    await store.save_table("HIGO2746", "sumo", LOBBY)
    assert (await moves(store), wire.cuts) == ([line(1)], 1)


async def test_a_connection_the_server_ends_is_opened_anew(store: Store, wire: Wire, postgres_url: str) -> None:
    match_id = await begin(store)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    assert query(postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}") == [(True,)]
    await store.append(match_id, lines(1, 1))
    assert await moves(store) == [line(1)]

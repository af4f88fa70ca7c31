"""A connection that breaks at the worst moment: while PostgreSQL commits, so that nobody knows whether it has."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.postgres import Server
from server.store.scenes import HEADER, LOBBY, OVER, PLAYING, SECRET, begin, line, lines, moves, query
from server.store.wires import Wire, through
from sobremesa.server.store import CodeTaken, Conflict, InDoubt, Store, StoreError

pytestmark = pytest.mark.anyio


@pytest.fixture
async def wire(postgres: Server, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Wire]:
    wire = Wire(postgres)
    await wire.open(tmp_path)
    yield wire
    await wire.close()


@pytest.fixture
async def store(wire: Wire, postgres: Server, postgres_url: str, tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(through(tmp_path, postgres_url), patience=60)
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


@cut_at
async def test_what_is_not_known_to_be_written_is_in_doubt(
    wire: Wire, postgres: Server, postgres_url: str, tmp_path: Path, cut: str
) -> None:
    store = await Store.open(through(tmp_path, postgres_url), patience=0)
    match_id = await begin(store)
    wire.cut = cut
    with pytest.raises(InDoubt, match=r"^the store cannot be reached: "):
        await store.append(match_id, lines(1, 1), {1: "key"})
    written = [line(1)] if cut == "after" else []
    assert await moves(store) == written
    wire.cut = cut
    with pytest.raises(InDoubt):
        await store.save_table("HIGO2746", "sumo", OVER)
    row = await store.load_table("HIGO2746")
    assert row is not None
    assert row.document == (OVER if cut == "after" else PLAYING)
    wire.cut = cut
    # Nobody builds upon a question, nor upon the note of a visit.
    with pytest.raises(StoreError) as failed:
        await store.touch_tables(["HIGO2746"])
    assert not isinstance(failed.value, InDoubt)
    assert wire.cuts == 3
    await store.close()


async def test_a_connection_the_server_ends_is_opened_anew(store: Store, wire: Wire, postgres_url: str) -> None:
    match_id = await begin(store)
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    assert query(postgres_url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}") == [(True,)]
    await store.append(match_id, lines(1, 1))
    assert await moves(store) == [line(1)]

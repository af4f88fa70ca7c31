import asyncio
import struct
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from server.store.scenes import OVER, PLAYING, begin, line, lines, locked, moves, path, query
from sobremesa.server.store import MOVES_AT_ONCE, Conflict, Store, StoreError, queries, writer
from sobremesa.server.store.writer import Writer

pytestmark = pytest.mark.anyio

TABLES = 200
uvloop: Any = import_module("uvloop") if sys.platform != "win32" else None


async def begin_many(store: Store, count: int) -> list[int]:
    return await asyncio.gather(*(begin(store, f"TABLE{number}") for number in range(count)))


async def all_waiting(calls: list[asyncio.Task[None]]) -> None:
    """Let every task run up to where it waits for the store."""
    await asyncio.sleep(0)
    assert not any(call.done() for call in calls)


def commits(url: str) -> int:
    """How many transactions have written moves, as the database itself has noted them."""
    if url.startswith("postgresql"):
        return int(query(url, "SELECT count(DISTINCT xmin::text) FROM moves")[0][0])
    log = Path(path(url) + "-wal").read_bytes()
    (page_size,) = struct.unpack_from(">I", log, 8)
    sizes_after_commit = [struct.unpack_from(">I", log, at + 4)[0] for at in range(32, len(log), 24 + page_size)]
    return sum(size > 0 for size in sizes_after_commit)


async def test_what_waits_together_is_committed_together(store: Store, url: str) -> None:
    matches = await begin_many(store, TABLES)
    before = commits(url)
    with locked(url):
        calls = [asyncio.create_task(store.append(match_id, lines(1, 1))) for match_id in matches]
        await all_waiting(calls)
    await asyncio.gather(*calls)
    assert query(url, "SELECT count(*) FROM moves") == [(TABLES,)]
    # The first may have been taken before the others came.
    assert commits(url) - before <= 2


def test_the_time_in_which_everything_stood_still_is_not_the_databases(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a laptop sleeps. Servers run on uvloop where there is one, which looks at its timers first of all."""
    monkeypatch.setattr(writer, "ANSWER_SECONDS", 3.0)

    async def scene() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}", patience=0.0)
        call = asyncio.create_task(begin(store))
        await asyncio.sleep(0)
        time.sleep(3.5)
        await call
        await store.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
        runner.run(scene())


async def test_a_call_at_fault_does_not_harm_its_neighbours(store: Store, url: str) -> None:
    taken, too_far, odd, *good = await begin_many(store, 23)
    await store.append(taken, lines(1, 1))
    with locked(url):
        calls = [asyncio.create_task(store.append(match_id, lines(1, 2), {2: "key"})) for match_id in good[:10]]
        calls += [
            asyncio.create_task(store.append(taken, [(2, b'"2"'), (1, b'"1"')], closing=b'"x"')),
            asyncio.create_task(store.append(10**6, lines(1, 1))),
            asyncio.create_task(store.append(too_far, [(2**70, b'"x"')])),
            asyncio.create_task(store.append(odd, lines(1, 1), {1: "\ud800"})),
        ]
        calls += [asyncio.create_task(store.append(match_id, lines(1, 2), {2: "key"})) for match_id in good[10:]]
        await all_waiting(calls)
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds[:10] == kinds[14:] == [type(None)] * 10
    assert kinds[10:12] == [Conflict, Conflict]
    assert all(issubclass(kind, Exception) for kind in kinds[12:14])
    for number, match_id in enumerate((taken, too_far, odd, *good)):
        expected = [line(1)] if match_id == taken else [line(1), line(2)] if match_id in good else []
        assert await moves(store, f"TABLE{number}") == expected


async def test_of_two_that_write_the_same_move_the_first_wins(store: Store, url: str) -> None:
    match_id = await begin(store)
    with locked(url):
        calls = [asyncio.create_task(store.append(match_id, [(1, b'"%d"' % number)])) for number in range(5)]
        await all_waiting(calls)
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None)] + [Conflict] * 4
    assert await moves(store) == [b'"0"']


async def test_calls_are_carried_out_in_the_order_they_came(store: Store, url: str) -> None:
    match_id = await begin(store)
    with locked(url):
        calls = [asyncio.create_task(store.append(match_id, lines(1, 1), document=b'"first"'))]
        for n in range(2, 50):
            calls.append(asyncio.create_task(store.save_table("HIGO2746", "sumo", b'"%d"' % n)))
            calls.append(asyncio.create_task(store.append(match_id, lines(n, n))))
        calls.append(asyncio.create_task(store.append(match_id, [], document=OVER)))
        read = asyncio.create_task(store.load_table("HIGO2746"))
        calls.append(asyncio.create_task(store.save_table("HIGO2746", "sumo", PLAYING)))
        await all_waiting(calls)
    await asyncio.gather(*calls)
    row, later = await read, await store.load_table("HIGO2746")
    assert row is not None
    assert later is not None
    assert (row.document, later.document) == (OVER, PLAYING)
    assert await moves(store) == [line(n) for n in range(1, 50)]


async def test_two_hundred_tables_at_once(store: Store) -> None:
    matches = await begin_many(store, TABLES)

    async def play(match_id: int) -> None:
        for n in range(1, 21):
            await store.append(match_id, lines(n, n), {n: f"key {n}"})

    await asyncio.gather(*map(play, matches))
    for number in range(TABLES):
        match = await store.load_match(f"TABLE{number}", 1)
        assert match is not None
        assert match.moves == [line(n) for n in range(1, 21)]
        assert match.keys == {f"key {n}": n for n in range(1, 21)}


async def test_whoever_stops_waiting_disturbs_nobody(store: Store, url: str) -> None:
    impatient, patient = await begin_many(store, 2)
    with locked(url):
        gone = asyncio.create_task(store.append(impatient, lines(1, 1)))
        waits = asyncio.create_task(store.append(patient, lines(1, 1)))
        await all_waiting([gone, waits])
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
    await waits
    assert await moves(store, "TABLE1") == [line(1)]
    assert await moves(store, "TABLE0") == [line(1)]


async def test_closing_writes_everything_that_was_asked_for(url: str) -> None:
    store = await Store.open(url)
    matches = await begin_many(store, 100)
    calls = [asyncio.create_task(store.append(match_id, lines(1, 3))) for match_id in matches]
    await all_waiting(calls)
    await store.close()
    assert all(call.done() and call.exception() is None for call in calls)
    assert query(url, "SELECT count(*) FROM moves") == [(300,)]


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    match_id = await begin(store)
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match=r"^the store is closed$"):
        await store.append(match_id, lines(1, 1))
    with pytest.raises(StoreError, match=r"^the store is closed$"):
        await store.load_table("HIGO2746")


async def test_of_long_readings_only_one_waits_with_what_others_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for many records at once, or sends many acts of before again, holds up nobody's move."""
    match_id = await begin(store)
    many = 3 * MOVES_AT_ONCE
    await store.append(match_id, lines(1, many), {5: "0:early", many: "0:last"})
    batches: list[int] = []
    write = Writer._write

    def writing(writer: Writer, batch: Any) -> Any:
        batches.append(0)
        return write(writer, batch)

    def counted(read: Any) -> Any:
        def reading(*args: Any) -> Any:
            batches[-1] += 1
            return read(*args)

        return reading

    monkeypatch.setattr(Writer, "_write", writing)
    for name in ("load_moves", "find_act"):
        monkeypatch.setattr(queries, name, counted(getattr(queries, name)))
    wanted = ["0:early", "0:last", "0:none"]
    found = await asyncio.gather(
        *(store.find_act("HIGO2746", 1, key) for key in wanted for _ in range(5)),
        *(store.load_match("HIGO2746", 1) for _ in range(10)),
    )
    assert found[:15] == [5] * 5 + [many] * 5 + [None] * 5
    assert all(match is not None and len(match.moves) == many for match in found[15:])  # type: ignore[union-attr]
    assert max(batches) == 1
    assert await store.find_act("HIGO2746", 2, "0:last") is None


async def test_what_is_read_beside_a_job_at_fault_is_read_once(store: Store, url: str) -> None:
    """A batch is tried anew when one of its jobs was wrong: a reading must leave no trace of the first time."""
    match_id = await begin(store)
    await store.append(match_id, lines(1, 3), {3: "0:last"})
    match = await store.load_match("HIGO2746", 1, last=0)
    assert match is not None
    with locked(url):
        waits = asyncio.create_task(store.touch_tables(["HIGO2746"]))
        await asyncio.sleep(0)
        reading = asyncio.create_task(store.load_match("HIGO2746", 1))
        wrong = asyncio.create_task(store.append(match_id, lines(1, 1)))
        await all_waiting([waits, wrong])
    await waits
    with pytest.raises(Conflict):
        await wrong
    read = await reading
    assert read is not None
    assert (read.moves, read.keys) == ([line(1), line(2), line(3)], {"0:last": 3})
    pages = [asyncio.create_task(store.load_match("HIGO2746", 1)) for _ in range(3)]
    faults = [asyncio.create_task(store.append(match_id, lines(1, 1))) for _ in range(3)]
    for again in await asyncio.gather(*pages):
        assert again is not None
        assert len(again.moves) == 3
    assert all(isinstance(fault, Conflict) for fault in await asyncio.gather(*faults, return_exceptions=True))

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from effort import all_in_full
from server import postgres as throwaway
from server.store import appender, disk_full
from server.store.scenes import begin, freed, line, lines, moves, query
from sobremesa.server.store import InDoubt, Store, StoreError

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).parents[2]


def start(script: Path, url: str) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(TESTS)}
    return subprocess.Popen(
        [sys.executable, str(script), url],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def test_whoever_looks_from_outside_sees_what_was_acknowledged(store: Store, url: str) -> None:
    match_id = await begin(store)
    for n in range(1, 11):
        await store.append(match_id, lines(n, n))
        assert query(url, "SELECT count(*), max(n) FROM moves") == [(n, n)]


@pytest.mark.parametrize("acknowledged", all_in_full([1, 40, 150, 400], 40))
async def test_a_process_that_is_killed_loses_nothing_it_was_told(url: str, acknowledged: int) -> None:
    process = start(Path(appender.__file__), url)
    assert process.stdout is not None
    told: Counter[int] = Counter()
    for _ in range(acknowledged):
        table, last = map(int, process.stdout.readline().split())
        told[table] = last
    process.kill()
    for report in process.stdout.read().splitlines(keepends=True):
        if report.endswith("\n"):
            table, last = map(int, report.split())
            told[table] = last
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert sum(told.values()) > 0

    store = await Store.open(url)
    for table, last in told.items():
        match = await store.load_match(f"TABLE{table}", 1)
        row = await store.load_table(f"TABLE{table}")
        assert match is not None
        assert row is not None
        written = len(match.moves)
        assert written >= last
        assert match.moves == [line(n) for n in range(1, written + 1)]
        # The act on the way when it was killed is there in full or not at all.
        assert max(match.keys.values()) == written
        assert row.document == b'"%d"' % written
        await freed(store, f"TABLE{table}")
        await store.append(match.id, lines(written + 1, written + 1))
    await store.close()


async def test_a_full_disk_fails_that_call_and_no_more(sqlite_url: str) -> None:
    process = start(Path(disk_full.__file__), sqlite_url)
    printed, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")
    first, second = printed.splitlines()
    assert first.startswith("StoreError the store cannot be written: ")
    assert second == "and went on"


async def test_a_postgresql_that_crashes_loses_nothing_and_the_game_goes_on() -> None:
    tables, each, crash_after = 20, 200, 500
    with throwaway.running() as server:
        store = await Store.open(server.new_database(), patience=60)
        ids = await asyncio.gather(*(begin(store, f"TABLE{number}") for number in range(tables)))
        under_way = asyncio.Semaphore(0)

        async def play(match_id: int) -> None:
            for n in range(1, each + 1):
                await store.append(match_id, lines(n, n), {n: f"key {n}"})
                under_way.release()

        players = [asyncio.create_task(play(match_id)) for match_id in ids]
        for _ in range(crash_after):
            await under_way.acquire()
        await asyncio.to_thread(server.stop, signal.SIGQUIT)
        assert not any(player.done() for player in players)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*players)
        for number in range(tables):
            assert await moves(store, f"TABLE{number}") == [line(n) for n in range(1, each + 1)]
        await store.close()


async def test_a_postgresql_that_stays_away_is_reported() -> None:
    with throwaway.running() as server:
        store = await Store.open(server.new_database(), patience=0.2)
        match_id = await begin(store)
        server.stop()
        with pytest.raises(StoreError, match=r"^the store cannot be reached: ") as failed:
            await store.append(match_id, lines(1, 1))
        assert not isinstance(failed.value, InDoubt)
        server.start()
        await store.append(match_id, lines(1, 1))
        assert await moves(store) == [line(1)]
        await store.close()

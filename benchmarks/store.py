"""Durable appends per second: 200 tables that each wait for one append before the next, on SQLite and PostgreSQL.

Each store is measured beside an event loop that has nothing else to do and beside one that is never idle, and each
time with all moves of a batch in one statement (as the store does it) and by `executemany`.

    python benchmarks/store.py [--tables 200] [--seconds 3] [--folder FOLDER]
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, insert

from sobremesa.core.record import Acted, write_line
from sobremesa.server.store import Store
from sobremesa.server.store.database import moves
from sobremesa.server.store.queries import Append

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from server import postgres

SPELL = 0.0002
HEADER = b'{"line":"match","game":"sumo@1"}'
DOCUMENT = b'{"phase":"playing"}'


async def measure(url: str, tables: int, seconds: float, *, busy: bool) -> list[float]:
    """How long each append took."""
    store = await Store.open(url)
    codes = [f"{'B' if busy else 'Q'}{number}" for number in range(tables)]
    for code in codes:
        await store.save_table(code, "sumo", DOCUMENT, new=True)
    ids = [await store.start_match(code, 1, HEADER, "00" * 32, DOCUMENT) for code in codes]
    until = perf_counter() + seconds
    other_work = asyncio.create_task(work(until if busy else 0))
    took = await asyncio.gather(*(play(store, match_id, until) for match_id in ids))
    await other_work
    await store.close()
    return sorted(time for times in took for time in times)


async def play(store: Store, match_id: int, until: float) -> list[float]:
    """One table: append, wait until it is durable, append the next."""
    took: list[float] = []
    while (began := perf_counter()) < until:
        n = len(took) + 1
        move = Acted(n=n, seat=n % 4, at=n * 1000, action={"type": "play_card", "card": n % 102 + 1})
        await store.append(match_id, [(n, write_line(move)[:-1])], {n: f"{match_id}-{n}"})
        took.append(perf_counter() - began)
    return took


async def work(until: float) -> None:
    """What else an event loop has to do: short spells of work."""
    while perf_counter() < until:
        spell = perf_counter() + SPELL
        while perf_counter() < spell:
            pass
        await asyncio.sleep(0)


@contextmanager
def executemany() -> Iterator[None]:
    """Let the store insert row by row."""

    def run_all(cls: type[Append], connection: Connection, jobs: Sequence[Append]) -> list[None]:
        names = ("match_id", "n", "line", "key")
        connection.execute(insert(moves), [dict(zip(names, row, strict=True)) for job in jobs for row in job.rows])
        return [None] * len(jobs)

    original: Any = Append.__dict__["run_all"]
    Append.run_all = classmethod(run_all)  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        Append.run_all = original  # type: ignore[method-assign]


def report(name: str, tables: int, seconds: float, new_url: Any) -> None:
    for busy in (False, True):
        for way, inserting in (("one statement", nullcontext), ("executemany", executemany)):
            with inserting():
                took = asyncio.run(measure(new_url(), tables, seconds, busy=busy))
            p50, p99 = (took[len(took) * part // 100] * 1000 for part in (50, 99))
            case = f"{name:10}  {'busy' if busy else 'idle'} loop  {way:13}"
            print(f"{case}  {len(took) / seconds:8,.0f} /s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--folder", help="where SQLite's file lies; on a disk, or durability costs nothing")
    wishes = parser.parse_args()
    print(f"durable appends, {wishes.tables} tables at once")
    with tempfile.TemporaryDirectory(dir=wishes.folder) as folder:
        files = (f"sqlite:///{folder}/{number}.sqlite3" for number in range(100))
        report("SQLite", wishes.tables, wishes.seconds, lambda: next(files))
    with postgres.running() as server:
        report("PostgreSQL", wishes.tables, wishes.seconds, server.new_database)


if __name__ == "__main__":
    main()

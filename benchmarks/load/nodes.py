"""Several nodes on one PostgreSQL: what a move costs directly, by way of another node, and on the embedded store.

    make load ARGS="--nodes 2"             # about five minutes
    make load ARGS="--against ../before"   # this program against another checkout that was built, both on SQLite

Four ways in turn, several times: one node; several nodes, everybody reaches the one that has the table; several nodes,
everybody reaches another one, so that every frame is relayed; one server on SQLite. First everybody acts as soon as
possible, then at a human pace. PostgreSQL is a throw-away one with `fsync`, on the same disk.

Nothing is pinned to a core: nodes, PostgreSQL and the clients share what there is, and on two cores the clients take
their part of it. So what counts is processor time: that of each is printed, and the moves for a second of it (nodes and
PostgreSQL together), which hold on a machine with more cores too.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psycopg
from processes import family_seconds, wait_for

sys.path.append(str(Path(__file__).parents[2] / "tests" / "server"))
import postgres

HERE = Path(__file__).parent
SEATS = 4
SIZES = """
    SELECT (pg_current_wal_lsn() - '0/0')::float8,
           pg_total_relation_size('moves')::float8 / greatest(1, (SELECT count(*) FROM moves))
"""
NOT_SLOWER = 0.97
"""Two runs of the same program differ by more than that on a shared machine; medians of several hardly do."""


class Run(NamedTuple):
    """What one way of playing came to."""

    moves_per_second: float
    p50: float
    p99: float
    nodes: float
    """Seconds of processor time a second, of all servers."""
    database: float
    clients: float
    relayed: float
    """Frames between nodes, for each move."""
    frames: float
    """Frames that browsers were sent, for each move."""
    moves_per_commit: float
    wal: float
    """Bytes that PostgreSQL has written ahead, for each move."""
    stored: float
    """Bytes that a move takes in PostgreSQL, with its index."""

    @property
    def moves_per_core_second(self) -> float:
        return self.moves_per_second / (self.nodes + self.database)


class Load(NamedTuple):
    """How much is asked for."""

    tables: int
    rounds: int
    seconds: int
    thinking: int
    """Milliseconds; 0: everybody acts as soon as possible."""


class Way(NamedTuple):
    """A way of playing."""

    name: str
    nodes: int
    """0: the embedded store."""
    relayed: bool = False
    python: str = sys.executable
    program: Path = HERE / "server.py"


def ways(nodes: int) -> list[Way]:
    several = f"{nodes} nodes"
    return [
        Way("one node", 1),
        Way(f"{several}, to the owner", nodes),
        Way(f"{several}, all relayed", nodes, relayed=True),
        Way("SQLite, one server", 0),
    ]


@contextmanager
def servers(way: Way, port: int, store: str) -> Iterator[tuple[list[int], str]]:
    """The servers for a way of playing: their process ids, and the protocol that they speak."""
    ports = range(port, port + max(1, way.nodes))
    started: list[subprocess.Popen[str]] = []
    try:
        protocol = ""
        for one in ports:
            command = [way.python, str(way.program), str(one), store]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            started.append(process)
            assert process.stdout is not None
            protocol = process.stdout.readline().strip()
            wait_for(f"http://127.0.0.1:{one}/health")
        yield [process.pid for process in started], protocol
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()


def play(way: Way, node: str, port: int, load: Load, build: Path) -> Run:
    """Play at so many tables for some seconds."""
    with ExitStack() as stack:
        place = Path(stack.enter_context(TemporaryDirectory(dir=build)))
        database: postgres.Server | None = None
        store = str(place / "store.sqlite3")
        if way.nodes:
            database = stack.enter_context(postgres.running())
            store = database.new_database()
        pids, protocol = stack.enter_context(servers(way, port, store))
        ports = ",".join(str(port + number) for number in range(max(1, way.nodes)))
        wishes = [
            ports,
            load.tables,
            SEATS,
            load.seconds,
            load.thinking,
            protocol,
            *(["relayed"] if way.relayed else []),
        ]
        clients = subprocess.Popen(
            [node, "ours.mjs", *map(str, wishes)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=HERE
        )
        assert clients.stdout is not None

        def look() -> tuple[float, ...]:
            """Processor time of servers, database and clients, the bytes written ahead, and those a move takes."""
            log = stored = 0.0
            if database is not None:
                with psycopg.connect(store) as connection:
                    log, stored = connection.execute(SIZES).fetchone() or (0.0, 0.0)
            of_database = 0.0 if database is None or database.process is None else family_seconds(database.process.pid)
            return sum(map(family_seconds, pids)), of_database, family_seconds(clients.pid), log, stored

        heard = [(look(), line) for line in clients.stdout]
        if clients.wait() or len(heard) != 3:
            assert clients.stderr is not None
            sys.exit(f"the clients failed: {clients.stderr.read()[-2000:]}")
    (before, _), (after, _), (_, told) = heard
    result = json.loads(told)
    of_servers, of_database, of_clients, log, _ = (late - early for early, late in zip(before, after, strict=True))
    moves, lasted = result["moves"], result["seconds"]
    return Run(
        moves_per_second=moves / lasted,
        p50=result["p50"],
        p99=result["p99"],
        nodes=of_servers / lasted,
        database=of_database / lasted,
        clients=of_clients / lasted,
        relayed=result["relayed"] / moves,
        frames=result["framesPerSecond"] * lasted / moves,
        # Programs from before nodes do not count commits.
        moves_per_commit=moves / result["commits"] if result["commits"] else 0,
        wal=log / moves,
        stored=after[-1],
    )


def middle(runs: list[Run]) -> Run:
    return Run(*(median(values) for values in zip(*runs, strict=True)))


HEAD = (
    f"{'':24} {'moves/s':>8} {'ratio':>6} {'p50 ms':>8} {'p99 ms':>8} | {'cores used: nodes':>17} {'postgres':>8} "
    f"{'clients':>7} | {'moves/core-s':>12} {'ratio':>6} | {'relayed':>7} {'sent':>5} {'a commit':>8} "
    f"{'log':>6} {'kept':>6}"
)
LEGEND = (
    "cores used: seconds of processor time a second; moves/core-s: moves for a second of processor time of nodes and "
    "PostgreSQL;\n"
    "for each move: frames relayed, frames sent to browsers; moves a commit; bytes of PostgreSQL's log a move, "
    "and bytes it keeps of one"
)


def row(name: str, runs: list[Run], base: list[Run]) -> str:
    """Medians of all rounds; ratios are those of each round."""
    run = middle(runs)
    pairs = list(zip(runs, base, strict=True))
    faster = median(one.moves_per_second / other.moves_per_second for one, other in pairs)
    cheaper = median(one.moves_per_core_second / other.moves_per_core_second for one, other in pairs)
    cost = median(one.moves_per_core_second for one in runs)
    return (
        f"{name:24} {run.moves_per_second:8,.0f} {faster:6.2f} {run.p50:8.1f} {run.p99:8.1f} | "
        f"{run.nodes:17.2f} {run.database:8.2f} {run.clients:7.2f} | {cost:12,.0f} {cheaper:6.2f} | "
        f"{run.relayed:7.2f} {run.frames:5.2f} {run.moves_per_commit:8.1f} {run.wal:6,.0f} {run.stored:6,.0f}"
    )


def measure(compared: list[Way], load: Load, port: int, node: str, build: Path) -> dict[Way, list[Run]]:
    """Play all ways in turn, every other round the other way round, and print the medians."""
    # Not in /tmp, which may be memory: every move has to reach a disk.
    tempfile.tempdir = str(build)
    results: dict[Way, list[Run]] = {way: [] for way in compared}
    pace = "at a human pace" if load.thinking else "as fast as possible"
    print(f"\n{load.tables} tables of {SEATS}, {pace}, {load.rounds} x {load.seconds} s")
    for number in range(load.rounds):
        for way in compared[:: -1 if number % 2 else 1]:
            results[way].append(play(way, node, port, load, build))
            print(f"  {way.name:24} {results[way][-1].moves_per_second:8,.0f} moves/s", flush=True)
    print(HEAD)
    for way, runs in results.items():
        print(row(way.name, runs, results[compared[0]]), flush=True)
    return results


def run(nodes: int, load: Load, port: int, node: str, build: Path) -> bool:
    """Print the figures; whether frames were relayed where they had to be, and nowhere else."""
    paces = (load._replace(thinking=0), load._replace(rounds=1))
    measured = [measure(ways(nodes), pace, port, node, build) for pace in paces]
    is_right = all(has_right_way(way, one) for results in measured for way, runs in results.items() for one in runs)
    print(f"\n{LEGEND}")
    print(f"frames are relayed where they have to be, and nowhere else: {is_right}")
    return is_right


def has_right_way(way: Way, result: Run) -> bool:
    return result.relayed > result.frames if way.relayed else result.relayed == 0


def against(other: Path, load: Load, port: int, node: str, build: Path) -> bool:
    """Print this program beside that of another checkout, on SQLite; whether it is not slower."""
    python, program = other / "build/compiled/bin/python", other / "benchmarks/load/server.py"
    if not python.exists():
        sys.exit(f"{other} was not built: make -C {other} build")
    there = Way("the other checkout", 0, python=str(python.absolute()), program=program.absolute())
    here = Way("this one", 0)
    # As often first as second: what comes second in a round was up to a sixth faster.
    even = load._replace(thinking=0, rounds=load.rounds + load.rounds % 2)
    results = measure([there, here], even, port, node, build)
    pairs = list(zip(results[here], results[there], strict=True))
    speed = median(one.moves_per_second / before.moves_per_second for one, before in pairs)
    cost = median(one.moves_per_core_second / before.moves_per_core_second for one, before in pairs)
    is_kept = min(speed, cost) > NOT_SLOWER
    print(
        f"\nthe embedded default against before, round by round: {speed:.3f} times the moves a second, {cost:.3f} "
        f"times the moves for a second of processor time (medians of {len(pairs)}): "
        f"{'not slower' if is_kept else 'SLOWER'} (more than {NOT_SLOWER:g})"
    )
    return is_kept

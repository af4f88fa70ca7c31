"""Nodes fail at random while people play, and afterwards their histories are checked.

make chaos                                  # two nodes, 100 people, 50 troubles: some six minutes
make chaos ARGS="--events 10 --people 20 --seed 3 --postgres"
"""

import argparse
import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from folders import memory_folder
from server import postgres
from server.nodes import checker, history
from server.nodes.cluster import Cluster, cluster
from server.nodes.tables import everybody, party, play_to_the_end, records, served, some_acts
from server.nodes.troubles import OF_NODES, OF_POSTGRES, SEGMENT, Scene

logger = logging.getLogger("chaos")
LEASE = 3.0
"""Seconds without a sign of life after which a node is taken for gone."""


class Happened(NamedTuple):
    """A trouble, from its beginning until everybody was served again after its end."""

    kind: str
    node: str
    since: float
    until: float


@dataclass
class Run:
    """What came of it."""

    happened: list[Happened] = field(default_factory=list)
    histories: list[history.History] = field(default_factory=list)
    records: checker.Records = field(default_factory=dict)
    faults: list[checker.Fault] = field(default_factory=list)

    def back(self) -> dict[str, list[float]]:
        """By kind of trouble, how many seconds people were away from their tables, from short to long."""
        found: dict[str, list[float]] = {one.kind: [] for one in self.happened}
        for since, end in (absence for one in self.histories for absence in checker.absences(one)):
            met = [one for one in self.happened if one.since <= end and since <= one.until]
            found.setdefault(met[0].kind if met else "none", []).append(end - since)
        return {kind: sorted(times) for kind, times in sorted(found.items())}


async def run(
    at: Cluster, *, people: int, kinds: Sequence[str], seed: int, thinking: float, lease: float, least_acts: int = 0
) -> Run:
    """Let these troubles happen one after the other, at any moment, and judge what people have seen of them."""
    random, result = Random(seed), Run()
    troubles = OF_NODES | OF_POSTGRES
    async with party(at, people, random, thinking) as players:
        await everybody(players)
        scene = Scene(at, players, random, lease)
        for kind in kinds:
            await some_acts(players, random.randrange(1, 2 * len(players)))
            node, began = random.choice(at.nodes), monotonic()
            await troubles[kind](scene, node)
            await served(players)
            result.happened.append(Happened(kind, node.name, began, monotonic()))
            logger.info("%s of %s, %.2f s", kind, node.name, monotonic() - began)
        while sum(person.answered for person in players) < least_acts:
            await some_acts(players, 1)
        await play_to_the_end(players)
        result.records = await records(at, players)
        result.histories = [player.history for player in players] + scene.histories
    result.faults = checker.check(result.histories, result.records)
    return result


def plan(events: int, kinds: Sequence[str], random: Random) -> list[str]:
    """Each kind as often as the others, in any order."""
    chosen = [kinds[number % len(kinds)] for number in range(events)]
    random.shuffle(chosen)
    return chosen


# The command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2, choices=range(2, 9), metavar="2..8")
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--events", type=int, default=50)
    parser.add_argument("--kinds", nargs="*", choices=[*OF_NODES, *OF_POSTGRES], help="only these troubles")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL is restarted and its disk full, too")
    parser.add_argument("--acts", type=int, default=2000, help="how many have to be answered at least")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds before an act, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the histories, the records and the logs")
    parser.add_argument("--verbose", action="store_true", help="say what happens while it does")
    asked = parser.parse_args()
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.INFO if asked.verbose else logging.WARNING)
    kinds = asked.kinds or [*OF_NODES, *(OF_POSTGRES if asked.postgres else ())]
    events = plan(asked.events, kinds, Random(asked.seed))
    names = [chr(ord("a") + number) for number in range(asked.nodes)]
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)

    async def scene(folder: Path, server: postgres.Server) -> Run:
        async with cluster(folder, server, names) as at:
            try:
                return await run(
                    at,
                    people=asked.people,
                    kinds=events,
                    seed=asked.seed,
                    thinking=asked.thinking,
                    lease=LEASE,
                    least_acts=asked.acts,
                )
            finally:
                if asked.keep:
                    (asked.keep / "log").write_text(at.logs())

    with postgres.running(durable=False, segment=SEGMENT) as server, memory_folder() as folder:
        result = asyncio.run(scene(folder, server))
    if asked.keep:
        history.write(asked.keep / "histories.jsonl", result.histories)
        for (code, match), raw in result.records.items():
            (asked.keep / f"{code}-{match}.jsonl").write_bytes(raw)
    sys.stdout.write("\n".join(table_of(result)) + "\n")
    sys.exit(bool(result.faults))


def table_of(result: Run) -> Iterator[str]:
    """The figures, for people."""
    numbers = checker.figures(result.histories)
    people = sum(one.seat is not None for one in result.histories)
    tables = len({one.table for one in result.histories})
    yield f"{people} people at {tables} tables, {len(result.histories) - people} watch"
    yield (
        f"acts {numbers.acts}, acknowledged {numbers.acknowledged}, sent again {numbers.resent}, "
        f"refused {numbers.refused}, told that it was not saved {numbers.not_saved}"
    )
    yield f"acts answered after (s): {spread(numbers.answered)}"
    yield f"{'trouble':10}{'events':>8}  people who left their line, and were back at their table after (s)"
    times = Counter(one.kind for one in result.happened)
    back = result.back()
    for kind, seconds in back.items():
        yield f"{kind:10}{times[kind]:8}  {spread(seconds)}"
    of_nodes = sorted(time for kind, seconds in back.items() if kind not in OF_POSTGRES for time in seconds)
    yield f"{'of nodes':10}{sum(times[kind] for kind in OF_NODES):8}  {spread(of_nodes)}"
    for fault in result.faults[:20]:
        yield f"FAULT {fault.kind}: table {fault.table}, match {fault.match}: {fault.what}"
    yield f"verdict: {len(result.faults)} faults" if result.faults else "verdict: every act once, in one order"


def spread(ordered: Sequence[float]) -> str:
    p50, p99 = (checker.percentile(ordered, share) for share in (0.5, 0.99))
    return f"p50 {p50:5.2f}  p99 {p99:5.2f}  max {max(ordered, default=0):5.2f}  ({len(ordered)} times)"


if __name__ == "__main__":
    main()

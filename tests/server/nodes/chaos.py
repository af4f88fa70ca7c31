"""Nodes fail at random while people play, and afterwards their histories are checked.

make chaos                                  # two nodes, 100 people, 50 troubles: some six minutes
make chaos ARGS="--events 10 --people 20 --seed 3 --postgres"
"""

import argparse
import asyncio
import logging
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from folders import memory_folder
from server import postgres
from server.nodes import checker, history
from server.nodes.cluster import Cluster, cluster
from server.nodes.tables import everybody, party, play_to_the_end, records, served, some_acts
from server.nodes.troubles import OF_NODES, OF_POSTGRES, SEGMENT, Scene

logger = logging.getLogger("chaos")
LEASE = 3.0
"""Seconds without a sign of life after which a node is taken for gone."""


@dataclass
class Run:
    """What came of it."""

    happened: list[tuple[str, str, float, float]] = field(default_factory=list)
    """Every trouble: what, to which node, and from when to when somebody was not served."""
    histories: list[history.History] = field(default_factory=list)
    faults: list[checker.Fault] = field(default_factory=list)

    def of_postgres(self) -> list[tuple[float, float]]:
        return [(since, until) for kind, _, since, until in self.happened if kind in OF_POSTGRES]

    def back(self, *, of_postgres: bool) -> list[float]:
        """How long people were away, in troubles of PostgreSQL or in all the others."""
        spans = self.of_postgres()
        away = (absence for one in self.histories for absence in checker.absences(one))
        in_it = ((since, end, any(a <= end and since <= b for a, b in spans)) for since, end in away)
        return sorted(end - since for since, end, is_in in in_it if is_in == of_postgres)


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
            result.happened.append((kind, node.name, began, monotonic()))
            logger.info("%s of %s, %.2f s", kind, node.name, monotonic() - began)
        while sum(person.answered for person in players) < least_acts:
            await some_acts(players, 1)
        await play_to_the_end(players)
        written = await records(at, players)
        result.histories = [player.history for player in players]
    result.faults = checker.check(result.histories, written)
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
    sys.stdout.write("\n".join(table_of(result)) + "\n")
    sys.exit(bool(result.faults))


def table_of(result: Run) -> Iterator[str]:
    """The figures, for people."""
    numbers = checker.figures(result.histories)
    took: dict[str, list[float]] = defaultdict(list)
    for kind, _, since, until in result.happened:
        took[kind].append(until - since)
    yield f"{'trouble':10}{'times':>6}   everybody served again after, from its beginning (s)"
    for kind, times in took.items():
        yield f"{kind:10}{len(times):6}   {spread(sorted(times))}"
    games = Counter(one.table for one in result.histories)
    people = sum(one.seat is not None for one in result.histories)
    yield f"{people} people at {len(games)} tables, {len(result.histories) - people} watch"
    yield (
        f"acts {numbers.acts}, acknowledged {numbers.acknowledged}, sent again {numbers.resent}, "
        f"refused {numbers.refused}, told that it was not saved {numbers.not_saved}"
    )
    yield f"back at the table after (s): {spread(result.back(of_postgres=False))}"
    if result.of_postgres():
        yield f"while PostgreSQL was in trouble: {spread(result.back(of_postgres=True))}"
    yield f"acts answered after (s): {spread(numbers.answered)}"
    for fault in result.faults[:20]:
        yield f"FAULT {fault.kind}: table {fault.table}, match {fault.match}: {fault.what}"
    yield f"verdict: {len(result.faults)} faults" if result.faults else "verdict: every act once, in one order"


def spread(ordered: Sequence[float]) -> str:
    p50, p99 = (checker.percentile(ordered, share) for share in (0.5, 0.99))
    return f"p50 {p50:.2f}  p99 {p99:.2f}  max {max(ordered, default=0):.2f}  ({len(ordered)} times)"


if __name__ == "__main__":
    main()

"""The solver of Rummy israelí against a set-cover integer programme on HiGHS: same positions, same run, one core.

Of HiGHS only the solving is timed, not the making of the model. It gives an optimum with any arrangement; so does ours
(`find`), which then looks for one that changes few sets (`best_play`, timed as a whole). Times are processor time, for
the machine may be shared. Both have to find the same optimum.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from games.rummy.integer_programme import Programme, Question
from games.rummy.random_turns import random_turn
from sobremesa.games.rummy.engine import partition
from sobremesa.games.rummy.engine.solver import MOST_TILES, Turn, best_play, cost_of, find

# Tiles on the table, tiles on the rack, jokers on the table, jokers on the rack.
KINDS = [
    (table, rack, on_table, on_rack)
    for table in (0, 20, 40, 60, 75, 90)
    for rack in (7, 14, 30)
    for on_table, on_rack in ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
    if table or not on_table
]
WEIGHTS = [cost_of(2 * face, MOST_TILES) for face in range(53)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=6, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without HiGHS: only how long ours takes")
    arguments = parser.parse_args()
    print(f"compiled: {not partition.__file__.endswith('.py')}")
    random = Random(arguments.seed)
    ours: list[float] = []
    arranged: list[float] = []
    theirs: list[float] = []
    by_jokers: dict[int, list[tuple[float, float, float]]] = {}
    changed = 0
    for _ in range(arguments.positions):
        for size, held, on_table, on_rack in KINDS:
            table, rack, _ = random_turn(random, size, held, on_table, on_rack)
            turn = Turn(table, rack)
            began = process_time()
            find(turn, rack, MOST_TILES)
            ours.append(process_time() - began)
            began = process_time()
            play = best_play(turn, MOST_TILES)
            arranged.append(process_time() - began)
            found = None if play is None else sum(cost_of(t, MOST_TILES) for s in play for t in s[1:] if t in rack)
            changed += 0 if play is None else sum(one not in play for one in table)
            if arguments.alone:
                continue
            programme = Programme(Question(table, rack), close=False)
            began = process_time()
            expected = programme.solve(WEIGHTS)
            theirs.append(process_time() - began)
            by_jokers.setdefault(on_table + on_rack, []).append((ours[-1], arranged[-1], theirs[-1]))
            if found != expected:
                sys.exit(f"not the same optimum: {found}, {expected}\n{table}\n{rack}")
    print(f"{len(ours)} positions, seed {arguments.seed}")
    tell("the optimum", ours)
    tell("with an arrangement that changes few sets", arranged)
    print(f"sets of the table that change: {changed / len(ours):.2f} on average")
    if theirs:
        tell("HiGHS", theirs)
        for name, share in (("median", 0.5), ("p99", 0.99)):
            ratios = [at(theirs, share) / at(times, share) for times in (ours, arranged)]
            print(f"{name}: {ratios[0]:.1f} times as fast, {ratios[1]:.1f} with the arrangement")
        for jokers, times in sorted(by_jokers.items()):
            our, whole, their = (median(column) for column in zip(*times, strict=True))
            print(
                f"{jokers} jokers: HiGHS median {1000 * their:.1f} ms; optimum {1000 * our:.2f} ms, {their / our:.1f} "
                f"times as fast; with the arrangement {1000 * whole:.2f} ms, {their / whole:.1f} times"
            )


def at(times: list[float], share: float) -> float:
    """The time below which this share of all times lies."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def tell(name: str, times: list[float]) -> None:
    print(
        f"{name}: median {1000 * at(times, 0.5):.2f} ms, p90 {1000 * at(times, 0.9):.1f} ms, "
        f"p99 {1000 * at(times, 0.99):.1f} ms, slowest {1000 * max(times):.1f} ms"
    )


if __name__ == "__main__":
    main()

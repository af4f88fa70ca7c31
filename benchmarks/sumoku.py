"""Sumoku's generator of placements and its solver of races: how fast, in processor time, and what they find.

Placements are looked for in positions of matches between medium bots: 200 from the middle, in which somebody is to
move, and the last grids, with racks of any eight tiles. The solver is given tiles drawn at random. Exit code 1 if one
of the limits is not kept.

    make bench-sumoku
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import sobremesa
from sobremesa.bots.seat import answer
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import is_valid
from sobremesa.games.sumoku.engine.placements import all_placements, any_placement, best_placement, differing_placements
from sobremesa.games.sumoku.engine.solver import solve
from sobremesa.games.sumoku.pieces import TILE_COUNT
from sobremesa.lab.matches import is_compiled

KEYS = (3, 4, 5)
BEST_P99 = 0.050
ANY_MOST = 0.005
LIMITS = {10: (0.050, 1.0), 16: (2.0, None), 24: (2.0, None), 32: (2.0, None), 48: (2.0, None), 96: (10.0, None)}
"""Seconds for so many tiles, at the median and at p99."""

Position = tuple[dict[int, int], list[int], int]


def at(part: float, values: list[float]) -> float:
    """The value below which this part of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def timed(work: Callable[..., Any], *arguments: Any) -> tuple[float, Any]:
    begun = process_time()
    result = work(*arguments)
    return process_time() - begun, result


def ok(held: bool) -> str:
    return "ok" if held else "TOO SLOW"


# Placements


def positions(count: int, seed: int) -> tuple[list[Position], list[Position]]:
    """Positions in which somebody is to move, about every third of a match; and last grids with racks of any tiles."""
    game = sobremesa.game("sumoku")
    random = Random(seed)
    middle: list[Position] = []
    ends: list[Position] = []
    while len(middle) < count:
        number = random.getrandbits(64)
        state = game.new(mode="classic", players=2 + len(ends) % 3, key_number=KEYS[len(ends) % 3], seed=number)
        chance = Chance(seed_from_int(number))
        while state.outcome is None:
            if state.cells and random.random() < 1 / 3:
                middle.append((dict(state.cells), list(state.racks[state.seat]), state.key))
            seat = state.to_act[0]
            state.apply(seat, answer(game, state, seat, "medium", chance))
        ends += [(dict(state.cells), random.sample(range(TILE_COUNT), 8), state.key) for _ in range(3)]
    return middle[:count], ends


def bench_placements(count: int, seed: int) -> bool:
    middle, ends = positions(count, seed)
    times: dict[str, list[float]] = {"any": [], "best": [], "differing": [], "all": []}
    found: list[float] = []
    for position in middle:
        times["any"].append(timed(any_placement, *position)[0])
        times["best"].append(timed(best_placement, *position)[0])
        times["differing"].append(timed(differing_placements, *position)[0])
        seconds, listed = timed(all_placements, *position)
        times["all"].append(seconds)
        found.append(len(listed))
    print(f"\n{len(middle)} positions; legal placements: median {at(0.5, found):,.0f}, most {max(found):,.0f}")
    for name, values in times.items():
        print(
            f"{name:12}  median {1000 * at(0.5, values):7.2f} ms   p99 {1000 * at(0.99, values):7.2f} ms   "
            f"max {1000 * max(values):7.2f} ms   {sum(found) / sum(values):13,.0f} placements/s"
        )
    none = [timed(any_placement, *position) for position in ends]
    slowest = max([seconds for seconds, _ in none] + times["any"])
    print(f"any, on {len(none)} last grids: max {1000 * max(seconds for seconds, _ in none):.2f} ms")
    best, worst = at(0.99, times["best"]) <= BEST_P99, slowest <= ANY_MOST
    print(f"best at p99 within {1000 * BEST_P99:.0f} ms: {ok(best)}; any within {1000 * ANY_MOST:.0f} ms: {ok(worst)}")
    return best and worst


# The solver


def bench_solver(tiles: int, key: int, hands: int, seed: int) -> bool:
    random = Random(f"{seed}:{tiles}:{key}")
    times: list[float] = []
    complete = impossible = left = 0
    for number in range(hands):
        hand = sorted(random.sample(range(TILE_COUNT), tiles))
        seconds, solution = timed(solve, hand, key, Chance(seed_from_int(number)))
        times.append(seconds)
        complete += solution.is_complete
        impossible += solution.impossible
        left += len(solution.left)
        if solution.cells and not is_valid(dict(zip(solution.cells, solution.laid, strict=True)), key):
            sys.exit("that was no sumoku")
    middle, rare = LIMITS[tiles]
    held = at(0.5, times) <= middle and (rare is None or at(0.99, times) <= rare)
    print(
        f"{tiles:5} {key:4} {hands:6} {complete:9} {impossible:11} {hands - complete - impossible:8} "
        f"{left / max(1, hands - complete):12.1f}   {1000 * at(0.5, times):8.2f} ms {1000 * at(0.99, times):8.2f} ms "
        f"{1000 * max(times):8.2f} ms   {ok(held)}"
    )
    return held


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--hands", type=int, default=1000, help="of ten tiles; fewer of many")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"engine: {'compiled' if is_compiled() else 'interpreted'}; processor time")
    verdicts = [bench_placements(asked.positions, asked.seed)]
    print("\ntiles  key  hands  complete  impossible  unknown  left of those       median         p99         max")
    for tiles in LIMITS:
        hands = max(10, asked.hands * 10 // tiles) if tiles > 10 else asked.hands
        verdicts += [bench_solver(tiles, key, hands, asked.seed) for key in KEYS]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

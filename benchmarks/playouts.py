"""Random playouts of Sumo against oh_hell of OpenSpiel, its nearest relative there: decisions per second, four players.

Both are driven by the same kind of plain Python loop; ours also by the compiled playout that `sobremesa simulate` runs.
All are measured in turns in one run, and what counts are ratios. Exit code 1 if one of them falls short.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import pyspiel

import sobremesa
from sobremesa.core.options import read_options
from sobremesa.lab.matches import is_compiled
from sobremesa.lab.simulate import simulate

PLAYERS = 4
LOOP_MUST_BE = 2.0
PLAYOUT_MUST_BE = 3.0
TWO_WORKERS_MUST_BE = 1.7

SUMO = sobremesa.game("sumo")
OPTIONS = read_options(SUMO.options, {"players": PLAYERS})
OH_HELL = pyspiel.load_game("oh_hell", {"players": PLAYERS})


def oh_hell_in_a_loop(games: int, random: Random) -> float:
    """Cards are dealt by chance, each as likely as the next, so that no weights are needed to sample them."""
    decisions = 0
    begun = perf_counter()
    for _ in range(games):
        state = OH_HELL.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / (perf_counter() - begun)


def sumo_in_a_loop(games: int, random: Random) -> float:
    decisions = 0
    begun = perf_counter()
    for _ in range(games):
        state = SUMO.new(players=PLAYERS, seed=random.getrandbits(64))
        while state.outcome is None:
            seat = state.to_act[0]
            state.apply(seat, random.choice(state.legal_actions(seat)))
            decisions += 1
    return decisions / (perf_counter() - begun)


def sumo_playout(games: int, random: Random) -> float:
    return simulate(SUMO, OPTIONS, games=games, seed=random.getrandbits(64)).decisions_per_second


def sumo_with_two_workers(games: int, random: Random) -> float:
    return simulate(SUMO, OPTIONS, games=games, seed=random.getrandbits(64), workers=2).decisions_per_second


def measure(runs: dict[Callable[[int, Random], float], int], repeats: int) -> list[list[float]]:
    """Decisions per second of each run, repeat by repeat; they take turns, so that a slow moment slows them all."""
    random = Random(7)
    return [[run(games, random) for run, games in runs.items()] for _ in range(repeats)]


def compare(name: str, ours: list[float], theirs: list[float], must_be: float) -> bool:
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    verdict = "ok" if ratio >= must_be else "TOO SLOW"
    print(f"{name:44}{ratio:6.2f} x   (at least {must_be})   {verdict}")
    return ratio >= must_be


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--games", type=int, default=500, help="matches of Sumo a repeat")
    parser.add_argument("--worker-games", type=int, default=40_000, help="matches for the comparison of workers")
    parser.add_argument("--worker-repeats", type=int, default=3)
    asked = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled: run this with `make bench`.", file=sys.stderr)
        return 2

    runs = {oh_hell_in_a_loop: asked.games, sumo_in_a_loop: asked.games, sumo_playout: asked.games}
    peer, loop, playout = zip(*measure(runs, asked.repeats), strict=True)
    workers = {sumo_playout: asked.worker_games, sumo_with_two_workers: asked.worker_games}
    one, two = zip(*measure(workers, asked.worker_repeats), strict=True)

    print(f"Decisions per second, {PLAYERS} players; medians of repeats that take turns.")
    for name, speeds in (
        ("oh_hell, Python loop", peer),
        ("Sumo, Python loop", loop),
        ("Sumo, compiled playout", playout),
        (f"Sumo, {asked.worker_games} matches, 1 worker", one),
        (f"Sumo, {asked.worker_games} matches, 2 workers", two),
    ):
        print(f"{name:40}{median(speeds):12,.0f}")
    verdicts = [
        compare("Sumo in a loop / oh_hell in a loop", loop, peer, LOOP_MUST_BE),
        compare("Sumo compiled playout / oh_hell in a loop", playout, peer, PLAYOUT_MUST_BE),
        compare("Sumo with 2 workers / with 1", two, one, TWO_WORKERS_MUST_BE),
    ]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

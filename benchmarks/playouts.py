"""Random playouts against the nearest relative of each game in OpenSpiel: decisions per second.

Both are driven by the same kind of plain Python loop; ours also by the compiled playout that `sobremesa simulate` runs.
All are measured in turns in one run, and what counts are ratios. Exit code 1 if one of them falls short. A decision is
an action of a player, not of chance: in Rummy 500 a draw, a meld, a lay-off or a discard, in Burako the same with the
pozo, in gin_rummy a draw, a discard, a knock or a meld. Sumoku's nearest relative, a crossword, cannot be played at
random there; Hive is another game of tiles laid beside one another.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter

import pyspiel

import sobremesa
from sobremesa.core.options import read_options
from sobremesa.lab.matches import is_compiled
from sobremesa.lab.simulate import simulate

PLAYERS = 4
TWO_WORKERS_MUST_BE = 1.7

Run = Callable[[int, Random], float]


@dataclass(frozen=True)
class Comparison:
    """A game of ours, its peer, and how many times as fast ours has to be."""

    peer: str
    loop_must_be: float
    playout_must_be: float
    matches: int
    """In a repeat, of both games."""
    worker_matches: int = 0
    """To see what a second worker brings; it is enough to look at one game."""
    players: tuple[int, ...] = (PLAYERS,)
    """The numbers of players ours is measured with."""
    peer_players: int | None = PLAYERS
    """None where the peer has but one number of players."""


COMPARISONS = {
    "sumo": Comparison(peer="oh_hell", loop_must_be=2.0, playout_must_be=3.0, matches=500, worker_matches=40_000),
    "sorry": Comparison(peer="maedn", loop_must_be=1.0, playout_must_be=1.5, matches=80),
    "rummy500": Comparison(
        peer="gin_rummy", loop_must_be=5.0, playout_must_be=5.0, matches=25, players=(2, 4), peer_players=None
    ),
    # A decision is one of thousands of placements here, one of some 160 moves there; the loop lists them all. The
    # floors only tell whether something has become much slower.
    "sumoku": Comparison(
        peer="hive", loop_must_be=0.001, playout_must_be=0.01, matches=1, players=(2, 4), peer_players=None
    ),
    "burako": Comparison(
        peer="gin_rummy", loop_must_be=5.0, playout_must_be=5.0, matches=25, players=(2, 4), peer_players=None
    ),
    # Every list of plays asks the solver for two exact optima and for arrangements of them: far more than a list of
    # discards. What this guards is that it stays so cheap that whole matches can be simulated.
    "rummy": Comparison(
        peer="gin_rummy", loop_must_be=0.01, playout_must_be=0.01, matches=2, players=(2, 4), peer_players=None
    ),
}


# What is run: each gives its decisions per second


def peer_in_a_loop(name: str, players: int | None) -> Run:
    """What chance does in these games is equally likely, so that no weights are needed to sample it."""
    game = pyspiel.load_game(name, {} if players is None else {"players": players})

    def run(matches: int, random: Random) -> float:
        decisions = 0
        begun = perf_counter()
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (perf_counter() - begun)

    return run


def ours_in_a_loop(name: str, players: int) -> Run:
    game = sobremesa.game(name)

    def run(matches: int, random: Random) -> float:
        decisions = 0
        begun = perf_counter()
        for _ in range(matches):
            state = game.new(players=players, seed=random.getrandbits(64))
            while state.outcome is None:
                seat = state.to_act[0]
                state.apply(seat, random.choice(state.legal_actions(seat)))
                decisions += 1
        return decisions / (perf_counter() - begun)

    return run


def our_playout(name: str, players: int = PLAYERS, workers: int = 1) -> Run:
    game = sobremesa.game(name)
    options = read_options(game.options, {"players": players})

    def run(matches: int, random: Random) -> float:
        seed = random.getrandbits(64)
        return simulate(game, options, games=matches, seed=seed, workers=workers).decisions_per_second

    return run


# Measuring and comparing


def measure(runs: list[Run], matches: int, repeats: int) -> list[tuple[float, ...]]:
    """Decisions per second of each run, repeat by repeat; they take turns, so that a slow moment slows them all."""
    random = Random(7)
    return list(zip(*[[run(matches, random) for run in runs] for _ in range(repeats)], strict=True))


def show(name: str, speeds: tuple[float, ...]) -> None:
    print(f"{name:48}{median(speeds):12,.0f}")


def compare(name: str, ours: tuple[float, ...], theirs: tuple[float, ...], must_be: float) -> bool:
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    verdict = "ok" if ratio >= must_be else "TOO SLOW"
    print(f"{name:48}{ratio:8.2f} x   (at least {must_be})   {verdict}")
    return ratio >= must_be


def against_peer(name: str, asked: Namespace) -> bool:
    """A game in a loop and as a compiled playout, both against its peer in a loop."""
    comparison = COMPARISONS[name]
    verdicts = [against_peer_with(name, players, asked) for players in comparison.players]
    if comparison.worker_matches:
        verdicts.append(with_two_workers(name, comparison.worker_matches, asked.worker_repeats))
    return all(verdicts)


def against_peer_with(name: str, players: int, asked: Namespace) -> bool:
    comparison = COMPARISONS[name]
    ours, theirs = f"{name} ({players})", f"{comparison.peer} in a loop"
    runs = [
        peer_in_a_loop(comparison.peer, comparison.peer_players),
        ours_in_a_loop(name, players),
        our_playout(name, players),
    ]
    peer, loop, playout = measure(runs, max(1, round(comparison.matches * asked.scale)), asked.repeats)
    show(f"{comparison.peer}, Python loop", peer)
    show(f"{ours}, Python loop", loop)
    show(f"{ours}, compiled playout", playout)
    in_a_loop = compare(f"{ours} in a loop / {theirs}", loop, peer, comparison.loop_must_be)
    compiled = compare(f"{ours} compiled playout / {theirs}", playout, peer, comparison.playout_must_be)
    return in_a_loop and compiled


def with_two_workers(name: str, matches: int, repeats: int) -> bool:
    one, two = measure([our_playout(name), our_playout(name, workers=2)], matches, repeats)
    show(f"{name}, {matches} matches, 1 worker", one)
    show(f"{name}, {matches} matches, 2 workers", two)
    return compare(f"{name} with 2 workers / with 1", two, one, TWO_WORKERS_MUST_BE)


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=COMPARISONS, action="append", help="only this one; may be given again")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--scale", type=float, default=1.0, help="times as many matches a repeat")
    parser.add_argument("--worker-repeats", type=int, default=3)
    asked = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled: run this with `make bench`.", file=sys.stderr)
        return 2
    print("Decisions of players per second, with so many players; medians of repeats that take turns.")
    verdicts = [against_peer(name, asked) for name in asked.game or COMPARISONS]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

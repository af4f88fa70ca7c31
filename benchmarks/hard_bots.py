"""How much slower, and so weaker, `hard` is on the plain engine than on the compiled one.

The same positions are put to `hard` on both, without a limit of time: the quotient of the CPU times is the slowdown.
Then, on the compiled engine, `hard` with a table's budget plays `hard` with that budget divided by the slowdown: the
second is what the plain engine is at a table. Time is the process's CPU time, so that a busy machine does not matter.

    make build && .venv/bin/python benchmarks/hard_bots.py
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any

from sobremesa.bots import search
from sobremesa.catalogue import game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Bot, Game
from sobremesa.core.options import read_options
from sobremesa.core.state import State
from sobremesa.lab import arena
from sobremesa.server.limits import Limits

COMPILED = Path(__file__).parent.parent / "build" / "compiled" / "bin" / "python"
BUDGET = Limits().think_seconds
SHARE_OF_TIME = 0.7
"""Of its time that `hard` searches for, in every game."""
SETTINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "sumo, 4 players": ("sumo", {"players": 4}),
    "sumo, 10 players": ("sumo", {"players": 10}),
    "sorry, standard, 4 players": ("sorry", {"players": 4}),
    "sorry, scored, 4 players": ("sorry", {"players": 4, "mode": "scored"}),
    "rummy500, 2 players": ("rummy500", {"players": 2, "target_score": 250}),
    "rummy500, 4 players": ("rummy500", {"players": 4, "target_score": 250}),
    "rummy500, 6 players": ("rummy500", {"players": 6, "target_score": 250}),
    "rummy, 2 players": ("rummy", {"players": 2}),
    "rummy, 4 players": ("rummy", {"players": 4}),
    "burako, 2 players": ("burako", {"players": 2}),
    "burako, 4 players": ("burako", {"players": 4}),
    "sumoku, classic, 2 players": ("sumoku", {"players": 2, "mode": "classic"}),
    "sumoku, classic, 4 players": ("sumoku", {"players": 4, "mode": "classic"}),
}


# On one engine


def positions(box: Game[Any], options: dict[str, Any], wanted: int) -> list[State[Any]]:
    """Moments with a choice, every seventh one of matches between medium bots."""
    found: list[State[Any]] = []
    for seed in range(wanted):
        state = box.begin(read_options(box.options, options), Chance(seed_from_int(seed)))
        chance = Chance(seed_from_int(1000 + seed))
        for number in range(1, 80):
            if state.outcome is not None:
                break
            seat = state.to_act[0]
            if number % 7 == 0 and len(state.legal_actions(seat)) > 1:
                found.append(state.copy())
                if len(found) == wanted:
                    return found
            state.apply(seat, box.bots["medium"].choose(state.imagine(seat, chance), seat, chance, 1.0))
    return found


def times(name: str, wanted: int) -> list[float]:
    """The CPU seconds of whole searches."""
    box = game(SETTINGS[name][0])
    taken = []
    for number, state in enumerate(positions(box, SETTINGS[name][1], wanted)):
        seat = state.to_act[0]
        chance = Chance(seed_from_int(number))
        world = state.imagine(seat, chance)
        begun = process_time()
        box.bots["hard"].choose(world, seat, chance, 1e9)
        taken.append(process_time() - begun)
    return taken


class Hurried:
    """A bot that has only a part of the time."""

    def __init__(self, bot: Bot, slowdown: float) -> None:
        self.bot = bot
        self.slowdown = slowdown

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Any:
        """What it would do on a slower engine."""
        return self.bot.choose(world, seat, chance, seconds / self.slowdown)


def duel(name: str, slowdown: float, matches: int, seconds: float) -> list[dict[str, Any]]:
    """Hard against itself in a hurry."""
    search.perf_counter = process_time
    game_id, options = SETTINGS[name]
    box = game(game_id)
    box.bots["hurried"] = Hurried(box.bots["hard"], slowdown)
    bots = ["hard", "hurried", "medium"]
    result = arena.arena(box, read_options(box.options, options), bots=bots, matches=matches, seed=1, seconds=seconds)
    return [
        {"bot": one.bot, "rating": one.rating.value, "low": one.rating.low, "high": one.rating.high}
        for one in result.standings
    ]


# On both


def on(python: Path | str, *words: str) -> Any:
    """What this script says when it is run by that Python."""
    run = subprocess.run([str(python), __file__, *words], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def compare(name: str, wanted: int, matches: int, seconds: float) -> None:
    """One line for the times, one for the duel."""
    plain = on(sys.executable, "--measure", name, "--positions", str(wanted))
    compiled = on(COMPILED, "--measure", name, "--positions", str(wanted))
    slowdown = sum(plain) / sum(compiled)
    searching = seconds * SHARE_OF_TIME
    print(f"{name}: {len(plain)} positions, slowdown {slowdown:.1f}")
    for engine, taken in (("plain", plain), ("compiled", compiled)):
        late = sum(one > searching for one in taken) / len(taken)
        worlds = sum(min(1.0, searching / one) for one in taken if one > 0) / len(taken)
        print(
            f"  {engine:9} median {median(taken):.3f} s, 90 % below {quantiles(taken, n=10)[-1]:.3f} s, "
            f"out of time {late:.0%}, worlds within the budget {worlds:.0%}"
        )
    if matches:
        words = ("--slowdown", str(slowdown), "--matches", str(matches), "--seconds", str(seconds))
        for one in on(COMPILED, "--duel", name, *words):
            print(f"  {one['bot']:9} {one['rating']:+.0f} [{one['low']:+.0f}, {one['high']:+.0f}]")
    sys.stdout.flush()


def main() -> None:
    """Everything, or one part of it for the parent process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=BUDGET, help="the budget of an answer; less under load")
    parser.add_argument("--only", default="", help="settings that begin like this")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--duel", help=argparse.SUPPRESS)
    parser.add_argument("--slowdown", type=float, help=argparse.SUPPRESS)
    typed = parser.parse_args()
    if typed.measure:
        print(json.dumps(times(typed.measure, typed.positions)))
    elif typed.duel:
        print(json.dumps(duel(typed.duel, typed.slowdown, typed.matches, typed.seconds)))
    else:
        for name in SETTINGS:
            if name.startswith(typed.only):
                compare(name, typed.positions, typed.matches, typed.seconds)


if __name__ == "__main__":
    main()

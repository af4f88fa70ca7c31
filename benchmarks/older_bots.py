"""Today's bots against those of an older commit, in the arena, both compiled.

    make older GAME=sumo ARGS="--players 4 --matches 200"
    make older GAME=rummy REV=afe78bc ARGS="--bots expert,hard@old --players 2"

`make older` builds the engine of the commit in build/older. Its bots answer in a process of their own, which is sent
the imagined world as a position. Their level is written with `@old`; "slowest" is not measured for them.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.lab.arena import arena

OLD = "@old"


class OlderBot:
    """A bot of another build. Its process is started with the first question; a copy starts its own."""

    def __init__(self, python: str, game: str, level: str) -> None:
        self.python = python
        self.game = game
        self.level = level
        self.process: subprocess.Popen[str] | None = None

    def __reduce__(self) -> Any:
        return OlderBot, (self.python, self.game, self.level)

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Action:
        """What the older bot answers."""
        if self.process is None:
            self.process = subprocess.Popen(
                [self.python, __file__, "--answer", self.game, self.level],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        question = {"world": world.position(), "seat": seat, "seed": chance.draw_seed().hex(), "seconds": seconds}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer: Action = get_game(self.game).reader.convert(json.loads(self.process.stdout.readline()))
        return answer


def answer_questions(game: str, level: str) -> None:
    """Runs in the older build: one question a line, one action a line."""
    box = get_game(game)
    bot = box.bot(level)
    for line in sys.stdin:
        question = json.loads(line)
        world = box.from_position(question["world"])
        chance = Chance(bytes.fromhex(question["seed"]))
        action = bot.choose(world, question["seat"], chance, question["seconds"])
        print(json.dumps(msgspec.to_builtins(action)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("older", help="the Python of the older build")
    parser.add_argument("game")
    parser.add_argument("--bots", default=f"hard,hard{OLD}", help="levels; those of the older build end in @old")
    parser.add_argument("--players", type=int)
    parser.add_argument("--mode")
    parser.add_argument("--option", action="append", default=[], help="name=value, the value as JSON or a word")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.8, help="for an answer; a table gives 0.8")
    given = parser.parse_args()
    levels = given.bots.split(",")
    older = {
        level: OlderBot(given.older, given.game, level.removesuffix(OLD)) for level in levels if level.endswith(OLD)
    }
    options: dict[str, Any] = {name: read(value) for name, _, value in (one.partition("=") for one in given.option)}
    for name in ("players", "mode"):
        if getattr(given, name) is not None:
            options[name] = getattr(given, name)
    result = arena(
        get_game(given.game).with_bots(**older),
        options,
        bots=levels,
        matches=given.matches,
        seed=given.seed,
        workers=given.workers,
        seconds=given.seconds,
    )
    print(f"{result.game} {result.mode}, {result.players} players, {result.matches} matches, seed {result.seed}")
    for one in result.standings:
        wins, points = one.win_share, one.score_per_hand
        print(
            f"{one.bot:12} wins {100 * wins.value:5.1f} % [{100 * wins.low:.1f}, {100 * wins.high:.1f}]"
            f"  points a hand {points.value:7.1f} [{points.low:.1f}, {points.high:.1f}]"
            f"  slowest {one.slowest_ms:.0f} ms"
        )


def read(value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError:
        return value


if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer_questions(Path(sys.argv[2]).name, sys.argv[3])
    else:
        main()

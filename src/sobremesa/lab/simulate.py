"""Many matches, counted: who wins, how long they are, how fast they run."""

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from sobremesa.core.chance import Chance, chance_from
from sobremesa.core.game import Bot, Game
from sobremesa.core.options import AnyOptions, Options, read_options
from sobremesa.lab.matches import (
    check_bots,
    check_count,
    check_game,
    is_compiled,
    mode_of,
    packed,
    play,
    play_at_random,
    unpacked,
)
from sobremesa.lab.work import Progress, in_pieces


class Simulation(Struct, frozen=True, kw_only=True):
    """What came of it. A shared win counts for each seat that shares it."""

    game: str
    mode: str
    players: int
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    mean_decisions: float
    compiled: bool


class Tally(Struct):
    """The count of one piece of the work."""

    decisions: int
    wins: list[int]


def simulate(
    game: Game[Any],
    options: AnyOptions,
    *,
    games: int,
    bots: Sequence[str] = (),
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play that many matches: at random, or seat i with `bots[i % len(bots)]`.

    Each match has a seed of its own made from the one given, so the result does not depend on the number of workers.
    """
    check_game(game)
    check_bots(game, bots)
    check_count("games", games)
    check_count("workers", workers)
    agreed = read_options(game.options, options)
    root = chance_from(seed)
    seats = [bots[seat % len(bots)] for seat in range(agreed.players)] if bots else []
    begun = perf_counter()
    tallies = in_pieces(partial(_tally, packed(game), agreed, seats, root), games, workers, progress)
    seconds = perf_counter() - begun
    decisions = sum(tally.decisions for tally in tallies)
    return Simulation(
        game=game.id,
        mode=mode_of(agreed),
        players=agreed.players,
        games=games,
        seed=seed,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=games / seconds,
        wins=[sum(column) for column in zip(*(tally.wins for tally in tallies), strict=True)],
        mean_decisions=decisions / games,
        compiled=is_compiled(),
    )


def _tally(box: tuple[str, dict[str, Bot]], options: Options, seats: list[str], root: Chance, numbers: range) -> Tally:
    """Play the matches with these numbers."""
    game = unpacked(*box)
    tally = Tally(0, [0] * options.players)
    for number in numbers:
        chance = root.fork("game", number)
        if seats:
            played = play(game, options, seats, chance)
        else:
            played = play_at_random(game, options, chance)
        tally.decisions += played.decisions
        for winner in played.outcome.winners:
            tally.wins[winner] += 1
    return tally

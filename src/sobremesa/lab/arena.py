"""Bots against each other: everyone in every place equally often, and how sure we are of the result."""

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any

from msgspec import Struct

from sobremesa.core.chance import Chance, chance_from
from sobremesa.core.game import Bot, Game
from sobremesa.core.options import AnyOptions, Options, read_options
from sobremesa.lab.matches import (
    ANSWER_SECONDS,
    Played,
    check_bots,
    check_count,
    check_game,
    is_compiled,
    mode_of,
    packed,
    play,
    unpacked,
)
from sobremesa.lab.ratings import Estimate, MatchResult, estimates
from sobremesa.lab.work import Progress, in_pieces


class Standing(Struct, frozen=True, kw_only=True):
    """How one bot did. `rating` is on the scale of Elo with the bots' mean at 0; `win_share` is per seat, a shared win
    in parts; `score_per_hand` is points (in Sumo: sumos) per hand."""

    bot: str
    rating: Estimate
    win_share: Estimate
    score_per_hand: Estimate
    slowest_ms: float


class Arena(Struct, frozen=True, kw_only=True):
    """The result of an arena, the best bot first."""

    game: str
    mode: str
    players: int
    matches: int
    seed: int
    seconds: float
    compiled: bool
    standings: list[Standing]


def arena(
    game: Game[Any],
    options: AnyOptions,
    *,
    bots: Sequence[str],
    matches: int,
    seed: int,
    workers: int = 1,
    seconds: float = ANSWER_SECONDS,
    progress: Progress | None = None,
) -> Arena:
    """Let the bots play that many matches, with so many seconds for each answer.

    Bots that were added to the game (`with_bots`) are pickled if there is more than one worker.

    As long as nobody runs out of time, the result depends on the seed alone, not on workers or machine.
    """
    check_game(game)
    check_bots(game, bots)
    if not bots:
        raise ValueError("an arena needs at least one bot")
    check_count("matches", matches)
    check_count("workers", workers)
    check_seconds(seconds)
    agreed = read_options(game.options, options)
    root = chance_from(seed)
    begun = perf_counter()
    pieces = in_pieces(partial(_play_some, packed(game), agreed, list(bots), root, seconds), matches, workers, progress)
    took = perf_counter() - begun
    played = [match for piece in pieces for match in piece]
    return Arena(
        game=game.id,
        mode=mode_of(agreed),
        players=agreed.players,
        matches=matches,
        seed=seed,
        seconds=took,
        compiled=is_compiled(),
        standings=_standings(list(bots), played, root.fork("bootstrap")),
    )


def check_seconds(seconds: object) -> None:
    """Raise TypeError or ValueError for what is no time to think."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise TypeError(f"seconds has to be a number, not a {type(seconds).__name__}")
    if not seconds >= 0:
        raise ValueError(f"seconds has to be 0 or more, not {seconds}")


def seating(bots: Sequence[Any], sides: Sequence[int], match: int) -> list[int]:
    """Who sits where: which of the bots has each seat. A side is one bot's; they move on by one from match to match.

    When everybody has been everywhere the circle is turned round, for whom one plays behind matters as well.
    """
    way = 1 if match // len(bots) % 2 == 0 else -1
    return [(match + way * side) % len(bots) for side in sides]


def sides_of(game: Game[Any], options: Options) -> list[int]:
    """The side each seat plays for, known before anything is dealt."""
    state = game.state(options, chance_from(0))
    return [state.side(seat) for seat in range(options.players)]


def _play_some(
    box: tuple[str, dict[str, Bot]], options: Options, bots: list[str], root: Chance, seconds: float, numbers: range
) -> list[Played]:
    """Play the matches with these numbers."""
    game = unpacked(*box)
    sides = sides_of(game, options)
    return [
        play(
            game,
            options,
            [bots[bot] for bot in seating(bots, sides, number)],
            root.fork("match", number),
            seconds,
        )
        for number in numbers
    ]


def _standings(bots: list[str], played: list[Played], chance: Chance) -> list[Standing]:
    """Each bot's figures, the best first."""
    seats = [seating(bots, match.sides, number) for number, match in enumerate(played)]
    results = [
        MatchResult(
            bots=seated, sides=match.sides, ranks=match.outcome.ranks, totals=match.outcome.totals, hands=match.hands
        )
        for seated, match in zip(seats, played, strict=True)
    ]
    standings = [
        Standing(bot=bots[number], slowest_ms=1000 * _slowest(number, seats, played), **figures)
        for number, figures in enumerate(estimates(results, len(bots), chance))
    ]
    return sorted(standings, key=lambda standing: -standing.rating.value)


def _slowest(bot: int, seats: list[list[int]], played: list[Played]) -> float:
    """The longest the bot has thought, in seconds."""
    return max(
        (
            seconds
            for seated, match in zip(seats, played, strict=True)
            for sitting, seconds in zip(seated, match.slowest, strict=True)
            if sitting == bot
        ),
        default=0.0,
    )

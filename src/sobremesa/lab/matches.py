"""One match played by bots, from the first deal to the outcome."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from sobremesa.bots.seat import answer
from sobremesa.core import state as state_module
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.core.options import Options
from sobremesa.core.outcome import Outcome
from sobremesa.core.playout import play_out
from sobremesa.core.refused import Refused

RANDOM: Final = "random"
"""Not a bot, but somebody to compare bots with: any legal action will do."""

ANSWER_SECONDS: Final = 1.0


class Played(Struct, frozen=True):
    """How a match went; `sides` and `slowest` (the longest a seat has thought, in seconds) are by seat."""

    outcome: Outcome
    hands: int
    decisions: int
    sides: tuple[int, ...] = ()
    slowest: tuple[float, ...] = ()


def play(
    game: Game[Any], options: Options, bots: Sequence[str], chance: Chance, seconds: float = ANSWER_SECONDS
) -> Played:
    """A whole match; seat i is played by `bots[i]`, who has so many seconds for each answer.

    Everything that happens follows from the chance given, as long as nobody runs out of time.
    """
    streams = [chance.fork("bot", seat) for seat in range(options.players)]
    state = game.begin(options, chance)
    decisions = 0
    slowest = [0.0] * options.players
    while state.outcome is None:
        if not state.to_act:
            state.tick()
            continue
        seat = state.to_act[0]
        begun = perf_counter()
        if bots[seat] == RANDOM:
            actions = state.legal_actions(seat)
            action = actions[streams[seat].below(len(actions))]
        else:
            action = answer(game, state, seat, bots[seat], streams[seat], seconds)
        slowest[seat] = max(slowest[seat], perf_counter() - begun)
        state.apply(seat, action)
        decisions += 1
    sides = tuple(state.side(seat) for seat in range(options.players))
    return Played(state.outcome, state.hands_played, decisions, sides, tuple(slowest))


def play_at_random(game: Game[Any], options: Options, chance: Chance) -> Played:
    """A whole match in which every seat does anything, by the compiled loop where there is one."""
    state = game.begin(options, chance)
    decisions = play_out(state, chance.fork("random"))
    assert state.outcome is not None
    return Played(state.outcome, state.hands_played, decisions)


def check_bots(game: Game[Any], bots: Sequence[str]) -> None:
    """Refuse a bot the game does not have, before anybody sits down."""
    for bot in bots:
        if bot != RANDOM and bot not in game.bots:
            raise Refused("unknown_level", level=bot, known=[*game.bots, RANDOM])


def mode_of(options: Options) -> str:
    """The mode of a match; a game that has only one calls it `standard`."""
    return str(getattr(options, "mode", "standard"))


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(state_module.__file__).endswith(".py")

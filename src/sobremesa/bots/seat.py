"""A bot in a seat: it is handed an imagined world, never the real one, and answers with an ordinary action."""

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Seed, chance_from
from sobremesa.core.game import Game, Judge
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.core.weighed import Weighed

LEVELS: Final = ("easy", "medium", "hard")
"""The levels that every game has; some have an `expert` above them."""


def answer(
    game: Game[Any], state: State[Any], seat: int, level: str, seed: Seed = None, seconds: float = 1.0
) -> Action:
    """The action a bot of that level takes in the seat, within the time it has; refused if the seat may not act.

    A `Chance` may be given for the seed; it is drawn from. Without one nobody can foresee what the bot imagines.
    """
    must_be_able_to_act(state, seat)
    chance = chance_from(seed)
    return game.bot(level).choose(state.imagine(seat, chance), seat, chance, seconds)


def weigh(
    game: Game[Any],
    state: State[Any],
    seat: int,
    actions: Sequence[Action] = (),
    level: str = "hard",
    seed: Seed = None,
    seconds: float = 1.0,
) -> list[Weighed]:
    """What the seat's candidates and the given actions are worth to a bot of that level, the best first.

    Raises Refused where the seat may not act, or if one of the actions is not legal. The list is empty where nothing
    can be judged: in the races of Sumoku, and for levels that do not search.
    """
    must_be_able_to_act(state, seat)
    for action in actions:
        state.check(seat, action)
    bot = game.bot(level)
    chance = chance_from(seed)
    return bot.weigh(state.imagine(seat, chance), seat, actions, chance, seconds) if isinstance(bot, Judge) else []


def must_be_able_to_act(state: State[Any], seat: int) -> None:
    """Refuse to answer for a seat that may not act."""
    if state.outcome is not None:
        raise Refused("match_over")
    if not state.may_act(seat):
        raise Refused("not_your_turn", **state.why_wait(seat))

"""A bot in a seat: it is handed an imagined world, never the real one, and answers with an ordinary action."""

from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Seed, chance_from
from sobremesa.core.game import Game
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

LEVELS: Final = ("easy", "medium", "hard", "expert")


def answer(
    game: Game[Any], state: State[Any], seat: int, level: str, seed: Seed = None, seconds: float = 1.0
) -> Action:
    """The action a bot of that level takes in the seat, within the time it has; refused if the seat may not act.

    A `Chance` may be given for the seed; it is drawn from. Without one nobody can foresee what the bot imagines.
    """
    if state.outcome is not None:
        raise Refused("match_over")
    if not state.may_act(seat):
        raise Refused("not_your_turn", **state.why_wait(seat))
    chance = chance_from(seed)
    return game.bot(level).choose(state.imagine(seat, chance), seat, chance, seconds)

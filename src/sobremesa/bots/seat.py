"""A bot in a seat: it is handed an imagined world, never the real one, and answers with an ordinary action."""

from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.game import Bot, Game
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

LEVELS: Final = ("easy", "medium", "hard")


def answer(game: Game[Any], state: State[Any], seat: int, level: str, chance: Chance, seconds: float = 1.0) -> Action:
    """The action a bot of that level takes in the seat, within the time it has."""
    return bot_of(game, level).choose(state.imagine(seat, chance), seat, chance, seconds)


def bot_of(game: Game[Any], level: str) -> Bot:
    """The game's bot of that level."""
    bot = game.bots.get(level)
    if bot is None:
        raise Refused("unknown_level", level=level, known=list(game.bots))
    return bot

"""Bots of other people, by name: `module:name`, or an entry point of the group `sobremesa.bots`.

What is named is a bot, an object with `choose`, or a class or function without arguments that makes one.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.game import Bot, Game
from sobremesa.core.refused import Refused

GROUP: Final = "sobremesa.bots"


class PluginError(Exception):
    """A plug-in cannot be loaded, or does not behave as a bot: its name, and why in one line."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why

    def __str__(self) -> str:
        return f"the bot {self.name!r}: {self.why}"


class PluggedBot:
    """A bot of somebody else. What it raises becomes a PluginError, and its answers are checked."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Action:
        """Ask the bot about a copy, so that the answer can be checked in the world as it was."""
        try:
            action = self.bot.choose(world.copy(), seat, chance, seconds)
        except Exception as error:
            raise PluginError(self.name, in_one_line(error)) from error
        try:
            world.check(seat, action)
        except Refused as refused:
            raise PluginError(self.name, f"its answer {action!r} is refused: {refused}") from None
        return action


def with_plugins(game: Game[Any], *levels: str) -> Game[Any]:
    """The game with those bots that are named and not its own. Raises PluginError where one cannot be loaded."""
    wanted = [level for level in levels if level not in game.bots]
    found = {level: bot for level in wanted if (bot := find_bot(level)) is not None}
    return game.with_bots(**found) if found else game


def find_bot(name: str) -> PluggedBot | None:
    """The plug-in of that name; None where nobody offers one."""
    # Only here: the command line imports this module whatever it is asked for.
    from importlib.metadata import entry_points

    if ":" in name:
        return PluggedBot(name, loaded(name))
    for point in entry_points(group=GROUP, name=name):
        return PluggedBot(name, loaded(point.value))
    return None


def loaded(path: str) -> Bot:
    """What `module:name` names. Modules of the folder one is in are found, too."""
    module, _, attribute = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        bot: Any = getattr(import_module(module), attribute)
        if isinstance(bot, type) or not hasattr(bot, "choose"):
            bot = bot()
    except Exception as error:
        raise PluginError(path, in_one_line(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise PluginError(path, "it has no method `choose`")
    made: Bot = bot
    return made


def in_one_line(error: Exception) -> str:
    """What an exception says."""
    return " ".join(f"{type(error).__name__}: {error}".split())

"""The shelf: one folder a game."""

from importlib import import_module
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.refused import Refused

GAMES: Final = ("sumo", "sorry", "rummy500")


def game(name: str) -> Game[Any]:
    """The boxed game of that name, with or without its version (`sumo`, `sumo@1`)."""
    id_, _, version = name.partition("@")
    if id_ not in GAMES:
        raise Refused("unknown_game", name=name, known=list(GAMES))
    box: Game[Any] = import_module(f"sobremesa.games.{id_}").GAME
    if version and name != box.name:
        raise Refused("unknown_game", name=name, known=[box.name])
    return box

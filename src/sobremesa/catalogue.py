"""All games, each with its rules, its bots and its lesson in one box."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from sobremesa.core.game import Game
from sobremesa.core.refused import Refused

if TYPE_CHECKING:
    from sobremesa.games.burako.rules import BurakoState
    from sobremesa.games.rummy.rules import RummyState
    from sobremesa.games.rummy500.rules import Rummy500State
    from sobremesa.games.sorry.rules import SorryState
    from sobremesa.games.sumo.rules import SumoState
    from sobremesa.games.sumoku.rules import SumokuState

GAMES: Final = ("sumo", "rummy", "burako", "sumoku", "sorry", "rummy500")


@overload
def game(name: Literal["sumo", "sumo@1"]) -> "Game[SumoState]": ...
@overload
def game(name: Literal["sorry", "sorry@1"]) -> "Game[SorryState]": ...
@overload
def game(name: Literal["rummy500", "rummy500@1"]) -> "Game[Rummy500State]": ...
@overload
def game(name: Literal["sumoku", "sumoku@1"]) -> "Game[SumokuState]": ...
@overload
def game(name: Literal["burako", "burako@1"]) -> "Game[BurakoState]": ...
@overload
def game(name: Literal["rummy", "rummy@1"]) -> "Game[RummyState]": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """The boxed game of that name, with or without its version (`sumo`, `sumo@1`); else refused (`unknown_game`)."""
    asked: object = name
    id_, _, version = asked.partition("@") if isinstance(asked, str) else ("", "", "")
    if id_ not in GAMES:
        raise Refused("unknown_game", name=name, known=list(GAMES))
    box = load_game(id_)
    if version and name != box.name:
        raise Refused("unknown_game", name=name, known=[box.name])
    return box


@cache
def load_game(id_: str) -> Game[Any]:
    """The game of that id; its modules are imported when it is first asked for."""
    rules: Game[Any] = import_module(f"sobremesa.games.{id_}").RULES
    with_bots: Game[Any] = import_module(f"sobremesa.bots.{id_}").add_bots(rules)
    return replace(with_bots, lesson=import_module(f"sobremesa.lessons.{id_}").LESSON)

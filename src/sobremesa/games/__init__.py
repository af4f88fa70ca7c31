"""The shelf: one folder a game."""

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
    """The boxed game of that name, with or without its version (`sumo`, `sumo@1`)."""
    id_, _, version = name.partition("@")
    if id_ not in GAMES:
        raise Refused("unknown_game", name=name, known=list(GAMES))
    box: Game[Any] = import_module(f"sobremesa.games.{id_}").GAME
    if version and name != box.name:
        raise Refused("unknown_game", name=name, known=[box.name])
    return box

"""Sobremesa: six family tabletop games, played exactly by the leaflet.

>>> import sobremesa
>>> state = sobremesa.game("sumo").new(players=4, seed=7, mode="short_deck")
>>> state
<sumo(players=4, mode='short_deck') phase='choose_card' to_act=(0, 1, 2, 3) hands_played=0 totals=[0, 0, 0, 0]>
>>> state.act(0, state.legal_actions(0)[0])
>>> state.to_act
(1, 2, 3)

`print(state)` draws the table. The names in `__all__` are those of the guide (docs/python.md).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sobremesa.catalogue import GAMES, game
from sobremesa.core import record
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import heard
from sobremesa.core.game import Bot, Game
from sobremesa.core.match import Match, replay, verify
from sobremesa.core.outcome import Outcome
from sobremesa.core.record import Record, Seat
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.core.text import draw_with
from sobremesa.version import __version__

if TYPE_CHECKING:
    from sobremesa.bots.seat import answer, weigh
    from sobremesa.lab.arena import arena
    from sobremesa.lab.simulate import simulate

__all__ = [
    "GAMES",
    "Action",
    "Bot",
    "Chance",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "Seat",
    "State",
    "__version__",
    "answer",
    "arena",
    "game",
    "heard",
    "record",
    "replay",
    "seed_from_int",
    "simulate",
    "verify",
    "weigh",
]


# Imported when they are first asked for: `lab` brings processes and pipes with it, which a server does not need.
_LATER = {
    "answer": "sobremesa.bots.seat",
    "arena": "sobremesa.lab.arena",
    "simulate": "sobremesa.lab.simulate",
    "weigh": "sobremesa.bots.seat",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_LATER[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _draw(state: State[Any], game_id: str, seat: int | None) -> str:
    from sobremesa.terminal.drawing import drawn

    return drawn(state, game_id, seat)


draw_with(_draw)

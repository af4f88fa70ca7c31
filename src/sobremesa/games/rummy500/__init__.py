"""Rummy 500: sets and runs for everybody to build on, and a row of discards to reach into."""

from typing import Final

from sobremesa.core.cards import RANKS, SUITS
from sobremesa.core.game import Game
from sobremesa.games.rummy500.actions import Rummy500Action
from sobremesa.games.rummy500.bot import Easy, Hard, Medium
from sobremesa.games.rummy500.options import Rummy500Options
from sobremesa.games.rummy500.pieces import values_by_face
from sobremesa.games.rummy500.rules import Rummy500State, from_position

GAME: Final[Game[Rummy500Action]] = Game(
    id="rummy500",
    version=1,
    options=Rummy500Options,
    actions=Rummy500Action,
    state=Rummy500State,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    pieces={"values": values_by_face(), "suits": list(SUITS), "ranks": list(RANKS)},
)

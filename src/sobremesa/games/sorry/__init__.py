"""Sorry!: four pawns race home round the board, and every card is a chance to send somebody back."""

from typing import Final

from sobremesa.core.game import Game
from sobremesa.games.sorry.actions import SorryAction
from sobremesa.games.sorry.board import pieces
from sobremesa.games.sorry.bot import Easy, Hard, Medium
from sobremesa.games.sorry.options import SorryOptions
from sobremesa.games.sorry.rules import SorryState, from_position

GAME: Final[Game[SorryAction]] = Game(
    id="sorry",
    version=1,
    options=SorryOptions,
    actions=SorryAction,
    state=SorryState,
    from_position=from_position,
    bots={"easy": Easy(), "medium": Medium(), "hard": Hard()},
    pieces=pieces(),
)

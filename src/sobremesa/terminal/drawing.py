"""A table as plain text, for `print(state)`: what the terminal shows, without colours and at a fixed width."""

from io import StringIO
from typing import Any, Final

from rich.console import Console

from sobremesa.catalogue import game
from sobremesa.core.state import State
from sobremesa.locales import FALLBACK, speaker
from sobremesa.terminal.words import text_of

WIDTH: Final = 100
"""Wide enough for every game to be drawn as on a large terminal."""


def drawn(state: State[Any], game_id: str, seat: int | None) -> str:
    """The table as the seat sees it, in English, the players named by their seats; None is a spectator."""
    names = [f"seat {number}" for number in range(state.players)]
    table = text_of(game(game_id), speaker(FALLBACK), names, seat).table(state.view(seat), WIDTH, {})
    page = StringIO()
    Console(file=page, width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False).print(table)
    return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())

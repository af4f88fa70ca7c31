"""A state as text: `repr` is one line, `str` the table.

Tables are drawn by `terminal`, a layer above. The package hands its drawing down with `draw_with`.
"""

from collections.abc import Callable
from typing import Any

from sobremesa.core.options import chosen_options

Drawing = Callable[[Any, str, int | None], str]
"""Draws a state of the game of that id as the seat sees it; None is a spectator."""

_drawing: Drawing | None = None


def draw_with(drawing: Drawing) -> None:
    """Let `table` draw states so."""
    global _drawing
    _drawing = drawing


def table(state: Any, seat: int | None) -> str:
    """The table as the seat sees it; `line` where there is no drawing of the game."""
    if _drawing is None or not state.options.game:
        return line(state)
    return _drawing(state, state.options.game, seat)


def line(state: Any) -> str:
    """The game, the options that were chosen, and how the match stands. It tells nothing that is hidden."""
    chosen = {"players": state.players} | chosen_options(state.options)
    name = state.options.game or type(state).__name__
    return f"<{name}({_facts(chosen, ', ')}) {_facts(_standing(state), ' ')}>"


def _standing(state: Any) -> dict[str, object]:
    """How the match stands; a game need not have all of it."""
    if state.outcome is not None:
        return {"reason": state.outcome.reason, "winners": state.outcome.winners, "totals": list(state.outcome.totals)}
    facts = {name: getattr(state, name, None) for name in ("phase", "to_act", "deadline", "hands_played", "totals")}
    return {name: fact for name, fact in facts.items() if fact is not None}


def _facts(facts: dict[str, object], between: str) -> str:
    return between.join(f"{name}={fact!r}" for name, fact in facts.items())

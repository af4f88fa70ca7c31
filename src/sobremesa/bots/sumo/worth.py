"""What the totals after a round are worth to a seat."""

from typing import Final

from sobremesa.bots.search import Value, chance_ahead, share_of_win
from sobremesa.games.sumo.rules import SumoState

WORTH_OF_WIN: Final = 20.0
"""In sumos, when the match is decided."""
SPREAD: Final = 12.0
"""The lead in sumos that makes a player e times as likely to win as another, while the match goes on."""


def value_of(world: SumoState, seat: int) -> Value:
    """The lead over the others; the win counts beside it if the match is over."""
    lead = lead_of(world.totals, seat)
    if world.outcome is None:
        return Value(chance_ahead([-float(total) for total in world.totals], seat, SPREAD), lead, lead)
    win = share_of_win(world, seat)
    return Value(win, lead, lead + WORTH_OF_WIN * win)


def lead_of(sumos: list[int], seat: int) -> float:
    """How many sumos fewer the seat has than the others on average."""
    return (sum(sumos) - sumos[seat]) / (len(sumos) - 1) - sumos[seat]

"""The actions that a seat may take now; what a card can do on the board is in engine/plays.py."""

from typing import TYPE_CHECKING

from sobremesa.games.sorry.pieces import ELEVEN, NO_CARD
from sobremesa.games.sorry.schema import DISCARD, PASS, SorryAction

if TYPE_CHECKING:
    from sobremesa.games.sorry.rules import SorryState


def actions(state: "SorryState", seat: int) -> list[SorryAction]:
    """Every use of the card, or of the hand's cards; and to pass or discard where nothing has to be used."""
    found: list[SorryAction] = []
    if seat != state.seat or state.outcome is not None:
        return found
    if state.seating.scored:
        add_plays(state, seat, found)
        return found
    state.list_uses(seat, state.card, found)
    may_pass = not found
    if state.card == ELEVEN:
        state.list_swaps(seat, found)
    if may_pass:
        found.append(PASS)
    return found


def add_plays(state: "SorryState", seat: int, found: list[SorryAction]) -> None:
    """scored: a usable card has to be played; only swaps leave the choice (SORRY-69 to SORRY-71)."""
    hand = state.hands[seat]
    before = NO_CARD
    for rank in hand:
        if rank != before:
            state.list_uses(seat, rank, found)
        before = rank
    may_discard = not found
    if ELEVEN in hand:
        state.list_swaps(seat, found)
    if may_discard:
        before = NO_CARD
        for rank in hand:
            if rank != before:
                found.append(DISCARD[rank])
            before = rank

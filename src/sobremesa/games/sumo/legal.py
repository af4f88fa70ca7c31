"""The actions that a seat may take now."""

from typing import TYPE_CHECKING

from sobremesa.games.sumo.pieces import NO_CARD, ROWS, is_joker
from sobremesa.games.sumo.schema import PLACE_JOKER, PLAY_CARD, TAKE_ROW, SumoAction

if TYPE_CHECKING:
    from sobremesa.games.sumo.rules import SumoState


def actions(state: "SumoState", seat: int) -> list[SumoAction]:
    """Every card of the hand; or the rows open to the joker, or to the low card."""
    if seat not in state.to_act and not state.may_act_unasked(seat):
        return []
    if state.choosing_row:
        if not is_joker(state.next_card()):
            return [action for action in TAKE_ROW]  # noqa: C416 - builds a list of the wider type
        return [PLACE_JOKER[row] for row in range(ROWS) if not is_joker(state.rows[row][-1])]
    hand = state.hands[seat]
    if state.chosen[seat] != NO_CARD:
        hand = sorted([*hand, state.chosen[seat]])
    play_card = PLAY_CARD
    return [play_card[card + 1] for card in hand]

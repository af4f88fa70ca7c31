"""Why an action of Sumo is refused: the checks of the rules file, 9 to 16, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.refused import Refused
from sobremesa.games.sumo.pieces import CARDS, ROWS, is_joker
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoAction, TakeRow

if TYPE_CHECKING:
    from sobremesa.games.sumo.rules import SumoState


def check(state: SumoState, seat: int, action: SumoAction) -> None:
    """Refuse the action if the seat, which may act, may not do this."""
    if isinstance(action, PlayCard):
        check_card(state, seat, action)
    else:
        check_row(state, action)


def check_card(state: SumoState, seat: int, action: PlayCard) -> None:
    """While cards are chosen, any card of the hand or the one that lies there already (SUMO-20, SUMO-21)."""
    if state.choosing_row:
        raise Refused("cards_revealed")
    card = CARDS.get(action.card)
    if card is None:
        raise Refused("unknown_card", card=action.card)
    if card != state.chosen[seat] and card not in state.hands[seat]:
        raise Refused("card_not_in_hand", card=action.card)


def check_row(state: SumoState, action: PlaceJoker | TakeRow) -> None:
    """A joker goes after a number (SUMO-28, SUMO-30), a low card takes any row (SUMO-36)."""
    if not state.choosing_row:
        raise Refused("no_choice_pending")
    joker = is_joker(state.next_card())
    if joker and isinstance(action, TakeRow):
        raise Refused("joker_must_be_placed")
    if not joker and isinstance(action, PlaceJoker):
        raise Refused("must_take_row")
    if not 1 <= action.row <= ROWS:
        raise Refused("no_such_row", row=action.row)
    if joker and is_joker(state.rows[action.row - 1][-1]):
        raise Refused("joker_after_joker", row=action.row)

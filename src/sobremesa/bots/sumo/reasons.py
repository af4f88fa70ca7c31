"""Why a card or a row may be a good choice: what it would take, who could come in between, what the others would cost.

Everything follows from the open table and the own hand.
"""

from sobremesa.core.reasons import Reason, because
from sobremesa.games.sumo.pieces import CARDS, FULL_ROW, is_joker, sumos_in
from sobremesa.games.sumo.rules import SumoState, deck_for
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoAction


def reasons(state: SumoState, seat: int, action: SumoAction) -> list[Reason]:
    """Of a card where it would go as the table is now; of a row what it costs."""
    if isinstance(action, PlayCard):
        return of_card(state, seat, CARDS[action.card])
    row = state.rows[action.row - 1]
    if isinstance(action, PlaceJoker):
        return of_joker(row, action.row)
    least = min(sumos_in(cards) for cards in state.rows)
    sumos = sumos_in(row)
    return [because("cheapest", sumos=sumos) if sumos == least else because("dearer", sumos=sumos, least=least)]


def of_card(state: SumoState, seat: int, card: int) -> list[Reason]:
    """Where it would go, and what the rest of the hand would do there."""
    if is_joker(card):
        return [because("joker_first")]
    row = state.nearest_row(card)
    if row < 0:
        found = because("low", sumos=min(sumos_in(cards) for cards in state.rows))
    elif len(state.rows[row]) == FULL_ROW:
        found = because("sixth", row=row + 1, sumos=sumos_in(state.rows[row]))
    else:
        found = in_between(state, seat, card, row)
    others = [other for other in own_cards(state, seat) if other != card and takes(state, other)]
    return [found, because("others_take", cards=len(others))] if others and not takes(state, card) else [found]


def in_between(state: SumoState, seat: int, card: int, row: int) -> Reason:
    """How many cards that nobody has shown yet could be laid on the row before this one."""
    value = state.row_values[row]
    seen = {*own_cards(state, seat), *(one for cards in (*state.rows, *state.piles, *state.counted) for one in cards)}
    between = sum(value < other < card and other not in seen for other in deck_for(state.options))
    free = FULL_ROW - len(state.rows[row])
    facts = {"row": row + 1, "value": value, "between": between, "free": free}
    if between == 0:
        return because("next", **facts)
    return because("room" if between < free else "may_fill", **facts)


def of_joker(row: list[int], number: int) -> list[Reason]:
    """A joker takes a full row; else it makes it fuller for whoever comes next."""
    if len(row) == FULL_ROW:
        return [because("joker_takes", row=number, sumos=sumos_in(row))]
    return [because("joker_room", row=number, left=FULL_ROW - len(row) - 1)]


def own_cards(state: SumoState, seat: int) -> list[int]:
    """The hand and the card laid face down."""
    chosen = state.chosen[seat]
    return [*state.hands[seat], *([chosen] if chosen in CARDS.values() else [])]


def takes(state: SumoState, card: int) -> bool:
    """Whether a number would take a row if the table stayed as it is."""
    if is_joker(card):
        return False
    row = state.nearest_row(card)
    return row < 0 or len(state.rows[row]) == FULL_ROW

"""What a viewer may see of a match of Sumo. It is put together from what is allowed, never by taking secrets out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.core.options import settings_of
from sobremesa.core.refused import Refused
from sobremesa.games.sumo.pieces import FULL_ROW, NAMES, NO_CARD, ROWS, Name, is_joker, name_of, sumos_in
from sobremesa.games.sumo.schema import (
    PLACE_JOKER,
    TAKE_ROW,
    ChoiceView,
    OwnView,
    PlacingView,
    RowChoice,
    RowView,
    SeatView,
    SumoView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sumo.rules import SumoState


def views(state: SumoState, viewers: Sequence[int | None]) -> list[SumoView]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


def _public_view(state: SumoState) -> SumoView:
    choosing = state.phase == "choose_row"
    return SumoView(
        settings=settings_of(state.options),
        round=state.round,
        turn=state.turn,
        turns=state.hand_size,
        phase=state.phase,
        waiting_for=state.to_act,
        rows=row_views(state.rows, state.first_values),
        seats=[_seat_view(state, other) for other in range(state.players)],
        own=None,
        choice=_choice_view(state) if choosing else None,
        placing=[placing_view(state, place) for place in range(len(state.revealed))],
        fresh=_fresh(state),
        sheet=[scores[:] for scores in state.sheet],
        stock=len(state.stock),
        exchanged=[(name_of(joker), row + 1) for joker, row in state.exchanged],
        finished_rows=row_views(state.finished_rows, state.finished_first_values),
        outcome=state.outcome,
    )


def row_views(rows: list[list[int]], first_values: list[int]) -> list[RowView]:
    """The rows, each with the value of its first card."""
    return [row_view(row, first) for row, first in zip(rows, first_values, strict=True)]


def row_view(row: list[int], first_value: int) -> RowView:
    """A row whose first card has that value."""
    return RowView(_names(row), card_values(row, first_value), sumos_in(row), FULL_ROW - len(row))


def card_values(row: list[int], first_value: int) -> list[int]:
    """The value of each card in a row; a joker has that of the card before it."""
    values = [first_value]
    for card in row[1:]:
        values.append(values[-1] if is_joker(card) else card)
    return values


def written_row(row: list[int], first_value: int) -> tuple[Name, ...]:
    """The cards of a row as the rules file writes them: a joker with its value, `J5=40`."""
    values = card_values(row, first_value)
    return tuple(
        [f"{name_of(card)}={value}" if is_joker(card) else card for card, value in zip(row, values, strict=True)]
    )


def last_turn_was_in_another_round(state: SumoState) -> bool:
    """Whether the cards last revealed were placed on rows that have been counted since."""
    return state.turn == 1 and state.outcome is None and not state.choosing_row and len(state.revealed) > 0


def _fresh(state: SumoState) -> list[Name]:
    """The cards last revealed that still lie where they were placed; not those that were dealt anew since."""
    if last_turn_was_in_another_round(state) and not state.two_round:
        return []
    placed = state.revealed[: len(state.went_to)]
    return [name_of(card) for row in state.rows for card in row if card in placed]


def _choice_view(state: SumoState) -> ChoiceView:
    seat, card = state.to_act[0], state.next_card()
    return ChoiceView(seat, name_of(card), [_row_choice(state, seat, card, row) for row in range(ROWS)])


def _row_choice(state: SumoState, seat: int, card: int, row: int) -> RowChoice:
    try:
        state.check_rules(seat, PLACE_JOKER[row] if is_joker(card) else TAKE_ROW[row])
    except Refused as refusal:
        return RowChoice(0, refusal.code)
    cards = state.rows[row]
    is_taken = not is_joker(card) or len(cards) == FULL_ROW
    return RowChoice(sumos_in(cards) if is_taken else 0)


def _seat_view(state: SumoState, seat: int) -> SeatView:
    pile = state.piles[seat]
    is_open = state.options.pile_view == "open"
    return SeatView(
        hand=len(state.hands[seat]),
        chosen=state.chosen[seat] != NO_CARD,
        pile=len(pile),
        total=state.totals[seat],
        pile_cards=_names(pile) if is_open else None,
        pile_sumos=state.sumos[seat] if is_open else None,
    )


def _own_view(state: SumoState, seat: int) -> OwnView:
    chosen = state.chosen[seat]
    return OwnView(
        hand=_names(state.hands[seat]),
        chosen=None if chosen == NO_CARD else name_of(chosen),
        pile=_names(state.piles[seat]),
        sumos=state.sumos[seat],
    )


def placing_view(state: SumoState, place: int) -> PlacingView:
    """What became of one of the cards last revealed."""
    seat, card = state.revealed_by[place], name_of(state.revealed[place])
    if place >= len(state.went_to):
        return PlacingView(seat, card)
    took = state.took[place]
    return PlacingView(seat, card, state.went_to[place] + 1, _names(took), sumos_in(took))


def _names(cards: list[int]) -> list[Name]:
    return [NAMES[card + 1] for card in cards]

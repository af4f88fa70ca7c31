"""What a viewer may see of a match of Sumo. It is put together from what is allowed, never by taking secrets out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sobremesa.games.sumo.pieces import NAMES, NO_CARD, Name, is_joker, name_of, sumos_in
from sobremesa.games.sumo.view import ChoiceView, OwnView, PlacingView, RowView, SeatView, SumoView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sumo.options import SumoOptions
    from sobremesa.games.sumo.rules import SumoState


def views(state: SumoState, viewers: Sequence[int | None]) -> list[SumoView]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


@lru_cache(maxsize=256)
def _settings(options: SumoOptions) -> dict[str, Any]:
    return options.settings()


def _public_view(state: SumoState) -> SumoView:
    choosing = state.phase == "choose_row"
    return SumoView(
        settings=_settings(state.options),
        round=state.round,
        turn=state.turn,
        turns=state.hand_size,
        phase=state.phase,
        waiting_for=state.to_act,
        rows=_row_views(state.rows, state.first_values),
        seats=[_seat_view(state, other) for other in range(state.players)],
        own=None,
        choice=ChoiceView(state.to_act[0], name_of(state.next_card())) if choosing else None,
        placing=[placing_view(state, place) for place in range(len(state.revealed))],
        sheet=[scores[:] for scores in state.sheet],
        stock=len(state.stock),
        exchanged=[(name_of(joker), row + 1) for joker, row in state.exchanged],
        finished_rows=_row_views(state.finished_rows, state.finished_first_values),
        outcome=state.outcome,
    )


def _row_views(rows: list[list[int]], first_values: list[int]) -> list[RowView]:
    return [
        RowView(_names(row), card_values(row, first), sumos_in(row))
        for row, first in zip(rows, first_values, strict=True)
    ]


def card_values(row: list[int], first_value: int) -> list[int]:
    """The value of each card in a row; a joker has that of the card before it."""
    values = [first_value]
    for card in row[1:]:
        values.append(values[-1] if is_joker(card) else card)
    return values


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

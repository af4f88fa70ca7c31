"""What a viewer may see of a match of Rummy 500.

It is put together from what is allowed, never by taking secrets out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.core.cards import FACE_NAMES, FIRST_JOKER, NAMES, NO_CARD, RANKS, face_at, names_of
from sobremesa.core.options import settings_of
from sobremesa.games.rummy500.engine.melds import set_size
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LOWEST_PLACE, hand_points
from sobremesa.games.rummy500.schema import (
    FinishedRound,
    FinishedSeat,
    LaidView,
    MeldCard,
    MeldView,
    OwnView,
    Rummy500View,
    SeatView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.rummy500.engine.melds import Combination
    from sobremesa.games.rummy500.rules import Rummy500State
    from sobremesa.games.rummy500.schema import End, Kind


def views(state: Rummy500State, viewers: Sequence[int | None]) -> list[Rummy500View]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


def _public_view(state: Rummy500State) -> Rummy500View:
    over = state.outcome is not None
    return Rummy500View(
        settings=settings_of(state.options),
        round=state.round,
        dealer=state.dealer,
        seat=None if over else state.seat,
        part=None if over else "play" if state.drawn else "draw",
        phase=state.phase,
        waiting_for=state.to_act,
        stock=len(state.stock),
        row=names_of(state.row),
        melds=[meld_view(state, index) for index in range(len(state.melds))],
        seats=[_seat_view(state, seat) for seat in range(state.players)],
        own=None,
        sheet=[scores[:] for scores in state.sheet],
        finished=_finished_round(state),
        warns=not over and len(state.stock) < state.players,
        balances=state.balances(),
        outcome=state.outcome,
    )


def kind_of(meld: Combination) -> Kind:
    """What a combination is called."""
    return "run" if meld.is_run else "set"


def end_of(meld: Combination, at_low: bool) -> End | None:
    """What the end of a run is called; a set has none."""
    return None if not meld.is_run else "low" if at_low else "high"


def meld_cards(meld: Combination, fifteen: bool) -> list[MeldCard]:
    """The cards of a combination with their owners, what they stand for, and what they are worth."""
    return [
        MeldCard(NAMES[card], meld.owners[index], _stands_for(meld, index), meld.points_at(index, fifteen))
        for index, card in enumerate(meld.cards)
    ]


def _stands_for(meld: Combination, index: int) -> str:
    """A joker is the card of its place in a run, and one more card of the rank in a set (R500-19)."""
    card = meld.cards[index]
    if card < FIRST_JOKER:
        return FACE_NAMES[card >> 1]
    return face_at(meld.suit, meld.low + index) if meld.is_run else RANKS[meld.rank - 1]


def meld_view(state: Rummy500State, index: int) -> MeldView:
    """One combination on the table."""
    meld = state.melds[index]
    cards = meld_cards(meld, state.fifteen)
    points = [0] * state.players
    for card in cards:
        points[card.owner] += card.points
    return MeldView(
        meld=index + 1,
        kind=kind_of(meld),
        cards=cards,
        points=points,
        low_open=meld.low > LOWEST_PLACE if meld.is_run else len(meld.cards) < set_size(state.duplicates),
        high_open=meld.is_run and meld.high < HIGHEST_PLACE,
    )


def _seat_view(state: Rummy500State, seat: int) -> SeatView:
    return SeatView(
        hand=len(state.hands[seat]),
        table=state.table[seat],
        total=state.totals[seat],
        known=names_of(state.known[seat]),
    )


def _own_view(state: Rummy500State, seat: int) -> OwnView:
    hand = state.hands[seat]
    barred = state.barred if seat == state.seat else NO_CARD
    return OwnView(names_of(hand), hand_points(hand), None if barred == NO_CARD else NAMES[barred])


def _finished_round(state: Rummy500State) -> FinishedRound | None:
    finished = state.finished
    if finished is None:
        return None
    return FinishedRound(
        round=len(state.sheet),
        reason=finished.reason,
        seat=finished.seat if finished.seat >= 0 else None,
        seats=[_finished_seat(state, seat) for seat in range(state.players)],
    )


def _finished_seat(state: Rummy500State, seat: int) -> FinishedSeat:
    finished = state.finished
    assert finished is not None
    laid: list[LaidView] = []
    for index, meld in enumerate(finished.melds):
        cards = [card for card in meld_cards(meld, state.fifteen) if card.owner == seat]
        if cards:
            laid.append(LaidView(index + 1, kind_of(meld), cards, sum([card.points for card in cards])))
    hand = finished.hands[seat]
    return FinishedSeat(
        laid=laid,
        table=sum([group.points for group in laid]),
        hand=names_of(hand),
        hand_points=hand_points(hand),
        score=state.sheet[-1][seat],
    )

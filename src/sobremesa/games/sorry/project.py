"""What a viewer may see of a match of Sorry!. It is put together from what is allowed, never by taking secrets out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.core.options import settings_of
from sobremesa.games.sorry.pieces import (
    COLOURS,
    COPIES,
    NO_CARD,
    NOBODY,
    OFF_BOARD,
    PAWN_NAMES,
    PLACE_NAMES,
    PLACES,
    RANKS,
    SLIDES_TO,
    SQUARE_AT,
    Rank,
    landing,
)
from sobremesa.games.sorry.schema import Bumped, FinishedView, GameOver, Journey, OwnView, PawnView, SeatView, SorryView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.sorry.engine.plays import BoardState
    from sobremesa.games.sorry.rules import SorryState


def views(state: SorryState, viewers: Sequence[int | None]) -> list[SorryView]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    if not state.seating.scored:
        return [public] * len(viewers)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


def _public_view(state: SorryState) -> SorryView:
    over = state.outcome is not None
    return SorryView(
        settings=settings_of(state.options),
        game=state.game,
        phase=state.phase,
        seat=None if over else state.seat,
        waiting_for=state.to_act,
        card=None if state.card == NO_CARD else RANKS[state.card],
        again=state.again,
        draw=len(state.pile),
        top=top_card(state),
        discards=_names(state.discards),
        left=_left(state.discards),
        pawns=[_pawn_view(state, pawn) for pawn in state.seating.in_play],
        seats=[_seat_view(state, seat) for seat in range(state.players)],
        own=None,
        sheet=[scores[:] for scores in state.sheet],
        finished=_finished_view(state),
        outcome=state.outcome,
    )


def top_card(state: SorryState) -> Rank | None:
    """The top card of the draw pile, where it lies face up and there is one (RULING-3)."""
    return RANKS[state.pile[-1]] if state.seating.face_up and state.pile else None


def _left(discards: list[int]) -> dict[str, int]:
    """Of each rank, how many are not in the discard pile."""
    left = COPIES[:]
    for rank in discards:
        left[rank] -= 1
    return {RANKS[rank]: left[rank] for rank in range(len(RANKS))}


def _pawn_view(state: SorryState, pawn: int) -> PawnView:
    colour = pawn >> 2
    seat = state.seating.colours.index(colour)
    return PawnView(PAWN_NAMES[pawn], COLOURS[colour], seat, _place(pawn, state.places[pawn]))


def _seat_view(state: SorryState, seat: int) -> SeatView:
    colour = state.seating.colours[seat]
    scored = state.seating.scored
    return SeatView(
        colour=COLOURS[colour],
        team=state.side(seat),
        home=state.home[colour],
        hand=len(state.hands[seat]) if scored else None,
        known=[RANKS[rank] for rank in range(len(RANKS)) for _ in range(state.known[seat][rank])] if scored else [],
        total=state.totals[seat],
    )


def _own_view(state: SorryState, seat: int) -> OwnView:
    hand = state.hands[seat]
    usable = [rank for rank in range(len(RANKS)) if rank in hand and state.can_use(seat, rank)]
    return OwnView(hand=_names(hand), usable=[] if state.outcome is not None else _names(usable))


def _finished_view(state: SorryState) -> FinishedView | None:
    if state.finished_by == NOBODY:
        return None
    seats = range(state.players)
    scores = state.sheet[-1]
    scored = state.seating.scored
    alone = [seat == state.finished_by and scored for seat in seats]
    return FinishedView(
        game=len(state.sheet),
        winners=_winners(state),
        home=state.finished_home[:],
        hands=[_names(hand) for hand in state.finished_hands],
        scores=scores[:],
        pawns=[state.points_for_pawns(seat) if scored else 0 for seat in seats],
        opponents=[state.points_for_opponents() if alone[seat] else 0 for seat in seats],
        tier=[state.tier() if alone[seat] else 0 for seat in seats],
    )


def _winners(state: SorryState) -> list[int]:
    """The team of the seat that won the game last finished."""
    return [seat for seat in range(state.players) if state.side(seat) == state.side(state.finished_by)]


def game_over(state: SorryState) -> GameOver:
    """The game just finished, as everybody is told of it; the hands are laid open."""
    return GameOver(
        game=state.game,
        winners=tuple(_winners(state)),
        home=tuple(state.finished_home),
        scores=tuple(state.sheet[-1]),
        totals=tuple(state.totals),
        hands=tuple([tuple(_names(hand)) for hand in state.finished_hands]),
        tier=state.tier() if state.seating.scored else 0,
    )


# Journeys


def passed(place: int, steps: int) -> list[int]:
    """The places a pawn passes, the landing last."""
    if steps > 0:
        return [place + step for step in range(1, steps + 1)]
    return [landing(place, -step) for step in range(1, 1 - steps)]


def journey(board: BoardState, pawn: int, origin: int, steps: list[int], *, backward: bool = False) -> Journey:
    """What the pawn is about to go through: it has left its place, or has been put on the new one by a swap."""
    first = steps[-1]
    last = SLIDES_TO[first]
    bumped = []
    for place in range(first, last + 1):
        square = SQUARE_AT[(pawn >> 2) * PLACES + place]
        other = NOBODY if square == OFF_BOARD else board.squares[square]
        if other not in (NOBODY, pawn):
            bumped.append(Bumped(PAWN_NAMES[other], _place(other, board.places[other]), place > first))
    return Journey(
        pawn=PAWN_NAMES[pawn],
        origin=_place(pawn, origin),
        steps=tuple([_place(pawn, place) for place in steps]),
        slide=tuple([_place(pawn, place) for place in range(first + 1, last + 1)]),
        bumped=tuple(bumped),
        backward=backward,
    )


def short_journey(pawn: int, origin: int, place: int) -> Journey:
    """What a pawn goes through that is put somewhere and slides no further, whatever becomes of it there."""
    return Journey(PAWN_NAMES[pawn], _place(pawn, origin), (_place(pawn, place),))


def moved_from(board: BoardState, places: list[int]) -> tuple[tuple[str, str], ...]:
    """The pawns that stand elsewhere than they did, and where they did."""
    return tuple(
        [(PAWN_NAMES[pawn], _place(pawn, place)) for pawn, place in enumerate(places) if board.places[pawn] != place]
    )


def _place(pawn: int, place: int) -> str:
    return PLACE_NAMES[(pawn >> 2) * PLACES + place]


def _names(cards: list[int]) -> list[Rank]:
    return [RANKS[rank] for rank in cards]

"""What a viewer may see of a match of Rummy israelí.

It is put together from what is allowed, never by taking secrets out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.options import settings_of
from sobremesa.core.tiles import FACE_NAMES, NAMES, NO_TILE, tile_names
from sobremesa.games.rummy import schema
from sobremesa.games.rummy.checks import new_sets
from sobremesa.games.rummy.engine.jokers import pay, price_of
from sobremesa.games.rummy.engine.sets import NOBODY, lies_on, role_name
from sobremesa.games.rummy.pieces import PILE_SIZE, rack_points
from sobremesa.games.rummy.schema import (
    FinishedHand,
    FinishedSeat,
    JokerView,
    LastPlay,
    OwnView,
    RummyView,
    SeatView,
    SetView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.rummy.engine import sets
    from sobremesa.games.rummy.engine.sets import TileSet
    from sobremesa.games.rummy.rules import RummyState
    from sobremesa.games.rummy.schema import Kind


def views(state: RummyState, viewers: Sequence[int | None]) -> list[RummyView]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


def _public_view(state: RummyState) -> RummyView:
    over = state.outcome is not None
    phase: Any = state.phase
    return RummyView(
        settings=settings_of(state.options),
        hand=state.hand,
        starter=state.starter,
        seat=None if over else state.seat,
        phase=phase,
        waiting_for=state.to_act,
        may_draw=not over and state.must_draw,
        may_pass=not over and not state.must_draw,
        may_play=not over and (not state.must_draw or state.may_use_closing_tile),
        may_use_closing_tile=not over and state.may_use_closing_tile,
        played=state.has_played,
        table=set_views(state, state.table),
        last_play=_last_play(state.last_play),
        stock=len(state.stock),
        piles=-(-len(state.stock) // PILE_SIZE),
        closing_tile=NAMES[state.closing_tile],
        closing_tile_used=state.closing_tile_used,
        idle_turns=state.idle_turns,
        last_turn=not over and not state.stock and not state.play_on,
        deadline=state.deadline,
        seats=[
            SeatView(len(state.racks[seat]), state.opened[seat], state.totals[seat]) for seat in range(state.players)
        ],
        own=None,
        sheet=[scores[:] for scores in state.sheet],
        finished=_finished_hand(state),
        outcome=state.outcome,
    )


def _own_view(state: RummyState, seat: int) -> OwnView:
    rack = state.racks[seat]
    drawn = state.drawn_tile if seat == state.seat else NO_TILE
    return OwnView(tile_names(rack), rack_points(rack), None if drawn == NO_TILE else NAMES[drawn])


def kind_of(held: TileSet) -> Kind:
    """What a set is called."""
    return "run" if held.is_run else "group"


def set_views(state: RummyState, table: list[TileSet]) -> list[SetView]:
    """The sets of a table, in their order."""
    return [set_view(state, each) for each in table]


def set_view(state: RummyState, held: TileSet) -> SetView:
    """One set on the table."""
    jokers = [_joker_view(state, held, index) for index, tile in enumerate(held.tiles) if tile >= FIRST_JOKER]
    return SetView(held.name, kind_of(held), tile_names(held.tiles), held.value, jokers)


def _joker_view(state: RummyState, held: TileSet, index: int) -> JokerView:
    role = held.role_at(index)
    price = price_of(held, role, 1, state.trio_locked)
    return JokerView(
        tile=NAMES[held.tiles[index]],
        stands_for=role_name(role),
        paid_by=[FACE_NAMES[face] for face in price.faces],
        needed=price.needed if price.faces else 0,
        from_table=state.pays_from_table and not price.from_rack,
    )


def _last_play(last: sets.LastPlay | None) -> LastPlay | None:
    return None if last is None else LastPlay(last.seat, tile_names(last.laid), last.changed[:])


def _finished_hand(state: RummyState) -> FinishedHand | None:
    finished = state.finished
    if finished is None:
        return None
    reason: Any = finished.reason
    scores = state.sheet[-1]
    return FinishedHand(
        hand=len(state.sheet),
        reason=reason,
        seat=None if finished.seat == NOBODY else finished.seat,
        table=set_views(state, finished.table),
        last_play=_last_play(finished.last_play),
        closing_tile=NAMES[finished.closing_tile],
        closing_tile_used=lies_on(finished.table, finished.closing_tile),
        seats=[FinishedSeat(tile_names(rack), scores[seat]) for seat, rack in enumerate(finished.racks)],
    )


# Events


def played(state: RummyState, seat: int, start: list[TileSet], opening: bool) -> schema.Played:
    """The play just made, by a seat that had not opened before it or had; everybody sees all of it."""
    last = state.last_play
    assert last is not None
    final = state.table
    points = 0
    released: list[schema.Released] = []
    if opening:
        points = sum([each.value for each in new_sets(start, final) or []])
    else:
        laid = [tile for tile in last.laid if tile < FIRST_JOKER]
        for payment in pay(start, final, laid, state.pays_from_table, state.trio_locked) or []:
            faces = tuple([FACE_NAMES[face] for face in payment.faces])
            released.append(schema.Released(role_name(payment.role), payment.released, faces))
    return schema.Played(
        seat=seat,
        laid=tuple(tile_names(last.laid)),
        table=tuple(set_views(state, final)),
        changed=tuple(last.changed),
        released=tuple(released),
        opening=opening,
        points=points,
        closing_tile=state.closing_tile in last.laid,
        rack=len(state.racks[seat]),
    )


def hand_over(state: RummyState) -> schema.HandOver:
    """Everything the score of the hand is made of."""
    finished = state.finished
    assert finished is not None
    reason: Any = finished.reason
    return schema.HandOver(
        hand=state.hand,
        reason=reason,
        seat=None if finished.seat == NOBODY else finished.seat,
        racks=tuple([tuple(tile_names(rack)) for rack in finished.racks]),
        scores=tuple(state.sheet[-1]),
        totals=tuple(state.totals),
    )

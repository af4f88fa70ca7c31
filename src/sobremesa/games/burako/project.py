"""What a viewer may see of a match of Burako.

It is put together from what is allowed, never by taking secrets out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sobremesa.core.options import settings_of
from sobremesa.core.tiles import COLOURS, FACE_NAMES, NO_TILE
from sobremesa.games.burako.engine.melds import NOBODY, has_room_for_a_wild
from sobremesa.games.burako.engine.uses import meld_name
from sobremesa.games.burako.pieces import (
    CLOSING,
    HIGH_ONE,
    IMPURE_CANASTA,
    PURE_CANASTA,
    SLOT_FACES,
    VALUES,
    face_names,
    points_of,
)
from sobremesa.games.burako.schema import (
    BurakoView,
    FinishedHand,
    HandOver,
    MeldTile,
    MeldView,
    OwnView,
    SeatView,
    SideScore,
    SideView,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.games.burako.engine.melds import Meld
    from sobremesa.games.burako.rules import BurakoState
    from sobremesa.games.burako.schema import Canasta, Ending, Missing

SIDES = (0, 1)


def views(state: BurakoState, viewers: Sequence[int | None]) -> list[BurakoView]:
    """What each of the viewers may see: what is public, and to a seat what is its own. None is a spectator."""
    public = _public_view(state)
    return [public if seat is None else replace(public, own=_own_view(state, seat)) for seat in viewers]


def _public_view(state: BurakoState) -> BurakoView:
    over = state.outcome is not None
    return BurakoView(
        settings=settings_of(state.options),
        hand=state.hand,
        starter=state.starter,
        seat=None if over else state.seat,
        phase=state.phase,
        waiting_for=state.to_act,
        stock=len(state.stock),
        pozo=face_names(state.pozo),
        locked=not over and state.is_locked,
        idle_turns=state.idle_turns,
        may_return=state.may_return,
        laid_this_turn=state.has_laid,
        last_turn=not over and not state.stock,
        melds=[meld_view(state, meld, index) for index, meld in enumerate(state.melds)],
        sides=[_side_view(state, side) for side in SIDES],
        seats=[
            SeatView(state.side(seat), len(state.racks[seat]), face_names(state.known[seat]))
            for seat in range(state.players)
        ],
        own=None,
        sheet=[[side_score(state, line) for line in lines] for lines in state.sheet],
        finished=_finished_hand(state),
        outcome=state.outcome,
    )


def canasta_of(meld: Meld) -> Canasta | None:
    """What a meld is as a canasta now (BURAKO-17)."""
    if not meld.is_canasta:
        return None
    return "impure" if meld.wilds else "pure"


def meld_view(state: BurakoState, meld: Meld, index: int) -> MeldView:
    """One meld on the table."""
    can_grow = meld.size < state.meld_rules.longest_run
    return MeldView(
        meld=meld_name(index),
        side=meld.side,
        kind="run" if meld.is_run else "set",
        colour=COLOURS[meld.colour] if meld.is_run else None,
        number=None if meld.is_run else meld.number,
        tiles=_meld_tiles(meld),
        wilds=meld.wilds,
        points=meld.points,
        canasta=canasta_of(meld),
        bonus=meld.bonus,
        low_open=meld.is_run and can_grow and meld.low > state.meld_rules.lowest,
        high_open=meld.high < HIGH_ONE
        if meld.is_run
        else meld.naturals < 8 or has_room_for_a_wild(meld, state.meld_rules),
    )


def _meld_tiles(meld: Meld) -> list[MeldTile]:
    tiles: list[MeldTile] = []
    for index, face in enumerate(meld.faces):
        slot = meld.low + index if meld.is_run else None
        wild = meld.is_wild(index)
        tiles.append(MeldTile(FACE_NAMES[face], _stands_for(meld, index), wild, slot, VALUES[face]))
    return tiles


def _stands_for(meld: Meld, index: int) -> str:
    """A wild tile is the tile of its slot in a run, and one more tile of the number in a set."""
    if not meld.is_wild(index):
        return FACE_NAMES[meld.faces[index]]
    return FACE_NAMES[SLOT_FACES[meld.colour][meld.low + index]] if meld.is_run else str(meld.number)


def moved_wilds(before: Meld, after: Meld) -> tuple[str, ...]:
    """The wild tiles that an addition to a run brought to another slot."""
    if not before.is_run:
        return ()
    moved: list[str] = []
    for index, face in enumerate(before.faces):
        place = before.low + index - after.low
        if before.is_wild(index) and (not 0 <= place < after.size or after.faces[place] != face):
            moved.append(FACE_NAMES[face])
    return tuple(moved)


def _side_view(state: BurakoState, side: int) -> SideView:
    line = state.line_of(side, False)
    bought = state.has_bought(side)
    missing: list[Missing] = []
    if not state.canastas[side]:
        missing.append("canasta")
    if not bought:
        missing.append("muerto")
    return SideView(
        seats=list(range(side, state.players, 2)),
        total=state.side_totals[side],
        muerto=len(state.muertos[side]),
        bought=bought,
        buyer=state.buyers[side] if bought else None,
        direct=state.bought_directly[side] if bought else None,
        pure=line[1],
        impure=line[2],
        laid=line[3],
        bonus=_canasta_points(line),
        missing=missing,
    )


def _canasta_points(line: list[int]) -> int:
    return PURE_CANASTA * line[1] + IMPURE_CANASTA * line[2]


def _own_view(state: BurakoState, seat: int) -> OwnView:
    rack = state.racks[seat]
    drawn = state.drawn if seat == state.seat else NO_TILE
    barred = state.barred if seat == state.seat else NO_TILE
    if barred != NO_TILE and not state.is_barred(seat, barred):
        barred = NO_TILE
    return OwnView(
        rack=face_names(rack),
        points=points_of(rack),
        drawn=None if drawn == NO_TILE else FACE_NAMES[drawn],
        barred=None if barred == NO_TILE else FACE_NAMES[barred],
    )


def side_score(state: BurakoState, line: list[int]) -> SideScore:
    """A side's line of the score sheet in points."""
    return SideScore(
        closed=CLOSING * line[0],
        pure=line[1],
        impure=line[2],
        canastas=_canasta_points(line),
        laid=line[3],
        held=line[4],
        muerto=state.muerto_points(line),
        score=state.score_of(line),
    )


def _ending(reason: str) -> Ending:
    return "closed" if reason == "closed" else "stock_empty" if reason == "stock_empty" else "void"


def _finished_hand(state: BurakoState) -> FinishedHand | None:
    finished = state.finished
    if finished is None:
        return None
    closed = finished.seat != NOBODY
    is_void = finished.reason == "void"
    return FinishedHand(
        hand=state.hands_played,
        reason=_ending(finished.reason),
        seat=finished.seat if closed else None,
        by_discard=finished.by_discard if closed else None,
        sides=[] if is_void else [side_score(state, line) for line in state.sheet[-1]],
        racks=[face_names(rack) for rack in finished.racks],
        melds=[meld_view(state, meld, index) for index, meld in enumerate(finished.melds)],
    )


def hand_over(state: BurakoState, number: int) -> HandOver:
    """Everything the score of a hand is made of."""
    finished = state.finished
    assert finished is not None
    closed = finished.seat != NOBODY
    return HandOver(
        hand=number,
        reason=_ending(finished.reason),
        seat=finished.seat if closed else None,
        by_discard=finished.by_discard if closed else None,
        racks=tuple([tuple(face_names(rack)) for rack in finished.racks]),
        sides=tuple([side_score(state, line) for line in state.sheet[-1]]),
        totals=tuple(state.side_totals),
    )

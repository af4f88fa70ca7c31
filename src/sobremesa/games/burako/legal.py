"""The actions that a seat may take now; what tiles can be used for is in engine/uses.py."""

from typing import TYPE_CHECKING, Final

from sobremesa.core.tiles import FACE_COUNT, NO_TILE
from sobremesa.games.burako.engine.uses import RackPool, list_adds, list_lays
from sobremesa.games.burako.schema import DISCARD, DRAW, RETURN_TILE, TAKE_POZO, BurakoAction

if TYPE_CHECKING:
    from sobremesa.games.burako.rules import BurakoState

MOST_TILES_USED: Final = 6
"""No action that is listed takes more than five tiles of the rack: with more than these, two are left."""


def actions(state: "BurakoState", seat: int) -> list[BurakoAction]:
    """Every draw and discard, and of what can be laid a repertoire."""
    if seat != state.seat or state.outcome is not None:
        return []
    return plays(state, seat) if state.has_taken else draws(state)


def draws(state: "BurakoState") -> list[BurakoAction]:
    """The stock, and the pozo if there is one and it is not locked."""
    return [DRAW, TAKE_POZO] if state.pozo and not state.is_locked else [DRAW]


def plays(state: "BurakoState", seat: int) -> list[BurakoAction]:
    """Discards, new melds, and additions to the side's melds."""
    pool = RackPool(state.racks[seat])
    listed = discards(state, seat, pool)
    if state.may_return:
        listed.append(RETURN_TILE)
    found: list[BurakoAction] = []
    list_adds(pool, state.melds, state.side(seat), state.meld_rules, found)
    list_lays(pool, state.meld_rules, found)
    if pool.size > MOST_TILES_USED:
        listed.extend(found)
    else:
        listed.extend([action for action in found if state.may_leave(seat, action)])
    return listed


def discards(state: "BurakoState", seat: int, pool: RackPool) -> list[BurakoAction]:
    """Any tile but the one of a one-tile pozo; the last one of a rack only if that closes or buys."""
    if pool.size == 1 and not state.may_discard_last(state.side(seat)):
        return []
    first = pool.first
    if state.barred != NO_TILE and not pool.second >> state.barred & 1:
        first &= ~(1 << state.barred)
    discard = DISCARD
    return [discard[face] for face in range(FACE_COUNT) if first >> face & 1]

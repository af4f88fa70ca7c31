"""What may be said of an unfinished action: what tiles could become in any order, and what that would leave.

It looks at nothing but the seat's own rack and the open table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_NAMES, FACES, NO_TILE
from sobremesa.games.burako.engine.melds import (
    MIXED_NUMBERS,
    faces_taken,
    layouts_to,
    meld_of,
    runs_of,
    set_number,
    set_of,
)
from sobremesa.games.burako.engine.uses import meld_index, meld_name
from sobremesa.games.burako.pieces import CAN_BE_WILD, COLOUR_OF, NUMBERS, SHORTEST_MELD, TWO, face_names, points_of
from sobremesa.games.burako.project import canasta_of, meld_view, moved_wilds
from sobremesa.games.burako.schema import (
    Add,
    Discard,
    DiscardAppraisal,
    Lay,
    MeldAppraisal,
    MeldOption,
    PozoAppraisal,
    ReturnAppraisal,
    ReturnTile,
    TakePozo,
)

if TYPE_CHECKING:
    from sobremesa.games.burako.engine.melds import Meld
    from sobremesa.games.burako.rules import BurakoState
    from sobremesa.games.burako.schema import BurakoAction, BurakoAppraisal, End

MOST_WAYS: Final = 24
MOST_NATURALS: Final = 14
"""Of one meld: a run from 1 to 1."""

ABOUT_THE_REST: Final = ("close_needs_canasta", "close_needs_discard", "would_strand")
"""Codes that speak of what an action would leave; the tiles themselves go together."""


def appraise(state: BurakoState, seat: int, action: BurakoAction) -> BurakoAppraisal | None:
    """What may be said of the action, whether it is legal or not."""
    if isinstance(action, (Lay, Add)):
        return of_meld(state, seat, action)
    if isinstance(action, Discard):
        return of_discard(state, seat, action)
    if isinstance(action, TakePozo):
        return of_pozo(state, seat)
    if isinstance(action, ReturnTile):
        return ReturnAppraisal(FACE_NAMES[state.drawn] if state.may_return and seat == state.seat else None)
    return None


def _code(state: BurakoState, seat: int, action: BurakoAction) -> str | None:
    """The code with which the action would be refused now."""
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.code
    return None


def _refusal(state: BurakoState, seat: int, action: BurakoAction) -> str | None:
    """The same of an action that was put together here, for a seat that may act: its form needs no check."""
    try:
        state.check_rules(seat, action)
    except Refused as refusal:
        return refusal.code
    return None


# Laying and adding


def of_meld(state: BurakoState, seat: int, action: Lay | Add) -> MeldAppraisal:
    """What the tiles of the action can be laid as."""
    return _lay(state, seat, action) if isinstance(action, Lay) else _add(state, seat, action)


def _lay(state: BurakoState, seat: int, action: Lay) -> MeldAppraisal:
    """The selected tiles as new melds, in any order and of either kind, and as additions to the side's melds."""
    code = _code(state, seat, action)
    faces = _held(state, seat, action.tiles)
    if faces is None or not state.may_act(seat) or not state.has_taken:
        return _answer(state, seat, [], [], code)
    additions: list[Lay | Add] = []
    for index, meld in enumerate(state.melds):
        if meld.side == state.side(seat):
            additions.extend(_additions(state, index, faces))
    return _answer(state, seat, _new_melds(state, faces), additions, code)


def _add(state: BurakoState, seat: int, action: Add) -> MeldAppraisal:
    """The tiles that the layout has beyond the meld, added in every way."""
    code = _code(state, seat, action)
    index = meld_index(action.meld)
    if not 0 <= index < len(state.melds) or not state.may_act(seat) or not state.has_taken:
        return _answer(state, seat, [], [], code)
    meld = state.melds[index]
    known = [FACES[name] for name in action.tiles if name in FACES]
    for face in meld.faces:
        if face in known:
            known.remove(face)
    faces = _held(state, seat, tuple(face_names(known)))
    if meld.side != state.side(seat) or not faces or code == "unknown_tile":
        return _answer(state, seat, [], [], code)
    return _answer(state, seat, [], _additions(state, index, faces), code)


def _held(state: BurakoState, seat: int, names: tuple[str, ...]) -> list[int] | None:
    """The tiles of these names, if the rack has them all and no meld would be too small for them."""
    if len(names) > MOST_NATURALS:
        return None
    rack = state.racks[seat][:]
    faces: list[int] = []
    for name in names:
        face = FACES.get(name, NO_TILE)
        if face not in rack:
            return None
        rack.remove(face)
        faces.append(face)
    return sorted(faces)


def _new_melds(state: BurakoState, faces: list[int]) -> list[Lay | Add]:
    """The new melds these tiles can be: runs with their wild tiles in every place, and a set."""
    if len(faces) < SHORTEST_MELD:
        return []
    found: list[Lay | Add] = [Lay("run", tuple(face_names(layout))) for layout in runs_of(faces, state.meld_rules)]
    if set_number(faces) != MIXED_NUMBERS:
        found.append(Lay("set", tuple(face_names(set_of(0, faces).faces))))
    return found


def _additions(state: BurakoState, index: int, faces: list[int]) -> list[Lay | Add]:
    """The ways to add these tiles to a meld."""
    meld = state.melds[index]
    if not all(_may_belong(meld, face) for face in faces):
        return []
    if meld.is_run:
        layouts = layouts_to(meld, faces, state.meld_rules)
    else:
        layouts = [set_of(meld.side, [*meld.faces, *faces]).faces]
    return [Add(meld_name(index), tuple(face_names(layout))) for layout in layouts]


def _may_belong(meld: Meld, face: int) -> bool:
    """Whether a tile can be in such a meld at all; this keeps the search small."""
    if CAN_BE_WILD[face]:
        return meld.is_run or meld.number != TWO or NUMBERS[face] in (0, TWO)
    return COLOUR_OF[face] == meld.colour if meld.is_run else NUMBERS[face] == meld.number


def _answer(
    state: BurakoState, seat: int, lays: list[Lay | Add], adds: list[Lay | Add], code: str | None
) -> MeldAppraisal:
    """The ways that are legal, new melds and additions apart; if there are none, the likeliest reason."""
    codes = {action: _refusal(state, seat, action) for action in [*lays, *adds][: 2 * MOST_WAYS]}
    legal = [action for action, refused in codes.items() if refused is None]
    ways = [_way(state, seat, action) for action in legal]
    if ways:
        code = None
    elif code not in ABOUT_THE_REST:
        code = next((refused for refused in codes.values() if refused in ABOUT_THE_REST), code)
    return MeldAppraisal(
        ways=_best_first([way for way in ways if way.meld is None]),
        adds=_best_first([way for way in ways if way.meld is not None]),
        code=code,
    )


def _way(state: BurakoState, seat: int, action: Lay | Add) -> MeldOption:
    """How a legal way would look on the table, what it brings, and what it leaves."""
    side = state.side(seat)
    lowest = state.meld_rules.lowest
    if isinstance(action, Lay):
        before = None
        index = len(state.melds)
        meld = meld_of(side, action.kind == "run", [FACES[name] for name in action.tiles], lowest)
        added = meld.faces
    else:
        index = meld_index(action.meld)
        before = state.melds[index]
        meld = meld_of(side, before.is_run, [FACES[name] for name in action.tiles], lowest)
        added = _difference(meld.faces, before.faces)
    rack = _difference(state.racks[seat], added)
    return MeldOption(
        action=action,
        meld=action.meld if isinstance(action, Add) else None,
        kind="run" if meld.is_run else "set",
        after=meld_view(state, meld, index),
        added=face_names(added),
        ends=_ends(before, meld),
        moved=list(moved_wilds(before, meld)) if before is not None else [],
        points=points_of(added),
        bonus=meld.bonus - (0 if before is None else before.bonus),
        was=None if before is None else canasta_of(before),
        spoils=before is not None and canasta_of(before) == "pure" and canasta_of(meld) == "impure",
        left=len(rack),
        last=FACE_NAMES[rack[0]] if len(rack) == 1 else None,
        must_lay_last=len(rack) == 1 and not _may_discard_after(state, seat, rack[0], meld, index, added),
        then=None if rack else "close" if state.has_bought(side) else "buy",
    )


def _may_discard_after(state: BurakoState, seat: int, last: int, meld: Meld, index: int, added: list[int]) -> bool:
    """Whether the last tile may be discarded once the meld lies so; else it has to be laid (BURAKO-41)."""
    side = state.side(seat)
    if last == state.barred and state.barred not in added:
        return False
    if not state.has_bought(side):
        return True
    others = [one for number, one in enumerate(state.melds) if number != index and one.side == side]
    return state.may_close_by_discard and any(one.is_canasta for one in [*others, meld])


def _ends(before: Meld | None, meld: Meld) -> list[End]:
    """The ends at which a run has grown."""
    if before is None or not meld.is_run:
        return []
    ends: list[End] = []
    if meld.low < before.low:
        ends.append("low")
    if meld.high > before.high:
        ends.append("high")
    return ends


def _difference(faces: list[int], some: list[int]) -> list[int]:
    left = faces[:]
    for face in some:
        left.remove(face)
    return left


def _best_first(ways: list[MeldOption]) -> list[MeldOption]:
    """What brings most first; of the same points what moves no wild tile."""
    return sorted(ways, key=lambda way: (-way.points - way.bonus, len(way.moved)))[:MOST_WAYS]


# Taking and discarding


def of_pozo(state: BurakoState, seat: int) -> PozoAppraisal:
    """What lies in the pozo, and what of it could be added to a meld of the side as it lies."""
    side = state.side(seat)
    fits = [FACE_NAMES[face] for face in state.pozo if _melds_for(state, face, side)]
    return PozoAppraisal(face_names(state.pozo), points_of(state.pozo), fits)


def _melds_for(state: BurakoState, face: int, side: int) -> list[str]:
    return [
        meld_name(index)
        for index, meld in enumerate(state.melds)
        if meld.side == side and faces_taken(meld, state.meld_rules) >> face & 1
    ]


def of_discard(state: BurakoState, seat: int, action: Discard) -> DiscardAppraisal:
    """Where the tile could be added, by this side or by the other one, and what the discard leads to."""
    face = FACES.get(action.tile, NO_TILE)
    side = state.side(seat)
    code = _code(state, seat, action)
    return DiscardAppraisal(
        fits=[] if face == NO_TILE else _melds_for(state, face, side),
        theirs=[] if face == NO_TILE else _melds_for(state, face, 1 - side),
        wild=face != NO_TILE and CAN_BE_WILD[face],
        then=_after_discard(state, seat) if code is None else None,
        code=code,
    )


def _after_discard(state: BurakoState, seat: int) -> Literal["buy", "close", "stock_empty", "void"] | None:
    """What a legal discard leads to beside the end of the turn; a purchase may also end the hand."""
    if len(state.racks[seat]) == 1:
        return "close" if state.has_bought(state.side(seat)) else "buy"
    if state.stock:
        return None
    return "stock_empty" if any(state.canastas) else "void"

"""Why an action of Burako is refused: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_COUNT, FACE_NAMES, FACES
from sobremesa.games.burako.engine.melds import (
    BAD_RUN,
    MIXED_COLOURS,
    MIXED_NUMBERS,
    NO_FIRM_TILE,
    OUT_OF_RANGE,
    Meld,
    keeps_its_wilds,
    meld_of,
    run_colour,
    run_start,
    set_number,
    wilds_in_run,
    wilds_in_set,
)
from sobremesa.games.burako.engine.uses import meld_index
from sobremesa.games.burako.pieces import CAN_BE_WILD, LEAST_NATURALS, SHORTEST_MELD
from sobremesa.games.burako.schema import Add, Discard, Draw, Lay, ReturnTile, TakePozo

if TYPE_CHECKING:
    from sobremesa.games.burako.engine.melds import MeldRules
    from sobremesa.games.burako.rules import BurakoState
    from sobremesa.games.burako.schema import BurakoAction


def check(state: BurakoState, seat: int, action: BurakoAction) -> None:
    """The phase of the turn first, then what each action asks for."""
    if isinstance(action, (Draw, TakePozo)):
        if state.has_taken:
            raise Refused("already_drawn")
    elif not state.has_taken:
        raise Refused("draw_first")
    if isinstance(action, TakePozo):
        check_take(state)
    elif isinstance(action, ReturnTile):
        if not state.may_return:
            raise Refused("return_not_allowed")
    elif isinstance(action, Lay):
        check_lay(state, seat, action)
    elif isinstance(action, Add):
        check_add(state, seat, action)
    elif isinstance(action, Discard):
        check_discard(state, seat, action)


# The actions


def check_take(state: BurakoState) -> None:
    """There is a pozo, and it may be taken (BURAKO-32, BURAKO-34)."""
    if not state.pozo:
        raise Refused("pozo_empty")
    if state.is_locked:
        raise Refused("pozo_locked")


def check_lay(state: BurakoState, seat: int, action: Lay) -> None:
    """A new meld from the rack."""
    faces = faces_named(action.tiles)
    must_hold(state.racks[seat], faces)
    if len(faces) < SHORTEST_MELD:
        raise Refused("meld_too_short", least=SHORTEST_MELD)
    check_shape(action.kind == "run", faces, state.meld_rules)
    meld = meld_of(state.side(seat), action.kind == "run", faces, state.meld_rules.lowest)
    check_rest(state, seat, faces, [*state.melds, meld])


def check_add(state: BurakoState, seat: int, action: Add) -> None:
    """A meld of the own side as it shall lie afterwards (BURAKO-18, BURAKO-23 to BURAKO-28)."""
    index = meld_index(action.meld)
    if not 0 <= index < len(state.melds):
        raise Refused("unknown_meld", meld=action.meld)
    before = state.melds[index]
    if before.side != state.side(seat):
        raise Refused("not_your_meld", meld=action.meld)
    faces = faces_named(action.tiles)
    added = tiles_added(before, faces)
    must_hold(state.racks[seat], added)
    if not added:
        raise Refused("nothing_added")
    check_shape(before.is_run, faces, state.meld_rules)
    if before.is_run:
        check_places(before, faces, state.meld_rules)
    melds = state.melds[:]
    melds[index] = meld_of(before.side, before.is_run, faces, state.meld_rules.lowest)
    check_rest(state, seat, added, melds)


def check_discard(state: BurakoState, seat: int, action: Discard) -> None:
    """Any tile of the rack, also a wild one (BURAKO-35); the last one only if that buys or closes."""
    face = faces_named((action.tile,))[0]
    rack = state.racks[seat]
    must_hold(rack, [face])
    if state.is_barred(seat, face):
        raise Refused("same_tile_back", tile=action.tile)
    side = state.side(seat)
    if len(rack) == 1 and state.has_bought(side):
        if not state.canastas[side]:
            raise Refused("close_needs_canasta")
        if not state.may_close_by_discard:
            raise Refused("close_by_discard_off")


# Their tiles


def faces_named(names: tuple[str, ...]) -> list[int]:
    """The faces of these names."""
    faces: list[int] = []
    for name in names:
        face = FACES.get(name)
        if face is None:
            raise Refused("unknown_tile", tile=name)
        faces.append(face)
    return faces


def must_hold(rack: list[int], faces: list[int]) -> None:
    """Refuse tiles that are named more often than the rack holds them."""
    counts = counted(rack)
    for face in faces:
        counts[face] -= 1
        if counts[face] < 0:
            raise Refused("tile_not_in_rack", tile=FACE_NAMES[face])


def tiles_added(before: Meld, faces: list[int]) -> list[int]:
    """The tiles of the layout that did not lie in the meld before; every one that did has to be there."""
    counts = counted(before.faces)
    added: list[int] = []
    for face in faces:
        if counts[face]:
            counts[face] -= 1
        else:
            added.append(face)
    for face in before.faces:
        if counts[face]:
            raise Refused("tile_withdrawn", tile=FACE_NAMES[face])
    return added


def counted(faces: list[int]) -> list[int]:
    """How many there are of each face."""
    counts = [0] * FACE_COUNT
    for face in faces:
        counts[face] += 1
    return counts


# Shape and places


def check_shape(is_run: bool, faces: list[int], rules: MeldRules) -> None:
    """Refuse tiles that are no run, or no set (BURAKO-9 to BURAKO-16)."""
    if is_run:
        colour = run_colour(faces)
        start = run_start(faces, rules.lowest)
        check_run(start)
        wilds = wilds_in_run(faces, start, colour) if start > 0 else len(faces)
    else:
        number = set_number(faces)
        if number == MIXED_NUMBERS:
            raise Refused("bad_set")
        if not rules.sets_of_twos and all(CAN_BE_WILD[face] for face in faces):
            raise Refused("sets_of_twos_off")
        wilds = wilds_in_set(faces, number)
    naturals = len(faces) - wilds
    if naturals < LEAST_NATURALS:
        raise Refused("too_few_naturals", least=LEAST_NATURALS)
    if wilds > rules.most_wilds or wilds >= naturals:
        raise Refused("too_many_wilds", most=rules.most_wilds)


def check_run(start: int) -> None:
    """Refuse tiles that do not follow each other; a run without a firm tile is not looked at any further."""
    if start == MIXED_COLOURS:
        raise Refused("mixed_colours")
    if start == BAD_RUN:
        raise Refused("bad_run")
    if start == OUT_OF_RANGE:
        raise Refused("run_out_of_range")
    assert start > 0 or start == NO_FIRM_TILE


def check_places(before: Meld, faces: list[int], rules: MeldRules) -> None:
    """Refuse a layout in which a tile of the run has moved that may not (BURAKO-26, BURAKO-27)."""
    start = run_start(faces, rules.lowest)
    for index, face in enumerate(before.faces):
        if not before.is_wild(index):
            place = before.low + index - start
            if not 0 <= place < len(faces) or faces[place] != face:
                raise Refused("tile_moved", tile=FACE_NAMES[face])
    if not rules.free and not keeps_its_wilds(before, faces, start):
        raise Refused("wild_moved")


def check_rest(state: BurakoState, seat: int, added: list[int], melds: list[Meld]) -> None:
    """Refuse to run out of tiles without closing, or to be left with one that cannot be used."""
    code = state.why_not_left(seat, added, melds)
    if code is not None:
        raise Refused(code)

"""Why an action of Rummy israelí is refused: the checks of the rules file, in its order (RUMMY-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_NAMES, NAMES, NO_TILE, TILES
from sobremesa.games.rummy.engine.jokers import pay, pay_prices, price_alone, prices, released_roles
from sobremesa.games.rummy.engine.sets import role_name, set_of, why_invalid
from sobremesa.games.rummy.pieces import LARGEST_GROUP, SHORTEST_SET
from sobremesa.games.rummy.schema import Draw, Pass

if TYPE_CHECKING:
    from sobremesa.games.rummy.engine.sets import TileSet
    from sobremesa.games.rummy.rules import RummyState
    from sobremesa.games.rummy.schema import Play, RummyAction


def check(state: RummyState, seat: int, action: RummyAction) -> None:
    """What each action asks for."""
    if isinstance(action, Draw):
        if not state.stock:
            raise Refused("stock_empty")
        if state.has_drawn:
            raise Refused("already_drawn")
    elif isinstance(action, Pass):
        if state.must_draw:
            raise Refused("draw_first")
    else:
        check_play(state, seat, action)


def check_play(state: RummyState, seat: int, action: Play) -> None:
    """The legal-turn test, L1 to L10."""
    check_phase(state, action)
    tiles = tiles_named(action)
    laid = check_tiles(state, seat, [tile for each in tiles for tile in each])
    final = sets_of(action, tiles)
    if state.closing_tile in laid and len(laid) <= len(state.racks[seat]):
        raise Refused("closing_tile_needs_close", left=len(state.racks[seat]) - len(laid) + 1)
    if state.opened[seat]:
        check_jokers(state, final, laid)
    else:
        check_opening(state, final)


def check_phase(state: RummyState, action: Play) -> None:
    """L1: the draw comes first, unless the closing tile may be taken in its place."""
    if not state.must_draw:
        return
    closing = NAMES[state.closing_tile]
    if not state.may_replace_draw or not any(closing in each.tiles for each in action.table):
        raise Refused("draw_first")


def tiles_named(action: Play) -> list[list[int]]:
    """L2: real tiles, each once."""
    sets = [[TILES.get(name, NO_TILE) for name in each.tiles] for each in action.table]
    for each, proposed in zip(sets, action.table, strict=True):
        if NO_TILE in each:
            raise Refused("unknown_tile", tile=proposed.tiles[each.index(NO_TILE)])
    seen = 0
    for each in sets:
        for tile in each:
            if seen >> tile & 1:
                raise Refused("duplicate_tile", tile=NAMES[tile])
            seen |= 1 << tile
    return sets


def check_tiles(state: RummyState, seat: int, tiles: list[int]) -> list[int]:
    """L3 to L6: tiles at hand, all that lay on the table, and one of the rack at least. The tiles that are laid."""
    table = {tile for each in state.table for tile in each.tiles}
    rack = set(state.racks[seat])
    closing = state.closing_tile
    for tile in tiles:
        if tile not in table and tile not in rack and tile != closing:
            raise Refused("tile_not_available", tile=NAMES[tile])
    if closing in tiles:
        if state.options.closing_tile_use == "unused":
            raise Refused("closing_tile_unused")
        if not state.may_use_closing_tile:
            raise Refused("closing_tile_after_draw")
    final = set(tiles)
    for each in state.table:
        for tile in each.tiles:
            if tile not in final:
                raise Refused("table_tile_missing", tile=NAMES[tile])
    laid = [tile for tile in tiles if tile not in table]
    if not any(tile in rack for tile in laid):
        raise Refused("nothing_laid")
    return laid


def sets_of(action: Play, tiles: list[list[int]]) -> list[TileSet]:
    """L7: every set is one; the first that is none decides."""
    final: list[TileSet] = []
    for proposed, each in zip(action.table, tiles, strict=True):
        is_run = proposed.kind == "run"
        code = why_invalid(is_run, each)
        if code is not None:
            raise Refused(code, **facts_of_set(code, len(final) + 1))
        final.append(set_of(len(final) + 1, is_run, each))
    return final


def facts_of_set(code: str, number: int) -> dict[str, object]:
    """Which of the sets that were sent it is, from 1, and what the sentence says of it."""
    facts: dict[str, object] = {"set": number}
    if code == "set_too_short":
        facts["least"] = SHORTEST_SET
    elif code == "group_too_long":
        facts["most"] = LARGEST_GROUP
    return facts


def check_opening(state: RummyState, final: list[TileSet]) -> None:
    """L9: the table stays as it is, and what is new is worth enough (RUMMY-25 to RUMMY-27)."""
    new = new_sets(state.table, final)
    if new is None:
        raise Refused("open_first")
    points = sum(each.value for each in new)
    if points < state.options.opening_minimum:
        raise Refused("opening_below_minimum", points=points, least=state.options.opening_minimum)


def new_sets(start: list[TileSet], final: list[TileSet]) -> list[TileSet] | None:
    """The sets beside those of the start table, each of which has to be there unchanged; None if one is not."""
    waiting: dict[tuple[int, ...], int] = {}
    for each in start:
        faces = each.faces()
        waiting[faces] = waiting.get(faces, 0) + 1
    new: list[TileSet] = []
    for each in final:
        faces = each.faces()
        if waiting.get(faces):
            waiting[faces] -= 1
        else:
            new.append(each)
    return None if any(waiting.values()) else new


def check_jokers(state: RummyState, final: list[TileSet], laid: list[int]) -> None:
    """L10: what jokers on the table leave their places is paid for."""
    from_table, locked = state.pays_from_table, state.trio_locked
    if pay(state.table, final, laid, from_table, locked) is not None:
        return
    # The joker of which the sentence speaks is one that could not be paid for if it alone were released.
    released = released_roles(state.table, final)
    price = prices(state.table, released, locked)[0][-1]
    for role in released:
        alone = price_alone(state.table, role, laid, from_table, locked)
        if pay_prices([alone], state.table, laid, from_table) is None:
            price = alone
            break
    raise Refused(
        "joker_not_exchanged",
        joker=role_name(price.role),
        tiles=[FACE_NAMES[face] for face in price.faces],
        choices=len(price.faces),
        needed=min(price.needed, len(price.faces)),
    )

"""Jokers that lie on the table: which of them a play releases, and which tiles pay for that (RUMMY-34 to RUMMY-40)."""

from typing import Final

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.tiles import FACE_COUNT
from sobremesa.games.rummy.engine.sets import GROUP_ROLES, TileSet
from sobremesa.games.rummy.pieces import LARGEST_GROUP


class Price:
    """What it costs to release jokers of one role from one set: so many different faces out of some."""

    def __init__(self, role: int, released: int, faces: list[int], needed: int, from_rack: bool) -> None:
        self.role: Final = role
        self.released: Final = released
        self.faces: Final = faces
        self.needed: Final = needed
        """More than there are faces: it cannot be paid."""
        self.from_rack: Final = from_rack
        """Whether it has to come from the rack under every option (RUMMY-40)."""


class Payment:
    """The faces that paid for the jokers of one role."""

    def __init__(self, role: int, released: int, faces: list[int]) -> None:
        self.role: Final = role
        self.released: Final = released
        self.faces: Final = faces


def price_of(held: TileSet, role: int, released: int, trio_locked: bool) -> Price:
    """What the table asks for jokers of this role of the set (RUMMY-35 to RUMMY-37)."""
    if role < GROUP_ROLES:
        return Price(role, released, [role], released, False)
    faces = held.missing_faces()
    if len(held.tiles) == LARGEST_GROUP:
        return Price(role, released, faces, released, False)
    return Price(role, released, [] if trio_locked else faces, released + 1, True)


def roles_on(table: list[TileSet]) -> list[int]:
    """The roles of all jokers on a table."""
    return [
        each.role_at(index) for each in table for index in range(len(each.tiles)) if each.tiles[index] >= FIRST_JOKER
    ]


def released_roles(start: list[TileSet], final: list[TileSet]) -> list[int]:
    """The roles that jokers had on the start table and no joker has on the final one (RUMMY-34, RUMMY-39)."""
    kept = roles_on(final)
    released: list[int] = []
    for role in roles_on(start):
        if role in kept:
            kept.remove(role)
        else:
            released.append(role)
    return released


def prices(start: list[TileSet], released: list[int], trio_locked: bool) -> list[list[Price]]:
    """All that may be asked for the released jokers together: of several groups of one number, any may give its own."""
    ways: list[list[Price]] = [[]]
    for role in sorted(set(released)):
        more = _prices_of_role(start, role, released.count(role), trio_locked)
        ways = [before + after for before in ways for after in more]
    return ways


def _prices_of_role(start: list[TileSet], role: int, released: int, trio_locked: bool) -> list[list[Price]]:
    holders: list[TileSet] = []
    held: list[int] = []
    for each in start:
        count = 0
        for index in range(len(each.tiles)):
            if each.tiles[index] >= FIRST_JOKER and each.role_at(index) == role:
                count += 1
        if count:
            holders.append(each)
            held.append(count)
    ways: list[list[Price]] = []
    # There are two jokers: they lie in one set or in two.
    if len(holders) == 1:
        ways.append([price_of(holders[0], role, released, trio_locked)])
    elif released == 1:
        ways.append([price_of(holders[0], role, 1, trio_locked)])
        ways.append([price_of(holders[1], role, 1, trio_locked)])
    else:
        ways.append([price_of(each, role, 1, trio_locked) for each in holders])
    return ways


def pay(
    start: list[TileSet], final: list[TileSet], laid: list[int], from_table: bool, trio_locked: bool
) -> list[Payment] | None:
    """Payments for all released jokers, each tile paying once; None if there is no way to pay for them all.

    `laid` are the tiles that the play brings to the table, `from_table` whether others on it may pay for jokers of runs
    and of groups of four.
    """
    released = released_roles(start, final)
    if not released:
        return []
    for way in prices(start, released, trio_locked):
        chosen = pay_prices(way, start, laid, from_table)
        if chosen is not None:
            return chosen
    return None


def pay_prices(way: list[Price], start: list[TileSet], laid: list[int], from_table: bool) -> list[Payment] | None:
    """Payments for these prices together, each tile paying once: from what is laid, or from all that will lie there."""
    rack = [0] * FACE_COUNT
    for tile in laid:
        rack[tile >> 1] += 1
    total = rack[:]
    if from_table:
        for each in start:
            for tile in each.tiles:
                total[tile >> 1] += 1
    return _choose(way, 0, rack, total)


def price_alone(start: list[TileSet], role: int, laid: list[int], from_table: bool, trio_locked: bool) -> Price:
    """What a joker of this role costs by itself: of several groups the one that is paid for, or that asks for least."""
    best: Price | None = None
    for way in prices(start, [role], trio_locked):
        price = way[0]
        if pay_prices(way, start, laid, from_table) is not None:
            return price
        if best is None or not best.faces or (price.faces and price.needed < best.needed):
            best = price
    assert best is not None
    return best


def _choose(way: list[Price], index: int, rack: list[int], total: list[int]) -> list[Payment] | None:
    """Try every choice of faces for one price after the other."""
    if index == len(way):
        return []
    price = way[index]
    for faces in _choices(price):
        if _take(faces, price.from_rack, rack, total):
            rest = _choose(way, index + 1, rack, total)
            if rest is not None:
                return [Payment(price.role, price.released, faces), *rest]
            _give_back(faces, price.from_rack, rack, total)
    return None


def _choices(price: Price) -> list[list[int]]:
    """The faces with which a price can be paid: in a run the same one again, in a group different ones."""
    if price.role < GROUP_ROLES:
        return [price.faces * price.needed]
    choices: list[list[int]] = []
    size = len(price.faces)
    for picked in range(1 << size):
        faces = [price.faces[bit] for bit in range(size) if picked >> bit & 1]
        if len(faces) == price.needed:
            choices.append(faces)
    return choices


def _take(faces: list[int], from_rack: bool, rack: list[int], total: list[int]) -> bool:
    """Use these faces up, or none of them if one is not there."""
    for count, face in enumerate(faces):
        if total[face] < 1 or (from_rack and rack[face] < 1):
            _give_back(faces[:count], from_rack, rack, total)
            return False
        total[face] -= 1
        if from_rack:
            rack[face] -= 1
    return True


def _give_back(faces: list[int], from_rack: bool, rack: list[int], total: list[int]) -> None:
    for face in faces:
        total[face] += 1
        if from_rack:
            rack[face] += 1

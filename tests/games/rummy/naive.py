"""The legal-turn test once more, straight from its table in the rules file and as simple as can be.

It works on names of tiles and shares nothing with the engine. Sets are pairs of a kind and a list of names.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, product

Set = tuple[str, tuple[str, ...]]
Role = tuple[str, str]
COLOURS = "KRBY"
ALL_TILES = {f"{colour}{number}{copy}" for colour in COLOURS for number in range(1, 14) for copy in "ab"} | {"Ja", "Jb"}


def face(name: str) -> str:
    return name[:-1]


def colour(name: str) -> str:
    return name[0]


def number(name: str) -> int:
    return int(name[1:-1])


@dataclass
class Turn:
    start: list[Set]
    rack: list[str]
    closing: str
    opened: bool = True
    drawn: bool = True
    stock_empty: bool = False
    minimum: int = 30
    closing_use: str = "after_draw"
    source: str = "rack"
    trio: str = "both_missing"
    table: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.table = [name for _, names in self.start for name in names]


def code(turn: Turn, final: list[Set]) -> str | None:
    """The code of the first of L1 to L10 that fails."""
    names = [name for _, tiles in final for name in tiles]
    uses_closing = turn.closing in names
    in_place_of_draw = turn.closing_use in ("instead_of_draw", "either") and uses_closing
    if not (turn.drawn or turn.stock_empty or in_place_of_draw):
        return "draw_first"
    if not set(names) <= ALL_TILES:
        return "unknown_tile"
    if len(set(names)) < len(names):
        return "duplicate_tile"
    if not set(names) <= {*turn.table, *turn.rack, turn.closing}:
        return "tile_not_available"
    if uses_closing and turn.closing_use == "unused":
        return "closing_tile_unused"
    if uses_closing and turn.closing_use == "instead_of_draw" and turn.drawn:
        return "closing_tile_after_draw"
    if not set(turn.table) <= set(names):
        return "table_tile_missing"
    if not set(turn.rack) & set(names):
        return "nothing_laid"
    for kind, tiles in final:
        if (wrong := set_code(kind, tiles)) is not None:
            return wrong
    if uses_closing and not set(turn.rack) <= set(names):
        return "closing_tile_needs_close"
    if not turn.opened:
        return opening_code(turn, final)
    return None if jokers_are_paid_for(turn, final, set(names)) else "joker_not_exchanged"


def set_code(kind: str, tiles: tuple[str, ...]) -> str | None:
    numbered = [name for name in tiles if name[0] != "J"]
    if len(tiles) < 3:
        return "set_too_short"
    if kind == "group":
        if len(tiles) > 4:
            return "group_too_long"
        alike = len({number(name) for name in numbered}) == 1
        return None if alike and len({colour(name) for name in numbered}) == len(numbered) else "invalid_group"
    for first in range(1, 14):
        for one in COLOURS:
            wanted = [f"{one}{first + place}" for place in range(len(tiles))]
            fits = all(name[0] == "J" or face(name) == want for name, want in zip(tiles, wanted, strict=True))
            if fits and first + len(tiles) - 1 <= 13:
                return None
    return "invalid_run"


def roles(kind: str, tiles: tuple[str, ...]) -> list[Role]:
    """What each tile of a valid set stands for; number tiles stand for themselves."""
    known = next(index for index, name in enumerate(tiles) if name[0] != "J")
    if kind == "group":
        return [("group", str(number(tiles[known]))) for _ in tiles]
    first = number(tiles[known]) - known
    return [("run", f"{colour(tiles[known])}{first + place}") for place in range(len(tiles))]


def joker_roles(table: list[Set]) -> Counter[Role]:
    return Counter(
        role for kind, tiles in table for name, role in zip(tiles, roles(kind, tiles), strict=True) if name[0] == "J"
    )


def value(kind: str, tiles: tuple[str, ...]) -> int:
    if kind == "group":
        return len(tiles) * number(next(name for name in tiles if name[0] != "J"))
    return sum(int(role[1:]) for _, role in roles(kind, tiles))


def shape(one: Set) -> tuple[str, tuple[str, ...]]:
    kind, tiles = one
    faces = tuple(face(name) for name in tiles)
    return kind, faces if kind == "run" else tuple(sorted(faces))


def opening_code(turn: Turn, final: list[Set]) -> str | None:
    before, after = Counter(map(shape, turn.start)), Counter(map(shape, final))
    if before - after:
        return "open_first"
    worth = {shape(one): value(*one) for one in final}
    new = after - before
    return None if sum(worth[one] * count for one, count in new.items()) >= turn.minimum else "opening_below_minimum"


def jokers_are_paid_for(turn: Turn, final: list[Set], names: set[str]) -> bool:
    """Try every set of pieces as payment for every division of the released jokers among the sets they came from."""
    released = joker_roles(turn.start) - joker_roles(final)
    laid = [name for name in names if name not in turn.table and name[0] != "J"]
    anywhere = [name for name in names if name[0] != "J"]
    loose = anywhere if turn.source == "rack_or_table" else laid
    holders = [(kind, tiles, role) for kind, tiles in turn.start for role in joker_roles([(kind, tiles)])]
    for division in product(*(range(joker_roles([(kind, tiles)])[role] + 1) for kind, tiles, role in holders)):
        given: Counter[Role] = Counter()
        for (_, _, role), count in zip(holders, division, strict=True):
            given[role] += count
        if +given != released:
            continue
        demands = [demand(turn, *holder, count) for holder, count in zip(holders, division, strict=True) if count]
        if payable(demands, laid, loose):
            return True
    return False


def demand(turn: Turn, kind: str, tiles: tuple[str, ...], role: Role, count: int) -> tuple[set[str], int, bool] | None:
    """Faces, how many different ones of them, and whether from the rack only; None: impossible."""
    if kind == "run":
        return {role[1]}, 1, False
    lacking = {f"{one}{role[1]}" for one in COLOURS} - {face(name) for name in tiles}
    if len(tiles) == 4:
        return lacking, count, False
    return None if turn.trio == "locked" else (lacking, count + 1, True)


def payable(demands: list[tuple[set[str], int, bool] | None], laid: list[str], loose: list[str]) -> bool:
    if not demands:
        return True
    first, *rest = demands
    if first is None:
        return False
    faces, count, from_rack = first
    pieces = [name for name in (laid if from_rack else loose) if face(name) in faces]
    for chosen in combinations(pieces, count):
        if len({face(name) for name in chosen}) == count:
            left = [[name for name in some if name not in chosen] for some in (laid, loose)]
            if payable(rest, *left):
                return True
    return False

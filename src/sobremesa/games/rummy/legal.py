"""The actions that a seat may take now.

Of plays it is a bounded list: simple ones that need no search, and the best ones that the solver finds. Simple are a
single set from the rack, and a single tile put to a set of the table: at an end, into a group, or into the middle of a
run that can be split there.
"""

from typing import TYPE_CHECKING, Final

from sobremesa.core.tiles import COLOUR, COLOUR_COUNT, JOKER_FACE, NO_TILE, NUMBER, NUMBER_COUNT, tile_names
from sobremesa.games.rummy.engine.layout import GROUP, RUN
from sobremesa.games.rummy.engine.solver import CLOSE, FIRST_JOKER, MOST_POINTS, MOST_TILES, Table, Turn, best_play
from sobremesa.games.rummy.schema import DRAW, PASS, Play, ProposedSet, RummyAction

if TYPE_CHECKING:
    from sobremesa.games.rummy.rules import RummyState

MOST_PLAYS: Final = 200
LONGEST_WITH_JOKERS: Final = 4
"""Sets with jokers are listed up to this length; longer ones are these with tiles added."""


def actions(state: "RummyState", seat: int) -> list[RummyAction]:
    """The draw or the pass, and of what can be laid a repertoire."""
    if seat != state.seat or state.outcome is not None:
        return []
    found: list[RummyAction] = [DRAW if state.must_draw else PASS]
    if not state.must_draw or state.may_use_closing_tile:
        found.extend([play_of(table) for table in repertoire(state.solver_turn(seat))])
    return found


def play_of(table: list[list[int]]) -> Play:
    """The play that leads to a table as the solver writes it."""
    return Play(
        tuple([ProposedSet("run" if each[0] == RUN else "group", tuple(tile_names(each[1:]))) for each in table])
    )


def repertoire(turn: Turn, most: int = MOST_PLAYS) -> list[Table]:
    """Plays worth a thought, at most so many, no two alike but for copies of a tile: the best ones first."""
    found: list[Table] = []
    if turn.must_use_closing:
        add(found, best_play(turn, CLOSE))
        return found
    add(found, best_play(turn, MOST_TILES))
    if not found:
        # Where nothing at all can be laid there are no other plays.
        return found
    if not lays_all(found[0], turn.rack):
        add(found, best_play(turn, MOST_POINTS, thorough=False))
    add_simple(turn, found, most)
    return without_doubles(found)[:most]


def lays_all(play: Table, rack: list[int]) -> bool:
    """Whether a play lays the whole rack: then none lays more."""
    laid = 0
    for one in play:
        for at in range(1, len(one)):
            if one[at] in rack:
                laid += 1
    return laid == len(rack)


def add(found: list[Table], play: Table | None) -> None:
    """Note a play if there is one."""
    if play is not None:
        found.append(play)


def add_simple(turn: Turn, found: list[Table], most: int) -> None:
    """Single sets and single tiles; for a first exposition sets, and pairs of sets, that are worth enough."""
    sets = sets_from(turn.rack)
    if turn.opened:
        for tile in different(turn.rack):
            add_tile(turn.table, tile, found)
    found.extend([[*turn.table, one] for one in sets if turn.opened or value_of(one) >= turn.opening_minimum])
    if turn.opened:
        return
    for first in range(len(sets)):
        for second in range(first):
            if len(found) >= 2 * most:
                return
            if value_of(sets[first]) + value_of(sets[second]) >= turn.opening_minimum and are_apart(
                sets[first], sets[second]
            ):
                found.append([*turn.table, sets[second], sets[first]])


def are_apart(one: list[int], other: list[int]) -> bool:
    """Whether two sets have no tile in common."""
    return not any(tile in other[1:] for tile in one[1:])


def value_of(one: list[int]) -> int:
    """The numbers of its tiles, a joker counting as the one it stands for (RUMMY-17)."""
    for at in range(1, len(one)):
        if one[at] < FIRST_JOKER:
            size = len(one) - 1
            if one[0] == GROUP:
                return size * NUMBER[one[at]]
            return size * (NUMBER[one[at]] - at + 1) + size * (size - 1) // 2
    raise ValueError("a set of jokers alone")


def different(tiles: list[int]) -> list[int]:
    """One tile of each face."""
    seen: set[int] = set()
    result: list[int] = []
    for tile in tiles:
        if tile >> 1 not in seen:
            seen.add(tile >> 1)
            result.append(tile)
    return result


def without_doubles(plays: list[Table]) -> list[Table]:
    """Plays that differ in more than copies of a tile."""
    seen: set[str] = set()
    result: list[Table] = []
    for play in plays:
        faces = [" ".join([str(one[0]), *sorted([f"{tile >> 1:02}" for tile in one[1:]])]) for one in play]
        faces.sort()
        # A joker inside a run and one at its end are different; the lowest number tile tells where the run begins.
        key = "|".join(faces) + "".join([f"/{start_of(one)}" for one in play if one[0] == RUN])
        if key not in seen:
            seen.add(key)
            result.append(play)
    return result


def start_of(run: list[int]) -> int:
    """The number of a run's first tile."""
    for at in range(1, len(run)):
        if run[at] < FIRST_JOKER:
            return NUMBER[run[at]] - at + 1
    raise ValueError("a set of jokers alone")


# Single sets


def sets_from(rack: list[int]) -> list[list[int]]:
    """Every set of number tiles on a rack, and the short ones with jokers; of two copies only one is tried."""
    tiles: list[int] = [NO_TILE] * (JOKER_FACE + 1)
    jokers: list[int] = []
    for tile in rack:
        tiles[tile >> 1] = tile
        if tile >= FIRST_JOKER:
            jokers.append(tile)
    found: list[list[int]] = []
    for number in range(NUMBER_COUNT):
        add_groups(tiles, jokers, number, found)
    for colour in range(COLOUR_COUNT):
        for start in range(NUMBER_COUNT - 2):
            add_runs(tiles, jokers, NUMBER_COUNT * colour + start, NUMBER_COUNT - start, found)
    return found


def add_groups(tiles: list[int], jokers: list[int], number: int, found: list[list[int]]) -> None:
    """Groups of a number, with as many jokers as there are or fewer."""
    for chosen in range(1, 1 << COLOUR_COUNT):
        group = [GROUP]
        for colour in range(COLOUR_COUNT):
            if chosen >> colour & 1:
                tile = tiles[NUMBER_COUNT * colour + number]
                if tile != NO_TILE:
                    group.append(tile)
        naturals = len(group) - 1
        if naturals != chosen.bit_count():
            continue
        found.extend([[*group, *jokers[:count]] for count in range(len(jokers) + 1) if 3 <= naturals + count <= 4])


def add_runs(tiles: list[int], jokers: list[int], first: int, room: int, found: list[list[int]]) -> None:
    """Runs that begin at a face, of which `room` numbers are left."""
    run = [RUN]
    used = 0
    for at in range(room):
        tile = tiles[first + at]
        if tile == NO_TILE:
            if used == len(jokers):
                return
            tile = jokers[used]
            used += 1
        run.append(tile)
        if used and len(run) - 1 > LONGEST_WITH_JOKERS:
            return
        if len(run) > 3 and used < len(run) - 1:
            found.append(run[:])


# Single tiles


def add_tile(table: Table, tile: int, found: list[Table]) -> None:
    """The tables on which one tile has been put to one set."""
    for place in range(len(table)):
        found.extend([[*table[:place], *changed, *table[place + 1 :]] for changed in with_tile(table[place], tile)])


def with_tile(one: list[int], tile: int) -> list[list[list[int]]]:
    """What becomes of a set with a tile put to it: one set, or two where a run is split."""
    if one[0] == GROUP:
        fits = len(one) <= 4 and (tile >= FIRST_JOKER or fits_group(one, tile))
        return [[[*one, tile]]] if fits else []
    ways: list[list[list[int]]] = []
    start = start_of(one)
    end = start + len(one) - 2
    if tile >= FIRST_JOKER:
        if start > 1:
            ways.append([[RUN, tile, *one[1:]]])
        if end < NUMBER_COUNT:
            ways.append([[*one, tile]])
        return ways
    if COLOUR[tile] != colour_of(one):
        return ways
    at = NUMBER[tile] - start
    if at == -1:
        ways.append([[RUN, tile, *one[1:]]])
    elif at == len(one) - 1:
        ways.append([[*one, tile]])
    elif 2 <= at <= len(one) - 4:
        ways.append([[*one[: at + 1], tile], [RUN, *one[at + 1 :]]])
    return ways


def fits_group(group: list[int], tile: int) -> bool:
    """Whether a number tile has the number of a group and a colour it lacks."""
    return all(
        other >= FIRST_JOKER or (NUMBER[other] == NUMBER[tile] and COLOUR[other] != COLOUR[tile]) for other in group[1:]
    )


def colour_of(run: list[int]) -> int:
    """The colour of a run."""
    for tile in run[1:]:
        if tile < FIRST_JOKER:
            return COLOUR[tile]
    raise ValueError("a set of jokers alone")

"""What the conformance suite has to know about Rummy israelí: options to mix in, things to try, where tiles can lie."""

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.chance import Chance
from sobremesa.core.refused import Refused
from sobremesa.core.tiles import COLOUR, NAMES, NUMBER, tile_names
from sobremesa.games.rummy.engine.sets import why_invalid
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS, Play, ProposedSet, RummyAction

LISTS_ALL = False
"""What can be laid cannot be listed: 20 tiles of a rack may make 70,000 plays."""

SHORT: dict[str, object] = {"opening_minimum": 10, "opening_then_play": True}
IN_A_MATCH = SHORT | {"hands": 2}
MIXED: tuple[dict[str, object], ...] = (
    {"closing_tile_use": "either", "joker_exchange_source": "rack_or_table"},
    {
        "closing_tile_use": "instead_of_draw",
        "stock_out": "end_hand",
        "joker_as_closing_tile": "redraw",
        "opening_then_play": False,
    },
    {"closing_tile_use": "unused", "joker_in_trio": "locked", "turn_seconds": 15, "opening_minimum": 0},
    {"closing_tile_use": "either", "turn_seconds": 60, "first_player": 1},
)
VARIANTS: dict[str, tuple[dict[str, object], ...]] = {
    "match": (
        IN_A_MATCH,
        *(IN_A_MATCH | variant for variant in MIXED),
        {"hands": 2, "tie_break": "extra_hand"},
    ),
    "single_hand": ({}, *(SHORT | variant for variant in MIXED)),
}

NO_TILES = ("R14a", "R6", "Jc", "r6a", "", "K0a")

SITUATIONS = {
    "to draw",
    "to play",
    "to go on after the opening",
    "nobody has opened",
    "somebody has opened",
    "a joker lies on the table",
    "a joker is on somebody's rack",
    "the stock is empty",
    "an idle turn was counted",
    "a clock is running",
    "many sets lie on the table",
    "somebody has few tiles",
    "second hand",
    "match over",
}


def table_of(state: RummyState) -> list[ProposedSet]:
    """The table as it lies, as a player would send it back."""
    return [ProposedSet("run" if each.is_run else "group", tuple(tile_names(each.tiles))) for each in state.table]


def attempts(state: RummyState, seat: int) -> list[RummyAction]:
    """Things to try with what the seat can see, sensible or not."""
    rack, table = tile_names(state.racks[seat]), table_of(state)
    closing = NAMES[state.closing_tile]
    tries: list[RummyAction] = [DRAW, PASS, Play(()), Play(tuple(table)), Play(tuple(table[1:]))]
    lists = [rack[index : index + size] for size in (1, 2, 3, 4) for index in range(0, len(rack) - size + 1, 3)]
    lists += [rack, rack[::-1], [*rack[:2], closing], [closing], [*rack[:1], *rack[:2]], [*rack, closing]]
    lists += [[*rack[:2], name] for name in ("R13a", "R13b", "K1a", "Ja", "Jb", *NO_TILES)]
    for names in lists:
        tries += [Play((*table, ProposedSet(kind, tuple(names)))) for kind in ("run", "group")]
    for index, each in enumerate(table):
        others = table[:index] + table[index + 1 :]
        for name in (*rack[index % 3 :: 4], closing, "B7a"):
            tries.append(Play((*others, ProposedSet(each.kind, (*each.tiles, name)))))
            tries.append(Play((*others, ProposedSet("run", (name, *each.tiles)))))
        tries.append(Play((*others, ProposedSet(each.kind, (*rack[:1], *each.tiles[1:])))))
        tries.append(
            Play((*others, ProposedSet("run", each.tiles[:3]), ProposedSet("run", (*each.tiles[3:], *rack[:1]))))
        )
    if len(table) > 1:
        joined = ProposedSet("run", (*table[0].tiles, *table[1].tiles, *rack[:1]))
        tries.append(Play((joined, *table[2:])))
    return [one for one in tries if not isinstance(one, Play) or len(one.table) <= 35]


def pick(state: RummyState, seat: int, chance: Chance) -> RummyAction:
    """Anything that may be done; what is quickly found is tried most often."""
    actions = moves(state, seat, chance)
    return actions[chance.below(len(actions))]


def moves(state: RummyState, seat: int, chance: Chance) -> list[RummyAction]:
    """Legal actions to choose from: mostly a draw or a pass, else what is easily seen, now and then all that is listed.

    Passing often lets hands come to the end of the stock too.
    """
    if chance.below(30) == 0 or (len(state.racks[seat]) < 6 and chance.below(3) == 0):
        return state.legal_actions(seat)
    if state.must_draw:
        return [DRAW]
    if chance.below(2):
        return [PASS]
    return [play for play in easy_plays(state, seat) if is_legal(state, seat, play)] or [PASS]


def easy_plays(state: RummyState, seat: int) -> list[RummyAction]:
    """All sets of the rack together, each of them alone, and each tile at either end of each set."""
    table = table_of(state)
    sets = sets_in(state.racks[seat])
    plays: list[RummyAction] = [Play((*table, *sets))]
    plays += [Play((*table, one)) for one in sets]
    for index, each in enumerate(state.table if state.opened[seat] else []):
        for tile in state.racks[seat]:
            for order in ([*each.tiles, tile], [tile, *each.tiles]):
                if why_invalid(each.is_run, order) is None:
                    grown = ProposedSet(table[index].kind, tuple(tile_names(order)))
                    plays.append(Play((*table[:index], grown, *table[index + 1 :])))
    return plays


def sets_in(rack: list[int]) -> list[ProposedSet]:
    """Sets that lie in a rack ready to be laid, no tile in two of them; a joker helps two neighbours."""
    left = sorted(set(rack), key=lambda tile: tile & 1)
    jokers = [tile for tile in rack if tile >= FIRST_JOKER]
    sets: list[ProposedSet] = []
    for tile in sorted(rack):
        run = [tile]
        while (after := next((one for one in left if one >> 1 == (run[-1] >> 1) + 1), None)) is not None:
            run.append(after)
        if tile < FIRST_JOKER and set(run) <= set(left) and len({COLOUR[one] for one in run}) == 1:
            run += jokers[: 3 - len(run)] if len(run) == 2 and NUMBER[run[-1]] < 13 else []
            if len(run) > 2:
                sets.append(ProposedSet("run", tuple(tile_names(run))))
                left = [one for one in left if one not in run]
                jokers = [one for one in jokers if one not in run]
    for number in range(1, 14):
        group = list({COLOUR[tile]: tile for tile in left if NUMBER[tile] == number}.values())
        if len(group) > 2:
            sets.append(ProposedSet("group", tuple(tile_names(sorted(group)))))
    return sets


def is_legal(state: RummyState, seat: int, action: RummyAction) -> bool:
    try:
        state.check(seat, action)
    except Refused:
        return False
    return True


def places(state: RummyState) -> dict[str, str]:
    """Where each tile lies that lies face down."""
    found = {NAMES[tile]: "stock" for tile in state.stock}
    for seat, rack in enumerate(state.racks):
        found |= {NAMES[tile]: f"rack {seat}" for tile in rack}
    return found


def possible_places(state: RummyState, viewer: int | None) -> dict[str, set[str]]:
    """Where each tile may lie for all the viewer knows: own tiles in one place only, when all is over every rack."""
    real = places(state)
    over = state.outcome is not None
    certain = {name: place for name, place in real.items() if place == f"rack {viewer}" or (over and place != "stock")}
    open_places = {place for name, place in real.items() if name not in certain}
    return {name: {certain[name]} if name in certain else open_places for name in real}


def situations(state: RummyState) -> set[str]:
    """What kind of moment this is."""
    if state.outcome is not None:
        return {"match over"}
    found = {"to draw" if state.must_draw else "to play"}
    found.add("somebody has opened" if any(state.opened) else "nobody has opened")
    if state.has_played:
        found.add("to go on after the opening")
    if any(tile >= FIRST_JOKER for each in state.table for tile in each.tiles):
        found.add("a joker lies on the table")
    if any(tile >= FIRST_JOKER for rack in state.racks for tile in rack):
        found.add("a joker is on somebody's rack")
    if not state.stock:
        found.add("the stock is empty")
    if state.idle_turns:
        found.add("an idle turn was counted")
    if state.deadline is not None:
        found.add("a clock is running")
    if len(state.table) > 8:
        found.add("many sets lie on the table")
    if any(len(rack) < 6 for rack in state.racks):
        found.add("somebody has few tiles")
    if state.hand == 2:
        found.add("second hand")
    return found


# What takes long


def crowded(**more: object) -> dict[str, object]:
    """Ninety-six tiles on the table, a joker among them and the other on the rack."""
    runs = [
        f"run[{' '.join(f'{colour}{number}{copy}' for number in low)}]"
        for colour in "KRBY"
        for copy in "ab"
        for low in SPANS
    ]
    rest = [f"{colour}13{copy}" for colour in "KRBY" for copy in "ab"]
    return {
        "options": {"players": 2},
        "has_drawn": True,
        "opened": [True, True],
        "table": [*runs[:-1], "run[Y10b Ja Y12b]"],
        "racks": [" ".join(["Y11b", "Jb", *rest[:6]]), rest[6]],
        "closing_tile": rest[7],
        "stock": "",
        **more,
    }


SPANS = (range(1, 4), range(4, 7), range(7, 10), range(10, 13))


def large_rack() -> dict[str, object]:
    """A rack of thirty-five with both jokers, and long runs on the table."""
    table = [f"run[{' '.join(f'{colour}{number}a' for number in range(1, 14))}]" for colour in "KRBY"]
    rack = [f"{colour}{number}b" for colour in "KRB" for number in range(1, 12)]
    return {
        "options": {"players": 2, "joker_exchange_source": "rack_or_table"},
        "has_drawn": True,
        "opened": [True, True],
        "table": table,
        "racks": [" ".join([*rack, "Ja", "Jb"]), "Y1b Y2b"],
        "closing_tile": "Y13b",
        "stock": "Y5b Y6b",
    }


COSTLY_POSITIONS = (crowded(), crowded(opened=[False, True]), large_rack())


def costly(state: RummyState, seat: int) -> list[list[RummyAction]]:
    """What takes longest to judge, to try out or to appraise: the table in any order, and all of it as one set."""
    rack, table = tuple(tile_names(state.racks[seat])), table_of(state)
    every = (*(name for each in table for name in each.tiles), *rack)
    alone = [ProposedSet("run", tuple(every[index::35])) for index in range(35)]
    backwards = [ProposedSet(each.kind, each.tiles[::-1]) for each in table]
    jokers = ("Ja", "Jb")
    tables: list[tuple[ProposedSet, ...]] = [
        tuple(table),
        tuple(alone),
        tuple(backwards),
        (*backwards, ProposedSet("run", rack)),
        (*table, ProposedSet("run", rack)),
        (*table, ProposedSet("group", rack)),
        (*table, *(ProposedSet("run", (name,)) for name in rack))[:35],
        (ProposedSet("run", every),),
        (ProposedSet("group", every[::-1]),),
        (ProposedSet("run", ("R6a",) * 106),) * 35,
        (ProposedSet("group", ("x" * 32,) * 106),) * 2,
        (ProposedSet("run", ()),) * 35,
        (*backwards, ProposedSet("group", ("R5a", *jokers)), ProposedSet("run", ("R5b", *jokers)))[-35:],
        (*backwards[:-2], ProposedSet("run", ("R5a", "Ja")), ProposedSet("run", ("R8b", "Jb", "R5b"))),
    ]
    found: list[list[RummyAction]] = [[Play(one[:35])] for one in tables]
    return [*found, [DRAW, PASS], [Play(tuple(table[:35]))] * 8, [PASS] * 30]

"""What can be added to a run: listed, appraised and checked agree, on melds with every pattern of wild tiles.

Every one- and two-tile add is put together without the engine's help: the natural tiles stay, all others are tried in
every order on every stretch of slots.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

import pytest

from effort import amount
from games.burako.scenes import add, scene, tiles
from sobremesa import Refused
from sobremesa.catalogue import game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import Add, Lay

RUNS = amount(quick=40, usual=100, full=100_000)
SPARE = ("K9", "Y7")
WILD = ("J", "R2", "B2")
TABLES = [
    {"max_wilds_per_meld": most, "wild_move": move, "one_low": low}
    for most, move, low in product((1, 2), ("swap", "free"), (True, False))
]
CLOSINGS = [
    {"bought": bought, "options": {"close_discard": close}}
    for bought, close in product(("", "A"), ("optional", "required", "forbidden"))
]

each_table = pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(map(str, table.values())))


def natural(slot: int) -> str:
    """The blue tile of a slot, 1 to 14."""
    return f"B{(slot - 1) % 13 + 1}"


@cache
def runs(most: int, lowest: int) -> list[tuple[int, tuple[str, ...]]]:
    """Blue runs of three to seven tiles with up to so many wild ones: the slot of the first tile, and the tiles."""
    found = []
    for size in range(3, 8):
        for low in range(lowest, 16 - size):
            for count in range(min(most, (size - 1) // 2) + 1):
                for places in combinations(range(size), count):
                    for wilds in product(WILD, repeat=count):
                        run = [natural(low + place) for place in range(size)]
                        for place, wild in zip(places, wilds, strict=True):
                            run[place] = wild
                        here = sum(tile != natural(low + place) for place, tile in enumerate(run))
                        if here == count and all(run.count(tile) < 3 for tile in run):
                            found.append((low, tuple(run)))
    return found


def some_runs(options: dict[str, object]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Some of them by chance; in a full run all."""
    known = runs(int(str(options["max_wilds_per_meld"])), 1 if options["one_low"] else 2)
    order = list(range(len(known)))
    Chance(seed_from_int(7)).shuffle(order)
    return (known[number] for number in order[:RUNS])


def useful_tiles(low: int, run: tuple[str, ...]) -> list[str]:
    """The tiles that could matter: of wild slots, around both ends, and wild ones; as many as there are of each."""
    high = low + len(run) - 1
    slots = [low + place for place, tile in enumerate(run) if tile != natural(low + place)]
    slots += [slot for slot in (low - 2, low - 1, high + 1, high + 2) if 1 <= slot <= 14]
    wanted = [*map(natural, slots), *WILD]
    return [tile for number, tile in enumerate(wanted) if run.count(tile) + wanted[: number + 1].count(tile) <= 2]


def layouts(state: BurakoState, low: int, added: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every order of the run with these tiles in which its natural tiles are where they were, legal or not."""
    shown = state.view(None).melds[0].tiles
    fixed = {low + place: tile.tile for place, tile in enumerate(shown) if not tile.wild}
    loose = [*(tile.tile for tile in shown if tile.wild), *added]
    size = len(shown) + len(added)
    found = set()
    for start in range(low - len(added) - 2, low + 3):
        slots = range(start, start + size)
        free = [slot for slot in slots if slot not in fixed]
        if len(free) == len(loose):
            for order in set(permutations(loose)):
                placed = fixed | dict(zip(free, order, strict=True))
                found.add(tuple(placed[slot] for slot in slots))
    return found


def accepts(state: BurakoState, action: Add) -> bool:
    try:
        state.check(0, action)
    except Refused:
        return False
    return True


def listed_adds(state: BurakoState) -> set[Add]:
    """Those to the run; more may be added to other melds."""
    actions = [action for action in state.legal_actions(0) if isinstance(action, Add) and action.meld == "m1"]
    assert len(set(actions)) == len(actions), "listed twice"
    return set(actions)


def reached(state: BurakoState, size: int) -> set[Add]:
    """The run as it can lie after listed adds, with so many tiles."""
    found: set[Add] = set()
    for action in listed_adds(state):
        if len(action.tiles) == size:
            found.add(action)
        elif len(action.tiles) < size:
            then = state.copy()
            then.apply(0, action)
            if then.seat == 0 and then.hands_played == state.hands_played and then.melds:
                found |= reached(then, size)
    return found


def agree(state: BurakoState, low: int, rack: list[str]) -> int:
    """Hold what is listed and appraised against what is accepted; how many adds were accepted."""
    run = [tile.tile for tile in state.view(None).melds[0].tiles]
    listed = listed_adds(state)
    refused = [action for action in listed if not accepts(state, action)]
    assert not refused, f"{run} + {rack}: listed and refused {refused}"
    count = 0
    for size in (1, 2):
        can_be = reached(state, len(run) + size)
        for part in sorted(set(combinations(sorted(rack), size))):
            every = {Add("m1", layout) for layout in layouts(state, low, part)}
            accepted = {action for action in every if accepts(state, action)}
            known = listed if size == 1 else can_be
            missing = accepted - known
            assert not missing, f"{run} + {part}: accepted and not listed {missing}"
            appraised = {way.action for way in state.appraise(0, Lay("run", part)).adds if way.meld == "m1"}
            assert appraised == accepted, f"{run} + {part}: appraised {appraised}, accepted {accepted}"
            count += len(accepted)
    return count


@each_table
def test_every_add_that_is_accepted_is_listed_or_reached_by_listed_ones(options):
    found = 0
    for low, run in some_runs(options):
        rack = useful_tiles(low, run)
        table = scene(" ".join([*rack, *SPARE]), phase="play", melds=(f"A run {' '.join(run)}",), options=options)
        found += agree(table.state, low, rack)
    assert found


@each_table
@pytest.mark.parametrize("closing", CLOSINGS, ids=lambda closing: str(list(closing.values())))
def test_so_it_is_where_the_rack_runs_out(options, closing):
    """With two tiles on the rack, either with or without a canasta on the table."""
    chosen = options | closing["options"]
    for number, (low, run) in enumerate(some_runs(options)):
        rack = useful_tiles(low, run)
        two = [rack[number % len(rack)], rack[(number // len(rack) + number + 1) % len(rack)]]
        if number < RUNS // 4 and rack.index(two[0]) != rack.index(two[1]):
            melds = [f"A run {' '.join(run)}", "A run Y3 Y4 Y5 Y6 Y7 Y8 Y9"][: 1 + number % 2]
            table = scene(" ".join(two), phase="play", melds=tuple(melds), bought=closing["bought"], options=chosen)
            agree(table.state, low, two)


# The two that were missed


@pytest.mark.rule("BURAKO-23", "BURAKO-24")
def test_a_two_goes_home_and_the_joker_that_stood_there_to_either_end():
    options = {"max_wilds_per_meld": 2}
    state = scene("B6 K9 Y7", phase="play", melds=("A run J B3 B4 B5 B2 B7 B8",), options=options).state

    assert {
        add("m1", "J B2 B3 B4 B5 B6 B7 B8"),
        add("m1", "B2 B3 B4 B5 B6 B7 B8 J"),
        add("m1", "B2 J B3 B4 B5 B6 B7 B8"),
        add("m1", "J B3 B4 B5 B6 B7 B8 B2"),
    } == listed_adds(state)


@pytest.mark.rule("BURAKO-23", "BURAKO-24")
def test_a_two_goes_home_where_another_wild_tile_closes_the_gap():
    melds = ("A run B4 B2 B6 B7 B8",)
    state = scene("B5 R2", phase="play", melds=melds, bought="A").state
    closing = add("m1", "B2 R2 B4 B5 B6 B7 B8")

    assert closing in listed_adds(state)
    for level in ("medium", "hard"):
        world = state.imagine(0, Chance(seed_from_int(1)))
        assert game("burako").bot(level).choose(world, 0, Chance(seed_from_int(2)), 0.1) == closing
    state.apply(0, closing)
    assert state.hands_played == 1


@pytest.mark.rule("BURAKO-23", "BURAKO-24")
@pytest.mark.parametrize(
    ("options", "run", "rack", "lies"),
    [
        ({}, "B5 B2 B7 B8", "B3 R2 B6", "B2 B3 R2 B5 B6 B7 B8"),
        ({}, "B6 B7 B2 B9", "B3 B4 J B8", "B2 B3 B4 J B6 B7 B8 B9"),
        ({"max_wilds_per_meld": 2}, "B5 B2 B7 B8", "J R2 B6", "B2 J R2 B5 B6 B7 B8"),
        ({"max_wilds_per_meld": 2}, "B4 B2 B6 J B8 B9", "R2 B5", "B2 R2 B4 B5 B6 J B8 B9"),
    ],
)
def test_it_does_so_over_a_longer_way_too(options, run, rack, lies):
    """No row of shorter adds comes to the same."""
    state = scene(f"{rack} K9 Y7", phase="play", melds=(f"A run {run}",), options=options).state

    assert accepts(state, add("m1", lies))
    assert add("m1", lies) in listed_adds(state)
    assert set(tiles(rack)) <= set(tiles(lies))

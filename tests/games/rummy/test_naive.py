"""The legal-turn test against one that is as simple as can be, on everything that small scenes allow.

Also that an appraisal denies nothing that is accepted, and that what it puts in order is accepted.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from effort import amount
from games.rummy import naive
from games.rummy.samples import attempts
from games.rummy.scenes import Scene, begin, scene
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.tiles import NAMES
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import Play, ProposedSet

rule = pytest.mark.rule

DIVISIONS = amount(quick=150, usual=300, full=20000)
MOMENTS = amount(quick=2, usual=4, full=300)


def turn_of(state: RummyState) -> naive.Turn:
    options = state.options
    return naive.Turn(
        [(one.kind, tuple(one.tiles)) for one in state.view(None).table],
        state.view(state.seat).own.rack,
        NAMES[state.closing_tile],
        opened=state.opened[state.seat],
        drawn=state.has_drawn,
        stock_empty=not state.stock,
        minimum=options.opening_minimum,
        closing_use=options.closing_tile_use,
        source=options.joker_exchange_source,
        trio=options.joker_in_trio,
    )


def agrees(table: Scene, sets: list[naive.Set]) -> str | None:
    """What both say of a play."""
    play = Play(tuple(ProposedSet(kind, tiles) for kind, tiles in sets))
    expected = naive.code(turn_of(table.state), sets)
    refused = table.refused(play)
    assert (None if refused is None else refused.code) == expected, (sets, expected)
    appraisal = table.state.appraise(table.state.seat, play)
    if expected is None:
        assert appraisal.code is None
        assert appraisal.play == play
    elif appraisal.code is None:
        assert table.refused(appraisal.play) is None
    return expected


SCENES = [
    {"racks": ("R6 B2 B4 K9",), "table": "run[R5 J R7]"},
    {"racks": ("Y8 K8 K2 K4",), "table": "group[R8 B8 J]"},
    {"racks": ("Y8 K8 K2 K4",), "table": "group[R8 B8 J]", "options": {"joker_in_trio": "locked"}},
    {"racks": ("K8 Y8 R9",), "table": "group[R8 Ja Jb] run[R10 R11 R12]"},
    {"racks": ("R6 K6 B6",), "table": "run[R5 Ja R7] group[K7 B7 Jb]"},
    {"racks": ("K11 B11",), "table": "run[R4 R5 J R7] group[R6 B6 K6 Y6]"},
    {
        "racks": ("K11 B11",),
        "table": "run[R4 R5 J R7] group[R6 B6 K6 Y6]",
        "options": {"joker_exchange_source": "rack_or_table"},
    },
    {"racks": ("R9 R11 J B2",), "table": "run[K4 K5 K6]", "opened": [False, True]},
    {"racks": ("Y8 K8 R6",), "table": "run[R3 R4 R5]", "closing": "B8"},
    {
        "racks": ("Y8 K8",),
        "table": "run[R3 R4 R5]",
        "closing": "J",
        "drawn": False,
        "options": {"closing_tile_use": "either"},
    },
]


def divisions(names: list[str], chance: Chance, count: int) -> Iterator[list[naive.Set]]:
    """Random ways to lay these names, or some of them, in sets: near to what is legal as often as not."""
    for _ in range(count):
        order = list(range(len(names)))
        chance.shuffle(order)
        kept = sorted((names[index] for index in order[: len(names) - chance.below(3)]), key=key_of(chance.below(2)))
        sets: list[naive.Set] = []
        while kept:
            size = 3 + chance.below(2) if len(kept) > 3 else len(kept)
            sets.append((("run", "group")[chance.below(2)], tuple(kept[:size])))
            kept = kept[size:]
        yield sets


def key_of(by_number: int):
    def key(name: str) -> tuple[int, int, str]:
        if name[0] == "J":
            return (99, 99, name)
        colour, number = "KRBY".index(name[0]), naive.number(name)
        return (number, colour, name) if by_number else (colour, number, name)

    return key


@rule("RUMMY-46", "RULING-10", "RULING-12")
@pytest.mark.parametrize("told", SCENES, ids=lambda told: f"{told['racks'][0]} on {told['table']}")
def test_the_same_verdict_on_many_divisions_of_the_tiles(told: dict[str, object]) -> None:
    racks = told["racks"]
    table = scene(*racks, **{name: value for name, value in told.items() if name != "racks"})
    turn = turn_of(table.state)
    chance = Chance(seed_from_int(len(turn.table)))
    for sets in divisions([*turn.table, *turn.rack], chance, DIVISIONS):
        agrees(table, sets)
    for sets in divisions([*turn.table, *turn.rack, turn.closing], chance, DIVISIONS // 3):
        agrees(table, sets)


@rule("RUMMY-34", "RUMMY-35", "RUMMY-46")
def test_the_same_verdict_on_all_orders_of_two_sets() -> None:
    """The table and two tiles of its colour, as one set or two, in every order and of both kinds.

    Legal are the joker where it was with R8, and R6 in its place with the joker at either end, with R8 or without.
    """
    table = scene("R6 R8 B2", table="run[R5 J R7]")
    names = ("R5a", "R6a", "R7a", "R8a", "Ja")
    legal = 0
    for size in (3, 4, 5):
        for chosen in combinations(names, size):
            for order in permutations(chosen):
                for kind in ("run", "group"):
                    rest = tuple(name for name in names if name not in chosen)
                    for sets in ([(kind, order)], [(kind, order), ("run", rest)]):
                        legal += agrees(table, sets) is None
    assert legal == 5


@rule("RUMMY-46")
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_verdict_in_random_matches(players: int) -> None:
    chance = Chance(seed_from_int(players))
    for number in range(MOMENTS):
        options = {"opening_minimum": 5, "opening_then_play": number % 2 == 0}
        state = begin(seed=number, players=players, **options)
        for _ in range(4 + chance.below(60)):
            actions = state.legal_actions(state.seat)
            state.apply(state.seat, actions[-1 - chance.below(min(4, len(actions)))])
        table = Scene(state)
        for action in attempts(state, state.seat):
            if isinstance(action, Play):
                agrees(table, [(one.kind, one.tiles) for one in action.table])

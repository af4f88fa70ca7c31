"""What is listed, checked and appraised agrees: on small racks everything that can be said is tried."""

from itertools import combinations, permutations

import pytest

from effort import amount
from games.burako.scenes import Scene, scene, tiles
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import Add, BurakoAction, Discard, DiscardAppraisal, Lay

SCENES = amount(quick=6, usual=25, full=300)
POOL = tiles("R1 R1 R2 R2 R3 R4 R5 R6 R7 R8 R13 B2 B2 J J B5 K5 K2 Y5 B13 K13 R12 B6")
TABLES = [
    {},
    {"wild_move": "free"},
    {"max_wilds_per_meld": 2},
    {"max_wilds_per_meld": 2, "wild_move": "free"},
    {"one_low": False, "sets_of_twos": False},
]
MELDS = [
    ("A run R4 R5 J",),
    ("A run R3 R4 R5", "A set B13 K13 J"),
    ("A run R2 R4 R5 R6",),
    ("A run R11 R12 R13", "A set K5 B5 Y5"),
    (),
]

each_table = pytest.mark.parametrize("options", TABLES, ids=str)


def small_scene(number: int, options: dict[str, object]) -> Scene:
    """Four tiles that go together more often than not, and two that do not matter."""
    chance = Chance(seed_from_int(7)).fork("small", number)
    melds = MELDS[number % len(MELDS)]
    left = list(POOL)
    for name in " ".join(melds).split():
        if name in left:
            left.remove(name)
    rack = [left.pop(chance.below(len(left))) for _ in range(4)]
    return scene(" ".join([*rack, "K9", "Y7"]), phase="play", melds=melds, options=options)


def accepts(state: BurakoState, action: BurakoAction) -> bool:
    try:
        state.check(0, action)
    except Refused:
        return False
    return True


def parts(names: list[str], most: int) -> set[tuple[str, ...]]:
    return {part for size in range(1, most + 1) for part in combinations(sorted(names), size)}


def everything(state: BurakoState, most: int = 4) -> list[BurakoAction]:
    """Every lay and addition of up to so many tiles, in every order, that is accepted."""
    rack = [name for name in state.view(0).own.rack if name not in ("K9", "Y7")]
    tried: set[BurakoAction] = set()
    for part in parts(rack, most):
        tried |= {Lay("run", order) for order in permutations(part)} | {Lay("set", part)}
    for index, meld in enumerate(state.view(0).melds):
        before = [tile.tile for tile in meld.tiles]
        for part in parts(rack, 2):
            whole = sorted([*before, *part])
            orders = set(permutations(whole)) if meld.kind == "run" else {tuple(whole)}
            tried |= {Add(f"m{index + 1}", order) for order in orders}
    return [action for action in tried if accepts(state, action)]


def table_of(state: BurakoState) -> tuple[object, ...]:
    view = state.view(0)
    return tuple(view.own.rack), tuple(sorted(tuple(tile.tile for tile in meld.tiles) for meld in view.melds))


def after(state: BurakoState, action: BurakoAction) -> BurakoState:
    twin = state.copy()
    twin.apply(0, action)
    return twin


def reachable(state: BurakoState) -> set[tuple[object, ...]]:
    """Every table that listed lays and additions lead to in this turn."""
    found = {table_of(state)}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        for action in now.legal_actions(0):
            if isinstance(action, Lay | Add):
                then = after(now, action)
                if table_of(then) not in found:
                    found.add(table_of(then))
                    waiting.append(then)
    return found


@each_table
def test_all_that_is_listed_is_accepted_and_all_that_is_accepted_can_be_reached(options):
    met = 0
    for number in range(SCENES):
        state = small_scene(number, options).state
        listed = state.legal_actions(0)
        assert all(accepts(state, action) for action in listed)
        assert len(set(listed)) == len(listed)
        accepted = everything(state)
        met += len(accepted)
        tables = reachable(state)
        for action in accepted:
            assert table_of(after(state, action)) in tables, action
        assert {one for one in accepted if is_single(state, one)} <= {canonical(state, one) for one in listed}
        assert {action for action in listed if isinstance(action, Discard)} == {
            Discard(name) for name in state.view(0).own.rack
        }
    assert met


def is_single(state: BurakoState, action: BurakoAction) -> bool:
    """A lay of three tiles, or an addition of one."""
    if isinstance(action, Lay):
        return len(action.tiles) == 3
    return len(action.tiles) == len(state.view(0).melds[int(action.meld[1:]) - 1].tiles) + 1


def canonical(state: BurakoState, action: BurakoAction) -> BurakoAction:
    """The order of tiles in a set has no meaning."""
    if isinstance(action, Lay) and action.kind == "set":
        return Lay("set", tuple(sorted(action.tiles)))
    if isinstance(action, Add) and state.view(0).melds[int(action.meld[1:]) - 1].kind == "set":
        return Add(action.meld, tuple(sorted(action.tiles)))
    return action


@each_table
def test_an_appraisal_denies_nothing_that_is_accepted_and_foresees_what_it_does(options):
    for number in range(SCENES):
        state = small_scene(number, options).state
        for action in everything(state, most=3):
            said = state.appraise(0, action)
            ways = said.ways if isinstance(action, Lay) else said.adds
            assert said.code is None
            assert canonical(state, action) in [canonical(state, way.action) for way in ways]
            for way in (*said.ways, *said.adds):
                foreseen(state, way)


def foreseen(state: BurakoState, way: dict[str, object]) -> None:
    assert accepts(state, way.action)
    then = after(state, way.action).view(0)
    index = int(way.after.meld[1:]) - 1
    assert then.melds[index] == way.after
    assert way.left == len(then.own.rack)
    earlier = state.view(0)
    assert sorted(way.added + then.own.rack) == sorted(earlier.own.rack)
    bonus = sum(side.bonus + side.laid for side in then.sides) - sum(side.bonus + side.laid for side in earlier.sides)
    assert way.points + way.bonus == bonus


def test_tiles_are_understood_in_any_order():
    state = scene("R5 R7 R6 J K9 Y9", phase="play", melds=("A run R8 R9 R10",)).state
    said = state.appraise(0, Lay("set", ("R7", "R5", "R6")))
    assert [way.action for way in said.ways] == [Lay("run", ("R5", "R6", "R7"))]
    assert [way.action for way in said.adds] == [Add("m1", ("R5", "R6", "R7", "R8", "R9", "R10"))]
    assert said.adds[0].ends == ["low"]
    both = state.appraise(0, Lay("run", ("R7", "J", "R6")))
    assert [way.action.tiles for way in both.ways] == [("J", "R6", "R7"), ("R6", "R7", "J")]
    one = state.appraise(0, Lay("run", ("J",)))
    assert one.ways == []
    assert [way.ends for way in one.adds] == [["low"], ["high"]]
    nothing = state.appraise(0, Lay("run", ("R5", "K9", "Y9")))
    assert (nothing.ways, nothing.adds, nothing.code) == ([], [], "mixed_colours")


def test_a_lay_that_would_strand_says_so_and_one_that_leaves_a_tile_names_it():
    melds = ("A run R5 R6 R7 R8", "A set Y4 K4 R4")
    stuck = scene("B4 K12", melds=melds, bought="A", phase="play").state
    assert stuck.appraise(0, Lay("set", ("B4",))).code == "would_strand"
    fine = scene("B4 K12", melds=melds, phase="play").state
    way = fine.appraise(0, Lay("set", ("B4",))).adds[0]
    assert (way.last, way.must_lay_last, way.then) == ("K12", False, None)
    buys = scene("R9 R10", melds=melds, phase="play").state
    assert buys.appraise(0, Lay("run", ("R9", "R10"))).adds[0].then == "buy"


def test_what_a_discard_and_the_pozo_are_said_to_do():
    melds = ("A run R5 R6 R7 R8", "B set Y4 K4 R4")
    state = scene("B4 R9 J", melds=melds, phase="play").state
    assert state.appraise(0, Discard("B4")) == DiscardAppraisal(
        fits=[], theirs=["m2"], wild=False, then=None, code=None
    )
    assert state.appraise(0, Discard("R9")).fits == ["m1"]
    assert state.appraise(0, Discard("J")).wild
    assert state.appraise(0, Discard("K9")).code == "tile_not_in_rack"
    last = scene("B4", melds=melds, phase="play", has_laid=True).state
    assert last.appraise(0, Discard("B4")).then == "buy"
    void = scene("B4 R9", melds=melds, phase="play", stock="").state
    assert void.appraise(0, Discard("B4")).then == "void"

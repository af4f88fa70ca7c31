"""What is valid on a grid, and what is listed, by brute force and a checker that shares nothing with the engine."""

from itertools import product

import pytest

from effort import amount
from games.sumoku import naive
from games.sumoku.scenes import Scene, classic
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import cell_at, first_fault, is_valid, lines_of, x_of, y_of
from sobremesa.games.sumoku.pieces import NAMES, TURNED
from sobremesa.games.sumoku.schema import Placement, Play

rule = pytest.mark.rule

GRIDS = amount(quick=400, usual=3000, full=50_000)
SCENES = amount(quick=4, usual=12, full=200)


def some_grid(chance: Chance) -> dict[int, int]:
    """A few tiles close together: many are nearly valid."""
    size = 2 + chance.below(4)
    tiles = list(range(96))
    chance.shuffle(tiles)
    cells = [cell_at(x, y) for x, y in product(range(-1, size), range(size - 1))]
    chance.shuffle(cells)
    count = 1 + chance.below(min(len(cells), 9))
    return {
        cell: tile + TURNED if NAMES[tile][1] == "6" and chance.below(2) else tile
        for cell, tile in zip(cells[:count], tiles, strict=False)
    }


def plain(cells: dict[int, int]) -> naive.Grid:
    return {
        (x_of(cell), y_of(cell)): (NAMES[laid % 96], 9 if laid >= TURNED else int(NAMES[laid % 96][1]))
        for cell, laid in cells.items()
    }


@rule("SUMOKU-40", "SUMOKU-41", "SUMOKU-42", "SUMOKU-43", "SUMOKU-44", "SUMOKU-46", "SUMOKU-47", "SUMOKU-76")
@pytest.mark.parametrize("key", [3, 4, 5])
def test_a_grid_is_judged_as_the_naive_checker_judges_it(key: int) -> None:
    chance = Chance(seed_from_int(key))
    found: set[str | None] = set()
    for _ in range(GRIDS):
        cells = some_grid(chance)
        grid = plain(cells)
        lines = lines_of(cells, key)
        assert sorted(
            (x_of(line.first), y_of(line.first), line.length, line.sum, line.is_row) for line in lines
        ) == sorted(
            (*line[0], len(line), naive.total(grid, line), line[0][1] == line[1][1]) for line in naive.lines(grid)
        )
        assert first_fault(cells, lines) == naive.fault(grid, key)
        assert is_valid(cells, key) == (naive.fault(grid, key) is None)
        found.add(naive.fault(grid, key))
    assert found >= {None, "not_connected", "colour_repeat", "bad_sum"}


@rule("SUMOKU-50", "SUMOKU-52", "SUMOKU-53", "SUMOKU-54", "SUMOKU-55", "SUMOKU-56")
@pytest.mark.parametrize("number", range(SCENES))
def test_what_is_listed_is_what_brute_force_finds_and_all_of_it_is_accepted(number: int) -> None:
    chance = Chance(seed_from_int(1000 + number))
    key = 3 + number % 3
    names = [NAMES[tile] for tile in range(96)]
    order = list(range(96))
    chance.shuffle(order)
    rack = [names[tile] for tile in order[:3]]
    base = {3: "R3a@0,0 O6a=9@1,0", 4: "R4a@0,0 O8a@1,0", 5: "R3a@0,0 B7a@1,0 G5a@2,0 Y6a=9@2,1 P1a@2,2"}[key]
    used = {word.partition("@")[0].partition("=")[0] for word in base.split()}
    rack = [name for name in rack if name not in used]
    others = next(name for name in names if name not in used and name not in rack)
    scene = classic(key, base, " ".join(rack), others)
    if scene.state.outcome is not None or scene.state.seat != 0:
        assert naive.placements(plain(scene.state.cells), rack, key) == set()
        return
    grid = plain(scene.state.cells)
    listed = [action for action in scene.state.legal_actions(0) if isinstance(action, Play)]
    assert len(set(listed)) == len(listed)
    assert {as_set(action) for action in listed} == naive.placements(grid, rack, key)
    for action in listed:
        assert scene.refusal(0, action) is None
        appraisal = scene.state.appraise(0, action)
        after = grid | {(one.x, one.y): (one.tile, value_of(one)) for one in action.placements}
        assert appraisal.points == naive.score(grid, after)
        assert not any(line.faults for line in appraisal.lines)


def value_of(one: Placement) -> int:
    return one.value if isinstance(one.value, int) else int(one.tile[1])


def as_set(action: Play) -> naive.Laid:
    return frozenset((one.tile[:2], one.x, one.y, value_of(one)) for one in action.placements)


@rule("SUMOKU-56")
def test_check_accepts_exactly_what_leaves_a_valid_grid() -> None:
    """Invariant 8: every one or two tiles on every cell near the grid."""
    scene = classic(5, "R3@0,0 B7@1,0 G5@2,0 Y6=9@2,1 P1@2,2", "O4 G3 B6", "R8")
    grid = plain(scene.state.cells)
    cells = [(x, y) for x in range(-2, 5) for y in range(-2, 5)]
    rack = [("O4a", 4), ("G3a", 3), ("B6a", 6), ("B6a", 9)]
    legal = naive.placements(grid, ["O4a", "G3a", "B6a"], 5)
    tried = 0
    for tile, value in rack:
        for cell in cells:
            tried += 1
            agrees(scene, legal, [(tile, value, cell)])
    for (tile, value), (other, more) in product(rack, rack):
        if tile < other:
            for cell, beside in product(cells[::2], cells[::3]):
                tried += 1
                agrees(scene, legal, [(tile, value, cell), (other, more, beside)])
    assert tried > 1000


def agrees(
    scene: Scene, legal: set[frozenset[tuple[str, int, int, int]]], laid: list[tuple[str, int, tuple[int, int]]]
):
    action = Play(tuple(Placement(tile, x, y, *([value] if tile[1] == "6" else [])) for tile, value, (x, y) in laid))
    expected = frozenset((tile[:2], x, y, value) for tile, value, (x, y) in laid) in legal
    assert (scene.refusal(0, action) is None) == expected
    if expected:
        assert scene.state.appraise(0, action).points > 0

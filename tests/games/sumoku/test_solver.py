"""The solver of the races: what it builds is a sumoku, and what it calls impossible is."""

from collections.abc import Iterator
from itertools import permutations, product

import pytest

from effort import amount
from games.sumoku import naive
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.solver import Solution, solve
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TILES, VALUE

KEYS = (3, 4, 5)


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def some(chance: Chance, count: int) -> list[int]:
    """So many tiles drawn from all."""
    tiles = list(range(TILE_COUNT))
    chance.shuffle(tiles)
    return sorted(tiles[:count])


def tiles(text: str) -> list[int]:
    return [TILES[name if len(name) == 3 else f"{name}a"] for name in text.split()]


def plain(cells: list[int], laid: list[int]) -> naive.Grid:
    return {
        (x_of(cell), y_of(cell)): (NAMES[piece % TILE_COUNT], VALUE[piece])
        for cell, piece in zip(cells, laid, strict=True)
    }


def must_be_sumoku(solution: Solution, of: list[int], key: int) -> None:
    """All tiles are on the grid or left, each once, and the grid is valid."""
    assert sorted([piece % TILE_COUNT for piece in solution.laid] + solution.left) == sorted(of)
    assert len(set(solution.cells)) == len(solution.cells)
    assert naive.fault(plain(solution.cells, solution.laid), key) is None


# What there is at all, by trying everything


def shapes(size: int) -> list[frozenset[tuple[int, int]]]:
    """All connected shapes of so many cells, each in one place."""
    found = {frozenset([(0, 0)])}
    for _ in range(size - 1):
        larger = set()
        for shape in found:
            for x, y in shape:
                for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if cell not in shape:
                        grown = shape | {cell}
                        left, top = min(a for a, _ in grown), min(b for _, b in grown)
                        larger.add(frozenset((a - left, b - top) for a, b in grown))
        found = larger
    return sorted(found, key=sorted)


def grids(of: list[int]) -> Iterator[naive.Grid]:
    """Every way to lay these tiles side by side."""
    names = [NAMES[tile] for tile in of]
    for shape in shapes(len(of)):
        for order in permutations(names):
            for reading in product(*map(naive.values, order)):
                yield dict(zip(sorted(shape), zip(order, reading, strict=True), strict=True))


@pytest.mark.parametrize("key", KEYS)
def test_a_few_tiles_are_solved_or_impossible_as_trying_everything_says(key: int) -> None:
    chance = stream(key)
    seen = set()
    for _ in range(amount(4, 40, 400)):
        own = some(chance, 4)
        exists = any(naive.fault(grid, key) is None for grid in grids(own))
        solution = solve(own, key, chance)
        if exists:
            assert not solution.impossible
        else:
            assert not solution.is_complete
        if solution.is_complete or not exists:
            seen.add((exists, solution.is_complete, solution.impossible))
    assert (False, False, True) in seen


@pytest.mark.parametrize("key", KEYS)
def test_ten_tiles_become_a_sumoku_or_are_told_to_be_impossible_but_for_few(key: int) -> None:
    chance = stream(10 + key)
    unknown = 0
    hands = amount(30, 200, 2000)
    for _ in range(hands):
        own = some(chance, 10)
        solution = solve(own, key, chance)
        must_be_sumoku(solution, own, key)
        unknown += not solution.is_complete and not solution.impossible
    assert unknown <= hands / 25


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("count", [16, 24, 32, 48, 96])
def test_many_tiles_are_all_used(key: int, count: int) -> None:
    own = some(stream(count), count)
    solution = solve(own, key, stream())

    must_be_sumoku(solution, own, key)
    assert solution.is_complete


# What is impossible, and the most that can be used


@pytest.mark.parametrize("key", KEYS)
def test_tiles_of_one_colour_are_no_sumoku(key: int) -> None:
    solution = solve(tiles("R1 R2 R3 R4 R5 R6 R7 R8 R1b R2b"), key, stream())

    assert solution.impossible
    assert (solution.cells, len(solution.left)) == ([], 10)


def test_one_tile_is_no_sumoku() -> None:
    solution = solve(tiles("R5"), 5, stream())

    assert (solution.impossible, solution.left) == (True, tiles("R5"))


def test_no_tiles_are_all_used() -> None:
    assert solve([], 5, stream()).is_complete


def test_a_tile_that_fits_nowhere_is_left() -> None:
    """Nothing makes up a multiple of five with R1 here: all others are fives."""
    own = tiles("R1 O5 Y5 G5 B5 P5")
    solution = solve(own, 5, stream())

    must_be_sumoku(solution, own, 5)
    assert (solution.impossible, solution.left) == (True, tiles("R1"))


def test_a_six_lies_one_way_for_both_its_lines() -> None:
    """K = 5: O6 makes 10 with R4 as a 6 and with B1 as a 9, but not both."""
    assert solve(tiles("R4 O6 B1"), 5, stream()).impossible is False
    assert solve(tiles("R4 O6 R1"), 5, stream()).impossible


# On a grid that is there


def test_a_given_grid_stays_and_is_added_to() -> None:
    first = some(stream(3), 16)
    begun = solve(first, 5, stream())
    grid = dict(zip(begun.cells, begun.laid, strict=True))
    more = [tile for tile in some(stream(4), 40) if tile not in first][::3]
    added = solve(more, 5, stream(), grid)

    assert added.is_complete
    assert not set(added.cells) & set(grid)
    together = plain(begun.cells, begun.laid) | plain(added.cells, added.laid)
    assert naive.fault(together, 5) is None


def test_the_same_arguments_give_the_same_answer() -> None:
    own = some(stream(8), 24)
    one, two = solve(own, 4, stream(5)), solve(own, 4, stream(5))

    assert (one.cells, one.laid) == (two.cells, two.laid)

"""What is valid on a grid, and what can be laid, reckoned by the plainest means: nothing is shared with the engine.

Tiles are looked at by their names, `R5a`; a grid is a dict from (x, y) to (name, value).
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product

Cell = tuple[int, int]
Grid = dict[Cell, tuple[str, int]]
Laid = frozenset[tuple[str, int, int, int]]
"""A placement: face, x, y and value of each tile."""

ALL_TILES = [f"{colour}{number}{copy}" for colour in "ROYGBP" for number in range(1, 9) for copy in "ab"]
STEPS = ((1, 0), (0, 1))


def runs(grid: Grid) -> Iterator[list[Cell]]:
    """Every maximal row or column of touching tiles, also those of one tile."""
    for x, y in grid:
        for dx, dy in STEPS:
            if (x - dx, y - dy) not in grid:
                run = []
                while (x + len(run) * dx, y + len(run) * dy) in grid:
                    run.append((x + len(run) * dx, y + len(run) * dy))
                yield run


def lines(grid: Grid) -> list[list[Cell]]:
    return [run for run in runs(grid) if len(run) > 1]


def connected(grid: Grid) -> bool:
    reached = set(list(grid)[:1])
    while True:
        more = {(x + dx, y + dy) for x, y in reached for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} & set(grid)
        if more <= reached:
            return len(reached) == len(grid)
        reached |= more


def total(grid: Grid, line: list[Cell]) -> int:
    return sum(grid[cell][1] for cell in line)


def fault(grid: Grid, key: int) -> str | None:
    """The first of V1 to V5 that does not hold, as a claim names it."""
    if len(grid) < 2 or not connected(grid):
        return "not_connected"
    if any(len(line) > 6 for line in lines(grid)):
        return "line_too_long"
    if any(len({grid[cell][0][0] for cell in line}) < len(line) for line in lines(grid)):
        return "colour_repeat"
    if any(total(grid, line) % key for line in lines(grid)):
        return "bad_sum"
    return None


def score(before: Grid, after: Grid) -> int:
    return sum(total(after, line) for line in lines(after) if any(cell not in before for cell in line))


def values(tile: str) -> tuple[int, ...]:
    return (6, 9) if tile[1] == "6" else (int(tile[1]),)


def placements(grid: Grid, rack: list[str], key: int, reach: int = 6) -> set[Laid]:
    """Every legal placement by trying everything: each a set of (face, x, y, value).

    Of an opening only rows that begin at 0,0.
    """
    found: set[Laid] = set()
    for cells in strips(grid, len(rack), reach):
        new = [cell for cell in cells if cell not in grid]
        for tiles in permutations(rack, len(new)):
            for reading in product(*map(values, tiles)):
                after = grid | {cell: (tile, value) for cell, tile, value in zip(new, tiles, reading, strict=True)}
                if fault(after, key) is None:
                    found.add(
                        frozenset(
                            (tile[:2], *cell, value) for cell, tile, value in zip(new, tiles, reading, strict=True)
                        )
                    )
    return found


def strips(grid: Grid, most: int, reach: int) -> Iterator[list[Cell]]:
    """Rows and columns of cells whose empty ones could be filled by one placement: both ends are empty."""
    if not grid:
        yield from ([(x, 0) for x in range(length)] for length in range(2, min(most, 6) + 1))
        return
    xs = range(min(x for x, _ in grid) - reach, max(x for x, _ in grid) + reach + 1)
    ys = range(min(y for _, y in grid) - reach, max(y for _, y in grid) + reach + 1)
    for x, y in product(xs, ys):
        for dx, dy in STEPS:
            for length in range(1, 12):
                cells = [(x + step * dx, y + step * dy) for step in range(length)]
                new = [cell for cell in cells if cell not in grid]
                if cells[0] in grid or cells[-1] in grid or len(new) > min(most, 6) or (length == 1 and dx == 0):
                    continue
                if any((a + da, b + db) in grid for a, b in new for da, db in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                    yield cells


def foursomes(display: list[str], key: int) -> int:
    """How many combinations a display holds."""
    found = 0
    for four in combinations(display, 4):
        if len({tile[0] for tile in four}) == 4:
            found += any(sum(reading) % key == 0 for reading in product(*map(values, four)))
    return found

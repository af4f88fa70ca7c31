"""What is valid on a grid: lines, sums, colours and connection, for all modes (SUMOKU-40 to -49).

A grid is a dict from cells to tiles as they lie (pieces.py). A cell is one int, `(x + 128) << 8 | y + 128`, so that the
next cell of a row is ROW further and the next of a column COLUMN further; x grows to the right, y downwards.
"""

from typing import Final

from sobremesa.games.sumoku.pieces import COLOUR, VALUE

EDGE: Final = 99
"""Coordinates go from -99 to 99."""
ROW: Final = 256
COLUMN: Final = 1
LONGEST_LINE: Final = 6
LEAST_TILES: Final = 2

# What can be wrong with a line, as bits; FAULTS has their names in the order in which they are looked for.
TOO_LONG: Final = 1
COLOUR_REPEAT: Final = 2
BAD_SUM: Final = 4
FAULTS: Final = ((TOO_LONG, "line_too_long"), (COLOUR_REPEAT, "colour_repeat"), (BAD_SUM, "bad_sum"))


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates."""
    return (x + 128) << 8 | (y + 128)


def x_of(cell: int) -> int:
    """How far to the right a cell is."""
    return (cell >> 8) - 128


def y_of(cell: int) -> int:
    """How far down a cell is."""
    return (cell & 255) - 128


ORIGIN: Final = cell_at(0, 0)


class Line:
    """Two or more tiles side by side, all there are: its first cell, its direction (ROW or COLUMN), and what it is."""

    def __init__(self, first: int, step: int, length: int, total: int, faults: int) -> None:
        self.first: Final = first
        self.step: Final = step
        self.length: Final = length
        self.sum: Final = total
        self.faults: Final = faults

    @property
    def is_row(self) -> bool:
        """Whether it lies from left to right."""
        return self.step == ROW


def first_of_run(cells: dict[int, int], cell: int, step: int) -> int:
    """Where the unbroken run through a cell begins; the cell itself may be empty."""
    while cell - step in cells:
        cell -= step
    return cell


def line_from(cells: dict[int, int], first: int, step: int, key: int) -> Line | None:
    """The line that begins at a cell; None if only one tile lies there (SUMOKU-40)."""
    cell = first
    length = 0
    total = 0
    colours = 0
    faults = 0
    while cell in cells:
        laid = cells[cell]
        colour = 1 << COLOUR[laid]
        if colours & colour:
            faults |= COLOUR_REPEAT
        colours |= colour
        total += VALUE[laid]
        length += 1
        cell += step
    if length < LEAST_TILES:
        return None
    if length > LONGEST_LINE:
        faults |= TOO_LONG
    if total % key:
        faults |= BAD_SUM
    return Line(first, step, length, total, faults)


def lines_of(cells: dict[int, int], key: int) -> list[Line]:
    """Every line: rows from top to bottom, then columns from left to right."""
    found: list[Line] = []
    for cell in sorted(cells, key=reading_order):
        if cell - ROW not in cells:
            row = line_from(cells, cell, ROW, key)
            if row is not None:
                found.append(row)
    for cell in sorted(cells):
        if cell - COLUMN not in cells:
            column = line_from(cells, cell, COLUMN, key)
            if column is not None:
                found.append(column)
    return found


def reading_order(cell: int) -> int:
    """Sorts cells row by row, each from left to right."""
    return (cell & 255) << 8 | cell >> 8


def lines_with(cells: dict[int, int], new: list[int], key: int) -> list[Line]:
    """Every line that contains one of these cells, each once (SUMOKU-140)."""
    found: list[Line] = []
    seen: set[int] = set()
    for step in (ROW, COLUMN):
        for cell in new:
            first = first_of_run(cells, cell, step)
            if first * 2 + (step == ROW) not in seen:
                seen.add(first * 2 + (step == ROW))
                line = line_from(cells, first, step, key)
                if line is not None:
                    found.append(line)
    return found


def is_connected(cells: dict[int, int]) -> bool:
    """Whether every tile can be reached from every other by steps to a neighbour (SUMOKU-42)."""
    if not cells:
        return True
    start = next(iter(cells))
    reached = {start}
    border = [start]
    while border:
        cell = border.pop()
        for neighbour in (cell - ROW, cell + ROW, cell - COLUMN, cell + COLUMN):
            if neighbour in cells and neighbour not in reached:
                reached.add(neighbour)
                border.append(neighbour)
    return len(reached) == len(cells)


def touches(cells: dict[int, int], cell: int) -> bool:
    """Whether a neighbour of the cell has a tile."""
    return cell - ROW in cells or cell + ROW in cells or cell - COLUMN in cells or cell + COLUMN in cells


def first_fault(cells: dict[int, int], lines: list[Line]) -> str | None:
    """The first of V2 to V5 that does not hold, in the order of SUMOKU-76; a lone tile is joined to nothing."""
    if len(cells) < LEAST_TILES or not is_connected(cells):
        return "not_connected"
    together = 0
    for line in lines:
        together |= line.faults
    for bit, name in FAULTS:
        if together & bit:
            return name
    return None


def is_valid(cells: dict[int, int], key: int) -> bool:
    """Whether V1 to V5 hold (SUMOKU-47)."""
    return first_fault(cells, lines_of(cells, key)) is None

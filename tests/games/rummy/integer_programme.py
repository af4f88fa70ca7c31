"""The best play as an integer programme for HiGHS: a set cover in which every set is a column.

It shares nothing with the solver. Runs have three to five tiles, longer ones are several of these. Whether a joker of
the table stays, which groups give theirs away and which tiles pay for that are variables of the programme too.
"""

from collections.abc import Iterator
from itertools import combinations

import highspy
from msgspec import Struct

NUMBERS = range(1, 14)
COLOURS = range(4)
JOKER = 52
RUN = 0
GROUP = 1


class Column(Struct, frozen=True):
    """A set: its number tiles by face, and what its jokers stand for."""

    faces: tuple[int, ...]
    runs: tuple[int, ...]
    """Roles of jokers in a run: faces."""
    group: int
    """The number of a group with jokers, else 0."""
    jokers: int
    value: int


def all_columns() -> Iterator[Column]:
    for colour in COLOURS:
        for size in (3, 4, 5):
            for start in range(1, 15 - size):
                faces = [13 * colour + number - 1 for number in range(start, start + size)]
                value = sum(range(start, start + size))
                for jokers in (0, 1, 2):
                    for roles in combinations(faces, jokers):
                        yield Column(tuple(face for face in faces if face not in roles), roles, 0, jokers, value)
    for number in NUMBERS:
        for size in (3, 4):
            for jokers in (0, 1, 2):
                for colours in combinations(COLOURS, size - jokers):
                    faces = [13 * colour + number - 1 for colour in colours]
                    yield Column(tuple(faces), (), number if jokers else 0, jokers, number * size)


COLUMNS = list(all_columns())


class Question(Struct, frozen=True):
    """Tables as the solver writes them, tiles as ints of core/tiles.py."""

    table: list[list[int]]
    rack: list[int]
    opened: bool = True
    opening_minimum: int = 30
    pays_from_table: bool = False
    trio_locked: bool = False


def faces_of(tiles: list[int]) -> list[int]:
    counts = [0] * 53
    for tile in tiles:
        counts[tile >> 1] += 1
    return counts


def roles_of(one: list[int]) -> list[int]:
    """What the jokers of a set stand for: a face, or 100 and the number of a group."""
    kind, *tiles = one
    at, tile = next((at, tile) for at, tile in enumerate(tiles) if tile >> 1 != JOKER)
    if kind == GROUP:
        return [100 + (tile >> 1) % 13 + 1 for other in tiles if other >> 1 == JOKER]
    return [(tile >> 1) - at + place for place, other in enumerate(tiles) if other >> 1 == JOKER]


def best(question: Question, weights: list[int], *, close: bool = False) -> int | None:
    """The most that can be laid, each face of the rack weighing so much; None if there is no play.

    With `close` all of the rack has to be laid.
    """
    model = Programme(question, close=close)
    return model.solve(weights)


class Programme:
    def __init__(self, question: Question, *, close: bool) -> None:
        self.question = question
        self.highs = highspy.Highs()
        self.highs.setOptionValue("output_flag", False)
        self.highs.setOptionValue("threads", 1)
        self.highs.setOptionValue("mip_rel_gap", 0.0)
        self.highs.setOptionValue("mip_abs_gap", 0.5)
        table = question.table if question.opened else []
        self.on_table = faces_of([tile for one in table for tile in one[1:]])
        self.on_rack = faces_of(question.rack)
        self.close = close
        self.count = 0
        self.uses: list[list[int]] = [[] for _ in range(53)]
        """The columns that use a face, each as often as it does."""
        self.values: list[tuple[int, int]] = []
        self.with_role: dict[int, list[tuple[int, int]]] = {}
        self.laid: list[int] = []
        self.add_columns()
        self.add_tiles()
        if question.opened:
            self.add_jokers()

    def variable(self, low: float, high: float) -> int:
        self.highs.addVar(low, high)
        self.highs.changeColIntegrality(self.count, highspy.HighsVarType.kInteger)
        self.count += 1
        return self.count - 1

    def row(self, low: float, high: float, terms: list[tuple[int, float]]) -> None:
        coefficients: dict[int, float] = {}
        for column, factor in terms:
            coefficients[column] = coefficients.get(column, 0) + factor
        self.highs.addRow(low, high, len(coefficients), list(coefficients), list(coefficients.values()))

    def add_columns(self) -> None:
        there = [self.on_table[face] + self.on_rack[face] for face in range(53)]
        for column in COLUMNS:
            if column.jokers > there[JOKER] or any(not there[face] for face in column.faces):
                continue
            index = self.variable(0, 2)
            self.values.append((index, column.value))
            for face in column.faces:
                self.uses[face].append(index)
            self.uses[JOKER] += [index] * column.jokers
            for role in column.runs:
                self.with_role.setdefault(role, []).append((index, 1))
            if column.group:
                self.with_role.setdefault(100 + column.group, []).append((index, column.jokers))

    def add_tiles(self) -> None:
        """What is on the table is used, and of the rack what is laid."""
        for face in range(53):
            laid = self.variable(self.on_rack[face] if self.close else 0, self.on_rack[face])
            self.laid.append(laid)
            terms = [(index, 1.0) for index in self.uses[face]]
            self.row(self.on_table[face], self.on_table[face], [*terms, (laid, -1.0)])
        self.row(1, highspy.kHighsInf, [(laid, 1.0) for laid in self.laid])
        if not self.question.opened:
            terms = [(index, float(value)) for index, value in self.values]
            self.row(self.question.opening_minimum, highspy.kHighsInf, terms)

    def add_jokers(self) -> None:
        """Jokers that do not stay in their role are paid for."""
        question = self.question
        pays: list[list[tuple[int, float]]] = [[] for _ in range(52)]
        pays_trio: list[list[tuple[int, float]]] = [[] for _ in range(52)]
        held: dict[int, int] = {}
        released: dict[int, list[tuple[int, float]]] = {}
        for one in question.table:
            roles = roles_of(one) if any(tile >> 1 == JOKER for tile in one[1:]) else []
            for role in roles:
                held[role] = held.get(role, 0) + 1
            if not roles:
                continue
            if one[0] == RUN:
                for role in roles:
                    paid = self.variable(0, 1)
                    pays[role].append((paid, 1.0))
                    released.setdefault(role, []).append((paid, 1.0))
                continue
            number = roles[0] - 100
            is_trio = len(one) == 4
            given = self.variable(0, 0 if is_trio and question.trio_locked else len(roles))
            released.setdefault(roles[0], []).append((given, 1.0))
            there = {(tile >> 1) // 13 for tile in one[1:] if tile >> 1 != JOKER}
            tiles = [(self.variable(0, 1), 13 * colour + number - 1) for colour in COLOURS if colour not in there]
            terms = [(index, 1.0) for index, _ in tiles]
            if is_trio:
                opened = self.variable(0, 1)
                self.row(-highspy.kHighsInf, 0, [(given, 1.0), (opened, -2.0)])
                self.row(0, highspy.kHighsInf, [*terms, (given, -1.0), (opened, -1.0)])
            else:
                self.row(0, highspy.kHighsInf, [*terms, (given, -1.0)])
            for index, face in tiles:
                (pays_trio if is_trio else pays)[face].append((index, 1.0))
        for role, count in held.items():
            stay = [(index, float(times)) for index, times in self.with_role.get(role, [])]
            self.row(count, highspy.kHighsInf, [*stay, *released[role]])
        for face in range(52):
            both = [*pays[face], *pays_trio[face]]
            if both and not question.pays_from_table:
                self.row(-highspy.kHighsInf, 0, [*both, (self.laid[face], -1.0)])
            elif both:
                self.row(-highspy.kHighsInf, self.on_table[face], [*both, (self.laid[face], -1.0)])
                self.row(-highspy.kHighsInf, 0, [*pays_trio[face], (self.laid[face], -1.0)])

    def solve(self, weights: list[int]) -> int | None:
        for face in range(53):
            self.highs.changeColCost(self.laid[face], float(weights[face]))
        self.highs.changeObjectiveSense(highspy.ObjSense.kMaximize)
        self.highs.run()
        if self.highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        values = self.highs.getSolution().col_value
        return sum(round(values[self.laid[face]]) * weights[face] for face in range(53))

"""The placements of the classic game: all there are, none that is not legal, and the best of them."""

import pytest

from effort import amount
from games.sumoku import naive
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import EDGE, cell_at, x_of, y_of
from sobremesa.games.sumoku.engine.placements import (
    RANDOM,
    Placement,
    Search,
    all_placements,
    any_placement,
    best_placement,
    cell_in,
    differing_placements,
    laid_in,
    random_placement,
)
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TILES, TURNED, VALUE

Cells = dict[int, int]


def grid(text: str) -> Cells:
    """`R3@0,0 B6=9@1,0` as the engine has it."""
    cells = {}
    for word in text.split():
        name, place = word.split("@")
        x, y = map(int, place.split(","))
        cells[cell_at(x, y)] = TILES[f"{name[:2]}a"] + (TURNED if name.endswith("=9") else 0)
    return cells


def rack(text: str) -> list[int]:
    """`R3 B7b` as the engine has it; a tile without a copy is the first one."""
    return [TILES[name if len(name) == 3 else f"{name}a"] for name in text.split()]


def told(placement: Placement) -> str:
    """A placement in the notation of the rules file."""
    words = []
    for spot in placement.spots:
        laid, cell = laid_in(spot), cell_in(spot)
        words.append(f"{NAMES[laid % TILE_COUNT][:2]}{'=9' if laid >= TURNED else ''}@{x_of(cell)},{y_of(cell)}")
    return " ".join(words)


def plain(cells: Cells) -> naive.Grid:
    return {(x_of(cell), y_of(cell)): (NAMES[laid % TILE_COUNT], VALUE[laid]) for cell, laid in cells.items()}


def as_set(placement: Placement) -> frozenset[tuple[str, int, int, int]]:
    """A placement as the plainest means name it."""
    return frozenset(
        (NAMES[laid_in(spot) % TILE_COUNT][:2], x_of(cell_in(spot)), y_of(cell_in(spot)), VALUE[laid_in(spot)])
        for spot in placement.spots
    )


def grown(chance: Chance, key: int, tiles: int) -> tuple[Cells, list[int]]:
    """A grid that has grown by any placements, and the tiles that are not on it in any order."""
    pile = list(range(TILE_COUNT))
    chance.shuffle(pile)
    cells: Cells = {}
    while len(cells) < tiles:
        own = pile[:4]
        found = all_placements(cells, own, key)
        if found:
            for spot in found[chance.below(len(found))].spots:
                cells[cell_in(spot)] = laid_in(spot)
                pile.remove(laid_in(spot) % TILE_COUNT)
        else:
            pile = pile[4:] + own
    return cells, pile


def counted(cells: Cells, own: list[int], key: int) -> int:
    """Among how many a random placement is drawn."""
    search = Search(cells, own, key, RANDOM)
    search.chance = Chance(seed_from_int(1))
    search.run()
    return search.weight


@pytest.mark.rule("SUMOKU-50", "SUMOKU-52", "SUMOKU-53", "SUMOKU-54", "SUMOKU-55", "SUMOKU-56")
@pytest.mark.parametrize("key", [3, 4, 5])
def test_every_legal_placement_is_found_and_no_other(key: int) -> None:
    chance = Chance(seed_from_int(key))
    for _ in range(amount(4, 20, 200)):
        cells, pile = grown(chance, key, 2 + chance.below(9))
        own = pile[: 1 + chance.below(3)]
        found = all_placements(cells, own, key)
        expected = naive.placements(plain(cells), [NAMES[tile] for tile in own], key, reach=3)

        assert {as_set(one) for one in found} == expected
        assert len(found) == len(expected)
        assert any_placement(cells, own, key) == bool(expected)
        assert counted(cells, own, key) == len(expected)


@pytest.mark.rule("SUMOKU-140", "SUMOKU-141", "SUMOKU-142")
@pytest.mark.parametrize("key", [3, 4, 5])
def test_points_and_six_lines_are_as_reckoned_by_the_plainest_means(key: int) -> None:
    chance = Chance(seed_from_int(10 + key))
    cells, pile = grown(chance, key, 14)
    before = plain(cells)
    found = all_placements(cells, pile[:4], key)
    for placement in found:
        after = before | {(x, y): (f"{face}a", value) for face, x, y, value in as_set(placement)}
        new = [line for line in naive.lines(after) if any(cell not in before for cell in line)]
        assert placement.score == naive.score(before, after)
        assert placement.six == any(len(line) == 6 for line in new)
    best = best_placement(cells, pile[:4], key)
    assert best is not None
    assert best.score == max(placement.score for placement in found)


def test_placements_that_differ_only_in_an_order_that_scores_the_same_are_one() -> None:
    chance = Chance(seed_from_int(5))
    cells, pile = grown(chance, 4, 10)
    own = pile[:5]

    def essence(placement: Placement) -> tuple[frozenset[tuple[int, int]], tuple[str, ...], int]:
        spots = as_set(placement)
        where = frozenset((x, y) for _, x, y, _ in spots)
        return where, tuple(sorted(f"{face}{value}" for face, _, _, value in spots)), placement.score

    every, differing = all_placements(cells, own, 4), differing_placements(cells, own, 4)
    assert {essence(one) for one in every} == {essence(one) for one in differing}
    assert len(differing) < len(every)


@pytest.mark.rule("SUMOKU-51")
def test_an_opening_is_a_row_of_two_or_more_that_begins_in_the_middle() -> None:
    found = {told(one) for one in all_placements({}, rack("R1 O4 Y5"), 5)}

    assert found == {"R1@0,0 O4@1,0", "O4@0,0 R1@1,0"} | {
        f"{one}@0,0 {two}@1,0 {three}@2,0"
        for one, two, three in (
            ("R1", "O4", "Y5"),
            ("R1", "Y5", "O4"),
            ("O4", "R1", "Y5"),
            ("O4", "Y5", "R1"),
            ("Y5", "R1", "O4"),
            ("Y5", "O4", "R1"),
        )
    }


@pytest.mark.rule("SUMOKU-51")
def test_one_tile_is_no_opening() -> None:
    assert all_placements({}, rack("R5"), 5) == []
    assert not any_placement({}, rack("R5 R5b"), 5)


@pytest.mark.rule("SUMOKU-5")
def test_a_six_is_tried_both_ways() -> None:
    cells = grid("R1@0,0 O4@1,0")

    assert {told(one) for one in all_placements(cells, rack("Y6"), 5)} == {
        "Y6=9@0,-1",
        "Y6=9@0,1",
        "Y6@1,-1",
        "Y6@1,1",
    }


def test_of_two_copies_only_one_is_listed() -> None:
    cells = grid("R5@0,0 O5@1,0")

    assert sorted(told(one) for one in all_placements(cells, rack("Y5 Y5b"), 5)) == sorted(
        f"Y5@{x},{y}" for x, y in ((-1, 0), (2, 0), (0, -1), (0, 1), (1, -1), (1, 1))
    )


@pytest.mark.rule("E17")
def test_two_tiles_of_one_colour_that_need_a_neighbour_worth_five_fit_nowhere() -> None:
    cells = grid("R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B7@4,0 P3@5,0")

    assert not any_placement(cells, rack("R5a R5b"), 5)
    assert best_placement(cells, rack("R5a R5b"), 5) is None


@pytest.mark.rule("E13", "SUMOKU-43")
def test_a_hole_that_would_make_a_line_of_seven_stays_empty() -> None:
    hole = "R3@0,0 B7@1,0 G5@2,0 Y6=9@2,1 P1@2,2 O4@3,2 R5@4,2 B2@4,1 Y3@4,0 "
    six = [one for one in all_placements(grid(hole + "O2@5,0"), rack("P5"), 5) if told(one) == "P5@3,0"]

    assert [(one.score, one.six) for one in six] == [(25, True)]
    assert "P5@3,0" not in {told(one) for one in all_placements(grid(hole + "O1@5,0 P6@6,0"), rack("P5"), 5)}


def test_nothing_is_placed_beyond_the_edge_of_the_table() -> None:
    corner = {cell_at(EDGE - 1, EDGE): TILES["R5a"], cell_at(EDGE, EDGE): TILES["O5a"]}
    cells = [cell_in(spot) for one in all_placements(corner, rack("Y5 G5 B5"), 5) for spot in one.spots]

    assert max(x_of(cell) for cell in cells) == EDGE
    assert max(y_of(cell) for cell in cells) == EDGE


def test_a_random_placement_is_any_of_those_listed_or_none() -> None:
    cells = grid("R5@0,0 O5@1,0")
    own = rack("Y5 G1")
    listed = {told(one) for one in all_placements(cells, own, 5)}
    drawn = [random_placement(cells, own, 5, Chance(seed_from_int(number))) for number in range(150)]

    assert {told(one) for one in drawn if one is not None} == listed
    assert None in drawn

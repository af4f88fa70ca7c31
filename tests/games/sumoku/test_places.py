"""Where a lifted tile could lie: the places an appraisal lists, compared with the checks and with brute force."""

from typing import Any

import pytest
from msgspec import UNSET

from games.sumoku import naive
from games.sumoku.samples import late_classic
from games.sumoku.scenes import Scene, classic, play
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.pieces import NAMES
from sobremesa.games.sumoku.schema import Cell, FittingCell, Placement, Play

rule = pytest.mark.rule

ORIGIN = (0, 0)


def asked(scene: Scene, text: str, seat: int = 0) -> Any:
    """What is said of `tried tiles, and the one that is held`."""
    return scene.state.appraise(seat, play(text))


def cells(places: list[Cell]) -> set[tuple[int, int]]:
    return {(place.x, place.y) for place in places}


@rule("SUMOKU-54", "SUMOKU-140", "SUMOKU-142")
def test_places_of_a_tile_with_the_sum_of_both_lines() -> None:
    """K = 5, row 3 + 7: a G5 extends the row at both ends. It scores what its lines come to, the dearest first."""
    scene = classic(5, "R3@0,0 B7@1,0", "G5 O2 O3 P8", "R8")
    assert asked(scene, "G5@0,0").places == [
        FittingCell(-1, 0, 15, six=False),
        FittingCell(2, 0, 15, six=False),
    ]
    assert asked(scene, "O2@0,0").places == [
        FittingCell(0, -1, 5, six=False),
        FittingCell(0, 1, 5, six=False),
    ]


def test_places_do_not_depend_on_the_cell_the_tile_is_named_at() -> None:
    scene = classic(5, "R3@0,0 B7@1,0", "G5 O2 O3 P8", "R8")
    over_a_tile, fitting, far_away = (asked(scene, f"G5@{cell}") for cell in ("0,0", "2,0", "30,30"))
    assert over_a_tile.places == fitting.places == far_away.places
    assert over_a_tile.points is UNSET
    assert fitting.points == 15


@rule("SUMOKU-59")
def test_a_place_that_completes_a_line_of_six_says_so() -> None:
    scene = classic(3, "R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B5@4,0", "P3 O6", "R8")
    six = FittingCell(5, 0, 18, six=True)
    assert six in asked(scene, "P3@0,0").places


@rule("SUMOKU-5")
def test_a_six_has_other_places_as_nine() -> None:
    """K = 5: below the 1 only a 9 comes to ten."""
    scene = classic(5, "R4@0,0 G1@1,0", "Y6 O2", "R8")
    assert (1, 1) not in cells(asked(scene, "Y6@0,0").places)
    assert (1, 1) in cells(asked(scene, "Y6=9@0,0").places)


@rule("SUMOKU-52", "SUMOKU-53")
def test_places_of_a_second_tile_lie_in_the_line_of_the_first() -> None:
    """K = 5: O4 beside the row comes to 14; with Y1 it is 15, at the other end of the new line or of the old."""
    scene = classic(5, "R3@0,0 B7@1,0", "O4 Y1 G5", "R8")
    said = asked(scene, "O4@2,0 Y1@0,0")
    assert cells(said.places) == {(3, 0), (-1, 0)}
    assert {place.points for place in said.places} == {15}


def test_a_cell_that_needs_another_tile_is_extendable() -> None:
    """K = 5, O4 at the end of 3 + 7 is 14: not legal yet. A second red never fits into the row."""
    scene = classic(5, "R3@0,0 B7@1,0", "O4 R2 Y1", "R8")
    said = asked(scene, "O4@0,0")
    assert said.places == []
    assert {(2, 0), (-1, 0), (0, 1)} <= cells(said.extendable)
    assert not {(2, 0), (-1, 0)} & cells(asked(scene, "R2@0,0").extendable)


def test_nothing_is_extendable_by_the_last_tile() -> None:
    scene = classic(5, "R3@0,0 B7@1,0", "O4 P3", "R8")
    assert asked(scene, "O4@0,0").extendable != []
    assert asked(scene, "P3@2,0 O4@0,0").extendable == []


@rule("SUMOKU-51")
def test_an_opening_begins_over_the_origin_and_goes_on_from_there() -> None:
    scene = classic(5, "", "G5 O5 Y1 P2", "R8 R7 B8 B7")
    first = asked(scene, "G5@0,0")
    assert first.places == []
    assert cells(first.extendable) == {ORIGIN}
    second = asked(scene, "G5@0,0 O5@0,0")
    assert cells(second.places) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert cells(second.extendable) == set()
    assert cells(asked(scene, "G5@0,0 Y1@0,0").extendable) == {(1, 0), (-1, 0), (0, 1), (0, -1)}


def test_nothing_is_said_of_tiles_of_others_or_in_other_modes() -> None:
    scene = classic(5, "R3@0,0 B7@1,0", "G5 O2", "R8")
    assert asked(scene, "R8@2,0") is None
    assert RULES.new(players=2, seed=1, mode="speed").appraise(0, play("R8@2,0")) is None


@rule("SUMOKU-56")
def test_places_late_in_a_match_are_what_brute_force_finds() -> None:
    """Each tile of the rack, alone on every cell around a grown grid, as 6 and as 9."""
    state = RULES.from_position(late_classic())
    seat = state.seat
    grid = {
        (x_of(cell), y_of(cell)): (NAMES[laid % 96], 9 if laid >= 96 else int(NAMES[laid % 96][1]))
        for cell, laid in state.cells.items()
    }
    found = 0
    for tile in state.racks[seat]:
        name = NAMES[tile]
        for value in naive.values(name):
            written = Placement(name, *ORIGIN, *([value] if name[1] == "6" else []))
            said = state.appraise(seat, Play((written,)))
            alone = {laid for laid in naive.placements(grid, [name], state.key) if next(iter(laid))[3] == value}
            assert cells(said.places) == {(x, y) for laid in alone for _, x, y, _ in laid}
            for place in said.places:
                after = grid | {(place.x, place.y): (name, value)}
                assert place.points == naive.score(grid, after)
            points = [place.points for place in said.places]
            assert points == sorted(points, reverse=True)
            found += len(points)
    assert found > 0

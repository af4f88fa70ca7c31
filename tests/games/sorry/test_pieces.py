"""Board, pawns and cards are those of the rules file's tables."""

import pytest

from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.pieces import (
    COLOURS,
    COPIES,
    DECK,
    DIAMOND,
    ENTRY,
    EXIT,
    HOME,
    OFF_BOARD,
    PAWN_NAMES,
    PLACE_ON,
    PLACES,
    RANKS,
    SLIDES_TO,
    SQUARE_AT,
    SQUARES,
    START,
    TRACK,
    landing,
    place_name,
)

rule = pytest.mark.rule
BOARD = RULES.pieces

# colour: short slide, long slide, entry, diamond, exit
TABLE = {
    "red": ([1, 2, 3, 4], [9, 10, 11, 12, 13], 2, 3, 4),
    "blue": ([16, 17, 18, 19], [24, 25, 26, 27, 28], 17, 18, 19),
    "yellow": ([31, 32, 33, 34], [39, 40, 41, 42, 43], 32, 33, 34),
    "green": ([46, 47, 48, 49], [54, 55, 56, 57, 58], 47, 48, 49),
}


@rule("RULING-1")
@pytest.mark.parametrize("colour", TABLE)
def test_each_colour_has_its_part_of_the_board(colour: str) -> None:
    short, long, entry, diamond, leaves = TABLE[colour]
    assert [slide["squares"] for slide in BOARD["slides"] if slide["colour"] == colour] == [short, long]
    assert (BOARD["entry"][colour], BOARD["diamond"][colour], BOARD["exit"][colour]) == (entry, diamond, leaves)


@rule("RULING-1")
def test_the_check_numbers_of_the_board() -> None:
    slides = [slide["squares"] for slide in BOARD["slides"]]
    assert SQUARES == 80
    assert len(slides) == 8
    assert len({square for slide in slides for square in slide}) == 36
    assert sorted(slide[0] for slide in slides) == [1, 9, 16, 24, 31, 39, 46, 54]
    assert sum(slide[0] for slide in slides) == 220
    assert sorted(slide[-1] for slide in slides) == [4, 13, 19, 28, 34, 43, 49, 58]
    assert sum(slide[-1] for slide in slides) == 248
    assert BOARD["colours"] == ["red", "blue", "yellow", "green"]


def test_the_drawing_grid() -> None:
    for i in range(15):
        assert BOARD["track"][i] == (i, 0)
        assert BOARD["track"][15 + i] == (15, i)
        assert BOARD["track"][30 + i] == (15 - i, 15)
        assert BOARD["track"][45 + i] == (0, 15 - i)
    for k in range(1, 6):
        cells = [(2, k), (15 - k, 2), (13, 15 - k), (k, 13)]
        assert [BOARD["safety"][colour][k - 1] for colour in COLOURS] == cells
    assert list(BOARD["start"].values()) == [(4, 2), (13, 4), (11, 13), (2, 11)]
    assert list(BOARD["home"].values()) == [(2, 7), (8, 2), (13, 8), (7, 13)]


def test_nothing_on_the_grid_lies_on_something_else() -> None:
    lanes = [cell for lane in BOARD["safety"].values() for cell in lane]
    discs = [
        (x + dx, y + dy)
        for x, y in [*BOARD["start"].values(), *BOARD["home"].values()]
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    ]
    cells = [*BOARD["track"], *lanes, *discs]
    assert len(set(cells)) == len(cells) == 60 + 20 + 8 * 9
    assert all(0 <= x <= 15 and 0 <= y <= 15 for x, y in cells)


@pytest.mark.parametrize("colour", range(4))
def test_the_way_of_a_pawn_is_the_progress_of_the_rules_file(colour: int) -> None:
    leaves = TABLE[COLOURS[colour]][4]
    for progress in range(-1, 59):
        square = (leaves + progress) % 60
        assert SQUARE_AT[colour * PLACES + progress + 2] == square
        assert PLACE_ON[colour * TRACK + square] == progress + 2
        assert place_name(colour, progress + 2) == f"T{square}"
    assert [place_name(colour, progress + 2) for progress in range(59, 65)] == ["S1", "S2", "S3", "S4", "S5", "home"]
    assert place_name(colour, START) == "start"
    assert (DIAMOND, EXIT, ENTRY, HOME) == (-1 + 2, 0 + 2, 58 + 2, 64 + 2)


def test_every_square_is_on_somebody_s_way_and_start_and_home_are_none() -> None:
    by_colour = [SQUARE_AT[colour * PLACES : (colour + 1) * PLACES] for colour in range(4)]
    assert [(way[START], way[HOME]) for way in by_colour] == [(OFF_BOARD, OFF_BOARD)] * 4
    ways = [[square for square in way if square != OFF_BOARD] for way in by_colour]
    assert all(len(set(way)) == len(way) == 65 for way in ways)
    assert sorted(square for way in ways for square in way if square >= 60) == list(range(60, 80))


def test_the_triangles_on_every_way() -> None:
    slides = {place - 2: SLIDES_TO[place] - 2 for place in range(PLACES) if SLIDES_TO[place] != place}
    assert slides == {12: 15, 20: 24, 27: 30, 35: 39, 42: 45, 50: 54}


@pytest.mark.parametrize(
    ("progress", "steps", "reached"),
    [(0, -4, 56), (-1, -1, 58), (0, -1, -1), (2, -4, 58), (3, -4, -1), (60, -4, 56), (58, 1, 59), (-1, 3, 2)],
)
def test_steps_forward_and_backward(progress: int, steps: int, reached: int) -> None:
    assert landing(progress + 2, steps) == reached + 2


def test_sixteen_pawns() -> None:
    assert [f"{colour}-{number}" for colour in TABLE for number in (1, 2, 3, 4)] == PAWN_NAMES


@rule("RULING-2")
def test_the_check_numbers_of_the_cards() -> None:
    numbers = [int(RANKS[rank]) for rank in DECK if RANKS[rank] != "sorry"]
    assert (len(DECK), len(numbers), sum(numbers)) == (45, 41, 253)
    assert dict(zip(RANKS, COPIES, strict=True)) == BOARD["deck"]
    assert BOARD["deck"] == {"1": 5} | dict.fromkeys(("2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"), 4)

"""Number tiles: what Rummy israelí and Burako share."""

from collections import Counter

from sobremesa.core.melds import belongs_at, rank_of_set, suit_of_run
from sobremesa.core.tiles import (
    COLOUR,
    COLOURS,
    FACE_COUNT,
    FACE_NAMES,
    FACES,
    JOKER_FACE,
    NAMES,
    NUMBER,
    TILE_COUNT,
    TILES,
    tile_face_names,
    tile_names,
    tile_of,
)


def test_there_are_two_of_every_face() -> None:
    assert len(set(NAMES)) == TILE_COUNT == 106
    assert len(set(FACE_NAMES)) == FACE_COUNT == 53
    assert Counter(tile >> 1 for tile in range(TILE_COUNT)) == dict.fromkeys(range(FACE_COUNT), 2)
    assert sum(NUMBER) == 8 * 91
    assert Counter(COLOUR) == {0: 26, 1: 26, 2: 26, 3: 26, -1: 2}


def test_a_tile_is_called_by_its_colour_its_number_and_its_copy() -> None:
    assert tile_names([tile_of(COLOURS.index("R"), 6), tile_of(COLOURS.index("Y"), 13, 1), 105]) == [
        "R6a",
        "Y13b",
        "Jb",
    ]
    assert tile_face_names([TILES["K10a"], TILES["K10b"], TILES["Ja"]]) == ["K10", "K10", "J"]
    assert FACES["J"] == JOKER_FACE == TILES["Jb"] >> 1


def test_what_holds_for_the_suits_and_ranks_of_cards_holds_for_tiles() -> None:
    run = [TILES[name] for name in ("B11a", "Ja", "B13b")]
    assert suit_of_run(run) == COLOURS.index("B")
    assert rank_of_set([TILES[name] for name in ("B7a", "R7a", "Jb")]) == 7
    assert belongs_at(TILES["B12a"], COLOURS.index("B"), 12)
    assert not belongs_at(TILES["B12a"], COLOURS.index("B"), 11)

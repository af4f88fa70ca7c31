"""The solver: scenes, and proofs against a brute force and against an integer programme that share nothing with it."""

from itertools import combinations
from random import Random

import pytest

from effort import amount
from games.rummy.integer_programme import Question, best
from games.rummy.random_turns import random_turn
from games.rummy.scenes import Scene, scene, sets_in, tiles
from sobremesa.core.tiles import FACE_NAMES, NO_TILE, TILES
from sobremesa.games.rummy.engine.layout import GROUP, RUN
from sobremesa.games.rummy.engine.sets import why_invalid
from sobremesa.games.rummy.engine.solver import (
    CLOSE,
    MOST_POINTS,
    MOST_TILES,
    Table,
    Turn,
    best_play,
    cost_of,
    good_play,
)
from sobremesa.games.rummy.legal import play_of, repertoire

OBJECTIVES = (MOST_TILES, MOST_POINTS, CLOSE)


def ints(text: str) -> list[int]:
    return [TILES[name] for name in tiles(text)]


def table_of(text: str) -> Table:
    return [[RUN if kind == "run" else GROUP, *ints(content)] for kind, content in sets_in(text)]


def turn(table: str, rack: str, *, closing: str = "", **more: object) -> Turn:
    closing_tile = ints(closing)[0] if closing else NO_TILE
    return Turn(table_of(table), sorted(ints(rack)), closing_tile=closing_tile, **more)


def told(table: Table | None) -> list[str] | None:
    """Sets as they are written, by faces; groups in the order of their colours."""
    if table is None:
        return None
    written = []
    for kind, *content in table:
        faces = [FACE_NAMES[tile >> 1] for tile in (content if kind == RUN else sorted(content))]
        written.append(f"{'run' if kind == RUN else 'group'}[{' '.join(faces)}]")
    return written


def laid(turn: Turn, play: Table | None) -> int | None:
    """How many tiles of the rack a play lays."""
    return None if play is None else sum(tile in turn.rack for one in play for tile in one[1:])


# Scenes


def test_nothing_can_be_laid() -> None:
    assert best_play(turn("run[Y3 Y4 Y5]", "B9 K1"), MOST_TILES) is None


@pytest.mark.rule("RUMMY-31", "E3")
def test_one_tile_is_added_and_another_taken() -> None:
    asked = turn("run[Y7 Y8 Y9]", "Y10 B7 K7 R1")
    assert told(best_play(asked, MOST_TILES)) == ["run[Y8 Y9 Y10]", "group[K7 B7 Y7]"]


def test_sets_that_need_not_change_stay_where_they_are() -> None:
    table = "run[K1 K2 K3] group[R9 B9 Y9] run[Y7 Y8 Y9b] group[K13 R13 B13 Y13]"
    asked = turn(table, "Y10 B7 K7 R1")
    assert told(best_play(asked, MOST_TILES)) == [
        "run[K1 K2 K3]",
        "group[R9 B9 Y9]",
        "run[Y8 Y9 Y10]",
        "group[K13 R13 B13 Y13]",
        "group[K7 B7 Y7]",
    ]


def test_parts_of_the_table_to_which_nothing_is_laid_stay_as_they_are_with_their_jokers() -> None:
    table = "run[R3 Ja R5] run[Y7 Y8 Y9] group[K8 R8 Jb] run[B4 B5 B6] run[K4 K5 K6] run[R4 R5b R6]"
    asked = turn(table, "Y10 R7 K1")
    play = best_play(asked, MOST_TILES)
    assert play is not None
    assert told(play) == [
        "run[R3 J R5]",
        "run[Y7 Y8 Y9 Y10]",
        "group[K8 R8 J]",
        "run[B4 B5 B6]",
        "run[K4 K5 K6]",
        "run[R4 R5 R6 R7]",
    ]
    assert [place for place in range(6) if play[place] == asked.table[place]] == [0, 2, 3, 4]


def test_a_play_that_is_not_thorough_lays_as_much() -> None:
    random = Random(7)
    for _ in range(amount(2, 20, 100)):
        table, rack, _ = random_turn(random, 40, 14, 1, 1)
        asked = Turn(table, rack)
        quick = best_play(asked, MOST_POINTS, thorough=False)
        assert weight(asked, quick, MOST_POINTS) == weight(asked, best_play(asked, MOST_POINTS), MOST_POINTS)


@pytest.mark.parametrize("rack", ["R6 K9 B9 Y9", "R6 Y1"])
def test_a_list_of_plays_begins_with_the_best_one(rack: str) -> None:
    asked = turn("run[R3 R4 R5]", rack)
    plays = repertoire(asked)
    assert plays[0] == best_play(asked, MOST_TILES)
    assert [sorted(told(play) or []) for play in plays].count(sorted(told(plays[0]) or [])) == 1


def test_most_tiles_and_most_points_differ() -> None:
    asked = turn("", "R1 R2 R4 K13 B13 J")
    assert told(best_play(asked, MOST_TILES)) == ["run[R1 R2 J R4]"]
    assert told(best_play(asked, MOST_POINTS)) == ["group[K13 B13 J]"]


def test_of_plays_with_as_many_tiles_the_one_with_more_points_is_best() -> None:
    asked = turn("", "R1 R2 K13 B13 J")
    assert told(best_play(asked, MOST_TILES)) == ["group[K13 B13 J]"]


def test_a_run_gives_a_tile_away_where_two_sets_come_of_it() -> None:
    asked = turn("", "R11 B11 Y11 R8 R9 R10 R1")
    assert told(best_play(asked, MOST_TILES)) == ["run[R8 R9 R10]", "group[R11 B11 Y11]"]


@pytest.mark.rule("E13")
def test_a_joker_stays_while_its_run_is_split() -> None:
    asked = turn("run[R3 R4 R5 J R7 R8]", "R5b B9")
    assert sorted(told(best_play(asked, MOST_TILES)) or []) == ["run[R3 R4 R5]", "run[R5 J R7 R8]"]


@pytest.mark.rule("RUMMY-35", "E14")
def test_a_joker_is_exchanged_where_that_lays_more() -> None:
    asked = turn("run[R5 J R7]", "R6 B2 B4 K9")
    play = best_play(asked, MOST_TILES)
    assert told(play) == ["run[R5 R6 R7]", "run[B2 J B4]"]


@pytest.mark.rule("RUMMY-34", "E15")
def test_a_joker_does_not_slide() -> None:
    assert best_play(turn("run[R5 R6 J]", "R3 K9"), MOST_TILES) is None
    assert told(best_play(turn("run[R5 R6 J]", "R8 K9"), MOST_TILES)) == ["run[R5 R6 J R8]"]


@pytest.mark.rule("RUMMY-37", "E16", "E17")
def test_a_joker_in_a_group_of_three_costs_both_missing_colours() -> None:
    assert told(best_play(turn("group[R8 B8 J]", "Y8 K2 K4 B1"), MOST_TILES)) == ["group[R8 B8 Y8 J]"]
    both = turn("group[R8 B8 J]", "Y8 K8 K2 K4 B1")
    assert told(best_play(both, MOST_TILES)) == ["group[K8 R8 B8 Y8]", "run[K2 J K4]"]
    locked = turn("group[R8 B8 J]", "Y8 K8 K2 K4 B1", trio_locked=True)
    assert laid(locked, best_play(locked, MOST_TILES)) == 1


@pytest.mark.rule("RUMMY-40", "E19")
def test_the_paying_tile_may_come_from_the_table_where_the_option_says_so() -> None:
    table, rack = "run[R4 R5 J R7] group[R6 B6 K6 Y6]", "K11 B11 R1"
    assert best_play(turn(table, rack), MOST_TILES) is None
    asked = turn(table, rack, pays_from_table=True)
    assert laid(asked, best_play(asked, MOST_TILES)) == 2


@pytest.mark.rule("RUMMY-42", "E21", "E22")
def test_the_closing_tile_is_used_to_close_and_not_otherwise() -> None:
    asked = turn("run[R3 R4 R5]", "Y8 K8 R6", closing="B8")
    assert told(best_play(asked, CLOSE)) == ["run[R3 R4 R5 R6]", "group[K8 B8 Y8]"]
    assert best_play(asked, MOST_TILES) == best_play(asked, CLOSE)
    asked = turn("run[R3 R4 R5]", "Y8 K8 R12", closing="B8")
    assert best_play(asked, CLOSE) is None
    assert best_play(asked, MOST_TILES) is None


@pytest.mark.rule("RUMMY-44", "E24")
def test_an_opening_may_close_with_the_closing_tile() -> None:
    rack = "K13 R13 B13 K4 K5 K6 R1 R2 R3 B9 B10 B11 B12 Y5 Y6"
    asked = turn("group[K7 R7 B7]", rack, opened=False, closing="Y7")
    play = best_play(asked, CLOSE)
    assert laid(asked, play) == 15
    assert play is not None
    assert told(play[:1]) == ["group[K7 R7 B7]"]


@pytest.mark.rule("RUMMY-43", "E23")
def test_before_the_draw_only_a_close_with_the_closing_tile_is_a_play() -> None:
    asked = turn("run[R3 R4 R5]", "R6 R7 R8", closing="B8", must_use_closing=True)
    assert best_play(asked, MOST_TILES) is None
    asked = turn("run[R3 R4 R5]", "Y8 K8", closing="B8", must_use_closing=True)
    assert told(best_play(asked, MOST_TILES)) == ["run[R3 R4 R5]", "group[K8 B8 Y8]"]
    assert repertoire(asked) == [best_play(asked, CLOSE)]


@pytest.mark.rule("RUMMY-25", "RUMMY-26")
def test_an_opening_leaves_the_table_alone_and_is_worth_enough() -> None:
    asked = turn("run[R3 R4 R5]", "R6 K9 B9 Y9 K1 K2 K3", opened=False)
    assert told(best_play(asked, MOST_TILES)) == ["run[R3 R4 R5]", "run[K1 K2 K3]", "group[K9 B9 Y9]"]
    asked = turn("run[R3 R4 R5]", "R6 K9 B9 Y9", opened=False)
    assert best_play(asked, MOST_TILES) is None


def test_an_opening_gives_up_tiles_for_points() -> None:
    """Seven tiles could be laid for 28 points; only with fewer the points are enough."""
    asked = turn("", "R1 R2 R3 R4 B4 K4 Y4 R12 B12", opened=False, opening_minimum=20)
    assert laid(asked, best_play(asked, MOST_TILES)) == 7
    asked = turn("", "R9 R10 R11 J K1 K2", opened=False, opening_minimum=42)
    play = best_play(asked, MOST_TILES)
    assert told(play) == ["run[R9 R10 R11 J]"]


@pytest.mark.rule("RUMMY-27")
def test_a_joker_counts_in_an_opening_as_what_it_stands_for() -> None:
    asked = turn("", "K10 R10 J", opened=False)
    assert told(best_play(asked, MOST_TILES)) == ["group[K10 R10 J]"]
    asked = turn("", "K9 R9 J", opened=False)
    assert best_play(asked, MOST_TILES) is None


# Every play is legal


def as_scene(table: Table, rack: list[int], rest: list[int], **more: object) -> Scene:
    """The same turn at a real table; the rest are the number tiles that are neither on the table nor on the rack."""
    sets = " ".join(f"{'run' if kind == RUN else 'group'}[{' '.join(map(name, tiles))}]" for kind, *tiles in table)
    return scene(" ".join(map(name, rack)), name(rest[0]), table=sets, closing=name(rest[1]), **more)


def name(tile: int) -> str:
    return f"{FACE_NAMES[tile >> 1]}{'ab'[tile & 1]}"


def options_in(random: Random) -> dict[str, object]:
    return {
        "opening_minimum": random.choice([0, 30, 30, 45, 60]),
        "joker_exchange_source": random.choice(["rack", "rack", "rack_or_table"]),
        "joker_in_trio": random.choice(["both_missing", "both_missing", "locked"]),
    }


def position(random: Random) -> tuple[Table, list[int], list[int], bool, dict[str, object]]:
    """A random table and rack, of every size, the number tiles left, and how it is played."""
    size = random.choice([0, 6, 12, 20, 30, 40, 50, 60, 75, 90])
    held = random.choice([1, 3, 6, 10, 14, 20, 30])
    table, rack, rest = random_turn(random, size, held, random.choice([0, 0, 1, 2, 2]), random.choice([0, 0, 1, 2]))
    return table, rack, rest, random.random() < 0.8, options_in(random)


def asked_of(table: Table, rack: list[int], opened: bool, options: dict[str, object]) -> Turn:
    return Turn(
        table,
        rack,
        opened,
        int(str(options["opening_minimum"])),
        pays_from_table=options["joker_exchange_source"] == "rack_or_table",
        trio_locked=options["joker_in_trio"] == "locked",
    )


def weight(turn: Turn, play: Table | None, objective: int) -> int | None:
    if play is None:
        return None
    return sum(cost_of(tile, objective) for one in play for tile in one[1:] if tile in turn.rack)


@pytest.mark.parametrize("seed", range(amount(30, 40, 1000)))
def test_the_best_play_is_what_an_integer_programme_finds_and_the_rules_accept_it(seed: int) -> None:
    """Positions of every size with none, one and two jokers; docs/benchmarks.md tells of more of them."""
    random = Random(seed)
    table, rack, rest, opened, options = position(random)
    objective = OBJECTIVES[seed % 3]
    counted = MOST_TILES if objective == CLOSE else objective
    asked = asked_of(table, rack, opened, options)
    play = best_play(asked, objective)
    question = Question(table, rack, opened, asked.opening_minimum, asked.pays_from_table, asked.trio_locked)
    weights = [cost_of(2 * face, counted) for face in range(53)]
    assert weight(asked, play, counted) == best(question, weights, close=objective == CLOSE)
    if play is not None:
        at = as_scene(table, rack, rest, opened=opened, options=options)
        assert at.refusal(play_of(play)) is None


@pytest.mark.parametrize("seed", range(amount(10, 20, 400)))
def test_every_play_of_the_repertoire_is_legal(seed: int) -> None:
    random = Random(1000 + seed)
    table, rack, rest, opened, options = position(random)
    at = as_scene(table, rack, rest, opened=opened, options=options)
    asked = asked_of(table, rack, opened, options)
    plays = repertoire(asked)
    assert len(plays) <= 200
    assert [at.refusal(play_of(play)) for play in plays] == [None] * len(plays)
    if plays:
        assert plays[0] == best_play(asked, MOST_TILES)
    quick = good_play(asked, MOST_TILES)
    assert quick is None or at.refusal(play_of(quick)) is None


# Small positions, by trying everything


def can_be_split(tiles: list[int]) -> bool:
    """Whether number tiles can be split into sets, by trying every set with the first of them."""
    if not tiles:
        return True
    first = tiles[0]
    others = tiles[1:]
    for size in range(2, len(others) + 1):
        for chosen in combinations(others, size):
            content = sorted([first, *chosen])
            valid = why_invalid(True, content) is None or why_invalid(False, content) is None
            if valid and can_be_split([tile for tile in others if tile not in chosen]):
                return True
    return False


@pytest.mark.parametrize("seed", range(amount(15, 30, 300)))
def test_small_positions_agree_with_brute_force(seed: int) -> None:
    random = Random(seed)
    table, rack, _ = random_turn(random, random.choice([0, 3, 6]), random.choice([3, 4, 5]), 0, 0)
    lying = sorted(tile for one in table for tile in one[1:])
    most = 0
    for size in range(1, len(rack) + 1):
        for chosen in combinations(rack, size):
            if size > most and can_be_split(sorted([*lying, *chosen])):
                most = size
    asked = Turn(table, rack)
    assert (laid(asked, best_play(asked, MOST_TILES)) or 0) == most

"""What can be agreed on before a match, and what cannot."""

import pytest

from sobremesa import Refused
from sobremesa.core.options import describe, read_options
from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.schema import SorryOptions

rule, refusal = pytest.mark.rule, pytest.mark.refusal

ROUND = ["red", "blue", "yellow", "green"]


def read(**options: object) -> SorryOptions:
    return read_options(SorryOptions, options)


def code(**options: object) -> str | None:
    try:
        read(**options)
    except Refused as refused:
        return refused.code
    return None


@rule("SORRY-83")
def test_defaults() -> None:
    options = read()
    assert options == SorryOptions()
    assert (options.mode, options.players, options.first_player) == ("standard", 4, "random")
    assert (options.draw_pile, options.swapped_pawn_slides) == ("face_up", True)
    assert (options.scored_two, options.tier_bonus) == ("play_again", "highest")
    assert (options.match_games, options.match_target) == (1, 0)


@rule("RULING-4")
@pytest.mark.parametrize(("players", "colours"), [(2, ["red", "yellow"]), (3, ROUND[:3]), (4, ROUND)])
def test_the_usual_colours_follow_the_number_of_players(players: int, colours: list[str]) -> None:
    assert list(read(players=players).colours) == colours


@pytest.mark.parametrize(
    "colours",
    [
        ["yellow", "green", "red"],
        ["green", "red"],
        ["blue", "green"],
        ["green", "blue"],
        ["blue", "yellow", "green", "red"],
        ["green", "red", "blue", "yellow"],
    ],
)
def test_colours_may_be_any_that_go_clockwise(colours: list[str]) -> None:
    assert list(read(players=len(colours), colours=colours).colours) == colours


@refusal("bad_option_value")
@pytest.mark.parametrize(
    "options",
    [
        {"colours": ["red", "yellow", "blue"], "players": 3},
        {"colours": ["red", "red"], "players": 2},
        {"colours": ["red", "purple"], "players": 2},
        {"colours": ["red", "green", "yellow", "blue"]},
        {"colours": "red"},
        {"colours": [0, 1, 2, 3]},
        {"mode": "teams"},
        {"mode": None},
        {"players": "4"},
        {"players": 4.5},
        {"first_player": "purple"},
        {"draw_pile": "open"},
        {"swapped_pawn_slides": "yes"},
        {"swapped_pawn_slides": 1},
        {"scored_two": True, "mode": "scored"},
        {"tier_bonus": "none", "mode": "scored"},
        {"match_games": 0},
        {"match_games": 21},
        {"match_target": 49, "mode": "scored"},
        {"match_target": 1, "mode": "scored"},
        {"match_target": -50, "mode": "scored"},
        {"match_target": 1001, "mode": "scored"},
        {"match_target": "300", "mode": "scored"},
    ],
    ids=str,
)
def test_values_that_are_not_allowed(options: dict[str, object]) -> None:
    assert code(**options) == "bad_option_value"


@pytest.mark.parametrize(
    "options",
    [
        {"match_games": 20},
        {"match_target": 50, "mode": "scored"},
        {"match_target": 1000, "mode": "scored"},
        {"players": 2, "colours": ["blue", "red"], "first_player": "blue"},
    ],
    ids=str,
)
def test_values_at_the_edge(options: dict[str, object]) -> None:
    assert code(**options) is None


@refusal("unknown_option")
def test_an_option_nobody_knows() -> None:
    assert code(dice=2, players=9) == "unknown_option"


@rule("SORRY-1", "SORRY-6")
@refusal("bad_player_count")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"players": 0},
        {"players": -2},
        {"players": 10**30},
        {"mode": "partners", "players": 2},
        {"mode": "partners", "players": 3},
        {"mode": "scored", "players": 5},
    ],
    ids=str,
)
def test_numbers_of_players(options: dict[str, object]) -> None:
    assert code(**options) == "bad_player_count"


@refusal("options_conflict")
@rule("RULING-34")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "colours": ["red", "blue"]},
        {"players": 2, "colours": ROUND},
        {"players": 2, "colours": []},
        {"players": 2, "first_player": "blue"},
        {"players": 3, "first_player": "green"},
        {"players": 2, "colours": ["blue", "green"], "first_player": "red"},
        {"scored_two": "no_bonus"},
        {"tier_bonus": "cumulative", "mode": "partners"},
        {"match_target": 100},
        {"match_target": 100, "match_games": 2, "mode": "scored"},
    ],
    ids=str,
)
def test_options_that_do_not_go_together(options: dict[str, object]) -> None:
    assert code(**options) == "options_conflict"


def test_the_kinds_of_refusal_are_tried_in_order() -> None:
    wrong = {"players": 7, "colours": ["red", "red"], "match_target": 100}
    assert code(**wrong, dice=1) == "unknown_option"
    assert code(**wrong) == "bad_option_value"
    assert code(**(wrong | {"colours": ["red"]})) == "bad_player_count"
    assert code(players=4, colours=["red"], match_target=100) == "options_conflict"


def test_a_refusal_names_the_option() -> None:
    with pytest.raises(Refused) as refused:
        read(players=2, colours=["red", "red"])
    assert refused.value.facts["name"] == "colours"
    with pytest.raises(Refused) as refused:
        read(match_target=10, mode="scored")
    assert refused.value.facts["name"] == "match_target"


def test_only_what_has_an_effect_is_a_setting() -> None:
    of_points = {"scored_two", "tier_bonus", "match_target"}
    assert of_points.isdisjoint(read().settings())
    assert of_points <= set(read(mode="scored").settings())
    assert "match_games" not in read(mode="scored", match_target=300).settings()
    assert read(players=2).settings()["colours"] == ("red", "yellow")


def test_options_describe_themselves() -> None:
    described = {option.name: option for option in describe(RULES.options)}
    assert (described["colours"].type, described["colours"].choices) == ("list", tuple(ROUND))
    assert described["first_player"].choices == ("random", *ROUND)
    assert (described["match_games"].least, described["match_games"].most) == (1, 20)
    target = described["match_target"]
    assert (target.least, target.most, target.off) == (50, 1000, 0)

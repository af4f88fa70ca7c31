"""What a table can agree on, and what is refused when a match is created."""

import pytest

from games.rummy.scenes import begin
from sobremesa import Refused
from sobremesa.core.options import describe, read_options
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.schema import RummyOptions

rule = pytest.mark.rule


def refusal(**options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.new(**options)
    return refused.value


def test_the_defaults() -> None:
    assert {option.name: option.default for option in describe(RummyOptions)} == {
        "players": 4,
        "mode": "match",
        "hands": 4,
        "first_player": "random",
        "opening_minimum": 30,
        "opening_then_play": False,
        "closing_tile_use": "after_draw",
        "joker_as_closing_tile": "keep",
        "joker_exchange_source": "rack",
        "joker_in_trio": "both_missing",
        "stock_out": "play_on",
        "tie_break": "shared",
        "turn_seconds": 0,
    }


def test_how_options_are_described() -> None:
    described = {option.name: option for option in describe(RummyOptions)}
    clock = described["turn_seconds"]
    assert (clock.least, clock.most, clock.off) == (15, 600, 0)
    assert described["first_player"].choices == ("random", 0, 1, 2, 3)


@rule("RUMMY-1")
@pytest.mark.refusal("bad_player_count")
@pytest.mark.parametrize("mode", ["match", "single_hand"])
def test_two_to_four_can_play(mode: str) -> None:
    for players in (2, 3, 4):
        assert begin(mode=mode, players=players).players == players
    for players in (-1, 0, 1, 5, 10**20):
        refused = refusal(mode=mode, players=players)
        assert refused.code == "bad_player_count"
        assert refused.facts == {"players": players, "least": 2, "most": 4, "numbers": "range"}


@pytest.mark.refusal("bad_option_value")
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("players", [2, 3, 4], [2.0, "4", None, True]),
        ("mode", ["match"], ["standard", "", None, 1]),
        ("hands", [2, 4, 12], [0, 13, -1, 2.5, "4", None, True]),
        ("first_player", ["random", 0, 1, 2, 3], [4, -1, "0", None, True, 1.0]),
        ("opening_minimum", [0, 30, 60], [-1, 61, 30.0, "30", None]),
        ("opening_then_play", [True, False], [0, 1, "true", None]),
        ("closing_tile_use", ["after_draw", "instead_of_draw", "either", "unused"], ["never", True, None]),
        ("joker_as_closing_tile", ["keep", "redraw"], ["swap", None]),
        ("joker_exchange_source", ["rack", "rack_or_table"], ["table", None]),
        ("joker_in_trio", ["both_missing", "locked"], ["free", None]),
        ("stock_out", ["play_on", "end_hand"], ["end_of_turn", None]),
        ("tie_break", ["shared", "extra_hand"], ["extra_round", None]),
        ("turn_seconds", [0, 15, 60, 600], [1, 14, 601, -15, 60.0, "60", None]),
    ],
    ids=str,
)
def test_allowed_values(name: str, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert getattr(begin(**{name: value}).options, name) == value
    for value in bad:
        refused = refusal(**{name: value})
        assert (refused.code, refused.facts["name"]) == ("bad_option_value", name)


@pytest.mark.refusal("unknown_option")
@pytest.mark.parametrize("name", ["rounds", "target_score", "jokers", "Players", ""])
def test_unknown_options(name: str) -> None:
    assert refusal(**{name: 1}).code == "unknown_option"


@rule("RUMMY-57")
@pytest.mark.refusal("options_conflict")
def test_a_single_hand_is_one_hand_and_a_match_is_more() -> None:
    assert begin(mode="single_hand").options.hands == 1
    assert begin(mode="single_hand", hands=1).options.hands == 1
    assert begin().options.hands == 4
    for options in (
        {"mode": "single_hand", "hands": 4},
        {"mode": "match", "hands": 1},
        {"hands": 1},
        {"mode": "single_hand", "tie_break": "extra_hand"},
    ):
        assert refusal(**options).code == "options_conflict"


@rule("RULING-3")
@pytest.mark.refusal("options_conflict", "bad_option_value")
def test_the_first_player_sits_at_the_table() -> None:
    for players in (2, 3, 4):
        for first in range(4):
            if first < players:
                assert begin(players=players, first_player=first).seat == first
            else:
                assert refusal(players=players, first_player=first).code == "options_conflict"
        assert refusal(players=players, first_player=4).code == "bad_option_value"


@pytest.mark.refusal("unknown_option", "bad_option_value", "bad_player_count", "options_conflict")
def test_the_order_of_the_checks() -> None:
    wrong = {"hands": 1, "players": 5, "turn_seconds": 3, "nonsense": 1}
    codes = [refusal(**wrong).code]
    del wrong["nonsense"]
    codes.append(refusal(**wrong).code)
    del wrong["turn_seconds"]
    codes.append(refusal(**wrong).code)
    codes.append(refusal(**wrong | {"players": 2}).code)
    assert codes == ["unknown_option", "bad_option_value", "bad_player_count", "options_conflict"]


def test_options_without_effect_are_not_shown() -> None:
    match, single = (read_options(RummyOptions, {"mode": mode}).settings() for mode in ("match", "single_hand"))
    assert set(match) - set(single) == {"hands", "tie_break"}

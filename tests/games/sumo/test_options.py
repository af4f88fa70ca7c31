import pytest

from games.sumo.scenes import begin
from sobremesa import Refused
from sobremesa.core.options import describe, read_options
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.schema import SumoOptions

rule = pytest.mark.rule


def refusal(**options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.new(**options)
    return refused.value


@rule("RULING-18")
def test_the_defaults() -> None:
    defaults = {option.name: option.default for option in describe(SumoOptions)}
    assert defaults == {
        "players": 4,
        "mode": "standard",
        "end_condition": "target",
        "target_sumos": 70,
        "rounds": 4,
        "short_deck_jokers": False,
        "change_before_reveal": True,
        "pile_view": "face_down",
    }


@rule("RULING-2", "RULING-4")
@pytest.mark.parametrize(
    ("mode", "least", "most"), [("standard", 2, 10), ("short_deck", 2, 9), ("two_round", 4, 7)], ids=str
)
@pytest.mark.refusal("bad_player_count")
def test_how_many_can_play(mode: str, least: int, most: int) -> None:
    for players in range(least, most + 1):
        assert begin(mode=mode, players=players).players == players
    for players in (-1, 0, 1, least - 1, most + 1, 11, 10**20):
        refused = refusal(mode=mode, players=players)
        assert refused.code == "bad_player_count"
        assert refused.facts == {"players": players, "least": least, "most": most, "numbers": "range"}


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("target_sumos", [1, 70, 500]),
        ("rounds", [1, 4, 50]),
        ("end_condition", ["target", "rounds"]),
        ("short_deck_jokers", [True, False]),
        ("change_before_reveal", [True, False]),
        ("pile_view", ["face_down", "open"]),
    ],
    ids=str,
)
def test_allowed_values(name: str, good: list[object]) -> None:
    for value in good:
        assert getattr(begin(**{name: value}).options, name) == value


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("players", ["4", "\ud800", 4.0, True, None, [4]]),
        ("mode", ["team", "Standard", "", "\ud800", 0, None]),
        ("end_condition", ["time", True, None]),
        ("target_sumos", [0, 501, -70, "70", 70.0, True, None, 10**30]),
        ("rounds", [0, 51, "3", 3.0, False, None]),
        ("short_deck_jokers", [0, 1, "true", None]),
        ("change_before_reveal", [0, 1, "no", None]),
        ("pile_view", ["closed", "OPEN", True, None]),
    ],
    ids=str,
)
@pytest.mark.refusal("bad_option_value")
def test_values_that_are_not_allowed(name: str, bad: list[object]) -> None:
    for value in bad:
        refused = refusal(**{name: value})
        assert refused.code == "bad_option_value"
        assert refused.facts["name"] == name


@pytest.mark.refusal("unknown_option", "bad_option_value", "bad_player_count")
def test_the_checks_are_made_in_their_order() -> None:
    assert refusal(hand_size=8, mode="team", players=11).code == "unknown_option"
    assert refusal(mode="team", players=11).code == "bad_option_value"
    assert refusal(rounds=0, players=11).code == "bad_option_value"
    assert refusal(players=11).code == "bad_player_count"


@rule("RULING-27")
@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, ["end_condition", "target_sumos"]),
        ({"end_condition": "rounds"}, ["end_condition", "rounds"]),
        ({"mode": "short_deck"}, ["end_condition", "target_sumos", "short_deck_jokers"]),
        ({"mode": "two_round"}, []),
        ({"mode": "two_round", "short_deck_jokers": True, "rounds": 9, "end_condition": "rounds"}, []),
    ],
    ids=str,
)
def test_options_without_effect_are_accepted_and_not_shown(options: dict[str, object], shown: list[str]) -> None:
    settings = begin(**options).view(None).settings
    assert set(settings) == {*shown, "players", "mode", "change_before_reveal", "pile_view"}


@rule("RULING-27")
@pytest.mark.refusal("bad_option_value")
def test_options_without_effect_must_still_have_an_allowed_value() -> None:
    assert refusal(mode="two_round", target_sumos=0).code == "bad_option_value"
    assert refusal(short_deck_jokers="yes").code == "bad_option_value"
    assert refusal(rounds=99).code == "bad_option_value"


@rule("RULING-27")
def test_a_target_does_not_end_two_rounds_nor_rounds_a_target() -> None:
    two = read_options(SumoOptions, {"mode": "two_round", "target_sumos": 1, "rounds": 1, "end_condition": "rounds"})
    assert two.idle() == ("short_deck_jokers", "end_condition", "target_sumos", "rounds")
    state = RULES.from_position(
        {
            "options": {"mode": "two_round", "players": 4, "target_sumos": 1, "rounds": 1, "end_condition": "rounds"},
            "rows": ["1", "2", "3", "4"],
            "hands": ["5", "6", "7", "8"],
            "piles": ["55", "", "", ""],
        }
    )
    for seat in range(4):
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.hands_played == 1
    assert state.outcome is None

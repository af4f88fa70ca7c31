"""What a table can agree on, and what is refused when a match is created."""

import pytest

from games.rummy500.scenes import begin
from sobremesa import Refused
from sobremesa.core.options import describe, read_options
from sobremesa.games.rummy500 import RULES
from sobremesa.games.rummy500.schema import Rummy500Options

rule = pytest.mark.rule


def refusal(**options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.new(**options)
    return refused.value


@rule("RULING-22")
def test_the_defaults() -> None:
    assert {option.name: option.default for option in describe(Rummy500Options)} == {
        "players": 2,
        "mode": "first_to_target",
        "target_score": 500,
        "rounds": 6,
        "jokers": True,
        "joker_meld_value": "represented",
        "set_duplicates": False,
        "free_top_discard": False,
        "final_discard": "required",
        "stock_out": "end_of_turn",
        "tie_break": "extra_round",
    }


@rule("R500-1")
@pytest.mark.refusal("bad_player_count")
@pytest.mark.parametrize("mode", ["first_to_target", "fixed_rounds"])
def test_two_to_eight_can_play(mode: str) -> None:
    for players in range(2, 9):
        assert begin(mode=mode, players=players).players == players
    for players in (-1, 0, 1, 9, 10**20):
        refused = refusal(mode=mode, players=players)
        assert refused.code == "bad_player_count"
        assert refused.facts == {"players": players, "least": 2, "most": 8, "numbers": "range"}


@pytest.mark.refusal("unknown_option", "bad_option_value")
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("mode", ["first_to_target", "fixed_rounds"], ["standard", "", None, 1]),
        ("target_score", [50, 500, 5000], [49, 5001, 0, -500, 500.0, "500", True, None]),
        ("rounds", [1, 6, 40], [0, 41, -1, 2.5, "6", None]),
        ("jokers", [True, False], [0, 1, "true", None]),
        ("joker_meld_value", ["represented", "fifteen"], ["ten", 15, None]),
        ("free_top_discard", [True, False], [1, "yes", None]),
        ("final_discard", ["required", "optional"], ["forbidden", True, None]),
        ("stock_out", ["end_of_turn", "play_on"], ["end_hand", None]),
        ("tie_break", ["extra_round", "shared"], ["none", None]),
        ("set_duplicates", [False], ["no", 0, None]),
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
@pytest.mark.parametrize("name", ["first_dealer", "max_rounds", "target", "Players", ""])
def test_unknown_and_withdrawn_options(name: str) -> None:
    assert refusal(**{name: 1}).code == "unknown_option"


@rule("RULING-6")
@pytest.mark.refusal("options_conflict")
def test_twins_need_two_packs() -> None:
    for players in range(2, 5):
        assert refusal(players=players, set_duplicates=True).code == "options_conflict"
    for players in range(5, 9):
        assert begin(players=players, set_duplicates=True).options.set_duplicates


@pytest.mark.refusal("unknown_option", "bad_option_value", "bad_player_count", "options_conflict")
def test_the_order_of_the_checks() -> None:
    wrong = {"players": 9, "set_duplicates": True, "rounds": 0, "nonsense": 1}
    codes = []
    for name in ("nonsense", "rounds", "players", "set_duplicates"):
        codes.append(refusal(**wrong).code)
        wrong |= {"players": 4} if name == "players" else {}
        if name != "players":
            del wrong[name]
    assert codes == ["unknown_option", "bad_option_value", "bad_player_count", "options_conflict"]


def test_options_without_effect_have_to_be_allowed_and_are_not_shown() -> None:
    assert refusal(mode="fixed_rounds", target_score=10).code == "bad_option_value"
    assert refusal(jokers=False, joker_meld_value="ten").code == "bad_option_value"
    target = read_options(Rummy500Options, {}).settings()
    bell = read_options(Rummy500Options, {"mode": "fixed_rounds", "jokers": False}).settings()
    assert "target_score" in target
    assert "rounds" not in target
    assert "target_score" not in bell
    assert "joker_meld_value" not in bell
    assert bell["rounds"] == 6


@rule("RULING-2", "R500-4")
def test_without_jokers_the_value_of_one_is_ignored() -> None:
    plain, fifteen = (begin(jokers=False, joker_meld_value=value, seed=3) for value in ("represented", "fifteen"))
    assert plain.view(0).own.hand == fifteen.view(0).own.hand

import pytest

from sobremesa import Refused
from sobremesa.core.options import describe
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.schema import SumokuOptions

WITHDRAWN = (
    *("team_of", "open_racks", "rack_six_value", "pass_policy", "bonus_per_line", "turn_seconds", "last_one_standing"),
    *("speed_match", "spot_claim", "spot_target", "spot_sit_out", "spot_reroll", "solo_rearrange"),
    *("countdown_seconds", "ready_seconds", "claim_latency_ms", "assist"),
)


def refused(**options: object) -> tuple[str, object]:
    with pytest.raises(Refused) as refusal:
        RULES.new(**options)
    return refusal.value.code, refusal.value.facts.get("name")


def test_the_defaults() -> None:
    assert {option.name: option.default for option in describe(SumokuOptions)} == {
        "players": 2,
        "mode": "classic",
        "key_number": 0,
        "teams": 2,
        "claim_check": "strict",
        "show_seconds": 10,
        "time_limit_seconds": 0,
    }
    assert [RULES.new(mode=mode).players for mode in SumokuOptions.modes] == [2, 2, 2, 4, 1]


@pytest.mark.refusal("bad_player_count")
@pytest.mark.parametrize(
    ("mode", "least", "most"), [("classic", 2, 5), ("speed", 2, 8), ("spot", 2, 8), ("team", 2, 8), ("solo", 1, 8)]
)
def test_how_many_can_play(mode: str, least: int, most: int) -> None:
    for players in range(least, most + 1):
        assert RULES.new(mode=mode, players=players).players == players
    for players in (-1, 0, least - 1, most + 1, 10**20):
        assert refused(mode=mode, players=players) == ("bad_player_count", None)


@pytest.mark.refusal("unknown_option", "bad_option_value")
def test_names_and_values() -> None:
    for name in WITHDRAWN:
        assert refused(**{name: 1}) == ("unknown_option", name)
    bad = {
        "key_number": [1, 2, 6, "3", True, None],
        "teams": [1, 5, "2"],
        "claim_check": ["lenient", 1],
        "show_seconds": [2, 61, 10.0],
        "time_limit_seconds": [-1, 1, 29, 7201],
        "mode": ["blitz", None],
    }
    for name, values in bad.items():
        for value in values:
            assert refused(**{name: value}) == ("bad_option_value", name)
    for limit in (0, 30, 7200):
        assert RULES.new(mode="solo", time_limit_seconds=limit).options.time_limit_seconds == limit


@pytest.mark.refusal("options_conflict", "bad_player_count", "bad_option_value", "unknown_option")
def test_the_order_of_the_checks() -> None:
    assert refused(mode="team", players=3, teams=4) == ("options_conflict", None)
    assert refused(mode="team", players=9, teams=4) == ("bad_player_count", None)
    assert refused(mode="team", players=9, teams=7) == ("bad_option_value", "teams")
    assert refused(mode="team", players=9, teams=7, assist=1) == ("unknown_option", "assist")
    # An option of another mode must have an allowed value, and is otherwise ignored.
    assert RULES.new(mode="classic", players=2, teams=4).players == 2
    assert refused(mode="classic", show_seconds=1) == ("bad_option_value", "show_seconds")


def test_options_of_other_modes_are_no_settings() -> None:
    settings = {mode: set(RULES.new(mode=mode).view(None).settings) for mode in SumokuOptions.modes}
    common = {"players", "mode", "key_number"}
    assert settings["classic"] == common
    assert settings["speed"] == common | {"claim_check"}
    assert settings["team"] == common | {"claim_check", "teams"}
    assert settings["spot"] == common | {"show_seconds"}
    assert settings["solo"] == common | {"time_limit_seconds"}

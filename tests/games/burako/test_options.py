"""The options of the rules file."""

import pytest

from games.burako.scenes import begin
from sobremesa.core.options import describe
from sobremesa.games.burako.schema import BurakoOptions

DEFAULTS = {
    "players": 4,
    "hand_size": 11,
    "target": 3000,
    "muerto_bonus": False,
    "one_low": True,
    "max_wilds_per_meld": 1,
    "sets_of_twos": True,
    "wild_move": "swap",
    "close_discard": "optional",
}


@pytest.mark.rule("RULING-1", "RULING-4")
def test_nothing_has_to_be_agreed_on():
    assert begin().view(None).settings == DEFAULTS
    assert begin(players=2).view(None).settings == DEFAULTS | {"players": 2, "hand_size": 12}
    assert begin(players=2, hand_size=15).view(None).settings["hand_size"] == 15


def test_they_describe_themselves():
    told = {option.name: option for option in describe(BurakoOptions)}
    assert list(told) == list(DEFAULTS)
    assert (told["target"].least, told["target"].most) == (100, 10000)
    assert told["hand_size"].choices == (11, 12, 15)
    assert told["close_discard"].choices == ("optional", "required", "forbidden")


@pytest.mark.parametrize("target", [100, 300, 10000])
def test_targets_are_hundreds(target):
    assert begin(target=target).options.target == target

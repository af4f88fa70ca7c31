"""The one way the program says no: a code, and facts for a sentence."""

import copy
import pickle

import pytest

from sobremesa.core.refused import LONGEST_FACT, Refused


def test_a_refusal_tells_its_code_and_its_facts():
    assert str(Refused("match_over")) == "match_over"
    assert str(Refused("unknown_card", card="J6", seat=2)) == "unknown_card (card='J6', seat=2)"


@pytest.mark.parametrize("facts", [{}, {"card": "J6"}, {"names": ["a", "b"], "value": {"x": [1.5, None]}}])
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "deepcopy", "pickle"]
)
def test_a_refusal_travels_between_processes(again, facts):
    refused = again(Refused("bad_option_value", **facts))

    assert type(refused) is Refused
    assert (refused.code, refused.facts) == ("bad_option_value", facts)
    assert refused.args == ("bad_option_value",)


def nested(depth: int) -> list[object]:
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (nested(100_000), "bad_option_value (value=<list>)"),
        (10**10_000, "bad_option_value (value=<int>)"),
        ("a" * 10_000, "bad_option_value (value='" + "a" * (LONGEST_FACT - 1) + "…)"),
    ],
    ids=["deep", "huge", "long"],
)
def test_a_refusal_can_always_be_told(value, told):
    assert str(Refused("bad_option_value", value=value)) == told


def test_a_lone_surrogate_is_told_in_letters_that_can_be_printed():
    str(Refused("unknown_option", name="\ud800")).encode()

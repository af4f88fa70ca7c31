"""What a refusal tells its sender of what the sender has sent."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.refused import Refused
from sobremesa.server.refusals import facts_of


def deep(levels: int) -> Any:
    nest: Any = 0
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ("J5", "J5"),
        (7, 7),
        (None, None),
        (True, True),
        (2.5, 2.5),
        (["easy", "medium"], ["easy", "medium"]),
        (("players", "hand"), ["players", "hand"]),
        (2**53, 2**53),
        (-(10**400), "…"),
        ("x" * 201, "x" * 200 + "…"),
        (list(range(60)), list(range(50))),
        ({"a": 1}, "{…}"),
        ([[1], {"a": 1}, "b"], ["[…]", "{…}", "b"]),
        (deep(990), ["[…]"]),
        (b"bytes", "{…}"),
    ],
)
def test_facts_are_words_numbers_and_lists_of_these(fact: Any, told: Any) -> None:
    assert facts_of(Refused("bad_option_value", value=fact)) == {"value": told}


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda part: st.lists(part) | st.dictionaries(st.text(), part),
)


@given(anything)
def test_whatever_was_sent_can_be_told_in_a_short_frame(sent: Any) -> None:
    told = msgspec.json.encode(facts_of(Refused("bad_option_value", value=sent)))
    assert len(told) < 16 * 1024

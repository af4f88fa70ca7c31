"""The examples for learners run, and give what they say."""

import doctest
from importlib import import_module

import pytest

from test_docs import ROOT, assert_examples_are_true


def test_the_guide_for_learners_is_true() -> None:
    assert_examples_are_true(ROOT / "docs/lab.md")


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo"])
def test_the_examples_in_the_adapters_are_true(name: str) -> None:
    tried = doctest.testmod(import_module(f"sobremesa.lab.{name}"))

    assert tried.attempted > 0
    assert tried.failed == 0

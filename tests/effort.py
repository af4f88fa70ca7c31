"""How much the tests try: SOBREMESA_EFFORT is `quick`, `usual` (`make test`) or `full` (`make test-full`).

Without it, plain Python, which runs the rules some five times as slowly as the compiled build, tries the quick amounts
and the compiled build the usual ones. Tests marked `@pytest.mark.full` are collected in full runs only.
"""

import os
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

COMPILED = os.environ.get("SOBREMESA_COMPILED") == "1"
EFFORT = os.environ.get("SOBREMESA_EFFORT") or ("usual" if COMPILED else "quick")
QUICK = EFFORT == "quick"
FULL = EFFORT == "full"


def amount(quick: T, usual: T, full: T) -> T:
    """Returns what is tried in this run: a number, or the parameters of a test."""
    return {"quick": quick, "usual": usual, "full": full}[EFFORT]


def all_in_full(things: Iterable[object], *usual: object) -> list[Any]:
    """Returns the parameters of a test: all things in full runs, else the usual ones."""
    return [one if one in usual else pytest.param(one, marks=pytest.mark.full) for one in things]


def in_turn(things: Mapping[str, object], ways: Mapping[str, object]) -> list[Any]:
    """Returns the parameters `thing, way`: every pair in full runs, else each thing in one way, with ways in turn."""
    return [
        pytest.param(
            thing, ways[way], id=f"{name}-{way}", marks=[] if number % len(ways) == turn else [pytest.mark.full]
        )
        for number, (name, thing) in enumerate(things.items())
        for turn, way in enumerate(ways)
    ]

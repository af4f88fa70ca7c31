"""How much the tests try: SOBREMESA_EFFORT is `quick`, `usual` (`make test`) or `full` (`make test-full`).

Without it, plain Python, which runs the rules some five times as slowly as the compiled build, tries the quick amounts
and the compiled build the usual ones. Tests marked `@pytest.mark.full` are collected in full runs only.
"""

import os
from typing import TypeVar

T = TypeVar("T")

COMPILED = os.environ.get("SOBREMESA_COMPILED") == "1"
EFFORT = os.environ.get("SOBREMESA_EFFORT") or ("usual" if COMPILED else "quick")
QUICK = EFFORT == "quick"
FULL = EFFORT == "full"


def amount(quick: T, usual: T, full: T) -> T:
    """Returns what is tried in this run: a number, or the parameters of a test."""
    return {"quick": quick, "usual": usual, "full": full}[EFFORT]

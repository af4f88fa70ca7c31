"""How much is tried: in full on the compiled build, in brief on plain Python, without end in a soak."""

import os

SOAK = os.environ.get("SOBREMESA_SOAK") == "1"
COMPILED = os.environ.get("SOBREMESA_COMPILED") == "1"
BRIEF = not (COMPILED or SOAK)
"""The compiled build is tested in full. Plain Python runs the same source some five times as slowly: every test and
every mode, but fewer matches, and of the tables of a mode only the smallest and the largest, or the smallest alone."""


def amount(brief: int, full: int, soak: int) -> int:
    """How many of something are tried in this run."""
    return soak if SOAK else brief if BRIEF else full

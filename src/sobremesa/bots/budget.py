"""The time a bot has for an answer: bots may look at a clock, rules may not."""

from time import perf_counter
from typing import Final


class Budget:
    """So many seconds from now."""

    def __init__(self, seconds: float) -> None:
        self.until: Final = perf_counter() + seconds

    @property
    def is_spent(self) -> bool:
        """Whether they are over."""
        return perf_counter() >= self.until

"""Long work on the event loop, in slices of a few milliseconds.

A thread would not help: the engine holds the interpreter's lock, so the loop would wait for it all the same.
"""

import asyncio
from collections.abc import Generator
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

SLICE_SECONDS: Final = 0.003


class TimeSlicing:
    """Runs several works by turns, one slice after the other: together they hold the loop no longer than one.

    After each slice the loop is free for as long as the slice took.
    """

    def __init__(self) -> None:
        self._turn: Final = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Run the work to its end and return its result. It yields wherever it may be interrupted."""
        while True:
            async with self._turn:
                ends = monotonic() + SLICE_SECONDS
                try:
                    while monotonic() < ends:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(SLICE_SECONDS)

"""Long work on the event loop, in slices of a few milliseconds.

A thread would not do: the engine keeps the interpreter's lock, and so the loop would wait for it all the same.
"""

import asyncio
from collections.abc import Generator
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

SLICE_SECONDS: Final = 0.003


class Slices:
    """Several works take turns, one slice after the other: together they hold the loop no longer than one.

    After a slice the loop is left to others for as long as the slice took.
    """

    def __init__(self) -> None:
        self.turn: Final = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Go on with the work until it is done; it yields wherever it may be interrupted."""
        while True:
            async with self.turn:
                ends = monotonic() + SLICE_SECONDS
                try:
                    while monotonic() < ends:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(SLICE_SECONDS)

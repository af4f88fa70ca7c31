"""A lock for which visitors wait in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Turns:
    """A lock for which visitors wait in turn: whoever asks for much waits behind their own requests, not others."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, visitor: str) -> AsyncIterator[None]:
        """Wait for a turn of this visitor, and have it until the end of the block."""
        if self.is_taken:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(visitor, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self.pass_on()
                raise
        self.is_taken = True
        try:
            yield
        finally:
            self.pass_on()

    def pass_on(self) -> None:
        """Let the next go on who still waits."""
        while self.waiting:
            visitor, turns = next(iter(self.waiting.items()))
            turn = turns.popleft()
            self.waiting.move_to_end(visitor)
            if not turns:
                del self.waiting[visitor]
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

"""A lock for which visitors wait in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class FairLock:
    """A lock that goes round the visitors: one who asks for much waits behind their own requests, not others behind
    them."""

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def held_by(self, visitor: str) -> AsyncIterator[None]:
        """Wait for this visitor's turn, and hold the lock until the end of the block."""
        if self._is_held:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(visitor, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()
                raise
        self._is_held = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the lock to the next request that still waits, or free it."""
        while self._waiting:
            visitor, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            self._waiting.move_to_end(visitor)
            if not turns:
                del self._waiting[visitor]
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False

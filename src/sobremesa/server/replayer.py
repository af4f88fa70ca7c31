"""The process in which finished matches are played again, and in whose turn."""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from sobremesa.core.refused import Refused
from sobremesa.server import steps
from sobremesa.server.steps import OutlineQuestion, StepQuestion
from sobremesa.server.thinker import NoAnswer, Thinker

NICENESS: Final = 10
"""Below the bots: somebody waits for those in the middle of a match."""
PATIENCE: Final = 60.0
"""Seconds. The longest outline takes two, on a core of its own."""

logger: Final = logging.getLogger(__name__)


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


class Replayer:
    """One process, started with the first question; one question at a time.

    Whoever asks holds the turn while the moves are read from the store too: of long records only one is in memory.
    """

    def __init__(self, worker: Thinker | None = None) -> None:
        self.worker: Final = worker or Thinker(steps.answer, NICENESS)
        self.turns: Final = Turns()
        self.thread: Final = ThreadPoolExecutor(1, "replayer")
        """Waits for the answer."""

    async def answered(self, question: StepQuestion | OutlineQuestion) -> bytes:
        """The answer as JSON, for whoever has the turn; `match_unreadable` where there is none."""
        try:
            answer: bytes = await asyncio.get_running_loop().run_in_executor(
                self.thread, self.worker.answer, question, 0.0, PATIENCE
            )
        except NoAnswer as error:
            logger.error("a match that is over cannot be played again: %s", error)
            raise Refused("match_unreadable") from None
        return answer

    def close(self) -> None:
        self.worker.close()
        self.thread.shutdown(wait=False, cancel_futures=True)

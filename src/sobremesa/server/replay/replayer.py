"""The process in which finished matches are played again, and in whose turn."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sobremesa.core.refused import Refused
from sobremesa.server.bots.worker_process import NoAnswer, WorkerProcess
from sobremesa.server.limits.fair_lock import FairLock
from sobremesa.server.replay import replay_worker
from sobremesa.server.replay.replay_worker import OutlineQuestion, StepQuestion

NICENESS: Final = 10
"""Below the bots: somebody waits for those in the middle of a match."""
PATIENCE: Final = 60.0
"""Seconds. The longest outline takes two, on a core of its own."""

logger: Final = logging.getLogger(__name__)


class Replayer:
    """One process, started with the first question; one question at a time.

    Whoever asks holds the turn while the moves are read from the store too: of long records only one is in memory.
    """

    def __init__(self, worker: WorkerProcess | None = None) -> None:
        self.worker: Final = worker or WorkerProcess(replay_worker.answer, NICENESS)
        self.turns: Final = FairLock()
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

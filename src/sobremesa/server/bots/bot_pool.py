"""The pool of worker processes for bots, hints and reviews. The event loop never waits for them."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final

from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.server import metrics
from sobremesa.server.bots.fair_queue import FairQueue, Job, Question
from sobremesa.server.bots.worker_process import NoAnswer, WorkerProcess
from sobremesa.server.limits import Limits

logger: Final = logging.getLogger(__name__)


def workers_for(cores: int) -> int:
    """One for each core, and at least two, so that a hint never has the only one.

    No core is kept free for the event loop: workers have a lower priority, so the loop runs as soon as it wants to.
    """
    return max(2, cores)


def usable_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def seconds_to_think(limits: Limits, waiting: int, workers: int, waited: float = 0.0) -> float:
    """The time budget of the next job while `waiting` others wait, one of them for `waited` seconds already.

    If each waiting job used its whole budget, the last one would wait for waiting * budget / workers seconds more. The
    budget is cut so that no job waits longer than `think_wait_seconds` in all; with two workers the cut begins at five
    waiting jobs. The time already waited is subtracted: else a burst would get ever more time as it is worked off, and
    its last job would wait several times as long. At the smallest budget (800 jobs waiting for two workers) bots hardly
    search any more, and only then people begin to wait longer.
    """
    left = max(0.0, limits.think_wait_seconds - waited)
    share = left * workers / max(1, waiting)
    return max(limits.think_seconds_least, min(limits.think_seconds, share))


class BotPool:
    """The workers, each started when a job waits and no other worker is free, and the jobs that wait for them.

    When a worker dies, hangs or raises, the easiest bot answers in another process.
    """

    def __init__(
        self, workers: int | None = None, limits: Limits | None = None, start: Callable[[], WorkerProcess] | None = None
    ) -> None:
        self._most: Final = workers or workers_for(usable_cores())
        self._limits: Final = limits or Limits()
        self._start: Final = start or WorkerProcess
        self.queue: Final = FairQueue(self._most)
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._threads: Final = ThreadPoolExecutor(self._most, "worker")
        """Each thread waits for the answer of one worker."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def choose(
        self, game: Game[Any], state: State[Any], seat: int, level: str, *, table: str = "", is_hint: bool = False
    ) -> dict[str, Any]:
        """An action for the seat, as a document; for a hint, advice (`worker_process.advice`).

        Only an imagined world leaves this process. A caller that is cancelled stops waiting; a job that has begun runs
        to its end all the same. Raises NoAnswer if even the easiest bot fails.
        """
        seed = fresh_seed()
        world = state.imagine(seat, Chance(seed)).position()
        easiest = next(iter(game.bots))
        first = Question(game.id, world, seat, level, seed, asks_why=is_hint)
        second = Question(game.id, world, seat, easiest, seed, asks_why=is_hint)
        for question in (first, second):
            try:
                return await self._answer(table, question, is_hint=is_hint)
            except NoAnswer as error:
                logger.error("a bot of %s, level %s, gave no answer: %s", game.id, question.level, error)
        return await self._answer(table, second, is_hint=is_hint)

    async def review(
        self, game: Game[Any], world: dict[str, Any], seat: int, action: dict[str, Any], *, table: str
    ) -> dict[str, Any]:
        """The best play in an imagined world where the seat took this action. It is queued as a hint."""
        return await self._answer(table, Question(game.id, world, seat, "", b"", action), is_hint=True)

    def warm_up(self) -> None:
        """Start all processes before the first job."""
        while not self._is_closed and len(self._idle) + len(self._busy) < self._most:
            worker = self._start()
            self._busy.add(worker)
            self._spawn(self._make_ready(worker))

    def close(self) -> None:
        """Kill the workers."""
        self._is_closed = True
        for worker in (*self._idle, *self._busy):
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _answer(self, table: str, question: Question, *, is_hint: bool) -> dict[str, Any]:
        """Queue a job and wait for its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        job = Job(table, question, answer, monotonic(), is_hint)
        self.queue.add(job)
        self._serve()
        try:
            return await answer
        finally:
            self.queue.discard(job)
            self._count_waiting()

    def _serve(self) -> None:
        """Give waiting jobs to free workers."""
        while not self._is_closed and len(self._busy) < self._most and (job := self.queue.take()) is not None:
            worker = self._idle.pop() if self._idle else self._start()
            self._busy.add(worker)
            self._spawn(self._run(worker, job, self._budget_of(job)))
        self._count_waiting()

    def _budget_of(self, job: Job) -> float:
        """The seconds a job gets. A hint that is served although bots wait gets the smallest budget."""
        bots, hints = self.queue.waiting(hints=False), self.queue.waiting(hints=True)
        if job.is_hint:
            return self._limits.think_seconds_least if bots else seconds_to_think(self._limits, hints, self._most)
        # Hints do not count: they wait until no bot does.
        now = monotonic()
        waited = max(now - job.asked_at, self.queue.longest_wait(now))
        return seconds_to_think(self._limits, bots, self._most, waited)

    async def _run(self, worker: WorkerProcess, job: Job, seconds: float) -> None:
        """Let a worker do a job, then give it the next one."""
        began = monotonic()
        metrics.thinking_wait_seconds.labels(job.kind).observe(began - job.asked_at)
        metrics.thinking_budget_seconds.set(seconds)
        patience = seconds + self._limits.think_stuck_seconds
        try:
            document = await asyncio.get_running_loop().run_in_executor(
                self._threads, worker.answer, job.question, seconds, patience
            )
            if not job.answer.done():
                job.answer.set_result(document)
        except NoAnswer as error:
            metrics.thinking_lost.labels(error.why).inc()
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            metrics.thinking_seconds.labels(job.kind).observe(monotonic() - began)
            self.queue.done(job)
            self._free(worker)

    async def _make_ready(self, worker: WorkerProcess) -> None:
        """Start one process. If that fails, the first job tries again and reports the failure."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.warm_up)
        finally:
            self._free(worker)

    def _free(self, worker: WorkerProcess) -> None:
        self._busy.discard(worker)
        self._idle.append(worker)
        self._serve()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _count_waiting(self) -> None:
        metrics.thinking_queue.labels("bot").set(self.queue.waiting(hints=False))
        metrics.thinking_queue.labels("hint").set(self.queue.waiting(hints=True))

"""Bots think in processes of their own, on positions of imagined worlds; the server's loop never waits for them."""

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
from sobremesa.server.bots.fair_queue import FairQueue, Question, Thought
from sobremesa.server.bots.worker_process import NoAnswer, Thinker
from sobremesa.server.limits import Limits

logger: Final = logging.getLogger(__name__)


def thinkers_for(cores: int) -> int:
    """One for each core, and at least two, so that a hint never has the only one.

    None of the cores is kept free for the loop: thinkers have a lower priority, so it runs as soon as it wants to.
    """
    return max(2, cores)


def seconds_to_think(limits: Limits, waiting: int, thinkers: int, waited: float = 0.0) -> float:
    """The time budget of the next thought, while so many others wait for so many thinkers, one of them since `waited`.

    If each of those that wait used its whole budget, the last would wait for waiting * budget / thinkers seconds more.
    The budget is cut so that nobody waits longer than `think_wait_seconds` in all: with two thinkers from five that
    wait. What has been waited already is taken off, or a burst would be given ever more time as it is worked off, and
    its last would wait several times as long. At the least budget (800 that wait for two) bots hardly search any more,
    and only then people begin to wait longer.
    """
    left = max(0.0, limits.think_wait_seconds - waited)
    share = left * thinkers / max(1, waiting)
    return max(limits.think_seconds_least, min(limits.think_seconds, share))


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinking:
    """The thinkers, each started when there is something to think about and no other is free, and who waits for them.

    A thinker that dies, hangs or fails is answered for by the easiest bot, in another process.
    """

    def __init__(
        self, thinkers: int | None = None, limits: Limits | None = None, start: Callable[[], Thinker] | None = None
    ) -> None:
        self.thinkers: Final = thinkers or thinkers_for(usable_cores())
        self.limits: Final = limits or Limits()
        self.start: Final = start or Thinker
        self.queue: Final = FairQueue(self.thinkers)
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.threads: Final = ThreadPoolExecutor(self.thinkers, "thinker")
        """Each waits for the answer of one thinker."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def choose(
        self, game: Game[Any], state: State[Any], seat: int, level: str, *, table: str = "", is_hint: bool = False
    ) -> dict[str, Any]:
        """An action for the seat, as a document; of a hint, advice (`thinker.advice`). Only an imagined world leaves
        this process.

        Whoever is cancelled while waiting for it waits no longer; what is being thought about already is thought to
        its end, for nobody. Raises NoAnswer if even the easiest bot finds nothing.
        """
        seed = fresh_seed()
        world = state.imagine(seat, Chance(seed)).position()
        easiest = next(iter(game.bots))
        first = Question(game.id, world, seat, level, seed, asks_why=is_hint)
        second = Question(game.id, world, seat, easiest, seed, asks_why=is_hint)
        for question in (first, second):
            try:
                return await self.answered(table, question, is_hint=is_hint)
            except NoAnswer as error:
                logger.error("a bot of %s, level %s, gave no answer: %s", game.id, question.level, error)
        return await self.answered(table, second, is_hint=is_hint)

    async def review(
        self, game: Game[Any], world: dict[str, Any], seat: int, action: dict[str, Any], *, table: str
    ) -> dict[str, Any]:
        """What would have been best in an imagined world where the seat took this action; it waits as a hint does."""
        return await self.answered(table, Question(game.id, world, seat, "", b"", action), is_hint=True)

    async def answered(self, table: str, question: Question, *, is_hint: bool) -> dict[str, Any]:
        """Wait for a thinker and for its answer."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        thought = Thought(table, question, answer, monotonic(), is_hint)
        self.queue.add(thought)
        self.serve()
        try:
            return await answer
        finally:
            self.queue.discard(thought)
            self.note_queue()

    def serve(self) -> None:
        """Give what waits to thinkers that are free."""
        while not self.is_closed and len(self.busy) < self.thinkers and (thought := self.queue.take()) is not None:
            thinker = self.idle.pop() if self.idle else self.start()
            self.busy.add(thinker)
            task = asyncio.get_running_loop().create_task(self.ask(thinker, thought, self.budget_of(thought)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.note_queue()

    def budget_of(self, thought: Thought) -> float:
        """The seconds a thought gets; a hint that is served although bots wait gets the least."""
        bots, hints = self.queue.waiting(hints=False), self.queue.waiting(hints=True)
        if thought.is_hint:
            return self.limits.think_seconds_least if bots else seconds_to_think(self.limits, hints, self.thinkers)
        # Hints wait until no bot does: bots are not hurried by them.
        now = monotonic()
        waited = max(now - thought.asked_at, self.queue.longest_wait(now))
        return seconds_to_think(self.limits, bots, self.thinkers, waited)

    async def ask(self, thinker: Thinker, thought: Thought, seconds: float) -> None:
        """Let one thinker answer one question, and then the next."""
        began = monotonic()
        metrics.thinking_wait_seconds.labels(thought.kind).observe(began - thought.asked_at)
        metrics.thinking_budget_seconds.set(seconds)
        patience = seconds + self.limits.think_stuck_seconds
        try:
            document = await asyncio.get_running_loop().run_in_executor(
                self.threads, thinker.answer, thought.question, seconds, patience
            )
            if not thought.answer.done():
                thought.answer.set_result(document)
        except NoAnswer as error:
            metrics.thinking_lost.labels(error.why).inc()
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            metrics.thinking_seconds.labels(thought.kind).observe(monotonic() - began)
            self.busy.discard(thinker)
            self.idle.append(thinker)
            self.queue.done(thought)
            self.serve()

    def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        while not self.is_closed and len(self.idle) + len(self.busy) < self.thinkers:
            thinker = self.start()
            self.busy.add(thinker)
            task = asyncio.get_running_loop().create_task(self.make_ready(thinker))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def make_ready(self, thinker: Thinker) -> None:
        """Start one process; if that fails, the first question tries again and is answered accordingly."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, thinker.warm_up)
        finally:
            self.busy.discard(thinker)
            self.idle.append(thinker)
            self.serve()

    def note_queue(self) -> None:
        """Tell metrics how many wait."""
        metrics.thinking_queue.labels("bot").set(self.queue.waiting(hints=False))
        metrics.thinking_queue.labels("hint").set(self.queue.waiting(hints=True))

    def close(self) -> None:
        """Let the thinkers go."""
        self.is_closed = True
        for thinker in (*self.idle, *self.busy):
            thinker.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

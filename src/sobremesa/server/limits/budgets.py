"""How much of the event loop each visitor may use, and how much it may add to the store.

Who has used up the time waits and is not refused for it. What is charged is processor time, measured step by step, and
a price for frames and moves that are written. So a long draft costs its sender as much as the loop, whatever the number
of messages or lines. Bytes in the store stay there: who has added too many is refused until an hour has made up for it.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from time import monotonic, thread_time
from types import coroutine
from typing import Any, Final, TypeVar

from sobremesa.server import metrics
from sobremesa.server.limits.limits import Limits
from sobremesa.server.limits.token_buckets import NetworkBuckets, TokenBucket

T = TypeVar("T")


class Budget:
    """Seconds of the loop for one visitor: so many at once, so many a second after that.

    In one iteration of the loop a visitor gets one slice, on however many lines it sends: after that the others come
    first. What it asked for beyond waits in the order it came.
    """

    def __init__(
        self,
        limits: Limits,
        clock: Callable[[], float] = monotonic,
        store: Sequence[TokenBucket] = (),
    ) -> None:
        self.per_second: Final = limits.loop_per_second
        self.at_once: Final = limits.loop_at_once
        self.slice: Final = limits.loop_slice
        self.clock: Final = clock
        self.store: Final = store
        """Bytes that this visitor, and the networks around it, may still add to the store."""
        self.left = limits.loop_at_once
        """Below zero after something that cost more than there was."""
        self.since = clock()
        self.used = 0.0
        """In this iteration of the loop."""
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.is_next_planned = False

    async def turn(self) -> None:
        """Wait until this visitor may use the loop again."""
        if not self.waiting and self.used < self.slice and self.refilled() >= 0:
            return
        metrics.held_back.inc()
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        self.plan_next()
        await future

    def spend(self, seconds: float) -> None:
        """Charge what has been used."""
        self.left -= seconds
        self.used += seconds
        self.plan_next()

    def may_store(self) -> bool:
        """Whether this visitor may add something to the store."""
        now = self.clock()
        return all(bucket.level(now) >= 0 for bucket in self.store)

    def spend_bytes(self, size: float) -> None:
        """Charge what was added to the store. It may be more than was left: then nothing is added for a while."""
        now = self.clock()
        for bucket in self.store:
            bucket.spend(now, size)

    def refilled(self) -> float:
        """The seconds left now."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        return self.left

    def plan_next(self) -> None:
        """Come back in the next iteration of the loop."""
        if not self.is_next_planned:
            self.is_next_planned = True
            asyncio.get_running_loop().call_soon(self.next_iteration)

    def next_iteration(self) -> None:
        """Begin a new slice, and let the first of those that wait go on if there is something left."""
        self.is_next_planned = False
        used, self.used = self.used, 0.0
        while self.waiting and self.waiting[0].done():
            self.waiting.popleft()
        if not self.waiting:
            return
        self.is_next_planned = True
        loop = asyncio.get_running_loop()
        left = self.refilled()
        if left < 0:
            loop.call_later(-left / self.per_second, self.next_iteration)
        elif used:
            # Others have twice as long as the last slice took: in a burst, too, most of the loop is theirs.
            loop.call_later(2 * used, self.next_iteration)
        else:
            self.waiting.popleft().set_result(None)
            loop.call_soon(self.next_iteration)

    @coroutine
    def charged(self, work: Coroutine[Any, Any, T]) -> Generator[Any, None, T]:
        """Run a coroutine, and charge the processor time of each of its steps; what it waits for costs nothing."""
        error: BaseException | None = None
        while True:
            began = thread_time()
            try:
                awaited = work.send(None) if error is None else work.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.spend(thread_time() - began)
            try:
                yield awaited
                error = None
            except BaseException as raised:
                error = raised


class Budgets:
    """The budgets of all visitors; beyond `MOST` the one not asked for longest is dropped."""

    MOST: Final = 20_000

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.store: Final = NetworkBuckets(limits.store_bytes_per_hour / 3600, limits.store_bytes_at_once)
        self.budgets: OrderedDict[str, Budget] = OrderedDict()

    def of(self, visitor: str) -> Budget:
        """The budget of this address."""
        budget = self.budgets.pop(visitor, None) or Budget(self.limits, store=self.store.of(visitor))
        self.budgets[visitor] = budget
        if len(self.budgets) > self.MOST:
            self.budgets.popitem(last=False)
        return budget

"""The order in which the jobs of bots and hints get a worker: bots before hints, and the tables in turn."""

from asyncio import Future
from collections import Counter, OrderedDict, deque
from typing import Any, Final

from msgspec import Struct

BOTS_BEFORE_A_HINT: Final = 20
"""After this many bots a waiting hint takes the next free worker, with the smallest time budget."""


class Question(Struct, frozen=True):
    """What a worker is asked. It gets an imagined world, never the real one."""

    game: str
    world: dict[str, Any]
    seat: int
    level: str
    seed: bytes
    action: dict[str, Any] | None = None
    """For a review (`Game.review`): the action that the seat took."""
    asks_why: bool = False
    """Whether the answer is advice: the action with the reasons for it."""


class Job(Struct, frozen=True, eq=False):
    """A question, the table that asks it, and the future of its answer."""

    table: str
    question: Question
    answer: Future[dict[str, Any]]
    asked_at: float
    is_hint: bool = False

    @property
    def kind(self) -> str:
        """The label in the metrics."""
        return "hint" if self.is_hint else "bot"


class FairQueue:
    """The waiting jobs, and how many jobs of each table are running.

    The next job comes from the table with the fewest running jobs; among equals, from the table served longest ago. So
    a table with fifty bots has one worker while others wait, and all of them while nobody does. A hint is taken only
    while no bot waits, and never gets the last worker: a bot that comes a moment later must not wait for it.
    """

    def __init__(self, workers: int) -> None:
        self._most_hints: Final = max(1, workers - 1)
        self._bots: Final[OrderedDict[str, deque[Job]]] = OrderedDict()
        self._hints: Final[OrderedDict[str, deque[Job]]] = OrderedDict()
        self._running: Final[Counter[str]] = Counter()
        self._hints_running = 0
        self._bots_in_a_row = 0
        """Bots served since a hint began to wait."""

    def add(self, job: Job) -> None:
        """Queue a job behind the others of its table."""
        self._class_of(job).setdefault(job.table, deque()).append(job)

    def discard(self, job: Job) -> None:
        """Remove a job that still waits."""
        waiting = self._class_of(job)
        of_table = waiting.get(job.table, deque())
        if job in of_table:
            of_table.remove(job)
            if not of_table:
                del waiting[job.table]

    def take(self) -> Job | None:
        """The next job, which counts as running from now on. Returns None if all jobs have to wait."""
        if not self._hints:
            self._bots_in_a_row = 0
        if self._is_turn_of_a_hint():
            self._bots_in_a_row = 0
            self._hints_running += 1
            return self._take_from(self._hints)
        if self._bots:
            self._bots_in_a_row += 1
            return self._take_from(self._bots)
        return None

    def done(self, job: Job) -> None:
        """The worker of a running job is free again."""
        self._hints_running -= job.is_hint
        self._running[job.table] -= 1
        if not self._running[job.table]:
            del self._running[job.table]

    def longest_wait(self, now: float) -> float:
        """Seconds for which the oldest bot job has waited."""
        return max((now - of_table[0].asked_at for of_table in self._bots.values()), default=0.0)

    def waiting(self, *, hints: bool) -> int:
        """The number of waiting jobs of one kind."""
        return sum(len(of_table) for of_table in (self._hints if hints else self._bots).values())

    def _is_turn_of_a_hint(self) -> bool:
        may_run = bool(self._hints) and self._hints_running < self._most_hints
        return may_run and (not self._bots or self._bots_in_a_row >= BOTS_BEFORE_A_HINT)

    def _take_from(self, waiting: OrderedDict[str, deque[Job]]) -> Job:
        """Take the first job of the table that is next, and move the table to the end of the row."""
        table = min(waiting, key=lambda name: self._running[name])
        job = waiting[table].popleft()
        waiting.move_to_end(table)
        if not waiting[table]:
            del waiting[table]
        self._running[table] += 1
        return job

    def _class_of(self, job: Job) -> OrderedDict[str, deque[Job]]:
        return self._hints if job.is_hint else self._bots

"""The one thread that talks to the database. What waits together is committed together (group commit)."""

import asyncio
import time
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop, Future, TimerHandle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from sobremesa.server import metrics
from sobremesa.server.store.database import StoreError, one_line, open_database

T = TypeVar("T")

MOST_AT_ONCE: Final = 1000
"""How many jobs share a transaction."""
ANSWER_SECONDS: Final = 1.5
"""Beyond the patience with a database that went away: the last attempt takes a moment too."""
LOOKS: Final = 4
"""How often a job is looked at before it is abandoned. The time in which our own event loop stood still, because the
machine did, is not the database's: it comes to one look at most."""
NO_ANSWER: Final = "the store does not answer"
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0


class Conflict(StoreError):  # noqa: N818 - what happened, not what went wrong
    """Somebody else has written it already, or cleared it away: what the caller remembers is no longer true."""


class InDoubt(Conflict):
    """Nobody knows whether it was written: the database went away while it committed, or does not answer. What the
    caller remembers may no longer be true. Whatever is read from the store later tells."""


class ConnectionLost(Exception):  # noqa: N818 - what happened, not what went wrong
    """The database has gone away."""

    def __init__(self, why: str, *, in_commit: bool = False) -> None:
        super().__init__(why)
        self.in_commit: Final = in_commit
        """Whether it may have kept what was sent last. What was not committed yet is undone."""


class Job(ABC, Generic[T]):
    """Something to write or read, and the future of its result."""

    future: Future[T]
    next_look: TimerHandle
    """After which it may be abandoned."""
    has_begun = False
    """The thread has taken it: from then on it may be written."""
    is_abandoned = False
    """Nobody waits for it any more. If it had not begun by then it never will."""
    leaves_doubt = True
    """Whether the caller has to know (`InDoubt`) that it may have been done although it failed."""

    @abstractmethod
    def run(self, connection: Connection) -> T:
        """Do it, inside a transaction; an exception undoes this job alone."""

    def settle(self, connection: Connection) -> T:
        """Do it unless it has been done: the first attempt was cut off, and nobody knows how far it got."""
        return self.run(connection)

    @classmethod
    def run_all(cls, connection: Connection, jobs: Sequence[Any]) -> list[T]:
        """Do several of a kind; an exception undoes all of them."""
        return [job.run(connection) for job in jobs]


Outcome = Any
"""What a job returned, or the exception it ended with."""


def nothing(_: Connection) -> None:
    """What there is to do where nobody says otherwise."""


class Writer:
    """Owns the connection. Jobs are done in the order they came, one transaction for all that wait.

    `patience` is how many seconds a database that has gone away may take to come back, and whoever waits for a job
    waits little longer: a database that neither answers nor goes away holds up the thread, but nobody's answer.
    `connected` is called with every connection that is made, before anything is written, `committed` after every
    transaction.
    """

    def __init__(
        self,
        engine: Engine,
        loop: AbstractEventLoop,
        patience: float,
        connected: Callable[[Connection], None] = nothing,
        committed: Callable[[Connection], None] = nothing,
    ) -> None:
        self._connected: Final = connected
        self._committed: Final = committed
        self._steps = 0
        """Goes up whenever the thread begins a batch, and when it ends one: odd while it is at one."""
        self._stuck_at = 0
        """The step at which somebody waited in vain."""
        self._engine: Final = engine
        self._loop: Final = loop
        self._patience: Final = patience
        self._queue: Final[SimpleQueue[Job[Any] | None]] = SimpleQueue()
        self._opened: Final[Future[None]] = loop.create_future()
        self._ended: Final[Future[None]] = loop.create_future()
        self._connection: Connection | None = None
        self._accepts = False
        self._beginning: Final = Lock()
        """Held while jobs begin and while one is abandoned: it is one or the other first."""

    # For the event loop

    async def open(self) -> None:
        """Start the thread and wait until the database is ready."""
        Thread(target=self._live, name="store", daemon=True).start()
        self._accepts = True
        try:
            await asyncio.shield(self._opened)
        except BaseException:
            await self.close()
            raise

    def do(self, job: Job[T]) -> Future[T]:
        """Do a job; when the future is done it is durable. A `StoreError` if that takes too long."""
        if not self._accepts:
            raise StoreError("the store is closed")
        job.future = self._loop.create_future()
        if self.is_stuck:
            job.future.set_exception(StoreError(NO_ANSWER))
            return job.future
        self._look_after(job, LOOKS)
        job.future.add_done_callback(lambda _: job.next_look.cancel())
        self._queue.put(job)
        return job.future

    def _look_after(self, job: Job[Any], looks: int) -> None:
        """Give a job up when so many looks have found it unfinished."""
        if job.future.done():
            return
        if looks:
            job.next_look = self._loop.call_later(self.longest / LOOKS, self._look_after, job, looks - 1)
        else:
            self._stuck_at = self._steps
            self._abandon(job)

    def _abandon(self, job: Job[Any]) -> None:
        """Its caller has waited long enough."""
        with self._beginning:
            job.is_abandoned = True
        job.future.set_exception(failure(job, NO_ANSWER, in_doubt=job.has_begun))

    @property
    def longest(self) -> float:
        """How many seconds anybody waits for a job."""
        return self._patience + ANSWER_SECONDS

    @property
    def is_stuck(self) -> bool:
        """Whether the database has not answered for so long that nobody need wait for it."""
        return self._stuck_at == self._steps and self._steps % 2 == 1

    async def close(self) -> None:
        """Finish what was asked for, then let the database go."""
        if self._accepts:
            self._accepts = False
            self._queue.put(None)
        # The thread is a daemon: a database that does not answer does not keep the process.
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._ended), self.longest)

    # In the thread

    def _live(self) -> None:
        try:
            self._connection = open_database(self._engine)
            self._connected(self._connection)
            self._tell([self._opened], [None])
            self._work()
        except Exception as error:
            self._tell([self._opened], [error])
        finally:
            self._drop_connection()
            self._engine.dispose()
            self._tell([self._ended], [None])

    def _work(self) -> None:
        more_may_come = True
        while more_may_come:
            batch, more_may_come = self._take()
            batch = self._begin(batch)
            if batch:
                self._steps += 1
                began = time.monotonic()
                outcomes = self._write(batch)
                metrics.commit_seconds.observe(time.monotonic() - began)
                self._steps += 1
                self._tell([job.future for job in batch], outcomes)

    def _begin(self, batch: list[Job[Any]]) -> list[Job[Any]]:
        """Those that somebody still waits for."""
        with self._beginning:
            awaited = [job for job in batch if not job.is_abandoned]
            for job in awaited:
                job.has_begun = True
            return awaited

    def _take(self) -> tuple[list[Job[Any]], bool]:
        """All that waits, once something does, and whether more may come."""
        batch: list[Job[Any]] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _write(self, batch: list[Job[Any]]) -> list[Outcome]:
        """Make a batch durable; how each job ended."""
        write = self._all_together
        in_doubt = False
        pause = FIRST_PAUSE
        patience_ends = time.monotonic() + self._patience
        while True:
            try:
                return write(batch)
            except ConnectionLost as loss:
                self._drop_connection()
                in_doubt = in_doubt or loss.in_commit
                if time.monotonic() + pause > patience_ends:
                    return [failure(job, f"the store cannot be reached: {loss}", in_doubt=in_doubt) for job in batch]
                write = self._settle_one_by_one
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                self._drop_connection()
                why = f"the store cannot be written: {one_line(error)}"
                return [failure(job, why, in_doubt=in_doubt) for job in batch]

    def _all_together(self, batch: list[Job[Any]]) -> list[Outcome]:
        """The usual way. A job at fault undoes everything, so then each is tried on its own."""
        try:
            with self._transaction() as connection:
                return _run_by_kind(connection, batch)
        except Exception as error:
            if not is_fault_of_a_job(error):
                raise
        return self._one_by_one(batch, lambda job, connection: job.run(connection))

    def _settle_one_by_one(self, batch: list[Job[Any]]) -> list[Outcome]:
        return self._one_by_one(batch, lambda job, connection: job.settle(connection))

    def _one_by_one(self, batch: list[Job[Any]], do: Callable[[Job[Any], Connection], Any]) -> list[Outcome]:
        """Still one transaction, but a job at fault undoes only itself."""
        with self._transaction() as connection:
            return [_attempt(connection, job, do) for job in batch]

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        in_commit = False
        try:
            if self._connection is None:
                self._connection = self._connect()
            with self._connection.begin():
                yield self._connection
                in_commit = True
            self._committed(self._connection)
        except DBAPIError as error:
            if error.connection_invalidated or self._connection is None:
                raise ConnectionLost(one_line(error), in_commit=in_commit) from None
            raise

    def _connect(self) -> Connection:
        """A new connection. One for which `connected` failed is of no use, whatever the reason: no job is at fault."""
        connection = self._engine.connect()
        try:
            self._connected(connection)
        except Exception as error:
            with suppress(Exception):
                connection.close()
            raise ConnectionLost(one_line(error)) from None
        return connection

    def _drop_connection(self) -> None:
        """Forget a connection that is of no use any more; the next batch opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _tell(self, futures: list[Future[Any]], outcomes: list[Outcome]) -> None:
        """Wake up all that waited by one call."""
        # A loop that was closed before the store has nobody waiting, but what was asked for is written all the same.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_resolve, futures, outcomes)


def _run_by_kind(connection: Connection, batch: list[Job[Any]]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for _, jobs in groupby(batch, key=type):
        of_a_kind = list(jobs)
        outcomes += of_a_kind[0].run_all(connection, of_a_kind)
    return outcomes


def _attempt(connection: Connection, job: Job[Any], do: Callable[[Job[Any], Connection], Any]) -> Outcome:
    try:
        with connection.begin_nested():
            return do(job, connection)
    except IntegrityError as error:
        return Conflict(one_line(error))
    except Exception as error:
        if not is_fault_of_a_job(error):
            raise
        return StoreError(one_line(error)) if isinstance(error, SQLAlchemyError) else error


def is_fault_of_a_job(error: Exception) -> bool:
    """Whether a job was wrong, and not the database or the connection."""
    if isinstance(error, ConnectionLost):
        return False
    if isinstance(error, DBAPIError):
        asked_wrong = isinstance(error, IntegrityError | DataError | ProgrammingError)
        return asked_wrong and not error.connection_invalidated
    return True


def failure(job: Job[Any], why: str, *, in_doubt: bool) -> StoreError:
    """What the caller of a job that failed is told."""
    return InDoubt(why) if in_doubt and job.leaves_doubt else StoreError(why)


def _resolve(futures: list[Future[Any]], outcomes: list[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

"""Finished matches for those who look at them: records, steps and timelines.

A match may have hundreds of thousands of moves. Steps are replayed from the last position that was stored on the way,
in a process of their own (`replay_worker.py`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.record import Header
from sobremesa.core.refused import Refused
from sobremesa.server.bots.worker_process import NoAnswer, WorkerProcess
from sobremesa.server.limits.fair_lock import FairLock
from sobremesa.server.replay import replay_worker
from sobremesa.server.replay.load_match import last_position
from sobremesa.server.replay.replay_worker import FinishedMatch, OutlineQuestion, StepQuestion
from sobremesa.server.store import MatchRow, Store

MOST_TOLD: Final = 200
"""Moves whose events one step tells at most."""
LONGEST_OUTLINED: Final = 20_000
"""Moves of a match that is outlined; a longer one is looked at move by move."""
TIMELINES_KEPT: Final = 16
NICENESS: Final = 10
"""Below the bots: people wait for those in the middle of a match."""
PATIENCE: Final = 60.0
"""Seconds. The longest outline takes two, on a core of its own."""

logger: Final = logging.getLogger(__name__)

_read_header: Final = msgspec.json.Decoder(Header)


class Replays:
    """Owns the worker process, the turns in which visitors use it, and the cache of timelines.

    One question is answered at a time. A visitor holds the turn while the moves are read from the store, too: only one
    long record is in memory.
    """

    def __init__(self, store: Store, worker: WorkerProcess | None = None) -> None:
        self._store: Final = store
        self._worker: Final = worker or WorkerProcess(replay_worker.answer, NICENESS)
        self._thread: Final = ThreadPoolExecutor(1, "replays")
        """Waits for the answer."""
        self._turns: Final = FairLock()
        self._reading: Final = FairLock()
        """Whose turn it is to read the next piece of a record."""
        self._timelines: Final[dict[tuple[str, int], bytes]] = {}
        """As JSON, by table and match; the last few."""

    async def record(self, visitor: str, code: str, number: int) -> AsyncIterator[bytes]:
        """The record of a finished match, in pieces. While the match runs it would tell the seed.

        A piece is read when the one before has been taken, so a slow client does not make the server buffer the record.
        """
        over, closing = _finished(await self._store.load_match(code, number, last=0))
        body = self._store.record_body(over)

        async def pieces() -> AsyncIterator[bytes]:
            piece: bytes | None = b""
            while piece is not None:
                yield piece
                async with self._reading.held_by(visitor):
                    piece = await anext(body, None)
            yield closing + b"\n"

        return pieces()

    async def step(
        self, visitor: str, code: str, number: int, n: int, seat: int | None, since: int | None = None
    ) -> bytes:
        """A finished match after `n` of its moves, with the events after the first `since` of them, as JSON."""
        async with self._turns.held_by(visitor):
            return await self._step(code, number, n, seat, since)

    async def timeline(self, visitor: str, code: str, number: int) -> bytes:
        """Where the hands and turns of a finished match end, and its big moments, as JSON."""
        found = self._timelines.get((code, number))
        if found is None:
            async with self._turns.held_by(visitor):
                found = self._timelines.get((code, number)) or await self._outline(code, number)
            self._timelines[code, number] = found
            while len(self._timelines) > TIMELINES_KEPT:
                self._timelines.pop(next(iter(self._timelines)))
        return found

    def close(self) -> None:
        self._worker.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _step(self, code: str, number: int, n: int, seat: int | None, since: int | None) -> bytes:
        over, _ = _finished(await self._store.load_match(code, number, last=0))
        header = _read_header.decode(over.header)
        # The game of the record: another one may lie on the table by now.
        game = get_game(header.game.partition("@")[0])
        told_after = max(0, n - 1 if since is None else min(since, n), n - MOST_TOLD)
        if not 0 <= n <= over.made:
            raise Refused("no_such_match")
        if seat is not None and not 0 <= seat < len(header.seats):
            raise Refused("no_such_seat", seat=seat)
        # The position before the moves: their events are part of the step.
        midway = await last_position(self._store, game, over.id, min(told_after, n - 1))
        after = 0 if midway is None else midway.n
        stored, _ = _finished(await self._store.load_match(code, number, after=after, last=n))
        position = None if midway is None else midway.snapshot.position
        match = _finished_match(stored)
        return await self._answer(
            StepQuestion(match=match, after=after, position=position, seat=seat, told_after=told_after)
        )

    async def _outline(self, code: str, number: int) -> bytes:
        stored, _ = _finished(await self._store.load_match(code, number, last=0))
        is_short = stored.made <= LONGEST_OUTLINED
        if is_short:
            stored, _ = _finished(await self._store.load_match(code, number))
        return await self._answer(OutlineQuestion(match=_finished_match(stored), is_short=is_short))

    async def _answer(self, question: StepQuestion | OutlineQuestion) -> bytes:
        """The worker's answer. Raises `match_unreadable` if it has none."""
        try:
            answer: bytes = await asyncio.get_running_loop().run_in_executor(
                self._thread, self._worker.answer, question, 0.0, PATIENCE
            )
        except NoAnswer as error:
            logger.error("a match that is over cannot be played again: %s", error)
            raise Refused("match_unreadable") from None
        return answer


def _finished(stored: MatchRow | None) -> tuple[MatchRow, bytes]:
    """The match and its closing line, if there is one and it is over."""
    if stored is None or (stored.closing is None and stored.ended is not None):
        raise Refused("no_such_match")
    if stored.closing is None:
        raise Refused("match_running")
    return stored, stored.closing


def _finished_match(stored: MatchRow) -> FinishedMatch:
    return FinishedMatch(header=stored.header, secret=stored.secret, made=stored.made, moves=b"\n".join(stored.moves))

"""Long work in pieces: on one processor or several, with the same result."""

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Final, TypeVar

Progress = Callable[[int], None]
"""Is told, now and then, how many matches are finished."""

# Pieces small enough that no worker waits long for the last one, large enough that handing them out costs nothing.
PIECES_PER_WORKER: Final = 64

R = TypeVar("R")


def in_pieces(job: Callable[[range], R], count: int, workers: int, progress: Progress | None = None) -> list[R]:
    """What the job makes of the numbers from 0 to count - 1, piece by piece in their order."""
    size = max(1, count // (workers * PIECES_PER_WORKER))
    pieces = [range(first, min(first + size, count)) for first in range(0, count, size)]
    if workers == 1:
        return _alone(job, pieces, progress)
    return _together(job, pieces, workers, progress)


def _alone(job: Callable[[range], R], pieces: list[range], progress: Progress | None) -> list[R]:
    results = []
    for piece in pieces:
        results.append(job(piece))
        if progress is not None:
            progress(piece.stop)
    return results


def _together(job: Callable[[range], R], pieces: list[range], workers: int, progress: Progress | None) -> list[R]:
    """In processes that start afresh: they inherit no threads, so it does not matter what else this one is doing."""
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_die_quietly) as pool:
        try:
            running = {pool.submit(job, piece): piece for piece in pieces}
            _watch(running, progress)
            return [future.result() for future in running]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def _watch(running: dict[Future[R], range], progress: Progress | None) -> None:
    finished = 0
    for future in as_completed(running):
        future.result()
        finished += len(running[future])
        if progress is not None:
            progress(finished)


def _die_quietly() -> None:
    """A worker that is interrupted has nothing to say: the process that waits for it does the talking."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

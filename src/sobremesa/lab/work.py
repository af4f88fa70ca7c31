"""Long work in pieces: on one processor or several, with the same result."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
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
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_parent) as pool:
        try:
            with _interrupts_ignored():
                running = {pool.submit(job, piece): piece for piece in pieces}
            _watch(running, progress)
            return [future.result() for future in running]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: whoever waits for them ends them without a word."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for more work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _watch(running: dict[Future[R], range], progress: Progress | None) -> None:
    """Tell how far the work has come until all of it is done."""
    finished = 0
    for future in as_completed(running):
        future.result()
        finished += len(running[future])
        if progress is not None:
            progress(finished)

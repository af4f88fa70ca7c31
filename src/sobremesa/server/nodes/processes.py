"""Several servers on one machine behind one port: they share the listening socket, and one that dies is replaced."""

import logging
import os
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

FEWEST_SECONDS: Final = 1.0
"""A process that ends sooner is not started again at once."""
STOPS: Final = (signal.SIGTERM, signal.SIGINT)

logger: Final = logging.getLogger(__name__)


def run_processes(count: int, run: Callable[[int, bool], None]) -> None:
    """Run `run(number, is_first)` in so many processes, numbered from 1, until this one is told to stop.

    SIGTERM and SIGINT are passed on, and all of them are waited for. A process that ends by itself is started anew.
    """
    children: dict[int, int] = {}
    stopping = False

    def stop(number: int, _: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for pid in children:
            os.kill(pid, number)

    def start(number: int, *, first: bool) -> None:
        # Signals wait until the child is among those that they are passed on to.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        if not stopping:
            pid = os.fork()
            if pid == 0:
                for name in STOPS:
                    signal.signal(name, signal.SIG_DFL)
                signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
                os._exit(outcome(run, number, first))
            children[pid] = number
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    for name in STOPS:
        signal.signal(name, stop)
    for number in range(1, count + 1):
        start(number, first=number == 1)
    began = time.monotonic()
    while children:
        pid, status = os.wait()
        number = children.pop(pid)
        if not stopping:
            logger.error("process %d has ended (%d) and is started anew", number, os.waitstatus_to_exitcode(status))
            time.sleep(max(0.0, FEWEST_SECONDS - (time.monotonic() - began)))
            began = time.monotonic()
            start(number, first=False)


def outcome(run: Callable[[int, bool], None], number: int, first: bool) -> int:
    """The exit code of a child: whatever happens in it, nothing of its parent goes on in it."""
    try:
        run(number, first)
    except KeyboardInterrupt:
        return 0
    except BaseException:
        logger.exception("a process has failed")
        return 1
    return 0

"""Thinkers whose answers a scene gives itself, and bots that misbehave in a real process."""

import asyncio
import os
import signal
from concurrent.futures import Future
from threading import Event, Lock
from typing import Any

from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import NoAnswer, WorkerProcess


class Asked:
    """A question that a worker waits with until the scene answers it."""

    def __init__(self, question: Question, seconds: float) -> None:
        self.question = question
        self.seconds = seconds
        self.held: Future[dict[str, Any]] = Future()

    def answer(self, **document: Any) -> None:
        self.held.set_result(document)

    def advise(self, action: dict[str, Any], *reasons: dict[str, Any]) -> None:
        """The answer to a hint."""
        self.answer(action=action, reasons=list(reasons))

    def fail(self, why: str) -> None:
        self.held.set_exception(NoAnswer(why))


class Office:
    """All questions in the order in which workers took them. Made inside the loop of the scene."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.asked: asyncio.Queue[Asked] = asyncio.Queue()
        self.open: set[Asked] = set()
        self.is_closed = False
        self.lock = Lock()

    def worker(self) -> WorkerProcess:
        return HeldWorker(self)

    async def next(self) -> Asked:
        """The next question that was given to a worker."""
        return await self.asked.get()

    def take(self, asked: Asked) -> None:
        """Called by a worker in its thread."""
        with self.lock:
            if self.is_closed:
                raise NoAnswer("closed")
            self.open.add(asked)
        self.loop.call_soon_threadsafe(self.asked.put_nowait, asked)

    def let_go(self) -> None:
        """Nobody waits any more when the scene ends."""
        with self.lock:
            self.is_closed = True
            for asked in self.open:
                if not asked.held.done():
                    asked.fail("closed")


class HeldWorker(WorkerProcess):
    def __init__(self, office: Office) -> None:
        super().__init__()
        self.office = office

    def answer(self, question: Any, seconds: float, patience: float) -> dict[str, Any]:
        asked = Asked(question, seconds)
        self.office.take(asked)
        return asked.held.result()


def misbehave(question: Question, seconds: float) -> dict[str, Any]:
    """Runs in a real worker's process; the level says how."""
    match question.level:
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hangs":
            Event().wait()
        case "raises":
            raise ValueError("lost my cards")
    return {"pid": os.getpid(), "seconds": seconds}

"""A worker process and the pipe to it. Bots, hints, reviews and replays (`replay/`) are computed in such processes."""

import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Thread
from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance
from sobremesa.core.game import Bot, Game, Judge
from sobremesa.core.state import State
from sobremesa.server.bots.fair_queue import Question

START_SECONDS: Final = 60.0
"""A process that is not ready by then has failed to start."""
NICENESS: Final = 5
"""Below the event loop, which comes first where both want the same core."""
SPAWN: Final = get_context("spawn")

Work = Callable[[Any, float], Any]
"""Computes the answer to a question, within a time budget in seconds. Runs in the worker process."""


class NoAnswer(Exception):  # noqa: N818 - what became of the question
    """The worker has died, was stuck, or its work raised."""

    def __init__(self, why: str, details: str = "") -> None:
        super().__init__(f"{why}: {details}" if details else why)
        self.why: Final = why


class Failed(Struct, frozen=True):
    """What a worker answers when its work raises."""

    traceback: str


def think(question: Question, seconds: float) -> dict[str, Any]:
    """The bot's action as a document, advice, or a review. Runs in a worker process."""
    game = get_game(question.game)
    if question.action is not None:
        assert game.review is not None
        world = game.from_position(question.world)
        review = game.review(world, question.seat, game.reader.convert(question.action))
        reviewed: dict[str, Any] = {} if review is None else msgspec.to_builtins(review)
        return reviewed
    chance = Chance(question.seed).fork("bot", question.seat)
    world = game.from_position(question.world)
    bot = game.bot_or_adviser(question.level)
    if question.asks_why:
        return advice(game, bot, world, question.seat, chance, seconds)
    document: dict[str, Any] = msgspec.to_builtins(bot.choose(world, question.seat, chance, seconds))
    return document


def advice(game: Game[Any], bot: Bot, world: State[Any], seat: int, chance: Chance, seconds: float) -> dict[str, Any]:
    """The action, the reasons for it, and the chance to win with it where the bot is a judge, as documents."""
    found = bot.weigh(world, seat, [], chance, seconds) if isinstance(bot, Judge) else []
    action = found[0].action if found else bot.choose(world, seat, chance, seconds)
    reasons = [] if game.reasons is None else game.reasons(world, seat, action)
    win = found[0].win.mean if found else None
    document: dict[str, Any] = msgspec.to_builtins({"action": action, "reasons": reasons, "win": win})
    return document


class WorkerProcess:
    """One process, started with its first question, and again after it was lost.

    `answer` blocks and is called in a thread, never on the event loop; `close` may be called from anywhere.
    """

    def __init__(self, work: Work = think, niceness: int = NICENESS) -> None:
        self._work: Final = work
        self._niceness: Final = niceness
        self.process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = False
        self._lock: Final = Lock()
        """Held while the process is started or stopped: none may be started after `close`."""

    def answer(self, question: Any, seconds: float, patience: float) -> Any:
        """Let the process work for `seconds`. It is killed if it takes longer than `patience`."""
        try:
            pipe = self._pipe or self._start()
            pipe.send((question, seconds))
            answer = _received(pipe, patience)
        except NoAnswer:
            self.stop()
            raise
        except Exception as error:
            # The pipe is broken or at its end, or the process could not be started.
            self.stop()
            raise NoAnswer("died", repr(error)) from error
        if isinstance(answer, Failed):
            raise NoAnswer("failed", answer.traceback)
        return answer

    def warm_up(self) -> None:
        """Start the process before the first question."""
        try:
            self._pipe = self._pipe or self._start()
        except Exception:
            self.stop()

    def stop(self) -> None:
        """Kill the process; the next question starts another."""
        with self._lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self._pipe is not None:
                self._pipe.close()
            self.process = self._pipe = None

    def close(self) -> None:
        """Kill the process for good. A caller that waits for its answer gets `NoAnswer("died")`."""
        with self._lock:
            self._is_closed = True
            if self.process is not None:
                self.process.kill()

    def _start(self) -> Connection:
        """Start the process and wait until it is ready."""
        ours, theirs = Pipe()
        with self._lock, theirs:
            if self._is_closed:
                raise NoAnswer("closed")
            # A daemon, so that Python's own exit ends it if nobody has closed it.
            args = theirs, self._work, self._niceness
            process = SPAWN.Process(target=_answer_questions, args=args, name="worker", daemon=True)
            process.start()
            self.process, self._pipe = process, ours
        _received(ours, START_SECONDS)
        return ours


def _received(pipe: Connection, patience: float) -> Any:
    """The next message, if it comes in time."""
    if not pipe.poll(patience):
        raise NoAnswer("stuck", f"nothing for {patience:.1f} seconds")
    return pipe.recv()


# In the worker process


def _answer_questions(pipe: Connection, work: Work, niceness: int) -> None:
    """Report that the process is ready, then answer questions until the server is gone."""
    # Ctrl-C reaches every process of the terminal, but ending the workers is the server's task.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_exit_with_server, daemon=True).start()
    with suppress(OSError, EOFError):
        pipe.send("ready")
        while True:
            question, seconds = pipe.recv()
            pipe.send(_answer_or_failure(work, question, seconds))


def _answer_or_failure(work: Work, question: Any, seconds: float) -> Any:
    """Work that raises is reported, so that the process stays."""
    try:
        return work(question, seconds)
    except Exception:
        return Failed(traceback.format_exc())


def _exit_with_server() -> None:
    """Exit when the server is gone. A killed server closes nothing, and a running job would go on for nobody."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)

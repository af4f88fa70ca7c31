"""A process in which bots think (replayer.py: in which matches are played again), and the pipe to it."""

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
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.server.fair_queue import Question

START_SECONDS: Final = 60.0
"""A process that has not said anything by then will not start."""
NICENESS: Final = 5
"""The server's loop comes first wherever both want the same core."""
SPAWN: Final = get_context("spawn")

Think = Callable[[Any, float], Any]
"""What a process does with a question, in how many seconds."""


class NoAnswer(Exception):  # noqa: N818 - what became of the question
    """The thinker has died, was stuck, or its bot has failed."""

    def __init__(self, why: str, details: str = "") -> None:
        super().__init__(f"{why}: {details}" if details else why)
        self.why: Final = why


class Failed(Struct, frozen=True):
    """What a thinker says when its bot raises."""

    traceback: str


def think(question: Question, seconds: float) -> dict[str, Any]:
    """The bot's action as a document, advice, or a review. Runs in a thinker's process."""
    game = get_game(question.game)
    if question.action is not None:
        assert game.review is not None
        world = game.from_position(question.world)
        review = game.review(world, question.seat, game.reader.convert(question.action))
        reviewed: dict[str, Any] = {} if review is None else msgspec.to_builtins(review)
        return reviewed
    chance = Chance(question.seed).fork("bot", question.seat)
    world = game.from_position(question.world)
    action = game.bot_or_adviser(question.level).choose(world, question.seat, chance, seconds)
    document: dict[str, Any] = msgspec.to_builtins(action)
    return advice(game, world, question.seat, action) if question.asks_why else document


def advice(game: Game[Any], world: State[Any], seat: int, action: Action) -> dict[str, Any]:
    """The action and the reasons for it, as documents."""
    reasons = [] if game.reasons is None else game.reasons(world, seat, action)
    document: dict[str, Any] = msgspec.to_builtins({"action": action, "reasons": reasons})
    return document


class Thinker:
    """One process, started with its first question and again after it was lost.

    `answer` blocks and is called in a thread, never on the loop; `close` may be called from anywhere.
    """

    def __init__(self, think: Think = think, niceness: int = NICENESS) -> None:
        self.think: Final = think
        self.niceness: Final = niceness
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.is_closed = False
        self.lock: Final = Lock()
        """Held while the process is started or stopped: none may be started after `close`."""

    def answer(self, question: Any, seconds: float, patience: float) -> Any:
        """Let the process think for so many seconds. One that takes longer than `patience` is killed."""
        try:
            pipe = self.pipe or self.start()
            pipe.send((question, seconds))
            answer = received(pipe, patience)
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
            self.pipe = self.pipe or self.start()
        except Exception:
            self.stop()

    def start(self) -> Connection:
        """Start the process and wait until it is ready."""
        ours, theirs = Pipe()
        with self.lock, theirs:
            if self.is_closed:
                raise NoAnswer("closed")
            # A daemon: Python's own exit ends it, should nobody have closed it.
            what = theirs, self.think, self.niceness
            process = SPAWN.Process(target=answer_questions, args=what, name="thinker", daemon=True)
            process.start()
            self.process, self.pipe = process, ours
        received(ours, START_SECONDS)
        return ours

    def stop(self) -> None:
        """Kill the process; the next question starts another."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.pipe is not None:
                self.pipe.close()
            self.process = self.pipe = None

    def close(self) -> None:
        """Kill the process for good. Whoever waits for its answer hears that it has died."""
        with self.lock:
            self.is_closed = True
            if self.process is not None:
                self.process.kill()


def received(pipe: Connection, patience: float) -> Any:
    """What comes next, if it comes in time."""
    if not pipe.poll(patience):
        raise NoAnswer("stuck", f"nothing for {patience:.1f} seconds")
    return pipe.recv()


# In the thinker's process


def answer_questions(pipe: Connection, think: Think, niceness: int) -> None:
    """Say that we are ready, then think whenever asked, until the server is gone."""
    # Ctrl-C reaches every process of the terminal, but ending the thinkers is the server's task.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=leave_with_server, daemon=True).start()
    with suppress(OSError, EOFError):
        pipe.send("ready")
        while True:
            question, seconds = pipe.recv()
            pipe.send(answer_or_failure(think, question, seconds))


def answer_or_failure(think: Think, question: Any, seconds: float) -> Any:
    """A bot that raises is answered for by another one: the process stays."""
    try:
        return think(question, seconds)
    except Exception:
        return Failed(traceback.format_exc())


def leave_with_server() -> None:
    """A server that was killed closes nothing: a bot in mid-thought would go on for nobody."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)

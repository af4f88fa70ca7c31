"""Bots think in processes of their own, on positions of imagined worlds; the server's loop never waits for them."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

import msgspec

from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games import game as boxed

SECONDS: Final = 0.8


class Thinking:
    """A pool of thinkers, started when the first bot has to think."""

    def __init__(self, workers: int = 1) -> None:
        self.workers: Final = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any], state: State[Any], seat: int, level: str) -> dict[str, Any]:
        """An action for the seat, as a document. Only an imagined world leaves this process."""
        seed = fresh_seed()
        world = state.imagine(seat, Chance(seed)).position()
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.started()
            try:
                return await loop.run_in_executor(pool, think, game.id, world, seat, level, seed)
            except BrokenProcessPool:
                # Others whose thinker died with it may have started a new one already.
                if self.pool is pool:
                    self.pool = None
        return think(game.id, world, seat, "easy", seed)

    def started(self) -> ProcessPoolExecutor:
        """The pool."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=stay_calm)
        return self.pool

    def close(self) -> None:
        """Let the thinkers go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def stay_calm() -> None:
    """Ctrl-C is the server's business: it lets its thinkers go itself, unless it dies before it can."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """Nobody is left to think for: an idle thinker would wait for ever."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(game_id: str, world: dict[str, Any], seat: int, level: str, seed: bytes) -> dict[str, Any]:
    """Runs in a thinker's process."""
    game = boxed(game_id)
    chance = Chance(seed).fork("bot", seat)
    action = game.bots[level].choose(game.from_position(world), seat, chance, SECONDS)
    document: dict[str, Any] = msgspec.to_builtins(action)
    return document

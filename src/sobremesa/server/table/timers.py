"""Timers and background tasks of a table."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final


class Timers:
    """Timers by name, and tasks that nobody awaits: `trouble` is called with the exception of one that fails."""

    def __init__(self, trouble: Callable[[Exception], None]) -> None:
        self._trouble: Final = trouble
        self.tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def later(self, name: str, seconds: float, call: Callable[[], Any]) -> None:
        """Call after some seconds; replaces the timer of that name."""
        self.cancel(name)
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, call)

    def is_set(self, name: str) -> bool:
        return name in self._timers

    def cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a background task."""
        task = asyncio.get_running_loop().create_task(self._carried_out(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _carried_out(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._trouble(error)

    def stop(self) -> None:
        """Cancel all timers and tasks."""
        for name in list(self._timers):
            self.cancel(name)
        for task in self.tasks:
            task.cancel()

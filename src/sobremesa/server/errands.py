"""What a table does by itself: later, and beside the requests."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final


class Errands:
    """Timers by name, and tasks; `trouble` hears of those that fail, since nobody waits for them."""

    def __init__(self, trouble: Callable[[Exception], None]) -> None:
        self.trouble: Final = trouble
        self.tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def later(self, name: str, seconds: float, call: Callable[[], Any]) -> None:
        """Call something in a while, in place of what was to come under that name."""
        self.cancel(name)
        self.timers[name] = asyncio.get_running_loop().call_later(seconds, call)

    def cancel(self, name: str) -> None:
        """Forget what was to come under that name."""
        timer = self.timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the requests."""
        task = asyncio.get_running_loop().create_task(self.carried_out(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def carried_out(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it, and tell if it has failed."""
        try:
            await work
        except Exception as error:
            self.trouble(error)

    def stop(self) -> None:
        """Drop everything."""
        for name in list(self.timers):
            self.cancel(name)
        for task in self.tasks:
            task.cancel()

"""One browser at one table: what it may see, and what still has to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from sobremesa.server.limits import Limits
from sobremesa.server.protocol import TableMessage, encode

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Frames wait here until the browser takes them.

    One that falls behind gets a fresh picture instead, as soon as it takes anything again; one that takes nothing for
    too long is let go.
    """

    def __init__(self, send: Send, limits: Limits) -> None:
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.has_moved = False
        """Whether it has to be shown the match from other seats than before."""
        self.holds_key = False
        """Whether this browser has the host's key."""
        self.send_frame: Final = send
        self.limits: Final = limits
        self.frames: deque[str] = deque()
        self.behind_since: float | None = None
        self.wake = asyncio.Event()
        self.is_open = True

    @property
    def viewers(self) -> list[int | None]:
        """The eyes of this browser: its seats, or a spectator's."""
        return list(self.seats) if self.seats else [None]

    def look_from(self, seats: list[int]) -> None:
        """See the match from these seats from now on."""
        self.has_moved = self.has_moved or seats != self.seats
        self.seats = seats

    def tell(self, message: TableMessage) -> None:
        """Send a message as soon as the browser takes it."""
        self.push(encode(message).decode())

    def push(self, frame: str) -> None:
        """Queue an encoded frame."""
        if self.behind_since is not None:
            if monotonic() - self.behind_since > self.limits.behind_seconds:
                self.close()
        elif len(self.frames) >= self.limits.queued_frames:
            self.behind_since = monotonic()
            self.frames.clear()
        else:
            self.frames.append(frame)
        self.wake.set()

    async def drain(self, fresh_picture: Callable[["Connection"], None]) -> None:
        """Send what is queued until the connection closes."""
        while self.is_open:
            while self.frames:
                await self.send_frame(self.frames.popleft())
            if self.behind_since is not None:
                self.behind_since = None
                fresh_picture(self)
                continue
            self.wake.clear()
            await self.wake.wait()

    def close(self) -> None:
        """Stop sending; the socket is closed by whoever runs it."""
        self.is_open = False
        self.wake.set()

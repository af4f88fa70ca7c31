"""One browser at one table: what it may see, and what still has to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from sobremesa.server.limits import Limits
from sobremesa.server.line import Write, never
from sobremesa.server.protocol import TableMessage, encode

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """Frames are written at once, or wait here until the browser takes them.

    One that falls behind gets a fresh picture instead, as soon as it takes anything again; one that takes nothing for
    too long is let go.
    """

    def __init__(self, send: Send, limits: Limits, write: Write = never) -> None:
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.viewers: list[int | None] = [None]
        """The eyes of this browser: its seats, or a spectator's."""
        self.has_moved = False
        """Whether it has to be shown the match from other seats than before."""
        self.holds_key = False
        """Whether this browser has the host's key."""
        self.send_frame: Final = send
        self.write_frame: Final = write
        self.limits: Final = limits
        self.frames: deque[bytes] = deque()
        self.is_sending = False
        """Whether a frame is on its way that the browser has not taken yet: no other may overtake it."""
        self.behind_since: float | None = None
        self.wake = asyncio.Event()
        self.is_open = True

    def look_from(self, seats: list[int]) -> None:
        """See the match from these seats from now on."""
        self.has_moved = self.has_moved or seats != self.seats
        self.seats = seats
        self.viewers = [*seats] or [None]

    def tell(self, message: TableMessage) -> None:
        """Send a message as soon as the browser takes it."""
        self.push(encode(message))

    def push(self, frame: bytes) -> None:
        """Write an encoded frame, or queue it."""
        if not self.frames and not self.is_sending and self.behind_since is None and self.write_frame(frame):
            return
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
                self.is_sending = True
                await self.send_frame(self.frames.popleft())
                self.is_sending = False
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

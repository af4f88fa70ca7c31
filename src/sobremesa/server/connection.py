"""One browser at one table: what it may see, and what still has to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from sobremesa.server.protocol import TableMessage, encode

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Frames wait here until the browser takes them; one that falls behind gets a fresh picture instead."""

    def __init__(self, send: Send, most_queued: int) -> None:
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.holds_key = False
        """Whether this browser has the host's key."""
        self.send_frame: Final = send
        self.most_queued: Final = most_queued
        self.frames: deque[str] = deque()
        self.fell_behind = False
        self.wake = asyncio.Event()
        self.is_open = True
        self.hint_pending = False

    @property
    def viewers(self) -> list[int | None]:
        """The eyes of this browser: its seats, or a spectator's."""
        return list(self.seats) if self.seats else [None]

    def tell(self, message: TableMessage) -> None:
        """Send a message as soon as the browser takes it."""
        self.push(encode(message).decode())

    def push(self, frame: str) -> None:
        """Queue an encoded frame."""
        if len(self.frames) >= self.most_queued:
            if self.fell_behind:
                self.is_open = False
            self.fell_behind = True
            self.frames.clear()
        elif not self.fell_behind:
            self.frames.append(frame)
        self.wake.set()

    async def drain(self, fresh_picture: Callable[["Connection"], None]) -> None:
        """Send what is queued until the connection closes."""
        while self.is_open:
            while self.frames:
                await self.send_frame(self.frames.popleft())
            if self.fell_behind:
                self.fell_behind = False
                fresh_picture(self)
                continue
            self.wake.clear()
            await self.wake.wait()

    def close(self) -> None:
        """Stop sending; the socket is closed by whoever runs it."""
        self.is_open = False
        self.wake.set()

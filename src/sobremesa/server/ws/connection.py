"""One browser at one table: what it may see, and what still has to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from sobremesa.server import metrics
from sobremesa.server.limits import Limits
from sobremesa.server.limits.budgets import Budget
from sobremesa.server.protocol import TableMessage, encode
from sobremesa.server.ws.fast_send import Write, never

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """Frames are written at once, or queued until the browser takes them.

    When the queue is full it is dropped, and the browser is sent everything anew as soon as it takes frames again; one
    that takes nothing for `behind_seconds` is closed.
    """

    def __init__(
        self,
        send: Send,
        limits: Limits,
        write: Write = never,
        budget: Budget | None = None,
        via: str | None = None,
    ) -> None:
        self.via: Final = via
        """The id of the node by way of which it has come; None if it has come directly."""
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.viewers: list[int | None] = [None]
        """From where this browser sees the match: its seats, or as a spectator (None)."""
        self.has_moved = False
        """Whether it has to be shown the match from other seats than before."""
        self.holds_key = False
        """Whether this browser has the host's key."""
        self.send_frame: Final = send
        self.write_frame: Final = write
        self.limits: Final = limits
        self.budget: Final = budget or Budget(limits)
        """Of the visitor whose browser this is."""
        self.frames: deque[bytes] = deque()
        self.is_sending = False
        """Whether a frame is on its way that the browser has not taken yet: no other may overtake it."""
        self.behind_since: float | None = None
        self.wake = asyncio.Event()
        self.is_open = True

    def look_from(self, seats: list[int], players: int = 32) -> None:
        """Set the own seats; the match is seen from those of them that are in it."""
        self.has_moved = self.has_moved or seats != self.seats
        self.seats = seats
        self.viewers = [seat for seat in seats if seat < players] or [None]

    def tell(self, message: TableMessage) -> None:
        """Send a message as soon as the browser takes it."""
        self.push(encode(message))

    def push(self, frame: bytes) -> None:
        """Write an encoded frame, or queue it."""
        if not self.frames and not self.is_sending and self.behind_since is None and self.write_frame(frame):
            return
        if self.behind_since is not None:
            if self.is_open and monotonic() - self.behind_since > self.limits.behind_seconds:
                metrics.cut_off.labels("behind").inc()
                self.close()
        elif len(self.frames) >= self.limits.queued_frames:
            self.behind_since = monotonic()
            self.frames.clear()
        else:
            self.frames.append(frame)
        self.wake.set()

    async def drain(self, show_all: Callable[["Connection"], None]) -> None:
        """Send what is queued until the connection closes."""
        while self.is_open:
            while self.frames:
                self.is_sending = True
                await self.send_frame(self.frames.popleft())
                self.is_sending = False
            if self.behind_since is not None:
                self.behind_since = None
                show_all(self)
                continue
            self.wake.clear()
            await self.wake.wait()

    def close(self) -> None:
        """Stop sending; the socket is closed by whoever runs it."""
        self.is_open = False
        self.wake.set()

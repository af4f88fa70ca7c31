"""One browser at one table: what it may see, and what still has to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
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
        self._tokens: list[str] = []
        self.seats: list[int] = []
        self.viewers: list[int | None] = [None]
        """From where this browser sees the match: its seats, or as a spectator (None)."""
        self._has_moved = False
        self._holds_key = False
        self.send_frame: Final = send
        self.write_frame: Final = write
        self.limits: Final = limits
        self.budget: Final = budget or Budget(limits)
        """Of the visitor whose browser this is."""
        self._frames: deque[bytes] = deque()
        self._is_sending = False
        """Whether a frame is on its way that the browser has not taken yet: no other may overtake it."""
        self._behind_since: float | None = None
        self._wake: Final = asyncio.Event()
        self._is_open = True

    @property
    def is_open(self) -> bool:
        return self._is_open

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens that this browser holds for the table."""
        return tuple(self._tokens)

    @property
    def holds_key(self) -> bool:
        """Whether one of them is the host's key."""
        return self._holds_key

    @property
    def has_moved(self) -> bool:
        """Whether it has to be shown the match from other seats than before."""
        return self._has_moved

    @property
    def queued(self) -> int:
        """How many frames wait until the browser takes them."""
        return len(self._frames)

    @property
    def is_behind(self) -> bool:
        """Whether it has missed frames, and will be sent everything anew."""
        return self._behind_since is not None

    def hold(self, tokens: Sequence[str]) -> None:
        """The browser holds these tokens, too."""
        self._tokens += (token for token in tokens if token not in self._tokens)

    def look_from(self, seats: list[int], players: int = 32, *, holds_key: bool = False) -> None:
        """Set the own seats; the match is seen from those of them that are in it."""
        self._has_moved = self._has_moved or seats != self.seats
        self._holds_key = holds_key
        self.seats = seats
        self.viewers = [seat for seat in seats if seat < players] or [None]

    def is_shown_all(self) -> None:
        """It is sent everything, from the seats it has now."""
        self._has_moved = False

    def tell(self, message: TableMessage) -> None:
        """Send a message as soon as the browser takes it."""
        self.push(encode(message))

    def push(self, frame: bytes) -> None:
        """Write an encoded frame, or queue it."""
        if not self._frames and not self._is_sending and self._behind_since is None and self.write_frame(frame):
            return
        if self._behind_since is not None:
            if self._is_open and monotonic() - self._behind_since > self.limits.behind_seconds:
                metrics.cut_off.labels("behind").inc()
                self.close()
        elif len(self._frames) >= self.limits.queued_frames:
            self._behind_since = monotonic()
            self._frames.clear()
        else:
            self._frames.append(frame)
        self._wake.set()

    async def drain(self, show_all: Callable[["Connection"], None]) -> None:
        """Send what is queued until the connection closes."""
        while self._is_open:
            while self._frames:
                self._is_sending = True
                await self.send_frame(self._frames.popleft())
                self._is_sending = False
            if self._behind_since is not None:
                self._behind_since = None
                show_all(self)
                continue
            self._wake.clear()
            await self._wake.wait()

    def close(self) -> None:
        """Stop sending; `Socket` closes the WebSocket."""
        self._is_open = False
        self._wake.set()

"""uvicorn's WebSocket with a short way out: a frame that can be written at once needs no task to carry it.

Everybody at a table sees every move, so a busy server writes many frames. By this way they need no task of their own,
and those of one round of the loop share a system call.
"""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN

EXTENSION: Final = "sobremesa.write"
WHOLE_TEXT: Final = b"\x81"

Write = Callable[[bytes], bool]


class Outbox:
    """The lines of one loop that have something to write when its round ends."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop: Final = loop
        self.lines: list[Line] = []

    def add(self, line: "Line") -> None:
        """Let the line write soon."""
        if not self.lines:
            self.loop.call_soon(self.flush)
        self.lines.append(line)

    def flush(self) -> None:
        """Let all of them write."""
        lines, self.lines = self.lines, []
        for line in lines:
            line.flush()


outboxes: Final[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class Line(WebSocketsSansIOProtocol):
    """Tells the application, by an extension of its scope, how to write without waiting."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.outbox: Final = outboxes.setdefault(self.loop, Outbox(self.loop))
        self.unwritten: list[bytes] = []
        """Frames that wait for the end of this round of the loop."""

    async def run_asgi(self) -> None:
        """Serve one browser."""
        self.scope["extensions"][EXTENSION] = {"write": self.write_now}
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """The long way; nothing overtakes what was written before."""
        self.flush()
        await super().send(message)

    def write_now(self, text: bytes) -> bool:
        """Write a text frame; False if the browser does not take it now, or never will again."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return False
        if not self.unwritten:
            self.outbox.add(self)
        self.unwritten += (head(len(text)), text)
        return True

    def flush(self) -> None:
        """Write what has come together."""
        if self.unwritten:
            frames = b"".join(self.unwritten)
            self.unwritten.clear()
            if not self.transport.is_closing():
                self.transport.write(frames)


def head(size: int) -> bytes:
    """How a text frame begins that is whole and unmasked (RFC 6455, section 5.2)."""
    if size < 126:
        return WHOLE_TEXT + bytes((size,))
    if size < 1 << 16:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big")
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big")


def short_way(scope: Any) -> Write:
    """How to write without waiting, on a server that can; on any other every frame takes the long way."""
    extension = scope["extensions"].get(EXTENSION) if "extensions" in scope else None
    return extension["write"] if extension is not None else never


def never(_: bytes) -> bool:
    """There is no short way."""
    return False

"""uvicorn's WebSocket with a synchronous send, and with limits on what a peer may make it do.

A frame that the transport takes at once needs no task. Everybody at a table sees every move, so a busy server writes
many frames: those that one iteration of the event loop has for a browser share a system call.

Every frame is charged as it is parsed, pings and fragments as well as messages, because a peer can put ten thousand of
them into one read. Nothing is read from a peer that does not take what is written to it.
"""

from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable
from socket import SO_RCVBUF, SOL_SOCKET
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from sobremesa.server import metrics
from sobremesa.server.limits import TokenBucket
from sobremesa.server.limits.connection_limiter import LimitedConfig
from sobremesa.server.logs import keep_codes_out

EXTENSION: Final = "sobremesa.write"
WHOLE_TEXT: Final = b"\x81"
POLICY: Final = 1008
MOST_UNREAD: Final = 16 * 1024
"""Bytes a line may have sent ahead of what was read from it; Linux allows twice as many. Whatever has arrived is read
and parsed at once, and then waits in memory until its visitor has a turn (limits/budgets.py): with the usual 256 KiB
a hundred lines came to 30 MB. A page sends a few hundred bytes at a time."""
CLOSE_SECONDS: Final = 1.0
"""In which a peer whose line is cut off may still take what was written."""

Write = Callable[[bytes], bool]


class Outbox:
    """The WebSockets of one event loop that have frames to write at the end of its iteration."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop: Final = loop
        self.lines: list[FastWebSocket] = []

    def add(self, line: "FastWebSocket") -> None:
        if not self.lines:
            self.loop.call_soon(self.flush)
        self.lines.append(line)

    def flush(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            line.flush()


outboxes: Final[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class TooManyFrames(Exception):  # noqa: N818 - what the peer did
    """The peer has used up the frames of its line."""


class ChargedProtocol(ServerProtocol):
    """Takes a token for every frame. When there are none left the line fails, and what was read is not parsed on."""

    def __init__(self, max_size: int, bucket: TokenBucket, logger: Any) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self.bucket: Final = bucket

    def recv_frame(self, frame: Frame) -> None:
        """Charge a frame before it has any effect."""
        if self.parser_exc is not None:
            return
        if not self.bucket.take(monotonic()):
            self.fail(POLICY, "too many frames")
            self.parser_exc = TooManyFrames()
            self.events.clear()
            metrics.cut_off.labels("frames").inc()
            return
        super().recv_frame(frame)


class FastWebSocket(WebSocketsSansIOProtocol):
    """Offers the synchronous send to the application as an extension of the ASGI scope."""

    config: LimitedConfig

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger.addFilter(keep_codes_out)
        limits = config.connection_limiter.limits
        bucket = TokenBucket(limits.wire_frames_per_second, limits.wire_frames_at_once)
        self.conn = ChargedProtocol(config.ws_max_size, bucket, self.logger)
        self.outbox: Final = outboxes.setdefault(self.loop, Outbox(self.loop))
        self.unwritten: list[bytes] = []
        """Frames to be written at the end of this iteration of the event loop."""

    def connection_made(self, transport: BaseTransport) -> None:
        """The HTTP connection has become a WebSocket: from here on little is read ahead."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, MOST_UNREAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """The HTTP connection it began as was admitted; now it is gone."""
        self.config.connection_limiter.leave(self.transport)
        super().connection_lost(exc)
        # A cycle of references would wait for the garbage collector, which seldom runs (`collect_less_often`).
        self.conn.parser.close()

    def handle_parser_exception(self) -> None:
        """Close a line that broke a rule; what it does not take soon is not kept for it."""
        super().handle_parser_exception()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    # Reading stops while the peer does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The ASGI receive; once the application has taken all that was read, more is read, if the peer reads too."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.writable.is_set() and not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    # Sending

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"write": self.write_now}
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"].clear()

    async def send(self, message: ASGISendEvent) -> None:
        """The ASGI send; nothing overtakes what was written before."""
        self.flush()
        await super().send(message)

    def write_now(self, text: bytes) -> bool:
        """Write a text frame; False if the transport is full or the WebSocket is not open."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.close_sent or self.disconnected:
            return False
        if not self.unwritten:
            self.outbox.add(self)
        self.unwritten += (head(len(text)), text)
        return True

    def flush(self) -> None:
        if self.unwritten:
            frames = b"".join(self.unwritten)
            self.unwritten.clear()
            if not self.transport.is_closing():
                self.transport.write(frames)


def head(size: int) -> bytes:
    """The header of an unfragmented, unmasked text frame (RFC 6455, section 5.2)."""
    if size < 126:
        return WHOLE_TEXT + bytes((size,))
    if size < 1 << 16:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big")
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big")


def fast_send_of(scope: Any) -> Write:
    """The synchronous send where the server has the extension; elsewhere one that never takes a frame."""
    extension = scope["extensions"].get(EXTENSION) if "extensions" in scope else None
    return extension["write"] if extension is not None else never


def never(_: bytes) -> bool:
    """Takes no frame: all go through the ASGI send."""
    return False

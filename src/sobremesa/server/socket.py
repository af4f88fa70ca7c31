"""The WebSocket of a browser, as plain ASGI: handshake, first message, and a reader and a writer side by side."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol, requests
from sobremesa.server.connection import Connection
from sobremesa.server.facts import refusal_of
from sobremesa.server.hall import Hall
from sobremesa.server.limits import Credit, Credits
from sobremesa.server.line import Write, short_way
from sobremesa.server.manners import Caller, Ourselves
from sobremesa.server.store import StoreError
from sobremesa.server.table import Table

GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
POLICY: Final = 1008
TRY_AGAIN_LATER: Final = 1013

logger: Final = logging.getLogger(__name__)


class Socket:
    """The endpoint `/ws`."""

    def __init__(self, hall: Hall, ourselves: Ourselves) -> None:
        self.hall: Final = hall
        self.ourselves: Final = ourselves
        self.by_address: Counter[str] = Counter()
        self.arrivals: Final = Credits(hall.limits.arrivals_per_second, hall.limits.arrivals_at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one browser until it goes."""
        caller = Caller(scope)
        address = caller.address
        await receive()
        if scope["path"] != "/ws" or not self.is_welcome(caller):
            await send({"type": "websocket.close", "code": POLICY})
            return
        self.by_address[address] += 1
        metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self.serve(address, receive, send, short_way(scope))
        finally:
            metrics.connections.dec()
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def is_welcome(self, caller: Caller) -> bool:
        """Only our own page, under our own name, not too many at once, and not again and again."""
        own = self.ourselves.are_meant(caller) and self.ourselves.served(caller)
        few = self.by_address[caller.address] < self.hall.limits.connections_per_address
        return own and few and self.arrivals.take(caller.address, monotonic())

    async def serve(self, address: str, receive: Any, send: Any, write: Write) -> None:
        """Hello, then requests until the end."""
        connection = Connection(text_sender(send), self.hall.limits, write)
        try:
            table, tokens = await self.greet(address, receive)
        except Refused as refusal:
            await say_no(send, refusal)
            await close(send, POLICY)
            return
        except StoreError as error:
            logger.error("a table could not be brought back: %s", error)
            await close(send, TRY_AGAIN_LATER)
            return
        except TimeoutError:
            await close(send, POLICY)
            return
        except Gone as gone:
            await close(send, gone.code)
            return
        await close(send, await self.attend(connection, table, tokens, receive, send))

    async def attend(self, connection: Connection, table: Table, tokens: list[str], receive: Any, send: Any) -> int:
        """Read and write until one of the two has gone; how the line is to be closed."""
        writer = asyncio.create_task(write(connection, table, send))
        try:
            await table.join(connection, tokens)
            # A task of its own: every frame would wake up all that is above here.
            await asyncio.create_task(self.read(connection, table, receive))
        except Gone as gone:
            return gone.code
        finally:
            # First of all: a browser that takes nothing any more could hold up its closing, but not the table.
            await table.leave(connection)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return GOING_AWAY

    async def greet(self, address: str, receive: Any) -> tuple[Table, list[str]]:
        """The first message says which table, and with which tokens."""
        async with asyncio.timeout(self.hall.limits.hello_seconds):
            message = requests.decode(await next_text(receive))
        if not isinstance(message, protocol.Hello):
            raise Refused("hello_first")
        if message.protocol != protocol.PROTOCOL:
            raise Refused("protocol_changed", protocol=protocol.PROTOCOL)
        tokens = list(message.tokens)
        return await self.hall.find(message.table, address, tokens), tokens

    async def read(self, connection: Connection, table: Table, receive: Any) -> None:
        """Requests one after the other; floods are refused, then cut off."""
        limits = self.hall.limits
        credit = Credit(limits.frames_per_second, limits.frames_at_once)
        floods = 0
        while connection.is_open:
            text = await next_text(receive)
            if credit.take(monotonic()):
                await requests.hear(table, connection, text)
            else:
                floods += 1
                if floods > limits.floods_before_close:
                    raise Gone(POLICY)
                connection.tell(refusal_of("", Refused("too_fast")))
            if connection.frames:
                # More may have come already: nobody's frames pile up because one sends many at once.
                await asyncio.sleep(0)


class Gone(Exception):  # noqa: N818 - the browser has left, or is sent away
    """There is nothing more to be read."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


async def next_text(receive: Any) -> str:
    """The next text frame."""
    event = await receive()
    if event["type"] != "websocket.receive":
        raise Gone(GOING_AWAY)
    text: str | None = event.get("text")
    if text is None:
        raise Gone(NOT_TEXT)
    return text


def text_sender(send: Any) -> Any:
    """Sends one text frame."""

    async def send_text(frame: bytes) -> None:
        await send({"type": "websocket.send", "text": frame.decode()})

    return send_text


async def write(connection: Connection, table: Table, send: Any) -> None:
    """Send what the table has for this browser; when it lets go of it, close the socket."""
    try:
        await connection.drain(table.show_picture)
        await close(send, GOING_AWAY)
    except (OSError, RuntimeError):
        connection.close()


async def say_no(send: Any, refusal: Refused) -> None:
    """Say why there is no table for this browser, if it still listens."""
    with suppress(OSError, RuntimeError):
        await text_sender(send)(protocol.encode(refusal_of("", refusal)))


async def close(send: Any, code: int) -> None:
    """Close the socket, if it is not closed yet."""
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code})

"""The WebSocket of a browser, as plain ASGI: handshake, first message, and a reader and a writer side by side.

The table may be here or on another node, and the browser may have come here by way of another node (`nodes/relay.py`).
"""

import asyncio
import logging
import re
from collections import Counter
from contextlib import AsyncExitStack, suppress
from time import monotonic
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed

from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.http.origins import Caller, OwnOrigins
from sobremesa.server.lessons import Lessons
from sobremesa.server.limits import TokenBucket, TokenBuckets
from sobremesa.server.limits.budgets import Budget, Budgets
from sobremesa.server.limits.token_buckets import cost_of
from sobremesa.server.nodes.node_auth import NodeAuth
from sobremesa.server.nodes.relay import INFO_PATH, RELAY_PATH, NoOwner, Relay, race
from sobremesa.server.refusals import refusal_of
from sobremesa.server.store import StoreError
from sobremesa.server.table.requests import decode
from sobremesa.server.tables import ELSEWHERE_SECONDS, Elsewhere, Tables
from sobremesa.server.ws.connection import Connection
from sobremesa.server.ws.fast_send import Write, fast_send_of
from sobremesa.server.ws.place import Place

WAY_IN: Final = re.compile(r"/ws(/[0-9A-Za-z-]{1,40})?")
"""With the code of the table, so that a proxy can send all that come to it to the same node. The `hello` decides."""
GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
POLICY: Final = 1008
TRY_AGAIN_LATER: Final = 1013
FIND_AGAIN_SECONDS: Final = 0.1
"""After a node that was said to have a table has not let a browser in."""

logger: Final = logging.getLogger(__name__)


class Socket:
    """The endpoints `/ws` and `/ws/CODE`, and those for other nodes."""

    def __init__(self, tables: Tables, own_origins: OwnOrigins, budgets: Budgets) -> None:
        self.node_auth: Final = NodeAuth(tables.nodes.me.key) if tables.nodes is not None else None
        self.tables: Final = tables
        self.own_origins: Final = own_origins
        self.budgets: Final = budgets
        self.by_address: Counter[str] = Counter()
        self.lessons: Final = Lessons(tables.limits)
        self.arrivals: Final = TokenBuckets(tables.limits.arrivals_per_second, tables.limits.arrivals_at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one browser until it goes."""
        if self.tables.nodes is not None and self.tables.nodes.is_internal(scope):
            await self.serve_node(scope, receive, send)
            return
        caller = Caller(scope)
        address = caller.address
        await receive()
        budget = self.budgets.of(address)
        await budget.turn()
        budget.spend(self.tables.limits.arrival_seconds)
        if not WAY_IN.fullmatch(scope["path"]) or not self.is_welcome(caller):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await self.let_in(address, scope, receive, send)

    async def serve_node(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve another node, for one browser that has come to it; strangers are turned away."""
        await receive()
        path = scope["path"]
        claim = None if self.node_auth is None else self.node_auth.claim(scope)
        if claim is None or (path != RELAY_PATH and not path.startswith(INFO_PATH)):
            # One who tries without pause waits in turn, as visitors do elsewhere.
            budget = self.budgets.of(Caller(scope).address)
            await budget.turn()
            budget.spend(self.tables.limits.arrival_seconds)
            await send({"type": "websocket.close", "code": POLICY})
        elif path == RELAY_PATH:
            await self.let_in(claim.visitor, scope, receive, send, via=claim.sender)
        else:
            await send({"type": "websocket.accept"})
            with suppress(Refused, StoreError, Elsewhere):
                info = await self.tables.describe(path.removeprefix(INFO_PATH), claim.visitor, relayed=True)
                await text_sender(send)(msgspec.json.encode(info))
            await close(send, GOING_AWAY)

    async def let_in(self, address: str, scope: Any, receive: Any, send: Any, via: str | None = None) -> None:
        """Accept a browser that has come directly, or by way of another node, and count it while it is here."""
        self.by_address[address] += 1
        metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self.serve(address, receive, send, fast_send_of(scope), via)
        finally:
            metrics.connections.dec()
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def is_welcome(self, caller: Caller) -> bool:
        """Allowed Host and Origin, and not too many connections of one address, at once or a second."""
        own = self.own_origins.allows_host(caller) and self.own_origins.served(caller)
        few = self.by_address[caller.address] < self.tables.limits.connections_per_address
        if own and not (few and self.arrivals.take(caller.address, monotonic())):
            metrics.cut_off.labels("lines").inc()
            return False
        return own

    async def serve(self, address: str, receive: Any, send: Any, write: Write, via: str | None) -> None:
        """The `hello`, then requests until either side closes."""
        budget = self.budgets.of(address)
        connection = Connection(text_sender(send), self.tables.limits, write, budget, via)
        async with AsyncExitStack() as stack:
            try:
                place, tokens = await budget.charged(self.greet(address, budget, receive, stack, via))
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
            if isinstance(place, Relay):
                await close(send, await self.pass_on(connection, place, receive))
            else:
                await close(send, await self.attend(connection, place, tokens, receive, send))

    async def pass_on(self, connection: Connection, relay: Relay, receive: Any) -> int:
        """Pass frames on between a browser and the node that has its table; the close code.

        Neither side is read from while the other does not take what it is sent.
        """
        budget = connection.budget

        async def up() -> None:
            with suppress(ConnectionClosed, Gone):
                while True:
                    text = await next_text(receive)
                    await budget.turn()
                    budget.spend(self.tables.limits.message_seconds)
                    await relay.up(text)

        async def down() -> None:
            async for frame in relay.down():
                if not connection.write_frame(frame):
                    await connection.send_frame(frame)

        with suppress(OSError, RuntimeError):
            await race(up(), down())
        return relay.close_code

    async def attend(self, connection: Connection, place: Place, tokens: list[str], receive: Any, send: Any) -> int:
        """Run reader and writer until one of them ends; the close code."""
        writer = asyncio.create_task(write(connection, place, send))
        try:
            await connection.budget.charged(place.join(connection, tokens))
            async with asyncio.timeout(place.seconds):
                # A task of its own: every frame would wake up all that is above here.
                await asyncio.create_task(self.read(connection, place, receive))
        except Gone as gone:
            return gone.code
        except TimeoutError:
            return GOING_AWAY
        finally:
            # First of all: a browser that takes nothing any more could hold up its closing, but not the table.
            await connection.budget.charged(place.leave(connection))
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return GOING_AWAY

    async def greet(
        self, address: str, budget: Budget, receive: Any, stack: AsyncExitStack, via: str | None
    ) -> tuple[Place | Relay, list[str]]:
        """The table or the lesson that the first message names, and the tokens it holds."""
        async with asyncio.timeout(self.tables.limits.hello_seconds):
            text = await next_text(receive)
        await budget.turn()
        message = decode(text)
        if not isinstance(message, protocol.Hello | protocol.StartLesson):
            raise Refused("hello_first")
        if message.protocol != protocol.PROTOCOL:
            raise Refused("protocol_changed", protocol=protocol.PROTOCOL)
        if isinstance(message, protocol.StartLesson):
            return self.lessons.begin(message.game, message.scene, address), []
        if self.tables.is_leaving:
            raise Gone(TRY_AGAIN_LATER)
        tokens = list(message.tokens)
        if via is not None:
            return await self.tables.find(message.table, address, tokens, relayed=True), tokens
        until = monotonic() + ELSEWHERE_SECONDS
        while monotonic() < until:
            try:
                return await self.tables.find(message.table, address, tokens), tokens
            except Elsewhere as elsewhere:
                with suppress(NoOwner):
                    return await stack.enter_async_context(self.tables.relays.to(elsewhere.owner, address, text)), []
            await asyncio.sleep(FIND_AGAIN_SECONDS)
        logger.error("the node that has a table does not answer")
        raise Gone(TRY_AGAIN_LATER)

    async def read(self, connection: Connection, place: Place, receive: Any) -> None:
        """Handle requests one after the other; floods are refused, then the connection is closed."""
        limits = self.tables.limits
        budget = connection.budget
        own = TokenBucket(limits.frames_per_second, limits.frames_at_once)
        floods = 0
        while connection.is_open:
            text = await next_text(receive)
            await budget.turn()
            budget.spend(limits.message_seconds + limits.shown_seconds * len(place.connections))
            bucket = place.bucket_of(connection) or own
            if bucket.take(monotonic(), cost_of(text)):
                await budget.charged(place.hear(connection, text))
            else:
                floods += 1
                if floods > limits.floods_before_close:
                    metrics.cut_off.labels("floods").inc()
                    raise Gone(POLICY)
                connection.tell(refusal_of("", Refused("too_fast")))
            if connection.queued:
                # More may have come already: nobody's frames pile up because one sends many at once.
                await asyncio.sleep(0)


class Gone(Exception):  # noqa: N818 - the browser has left, or is sent away
    """The connection ends, with this close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


async def next_text(receive: Any) -> str:
    """The next text frame; `Gone` if the browser has closed, or sent binary."""
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


async def write(connection: Connection, place: Place, send: Any) -> None:
    """Send what the table or the lesson has for this browser; when it lets go of it, close the socket."""
    try:
        await connection.drain(place.show_all)
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

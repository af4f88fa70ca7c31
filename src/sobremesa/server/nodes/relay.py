"""Frames between a browser and a table that another node has.

The node that was reached opens a WebSocket to the owner of the table for each browser, over the nodes' own listener. It
proves that it can read the database that both share: the owner's key is written there, and signs where the connection
leads, for whom, and when. The owner serves it as it would the browser itself; limits count by the browser's address.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.server import metrics
from sobremesa.server.nodes.node_auth import Claim, signed
from sobremesa.server.protocol import Refused as Refusal
from sobremesa.server.store import Node

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

RELAY_PATH: Final = "/node/visit"
INFO_PATH: Final = "/node/look/"
OPEN_SECONDS: Final = 1.0
"""How long a node may take to answer: one that is paused does not, and is late soon after."""
GOING_AWAY: Final = 1001
CONNECT_OPTIONS: Final[dict[str, Any]] = {
    "compression": None,
    "max_size": None,
    "max_queue": 8,
    "ping_interval": None,
    "close_timeout": 1,
    "open_timeout": OPEN_SECONDS,
    "proxy": None,
}


class NoOwner(Exception):  # noqa: N818 - what was found
    """The node has not got the table, or cannot be reached: it has to be found anew."""


class Relay:
    """One browser's way to a table elsewhere, opened: the owner has answered."""

    def __init__(self, line: "ClientConnection", first: bytes) -> None:
        self.line: Final = line
        self.first: Final = first

    async def up(self, text: str) -> None:
        """A frame of the browser; waits as long as the owner does not take it. `ConnectionClosed` when it is gone."""
        await self.line.send(text)
        metrics.relayed_up.inc()

    async def down(self) -> AsyncIterator[bytes]:
        """The frames of the owner, until it closes."""
        metrics.relayed_down.inc()
        yield self.first
        with suppress(ConnectionClosed):
            while True:
                frame = await self.line.recv(decode=False)
                metrics.relayed_down.inc()
                yield frame

    @property
    def close_code(self) -> int:
        """What the owner closed with; an owner that vanished tells nothing."""
        code = self.line.close_code
        return GOING_AWAY if code is None or code in (1005, 1006) else code


class Relays:
    """All relays of this node, by the node that they lead to."""

    def __init__(self, node: str) -> None:
        self.node: Final = node
        """The id of this one."""
        self.lines: Final[dict[str, set[ClientConnection]]] = {}
        self.closing: Final[set[asyncio.Future[None]]] = set()

    @asynccontextmanager
    async def to(self, owner: Node, visitor: str, hello: str) -> AsyncIterator[Relay]:
        """A relay for a browser that has said hello; `NoOwner` if the owner does not let it in."""
        async with self.opened(owner, RELAY_PATH, visitor) as line:
            try:
                await line.send(hello)
                first = await line.recv(decode=False)
            except ConnectionClosed:
                raise NoOwner from None
            if is_no_owner(first):
                raise NoOwner
            metrics.relays.inc()
            try:
                yield Relay(line, first)
            finally:
                metrics.relays.dec()

    async def look(self, owner: Node, visitor: str, code: str) -> bytes:
        """What a visitor may know of a table (`TableInfo`), from its owner."""
        async with self.opened(owner, INFO_PATH + code, visitor) as line:
            try:
                return await line.recv(decode=False)
            except ConnectionClosed:
                raise NoOwner from None

    @asynccontextmanager
    async def opened(self, owner: Node, path: str, visitor: str) -> AsyncIterator["ClientConnection"]:
        """A connection to another node; `NoOwner` if it cannot be had."""
        # Only here: a server on its own starts the sooner.
        from websockets.asyncio.client import connect

        headers = signed(owner.key, path, Claim(self.node, visitor))
        try:
            line = await connect(f"ws://{owner.address}{path}", additional_headers=headers, **CONNECT_OPTIONS)
        except (OSError, WebSocketException, TimeoutError):
            raise NoOwner from None
        lines = self.lines.setdefault(owner.id, set())
        lines.add(line)
        try:
            yield line
        finally:
            lines.discard(line)
            if not lines:
                self.lines.pop(owner.id, None)
            # Not awaited: an owner that stands still would hold up the browser. What the browser sent last arrives.
            closing = asyncio.ensure_future(line.close())
            self.closing.add(closing)
            closing.add_done_callback(self.closing.discard)

    def keep_only(self, nodes: dict[str, Node]) -> None:
        """Cut the relays to nodes that are gone or late: their browsers come back and find the next owner."""
        for node_id in [one for one in self.lines if one not in nodes or nodes[one].is_late]:
            for line in self.lines.get(node_id, ()):
                line.transport.abort()

    async def close(self) -> None:
        """Cut all, and wait until nothing is left of them."""
        self.keep_only({})
        await asyncio.gather(*self.closing, return_exceptions=True)


def is_no_owner(frame: bytes) -> bool:
    """Whether a node says that it has not got the table either, or speaks the protocol of another version: until it is
    upgraded too, its people come directly."""
    try:
        refusal = msgspec.json.decode(frame, type=Refusal)
    except msgspec.MsgspecError:
        return False
    return refusal.code in ("table_elsewhere", "protocol_changed")


async def race(*works: Any) -> None:
    """Run works side by side until the first of them ends, and end the others; what it raised is raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome

"""Frames between a browser and a table that another node has.

The node that was reached opens a WebSocket to the owner of the table for each browser, over the nodes' own listener. It
proves that it can read the database that both share: the owner's key is written there, and signs where the connection
leads, for whom, and when. The owner serves it as it would the browser itself; limits count by the browser's address.
"""

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.server import metrics
from sobremesa.server.protocol import Refused as Refusal
from sobremesa.server.store import Node

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

VISIT: Final = "/node/visit"
LOOK: Final = "/node/look/"
HEADER: Final = "x-sobremesa-node"
SIGNED_SECONDS: Final = 60
"""How far the clocks of two machines may be apart, and how long a signature is remembered."""
REMEMBERED: Final = 100_000
OPEN_SECONDS: Final = 1.0
"""How long a node may take to answer: one that is paused does not, and is late soon after."""
GOING_AWAY: Final = 1001
KIND: Final[dict[str, Any]] = {
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


# Who may speak


class Claim(NamedTuple):
    """For whom a node speaks."""

    sender: str
    """The id of the node."""
    visitor: str
    """The address of the browser that has come to it."""


def signature(key: str, path: str, claim: Claim, at: str, nonce: str) -> str:
    """What only somebody who has the key can write."""
    return hmac.digest(key.encode(), "\n".join((path, *claim, at, nonce)).encode(), "sha256").hex()


def signed(key: str, path: str, claim: Claim) -> dict[str, str]:
    """The header of a connection to a node."""
    at, nonce = str(int(time())), token_hex(12)
    return {HEADER: " ".join((at, nonce, signature(key, path, claim, at, nonce), *claim))}


class Doorkeeper:
    """Knows the nodes' own connections from those of strangers, and lets each signature in once."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.seen: OrderedDict[str, float] = OrderedDict()

    def claim(self, scope: Any) -> Claim | None:
        """For whom another node speaks; None for whoever is no node."""
        shown: list[str] = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER.encode()]
        if len(shown) != 1 or shown[0].count(" ") != 4:
            return None
        at, nonce, proof, *rest = shown[0].split(" ")
        claim = Claim(*rest)
        if not hmac.compare_digest(proof.encode(), signature(self.key, scope["path"], claim, at, nonce).encode()):
            return None
        if not is_now(at) or nonce in self.seen:
            return None
        self.remember(nonce)
        return claim

    def remember(self, nonce: str) -> None:
        """Until its signature is too old."""
        self.seen[nonce] = time()
        while self.seen and (
            len(self.seen) > REMEMBERED or time() - next(iter(self.seen.values())) > 2 * SIGNED_SECONDS
        ):
            self.seen.popitem(last=False)


def is_now(at: str) -> bool:
    """Whether the text is a time in whole seconds, close enough to that of this machine."""
    try:
        return abs(int(time()) - int(at)) <= SIGNED_SECONDS
    except ValueError:
        return False


# The node that was reached


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
        async with self.opened(owner, VISIT, visitor) as line:
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
        async with self.opened(owner, LOOK + code, visitor) as line:
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
            line = await connect(f"ws://{owner.address}{path}", additional_headers=headers, **KIND)
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

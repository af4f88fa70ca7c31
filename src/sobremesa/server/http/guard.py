"""Checks of every HTTP request before it reaches the application: Host, Origin, rate; and security headers."""

from time import monotonic
from typing import Any, Final

import msgspec

from sobremesa.server.http.origins import Caller, OwnOrigins, headers_for
from sobremesa.server.limits import Limits, TokenBuckets
from sobremesa.server.limits.budgets import Budgets
from sobremesa.server.nodes.nodes import Nodes

TOO_MANY_REQUESTS: Final = 429
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FOR_OPERATORS: Final = ("/health", "/ready", "/metrics")
"""What is answered where only other nodes and operators come."""


class Guard:
    """ASGI middleware: allowed Host header (DNS rebinding), same origin (CSRF), rate limit, security headers.

    WebSockets go straight through: they make the same checks at the handshake, and a layer less is quicker.
    """

    def __init__(
        self,
        app: Any,
        socket: Any,
        own_origins: OwnOrigins,
        limits: Limits,
        budgets: Budgets,
        nodes: Nodes | None = None,
    ) -> None:
        self.app: Final = app
        self.nodes: Final = nodes
        self.socket: Final = socket
        self.own_origins: Final = own_origins
        self.budgets: Final = budgets
        self.rates: Final = TokenBuckets(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        caller = Caller(scope)
        own_host = caller.host if self.own_origins.allows_host(caller) else ""

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + headers_for(own_host)
            await send(message)

        budget = self.budgets.of(caller.address)
        # Also before a refusal: a visitor who asks without pause is answered in turn with the others.
        await budget.turn()
        await budget.charged(self.handle(scope, receive, send_guarded, self.refusal(scope, caller)))

    async def handle(self, scope: Any, receive: Any, send: Any, refusal: tuple[int, str] | None) -> None:
        """Let the application answer, or refuse."""
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await answer(send, *refusal)

    def refusal(self, scope: Any, caller: Caller) -> tuple[int, str] | None:
        """Status and code for a request that is refused, or None."""
        if self.nodes is not None and self.nodes.is_internal(scope) and scope["path"] not in FOR_OPERATORS:
            return 404, "not_found"
        if not self.own_origins.allows_host(caller):
            return 421, "foreign_host"
        if scope["method"] not in SAFE_METHODS and not self.own_origins.served(caller):
            return 403, "foreign_origin"
        if not self.rates.take(caller.address, monotonic()):
            return TOO_MANY_REQUESTS, "too_fast"
        return None


async def answer(send: Any, status: int, code: str) -> None:
    """A refusal as JSON."""
    body = msgspec.json.encode({"code": code, "facts": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == TOO_MANY_REQUESTS:
        # With the connection goes whatever was sent behind this request without waiting for the answer.
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

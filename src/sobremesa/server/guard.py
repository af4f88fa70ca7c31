"""The door of the server: every HTTP request passes here before anything looks at it."""

from time import monotonic
from typing import Any, Final

import msgspec

from sobremesa.server.limits import Credits, Limits
from sobremesa.server.manners import HEADERS, Caller, Ourselves

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
EXTRA_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """Checks name, origin and rate, and adds the headers that keep a page from loading anything foreign.

    Sockets go straight through: they make the same checks themselves, and a frame should pass as few hands as it can.
    """

    def __init__(self, app: Any, socket: Any, ourselves: Ourselves, limits: Limits) -> None:
        self.app: Final = app
        self.socket: Final = socket
        self.ourselves: Final = ourselves
        self.credits: Final = Credits(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the request in, or answer it at the door."""
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + EXTRA_HEADERS
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send_guarded)
        else:
            await answer(send_guarded, *refusal)

    def refusal(self, scope: Any) -> tuple[int, str] | None:
        """Why the request may not come in."""
        caller = Caller(scope)
        if not self.ourselves.are_meant(caller):
            return 421, "foreign_host"
        if scope["method"] not in SAFE_METHODS and not self.ourselves.served(caller):
            return 403, "foreign_origin"
        if not self.credits.take(caller.address, monotonic()):
            return 429, "too_fast"
        return None


async def answer(send: Any, status: int, code: str) -> None:
    """A refusal as JSON."""
    body = msgspec.json.encode({"code": code, "facts": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

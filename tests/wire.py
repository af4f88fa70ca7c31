"""A real server on a real port, and people who talk to it as a page does."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server.app import Settings, create_app
from sobremesa.server.limits import Limits
from sobremesa.server.protocol import MAX_FRAME, PROTOCOL
from sobremesa.server.serve import bound
from sobremesa.server.table import Pace

QUICK = Pace(bot_least=0, bot_most=0, result=0.2, away=0.05, host_away=0.05)
GENEROUS = Limits(
    frames_per_second=1e6,
    frames_at_once=10**6,
    connections_per_address=10**5,
    tables_per_minute=1e6,
    tables_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    guesses_per_minute=1e6,
    guesses_at_once=10**6,
    all_guesses_per_minute=1e6,
)


class House:
    """A running server."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port = port
        self.server = server
        self.url = f"http://127.0.0.1:{port}"

    def fetch(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, bytes, Any]:
        """One HTTP request; call it through `ask` from a scene."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"content-type": "application/json"} | (headers or {}))
        try:
            with urlopen(request) as answer:
                return answer.status, answer.read(), answer.headers
        except OSError as error:
            if not hasattr(error, "code"):
                raise
            return error.code, error.read(), error.headers

    async def ask(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """Status and body of an HTTP request, decoded where it is JSON."""
        status, raw, told = await asyncio.to_thread(self.fetch, path, body, headers)
        return status, json.loads(raw) if told["content-type"] == "application/json" else raw

    async def open_table(self, **options: Any) -> tuple[str, str]:
        """A new table of Sumo: its code and the host's key."""
        status, opened = await self.ask("/api/tables", {"game": "sumo", "options": options})
        assert status == 201, opened
        return opened["code"], opened["host"]


@asynccontextmanager
async def house(
    tmp_path: Path, *, pace: Pace = QUICK, limits: Limits = GENEROUS, database: str | None = None
) -> AsyncIterator[House]:
    """A server with a page of one line, on a free port, stopped at the end."""
    page = tmp_path / "page"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        database=database or f"sqlite:///{tmp_path / 'store.sqlite3'}",
        page=page,
        pace=pace,
        limits=limits,
    )
    config = uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield House(port, server)
    finally:
        server.should_exit = True
        await task


class Browser:
    """One browser at one table: keeps the last of everything it was told, and all frames."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.states: dict[int | None, dict[str, Any]] = {}
        self.welcome: dict[str, Any] = {}
        self.counter = 0

    async def send(self, **message: Any) -> str:
        """Send a message; the id it bears."""
        self.counter += 1
        name = f"m{self.counter}"
        if message["type"] not in ("hello", "react", "seen"):
            message.setdefault("id", name)
        await self.socket.send(json.dumps(message))
        return message.get("id", "")

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), 10)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "state":
            self.states[message["seat"]] = message
        elif message["type"] == "welcome":
            self.welcome = message
        return message

    async def until(self, holds: Callable[["Browser"], Any]) -> None:
        """Receive until something holds."""
        while not holds(self):
            await self.receive()

    async def request(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        name = await self.send(**message)
        while True:
            answer = await self.receive()
            if answer.get("id") == name:
                return answer

    async def sit(self, name: str, seat: int | None = None) -> tuple[int, str]:
        """Sit down; the seat and its token."""
        done = await self.request(type="sit", name=name, random="ab" * 16, seat=seat)
        assert done["type"] == "done", done
        return done["seat"], done["token"]

    async def act(self, seat: int, *actions: dict[str, Any], n: int | None = None, **more: Any) -> dict[str, Any]:
        """Act for a seat, on the state last seen."""
        n = self.states[seat]["n"] if n is None else n
        return await self.request(type="act", seat=seat, n=n, actions=list(actions), **more)

    async def close(self) -> None:
        """Go."""
        await self.socket.close()


@asynccontextmanager
async def browser(
    at: House, code: str, *tokens: str, protocol: str = PROTOCOL, origin: str | None = None
) -> AsyncIterator[Browser]:
    """A browser that has said hello."""
    async with connect(f"ws://127.0.0.1:{at.port}/ws", origin=origin, max_size=None) as socket:  # type: ignore[arg-type]
        visitor = Browser(socket)
        await visitor.send(type="hello", protocol=protocol, table=code, tokens=list(tokens))
        await visitor.receive()
        if visitor.welcome:
            await visitor.until(lambda one: one.table)
        yield visitor


def run(scene: Any) -> Any:
    """Play an asynchronous scene."""
    return asyncio.run(asyncio.wait_for(scene, 120))


__all__ = ["GENEROUS", "QUICK", "Browser", "ConnectionClosed", "House", "browser", "house", "run"]

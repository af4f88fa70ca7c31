"""A real server on a real port, and people who talk to it as a page does."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex, token_urlsafe
from threading import Thread
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.request import Request, urlopen

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sobremesa.core.record import Move
from sobremesa.server import app
from sobremesa.server.app import Settings, create_app, leave
from sobremesa.server.limits import Limits
from sobremesa.server.nodes.nodes import NodeSettings
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import Server, bound, server_config
from sobremesa.server.store import Store, TableElsewhere
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.table import Table
from sobremesa.server.tables import Tables

RELAYED = os.environ.get("SOBREMESA_RELAYED") == "1"
"""Whether every server of a test is two nodes, and every line goes by way of the one that has not got the table."""
QUICK = Pace(bot_least=0, bot_most=0, bot_own=0, result=0.2, away=0.05, host_away=0.05, retry=0.05)
SECONDS = 60
"""After which a message will not come any more, on a machine that is busy with other things."""
T = TypeVar("T")

CONNECT_OPTIONS: dict[str, Any] = {"max_size": None, "max_queue": None, "close_timeout": 1, "proxy": None}
"""How a browser takes frames: all there are, at once."""
GENEROUS = Limits(
    frames_per_second=1e6,
    frames_at_once=10**6,
    connections_per_address=10**5,
    arrivals_per_second=1e6,
    arrivals_at_once=10**6,
    tables_per_minute=1e6,
    tables_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    guesses_per_minute=1e6,
    guesses_at_once=10**6,
    all_guesses_per_minute=1e6,
    hints_per_second=1e6,
    hints_at_once=10**6,
    sockets_per_address=10**6,
    connects_per_second=1e6,
    connects_at_once=10**6,
    wire_frames_per_second=1e6,
    wire_frames_at_once=10**6,
    store_bytes_per_hour=1e15,
    store_bytes_at_once=1e15,
    loop_per_second=1e6,
    loop_at_once=1e6,
    loop_slice=1e6,
    changes=10**6,
)


class House:
    """A running server."""

    def __init__(self, port: int, server: Any = None, tables: Any = None) -> None:
        self.port = port
        self.server: uvicorn.Server = server
        """Of a house in this process alone, and so its tables."""
        self.tables: Tables = tables
        self.url = f"http://127.0.0.1:{port}"

    def fetch(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, method: str | None = None
    ) -> tuple[int, bytes, Any]:
        """One HTTP request; call it through `ask` from a scene."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        request = Request(self.url + path, data, {"content-type": "application/json"} | (headers or {}), method=method)
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

    def table(self, code: str) -> Table:
        """The live table, for looking behind the scenes."""
        return self.tables.tables[code]

    async def open_table(self, game: str = "sumo", **options: Any) -> tuple[str, str]:
        """A new table: its code and the host's key."""
        status, opened = await self.ask("/api/tables", {"game": game, "options": options})
        assert status == 201, opened
        return opened["code"], opened["host"]


async def stored_moves(table: Table) -> list[Move]:
    """The moves of the match that lies on a table, as the store has them."""
    stored = await table.store.load_match(table.lobby.code, table.lobby.match)
    assert stored is not None
    return [msgspec.json.decode(line, type=Move) for line in stored.moves]


@asynccontextmanager
async def house(
    tmp_path: Path,
    *,
    pace: Pace = QUICK,
    limits: Limits = GENEROUS,
    database: str | None = None,
    store: type[Store] = Store,
    node: str | None = None,
) -> AsyncIterator[House]:
    """A server with a page of one line, on a free port, stopped at the end; `node` is its name among others."""
    if RELAYED and store is Store and database is None and node is None:
        async with relayed_house(tmp_path, pace, limits) as at:
            yield at
        return
    page = tmp_path / "page"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    sockets, among = [listening], None
    if node is not None:
        sockets.append(bound("127.0.0.1", 0))
        private = sockets[1].getsockname()[1]
        among = NodeSettings(name=node, address=f"127.0.0.1:{private}", port=private)
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        node=among,
        database=database or f"sqlite:///{tmp_path / 'store.sqlite3'}",
        page=page,
        pace=pace,
        limits=limits,
        workers=1,
    )
    guard = create_app(settings)
    config = server_config(guard, limits=limits, behind_proxy=True, internal_port=among.port if among else None)
    server = Server(config, lambda: None, lambda: leave(guard))
    with patch.object(app, "Store", store):
        task = asyncio.create_task(server.serve(sockets=sockets))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
    try:
        yield House(port, server, guard.app.state.tables)
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def relayed_house(tmp_path: Path, pace: Pace, limits: Limits) -> AsyncIterator[House]:
    """Two nodes: people come to one of them, and the other one has all the tables."""
    from server.postgres import of_this_process

    url = of_this_process().database_for(str(tmp_path))
    ways: dict[str, Any] = {"pace": pace, "limits": limits, "database": url}
    async with house(tmp_path, node="owner", **ways) as owner, house(tmp_path, node="front", **ways) as front:
        await front.tables.hear_of_others()
        assert front.tables.nodes is not None
        (other,) = front.tables.nodes.others.values()
        opened = front.tables.open

        async def take(code: str) -> None:
            await owner.tables.load(code)
            raise TableElsewhere(other)

        async def open_there(*args: Any, **kwargs: Any) -> Any:
            answer = await opened(*args, **kwargs)
            await owner.tables.load(answer.code)
            return answer

        with patch.object(front.tables.store, "take_table", take), patch.object(front.tables, "open", open_there):
            yield House(front.port, front.server, owner.tables)


@contextmanager
def standing(tmp_path: Path) -> Iterator[tuple[House, Callable[[Coroutine[Any, Any, T]], T]]]:
    """A server beside a test that is no scene itself, and how such a test lets something happen at it."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()

    def happen(something: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(something, loop).result(120)

    doors = AsyncExitStack()
    try:
        yield happen(doors.enter_async_context(house(tmp_path))), happen
    finally:
        happen(doors.aclose())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Browser:
    """One browser at one table: keeps the last of everything it was told, and all frames."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.states: dict[int | None, dict[str, Any]] = {}
        self.welcome: dict[str, Any] = {}
        self.ids = (f"{token_hex(4)}-{number}" for number in count())

    async def send(self, **message: Any) -> str:
        """Send a message; the id it bears."""
        if message["type"] not in ("hello", "react", "seen", "skip"):
            message.setdefault("id", next(self.ids))
        if message["type"] in ("act", "draft", "appraise", "hint"):
            state = self.states.get(message["seat"], {})
            message.setdefault("decision_id", state.get("decision_id", 0))
        await self.socket.send(json.dumps(message))
        return message.get("id", "")

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), SECONDS)
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

    async def answer(self) -> dict[str, Any]:
        """The next answer to a request."""
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refused", "drafted", "appraised", "hinted", "reviewed"):
                return message

    async def request(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        name = await self.send(**message)
        while True:
            answer = await self.receive()
            if answer.get("id") == name:
                return answer

    async def sit(self, name: str, seat: int | None = None) -> tuple[int, str]:
        """Sit down; the seat and its token."""
        token = token_urlsafe(18)
        done = await self.request(type="sit", name=name, random="ab" * 16, seat=seat, token=token)
        assert done["type"] == "done", done
        return done["seat"], token

    async def act(self, seat: int, *actions: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Act for a seat, on the state last seen."""
        return await self.request(type="act", seat=seat, actions=list(actions), **more)

    async def settle(self) -> None:
        """Receive everything that was sent before the answer to a ping."""
        await self.request(type="ping")

    async def closed(self) -> int:
        """Receive until the line is closed; the code it was closed with."""
        while True:
            try:
                await self.receive()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006

    async def close(self) -> None:
        """Go."""
        await self.socket.close()

    def abort(self) -> None:
        """Go without a word."""
        self.socket.transport.abort()


@asynccontextmanager
async def line(at: House, path: str = "/ws", **headers: str) -> AsyncIterator[Browser]:
    """A browser that has not said hello yet. Behind a proxy it comes from the address in X-Forwarded-For."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    origin = named.pop("origin", None)
    address = f"ws://127.0.0.1:{at.port}{path}"
    async with connect(address, origin=origin, additional_headers=named, **CONNECT_OPTIONS) as socket:  # type: ignore[arg-type]
        yield Browser(socket)


@asynccontextmanager
async def browser(
    at: House, code: str, *tokens: str, protocol: str = PROTOCOL, **headers: str
) -> AsyncIterator[Browser]:
    """A browser that has said hello."""
    path = f"/ws/{code}" if code.isascii() and code.isalnum() else "/ws"
    async with line(at, path, **headers) as visitor:
        await visitor.send(type="hello", protocol=protocol, table=code, tokens=list(tokens))
        await visitor.receive()
        if visitor.welcome:
            await visitor.until(lambda one: one.table)
        yield visitor


async def play_on(person: Browser, *seats: int) -> dict[str, Any]:
    """Take the first legal action whenever asked, and look at every result, until the match is over."""
    while True:
        state = person.states.get(seats[0])
        if state is not None and state["outcome"] is not None:
            return state
        asked = [seat for seat in seats if seat in person.states and seat in person.states[seat]["to_act"]]
        for seat in set(seats) & set(person.table["waiting"]):
            await person.send(type="seen", seat=seat)
        person.table["waiting"] = []
        if asked:
            answer = await person.act(asked[0], person.states[asked[0]]["legal"][0])
            assert answer["type"] == "done", answer
        else:
            await person.receive()


def run(scene: Any, seconds: float = 300) -> Any:
    """Play an asynchronous scene, which must not take for ever."""
    return asyncio.run(asyncio.wait_for(scene, seconds))


__all__ = [
    "GENEROUS",
    "QUICK",
    "Browser",
    "ConnectionClosed",
    "House",
    "browser",
    "house",
    "line",
    "play_on",
    "run",
    "standing",
]

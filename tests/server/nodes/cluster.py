"""Several nodes on one PostgreSQL, each a process of its own, to be killed, paused, drained and cut off."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from socket import AF_INET, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from urllib.parse import quote

from server.nodes.cables import Cable
from server.postgres import Server as Postgres
from sobremesa.server.store import database
from wire import House

TESTS = Path(__file__).parents[2]
SOURCES = Path(database.__file__).parents[3]
RUNNER = Path(__file__).with_name("runner.py")
PATIENCE = 60
"""Seconds in which a node has to be there or gone, on a machine that is busy with other things."""


class Nursery:
    """Starts nodes of one version of the program."""

    def __init__(self, sources: Path = SOURCES) -> None:
        self.sources = sources
        self.process: Process | None = None
        self.said: dict[str, asyncio.Future[str]] = {}
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        paths = os.pathsep.join(map(str, (self.sources, TESTS)))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(RUNNER), stdin=PIPE, stdout=PIPE, env=os.environ | {"PYTHONPATH": paths}
        )
        self.listening = asyncio.create_task(self.listen())

    async def close(self) -> None:
        """Kill all that it has started."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()
        if self.listening is not None:
            await self.listening

    def tell(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")

    async def listen(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            word, name, *more = line.decode().split()
            self.awaited(word, name).set_result(more[0] if more else "")

    def awaited(self, word: str, name: str) -> asyncio.Future[str]:
        """What will be said next of that kind, about that node."""
        key = f"{word} {name}"
        if key not in self.said or self.said[key].done():
            self.said[key] = asyncio.get_running_loop().create_future()
        return self.said[key]


class Node:
    """One server, which comes back at the same place under the same name."""

    def __init__(self, name: str, folder: Path, database: str, postgres: Postgres) -> None:
        self.name = name
        self.folder = folder / name
        self.folder.mkdir()
        (self.folder / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
        self.log = self.folder / "log"
        self.public, self.private, self.peers = kept_port(), kept_port(), kept_port()
        self.port = port_of(self.public)
        self.pid = 0
        self.nursery: Nursery | None = None
        socket_name = ".s.PGSQL.5432"
        self.cable = Cable(self.folder / socket_name, postgres.folder / socket_name)
        """To the database."""
        self.database = database.replace(quote(str(postgres.folder), safe=""), quote(str(self.folder), safe=""))
        self.relay = Cable(("127.0.0.1", port_of(self.peers)), ("127.0.0.1", port_of(self.private)))
        """From the other nodes."""

    async def start(self, nursery: Nursery) -> None:
        """Start it and wait until people can come."""
        self.nursery = nursery
        started, ready, gone = (nursery.awaited(word, self.name) for word in ("started", "ready", "gone"))
        settings = {
            "name": self.name,
            "port": self.port,
            "private": port_of(self.private),
            "address": f"127.0.0.1:{port_of(self.peers)}",
            "database": self.database,
            "page": str(self.folder),
            "log": str(self.log),
        }
        nursery.tell(json.dumps(settings))
        self.pid = int(await started)
        await asyncio.wait([ready, gone], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done(), f"node {self.name} did not start: {self.log.read_text()[-2000:]}"

    async def end(self, how: signal.Signals) -> None:
        """Kill it, or let it drain, and wait until it is gone."""
        assert self.nursery is not None
        gone = self.nursery.awaited("gone", self.name)
        os.kill(self.pid, how)
        async with asyncio.timeout(PATIENCE):
            await gone

    def pause(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


def kept_port() -> socket:
    """A port that nobody else gets, not even for the near end of a line, whether somebody listens there or not."""
    kept = socket(AF_INET, SOCK_STREAM)
    kept.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def port_of(kept: socket) -> int:
    port: int = kept.getsockname()[1]
    return port


class Cluster:
    """The nodes, and the PostgreSQL they share."""

    def __init__(self, folder: Path, postgres: Postgres, names: Sequence[str] = ("a", "b")) -> None:
        self.postgres = postgres
        self.database = postgres.new_database()
        self.nodes = [Node(name, folder, self.database, postgres) for name in names]
        self.nursery = Nursery()

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    def house(self, number: int = 0) -> House:
        """A node, for requests."""
        return House(self.ports[number % len(self.nodes)], None, None)  # type: ignore[arg-type]

    async def restart(self, node: Node, how: signal.Signals) -> None:
        await node.end(how)
        await node.start(self.nursery)

    def logs(self) -> str:
        return "".join(node.log.read_text() for node in self.nodes if node.log.exists())


@asynccontextmanager
async def cluster(folder: Path, postgres: Postgres, names: Sequence[str] = ("a", "b")) -> AsyncIterator[Cluster]:
    """Nodes that run for as long as the block lasts."""
    made = Cluster(folder, postgres, names)
    await made.nursery.open()
    try:
        for node in made.nodes:
            await node.cable.plug_in()
            await node.relay.plug_in()
            await node.start(made.nursery)
        yield made
    finally:
        await made.nursery.close()
        for node in made.nodes:
            await node.cable.cut()
            await node.relay.cut()
            for kept in (node.public, node.private, node.peers):
                kept.close()

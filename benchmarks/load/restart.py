"""How soon everybody is back after the server was killed: two browsers at each of many tables, on one core.

    make load ARGS=--restart

The browsers come back as pages do (web/src/lib/net/socket.svelte.ts): at once, then after pauses that grow. A browser
is back when it has its match again. Each comes from an address of its own.
"""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from processes import SERVER_CORE, cpu_seconds, pinned, wait_for
from quiet_tables import CONNECT_OPTIONS, http
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE = Path(__file__).parent
TABLES = 120
SEATS = 2
MOST_SECONDS = 3.0
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 1.5


class Browser:
    """One that plays at a table and comes back whenever its line breaks."""

    def __init__(self, port: int, protocol: str, address: str) -> None:
        self.port = port
        self.protocol = protocol
        self.source = (address, 0)
        self.code = ""
        self.tokens: list[str] = []
        self.back = asyncio.Event()
        self.back_at = 0.0
        self.seated = asyncio.Event()
        self.line: Any = None
        self.task: asyncio.Task[None] | None = None

    async def live(self) -> None:
        tries = 0
        while True:
            try:
                address = f"ws://127.0.0.1:{self.port}/ws"
                async with connect(address, local_addr=self.source, **CONNECT_OPTIONS) as self.line:
                    hello = {"type": "hello", "protocol": self.protocol, "table": self.code, "tokens": self.tokens}
                    await self.line.send(json.dumps(hello))
                    async for frame in self.line:
                        tries = 0
                        self.hear(json.loads(frame))
            except (OSError, WebSocketException, EOFError):
                pass
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**tries) * random.uniform(0.5, 1))
            tries += 1

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.back_at = perf_counter()
            self.back.set()
        elif message["type"] == "done" and message["token"]:
            self.tokens.append(message["token"])
            self.seated.set()

    async def ask(self, **message: Any) -> None:
        await self.line.send(json.dumps({"id": token_hex(6)} | message))


async def set_table(port: int, protocol: str, number: int) -> list[Browser]:
    """A table with its browsers, in the middle of a match."""
    people = [Browser(port, protocol, f"127.1.{number}.{seat + 1}") for seat in range(SEATS)]
    options = {"game": "sumo", "options": {"players": SEATS}}
    _, opened = await http(port, "POST", "/api/tables", options, source=people[0].source)
    people[0].tokens = [opened["host"]]
    for seat, person in enumerate(people):
        person.code = opened["code"]
        person.task = asyncio.create_task(person.live())
        while person.line is None:
            await asyncio.sleep(0.01)
        await person.ask(type="sit", name=f"P{seat}", random=token_hex(16), seat=seat)
        await person.seated.wait()
    await people[0].ask(type="start")
    for person in people:
        await person.back.wait()
        person.back.clear()
    return people


def start(port: int, store: Path) -> subprocess.Popen[str]:
    command = pinned(SERVER_CORE, sys.executable, "server.py", str(port), str(store), "limited")
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE)


async def measure(port: int, store: Path) -> bool:
    server = start(port, store)
    try:
        assert server.stdout is not None
        protocol = server.stdout.readline().strip()
        await asyncio.to_thread(wait_for, f"http://127.0.0.1:{port}/health")
        people = [person for number in range(TABLES) for person in await set_table(port, protocol, number)]
        server.kill()
        server.wait()
        killed_at = perf_counter()
        for person in people:
            person.back.clear()
        server = start(port, store)
        async with asyncio.timeout(60):
            await asyncio.gather(*(person.back.wait() for person in people))
        waits = sorted(person.back_at - killed_at for person in people)
        cpu = cpu_seconds(server.pid)
    finally:
        server.kill()
        server.wait()
    is_kept = waits[-1] < MOST_SECONDS
    print(
        f"{len(people)} browsers at {TABLES} tables, back after the kill: the first {waits[0]:.2f} s, "
        f"half {waits[len(waits) // 2]:.2f} s, the last {waits[-1]:.2f} s; the server used {cpu:.2f} s of its core: "
        f"{'holds' if is_kept else 'DOES NOT HOLD'} (the last within {MOST_SECONDS:g} s)"
    )
    return is_kept


def run(build: Path, port: int) -> bool:
    """Whether the last was back in time."""
    with TemporaryDirectory(dir=build) as folder:
        return asyncio.run(measure(port, Path(folder) / "store.sqlite3"))

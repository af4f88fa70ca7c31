"""People who play at a human pace while somebody else attacks, and newcomers who try to join them.

python quiet_tables.py PORT TABLES THINKING_MS PROTOCOL

It says `ready` when everybody plays. Each line `measure SECONDS` is answered by a line of JSON: how long moves took
from being sent to everybody's update, and how newcomers with a good code fared meanwhile.
"""

import asyncio
import json
import sys
from random import uniform
from secrets import token_hex
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SEATS = 4
OPTIONS = {"players": SEATS, "end_condition": "rounds", "rounds": 50}
NEWCOMER = ("127.0.0.77", 0)
NEWCOMERS_EVERY = 1.0
PATIENCE = 10.0
CONNECT_OPTIONS: dict[str, Any] = {
    "max_size": None,
    "max_queue": None,
    "compression": None,
    "proxy": None,
    "ping_interval": None,
}


async def http(port: int, method: str, path: str, body: Any = None, source: tuple[str, int] | None = None) -> Any:
    """The answer to one request on a connection of its own: status and JSON."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
    try:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.read()
    finally:
        writer.close()
    head_bytes, _, content = answer.partition(b"\r\n\r\n")
    status = int(head_bytes.split()[1])
    return status, json.loads(content) if content else None


class Flight:
    """A move, and how many have seen it."""

    def __init__(self) -> None:
        self.sent_at: float | None = None
        self.seen_by = 0
        self.seen_at = 0.0


class QuietTable:
    """Four people at a table of Sumo; everybody takes the first card after thinking for a while."""

    def __init__(self, port: int, protocol: str, thinking: float) -> None:
        self.port = port
        self.protocol = protocol
        self.thinking = thinking
        self.code = ""
        self.host = ""
        self.people: list[Person] = []
        self.flights: dict[tuple[int, int], Flight] = {}
        self.match = 0
        self.lost = 0
        """People whose line was closed."""
        self.delays: list[tuple[float, float]] = []
        """When a move was sent, and after how many seconds everybody had seen it."""

    async def set_up(self) -> None:
        _, opened = await http(self.port, "POST", "/api/tables", {"game": "sumo", "options": OPTIONS})
        self.code, self.host = opened["code"], opened["host"]
        for seat in range(SEATS):
            person = Person(self, seat)
            self.people.append(person)
            await person.come()
        await self.people[0].ask(type="start")

    def flight(self, n: int) -> Flight:
        return self.flights.setdefault((self.match, n), Flight())

    def check(self, n: int, flight: Flight) -> None:
        if flight.sent_at is not None and flight.seen_by == SEATS:
            self.delays.append((flight.sent_at, flight.seen_at - flight.sent_at))
            del self.flights[self.match, n]

    def in_the_air(self) -> list[float]:
        """When the moves were sent that not everybody has seen yet, or that were not even answered."""
        waiting = [at for person in self.people for at in person.sent.values()]
        return waiting + [flight.sent_at for flight in self.flights.values() if flight.sent_at is not None]


class Person:
    """One of them."""

    def __init__(self, table: QuietTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.n = 0
        self.question = ""
        self.sent: dict[str, float] = {}
        self.seated = asyncio.Event()
        self.line: ClientConnection | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def come(self) -> None:
        self.line = await connect(f"ws://127.0.0.1:{self.table.port}/ws", **CONNECT_OPTIONS)
        tokens = [self.table.host] if self.seat == 0 else []
        hello = {"type": "hello", "protocol": self.table.protocol, "table": self.table.code, "tokens": tokens}
        await self.line.send(json.dumps(hello))
        self.spawn(self.listen())
        await self.ask(type="sit", name=f"P{self.seat}", random=token_hex(16), seat=self.seat)
        await self.seated.wait()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, **message: Any) -> str:
        assert self.line is not None
        name = token_hex(6)
        await self.line.send(json.dumps({"id": name} | message))
        return name

    async def listen(self) -> None:
        assert self.line is not None
        try:
            async for frame in self.line:
                await self.hear(json.loads(frame))
        except WebSocketException:
            self.table.lost += 1

    async def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "done":
                if message["token"]:
                    self.seated.set()
                sent_at = self.sent.pop(message["id"], None)
                if sent_at is not None:
                    flight = self.table.flight(message["n"])
                    flight.sent_at = sent_at
                    self.table.check(message["n"], flight)
            case "refused":
                self.sent.pop(message["id"], None)
            case "state":
                self.look(message)
            case "table":
                assert self.line is not None
                if self.seat in message["waiting"]:
                    await self.line.send(json.dumps({"type": "seen", "seat": self.seat}))

    def look(self, state: dict[str, Any]) -> None:
        now = perf_counter()
        # What waited together is shown together: one state may show several moves.
        before = state["n"] if state["history"] else min(self.n, state["n"] - 1)
        for n in range(before + 1, state["n"] + 1):
            flight = self.table.flight(n)
            flight.seen_by += 1
            flight.seen_at = now
            self.table.check(n, flight)
        self.n = state["n"]
        if self.seat in state["to_act"] and state["legal"]:
            question = f"{state['decision_id']}:{state['legal'][0]['type']}"
            if question != self.question:
                self.question = question
                self.spawn(self.act(state))

    async def act(self, state: dict[str, Any]) -> None:
        await asyncio.sleep(self.table.thinking * uniform(0.5, 1.5))
        sent_at = perf_counter()
        name = await self.ask(type="act", seat=self.seat, decision_id=state["decision_id"], actions=[state["legal"][0]])
        self.sent[name] = sent_at


class Newcomers:
    """Once a second somebody new asks for a table by its code and says hello there."""

    def __init__(self, table: QuietTable) -> None:
        self.table = table
        self.waits: list[float] = []
        self.refused = 0

    async def keep_coming(self) -> None:
        while True:
            began = perf_counter()
            try:
                async with asyncio.timeout(PATIENCE):
                    if not await self.come():
                        self.refused += 1
            except (OSError, TimeoutError, EOFError, IndexError, WebSocketException):
                self.refused += 1
            self.waits.append(perf_counter() - began)
            await asyncio.sleep(max(0.0, NEWCOMERS_EVERY - self.waits[-1]))

    async def come(self) -> bool:
        """Look at the table and say hello; whether both were answered as one would wish."""
        table = self.table
        status, _ = await http(table.port, "GET", f"/api/tables/{table.code}", source=NEWCOMER)
        async with connect(f"ws://127.0.0.1:{table.port}/ws", local_addr=NEWCOMER, **CONNECT_OPTIONS) as line:
            hello = {"type": "hello", "protocol": table.protocol, "table": table.code, "tokens": []}
            await line.send(json.dumps(hello))
            first = json.loads(await line.recv())
        return status == 200 and first["type"] == "welcome"


def share(delays: list[float], part: float) -> float:
    return delays[min(len(delays) - 1, int(part * len(delays)))] if delays else float("inf")


async def measure(tables: list[QuietTable], seconds: float) -> dict[str, Any]:
    """What moves that are sent in the next seconds take, and those that are still on their way then."""
    began = perf_counter()
    newcomers = Newcomers(tables[0])
    task = asyncio.create_task(newcomers.keep_coming())
    await asyncio.sleep(seconds)
    task.cancel()
    now = perf_counter()
    delays = [delay for table in tables for sent_at, delay in table.delays if sent_at >= began]
    delays += [now - sent_at for table in tables for sent_at in table.in_the_air() if sent_at >= began]
    delays.sort()
    return {
        "moves": len(delays),
        "p50": share(delays, 0.5) * 1000,
        "p99": share(delays, 0.99) * 1000,
        "max": share(delays, 1.0) * 1000,
        "lost": sum(table.lost for table in tables),
        "newcomers": len(newcomers.waits),
        "refused": newcomers.refused,
        "wait": max(newcomers.waits, default=0.0) * 1000,
    }


async def main(port: int, number: int, thinking: float, protocol: str) -> None:
    tables = [QuietTable(port, protocol, thinking) for _ in range(number)]
    for table in tables:
        await table.set_up()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await measure(tables, float(line.split()[1]))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) / 1000, sys.argv[4]))

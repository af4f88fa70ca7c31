"""Those who try to slow the server down for others, each from one address unless its docstring says otherwise.

python attackers.py NAME PORT PROTOCOL

They go on until they are stopped. All of them come back when a line is closed, as fast as their address may.
"""

import asyncio
import json
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from random import randrange
from secrets import token_hex
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.0.66"
FIN, TEXT, CONT, PING = 0x80, 0x1, 0x0, 0x9
MASKED = 0x80
CONNECT_OPTIONS: dict[str, Any] = {
    "max_size": None,
    "max_queue": None,
    "compression": None,
    "proxy": None,
    "ping_interval": None,
}
TROUBLE = (OSError, EOFError, WebSocketException, TimeoutError, json.JSONDecodeError, KeyError)
GAMES = ("sumo", "sorry", "rummy500", "rummy", "burako", "sumoku")
LINES = 97
"""The server lets a hundred lines of one address in."""
MOST_BYTES = 16_000
"""Of actions in one frame."""


def frame(first: int, payload: bytes = b"") -> bytes:
    """A short masked frame; the mask is zero, so that the payload stays as it is."""
    assert len(payload) < 126
    return bytes((first, MASKED | len(payload))) + bytes(4) + payload


class Attacker(ABC):
    """One way to attack."""

    name: ClassVar[str]

    def __init__(self, port: int, protocol: str) -> None:
        self.port = port
        self.protocol = protocol
        self.tables: list[tuple[str, str]] = []

    @abstractmethod
    async def attack(self) -> None:
        """Go on for ever."""

    # What they share

    async def open(self, address: str = ADDRESS) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line on which frames can be written by hand."""
        reader, writer = await self.open()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            writer.close()
            raise OSError("not let in")
        return reader, writer

    async def ask(self, method: str, path: str, body: Any = None, address: str = ADDRESS) -> tuple[int, Any]:
        """Status and JSON of an answer, on a connection of its own."""
        reader, writer = await self.open(address)
        data = b"" if body is None else json.dumps(body).encode()
        writer.write(request(self.port, method, path, data, "Connection: close\r\n"))
        answer = await reader.read()
        writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        if not head:
            raise OSError("closed without an answer")
        return int(head.split()[1]), json.loads(content) if content else None

    async def open_table(self, game: str, **options: Any) -> tuple[str, str]:
        """A new table: its code and the host's key."""
        while True:
            with suppress(*TROUBLE):
                status, opened = await self.ask("POST", "/api/tables", {"game": game, "options": options})
                if status == 201:
                    return opened["code"], opened["host"]
            await asyncio.sleep(1)


def request(port: int, method: str, path: str, data: bytes = b"", more: str = "") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}"
    if data:
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    return head.encode() + b"\r\n" + data


async def for_ever(work: Any, pause: float = 0.02) -> None:
    """Again and again, whatever comes in between."""
    while True:
        with suppress(*TROUBLE):
            await work()
        await asyncio.sleep(pause)


async def together(*works: Coroutine[Any, Any, None]) -> None:
    await asyncio.gather(*works)


async def throw_away(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


# Frames that are no messages


class Frames(Attacker):
    """Blocks of frames, as fast as the line takes them."""

    block: ClassVar[bytes]
    says_hello: ClassVar[bool] = False
    reads: ClassVar[bool] = True
    begins_with: ClassVar[bytes] = b""

    async def attack(self) -> None:
        if self.says_hello:
            self.tables = [await self.open_table("sumo", players=2)]
        await for_ever(self.flood)

    async def flood(self) -> None:
        reader, writer = await self.upgraded()
        if self.says_hello:
            hello = {"type": "hello", "protocol": self.protocol, "table": self.tables[0][0]}
            writer.write(frame(FIN | TEXT, json.dumps(hello).encode()))
        writer.write(self.begins_with)
        taking = asyncio.create_task(throw_away(reader)) if self.reads else None
        try:
            while taking is None or not taking.done():
                writer.write(self.block)
                await writer.drain()
        finally:
            if taking is not None:
                taking.cancel()
            writer.close()


class Pings(Frames):
    """Pings of the WebSocket itself, after a hello."""

    name = "pings"
    block = frame(FIN | PING) * 10_000
    says_hello = True


class PingsWithoutHello(Frames):
    """The same from somebody who never says hello."""

    name = "pings-no-hello"
    block = frame(FIN | PING) * 10_000


class Fragments(Frames):
    """One message in fragments without end, all of them empty."""

    name = "fragments"
    begins_with = frame(TEXT)
    block = frame(CONT) * 10_000
    says_hello = True


class UnreadPongs(Frames):
    """Long pings from somebody who takes no pong."""

    name = "unread-pongs"
    block = frame(FIN | PING, bytes(125)) * 1000
    says_hello = True
    reads = False


# Messages that cost much, on as many lines as one address may have


class Seated(Attacker):
    """Lines that each hold a seat in a running match of Sumo, ten to a table."""

    seats: ClassVar[int] = 10
    lines: ClassVar[int] = LINES
    per_second: ClassVar[float] = 19
    game: ClassVar[str] = "sumo"
    rounds: ClassVar[int] = 50

    def options(self) -> dict[str, Any]:
        return {"end_condition": "rounds", "rounds": self.rounds}

    async def attack(self) -> None:
        tables = -(-self.lines // self.seats)
        await together(*(self.at_table(min(self.seats, self.lines - self.seats * t)) for t in range(tables)))

    async def at_table(self, lines: int) -> None:
        """Sit down at a table, start, and go on."""
        code, key = await self.open_table(self.game, players=max(2, lines), **self.options())
        people = [Line(self, code, key if seat == 0 else "", seat) for seat in range(max(2, lines))]
        for person in people:
            await person.come()
        await people[0].ask(type="start")
        await together(*(person.go_on() for person in people))

    @abstractmethod
    def message(self, line: "Line") -> dict[str, Any] | None:
        """What a line sends next, if anything; it has seen the match."""


class Line:
    """A line that holds a seat; what it hears it forgets, but for the phase of the table and the last state."""

    def __init__(self, attacker: Seated, code: str, key: str, seat: int) -> None:
        self.attacker = attacker
        self.code = code
        self.tokens = [key] if key else []
        self.seat = seat
        self.line: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.phase = "lobby"
        self.seated = asyncio.Event()
        self.sent = count()

    async def come(self) -> None:
        address = f"ws://127.0.0.1:{self.attacker.port}/ws"
        while True:
            with suppress(*TROUBLE):
                self.line = await connect(address, local_addr=(ADDRESS, 0), **CONNECT_OPTIONS)
                break
            await asyncio.sleep(0.2)
        hello = {"type": "hello", "protocol": self.attacker.protocol, "table": self.code, "tokens": self.tokens}
        await self.line.send(json.dumps(hello))
        self.listening = asyncio.create_task(self.listen(self.line))
        if not self.seated.is_set():
            await self.ask(type="sit", name=f"P{self.seat}", random=token_hex(16), seat=self.seat)
            await self.seated.wait()

    async def ask(self, **message: Any) -> None:
        assert self.line is not None
        await self.line.send(json.dumps({"id": token_hex(6)} | message, separators=(",", ":")))

    async def listen(self, line: ClientConnection) -> None:
        with suppress(*TROUBLE):
            async for text in line:
                message = json.loads(text)
                if message["type"] == "state":
                    self.state = message
                elif message["type"] == "done" and message["token"]:
                    self.tokens.append(message["token"])
                    self.seated.set()
                elif message["type"] == "table":
                    self.phase = message["phase"]
                    if self.seat in message["waiting"]:
                        await line.send(json.dumps({"type": "seen", "seat": self.seat}))

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(1 / self.attacker.per_second)
            try:
                message = self.attacker.message(self) if self.state else None
                if message is not None:
                    await self.ask(**message)
            except TROUBLE:
                await self.come()


def to_and_fro(state: dict[str, Any]) -> list[Any]:
    """As many changes of the chosen card as one message holds."""
    first, last = state["legal"][0], state["legal"][-1]
    return [first, last] * 15


class AtTurn(Seated):
    """What is asked about the match, whenever there is something to choose."""

    def message(self, line: Line) -> dict[str, Any] | None:
        asked = self.question(line) if line.state["legal"] else None
        return None if asked is None else {"seat": line.seat} | asked

    @abstractmethod
    def question(self, line: Line) -> dict[str, Any] | None:
        """Without the seat."""


class Drafts(AtTurn):
    """Long drafts on many lines, each within its limit."""

    name = "drafts"

    def question(self, line: Line) -> dict[str, Any]:
        return {"type": "draft", "decision_id": line.state["decision_id"], "actions": to_and_fro(line.state)}


class CardChanges(AtTurn):
    """Four people who change their cards in Sumo all the time, as often as one message can; the fifth never chooses."""

    name = "card-changes"
    seats = 5
    lines = 5

    def question(self, line: Line) -> dict[str, Any] | None:
        if line.seat == 4:
            return None
        return {"type": "act", "decision_id": line.state["decision_id"], "actions": to_and_fro(line.state)}


class Questions(AtTurn):
    """Hints, reviews and appraisals on many lines."""

    name = "questions"

    def question(self, line: Line) -> dict[str, Any]:
        match next(line.sent) % 4:
            case 0:
                return {"type": "hint", "decision_id": line.state["decision_id"]}
            case 1:
                return {"type": "review"}
            case _:
                return {"type": "appraise", "decision_id": line.state["decision_id"], "actions": to_and_fro(line.state)}


class Between(Seated):
    """A match of one round on many lines, and then the lobby after it: chairs by lot, other chairs, names, options,
    another game. Everything is durable, and shown to all ten at the table."""

    name = "between"
    rounds = 1

    def message(self, line: Line) -> dict[str, Any] | None:
        if line.phase == "playing":
            if not line.state["legal"] or line.seat not in line.state["to_act"]:
                return None
            return {
                "type": "act",
                "seat": line.seat,
                "decision_id": line.state["decision_id"],
                "actions": line.state["legal"][:1],
            }
        number = next(line.sent)
        if line.seat:
            return {"type": "rename", "seat": line.seat, "name": f"P{line.seat}-{number}"}
        match number % 4:
            case 0:
                return {"type": "lobby"}
            case 1:
                return {"type": "shuffle"}
            case 2:
                return {"type": "swap", "seat": 1, "to": 2}
            case _:
                return {"type": "options", "options": {"players": 10, "rounds": number % 7 + 1}}


class Endless(Seated):
    """Eighteen tables of two at team Sumoku: both move all their tiles to and fro, in frames as full as they may be."""

    name = "endless"
    game = "sumoku"
    seats = 2
    lines = 36
    per_second = 0.6

    def options(self) -> dict[str, Any]:
        return {"mode": "team", "teams": 2}

    def message(self, line: Line) -> dict[str, Any] | None:
        if line.phase == "lobby":
            return {"type": "start"} if line.seat == 0 else None
        act = {"type": "act", "seat": line.seat, "decision_id": line.state["decision_id"]}
        view = line.state["view"]
        if view["phase"] != "race":
            return act | {"actions": [{"type": "ready"}]}
        race = view["race"]
        own = race["owners"][race["owner_of"][line.seat]]
        tiles = sorted([*own["rack"], *(laid["tile"] for laid in own["grid"])])
        rows = [[{"tile": tile, "x": x, "y": y} for x, tile in enumerate(tiles)] for y in (next(line.sent), 0)]
        arranged = [{"type": "arrange", "moves": row} for row in rows]
        pairs = MOST_BYTES // len(json.dumps(arranged, separators=(",", ":")))
        return act | {"actions": arranged * min(15, pairs)}


class Learning(Attacker):
    """Lessons of all games on many lines, with ever another scene."""

    name = "lessons"
    lines = LINES
    per_second = 19

    async def attack(self) -> None:
        await together(*(for_ever(lambda n=n: self.learn(GAMES[n % len(GAMES)])) for n in range(self.lines)))

    async def learn(self, game: str) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws"
        async with connect(address, local_addr=(ADDRESS, 0), **CONNECT_OPTIONS) as line:
            await line.send(json.dumps({"type": "learn", "protocol": self.protocol, "game": game}))
            for scene in count():
                while True:
                    try:
                        async with asyncio.timeout(0):
                            await line.recv()
                    except TimeoutError:
                        break
                await line.send(json.dumps({"type": "scene", "id": token_hex(6), "scene": scene % 4}))
                await asyncio.sleep(1 / self.per_second)


class LongRecords(Attacker):
    """After a restart: matches of very many moves are looked at, so that they have to be played again.

    The store holds them from the beginning (`long_records.py`).
    """

    name = "long-records"

    async def attack(self) -> None:
        await together(*(for_ever(self.look) for _ in range(3)), *(for_ever(self.step) for _ in range(3)))

    async def look(self) -> None:
        await self.ask("GET", "/api/tables/LARGA1000")

    async def step(self) -> None:
        await self.ask("GET", f"/api/tables/LARGA2000/matches/1/steps/{randrange(10_000, 20_000)}")


# HTTP and plain connections


class Pipelined(Attacker):
    """Requests in a row on several connections without waiting for an answer: nearly all are answered 429."""

    name = "pipelined"

    async def attack(self) -> None:
        await together(*(for_ever(self.flood) for _ in range(20)))

    async def flood(self) -> None:
        reader, writer = await self.open()
        block = request(self.port, "GET", "/health") * 500
        taking = asyncio.create_task(throw_away(reader))
        try:
            while not taking.done():
                writer.write(block)
                await writer.drain()
        finally:
            taking.cancel()
            writer.close()


class HalfOpen(Attacker):
    """More connections than the server has files, each with half a request."""

    name = "half-open"

    async def attack(self) -> None:
        await together(*(for_ever(self.hold) for _ in range(1500)))

    async def hold(self) -> None:
        reader, writer = await self.open()
        try:
            for letter in f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Slow: {'x' * 1000}":
                writer.write(letter.encode())
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        if not await reader.read(1):
                            return
        finally:
            writer.close()


class Knocking(Attacker):
    """Handshakes as fast as they are answered."""

    name = "handshakes"

    async def attack(self) -> None:
        await together(*(for_ever(self.knock, 0) for _ in range(20)))

    async def knock(self) -> None:
        _, writer = await self.upgraded()
        writer.close()


class Guesses(Attacker):
    """Thirty addresses that guess codes of tables."""

    name = "guesses"

    async def attack(self) -> None:
        await together(*(for_ever(lambda n=n: self.guess(f"127.0.1.{n}"), 0.2) for n in range(1, 31)))

    async def guess(self, address: str) -> None:
        await self.ask("GET", f"/api/tables/NADA{randrange(1000, 10_000)}", address=address)


class OpensTables(Attacker):
    """Tables nobody will sit down at, as fast as the address may open them."""

    name = "tables"

    async def attack(self) -> None:
        await together(*(for_ever(self.set) for _ in range(5)))

    async def set(self) -> None:
        await self.ask("POST", "/api/tables", {"game": "sumo", "options": {}})


ATTACKERS: list[type[Attacker]] = [
    Pings,
    PingsWithoutHello,
    Fragments,
    UnreadPongs,
    Drafts,
    CardChanges,
    Questions,
    Between,
    Endless,
    Learning,
    LongRecords,
    Pipelined,
    HalfOpen,
    Knocking,
    Guesses,
    OpensTables,
]


def main() -> None:
    name, port, protocol = sys.argv[1:4]
    os.nice(15)
    (kind,) = (kind for kind in ATTACKERS if kind.name == name)
    asyncio.run(kind(int(port), protocol).attack())


if __name__ == "__main__":
    main()

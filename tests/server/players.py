"""People whose lines break: they come back, send again what was not answered, and remember what was."""

import asyncio
import json
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sobremesa.server.protocol import PROTOCOL
from wire import CONNECT_OPTIONS

RETRY = 0.05
T = TypeVar("T")


def carried_out(work: Generator[None, None, T]) -> T:
    """What a work that could be interrupted comes to when nobody does."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


@dataclass
class Sent:
    """A move as its player knows it."""

    message: dict[str, Any]
    answer: dict[str, Any] | None = None
    """`done` or `refused`; None as long as nothing was heard."""
    seen: int = 0
    """How many moves its player had seen."""
    was_sent: bool = False


@dataclass
class Player:
    """Plays one seat at random until told to stop, on as many lines as it takes."""

    port: int
    code: str
    seat: int
    token: str
    random: Random
    moves: dict[str, Sent] = field(default_factory=dict)
    state: dict[str, Any] = field(default_factory=dict)
    line: ClientConnection | None = None
    back: asyncio.Event = field(default_factory=asyncio.Event)
    back_at: float = 0.0
    greetings: int = 0
    resting: bool = False
    """Makes no more moves, but hears what comes."""
    stopped: bool = False
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.names = (f"{self.seat}.{number}" for number in count())

    @property
    def answered(self) -> int:
        return sum(move.answer is not None for move in self.moves.values())

    @property
    def unanswered(self) -> list[Sent]:
        return [move for move in self.moves.values() if move.answer is None]

    async def live(self) -> None:
        """Come, play, lose the line, come again."""
        while not self.stopped:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(f"ws://127.0.0.1:{self.port}/ws/{self.code}", **CONNECT_OPTIONS) as line:
                    self.line = line
                    await self.play(line)
            self.line = None
            self.back.clear()
            if not self.stopped:
                await asyncio.sleep(RETRY)

    async def play(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.code, "tokens": [self.token]}
        await line.send(json.dumps(hello))
        while not self.stopped:
            await self.hear(line, json.loads(await line.recv()))

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                assert message["tokens"] == [self.seat]
                self.greetings += 1
                for move in self.unanswered:
                    await line.send(json.dumps(move.message | {"resent": True}))
            case "state":
                self.look(message)
                await self.move(line)
            case "done" | "refused" if message["id"]:
                self.moves[message["id"]].answer = message
                await self.move(line)
            case "table" if self.seat in message["waiting"]:
                await line.send(json.dumps({"type": "seen", "seat": self.seat}))

    def look(self, state: dict[str, Any]) -> None:
        """Whatever was seen or answered before is still there."""
        known = max([0, *(move.answer["n"] for move in self.moves.values() if move.answer and "n" in move.answer)])
        if state["n"] < max(known, self.state.get("n", 0)):
            self.complaints.append(f"went back from {self.state.get('n')}, {known} to {state['n']}")
        if state["history"] and state["n"] == self.state.get("n") and state["view"] != self.state["view"]:
            self.complaints.append(f"another view at {state['n']}")
        self.state = state
        if state["history"]:
            self.back_at = monotonic()
            self.back.set()

    async def move(self, line: ClientConnection) -> None:
        """Choose something, sometimes twice, unless an answer is still awaited."""
        if self.resting or self.unanswered or not self.state or self.state["outcome"] is not None:
            return
        asked = self.seat in self.state["to_act"]
        if asked or (self.state["may_act"] and self.random.random() < 0.2):
            name = next(self.names)
            action = self.random.choice(self.state["legal"])
            message = {
                "type": "act",
                "id": name,
                "seat": self.seat,
                "decision_id": self.state["decision_id"],
                "actions": [action],
                "match": 1,
            }
            self.moves[name] = Sent(message)
            await line.send(json.dumps(message))

    def cut(self) -> None:
        """Lose the line without a word."""
        if self.line is not None:
            self.line.transport.abort()

"""Bots that share two cores: how long anybody waits for a bot, whatever others ask of the workers.

    make load ARGS="--bots"            # all scenes: about two minutes

A server with its workers on all cores, and without the limits of one address, from which all of them come. At each
table a person acts as soon as it is asked. What is measured is the time from the question put to a bot to its move, as
that person sees it; bots hesitate for 0.7 to 2.2 seconds anyway. The first seconds, in which the workers' processes
start, do not count.
"""

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from processes import wait_for
from quiet_tables import CONNECT_OPTIONS, http
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HERE = Path(__file__).parent
WARM_UP = 8.0
MOST_SECONDS = 3.0
SUMO = {"mode": "standard", "end_condition": "rounds", "rounds": 50}


class BotTable:
    """A person and bots at a table of Sumo; the person may also ask for a hint whenever it can."""

    def __init__(self, port: int, protocol: str, bots: int, level: str, *, hints: bool = False) -> None:
        self.port, self.protocol = port, protocol
        self.bots, self.level, self.hints = bots, level, hints
        self.asked_since: dict[int, float] = {}
        self.waits: list[tuple[float, float]] = []
        """When a bot acted, and how many seconds after it was asked."""
        self.hinted = 0
        self.ids = 0

    async def live(self) -> None:
        """Play until cancelled."""
        options = SUMO | {"players": self.bots + 1}
        _, opened = await http(self.port, "POST", "/api/tables", {"game": "sumo", "options": options})
        with suppress(WebSocketException, OSError):
            async with connect(f"ws://127.0.0.1:{self.port}/ws", **CONNECT_OPTIONS) as line:
                hello = {"protocol": self.protocol, "table": opened["code"], "tokens": [opened["host"]]}
                await self.send(line, type="hello", **hello)
                await self.send(line, type="sit", name="Ana", random=token_hex(16), seat=0, token=token_hex(16))
                for seat in range(1, self.bots + 1):
                    await self.send(line, type="bot", seat=seat, level=self.level)
                await self.send(line, type="start")
                async for frame in line:
                    await self.hear(line, json.loads(frame))

    async def send(self, line: ClientConnection, **message: Any) -> None:
        if message["type"] not in ("hello", "seen"):
            self.ids += 1
            message["id"] = f"m{self.ids}"
        await line.send(json.dumps(message))

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            await self.look(line, message)
        elif message["type"] == "table" and message["phase"] != "playing":
            self.asked_since = {}
            if 0 in message["waiting"]:
                await self.send(line, type="seen", seat=0)
        elif message["type"] == "hinted":
            self.hinted += 1

    async def look(self, line: ClientConnection, state: dict[str, Any]) -> None:
        now = monotonic()
        asked = set(state["to_act"]) - {0}
        # The last to lay a card is asked for the next one in the same breath.
        acted = {event.get("seat") for event in state["events"]}
        for seat in [seat for seat in self.asked_since if seat not in asked or seat in acted]:
            self.waits.append((now, now - self.asked_since.pop(seat)))
        for seat in asked:
            self.asked_since.setdefault(seat, now)
        if 0 in state["to_act"] and state["legal"]:
            if self.hints:
                await self.send(line, type="hint", seat=0, decision_id=state["decision_id"])
                await asyncio.sleep(0.5)
            await self.send(line, type="act", seat=0, decision_id=state["decision_id"], actions=[state["legal"][0]])

    def waited_since(self, began: float) -> list[float]:
        """The waits that began since then, and those that have not ended yet."""
        now = monotonic()
        ended = [wait for at, wait in self.waits if at - wait >= began]
        return ended + [now - since for since in self.asked_since.values()]


async def scene(name: str, tables: list[BotTable], watched: list[BotTable], seconds: float) -> bool:
    """Let all of them play, and report what was waited at those that are watched."""
    lives = [asyncio.create_task(table.live()) for table in [*tables, *watched]]
    await asyncio.sleep(WARM_UP)
    began = monotonic()
    await asyncio.sleep(seconds)
    waits = sorted(wait for table in watched for wait in table.waited_since(began))
    hinted = sum(table.hinted for table in [*tables, *watched])
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    if not waits:
        print(f"{name:58} no bot has acted", flush=True)
        return False
    p50, p99, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)], waits[-1]
    figures = f"p50 {p50:5.2f}  p99 {p99:5.2f}  max {most:5.2f} s"
    print(f"{name:58} {len(waits):5} moves  {figures}  {hinted:4} hints", flush=True)
    return most <= MOST_SECONDS


async def scenes(port: int, protocol: str, seconds: float) -> list[bool]:
    def tables(number: int, bots: int, level: str, *, hints: bool = False) -> list[BotTable]:
        return [BotTable(port, protocol, bots, level, hints=hints) for _ in range(number)]

    many, with_hints, most = tables(30, 3, "hard"), tables(30, 3, "hard", hints=True), tables(30, 9, "hard")
    easy = [tables(5, 1, "easy") for _ in range(3)]
    greedy, curious = tables(3, 9, "hard"), tables(85, 1, "easy", hints=True)
    return [
        await scene("five easy bots alone", [], easy[0], seconds),
        await scene("five easy bots beside 3 tables of nine hard ones", greedy, easy[1], seconds),
        await scene("five easy bots beside 85 who ask for hints", curious, easy[2], seconds),
        await scene("30 tables of three hard bots", [], many, seconds),
        await scene("30 tables of three hard bots, and everybody asks for hints", [], with_hints, seconds),
        await scene("30 tables of nine hard bots", [], most, seconds),
    ]


def run(build: Path, port: int, seconds: float) -> bool:
    """All scenes, each within the limit."""
    with TemporaryDirectory(dir=build) as folder:
        command = [sys.executable, "server.py", str(port), f"{folder}/store.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=HERE)
        try:
            assert server.stdout is not None
            protocol = server.stdout.readline().strip()
            wait_for(f"http://127.0.0.1:{port}/health")
            kept = asyncio.run(scenes(port, protocol, seconds))
        finally:
            server.terminate()
            server.wait()
    print(f"{sum(kept)} of {len(kept)} within {MOST_SECONDS:g} s from the question to a bot to its move")
    return all(kept)

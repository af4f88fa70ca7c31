"""People who play any game on any node, and write down all they send and see.

They know nothing of nodes but their addresses: when a line breaks or an answer is late they go to another one, say
hello again, and send again what was not answered.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.nodes.history import TURNED_AWAY, Answered, Back, History, Left, Saw, fingerprint
from server.nodes.history import Sent as Noted
from server.players import Player, Sent
from sobremesa.server.protocol import PROTOCOL
from wire import CONNECT_OPTIONS

LATE = 2.0
"""Seconds without an answer after which somebody goes to another node."""
LONGEST_GREETING = 4.0
"""Seconds that somebody waits for the answer to `hello`: the table may have to change its owner first."""
LONGEST_CALL = 1.0
"""Seconds that somebody waits for a node to take the line at all."""
LONGEST_HINT = 10.0
QUIET = 1.0
"""Seconds without a question after which somebody asks whether anybody is there."""
AGAIN = 0.3
"""Seconds after which somebody tries again what was not saved."""


HINTS = 0.05
"""How often somebody asks for one where the rules list nothing."""


# What people do where the rules list nothing: something that is always allowed


def rummy(view: dict[str, Any]) -> dict[str, Any]:
    return {"type": "draw"} if view["may_draw"] else {"type": "pass"}


def sumoku(view: dict[str, Any]) -> dict[str, Any]:
    return {"type": "pass"} if view["phase"] == "turn" else {"type": "ready"}


SIMPLE: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"rummy": rummy, "sumoku": sumoku}


class Request(NamedTuple):
    """Something that has to be answered."""

    sent: float
    until: float


class Late(Exception):  # noqa: N818 - what happened, not what went wrong
    """An answer has not come."""


class TurnedAway(Exception):  # noqa: N818 - what happened, not what went wrong
    """The answer to `hello` was a refusal: a page shows it, and does not try again by itself."""


@dataclass
class Person(Player):
    """One client with one seat, or none (`seat` is -1) to watch."""

    game: str = ""
    ports: Sequence[int] = ()
    """Where the nodes can be reached."""
    key: str = ""
    """The host's, who begins the next match."""
    thinking: float = 0.0
    """Seconds before an act, on average."""
    match: int = 0
    phase: str = ""
    patience: float = LONGEST_GREETING
    """Seconds that it waits for the answer to `hello`."""
    may_greet: asyncio.Event = field(default_factory=asyncio.Event)
    """Until then it has a line and says nothing."""
    is_last: bool = False
    """No match after this one."""
    is_deaf: bool = False
    """Nothing that is sent to it arrives any more, until it has another line."""
    history: History = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.history = History(table=self.code, seat=self.viewer)
        self.note = self.history.entries.append
        self.may_greet.set()
        self.awaited: dict[str, Request] = {}
        """What was asked on this line and not answered yet, by id."""
        self.served_at = 0.0
        """When the last request was sent that has been answered."""
        self.hello_at = 0.0
        self.asks_at = 0.0
        """When to ask whether anybody is there."""
        self.acts_at = float("inf")
        """When to act next."""
        self.hint = ""
        """The id of the question for one."""
        self.is_greeted = False

    def __str__(self) -> str:
        """For whoever looks for what went wrong."""
        where = f"{self.game} {self.code} seat {self.seat}, match {self.match} {self.phase} at {self.state.get('n')}"
        last = [entry for entry in self.history.entries[-50:] if not isinstance(entry, Saw)][-6:]
        return f"{where}, waits for {list(self.awaited)}, last {last}"

    @property
    def viewer(self) -> int | None:
        return None if self.seat < 0 else self.seat

    # Lines

    async def live(self) -> None:
        port = self.random.choice(self.ports)
        while not self.stopped:
            why, came = "closed", monotonic()
            self.port = port
            try:
                async with asyncio.timeout(min(LONGEST_CALL, self.patience) if self.ports[1:] else self.patience):
                    line = await connect(f"ws://127.0.0.1:{port}/ws/{self.code}", **CONNECT_OPTIONS)
                try:
                    self.line = line
                    await self.play(line)
                finally:
                    line.transport.abort()
            except Late as late:
                why = f"no answer to {late}"
            except TurnedAway as refusal:
                why = f"{TURNED_AWAY} {refusal}"
            except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                why = type(error).__name__
            self.leave(why, came)
            if not self.stopped:
                others = [other for other in self.ports if other != port]
                port = self.random.choice(others or self.ports)
                await asyncio.sleep(self.random.random() * 0.1)

    def leave(self, why: str, came: float) -> None:
        """The line is of no use any more. The trouble began with the first message that was not answered."""
        since = min([monotonic(), *(request.sent for request in self.awaited.values())]) if self.is_greeted else came
        self.note(Left(at=monotonic(), since=since, why=why))
        self.line = None
        self.back.clear()
        self.is_greeted = self.is_deaf = False
        self.awaited.clear()
        self.acts_at, self.hint = float("inf"), ""

    async def play(self, line: ClientConnection) -> None:
        await self.may_greet.wait()
        tokens = [token for token in (self.token, self.key) if token]
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.code, "tokens": tokens}
        self.hello_at = monotonic()
        await self.send(line, hello, self.patience, "hello")
        while not self.stopped:
            now = monotonic()
            until = min([self.asks_at, self.acts_at, *(request.until for request in self.awaited.values())])
            if until > now:
                with suppress(TimeoutError):
                    frame = await asyncio.wait_for(line.recv(), until - now)
                    if not self.is_deaf:
                        await self.hear(line, json.loads(frame))
                    continue
            await self.look_at_the_clock(line)

    async def look_at_the_clock(self, line: ClientConnection) -> None:
        now = monotonic()
        if late := [name for name, request in self.awaited.items() if request.until <= now]:
            raise Late(late[0])
        if self.acts_at <= now:
            self.acts_at, self.hint = float("inf"), ""
            await self.act(line)
        elif self.asks_at <= now:
            if self.phase == "over" and self.key and not self.is_last:
                await self.play_again(line)
            else:
                await self.ask(line, {"type": "ping"})

    async def send(self, line: ClientConnection, message: dict[str, Any], patience: float, name: str) -> None:
        now = monotonic()
        self.asks_at = now + max(QUIET, patience if name == "hello" else 0)
        self.awaited[name] = Request(now, now + patience)
        await line.send(json.dumps(message))

    async def ask(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Send a request that is not an act."""
        name = f"{self.seat}-{token_hex(8)}"
        await self.send(line, message | {"id": name}, LATE, name)

    # Hearing

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if request := self.awaited.pop(message.get("id", ""), None):
            self.served_at = request.sent
        match message["type"]:
            case "welcome":
                self.awaited.pop("hello")
                assert message["tokens"][:1] == [self.seat] or self.viewer is None, message
                self.greetings += 1
                for move in self.unanswered:
                    await self.send_act(line, move)
            case "table":
                await self.hear_of_table(line, message)
            case "state":
                self.look(message)
                self.decide()
            case "done" | "refused" if message["id"] in self.moves:
                self.hear_answer(message)
            case "hinted" if message["id"] == self.hint:
                self.acts_at, self.hint = float("inf"), ""
                await self.make(line, message["action"])
            case "refused" if message["id"] == self.hint != "":
                self.acts_at, self.hint = monotonic() + AGAIN, ""
            case "refused" if not message["id"]:
                raise TurnedAway(message["code"])

    async def hear_of_table(self, line: ClientConnection, table: dict[str, Any]) -> None:
        if table["match"] != self.match:
            self.match, self.state = table["match"], {}
        self.phase = table["phase"]
        if self.seat in table["waiting"]:
            await line.send(json.dumps({"type": "seen", "seat": self.seat}))
        if self.phase == "over" and self.key and not self.is_last:
            await self.play_again(line)
        self.decide()

    async def play_again(self, line: ClientConnection) -> None:
        await self.ask(line, {"type": "rematch", "seat": self.seat, "random": token_hex(16)})

    def look(self, state: dict[str, Any]) -> None:
        asked = None if self.is_greeted else self.hello_at
        view = fingerprint(state["view"])
        self.note(Saw(at=monotonic(), match=self.match, n=state["n"], view=view, asked=asked))
        self.state = state
        if not self.is_greeted:
            self.is_greeted = True
            self.note(Back(at=monotonic()))
            self.back_at = monotonic()
            self.back.set()

    def hear_answer(self, answer: dict[str, Any]) -> None:
        self.note(Answered(at=monotonic(), id=answer["id"], n=answer.get("n"), code=answer.get("code")))
        if answer.get("code") == "not_saved":
            # Some people try the same again, others think anew: what they chose is not there.
            if self.random.random() < 0.5:
                self.moves[answer["id"]].answer = answer
            self.acts_at = monotonic() + AGAIN
            return
        self.moves[answer["id"]].answer = answer
        self.decide()

    # Acting

    @property
    def known(self) -> int:
        """The highest number that an act of this match was answered with."""
        answers = (move.answer for move in self.moves.values() if move.answer and move.message["match"] == self.match)
        return max([0, *(int(answer["n"]) for answer in answers if "n" in answer)])

    def is_asked(self) -> bool:
        """Whether it is for this seat to act, in a state that shows all it was told."""
        state = self.state
        if self.viewer is None or self.resting or self.phase != "playing" or not state:
            return False
        return state["outcome"] is None and (self.seat in state["to_act"] or bool(state["may_act"]))

    def decide(self) -> None:
        """Act after a while, if it is for this seat to act."""
        if self.acts_at == float("inf") and not self.hint and self.is_asked():
            self.acts_at = monotonic() + self.thinking * self.random.expovariate(1.0)

    async def act(self, line: ClientConnection) -> None:
        for move in self.unanswered:
            if move.message["id"] not in self.awaited:
                await self.send_act(line, move)
        if self.hint or self.unanswered or not self.is_asked() or self.state["n"] < self.known:
            return
        if self.seat not in self.state["to_act"] and self.random.random() > 0.2:
            return
        if self.state["legal"]:
            await self.make(line, self.random.choice(self.state["legal"]))
        elif self.is_last or self.random.random() > HINTS:
            await self.make(line, SIMPLE[self.game](self.state["view"]))
        else:
            self.hint = f"hint-{token_hex(8)}"
            self.acts_at = monotonic() + LONGEST_HINT
            where = {"seat": self.seat, "decision_id": self.state["decision_id"]}
            await line.send(json.dumps({"type": "hint", "id": self.hint, **where}))

    async def make(self, line: ClientConnection, action: dict[str, Any]) -> None:
        """Send an act, some of them twice."""
        if self.unanswered:
            return
        name = f"{self.match}.{next(self.names)}"
        where = {"seat": self.seat, "decision_id": self.state["decision_id"], "match": self.match}
        move = self.moves[name] = Sent({"type": "act", "id": name, "actions": [action], **where}, seen=self.state["n"])
        for _ in range(2 if self.random.random() < 0.05 else 1):
            await self.send_act(line, move)

    async def send_act(self, line: ClientConnection, move: Sent) -> None:
        act = move.message | {"resent": move.was_sent}
        move.was_sent = True
        self.note(Noted(at=monotonic(), id=act["id"], match=act["match"], n=move.seen, actions=act["actions"]))
        await self.send(line, act, LATE, act["id"])

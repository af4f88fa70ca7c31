"""A server in a thread of its own, and what a scene may arrange behind its back: the deal, and moves for people."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.request import Request, urlopen

import uvicorn
from websockets.sync.client import ClientConnection, connect

from sobremesa.catalogue import game as get_game
from sobremesa.core.actions import Action
from sobremesa.core.chance import SEED_BYTES, Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.server.app import Settings, create_app
from sobremesa.server.http.origins import local_address
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import bound, server_config
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.table import Table
from wire import GENEROUS, QUICK, stored_moves

T = TypeVar("T")
Judge = Callable[[State[Any]], bool]

SECONDS = 60
"""After which something will not happen any more, on a machine that is busy with other things."""
PATIENT = Pace(bot_least=3600, bot_most=3600, result=3600, away=3600, host_away=3600)
"""Nothing happens at the table by itself."""


def is_free(port: int) -> bool:
    try:
        bound("0.0.0.0", port).close()
    except OSError:
        return False
    return True


class House:
    """A running server with a store of its own. It can be closed and opened again at the same address."""

    def __init__(self, folder: Path, page: Path, pace: Pace = QUICK, port: int = 0) -> None:
        self.database = f"sqlite:///{folder / 'store.sqlite3'}"
        self.page = page
        self.pace = pace
        self.port = port if is_free(port) else 0
        self.lines = ExitStack()
        self.guests: list[Guest] = []
        """People without a page, and their connections."""
        self.open()

    @property
    def url(self) -> str:
        """The address on this machine."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url_for_phones(self) -> str:
        """The plain address in the local network, which is no secure context."""
        return f"http://{local_address()}:{self.port}"

    def open(self) -> None:
        """Start the server and wait until people can come."""
        listening = bound("0.0.0.0", self.port)
        self.port = listening.getsockname()[1]
        settings = Settings(
            address=self.url, database=self.database, page=self.page, pace=self.pace, limits=GENEROUS, workers=1
        )
        self.app = create_app(settings)
        self.server = uvicorn.Server(server_config(self.app))
        self.thread = Thread(target=asyncio.run, args=(self.server.serve(sockets=[listening]),), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)
        self.loop: asyncio.AbstractEventLoop = next(iter(self.server.servers)).get_loop()

    def close(self) -> None:
        """Stop the server; the store stays."""
        self.send_guests_home()
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive(), "the server did not stop"

    def send_guests_home(self) -> None:
        """Close the connections of people without a page."""
        self.lines.close()
        self.guests.clear()

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer to an HTTP request."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, {"content-type": "application/json"})) as answer:
            return json.loads(answer.read())

    # Tables

    def set_table(self, *names: str, game: str = "sumo", bots: int = 0, **options: Any) -> "Party":
        """A table with people at it, of whom the first is the host, and bots behind them."""
        opened = self.ask("/api/tables", {"game": game, "options": {"players": len(names) + bots} | options})
        party = Party(self, opened["code"], opened["host"])
        for name in names:
            party.sit(name)
        for seat in range(len(names), len(names) + bots):
            party.guests[0].request(type="bot", seat=seat, level="easy")
        return party

    # Behind the server's back

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(2 * SECONDS)

    def comes_true(self, holds: Callable[[], bool]) -> None:
        """Wait for what a page has asked for and shows already, while the request may still be on its way."""

        async def look() -> None:
            async with asyncio.timeout(SECONDS):
                while not holds():
                    await asyncio.sleep(0.01)

        self.inside(look())

    def table(self, code: str) -> Table:
        """The live table."""
        found: Table = self.app.app.state.tables.tables[code]
        return found

    def moves(self, code: str) -> list[Any]:
        """What stands on the record of the match that lies on a table."""
        return list(self.inside(stored_moves(self.table(code))))

    def stack(self, code: str, wanted: Judge, *, taken: int = 0, **options: Any) -> None:
        """
        Let the next deal be one that is wanted, for exactly those who sit there now.

        What is chosen on a page is shown there at once and may still be on its way: so many chairs have to be taken,
        and the options that are named chosen.
        """
        table = self.table(code)
        self.comes_true(lambda: sum(chair.kind != "free" for chair in table.lobby.chairs) >= taken)
        self.comes_true(lambda: table.lobby.options.items() >= options.items())
        self.inside(stack(table, wanted))

    def put(self, code: str, position: dict[str, Any]) -> None:
        """Let the match stand in this position; whoever comes to the table from now on finds it so."""
        self.inside(put(self.table(code), position))

    def run_down(self, code: str) -> None:
        """Set the match clock to the deadline."""
        self.inside(run_down(self.table(code)))

    def play_on(self, code: str, until: Judge) -> None:
        """Let everybody move as a fair player would, people too, until something holds."""
        self.inside(play_on(self.table(code), until))

    def cut_lines(self) -> None:
        """Break every connection of a page without a goodbye; people without one keep theirs."""
        self.inside(cut_lines(self.server, {guest.port for guest in self.guests}))

    def position(self, code: str) -> State[Any]:
        """The match as it really is; a copy."""

        async def look() -> State[Any]:
            live = self.table(code).live_match
            assert live is not None
            return live.state.copy()

        return self.inside(look())


async def stack(table: Table, wanted: Judge) -> None:
    async with table.lock:
        for number in range(1, 20_000):
            secret = number.to_bytes(SEED_BYTES, "big").hex()
            trial = table.lobby.copy()
            trial.secret = secret
            if wanted(trial.deal(table.game).start()):
                break
        else:
            raise AssertionError("no deal is as it was wanted")

        def put(lobby: Lobby) -> None:
            lobby.secret = secret

        await table.storage.change(put)


async def put(table: Table, position: dict[str, Any]) -> None:
    live = table.live_match
    assert live is not None
    async with table.lock:
        live.match.state = table.game.from_position({"options": live.match.header.options} | position)
        live.match.state.events = []
        table.storage.lay_out(LiveMatch(live.match, live.match_id))
        table.progress.go_on()


async def run_down(table: Table) -> None:
    live = table.live_match
    assert live is not None
    assert live.state.deadline is not None
    async with table.lock:
        table.progress.clock.set(live.state.deadline)
        table.progress.go_on()


async def play_on(table: Table, until: Judge) -> None:
    live = table.live_match
    assert live is not None
    chance = habits()
    async with table.lock:
        while not until(live.state):
            if table.progress.is_showing_result:
                table.progress.end_result()
            seat = live.state.to_act[0]
            action = fair_move(table.game, live.state, seat, chance)
            await table.storage.commit([live.match.check(seat, action, at=table.progress.clock.now())])
        table.progress.go_on()


def habits() -> Chance:
    """What people who play on choose by: the same every time."""
    return Chance(seed_from_int(2))


def fair_move(box: Game[Any], state: State[Any], seat: int, chance: Chance) -> Action:
    return box.bots["medium"].choose(state.imagine(seat, chance), seat, chance, 0)


def foreseen(state: State[Any], until: Judge, name: str = "sumo") -> State[Any]:
    """How a deal will stand when people have played on."""
    state, chance, box = state.copy(), habits(), get_game(name)
    while not until(state):
        seat = state.to_act[0]
        state.apply(seat, fair_move(box, state, seat, chance))
    return state


async def cut_lines(server: uvicorn.Server, spared: set[int]) -> None:
    for connection in list(server.server_state.connections):
        if connection.transport.get_extra_info("peername")[1] not in spared:
            connection.transport.abort()


class Party:
    """People at a table, each with a connection of their own but without a page."""

    def __init__(self, house: House, code: str, key: str) -> None:
        self.house = house
        self.code = code
        self.key = key
        self.guests: list[Guest] = []

    def sit(self, name: str, seat: int | None = None) -> "Guest":
        """One more person, on the next free chair or on a certain one."""
        guest = Guest(self.house, self.code, *([] if self.guests else [self.key]))
        guest.sit(name, seat)
        self.guests.append(guest)
        return guest

    def start(self, wanted: Judge = lambda _: True) -> "Party":
        """Begin, with a deal that is wanted; without bots it is the same whenever the same people sit there."""
        self.house.stack(self.code, wanted)
        self.guests[0].request(type="start")
        return self

    def put(self, **position: Any) -> "Party":
        """Let the match stand in this position, in the notation of the game's rules."""
        self.house.put(self.code, position)
        return self

    def play_on(self, until: Judge) -> "Party":
        """Let everybody move until something holds."""
        self.house.play_on(self.code, until)
        return self

    def leave(self) -> "Party":
        """Everybody goes home; their chairs stay theirs."""
        for guest in self.guests:
            guest.socket.close()
        return self

    def keys(self, seat: int = 0) -> dict[str, list[str]]:
        """What a browser has to hold to be this person."""
        return {self.code: [self.guests[seat].token, *([self.key] if seat == 0 else [])]}


class Guest:
    """Somebody who plays without a page."""

    def __init__(self, house: House, code: str, *tokens: str) -> None:
        address = f"ws://127.0.0.1:{house.port}/ws"
        self.socket: ClientConnection = house.lines.enter_context(connect(address, max_queue=None, compression=None))
        self.seat = -1
        self.token = ""
        self.state: dict[str, Any] = {}
        self.counter = 0
        self.send(type="hello", protocol=PROTOCOL, table=code, tokens=list(tokens))
        house.guests.append(self)

    @property
    def port(self) -> int:
        """This end of the connection."""
        return int(self.socket.local_address[1])

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def request(self, **message: Any) -> dict[str, Any]:
        """Ask for something and wait until it is done."""
        self.counter += 1
        name = f"guest-{self.counter}"
        self.send(**message, id=name)
        while True:
            answer = self.hear()
            if answer.get("id") == name:
                assert answer["type"] == "done", answer
                return answer

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
        if message["type"] == "state" and message["seat"] == self.seat:
            self.state = message
        return message

    def sit(self, name: str, seat: int | None = None) -> None:
        done = self.request(type="sit", name=name, random=sha256(name.encode()).hexdigest()[:32], seat=seat)
        self.seat, self.token = done["seat"], done["token"]

    def act(self, **action: Any) -> None:
        """Move, on the state the table is in now."""
        self.request(type="ping")
        self.request(type="act", seat=self.seat, decision_id=self.state["decision_id"], actions=[action])

    @property
    def hand(self) -> list[int | str]:
        self.request(type="ping")
        hand: list[int | str] = self.state["view"]["own"]["hand"]
        return hand

    def lay(self, card: int | str | None = None) -> None:
        """Lay a card, or the highest number: it goes to a row without a question."""
        highest = max(card for card in self.hand if isinstance(card, int))
        self.act(type="play_card", card=highest if card is None else card)

"""The room with all tables: opening one, finding one by its code, putting away those nobody visits."""

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.core.game import Game
from sobremesa.core.match import replay_move, resume
from sobremesa.core.record import Acted, Header, Ticked
from sobremesa.core.refused import Refused
from sobremesa.games import game as boxed
from sobremesa.server import metrics
from sobremesa.server.codes import new_code, read_code
from sobremesa.server.limits import Credit, Credits, Limits
from sobremesa.server.lobby import Lobby, new_lobby
from sobremesa.server.play import Play
from sobremesa.server.store import CodeTaken, MatchRow, Store
from sobremesa.server.table import Pace, Table
from sobremesa.server.thinking import Thinking

IDLE_SECONDS: Final = 600

_read_header: Final = msgspec.json.Decoder(Header)
_read_move: Final = msgspec.json.Decoder(Acted | Ticked)


class Opened(Struct, frozen=True):
    """A table just opened, and the key that makes its holder the host."""

    code: str
    host: str
    link: str


class Hall:
    """All tables of this server. Those nobody visits are only in the store."""

    def __init__(self, store: Store, thinking: Thinking, *, address: str, limits: Limits, pace: Pace) -> None:
        self.store: Final = store
        self.thinking: Final = thinking
        self.address: Final = address
        self.limits: Final = limits
        self.pace: Final = pace
        self.tables: dict[str, Table] = {}
        self.finding: Final = asyncio.Lock()
        self.opening: Final = Credits(limits.tables_per_minute / 60, limits.tables_at_once)
        self.guesses: Final = Credits(limits.guesses_per_minute / 60, limits.guesses_at_once)
        self.all_guesses: Final = Credit(limits.all_guesses_per_minute / 60, limits.all_guesses_per_minute)

    async def open(self, game_id: str, chosen: dict[str, Any], visitor: str) -> Opened:
        """Set a new table."""
        game = boxed(game_id)
        if not self.opening.take(visitor, monotonic()):
            raise Refused("too_fast")
        while True:
            lobby, key = new_lobby(new_code(), game, chosen)
            try:
                await self.store.save_table(lobby.code, game.id, msgspec.json.encode(lobby), new=True)
            except CodeTaken:
                continue
            self.tables[lobby.code] = self.seat(lobby, game, None)
            metrics.tables.set(len(self.tables))
            return Opened(lobby.code, key, self.link_to(lobby.code))

    async def find(self, typed: str, visitor: str) -> Table:
        """The table of that code. Wrong codes cost credit, so that nobody finds tables by guessing."""
        now = monotonic()
        if self.guesses.of(visitor).is_empty(now) or self.all_guesses.is_empty(now):
            raise Refused("too_many_guesses")
        code = read_code(typed)
        table = self.tables.get(code) or await self.load(code)
        if table is None or table.is_closed:
            self.guesses.take(visitor, now)
            self.all_guesses.take(now)
            raise Refused("no_such_table")
        return table

    async def load(self, code: str) -> Table | None:
        """Bring a table back from the store: its lobby, and its match by playing the record again."""
        async with self.finding:
            if code in self.tables:
                return self.tables[code]
            row = await self.store.load_table(code)
            if row is None or row.closed:
                return None
            lobby = msgspec.json.decode(row.document, type=Lobby)
            game = boxed(lobby.game)
            stored = await self.store.load_match(code, lobby.match) if lobby.match else None
            play = None if stored is None else played_again(game, stored)
            if play is not None and play.state.outcome is None and lobby.phase == "over":
                play = None
            self.tables[code] = table = self.seat(lobby, game, play)
            metrics.tables.set(len(self.tables))
            if play is not None and play.state.outcome is not None and lobby.phase != "over":
                await table.finish()
            return table

    def seat(self, lobby: Lobby, game: Game[Any], play: Play | None) -> Table:
        """A live table."""
        return Table(
            lobby,
            game,
            play,
            store=self.store,
            thinking=self.thinking,
            link=self.link_to(lobby.code),
            pace=self.pace,
        )

    def link_to(self, code: str) -> str:
        """The address that leads to a table."""
        return f"{self.address}/t/{code}"

    def put_away_idle(self) -> None:
        """Forget tables without visitors; the store has them."""
        now = monotonic()
        for code, table in list(self.tables.items()):
            idle = not table.connections and not table.lock.locked() and now - table.touched > IDLE_SECONDS
            if idle or table.is_closed:
                table.put_away()
                del self.tables[code]
        metrics.tables.set(len(self.tables))

    def close(self) -> None:
        """Let everybody go."""
        for table in self.tables.values():
            table.put_away()
        self.tables.clear()


def played_again(game: Game[Any], stored: MatchRow) -> Play:
    """The match a record leads to."""
    match = resume(game, _read_header.decode(stored.header), bytes.fromhex(stored.secret))
    play = Play(match, stored.id)
    for number, line in enumerate(stored.moves, start=2):
        move = _read_move.decode(line)
        replay_move(match, move, number)
        play.follow()
    play.keys = dict(stored.keys)
    return play

"""The room with all tables: opening one, finding one by its code, putting away those nobody visits."""

import asyncio
import logging
from collections.abc import Sequence
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
from sobremesa.server.pace import Pace
from sobremesa.server.play import Play
from sobremesa.server.store import CodeTaken, MatchRow, Store
from sobremesa.server.table import Table
from sobremesa.server.thinking import Thinking

IDLE_SECONDS: Final = 600

logger: Final = logging.getLogger(__name__)

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
        self.returning: Final = Credits(limits.guesses_per_minute / 60, limits.guesses_at_once)
        """For those without credit who offer tokens: only wrong ones cost."""
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

    async def find(self, typed: str, visitor: str, tokens: Sequence[str] = ()) -> Table:
        """The table of that code. Wrong codes cost credit, so that nobody finds tables by guessing.

        Whoever holds a token of the table is let in without credit too: others may have spent it.
        """
        code = read_code(typed)
        table = self.here(code)
        if table is None:
            # One after the other, so that many guesses made at once cannot share one credit.
            async with self.finding:
                self.must_have_credit(visitor, tokens)
                table = self.here(code) or await self.load(code)
        else:
            self.must_have_credit(visitor, tokens)
        may_guess = self.may_guess(visitor)
        if table is not None and not table.is_closed and (may_guess or any(map(table.lobby.knows, tokens))):
            return table
        self.spend(visitor)
        raise Refused("no_such_table" if may_guess else "too_many_guesses")

    def may_guess(self, visitor: str) -> bool:
        """Whether the visitor, and all visitors together, have credit for a wrong code."""
        now = monotonic()
        return not self.guesses.of(visitor).is_empty(now) and not self.all_guesses.is_empty(now)

    def must_have_credit(self, visitor: str, tokens: Sequence[str]) -> None:
        """Refuse whoever has guessed too often, unless there are tokens to look at."""
        if not self.may_guess(visitor) and (not tokens or self.returning.of(visitor).is_empty(monotonic())):
            raise Refused("too_many_guesses")

    def spend(self, visitor: str) -> None:
        """What a wrong code costs."""
        now = monotonic()
        if self.may_guess(visitor):
            self.guesses.take(visitor, now)
            self.all_guesses.take(now)
        else:
            self.returning.take(visitor, now)

    def here(self, code: str) -> Table | None:
        """The table, if it is in memory and still true."""
        table = self.tables.get(code)
        return None if table is None or table.is_put_away else table

    async def load(self, code: str) -> Table | None:
        """Bring a table back from the store: its lobby, and its match by playing the record again."""
        row = await self.store.load_table(code)
        if row is None:
            return None
        lobby = msgspec.json.decode(row.document, type=Lobby)
        if lobby.closed_because is not None:
            raise Refused(lobby.closed_because)
        if row.closed:
            return None
        game = boxed(lobby.game)
        play = await self.bring_back(lobby, game)
        table = self.seat(lobby, game, play)
        if play is not None and play.state.outcome is not None and lobby.phase in ("playing", "paused"):
            await table.finish()
        self.tables[code] = table
        metrics.tables.set(len(self.tables))
        return table

    async def bring_back(self, lobby: Lobby, game: Game[Any]) -> Play | None:
        """The match at a table, if one lies on it. One of older rules cannot go on: its table is closed and says so."""
        if lobby.phase in ("lobby", "closed"):
            return None
        stored = await self.store.load_match(lobby.code, lobby.match)
        if stored is None:
            raise Refused("match_unreadable")
        try:
            return played_again(game, stored)
        except OlderRules as older:
            if lobby.phase == "over":
                lobby.open_again()
                return None
            lobby.close("match_of_older_rules")
            await self.store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby))
            await self.store.close_table(lobby.code)
            logger.warning("a match of %s was closed: this is %s", older, game.name)
            raise Refused("match_of_older_rules") from None
        except Refused as refusal:
            logger.error("match %d cannot be played again: %s", stored.id, refusal.facts.get("why"))
            raise Refused("match_unreadable") from None

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
            if idle or table.is_closed or table.is_put_away:
                table.put_away()
                del self.tables[code]
        metrics.tables.set(len(self.tables))

    def close(self) -> None:
        """Let everybody go."""
        for table in self.tables.values():
            table.put_away()
        self.tables.clear()


class OlderRules(Exception):  # noqa: N818 - what was found, not what went wrong
    """The match was begun under rules that this program does not play any more."""


def played_again(game: Game[Any], stored: MatchRow) -> Play:
    """The match a record leads to."""
    header = _read_header.decode(stored.header)
    if header.game != game.name:
        raise OlderRules(header.game)
    match = resume(game, header, bytes.fromhex(stored.secret))
    play = Play(match, stored.id)
    keys = {n: key for key, n in stored.keys.items()}
    for number, line in enumerate(stored.moves, start=2):
        move = _read_move.decode(line)
        replay_move(match, move, number)
        play.follow(move, keys.get(move.n))
    return play

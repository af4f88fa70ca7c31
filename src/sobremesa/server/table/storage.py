"""The part of a table that is stored: its lobby and its match. Nothing counts or is shown before it is durable."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.record import Move, write_line
from sobremesa.server.store import Conflict, StoreError
from sobremesa.server.table.live_match import LiveMatch, stored_size, written
from sobremesa.server.table.lobby import Lobby

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table

T = TypeVar("T")

logger: Final = logging.getLogger(__name__)


class TableStorage:
    """Owns the lobby and the match of a table, and changes them by way of the store."""

    def __init__(self, table: "Table", lobby: Lobby, game: Game[Any], live: LiveMatch | None) -> None:
        self._table: Final = table
        self._store: Final = table.store
        self._lobby = lobby
        self._game = game
        self._live = live

    @property
    def lobby(self) -> Lobby:
        return self._lobby

    @property
    def game(self) -> Game[Any]:
        return self._game

    @property
    def live_match(self) -> LiveMatch | None:
        return self._live

    # The lobby

    async def change(self, change: Callable[[Lobby], T]) -> T:
        """Change a copy of the lobby, make it durable, and only then let it count."""
        lobby = self._lobby.copy()
        result = change(lobby)
        seated = bool(lobby.people())
        await self._store.save_table(lobby.code, lobby.game, msgspec.json.encode(lobby), seated=seated)
        self._lobby = lobby
        if lobby.phase == "lobby":
            self.lay_out(None)
        if lobby.game != self._game.id:
            self._game = get_game(lobby.game)
        self._table.visits.recognise()
        return result

    async def start(self) -> None:
        """Deal a match for those who sit here."""
        lobby = self._lobby.copy()
        lobby.must_be_open()
        match = lobby.deal(self._game)
        header = write_line(match.header)[:-1]
        secret = match.secret.hex() if match.secret else ""
        document = msgspec.json.encode(lobby)
        match_id = await self._store.start_match(lobby.code, lobby.match, header, secret, document)
        self.spend_bytes(len(header))
        self._lobby = lobby
        self.lay_out(LiveMatch(match, match_id))
        self._table.progress.begin()
        self._table.visits.recognise()
        self._table.display.show_everything()
        self._table.progress.go_on()

    def lay_out(self, live: LiveMatch | None) -> None:
        """Put a match on the table, or clear the table."""
        self._live = live

    # The match

    async def commit(self, moves: Sequence[Move], keys: Mapping[int, str] = {}) -> dict[int, int]:
        """Make moves durable, apply them, and show them to everybody; `keys` are those of acts, by their last move.

        Returns the bytes that each move adds to the store, by its number.
        """
        live = self._running()
        lines = written(moves)
        await self._store.append(live.match_id, lines, keys)
        sizes = {n: stored_size(line, keys.get(n)) for n, line in lines}
        hands = live.state.hands_played
        live.apply(moves, keys, sum(sizes.values()))
        self._table.display.show_moves(live)
        self._table.hints.cancel_stale()
        if live.state.outcome is not None:
            await self.try_to_finish()
        elif live.size > self._table.limits.match_bytes:
            await self._break_off(live)
        elif live.state.hands_played != hands:
            self._table.progress.pause_for_result()
            await self._store_position(live)
        elif live.wants_position:
            await self._store_position(live)
        return sizes

    async def _store_position(self, live: LiveMatch) -> None:
        """Store the position: the match is loaded from there, and steps of it are replayed from there."""
        live.position_is_stored()
        snapshot = msgspec.json.encode(live.snapshot())
        self.spend_bytes(len(snapshot))
        # The moves are durable already: without the position the match is only loaded more slowly.
        with suppress(StoreError):
            await self._store.append(live.match_id, [], position=(live.n, snapshot))

    async def try_to_finish(self) -> None:
        """Finish; if the store fails, try again in a while."""
        try:
            await self.finish()
        except Conflict:
            raise
        except StoreError as error:
            logger.error("a match could not be closed yet: %s", error)
            self._table.progress.retry()

    async def finish(self) -> None:
        """The match is over: close its record and make ready for another."""
        live = self._running()
        closing = live.match.closing(await self._store.body_hash(self._lobby.code, self._lobby.match))
        assert closing is not None
        assert live.state.outcome is not None
        lobby = self._lobby.copy()
        lobby.match_over(self._game, live.state.outcome)
        document = msgspec.json.encode(lobby)
        await self._store.append(live.match_id, [], closing=write_line(closing)[:-1], document=document)
        self._lobby = lobby
        self._table.progress.clear_result()
        self._table.display.show_table()

    async def _break_off(self, live: LiveMatch) -> None:
        """The match is too long to be stored: make ready for another. If the store fails, the next move tries again."""
        lobby = self._lobby.copy()
        lobby.break_off(self._game)
        try:
            await self._store.append(live.match_id, [], ends=True, document=msgspec.json.encode(lobby))
        except Conflict:
            raise
        except StoreError as error:
            logger.error("a match could not be broken off yet: %s", error)
            return
        logger.warning("a match was broken off after %d moves: it takes up %d bytes", live.n, live.size)
        self._lobby = lobby
        self.lay_out(None)
        self._table.progress.clear_result()
        self._table.visits.recognise()
        self._table.display.show_everything()

    def _running(self) -> LiveMatch:
        assert self._live is not None
        return self._live

    # Who pays for it

    def spend_bytes(self, size: int) -> None:
        """Charge all connections for what nobody has sent: moves of bots, positions."""
        connections = self._table.connections
        for connection in connections:
            connection.budget.spend_bytes(size / len(connections))

    def may_store(self) -> bool:
        """Whether anybody at the table may still add to the store."""
        return any(connection.budget.may_store() for connection in self._table.connections)

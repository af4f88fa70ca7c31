"""The part of a table that admits people: connections that come and go, and the seats they bring."""

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from sobremesa.server import protocol
from sobremesa.server.store import StoreError
from sobremesa.server.table.presence import Presence
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table

NOTE_EVERY: Final = 3600
"""Seconds between two notes in the store that a table is visited."""


class Visits:
    """Connections come and go with the table's lock held, so that nobody misses a move."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self.presence: Final = Presence(table.pace)
        self._idle_since = monotonic()
        self._next_note = 0.0

    @property
    def idle_since(self) -> float:
        """When somebody came or went last."""
        return self._idle_since

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """Add a connection: `welcome`, the table, and the match from each of its seats."""
        table = self._table
        async with table.lock:
            if table.is_released:
                connection.close()
                return
            worth = [table.lobby.worth_of(token) for token in tokens]
            lost = self._lost_seats(tokens)
            connection.tell(protocol.Welcome(protocol=protocol.PROTOCOL, tokens=worth, lost=lost))
            self.add(connection, tokens)
            with suppress(StoreError):
                await self._end_substitutions()
            table.display.show_all(connection)
            table.display.show_table(but=connection)
            table.progress.go_on()
            self._note_visit()

    async def leave(self, connection: Connection) -> None:
        """Remove a connection; its people keep their seats."""
        table = self._table
        async with table.lock:
            self.presence.remove(connection)
            connection.close()
            table.hints.cancel_of(connection)
            table.reviews.cancel_of(connection)
            self.note_presence()
            table.progress.end_result_when_seen()
            table.display.show_table()
            table.progress.go_on()

    def add(self, connection: Connection, tokens: list[str]) -> None:
        """Count a connection among those here, with the seats that its tokens open."""
        connection.hold(tokens)
        self.presence.add(connection)
        self.recognise()

    def recognise(self) -> None:
        """Work out the seats of every connection from its tokens."""
        live = self._table.live_match
        self.presence.recognise(self._table.lobby, 0 if live is None else len(live.match.header.seats))
        self.note_presence()

    def note_presence(self) -> None:
        """Note who is here, and show the table again when somebody's absence begins to matter."""
        self._idle_since = monotonic()
        for name, seconds in self.presence.note(self._table.lobby).items():
            self._table.timers.later(name, seconds, self._table.display.show_table)
        self._table.progress.wait_only_for(self.presence.seats)

    def forget_closed(self) -> None:
        """Remove connections that were closed because they took no frames."""
        if self.presence.remove_closed():
            self.note_presence()
            self._table.display.show_table()

    def _lost_seats(self, tokens: list[str]) -> list[protocol.LostSeat]:
        """The seats of a person who returns for which somebody made a new link."""
        lobby = self._table.lobby
        chairs = [(seat, lobby.chairs[seat]) for seat in lobby.lost_seats(tokens)]
        return [protocol.LostSeat(seat=seat, name=chair.name, by=chair.given_by) for seat, chair in chairs]

    async def _end_substitutions(self) -> None:
        """People who are back play for themselves again."""
        table = self._table
        back = [seat for seat in table.lobby.people() if table.lobby.chairs[seat].substitute and table.is_here(seat)]
        if back:
            await table.storage.change(lambda lobby: lobby.take_over(back))

    def _note_visit(self) -> None:
        """Tell the store now and then that the table is visited: a match of one move a day is not forgotten."""
        if monotonic() > self._next_note:
            self._next_note = monotonic() + NOTE_EVERY
            self._table.timers.spawn(self._table.store.touch_tables([self._table.lobby.code]))

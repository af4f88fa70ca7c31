"""The part of a table that shows: which connection is sent what, and when."""

from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.options import read_options
from sobremesa.server import protocol
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.table_view import seen_by, table_view
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


class Display:
    """Sends every connection what it may see."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self._last_settings: tuple[tuple[str, dict[str, Any]] | None, dict[str, Any]] = (None, {})

    def show_moves(self, live: LiveMatch) -> None:
        """Send the match to all who may see something of the last moves."""
        told = live.viewers_to_update
        shown = [(one, viewer) for one in self._table.connections for viewer in one.viewers if viewer in told]
        frames = live.frames_for({viewer for _, viewer in shown}, self._table.progress.clock.now())
        for connection, viewer in shown:
            connection.push(frames[viewer])
        self._table.visits.forget_closed()

    def show_all(self, connection: Connection) -> None:
        """Send one connection everything: after `hello`, when it fell behind, or when it sits elsewhere."""
        connection.is_shown_all()
        connection.tell(seen_by(self._table, connection, self._view()))
        live = self._table.live_match
        if live is not None:
            for viewer in connection.viewers:
                connection.tell(live.seen_by(viewer, self._table.progress.clock.now(), history=True))

    def show_everything(self) -> None:
        """Send every connection everything."""
        for connection in self._table.connections:
            self.show_all(connection)

    def show_table(self, but: Connection | None = None) -> None:
        """Send everybody what has changed around the match."""
        view = self._view()
        for connection in self._table.connections:
            if connection.has_moved:
                self.show_all(connection)
            elif connection is not but:
                connection.tell(seen_by(self._table, connection, view))
        self._table.visits.forget_closed()

    def show_to_all(self, message: protocol.TableMessage) -> None:
        """Send everybody the same message."""
        frame = protocol.encode(message)
        for connection in self._table.connections:
            connection.push(frame)

    def _view(self) -> protocol.Table:
        return table_view(self._table, self._settings())

    def _settings(self) -> dict[str, Any]:
        """The options in force, cached: they are shown far more often than changed."""
        lobby, game = self._table.lobby, self._table.game
        options = lobby.played_options if lobby.match_is_on else lobby.options
        if self._last_settings[0] != (game.id, options):
            self._last_settings = ((game.id, options), read_options(game.options, options).settings())
        return self._last_settings[1]

"""What a table looks like around its match: the same to everybody, but for who one is."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sobremesa.core.options import read_options
from sobremesa.server import protocol
from sobremesa.server.connection import Connection
from sobremesa.server.seats import Chair

if TYPE_CHECKING:
    from sobremesa.server.table import Table


def seen_by(table: "Table", connection: Connection, picture: protocol.Table) -> protocol.Table:
    """The picture as one browser sees it."""
    return replace(picture, you=connection.seats, host=table.is_host(connection))


def picture_of(table: "Table") -> protocol.Table:
    """The table as everybody sees it."""
    lobby = table.lobby
    shown: protocol.Phase = "result" if table.showing_result and lobby.phase == "playing" else lobby.phase
    return protocol.Table(
        code=lobby.code,
        game=lobby.game,
        link=table.link,
        phase=shown,
        options=lobby.options,
        settings=settings_of(table, lobby.played_options if table.match_is_on() else lobby.options),
        seats=[seat_info(table, chair) for chair in lobby.chairs],
        you=[],
        host=False,
        host_seat=table.presence.host_seat(lobby),
        waiting=sorted(table.waiting),
        match=lobby.match,
        commitment=lobby.commitment(),
        watchers=sum(not one.seats for one in table.connections),
        problem=lobby.problem(table.game) if lobby.phase in ("lobby", "over") else None,
    )


def settings_of(table: "Table", options: dict[str, Any]) -> dict[str, Any]:
    """The options in force. They are worked out once: they are shown far more often than changed."""
    if table.last_settings[0] != options:
        table.last_settings = (options, read_options(table.game.options, options).settings())
    return table.last_settings[1]


def seat_info(table: "Table", chair: Chair) -> protocol.SeatInfo:
    """A chair as everybody sees it."""
    return protocol.SeatInfo(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        present=chair.kind == "person" and not table.presence.away_for(chair),
        stand_in=chair.stand_in,
        may_stand_in=table.presence.may_stand_in(chair),
        again=chair.again,
    )

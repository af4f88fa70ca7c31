"""The `table` message: everything around the match."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sobremesa.server import protocol
from sobremesa.server.table.authority import powers_of
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.seats import Chair
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


def seen_by(table: "Table", connection: Connection, view: protocol.Table) -> protocol.Table:
    """The message for one browser: its own seats, whether it is the host, and what it may do."""
    return replace(view, you=connection.seats, host=table.is_host(connection), may=powers_of(table, connection))


def table_view(table: "Table", settings: dict[str, Any]) -> protocol.Table:
    """The part that is the same for everybody; `settings` are the options in force."""
    lobby = table.lobby
    shown: protocol.Phase = "result" if table.progress.is_showing_result and lobby.phase == "playing" else lobby.phase
    return protocol.Table(
        code=lobby.code,
        game=lobby.game,
        link=table.link,
        phase=shown,
        options=lobby.options,
        settings=settings,
        seats=[seat_info(table, chair) for chair in lobby.chairs],
        last=last_match(lobby),
        allow_newcomers=lobby.allow_newcomers,
        screen=lobby.screen,
        pace=lobby.pace,
        you=[],
        host=False,
        host_seat=table.presence.host_seat(lobby),
        next_host=table.presence.next_host(lobby),
        waiting=table.progress.unseen_by,
        match=lobby.match,
        commitment=lobby.commitment(),
        notices=[
            protocol.Notice(number=one.number, kind=one.kind, name=one.name, by=one.by)
            for one in lobby.notices
            if one.match == lobby.match
        ],
        watchers=sum(not one.seats for one in table.connections),
        problem=lobby.problem(table.game) if lobby.phase in ("lobby", "over") else None,
    )


def seat_info(table: "Table", chair: Chair) -> protocol.SeatInfo:
    return protocol.SeatInfo(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        present=chair.kind == "person" and not table.presence.away_for(chair),
        substitute=chair.substitute,
        may_substitute=table.presence.may_substitute(chair),
        again=chair.again,
        added=chair.kind == "person" and bool(chair.random),
        new=table.lobby.match > 0 and chair.kind == "person" and chair.person == table.lobby.newest,
        was=chair.was,
    )


def last_match(lobby: Lobby) -> protocol.LastMatch | None:
    """The result of the match before, with the places where its people sit now."""
    last = lobby.last
    if last is None or lobby.match_is_on:
        return None
    return protocol.LastMatch(
        match=last.match,
        game=last.game,
        seats=[
            protocol.LastSeat(name=one.name, kind="bot" if one.bot else "person", chair=lobby.place_of(one.person))
            for one in last.seats
        ],
        ranks=list(last.outcome.ranks),
        totals=list(last.outcome.totals),
    )

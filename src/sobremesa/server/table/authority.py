"""Who may speak for a seat, and who for the table. Nothing else decides it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sobremesa.core.refused import Refused
from sobremesa.server import protocol
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


def own_seat(seats: Sequence[int], seat: int) -> int:
    """The seat, if it is among those a browser has tokens for."""
    if not seats:
        raise Refused("not_a_player")
    if seat not in seats:
        raise Refused("not_your_seat", seat=seat)
    return seat


def must_be_host(table: "Table", connection: Connection) -> None:
    """Only the browser with the host's key, or the person the role has passed to."""
    if not table.is_host(connection):
        raise Refused("not_the_host")


def own_seat_or_host(table: "Table", connection: Connection, seat: int) -> None:
    """Everybody for the own seat, the host for all."""
    if seat not in connection.seats:
        may_give_away(table, connection, seat)


def may_give_away(table: "Table", connection: Connection, seat: int) -> None:
    """A seat is taken from its person only by the host, and the host's own by nobody who stands in for the host."""
    must_be_host(table, connection)
    if seat == kept_seat(table, connection):
        raise Refused("hosts_seat", seat=seat)


def kept_seat(table: "Table", connection: Connection) -> int | None:
    """The host's own seat, for somebody to whom the role has passed while the host is gone."""
    return None if table.presence.is_own_host(connection, table.lobby) else table.lobby.host_chair()


def powers_of(table: "Table", connection: Connection) -> protocol.Powers:
    """What the host's role lets this browser do with other people's seats; the page offers nothing else."""
    lobby, presence = table.lobby, table.presence
    if not table.is_host(connection):
        return protocol.Powers()
    kept = kept_seat(table, connection)
    stand = [seat for seat in lobby.people() if seat not in connection.seats and seat != kept]
    link = [seat for seat in stand if presence.may_substitute(lobby.chairs[seat])]
    return protocol.Powers(stand=stand, link=link, hand_over=presence.is_own_host(connection, lobby))


def must_be_the_host_for_good(table: "Table", connection: Connection) -> None:
    """The host, and not somebody to whom the role has passed while the host is gone."""
    if not table.presence.is_own_host(connection, table.lobby):
        raise Refused("not_the_host")


def must_sit_or_be_host(table: "Table", connection: Connection) -> None:
    """Anybody who has a seat at the table, and the host."""
    if not connection.seats and not table.is_host(connection):
        raise Refused("not_a_player")


def must_be_allowed_in(table: "Table", connection: Connection) -> None:
    """Newcomers while the door is open; the host, and people who sit here already (for one more on their device)."""
    if not table.lobby.allow_newcomers and not connection.seats and not table.is_host(connection):
        raise Refused("door_closed")


def may_swap(table: "Table", connection: Connection, message: protocol.Swap) -> None:
    """Everybody from the own chair to a free one while the lobby is open; the host any two."""
    free = table.lobby.chair(message.to).kind == "free"
    if message.seat not in connection.seats or not free or table.lobby.phase != "lobby":
        must_be_host(table, connection)

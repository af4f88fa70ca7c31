"""Who is connected to a table, since when the others are away, and who is the host."""

from math import ceil
from time import monotonic
from typing import Final

from sobremesa.server.protocol import NextHost
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.pace import Pace
from sobremesa.server.table.seats import Chair, token_hash
from sobremesa.server.ws.connection import Connection


class Presence:
    """The connections of a table, and the people behind them."""

    def __init__(self, pace: Pace) -> None:
        self._pace: Final = pace
        self.connections: Final[set[Connection]] = set()
        self._away_since: dict[str, float] = {}
        """Chairs (by the hash of their token) whose people are not connected."""
        self._host_gone_since: float | None = monotonic()

    @property
    def seats(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for connection in self.connections for seat in connection.seats}

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)

    def recognise(self, lobby: Lobby, players: int) -> None:
        """Work out the seats of every connection from its tokens: chairs may have moved, or have new tokens.

        `players` is how many seats the match on the table has: who came after it has none of them.
        """
        seats = {chair.token: seat for seat, chair in enumerate(lobby.chairs) if chair.token}
        for connection in self.connections:
            # Each token is hashed once: a hundred lines may hold a dozen each, and this is done at every change.
            hashes = {token_hash(token) for token in connection.tokens}
            own = sorted(seat for token, seat in seats.items() if token in hashes)
            connection.look_from(own, players, holds_key=bool(lobby.host) and lobby.host in hashes)

    def note(self, lobby: Lobby) -> dict[str, float]:
        """Note who is away; timers to set, by name: after how many seconds the table has to be shown again."""
        now = monotonic()
        matters: dict[str, float] = {}
        present = self.seats
        before = self._away_since
        self._away_since = {}
        for seat in lobby.people():
            if seat not in present:
                chair = lobby.chairs[seat].token
                self._away_since[chair] = before.get(chair, now)
                if chair not in before:
                    matters[f"away {seat}"] = self._pace.away
        if self._host_is_here(lobby):
            self._host_gone_since = None
        elif self._host_gone_since is None:
            self._host_gone_since = now
            matters["host"] = self._pace.host_away
        return matters

    def remove_closed(self) -> bool:
        """Remove connections that were closed because they took no frames; whether there were any."""
        closed = {connection for connection in self.connections if not connection.is_open}
        self.connections.difference_update(closed)
        return bool(closed)

    def away_for(self, chair: Chair) -> float:
        """For how many seconds the person has been gone; 0 while present."""
        since = self._away_since.get(chair.token)
        return 0 if since is None else max(monotonic() - since, 1e-9)

    def may_substitute(self, chair: Chair) -> bool:
        """Whether the person has been gone long enough for a bot to substitute."""
        return chair.kind == "person" and self.away_for(chair) >= self._pace.away

    def _host_is_here(self, lobby: Lobby) -> bool:
        """Whether the host is connected: the person who is the host, or a browser with the key while it counts."""
        return lobby.host_chair() in self.seats or any(self.has_key(one, lobby) for one in self.connections)

    def has_key(self, connection: Connection, lobby: Lobby) -> bool:
        """Whether this browser has the host's key, and the key still counts."""
        return connection.holds_key and lobby.key_counts

    def _host_left_for(self) -> float:
        """Seconds until the role of a host who is away passes on; not above 0: it has passed."""
        since = self._host_gone_since
        return self._pace.host_away if since is None else self._pace.host_away - (monotonic() - since)

    def _first_present(self, lobby: Lobby) -> int | None:
        """The first person present: who has the role when the host is gone."""
        return next((seat for seat in lobby.people() if not self.away_for(lobby.chairs[seat])), None)

    def acting_host(self, lobby: Lobby) -> int | None:
        """The seat the host's role has passed to, if the host is gone."""
        return self._first_present(lobby) if self._host_gone_since is not None and self._host_left_for() <= 0 else None

    def next_host(self, lobby: Lobby) -> NextHost | None:
        """While the host is away: who is the next, and when."""
        seat = self._first_present(lobby)
        left = self._host_left_for()
        if self._host_gone_since is None or seat is None or left <= 0:
            return None
        return NextHost(seat=seat, seconds=ceil(left))

    def host_seat(self, lobby: Lobby) -> int | None:
        """The seat of the person who is the host, if that person sits; away or not."""
        acting = self.acting_host(lobby)
        if acting is not None:
            return acting
        chair = lobby.host_chair()
        holders = (one.seats for one in self.connections if self.has_key(one, lobby) and one.seats)
        return next((seats[0] for seats in holders), None) if chair is None else chair

    def is_own_host(self, connection: Connection, lobby: Lobby) -> bool:
        """Whether this browser is the host's, and not one to which the role has passed."""
        chair = lobby.host_chair()
        return self.has_key(connection, lobby) or (chair is not None and chair in connection.seats)

    def is_host(self, connection: Connection, lobby: Lobby) -> bool:
        """Whether this browser has the host's powers now."""
        acting = self.acting_host(lobby)
        seat = lobby.host_chair() if acting is None else acting
        return self.has_key(connection, lobby) or (seat is not None and seat in connection.seats)

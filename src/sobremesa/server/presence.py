"""Who is at a table with a browser, and since when the others are not."""

from time import monotonic
from typing import Final

from sobremesa.server.connection import Connection
from sobremesa.server.lobby import Lobby
from sobremesa.server.pace import Pace
from sobremesa.server.seats import Chair, opens


class Presence:
    """The browsers at a table, and the people and the host behind them."""

    def __init__(self, pace: Pace) -> None:
        self.pace: Final = pace
        self.connections: set[Connection] = set()
        self.away_since: dict[str, float] = {}
        """Chairs (by the hash of their token) whose people are not connected."""
        self.host_gone_since: float | None = monotonic()

    @property
    def seats(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for connection in self.connections for seat in connection.seats}

    def recognise(self, lobby: Lobby) -> None:
        """Find the seats of every browser anew: chairs may have been moved, given away or given new tokens."""
        for connection in self.connections:
            opened = {lobby.seat_of(token) for token in connection.tokens}
            connection.look_from(sorted(seat for seat in opened if seat is not None))
            connection.holds_key = any(opens(token, lobby.host) for token in connection.tokens)

    def note(self, lobby: Lobby) -> dict[str, float]:
        """Look who is gone; by name, after how many seconds that will matter to the others."""
        now = monotonic()
        matters: dict[str, float] = {}
        present = self.seats
        before = self.away_since
        self.away_since = {}
        for seat in lobby.people():
            if seat not in present:
                chair = lobby.chairs[seat].token
                self.away_since[chair] = before.get(chair, now)
                if chair not in before:
                    matters[f"away {seat}"] = self.pace.away
        if any(connection.holds_key for connection in self.connections):
            self.host_gone_since = None
        elif self.host_gone_since is None:
            self.host_gone_since = now
            matters["host"] = self.pace.host_away
        return matters

    def forget_the_lost(self) -> bool:
        """Let go of browsers that have taken nothing for too long; whether there were any."""
        lost = {connection for connection in self.connections if not connection.is_open}
        self.connections -= lost
        return bool(lost)

    def away_for(self, chair: Chair) -> float:
        """For how many seconds the person has been gone; 0 while present."""
        since = self.away_since.get(chair.token)
        return 0 if since is None else max(monotonic() - since, 1e-9)

    def may_stand_in(self, chair: Chair) -> bool:
        """Whether the person has been gone long enough for a bot to play on."""
        return chair.kind == "person" and self.away_for(chair) >= self.pace.away

    def acting_host(self, lobby: Lobby) -> int | None:
        """The seat the host's role has passed to, if the host is gone."""
        if self.host_gone_since is None or monotonic() - self.host_gone_since < self.pace.host_away:
            return None
        return next((seat for seat in lobby.people() if not self.away_for(lobby.chairs[seat])), None)

    def host_seat(self, lobby: Lobby) -> int | None:
        """The seat of the person who is the host, if that person sits."""
        holders = (connection.seats for connection in self.connections if connection.holds_key and connection.seats)
        return next((seats[0] for seats in holders), self.acting_host(lobby))

    def is_host(self, connection: Connection, lobby: Lobby) -> bool:
        """Whether this browser has the host's powers now."""
        return connection.holds_key or self.acting_host(lobby) in connection.seats

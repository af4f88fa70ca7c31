"""What a browser's connection talks to."""

from collections.abc import Collection
from typing import Protocol

from sobremesa.server.limits import TokenBucket
from sobremesa.server.ws.connection import Connection


class Place(Protocol):
    """A table or a lesson on this node, as `Socket` sees it."""

    @property
    def connections(self) -> Collection[Connection]:
        """All connections here: a message may be shown to each of them."""

    @property
    def seconds(self) -> float | None:
        """For how long a connection may stay; None: as long as it likes."""

    async def join(self, connection: Connection, tokens: list[str]) -> None:
        """Add a connection and show it everything."""

    async def leave(self, connection: Connection) -> None:
        """Remove a connection."""

    async def hear(self, connection: Connection, text: str) -> None:
        """Carry out a request, or refuse it."""

    def show_all(self, connection: Connection) -> None:
        """Send a connection everything anew."""

    def bucket_of(self, connection: Connection) -> TokenBucket | None:
        """The bucket that its messages take tokens from; None: one of the connection's own."""

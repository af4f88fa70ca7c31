"""This server as one of several nodes on one PostgreSQL: its heartbeats, and the other nodes."""

import sys
import time
from asyncio import Lock
from datetime import UTC, datetime
from math import inf
from secrets import token_hex
from typing import Any, Final

from msgspec import Struct

from sobremesa.server import metrics
from sobremesa.server.store import LEASE_SECONDS, NewNode, Node, Store
from sobremesa.version import __version__

BEAT_SECONDS: Final = 0.5
"""Between two heartbeats: several of them may be late before others take the tables."""
WATCH_SECONDS: Final = 0.25
"""How often it is looked whether they get through."""


class NodeSettings(Struct, frozen=True, kw_only=True):
    """How a node is set up."""

    name: str
    """For operators."""
    address: str
    """Where other nodes reach it, `host:port`."""
    port: int
    """On which it listens for them."""


def now() -> float:
    """Seconds that also pass while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Nodes:
    """What this node knows of itself and of the others."""

    def __init__(self, settings: NodeSettings) -> None:
        self.settings: Final = settings
        self.me: Final = NewNode(
            id=token_hex(8),
            name=settings.name,
            address=settings.address,
            key=token_hex(32),
            program=__version__,
            started=datetime.now(UTC),
        )
        metrics.node.labels(settings.name, __version__).set(1)
        self.others: dict[str, Node] = {}
        """By id."""
        self._is_leaving = False
        self._heard_at = -inf
        self.beating: Final = Lock()

    @property
    def is_leaving(self) -> bool:
        """Whether it takes no more tables."""
        return self._is_leaving

    def begin_to_leave(self) -> None:
        """Take no more tables, and tell the others with the next heartbeat."""
        self._is_leaving = True

    def is_internal(self, scope: Any) -> bool:
        """Whether a connection came in at the internal port, for nodes and operators."""
        return scope.get("server") is not None and scope["server"][1] == self.settings.port

    async def beat(self, store: Store) -> frozenset[str]:
        """Send a heartbeat; the codes of tables that others have taken, if this node may have been late.

        It counts from when it was begun: the database may have had it at once.
        """
        began = now()
        others = await store.beat(self.me, leaving=self._is_leaving)
        lost = frozenset[str]() if self.is_fresh else await store.lost_tables()
        self._heard_at = began
        self.others = {node.id: node for node in others}
        metrics.nodes.set(1 + sum(not node.is_late for node in others))
        return lost

    @property
    def is_fresh(self) -> bool:
        """Whether the lease holds: no other node can regard this one as late."""
        return now() - self._heard_at < LEASE_SECONDS

    @property
    def has_company(self) -> bool:
        """Whether there are others who could go on with the tables, as far as was heard."""
        return any(not node.is_late and not node.leaving for node in self.others.values())

"""Which TCP connections are let in, and for how long one may take to ask for something.

All of this happens before the application sees anything. Behind a trusted proxy every connection comes from the proxy:
there only the number of all connections counts here, and the visitors are told apart by http/guard.py and ws/socket.py.
"""

import logging
from asyncio import AbstractEventLoop, BaseTransport, Protocol, TimerHandle, Transport
from collections import Counter, OrderedDict
from time import monotonic
from typing import Any, Final

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState

from sobremesa.server import metrics
from sobremesa.server.limits.limits import Limits
from sobremesa.server.limits.token_buckets import TokenBuckets
from sobremesa.server.limits.visitors import visitor

LOG_EVERY_SECONDS: Final = 60

logger: Final = logging.getLogger(__name__)


class ConnectionLimiter:
    """Counts the open connections of each address and in all, and those that have not asked for anything yet."""

    def __init__(self, limits: Limits, most: int, trusted: Any, internal_port: int | None = None) -> None:
        self.limits: Final = limits
        self.most: Final = most
        """In all: less than the files this process may open."""
        self.trusted: Final = trusted
        """Addresses of proxies."""
        self.internal_port: Final = internal_port
        """The port at which other nodes come, each for many visitors."""
        self.open: dict[BaseTransport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.arrivals: Final = TokenBuckets(limits.connects_per_second, limits.connects_at_once)
        self.half_open: OrderedDict[HttpConnection, None] = OrderedDict()
        self.next_log = 0.0

    def admit(self, transport: Transport) -> bool:
        """Count a connection that has just been accepted; False, and it is not counted, if it has to go."""
        client = get_remote_addr(transport)
        host = client[0] if client else ""
        address = visitor(host)
        if len(self.open) >= self.most:
            return self.turn_away("connections", f"all {self.most} connections are in use")
        local = get_local_addr(transport)
        is_node = local is not None and local[1] == self.internal_port
        if host not in self.trusted and not is_node:
            if self.by_address[address] >= self.limits.sockets_per_address:
                return self.turn_away("address", "one address has as many connections as it may have")
            if not self.arrivals.take(address, monotonic()):
                return self.turn_away("connects", "one address connects too often")
            self.by_address[address] += 1
        else:
            address = ""
        self.open[transport] = address
        return True

    def leave(self, transport: BaseTransport) -> None:
        """A connection is gone."""
        address = self.open.pop(transport, "")
        if address:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def wait_for(self, connection: "HttpConnection") -> None:
        """A connection has not asked for anything yet; if there are too many of them, the oldest has to go."""
        self.half_open[connection] = None
        if len(self.half_open) > self.limits.half_open:
            oldest, _ = self.half_open.popitem(last=False)
            oldest.cut_off("half_open")

    def turn_away(self, why: str, says: str) -> bool:
        """Count it, and tell the operator now and then. Addresses stay out of the log."""
        metrics.cut_off.labels(why).inc()
        if monotonic() >= self.next_log:
            self.next_log = monotonic() + LOG_EVERY_SECONDS
            logger.warning("connections are turned away: %s", says)
        return False


class LimitedConfig(uvicorn.Config):
    """uvicorn's settings, with the limiter of connections."""

    def __init__(
        self, app: Any, *, limits: Limits, most_connections: int, internal_port: int | None = None, **settings: Any
    ) -> None:
        super().__init__(app, **settings)
        trusted: Any = ()
        if self.proxy_headers:
            trusted = ProxyHeadersMiddleware(app, trusted_hosts=self.forwarded_allow_ips).trusted_hosts
        self.connection_limiter: Final = ConnectionLimiter(limits, most_connections, trusted, internal_port)


class NewConnection(Protocol):
    """Where a connection is before it is let in: to turn one away has to cost next to nothing."""

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        self.made_of: Final = (config, server_state, app_state, _loop)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        config = self.made_of[0]
        if config.connection_limiter.admit(transport):
            connection = HttpConnection(*self.made_of)
            transport.set_protocol(connection)
            connection.connection_made(transport)
        else:
            transport.abort()


class HttpConnection(H11Protocol):
    """uvicorn's HTTP connection with a time limit for a request to arrive."""

    config: LimitedConfig

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.request_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_request()
        self.config.connection_limiter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.has_request()
        elif self.is_unfinished():
            if self.request_timer is None:
                self.await_request()
        else:
            self.has_request()

    def is_unfinished(self) -> bool:
        """Whether a request has begun to arrive and is not all there."""
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def await_request(self) -> None:
        """A request has to be all there in time, however slowly its bytes drip."""
        limiter = self.config.connection_limiter
        self.request_timer = self.loop.call_later(limiter.limits.request_seconds, self.cut_off, "slow")
        limiter.wait_for(self)

    def has_request(self) -> None:
        """It is there, or the connection is gone."""
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None
        self.config.connection_limiter.half_open.pop(self, None)

    def cut_off(self, why: str) -> None:
        """Close without a word."""
        metrics.cut_off.labels(why).inc()
        self.has_request()
        self.transport.abort()

"""Sobremesa's server for the load benchmark: every move durable, no limits unless asked for, quiet.

python server.py PORT STORE [limited]

STORE is a file for SQLite, or the address of a PostgreSQL, on which the server is one of several nodes.
"""

import sys

import uvicorn

from sobremesa.server import app
from sobremesa.server.app import Settings, create_app
from sobremesa.server.limits import Limits
from sobremesa.server.nodes.nodes import NodeSettings
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import bound, collect_less_often, server_config

WITHOUT_LIMITS = Limits(
    frames_per_second=1e9,
    frames_at_once=10**9,
    connections_per_address=10**9,
    arrivals_per_second=1e9,
    arrivals_at_once=10**9,
    tables_per_minute=1e9,
    tables_at_once=10**9,
    requests_per_second=1e9,
    requests_at_once=10**9,
    guesses_per_minute=1e9,
    guesses_at_once=10**9,
    all_guesses_per_minute=1e9,
    sockets_per_address=10**9,
    connects_per_second=1e9,
    connects_at_once=10**9,
    wire_frames_per_second=1e9,
    wire_frames_at_once=10**9,
    store_bytes_per_hour=1e18,
    store_bytes_at_once=1e18,
    match_bytes=10**18,
    loop_per_second=1e9,
    loop_at_once=1e9,
    loop_slice=1e9,
    changes=10**9,
)


def main() -> None:
    port, store = int(sys.argv[1]), sys.argv[2]
    limits = Limits() if "limited" in sys.argv[3:] else WITHOUT_LIMITS
    # A table whose people all come by way of one other node would move there: here it is to be relayed.
    app.RELEASE_EVERY = 3600  # type: ignore[misc]
    sockets, node = [bound("127.0.0.1", port)], None
    if "://" in store:
        sockets.append(bound("127.0.0.1", 0))
        private = sockets[1].getsockname()[1]
        node = NodeSettings(name=str(port), address=f"127.0.0.1:{private}", port=private)
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        database=store if node else f"sqlite:///{store}",
        limits=limits,
        node=node,
    )
    print(PROTOCOL, flush=True)
    collect_less_often()
    config = server_config(create_app(settings), limits=limits, internal_port=node.port if node else None)
    uvicorn.Server(config).run(sockets=sockets)


if __name__ == "__main__":
    main()

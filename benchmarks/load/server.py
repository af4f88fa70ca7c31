"""Sobremesa's server for the load benchmark: every move durable on SQLite FULL, no limits, quiet.

python server.py PORT STORE
"""

import sys

import uvicorn

from sobremesa.server.app import Settings, create_app
from sobremesa.server.limits import Limits
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
)


def main() -> None:
    port, store = int(sys.argv[1]), sys.argv[2]
    settings = Settings(address=f"http://127.0.0.1:{port}", database=f"sqlite:///{store}", limits=WITHOUT_LIMITS)
    print(PROTOCOL, flush=True)
    collect_less_often()
    uvicorn.Server(server_config(create_app(settings))).run(sockets=[bound("127.0.0.1", port)])


if __name__ == "__main__":
    main()

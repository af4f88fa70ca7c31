"""A server in a process of its own, to be killed: `python runner.py PORT DATABASE PAGE`; it says when it is ready."""

import sys
from pathlib import Path

import uvicorn

from sobremesa.server.app import Settings, create_app
from sobremesa.server.limits import Limits
from sobremesa.server.pace import Pace
from sobremesa.server.serve import Server, bound, server_config


def main(port: int, database: str, page: str) -> None:
    """Serve until killed."""
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        database=database,
        page=Path(page),
        limits=Limits(frames_per_second=1e6, frames_at_once=10**6, arrivals_at_once=10**6),
        pace=Pace(bot_least=0, bot_most=0.01, result=0.05),
    )
    config: uvicorn.Config = server_config(create_app(settings))
    Server(config, lambda: sys.stdout.write("ready\n") and sys.stdout.flush()).run(sockets=[bound("127.0.0.1", port)])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])

"""Servers in processes of their own, to be killed: `python runner.py PORT DATABASE PAGE`.

Each line `start` forks one, which says `ready` when people can come, and each line `kill` kills it and is answered when
it is gone. All modules are imported once: fifty servers that each began by importing them took a minute longer.
"""

import os
import signal
import sys
from pathlib import Path

import uvicorn

from sobremesa.server.app import Settings, create_app
from sobremesa.server.serve import Server, bound, server_config
from sobremesa.server.table.pace import Pace
from wire import GENEROUS


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def serve(port: int, database: str, page: str) -> None:
    """Serve until killed."""
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        database=database,
        page=Path(page),
        limits=GENEROUS,
        pace=Pace(bot_least=0, bot_most=0.01, result=0.05),
        workers=1,
    )
    config: uvicorn.Config = server_config(create_app(settings), limits=GENEROUS)
    Server(config, lambda: say("ready")).run(sockets=[bound("127.0.0.1", port)])


def main(port: int, database: str, page: str) -> None:
    server = 0
    try:
        for line in sys.stdin:
            if line == "start\n":
                server = os.fork()
                if not server:
                    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
                    serve(port, database, page)
                    os._exit(1)
            else:
                os.kill(server, signal.SIGKILL)
                os.waitpid(server, 0)
                server = 0
                say("killed")
    finally:
        if server:
            os.kill(server, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])

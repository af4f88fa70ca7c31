"""Nodes in processes of their own: `python runner.py`, told what to do in JSON, a line each.

Every line is the settings of a node to be forked. `started NAME PID`, `ready NAME` and `gone NAME` are answered as it
comes to that. All modules are imported once: a node is there in a moment. Without more to read all nodes are killed.
"""

import contextlib
import gc
import json
import logging
import os
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from sobremesa.server.app import Settings, create_app, leave
from sobremesa.server.nodes.nodes import NodeSettings
from sobremesa.server.serve import Server, bound, server_config
from sobremesa.server.table.pace import Pace
from wire import GENEROUS

PACE = Pace(bot_least=0.05, bot_most=0.2, result=0.05, retry=0.2)


def say(*words: object) -> None:
    """At once and in one piece: a signal may come in the middle."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(told: dict[str, Any]) -> None:
    """Serve until a signal ends it."""
    logging.basicConfig(format=f"%(asctime)s {told['name']} %(process)d %(levelname)s %(message)s")
    sockets = [bound("127.0.0.1", port) for port in (told["port"], told["private"])]
    settings = Settings(
        address=f"http://127.0.0.1:{told['port']}",
        database=told["database"],
        page=Path(told["page"]),
        limits=GENEROUS,
        pace=PACE,
        workers=1,
        node=NodeSettings(name=told["name"], address=told["address"], port=told["private"]),
    )
    app = create_app(settings)
    config = server_config(app, limits=GENEROUS, internal_port=told["private"])
    Server(config, lambda: say("ready", told["name"]), lambda: leave(app)).run(sockets=sockets)


def main() -> None:
    nodes: dict[int, str] = {}

    def bury(_: int, __: FrameType | None) -> None:
        with contextlib.suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                say("gone", nodes.pop(found[0], "?"))

    signal.signal(signal.SIGCHLD, bury)
    gc.freeze()
    for line in sys.stdin:
        told = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(os.open(told["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
            try:
                serve(told)
            finally:
                os._exit(0)
        nodes[pid] = told["name"]
        say("started", told["name"], pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for pid in nodes:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()

"""Several servers behind one port, as an operator starts them."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.store.scenes import PATIENCE
from sobremesa.core.refused import Refused
from sobremesa.server.serve import ServeOptions, bound, nodes_on, read_node_address, serve
from wire import House, browser, run

SERVE = """
import sys
from pathlib import Path
from sobremesa.server import serve
page = Path(sys.argv[1])
serve.is_built = lambda _: True
made = serve.Settings
serve.Settings = lambda **settings: made(**settings, page=page)
options = serve.ServeOptions(
    host="127.0.0.1", port=int(sys.argv[2]), database=sys.argv[3], browser=False, processes=2, node="club"
)
serve.serve(options, lambda here, everywhere: print("ready", flush=True))
"""


@contextmanager
def two_processes(tmp_path: Path, url: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    (tmp_path / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    with bound("127.0.0.1", 0) as place:
        port = place.getsockname()[1]
    command = [sys.executable, "-c", SERVE, str(tmp_path), str(port), url]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "ready\n"
        yield parent, port
    finally:
        parent.kill()
        parent.communicate()


async def nodes_when(url: str, holds: Any) -> list[Any]:
    """The nodes that live, as soon as something holds of them."""
    async with asyncio.timeout(PATIENCE):
        while True:
            listed = [one for one in await asyncio.to_thread(nodes_on, url) if not one.node.is_late]
            if holds(listed):
                return listed
            await asyncio.sleep(0.05)


def test_two_processes_serve_one_port_and_one_that_dies_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    async def scene(parent: subprocess.Popen[str], port: int) -> None:
        listed = await nodes_when(postgres_url, lambda nodes: len(nodes) == 2)
        assert [one.node.name for one in listed] == ["club-1", "club-2"]
        at = House(port, None, None)  # type: ignore[arg-type]
        code, key = await at.open_table(players=2)
        async with browser(at, code, key) as ana, browser(at, code) as beto:
            seat, token = await ana.sit("Ana")
            await beto.until(lambda one: one.table["seats"][seat]["name"] == "Ana")
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGKILL)
        before = {one.node.id for one in listed}
        await nodes_when(postgres_url, lambda nodes: len(nodes) == 2 and not before & {one.node.id for one in nodes})
        async with browser(at, code, token) as again:
            assert again.welcome["tokens"] == [seat]
        parent.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(parent.wait, PATIENCE) == 0
        assert [one for one in await asyncio.to_thread(nodes_on, postgres_url) if one.node.id not in before] == []

    with two_processes(tmp_path, postgres_url) as (parent, port):
        run(scene(parent, port))
        assert parent.stderr is not None
        told = [json.loads(line) for line in parent.stderr.read().splitlines()]
        assert sum("is started anew" in line["says"] for line in told) == 2


STOPPED_AT_ONCE = """
import os, signal, time
from sobremesa.server.nodes.processes import run_processes
fork = os.fork
def fork_and_stop():
    pid = fork()
    if pid:
        os.kill(os.getpid(), signal.SIGTERM)
    return pid
os.fork = fork_and_stop
run_processes(2, lambda number, first: time.sleep(600))
"""


def test_who_stops_it_while_it_starts_waits_for_nobody() -> None:
    assert subprocess.run([sys.executable, "-c", STOPPED_AT_ONCE], timeout=PATIENCE, check=False).returncode == 0


@pytest.mark.parametrize("wish", [{"processes": 2}, {"node": "one"}, {"node_address": "127.0.0.1:7000"}])
def test_an_embedded_store_has_one_server(tmp_path: Path, wish: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="nodes_need_postgresql"):
        serve(ServeOptions(database=f"sqlite:///{tmp_path / 'store.sqlite3'}", browser=False, **wish), lambda *_: None)
    for url in (None, f"sqlite:///{tmp_path / 'store.sqlite3'}"):
        with pytest.raises(Refused, match="nodes_need_postgresql"):
            nodes_on(url)


@pytest.mark.parametrize(
    "typed", ["", "here", "10.0.0.5", "10.0.0.5:", ":x", "10.0.0.5:0", "10.0.0.5:65536", "a:\u0661"]
)
def test_an_address_where_no_node_can_be_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_node_address"):
        read_node_address(typed)


def test_where_a_node_can_be() -> None:
    assert read_node_address(None) == ("127.0.0.1", 0)
    assert read_node_address("10.0.0.5:7000") == ("10.0.0.5", 7000)
    assert read_node_address("[::1]:7000") == ("::1", 7000)

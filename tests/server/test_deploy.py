"""docs/deploy.md, followed word by word: its nginx in front of a real server, its unit, its backup."""

import asyncio
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from socket import create_connection
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from server import postgres
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import bound
from wire import Browser, House, browser, play_on, run

GUIDE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()
NAME = "games.example"


def block(language: str, about: str) -> str:
    """The block of the guide in that language in which this stands."""
    (found,) = [text for text in re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL) if about in text]
    return found


def free_port() -> int:
    with bound("127.0.0.1", 0) as place:
        port: int = place.getsockname()[1]
        return port


# The proxy


def certificate(folder: Path) -> tuple[Path, Path]:
    files = folder / "games.crt", folder / "games.key"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject]
    subprocess.run([*command, "-out", str(files[0]), "-keyout", str(files[1])], check=True, capture_output=True)
    return files


def configuration(folder: Path, port: int, server: int) -> str:
    """The server block as it is written; only ports and the certificate, which it leaves open, are filled in."""
    crt, key = certificate(folder)
    written = block("nginx", "proxy_pass http://127.0.0.1:8000")
    filled = written.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    filled = filled.replace(
        "# ssl_certificate, ssl_certificate_key …", f"ssl_certificate {crt}; ssl_certificate_key {key};"
    )
    filled = filled.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    assert filled.count(str(port)) == 1
    assert filled.count(str(server)) == 1
    return whole(folder, filled)


def whole(folder: Path, blocks: str) -> str:
    """Settings for a proxy of one's own around what the guide says."""
    paths = " ".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{ access_log off; {paths}\n{blocks}}}\n"
    )


def wait_for(port: int, process: subprocess.Popen[Any]) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < until, "nothing listens"
            time.sleep(0.05)


@contextmanager
def running(command: list[str], port: int, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        wait_for(port, process)
        yield process
    finally:
        process.terminate()
        process.wait()


def installed_nginx(capsys: pytest.CaptureFixture[str]) -> str | None:
    """Where nginx is; without it, a word about what was not tried."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        with capsys.disabled():
            print("\nnginx is not installed: a proxy of docs/deploy.md was not tried (apt-get install nginx)")  # noqa: T201
    return nginx


@contextmanager
def as_in_the_guide(folder: Path, nginx: str) -> Iterator[int]:
    """The server as the guide starts it, behind the proxy of the guide, on another port than 443."""
    port, behind = free_port(), free_port()
    (arguments,) = re.findall(r"ExecStart=\S+/sobremesa (serve .*)", GUIDE)
    typed = arguments.replace("--port 8000", f"--port {behind}")
    typed = typed.replace(f"https://{NAME}", f"https://{NAME}:{port}").replace(
        "postgresql:///sobremesa", f"sqlite:///{folder / 'store.sqlite3'}"
    )
    settings = folder / "nginx.conf"
    settings.write_text(configuration(folder, port, behind))
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    server = [str(Path(sys.executable).parent / "sobremesa"), *typed.split()]
    with running(server, behind, env=environment), running([nginx, "-c", str(settings), "-p", str(folder)], port):
        yield port


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "games.crt"))


def ask(folder: Path, port: int, request: str, body: bytes = b"") -> tuple[int, bytes]:
    """One HTTP request as a browser makes it that has typed the name and the port."""
    own = f"https://{NAME}:{port}"
    head = f"{request} HTTP/1.1\r\nHost: {NAME}:{port}\r\nOrigin: {own}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with (
        create_connection(("127.0.0.1", port)) as plain,
        trusting(folder).wrap_socket(plain, server_hostname=NAME) as line,
    ):
        line.sendall(head.encode() + body)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    first, _, rest = answer.partition(b"\r\n\r\n")
    return int(first.split()[1]), rest


def test_the_proxy_of_the_guide_passes_people_and_their_addresses_on(capsys: pytest.CaptureFixture[str]) -> None:
    nginx = installed_nginx(capsys)
    if nginx is None:
        return
    with tempfile.TemporaryDirectory(prefix="sobremesa-") as place, as_in_the_guide(Path(place), nginx) as port:
        folder = Path(place)
        status, body = ask(folder, port, "POST /api/tables", json.dumps({"game": "sumo", "options": {}}).encode())
        assert status == 201, body
        opened = json.loads(body)
        assert opened["link"] == f"https://{NAME}:{port}/t/{opened['code']}"
        with connect(
            f"wss://{NAME}:{port}/ws",
            sock=create_connection(("127.0.0.1", port)),
            ssl=trusting(folder),
            origin=Origin(f"https://{NAME}:{port}"),
            proxy=None,
        ) as line:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": opened["code"], "tokens": [opened["host"]]}
            line.send(json.dumps(hello))
            assert json.loads(line.recv(60))["tokens"] == [-1]
        assert ask(folder, port, "GET /health")[0] == 200
        assert ask(folder, port, "GET /metrics")[0] in (403, 404)


# Several nodes behind a proxy


class NodesInTheGuide:
    """The nodes of the guide on this machine, each with a port and an address between nodes of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.ports = {name: free_port() for name in ("one", "two")}
        self.private = {name: free_port() for name in self.ports}

    def command(self, name: str) -> list[str]:
        settings, _, typed = block("sh", "--node-address").replace("\\\n", " ").partition("\n")
        assert settings.startswith("# /etc/sobremesa.env: SOBREMESA_DB=postgresql://")
        for written, filled in (
            ("10.0.0.11:7000", f"127.0.0.1:{self.private[name]}"),
            ("--host 10.0.0.11 --port 8000", f"--host 127.0.0.1 --port {self.ports[name]}"),
            ("--node one", f"--node {name}"),
        ):
            assert typed.count(written) == 1, written
            typed = typed.replace(written, filled)
        program, *options = typed.split()
        return [str(Path(sys.executable).parent / program), *options]

    def start(self, name: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
        environment = os.environ | {"XDG_DATA_HOME": str(self.folder), "SOBREMESA_DB": self.database}
        return running(self.command(name), self.ports[name], env=environment)

    def proxy(self, nginx: str, port: int) -> AbstractContextManager[subprocess.Popen[bytes]]:
        """The proxy of the guide; without TLS, which the other one tries."""
        filled = block("nginx", "upstream").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        for written, name in (("10.0.0.11:8000", "one"), ("10.0.0.12:8000", "two")):
            assert filled.count(written) == 1
            filled = filled.replace(written, f"127.0.0.1:{self.ports[name]}")
        settings = self.folder / "nginx.conf"
        settings.write_text(whole(self.folder, filled))
        return running([nginx, "-c", str(settings), "-p", str(self.folder)], port)

    def count(self, name: str, metric: str) -> float:
        """What a node counts, of all labels together."""
        text = House(self.ports[name]).fetch("/metrics")[1].decode()
        return sum(float(value) for value in re.findall(rf"^{metric}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


@asynccontextmanager
async def two_people(at: House) -> AsyncIterator[tuple[str, Browser, Browser, str]]:
    """A table in the middle of a match: its code, its people, and the token of the first."""
    code, key = await at.open_table(players=2, mode="standard", end_condition="rounds", rounds=1)
    async with browser(at, code, key) as ana, browser(at, code) as beto:
        _, token = await ana.sit("Ana")
        await beto.sit("Beto")
        await ana.until(lambda one: one.table["seats"][1]["kind"] == "person")
        await ana.request(type="start")
        await ana.until(lambda one: one.states)
        yield code, ana, beto, token


async def back(at: House, code: str, token: str) -> dict[str, Any]:
    """What somebody is shown who comes back as a page does, again and again."""
    until = time.monotonic() + 60
    while True:
        with suppress(OSError, WebSocketException):
            async with browser(at, code, token) as again:
                await again.until(lambda one: one.states)
                return again.states[0]["view"]
        assert time.monotonic() < until, "nobody comes back"
        await asyncio.sleep(0.2)


async def play_by_the_guide(nodes: NodesInTheGuide, nginx: str) -> None:
    port = free_port()
    async with AsyncExitStack() as stack:
        started = {name: stack.enter_context(nodes.start(name)) for name in nodes.ports}
        stack.enter_context(nodes.proxy(nginx, port))
        at = House(port)
        # Until each node has had a table: which one it is nobody chooses.
        played = 0
        while not all(nodes.count(name, "sobremesa_moves_total") for name in nodes.ports):
            assert played < 20, "all tables came to the same node"
            async with two_people(at) as (code, ana, beto, _):
                await asyncio.gather(play_on(ana, 0), play_on(beto, 1))
                assert (await at.ask(f"/api/tables/{code}"))[1]["phase"] == "over"
                assert (await at.ask(f"/api/tables/{code}/matches/1/record"))[0] == 200
            played += 1
        assert sum(nodes.count(name, "sobremesa_relayed_frames_total") for name in nodes.ports) == 0
        assert (await at.ask("/metrics"))[0] == 403
        # One is stopped and started again, as in an upgrade; then the other is killed.
        for name, other, end in (("one", "two", signal.SIGTERM), ("two", "one", signal.SIGKILL)):
            async with AsyncExitStack() as tables:
                seen = []
                for _ in range(4):
                    code, ana, _, token = await tables.enter_async_context(two_people(at))
                    seen.append((code, ana, token, ana.states[0]["view"]))
                started[name].send_signal(end)
                started[name].wait()
                for code, _, token, view in seen:
                    assert await back(at, code, token) == view
            assert nodes.count(other, "sobremesa_tables") >= 4
            if end == signal.SIGTERM:
                started[name] = stack.enter_context(nodes.start(name))


def test_the_nodes_of_the_guide_share_the_tables_behind_its_proxy(
    capsys: pytest.CaptureFixture[str], postgres_url: str
) -> None:
    nginx = installed_nginx(capsys)
    if nginx is None:
        return
    with tempfile.TemporaryDirectory(prefix="sobremesa-") as place:
        run(play_by_the_guide(NodesInTheGuide(Path(place), postgres_url), nginx))


# The unit


def test_the_unit_has_what_a_busy_server_needs(tmp_path: Path) -> None:
    unit = block("ini", "ExecStart")
    head, _, service = unit.partition("[Service]")
    assert "StartLimitIntervalSec=0" in head
    assert re.search(r"^LimitNOFILE=\d{5,}$", service, re.MULTILINE)
    file = tmp_path / "sobremesa.service"
    file.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={shutil.which('true')}", unit))
    if checker := shutil.which("systemd-analyze"):
        told = subprocess.run([checker, "verify", str(file)], capture_output=True, text=True, check=False)
        assert "Unknown" not in told.stderr


def test_no_command_of_the_guide_shows_a_password() -> None:
    commands = [line for line in GUIDE.replace("\\\n", " ").splitlines() if "--db" in line]
    assert commands
    assert not [line for line in commands if re.search(r"--db\s+\S*://[^/\s]*:[^/\s]*@", line)]
    assert "EnvironmentFile=" in block("ini", "ExecStart")


# The backup


def test_a_backup_of_postgresql_is_put_back_over_what_is_there(tmp_path: Path) -> None:
    dump, restore = re.findall(r"`(pg_dump [^`]*|pg_restore [^`]*)`", GUIDE)
    with postgres.running(durable=False) as server:
        url = server.new_database()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE kept (n integer); INSERT INTO kept VALUES (1)")
            environment = os.environ | {
                "PATH": f"{server.programs}:{os.environ['PATH']}",
                "PGHOST": str(server.folder),
                "PGUSER": postgres.USER,
                "PGPASSWORD": postgres.PASSWORD,
            }
            name = str(connection.info.dbname)

            def follow(command: str) -> None:
                typed = command.replace("-d sobremesa ", f"-d {name} ").replace("-Fc sobremesa ", f"-Fc {name} ")
                subprocess.run(["sh", "-c", typed], cwd=tmp_path, env=environment, check=True, capture_output=True)

            follow(dump)
            connection.execute("UPDATE kept SET n = 2; CREATE TABLE later (n integer)")
        follow(restore)
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT n FROM kept").fetchall() == [(1,)]

"""docs/deploy.md, followed word by word: its nginx in front of a real server, its unit, its backup."""

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from typing import Any

import psycopg
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server import postgres
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import bound

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
    written = block("nginx", "proxy_pass")
    filled = written.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    filled = filled.replace(
        "# ssl_certificate, ssl_certificate_key …", f"ssl_certificate {crt}; ssl_certificate_key {key};"
    )
    filled = filled.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    assert filled.count(str(port)) == 1
    assert filled.count(str(server)) == 1
    paths = " ".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{ access_log off; {paths}\n{filled}}}\n"
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
def running(command: list[str], port: int, **options: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait()


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
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        with capsys.disabled():
            print("\nnginx is not installed: the proxy of docs/deploy.md was not tried (apt-get install nginx)")  # noqa: T201
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

"""`sobremesa serve` before anybody comes: everything that can be wrong is one refusal, and nothing is left behind."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from errno import EROFS
from pathlib import Path

import pytest

from sobremesa.core.refused import Refused
from sobremesa.server import serve as serving
from sobremesa.server.http.pages import is_built
from sobremesa.server.serve import (
    ServeOptions,
    bound,
    is_answering,
    is_web_address,
    listen,
    local_url,
    nodes_on,
    prune_store,
    serve,
    server_config,
)
from sobremesa.server.store import database as store_database
from sobremesa.server.store import the_only_server
from sobremesa.server.store.database import VERSION_TABLE
from wire import house, run


@pytest.fixture(autouse=True)
def quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a page to serve, and without taking over the log."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(serving.logs, "set_up", lambda level: None)
    monkeypatch.setattr(serving, "is_built", lambda folder: is_built(tmp_path))


def nobody_comes(*_: str) -> None:
    raise AssertionError("nothing was served")


def options(tmp_path: Path, **some: object) -> ServeOptions:
    chosen: dict[str, object] = {"host": "127.0.0.1", "port": 0, "browser": False}
    return ServeOptions(**chosen | {"database": f"sqlite:///{tmp_path / 'store.sqlite3'}"} | some)  # type: ignore[arg-type]


NO_ADDRESSES = ["games.example", "", "https://", "ftp://games.example", "https://[", "http://a b", "//x"]


@pytest.mark.parametrize("url", NO_ADDRESSES)
def test_an_address_nobody_can_type_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(Refused, match="bad_public_url"):
        serve(options(tmp_path, public_url=url), nobody_comes)


@pytest.mark.parametrize("url", ["https://games.example", "http://192.168.1.7:8000/", "https://[2001:db8::7]:444"])
def test_an_address_people_can_type_is_accepted(url: str) -> None:
    assert is_web_address(url)


def test_a_port_that_is_taken_is_refused_and_without_a_wish_the_next_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bound("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match="port_taken"):
            serve(options(tmp_path, port=port), nobody_comes)
        monkeypatch.setattr(serving, "DEFAULT_PORT", port)
        with listen("127.0.0.1", None) as other:
            assert other.getsockname()[1] != port


def test_an_address_this_machine_does_not_have_is_refused(tmp_path: Path) -> None:
    for host in ("203.0.113.1", "no such host"):
        with pytest.raises(Refused, match="no_such_host"):
            serve(options(tmp_path, host=host), nobody_comes)


def test_a_store_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    for database in (f"sqlite:///{tmp_path}", "mysql://x", "nonsense"):
        with pytest.raises(Refused, match="no_store"):
            serve(options(tmp_path, database=database), nobody_comes)


def test_a_store_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    asked = options(tmp_path)
    assert prune_store(asked.database, 30).matches == 0
    with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as store:
        store.execute(f"UPDATE {VERSION_TABLE} SET version_num = '0999'")
        store.commit()
    with pytest.raises(Refused, match="store_newer"):
        serve(asked, nobody_comes)


@pytest.mark.parametrize("place", [0, 100], ids=["its head", "its tables"])
def test_a_damaged_store_is_refused(tmp_path: Path, place: int) -> None:
    asked = options(tmp_path)
    prune_store(asked.database, 30)
    file = tmp_path / "store.sqlite3"
    whole = file.read_bytes()
    file.write_bytes(whole[:place] + b"\xff" * 4000 + whole[place + 4000 :])
    with pytest.raises(Refused, match="store_damaged"):
        serve(asked, nobody_comes)


def test_a_store_on_a_disk_that_is_only_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*_: object) -> int:
        raise OSError(EROFS, "Read-only file system")

    monkeypatch.setattr(store_database.os, "open", read_only)
    with pytest.raises(Refused, match="store_read_only"):
        serve(options(tmp_path), nobody_comes)


def test_a_store_that_may_only_be_read_and_has_no_tables_is_refused(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "store.sqlite3").close()
    read_only = f"sqlite:///file:{tmp_path / 'store.sqlite3'}?mode=ro&uri=true"
    with pytest.raises(Refused, match="store_read_only"):
        serve(options(tmp_path, database=read_only), nobody_comes)


# A second instance


def test_a_second_instance_shows_the_running_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    shown: list[str] = []
    monkeypatch.setattr(serving.webbrowser, "open", shown.append)
    monkeypatch.setattr(serving, "is_answering", lambda url: url == "http://localhost:8123")
    asked = options(tmp_path, browser=True)
    with the_only_server(str(asked.database), "http://localhost:8123"):
        serve(asked, nobody_comes, told.append)
    assert told == shown == ["http://localhost:8123"]


def test_a_second_instance_is_refused_if_it_wants_no_browser_or_the_first_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "is_answering", lambda url: False)
    for url, browser in (("http://localhost:8123", True), ("", True), ("http://localhost:8123", False)):
        asked = options(tmp_path, browser=browser)
        with the_only_server(str(asked.database), url), pytest.raises(Refused, match="store_in_use"):
            serve(asked, nobody_comes, nobody_comes)


def test_only_a_sobremesa_answers_as_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            assert await asyncio.to_thread(is_answering, f"http://127.0.0.1:{at.port}")

    run(scene())
    with bound("127.0.0.1", 0) as place:
        port = place.getsockname()[1]
    assert not is_answering(f"http://127.0.0.1:{port}")
    assert not is_answering("nonsense")


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://localhost:8000"),
        ("127.0.0.1", "http://localhost:8000"),
        ("192.168.1.7", "http://192.168.1.7:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
    ],
)
def test_a_browser_on_this_machine_is_sent_where_the_server_listens(host: str, url: str) -> None:
    assert local_url(host, 8000) == url


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(serving.platformdirs, "user_data_dir", lambda *_, **__: tmp_path / "file" / "sobremesa")
    with pytest.raises(Refused, match="no_store"):
        serve(options(tmp_path, database=None), nobody_comes)


def test_the_address_of_the_store_may_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the command line every user of the machine could read its password."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(serving.platformdirs, "user_data_dir", lambda *_, **__: tmp_path / "file")
    monkeypatch.setenv("SOBREMESA_DB", "mysql://x")
    with pytest.raises(Refused, match="mysql"):
        serve(options(tmp_path, database=None), nobody_comes)
    monkeypatch.setenv("SOBREMESA_DB", f"sqlite:///{tmp_path / 'store.sqlite3'}")
    assert prune_store(None, 30).matches == 0
    with pytest.raises(Refused, match="nodes_need_postgresql"):
        nodes_on(None)


def test_without_a_page_there_is_nothing_to_serve(tmp_path: Path) -> None:
    (tmp_path / "index.html").unlink()
    with pytest.raises(Refused, match="page_not_built"):
        serve(options(tmp_path), nobody_comes)


def test_lines_inherit_the_bounds_of_what_waits_for_a_browser() -> None:
    with bound("127.0.0.1", 0) as place, socket.create_connection(place.getsockname()) as caller:
        line, _ = place.accept()
        with line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * serving.MOST_UNSENT
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                waits = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                assert waits == serving.UNSENT_MILLISECONDS
        assert caller.recv(1) == b""


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", "10.0.0.7", "192.168.5.9", "2001:db8::9"])
def test_a_proxy_is_known_however_it_was_named_and_wherever_we_listen(proxy: str) -> None:
    """A server that listens on `::` sees addresses of IPv4 as `::ffff:10.0.0.7`."""
    named = ["10.0.0.7", "192.168.5.1/24", "2001:db8::/32"]
    trusted = server_config(None, behind_proxy=True, trusted_proxies=named).connection_limiter.trusted
    assert proxy in trusted
    assert ":" in proxy or f"::ffff:{proxy}" in trusted
    for stranger in ("10.0.0.8", "::ffff:10.0.0.8", "192.168.6.9", "::ffff:192.168.6.9", "2001:db9::9"):
        assert stranger not in trusted

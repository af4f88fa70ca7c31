"""By which names the server may be called, from which pages, and how callers are counted."""

from socket import gethostname

import pytest

from sobremesa.server.http.origins import Caller, OwnOrigins
from sobremesa.server.limits.visitors import visitor


def caller(host: str | None = None, *origins: str, address: str = "192.0.2.7") -> Caller:
    headers = [(b"origin", origin.encode("latin-1")) for origin in origins]
    if host is not None:
        headers.append((b"host", host.encode("latin-1")))
    return Caller({"headers": headers, "client": (address, 50_000)})


AT_HOME = OwnOrigins("http://192.168.1.7:8000")
IN_TOWN = OwnOrigins("https://games.example")

OUR_NAMES = [
    "192.168.1.7:8000",
    "127.0.0.1:8000",
    "127.0.0.1",
    "[::1]:8000",
    "[2001:db8::7]",
    "localhost:8000",
    "LOCALHOST",
    "localhost.",
    gethostname(),
    f"{gethostname().removesuffix('.local')}.local:8000",
]
FOREIGN_NAMES = [
    None,
    "",
    ":8000",
    "games.example",
    "evil.example",
    "localhost.evil.example",
    "evillocalhost",
    "127.0.0.1.evil.example",
    "192.168.1.7.nip.example",
    "evil@127.0.0.1",
    "localhost@evil.example",
    "localhost:pass@evil.example",
    "127.0.0.1/evil.example",
    "evil.example/127.0.0.1",
    "localhost#evil.example",
    "localhost?evil.example",
    "localhost\\evil.example",
    "localhost evil.example",
    "localhost,evil.example",
    "localhost\tevil",
    "localhost:80:80",
    "localhost:",
    "localhost:999999",
    "[::1",
    "::1",
    "[localhost]",
    "[127.0.0.1]evil",
    "0x7f.1",
    "127.1",
    "2130706433",
    "l\u00f6calhost",
    "localhost%00",
    "..",
    "-",
]


@pytest.mark.parametrize("host", OUR_NAMES)
def test_our_own_names_are_known(host: str) -> None:
    assert AT_HOME.allows_host(caller(host))


@pytest.mark.parametrize("host", FOREIGN_NAMES)
def test_a_foreign_name_is_not_ours(host: str | None) -> None:
    assert not AT_HOME.allows_host(caller(host))


def test_two_names_are_none() -> None:
    both = Caller({"headers": [(b"host", b"localhost"), (b"host", b"localhost")], "client": None})
    assert not AT_HOME.allows_host(both)


def test_the_public_name_is_ours_and_only_that() -> None:
    assert IN_TOWN.allows_host(caller("games.example"))
    assert IN_TOWN.allows_host(caller("GAMES.example:443"))
    for host in ("www.games.example", "games.example.evil.example", "evilgames.example", "games-example"):
        assert not IN_TOWN.allows_host(caller(host))


@pytest.mark.parametrize("address", ["games.example", "", "https://", "//", "https://[", "http://user@"])
def test_an_address_without_a_name_adds_none(address: str) -> None:
    if "[" in address:
        with pytest.raises(ValueError, match="IPv6"):
            OwnOrigins(address)
    else:
        assert not OwnOrigins(address).allows_host(caller(""))
        assert not OwnOrigins(address).allows_host(caller(None))


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("Localhost:8000", "http://lOCALHOST:8000"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("127.0.0.1", "https://127.0.0.1"),
    ],
)
def test_our_own_page_may_call(host: str, origin: str) -> None:
    assert AT_HOME.served(caller(host, origin))


def test_a_caller_that_is_no_browser_sends_no_origin() -> None:
    assert AT_HOME.served(caller("localhost:8000"))


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://evil.example",
        "http://localhost",
        "http://localhost:80",
        "http://localhost:8001",
        "http://localhost:80000",
        "http://localhost:8000@evil.example",
        "http://evil.example@localhost:8000",
        "http://localhost:8000.evil.example",
        "http://localhost:8000/",
        "http://localhost:8000/evil",
        "http://localhost:8000 http://evil.example",
        "http://evil.localhost:8000",
        "http://127.0.0.1:8000",
        "ftp://localhost:8000",
        "ws://localhost:8000",
        "file://localhost:8000",
        "chrome-extension://localhost:8000",
        "localhost:8000",
        "//localhost:8000",
        "http://[",
        "http://[::1",
        "http://localhost:8000\x00",
        "http:localhost:8000",
        "http:\\\\localhost:8000",
    ],
)
def test_a_foreign_page_may_not_call(origin: str) -> None:
    assert not AT_HOME.served(caller("localhost:8000", origin))


def test_one_foreign_origin_among_two_is_one_too_many() -> None:
    assert not AT_HOME.served(caller("localhost:8000", "http://localhost:8000", "http://evil.example"))


def test_a_page_under_our_public_name_has_to_come_by_the_scheme_we_are_known_under() -> None:
    """Somebody on the way can forge a page of http://games.example, but none of https://games.example."""
    assert IN_TOWN.served(caller("games.example", "https://games.example"))
    assert not IN_TOWN.served(caller("games.example", "http://games.example"))
    assert not AT_HOME.served(caller("192.168.1.7:8000", "https://192.168.1.7:8000"))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_once(address: str, counted: str) -> None:
    assert visitor(address) == counted
    assert caller("localhost", address=address).address == counted

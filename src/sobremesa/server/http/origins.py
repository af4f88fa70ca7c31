"""Allowed Host headers and origins, and the Content-Security-Policy."""

import re
from functools import lru_cache
from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, gethostname, socket
from typing import Any, Final
from urllib.parse import urlsplit

from sobremesa.server.limits.visitors import visitor

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# A name or a plain address, and perhaps a port. Nothing else belongs there: no user, no path, no space.
HOST: Final = re.compile(r"(?P<name>[0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


class Caller:
    """Host, Origin and address of a request."""

    def __init__(self, scope: Any) -> None:
        headers = [(name, value.decode("latin-1").lower()) for name, value in scope["headers"]]
        self.hosts: Final = [value for name, value in headers if name == b"host"]
        self.origins: Final = [value for name, value in headers if name == b"origin"]
        self.address: Final = visitor(scope["client"][0] if scope.get("client") else "")

    @property
    def host(self) -> str:
        """The Host header; empty if there is none, or more than one."""
        return self.hosts[0] if len(self.hosts) == 1 else ""


class OwnOrigins:
    """The host names of this server, and the origins of its own pages."""

    def __init__(self, address: str) -> None:
        known = urlsplit(address)
        machine = gethostname().lower()
        names = {"localhost", machine, machine.removesuffix(".local") + ".local", host_name(known.netloc)}
        self.names: Final = names - {"", ".local"}
        self.host: Final = known.netloc.lower()
        self.scheme: Final = known.scheme

    def allows_host(self, caller: Caller) -> bool:
        """Whether the Host header is allowed (DNS rebinding). An IP address cannot be a name that was rebound to us."""
        name = host_name(caller.host)
        return name in self.names or is_address(name)

    def served(self, caller: Caller) -> bool:
        """Whether the request comes from our own page (CSRF); callers that are no browsers send no Origin."""
        schemes = (self.scheme,) if caller.host == self.host else ("http", "https")
        ours = [f"{scheme}://{caller.host}" for scheme in schemes]
        return all(origin in ours for origin in caller.origins)


@lru_cache(maxsize=64)
def headers_for(host: str) -> list[tuple[bytes, bytes]]:
    """The security headers of an answer to a request with that Host header."""
    headers = {"content-security-policy": content_security_policy(host)} | HEADERS
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def content_security_policy(host: str) -> str:
    """Everything comes from this server; drawings are inline or data URLs, styles are set through the CSSOM.

    `'self'` lets a page open WebSockets to its own host in Chrome since 71, in Firefox, and in Safari since 16. Phones
    with iOS 15 need the host by name. A plain IPv6 address cannot be written there.
    """
    sockets = f" ws://{host} wss://{host}" if host_name(host) and not host.startswith("[") else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def host_name(host: str) -> str:
    """The name in a Host header, without the port; nothing if it is not written as one."""
    written = HOST.fullmatch(host)
    return written["name"].strip("[]").rstrip(".").lower() if written else ""


def is_address(name: str) -> bool:
    """Whether the text is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def local_address() -> str:
    """The address under which phones in the same network reach this machine. Nothing is sent to find it out."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name

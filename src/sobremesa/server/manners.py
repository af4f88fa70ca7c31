"""Manners on a hostile network: who may call us by which name, from which page, and what a page may load."""

from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, gethostname, socket
from typing import Final
from urllib.parse import urlsplit

# Everything comes from this server; drawings are inline or data URLs, styles are set through the CSSOM.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def own_names(public_url: str | None) -> frozenset[str]:
    """The names this server goes by, beside plain addresses."""
    machine = gethostname().lower()
    names = {"localhost", machine, machine.removesuffix(".local") + ".local"}
    if public_url:
        names.add(host_name(urlsplit(public_url).netloc))
    return frozenset(names)


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server. A plain address cannot be a name rebound to us by somebody else."""
    name = host_name(host)
    if name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(origin: str | None, host: str) -> bool:
    """Whether a page that calls us was served by us; callers that are no browsers send no origin."""
    if origin is None:
        return True
    return urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc.lower() == host.lower()


def local_address() -> str:
    """The address under which phones in the same network reach this machine. Nothing is sent to find it out."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name

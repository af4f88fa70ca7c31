"""`sobremesa serve`: open the store, listen, tell people where, open the browser."""

import asyncio
import gc
import logging
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_network
from pathlib import Path
from socket import AF_INET, AF_INET6, IPPROTO_TCP, SO_REUSEADDR, SO_SNDBUF, SOCK_STREAM, SOL_SOCKET, gethostname, socket
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import platformdirs
import uvicorn
from msgspec import Struct

from sobremesa.core.refused import Refused
from sobremesa.server import logs
from sobremesa.server.app import Settings, create_app, leave
from sobremesa.server.http.health import is_loopback
from sobremesa.server.http.origins import host_name, is_address, local_address
from sobremesa.server.http.pages import is_built
from sobremesa.server.limits import Limits
from sobremesa.server.limits.connection_limiter import LimitedConfig, NewConnection
from sobremesa.server.nodes.nodes import NodeSettings
from sobremesa.server.nodes.processes import run_processes
from sobremesa.server.protocol import MAX_FRAME
from sobremesa.server.store import Listed, Pruned, Store, StoreError, StoreInUse, running_server, the_only_server
from sobremesa.server.store.database import kind_of, read_address
from sobremesa.server.ws.fast_send import FastWebSocket

if sys.platform == "linux":
    from socket import TCP_USER_TIMEOUT
if sys.platform != "win32":
    import resource
else:
    resource = None

T = TypeVar("T")

DEFAULT_PORT: Final = 8000
WARM_UP_SECONDS: Final = 3.0
ANYWHERE: Final = ("", "0.0.0.0", "::")
MOST_FILES: Final = 65_536
MOST_UNSENT: Final = 128 * 1024
UNSENT_MILLISECONDS: Final = 30_000
ANSWER_SECONDS: Final = 3


class ServeOptions(Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    host: str = "0.0.0.0"
    port: int | None = None
    database: str | None = None
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies on other machines whose X-Forwarded headers are believed."""
    browser: bool = True
    verbose: bool = False
    processes: int = 1
    """Servers on this machine behind one port, on PostgreSQL."""
    node: str | None = None
    """The name of this server among others on the same PostgreSQL; that of the machine if nothing is said."""
    node_address: str | None = None
    """Where the others reach it, `host:port`; on this machine alone if nothing is said."""


def silent(*_: str) -> None:
    """Nobody has to be told."""


def default_database() -> str:
    """The address in the environment, where no other user reads a password; else a file in the user's data folder."""
    if address := os.environ.get("SOBREMESA_DB"):
        return address
    folder = Path(platformdirs.user_data_dir("sobremesa", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(kind_of(error).code, why=f"{error.strerror}: {folder}") from None
    return f"sqlite:///{folder / 'sobremesa.sqlite3'}"


def serve(options: ServeOptions, welcome: Callable[[str, str], None], already: Callable[[str], None] = silent) -> None:
    """Serve until Ctrl-C. `welcome(here, everywhere)` is called once people can come.

    If a server already runs on the same embedded store, and a browser is wanted, `already(here)` is called and the
    browser shows that one. `everywhere` is `here` if no other machine can come.
    Everything that can go wrong before that is refused with a code: a port in use, a store that cannot be opened, a
    page that was never built.
    """
    logs.set_up(logging.INFO if options.verbose else logging.WARNING)
    if options.public_url is not None and not is_web_address(options.public_url):
        raise Refused("bad_public_url", url=options.public_url)
    for proxy in options.trusted_proxies:
        if not is_network(proxy):
            raise Refused("bad_trusted_proxy", proxy=proxy)
    database = options.database or default_database()
    must_be_shared(options, database)
    running = running_server(database) if options.browser else None
    if running is not None and is_answering(running):
        already(running)
        webbrowser.open(running)
        return
    with listen(options.host, options.port) as listening:
        port = listening.getsockname()[1]
        here = local_url(options.host, port)
        address = (options.public_url or f"http://{reachable(options.host)}:{port}").rstrip("/")
        everywhere = here if is_loopback(host_name(urlsplit(address).netloc)) else address
        settings = Settings(
            address=address,
            local_url=here,
            database=database,
            public_url=options.public_url,
            warm_up_after=WARM_UP_SECONDS,
            metrics_token=os.environ.get("SOBREMESA_METRICS_TOKEN", ""),
        )
        if not is_built(settings.page):
            raise Refused("page_not_built")
        try_store(settings.database)
        collect_less_often()

        def arrived() -> None:
            arrive(here, everywhere, welcome, browser=options.browser)

        if options.processes > 1:
            run_processes(
                options.processes,
                lambda number, first: serve_on(listening, settings, options, number, arrived if first else silent),
            )
        else:
            serve_on(listening, settings, options, None, arrived)


def serve_on(
    listening: socket, settings: Settings, options: ServeOptions, number: int | None, ready: Callable[[], None]
) -> None:
    """Serve on a socket until told to stop; `number` is that of this process if there are several."""
    sockets = [listening]
    if is_shared(settings.database):
        private, node = node_of(options, number)
        sockets.append(private)
        logs.set_up(logging.INFO if options.verbose else logging.WARNING, node.name)
        workers = None if number is None else max(1, (os.cpu_count() or 1) // options.processes)
        settings = msgspec.structs.replace(settings, node=node, workers=workers)
    app = create_app(settings)
    config = server_config(
        app,
        behind_proxy=options.public_url is not None or bool(options.trusted_proxies),
        trusted_proxies=options.trusted_proxies,
        internal_port=None if settings.node is None else settings.node.port,
    )
    Server(config, ready, lambda: leave(app)).run(sockets=sockets)


def is_shared(database: str) -> bool:
    """Whether several servers may have the store together."""
    return read_address(database).get_backend_name() == "postgresql"


def must_be_shared(options: ServeOptions, database: str) -> None:
    """Refuse what an embedded store cannot give."""
    try:
        shared = is_shared(database)
    except StoreError as error:
        raise Refused("no_store", why=str(error)) from None
    if options.processes > 1 and not hasattr(os, "fork"):
        raise Refused("no_processes_here")
    if (options.processes > 1 or options.node or options.node_address) and not shared:
        raise Refused("nodes_need_postgresql")


def node_of(options: ServeOptions, number: int | None) -> tuple[socket, NodeSettings]:
    """The socket at which other nodes reach this one, and how they find it."""
    host, port = read_node_address(options.node_address)
    name = options.node or gethostname()
    if number is not None:
        name = f"{name}-{number}"
        port = port + number - 1 if port else 0
    try:
        private = bound(host, port)
    except OSError as error:
        raise refusal_to_listen(host, port, error) from None
    port = private.getsockname()[1]
    return private, NodeSettings(name=name, address=f"{reachable(host)}:{port}", port=port)


def read_node_address(text: str | None) -> tuple[str, int]:
    """Host and port of an address such as 10.0.0.5:7000; any free port of this machine alone if there is none."""
    if text is None:
        return "127.0.0.1", 0
    host, colon, port = text.rpartition(":")
    if not colon or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise Refused("bad_node_address", address=text)
    return host.strip("[]"), int(port)


def collect_less_often() -> None:
    """Messages die young and without cycles: there is little to find, and looking for it costs moves."""
    gc.set_threshold(50_000, 20, 100)


def server_config(
    app: Any,
    *,
    limits: Limits | None = None,
    behind_proxy: bool = False,
    trusted_proxies: Sequence[str] = (),
    internal_port: int | None = None,
) -> LimitedConfig:
    """How frames travel: small ones only, few of them waiting, uncompressed; silent peers are noticed."""
    limits = limits or Limits()
    files = open_files() - limits.spare_files
    return LimitedConfig(
        app,
        limits=limits,
        # Among other nodes any of them may need a second file: the line to the node that has its table.
        most_connections=min(limits.connections, files if internal_port is None else files // 2),
        internal_port=internal_port,
        http=NewConnection,
        ws=FastWebSocket,
        ws_max_size=MAX_FRAME,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=2,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips=networks_of(["127.0.0.1", "::1", *trusted_proxies]),
    )


def networks_of(proxies: Sequence[str]) -> list[str]:
    """Addresses and networks in their one spelling, those of IPv4 also as a server sees them that listens on `::`."""
    networks = [ip_network(proxy, strict=False) for proxy in proxies]
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in networks if one.version == 4]
    return [*map(str, networks), *mapped]


def open_files(most: int = MOST_FILES) -> int:
    """How many files this process may open, after asking for as many as it may ask for."""
    if resource is None:
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return most if soft == resource.RLIM_INFINITY else soft


class Server(uvicorn.Server):
    """Tells when it is ready, and leaves in an orderly way when it is told to stop."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        leave: Callable[[], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        super().__init__(config)
        self.ready: Final = ready
        self.leave: Final = leave

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Let nobody in any more, leave, then stop."""
        for server in self.servers:
            server.close()
        if self.leave is not None:
            await self.leave()
        await super().shutdown(sockets)


def arrive(here: str, everywhere: str, welcome: Callable[[str, str], None], *, browser: bool) -> None:
    """People can come now."""
    welcome(here, everywhere)
    if browser:
        webbrowser.open(here)


def listen(host: str, port: int | None) -> socket:
    """A socket to listen on. A port that was asked for has to be free; without a wish the next free one will do."""
    wanted = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + 20), 0]
    for candidate in wanted:
        try:
            return bound(host, candidate)
        except OSError as error:
            if error.errno == EADDRINUSE and candidate != wanted[-1]:
                continue
            raise refusal_to_listen(host, candidate, error) from None
    raise AssertionError("there is always a last candidate")


def bound(host: str, port: int) -> socket:
    """A listening socket at that very place."""
    listening = socket(AF_INET6 if ":" in host else AF_INET, SOCK_STREAM)
    try:
        listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        # Every line inherits these: what waits for a browser that takes nothing is bounded, in size and in time.
        listening.setsockopt(SOL_SOCKET, SO_SNDBUF, MOST_UNSENT)
        if sys.platform == "linux":
            listening.setsockopt(IPPROTO_TCP, TCP_USER_TIMEOUT, UNSENT_MILLISECONDS)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def refusal_to_listen(host: str, port: int, error: OSError) -> Refused:
    """Why nobody can listen there."""
    if error.errno == EADDRINUSE:
        return Refused("port_taken", port=port)
    if error.errno == EACCES:
        return Refused("port_forbidden", port=port)
    if error.errno == EADDRNOTAVAIL or not is_address(host):
        return Refused("no_such_host", host=host)
    return Refused("cannot_listen", why=error.strerror or str(error))


def is_web_address(url: str) -> bool:
    """Whether people can reach something under this address."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host_name(parts.netloc) != ""


def is_network(text: str) -> bool:
    """Whether the text is an address or a network, such as 10.0.0.7 or 10.0.0.0/8."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def local_url(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens at this host."""
    is_here = host in ANYWHERE or is_loopback(host)
    return f"http://{'localhost' if is_here else reachable(host)}:{port}"


def is_answering(url: str) -> bool:
    """Whether a Sobremesa answers at this address, well or not."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/health")
        return "version" in msgspec.json.decode(connection.getresponse().read(), type=dict[str, Any])
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()


def reachable(host: str) -> str:
    """The name under which others reach a server that listens at this host."""
    name = local_address() if host in ANYWHERE else host
    return f"[{name}]" if ":" in name else name


def try_store(url: str) -> None:
    """Open the store once beforehand, so that a wrong address, or another server, is one clear line."""

    async def nothing(_: Store) -> None:
        return None

    try:
        with the_only_server(url):
            with_store(url, nothing)
    except StoreInUse as path:
        raise Refused("store_in_use", store=str(path)) from None
    except StoreError as error:
        raise Refused(error.code, why=str(error)) from None


def prune_store(url: str | None, days: int) -> Pruned:
    """Throw away matches that ended, and tables that were closed, more than so many days ago."""
    before = datetime.now(UTC) - timedelta(days=days)

    async def prune(store: Store) -> Pruned:
        return await store.prune(before)

    return with_store(url or default_database(), prune)


def nodes_on(url: str | None) -> list[Listed]:
    """The nodes that share a store; none where it is embedded."""

    async def ask(store: Store) -> list[Listed]:
        return await store.nodes()

    url = url or default_database()
    if not is_shared(url):
        raise Refused("nodes_need_postgresql")
    return with_store(url, ask)


def with_store(url: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open the store, do something with it, and close it."""

    async def do() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except StoreError as error:
        raise Refused(error.code, why=str(error)) from None


def print_qr(address: str) -> None:
    """The address as a picture for phones, in the terminal."""
    import segno

    segno.make(address, error="l", micro=False).terminal(out=sys.stdout, compact=True, border=1)

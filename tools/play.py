"""`make play`: serve on the compiled engine if it is up to date with the sources, else on the plain one.

The plain engine starts at once. While it serves, the compiled one is built in the background for the next start: niced,
once for each change of the sources, with its output in `build/compile.log`. The build stops with the server.
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
"""Locked exclusively by the build, and shared by the servers that run the compiled engine."""
HEAD_START = 20.0
"""Seconds that the server runs before the build starts."""


def main() -> None:
    """Serve, with the arguments of the command line."""
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
        # The Python it was built with no longer exists.
        READY.unlink()
    server = subprocess.Popen([Path(sys.executable).parent / "sobremesa", *words])
    # The terminal sends Ctrl-C to the server as well; wait for it to stop.
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    compiling = Compiling(lock)
    if not is_newer(FAILED, newest):
        compiling.start()
    code = server.wait()
    compiling.end()
    sys.exit(code if code >= 0 else 128 - code)


# The compiled engine


def newest_source() -> float:
    """Return when the engine's sources or build tools last changed."""
    files = [path for path in SOURCES.rglob("*") if path.suffix != ".pyc" and PAGE not in path.parents]
    files += [ROOT / "pyproject.toml", ROOT / ".venv" / "ready"]
    return max(path.stat().st_mtime for path in files if path.is_file())


def is_newer(path: Path, than: float) -> bool:
    """Return whether the file exists and is newer."""
    return path.exists() and path.stat().st_mtime > than


def locked(lock: int, how: int) -> bool:
    """Return whether the lock could be taken without waiting."""
    try:
        flock(lock, how | LOCK_NB)
    except OSError:
        return False
    return True


def take_page() -> None:
    """Copy the latest page into the compiled server: the page changes more often than the engine."""
    for installed in COMPILED.glob("lib/python*/site-packages/sobremesa/server"):
        theirs = installed / "page"
        if not (theirs / "index.html").exists() or index_of(theirs) != index_of(PAGE):
            shutil.rmtree(theirs, ignore_errors=True)
            shutil.copytree(PAGE, theirs)


def index_of(page: Path) -> bytes:
    """Return index.html, which names all other files by the hash of their contents."""
    return (page / "index.html").read_bytes()


# Building it


class Compiling:
    """Runs `make build` in the background."""

    def __init__(self, lock: int) -> None:
        self.lock = lock
        self.is_over = Event()
        self.thread = Thread(target=self.run)

    def start(self) -> None:
        """Start the thread; it compiles after HEAD_START seconds."""
        self.thread.start()

    def run(self) -> None:
        """Compile, unless another process compiles or serves on the compiled engine."""
        if self.is_over.wait(HEAD_START) or not locked(self.lock, LOCK_EX):
            return
        begun = time()
        with LOG.open("wb") as log:
            # A new session, so that Ctrl-C reaches only the server.
            build = subprocess.Popen(
                ["nice", "-n", "19", "make", "build"], cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
            while build.poll() is None:
                if self.is_over.wait(0.5):
                    with suppress(ProcessLookupError):
                        os.killpg(build.pid, signal.SIGTERM)
                    build.wait()
                    return
        # Sources that changed during the build are not in it.
        done = READY if build.returncode == 0 else FAILED
        done.touch()
        os.utime(done, (begun, begun))

    def end(self) -> None:
        """Stop the build and wait for its thread."""
        self.is_over.set()
        if self.thread.ident is not None:
            self.thread.join()


if __name__ == "__main__":
    main()

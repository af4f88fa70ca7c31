"""`sobremesa serve` as people run it: a process of its own that prints where it is."""

import os
import re
import subprocess
import sys
from pathlib import Path
from queue import Queue
from threading import Thread
from types import TracebackType

COMMAND = str(Path(sys.executable).parent / "sobremesa")
SECONDS = 60
"""After which a server will not start or stop any more, on a machine that is busy with other things."""


class Served:
    """A running `sobremesa serve`, in a home of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.home = home
        self.arguments = arguments
        self.lines: Queue[str] = Queue()

    def __enter__(self) -> "Served":
        environment = os.environ | {"XDG_DATA_HOME": str(self.home), "HOME": str(self.home), "LC_ALL": "es_ES.UTF-8"}
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--no-browser", *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=environment,
        )
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()
        self.url = self.printed_address()
        return self

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def printed_address(self) -> str:
        """The first address it prints."""
        while True:
            line = self.lines.get(timeout=SECONDS)
            found = re.search(r"http://[\w.:\[\]-]+", line)
            if found:
                return found[0]

    @property
    def port(self) -> str:
        return self.url.rsplit(":", 1)[1]

    def kill(self) -> None:
        """As the power going out would."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SECONDS)
        self.reader.join(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.returncode is None:
            self.stop()

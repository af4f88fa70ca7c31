"""What it costs to start: processor time of `sobremesa serve` until it answers for the first time.

    make load ARGS=--start

Once on a store that is there and once on a new one, each several times; the median counts. Byte code is cached, as it
is from the second start on wherever Python may write it.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from processes import cpu_seconds, wait_for

TIMES = 5
MOST_SECONDS = 1.2


def started(port: int, store: Path, cache: Path) -> float:
    """Seconds of processor time until the first answer."""
    options = ["--port", str(port), "--host", "127.0.0.1", "--no-browser", "--db", f"sqlite:///{store}"]
    command = [str(Path(sys.executable).with_name("sobremesa")), "serve", *options]
    variables = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(cache)}
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=variables)
    try:
        wait_for(f"http://127.0.0.1:{port}/health")
        return cpu_seconds(server.pid)
    finally:
        server.kill()
        server.wait()


def run(build: Path, port: int) -> bool:
    """Whether a start on a store that is there is quick enough."""
    with TemporaryDirectory(dir=build) as folder:
        stores, cache = Path(folder), Path(folder) / "cache"
        started(port, stores / "there.sqlite3", cache)
        new = [started(port, stores / f"{number}.sqlite3", cache) for number in range(TIMES)]
        there = [started(port, stores / "there.sqlite3", cache) for _ in range(TIMES)]
    is_kept = median(there) <= MOST_SECONDS
    print(
        f"processor time of a start until the first answer: {median(there):.2f} s (least {min(there):.2f}), on a new "
        f"store {median(new):.2f} s (least {min(new):.2f}): {'holds' if is_kept else 'DOES NOT HOLD'} "
        f"({MOST_SECONDS:g} s)"
    )
    return is_kept

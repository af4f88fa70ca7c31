"""Servers on one core, those who talk to them on another."""

import os
import shutil
import sys
import time
from pathlib import Path
from urllib.request import urlopen

SERVER_CORE, CLIENT_CORE = "0", "1"


def pinned(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command] if shutil.which("taskset") else list(command)


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(url):
                return
        except OSError as error:
            if getattr(error, "code", None) is not None:
                return
            time.sleep(0.1)
    sys.exit(f"nothing answers at {url}")


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, in itself and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """Processor time of a process and of all it has started, those that have ended included."""
    parents: dict[int, list[int]] = {}
    used: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(entry.parent.name)
        parents.setdefault(int(fields[1]), []).append(number)
        used[number] = sum(map(int, fields[11:15]))
    family, found = [pid], 0
    while family:
        one = family.pop()
        found += used.get(one, 0)
        family += parents.get(one, [])
    return found / os.sysconf("SC_CLK_TCK")

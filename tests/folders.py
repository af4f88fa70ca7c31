"""Folders for what a test writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")


@contextmanager
def memory_folder() -> Iterator[Path]:
    """A folder in memory where there is such a thing: a store waits for the disk at every move.

    What a killed process has written is still there; what a machine without power has written is not the subject.
    """
    with TemporaryDirectory(prefix="sobremesa-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)

"""Scenes with a server need a store, and a store waits for the disk at every move."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder in memory where there is such a thing: the disk of a busy machine would set the pace of the scenes."""
    with TemporaryDirectory(prefix="sobremesa-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)

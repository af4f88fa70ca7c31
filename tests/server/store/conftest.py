from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sobremesa.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store, of each kind."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    # As long as it takes on a busy machine; what happens when it takes too long is tried elsewhere.
    store = await Store.open(url, patience=60)
    yield store
    await store.close()

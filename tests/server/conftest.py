from collections.abc import Iterator

import pytest

from server import postgres as throwaway
from server.postgres import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    try:
        with throwaway.running(durable=False, segment=1) as server:
            yield server
    except throwaway.CannotRun as reason:
        pytest.fail(str(reason), pytrace=False)


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)

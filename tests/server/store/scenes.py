"""What the store's tests share: a table with a match, a look past the store, a lock that makes it wait."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from sobremesa.server.store import Store, TableElsewhere

HEADER = b'{"line":"match","game":"sumo@1","seats":[{"name":"\xc3\x81ngel"}]}'
SECRET = "5e" * 32
LOBBY = b'{"phase":"lobby"}'
PLAYING = b'{"phase":"playing"}'
OVER = b'{"phase":"over"}'
PATIENCE = 60
"""Seconds after which a test that waits fails instead of hanging."""


def line(n: int) -> bytes:
    return b'{"line":"act","n":%d,"seat":0,"at":0,"action":{"type":"play_card","card":7}}' % n


def lines(first: int, last: int) -> list[tuple[int, bytes]]:
    return [(n, line(n)) for n in range(first, last + 1)]


async def begin(store: Store, code: str = "HIGO2746", number: int = 1) -> int:
    """A table with a running match."""
    await store.save_table(code, "sumo", LOBBY, new=True)
    return await store.start_match(code, number, HEADER, SECRET, PLAYING)


async def moves(store: Store, code: str = "HIGO2746", number: int = 1) -> list[bytes]:
    match = await store.load_match(code, number)
    assert match is not None
    return match.moves


def path(url: str) -> str:
    return url.removeprefix("sqlite:///")


def query(url: str, statement: str) -> Sequence[Any]:
    """Ask the database itself, or change it behind the store's back."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(path(url))) as file, file:
            return file.execute(statement).fetchall()
    with psycopg.connect(url) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Nobody else can write while the block lasts: what is asked of the store piles up."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(path(url), isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield
            file.execute("ROLLBACK")
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE tables, matches, moves, positions IN EXCLUSIVE MODE")
            yield


async def freed(store: Store, code: str) -> None:
    """Take a table as soon as the database has noticed that the session that had it is gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await store.take_table(code)
            except TableElsewhere:
                await asyncio.sleep(0.01)

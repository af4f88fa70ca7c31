"""A connection to PostgreSQL that breaks at the worst moment."""

import asyncio
from asyncio import StreamReader, StreamWriter
from pathlib import Path

from server.postgres import Server

COMMIT = b"COMMIT"


class Wire:
    """A cable between store and PostgreSQL, to be cut once before or after the next commit goes through."""

    def __init__(self, postgres: Server) -> None:
        self.socket = postgres.folder / ".s.PGSQL.5432"
        self.cut: str | None = None
        self.cuts = 0
        self.keeps_the_far_end = False
        """PostgreSQL does not notice that the cable was cut."""
        self.far_ends: list[StreamWriter] = []
        self.both_ways: set[asyncio.Task[None]] = set()

    async def open(self, folder: Path) -> None:
        self.server = await asyncio.start_unix_server(self.plug_in, folder / self.socket.name)

    async def close(self) -> None:
        self.server.close()
        for task in self.both_ways:
            task.cancel()
        await asyncio.gather(*self.both_ways, return_exceptions=True)
        for far_end in self.far_ends:
            far_end.close()

    async def plug_in(self, from_store: StreamReader, to_store: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.both_ways.add(task)
        from_postgres, to_postgres = await asyncio.open_unix_connection(self.socket)
        back = asyncio.create_task(self.carry_back(from_postgres, to_store))
        self.both_ways.add(back)
        try:
            while sent := await from_store.read(2**16):
                if COMMIT in sent and self.cut is not None:
                    # At once: another connection may commit while this one is being cut.
                    cut, self.cut = self.cut, None
                    self.cuts += 1
                    back.cancel()
                    await asyncio.gather(back, return_exceptions=True)
                    if cut == "after":
                        to_postgres.write(sent)
                        await from_postgres.read(2**16)
                    break
                to_postgres.write(sent)
        finally:
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
            to_store.close()
            if self.keeps_the_far_end:
                self.far_ends.append(to_postgres)
            else:
                to_postgres.close()

    async def carry_back(self, from_postgres: StreamReader, to_store: StreamWriter) -> None:
        try:
            while answer := await from_postgres.read(2**16):
                to_store.write(answer)
        finally:
            to_store.close()


def through(folder: Path, url: str) -> str:
    """The address of a database at the other end of the cable that begins in this folder."""
    return url.split("?")[0] + f"?host={folder}"

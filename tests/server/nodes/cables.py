"""A cable that can be cut, and one that neither end notices to be dead."""

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from pathlib import Path

Plug = Path | tuple[str, int]
"""A socket in the file system, or an address."""
PIECE = 2**16


class Cable:
    """Carries bytes from whoever plugs in at the near end to the far end, and back."""

    def __init__(self, near: Plug, far: Plug) -> None:
        self.near = near
        self.far = far
        self.flows = asyncio.Event()
        self.server: asyncio.Server | None = None
        self.carrying: set[asyncio.Task[None]] = set()

    async def plug_in(self) -> None:
        """Let bytes through from now on; those that were held back first."""
        self.flows.set()
        if self.server is None:
            if isinstance(self.near, Path):
                self.near.unlink(missing_ok=True)
                self.server = await asyncio.start_unix_server(self.carry, self.near)
            else:
                self.server = await asyncio.start_server(self.carry, *self.near)

    def stall(self) -> None:
        """Hold all bytes back; nobody is told. Whoever plugs in now finds the far end silent."""
        self.flows.clear()

    async def cut(self) -> None:
        """Break all that is plugged in, and let nobody plug in until `plug_in`."""
        self.flows.set()
        server, self.server = self.server, None
        if server is not None:
            server.close()
        for task in self.carrying:
            task.cancel()
        await asyncio.gather(*self.carrying, return_exceptions=True)

    async def carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.carrying.add(task)
        ends = [writer]
        try:
            await self.flows.wait()
            if isinstance(self.far, Path):
                far_reader, far_writer = await asyncio.open_unix_connection(self.far)
            else:
                far_reader, far_writer = await asyncio.open_connection(*self.far)
            ends.append(far_writer)
            async with asyncio.TaskGroup() as both_ways:
                both_ways.create_task(self.pump(reader, far_writer))
                both_ways.create_task(self.pump(far_reader, writer))
        except (OSError, asyncio.CancelledError):
            pass
        except ExceptionGroup as group:
            if group.subgroup(OSError) is None:
                raise
        finally:
            self.carrying.discard(task)
            for end in ends:
                end.transport.abort()

    async def pump(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One way; the end of it ends the other way too."""
        while True:
            piece = await reader.read(PIECE)
            await self.flows.wait()
            if not piece:
                break
            writer.write(piece)
            await writer.drain()
        with suppress(OSError):
            writer.close()
        raise ConnectionResetError

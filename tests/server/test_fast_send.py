"""The short way out: frames arrive whole and in order, whichever way they took."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.server.serve import bound, server_config
from sobremesa.server.ws.fast_send import Write, fast_send_of, never
from wire import CONNECT_OPTIONS, run

Story = Callable[[Write, Any, Any], Awaitable[None]]


async def tell(story: Story, listen: Callable[[ClientConnection], Awaitable[None]], **kind: Any) -> None:
    """Let an application that consists of this story talk to one browser; both have to come to their end."""
    told = asyncio.get_running_loop().create_future()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            try:
                told.set_result(await story(fast_send_of(scope), receive, send))
            except AssertionError as error:
                told.set_exception(error)

    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(server_config(application))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}/", **CONNECT_OPTIONS | kind) as line:
        await listen(line)
    await asyncio.wait_for(told, 10)
    server.should_exit = True
    await task


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_arrives_whole(size: int) -> None:
    text = ("ñ" + "x" * size)[:size]

    async def story(write: Write, receive: Any, send: Any) -> None:
        assert write(text.encode())
        assert write(b"the end")
        await receive()

    async def listen(line: ClientConnection) -> None:
        assert await line.recv() == text
        assert await line.recv() == "the end"

    run(tell(story, listen))


def test_nothing_overtakes_on_either_way() -> None:
    async def story(write: Write, receive: Any, send: Any) -> None:
        for number in range(0, 30, 3):
            assert write(f"{number}".encode())
            assert write(f"{number + 1}".encode())
            await send({"type": "websocket.send", "text": f"{number + 2}"})
        assert write(b"last")
        await send({"type": "websocket.close", "code": 1000})
        assert not write(b"too late")

    async def listen(line: ClientConnection) -> None:
        assert [frame async for frame in line] == [*map(str, range(30)), "last"]

    run(tell(story, listen))


def test_to_a_browser_that_takes_nothing_there_is_no_short_way() -> None:
    written = 0
    full = asyncio.Event()

    async def story(write: Write, receive: Any, send: Any) -> None:
        nonlocal written
        while write(b"x" * 100_000):
            written += 1
            await asyncio.sleep(0)
        full.set()
        # Once it takes frames again it can be written to again.
        await send({"type": "websocket.send", "text": "waited"})
        assert write(b"the end")
        await receive()

    async def listen(line: ClientConnection) -> None:
        await full.wait()
        frames = []
        while not frames or frames[-1] != "the end":
            frames.append(await line.recv())
        assert frames[-2:] == ["waited", "the end"]
        assert len(frames) == written + 2

    run(tell(story, listen, max_queue=1))


def test_a_browser_that_is_gone_is_not_written_to() -> None:
    async def story(write: Write, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.disconnect"
        assert not write(b"hello?")

    async def listen(line: ClientConnection) -> None:
        await line.close()

    run(tell(story, listen))


def test_another_server_has_no_short_way() -> None:
    assert fast_send_of({"type": "websocket"}) is never
    assert fast_send_of({"type": "websocket", "extensions": {}}) is never
    assert not never(b"anything")

"""Floods: what one visitor sends without end is cut off, or waits, before it costs others anything.

Work, bytes and closes are counted here; how long others wait is measured by `make load ARGS=--attack`.
"""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from importlib import import_module
from pathlib import Path
from sqlite3 import connect
from typing import Any

import msgspec
import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from sobremesa.server.limits import Limits
from sobremesa.server.limits.budgets import Budget, Budgets
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.store import MOVES_AT_ONCE, queries
from sobremesa.server.ws.fast_send import MOST_UNREAD, FastWebSocket
from wire import GENEROUS, Browser, House, browser, house, line, run

uvloop: Any = import_module("uvloop") if sys.platform != "win32" else None
OTHER = "127.0.0.66"
"""Another address of this machine; the tests' server trusts a proxy at 127.0.0.1 alone."""
FIN, TEXT, CONT, PING, CLOSE = 0x80, 0x1, 0x0, 0x9, 0x8


def run_quickly(scene: Coroutine[Any, Any, None]) -> None:
    """On the event loop that servers have in earnest, where there is one: its transports are not asyncio's."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
        runner.run(asyncio.wait_for(scene, 300))


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


def cut_off(why: str) -> float:
    return REGISTRY.get_sample_value("sobremesa_cut_off_total", {"why": why}) or 0.0


def frame(first: int, payload: bytes = b"") -> bytes:
    """A masked frame; the mask is zero, so the payload stays as it is."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


class RawLine:
    """A WebSocket whose frames are written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, at: House, address: str = OTHER, **more: Any) -> "RawLine":
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0), **more)
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    def hello(self, code: str) -> None:
        message = {"type": "hello", "protocol": PROTOCOL, "table": code}
        self.writer.write(frame(FIN | TEXT, json.dumps(message).encode()))

    async def rest(self) -> bytes:
        """All that comes until the line is closed."""
        taken = b""
        with suppress(ConnectionError):
            while some := await self.reader.read(1 << 16):
                taken += some
        self.writer.close()
        return taken


async def connect_from(at: House, address: str = OTHER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0))


# Frames


FLOODS = {
    "pings": frame(FIN | PING),
    "long pings": frame(FIN | PING, bytes(125)),
    "empty fragments": frame(CONT),
    "messages": frame(FIN | TEXT, b"{}"),
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("says_hello", [True, False])
def test_frames_beyond_the_limit_are_not_parsed_and_close_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: str, says_hello: bool
) -> None:
    parsed = 0
    real = ServerProtocol.recv_frame

    def counting(self: ServerProtocol, one: Any) -> None:
        nonlocal parsed
        parsed += 1
        real(self, one)

    monkeypatch.setattr(ServerProtocol, "recv_frame", counting)

    async def scene() -> None:
        async with house(tmp_path, limits=limits(wire_frames_per_second=0.001, wire_frames_at_once=50)) as at:
            code, _ = await at.open_table(players=2)
            before = cut_off("frames")
            attacker = await RawLine.open(at)
            if says_hello:
                attacker.hello(code)
            if flood == "empty fragments":
                attacker.writer.write(frame(TEXT))
            attacker.writer.write(FLOODS[flood] * 20_000)
            await attacker.rest()
            assert parsed <= 50
            assert cut_off("frames") == before + 1
            async with browser(at, code) as other:
                assert other.table["code"] == code

    run_quickly(scene())


def test_what_a_page_sends_in_earnest_is_far_below_the_limit_of_frames(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=Limits()) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as person:
                for _ in range(50):
                    await person.send(type="ping")
                for _ in range(50):
                    assert (await person.answer())["type"] == "done"
                await person.socket.ping()
                await person.settle()

    run_quickly(scene())


def test_only_little_is_read_ahead_of_a_visitor_who_sends_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that was read waits in memory while its visitor has no turn: a hundred lines must not keep megabytes."""
    reads: list[int] = []
    real = FastWebSocket.data_received

    def counting(self: FastWebSocket, data: bytes) -> None:
        reads.append(len(data))
        real(self, data)

    monkeypatch.setattr(FastWebSocket, "data_received", counting)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            attacker = await RawLine.open(at)
            attacker.hello(code)
            await attacker.reader.readexactly(1)
            sock: socket.socket = attacker.writer.get_extra_info("socket")
            block = memoryview(frame(FIN | TEXT, b" " * 10_000) * 100)
            sent = 0
            while sent < len(block):
                # The server is on the same loop: it reads only when as much has arrived as the line holds.
                with suppress(BlockingIOError):
                    while sent < len(block):
                        sent += os.write(sock.fileno(), block[sent:])
                await asyncio.sleep(0)
            while sum(reads) < len(block):
                await attacker.reader.read(1 << 16)
            attacker.writer.close()
            assert max(reads) <= 2 * MOST_UNREAD

    run_quickly(scene())


def test_nothing_is_read_from_a_peer_that_does_not_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            near = socket.socket()
            near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            near.bind((OTHER, 0))
            near.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(near, ("127.0.0.1", at.port))
            upgrade = (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            await loop.sock_sendall(near, upgrade.encode())
            await loop.sock_recv(near, 1000)
            ping = frame(FIN | PING, bytes(125))
            sent = 0
            with suppress(TimeoutError):
                async with asyncio.timeout(1.5):
                    while sent < 64_000_000:
                        await loop.sock_sendall(near, ping * 1000)
                        sent += len(ping) * 1000
            (on_line,) = (one for one in at.server.server_state.connections if hasattr(one, "unwritten"))
            assert sent < 64_000_000
            assert on_line.transport.get_write_buffer_size() < 1_000_000
            near.close()

    run_quickly(scene())


# What messages cost


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_visitor_gets_one_slice_in_each_iteration_of_the_loop() -> None:
    async def scene() -> None:
        budget = Budget(limits(loop_per_second=1.0, loop_at_once=10.0, loop_slice=0.003))
        iterations = 0
        done_in: list[int] = []

        async def ask() -> None:
            await budget.turn()
            done_in.append(iterations)
            budget.spend(0.002)

        asked = [asyncio.create_task(ask()) for _ in range(20)]
        while not all(task.done() for task in asked):
            await asyncio.sleep(0)
            iterations += 1
        assert len(done_in) == 20
        assert max(done_in.count(iteration) for iteration in done_in) <= 2

    run(scene())


def test_whoever_has_used_up_the_budget_waits_in_the_order_of_asking() -> None:
    async def scene() -> None:
        clock = Clock()
        budget = Budget(limits(loop_per_second=1000.0, loop_at_once=1.0, loop_slice=1.0), clock)
        budget.spend(1.5)
        order: list[int] = []

        async def ask(number: int) -> None:
            await budget.turn()
            order.append(number)

        asked = [asyncio.create_task(ask(number)) for number in range(5)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert order == []
        clock.now += 1
        await asyncio.gather(*asked)
        assert order == [0, 1, 2, 3, 4]

    run(scene())


def test_one_who_gives_up_waiting_does_not_hold_up_the_next() -> None:
    async def scene() -> None:
        clock = Clock()
        budget = Budget(limits(loop_per_second=1000.0, loop_at_once=1.0, loop_slice=1.0), clock)
        budget.spend(2.0)
        first, second = asyncio.create_task(budget.turn()), asyncio.create_task(budget.turn())
        await asyncio.sleep(0)
        first.cancel()
        clock.now += 10
        await second

    run(scene())


def test_work_is_charged_step_by_step_and_waiting_costs_nothing() -> None:
    async def scene() -> None:
        budget = Budget(limits(loop_per_second=0.0, loop_at_once=100.0))
        spent: list[float] = []
        budget.spend = spent.append  # type: ignore[method-assign]

        async def work() -> str:
            sum(range(200_000))
            await asyncio.sleep(0.05)
            return "done"

        async def fails() -> None:
            await asyncio.sleep(0)
            raise ValueError("no")

        assert await budget.charged(work()) == "done"
        assert len(spent) >= 2
        assert 0 < sum(spent) < 0.05
        with pytest.raises(ValueError, match="no"):
            await budget.charged(fails())
        task = asyncio.create_task(cancelled(budget))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def cancelled(budget: Budget) -> None:
        await budget.charged(asyncio.sleep(3600))

    run(scene())


def test_lines_of_one_address_share_a_budget_and_others_have_their_own() -> None:
    budgets = Budgets(Limits())
    assert budgets.of("203.0.113.1") is budgets.of("203.0.113.1")
    assert budgets.of("203.0.113.1") is not budgets.of("203.0.113.2")
    for number in range(Budgets.MOST + 10):
        budgets.of(str(number))
    assert len(budgets.budgets) == Budgets.MOST


async def seated(at: House, players: int, game: str = "sumo", **options: Any) -> tuple[Browser, Any]:
    """One browser that has all seats of a running match; and the way to leave."""
    code, key = await at.open_table(game, players=players, **options)
    visit = browser(at, code, key)
    person = await visit.__aenter__()
    for seat in range(players):
        await person.sit(f"P{seat}")
    await person.request(type="start")
    await person.until(lambda one: len(one.states) >= players)
    return person, visit


def test_moves_are_charged_by_their_number_and_drafts_by_their_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(line_seconds=1000.0, loop_per_second=1e-9)) as at:
            person, visit = await seated(at, 3)
            budget = next(iter(at.table(person.table["code"]).connections)).budget
            first, other = person.states[0]["legal"][:2]
            before = budget.left
            await person.act(0, first, other, first)
            assert before - budget.left == pytest.approx(3000, abs=1)
            before = budget.left
            draft = {"type": "draft", "seat": 1, "decision_id": person.states[1]["decision_id"]}
            await person.request(**draft, actions=[person.states[1]["legal"][0]] * 30)
            long = before - budget.left
            before = budget.left
            await person.request(**draft, actions=[person.states[1]["legal"][0]])
            assert 0 < before - budget.left < long < 1
            await visit.__aexit__(None, None, None)

    run(scene())


def test_a_seat_has_one_bucket_on_all_its_lines(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(frames_per_second=0.001, frames_at_once=10)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as phone:
                _, token = await phone.sit("Ana")
                async with browser(at, code, token) as laptop, browser(at, code) as other:
                    answers = [(await one.request(type="ping"))["type"] for one in (phone, laptop) * 5]
                    assert answers == ["done"] * 10
                    await phone.send(type="ping")
                    assert (await phone.answer())["code"] == "too_fast"
                    await laptop.send(type="ping")
                    assert (await laptop.answer())["code"] == "too_fast"
                    assert (await other.request(type="ping"))["type"] == "done"

    run(scene())


# Changing an answer


def test_a_chosen_card_may_be_changed_so_often_in_a_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(changes=4)) as at:
            person, visit = await seated(at, 2)
            one, two, *_ = person.states[0]["legal"]
            assert (await person.act(0, one))["type"] == "done"
            assert (await person.act(0, two))["type"] == "done"
            refused = await person.act(0, *[one, two] * 2)
            assert (refused["code"], refused["index"]) == ("too_many_changes", 3)
            assert (await person.act(0, *[one, two, one]))["type"] == "done"
            assert (await person.act(0, two))["code"] == "too_many_changes"
            await person.settle()
            assert person.states[0]["n"] == 5
            assert (await person.act(1, person.states[1]["legal"][0]))["type"] == "done"
            await person.settle()
            while len(person.states[0]["to_act"]) == 1:
                (chooser,) = person.states[0]["to_act"]
                await person.act(chooser, person.states[chooser]["legal"][0])
                await person.settle()
            # A new turn is a new question.
            for choice in person.states[0]["legal"][:2]:
                assert (await person.act(0, choice))["type"] == "done"
            await visit.__aexit__(None, None, None)

    run(scene())


def test_changes_are_counted_over_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        few = limits(changes=2)
        async with house(tmp_path, limits=few) as at:
            person, visit = await seated(at, 2)
            code, tokens = person.table["code"], next(iter(at.table(person.table["code"]).connections)).tokens
            one, two, *_ = person.states[0]["legal"]
            await person.act(0, one, two, one)
            await visit.__aexit__(None, None, None)
        async with house(tmp_path, limits=few) as at, browser(at, code, *tokens) as person:
            await person.until(lambda now: 0 in now.states)
            assert (await person.act(0, two))["code"] == "too_many_changes"

    run(scene())


# Connections


async def answer_to(reader: asyncio.StreamReader) -> bytes:
    with suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), 20)
    return b""


def test_requests_behind_a_429_are_not_looked_at(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(requests_per_second=0.001, requests_at_once=3)) as at:
            reader, writer = await connect_from(at)
            ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\n\r\n".encode()
            before = at.server.server_state.total_requests
            writer.write(ask * 500)
            answered = await answer_to(reader)
            assert answered.count(b"HTTP/1.1 200") == 3
            assert answered.count(b"HTTP/1.1 429") == 1
            assert at.server.server_state.total_requests - before <= 4
            writer.close()

    run_quickly(scene())


def from_now_on(at: House, **some: Any) -> None:
    """Whoever came before had all the time that a busy machine needs."""
    at.server.config.connection_limiter.limits = limits(**some)


SLOW: dict[str, bytes] = {
    "nothing": b"",
    "half a header": b"GET /health HTTP/1.1\r\nHost: 127.",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 20\r\n\r\n{",
}


@pytest.mark.parametrize("sent", SLOW)
def test_a_request_has_to_arrive_in_time(tmp_path: Path, sent: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(request_seconds=0.2)) as at:
            before = cut_off("slow")
            reader, writer = await connect_from(at)
            writer.write(SLOW[sent])
            await answer_to(reader)
            assert cut_off("slow") == before + 1
            assert at.server.config.connection_limiter.open == {}
            assert not at.server.config.connection_limiter.half_open
            writer.close()

    run_quickly(scene())


def test_bytes_that_drip_do_not_put_off_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            before = cut_off("slow")
            reader, writer = await connect_from(at)
            writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\n\r\nGET".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            from_now_on(at, request_seconds=0.2)
            gone = asyncio.create_task(answer_to(reader))
            while not gone.done():
                writer.write(b" ")
                await asyncio.wait([gone], timeout=0.05)
            assert cut_off("slow") == before + 1
            writer.close()

    run_quickly(scene())


def test_a_line_that_said_hello_may_be_silent_for_long(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as person:
                from_now_on(at, request_seconds=0.2)
                before = cut_off("slow")
                reader, writer = await connect_from(at)
                await answer_to(reader)
                assert cut_off("slow") == before + 1
                await person.settle()
                writer.close()

    run_quickly(scene())


def test_an_address_has_so_many_connections(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(sockets_per_address=5)) as at:
            before = cut_off("address")
            lines = [await RawLine.open(at) for _ in range(3)]
            plain = [await connect_from(at) for _ in range(2)]
            reader, writer = await connect_from(at)
            assert await answer_to(reader) == b""
            assert cut_off("address") == before + 1
            assert "one address has as many connections" in caplog.text
            assert not any(OTHER in one.getMessage() for one in caplog.records if one.name.startswith("sobremesa"))
            other = await RawLine.open(at, "127.0.0.67")
            for one in (*lines, other):
                one.writer.write(frame(FIN | CLOSE))
                await one.rest()
            again = await RawLine.open(at)
            for each in (writer, again.writer, *(near for _, near in plain)):
                each.close()

    run_quickly(scene())


def test_connecting_again_and_again_is_turned_away_before_anything_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(connects_per_second=0.001, connects_at_once=4)) as at:
            before = cut_off("connects"), at.server.server_state.total_requests
            for number in range(10):
                reader, writer = await connect_from(at)
                writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{at.port}\r\nConnection: close\r\n\r\n".encode())
                assert (b"HTTP/1.1 200" in await answer_to(reader)) == (number < 4)
                writer.close()
            assert cut_off("connects") == before[0] + 6
            assert at.server.server_state.total_requests == before[1] + 4

    run_quickly(scene())


def test_who_asks_for_nothing_makes_room_for_who_does(tmp_path: Path) -> None:
    """More half-open connections than may be, from many addresses: a newcomer is let in all the same."""

    async def scene() -> None:
        async with house(tmp_path, limits=limits(half_open=20)) as at:
            before = cut_off("half_open")
            idle = [await connect_from(at, f"127.0.2.{number}") for number in range(1, 41)]
            assert (await at.ask("/health"))[0] == 200
            assert cut_off("half_open") - before >= 20
            assert len(at.server.config.connection_limiter.half_open) <= 20
            for _, writer in idle:
                writer.close()

    run_quickly(scene())


def test_all_connections_together_have_a_limit_below_the_files(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(connections=3)) as at:
            before = cut_off("connections")
            lines = [await RawLine.open(at, f"127.0.3.{number}") for number in (1, 2, 3)]
            reader, writer = await connect_from(at)
            assert await answer_to(reader) == b""
            assert cut_off("connections") == before + 1
            assert "all 3 connections are in use" in caplog.text
            for one in lines:
                one.writer.close()
            writer.close()

    run_quickly(scene())


def test_lines_beyond_those_of_an_address_are_refused_at_the_handshake(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(connections_per_address=2)) as at, line(at), line(at):
            before = cut_off("lines")
            with pytest.raises(InvalidStatus):
                async with line(at):
                    pass
            assert cut_off("lines") == before + 1

    run_quickly(scene())


# Tables


def test_tables_in_all_are_capped_and_idle_ones_make_room_in_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(tables=3, stored_tables=5)) as at:
            first, _ = await at.open_table(players=2)
            async with browser(at, first):
                codes = [(await at.open_table(players=2))[0] for _ in range(4)]
                assert len(at.tables.tables) <= 3
                assert first in at.tables.tables
                assert (await at.ask(f"/api/tables/{codes[0]}"))[0] == 200
                status, refused = await at.ask("/api/tables", {"game": "sumo"})
                assert (status, refused["code"]) == (503, "too_many_tables")

    run(scene())


def test_tables_nobody_came_to_are_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(stored_tables=4)) as at:
            played, visit = await seated(at, 2)
            kept, _ = await at.open_table(players=2)
            await at.open_table(players=2)
            with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
                database.execute("UPDATE tables SET touched = '2020-01-01 00:00:00.000000'")
            new, _ = await at.open_table(players=2)
            async with browser(at, kept):
                await at.tables.forget_abandoned()
                left = {table.code for table in await at.tables.store.live_tables()}
                assert left == {played.table["code"], kept, new}
            assert (await at.ask("/api/tables", {"game": "sumo"}))[0] == 201
            await visit.__aexit__(None, None, None)

    run(scene())


# Honest people


async def asked_for(at: House, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has asked for something and takes little of the answer."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.setblocking(False)
    await asyncio.get_running_loop().sock_connect(peer, ("127.0.0.1", at.port))
    reader, writer = await asyncio.open_connection(sock=peer, limit=4096)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    return reader, writer


def test_a_long_record_is_read_as_it_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it on many lines and takes nothing has it in memory on none."""
    moves, visitors = 30 * MOVES_AT_ONCE, 4
    read: list[int] = []
    load_moves = queries.load_moves

    def noting(connection: Any, match_id: int, after: int, last: int) -> Any:
        read.append(last - after)
        return load_moves(connection, match_id, after, last)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            store, document = at.tables.store, msgspec.json.encode(at.table(code).lobby)
            match_id = await store.start_match(code, 1, b"{}", "5e" * 32, document)
            lines = [(n, b'{"n":%d,"filled":"%s"}' % (n, b"x" * 80)) for n in range(1, moves + 1)]
            await store.append(match_id, lines, closing=b'{"line":"end"}')
            monkeypatch.setattr(queries, "load_moves", noting)
            peers = [await asked_for(at, f"/api/tables/{code}/matches/1/record") for _ in range(visitors)]
            before = -1
            while len(read) < visitors or len(read) != before:
                before = len(read)
                await asyncio.sleep(0.3)
            assert sum(read) < visitors * moves / 2
            for _, writer in peers[1:]:
                writer.transport.abort()
            reader, writer = peers[0]
            answer = await reader.read(-1)
            assert answer.startswith(b"HTTP/1.1 200")
            assert answer.count(b'"filled"') == moves
            writer.close()
            status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
            assert (status, record) == (200, b"\n".join([b"{}", *(line for _, line in lines), b'{"line":"end"}', b""]))

    run(scene())


def test_a_class_of_thirty_behind_one_address_is_never_stopped(tmp_path: Path) -> None:
    """Everybody loads the page at once, sits down, plays quick races of Sumoku by quick taps, reloads, and plays on;
    each table has a screen of its own as well."""

    async def scene() -> None:
        async with house(tmp_path, limits=Limits()) as at:
            stopped = {why: cut_off(why) for why in WHYS}
            pages = [at.ask(path) for _ in range(30) for path in ("/", "/api/games", "/index.html", "/health")]
            assert {status for status, _ in await asyncio.gather(*pages)} == {200}
            tables = [await at.open_table("sumoku", players=6, mode="speed") for _ in range(5)]
            await asyncio.gather(*(race(at, code, key) for code, key in tables))
            assert {why: cut_off(why) for why in WHYS} == stopped

    run(scene())


WHYS = ("frames", "floods", "behind", "slow", "half_open", "address", "connects", "connections", "lines")


async def race(at: House, code: str, key: str) -> None:
    """A table of six and its screen; the phones are reloaded in the middle."""
    async with browser(at, code):
        tokens = await as_people(at, code, [[key] if seat == 0 else [] for seat in range(6)], sit_and_start)
        await as_people(at, code, tokens, tap)


async def as_people(
    at: House, code: str, tokens: list[list[str]], do: Callable[[Browser, int, asyncio.Barrier], Any]
) -> list[list[str]]:
    together = asyncio.Barrier(len(tokens))

    async def one(seat: int) -> list[str]:
        async with browser(at, code, *tokens[seat]) as person:
            more = await do(person, seat, together)
            await together.wait()
            return [*tokens[seat], *more]

    return list(await asyncio.gather(*(one(seat) for seat in range(len(tokens)))))


async def sit_and_start(person: Browser, seat: int, together: asyncio.Barrier) -> list[str]:
    _, token = await person.sit(f"P{seat}", seat)
    await together.wait()
    if seat == 0:
        assert (await person.request(type="start"))["type"] == "done"
    await person.until(lambda one: seat in one.states)
    assert (await person.act(seat, {"type": "ready"}))["type"] == "done"
    await tap(person, seat, together)
    return [token]


async def tap(person: Browser, seat: int, _: asyncio.Barrier) -> list[str]:
    """Tiles laid and taken back as quickly as it is answered, with a look at a gesture in between: nothing of it is
    too fast."""
    await person.until(lambda one: seat in one.states and one.states[seat]["view"]["phase"] == "race")
    race = person.states[seat]["view"]["race"]
    tiles = race["owners"][race["owner_of"][seat]]["rack"][:3]
    for tile in tiles:
        for x, y in ((0, 0), (1, 0), (None, None)):
            await person.send(type="react", seat=seat, reaction="hurry")
            answer = await person.act(seat, {"type": "arrange", "moves": [{"tile": tile, "x": x, "y": y}]})
            assert answer["type"] == "done", answer
    return []

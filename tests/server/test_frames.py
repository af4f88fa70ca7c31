"""Frames from people who mean no good: too large, too many, not understood, never taken."""

import asyncio
import json
import logging
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa.server.limits import Limits
from sobremesa.server.protocol import MAX_ACTIONS, MAX_FRAME, PROTOCOL
from sobremesa.server.ws.connection import Connection
from wire import CONNECT_OPTIONS, GENEROUS, Browser, House, browser, house, line, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


def hello(code: str) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code, "tokens": []})


# Saying hello


def test_silence_instead_of_hello_ends_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(hello_seconds=0.1)) as at, line(at) as mallory:
            assert await mallory.closed() == 1008
            assert mallory.frames == []

    run(scene())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"type":"ping","id":"1"}', "hello_first"),
        ('{"type":"act","id":"1","seat":0,"decision_id":0,"actions":[{}]}', "hello_first"),
        ('{"type":"close","id":"1"}', "hello_first"),
        ('{"type":"hello","protocol":"0123456789abcdef","table":"HIGO2746"}', "protocol_changed"),
        ('{"type":"hello","protocol":"","table":""}', "protocol_changed"),
        ('{"type":"hello"}', "malformed_message"),
        ('{"type":"hello","protocol":"x","table":"' + "x" * 25 + '"}', "malformed_message"),
        ('{"type":"hello","protocol":"x","table":"x","tokens":' + json.dumps([""] * 13) + "}", "malformed_message"),
        ('{"type":"hello","protocol":"x","table":"x","tokens":["' + "x" * 65 + '"]}', "malformed_message"),
        ("", "malformed_message"),
        ("hello", "malformed_message"),
    ],
)
def test_what_is_no_hello_is_refused_and_ends_the_line(tmp_path: Path, frame: str, code: str) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, line(at) as mallory:
            await mallory.socket.send(frame)
            assert (await mallory.receive())["code"] == code
            assert await mallory.closed() == 1008

    run(scene())


def test_a_second_hello_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            other, key = await at.open_table(players=2)
            async with browser(at, code) as mallory:
                for tokens in ([], [key]):
                    await mallory.send(type="hello", protocol=PROTOCOL, table=other, tokens=tokens)
                    assert (await mallory.answer())["code"] == "malformed_action"
                await mallory.settle()
                assert (mallory.table["code"], mallory.table["host"]) == (code, False)

    run(scene())


# What is no message

NESTED = "[" * 900 + "]" * 900
# How deep a message may be nested depends on who reads it: about here it can be read but perhaps not written again.
AT_THE_BRINK = ["[" * depth + "]" * depth for depth in range(940, 1000, 4)]
NOT_UNDERSTOOD = [
    "",
    " ",
    "null",
    "[]",
    "1",
    '"ping"',
    "{",
    "{}",
    '{"type":null}',
    '{"type":"nothing","id":"1"}',
    '{"type":"Ping","id":"1"}',
    '{"id":"1"}',
    '{"type":"ping"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":"' + "x" * 41 + '"}',
    '{"type":"ping","id":1}',
    '{"type":"ping","id":"1","more":1}',
    '{"type":"ping","id":"1"} {"type":"ping","id":"2"}',
    '{"type":"ping","id":"1",}',
    "{'type':'ping','id':'1'}",
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":"1"}\x00',
    '{"type":"act","id":"1","seat":NaN,"decision_id":0,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0,"decision_id":-1,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0,"decision_id":9007199254740993,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0,"decision_id":1e999,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0,"decision_id":' + "9" * 5000 + ',"actions":[{}]}',
    '{"type":"act","id":"1","seat":32,"decision_id":0,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0.5,"decision_id":0,"actions":[{}]}',
    '{"type":"act","id":"1","seat":true,"decision_id":0,"actions":[{}]}',
    '{"type":"act","id":"1","seat":0,"decision_id":0,"actions":[]}',
    '{"type":"act","id":"1","seat":0,"decision_id":0,"actions":{}}',
    '{"type":"act","id":"1","seat":0,"decision_id":0,"actions":[' + ",".join(["0"] * (MAX_ACTIONS + 1)) + "]}",
    '{"type":"options","id":"1","options":[]}',
    '{"type":"react","seat":0,"reaction":"insult"}',
    '{"type":"sit","id":"1","name":"x","random":"' + "0F" * 16 + '"}',
    '{"type":"sit","id":"1","name":"x","random":"' + "0f" * 16 + '\\n"}',
    '{"type":"link","id":"2","seat":0,"type":"close","id":"1"}',
    '{"type":"stand","seat":0,"seat":1,"id":"1"}',
    "[" * 8000,
    '{"a":' * 2500 + "1" + "}" * 2500,
]
REFUSED = {
    '{"type":"options","id":"1","options":{"mode":' + NESTED + "}}": "not_the_host",
    '{"type":"act","id":"1","seat":0,"decision_id":0,"actions":[' + NESTED + "]}": "match_not_started",
    '{"type":"draft","id":"1","seat":0,"decision_id":0,"actions":[' + "9" * 5000 + "]}": "not_a_player",
    '{"type":"appraise","id":"1","seat":0,"decision_id":0,"actions":[' + "9" * 5000 + "]}": "not_a_player",
    '{"type":"link","id":"1","seat":31}': "not_the_host",
}


def test_what_is_no_message_is_refused_and_the_line_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key), browser(at, code) as mallory:
                for frame in NOT_UNDERSTOOD:
                    await mallory.socket.send(frame)
                    answer = await mallory.answer()
                    assert answer == {
                        "type": "refused",
                        "id": "",
                        "code": "malformed_message",
                        "facts": {},
                        "index": None,
                    }, frame[:80]
                for frame, refused in REFUSED.items():
                    await mallory.socket.send(frame)
                    assert (await mallory.answer())["code"] == refused, frame[:80]
                for nest in AT_THE_BRINK:
                    await mallory.socket.send('{"type":"options","id":"1","options":{"mode":' + nest + "}}")
                    assert (await mallory.answer())["code"] in ("not_the_host", "malformed_message")
                assert (await mallory.request(type="ping"))["type"] == "done"

    run(scene())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_strange_options_and_actions_of_somebody_entitled_are_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                for value in (NESTED, "9" * 300, "1e300", '"' + "x" * 9000 + '"', '{"a":1}', "null", "-0.0"):
                    await ana.socket.send('{"type":"options","id":"1","options":{"players":' + value + "}}")
                    answer = await ana.answer()
                    assert answer["code"] in ("bad_option_value", "bad_player_count"), value[:50]
                    assert len(ana.frames[-1]) < 500
                for nest in AT_THE_BRINK:
                    await ana.socket.send('{"type":"options","id":"1","options":{"mode":' + nest + "}}")
                    assert (await ana.answer())["code"] in ("bad_option_value", "malformed_message")
                long = json.dumps({"type": "options", "id": "1", "options": {"x" * 9000: 1}})
                await ana.socket.send(long)
                assert (await ana.answer())["code"] == "unknown_option"
                assert len(ana.frames[-1]) < 1000
                await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                for kind, expected in (
                    ("act", "refused"),
                    ("draft", "drafted"),
                    ("appraise", ("refused", "appraised")),
                ):
                    for action in (
                        NESTED,
                        "null",
                        "[]",
                        '{"type":' + NESTED + "}",
                        '{"type":"play_card"}',
                        '{"type":"play_card","card":' + NESTED + "}",
                        '{"type":"play_card","card":' + "9" * 4000 + "}",
                        '{"type":"play_card","card":' + "9" * 5000 + "}",
                        '{"type":"play_card","card":"' + "x" * 9000 + '"}',
                        '{"type":"' + "x" * 9000 + '"}',
                        '{"type":"play_card","card":-1,"row":1}',
                    ):
                        asked = f'"seat":0,"decision_id":{ana.states[0]["decision_id"]},"actions":[{action}]'
                        await ana.socket.send(f'{{"type":"{kind}","id":"1",{asked}}}')
                        answer = await ana.answer()
                        assert answer["type"] in expected, (kind, action[:50], answer)
                        assert answer["code"] in ("malformed_action", "unknown_action", "unknown_card")
                await ana.settle()
                assert ana.states[0]["n"] == 0

    run(scene())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Too large, or not text


def test_a_frame_over_the_limit_ends_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as watcher:
                for before_hello in (True, False):
                    for fragments in (["x" * (MAX_FRAME + 1)], ["x" * MAX_FRAME, "x"], ["x" * 1000] * 17):
                        async with line(at) as mallory:
                            if not before_hello:
                                await mallory.socket.send(hello(code))
                                await mallory.until(lambda one: one.table)
                            await mallory.socket.send(fragments if len(fragments) > 1 else fragments[0])
                            assert await mallory.closed() == 1009
                # Exactly at the limit it is only not understood.
                await watcher.socket.send("x" * MAX_FRAME)
                await watcher.until(lambda one: '"malformed_message"' in one.frames[-1])

    run(scene())


def test_a_frame_that_is_not_text_ends_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            async with line(at) as mallory:
                await mallory.socket.send(hello(code).encode())
                assert await mallory.closed() == 1003
            async with browser(at, code) as mallory:
                await mallory.socket.send(b'{"type":"ping","id":"1"}')
                assert await mallory.closed() == 1003

    run(scene())


# Too many


def test_floods_are_refused_then_cut_off_and_everybody_else_plays_on(tmp_path: Path) -> None:
    """Also those at the flooder's own table."""

    async def scene() -> None:
        calm = limits(frames_per_second=50, frames_at_once=60, floods_before_close=100)
        async with house(tmp_path, limits=calm) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as mallory:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                cut = asyncio.create_task(flood(mallory))
                over = await play_on(ana, 0)
                assert over["n"] >= 20
                codes, close_code = await cut
                assert close_code == 1008
                assert set(codes) <= {"not_the_host", "too_fast"}
                assert codes.count("too_fast") <= calm.floods_before_close
                await ana.until(lambda one: one.table["watchers"] == 0)

    run(scene())


async def flood(mallory: Browser) -> tuple[list[str], int]:
    """Send as fast as the line allows, until it is cut; the answers, and how it was cut."""
    sender = asyncio.create_task(send_for_ever(mallory))
    close_code = await mallory.closed()
    sender.cancel()
    answers = [json.loads(frame) for frame in mallory.frames]
    return [answer["code"] for answer in answers if answer["type"] == "refused"], close_code


async def send_for_ever(mallory: Browser) -> None:
    while True:
        await mallory.socket.send('{"type":"start","id":"1"}')
        await asyncio.sleep(0)


def test_after_a_flood_that_was_not_cut_off_one_is_heard_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(frames_per_second=200, frames_at_once=5)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as hasty:
                for number in range(12):
                    await hasty.socket.send(f'{{"type":"ping","id":"{number}"}}')
                await hasty.until(lambda one: '"too_fast"' in one.frames[-1])
                answer = {}
                while answer.get("id") != "again":
                    await hasty.send(type="ping", id="again")
                    answer = await hasty.answer()

    run(scene())


def test_many_frames_of_one_at_once_do_not_cost_others_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(queued_frames=8)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as mallory, browser(at, code) as beto:
                await mallory.sit("Mallory")
                await beto.settle()
                for _ in range(200):
                    await mallory.send(type="react", seat=0, reaction="clap")
                await mallory.settle()
                await beto.settle()
                for person in (mallory, beto):
                    assert sum('"reacted"' in frame for frame in person.frames) == 200

    run(scene())


def test_one_address_has_so_many_lines_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(connections_per_address=3)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code), browser(at, code), line(at):
                with pytest.raises(InvalidStatus) as refused:
                    async with line(at):
                        pass
                assert refused.value.response.status_code == 403
                async with browser(at, code, x_forwarded_for="203.0.113.9") as other:
                    assert other.welcome
            await until_free(at)
            async with browser(at, code) as again:
                assert again.welcome

    run(scene())


def test_one_address_comes_so_often_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(arrivals_per_second=0.001, arrivals_at_once=5)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as ana:
                for _ in range(4):
                    async with browser(at, code) as restless:
                        assert restless.welcome
                with pytest.raises(InvalidStatus):
                    async with line(at):
                        pass
                async with browser(at, code, x_forwarded_for="203.0.113.9") as other:
                    assert other.welcome
                await ana.settle()

    run(scene())


async def until_free(at: House) -> None:
    """Until the server has noticed that all lines are closed."""
    while b"sobremesa_connections 0.0" not in (await at.ask("/metrics"))[1]:
        await asyncio.sleep(0)


# Never taken


def test_a_browser_that_takes_nothing_holds_up_nobody_and_is_let_go(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(behind_seconds=0.2, queued_frames=16)) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                deaf = await somebody_deaf(at, code)
                slow = await the_watcher(at, code)
                while slow.is_open:
                    await make_news(ana)
                    assert slow.queued <= 16
                await ana.until(lambda one: one.table["watchers"] == 0)
                assert slow not in at.table(code).connections
                deaf.close()
            await until_free(at)

    run(scene())


async def make_news(ana: Browser) -> None:
    """Let everybody at the table be told something, many times; she is the host."""
    for _ in range(100):
        await ana.send(type="options", options={"players": 2, **ONE_ROUND})
    await ana.settle()
    ana.frames.clear()


async def the_watcher(at: House, code: str) -> Connection:
    """The only one without a seat, as the table knows it."""
    while not (watchers := [one for one in at.table(code).connections if not one.seats]):
        await asyncio.sleep(0)
    (watcher,) = watchers
    return watcher


async def somebody_deaf(at: House, code: str) -> socket.socket:
    """A browser that says hello and never reads what it is told."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", at.port))
    head = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{at.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    await loop.sock_sendall(raw, "\r\n".join([*head, "", ""]).encode())
    while b"\r\n\r\n" not in await loop.sock_recv(raw, 1024):
        pass
    text = hello(code).encode()
    assert len(text) < 126
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)
    return raw


def test_one_that_was_slow_for_a_while_gets_a_fresh_picture(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(queued_frames=16)) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            slow_kind = CONNECT_OPTIONS | {"max_queue": 1}
            async with (
                browser(at, code, key) as ana,
                connect(f"ws://127.0.0.1:{at.port}/ws", **slow_kind) as slow_line,
            ):
                await ana.sit("Ana")
                await ana.sit("Beto")
                slow = Browser(slow_line)
                await slow_line.send(hello(code))
                await slow.until(lambda one: one.table)
                there = await the_watcher(at, code)
                while not there.is_behind:
                    await make_news(ana)
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                await ana.act(0, ana.states[0]["legal"][0])
                await slow.until(lambda one: None in one.states and one.states[None]["n"] == 1)
                assert slow.states[None]["history"]
                assert slow.table["phase"] == "playing"

    run(scene())


def test_what_waits_for_a_browser_is_bounded() -> None:
    async def scene() -> None:
        taken: list[str] = []
        gate = asyncio.Event()

        async def send(frame: str) -> None:
            await gate.wait()
            taken.append(frame)

        connection = Connection(send, limits(queued_frames=4, behind_seconds=60))
        writer = asyncio.create_task(connection.drain(lambda one: one.push("picture")))
        for number in range(1000):
            connection.push(str(number))
            assert connection.queued <= 4
            await asyncio.sleep(0)
        assert connection.is_open
        gate.set()
        while "picture" not in taken:
            await asyncio.sleep(0)
        assert taken == ["0", "picture"]
        connection.push("news")
        while taken[-1] != "news":
            await asyncio.sleep(0)
        connection.close()
        await writer

    run(scene())

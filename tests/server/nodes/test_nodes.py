"""Two nodes on one PostgreSQL: each table has one owner, everybody reaches it, and nobody notices who it is."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.store.scenes import query
from sobremesa.server import protocol
from sobremesa.server.limits import Limits
from sobremesa.server.nodes.node_auth import HEADER, Claim, signature, signed
from sobremesa.server.nodes.relay import INFO_PATH, RELAY_PATH, is_no_owner
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.serve import nodes_on, server_config
from sobremesa.server.store import Store, StoreError
from sobremesa.server.ws.socket import Socket
from wire import CONNECT_OPTIONS, House, browser, house, line, play_on, run

CLAIM = Claim("a", "192.0.2.7")
ONE_ROUND = {"mode": "standard", "end_condition": "rounds", "rounds": 1}


@asynccontextmanager
async def two_nodes(tmp_path: Path, url: str) -> AsyncIterator[tuple[House, House]]:
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(house(tmp_path, database=url, node=name)) for name in ("one", "two")
        ]
        for one in (first, second):
            await one.tables.hear_of_others()
        yield first, second


def test_a_match_is_played_by_way_of_another_node(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2, **ONE_ROUND)
            async with browser(first, code, key) as ana, browser(second, code) as beto:
                assert (await ana.sit("Ana"))[0] == 0
                seat, token = await beto.sit("Beto")
                await ana.until(lambda one: one.table["seats"][1]["kind"] == "person")
                await ana.request(type="start")
                await asyncio.gather(play_on(ana, 0), play_on(beto, 1))
                assert code in first.tables.tables
                assert code not in second.tables.tables
                # Whatever else is asked over HTTP is answered by either.
                for at in (first, second):
                    for typed in (code, f"{code[:-4].lower()}%20{code[-4:]}"):
                        status, info = await at.ask(f"/api/tables/{typed}")
                        assert (status, info["phase"]) == (200, "over")
                    assert (await at.ask(f"/api/tables/{code}/matches/1/record"))[0] == 200
            async with browser(second, code, token) as again:
                assert again.welcome["tokens"] == [seat]
            async with browser(second, code, "not a token") as stranger:
                assert stranger.welcome["tokens"] == [None]

    run(scene())


def test_seats_see_no_more_by_way_of_another_node(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2, **ONE_ROUND)
            async with browser(first, code, key) as ana, browser(second, code) as beto, browser(second, code) as nobody:
                _, token = await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.until(lambda one: one.table["seats"][1]["kind"] == "person")
                await ana.request(type="start")
                for person in (ana, beto, nobody):
                    await person.until(lambda one: one.states)
                async with browser(first, code, token) as directly, browser(second, code, token) as relayed:
                    for person in (directly, relayed):
                        await person.until(lambda one: one.states)
                    assert directly.states[0]["view"] == relayed.states[0]["view"]
                assert list(nobody.states) == [None]
                assert list(beto.states) == [1]
                assert beto.states[1]["legal"]
                assert all(state["legal"] == [] for state in nobody.states.values())
                refused = await beto.act(0, beto.states[1]["legal"][0])
                assert refused["code"] == "not_your_seat"

    run(scene())


def test_a_node_that_leaves_hands_its_tables_over(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, database=postgres_url, node="stays") as stays:
            async with house(tmp_path, database=postgres_url, node="leaves") as leaves:
                await stays.tables.hear_of_others()
                code, key = await leaves.open_table(players=2, **ONE_ROUND)
                async with browser(leaves, code, key) as ana, browser(stays, code) as beto:
                    _, token = await ana.sit("Ana")
                    assert code not in stays.tables.tables
                    leaving = asyncio.create_task(leaves.tables.leave())
                    # Those that came directly and those that came by way of the other are sent back alike.
                    assert {await ana.closed(), await beto.closed()} == {1001}
                    await leaving
                status, answer = await leaves.ask("/api/tables", {"game": "sumo"})
                assert (status, answer["code"]) == (503, "server_leaving")
                assert (await leaves.ask("/ready"))[0] == 503
                assert (await stays.ask("/ready"))[0] == 200
                async with line(leaves, f"/ws/{code}") as late:
                    await late.send(type="hello", protocol=PROTOCOL, table=code, tokens=[token])
                    assert await late.closed() == 1013
                async with browser(stays, code, token) as again:
                    assert again.welcome["tokens"] == [0]
                    assert code in stays.tables.tables
            assert query(postgres_url, "SELECT name FROM nodes") == [("stays",)]

    run(scene())


def test_a_node_that_is_late_loses_its_tables_and_finds_out(tmp_path: Path, postgres_url: str) -> None:
    """A process that was paused: its session lives on, and so do its locks, until somebody wants the table."""

    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2, **ONE_ROUND)
            async with browser(first, code, key) as ana:
                _, token = await ana.sit("Ana")
                with silenced(first):
                    await change(postgres_url, "UPDATE nodes SET seen = seen - interval '1 minute' WHERE name = 'one'")
                    async with browser(second, code, token) as again:
                        assert again.welcome["tokens"] == [0]
                        assert (await again.request(type="rename", seat=0, name="Anita"))["type"] == "done"
                    assert code in first.tables.tables
                # Awake again: nothing is shown from memory before it is known whether it is still true.
                async with browser(first, code, token) as relayed:
                    assert relayed.table["seats"][0]["name"] == "Anita"
                assert code not in first.tables.tables
                assert await ana.closed() == 1001

    run(scene())


def test_what_a_late_node_is_asked_to_write_is_not_written(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2, **ONE_ROUND)
            async with browser(first, code, key) as ana, browser(first, code) as beto:
                _, token = await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.until(lambda one: one.table["seats"][1]["kind"] == "person")
                await ana.request(type="start")
                await ana.until(lambda one: one.states)
                with silenced(first):
                    await change(postgres_url, "UPDATE nodes SET seen = seen - interval '1 minute' WHERE name = 'one'")
                    async with browser(second, code, token) as again:
                        await again.until(lambda one: one.states)
                        act = {"seat": 0, "actions": again.states[0]["legal"][:1], "match": 1, "id": "the same"}
                        # Not answered, for there is nothing to say: the line is closed, and the page asks the owner.
                        await ana.send(type="act", **act)
                        assert await ana.closed() == 1001
                        done = await again.request(type="act", **act)
                        assert (done["type"], done["n"]) == ("done", 1)
            assert query(postgres_url, "SELECT count(*) FROM moves") == [(1,)]

    run(scene())


def test_a_node_that_cannot_reach_the_database_sends_people_to_the_others(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2)
            async with browser(first, code, key) as ana:
                with silenced(first, StoreError("the store does not answer")):
                    assert first.tables.nodes is not None
                    first.tables.nodes._heard_at = -inf
                    assert await ana.closed() == 1001
                    async with line(first, f"/ws/{code}") as again:
                        await again.send(type="hello", protocol=PROTOCOL, table=code, tokens=[key])
                        assert await again.closed() == 1013
            async with browser(second, code, key) as again:
                assert again.welcome["tokens"] == [-1]

    run(scene())


def test_an_only_node_keeps_its_people_while_the_database_is_away(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, database=postgres_url, node="only") as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                with silenced(at, StoreError("the store does not answer")):
                    assert at.tables.nodes is not None
                    at.tables.nodes._heard_at = -inf
                    failed = at.tables.nodes.beat
                    while failed.calls < 2:  # type: ignore[attr-defined]
                        await asyncio.sleep(0.01)
                    await ana.settle()

    run(scene())


@contextmanager
def silenced(at: House, error: Exception | None = None) -> Iterator[None]:
    """Let no sign of life of a node get through: it stands still, or fails."""
    nodes = at.tables.nodes
    assert nodes is not None
    woken = asyncio.Event()
    beat = nodes.beat

    async def none(store: Store) -> frozenset[str]:
        none.calls += 1  # type: ignore[attr-defined]
        if error is not None:
            raise error
        await woken.wait()
        return await beat(store)

    none.calls = 0  # type: ignore[attr-defined]
    with patch.object(nodes, "beat", none):
        yield
    nodes._heard_at = -inf
    woken.set()


async def change(url: str, statement: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(statement.encode())


# Strangers


def test_a_stranger_cannot_speak_as_a_node(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, database=postgres_url, node="only") as at:
            code, key = await at.open_table(players=2)
            await at.tables.load(code)
            assert at.tables.nodes is not None
            me = at.tables.nodes.me
            private = at.tables.nodes.settings.port
            good = signed(me.key, RELAY_PATH, CLAIM)
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code, "tokens": [key]})
            async with connect(f"ws://{me.address}{RELAY_PATH}", additional_headers=good, **CONNECT_OPTIONS) as line:
                await line.send(hello)
                assert json.loads(await line.recv())["tokens"] == [-1]
            at_, nonce, proof, _, _ = signed(me.key, RELAY_PATH, CLAIM)[HEADER].split(" ")
            old = str(int(at_) - 1000)
            late = signature(me.key, RELAY_PATH, CLAIM, old, nonce)
            no_numbers = {
                at: {HEADER: f"{at} {nonce} {signature(me.key, RELAY_PATH, CLAIM, at, nonce)} a 192.0.2.7"}
                for at in ("now", "", "1e9", "-", "9" * 400, "9" * 5000, f"{at_}.0", "inf")
            }
            wrong: list[tuple[int, str, dict[str, str]]] = [
                (private, RELAY_PATH, {}),
                (private, RELAY_PATH, good),
                (private, RELAY_PATH, signed("another key", RELAY_PATH, CLAIM)),
                (private, RELAY_PATH, signed("", RELAY_PATH, CLAIM)),
                (private, RELAY_PATH, signed(me.key, INFO_PATH + code, CLAIM)),
                (private, RELAY_PATH, {HEADER: f"{at_} {nonce} {proof} a 192.0.2.8"}),
                (private, RELAY_PATH, {HEADER: f"{old} {nonce} {late} a 192.0.2.7"}),
                (private, RELAY_PATH, {HEADER: "x"}),
                (private, RELAY_PATH, {HEADER: "x y z u v"}),
                *((private, RELAY_PATH, header) for header in no_numbers.values()),
                (private, "/node/other", signed(me.key, "/node/other", CLAIM)),
                (private, f"/ws/{code}", {}),
                (private, f"/ws/{code}", signed(me.key, f"/ws/{code}", CLAIM)),
                (at.port, RELAY_PATH, signed(me.key, RELAY_PATH, CLAIM)),
                (at.port, INFO_PATH + code, signed(me.key, INFO_PATH + code, CLAIM)),
            ]
            for port, path, headers in wrong:
                with pytest.raises(InvalidStatus) as told:
                    async with connect(f"ws://127.0.0.1:{port}{path}", additional_headers=headers, **CONNECT_OPTIONS):
                        raise AssertionError((port, path))
                assert told.value.response.status_code == 403
            # Nothing of the page and its interface is served there; what operators read is.
            private_house = House(private, at.server, at.tables)
            for path in ("/", f"/t/{code}", "/api/games", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg"):
                assert (await private_house.ask(path))[0] == 404, path
            for path in ("/health", "/ready", "/metrics"):
                assert (await private_house.ask(path))[0] == 200, path

    run(scene())


def test_a_new_table_is_had_by_the_node_that_its_people_come_to(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            assert first.tables.nodes is not None
            # Also if the node that opens it has not heard of the other one yet.
            with patch.object(first.tables.nodes, "others", {}):
                code, key = await first.open_table(players=2)
            async with browser(second, code, key):
                assert code in second.tables.tables
                assert code not in first.tables.tables

    run(scene())


def test_a_table_moves_to_where_its_people_come(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, key = await first.open_table(players=2)
            async with browser(first, code, key) as ana:
                async with browser(second, code) as beto:
                    first.tables.release_idle()
                    await beto.settle()
                    await ana.close()
                    await beto.until(lambda one: len(first.table(code).connections) == 1)
                    first.tables.release_idle()
                    assert await beto.closed() == 1001
                async with browser(second, code, key):
                    assert code in second.tables.tables
                    assert code not in first.tables.tables

    run(scene())


def test_limits_count_by_who_comes_and_not_by_the_node_in_between(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, _ = await first.open_table(players=2)
            async with (
                browser(first, code, x_forwarded_for="192.0.2.9"),
                browser(second, code, x_forwarded_for="192.0.2.7"),
            ):
                socket = socket_of(first)
                assert dict(socket.by_address) == {"192.0.2.7": 1, "192.0.2.9": 1}

    run(scene())


def socket_of(at: House) -> Socket:
    guard: Any = at.server.config.app
    while not hasattr(guard, "nodes"):
        guard = guard.app
    found: Socket = guard.app.state.socket
    return found


def test_what_a_node_tells_of_itself_holds_no_secret(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with two_nodes(tmp_path, postgres_url) as (first, second):
            code, _ = await first.open_table(players=2)
            assert (await first.ask(f"/api/tables/{code}"))[0] == 200
            _, metrics = await first.ask("/metrics")
            text = metrics.decode()
            assert 'sobremesa_node{node="one",program=' in text
            assert "sobremesa_nodes 2.0" in text
            for name in ("people", "relays", "relayed_frames_total", "appends_total", "commit_seconds_count"):
                assert f"sobremesa_{name}" in text
            listed = await asyncio.to_thread(nodes_on, postgres_url)
            assert [(one.node.name, one.tables, one.node.is_late) for one in listed] == [
                ("one", 1, False),
                ("two", 0, False),
            ]
            for at in (first, second):
                assert at.tables.nodes is not None
                assert at.tables.nodes.me.key not in text

    run(scene())


def test_what_a_node_answers_that_cannot_serve_a_table_is_not_passed_on() -> None:
    """It has not got it any more, or speaks the protocol of another version: the browser shall try again."""
    for code, passed_on in (("table_elsewhere", False), ("protocol_changed", False), ("no_such_table", True)):
        refusal = protocol.Refused(id="", code=code, facts={})
        assert is_no_owner(protocol.encode(refusal)) is not passed_on
    assert not is_no_owner(protocol.encode(protocol.Welcome(protocol=PROTOCOL, tokens=[])))


def test_who_tries_to_speak_as_a_node_pays_for_it(tmp_path: Path, postgres_url: str) -> None:
    async def scene() -> None:
        async with house(tmp_path, database=postgres_url, node="only", limits=Limits()) as at:
            assert at.tables.nodes is not None
            address = f"ws://{at.tables.nodes.me.address}{RELAY_PATH}"
            for _ in range(5):
                with pytest.raises(InvalidStatus):
                    async with connect(address, **CONNECT_OPTIONS):
                        raise AssertionError("a stranger was let in")
            budget = socket_of(at).budgets.budgets["127.0.0.1"]
            assert budget.since > 0
            assert budget.left < budget.at_once

    run(scene())


def test_a_node_keeps_a_file_for_every_relay() -> None:
    alone = server_config(None, limits=Limits(connections=10**9)).connection_limiter.most
    among = server_config(None, limits=Limits(connections=10**9), internal_port=7000).connection_limiter.most
    assert among == alone // 2

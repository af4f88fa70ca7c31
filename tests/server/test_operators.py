"""What an operator reads: whether the server is well, and figures that tell nobody a secret."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.server.http import health
from sobremesa.server.http.health import may_read_metrics
from sobremesa.server.store import database
from sobremesa.server.table.event_log import MOST_EVENTS
from sobremesa.server.table.live_match import LiveMatch
from wire import House, browser, house, run

SUMO = sobremesa.game("sumo")
TOKEN = "token-of-prometheus"
CHANGES = 2400


@contextmanager
def frozen(tmp_path: Path) -> Iterator[None]:
    """Somebody else has the store locked, and does not let go of it."""
    with closing(sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# Health


def test_health_asks_the_store_and_a_frozen_one_is_told_to_whoever_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "STATEMENT_SECONDS", 0.1)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                status, told = await at.ask("/health")
                assert (status, told["status"], told["store"], told["disk"]) == (200, "ok", "ok", "ok")
                with frozen(tmp_path):
                    assert (await ana.act(0, ana.states[0]["legal"][0]))["code"] == "not_saved"
                    status, told = await at.ask("/health")
                    assert (status, told["status"], told["store"]) == (503, "failing", "no_answer")
                assert (await at.ask("/health"))[0] == 200
                assert (await ana.act(0, ana.states[0]["legal"][0]))["type"] == "done"

    run(scene())


def test_health_asks_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            monkeypatch.setattr(health, "LEAST_FREE", 1 << 62)
            status, told = await at.ask("/health")
            assert (status, told["status"], told["store"], told["disk"]) == (503, "failing", "ok", "full")

    run(scene())


# Metrics


def scope(client: str, host: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (client, 5000), "headers": [(b"host", host.encode()), *named]}


@pytest.mark.parametrize(
    ("asked", "allowed"),
    [
        (scope("127.0.0.1", "127.0.0.1:8000"), True),
        (scope("::1", "[::1]:8000"), True),
        (scope("127.0.0.1", "localhost:8000"), True),
        (scope("192.168.1.7", "192.168.1.2:8000"), False),
        (scope("127.0.0.1", "games.example"), False),
        (scope("127.0.0.1", "localhost", x_forwarded_for="203.0.113.5"), False),
        (scope("127.0.0.1", "localhost", x_real_ip="203.0.113.5"), False),
        (scope("203.0.113.5", "games.example", authorization=f"Bearer {TOKEN}"), True),
        (scope("203.0.113.5", "games.example", authorization=f"Bearer {TOKEN}x"), False),
        (scope("203.0.113.5", "games.example", authorization="Bearer "), False),
    ],
)
def test_metrics_are_for_this_machine_and_for_who_has_the_token(asked: dict[str, Any], allowed: bool) -> None:
    assert may_read_metrics(asked, TOKEN) is allowed
    if b"authorization" in dict(asked["headers"]):
        assert not may_read_metrics(asked, "")


def test_there_are_no_metrics_for_anybody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            assert (await at.ask("/metrics"))[0] == 200
            refused = await at.ask("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})
            assert refused == (404, {"code": "not_found", "facts": {}})

    run(scene())


async def figures(at: House) -> list[str]:
    """What is counted of moves and refusals."""
    text = (await at.ask("/metrics"))[1].decode()
    return [line for line in text.splitlines() if re.match(r"sobremesa_(moves|refused|move_seconds_count)", line)]


def test_secret_changes_and_refusals_by_the_rules_are_not_counted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, change_before_reveal=True)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                before = await figures(at)
                assert (await ana.act(0, ana.states[0]["legal"][0]))["type"] == "done"
                laid = await figures(at)
                assert laid != before
                for _ in range(3):
                    await ana.settle()
                    assert (await ana.act(0, ana.states[0]["legal"][1]))["type"] == "done"
                    assert (await ana.act(0, {"type": "take_row", "row": 1}))["type"] == "refused"
                assert await figures(at) == laid

    run(scene())


def test_secret_changes_push_nobody_elses_history_out() -> None:
    options = read_options(SUMO.options, {"players": 3, "change_before_reveal": True})
    match = Match.with_seed(SUMO, options, [Seat(name=name) for name in ("Ana", "Beto", "Carla")], seed_from_int(7))
    live = LiveMatch(match, 1)
    while live.n < 30 or set(live.state.to_act) != {0, 1, 2} or len(live.state.legal_actions(0)) < 5:
        if live.state.to_act:
            seat = live.state.to_act[0]
            live.apply([match.check(seat, live.state.legal_actions(seat)[0])])
        else:
            tick = match.due(live.state.deadline or 0)
            assert tick is not None
            live.apply([tick])
    live.apply([match.check(0, live.state.legal_actions(0)[0])])
    seen = {viewer: live.seen_by(viewer, 0, history=True).events for viewer in (None, 1, 2)}
    assert min(map(len, seen.values())) > 50
    for number in range(CHANGES):
        live.apply([match.check(0, live.state.legal_actions(0)[number % 2])])
    assert {viewer: live.seen_by(viewer, 0, history=True).events for viewer in (None, 1, 2)} == seen
    assert len(live.seen_by(0, 0, history=True).events) == MOST_EVENTS


def test_the_loop_is_free_while_health_waits_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STATEMENT_SECONDS", 0.3)

    async def scene() -> None:
        async with house(tmp_path) as at:
            with frozen(tmp_path):
                waiting = asyncio.create_task(at.ask("/health"))
                assert (await at.ask("/api/games"))[0] == 200
                assert not waiting.done()
                assert (await waiting)[0] == 503

    run(scene())

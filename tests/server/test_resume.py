"""Tables that come back from the store: after a restart, after an hour without visitors, after an upgrade."""

import logging
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from sobremesa.server import tables
from sobremesa.server.store import Store
from wire import House, browser, house, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}


def in_the_store(tmp_path: Path, statement: str) -> None:
    """Change what is stored behind the server's back."""
    with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
        assert database.execute(statement).rowcount == 1


async def match_of_two(at: House, *, to_the_end: bool = False) -> tuple[str, str, str]:
    """Two play a little, or to the end: the code, the host's key, a token."""
    code, key = await at.open_table(players=2, **ONE_ROUND)
    async with browser(at, code, key) as ana:
        _, token = await ana.sit("Ana")
        await ana.sit("Beto")
        await ana.request(type="start")
        await ana.until(lambda one: 1 in one.states)
        await ana.act(0, ana.states[0]["legal"][0])
        if to_the_end:
            await play_on(ana, 0, 1)
            await ana.until(lambda one: one.table["phase"] == "over")
    return code, key, token


def test_a_finished_match_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await match_of_two(at, to_the_end=True)
            async with browser(at, code, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                before, promised = ana.states[0], ana.table["commitment"]
        async with house(tmp_path) as at, browser(at, code, key, token) as ana:
            await ana.until(lambda one: 0 in one.states)
            assert ana.table["phase"] == "over"
            assert ana.states[0] == before | {"clock": ana.states[0]["clock"]}
            assert ana.table["commitment"] == promised
            assert (await ana.request(type="rematch", seat=0, random="cd" * 16))["type"] == "done"
            await ana.until(lambda one: one.table["match"] == 2)

    run(scene())


def test_a_table_nobody_visits_is_put_away_and_brought_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE_SECONDS", -1)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, token = await match_of_two(at)
            other, _ = await at.open_table(players=2)
            async with browser(at, other) as visitor:
                at.tables.release_idle()
                assert list(at.tables.tables) == [other]
                await visitor.settle()
            async with browser(at, code, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                assert ana.states[0]["n"] == 1
                assert (await ana.act(0, ana.states[0]["legal"][1]))["n"] == 2
                at.tables.release_idle()
                assert code in at.tables.tables

    run(scene())


def test_a_visit_keeps_a_table_from_being_closed(tmp_path: Path) -> None:
    """Moves do not touch the table's row: a match of one move a day would end after thirty days."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            visited, _, token = await match_of_two(at)
            forgotten, _ = await at.open_table(players=2)
        long_ago = (datetime.now(UTC) - timedelta(days=40)).strftime("%Y-%m-%d %H:%M:%S.%f")
        for code in (visited, forgotten):
            in_the_store(tmp_path, f"UPDATE tables SET touched = '{long_ago}' WHERE code = '{code}'")
        async with house(tmp_path) as at, browser(at, visited, token):
            pass
        store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}")
        assert (await store.prune(datetime.now(UTC) - timedelta(days=365))).closed == 1
        assert [table.code for table in await store.live_tables()] == [visited]
        await store.close()

    run(scene())


def test_a_match_of_older_rules_is_closed_and_everybody_is_told_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await match_of_two(at)
        in_the_store(tmp_path, "UPDATE matches SET header = replace(header, 'sumo@1', 'sumo@0')")
        for _ in range(2):
            async with house(tmp_path) as at:
                for _ in range(2):
                    async with browser(at, code, key, token) as ana:
                        assert (ana.welcome, len(ana.frames)) == ({}, 1)
                        assert '"match_of_older_rules"' in ana.frames[0]
                        assert await ana.closed() == 1008
                    answer = await at.ask(f"/api/tables/{code}")
                    assert answer == (410, {"code": "match_of_older_rules", "facts": {}})
        store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}")
        assert await store.live_tables() == []
        await store.close()

    run(scene())


@pytest.mark.parametrize("to_the_end", [False, True], ids=["running", "finished"])
@pytest.mark.parametrize("newer", ["'sumo@1', 'sumo@2'", "'record@2', 'record@3'"], ids=["rules", "format"])
def test_a_match_of_newer_rules_is_left_alone(tmp_path: Path, to_the_end: bool, newer: str) -> None:
    """A server that was set back to an older version: the newer one finds everything as it was."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await match_of_two(at, to_the_end=to_the_end)
        in_the_store(tmp_path, f"UPDATE matches SET header = replace(header, {newer})")
        before = everything_in(tmp_path)
        async with house(tmp_path) as at:
            async with browser(at, code, key, token) as ana:
                assert '"match_of_newer_rules"' in ana.frames[0]
                assert await ana.closed() == 1008
            assert await at.ask(f"/api/tables/{code}") == (409, {"code": "match_of_newer_rules", "facts": {}})
        assert everything_in(tmp_path) == before
        old, new = newer.replace("'", "").split(", ")
        in_the_store(tmp_path, f"UPDATE matches SET header = replace(header, '{new}', '{old}')")
        async with house(tmp_path) as at, browser(at, code, key, token) as ana:
            assert ana.welcome["tokens"] == [-1, 0]

    run(scene())


def everything_in(tmp_path: Path) -> list[Any]:
    """Tables (but for how often they were taken), matches and moves."""
    wanted = ("code, game, document, closed FROM tables", "* FROM matches", "* FROM moves")
    with closing(connect(tmp_path / "store.sqlite3")) as store:
        return [store.execute(f"SELECT {rows}").fetchall() for rows in wanted]


def test_a_finished_match_of_older_rules_makes_room_for_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await match_of_two(at, to_the_end=True)
        in_the_store(tmp_path, "UPDATE matches SET header = replace(header, 'sumo@1', 'sumo@0')")
        async with house(tmp_path) as at, browser(at, code, key, token) as ana:
            await ana.settle()
            assert (ana.table["phase"], ana.states) == ("lobby", {})
            assert (await ana.request(type="start"))["type"] == "done"
            await ana.until(lambda one: 0 in one.states)

    run(scene())


def test_a_match_that_cannot_be_played_again_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It may be our mistake: nothing is closed, and the log says where to look."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, token = await match_of_two(at)
        in_the_store(tmp_path, "UPDATE moves SET line = replace(line, '\"seat\":0', '\"seat\":5')")
        async with house(tmp_path) as at:
            async with browser(at, code, token) as ana:
                assert '"match_unreadable"' in ana.frames[0]
            answer = await at.ask(f"/api/tables/{code}")
            assert answer == (500, {"code": "match_unreadable", "facts": {}})
        in_the_store(tmp_path, "UPDATE moves SET line = replace(line, '\"seat\":5', '\"seat\":0')")
        async with house(tmp_path) as at, browser(at, code, token) as ana:
            await ana.until(lambda one: 0 in one.states)
            assert ana.states[0]["n"] == 1
        errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert errors == ["match 1 cannot be played again: the move is refused: not_a_player"] * 2

    run(scene())

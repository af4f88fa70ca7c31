"""The server is killed in the middle of live matches: what was answered is there, nothing is there twice."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import pytest

import sobremesa
from effort import amount
from server import postgres
from server.players import Player, carried_out
from sobremesa.server.replay.load_match import play_again
from sobremesa.server.serve import bound
from sobremesa.server.store import Store
from wire import House, browser, run

TESTS = Path(__file__).parents[1]
RUNNER = TESTS / "server" / "runner.py"
LONG = {"mode": "standard", "end_condition": "rounds", "rounds": 50}
PEOPLE = ((2, 0), (3, 0), (4, 0))
WITH_BOTS = ((2, 0), (2, 1), (1, 2))
"""How many people and bots sit at each table."""
Tables = tuple[tuple[int, int], ...]
PATIENCE = 600
KILLS = amount(quick=2, usual=4, full=9)
SEEDS = range(amount(quick=1, usual=2, full=5))
KILLS_ON_POSTGRESQL = amount(quick=1, usual=2, full=5)


@pytest.mark.full
def test_the_plan_is_fifty_kills() -> None:
    assert KILLS * len(SEEDS) + KILLS_ON_POSTGRESQL >= 50


class Process:
    """A server that can be killed and started again at the same place."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        (folder / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
        with bound("127.0.0.1", 0) as place:
            self.port = place.getsockname()[1]
        self.runner: asyncio.subprocess.Process | None = None

    async def start(self) -> float:
        """Start it; the time at which people can come."""
        if self.runner is None:
            arguments = [str(RUNNER), str(self.port), self.database, str(self.folder)]
            self.runner = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdin=PIPE, stdout=PIPE, env=os.environ | {"PYTHONPATH": str(TESTS)}
            )
        assert await self.tell(b"start\n") == b"ready\n"
        return monotonic()

    async def kill(self) -> None:
        assert await self.tell(b"kill\n") == b"killed\n"

    async def tell(self, word: bytes) -> bytes:
        assert self.runner is not None
        assert self.runner.stdin is not None
        assert self.runner.stdout is not None
        self.runner.stdin.write(word)
        return await self.runner.stdout.readline()

    async def clear_away(self) -> None:
        """Kill the last one too."""
        if self.runner is not None and self.runner.stdin is not None:
            self.runner.stdin.close()
            await self.runner.wait()


@asynccontextmanager
async def live_matches(server: Process, tables: Tables, random: Random) -> AsyncIterator[list[Player]]:
    """Several tables with people who play as fast as they can."""
    at = House(server.port, None, None)  # type: ignore[arg-type]
    players: list[Player] = []
    for people, bots in tables:
        code, key = await at.open_table(players=people + bots, **LONG)
        async with browser(at, code, key) as host:
            for seat in range(people):
                _, token = await host.sit(f"Player {seat}")
                players.append(Player(server.port, code, seat, token, Random(random.random())))
            for seat in range(people, people + bots):
                await host.request(type="bot", seat=seat, level="easy")
            assert (await host.request(type="start"))["type"] == "done"
    lives = [asyncio.create_task(player.live()) for player in players]
    try:
        yield players
    finally:
        for player in players:
            player.stopped = True
            player.cut()
        await asyncio.gather(*lives)


async def kill_again_and_again(server: Process, tables: Tables, random: Random, kills: int) -> list[float]:
    """After each kill everybody is back; how long that took, counted from where the server could be reached."""
    took: list[float] = []
    await server.start()
    try:
        async with live_matches(server, tables, random) as players:
            await everybody(players)
            for _ in range(kills):
                await some_moves(players, random.randrange(1, 40))
                await asyncio.sleep(random.random() * 0.01)
                for player in players:
                    player.back.clear()
                await server.kill()
                ready = await server.start()
                await everybody(players)
                took += [max(0.0, player.back_at - ready) for player in players]
            while any(player.unanswered for player in players):
                await asyncio.sleep(0.001)
            assert all(player.greetings == kills + 1 for player in players)
            assert [player.complaints for player in players if player.complaints] == []
        await check_the_store(server.database, players)
    finally:
        await server.clear_away()
    return took


async def everybody(players: list[Player]) -> None:
    """Until all are back at their tables."""
    async with asyncio.timeout(60):
        for player in players:
            await player.back.wait()


async def some_moves(players: list[Player], number: int) -> None:
    """Until so many more have been answered."""
    goal = sum(player.answered for player in players) + number
    async with asyncio.timeout(60):
        while sum(player.answered for player in players) < goal:
            await asyncio.sleep(0.001)


async def check_the_store(database: str, players: list[Player]) -> None:
    """Every move that was answered with yes is written once, in its place; no other of theirs is."""
    store = await Store.open(database)
    for code in {player.code for player in players}:
        here = {player.seat: player for player in players if player.code == code}
        stored = await store.load_match(code, 1)
        assert stored is not None
        lines: list[dict[str, Any]] = [json.loads(line) for line in stored.moves]
        assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
        made = {
            f"{player.seat}:{name}": move.message
            for player in here.values()
            for name, move in player.moves.items()
            if move.answer is not None and move.answer["type"] == "done"
        }
        assert set(stored.keys) == set(made)
        assert len(made) == sum(line["seat"] in here for line in lines)
        for key, message in made.items():
            line = lines[stored.keys[key] - 1]
            assert (line["seat"], line["action"]) == (message["seat"], message["actions"][0])
        assert carried_out(play_again(sobremesa.game("sumo"), stored)).n == len(lines)
    await store.close()


def report(took: list[float], kills: int) -> None:
    """For whoever looks: `pytest -rP` shows it."""
    sys.stdout.write(f"{kills} kills: back after {median(took):.3f} s (median), {max(took):.3f} s (longest)\n")


@pytest.mark.parametrize("seed", SEEDS)
def test_killed_on_sqlite_every_answered_move_is_there_once(tmp_path: Path, seed: int) -> None:
    server = Process(tmp_path, f"sqlite:///{tmp_path / 'store.sqlite3'}")
    took = run(kill_again_and_again(server, PEOPLE if seed else WITH_BOTS, Random(seed), KILLS), PATIENCE)
    report(took, KILLS)


def test_killed_on_postgresql_every_answered_move_is_there_once(tmp_path: Path) -> None:
    try:
        with postgres.running(durable=False) as database:
            server = Process(tmp_path, database.new_database())
            took = run(kill_again_and_again(server, PEOPLE, Random(99), KILLS_ON_POSTGRESQL), PATIENCE)
    except postgres.CannotRun as reason:
        pytest.fail(str(reason), pytrace=False)
    report(took, KILLS_ON_POSTGRESQL)

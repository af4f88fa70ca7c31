"""Games in real time, at a real table: deadlines, ticks, a clock that stands still."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import toys
from sobremesa.core.game import Game
from sobremesa.core.match import verify
from sobremesa.core.record import Ticked, read
from sobremesa.server import tables
from sobremesa.server.bots import bot_pool, worker_process
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import WorkerProcess, think
from sobremesa.server.http import routes
from sobremesa.server.store import Store
from sobremesa.server.table import clock
from wire import QUICK, Browser, House, browser, house, run, stored_moves


class RoundsState(toys.RushState):
    """Rush in which every goal is a hand of its own, with a result to look at."""

    @property
    def hands_played(self) -> int:
        return self.options.goals - self.goals_left - (self.outcome is None)


ROUNDS: Game[Any] = Game(
    id="rounds",
    version=1,
    options=toys.RushOptions,
    actions=toys.Claim | toys.GiveUp,
    state=RoundsState,
    position=toys.RushPosition,
    bots=toys.RUSH.bots,
)
SHELF = {"rush": toys.RUSH, "rounds": ROUNDS}


class Time:
    """The clock on the wall, which a scene can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.tells = clock.monotonic

    def now(self) -> float:
        return self.tells() + self.ahead


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    wall = Time()
    monkeypatch.setattr(clock, "monotonic", wall.now)
    return wall


@pytest.fixture(autouse=True)
def toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys can be played, and their bots think beside us: another process does not know them."""
    for module in (routes, tables, worker_process):
        monkeypatch.setattr(module, "get_game", SHELF.__getitem__)
    monkeypatch.setattr(bot_pool, "WorkerProcess", WorkerBeside)


class WorkerBeside(WorkerProcess):
    """Thinks in its thread, without a process."""

    def answer(self, question: Question, seconds: float, patience: float) -> dict[str, Any]:
        return think(question, seconds)


async def two_rush(at: House, person: Browser, **options: Any) -> None:
    await person.sit("Ana")
    await person.sit("Beto")
    assert (await person.request(type="start"))["type"] == "done"
    await person.until(lambda one: 1 in one.states)


async def record_of(at: House, code: str) -> bytes:
    status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
    assert status == 200
    return record


def test_the_clock_moves_by_itself_and_at_its_deadline(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=1)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                assert (ana.states[0]["deadline"], ana.states[0]["clock"] < 1000) == (1000, True)
                await ana.until(lambda one: one.states[0]["n"] == 1)
                assert ana.states[0]["clock"] >= 1000
                assert ana.states[0]["deadline"] == 2000
                assert [event["type"] for event in ana.states[0]["events"]] == ["new_goal"]
                await ana.until(lambda one: one.states[0]["outcome"])
                await ana.until(lambda one: one.table["phase"] == "over")
            record = await record_of(at, code)
            assert read(record).moves == [Ticked(n=1, at=1000), Ticked(n=2, at=2000)]
            verify(toys.RUSH, record)

    run(scene())


def test_a_move_that_comes_after_the_deadline_finds_the_clock_has_moved(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=30)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                time.ahead += 31
                refused = await ana.act(0, {"type": "give_up"})
                assert refused["code"] == "stale_action"
                assert ana.states[0]["n"] == 1
                assert (await ana.act(0, {"type": "give_up"}))["n"] == 2
                time.ahead += 29.5
                await ana.act(1, {"type": "give_up"})
                await ana.until(lambda one: one.table["phase"] == "over")
            moves = read(await record_of(at, code)).moves
            assert [move.at for move in moves if isinstance(move, Ticked)] == [30_000, 60_000]

    run(scene())


def test_a_bot_that_comes_after_the_deadline_finds_the_same(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_least=0.3, bot_most=0.3)) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=30)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="random")
                await ana.request(type="start")
                await ana.request(type="pause", on=True)
                table, thought = at.table(code), asyncio.Event()
                while table.bots.at_work:
                    await ana.settle()
                choose = table.bot_pool.choose

                async def choose_now(*args: Any, **kwargs: Any) -> Any:
                    action = await choose(*args, **kwargs)
                    thought.set()
                    return action

                monkeypatch.setattr(table.bot_pool, "choose", choose_now)
                async with table.lock:
                    # The bot has thought, and waits for its turn to speak while its time runs out.
                    table.lobby.phase = "playing"
                    table.progress.go_on()
                    await thought.wait()
                    time.ahead += 31
                await ana.until(lambda one: one.states[0]["n"] >= 2)
                assert (await stored_moves(table))[0] == Ticked(n=1, at=30_000)
                await ana.request(type="act", seat=0, actions=[{"type": "give_up"}])
        async with house(tmp_path) as at, browser(at, code, key) as ana:
            assert ana.welcome["tokens"] == [-1]

    run(scene())


def test_the_clock_stands_still_while_the_match_is_paused(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=30)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                time.ahead += 10
                await ana.request(type="pause", on=True)
                time.ahead += 100
                assert (await ana.act(0, {"type": "give_up"}))["code"] == "match_paused"
                await ana.request(type="pause", on=False)
                assert (await ana.act(0, {"type": "give_up"}))["n"] == 1
                assert 10_000 <= ana.states[0]["clock"] < 30_000

    run(scene())


def test_the_clock_stands_still_while_nobody_is_there_and_while_the_server_is_down(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=30)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                (tokens,) = [one.tokens[1:] for one in at.table(code).connections]
                time.ahead += 10
                assert (await ana.act(0, {"type": "give_up"}))["n"] == 1
            while at.table(code).connections:
                await asyncio.sleep(0)
            time.ahead += 100
            async with browser(at, code, key, *tokens) as ana:
                await ana.until(lambda one: 1 in one.states)
                assert ana.states[1]["n"] == 1
                assert 10_000 <= ana.states[1]["clock"] < 30_000
        time.ahead += 100
        async with house(tmp_path) as at, browser(at, code, key, *tokens) as ana:
            await ana.until(lambda one: 1 in one.states)
            assert 10_000 <= ana.states[1]["clock"] < 30_000
            assert (ana.states[1]["n"], ana.states[1]["deadline"]) == (1, 30_000)
            time.ahead += 30
            assert (await ana.act(1, {"type": "give_up"}))["code"] == "stale_action"
            assert (await stored_moves(at.table(code)))[1] == Ticked(n=2, at=30_000)

    run(scene())


def test_a_claim_that_comes_first_wins_and_the_other_is_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("rush", players=2, goals=2, seconds=30)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                rack, goal = ana.states[0]["view"]["own"], ana.states[0]["view"]["goal"]
                claim = {"type": "claim", "tiles": [rack[0]]}
                drafted = await ana.request(type="draft", seat=0, actions=[claim])
                assert (drafted["index"], drafted["code"]) == (0, None)
                appraised = await ana.request(type="appraise", seat=0, actions=[claim])
                assert appraised["appraisal"] == {"lacks": goal - rack[0]}
                assert (await ana.act(0, claim))["n"] == 1
                await ana.settle()
                assert ana.states[1]["view"]["shown"][0] in ([rack[0]], [])
                assert (await ana.act(0, claim))["code"] in ("not_your_turn", "stale_action")

    run(scene())


class Slow(Store):
    """A store that takes its time for claims: as long as the clock on the wall is put forward."""

    wall: Time

    async def append(self, match_id: int, moves: Any, *args: Any, **kwargs: Any) -> None:
        await super().append(match_id, moves, *args, **kwargs)
        if any(b"give_up" in move for _, move in moves):
            self.wall.ahead += 31


def test_a_deadline_that_passes_while_a_move_is_saved_is_kept_even_during_the_result(
    tmp_path: Path, time: Time
) -> None:
    """Else the record would hold a move that the clock should have come before, and could not be played again."""
    Slow.wall = time

    async def scene() -> None:
        async with house(tmp_path, store=Slow, pace=msgspec.structs.replace(QUICK, result=60)) as at:
            code, key = await at.open_table("rounds", players=2, goals=4, seconds=30)
            async with browser(at, code, key) as ana:
                await two_rush(at, ana)
                (tokens,) = [one.tokens[1:] for one in at.table(code).connections]
                time.ahead += 31
                assert (await ana.act(0, {"type": "give_up"}))["code"] == "stale_action"
                await ana.until(lambda one: one.table["phase"] == "result")
                assert (await ana.act(0, {"type": "give_up"}))["n"] == 2
                await ana.settle()
                assert ana.table["phase"] == "result"
                await ana.act(1, {"type": "give_up"})
                await ana.act(0, {"type": "give_up"})
                moved = ana.states[0]["n"]
        async with house(tmp_path) as at, browser(at, code, *tokens) as ana:
            await ana.until(lambda one: 0 in one.states)
            assert ana.states[0]["n"] == moved

    run(scene())

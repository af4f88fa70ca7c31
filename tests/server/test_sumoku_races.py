"""Sumoku in real time at a real table: races, claims in the order of their arrival, bots that take their own time."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.catalogue import game
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.match import verify
from sobremesa.core.record import Acted, Ticked, read
from sobremesa.core.state import State
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.solver import solve
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TILES, TURNED
from sobremesa.games.sumoku.schema import PASS, READY, Arrange, Claim, GiveUp, Move
from sobremesa.server import tables
from sobremesa.server.bots import bot_pool, worker_process
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import WorkerProcess, think
from sobremesa.server.http import routes
from sobremesa.server.table import clock
from wire import QUICK, Browser, House, browser, house, run

READY_NOW = {"type": "ready"}


class Walker:
    """A bot that is ready at once, lays tiles one by one with a pause of its own, and gives up when all lie."""

    def choose(self, world: State[Any], seat: int, chance: Chance, seconds: float) -> Action:
        view = world.view(seat)
        if view.phase == "waiting":
            return READY
        if view.race is None:
            return PASS
        own = view.race.owners[view.race.owner_of[seat]]
        if not own.rack:
            return GiveUp()
        return Arrange((Move(own.rack[0], len(own.grid), 0),))

    def pause(self, world: State[Any], seat: int, action: Action, chance: Chance) -> float | None:
        return 0.0 if action == READY else 0.03


SUMOKU = game("sumoku").with_bots(walker=Walker())


class WorkerBeside(WorkerProcess):
    """Thinks in its thread, without a process."""

    def answer(self, question: Question, seconds: float, patience: float) -> dict[str, Any]:
        return think(question, seconds)


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
def with_a_walker(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (routes, tables, worker_process):
        monkeypatch.setattr(module, "get_game", lambda _: SUMOKU)
    monkeypatch.setattr(bot_pool, "WorkerProcess", WorkerBeside)


def owner(person: Browser, seat: int) -> dict[str, Any]:
    race = person.states[seat]["view"]["race"]
    return race["owners"][race["owner_of"][seat]]


async def seated(at: House, person: Browser, *names: str) -> None:
    for name in names:
        await person.sit(name)
    assert (await person.request(type="start"))["type"] == "done"
    await person.until(lambda one: len(names) - 1 in one.states)


async def race_opens(person: Browser, time: Time, *seats: int) -> None:
    """Everybody is ready, and the countdown runs off."""
    for seat in seats:
        assert (await person.act(seat, READY_NOW))["type"] == "done"
    time.ahead += 3
    await person.until(lambda one: one.states[seats[0]]["view"]["phase"] == "race")


def sumoku_of(person: Browser, seat: int) -> dict[str, Any] | None:
    """One step that lays all tiles of the seat right, if the solver finds it."""
    key = person.states[seat]["view"]["key"]
    found = solve([TILES[tile] for tile in owner(person, seat)["rack"]], key, Chance(bytes(32)))
    if not found.is_complete:
        return None
    moves = [
        Move(NAMES[laid % TILE_COUNT], x_of(cell), y_of(cell), *([9] if laid >= TURNED else []))
        for cell, laid in zip(found.cells, found.laid, strict=True)
    ]
    document: dict[str, Any] = msgspec.to_builtins(Arrange(tuple(moves)))
    return document


async def record_of(at: House, code: str) -> bytes:
    status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
    assert status == 200
    return record


def test_a_wrong_claim_a_stale_one_and_a_right_one(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", mode="speed", players=3)
            async with browser(at, code, key) as ana:
                await seated(at, ana, "Ana", "Beto", "Carla")
                await race_opens(ana, time, 0, 1, 2)
                version = owner(ana, 1)["version"]
                assert (await ana.act(0, {"type": "claim", "version": owner(ana, 0)["version"]}))["type"] == "done"
                refused = await ana.act(1, {"type": "claim", "version": version})
                assert refused["code"] == "stale_action"
                await ana.settle()
                assert owner(ana, 0)["out"] == "wrong_claim"
                assert [owner(ana, seat)["tiles"] for seat in range(3)] == [0, 12, 12]
                assert (await ana.act(0, {"type": "give_up"}))["code"] == "eliminated"
                # Moves made for an older state count: others act all the time.
                first = owner(ana, 1)["rack"][0]
                moved = await ana.act(1, {"type": "arrange", "moves": [{"tile": first, "x": 0, "y": 0}]})
                assert moved["type"] == "done"
                assert (await ana.act(1, {"type": "arrange", "moves": [{"tile": first, "x": None, "y": None}]}))[
                    "type"
                ] == "done"
                await ana.settle()
                lay = sumoku_of(ana, 1)
                if lay is not None:
                    await ana.act(1, lay)
                    await ana.settle()
                    done = await ana.act(1, {"type": "claim", "version": owner(ana, 1)["version"]})
                    assert done["type"] == "done"
                    await ana.settle()
                    assert ana.states[0]["view"]["speed"]["wins"] == [0, 1, 0]
                    assert (await ana.act(2, {"type": "give_up"}))["code"] == "round_over"

    run(scene())


def test_partners_move_the_tiles_of_one_grid_and_see_each_other_s_moves(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", mode="team", players=4)
            async with browser(at, code, key) as ana, browser(at, code) as carla:
                await ana.sit("Ana", 0)
                await ana.sit("Beto", 1)
                await carla.sit("Carla", 2)
                await ana.sit("Dani", 3)
                await ana.request(type="start")
                await ana.until(lambda one: 3 in one.states)
                await carla.until(lambda one: 2 in one.states)
                await carla.act(2, READY_NOW)
                await race_opens(ana, time, 0, 1, 3)
                await carla.until(lambda one: one.states[2]["view"]["phase"] == "race")
                first, second = owner(ana, 0)["rack"][:2]

                def move(tile: str, x: int, y: int) -> dict[str, Any]:
                    return {"type": "arrange", "moves": [{"tile": tile, "x": x, "y": y}]}

                assert (await ana.act(0, move(first, 3, 1)))["type"] == "done"
                await carla.until(lambda one: owner(one, 2)["grid"])
                assert (await carla.act(2, move(second, 3, 1)))["code"] == "cell_occupied"
                assert (await carla.act(2, move(first, 0, 2)))["type"] == "done"
                await ana.settle()
                assert [(one["tile"], one["x"], one["y"]) for one in owner(ana, 0)["grid"]] == [(first, 0, 2)]

    run(scene())


def test_many_moves_at_once_are_all_kept_in_their_order_and_replay_exactly(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", mode="speed", players=8)
            async with browser(at, code, key) as ana:
                await seated(at, ana, *[f"P{seat}" for seat in range(8)])
                await race_opens(ana, time, *range(8))
                sent = []
                for x in range(12):
                    for seat in range(8):
                        tile = owner(ana, seat)["rack"][0]
                        action = {"type": "arrange", "moves": [{"tile": tile, "x": x, "y": 0}]}
                        sent.append(await ana.send(type="act", seat=seat, actions=[action]))
                answered = [await ana.answer() for _ in sent]
                assert [answer["id"] for answer in answered] == sent
                assert {answer["type"] for answer in answered} == {"done"}
                await ana.settle()
                assert [owner(ana, seat)["grid"][0]["x"] for seat in range(8)] == [11] * 8
                for seat in range(8):
                    await ana.act(seat, {"type": "give_up"})
                    await ana.settle()
                for _ in range(2):
                    for seat in range(8):
                        await ana.send(type="seen", seat=seat)
                    await race_opens(ana, time, *range(8))
                    for seat in range(8):
                        await ana.act(seat, {"type": "give_up"})
                        await ana.settle()
                await ana.until(lambda one: one.table["phase"] == "over")
            record = await record_of(at, code)
            match = verify(SUMOKU, record)
            assert match.state is not None
            assert match.state.outcome is not None
            assert match.state.outcome.reason == "voids"
            times = [move.at for move in read(record).moves]
            assert times == sorted(times)
            assert sum(isinstance(move, Ticked) for move in read(record).moves) == 3

    run(scene())


def test_bots_are_ready_at_once_and_lay_their_tiles_in_their_own_time(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_own=1.0)) as at:
            code, key = await at.open_table("sumoku", mode="team", players=2)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="walker")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states and one.states[0]["view"]["ready"][1])
                await race_opens(ana, time, 0)
                await ana.until(lambda one: len(owner_at(one, 1)["grid"]) == 3)
                # Whatever Ana does, the bot goes on with its own plan.
                tile = owner(ana, 0)["rack"][0]
                await ana.act(0, {"type": "arrange", "moves": [{"tile": tile, "x": 0, "y": 0}]})
                await ana.until(lambda one: len(owner_at(one, 1)["grid"]) == 6)
                await ana.act(0, {"type": "give_up"})
                await ana.until(lambda one: one.table["phase"] == "over")
            moves = [move for move in read(await record_of(at, code)).moves if isinstance(move, Acted)]
            laid = [move.at for move in moves if move.seat == 1 and move.action["type"] == "arrange"]
            assert len(laid) == 48
            assert all(later - sooner >= 25 for sooner, later in pairwise(laid))
            verify(SUMOKU, await record_of(at, code))

    run(scene())


def owner_at(person: Browser, index: int) -> dict[str, Any]:
    found: dict[str, Any] = person.states[0]["view"]["race"]["owners"][index]
    return found


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"mode": "speed"}, False),
        ({"mode": "spot"}, False),
        ({"mode": "speed", "claim_check": "assisted"}, True),
        ({"mode": "solo", "players": 1}, True),
        ({"mode": "classic"}, True),
    ],
)
def test_there_is_no_advice_where_seeing_it_is_the_game(tmp_path: Path, options: dict[str, Any], allowed: bool) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", **options)
            async with browser(at, code, key) as ana:
                await seated(at, ana, *["Ana", "Beto"][: options.get("players", 2)])
                seat = at.table(code).running().state.to_act[0]
                answer = await ana.request(type="hint", seat=seat)
                assert (answer["type"] == "hinted") == allowed
                assert allowed or answer["code"] == "no_hints"

    run(scene())


def test_a_claim_cannot_be_tried_out(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", mode="speed")
            async with browser(at, code, key) as ana:
                await seated(at, ana, "Ana", "Beto")
                await race_opens(ana, time, 0, 1)
                claim = msgspec.to_builtins(Claim(owner(ana, 0)["version"]))
                drafted = await ana.request(type="draft", seat=0, actions=[claim])
                assert (drafted["index"], drafted["code"]) == (0, None)
                assert drafted["view"]["race"]["owners"][0]["out"] is None
                appraised = await ana.request(type="appraise", seat=0, actions=[claim])
                assert (appraised["appraisal"], appraised["code"]) == ({}, None)

    run(scene())


def test_a_solo_clock_stands_still_while_the_table_is_paused(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", mode="solo", players=1, time_limit_seconds=30)
            async with browser(at, code, key) as ana:
                await seated(at, ana, "Ana")
                time.ahead += 20
                await ana.request(type="pause", on=True)
                time.ahead += 500
                await ana.request(type="pause", on=False)
                assert (await ana.act(0, {"type": "exchange", "tile": owner(ana, 0)["rack"][0]}))["type"] == "done"
                time.ahead += 11
                refused = await ana.act(0, {"type": "give_up"})
                assert refused["code"] in ("match_over", "match_not_started")
                await ana.until(lambda one: one.table["phase"] == "over")
            assert read(await record_of(at, code)).moves[-1] == Ticked(n=2, at=30_000)

    run(scene())


def test_nobody_is_asked_twice_while_a_bot_waits(tmp_path: Path, time: Time) -> None:
    """A new round voids what a bot waits to do, and nothing else does."""

    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_own=1000.0)) as at:
            code, key = await at.open_table("sumoku", mode="speed", players=2)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="walker")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states and one.states[0]["view"]["ready"][1])
                await race_opens(ana, time, 0)
                bots = at.table(code).bots
                while not any(turn.can_be_cancelled for turn in bots.at_work):
                    await asyncio.sleep(0)
                (turn,) = bots.at_work
                tile = owner(ana, 0)["rack"][0]
                await ana.act(0, {"type": "arrange", "moves": [{"tile": tile, "x": 0, "y": 0}]})
                assert bots.at_work == [turn]
                # A wrong claim brings the bot two tiles: it looks again.
                await ana.act(0, {"type": "claim", "version": owner(ana, 0)["version"] + 1})
                await ana.settle()
                await ana.act(0, {"type": "claim", "version": owner(ana, 0)["version"]})
                await ana.settle()
                assert owner_at(ana, 1)["tiles"] == 12
                assert bots.at_work != [turn]

    run(scene())

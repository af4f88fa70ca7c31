"""Thinkers: who is served with which budget, and what happens when one dies, hangs, fails or is no longer needed."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.fake_workers import Asked, Office, misbehave
from sobremesa.catalogue import game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.options import read_options
from sobremesa.server.bots import bot_pool
from sobremesa.server.bots.bot_pool import BotPool, seconds_to_think, workers_for
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import NoAnswer, WorkerProcess
from sobremesa.server.limits import Limits
from wire import GENEROUS, Browser, House, browser, house, run

SUMO = game("sumo")
LONG = 60.0


# How many, and for how long


@pytest.mark.parametrize(("cores", "workers"), [(1, 2), (2, 2), (3, 3), (16, 16)])
def test_there_is_a_worker_for_each_core_and_never_a_lone_one(cores, workers):
    assert workers_for(cores) == workers


@pytest.mark.parametrize(
    ("waiting", "workers", "seconds"),
    [(0, 2, 0.8), (4, 2, 0.8), (10, 2, 0.32), (40, 2, 0.08), (80, 2, 0.04), (1000, 2, 0.004), (40, 8, 0.32)],
)
def test_the_budget_shrinks_before_people_wait(waiting, workers, seconds):
    assert seconds_to_think(Limits(), waiting, workers) == seconds


@pytest.mark.parametrize("waiting", [30, 270, 800])
def test_the_last_of_a_burst_waits_no_longer_than_was_meant(waiting):
    """What is left of the wait is shared by those who are left: the budget stays as it was for the first."""
    limits, workers = Limits(), 2
    now = 0.0
    for left in range(waiting, 0, -workers):
        now += seconds_to_think(limits, left, workers, now)
    assert now <= limits.think_wait_seconds + limits.think_seconds


# The queue at work


class Scene:
    """Thinkers that answer when told to, and tables that ask."""

    def __init__(self, office: Office, workers: int) -> None:
        self.office = office
        self.bot_pool = BotPool(workers, start=office.worker)
        self.state = SUMO.begin(read_options(SUMO.options, {"players": 4}), Chance(seed_from_int(1)))

    def ask(self, seat: int, table: str, level: str = "hard", *, is_hint: bool = False) -> asyncio.Task[dict[str, Any]]:
        choosing = self.bot_pool.choose(SUMO, self.state, seat, level, table=table, is_hint=is_hint)
        return asyncio.create_task(choosing)

    async def served(self, times: int) -> list[int]:
        """The seats asked for, while each is answered at once."""
        seats = []
        for _ in range(times):
            asked = await self.office.next()
            seats.append(asked.question.seat)
            asked.answer()
        return seats


@asynccontextmanager
async def scene(workers: int = 1) -> AsyncIterator[Scene]:
    office = Office()
    stage = Scene(office, workers)
    try:
        yield stage
    finally:
        office.let_go()
        stage.bot_pool.close()


def test_one_table_cannot_keep_all_workers_busy() -> None:
    async def flooded() -> None:
        async with scene() as stage:
            flood = [stage.ask(0, "A") for _ in range(50)]
            first = await stage.office.next()
            other = stage.ask(1, "B")
            await asyncio.sleep(0)
            first.answer()
            assert await stage.served(3) == [0, 1, 0]
            assert await other == {}
            await stage.served(47)
            assert await asyncio.gather(*flood) == [{}] * 50

    asyncio.run(flooded())


def test_a_hint_waits_until_no_bot_does_and_then_thinks_in_its_own_right() -> None:
    async def both() -> None:
        async with scene() as stage:
            running = stage.ask(0, "A")
            first = await stage.office.next()
            asks = [stage.ask(3, "A", is_hint=True), stage.ask(1, "A"), stage.ask(2, "B")]
            await asyncio.sleep(0)
            first.answer()
            assert await stage.served(3) == [1, 2, 3]
            await asyncio.gather(running, *asks)

    asyncio.run(both())


def test_under_load_each_thought_is_given_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # No time passes: each is answered at once.
    monkeypatch.setattr(bot_pool, "monotonic", lambda: 0.0)

    async def loaded() -> None:
        async with scene(2) as stage:
            asks = [stage.ask(0, str(table)) for table in range(42)]
            seconds = []
            for _ in asks:
                asked = await stage.office.next()
                seconds.append(round(asked.seconds, 3))
                asked.answer()
            # The first two were taken when nobody else had come yet.
            assert seconds[:3] == [0.8, 0.8, 0.082]
            assert seconds[2:] == sorted(seconds[2:])
            assert seconds[-5:] == [0.8] * 5
            await asyncio.gather(*asks)

    asyncio.run(loaded())


def test_who_gives_up_while_waiting_is_not_thought_about() -> None:
    async def given_up() -> None:
        async with scene() as stage:
            running, gone, last = stage.ask(0, "A"), stage.ask(1, "B"), stage.ask(2, "C")
            first = await stage.office.next()
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            first.answer()
            assert await stage.served(1) == [2]
            await asyncio.gather(running, last)

    asyncio.run(given_up())


def test_who_gives_up_in_mid_thought_leaves_its_worker_to_the_next_when_it_is_done() -> None:
    async def given_up() -> None:
        async with scene() as stage:
            gone, last = stage.ask(0, "A"), stage.ask(1, "B")
            first = await stage.office.next()
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert stage.office.asked.empty()
            first.answer()
            assert await stage.served(1) == [1]
            await last

    asyncio.run(given_up())


# Trouble


@pytest.mark.parametrize("why", ["died", "stuck", "failed"])
def test_the_easiest_bot_answers_for_a_worker_that_does_not(why: str) -> None:
    async def lost() -> None:
        async with scene() as stage:
            asking = stage.ask(2, "A")
            first = await stage.office.next()
            first.fail(why)
            second = await stage.office.next()
            assert (first.question.level, second.question.level) == ("hard", "easy")
            assert second.question.world == first.question.world
            second.answer(card=7)
            assert await asking == {"card": 7}

    asyncio.run(lost())


def test_whoever_gets_no_answer_at_all_is_told_and_the_others_go_on() -> None:
    async def lost() -> None:
        async with scene() as stage:
            asking, other = stage.ask(2, "A"), stage.ask(0, "B")
            for seat in (2, 0):
                asked = await stage.office.next()
                assert asked.question.seat == seat
                asked.fail("died") if seat == 2 else asked.answer()
            assert await other == {}
            for _ in range(2):
                (await stage.office.next()).fail("died")
            with pytest.raises(NoAnswer):
                await asking

    asyncio.run(lost())


@contextmanager
def real_worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess(misbehave)
    try:
        yield worker
    finally:
        worker.close()
        worker.stop()


def question(level: str) -> Question:
    return Question("sumo", {}, 0, level, b"")


@pytest.mark.parametrize(("level", "patience", "why"), [("dies", LONG, "died"), ("hangs", 0.0, "stuck")])
def test_a_process_that_dies_or_hangs_in_mid_thought_is_replaced(level: str, patience: float, why: str) -> None:
    with real_worker() as worker:
        before = worker.answer(question("well"), 0.5, LONG)
        assert before["seconds"] == 0.5
        process = worker.process
        assert process is not None
        with pytest.raises(NoAnswer) as lost:
            worker.answer(question(level), 0.5, patience)
        assert lost.value.why == why
        assert process.exitcode == -9
        assert worker.answer(question("well"), 0.5, LONG)["pid"] != before["pid"]


def test_a_bot_that_raises_does_not_cost_its_process() -> None:
    with real_worker() as worker:
        before = worker.answer(question("well"), 0.5, LONG)
        with pytest.raises(NoAnswer, match="lost my cards") as lost:
            worker.answer(question("raises"), 0.5, LONG)
        assert lost.value.why == "failed"
        assert worker.answer(question("well"), 0.5, LONG) == before


def test_a_worker_that_was_closed_starts_no_process() -> None:
    with real_worker() as worker:
        worker.close()
        with pytest.raises(NoAnswer, match="closed"):
            worker.answer(question("well"), 0.5, LONG)
        assert worker.process is None


THINK_THEN_DIE = """
import asyncio, os, signal
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.catalogue import game
from sobremesa.core.options import read_options
from sobremesa.server.bots.bot_pool import BotPool

async def think():
    sumo = game("sumo")
    state = sumo.begin(read_options(sumo.options, {"players": 4}), Chance(seed_from_int(1)))
    print(await BotPool().choose(sumo, state, 0, "easy"), flush=True)

if __name__ == "__main__":
    asyncio.run(think())
    os.kill(os.getpid(), signal.%s)
"""


@pytest.mark.parametrize("signal", ["SIGTERM", "SIGKILL"])
def test_workers_go_when_their_server_dies(tmp_path: Path, signal: str) -> None:
    """The worker holds the other end of the pipe: it is read to its end only when the worker is gone too."""
    script = tmp_path / "server.py"
    script.write_text(THINK_THEN_DIE % signal)
    died = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert died.returncode < 0
    assert "play_card" in died.stdout


# Hints at a table


@asynccontextmanager
async def asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: Limits = GENEROUS
) -> AsyncIterator[tuple[House, str, Browser, str, Office]]:
    """Ana and Beto in one browser, a match just begun, and workers that answer when told to."""
    office = Office()
    monkeypatch.setattr(bot_pool, "WorkerProcess", office.worker)
    try:
        async with house(tmp_path, limits=limits) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                yield at, code, ana, token, office
            office.let_go()
    finally:
        office.let_go()


async def ask_hint(person: Browser, office: Office, seat: int = 0) -> tuple[str, Asked]:
    name = await person.send(type="hint", seat=seat)
    return name, await office.next()


def test_other_requests_do_not_wait_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        async with asking(tmp_path, monkeypatch) as (_, _, ana, _, office):
            name, asked = await ask_hint(ana, office)
            await ana.settle()
            assert (await ana.request(type="hint", seat=0))["code"] == "hint_running"
            card = ana.states[0]["legal"][0]
            why = {"code": "sixth", "facts": {"row": 1, "sumos": 5}}
            asked.advise(card, why)
            hinted = {"type": "hinted", "id": name, "seat": 0, "action": card, "reasons": [why], "win": None}
            assert await ana.answer() == hinted

    run(hinting())


def test_a_hint_to_a_question_that_has_passed_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        async with asking(tmp_path, monkeypatch) as (at, code, ana, _, office):
            await ask_hint(ana, office, seat=1)
            waiting = await ana.send(type="hint", seat=0)
            await ana.act(0, ana.states[0]["legal"][0])
            assert [json.loads(frame).get("code") for frame in ana.frames if waiting in frame] == ["stale_action"]
            await ana.settle()
            assert set(at.table(code).hints.running) == {1}
            assert at.tables.bot_pool.queue.waiting(hints=True) == 0

    run(hinting())


def test_advice_that_cannot_be_followed_any_more_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        async with asking(tmp_path, monkeypatch) as (_, _, ana, _, office):
            name, asked = await ask_hint(ana, office)
            asked.advise({"type": "take_row", "row": 1})
            answer = await ana.answer()
            assert (answer["id"], answer["code"]) == (name, "stale_action")

    run(hinting())


def test_a_hint_goes_with_the_line_that_asked_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        async with asking(tmp_path, monkeypatch) as (at, code, ana, token, office):
            async with browser(at, code, token) as phone:
                await phone.until(lambda one: 0 in one.states)
                _, running = await ask_hint(ana, office, seat=1)
                await phone.send(type="hint", seat=0)
                await phone.settle()
                assert set(at.table(code).hints.running) == {0, 1}
                phone.abort()
                await ana.until(lambda _: set(at.table(code).hints.running) == {1})
                await ana.settle()
                assert at.tables.bot_pool.queue.waiting(hints=True) == 0
            async with browser(at, code, token) as phone:
                await phone.until(lambda one: 0 in one.states)
                running.advise(ana.states[1]["legal"][0])
                name, again = await ask_hint(phone, office)
                again.advise(phone.states[0]["legal"][0])
                assert (await phone.answer())["id"] == name

    run(hinting())


def test_a_table_gets_so_many_hints_and_then_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        limits = replace(GENEROUS, hints_at_once=2, hints_per_second=0)
        async with asking(tmp_path, monkeypatch, limits) as (_, _, ana, _, office):
            for seat in (0, 1):
                _, asked = await ask_hint(ana, office, seat)
                asked.advise(ana.states[seat]["legal"][0])
                assert (await ana.answer())["type"] == "hinted"
            assert (await ana.request(type="hint", seat=0))["code"] == "too_many_hints"

    run(hinting())


def test_whoever_asks_is_told_when_no_bot_has_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hinting() -> None:
        async with asking(tmp_path, monkeypatch) as (_, _, ana, _, office):
            name, asked = await ask_hint(ana, office)
            asked.fail("died")
            for _ in range(2):
                (await office.next()).fail("died")
            answer = await ana.answer()
            assert (answer["id"], answer["code"]) == (name, "no_hint")

    run(hinting())

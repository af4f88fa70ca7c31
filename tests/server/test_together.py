"""Acts that wait for a table together are judged one after the other, and written, applied and shown as one."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from server.fake_workers import Office
from sobremesa.server.bots import bot_pool
from sobremesa.server.store import Store, StoreError
from wire import Browser, House, browser, house, run


class Counting(Store):
    """Tells how many moves each transaction of a match had; can be told to fail."""

    batches: ClassVar[list[int]] = []
    fails = False

    async def append(self, match_id: int, moves: Any, *args: Any, **kwargs: Any) -> None:
        if moves:
            if Counting.fails:
                raise StoreError("the store cannot be written: the disk is full")
            Counting.batches.append(len(moves))
        await super().append(match_id, moves, *args, **kwargs)


@asynccontextmanager
async def party(at: House, people: int) -> AsyncIterator[tuple[str, list[Browser]]]:
    """So many people at a table and a match that has begun; the last browser is a second one of the first person."""
    code, key = await at.open_table(players=people)
    async with AsyncExitStack() as doors:
        browsers, tokens = [], []
        for seat in range(people):
            browsers.append(await doors.enter_async_context(browser(at, code, *([key] if seat == 0 else []))))
            tokens.append((await browsers[-1].sit(f"Person {seat}"))[1])
        browsers.append(await doors.enter_async_context(browser(at, code, tokens[0])))
        await browsers[0].request(type="start")
        for place, person in enumerate(browsers):
            await person.until(lambda one, seat=place % people: seat in one.states)
        Counting.batches = []
        yield code, browsers


async def send_together(at: House, code: str, acts: Sequence[tuple[Browser, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Let them come while the table is busy, in this order; their answers."""
    table = at.table(code)
    names = []
    async with table.lock:
        for place, (person, message) in enumerate(acts, start=1):
            names.append(await person.send(type="act", **message))
            while len(table.acts) < place:
                await asyncio.sleep(0)
    answers = []
    for (person, _), name in zip(acts, names, strict=True):
        await person.settle()
        answers += [one for one in map(json.loads, person.frames) if one.get("id") == name]
    return answers


def lay(person: Browser, seat: int, place: int = 0) -> tuple[Browser, dict[str, Any]]:
    state = person.states[seat]
    return person, {"seat": seat, "actions": [state["legal"][place]]}


def test_who_lays_at_the_same_time_is_written_and_shown_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 4) as (code, people):
            seen = [len(person.frames) for person in people]
            answers = await send_together(at, code, [lay(people[seat], seat) for seat in range(4)])
            assert [answer["type"] for answer in answers] == ["done"] * 4
            assert [answer["n"] for answer in answers] == [1, 2, 3, 4]
            assert Counting.batches == [4]
            for person, before in zip(people[:4], seen, strict=False):
                states = [one for one in map(json.loads, person.frames[before:]) if one["type"] == "state"]
                assert [one["n"] for one in states] == [4]
                laid = [event["seat"] for event in states[0]["events"] if event["type"] == "laid"]
                assert laid == [0, 1, 2, 3]

    run(scene())


def test_a_refusal_among_them_is_its_senders_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 3) as (code, people):
            ana, beto, carla, again = people
            foreign = (again, {"seat": 2, "actions": [carla.states[2]["legal"][0]]})
            nonsense = (carla, {"seat": 2, "actions": [{"type": "dance"}]})
            answers = await send_together(at, code, [lay(ana, 0), foreign, nonsense, lay(beto, 1)])
            assert [answer.get("code") for answer in answers] == [None, "not_your_seat", "unknown_action", None]
            assert Counting.batches == [2]
            assert at.table(code).running().n == 2

    run(scene())


def test_a_message_sent_again_before_its_answer_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 3) as (code, people):
            ana, beto, _, again = people
            message = lay(ana, 0)[1] | {"id": "the same"}
            answers = await send_together(at, code, [(ana, message), lay(beto, 1), (again, message)])
            assert [(answer["type"], answer["n"]) for answer in answers] == [("done", 1), ("done", 2), ("done", 1)]
            assert Counting.batches == [2]

    run(scene())


def test_a_card_changed_after_the_last_has_been_laid_comes_too_late(tmp_path: Path) -> None:
    """The third card turns all of them over: whoever waits with another one answers a question that is gone."""

    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 3) as (code, people):
            acts = [lay(people[seat], seat) for seat in range(3)]
            answers = await send_together(at, code, [*acts, lay(people[3], 0, 1)])
            assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
            assert Counting.batches == [3]
            assert at.table(code).running().n == 3

    run(scene())


def test_a_card_may_be_changed_while_the_first_still_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 3) as (code, people):
            ana, beto, _, again = people
            cards = [action["card"] for action in ana.states[0]["legal"]]
            await send_together(at, code, [lay(ana, 0, 0), lay(beto, 1), lay(again, 0, 1)])
            assert at.table(code).running().state.view(0).own.chosen == cards[1]
            assert Counting.batches == [3]

    run(scene())


def test_where_nothing_can_be_written_all_of_them_are_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Counting) as at, party(at, 3) as (code, people):
            acts = [lay(people[seat], seat) for seat in range(3)]
            Counting.fails = True
            try:
                answers = await send_together(at, code, acts)
            finally:
                Counting.fails = False
            assert [answer["code"] for answer in answers] == ["not_saved"] * 3
            assert at.table(code).running().n == 0
            answers = await send_together(at, code, acts)
            assert [answer["type"] for answer in answers] == ["done"] * 3

    run(scene())


def test_a_bot_and_a_person_who_lay_at_the_same_time_are_written_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        office = Office()
        monkeypatch.setattr(bot_pool, "WorkerProcess", office.worker)
        async with house(tmp_path, store=Counting) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                asked = await office.next()
                await ana.until(lambda one: 0 in one.states)
                Counting.batches = []
                table = at.table(code)
                async with table.lock:
                    asked.answer(**msgspec.to_builtins(table.running().state.legal_actions(1)[0]))
                    while len(table.acts) < 1:
                        await asyncio.sleep(0)
                    await ana.send(type="act", **lay(ana, 0)[1])
                    while len(table.acts) < 2:
                        await asyncio.sleep(0)
                assert (await ana.answer())["type"] == "done"
                assert Counting.batches == [2]
            office.let_go()

    run(scene())

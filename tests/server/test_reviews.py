"""Looking back at a hand: who may ask when, what leaves the server, and what comes back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.fake_workers import Asked, Office
from sobremesa.server.bots import bot_pool
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.bots.worker_process import think
from sobremesa.server.limits import Limits
from wire import GENEROUS, Browser, House, browser, house, run, stored_moves

OPTIONS = {"players": 2, "mode": "single_hand", "stock_out": "end_hand", "first_player": 0}
"""Whoever only draws and passes comes to the end of the hand with the stock."""


@asynccontextmanager
async def playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str = "rummy", limits: Limits = GENEROUS
) -> AsyncIterator[tuple[House, str, Browser, str, Office]]:
    """Ana and Beto in one browser, a match just begun, and workers that answer when told to."""
    office = Office()
    monkeypatch.setattr(bot_pool, "WorkerProcess", office.worker)
    try:
        async with house(tmp_path, limits=limits) as at:
            options = OPTIONS if game == "rummy" else {"players": 2}
            code, key = await at.open_table(game=game, **options)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                yield at, code, ana, token, office
            office.let_go()
    finally:
        office.let_go()


async def play_the_hand(ana: Browser) -> None:
    """Nobody lays anything until the stock is at its end."""
    while (state := ana.states[0])["outcome"] is None:
        seat = state["to_act"][0]
        kind = "draw" if state["view"]["phase"] == "must_draw" else "pass"
        await ana.act(seat, {"type": kind})
        await ana.until(lambda one, n=state["n"]: one.states[0]["n"] > n)


async def answer_all(office: Office, decisions: int) -> list[Asked]:
    """Every draw is passed over; of every pass something is said."""
    asked: list[Asked] = []
    for _ in range(decisions):
        one = await office.next()
        asked.append(one)
        if one.question.action == {"type": "pass"}:
            one.answer(best={"tiles": len(asked)})
        else:
            one.answer()
    return asked


def test_a_seat_looks_back_at_its_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        async with playing(tmp_path, monkeypatch) as (at, code, ana, _, office):
            assert (await ana.request(type="review", seat=0))["code"] == "no_review"
            await play_the_hand(ana)
            own = [move.n for move in await stored_moves(at.table(code)) if move.seat == 1]
            name = await ana.send(type="review", seat=1)
            asked = await answer_all(office, len(own))
            told = await ana.answer()
            assert (told["type"], told["id"], told["seat"], told["hand"]) == ("reviewed", name, 1, 1)
            assert told["turns"] == [{"n": n, "best": {"tiles": 2 * turn}} for turn, n in enumerate(own[1::2], 1)]
            assert [one.question.seat for one in asked] == [1] * len(own)
            # What was worked out is kept: nobody has to think again.
            again = await ana.request(type="review", seat=1)
            assert again["turns"] == told["turns"]

    run(looking_back())


def test_what_is_looked_at_is_what_the_seat_knew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        async with playing(tmp_path, monkeypatch) as (at, code, ana, _, office):
            live = at.table(code).live_match
            assert live is not None
            first = live.state.position()
            await play_the_hand(ana)
            await ana.send(type="review", seat=0)
            asked = await office.next()
            world = asked.question.world
            assert world["racks"][0] == first["racks"][0]
            assert world["racks"][1] != first["racks"][1]
            assert world["seed"] != first["seed"]
            asked.answer()

    run(looking_back())


def test_other_requests_do_not_wait_for_a_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        limits = replace(GENEROUS, hints_at_once=1, hints_per_second=0)
        async with playing(tmp_path, monkeypatch, limits=limits) as (_, _, ana, _, office):
            await play_the_hand(ana)
            await ana.send(type="review", seat=0)
            await office.next()
            await ana.settle()
            assert (await ana.request(type="review", seat=0))["code"] == "review_running"
            assert (await ana.request(type="review", seat=1))["code"] == "too_many_hints"

    run(looking_back())


def test_a_turn_that_no_worker_can_look_at_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        async with playing(tmp_path, monkeypatch) as (at, code, ana, _, office):
            await play_the_hand(ana)
            own = [move.n for move in await stored_moves(at.table(code)) if move.seat == 0]
            await ana.send(type="review", seat=0)
            (await office.next()).fail("died")
            (await office.next()).fail("died")
            await answer_all(office, len(own) - 2)
            told = await ana.answer()
            assert [turn["n"] for turn in told["turns"]] == own[3::2]

    run(looking_back())


def test_a_review_goes_with_the_line_that_asked_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        async with playing(tmp_path, monkeypatch) as (at, code, ana, token, office):
            await play_the_hand(ana)
            async with browser(at, code, token) as phone:
                await phone.until(lambda one: 0 in one.states)
                assert (await phone.request(type="review", seat=1))["code"] == "not_your_seat"
                await phone.send(type="review", seat=0)
                await office.next()
                phone.abort()
                await ana.until(lambda _: not at.table(code).reviews.running)

    run(looking_back())


def test_a_game_without_a_word_to_say_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looking_back() -> None:
        async with playing(tmp_path, monkeypatch, game="sumo") as (_, _, ana, _, _):
            assert (await ana.request(type="review", seat=0))["code"] == "no_review"

    run(looking_back())


def test_a_worker_asks_the_game() -> None:
    world: dict[str, Any] = {
        "options": {"players": 2},
        "racks": ["Y10a B7a K7a R1a", "K1b K3b"],
        "table": ["run[Y7a Y8a Y9a]"],
        "opened": [True, True],
        "closing_tile": "R2b",
        "has_drawn": True,
    }
    told = think(Question("rummy", world, 0, "", b"", {"type": "pass"}), 0.8)
    assert (told["laid"]["tiles"], told["best"]["tiles"]) == (0, 3)

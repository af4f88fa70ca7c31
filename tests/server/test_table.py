"""Scenes at a real table: people sit down, play, leave, come back."""

import asyncio
from pathlib import Path

from wire import browser, house, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}


def test_alone_against_bots_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                assert ana.welcome["tokens"] == [-1]
                assert ana.table["host"]
                seat, _ = await ana.sit("Ana")
                for other in (1, 2):
                    assert (await ana.request(type="bot", seat=other, level="easy"))["type"] == "done"
                assert (await ana.request(type="start"))["type"] == "done"
                over = await play_on(ana, seat)
                assert over["n"] >= 30
                await ana.until(lambda one: one.table["phase"] == "over")
            status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
            assert status == 200
            assert len(record.splitlines()) == over["n"] + 2
            status, step = await at.ask(f"/api/tables/{code}/matches/1/steps/5?seat=1")
            assert (status, step["n"], step["of"], step["seat"]) == (200, 5, over["n"], 1)

    run(scene())


def test_two_people_and_a_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code.lower()) as beto, browser(at, code) as screen:
                await ana.sit("Ana")
                await beto.sit("Beto")
                assert (await beto.request(type="start"))["code"] == "not_the_host"
                await ana.request(type="start")
                await beto.until(lambda one: 1 in one.states)
                ended = await asyncio.gather(play_on(ana, 0), play_on(beto, 1))
                assert ended[0]["outcome"] == ended[1]["outcome"]
                await screen.until(lambda one: None in one.states and one.states[None]["outcome"])
                assert screen.states[None]["view"]["own"] is None
                assert screen.states[None]["legal"] == []

    run(scene())


def test_a_skip_reaches_every_screen_unless_something_newer_is_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as screen:
                await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                await ana.act(0, ana.states[0]["legal"][0])
                await ana.send(type="skip", seat=0, n=0)
                await ana.settle()
                await screen.settle()
                assert not any('"skipped"' in frame for frame in (*ana.frames, *screen.frames))
                await ana.send(type="skip", seat=0, n=1)
                await ana.settle()
                for one in (ana, beto, screen):
                    await one.settle()
                    assert sum('"skipped"' in frame for frame in one.frames) == 1

    run(scene())


def test_a_move_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                card = ana.states[0]["legal"][3]
                first = await ana.act(0, card, id="same")
            async with browser(at, code, token) as again:
                await again.until(lambda one: 0 in one.states)
                second = await again.act(0, card, id="same")
                assert (first["n"], second["n"], again.states[0]["n"]) == (1, 1, 1)
                assert again.states[0]["view"]["own"]["chosen"] == card["card"]

    run(scene())


def test_a_restart_of_the_server_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                _, other = await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                for _ in range(3):
                    for seat in list(ana.states[0]["to_act"]):
                        await ana.act(seat, ana.states[seat]["legal"][0])
                await ana.until(lambda one: one.states[0]["n"] == one.states[1]["n"])
                before = ana.states
        async with house(tmp_path) as at, browser(at, code, token, other) as ana:
            await ana.until(lambda one: 1 in one.states)
            for seat in (0, 1):
                assert ana.states[seat]["view"] == before[seat]["view"]
                assert ana.states[seat]["n"] == before[seat]["n"]
                assert ana.states[seat]["history"]

    run(scene())


def test_a_bot_stands_in_until_the_person_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                async with browser(at, code) as beto:
                    _, token = await beto.sit("Beto")
                    await ana.request(type="start")
                    refused = await ana.request(type="bot", seat=1, level="easy")
                    assert refused["code"] == "not_away"
                await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
                assert (await ana.request(type="bot", seat=1, level="easy"))["type"] == "done"
                await ana.act(0, ana.states[0]["legal"][0])
                await ana.until(lambda one: one.states[0]["view"]["placing"])
                async with browser(at, code, token):
                    await ana.until(lambda one: one.table["seats"][1]["present"])
                    assert ana.table["seats"][1]["stand_in"] is None

    run(scene())


def test_another_match_with_the_same_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await play_on(ana, 0)
                await ana.until(lambda one: one.table["phase"] == "over")
                promised = ana.table["commitment"]
                await ana.request(type="rematch", seat=0, random="cd" * 16)
                await ana.until(lambda one: one.table["match"] == 2 and one.states[0]["n"] == 0)
                assert ana.table["commitment"] == promised
                assert ana.table["phase"] == "playing"

    run(scene())


def test_a_visit_counts_though_nothing_is_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            (before,) = await at.tables.store.live_tables()
            async with browser(at, code):
                await asyncio.gather(*at.tables.tables[code].timers.tasks)
                (after,) = await at.tables.store.live_tables()
                assert after.touched > before.touched

    run(scene())

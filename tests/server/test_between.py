"""Between two matches: the result is kept, chairs, options and the game change, people come and go."""

import asyncio
from pathlib import Path

import msgspec

from server.test_rematch import ONE_ROUND, finished_match
from wire import QUICK, browser, house, play_on, run

PATIENT = msgspec.structs.replace(QUICK, host_away=60)


def test_the_result_is_kept_beside_the_lobby_and_outlives_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                assert ana.table["last"] is None
                assert (await ana.request(type="lobby"))["code"] == "match_not_started"
                token = await finished_match(at, code, ana, beto)
                outcome = ana.states[0]["outcome"]
                assert (await beto.request(type="lobby"))["code"] == "not_the_host"
                assert (await ana.request(type="lobby"))["type"] == "done"
                assert (await beto.request(type="stand", seat=1))["type"] == "done"
                await ana.until(lambda one: one.table["seats"][1]["kind"] == "free")
        async with house(tmp_path) as at, browser(at, code, key, token) as ana:
            last = ana.table["last"]
            assert (last["match"], last["game"]) == (1, "sumo")
            assert (last["ranks"], last["totals"]) == (outcome["ranks"], outcome["totals"])
            assert [(seat["name"], seat["chair"]) for seat in last["seats"]] == [("Ana", 0), ("Beto", None)]
            assert ana.table["phase"] == "lobby"
            assert ana.table["seats"][1]["was"] == "Beto"
            assert (await at.ask(f"/api/tables/{code}/matches/1/steps/0"))[0] == 200
            await ana.request(type="bot", seat=1, level="easy")
            await ana.request(type="start")
            await ana.until(lambda one: one.table["match"] == 2)
            assert ana.table["last"] is None

    run(scene())


def test_latecomers_get_a_chair_at_a_full_table_as_long_as_the_game_has_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, mode="short_deck", end_condition="rounds", rounds=1)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as carla:
                await finished_match(at, code, ana, beto)
                # Two at the same moment: each gets a chair of their own, while the result lies on the table.
                async with browser(at, code) as dario:
                    seats = await asyncio.gather(carla.sit("Carla"), dario.sit("Darío"))
                    assert sorted(seat for seat, _ in seats) == [2, 3]
                    await ana.until(lambda one: len([seat for seat in one.table["seats"] if seat["name"]]) == 4)
                    assert ana.table["phase"] == "over"
                    assert sum(seat["new"] for seat in ana.table["seats"]) == 1
                    assert [seat["chair"] for seat in ana.table["last"]["seats"]] == [0, 1]
                    # The result is not theirs: they see it as everybody may.
                    await carla.until(lambda one: None in one.states and one.states[None]["outcome"] is not None)
                    assert set(carla.states) == {None}
                    # Nor can they try anything out in it.
                    own = {"seat": seats[0][0], "actions": [{"type": "play_card", "card": 1}]}
                    for kind in ("draft", "appraise", "act", "hint", "review"):
                        wish = own if kind != "review" else {"seat": own["seat"]}
                        assert (await carla.request(type=kind, **wish))["type"] == "refused"
                    await ana.request(type="rematch", seat=0)
                    await carla.until(lambda one: one.table["match"] == 2 and one.table["you"] != [])
                    assert not any(seat["new"] for seat in carla.table["seats"])
                    assert (await beto.request(type="lobby"))["code"] == "not_the_host"
                    assert (await ana.request(type="lobby"))["code"] == "match_running"

    run(scene())


def test_a_first_lobby_keeps_to_its_chairs_and_a_closed_door_keeps_newcomers_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as carla:
                wish = {"type": "sit", "name": "Carla", "random": "ab" * 16}
                assert (await ana.request(type="door", open=False))["type"] == "done"
                assert (await carla.request(**wish))["code"] == "door_closed"
                await ana.sit("Ana")
                await carla.until(lambda one: not one.table["door"])
                await ana.request(type="door", open=True)
                await beto.sit("Beto")
                assert (await carla.request(**wish))["code"] == "table_full"
                # A closed door does not turn out who sits: Beto's brother may join on his device.
                await ana.request(type="options", options={"players": 3})
                await ana.request(type="door", open=False)
                assert (await beto.sit("Bruno"))[0] == 2

    run(scene())


def test_chairs_are_exchanged_and_drawn_by_lot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=4, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.request(type="bot", seat=2, level="easy")
                await ana.until(lambda one: one.table["seats"][2]["kind"] == "bot")
                bot = ana.table["seats"][2]["name"]
                assert (await beto.request(type="swap", seat=1, to=0))["code"] == "not_the_host"
                assert (await beto.request(type="swap", seat=0, to=3))["code"] == "not_the_host"
                assert (await beto.request(type="swap", seat=1, to=9))["code"] == "no_such_seat"
                assert (await ana.request(type="swap", seat=3, to=0))["code"] == "no_such_seat"
                assert (await beto.request(type="swap", seat=1, to=3))["type"] == "done"
                await beto.until(lambda one: one.table["you"] == [3])
                assert (await ana.request(type="swap", seat=3, to=0))["type"] == "done"
                await ana.until(lambda one: [seat["name"] for seat in one.table["seats"]] == ["Beto", "", bot, "Ana"])
                assert (ana.table["you"], ana.table["host_seat"], ana.table["host"]) == ([3], 3, True)
                assert (await beto.request(type="shuffle"))["code"] == "not_the_host"
                assert (await ana.request(type="shuffle"))["type"] == "done"
                await ana.settle()
                assert {seat["name"] for seat in ana.table["seats"]} == {"Ana", "Beto", "", bot}
                assert ana.table["seats"][1]["kind"] == "free"
                assert ana.table["seats"][ana.table["you"][0]]["name"] == "Ana"
                # Nothing happens behind the back of a match.
                await ana.request(type="start")
                for wish in (
                    {"type": "shuffle"},
                    {"type": "swap", "seat": 0, "to": 1},
                    {"type": "game", "game": "sorry"},
                ):
                    assert (await ana.request(**wish))["code"] == "match_running"

    run(scene())


def test_the_table_is_handed_over_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=PATIENT) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as carla:
                _, hers = await ana.sit("Ana")
                _, token = await beto.sit("Beto")
                assert (await ana.request(type="hand_over", seat=2))["code"] == "no_such_seat"
                assert (await ana.request(type="hand_over", seat=1))["type"] == "done"
                await beto.until(lambda one: one.table["host"])
                await ana.until(lambda one: not one.table["host"] and one.table["host_seat"] == 1)
                assert (await ana.request(type="hand_over", seat=0))["code"] == "not_the_host"
                await carla.sit("Carla")
        async with (
            house(tmp_path, pace=PATIENT) as at,
            browser(at, code, key, hers) as ana,
            browser(at, code, token) as beto,
        ):
            assert (ana.table["host"], beto.table["host"]) == (False, True)
            assert ana.welcome["tokens"] == [None, 0]
            # A host who stands up leaves the role to the next one: the key does not count any more.
            await beto.request(type="stand", seat=1)
            await ana.until(lambda one: one.table["host"] and one.table["host_seat"] == 0)
            assert (await beto.request(type="start"))["code"] == "not_the_host"

    run(scene())


def test_when_the_host_is_away_everybody_is_told_who_is_next_and_when(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=PATIENT) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code) as beto:
                async with browser(at, code, key) as ana:
                    _, token = await ana.sit("Ana")
                    await beto.sit("Beto")
                    await beto.settle()
                    assert beto.table["heir"] is None
                await beto.until(lambda one: one.table["heir"] is not None)
                assert beto.table["heir"]["seat"] == 1
                assert 0 < beto.table["heir"]["seconds"] <= 60
                assert (beto.table["host"], beto.table["host_seat"]) == (False, 0)
                # The host's phone without the key is the host all the same.
                async with browser(at, code, token) as ana:
                    await beto.until(lambda one: one.table["heir"] is None)
                    assert ana.table["host"]

    run(scene())


def test_at_a_table_screens_table_the_first_to_sit_down_is_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            status, opened = await at.ask("/api/tables", {"game": "sumo", "options": {"players": 3}, "screen": True})
            assert status == 201
            code, key = opened["code"], opened["host"]
            async with browser(at, code, key) as screen, browser(at, code) as ana, browser(at, code) as beto:
                assert (screen.table["screen"], screen.table["host"]) == (True, False)
                assert (await screen.request(type="start"))["code"] == "not_the_host"
                await ana.sit("Ana")
                await ana.until(lambda one: one.table["host"])
                await beto.sit("Beto")
                await beto.until(lambda one: one.table["host_seat"] == 0)
                assert (await beto.request(type="options", options={}))["code"] == "not_the_host"
                assert (await ana.request(type="options", options={"players": 2} | ONE_ROUND))["type"] == "done"
                assert (await ana.request(type="start"))["type"] == "done"
                assert (await ana.request(type="pause", on=True))["type"] == "done"
                assert (await ana.request(type="pause", on=False))["type"] == "done"
                await screen.until(lambda one: None in one.states)
            async with browser(at, code, key) as screen:
                assert not screen.table["host"]

    run(scene())


def test_another_game_is_put_on_the_table_for_the_same_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as screen:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                await play_on(ana, 0)
                await ana.until(lambda one: one.table["phase"] == "over")
                assert (await ana.request(type="game", game="chess"))["code"] == "unknown_game"
                assert (await ana.request(type="game", game="sorry"))["type"] == "done"
                await screen.until(lambda one: one.table["game"] == "sorry")
                assert (screen.table["phase"], screen.table["last"]["game"]) == ("lobby", "sumo")
                assert [seat["kind"] for seat in screen.table["seats"]] == ["person", "bot", "free", "free"]
                assert (await ana.request(type="start"))["type"] == "done"
                await ana.until(lambda one: one.table["match"] == 2 and "pawns" in str(one.states[0]["view"]))
        async with house(tmp_path) as at, browser(at, code, key) as ana:
            assert ana.table["game"] == "sorry"
            # The match of the other game is still there to be seen.
            status, step = await at.ask(f"/api/tables/{code}/matches/1/steps/1")
            assert (status, "rows" in step["view"]) == (200, True)

    run(scene())


def test_a_game_that_has_no_room_for_all_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=6)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                for seat in range(1, 6):
                    await ana.request(type="bot", seat=seat, level="easy")
                refused = await ana.request(type="game", game="sorry")
                assert (refused["code"], refused["facts"]) == ("seats_taken", {"players": 4, "taken": 6})
                await ana.settle()
                assert ana.table["game"] == "sumo"

    run(scene())


def test_names_and_the_pace_can_be_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await finished_match(at, code, ana, beto)
                for name, why in (("ana", "name_taken"), ("  Tú ", "name_means_you"), ("\u200b", "bad_name")):
                    assert (await beto.request(type="rename", seat=1, name=name))["code"] == why
                assert (await beto.request(type="rename", seat=1, name="BETO"))["type"] == "done"
                assert (await beto.request(type="rename", seat=0, name="Otra"))["code"] == "not_your_seat"
                await ana.until(lambda one: one.table["seats"][1]["name"] == "BETO")
                assert ana.table["last"]["seats"][1]["name"] == "BETO"
                assert (await beto.request(type="pace", pace="fast"))["code"] == "not_the_host"
                await ana.send(type="pace", pace="breakneck")
                assert (await ana.answer())["code"] == "malformed_message"
                assert (await ana.request(type="pace", pace="fast"))["type"] == "done"
        async with house(tmp_path) as at, browser(at, code) as visitor:
            assert visitor.table["pace"] == "fast"

    run(scene())


def test_bots_hesitate_at_the_pace_of_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_least=100, bot_most=100)) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                table = at.table(code)
                live = table.running()
                action = live.state.legal_actions(1)[0]
                pauses = []
                for pace in ("calm", "normal", "fast"):
                    assert (await ana.request(type="pace", pace=pace))["type"] == "done"
                    pauses.append(table.bots.pause(live, 1, "easy", action))
                assert pauses[0] > pauses[1] > pauses[2]
                assert pauses[1] == 100

    run(scene())

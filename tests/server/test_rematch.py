"""After a match: another one with the same people, or other chairs and other options."""

import asyncio
from pathlib import Path
from typing import Any

from sobremesa.server.store import Store
from wire import Browser, House, browser, house, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}
FRESH = "cd" * 16


async def finished_match(at: House, code: str, ana: Browser, beto: Browser) -> str:
    """Ana (the host) and Beto play a match to its end; Beto's token."""
    await ana.sit("Ana")
    _, token = await beto.sit("Beto")
    assert (await ana.request(type="start"))["type"] == "done"
    await ana.until(lambda one: 0 in one.states)
    async with browser(at, code, token) as hand:
        await hand.until(lambda one: 1 in one.states)
        while ana.states[0]["outcome"] is None:
            for person, seat in ((ana, 0), (hand, 1)):
                await person.settle()
                if seat in person.states[seat]["to_act"]:
                    await person.act(seat, person.states[seat]["legal"][0])
    await ana.until(lambda one: one.table["phase"] == "over")
    await beto.until(lambda one: one.table["phase"] == "over")
    return token


def test_it_begins_at_once_when_everybody_has_said_yes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await finished_match(at, code, ana, beto)
                promised = ana.table["commitment"]
                assert (await beto.request(type="rematch", seat=1, random=FRESH))["type"] == "done"
                await ana.until(lambda one: one.table["seats"][1]["again"])
                assert ana.table["phase"] == "over"
                assert (await ana.request(type="rematch", seat=0, random=FRESH))["type"] == "done"
                await beto.until(lambda one: one.table["match"] == 2 and one.table["phase"] == "playing")
                await beto.until(lambda one: one.states[1]["n"] == 0)
                assert beto.table["commitment"] == promised
                assert not any(seat["again"] for seat in beto.table["seats"])

    run(scene())


def test_the_host_waits_for_nobody_and_a_yes_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await finished_match(at, code, ana, beto)
                await beto.request(type="rematch", seat=1, random=FRESH)
                await ana.until(lambda one: one.table["seats"][1]["again"])
                assert (await beto.request(type="rematch", seat=1, on=False))["type"] == "done"
                await ana.until(lambda one: not one.table["seats"][1]["again"])
                assert (await ana.request(type="rematch", seat=0, random=FRESH))["type"] == "done"
                await beto.until(lambda one: one.table["match"] == 2 and one.table["phase"] == "playing")

    run(scene())


def test_two_people_on_the_hosts_device_say_yes_one_after_the_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as tablet:
                await tablet.sit("Ana")
                await tablet.sit("Beto")
                await tablet.request(type="start")
                await tablet.until(lambda one: 1 in one.states)
                await play_on(tablet, 0, 1)
                await tablet.until(lambda one: one.table["phase"] == "over")
                assert (await tablet.request(type="rematch", seat=0, random=FRESH))["type"] == "done"
                await tablet.settle()
                assert tablet.table["match"] == 1
                assert (await tablet.request(type="rematch", seat=1, random=FRESH))["type"] == "done"
                await tablet.until(lambda one: one.table["match"] == 2)

    run(scene())


def test_those_who_are_gone_are_not_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                async with browser(at, code) as beto:
                    await finished_match(at, code, ana, beto)
                await ana.until(lambda one: not one.table["seats"][1]["present"])
                await ana.request(type="rematch", seat=0, random=FRESH)
                await ana.until(lambda one: one.table["match"] == 2)
                assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Beto"]

    run(scene())


def test_without_enough_people_the_lobby_opens_and_nothing_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                token = await finished_match(at, code, ana, beto)
                assert (await beto.request(type="stand", seat=1))["type"] == "done"
                assert (await ana.request(type="rematch", seat=0, random=FRESH))["type"] == "done"
                await beto.until(lambda one: one.table["phase"] == "lobby")
                assert beto.table["problem"] == "bad_player_count"
                assert [seat["kind"] for seat in beto.table["seats"]] == ["person", "free"]
                async with browser(at, code, token) as again:
                    assert again.welcome["tokens"] == [None]

    run(scene())


def test_who_may_not_ask_for_it_and_when(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as screen:
                await ana.sit("Ana")
                assert (await ana.request(type="rematch", seat=0))["code"] == "match_not_started"
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                assert (await ana.request(type="rematch", seat=0))["code"] == "match_running"
                await play_on(ana, 0)
                await ana.until(lambda one: one.table["phase"] == "over")
                assert (await screen.request(type="rematch"))["code"] == "not_the_host"
                assert (await screen.request(type="rematch", seat=0))["code"] == "not_a_player"
                assert (await ana.request(type="rematch", seat=1))["code"] == "not_your_seat"
                await ana.settle()
                assert ana.table["phase"] == "over"

    run(scene())


def test_a_move_that_waited_for_another_match_is_stale(tmp_path: Path) -> None:
    """A phone that fell asleep in the first match wakes up in the second, with the same question before it."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await finished_match(at, code, ana, beto)
                await beto.request(type="rematch", seat=1, random=FRESH)
                await ana.request(type="rematch", seat=0, random=FRESH)
                await ana.until(lambda one: one.table["match"] == 2 and one.states[0]["n"] == 0)
                card = ana.states[0]["legal"][0]
                refused = await ana.act(0, card, match=1)
                assert (refused["type"], refused["code"]) == ("refused", "stale_action")
                assert ana.states[0]["n"] == 0
                assert (await ana.act(0, card, match=2))["n"] == 1

    run(scene())


def test_new_options_clear_the_finished_match_away_and_make_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as carla:
                await finished_match(at, code, ana, beto)
                assert (await ana.request(type="options", options={"players": 4}))["type"] == "done"
                await carla.until(lambda one: len(one.table["seats"]) == 4)
                assert [seat["kind"] for seat in carla.table["seats"]] == ["person", "person", "free", "free"]
                assert (await carla.sit("Carla", 3))[0] == 3
                async with browser(at, code) as visitor:
                    await visitor.settle()
                    assert visitor.states == {}
                await ana.request(type="start")
                await carla.until(lambda one: one.table["match"] == 2 and one.table["you"] == [2])
                await carla.until(lambda one: 2 in one.states)
                assert len(carla.states[2]["view"]["own"]["hand"]) == 10

    run(scene())


def test_a_newcomer_may_take_the_chair_of_one_who_left_while_the_result_lies_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as carla:
                await finished_match(at, code, ana, beto)
                await beto.request(type="stand", seat=1)
                await beto.until(lambda one: None in one.states)
                assert (await carla.sit("Carla"))[0] == 1
                await carla.until(lambda one: 1 in one.states)
                assert carla.states[1]["outcome"] is not None
                await ana.until(lambda one: one.table["seats"][1]["name"] == "Carla")
                assert ana.table["phase"] == "over"

    run(scene())


async def last_act(ana: Browser) -> dict[str, Any]:
    """Ana plays for both seats to the end; the message of the act that ended the match."""
    number = 0
    while True:
        await ana.settle()
        seat = ana.states[0]["to_act"][0]
        number += 1
        message = {
            "type": "act",
            "id": f"act-{number}",
            "seat": seat,
            "decision_id": ana.states[seat]["decision_id"],
            "actions": [ana.states[seat]["legal"][0]],
            "match": 1,
        }
        assert (await ana.request(**message))["type"] == "done"
        await ana.settle()
        if ana.states[0]["outcome"] is not None:
            return message


def test_the_act_that_ended_a_match_may_be_sent_again_whatever_lies_on_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                ended_by = await last_act(ana)
                tokens = next(one for one in at.table(code).connections if one.seats).tokens
                assert (await ana.request(**ended_by))["type"] == "done"
                assert (await beto.request(**ended_by))["code"] == "not_a_player"
                assert (await ana.request(type="rematch"))["type"] == "done"
                await ana.until(lambda one: one.table["phase"] == "lobby" or one.table["match"] == 2)
                assert (await ana.request(**ended_by))["type"] == "done"
                assert (await ana.request(**ended_by | {"id": "another"}))["type"] == "refused"
                if ana.table["phase"] == "lobby":
                    assert (await ana.request(type="start"))["type"] == "done"
                await ana.until(lambda one: one.states[0]["outcome"] is None)
                assert (await ana.request(**ended_by))["type"] == "done"
                assert (await ana.request(**ended_by | {"id": "another"}))["code"] == "stale_action"
                assert (await beto.request(**ended_by))["type"] == "refused"
        async with house(tmp_path) as at, browser(at, code, *tokens) as ana:
            assert (await ana.request(**ended_by))["type"] == "done"

    run(scene())


def test_the_act_that_ended_a_match_may_be_sent_again_while_the_next_one_is_written(tmp_path: Path) -> None:
    begun, gate = asyncio.Event(), asyncio.Event()

    class Slow(Store):
        async def start_match(self, code: str, number: int, header: bytes, secret: str, document: bytes) -> int:
            if number == 2:
                begun.set()
                await gate.wait()
            return await super().start_match(code, number, header, secret, document)

    async def scene() -> None:
        async with house(tmp_path, store=Slow) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                tokens = [(await ana.sit(name))[1] for name in ("Ana", "Beto")]
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                ended_by = await last_act(ana)
                async with browser(at, code, *tokens) as again:
                    for seat in (0, 1):
                        await ana.send(type="rematch", seat=seat, random=FRESH)
                    await begun.wait()
                    await again.send(**ended_by)
                    while not at.table(code).acts:
                        await asyncio.sleep(0.01)
                    gate.set()
                    assert (await again.answer())["type"] == "done"

    run(scene())


def test_an_act_that_was_carried_out_may_be_sent_again_while_the_match_is_paused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                one, other = ana.states[0]["legal"][:2]
                made = {"type": "act", "id": "made", "seat": 0, "actions": [one], "match": 1}
                assert (await ana.request(**made))["n"] == 1
                await ana.request(type="pause", on=True)
                answer = await ana.request(**made)
                assert (answer["type"], answer["n"]) == ("done", 1)
                assert (await ana.act(0, other))["code"] == "match_paused"

    run(scene())

"""Who is here, who is the host, who has looked at the result; what waits for whom."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa import game
from sobremesa.core.record import Acted, read
from sobremesa.server.limits import Limits
from sobremesa.server.table import presence
from sobremesa.server.table.lobby import new_lobby
from sobremesa.server.table.seats import Chair, token_hash
from sobremesa.server.ws.connection import Connection
from wire import QUICK, Browser, browser, house, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}
TWO_ROUNDS = ONE_ROUND | {"rounds": 2}
PATIENT = msgspec.structs.replace(QUICK, result=60, away=60, host_away=60)


async def play_round(person: Browser, *seats: int) -> None:
    """Play all these seats until a round is over."""
    rounds = person.states[seats[0]]["hand"]
    while person.states[seats[0]]["hand"] == rounds:
        await person.settle()
        asked = [seat for seat in seats if seat in person.states[seat]["to_act"]]
        if asked:
            await person.act(asked[0], person.states[asked[0]]["legal"][0])


# The host


def test_the_role_of_the_host_passes_on_and_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3)
            async with browser(at, code) as screen, browser(at, code) as beto, browser(at, code) as carla:
                async with browser(at, code, key) as ana:
                    await ana.sit("Ana")
                    await beto.sit("Beto")
                    await carla.sit("Carla")
                    await ana.settle()
                    assert (ana.table["host"], ana.table["host_seat"]) == (True, 0)
                    assert (await beto.request(type="start"))["code"] == "not_the_host"
                # Nobody does anything; the first person present becomes the host and is told.
                await beto.until(lambda one: one.table["host"])
                assert beto.table["host_seat"] == 1
                await carla.until(lambda one: one.table["host_seat"] == 1)
                assert not carla.table["host"]
                assert (await carla.request(type="start"))["code"] == "not_the_host"
                assert (await screen.request(type="close"))["code"] == "not_the_host"
                assert (await beto.request(type="options", options={"players": 4}))["type"] == "done"
                async with browser(at, code, key):
                    await beto.until(lambda one: not one.table["host"])
                    assert (await beto.request(type="start"))["code"] == "not_the_host"

    run(scene())


def test_the_role_does_not_pass_on_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=PATIENT) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code) as beto:
                async with browser(at, code, key) as ana:
                    await ana.sit("Ana")
                    await beto.sit("Beto")
                await beto.until(lambda one: not one.table["seats"][0]["present"])
                assert (await beto.request(type="start"))["code"] == "not_the_host"

    run(scene())


def test_after_a_restart_to_which_the_host_does_not_return_another_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as beto:
                _, token = await beto.sit("Beto")
        async with house(tmp_path) as at, browser(at, code, token) as beto:
            await beto.until(lambda one: one.table["host"])

    run(scene())


def test_only_somebody_who_sits_can_become_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, host_away=0)) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as screen, browser(at, code) as beto:
                assert (await screen.request(type="options", options={}))["code"] == "not_the_host"
                await beto.sit("Beto")
                assert (await beto.request(type="options", options={}))["type"] == "done"
                assert (await screen.request(type="options", options={}))["code"] == "not_the_host"

    run(scene())


# People, seats, spectators


def test_everybody_sees_who_is_here_and_how_many_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                await ana.settle()
                assert ana.table["watchers"] == 1
                await ana.sit("Ana")
                async with browser(at, code), browser(at, code) as beto:
                    await ana.until(lambda one: one.table["watchers"] == 2)
                    _, token = await beto.sit("Beto")
                    await ana.until(lambda one: one.table["watchers"] == 1)
                    assert [seat["present"] for seat in ana.table["seats"]] == [True, True]
                await ana.until(lambda one: one.table["watchers"] == 0 and not one.table["seats"][1]["present"])
                # Two windows of one person are one person.
                async with browser(at, code, token) as one, browser(at, code, token) as two:
                    await ana.until(lambda one: one.table["seats"][1]["present"])
                    await one.close()
                    await two.settle()
                    await ana.settle()
                    assert ana.table["seats"][1]["present"]

    run(scene())


def test_one_tablet_may_hold_several_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as tablet, browser(at, code) as screen:
                tokens = [(await tablet.sit(name))[1] for name in ("Ana", "Beto")]
                await tablet.request(type="bot", seat=2, level="easy")
                await tablet.request(type="start")
                await tablet.until(lambda one: {0, 1} <= set(one.states))
                hands = [tablet.states[seat]["view"]["own"]["hand"] for seat in (0, 1)]
                assert not set(hands[0]) & set(hands[1])
                assert (await tablet.act(2, tablet.states[0]["legal"][0]))["code"] == "not_your_seat"
                await play_on(tablet, 0, 1)
                await screen.until(lambda one: one.table["phase"] == "over")
                await tablet.close()
                await screen.until(lambda one: not any(seat["present"] for seat in one.table["seats"]))
                async with browser(at, code, *tokens) as again:
                    await again.until(lambda one: {0, 1} <= set(one.states))
                    assert again.table["you"] == [0, 1]

    run(scene())


def test_people_keep_their_seats_when_chairs_are_taken_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=6)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana", 1)
                await beto.sit("Beto", 4)
                await beto.until(lambda one: one.table["you"] == [4])
                assert (await ana.request(type="options", options={"players": 3}))["type"] == "done"
                await beto.until(lambda one: one.table["you"] == [1])
                await ana.until(lambda one: one.table["you"] == [0])
                assert [seat["name"] for seat in beto.table["seats"]] == ["Ana", "Beto", ""]
                assert (await ana.request(type="options", options={"players": 1}))["code"] == "bad_player_count"
                await ana.request(type="bot", seat=2, level="easy")
                refused = await ana.request(type="options", options={"players": 2})
                assert (refused["code"], refused["facts"]) == ("seats_taken", {"players": 2, "taken": 3})

    run(scene())


def test_a_lost_phone_sees_what_spectators_see_from_the_moment_its_link_is_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as lost:
                await ana.sit("Ana")
                _, old = await lost.sit("Beto")
                await ana.request(type="start")
                await lost.until(lambda one: 1 in one.states)
                refused = await ana.request(type="link", seat=1)
                assert (refused["code"], refused["facts"]) == ("not_away", {"seat": 1})
                await lost.close()
                await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
                done = await ana.request(type="link", seat=1)
                address, _, fresh = done["link"].partition("#")
                assert address == ana.table["link"]
                async with browser(at, code, old) as late:
                    assert late.welcome["tokens"] == [None]
                    assert late.welcome["lost"] == [{"seat": 1, "name": "Beto", "by": "Ana"}]
                    await late.until(lambda one: None in one.states)
                    assert (late.table["you"], late.states[None]["view"]["own"]) == ([], None)
                    assert (await late.act(1, lost.states[1]["legal"][0]))["code"] == "not_a_player"
                async with browser(at, code, fresh, old) as found:
                    assert (found.welcome["tokens"], found.welcome["lost"]) == ([1, None], [])
                    await found.until(lambda one: 1 in one.states)
                    assert found.states[1]["view"] == lost.states[1]["view"]

    run(scene())


def test_a_new_link_is_told_to_everybody_and_is_remembered(tmp_path: Path) -> None:
    told = {"number": 1, "kind": "new_link", "name": "Beto", "by": "Ana"}

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as screen:
                _, token = await ana.sit("Ana")
                async with browser(at, code) as beto:
                    await beto.sit("Beto")
                    await ana.request(type="start")
                await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
                assert ana.table["notices"] == []
                assert (await ana.request(type="link", seat=1))["type"] == "done"
                await screen.until(lambda one: one.table["notices"] == [told])
        async with house(tmp_path) as at, browser(at, code, token) as ana:
            assert ana.table["notices"] == [told]
            await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
            assert (await ana.request(type="link", seat=1))["type"] == "done"
            await ana.until(lambda one: [notice["number"] for notice in one.table["notices"]] == [1, 2])

    run(scene())


@pytest.mark.parametrize("during", [False, True], ids=["before the match", "during the match"])
def test_whoever_stands_in_for_the_host_cannot_have_the_hosts_seat(tmp_path: Path, during: bool) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code) as beto, browser(at, code) as carla:
                async with browser(at, code, key) as ana:
                    _, token = await ana.sit("Ana")
                    await beto.sit("Beto")
                    await carla.sit("Carla")
                    if during:
                        await ana.request(type="start")
                await beto.until(lambda one: one.table["host"] and one.table["seats"][0]["may_stand_in"])
                for wish in ("link", "stand"):
                    refused = await beto.request(type=wish, seat=0)
                    late = wish == "stand" and during
                    assert refused["code"] in (("hosts_seat", "match_running") if late else ("hosts_seat",))
                assert (await beto.request(type="hand_over", seat=1))["code"] == "not_the_host"
                assert beto.table["may"] == {"stand": [2], "link": [], "hand_over": False}
                assert carla.table["may"] == {"stand": [], "link": [], "hand_over": False}
                # Of others who are away it can be had.
                await carla.close()
                await beto.until(lambda one: one.table["seats"][2]["may_stand_in"])
                assert beto.table["may"] == {"stand": [2], "link": [2], "hand_over": False}
                assert (await beto.request(type="link", seat=2))["type"] == "done"
                async with browser(at, code, key, token) as ana:
                    assert ana.welcome["tokens"] == [-1, 0]
                    # The new link is Carla's chair now: nobody has come with it yet.
                    await ana.until(lambda one: one.table["may"]["link"] == [2])
                    assert ana.table["may"] == {"stand": [1, 2], "link": [2], "hand_over": True}
                    await beto.until(lambda one: not one.table["host"])
                    assert beto.table["may"] == {"stand": [], "link": [], "hand_over": False}

    run(scene())


def test_the_host_may_send_somebody_away_before_a_match_but_not_during_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana")
                _, token = await beto.sit("Beto")
                assert (await beto.request(type="stand", seat=0))["code"] == "not_the_host"
                assert (await ana.request(type="stand", seat=1))["type"] == "done"
                await beto.until(lambda one: one.table["you"] == [] and one.table["seats"][1]["kind"] == "free")
                async with browser(at, code, token) as again:
                    assert again.welcome["tokens"] == [None]
                await beto.sit("Beto")
                await ana.request(type="start")
                for person, seat in ((ana, 1), (beto, 1), (ana, 0)):
                    assert (await person.request(type="stand", seat=seat))["code"] == "match_running"

    run(scene())


# What waits


def test_a_pause_stops_the_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_least=0.2, bot_most=0.2)) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await ana.request(type="pause", on=True)
                await ana.until(lambda one: one.table["phase"] == "paused")
                table = at.table(code)
                while table.bots.at_work:
                    await ana.settle()
                await ana.settle()
                assert ana.states[0]["n"] == 0
                card = ana.states[0]["legal"][0]
                assert (await ana.act(0, card))["code"] == "match_paused"
                assert (await ana.request(type="draft", seat=0, actions=[card]))["type"] == "drafted"
                await ana.request(type="pause", on=False)
                await ana.until(lambda one: one.states[0]["n"] == 1)
                assert (await ana.act(0, card))["type"] == "done"

    run(scene())


def test_a_bot_is_asked_once_however_often_the_table_goes_on(tmp_path: Path) -> None:
    """Asked twice, it would answer the next question with what it thought about the last one."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                table, thought, asked = at.table(code), asyncio.Event(), []
                choose = table.bot_pool.choose

                async def choose_and_tell(game: Any, state: Any, seat: int, level: str, **kwargs: Any) -> Any:
                    asked.append(seat)
                    action = await choose(game, state, seat, level, **kwargs)
                    thought.set()
                    return action

                table.bot_pool.choose = choose_and_tell  # type: ignore[method-assign]
                await ana.request(type="start")
                async with table.lock:
                    await thought.wait()
                    # Now it waits for its turn to speak.
                    for _ in range(20):
                        await asyncio.sleep(0)
                        table.progress.go_on()
                await ana.until(lambda one: one.states and one.states[0]["n"] == 1)
                assert asked == [1]

    run(scene())


def test_bots_wait_until_everybody_has_looked_at_the_result(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=PATIENT) as at:
            code, key = await at.open_table(players=3, **TWO_ROUNDS)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.request(type="bot", seat=2, level="easy")
                await ana.request(type="start")
                await asyncio.gather(*(both_play_round(person, seat) for seat, person in enumerate((ana, beto))))
                await ana.until(lambda one: one.table["phase"] == "result")
                assert ana.table["waiting"] == [0, 1]
                before = at.table(code).live_match.n
                await ana.send(type="seen", seat=0)
                await ana.until(lambda one: one.table["waiting"] == [1])
                assert (await ana.request(type="ping"))["type"] == "done"
                assert (at.table(code).live_match.n, at.table(code).bots.at_work) == (before, [])
                await beto.send(type="seen", seat=1)
                await ana.until(lambda one: one.table["phase"] == "playing")
                await ana.until(lambda one: one.states[0]["n"] == before + 1)

    run(scene())


async def both_play_round(person: Browser, seat: int) -> None:
    await person.until(lambda one: seat in one.states)
    while person.states[seat]["hand"] == 0:
        if seat in person.states[seat]["to_act"]:
            await person.act(seat, person.states[seat]["legal"][0])
        else:
            await person.receive()


def test_the_result_does_not_wait_for_ever_nor_for_those_who_leave(tmp_path: Path) -> None:
    async def scene() -> None:
        for pace, stays in ((QUICK, True), (PATIENT, False)):
            async with house(tmp_path, pace=pace) as at:
                code, key = await at.open_table(players=2, **TWO_ROUNDS)
                async with browser(at, code) as screen:
                    async with browser(at, code, key) as ana:
                        await ana.sit("Ana")
                        await ana.sit("Beto")
                        await ana.request(type="start")
                        await ana.until(lambda one: 1 in one.states)
                        await play_round(ana, 0, 1)
                        await screen.until(lambda one: one.table["phase"] == "result")
                        if stays:
                            await screen.until(lambda one: one.table["phase"] == "playing")
                    await screen.until(lambda one: one.table["phase"] == "playing")
                    assert screen.table["waiting"] == []

    run(scene())


def test_what_a_bot_did_in_somebodys_place_is_written_down_as_such(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                async with browser(at, code) as beto:
                    await ana.sit("Ana")
                    await beto.sit("Beto")
                    await ana.request(type="start")
                    for level, code_of_refusal in (("genius", "unknown_level"), ("easy", "not_away")):
                        refused = await ana.request(type="bot", seat=1, level=level)
                        assert refused["code"] == code_of_refusal
                    assert (await ana.request(type="bot", seat=9, level="easy"))["code"] == "no_such_seat"
                async with browser(at, code) as stranger:
                    refused = await stranger.request(type="bot", seat=1, level="easy")
                    assert refused["code"] == "not_a_player"
                await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
                await ana.request(type="bot", seat=1, level="easy")
                await ana.until(lambda one: one.table["seats"][1]["stand_in"] == "easy")
                await ana.until(lambda one: one.states[0]["n"] == 1)
                assert (await ana.request(type="bot", seat=1))["type"] == "done"
                await ana.until(lambda one: one.table["seats"][1]["stand_in"] is None)
                await ana.act(0, ana.states[0]["legal"][0])
                await ana.request(type="bot", seat=1, level="easy")
                await play_on(ana, 0)
                await ana.until(lambda one: one.table["phase"] == "over")
            status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
            moves = [move for move in read(record).moves if isinstance(move, Acted)]
            assert {(move.seat, move.by) for move in moves} == {(0, None), (1, "bot")}
            assert status == 200

    run(scene())


def test_a_table_that_is_cleared_away_is_gone_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as screen:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                assert (await screen.request(type="close"))["code"] == "not_the_host"
                assert (await ana.request(type="close"))["type"] == "done"
                await screen.until(lambda one: one.table["phase"] == "closed")
                for wish in ({"type": "start"}, {"type": "sit", "name": "Beto", "random": "ab" * 16}):
                    assert (await ana.request(**wish))["code"] == "table_closed"
                await gone(at, code, key)
                at.tables.release_idle()
                assert await screen.closed() == 1001
                await gone(at, code, key)
        async with house(tmp_path) as at:
            await gone(at, code, key)

    run(scene())


async def gone(at: Any, code: str, key: str) -> None:
    assert await at.ask(f"/api/tables/{code}") == (404, {"code": "no_such_table", "facts": {}})
    async with browser(at, code, key) as visitor:
        assert '"no_such_table"' in visitor.frames[0]


def test_a_token_is_hashed_once_however_many_chairs_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred lines with twelve wrong tokens each must not cost twelve hundred times ten hashes at every change."""
    hashed: list[str] = []

    def noting(token: str) -> str:
        hashed.append(token)
        return token_hash(token)

    monkeypatch.setattr(presence, "token_hash", noting)
    lobby, key = new_lobby("TABLE1", game("sumo"), {"players": 10})
    lobby.chairs = [Chair(kind="person", name=f"P{seat}", token=token_hash(f"token {seat}")) for seat in range(10)]
    here = presence.Presence(QUICK)

    async def scene() -> None:
        for number in range(5):
            one = Connection(nobody, Limits())
            one.hold([f"wrong {number} {count}" for count in range(10)] + [f"token {number}", key])
            here.add(one)
        here.recognise(lobby, 10)
        assert len(hashed) == 5 * 12
        assert sorted(one.seats for one in here.connections) == [[0], [1], [2], [3], [4]]
        assert all(one.holds_key for one in here.connections)

    async def nobody(_: bytes) -> None:
        """Takes no frame."""

    run(scene())

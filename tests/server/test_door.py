"""What somebody meets before the match: sitting down on a bad line, and the table as seen from the shelf."""

from pathlib import Path

from wire import browser, house, run


def test_a_wish_to_sit_is_carried_out_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3)
            wish = {"type": "sit", "id": "wish-1", "name": "Ana", "random": "0a" * 16}
            async with browser(at, code, key) as ana:
                first = await ana.request(**wish)
            async with browser(at, code, key) as ana:
                again = await ana.request(**wish)
                assert (again["seat"], again["token"]) == (first["seat"], first["token"])
                await ana.until(lambda one: one.table["you"] == [0])
                assert [chair["kind"] for chair in ana.table["seats"]] == ["person", "free", "free"]
                assert (await ana.request(type="stand", seat=0))["type"] == "done"
                assert (await ana.request(**wish))["token"] != first["token"]

    run(scene())


def test_another_who_wishes_for_the_same_name_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=3)
            async with browser(at, code) as ana, browser(at, code) as other:
                await ana.request(type="sit", id="wish-1", name="Ana", random="0a" * 16)
                refused = await other.request(type="sit", id="wish-1", name="Ana", random="0b" * 16)
                assert refused["code"] == "name_taken"

    run(scene())


def test_from_the_shelf_one_sees_whom_the_match_waits_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ana")
                await beto.sit("Beto")
                assert (await at.ask(f"/api/tables/{code}"))[1]["to_act"] == []
                await ana.request(type="start")
                assert (await at.ask(f"/api/tables/{code}"))[1]["to_act"] == [0, 1]
                await ana.act(0, ana.states[0]["legal"][0])
                _, table = await at.ask(f"/api/tables/{code}")
                assert table == {
                    "code": code,
                    "game": "sumo",
                    "phase": "playing",
                    "seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Beto"}],
                    "free": 0,
                    "to_act": [1],
                }

    run(scene())

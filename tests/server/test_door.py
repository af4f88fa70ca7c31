"""What somebody meets before the match: sitting down on a bad line, and the table as seen from the shelf."""

from pathlib import Path

from wire import browser, house, run

TOKEN = "chosen-by-the-page-0001"


def test_a_wish_to_sit_is_carried_out_once(tmp_path: Path) -> None:
    """Its answer was lost, on the same line or with it: the page asks again, and no ghost sits at the table."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3)
            wish = {"type": "sit", "name": "Ana", "random": "0a" * 16, "token": TOKEN}
            async with browser(at, code, key) as ana:
                first = await ana.request(**wish)
                assert (first["seat"], first["token"]) == (0, None)
            async with browser(at, code, key) as ana:
                assert (await ana.request(**wish))["seat"] == 0
                await ana.until(lambda one: one.table["you"] == [0])
                assert [chair["kind"] for chair in ana.table["seats"]] == ["person", "free", "free"]
            async with browser(at, code, TOKEN) as reloaded:
                assert reloaded.welcome["tokens"] == [0]
                assert (await reloaded.request(type="stand", seat=0))["type"] == "done"
                assert (await reloaded.request(**wish))["seat"] == 0

    run(scene())


def test_nobody_learns_a_token_by_repeating_a_wish(tmp_path: Path) -> None:
    """All of it but the token is known to others: the name is shown, the random bytes stand in the record."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=3)
            async with browser(at, code) as ana, browser(at, code) as mallory:
                wish = {"type": "sit", "id": "wish-1", "name": "Ana", "random": "0a" * 16}
                assert (await ana.request(**wish, token=TOKEN))["seat"] == 0
                assert (await mallory.request(**wish))["code"] == "name_taken"
                assert (await mallory.request(**wish, token=TOKEN[::-1]))["code"] == "name_taken"
                assert not any(TOKEN in frame for frame in ana.frames + mallory.frames)

    run(scene())


def test_a_seat_cannot_have_the_hosts_key_or_a_token_that_could_be_guessed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3)
            async with browser(at, code, key) as ana:
                for token in (key, "short", "x" * 21, "x" * 65, "with a space in the midst"):
                    message = {"type": "sit", "name": "Ana", "random": "0a" * 16, "token": token, "id": "wish"}
                    await ana.send(**message)
                    assert (await ana.answer())["code"] == "malformed_message"
                given = await ana.request(type="sit", name="Ana", random="0a" * 16)
                assert (given["seat"], len(given["token"])) == (0, 24)

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

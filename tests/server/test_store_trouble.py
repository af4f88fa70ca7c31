"""When the store fails nothing changes; when it knows better, the table is brought back from it."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from typing import Any

import msgspec
import pytest

from server.postgres import Server
from server.store.scenes import query
from server.store.wires import Wire, through
from sobremesa.core.record import Acted
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.store import Store, StoreError
from sobremesa.server.table.live_match import written
from wire import QUICK, House, browser, house, line, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}


class Ailing(Store):
    """A store on a disk that fills up."""

    failing: tuple[str, ...] = ()

    def must_work(self, call: str) -> None:
        if call in self.failing:
            raise StoreError("the store cannot be written: the disk is full")

    async def save_table(self, *args: Any, **kwargs: Any) -> None:
        self.must_work("save_table")
        await super().save_table(*args, **kwargs)

    async def load_table(self, *args: Any) -> Any:
        self.must_work("load_table")
        return await super().load_table(*args)

    async def start_match(self, *args: Any) -> int:
        self.must_work("start_match")
        return await super().start_match(*args)

    async def find_act(self, *args: Any) -> int | None:
        self.must_work("find_act")
        return await super().find_act(*args)

    async def append(self, match_id: int, moves: Any, *args: Any, **kwargs: Any) -> None:
        self.must_work("closing" if kwargs.get("closing") else "append" if moves else "position")
        await super().append(match_id, moves, *args, **kwargs)


@pytest.fixture(autouse=True)
def in_good_health() -> Iterator[None]:
    yield
    Ailing.failing = ()


@contextmanager
def disk_full(*calls: str) -> Iterator[None]:
    Ailing.failing = calls or ("save_table", "start_match", "append", "position", "closing")
    yield
    Ailing.failing = ()


async def two_at_a_table(at: House) -> tuple[str, str, str]:
    """A match of two that has just begun: its code, the host's key, a token for seat 0."""
    code, key = await at.open_table(players=2, **ONE_ROUND)
    async with browser(at, code, key) as ana:
        _, token = await ana.sit("Ana")
        await ana.sit("Beto")
        assert (await ana.request(type="start"))["type"] == "done"
    return code, key, token


def without_clock(states: dict[int | None, dict[str, Any]]) -> dict[int | None, dict[str, Any]]:
    return {seat: {name: told for name, told in state.items() if name != "clock"} for seat, state in states.items()}


# It fails


def test_a_move_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key, token = await two_at_a_table(at)
            async with browser(at, code, key, token) as ana, browser(at, code) as screen:
                await ana.until(lambda one: 0 in one.states)
                before, card = without_clock(ana.states), ana.states[0]["legal"][0]
                with disk_full():
                    refused = await ana.act(0, card, id="once")
                    assert (refused["type"], refused["code"]) == ("refused", "not_saved")
                    await ana.settle()
                    await screen.settle()
                assert without_clock(ana.states) == before
                assert screen.states[None]["n"] == 0
                assert (await ana.act(0, card, id="once"))["n"] == 1
                await screen.until(lambda one: one.states[None]["n"] == 1)

    run(scene())


def test_a_change_of_the_table_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.settle()
                before = ana.table
                with disk_full():
                    for wish in (
                        {"type": "sit", "name": "Beto", "random": "ab" * 16},
                        {"type": "stand", "seat": 0},
                        {"type": "bot", "seat": 2, "level": "easy"},
                        {"type": "options", "options": {"players": 5}},
                        {"type": "add", "seat": 0, "random": "cd" * 16},
                        {"type": "close"},
                        {"type": "start"},
                    ):
                        assert (await ana.request(**wish))["code"] == "not_saved", wish
                    await ana.settle()
                    assert ana.table == before
                    assert ana.states == {}
                assert (await ana.request(type="start"))["type"] == "done"
                await ana.until(lambda one: 0 in one.states)

    run(scene())


def test_pausing_that_cannot_be_saved_does_not_pause(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key, _ = await two_at_a_table(at)
            async with browser(at, code, key) as ana:
                with disk_full():
                    assert (await ana.request(type="pause", on=True))["code"] == "not_saved"
                await ana.settle()
                assert ana.table["phase"] == "playing"

    run(scene())


def test_a_bot_tries_again_until_its_move_is_saved(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                with disk_full("append"):
                    await ana.request(type="start")
                    await ana.settle()
                    failed = at.table(code)
                    while not failed.timers.is_set("again"):
                        await ana.settle()
                    assert failed.live_match is not None
                    assert failed.live_match.n == 0
                await ana.until(lambda one: one.states and one.states[0]["n"] == 1)

    run(scene())


def test_a_match_whose_end_could_not_be_saved_ends_a_little_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                with disk_full("closing"):
                    over = await play_on(ana, 0, 1)
                    await ana.settle()
                    assert ana.table["phase"] == "playing"
                    assert (await at.ask(f"/api/tables/{code}/matches/1/record"))[0] == 409
                await ana.until(lambda one: one.table["phase"] == "over")
                status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
                assert (status, len(record.splitlines())) == (200, over["n"] + 2)

    run(scene())


def test_a_match_killed_before_its_end_was_saved_is_over_when_it_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                await ana.sit("Beto")
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                Ailing.failing = ("closing",)
                over = await play_on(ana, 0, 1)
        Ailing.failing = ()
        async with house(tmp_path) as at:
            assert (await at.ask(f"/api/tables/{code}/matches/1/record"))[0] == 200
            async with browser(at, code, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                assert ana.table["phase"] == "over"
                assert ana.states[0]["outcome"] == over["outcome"]

    run(scene())


def test_people_come_and_go_while_nothing_can_be_saved(tmp_path: Path) -> None:
    """Also where a bot stood in: nobody plays for a person who is back, saved or not."""

    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key, token = await two_at_a_table(at)
            async with browser(at, code, key) as screen:
                await screen.until(lambda one: one.table["seats"][0]["may_stand_in"])
                await screen.request(type="pause", on=True)
                assert (await screen.request(type="bot", seat=0, level="easy"))["type"] == "done"
                with disk_full():
                    async with browser(at, code, token) as ana:
                        await ana.until(lambda one: 0 in one.states)
                        assert ana.table["seats"][0]["present"]
                        Ailing.failing = ()
                        await screen.request(type="pause", on=False)
                        await ana.settle()
                        assert at.table(code).bots.level(0) is None
                        assert (await ana.act(0, ana.states[0]["legal"][0]))["n"] == 1

    run(scene())


def test_a_table_that_cannot_be_brought_back_now_is_worth_another_try(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, _, token = await two_at_a_table(at)
        async with house(tmp_path, store=Ailing) as at:
            with disk_full("load_table"):
                async with line(at) as ana:
                    await ana.send(type="hello", protocol=PROTOCOL, table=code, tokens=[token])
                    assert await ana.closed() == 1013
                    assert ana.frames == []
                assert await at.ask(f"/api/tables/{code}") == (503, {"code": "not_saved", "facts": {}})
            async with browser(at, code, token) as ana:
                assert ana.welcome["tokens"] == [0]

    run(scene())


def test_a_table_that_cannot_be_saved_is_not_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            with disk_full():
                answer = await at.ask("/api/tables", {"game": "sumo"})
            assert answer == (503, {"code": "not_saved", "facts": {}})
            assert at.tables.tables == {}

    run(scene())


# Nobody knows


class Impatient(Store):
    """A store that does not wait for a database that has gone away."""

    @classmethod
    async def open(cls, url: str, **kwargs: Any) -> Store:
        return await super().open(url, **kwargs, patience=0)


@pytest.mark.parametrize("cut", ["before", "after"])
def test_an_act_that_may_have_been_saved_is_not_answered_but_asked_for_again(
    tmp_path: Path, postgres: Server, postgres_url: str, cut: str
) -> None:
    """The line to PostgreSQL breaks while it commits; what it has kept tells when the page has come back."""

    async def scene() -> None:
        wire = Wire(postgres)
        await wire.open(tmp_path)
        async with house(tmp_path, database=through(tmp_path, postgres_url), store=Impatient) as at:
            code, key, token = await two_at_a_table(at)
            async with browser(at, code, key, token) as ana, browser(at, code) as screen:
                await ana.until(lambda one: 0 in one.states)
                card = ana.states[0]["legal"][0]
                wire.cut = cut
                await ana.send(type="act", seat=0, actions=[card], id="once")
                assert await ana.closed() == await screen.closed() == 1001
                assert not any('"once"' in frame for frame in ana.frames)
            async with browser(at, code, key, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                assert ana.states[0]["n"] == (1 if cut == "after" else 0)
                assert (await ana.act(0, card, id="once"))["n"] == 1
        await wire.close()
        assert (wire.cuts, query(postgres_url, "SELECT n, key FROM moves")) == (1, [(1, "0:once")])

    run(scene())


def test_a_change_of_the_table_that_may_have_been_saved_is_not_answered(
    tmp_path: Path, postgres: Server, postgres_url: str
) -> None:
    async def scene() -> None:
        wire = Wire(postgres)
        await wire.open(tmp_path)
        async with house(tmp_path, database=through(tmp_path, postgres_url), store=Impatient) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                await ana.sit("Beto")
                wire.cut = "after"
                await ana.send(type="start", id="once")
                assert await ana.closed() == 1001
                assert not any('"once"' in frame for frame in ana.frames)
            async with browser(at, code, key) as ana:
                await ana.until(lambda one: one.states)
                assert ana.table["phase"] == "playing"
        await wire.close()

    run(scene())


def test_nobody_is_told_that_an_act_was_not_saved_that_cannot_be_looked_up(tmp_path: Path) -> None:
    """It ended its match, the answer was lost, and now the store fails."""

    async def scene() -> None:
        async with house(tmp_path, store=Ailing) as at:
            code, key, token = await two_at_a_table(at)
            async with browser(at, code, key, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                card = ana.states[0]["legal"][0]
                assert (await ana.act(0, card, id="once", match=1))["n"] == 1
                at.table(code).storage.lay_out(None)
                with disk_full("find_act"):
                    await ana.send(type="act", seat=0, actions=[card], match=1, id="once")
                    assert await ana.closed() == 1001
                    assert not any('"not_saved"' in frame for frame in ana.frames)
            async with browser(at, code, key, token) as ana:
                assert (await ana.act(0, card, id="once", match=1))["n"] == 1

    run(scene())


def test_a_table_that_was_closed_is_closed_though_it_could_not_be_cleared_away(tmp_path: Path) -> None:
    class Half(Store):
        async def close_table(self, code: str) -> None:
            raise StoreError("the store cannot be written: the disk is full")

    async def scene() -> None:
        async with house(tmp_path, store=Half) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                assert (await ana.request(type="close"))["type"] == "done"
                await ana.until(lambda one: one.table["phase"] == "closed")
            assert (await at.ask(f"/api/tables/{code}"))[0] == 404

    run(scene())


# It knows better


async def somebody_else_plays(tmp_path: Path, at: House, code: str, seat: int, card: dict[str, Any]) -> None:
    """Another server, which took this one for dead, writes the next move."""
    other = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    live = at.table(code).live_match
    assert live is not None
    move = Acted(n=live.n + 1, seat=seat, at=live.match.now, action=card)
    await other.append(live.match_id, written([move]), {move.n: f"{seat}:elsewhere"})
    await other.close()


def test_an_owner_whose_move_is_too_late_lets_go_and_everybody_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await two_at_a_table(at)
            async with browser(at, code, key, token) as ana, browser(at, code) as screen:
                await ana.until(lambda one: 0 in one.states)
                chosen, other = ana.states[0]["legal"][:2]
                await somebody_else_plays(tmp_path, at, code, 0, chosen)
                await ana.send(type="act", seat=0, actions=[other], id="too late")
                # No answer: whether it counts is for the next owner to say.
                assert await ana.closed() == await screen.closed() == 1001
                assert not any('"too late"' in frame for frame in ana.frames)
            async with browser(at, code, key, token) as ana:
                await ana.until(lambda one: 0 in one.states)
                assert ana.welcome["tokens"] == [-1, 0]
                assert ana.states[0]["n"] == 1
                assert ana.states[0]["view"]["own"]["chosen"] == chosen["card"]
                assert (await ana.act(0, other, id="too late"))["n"] == 2
                assert (await ana.act(0, chosen, id="elsewhere"))["n"] == 1

    run(scene())


def test_a_bot_whose_move_is_too_late_lets_go_as_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=msgspec.structs.replace(QUICK, bot_least=0.3, bot_most=0.3)) as at:
            code, key = await at.open_table(players=2, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                await somebody_else_plays(tmp_path, at, code, 0, ana.states[0]["legal"][0])
                assert await ana.closed() == 1001
                assert ana.states[0]["n"] == 0
            async with browser(at, code, key, token) as ana:
                await ana.until(lambda one: 0 in one.states and one.states[0]["n"] == 2)

    run(scene())


def test_a_table_that_was_thrown_away_elsewhere_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
                    database.execute("DELETE FROM tables")
                await ana.send(type="options", options={"players": 3})
                assert await ana.closed() == 1001
            async with browser(at, code, key) as ana:
                assert ana.welcome == {}
                assert '"no_such_table"' in ana.frames[0]

    run(scene())


def test_a_browser_that_comes_while_its_table_is_let_go_comes_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key, token = await two_at_a_table(at)
            table, comes = at.table(code), asyncio.Event()
            join = table.join

            async def join_now(*args: Any) -> None:
                comes.set()
                await join(*args)

            table.join = join_now  # type: ignore[method-assign]
            async with line(at) as ana:
                async with table.lock:
                    await ana.send(type="hello", protocol=PROTOCOL, table=code, tokens=[token])
                    await comes.wait()
                    table.release()
                assert await ana.closed() == 1001
            async with browser(at, code, key, token) as again:
                assert again.welcome["tokens"] == [-1, 0]
                assert at.table(code) is not table

    run(scene())

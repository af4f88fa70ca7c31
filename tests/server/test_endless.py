"""Matches without end and tables without end: what they hold in memory and in the store is bounded."""

import gc
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import connect
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from server.twins import dealt
from sobremesa import game
from sobremesa.core.events import Event
from sobremesa.core.match import verify
from sobremesa.core.options import read_options
from sobremesa.core.refused import Refused
from sobremesa.games.sumoku.schema import READY, Arrange, Move
from sobremesa.server.limits import Limits
from sobremesa.server.limits.budgets import Budgets
from sobremesa.server.limits.visitors import networks, visitor
from sobremesa.server.replay import load_match
from sobremesa.server.store import Store, StoreError, queries
from sobremesa.server.table import event_log, live_match, progress
from sobremesa.server.table.live_match import LiveMatch
from wire import GENEROUS, QUICK, Browser, House, browser, house, play_on, run

SUMOKU = game("sumoku")
TEAM = {"mode": "team", "players": 2, "teams": 2}
ROUNDS = {"mode": "short_deck", "end_condition": "rounds"}


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


# What a match holds in memory


def bytes_held(root: object) -> int:
    """The size of everything an object leads to, but for code."""
    seen: set[int] = set()
    total, found = 0, [root]
    while found:
        one = found.pop()
        if id(one) in seen or isinstance(one, type | ModuleType | FunctionType | MethodType):
            continue
        seen.add(id(one))
        total += sys.getsizeof(one)
        found += gc.get_referents(one)
    return total


def race() -> LiveMatch:
    """A race of two teams that has begun."""
    live = dealt(SUMOKU, read_options(SUMOKU.options, TEAM), bytes(range(32)))
    for seat in (0, 1):
        live.apply([live.match.check(seat, READY)])
    while (tick := live.match.due(10**6)) is not None:
        live.apply([tick])
    return live


def to_and_fro(live: LiveMatch) -> Iterator[Arrange]:
    """All tiles of the first seat from one row to another, without end."""
    tiles = live.state.view(0).race.owners[0].rack
    while True:
        for y in (0, 1):
            yield Arrange(tuple(Move(tile, x, y) for x, tile in enumerate(tiles)))


def test_what_a_match_holds_in_memory_does_not_grow_with_its_moves() -> None:
    live = race()
    arrangements = to_and_fro(live)

    def make(moves: int) -> int:
        for action in (next(arrangements) for _ in range(moves)):
            line = live.match.check(0, action, at=live.match.now + 50)
            live.apply([line], {line.n: f"0:{line.n:020}"})
        return bytes_held(live)

    make(500)
    first = max(make(20) for _ in range(10))
    make(600)
    second = max(make(20) for _ in range(10))
    assert live.n > 1500
    # The log is cut now and then, so it is a little longer at one moment than at another.
    assert second < 1.2 * first
    assert first < 2e6


def test_the_log_holds_the_newest_events_that_fit() -> None:
    live = race()
    arrangements = to_and_fro(live)
    told: list[Event] = []
    for _ in range(450):
        live.apply([live.match.check(0, next(arrangements), at=live.match.now)])
        told += live.seen_by(None, 0).events
    for viewer in (None, 0, 1):
        shown = live.seen_by(viewer, 0, history=True).events
        assert shown == told[-len(shown) :]
        size = sum(len(msgspec.json.encode(event)) for event in shown)
        assert event_log.MOST_BYTES * 0.9 < size <= event_log.MOST_BYTES


# Acts that were sent again after very many others


async def racing(at: House, *people: Browser) -> list[str]:
    """Begin the race; the tiles of the first seat."""
    for seat, person in enumerate(people):
        await person.act(seat, {"type": "ready"})
    await people[0].until(lambda one: one.states[0]["view"]["phase"] == "race")
    tiles: list[str] = people[0].states[0]["view"]["race"]["owners"][0]["rack"]
    return tiles


def arrange(tile: str, x: int) -> dict[str, Any]:
    return {"type": "arrange", "moves": [{"tile": tile, "x": x, "y": 0}]}


def test_an_act_is_made_once_however_many_came_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its key is not in memory any more; the store has it, before and after a restart."""
    monkeypatch.setattr(live_match, "MOST_KEYS", 2)
    monkeypatch.setattr(live_match, "POSITION_EVERY", 3)
    monkeypatch.setattr(load_match, "RECENT_MOVES", 2)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table("sumoku", **TEAM)
            async with browser(at, code, key) as ana:
                tokens = [(await ana.sit(name))[1] for name in ("Ana", "Beto")]
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                tiles = await racing(at, ana, ana)
                first = {"id": "the first", "decision_id": ana.states[0]["decision_id"], "match": 1}
                for x in range(1, 9):
                    answer = await ana.act(0, arrange(tiles[0], x), **(first if x == 1 else {}))
                    assert answer["type"] == "done"
                made = at.table(code).live_match
                assert made is not None
                assert made.may_have_forgotten("0:the first")
                n, where = made.n, made.state.position()
                for again in (first, first | {"match": None}):
                    answer = await ana.act(0, arrange(tiles[0], 1), **again, resent=True)
                    assert (answer["type"], answer["id"]) == ("done", "the first")
                assert (made.n, made.state.position()) == (n, where)
                # Another act, made on the same state, is a new one.
                assert (await ana.act(0, arrange(tiles[0], 1), **(first | {"id": "other"})))["type"] == "done"
                assert made.n == n + 1
        async with house(tmp_path) as at, browser(at, code, key, *tokens) as ana:
            await ana.until(lambda one: 1 in one.states)
            made = at.table(code).live_match
            assert made is not None
            assert made.may_have_forgotten("0:the first")
            assert (await ana.act(0, arrange(tiles[0], 1), **first, resent=True))["type"] == "done"
            assert made.n == n + 1

    run(scene())


def test_a_match_that_comes_back_reads_its_last_moves_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And its record, which is hashed in the store, verifies when it has ended."""
    monkeypatch.setattr(live_match, "POSITION_EVERY", 7)
    monkeypatch.setattr(load_match, "RECENT_MOVES", 5)
    read: list[tuple[int, int]] = []
    load = queries.load_moves

    def spied(connection: Any, match_id: int, after: int, last: int) -> Any:
        read.append((after, last))
        return load(connection, match_id, after, last)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2, rounds=3, **ROUNDS)
            async with browser(at, code, key) as ana:
                tokens = [(await ana.sit(name))[1] for name in ("Ana", "Beto")]
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                for _ in range(13):
                    seat = ana.states[0]["to_act"][0]
                    await ana.until(lambda one, seat=seat: one.states[seat]["legal"])
                    assert (await ana.act(seat, ana.states[seat]["legal"][0]))["type"] == "done"
                    await ana.settle()
                made = at.table(code).live_match
                assert made is not None
                n, size = made.n, made.size
        monkeypatch.setattr(queries, "load_moves", spied)
        async with house(tmp_path) as at, browser(at, code, key, *tokens) as ana:
            await ana.until(lambda one: 1 in one.states)
            # With the move before the position.
            assert read == [(6, n)]
            made = at.table(code).live_match
            assert made is not None
            assert (made.n, made.size) == (n, size)
            await play_on(ana, 0, 1)
            await ana.until(lambda one: one.table["phase"] == "over")
            status, record = await at.ask(f"/api/tables/{code}/matches/1/record")
            assert status == 200
            assert verify(game("sumo"), record).n > n

    run(scene())


# What a match may hold in the store


def test_a_match_that_is_too_long_is_broken_off_and_another_begins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(match_bytes=2500)) as at:
            code, key = await at.open_table("sumoku", **TEAM)
            async with browser(at, code, key) as ana, browser(at, code) as other:
                tokens = [(await ana.sit(name))[1] for name in ("Ana", "Beto")]
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                promise = ana.table["commitment"]
                tiles = await racing(at, ana, ana)
                made = 0
                while ana.table["phase"] == "playing":
                    made += 1
                    assert (await ana.act(0, arrange(tiles[0], made)))["type"] == "done"
                    await ana.settle()
                assert 5 < made < 30
                # Everybody is told, and who goes on is told once more.
                for person in (ana, other):
                    await person.until(lambda one: one.table["notices"])
                    assert person.table["phase"] == "lobby"
                    assert [notice["kind"] for notice in person.table["notices"]] == ["match_too_long"]
                refused = await ana.act(0, arrange(tiles[0], 0), match=1)
                assert (refused["type"], refused["code"]) == ("refused", "match_too_long")
                assert (await at.ask(f"/api/tables/{code}/matches/1/record"))[1]["code"] == "no_such_match"
                # Nobody is stuck: the same people begin another match, with another secret.
                assert ana.table["commitment"] != promise
                assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Beto"]
                assert (await ana.request(type="start"))["type"] == "done"
                await ana.until(lambda one: one.table["phase"] == "playing" and one.table["match"] == 2)
                assert ana.table["notices"] == []
        async with house(tmp_path) as at, browser(at, code, key, *tokens) as ana:
            await ana.until(lambda one: 1 in one.states)
            assert ana.table["match"] == 2

    run(scene())


def test_bots_do_not_go_on_with_a_match_that_was_broken_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(match_bytes=1500)) as at:
            code, key = await at.open_table(players=3, rounds=9, **ROUNDS)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                for seat in (1, 2):
                    await ana.request(type="bot", seat=seat, level="easy")
                await ana.request(type="start")
                while ana.table["phase"] != "lobby":
                    if (state := ana.states.get(0)) and 0 in state["to_act"]:
                        await ana.act(0, state["legal"][0])
                    else:
                        await ana.receive()
                assert at.table(code).live_match is None
                assert not at.table(code).progress.is_running()
                with closing(connect(tmp_path / "store.sqlite3")) as database:
                    made = "SELECT count(*) FROM moves"
                    (before,) = database.execute(made).fetchone()
                    await ana.settle()
                    assert database.execute(made).fetchone() == (before,)
                    ended, line = database.execute("SELECT ended, closing FROM matches").fetchone()
                    assert ended is not None
                    assert line is None

    run(scene())


class FailingEnd(Store):
    """A store that cannot end a match when it is first asked to."""

    failures = 1

    async def append(self, *args: Any, **kwargs: Any) -> None:
        if kwargs.get("ends") and FailingEnd.failures:
            FailingEnd.failures -= 1
            raise StoreError("the disk is full")
        await super().append(*args, **kwargs)


def test_a_match_that_cannot_be_broken_off_yet_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(match_bytes=1), store=FailingEnd) as at:
            code, key = await at.open_table(players=2, rounds=1, **ROUNDS)
            async with browser(at, code, key) as ana:
                for name in ("Ana", "Beto"):
                    await ana.sit(name)
                await ana.request(type="start")
                await ana.until(lambda one: 1 in one.states)
                assert (await ana.act(0, ana.states[0]["legal"][0]))["type"] == "done"
                assert ana.table["phase"] == "playing"
                assert (await ana.act(1, ana.states[1]["legal"][0]))["type"] == "done"
                await ana.until(lambda one: one.table["phase"] == "lobby")

    run(scene())


# What an address may add to the store


def test_bytes_are_charged_and_refused_when_they_are_used_up(tmp_path: Path) -> None:
    few = limits(store_bytes_at_once=3000, store_bytes_per_hour=0)

    async def scene() -> None:
        async with house(tmp_path, limits=few) as at:
            code, key = await at.open_table("sumoku", **TEAM)
            ways = ({"x_forwarded_for": "10.0.0.1"}, {"x_forwarded_for": "10.0.0.2"})
            async with browser(at, code, key, **ways[0]) as ana, browser(at, code, **ways[1]) as beto:
                await ana.sit("Ana")
                await beto.sit("Beto")
                await ana.request(type="start")
                for seat, person in enumerate((ana, beto)):
                    await person.until(lambda one, seat=seat: seat in one.states)
                tiles = await racing(at, ana, beto)
                answers = [await ana.act(0, arrange(tiles[0], x)) for x in range(1, 40)]
                done = [answer["type"] for answer in answers].index("refused")
                assert 10 < done < 30
                assert {answer.get("code") for answer in answers[done:]} == {"too_much_to_store"}
                # It is her address that has used it up: others play on.
                own = beto.states[1]["view"]["race"]["owners"][1]["rack"][0]
                assert (await beto.act(1, arrange(own, 1)))["type"] == "done"
                # A long act is charged for its bytes.
                rack = beto.states[1]["view"]["race"]["owners"][1]["rack"]
                moves = [{"tile": tile, "x": x, "y": 3} for x, tile in enumerate(rack)]
                (budget,) = {one.budget for one in at.table(code).connections if one.seats == [1]}
                before = budget.store[0].left
                assert (await beto.act(1, {"type": "arrange", "moves": moves}))["type"] == "done"
                assert before - budget.store[0].left > len(msgspec.json.encode(moves)) > 1000

    run(scene())


def test_bots_rest_while_those_they_play_with_have_used_it_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "STORE_WAIT", 0.01)
    few = limits(store_bytes_at_once=2500, store_bytes_per_hour=0)

    async def scene() -> None:
        async with house(tmp_path, pace=QUICK, limits=few) as at:
            code, key = await at.open_table(players=3, rounds=9, **ROUNDS)
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                for seat in (1, 2):
                    await ana.request(type="bot", seat=seat, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: 0 in one.states)
                at_table = at.table(code)
                while at_table.storage.may_store():
                    if 0 in ana.states[0]["to_act"]:
                        await ana.act(0, ana.states[0]["legal"][0])
                    else:
                        await ana.receive()
                assert not at_table.progress.is_running()
                live = at_table.live_match
                assert live is not None
                # An hour later they go on.
                for connection in at_table.connections:
                    for bucket in connection.budget.store:
                        bucket.left = 1e9
                made = live.n
                while live.n < made + 5:
                    if 0 in ana.states[0]["to_act"]:
                        await ana.act(0, ana.states[0]["legal"][0])
                    else:
                        await ana.receive()

    run(scene())


def test_networks_of_ipv6_share_what_their_addresses_add() -> None:
    few = limits(store_bytes_at_once=1000, store_bytes_per_hour=0)
    budgets = Budgets(few)

    def budget(address: str) -> Any:
        return budgets.of(visitor(address))

    budget("2001:db8:1:100::7").spend_bytes(1001)
    assert not budget("2001:db8:1:100::8").may_store()
    assert budget("2001:db8:1:101::1").may_store()
    # A /56 has twice as much as a /64, a /48 four times as much.
    budget("2001:db8:1:101::1").spend_bytes(1000)
    assert not budget("2001:db8:1:102::1").may_store()
    assert budget("2001:db8:1:200::1").may_store()
    for subnet in ("200", "300"):
        budget(f"2001:db8:1:{subnet}::1").spend_bytes(1000)
    assert not budget("2001:db8:1:400::1").may_store()
    assert budget("2001:db8:2::1").may_store()
    budget("10.0.0.1").spend_bytes(5000)
    assert budget("10.0.0.2").may_store()


def test_a_visitor_is_counted_by_the_networks_around_it() -> None:
    assert networks(visitor("10.1.2.3")) == ["10.1.2.3"]
    assert networks(visitor("::ffff:10.1.2.3")) == ["10.1.2.3"]
    assert networks(visitor("2001:db8:aa:bbcc:1::1")) == [
        "2001:db8:aa:bbcc::",
        "2001:db8:aa:bb00::/56",
        "2001:db8:aa::/48",
    ]
    assert networks("not an address: at all") == ["not an address: at all"]


# Tables in the store


async def opened(at: House, address: str, most: int = 1000) -> int:
    """How many tables an address can open until it is refused."""
    for number in range(most):
        with suppress(Refused):
            await at.tables.open("sumo", {}, visitor(address))
            continue
        return number
    return most


def test_those_who_have_most_tables_are_refused_first(tmp_path: Path) -> None:
    some = limits(stored_tables=160, stored_part=1 / 16, tables_at_once=2, tables_per_minute=1e12)

    async def scene() -> None:
        async with house(tmp_path, limits=some) as at:
            # Each has a part of what is left: 160 / 17, and less beside others.
            assert await opened(at, "10.0.0.1") == 10
            assert await opened(at, "10.0.0.2") == 9
            # A /56 with many /64 has twice the part, a /48 four times.
            of_56 = [await opened(at, f"2001:db8:1:{subnet:x}::1") for subnet in range(0x100, 0x110)]
            assert sum(of_56) == 16
            of_48 = [await opened(at, f"2001:db8:1:{subnet:x}::1") for subnet in range(0x200, 0x2000, 0x100)]
            assert sum(of_56) + sum(of_48) == 29
            # There is room left for everybody else, and it is not theirs.
            assert sum((await at.tables.store.count_live_tables()).values()) < 60
            assert await opened(at, "10.0.0.3", 2) == 2
            assert await opened(at, "10.0.0.1") == 0
        # The count outlives the server.
        async with house(tmp_path, limits=some) as at:
            assert await opened(at, "10.0.0.1") == 0
            assert await opened(at, "2001:db8:1:2222::1") == 0
            assert await opened(at, "10.0.0.4", 2) == 2

    run(scene())


def test_the_store_keeps_no_addresses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            for address in ("10.0.0.1", "2001:db8:1:2::3"):
                await at.tables.open("sumo", {}, visitor(address))
        with closing(connect(tmp_path / "store.sqlite3")) as database:
            openers = [opener for (opener,) in database.execute("SELECT opener FROM tables ORDER BY length(opener)")]
        assert [len(opener.split()) for opener in openers] == [1, 3]
        assert all(len(part) == 4 for opener in openers for part in opener.split())

    run(scene())


def test_tables_nobody_sits_at_go_first(tmp_path: Path) -> None:
    def touched(minutes: int) -> None:
        with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
            moment = f"strftime('%Y-%m-%d %H:%M:%f000', 'now', '-{minutes} minutes')"
            database.execute(f"UPDATE tables SET touched = {moment}")

    async def scene() -> None:
        async with house(tmp_path, limits=limits(stored_tables=4)) as at:
            codes = [await at.open_table(players=2) for _ in range(4)]
            # Somebody sat down at the first and went; stood up again at the second; is at the third without a chair.
            async with browser(at, *codes[0]) as ana:
                await ana.sit("Ana")
            async with browser(at, *codes[1]) as beto:
                seat, _ = await beto.sit("Beto")
                await beto.request(type="stand", seat=seat)
            touched(20)
            await at.tables.forget_abandoned()
            assert len(await at.tables.store.live_tables()) == 4
            touched(40)
            async with browser(at, *codes[2]):
                # There is no room for another table: now it is looked for.
                code, _ = await at.open_table(players=2)
                left = {row.code for row in await at.tables.store.live_tables()}
                assert left == {codes[0][0], codes[2][0], code}
            touched(25 * 60)
            await at.tables.forget_abandoned()
            assert await at.tables.store.live_tables() == []

    run(scene())


def test_a_network_opens_tables_no_faster_than_its_share(tmp_path: Path) -> None:
    slow = limits(tables_at_once=3, tables_per_minute=1e-9)

    async def scene() -> None:
        async with house(tmp_path, limits=slow) as at:
            assert await opened(at, "2001:db8:1:100::1") == 3
            assert [await opened(at, f"2001:db8:1:{subnet:x}::1") for subnet in range(0x101, 0x105)] == [3, 0, 0, 0]
            assert [await opened(at, f"2001:db8:1:{subnet}00::1") for subnet in range(2, 6)] == [3, 3, 0, 0]
            assert await opened(at, "2001:db8:2::1") == 3

    run(scene())

"""Records played again: from the start or from a stored position, in time_slicing, with the same result."""

import asyncio
import logging
from collections.abc import Generator
from contextlib import closing
from itertools import count
from pathlib import Path
from sqlite3 import connect
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from server.players import carried_out
from server.twins import dealt
from sobremesa import game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event
from sobremesa.core.options import read_options
from sobremesa.core.record import Acted, write_line
from sobremesa.server.limits import time_slicing
from sobremesa.server.limits.fair_lock import FairLock
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.replay import load_match, replay_worker
from sobremesa.server.replay.load_match import Midway, play_again
from sobremesa.server.store import MatchRow, Store
from sobremesa.server.table.live_match import LiveMatch, Snapshot
from wire import House, browser, house, play_on, run

MATCHES: dict[str, dict[str, Any]] = {
    "sumo": {"mode": "short_deck", "players": 3, "end_condition": "rounds", "rounds": 3},
    "sorry": {"mode": "scored", "players": 3, "match_games": 2},
    "rummy500": {"players": 3, "mode": "fixed_rounds", "rounds": 3},
}
THREE_ROUNDS = {"mode": "short_deck", "end_condition": "rounds", "rounds": 3}


# From a position on


class Written:
    """A match that was played, as the store has it, with the snapshots taken on the way."""

    def __init__(self, name: str, most: int = 10**6) -> None:
        self.box = game(name)
        self.live = dealt(self.box, read_options(self.box.options, MATCHES[name]), bytes(range(32)))
        self.lines: list[bytes] = []
        self.keys: dict[str, int] = {}
        self.snapshots: dict[int, bytes] = {}
        chance = Chance(seed_from_int(8))
        while self.live.state.outcome is None and self.live.n < most:
            self.move(chance)

    def move(self, chance: Chance) -> None:
        live = self.live
        hands = live.state.hands_played
        seat = live.state.to_act[chance.below(len(live.state.to_act))]
        actions = live.state.legal_actions(seat)
        move = live.match.check(seat, actions[chance.below(len(actions))], at=live.match.now + chance.below(900))
        key = f"{seat}:{live.n}"
        self.lines.append(write_line(move)[:-1])
        self.keys[key] = move.n
        live.apply([move], {move.n: key})
        if live.state.hands_played != hands and live.state.outcome is None:
            self.snapshots[live.n] = msgspec.json.encode(live.snapshot())

    def row(self, after: int = 0) -> MatchRow:
        """The match with the moves after one, as the store reads it."""
        match = self.live.match
        assert match.secret is not None
        return MatchRow(
            id=1,
            header=write_line(match.header)[:-1],
            secret=match.secret.hex(),
            made=self.live.n,
            closing=None,
            started=None,  # type: ignore[arg-type]
            ended=None,
            moves=self.lines[after:],
            keys={key: n for key, n in self.keys.items() if n > after},
        )

    def midway(self, n: int) -> Midway:
        snapshot = msgspec.json.decode(self.snapshots[n], type=Snapshot)
        state = self.box.from_position(snapshot.position)
        state.events = []
        return Midway(n, snapshot, state)

    def begun_at(self, n: int) -> LiveMatch:
        """The match played again from the position after so many moves."""
        return carried_out(play_again(self.box, self.row(n - 1), self.midway(n)))


def remembered(live: LiveMatch) -> Any:
    """All that decides what happens and is shown next, but for the log."""
    viewers = [None, *range(live.state.players)]
    shown = [replace(live.seen_by(viewer, 0), events=[]) for viewer in viewers]
    return live.state.position(), live.n, msgspec.json.encode(shown)


def log(live: LiveMatch) -> list[Event]:
    return live.seen_by(None, 0, history=True).events


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_begun_again_from_a_position_is_the_same(name: str) -> None:
    written = Written(name)
    assert written.snapshots
    whole = carried_out(play_again(written.box, written.row()))
    assert remembered(whole) == remembered(written.live)
    assert all(whole.done_act(key) == written.live.done_act(key) for key in written.keys)
    for n in written.snapshots:
        again = written.begun_at(n)
        assert remembered(again) == remembered(whole)
        assert again.match.closing("hash") == whole.match.closing("hash")
        assert log(again) == log(whole)[-len(log(again)) :]
        # An act from before the position is looked for in the store.
        for key, made in written.keys.items():
            assert again.done_act(key) == (whole.done_act(key) if made > n else None)
            assert again.may_have_forgotten(key) == (again.done_act(key) is None)


# In slices


def test_long_work_lets_others_run_every_few_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(time_slicing, "monotonic", lambda: next(clock) / 1000)
    story: list[str] = []

    def work(name: str) -> Generator[None, None, str]:
        for _ in range(7):
            story.append(name)
            yield
        return f"{name} is done"

    async def scene() -> None:
        both = TimeSlicing()
        assert await asyncio.gather(both.run(work("a")), both.run(work("b"))) == ["a is done", "b is done"]

    run(scene())
    turns = [name for place, name in enumerate(story) if story[place - 1 : place] != [name]]
    assert turns == ["a", "b"] * 4
    assert story.count("a") == story.count("b") == 7


def test_work_that_fails_leaves_the_turn_to_others() -> None:
    def fails() -> Generator[None, None, None]:
        yield
        raise ValueError("no")

    def works() -> Generator[None, None, int]:
        yield
        return 1

    async def scene() -> None:
        both = TimeSlicing()
        with pytest.raises(ValueError, match="no"):
            await both.run(fails())
        assert await both.run(works()) == 1

    run(scene())


# At tables


async def played(at: House, *, to_the_end: bool) -> tuple[str, str, dict[str, Any]]:
    """A match of three rounds, or two of them: the code, a token, and what the player saw last."""
    code, key = await at.open_table(players=2, **THREE_ROUNDS)
    async with browser(at, code, key) as ana:
        _, token = await ana.sit("Ana")
        await ana.sit("Beto")
        await ana.request(type="start")
        await ana.until(lambda one: 1 in one.states)
        if to_the_end:
            await play_on(ana, 0, 1)
            await ana.until(lambda one: one.table["phase"] == "over")
        else:
            while ana.states[0]["hand"] < 2:
                for seat in (0, 1):
                    if seat in ana.states[seat]["to_act"]:
                        await ana.act(seat, ana.states[seat]["legal"][0])
                        await ana.settle()
        return code, token, ana.states[0]


def test_a_long_match_comes_back_from_its_last_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_match, "RECENT_MOVES", 3)
    begun: list[int] = []

    def noting(box: Any, stored: MatchRow, midway: Midway | None = None) -> Generator[None, None, LiveMatch]:
        begun.append(0 if midway is None else midway.n)
        return play_again(box, stored, midway)

    monkeypatch.setattr(load_match, "play_again", noting)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, token, before = await played(at, to_the_end=False)
        async with house(tmp_path) as at, browser(at, code, token) as ana:
            await ana.until(lambda one: 0 in one.states)
            now = ana.states[0]
            same = ("n", "view", "decision_id", "to_act", "may_act", "legal", "hand", "outcome")
            assert [now[name] for name in same] == [before[name] for name in same]
            assert 0 < begun[-1] < before["n"]
        with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
            database.execute("UPDATE positions SET position = '{\"rows\": []}'")
        async with house(tmp_path) as at, browser(at, code, token) as ana:
            await ana.until(lambda one: 0 in one.states)
            assert ana.states[0]["view"] == before["view"]
            assert begun[-1] == 0

    run(scene())


def test_a_position_nobody_can_read_is_left_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As older versions stored them: the moves are what counts."""
    monkeypatch.setattr(load_match, "RECENT_MOVES", 3)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, token, before = await played(at, to_the_end=False)
        with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
            database.execute("UPDATE positions SET position = json_extract(position, '$.position')")
        async with house(tmp_path) as at, browser(at, code, token) as ana:
            await ana.until(lambda one: 0 in one.states)
            assert ana.states[0]["view"] == before["view"]

    run(scene())
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert warnings == ["a stored position cannot be read, all moves are played again: ValidationError"]


def test_every_step_is_the_same_from_a_position_as_from_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, last = await played(at, to_the_end=True)
            paths = [f"/api/tables/{code}/matches/1/steps/{n}?seat={n % 2}" for n in range(last["n"] + 1)]
            by_positions = [await at.ask(path) for path in paths]
            with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
                assert database.execute("DELETE FROM positions").rowcount == 2
            assert [await at.ask(path) for path in paths] == by_positions
            assert {status for status, _ in by_positions} == {200}
            assert [step["n"] for _, step in by_positions] == list(range(last["n"] + 1))
            status, answer = await at.ask(f"/api/tables/{code}/matches/1/steps/{last['n'] + 1}")
            assert (status, answer["code"]) == (404, "no_such_match")

    run(scene())


def test_a_match_in_outline_and_the_moves_of_a_turn_in_one_step(tmp_path: Path) -> None:
    """What a step tells since another one is what the steps in between tell; a running match has no outline."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            running, _, _ = await played(at, to_the_end=False)
            status, answer = await at.ask(f"/api/tables/{running}/matches/1/timeline")
            assert (status, answer["code"]) == (409, "match_running")
            code, _, last = await played(at, to_the_end=True)
            path = f"/api/tables/{code}/matches/1"
            status, outline = await at.ask(f"{path}/timeline")
            assert (status, outline["of"], outline["turns"][-1]) == (200, last["n"], last["n"])
            assert (outline["game"], outline["names"]) == ("sumo", ["Ana", "Beto"])
            start, end = outline["turns"][1:3]
            told = [(await at.ask(f"{path}/steps/{n}?seat=1"))[1]["events"] for n in range(start + 1, end + 1)]
            _, turn = await at.ask(f"{path}/steps/{end}?seat=1&since={start}")
            assert turn["events"] == [event for events in told for event in events]
            status, _ = await at.ask(f"{path}/steps/{end}?since=-1")
            assert status == 400

    run(scene())


def test_finished_matches_are_played_again_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a record is, the event loop carries out none of its moves."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, last = await played(at, to_the_end=True)

            def here(*_: Any) -> Any:
                raise AssertionError("on the event loop")

            monkeypatch.setattr(replay_worker, "make_move", here)
            monkeypatch.setattr(type(at.table(code).live_match.state), "apply", here)
            status, step = await at.ask(f"/api/tables/{code}/matches/1/steps/{last['n'] // 2}?seat=1")
            assert (status, step["n"], step["seat"]) == (200, last["n"] // 2, 1)
            status, outline = await at.ask(f"/api/tables/{code}/matches/1/timeline")
            assert (status, outline["of"]) == (200, last["n"])

    run(scene())


def test_to_look_at_a_match_that_is_over_its_table_need_not_be_brought_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, last = await played(at, to_the_end=True)
        async with house(tmp_path) as at:
            for what in ("record", "timeline", f"steps/{last['n']}"):
                status, _ = await at.ask(f"/api/tables/{code}/matches/1/{what}")
                assert status == 200
            assert (await at.ask(f"/api/tables/{code}/qr.svg"))[0] == 200
            assert at.tables.tables == {}

    run(scene())


def test_a_record_that_leads_nowhere_is_unreadable_and_the_next_is_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, _ = await played(at, to_the_end=True)
            with closing(connect(tmp_path / "store.sqlite3", isolation_level=None)) as database:
                database.execute("UPDATE moves SET line = json_set(line, '$.seat', 7) WHERE n = 2")
            status, answer = await at.ask(f"/api/tables/{code}/matches/1/steps/2")
            assert (status, answer) == (500, {"code": "match_unreadable", "facts": {}})
            status, answer = await at.ask(f"/api/tables/{code}/matches/1/steps/1")
            assert (status, answer["n"]) == (200, 1)

    run(scene())
    (failure,) = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert failure.startswith("a match that is over cannot be played again: failed")


def test_visitors_have_records_played_again_in_turn() -> None:
    """Ten requests of one visitor hold up another's single one by one at most; one that gives up holds up nobody."""
    story: list[str] = []

    async def ask(lock: FairLock, visitor: str, all_wait: asyncio.Event) -> None:
        async with lock.held_by(visitor):
            story.append(visitor)
            await all_wait.wait()

    async def scene() -> None:
        lock, all_wait = FairLock(), asyncio.Event()
        names = ["greedy"] * 10 + ["a", "gives up", "b", "a"]
        tasks = [asyncio.create_task(ask(lock, name, all_wait)) for name in names]
        await asyncio.sleep(0)
        tasks[11].cancel()
        all_wait.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ask(lock, "at last", all_wait)

    run(scene())
    assert story[:6] == ["greedy", "greedy", "a", "b", "greedy", "a"]
    assert story[6:] == ["greedy"] * 7 + ["at last"]


def test_one_who_gives_up_at_the_very_turn_passes_it_on() -> None:
    story: list[str] = []

    async def scene() -> None:
        lock = FairLock()
        async with lock.held_by("first"):
            waiting = asyncio.create_task(lock.held_by("second").__aenter__())
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with lock.held_by("third"):
            story.append("third")

    run(scene())
    assert story == ["third"]


def test_those_who_come_together_bring_a_table_back_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    take_table = Store.take_table

    async def noting(store: Store, code: str) -> None:
        loaded.append(code)
        await take_table(store, code)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _, before = await played(at, to_the_end=False)
        monkeypatch.setattr(Store, "take_table", noting)
        async with house(tmp_path) as at:
            found = await asyncio.gather(*(at.tables.find(code, f"10.0.0.{visitor}") for visitor in range(5)))
            assert all(table is at.table(code) for table in found)
            assert loaded == [code]
            # One who does not wait for it leaves it to the others.
            at.tables.tables.clear()
            impatient = asyncio.create_task(at.tables.find(code, "10.0.0.6"))
            while len(loaded) < 2:
                await asyncio.sleep(0)
            impatient.cancel()
            table = await at.tables.find(code, "10.0.0.7")
            assert table.live_match is not None
            assert table.live_match.seen_count(0) == before["n"]
            assert loaded == [code, code]

    run(scene())


def test_lines_of_the_record_are_moves() -> None:
    """What the tests above rely on: a line in the store is the move that was made."""
    written = Written("sumo", most=5)
    moves = [msgspec.json.decode(line, type=Acted) for line in written.lines]
    assert [write_line(move)[:-1] for move in moves] == written.lines
    assert [move.n for move in moves] == list(range(1, written.live.n + 1))

from datetime import UTC, datetime, timedelta

import pytest

from server.store.scenes import HEADER, LOBBY, PLAYING, SECRET, begin, line, lines, moves, query
from sobremesa.server.store import Pruned, Store

pytestmark = pytest.mark.anyio

NOW = datetime.now(UTC)
LONG_AGO = (NOW - timedelta(days=100)).strftime("'%Y-%m-%d %H:%M:%S.%f'")
A_WEEK_AGO = (NOW - timedelta(days=7)).strftime("'%Y-%m-%d %H:%M:%S.%f'")
IN_SPRING = NOW - timedelta(days=50)


async def play_to_the_end(store: Store, code: str, number: int) -> None:
    match_id = await store.start_match(code, number, HEADER, SECRET, PLAYING)
    await store.append(match_id, lines(1, 2), position=(2, b"{}"), closing=b"{}")


async def test_there_is_nothing_to_prune(store: Store) -> None:
    assert await store.prune(NOW) == Pruned(matches=0, tables=0, closed=0)


async def test_finished_matches_go_but_for_the_last_one_of_a_live_table(store: Store, url: str) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    for number in (1, 2, 3):
        await play_to_the_end(store, "HIGO2746", number)
    query(url, f"UPDATE matches SET ended = {LONG_AGO} WHERE number <> 2")
    assert await store.prune(IN_SPRING) == Pruned(matches=1, tables=0, closed=0)
    assert await store.load_match("HIGO2746", 1) is None
    assert await moves(store, number=2) == await moves(store, number=3) == [line(1), line(2)]
    assert query(url, "SELECT count(*) FROM moves") == [(4,)]
    assert query(url, "SELECT count(*) FROM positions") == [(2,)]


async def test_a_running_match_stays_however_old(store: Store, url: str) -> None:
    await store.append(await begin(store), lines(1, 1))
    query(url, f"UPDATE matches SET started = {LONG_AGO}")
    assert await store.prune(IN_SPRING) == Pruned(matches=0, tables=0, closed=0)
    assert await moves(store) == [line(1)]


async def test_closed_tables_go_with_all_their_matches(store: Store, url: str) -> None:
    for code, closed in (("AAAA2222", LONG_AGO), ("BBBB3333", A_WEEK_AGO)):
        await store.save_table(code, "sumo", LOBBY, new=True)
        await play_to_the_end(store, code, 1)
        running = await store.start_match(code, 2, HEADER, SECRET, PLAYING)
        await store.append(running, lines(1, 1))
        query(url, f"UPDATE tables SET closed = {closed} WHERE code = '{code}'")
    assert await store.prune(IN_SPRING) == Pruned(matches=2, tables=1, closed=0)
    assert await store.load_table("AAAA2222") is None
    assert await moves(store, "BBBB3333") == [line(1), line(2)]
    await store.save_table("AAAA2222", "sumo", LOBBY, new=True)


async def test_a_table_nobody_visits_for_thirty_days_is_closed(store: Store, url: str) -> None:
    for code in ("AAAA2222", "BBBB3333"):
        await store.save_table(code, "sumo", LOBBY, new=True)
    query(url, f"UPDATE tables SET touched = {LONG_AGO} WHERE code = 'AAAA2222'")
    query(url, f"UPDATE tables SET touched = {A_WEEK_AGO} WHERE code = 'BBBB3333'")
    assert await store.prune(IN_SPRING) == Pruned(matches=0, tables=0, closed=1)
    assert [table.code for table in await store.live_tables()] == ["BBBB3333"]
    row = await store.load_table("AAAA2222")
    assert row is not None
    assert row.closed is not None
    assert row.closed >= NOW


async def test_more_matches_than_are_deleted_at_once(store: Store, url: str) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    for number in range(1, 122):
        await play_to_the_end(store, "HIGO2746", number)
    query(url, f"UPDATE matches SET ended = {LONG_AGO}")
    assert await store.prune(IN_SPRING) == Pruned(matches=120, tables=0, closed=0)
    assert await moves(store, number=121) == [line(1), line(2)]


async def test_the_id_of_a_pruned_match_is_never_given_again(store: Store, url: str) -> None:
    old = await begin(store)
    query(url, f"UPDATE tables SET closed = {LONG_AGO}")
    assert await store.prune(IN_SPRING) == Pruned(matches=1, tables=1, closed=0)
    assert await begin(store) != old

from datetime import UTC, datetime

import pytest

from server.store.scenes import LOBBY, PLAYING
from sobremesa.server.store import CodeTaken, LiveTable, NoSuchTable, Store

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "document",
    [
        b"{}",
        '{"name":"Ñandú 🎲 日本 עברית \\u0000 \\" \\\\ %s :x ?"}'.encode(),
        b'{"big":"' + b"x" * 2**20 + b'"}',
    ],
    ids=["empty", "scripts", "1 MB"],
)
async def test_a_table_comes_back_byte_for_byte(store: Store, document: bytes) -> None:
    before = datetime.now(UTC)
    await store.save_table("HIGO2746", "sumo", document, new=True)
    row = await store.load_table("HIGO2746")
    assert row is not None
    assert (row.code, row.game, row.document, row.closed) == ("HIGO2746", "sumo", document, None)
    assert before <= row.created == row.touched <= datetime.now(UTC)


async def test_a_table_nobody_set_is_none(store: Store) -> None:
    assert await store.load_table("HIGO2746") is None


async def test_a_code_is_given_once(store: Store) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    with pytest.raises(CodeTaken, match=r"^there is a table of that code already$"):
        await store.save_table("HIGO2746", "sumo", PLAYING, new=True)
    row = await store.load_table("HIGO2746")
    assert row is not None
    assert row.document == LOBBY


async def test_a_closed_table_keeps_its_code(store: Store) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    await store.close_table("HIGO2746")
    with pytest.raises(CodeTaken):
        await store.save_table("HIGO2746", "sumo", LOBBY, new=True)


async def test_saving_changes_the_document_and_notes_the_visit(store: Store) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    before = await store.load_table("HIGO2746")
    await store.save_table("HIGO2746", "sumo", PLAYING)
    after = await store.load_table("HIGO2746")
    assert before is not None
    assert after is not None
    assert (after.document, after.created) == (PLAYING, before.created)
    assert after.touched > before.touched


async def test_a_table_that_is_not_there_cannot_be_saved(store: Store) -> None:
    with pytest.raises(NoSuchTable, match=r"^the table is not in the store$"):
        await store.save_table("HIGO2746", "sumo", LOBBY)
    assert await store.load_table("HIGO2746") is None


async def test_a_visit_touches_a_table_and_nothing_else(store: Store) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    before = await store.load_table("HIGO2746")
    await store.touch_tables(["HIGO2746"])
    after = await store.load_table("HIGO2746")
    assert before is not None
    assert after is not None
    assert after.touched > before.touched
    assert (after.document, after.created, after.closed) == (before.document, before.created, None)


async def test_live_tables_are_those_not_closed_the_last_touched_first(store: Store) -> None:
    for code in ("AAAA2222", "BBBB3333", "CCCC4444"):
        await store.save_table(code, "sumo", LOBBY, new=True)
    await store.touch_tables(["AAAA2222"])
    await store.close_table("BBBB3333")
    live = await store.live_tables()
    assert [(table.code, table.game) for table in live] == [("AAAA2222", "sumo"), ("CCCC4444", "sumo")]
    row = await store.load_table("AAAA2222")
    assert row is not None
    assert live[0] == LiveTable("AAAA2222", "sumo", row.touched)


async def test_a_table_is_closed_once_and_can_still_be_read(store: Store) -> None:
    await store.save_table("HIGO2746", "sumo", LOBBY, new=True)
    await store.close_table("HIGO2746")
    first = await store.load_table("HIGO2746")
    await store.close_table("HIGO2746")
    assert first is not None
    assert first.closed is not None
    assert await store.load_table("HIGO2746") == first

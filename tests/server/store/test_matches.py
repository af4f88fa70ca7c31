import pytest

from server.store.scenes import HEADER, LOBBY, OVER, PLAYING, SECRET, begin, line, lines, moves
from sobremesa.server.store import Conflict, MatchRow, NoSuchTable, Store

pytestmark = pytest.mark.anyio


async def document(store: Store) -> bytes:
    row = await store.load_table("HIGO2746")
    assert row is not None
    return row.document


async def test_a_match_that_has_begun(store: Store) -> None:
    match_id = await begin(store)
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert match == MatchRow(
        id=match_id,
        header=HEADER,
        secret=SECRET,
        made=0,
        moves=[],
        keys={},
        closing=None,
        started=match.started,
        ended=None,
    )
    assert await document(store) == PLAYING


async def test_a_match_nobody_started_is_none(store: Store) -> None:
    await begin(store)
    assert await store.load_match("HIGO2746", 2) is None
    assert await store.load_match("OTRA3333", 1) is None


async def test_a_match_is_started_once(store: Store) -> None:
    await begin(store)
    with pytest.raises(Conflict, match=r"^match 1 of the table has been started already$"):
        await store.start_match("HIGO2746", 1, b"{}", "", LOBBY)
    assert await document(store) == PLAYING


async def test_no_match_without_a_table(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.start_match("HIGO2746", 1, HEADER, SECRET, PLAYING)
    assert await store.load_match("HIGO2746", 1) is None


async def test_moves_come_back_in_order_with_their_keys(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, lines(1, 1), {1: "first"})
    await store.append(match_id, lines(2, 2))
    await store.append(match_id, lines(3, 5), {5: "three at once"})
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert match.moves == [line(n) for n in range(1, 6)]
    assert match.keys == {"first": 1, "three at once": 5}


async def test_a_line_comes_back_byte_for_byte(store: Store) -> None:
    match_id = await begin(store)
    odd = '{"tile":"Ñ🎲","escaped":"\\u0000\\ud83c \\" \\\\ \\n","sql":"\'; -- %s :rows ?"}'.encode()
    await store.append(match_id, [(1, odd)], {1: "clave ñ 🎲 ' \" \\"})
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert (match.moves, match.keys) == ([odd], {"clave ñ 🎲 ' \" \\": 1})


async def test_matches_of_one_table_and_of_others_are_kept_apart(store: Store) -> None:
    first = await begin(store)
    second = await store.start_match("HIGO2746", 2, HEADER, SECRET, PLAYING)
    elsewhere = await begin(store, "OTRA3333")
    await store.append(first, lines(1, 1), {1: "key"})
    await store.append(second, lines(1, 2), {2: "key"})
    await store.append(elsewhere, lines(1, 3), {3: "key"})
    assert len({first, second, elsewhere}) == 3
    assert len(await moves(store)) == 1
    assert len(await moves(store, number=2)) == 2
    assert len(await moves(store, "OTRA3333")) == 3


async def test_a_move_is_written_once_and_a_call_that_fails_writes_nothing(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, lines(1, 2))
    with pytest.raises(Conflict, match=rf"^move 2 of match {match_id} has been written already$"):
        await store.append(
            match_id, [(3, b'"c"'), (2, b'"b"')], {2: "key"}, position=(3, b"{}"), closing=b"{}", document=OVER
        )
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert match.moves == [line(1), line(2)]
    assert (match.keys, match.closing, match.ended) == ({}, None, None)
    assert await store.load_position(match_id, 3) is None
    assert await document(store) == PLAYING


async def test_even_the_same_line_is_a_conflict(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, lines(1, 1), {1: "key"})
    with pytest.raises(Conflict):
        await store.append(match_id, lines(1, 1), {1: "key"})


async def test_no_move_without_a_match(store: Store) -> None:
    match_id = await begin(store)
    with pytest.raises(Conflict, match=rf"^match {match_id + 1} is not in the store any more$"):
        await store.append(match_id + 1, lines(1, 1))


async def test_the_end_of_a_match_its_position_and_the_table_go_with_the_last_move(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, lines(1, 1), position=(1, b'{"hand":1}'))
    await store.append(match_id, lines(2, 2), position=(2, b'{"hand":2}'), closing=b'{"line":"end"}', document=OVER)
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert match.closing == b'{"line":"end"}'
    assert await store.load_position(match_id, 2) == (2, b'{"hand":2}')
    assert match.ended is not None
    assert match.ended >= match.started
    assert await document(store) == OVER


async def test_they_can_also_come_later(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, lines(1, 1))
    await store.append(match_id, [], position=(1, b"{}"))
    await store.append(match_id, [], closing=b"{}", document=OVER)
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert (match.moves, match.closing) == ([line(1)], b"{}")
    assert await store.load_position(match_id, 1) == (1, b"{}")
    assert await document(store) == OVER


async def test_the_last_position_before_a_move_is_found(store: Store) -> None:
    match_id = await begin(store)
    for n in (2, 5, 9):
        await store.append(match_id, [], position=(n, b"%d" % n))
    found = {at_most: await store.load_position(match_id, at_most) for at_most in (1, 2, 4, 5, 8, 9, 100)}
    after = {at_most: position and position[0] for at_most, position in found.items()}
    assert after == {1: None, 2: 2, 4: 2, 5: 5, 8: 5, 9: 9, 100: 9}
    assert await store.load_position(match_id + 1, 100) is None


async def test_moves_are_read_in_parts_and_come_whole(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.store.store.MOVES_AT_ONCE", 3)
    match_id = await begin(store)
    await store.append(match_id, lines(1, 8), {2: "a", 8: "b"})
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert (match.made, match.moves, match.keys) == (8, [line(n) for n in range(1, 9)], {"a": 2, "b": 8})
    some = await store.load_match("HIGO2746", 1, after=2, last=7)
    assert some is not None
    assert (some.made, some.moves, some.keys) == (8, [line(n) for n in range(3, 8)], {})
    none = await store.load_match("HIGO2746", 1, last=0)
    assert none is not None
    assert (none.made, none.moves) == (8, [])


async def test_a_match_ends_once(store: Store) -> None:
    match_id = await begin(store)
    await store.append(match_id, [], closing=b'"so"')
    with pytest.raises(Conflict, match=r"has ended already"):
        await store.append(match_id, [], closing=b'"otherwise"', document=OVER)
    match = await store.load_match("HIGO2746", 1)
    assert match is not None
    assert match.closing == b'"so"'
    assert await document(store) == PLAYING


async def test_what_is_not_text_is_refused_before_it_is_queued(store: Store) -> None:
    match_id = await begin(store)
    with pytest.raises(UnicodeDecodeError):
        await store.append(match_id, [(1, b"\xff")])
    assert await moves(store) == []

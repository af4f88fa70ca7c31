"""Who gets the next worker."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.server.bots.fair_queue import BOTS_BEFORE_A_HINT, FairQueue, Job, Question

LOOP = asyncio.new_event_loop()
QUESTION = Question("sumo", {}, 0, "hard", b"")


@pytest.fixture(autouse=True, scope="module")
def closed_at_the_end() -> Iterator[None]:
    yield
    LOOP.close()


def job(table: str, *, is_hint: bool = False) -> Job:
    answer: asyncio.Future[dict[str, Any]] = LOOP.create_future()
    return Job(table, QUESTION, answer, 0.0, is_hint)


def filled(queue: FairQueue, tables: str) -> FairQueue:
    """A bot of each of these tables; a small letter is a hint."""
    for name in tables:
        queue.add(job(name.upper(), is_hint=name.islower()))
    return queue


def served(queue: FairQueue, most: int = 1000) -> str:
    """One worker takes one after the other; the tables in the order in which they were served."""
    order = ""
    while len(order) < most and (taken := queue.take()) is not None:
        order += taken.table.lower() if taken.is_hint else taken.table
        queue.done(taken)
    return order


def test_tables_take_turns():
    assert served(filled(FairQueue(2), "AAAABBC")) == "ABCABAA"


def test_whoever_comes_after_a_flood_is_served_in_the_next_round():
    queue = filled(FairQueue(2), "A" * 50)
    assert served(queue, 10) == "A" * 10
    assert served(filled(queue, "B"), 2) == "AB"


def test_a_table_has_one_worker_while_others_wait_and_all_while_nobody_does():
    queue = filled(FairQueue(4), "AAABB")
    running = [queue.take() for _ in range(4)]
    assert [one.table for one in running if one] == ["A", "B", "A", "B"]
    queue.add(job("C"))
    assert served(queue) == "CA"


def test_a_table_whose_thought_runs_waits_for_one_that_has_none():
    queue = filled(FairQueue(2), "AAA")
    first = queue.take()
    assert first is not None
    filled(queue, "BC")
    assert served(queue) == "BCAA"


def test_bots_come_before_hints():
    assert served(filled(FairQueue(2), "aaAABb")) == "ABAaba"


def test_a_hint_is_not_starved():
    queue = filled(FairQueue(2), "a" + "BC" * BOTS_BEFORE_A_HINT)
    assert served(queue, BOTS_BEFORE_A_HINT + 2) == "BC" * (BOTS_BEFORE_A_HINT // 2) + "aB"


@pytest.mark.parametrize(("workers", "hints"), [(1, 1), (2, 1), (3, 2), (8, 7)])
def test_hints_leave_a_worker_to_the_bots(workers, hints):
    queue = filled(FairQueue(workers), "abcdefghij")
    assert [queue.take() is not None for _ in range(workers)] == [True] * hints + [False] * (workers - hints)
    queue.add(job("A"))
    taken = queue.take()
    assert taken is not None
    assert not taken.is_hint


def test_who_is_discarded_is_not_served():
    queue = filled(FairQueue(2), "A")
    gone = job("B")
    queue.add(gone)
    filled(queue, "C")
    queue.discard(gone)
    queue.discard(gone)
    assert queue.waiting(hints=False) == 2
    assert served(queue) == "AC"

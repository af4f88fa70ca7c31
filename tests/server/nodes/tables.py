"""Tables of all games, with people at them who play until they are told to stop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from server.nodes.cluster import Cluster
from server.nodes.people import Person
from wire import browser

PATIENCE = 120
"""Seconds after which something will not come any more."""


class Kind(NamedTuple):
    """A sort of table: a short match, and who sits at it."""

    game: str
    options: dict[str, Any]
    people: int
    bots: int


KINDS = (
    Kind("sumo", {"mode": "standard", "target_sumos": 30}, 4, 1),
    Kind("sorry", {"mode": "scored"}, 3, 1),
    Kind("rummy500", {"mode": "fixed_rounds", "rounds": 2}, 3, 0),
    Kind("burako", {"target": 500}, 2, 0),
    Kind("rummy", {"mode": "single_hand", "turn_seconds": 30}, 2, 1),
    Kind("sumoku", {"mode": "classic"}, 3, 0),
)


async def seated(cluster: Cluster, number: int, random: Random, thinking: float) -> list[Person]:
    """The people of one table, whose first match has begun; at every third table one more only watches."""
    at, kind = cluster.house(number), KINDS[number % len(KINDS)]
    code, key = await at.open_table(kind.game, players=kind.people + kind.bots, **kind.options)
    people: list[Person] = []

    def comes(seat: int, token: str) -> None:
        ends = {"game": kind.game, "ports": cluster.ports, "thinking": thinking, "key": key if seat == 0 else ""}
        people.append(Person(0, code, seat, token, Random(random.random()), **ends))  # type: ignore[arg-type]

    async with browser(at, code, key) as host:
        for seat in range(kind.people):
            _, token = await host.sit(f"Player {seat}")
            comes(seat, token)
        for seat in range(kind.people, kind.people + kind.bots):
            assert (await host.request(type="bot", seat=seat, level="easy"))["type"] == "done"
        assert (await host.request(type="start"))["type"] == "done"
    if number % 3 == 0:
        comes(-1, "")
    return people


@asynccontextmanager
async def party(cluster: Cluster, number: int, random: Random, thinking: float) -> AsyncIterator[list[Person]]:
    """So many people at least, at tables of all games in turn."""
    people: list[Person] = []
    tables = 0
    while sum(person.viewer is not None for person in people) < number:
        people += await seated(cluster, tables, random, thinking)
        tables += 1
    lives = [asyncio.create_task(person.live()) for person in people]
    try:
        yield people
    finally:
        for person in people:
            person.stopped = True
            person.cut()
        outcomes = await asyncio.gather(*lives, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome


async def until(people: Sequence[Person], holds: Callable[[Person], bool]) -> None:
    """Until it holds for all of them."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(map(holds, people)):
                await asyncio.sleep(0.005)
    except TimeoutError:
        stuck = [person for person in people if not holds(person)]
        raise AssertionError("stuck: " + "; ".join(map(str, stuck))) from None


async def everybody(people: Sequence[Person]) -> None:
    """Until all are at their tables."""
    await until(people, lambda person: person.is_greeted)


async def served(people: Sequence[Person]) -> None:
    """Until everybody has been answered something that was asked after this."""
    since = monotonic()
    await until(people, lambda person: person.served_at >= since)


async def some_acts(people: Sequence[Person], number: int) -> None:
    """Until so many more have been answered."""
    goal = sum(person.answered for person in people) + number
    await until(people, lambda _: sum(person.answered for person in people) >= goal)


async def play_to_the_end(people: Sequence[Person]) -> None:
    """Until the match at every table is over, and nobody waits for an answer."""
    for person in people:
        person.is_last, person.thinking = True, 0.0
        person.acts_at = min(person.acts_at, 0.0)
    await until(people, lambda person: person.phase == "over" and not person.unanswered and person.is_greeted)


async def records(cluster: Cluster, people: Sequence[Person]) -> dict[tuple[str, int], bytes]:
    """The records of all matches, as anybody can read them."""
    found: dict[tuple[str, int], bytes] = {}
    for code, last in sorted({(person.code, person.match) for person in people}):
        for match in range(1, last + 1):
            status, raw = await cluster.house().ask(f"/api/tables/{code}/matches/{match}/record")
            assert status == 200, raw
            found[code, match] = raw
    return found

"""What may happen to nodes and to PostgreSQL while people play. Each trouble is over when its function returns."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from signal import SIGINT, SIGKILL, SIGQUIT, SIGTERM

import psycopg

from server.nodes.cluster import Cluster, Node
from server.nodes.history import Answered, History
from server.nodes.people import Person
from server.nodes.tables import PATIENCE, everybody, served, until

SEGMENT = 1
"""Megabytes in a file of PostgreSQL's log, so that a disk can be full at little more than that."""
DEAF = 0.3
"""Seconds before some troubles in which a node does more than people hear of, at most."""
FILLING = """
    INSERT INTO tables (code, game, document, created, touched, closed)
        VALUES ('FILLING', 'sumo', '{}', now(), now(), now()) ON CONFLICT DO NOTHING;
    INSERT INTO matches (code, number, header, secret, started, ended, closing)
        VALUES ('FILLING', 1, '{}', '', now(), now(), '{}') ON CONFLICT DO NOTHING;
    INSERT INTO moves (match_id, n, line)
        SELECT id, n, repeat('x', 900) FROM matches, generate_series(1, 1600) AS n WHERE code = 'FILLING'
        ON CONFLICT DO NOTHING;
"""
"""Makes the file with the moves larger than the smallest limit."""


@dataclass
class Scene:
    """Where it happens."""

    cluster: Cluster
    people: Sequence[Person]
    random: Random
    lease: float = 0.0
    """Seconds that a trouble has to last at least that is longer than a lease; it always lasts until everybody is
    served in spite of it."""
    histories: list[History] = field(default_factory=list)
    """Of those who came for a moment."""
    lives: set[asyncio.Task[None]] = field(default_factory=set)

    async def outlast(self) -> None:
        """Let it go on until another node has taken over."""
        least = asyncio.create_task(asyncio.sleep(self.lease * (1 + self.random.random() / 2)))
        await served(self.people)
        await least

    async def a_moment(self) -> None:
        """Longer than a lease or not."""
        await asyncio.sleep(self.lease * 2 * self.random.random())

    def visit(self, node: Node) -> list[Person]:
        """People who want to watch, at all tables, who have come to this node and say nothing yet."""
        codes = sorted({person.code for person in self.people})
        visitors = [Person(0, code, -1, "", self.random, ports=[node.port], patience=PATIENCE) for code in codes]
        for visitor in visitors:
            visitor.may_greet.clear()
            self.histories.append(visitor.history)
        self.lives |= {asyncio.create_task(visitor.live()) for visitor in visitors}
        return visitors

    async def go(self, visitors: Sequence[Person]) -> None:
        """They have seen enough."""
        for visitor in visitors:
            visitor.stopped = True
            visitor.cut()
        await asyncio.gather(*self.lives)
        self.lives.clear()

    async def lose_answers(self, node: Node) -> None:
        """Let nothing arrive any more that the node sends to its people, though it does what they ask for a while."""
        for person in self.people:
            person.is_deaf = person.is_greeted and person.port == node.port
        await asyncio.sleep(self.random.random() * DEAF)


# Of a node


async def kill(scene: Scene, node: Node) -> None:
    await scene.lose_answers(node)
    await node.end(SIGKILL)
    await scene.a_moment()
    await node.start(scene.cluster.nursery)


async def drain(scene: Scene, node: Node) -> None:
    await scene.lose_answers(node)
    await scene.cluster.restart(node, SIGTERM)


async def pause(scene: Scene, node: Node) -> None:
    """It does nothing, holds on to all it has, and then goes on as if it had not been gone.

    Some have just come to it, and are the first that it hears: others have gone on with their tables.
    """
    visitors = scene.visit(node)
    await until(visitors, lambda visitor: visitor.line is not None)
    await scene.lose_answers(node)
    node.pause()
    try:
        await scene.outlast()
        for visitor in visitors:
            visitor.may_greet.set()
        await until(visitors, lambda visitor: visitor.hello_at > 0)
    finally:
        node.resume()
    await everybody(visitors)
    await scene.go(visitors)


async def cut(scene: Scene, node: Node) -> None:
    """Its line to PostgreSQL breaks, and no other can be had."""
    await node.cable.cut()
    await scene.a_moment()
    await node.cable.plug_in()


async def stall(scene: Scene, node: Node) -> None:
    """Its line to PostgreSQL is dead, which neither notices; what was sent arrives when it is all over."""
    node.cable.stall()
    try:
        await scene.outlast()
    finally:
        await node.cable.plug_in()


async def part(scene: Scene, node: Node) -> None:
    """The other nodes cannot reach it, though it is well and has PostgreSQL."""
    node.relay.stall()
    await scene.a_moment()
    await node.relay.cut()
    await scene.a_moment()
    await node.relay.plug_in()


# Of PostgreSQL


async def restart_postgres(scene: Scene, _: Node) -> None:
    """It ends all sessions and comes back, in good order or after a crash."""
    postgres = scene.cluster.postgres
    await asyncio.to_thread(postgres.stop, scene.random.choice([SIGINT, SIGQUIT]))
    await asyncio.to_thread(postgres.start)


async def fill_disk(scene: Scene, _: Node) -> None:
    """No more moves can be written, until somebody was told so; then there is room again."""
    cluster = scene.cluster
    size = await asyncio.to_thread(fill, cluster)
    told = not_saved(scene.people)
    await asyncio.to_thread(cluster.postgres.limit_files, size + 4096)
    try:
        async with asyncio.timeout(PATIENCE):
            while not_saved(scene.people) == told:
                await asyncio.sleep(0.01)
    finally:
        await asyncio.to_thread(cluster.postgres.limit_files, None)


def fill(cluster: Cluster) -> int:
    """Let the moves fill more than a file of the log; the size of their file."""
    with psycopg.connect(cluster.database) as connection:
        connection.execute(FILLING.encode())
    with psycopg.connect(cluster.database) as connection:
        found = connection.execute("SELECT pg_relation_size('moves')").fetchone()
    assert found is not None
    size: int = found[0]
    assert size > SEGMENT * 2**20
    return size


def not_saved(people: Sequence[Person]) -> int:
    """How often somebody was told so."""
    entries = (entry for person in people for entry in person.history.entries)
    return sum(isinstance(entry, Answered) and entry.code == "not_saved" for entry in entries)


Trouble = Callable[[Scene, Node], Awaitable[None]]
OF_NODES: dict[str, Trouble] = {"kill": kill, "drain": drain, "pause": pause, "cut": cut, "stall": stall, "part": part}
OF_POSTGRES: dict[str, Trouble] = {"restart": restart_postgres, "full": fill_disk}

"""The nodes on one PostgreSQL, as they show each other that they live."""

from datetime import datetime
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Interval, delete, func, literal, select

from sobremesa.server.store.database import nodes, tables
from sobremesa.server.store.ownership import Node, Session, select_nodes

FORGOTTEN: Final = "1 hour"
"""After which a node that gave no sign of life is no longer listed."""


class NewNode(Struct, frozen=True):
    """What a node tells of itself."""

    id: str
    name: str
    address: str
    key: str
    program: str
    started: datetime


class Listed(Struct, frozen=True):
    """A node and how many tables it has."""

    node: Node
    tables: int


def beat(connection: Connection, session: Session | None, node: NewNode, *, leaving: bool) -> tuple[Node, ...]:
    """Give a sign of life, with the session that holds the locks, and hear who else does."""
    from sqlalchemy.dialects import postgresql

    assert session is not None
    alive = {"seen": func.clock_timestamp(), "leaving": leaving, **session._asdict()}
    told = {name: getattr(node, name) for name in node.__struct_fields__}
    new = postgresql.insert(nodes).values({**told, **alive})
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=alive))
    return tuple(Node(*row) for row in connection.execute(select_nodes().where(nodes.c.id != node.id)))


def leave(connection: Connection, node: str) -> None:
    """The node is gone, and so are those that were forgotten long ago."""
    silent = func.clock_timestamp() - nodes.c.seen > literal(FORGOTTEN).cast(Interval)
    connection.execute(delete(nodes).where((nodes.c.id == node) | silent))


def list_nodes(connection: Connection) -> list[Listed]:
    """All nodes that are known, by name, and how many tables each has."""
    owned = select(tables.c.owner, func.count()).where(tables.c.owner.is_not(None), tables.c.closed.is_(None))
    counts: dict[str, int] = {owner: count for owner, count in connection.execute(owned.group_by(tables.c.owner))}  # noqa: C416
    rows = connection.execute(select_nodes().order_by(nodes.c.name, nodes.c.started))
    return [Listed(node, counts.get(node.id, 0)) for node in (Node(*row) for row in rows)]

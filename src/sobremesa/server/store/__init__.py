"""Tables, matches and moves, kept on SQLite or PostgreSQL."""

from sobremesa.server.store.database import StoreError
from sobremesa.server.store.membership import Listed, NewNode
from sobremesa.server.store.ownership import (
    LEASE_SECONDS,
    Node,
    StoreInUse,
    TableElsewhere,
    running_server,
    the_only_server,
)
from sobremesa.server.store.queries import CodeTaken, LiveTable, MatchRow, NoSuchTable, Pruned, TableRow
from sobremesa.server.store.store import MOVES_AT_ONCE, Store
from sobremesa.server.store.writer import Conflict, InDoubt

__all__ = [
    "LEASE_SECONDS",
    "MOVES_AT_ONCE",
    "CodeTaken",
    "Conflict",
    "InDoubt",
    "Listed",
    "LiveTable",
    "MatchRow",
    "NewNode",
    "NoSuchTable",
    "Node",
    "Pruned",
    "Store",
    "StoreError",
    "StoreInUse",
    "TableElsewhere",
    "TableRow",
    "running_server",
    "the_only_server",
]

"""What operators may ask: is the store well, and who may read the metrics."""

import os
import shutil
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any, Final

from sobremesa.server.http.origins import Caller, host_name
from sobremesa.server.store import Store, StoreError
from sobremesa.server.store.database import file_of, read_address

LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes: hours of play on a busy server."""


async def store_health(store: Store) -> str:
    """Whether the database answers."""
    try:
        await store.check()
    except StoreError:
        return "no_answer"
    return "ok"


def disk_health(database: str) -> str:
    """Whether the embedded store has room to grow; PostgreSQL looks after its own disk."""
    file = file_of(read_address(database))
    if file is None:
        return "ok"
    try:
        has_room = shutil.disk_usage(file.parent).free >= LEAST_FREE and os.access(file, os.W_OK)
    except OSError:
        has_room = False
    return "ok" if has_room else "full"


def may_read_metrics(scope: Any, token: str) -> bool:
    """Whether the caller shows the token, or is on this machine with no proxy in between."""
    headers = dict(scope["headers"])
    shown = headers.get(b"authorization", b"").decode("latin-1").removeprefix("Bearer ")
    if token and compare_digest(shown.encode(), token.encode()):
        return True
    caller = Caller(scope)
    name = host_name(caller.host)
    is_forwarded = any(name in headers for name in (b"x-forwarded-for", b"forwarded", b"x-real-ip"))
    address = scope["client"][0] if scope.get("client") else ""
    return is_loopback(address) and (name == "localhost" or is_loopback(name)) and not is_forwarded


def is_loopback(name: str) -> bool:
    """Whether it is an address of this machine that only this machine can use."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False

"""What one client sent and saw, in the order it happened: all that the checker knows of a run."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

TURNED_AWAY = "turned away:"
"""How the reason begins of whoever was refused when it said hello."""


class Entry(Struct, frozen=True, kw_only=True, tag_field="what"):
    """One thing; `at` is in seconds of a clock that all clients share."""

    at: float


class Sent(Entry, frozen=True, kw_only=True, tag="sent"):
    """An act, for the first time or again."""

    id: str
    match: int
    n: int
    actions: list[Any]


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """`done` has an `n`, `refused` a code."""

    id: str
    n: int | None = None
    code: str | None = None


class Saw(Entry, frozen=True, kw_only=True, tag="saw"):
    """A state; `view` is the fingerprint of what it showed."""

    match: int
    n: int
    view: str
    asked: float | None = None
    """Of the first one on a line: when the client said hello."""


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """The line broke, or an answer was late and the client went elsewhere; `since` is when its trouble began."""

    since: float
    why: str


class Back(Entry, frozen=True, kw_only=True, tag="back"):
    """At the table again: greeted and shown the match."""


AnyEntry = Sent | Answered | Saw | Left | Back


class History(Struct, kw_only=True):
    """Of one client: at which table it was, and in which seat (None: it only watched)."""

    table: str
    seat: int | None
    entries: list[AnyEntry] = field(default_factory=list)


def fingerprint(view: Any) -> str:
    """The same for what is the same, however its keys are ordered."""
    return sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]


def write(path: Path, histories: list[History]) -> None:
    """Keep them, to be looked into: one line for each client."""
    path.write_bytes(b"".join(msgspec.json.encode(history) + b"\n" for history in histories))


def read(path: Path) -> list[History]:
    return [msgspec.json.decode(line, type=History) for line in path.read_bytes().splitlines()]

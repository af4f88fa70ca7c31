"""The newest events of a match, for viewers who come later."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from sobremesa.core.events import Event, Told, heard
from sobremesa.server import protocol

MOST_EVENTS: Final = 300
"""Events that a viewer is shown of what happened before it came."""
MOST_BYTES: Final = 256 * 1024
"""The size limit of these events: in Sumoku one event may name 48 tiles."""
TRIM_EVERY: Final = 100
"""New events after which the log is cut to that size again."""


class EventLog:
    """Holds as much as any viewer is shown, and little more."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._trim_at = MOST_EVENTS + TRIM_EVERY

    def __len__(self) -> int:
        return len(self._told)

    def add(self, told: Sequence[Told]) -> None:
        self._told += told
        if len(self._told) > self._trim_at:
            self._told = _trimmed(self._told)
            self._trim_at = len(self._told) + TRIM_EVERY

    def newest_for(self, viewer: int | None) -> list[Event]:
        """The last events that this viewer has heard, as many as fit."""
        room = _Room()
        kept = list(takewhile(room.take, reversed(heard(self._told, viewer))))
        kept.reverse()
        return kept


class _Room:
    """The events and bytes that still fit, for one viewer or one audience."""

    def __init__(self) -> None:
        self._events = MOST_EVENTS
        self._bytes = MOST_BYTES

    def take(self, event: Event) -> bool:
        """Take one more, going back; once one does not fit, none before it does."""
        self._events -= 1
        if self._events >= 0:
            self._bytes -= len(protocol.encode(event))
        return self._events >= 0 and self._bytes >= 0


def _trimmed(told: list[Told]) -> list[Told]:
    """The last events told to all, and those told to each audience alone, as many as `newest_for` shows anybody:
    thousands of secret changes by one seat push nothing out of what the others see."""
    rooms: defaultdict[object, _Room] = defaultdict(_Room)
    # What the others hear of an event is the shorter part: nobody is shown more than fits by that measure.
    last_first = ((one, rooms[None if one.is_for_all else one.only]) for one in reversed(told))
    kept = [one for one, room in last_first if room.take(one.others or one.event)]
    kept.reverse()
    return kept

"""How many tables a visitor may have in the store."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from sobremesa.server.limits.limits import Limits
from sobremesa.server.limits.token_buckets import NETWORK_SHARES
from sobremesa.server.limits.visitors import networks


def opener_of(visitor: str) -> str:
    """What tables are counted by: a hash of each network of the visitor, so short that it fits thousands of others."""
    return " ".join(sha256(network.encode()).hexdigest()[:4] for network in networks(visitor))


class TableQuota:
    """Counts the tables in the store that are not closed, in all and by the networks they were opened from."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._stored = 0
        self._is_counted = False
        self._opened: Final[Counter[tuple[int, str]]] = Counter()
        """By the place of the network in `networks`, and its hash."""

    @property
    def stored(self) -> int:
        return self._stored

    @property
    def is_counted(self) -> bool:
        return self._is_counted

    def count(self, by_opener: Mapping[str, int]) -> None:
        """Begin from what the store has."""
        self._is_counted = True
        self._stored = sum(by_opener.values())
        self._opened.clear()
        for opener, number in by_opener.items():
            self._opened.update(dict.fromkeys(enumerate(opener.split()), number))

    def add(self, opener: str) -> None:
        """One more was opened."""
        self._stored += 1
        self._opened.update(enumerate(opener.split()))

    def has_room_for(self, opener: str) -> bool:
        """Whether the store has room for another table, and this opener a part of it.

        The fewer places are free, the fewer tables one network may have: those who have most are refused first, and
        somebody with few finds room even beside several who would fill the store.
        """
        free = self._limits.stored_tables - self._stored
        shares = zip(enumerate(opener.split()), NETWORK_SHARES, strict=False)
        few, part = self._limits.tables_at_once, self._limits.stored_part
        return free > 0 and all(self._opened[one] < max(few, free * part) * more for one, more in shares)

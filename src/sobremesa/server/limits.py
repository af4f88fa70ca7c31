"""Credits against floods: so many requests at once, so many a second after that."""

from collections import OrderedDict
from typing import Final

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """How much one connection, one address and the whole server may ask for."""

    frames_per_second: float = 20
    frames_at_once: int = 60
    floods_before_close: int = 100
    connections_per_address: int = 100
    arrivals_per_second: float = 10
    arrivals_at_once: int = 200
    tables_per_minute: float = 10
    tables_at_once: int = 20
    guesses_per_minute: float = 10
    guesses_at_once: int = 10
    all_guesses_per_minute: float = 240
    requests_per_second: float = 20
    requests_at_once: int = 200
    queued_frames: int = 64
    behind_seconds: float = 20
    hello_seconds: float = 10


class Credit:
    """A purse that fills with time."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = at_once
        self.since = 0.0

    def take(self, now: float) -> bool:
        """Spend one credit if there is one."""
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_empty(self, now: float) -> bool:
        """Whether nothing could be spent now."""
        return self.left + (now - self.since) * self.per_second < 1


class Credits:
    """A purse for each address; those not seen for longest are forgotten first."""

    MOST: Final = 20_000

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.purses: OrderedDict[str, Credit] = OrderedDict()

    def of(self, address: str) -> Credit:
        """The purse of an address."""
        purse = self.purses.pop(address, None) or Credit(self.per_second, self.at_once)
        self.purses[address] = purse
        if len(self.purses) > self.MOST:
            self.purses.popitem(last=False)
        return purse

    def take(self, address: str, now: float) -> bool:
        """Spend one credit of the address."""
        return self.of(address).take(now)

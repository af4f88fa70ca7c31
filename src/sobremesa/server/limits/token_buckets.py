"""Token buckets: so many at once, so many a second after that."""

from collections import OrderedDict
from typing import Final

from sobremesa.server.limits.visitors import networks

BYTES_PER_TOKEN: Final = 512
NETWORK_SHARES: Final = (1, 2, 4)
"""What an IPv4 address or a /64, a /56 and a /48 may have, as multiples: a school may have a /48."""


class TokenBucket:
    """A token bucket that holds at most `at_once` tokens and is refilled by `per_second`."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = at_once
        self.since = 0.0

    def take(self, now: float, cost: float = 1) -> bool:
        """Take so many tokens, if they are there."""
        self.left = self.level(now)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, now: float, cost: float) -> None:
        """Take so many tokens, whether they are there or not."""
        self.left = self.level(now) - cost
        self.since = now

    def level(self, now: float) -> float:
        """The tokens that are there now."""
        return min(self.at_once, self.left + (now - self.since) * self.per_second)

    def is_empty(self, now: float) -> bool:
        """Whether not even one token could be taken now."""
        return self.level(now) < 1


def cost_of(text: str) -> int:
    """The tokens a frame costs. A long one holds many actions or long ones, which take longer to judge or to try."""
    return 1 + len(text) // BYTES_PER_TOKEN


class TokenBuckets:
    """A token bucket for each address; beyond `MOST` the one not used for longest is dropped."""

    MOST: Final = 20_000

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        bucket = self.buckets.pop(address, None) or TokenBucket(self.per_second, self.at_once)
        self.buckets[address] = bucket
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket

    def take(self, address: str, now: float) -> bool:
        return self.of(address).take(now)


class NetworkBuckets:
    """Token buckets for each visitor and for the networks around it (`origins.networks`), which hold more."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.by_size: Final = [TokenBuckets(per_second * more, at_once * more) for more in NETWORK_SHARES]

    def of(self, visitor: str) -> list[TokenBucket]:
        """All buckets that a visitor takes from."""
        return [buckets.of(network) for buckets, network in zip(self.by_size, networks(visitor), strict=False)]

    def take(self, visitor: str, now: float) -> bool:
        """Take a token from all of them, or from none."""
        buckets = self.of(visitor)
        return not any(bucket.is_empty(now) for bucket in buckets) and all(bucket.take(now) for bucket in buckets)

"""How a node proves to another one for whom it speaks: a header signed with the key that both read in the database."""

import hmac
from collections import OrderedDict
from secrets import token_hex
from time import time
from typing import Any, Final, NamedTuple

HEADER: Final = "x-sobremesa-node"
SIGNED_SECONDS: Final = 60
"""How far the clocks of two machines may be apart, and how long a signature is remembered."""
REMEMBERED: Final = 100_000


class Claim(NamedTuple):
    """For whom a node speaks."""

    sender: str
    """The id of the node."""
    visitor: str
    """The address of the browser that has come to it."""


def signature(key: str, path: str, claim: Claim, at: str, nonce: str) -> str:
    """What only somebody who has the key can write."""
    return hmac.digest(key.encode(), "\n".join((path, *claim, at, nonce)).encode(), "sha256").hex()


def signed(key: str, path: str, claim: Claim) -> dict[str, str]:
    """The header of a connection to a node."""
    at, nonce = str(int(time())), token_hex(12)
    return {HEADER: " ".join((at, nonce, signature(key, path, claim, at, nonce), *claim))}


class NodeAuth:
    """Tells connections of nodes from those of strangers, and accepts each signature once."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.seen: OrderedDict[str, float] = OrderedDict()

    def claim(self, scope: Any) -> Claim | None:
        """For whom another node speaks. Returns None if the caller is no node."""
        shown: list[str] = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER.encode()]
        if len(shown) != 1 or shown[0].count(" ") != 4:
            return None
        at, nonce, proof, *rest = shown[0].split(" ")
        claim = Claim(*rest)
        if not hmac.compare_digest(proof.encode(), signature(self.key, scope["path"], claim, at, nonce).encode()):
            return None
        if not is_now(at) or nonce in self.seen:
            return None
        self.remember(nonce)
        return claim

    def remember(self, nonce: str) -> None:
        """Until its signature is too old."""
        self.seen[nonce] = time()
        while self.seen and (
            len(self.seen) > REMEMBERED or time() - next(iter(self.seen.values())) > 2 * SIGNED_SECONDS
        ):
            self.seen.popitem(last=False)


def is_now(at: str) -> bool:
    """Whether the text is a time in whole seconds, close enough to that of this machine."""
    try:
        return abs(int(time()) - int(at)) <= SIGNED_SECONDS
    except ValueError:
        return False

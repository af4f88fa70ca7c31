"""Chance as an input: one seeded stream of random numbers, the same on every platform and in every version.

The stream is BLAKE2b in counter mode, keyed by a 256-bit seed. All there is to its state is (seed, drawn), so a copy
costs nothing and a position can hold it. Nothing here is predictable without the seed.
"""

from hashlib import blake2b
from secrets import token_bytes
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

from sobremesa.core.refused import Refused

SEED_BYTES: Final = 32
WORDS_IN_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
WORDS_IN_STREAM: Final = WORDS_IN_BLOCK << 64
"""Blocks are counted in 64 bits."""

UNPACK_BLOCK: Final = Struct("<16I").unpack
STREAM: Final = b"sobremesa.stream"
FORK: Final = b"sobremesa.fork"


def fresh_seed() -> bytes:
    """A seed nobody can guess, for a real match."""
    return token_bytes(SEED_BYTES)


def seed_from_int(number: int) -> bytes:
    """The seed a whole number stands for: how tests and the command line name one."""
    if not isinstance(number, int):
        raise TypeError(f"a seed is a whole number, not a {type(number).__name__}")
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise ValueError("a seed is a whole number from 0 to 2**256 - 1")
    return number.to_bytes(SEED_BYTES, "big")


class Chance:
    """A stream of unbiased random numbers that can be replayed from (seed, drawn).

    The seed is 32 bytes, or a whole number that stands for them.
    """

    def __init__(self, seed: bytes | int, drawn: int = 0) -> None:
        if not isinstance(seed, bytes):
            seed = seed_from_int(seed)
        if len(seed) != SEED_BYTES:
            raise ValueError("a seed is 32 bytes long")
        if not 0 <= drawn < WORDS_IN_STREAM:
            raise ValueError("a stream has given from none to 2**68 - 1 words")
        self.seed: Final = seed
        self.drawn = drawn
        self._block: tuple[int, ...] = ()
        self._place = 0
        """Where in the block the next word is."""
        self._keyed: blake2b | None = None
        """The hash with the seed as its key, of which each block goes on from a copy: half the cost of a new one."""

    def __reduce__(self) -> tuple[type["Chance"], tuple[bytes, int]]:
        return Chance, (self.seed, self.drawn)

    def copy(self) -> "Chance":
        """A stream that will give the same numbers from here on."""
        twin = Chance(self.seed, self.drawn)
        twin._block = self._block
        twin._place = self._place
        twin._keyed = self._keyed
        return twin

    def fork(self, label: str, number: int = 0) -> "Chance":
        """An independent stream, made from the seed alone: `fork("bot", seat)` is the same however much was drawn."""
        name = f"{label}:{number}".encode()
        return Chance(blake2b(name, key=self.seed, digest_size=SEED_BYTES, person=FORK).digest())

    def word(self) -> int:
        """The next 32 bits of the stream."""
        if self._place == len(self._block):
            self._next_block()
        word = self._block[self._place]
        self._place += 1
        self.drawn += 1
        return word

    def _next_block(self) -> None:
        if self._keyed is None:
            self._keyed = blake2b(key=self.seed, person=STREAM)
        block = self._keyed.copy()
        block.update((self.drawn // WORDS_IN_BLOCK).to_bytes(8, "little"))
        self._block = UNPACK_BLOCK(block.digest())
        self._place = self.drawn % WORDS_IN_BLOCK

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely: words that would favour some are thrown away."""
        if not 0 < limit <= WORD_RANGE:
            raise ValueError("the limit of a draw is from 1 to 2**32")
        choices: i64 = limit
        unfair: i64 = WORD_RANGE % choices
        while True:
            word: i64 = self.word()
            if word < WORD_RANGE - unfair:
                return word % choices

    def shuffle(self, pieces: list[int]) -> None:
        """Bring the pieces into one of all orders, each equally likely (Fisher and Yates)."""
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]

    def draw_seed(self) -> bytes:
        """A seed for another stream, drawn from this one."""
        return b"".join([self.word().to_bytes(4, "little") for _ in range(SEED_BYTES // 4)])


Seed = int | bytes | Chance | None
"""What a caller may give where chance is needed."""


def chance_from(seed: Any) -> Chance:
    """The stream for a seed: a whole number, 32 bytes, a Chance itself, or None for one that nobody can foresee.

    Raises Refused (`bad_seed`) for anything else.
    """
    if isinstance(seed, Chance):
        return seed
    if seed is None:
        return Chance(fresh_seed())
    if type(seed) is not int and not isinstance(seed, bytes):
        raise Refused("bad_seed", why="a seed is a whole number, or 32 bytes")
    try:
        return Chance(seed)
    except ValueError as error:
        raise Refused("bad_seed", why=str(error)) from None

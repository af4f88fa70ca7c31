"""How many wrong codes of tables a visitor may try."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from sobremesa.core.refused import Refused
from sobremesa.server.limits.limits import Limits
from sobremesa.server.limits.token_buckets import TokenBucket, TokenBuckets


class CodeGuesses:
    """Wrong codes are counted by visitor, so that nobody finds tables by guessing.

    A token of the table lets its holder in past the limit: others behind the same address may have used it up.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._guesses: Final = TokenBuckets(limits.guesses_per_minute / 60, limits.guesses_at_once)
        self._returning: Final = TokenBuckets(limits.guesses_per_minute / 60, limits.guesses_at_once)
        """A second limit for visitors whose guesses are used up but who show tokens: only wrong tokens count."""
        self._all: Final = TokenBucket(limits.all_guesses_per_minute / 60, limits.all_guesses_per_minute)

    def must_be_left(self, visitor: str, tokens: Sequence[str]) -> None:
        """Raise `too_many_guesses` for a visitor who has guessed too often, unless there are tokens to look at."""
        if not self.may_guess(visitor) and (not tokens or self._returning.of(visitor).is_empty(monotonic())):
            raise Refused("too_many_guesses")

    def may_guess(self, visitor: str) -> bool:
        """Whether the visitor is still below the limit of wrong codes."""
        return not self._guesses.of(visitor).is_empty(monotonic())

    def wrong(self, visitor: str) -> Refused:
        """Count a wrong code, or a wrong token of a visitor whose guesses are used up. Returns the refusal to raise."""
        now = monotonic()
        if not self.may_guess(visitor):
            self._returning.take(visitor, now)
            return Refused("too_many_guesses")
        limits, own = self._limits, self._guesses.of(visitor)
        price = 1 if self._all.take(now) else limits.guesses_at_once / limits.alarmed_guesses
        own.take(now, min(price, own.level(now)))
        return Refused("no_such_table")

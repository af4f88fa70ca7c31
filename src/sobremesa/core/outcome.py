"""How a match ended, as data."""

from collections.abc import Sequence

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """Ranks and totals by seat, and the reason the match ended (an id the locales have a sentence for)."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_by(totals: Sequence[int], *, lowest_wins: bool) -> tuple[int, ...]:
    """Ranks by total; equal totals share the better rank and the next is skipped (1, 1, 3, 4)."""
    if lowest_wins:
        return tuple(1 + sum(other < total for other in totals) for total in totals)
    return tuple(1 + sum(other > total for other in totals) for total in totals)

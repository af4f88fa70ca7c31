"""What a table of Burako agrees on before it plays."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options

WildMove = Literal["swap", "free"]
CloseDiscard = Literal["optional", "required", "forbidden"]

PAIRS: Final = 4
"""Four players are two pairs; two play one against one."""
HAND_SIZES: Final[dict[int, tuple[int, ...]]] = {4: (11,), 2: (12, 15)}
"""Tiles dealt to each rack, the usual number first (BURAKO-3)."""


class BurakoOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    players: int = PAIRS
    hand_size: Literal[11, 12, 15] = 11
    target: Annotated[int, Meta(ge=100, le=10000, multiple_of=100)] = 3000
    muerto_bonus: bool = False
    one_low: bool = True
    max_wilds_per_meld: Literal[1, 2] = 1
    sets_of_twos: bool = True
    wild_move: WildMove = "swap"
    close_discard: CloseDiscard = "optional"

    @classmethod
    def given(cls, chosen: dict[str, object]) -> dict[str, object]:
        """Without a choice of the hand's size, the one that is usual for the number of players."""
        players = chosen.get("players", PAIRS)
        usual = HAND_SIZES.get(players, (11,))[0] if isinstance(players, int) else 11
        return {"hand_size": usual} | chosen

    def seats(self) -> range:
        """Two or four players, never three."""
        return range(2, 5, 2)

    def conflict(self) -> tuple[str, ...]:
        """Four players have eleven tiles each, two twelve or fifteen."""
        return () if self.hand_size in HAND_SIZES[self.players] else ("hand_size", "players")

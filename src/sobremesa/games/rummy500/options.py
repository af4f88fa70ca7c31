"""What a table of Rummy 500 agrees on before it plays."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options

Mode = Literal["first_to_target", "fixed_rounds"]

TWO_PACKS_FROM: Final = 5
"""Players who need a double pack (R500-3)."""


class Rummy500Options(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    modes: ClassVar[tuple[str, ...]] = ("first_to_target", "fixed_rounds")

    players: int = 2
    mode: Mode = "first_to_target"
    target_score: Annotated[int, Meta(ge=50, le=5000)] = 500
    rounds: Annotated[int, Meta(ge=1, le=40)] = 6
    jokers: bool = True
    joker_meld_value: Literal["represented", "fifteen"] = "represented"
    set_duplicates: bool = False
    free_top_discard: bool = False
    final_discard: Literal["required", "optional"] = "required"
    stock_out: Literal["end_of_turn", "play_on"] = "end_of_turn"
    tie_break: Literal["extra_round", "shared"] = "extra_round"

    @property
    def packs(self) -> int:
        """One pack for up to four players, two from five on (R500-2, R500-3)."""
        return 2 if self.players >= TWO_PACKS_FROM else 1

    def seats(self) -> range:
        """Two to eight players (R500-1)."""
        return range(2, 9)

    def conflict(self) -> tuple[str, ...]:
        """One pack has no card twice, so a set cannot repeat a suit."""
        return ("set_duplicates", "players") if self.set_duplicates and self.packs == 1 else ()

    def idle(self) -> tuple[str, ...]:
        """Options without effect in this mode, or without jokers."""
        unused = "rounds" if self.mode == "first_to_target" else "target_score"
        return (unused,) if self.jokers else (unused, "joker_meld_value")

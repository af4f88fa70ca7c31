"""What a table of Sumo agrees on before it plays."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options

Mode = Literal["standard", "short_deck", "two_round"]

SEATS: Final[dict[Mode, range]] = {
    "standard": range(2, 11),
    "short_deck": range(2, 10),
    "two_round": range(4, 8),
}


class SumoOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    modes: ClassVar[tuple[str, ...]] = ("standard", "short_deck", "two_round")

    players: int = 4
    mode: Mode = "standard"
    end_condition: Literal["target", "rounds"] = "target"
    target_sumos: Annotated[int, Meta(ge=1, le=500)] = 70
    rounds: Annotated[int, Meta(ge=1, le=50)] = 4
    short_deck_jokers: bool = False
    change_before_reveal: bool = True
    pile_view: Literal["face_down", "open"] = "face_down"

    def seats(self) -> range:
        """Two to ten players; fewer numbers of them in the variants (RULING-2, RULING-4)."""
        return SEATS[self.mode]

    def idle(self) -> tuple[str, ...]:
        """Options that do not apply are ignored and not shown (RULING-27)."""
        names = [] if self.mode == "short_deck" else ["short_deck_jokers"]
        if self.mode == "two_round":
            return (*names, "end_condition", "target_sumos", "rounds")
        return (*names, "rounds" if self.end_condition == "target" else "target_sumos")

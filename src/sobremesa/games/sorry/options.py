"""What a table of Sorry! agrees on before it plays."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options
from sobremesa.games.sorry.pieces import COLOUR_OF, Colour

Mode = Literal["standard", "partners", "scored"]

SEATS: Final[dict[Mode, range]] = {"standard": range(2, 5), "partners": range(4, 5), "scored": range(2, 5)}
LEAST_TARGET: Final = 50
USUAL_COLOURS: Final[dict[int, tuple[Colour, ...]]] = {
    2: ("red", "yellow"),
    3: ("red", "blue", "yellow"),
    4: ("red", "blue", "yellow", "green"),
}


class SorryOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    modes: ClassVar[tuple[str, ...]] = ("standard", "partners", "scored")

    mode: Mode = "standard"
    players: int = 4
    colours: tuple[Colour, ...] = USUAL_COLOURS[4]
    first_player: Literal["random", "red", "blue", "yellow", "green"] = "random"
    draw_pile: Literal["face_up", "face_down"] = "face_up"
    swapped_pawn_slides: bool = True
    scored_two: Literal["play_again", "no_bonus"] = "play_again"
    tier_bonus: Literal["highest", "cumulative"] = "highest"
    match_games: Annotated[int, Meta(ge=1, le=20)] = 1
    match_target: Annotated[int, Meta(ge=0, le=1000, extra={"off_below": LEAST_TARGET})] = 0

    @classmethod
    def given(cls, chosen: dict[str, object]) -> dict[str, object]:
        """Without a choice of colours, those that are usual for the number of players."""
        players = chosen.get("players", 4)
        usual = USUAL_COLOURS.get(players, ()) if isinstance(players, int) else ()
        return {"colours": usual} | chosen

    def bad_value(self) -> str | None:
        """Colours are different and in the order of the board; a target is worth playing for, or off."""
        if not is_clockwise(self.colours):
            return "colours"
        return "match_target" if 0 < self.match_target < LEAST_TARGET else None

    def seats(self) -> range:
        """Two to four players; partners need four (RULING-4)."""
        return SEATS[self.mode]

    def conflict(self) -> tuple[str, ...]:
        """Every seat has a colour, the first player plays one of them, and points belong to the scored game."""
        if len(self.colours) != self.players:
            return ("colours", "players")
        if self.first_player not in ("random", *self.colours):
            return ("first_player", "colours")
        if self.mode != "scored":
            for name, value in (("scored_two", "play_again"), ("tier_bonus", "highest"), ("match_target", 0)):
                if getattr(self, name) != value:
                    return (name, "mode")
        if self.match_target > 0 and self.match_games != 1:
            return ("match_target", "match_games")
        return ()

    def idle(self) -> tuple[str, ...]:
        """What belongs to the scored game alone; and the number of games where a target is played for."""
        if self.mode != "scored":
            return ("scored_two", "tier_bonus", "match_target")
        return ("match_games",) if self.match_target > 0 else ()


def is_clockwise(colours: tuple[Colour, ...]) -> bool:
    """Whether the colours are met in this order, going round the board once from the first of them."""
    distances = [(COLOUR_OF[colour] - COLOUR_OF[colours[0]]) % 4 for colour in colours]
    return distances == sorted(set(distances))

"""What a table of Rummy israelí agrees on before it plays."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options

Mode = Literal["match", "single_hand"]

LEAST_SECONDS: Final = 15


class RummyOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    modes: ClassVar[tuple[str, ...]] = ("match", "single_hand")

    players: int = 4
    mode: Mode = "match"
    hands: Annotated[int, Meta(ge=1, le=12)] = 4
    first_player: Literal["random", 0, 1, 2, 3] = "random"
    opening_minimum: Annotated[int, Meta(ge=0, le=60)] = 30
    opening_then_play: bool = False
    closing_tile_use: Literal["after_draw", "instead_of_draw", "either", "unused"] = "after_draw"
    joker_as_closing_tile: Literal["keep", "redraw"] = "keep"
    joker_exchange_source: Literal["rack", "rack_or_table"] = "rack"
    joker_in_trio: Literal["both_missing", "locked"] = "both_missing"
    stock_out: Literal["play_on", "end_hand"] = "play_on"
    tie_break: Literal["shared", "extra_hand"] = "shared"
    turn_seconds: Annotated[int, Meta(ge=0, le=600, extra={"off_below": LEAST_SECONDS})] = 0

    @classmethod
    def given(cls, chosen: dict[str, object]) -> dict[str, object]:
        """A single hand is one hand, without saying so."""
        return {"hands": 1} | chosen if chosen.get("mode") == "single_hand" else chosen

    def bad_value(self) -> str | None:
        """A turn that is limited lasts long enough to play in."""
        return "turn_seconds" if 0 < self.turn_seconds < LEAST_SECONDS else None

    def seats(self) -> range:
        """Two to four players (RUMMY-1)."""
        return range(2, 5)

    def conflict(self) -> tuple[str, ...]:
        """One hand is no match, a single hand has no second one, and the first player sits at the table."""
        if (self.mode == "single_hand") != (self.hands == 1):
            return ("mode", "hands")
        if self.mode == "single_hand" and self.tie_break == "extra_hand":
            return ("mode", "tie_break")
        if self.first_player != "random" and self.first_player >= self.players:
            return ("first_player", "players")
        return ()

    def idle(self) -> tuple[str, ...]:
        """A single hand is counted by itself."""
        return ("hands", "tie_break") if self.mode == "single_hand" else ()

"""What a table of Sumoku agrees on before it plays."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from sobremesa.core.options import Options

Mode = Literal["classic", "speed", "spot", "team", "solo"]

SHORTEST_LIMIT: Final = 30
LONGEST_LIMIT: Final = 7200
"""Seconds of a timed solo game."""

DEFAULT_PLAYERS: Final = {"team": 4, "solo": 1}
"""Where it is not two."""
SEATS: Final = {
    "classic": range(2, 6),
    "speed": range(2, 9),
    "spot": range(2, 9),
    "team": range(2, 9),
    "solo": range(1, 9),
}
USED_BY: Final = {
    "teams": ("team",),
    "claim_check": ("speed", "team"),
    "show_seconds": ("spot",),
    "time_limit_seconds": ("solo",),
}
"""The modes in which an option has an effect; the others have one in all."""


class SumokuOptions(Options, frozen=True, kw_only=True):
    """The options of the rules file, with their defaults."""

    modes: ClassVar[tuple[str, ...]] = ("classic", "speed", "spot", "team", "solo")

    players: int = 2
    mode: Mode = "classic"
    key_number: Literal[0, 3, 4, 5] = 0
    teams: Literal[2, 3, 4] = 2
    claim_check: Literal["strict", "assisted"] = "strict"
    show_seconds: Annotated[int, Meta(ge=3, le=60)] = 10
    time_limit_seconds: Annotated[int, Meta(ge=0, le=LONGEST_LIMIT, extra={"off_below": SHORTEST_LIMIT})] = 0

    @classmethod
    def given(cls, chosen: dict[str, object]) -> dict[str, object]:
        """A team game is for four, a solo game for one, if nothing else is said."""
        players = DEFAULT_PLAYERS.get(str(chosen.get("mode")), 2)
        return {"players": players} | chosen

    def bad_value(self) -> str | None:
        """A time limit is none, or half a minute at least."""
        return "time_limit_seconds" if 0 < self.time_limit_seconds < SHORTEST_LIMIT else None

    def seats(self) -> range:
        """By mode."""
        return SEATS[self.mode]

    def conflict(self) -> tuple[str, ...]:
        """Every team has a player."""
        return ("teams", "players") if self.mode == "team" and self.teams > self.players else ()

    def idle(self) -> tuple[str, ...]:
        """Options that belong to other modes."""
        return tuple(name for name, modes in USED_BY.items() if self.mode not in modes)

    @property
    def assisted(self) -> bool:
        """Whether everybody is told what is right and wrong on the grids, and a wrong claim is only refused."""
        return self.mode == "solo" or (self.mode in ("speed", "team") and self.claim_check == "assisted")

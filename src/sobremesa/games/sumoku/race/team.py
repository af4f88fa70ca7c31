"""Team: one race in which teams share all tiles among them, and members a grid (SUMOKU-22, -90, -156)."""

from typing import Any

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome
from sobremesa.games.sumoku.pieces import NOBODY, TILE_COUNT
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.race import position as positions
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.schema import SumokuOptions


class TeamState(RaceState):
    """One match between teams."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.winners: list[int] = []
        """The team that has won the race, or NOBODY, once it is over."""

    @property
    def grid_count(self) -> int:
        """One for each team."""
        return self.options.teams

    @property
    def share(self) -> int:
        """All tiles are dealt out (SUMOKU-22)."""
        return TILE_COUNT // self.options.teams

    def side(self, seat: int) -> int:
        """Teams sit in turn."""
        return seat % self.options.teams

    def start(self) -> None:
        """The tiles are dealt when everybody is ready (SUMOKU-20)."""
        super().start()
        self.wait_for_all()

    def settle(self, winner: int, at: int) -> None:
        """One race is the match (SUMOKU-156)."""
        self.winners.append(winner)
        self.end(self.outcome_by_winners())

    def outcome_by_winners(self) -> Outcome:
        """The first right claim wins for its team; all others share the second place (SUMOKU-156, -158)."""
        winner = self.winners[-1]
        if winner == NOBODY:
            return Outcome(self.nobody_first(), tuple([0] * self.players), "void")
        first = [self.side(seat) == winner for seat in range(self.players)]
        return Outcome(tuple([1 if one else 2 for one in first]), tuple([int(one) for one in first]), "complete")

    def resume(self, position: SumokuPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume_rounds(self, position, positions.TEAM)

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.write_rounds(self)

    def copy(self) -> "TeamState":
        """The same moment, without listeners."""
        twin = TeamState(self.options, self.chance.copy())
        self.copy_race(twin)
        twin.winners = self.winners[:]
        return twin

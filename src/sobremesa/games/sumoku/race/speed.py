"""Speed: everybody races alone with ten tiles, round after round (SUMOKU-130 to -131, -154 to -158)."""

from typing import Any, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import project as shared
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.pieces import NOBODY, RACE_TILES, TILE_COUNT
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.race import position as positions
from sobremesa.games.sumoku.race import project
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.schema import SumokuOptions, SumokuView

WINS_IN_A_ROW: Final = 2
WINS_IN_ALL: Final = 3
VOIDS_IN_A_ROW: Final = 3


class SpeedState(RaceState):
    """One match of speed."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.winners: list[int] = []
        """Of the finished rounds; NOBODY for a void one."""

    @property
    def grid_count(self) -> int:
        """One for each player."""
        return self.players

    @property
    def share(self) -> int:
        """Ten tiles (SUMOKU-21)."""
        return RACE_TILES

    def start(self) -> None:
        """Somebody is drawn to roll first; the tiles are dealt when everybody is ready (SUMOKU-20)."""
        super().start()
        self.roller = self.chance.below(self.players)
        self.wait_for_all()

    @property
    def round(self) -> int:
        """The round that is played or comes next."""
        return len(self.winners) + (self.outcome is None)

    @property
    def hands_played(self) -> int:
        """The finished rounds."""
        return len(self.winners)

    def wins(self) -> list[int]:
        """Rounds won, by seat."""
        return [self.winners.count(seat) for seat in range(self.players)]

    def totals_so_far(self) -> list[int]:
        """Rounds won."""
        return self.wins()

    def settle(self, winner: int, at: int) -> None:
        """Somebody has won the round, or nobody has (SUMOKU-77, -83, -130, -131)."""
        self.to_act = ()
        number = self.round
        self.winners.append(winner)
        if winner != NOBODY:
            self.roller = winner
        if self.events is not None:
            self.tell(schema.RoundOver(number, None if winner == NOBODY else winner, tuple(self.wins())))
        outcome = self.outcome_by_winners()
        if outcome is not None:
            self.end(outcome)
        else:
            self.wait_for_all()

    def outcome_by_winners(self) -> Outcome | None:
        """Two rounds in a row, three in all, or three void ones in a row end a match (SUMOKU-154, -155, -158)."""
        won = [winner for winner in self.winners if winner != NOBODY]
        totals = self.wins()
        last = self.winners[-VOIDS_IN_A_ROW:]
        if len(last) == VOIDS_IN_A_ROW and last.count(NOBODY) == VOIDS_IN_A_ROW:
            ranks = ranks_by(totals, lowest_wins=False) if won else self.nobody_first()
            return Outcome(ranks, tuple(totals), "voids")
        if self.winners[-1] == NOBODY:
            return None
        winner = won[-1]
        if won[-WINS_IN_A_ROW:].count(winner) == WINS_IN_A_ROW:
            reason = "two_in_a_row"
        elif totals[winner] == WINS_IN_ALL:
            reason = "three_rounds"
        else:
            return None
        better = [totals[seat] + (TILE_COUNT if seat == winner else 0) for seat in range(self.players)]
        return Outcome(ranks_by(better, lowest_wins=False), tuple(totals), reason)

    def public_view(self) -> SumokuView:
        """The grids and racks, and the rounds so far."""
        return shared.view(self, race=project.race_view(self), speed=project.speed_view(self))

    def resume(self, position: SumokuPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume_rounds(self, position, positions.SPEED)

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.write_rounds(self)

    def copy(self) -> "SpeedState":
        """The same moment, without listeners."""
        twin = SpeedState(self.options, self.chance.copy())
        self.copy_race(twin)
        twin.winners = self.winners[:]
        return twin

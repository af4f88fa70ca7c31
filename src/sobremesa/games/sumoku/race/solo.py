"""Solo: one player or group, stage after stage until all tiles lie (SUMOKU-23, -95 to -99, -146, -157)."""

from typing import Any

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome
from sobremesa.games.sumoku import project as shared
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.engine.grid import is_valid
from sobremesa.games.sumoku.pieces import SOLO_MORE, SOLO_TILES, names_of
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.race import checks, faults, project
from sobremesa.games.sumoku.race import position as positions
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.schema import SumokuAction, SumokuOptions, SumokuView


class SoloState(RaceState):
    """One solo game, of a player or of a group with one grid."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.stages = 0
        """Right claims so far."""
        self.confirmed = 0
        """Tiles in the last right claim."""
        self.exchanges = 0
        self.ended_at = 0

    @property
    def grid_count(self) -> int:
        """One for all."""
        return 1

    @property
    def share(self) -> int:
        """Sixteen tiles (SUMOKU-23)."""
        return SOLO_TILES

    def side(self, seat: int) -> int:
        """All play on one grid."""
        return 0

    def start(self) -> None:
        """It is dealt and rolled at once, and the clock of a timed game runs (SUMOKU-99)."""
        super().start()
        self.deal()
        self.open_race()
        if self.options.time_limit_seconds:
            self.deadline = 1000 * self.options.time_limit_seconds

    def exchange(self, seat: int, tile: int) -> None:
        """Exchanges are counted."""
        self.exchanges += 1
        super().exchange(seat, tile)

    def settle(self, winner: int, at: int) -> None:
        """A stage: ten more tiles, or all there are; with an empty pile the match is won (SUMOKU-96)."""
        grid = self.player_grids[winner]
        self.stages += 1
        self.confirmed = len(grid.cells)
        drawn = sorted(self.draw(min(SOLO_MORE, len(self.pile))))
        if drawn:
            grid.draw(drawn)
        if self.events is not None:
            self.tell(
                schema.StageConfirmed(
                    stage=self.stages,
                    confirmed=self.confirmed,
                    tiles=tuple(names_of(drawn)),
                    rack=tuple(names_of(grid.rack)),
                    version=grid.version,
                    pile=len(self.pile),
                )
            )
        if not drawn:
            self.end_game("complete", at)

    def all_gave_up(self, index: int, at: int) -> None:
        """The tiles stay where they lie, and count."""
        self.end_game("gave_up", at)

    def time_is_up(self, at: int) -> None:
        """The time limit is over (SUMOKU-99)."""
        self.deadline = None
        self.information_count += 1
        self.end_game("time_up", at)

    def tiles_used(self) -> int:
        """The tiles of the last right claim, or those on the grid if it is valid and has more (SUMOKU-146)."""
        cells = self.player_grids[0].cells
        if len(cells) > self.confirmed and is_valid(cells, self.key):
            return len(cells)
        return self.confirmed

    def totals_so_far(self) -> list[int]:
        """Tiles used, by the whole group; none before the deal."""
        return [self.tiles_used() if self.player_grids else 0] * self.players

    def end_game(self, reason: str, at: int) -> None:
        """All tiles lie in a right claim, the time is up, or the player has given up (SUMOKU-157)."""
        self.ended_at = at
        if self.events is not None:
            self.tell(schema.SoloOver(self.tiles_used(), self.stages, self.exchanges, at // 1000))
        self.end(self.outcome_by_tiles(reason))

    def outcome_by_tiles(self, reason: str) -> Outcome:
        """Won only when all tiles lie; the total is the tiles used (SUMOKU-146)."""
        ranks = tuple([1] * self.players) if reason == "complete" else self.nobody_first()
        return Outcome(ranks, tuple([self.tiles_used()] * self.players), reason)

    # Refusals, what is seen, and copies

    def check_rules(self, seat: int, action: SumokuAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check_solo(self, seat, action)

    def public_view(self) -> SumokuView:
        """The grid and the rack, and how far the game has come."""
        return shared.view(self, race=project.race_view(self), solo=project.solo_view(self))

    def resume(self, position: SumokuPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume_solo(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the state (faults.py)."""
        return list(faults.find_in_solo(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.write_solo(self)

    def copy(self) -> "SoloState":
        """The same moment, without listeners."""
        twin = SoloState(self.options, self.chance.copy())
        self.copy_race(twin)
        twin.stages = self.stages
        twin.confirmed = self.confirmed
        twin.exchanges = self.exchanges
        twin.ended_at = self.ended_at
        return twin

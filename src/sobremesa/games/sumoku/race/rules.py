"""What the races share: all arrange tiles on grids of their own at the same time (SUMOKU-20 to -25, -70 to -99).

What differs is in speed.py, team.py and solo.py.
"""

from abc import abstractmethod
from bisect import insort
from typing import Final

from msgspec import UNSET

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku import project as shared
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.engine.grid import cell_at
from sobremesa.games.sumoku.pieces import (
    LEAST_PILE,
    NAMES,
    NINE,
    NOBODY,
    PENALTY_TILES,
    TILE_COUNT,
    TILES,
    TURNED,
    names_of,
)
from sobremesa.games.sumoku.race import checks, faults, legal, project
from sobremesa.games.sumoku.race.player_grid import GAVE_UP, WRONG_CLAIM, PlayerGrid
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import (
    Arrange,
    Claim,
    Exchange,
    GiveUp,
    Move,
    Ready,
    SumokuAction,
    SumokuOptions,
    SumokuView,
)


class RaceState(SumokuState):
    """One match of speed, team or solo."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.assisted: Final = options.assisted
        """Whether a grid may be said to be right or wrong before it is claimed."""
        self.player_grids: list[PlayerGrid] = []
        self.gave_up: list[bool] = [False] * options.players

    # Setup

    @property
    @abstractmethod
    def grid_count(self) -> int:
        """How many grids there are."""

    @property
    @abstractmethod
    def share(self) -> int:
        """The tiles that are dealt to each grid."""

    def start(self) -> None:
        """Nobody has tiles yet."""
        super().start()
        self.player_grids = [PlayerGrid() for _ in range(self.grid_count)]

    def deal(self) -> None:
        """All tiles go back to the pile, and fresh ones are dealt (SUMOKU-21 to -23, -130)."""
        self.information_count += 1
        self.key = 0
        self.pile = list(range(TILE_COUNT))
        self.mix()
        for grid in self.player_grids:
            grid.deal(self.draw(self.share))
        self.gave_up = [False] * self.players
        if self.events is not None:
            owners = tuple([project.owner_view(self, index) for index in range(len(self.player_grids))])
            self.tell(schema.RaceDealt(self.round, owners, len(self.pile)))

    def open_race(self) -> None:
        """The die is rolled, and from now on all work at the same time (SUMOKU-24, -70)."""
        self.roll()
        for grid in self.player_grids:
            grid.shown = None
        self.phase = "race"
        if self.events is not None:
            self.tell(schema.RaceOpened(self.round))
        self.let_all_act()

    def let_all_act(self) -> None:
        """Every member of a grid that is still in the race may act."""
        self.to_act = tuple([seat for seat in range(self.players) if self.grid_of(seat).is_in])

    def time_is_up(self, at: int) -> None:
        """The countdown is over (SUMOKU-24)."""
        self.deadline = None
        self.information_count += 1
        self.open_race()

    def tiles_outside_pile(self) -> list[int]:
        """Those of all grids and racks."""
        return [tile for grid in self.player_grids for tile in grid.tiles()]

    # Who plays on which grid

    def members(self, index: int) -> list[int]:
        """The seats that play on a grid."""
        return [seat for seat in range(self.players) if self.side(seat) == index]

    def grid_of(self, seat: int) -> PlayerGrid:
        """The grid a seat plays on: its own, that of its team, or the one of a solo game."""
        return self.player_grids[self.side(seat)]

    def bot_decision_id_for(self, seat: int) -> int:
        """What a bot that waits to act has to think about anew: new tiles, a round, who else gives up."""
        index = self.side(seat)
        willing = [member for member in self.members(index) if self.gave_up[member]]
        return 32 * self.player_grids[index].fresh + 16 * (self.phase == "waiting") + len(willing)

    @property
    def allows_hints(self) -> bool:
        """Not where claims are checked: nothing may leak before a claim."""
        return self.assisted

    @property
    def round(self) -> int:
        """The round that is played or comes next; only speed has several."""
        return 1

    # Arranging and exchanging

    def apply(self, seat: int, action: SumokuAction, at: int = 0) -> None:
        """Carry out an action, with all that follows from it."""
        if isinstance(action, Arrange):
            self.arrange(seat, action.moves)
        elif isinstance(action, Exchange):
            self.exchange(seat, TILES[action.tile])
        elif isinstance(action, Claim):
            self.claim(seat, at)
        elif isinstance(action, GiveUp):
            self.give_up(seat, at)
        elif isinstance(action, Ready):
            self.become_ready(seat, at)

    def arrange(self, seat: int, moves: tuple[Move, ...]) -> None:
        """All tiles are lifted first, then set down; nothing else is looked at (SUMOKU-71, -72)."""
        grid = self.grid_of(seat)
        cells = grid.cells
        where = {laid % TILE_COUNT: cell for cell, laid in cells.items()}
        lay: list[int] = []
        for move in moves:
            tile = TILES[move.tile]
            cell = where.get(tile, -1)
            if cell < 0:
                grid.rack.remove(tile)
                lay.append(tile)
            else:
                lay.append(cells.pop(cell))
        laid: list[int] = []
        for number, move in enumerate(moves):
            piece = lay[number]
            if move.x is None or move.y is None:
                insort(grid.rack, piece % TILE_COUNT)
                continue
            if move.value is not UNSET:
                piece = piece % TILE_COUNT + (TURNED if move.value == NINE else 0)
            cell = cell_at(move.x, move.y)
            cells[cell] = piece
            laid.append(cell)
        grid.changed()
        if self.events is not None:
            self.tell(
                schema.Arranged(
                    seat=seat,
                    owner=self.side(seat),
                    laid=tuple([shared.laid_tile(cell, cells[cell]) for cell in laid]),
                    lifted=tuple([move.tile for move in moves if move.x is None]),
                    version=grid.version,
                )
            )

    def exchange(self, seat: int, tile: int) -> None:
        """Two tiles are drawn, then the one given goes into the pile and is mixed in (SUMOKU-73)."""
        grid = self.grid_of(seat)
        self.information_count += 1
        drawn = sorted(self.draw(LEAST_PILE))
        grid.take_away(tile)
        grid.draw(drawn)
        self.pile.append(tile)
        self.mix()
        if self.events is not None:
            self.tell(
                schema.Exchanged(
                    seat=seat,
                    owner=self.side(seat),
                    gave=NAMES[tile],
                    drew=tuple(names_of(drawn)),
                    rack=tuple(names_of(grid.rack)),
                    version=grid.version,
                    pile=len(self.pile),
                )
            )

    # Claiming and giving up

    def claim(self, seat: int, at: int) -> None:
        """The grid is checked as it lies (SUMOKU-75 to -78, -96)."""
        index = self.side(seat)
        grid = self.player_grids[index]
        self.information_count += 1
        right = grid.is_complete(self.key)
        if self.events is not None:
            self.tell(
                schema.Claimed(
                    seat=seat,
                    owner=index,
                    right=right,
                    grid=tuple(shared.grid_view(grid.cells)),
                    rack=tuple(names_of(grid.rack)),
                    check=project.check_view(grid, self.key),
                )
            )
        if right:
            self.settle(index, at)
        else:
            self.drop_out(index, WRONG_CLAIM)
            self.draw_penalty()
            self.go_on_or_void(at)

    @abstractmethod
    def settle(self, winner: int, at: int) -> None:
        """What follows from a right claim; or, with NOBODY, from a race that nobody is left in."""

    def drop_out(self, index: int, why: int) -> None:
        """A grid is out of the round, and its tiles go back to the pile (SUMOKU-78, -82)."""
        grid = self.player_grids[index]
        grid.out = why
        self.pile += grid.give_back()
        self.mix()
        if self.events is not None:
            reason = project.why_out(grid)
            assert reason is not None
            self.tell(schema.OwnerOut(index, reason, grid.version, len(self.pile)))

    def draw_penalty(self) -> None:
        """For each grid still in the race two tiles are drawn, or all the same smaller number (SUMOKU-78, -79)."""
        left = [index for index in range(len(self.player_grids)) if self.player_grids[index].is_in]
        if not left:
            return
        each = min(PENALTY_TILES, len(self.pile) // len(left))
        if each == 0:
            return
        for index in left:
            grid = self.player_grids[index]
            drawn = sorted(self.draw(each))
            grid.draw(drawn)
            if self.events is not None:
                rack = tuple(names_of(grid.rack))
                self.tell(schema.PenaltyDrawn(index, tuple(names_of(drawn)), rack, grid.version, len(self.pile)))

    def go_on_or_void(self, at: int) -> None:
        """The race goes on while somebody is left in it (SUMOKU-81, -83)."""
        self.let_all_act()
        if not self.to_act:
            self.settle(NOBODY, at)

    def give_up(self, seat: int, at: int) -> None:
        """It counts when every member has said so (SUMOKU-82)."""
        index = self.side(seat)
        self.gave_up[seat] = True
        self.player_grids[index].shown = None
        self.information_count += 1
        together = self.members(index)
        willing = [member for member in together if self.gave_up[member]]
        if self.events is not None:
            self.tell(schema.GivingUp(seat, index, tuple(willing)))
        if len(willing) == len(together):
            self.all_gave_up(index, at)

    def all_gave_up(self, index: int, at: int) -> None:
        """Every member of a grid has given up (SUMOKU-82)."""
        self.drop_out(index, GAVE_UP)
        self.go_on_or_void(at)

    def nobody_first(self) -> tuple[int, ...]:
        """The ranks of a match that nobody has won."""
        return tuple([2] * self.players)

    # What can be done, what is seen, and copies

    def list_actions(self, seat: int) -> list[SumokuAction]:
        """A repertoire of single moves (legal.py)."""
        return legal.actions(self, seat)

    def check_rules(self, seat: int, action: SumokuAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    def public_view(self) -> SumokuView:
        """The grids and racks (project.py)."""
        return shared.view(self, race=project.race_view(self))

    def faults(self) -> list[str]:
        """What is wrong with the state (faults.py)."""
        return list(faults.find(self))

    @abstractmethod
    def copy(self) -> "RaceState":
        """The same moment, without listeners."""

    def copy_race(self, twin: "RaceState") -> None:
        """Bring a copy to this moment as far as all races share it."""
        self.copy_common(twin)
        twin.player_grids = [grid.copy() for grid in self.player_grids]
        twin.gave_up = self.gave_up[:]

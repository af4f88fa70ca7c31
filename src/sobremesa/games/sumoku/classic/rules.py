"""The classic game: racks of eight, one common grid, one placement after the other (SUMOKU-10 to -13, -50 to -65)."""

from bisect import insort
from typing import Any

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import project as shared
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.classic import appraising, checks, faults, legal, project
from sobremesa.games.sumoku.classic import position as positions
from sobremesa.games.sumoku.engine.grid import LONGEST_LINE, cell_at, lines_with
from sobremesa.games.sumoku.engine.placements import any_placement
from sobremesa.games.sumoku.pieces import IDLE_ROUNDS, NINE, RACK_SIZE, TILE_COUNT, TILES, TURNED, names_of, number_sum
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import (
    Pass,
    Placement,
    Play,
    SumokuAction,
    SumokuAppraisal,
    SumokuOptions,
    SumokuView,
)


class ClassicState(SumokuState):
    """One match of the classic game."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.cells: dict[int, int] = {}
        self.racks: list[list[int]] = []
        """In ascending order."""
        self.scores: list[int] = []
        self.starter = 0
        self.seat = 0
        """Whose turn it is."""
        self.is_replay = False
        self.turn_points = 0
        self.idle_turns = 0
        """Turns without a placement that have ended in a row."""
        self.moves = 0
        """Actions taken in the match; the decision id, since every action changes what can be done next."""

    # Setup

    def start(self) -> None:
        """It is dealt at once."""
        super().start()
        self.deal()

    def deal(self) -> None:
        """Eight tiles each; the lowest total starts and rolls (SUMOKU-10 to -13)."""
        self.racks = [sorted(self.draw(RACK_SIZE)) for _ in range(self.players)]
        self.scores = [0] * self.players
        totals = [number_sum(rack) for rack in self.racks]
        lowest = [seat for seat in range(self.players) if totals[seat] == min(totals)]
        self.starter = lowest[0] if len(lowest) == 1 else lowest[self.chance.below(len(lowest))]
        self.roller = self.starter
        if self.events is not None:
            racks = tuple([tuple(names_of(rack)) for rack in self.racks])
            self.tell(schema.Dealt(racks, tuple(totals), self.starter, len(self.pile)))
        self.roll()
        self.phase = "turn"
        self.begin_next_turn(self.starter)

    def totals_so_far(self) -> list[int]:
        """Points."""
        return self.scores[:]

    def tiles_outside_pile(self) -> list[int]:
        """Those on the grid and in the racks."""
        return [laid % TILE_COUNT for laid in self.cells.values()] + [tile for rack in self.racks for tile in rack]

    # The turn

    def decision_id_for(self, seat: int) -> int:
        """Every action changes what can be done next."""
        return self.moves

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Whose turn it is."""
        return {"seat": self.seat}

    def can_place(self, seat: int) -> bool:
        """Whether the seat has a legal placement."""
        rack = self.racks[seat]
        return len(rack) > 0 and any_placement(self.cells, rack, self.key)

    def unable_from(self, seat: int) -> int:
        """How many players in a row, from this seat on, have no legal placement."""
        for passing in range(self.players):
            if self.can_place((seat + passing) % self.players):
                return passing
        return self.players

    def begin_next_turn(self, seat: int) -> None:
        """The next player who can lay something has the turn; those before pass by themselves (SUMOKU-64).

        If nobody can, the game is over, before anybody passes (SUMOKU-150).
        """
        passing = self.unable_from(seat)
        if passing == self.players:
            self.end_game("no_placement")
            return
        if self.idle_turns >= IDLE_ROUNDS * self.players:
            self.end_game("passes")
            return
        for number in range(passing):
            if self.events is not None:
                self.tell(schema.Passed((seat + number) % self.players, True, False))
            self.idle_turns += 1
            if self.idle_turns >= IDLE_ROUNDS * self.players:
                self.end_game("passes")
                return
        self.seat = (seat + passing) % self.players
        self.to_act = (self.seat,)
        self.is_replay = False
        self.turn_points = 0

    def apply(self, seat: int, action: SumokuAction, at: int = 0) -> None:
        """Carry out an action, with all that follows from it."""
        self.moves += 1
        if isinstance(action, Play):
            self.play(seat, action.placements)
        elif isinstance(action, Pass):
            self.pass_turn(seat)

    def play(self, seat: int, placements: tuple[Placement, ...]) -> None:
        """Lay tiles and score every line they are in; a line of six allows another placement.

        (SUMOKU-50 to -62, -140.)
        """
        rack = self.racks[seat]
        new: list[int] = []
        for placement in placements:
            tile = TILES[placement.tile]
            rack.remove(tile)
            cell = cell_at(placement.x, placement.y)
            self.cells[cell] = tile + TURNED if placement.value == NINE else tile
            new.append(cell)
        lines = lines_with(self.cells, new, self.key)
        points = 0
        has_six = False
        for line in lines:
            points += line.sum
            has_six = has_six or line.length == LONGEST_LINE
        self.scores[seat] += points
        self.turn_points += points
        self.idle_turns = 0
        self.is_replay = has_six and self.can_place(seat)
        if self.events is not None:
            self.tell(
                schema.Placed(
                    seat=seat,
                    tiles=tuple([shared.laid_tile(cell, self.cells[cell]) for cell in new]),
                    lines=tuple([shared.line_view(line) for line in lines]),
                    points=points,
                    score=self.scores[seat],
                    rack=tuple(names_of(rack)),
                    replay=self.is_replay,
                )
            )
        if not self.is_replay:
            self.end_turn(seat)

    def pass_turn(self, seat: int) -> None:
        """Lay nothing, or decline the replay; only the first is a turn without a placement (SUMOKU-61, -63, -152)."""
        if self.events is not None:
            self.tell(schema.Passed(seat, False, self.is_replay))
        if not self.is_replay:
            self.idle_turns += 1
        self.end_turn(seat)

    def pass_ends(self) -> bool:
        """Whether a pass now would end the game, be it with the automatic passes that follow it (SUMOKU-64, -150).

        Who passes could place, and a declined replay is no turn without a placement: so a round of them must be over.
        """
        if self.outcome is not None or self.idle_turns < self.players:
            return False
        following = self.unable_from((self.seat + 1) % self.players)
        return self.idle_turns + 1 + following >= IDLE_ROUNDS * self.players

    def end_turn(self, seat: int) -> None:
        """Draw up to eight tiles, as far as the pile goes; then it is the next player's turn (SUMOKU-62)."""
        self.is_replay = False
        drawn = sorted(self.draw(min(RACK_SIZE - len(self.racks[seat]), len(self.pile))))
        if drawn:
            self.information_count += 1
            for tile in drawn:
                insort(self.racks[seat], tile)
            if self.events is not None:
                rack = tuple(names_of(self.racks[seat]))
                self.tell(schema.Drew(seat, tuple(names_of(drawn)), rack, len(self.pile)))
        self.begin_next_turn((seat + 1) % self.players)

    # The end, and scoring

    def end_game(self, reason: str) -> None:
        """Every player subtracts what is left in the own rack (SUMOKU-144, -150 to -152)."""
        left = [number_sum(rack) for rack in self.racks]
        self.scores = [self.scores[seat] - left[seat] for seat in range(self.players)]
        if self.events is not None:
            racks = tuple([tuple(names_of(rack)) for rack in self.racks])
            self.tell(schema.Deducted(racks, tuple(left), tuple(self.scores)))
        self.turn_points = 0
        self.end(self.outcome_by_scores(reason))

    def outcome_by_scores(self, reason: str) -> Outcome:
        """The highest score wins (SUMOKU-153)."""
        return Outcome(ranks_by(self.scores, lowest_wins=False), tuple(self.scores), reason)

    # What can be done, what is seen, and copies

    def list_actions(self, seat: int) -> list[SumokuAction]:
        """Every distinct placement, and to pass (legal.py)."""
        return legal.actions(self, seat)

    def random_action(self, seat: int, chance: Chance) -> SumokuAction:
        """Of thousands of placements one, without listing them."""
        return legal.random_action(self, seat, chance)

    def check_rules(self, seat: int, action: SumokuAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    def appraisal_for(self, seat: int, action: SumokuAction) -> SumokuAppraisal | None:
        """What an unfinished placement would come to (appraising.py)."""
        return appraising.appraise(self, seat, action)

    def public_view(self) -> SumokuView:
        """The common grid, and the open racks (project.py)."""
        return project.view(self)

    def resume(self, position: SumokuPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the state (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.write(self)

    def copy(self) -> "ClassicState":
        """The same moment, without listeners."""
        twin = ClassicState(self.options, self.chance.copy())
        self.copy_common(twin)
        twin.cells = self.cells.copy()
        twin.racks = [rack[:] for rack in self.racks]
        twin.scores = self.scores[:]
        twin.starter = self.starter
        twin.seat = self.seat
        twin.is_replay = self.is_replay
        twin.turn_points = self.turn_points
        twin.idle_turns = self.idle_turns
        twin.moves = self.moves
        return twin

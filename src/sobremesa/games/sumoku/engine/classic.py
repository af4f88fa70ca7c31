"""The classic game: racks of eight, one common grid, one placement after the other (SUMOKU-10 to -13, -50 to -65)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import project, schema
from sobremesa.games.sumoku.engine.grid import LONGEST_LINE, cell_at, lines_with, x_of, y_of
from sobremesa.games.sumoku.engine.placements import Placement as Found
from sobremesa.games.sumoku.engine.placements import all_placements, any_placement, cell_in, laid_in, random_placement
from sobremesa.games.sumoku.pieces import (
    IDLE_ROUNDS,
    NAMES,
    NINE,
    RACK_SIZE,
    TILE_COUNT,
    TILES,
    TURNED,
    names_of,
    number_sum,
)
from sobremesa.games.sumoku.schema import PASS, Placement, Play

if TYPE_CHECKING:
    from sobremesa.core.chance import Chance
    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import SumokuAction


# Setup


def set_up(state: SumokuState) -> None:
    """Eight tiles each; the lowest total starts and rolls (SUMOKU-10 to -13)."""
    state.racks = [sorted(state.draw(RACK_SIZE)) for _ in range(state.players)]
    state.scores = [0] * state.players
    totals = [number_sum(rack) for rack in state.racks]
    lowest = [seat for seat in range(state.players) if totals[seat] == min(totals)]
    state.starter = lowest[0] if len(lowest) == 1 else lowest[state.chance.below(len(lowest))]
    state.roller = state.starter
    if state.events is not None:
        racks = tuple([tuple(names_of(rack)) for rack in state.racks])
        state.tell(schema.Dealt(racks, tuple(totals), state.starter, len(state.pile)))
    state.roll()
    state.phase = "turn"
    begin_next_turn(state, state.starter)


# The turn


def can_place(state: SumokuState, seat: int) -> bool:
    """Whether the seat has a legal placement."""
    rack = state.racks[seat]
    return len(rack) > 0 and any_placement(state.cells, rack, state.key)


def unable_from(state: SumokuState, seat: int) -> int:
    """How many players in a row, from this seat on, have no legal placement."""
    for passing in range(state.players):
        if can_place(state, (seat + passing) % state.players):
            return passing
    return state.players


def begin_next_turn(state: SumokuState, seat: int) -> None:
    """The next player who can lay something has the turn; those before pass by themselves (SUMOKU-64).

    If nobody can, the game is over, before anybody passes (SUMOKU-150).
    """
    passing = unable_from(state, seat)
    if passing == state.players:
        end(state, "no_placement")
        return
    if state.idle_turns >= IDLE_ROUNDS * state.players:
        end(state, "passes")
        return
    for number in range(passing):
        if state.events is not None:
            state.tell(schema.Passed((seat + number) % state.players, True, False))
        state.idle_turns += 1
        if state.idle_turns >= IDLE_ROUNDS * state.players:
            end(state, "passes")
            return
    state.seat = (seat + passing) % state.players
    state.to_act = (state.seat,)
    state.is_replay = False
    state.turn_points = 0


def play(state: SumokuState, seat: int, placements: tuple[Placement, ...]) -> None:
    """Lay tiles and score every line they are in; a line of six allows another placement (SUMOKU-50 to -62, -140)."""
    rack = state.racks[seat]
    new: list[int] = []
    for placement in placements:
        tile = TILES[placement.tile]
        rack.remove(tile)
        cell = cell_at(placement.x, placement.y)
        state.cells[cell] = tile + TURNED if placement.value == NINE else tile
        new.append(cell)
    lines = lines_with(state.cells, new, state.key)
    points = 0
    has_six = False
    for line in lines:
        points += line.sum
        has_six = has_six or line.length == LONGEST_LINE
    state.scores[seat] += points
    state.turn_points += points
    state.idle_turns = 0
    state.is_replay = has_six and can_place(state, seat)
    if state.events is not None:
        state.tell(
            schema.Placed(
                seat=seat,
                tiles=tuple([project.laid_tile(cell, state.cells[cell]) for cell in new]),
                lines=tuple([project.line_view(line) for line in lines]),
                points=points,
                score=state.scores[seat],
                rack=tuple(names_of(rack)),
                replay=state.is_replay,
            )
        )
    if not state.is_replay:
        end_turn(state, seat)


def pass_turn(state: SumokuState, seat: int) -> None:
    """Lay nothing, or decline the replay; only the first is a turn without a placement (SUMOKU-61, -63, -152)."""
    if state.events is not None:
        state.tell(schema.Passed(seat, False, state.is_replay))
    if not state.is_replay:
        state.idle_turns += 1
    end_turn(state, seat)


def pass_ends(state: SumokuState) -> bool:
    """Whether a pass now would end the game, be it with the automatic passes that follow it (SUMOKU-64, -150).

    Who passes could place, and a declined replay is no turn without a placement: so a round of them must be over.
    """
    if state.outcome is not None or state.idle_turns < state.players:
        return False
    following = unable_from(state, (state.seat + 1) % state.players)
    return state.idle_turns + 1 + following >= IDLE_ROUNDS * state.players


def end_turn(state: SumokuState, seat: int) -> None:
    """Draw up to eight tiles, as far as the pile goes; then it is the next player's turn (SUMOKU-62)."""
    state.is_replay = False
    drawn = sorted(state.draw(min(RACK_SIZE - len(state.racks[seat]), len(state.pile))))
    if drawn:
        state.information_count += 1
        for tile in drawn:
            insort(state.racks[seat], tile)
        if state.events is not None:
            rack = tuple(names_of(state.racks[seat]))
            state.tell(schema.Drew(seat, tuple(names_of(drawn)), rack, len(state.pile)))
    begin_next_turn(state, (seat + 1) % state.players)


# The end, and scoring


def end(state: SumokuState, reason: str) -> None:
    """Every player subtracts what is left in the own rack; the highest score wins (SUMOKU-144, -150 to -153)."""
    left = [number_sum(rack) for rack in state.racks]
    state.scores = [state.scores[seat] - left[seat] for seat in range(state.players)]
    if state.events is not None:
        racks = tuple([tuple(names_of(rack)) for rack in state.racks])
        state.tell(schema.Deducted(racks, tuple(left), tuple(state.scores)))
    state.turn_points = 0
    state.end(Outcome(ranks_by(state.scores, lowest_wins=False), tuple(state.scores), reason))


# What can be done


def list_actions(state: SumokuState, seat: int) -> list[SumokuAction]:
    """Every distinct placement, and to pass. Of an opening, rows that begin at 0,0."""
    found = all_placements(state.cells, state.racks[seat], state.key)
    actions: list[SumokuAction] = [play_of(one) for one in found]
    actions.append(PASS)
    return actions


def random_action(state: SumokuState, seat: int, chance: Chance) -> SumokuAction:
    """One of those in the list, each as likely."""
    found = random_placement(state.cells, state.racks[seat], state.key, chance)
    return PASS if found is None else play_of(found)


def play_of(found: Found) -> SumokuAction:
    """A placement as an action."""
    laid: list[Placement] = []
    for spot in found.spots:
        piece, cell = laid_in(spot), cell_in(spot)
        name = NAMES[piece % TILE_COUNT]
        if piece >= TURNED:
            laid.append(Placement(name, x_of(cell), y_of(cell), NINE))
        else:
            laid.append(Placement(name, x_of(cell), y_of(cell)))
    return Play(tuple(laid))

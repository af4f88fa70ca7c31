"""Speed, team and solo: all arrange tiles on grids of their own at the same time (SUMOKU-20 to -25, -70 to -99).

Rules of time: `at` and deadlines are milliseconds of the match clock.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import project, schema
from sobremesa.games.sumoku.engine.grid import (
    COLUMN,
    EDGE,
    ORIGIN,
    ROW,
    cell_at,
    x_of,
    y_of,
)
from sobremesa.games.sumoku.engine.owner import GAVE_UP, WRONG_CLAIM, Owner
from sobremesa.games.sumoku.pieces import (
    NAMES,
    NINE,
    NOBODY,
    PENALTY_TILES,
    RACE_TILES,
    SIX,
    SOLO_MORE,
    SOLO_TILES,
    TILE_COUNT,
    TILES,
    TURNED,
    is_six,
    names_of,
)
from sobremesa.games.sumoku.schema import GIVE_UP, Arrange, Claim, Exchange, Move

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import SumokuAction

WINS_IN_A_ROW: Final = 2
WINS_IN_ALL: Final = 3
VOIDS_IN_A_ROW: Final = 3
LEAST_PILE: Final = 2
"""Tiles an exchange takes from the pile (SUMOKU-74)."""


# Setup


def deal(state: SumokuState) -> None:
    """All tiles go back to the pile, and every owner gets fresh ones (SUMOKU-21 to -23, -130)."""
    state.information_count += 1
    state.pile = list(range(TILE_COUNT))
    state.mix()
    share = share_of(state)
    for owner in state.owners:
        owner.rack = []
        owner.cells = {}
        owner.out = 0
        owner.draw(state.draw(share))
    state.gave_up = [False] * state.players
    if state.events is not None:
        owners = tuple([project.owner_view(state, index) for index in range(len(state.owners))])
        state.tell(schema.RaceDealt(state.round, owners, len(state.pile)))


def share_of(state: SumokuState) -> int:
    """The tiles every owner is dealt."""
    if state.mode == "team":
        return TILE_COUNT // len(state.owners)
    return RACE_TILES if state.mode == "speed" else SOLO_TILES


def open_race(state: SumokuState) -> None:
    """The die is rolled, and from now on all work at the same time (SUMOKU-24, -70)."""
    state.roll()
    for owner in state.owners:
        owner.shown = None
    state.phase = "race"
    if state.events is not None:
        state.tell(schema.RaceOpened(state.round))
    set_to_act(state)


def set_to_act(state: SumokuState) -> None:
    """Every member of every owner still in the race may act."""
    state.to_act = tuple([seat for seat in range(state.players) if owner_of(state, seat).is_in])


def owner_of(state: SumokuState, seat: int) -> Owner:
    """The owner a seat plays for."""
    return state.owners[state.side(seat)]


# Arranging and exchanging


def arrange(state: SumokuState, seat: int, moves: tuple[Move, ...]) -> None:
    """All tiles are lifted first, then set down; nothing else is looked at (SUMOKU-71, -72)."""
    index = state.side(seat)
    owner = state.owners[index]
    cells = owner.cells
    where = {laid % TILE_COUNT: cell for cell, laid in cells.items()}
    lay: list[int] = []
    for move in moves:
        tile = TILES[move.tile]
        cell = where.get(tile, -1)
        if cell < 0:
            owner.rack.remove(tile)
            lay.append(tile)
        else:
            lay.append(cells.pop(cell))
    laid: list[int] = []
    for number, move in enumerate(moves):
        piece = lay[number]
        if move.x is None or move.y is None:
            insort(owner.rack, piece % TILE_COUNT)
            continue
        if move.value is not UNSET:
            piece = piece % TILE_COUNT + (TURNED if move.value == NINE else 0)
        cell = cell_at(move.x, move.y)
        cells[cell] = piece
        laid.append(cell)
    owner.changed()
    if state.events is not None:
        state.tell(
            schema.Arranged(
                seat=seat,
                owner=index,
                laid=tuple([project.laid_tile(cell, cells[cell]) for cell in laid]),
                lifted=tuple([move.tile for move in moves if move.x is None]),
                version=owner.version,
            )
        )


def exchange(state: SumokuState, seat: int, tile: int) -> None:
    """Two tiles are drawn, then the one given goes into the pile and is mixed in (SUMOKU-73)."""
    index = state.side(seat)
    owner = state.owners[index]
    state.information_count += 1
    if state.mode == "solo":
        state.exchanges += 1
    drawn = sorted(state.draw(LEAST_PILE))
    owner.take_away(tile)
    owner.draw(drawn)
    state.pile.append(tile)
    state.mix()
    if state.events is not None:
        state.tell(
            schema.Exchanged(
                seat=seat,
                owner=index,
                gave=NAMES[tile],
                drew=tuple(names_of(drawn)),
                rack=tuple(names_of(owner.rack)),
                version=owner.version,
                pile=len(state.pile),
            )
        )


# Claiming


def claim(state: SumokuState, seat: int, at: int) -> None:
    """The grid is checked as it lies (SUMOKU-75 to -78, -96)."""
    index = state.side(seat)
    owner = state.owners[index]
    state.information_count += 1
    right = owner.is_complete(state.key)
    if state.events is not None:
        state.tell(
            schema.Claimed(
                seat=seat,
                owner=index,
                right=right,
                grid=tuple(project.grid_view(owner.cells)),
                rack=tuple(names_of(owner.rack)),
                check=project.check_view(owner, state.key),
            )
        )
    if state.mode == "solo":
        confirm_stage(state, owner, at)
    elif right:
        end_round(state, index)
    else:
        leave(state, index, WRONG_CLAIM)
        draw_penalty(state)
        go_on_or_void(state)


def leave(state: SumokuState, index: int, why: int) -> None:
    """The owner is out of the round, and the tiles go back to the pile (SUMOKU-78, -82)."""
    owner = state.owners[index]
    owner.out = why
    state.pile += owner.give_back()
    state.mix()
    if state.events is not None:
        reason = project.why_out(owner)
        assert reason is not None
        state.tell(schema.OwnerOut(index, reason, owner.version, len(state.pile)))


def draw_penalty(state: SumokuState) -> None:
    """Every owner still in the race draws two tiles, or all the same smaller number (SUMOKU-78, -79)."""
    left = [index for index in range(len(state.owners)) if state.owners[index].is_in]
    if not left:
        return
    each = min(PENALTY_TILES, len(state.pile) // len(left))
    if each == 0:
        return
    for index in left:
        owner = state.owners[index]
        drawn = sorted(state.draw(each))
        owner.draw(drawn)
        if state.events is not None:
            rack = tuple(names_of(owner.rack))
            told = schema.PenaltyDrawn(index, tuple(names_of(drawn)), rack, owner.version, len(state.pile))
            state.tell(told)


def go_on_or_void(state: SumokuState) -> None:
    """The race goes on while an owner is left in it (SUMOKU-81, -83)."""
    set_to_act(state)
    if not state.to_act:
        end_round(state, NOBODY)


def give_up(state: SumokuState, seat: int, at: int) -> None:
    """It counts when every member has said so (SUMOKU-82)."""
    index = state.side(seat)
    state.gave_up[seat] = True
    state.owners[index].shown = None
    state.information_count += 1
    together = state.members(index)
    willing = [member for member in together if state.gave_up[member]]
    if state.events is not None:
        state.tell(schema.GivingUp(seat, index, tuple(willing)))
    if len(willing) < len(together):
        return
    if state.mode == "solo":
        end_solo(state, "gave_up", at)
        return
    leave(state, index, GAVE_UP)
    go_on_or_void(state)


# End of a round, and of a race


def end_round(state: SumokuState, index: int) -> None:
    """Somebody has won the round, or nobody has (SUMOKU-77, -83, -130, -131, -156)."""
    state.to_act = ()
    number = state.round
    state.winners.append(index)
    if state.mode == "team":
        state.end(team_outcome(state))
        return
    if index != NOBODY:
        state.roller = index
    if state.events is not None:
        state.tell(schema.RoundOver(number, None if index == NOBODY else index, tuple(state.wins())))
    outcome = speed_outcome(state)
    if outcome is not None:
        state.end(outcome)
    else:
        state.wait_for_all()


def speed_outcome(state: SumokuState) -> Outcome | None:
    """Two rounds in a row, three in all, or three void ones in a row end a match (SUMOKU-154, -155, -158)."""
    won = [winner for winner in state.winners if winner != NOBODY]
    totals = state.wins()
    last = state.winners[-VOIDS_IN_A_ROW:]
    if len(last) == VOIDS_IN_A_ROW and last.count(NOBODY) == VOIDS_IN_A_ROW:
        ranks = ranks_by(totals, lowest_wins=False) if won else nobody_first(state)
        return Outcome(ranks, tuple(totals), "voids")
    if state.winners[-1] == NOBODY:
        return None
    winner = won[-1]
    if won[-WINS_IN_A_ROW:].count(winner) == WINS_IN_A_ROW:
        reason = "two_in_a_row"
    elif totals[winner] == WINS_IN_ALL:
        reason = "three_rounds"
    else:
        return None
    better = [totals[seat] + (TILE_COUNT if seat == winner else 0) for seat in range(state.players)]
    return Outcome(ranks_by(better, lowest_wins=False), tuple(totals), reason)


def team_outcome(state: SumokuState) -> Outcome:
    """The first right claim wins for its team; all others share the second place (SUMOKU-156, -158)."""
    winner = state.winners[-1]
    if winner == NOBODY:
        return Outcome(nobody_first(state), tuple([0] * state.players), "void")
    first = [state.side(seat) == winner for seat in range(state.players)]
    return Outcome(tuple([1 if one else 2 for one in first]), tuple([int(one) for one in first]), "complete")


def nobody_first(state: SumokuState) -> tuple[int, ...]:
    """The ranks of a match that nobody has won."""
    return tuple([2] * state.players)


# Solo


def confirm_stage(state: SumokuState, owner: Owner, at: int) -> None:
    """Ten more tiles, or all there are; with an empty pile the match is won (SUMOKU-96)."""
    state.stages += 1
    state.confirmed = len(owner.cells)
    drawn = sorted(state.draw(min(SOLO_MORE, len(state.pile))))
    if drawn:
        owner.draw(drawn)
    if state.events is not None:
        state.tell(
            schema.StageConfirmed(
                stage=state.stages,
                confirmed=state.confirmed,
                tiles=tuple(names_of(drawn)),
                rack=tuple(names_of(owner.rack)),
                version=owner.version,
                pile=len(state.pile),
            )
        )
    if not drawn:
        end_solo(state, "complete", at)


def end_solo(state: SumokuState, reason: str, at: int) -> None:
    """All tiles lie in a right claim, the time is up, or the player has given up (SUMOKU-157)."""
    state.ended_at = at
    if state.events is not None:
        state.tell(schema.SoloOver(state.tiles_used(), state.stages, state.exchanges, at // 1000))
    state.end(solo_outcome(state, reason))


def solo_outcome(state: SumokuState, reason: str) -> Outcome:
    """Won only when all tiles lie; the total is the tiles used (SUMOKU-146)."""
    ranks = tuple([1] * state.players) if reason == "complete" else nobody_first(state)
    return Outcome(ranks, tuple([state.tiles_used()] * state.players), reason)


# What can be done


def list_actions(state: SumokuState, seat: int) -> list[SumokuAction]:
    """Single tiles to cells next to the grid or back, exchanges, the claim, and to give up.

    Where the check is no secret a claim is listed only when it is right.
    """
    owner = owner_of(state, seat)
    actions: list[SumokuAction] = []
    around = cells_around(owner.cells)
    for tile in owner.rack:
        name = NAMES[tile]
        for cell in around:
            x, y = x_of(cell), y_of(cell)
            if is_six(tile):
                actions.append(Arrange((Move(name, x, y, SIX),)))
                actions.append(Arrange((Move(name, x, y, NINE),)))
            else:
                actions.append(Arrange((Move(name, x, y),)))
    laid = sorted([piece % TILE_COUNT for piece in owner.cells.values()])
    actions.extend([Arrange((Move(NAMES[tile], None, None),)) for tile in laid])
    if len(state.pile) >= LEAST_PILE:
        actions.extend([Exchange(NAMES[tile]) for tile in sorted(owner.tiles())])
    if not state.assisted or owner.is_complete(state.key):
        actions.append(Claim(owner.version))
    if not state.gave_up[seat]:
        actions.append(GIVE_UP)
    return actions


def cells_around(cells: dict[int, int]) -> list[int]:
    """Empty cells next to a grid; 0,0 if there is none."""
    if not cells:
        return [ORIGIN]
    found: set[int] = set()
    for cell in cells:
        for neighbour in (cell - ROW, cell + ROW, cell - COLUMN, cell + COLUMN):
            if neighbour not in cells and abs(x_of(neighbour)) <= EDGE and abs(y_of(neighbour)) <= EDGE:
                found.add(neighbour)
    return sorted(found)

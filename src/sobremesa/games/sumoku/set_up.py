"""Lay out an empty table as a position of Sumoku says, and refuse what cannot be a match."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.position import bad_position, by_seat, must_be_a_seat
from sobremesa.games.sumoku.engine import classic, race, spot
from sobremesa.games.sumoku.engine.grid import EDGE, LONGEST_LINE, cell_at, is_valid, lines_of
from sobremesa.games.sumoku.engine.owner import GAVE_UP, IN_RACE, WRONG_CLAIM, Owner
from sobremesa.games.sumoku.pieces import (
    COMBINATION,
    DISPLAY_SIZE,
    IDLE_ROUNDS,
    NO_TILE,
    NOBODY,
    RACK_SIZE,
    TILE_COUNT,
    TILES,
    TURNED,
    is_six,
    number_sum,
    sums_to_call,
)
from sobremesa.games.sumoku.position import EMPTY_PLACE, FIELDS, OwnerPosition, SumokuPosition

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState

LAID: Final = re.compile(r"([ROYGBP][1-8][ab])(=9)?@(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)
PHASES: Final = {
    "classic": ("turn", "over"),
    "speed": ("race", "waiting", "countdown", "over"),
    "team": ("race", "waiting", "countdown", "over"),
    "solo": ("race", "over"),
    "spot": ("open", "waiting", "countdown", "showing", "over"),
}
"""The first is the one a position is in if it does not say."""
REASONS: Final = {
    "classic": ("no_placement", "passes"),
    "speed": ("two_in_a_row", "three_rounds", "voids"),
    "team": ("complete", "void"),
    "solo": ("complete", "time_up", "gave_up"),
    "spot": ("target_reached", "last_round", "no_combination"),
}


def set_up(state: SumokuState, read: SumokuPosition) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    mode = state.mode
    _check_fields(read, mode)
    state.phase = read.phase or PHASES[mode][0]
    if state.phase not in PHASES[mode]:
        raise bad_position(f"there is no phase {state.phase!r} in this mode")
    if (read.reason is not None) != (state.phase == "over") or read.reason not in (None, *REASONS[mode]):
        raise bad_position("a match that is over says why, in the words of its mode")
    if read.key and state.options.key_number not in (0, read.key):
        raise bad_position("the key number is the one that was agreed")
    state.key = read.key
    state.information_count = read.reveals
    state.deadline = read.deadline
    state.ready = _flags(read.ready, state.players)
    if (any(state.ready) and state.phase != "waiting") or all(state.ready):
        raise bad_position("players are ready one after the other while the table waits")
    if read.roller is not None:
        must_be_a_seat(read.roller, state.players)
        state.roller = read.roller
    if (state.roller != NOBODY) != (mode in ("classic", "speed")):
        raise bad_position("in classic and speed, and nowhere else, somebody rolls the die")
    READERS[mode](state, read)


def _check_fields(read: SumokuPosition, mode: str) -> None:
    """Nothing is told that belongs to another mode."""
    others = {name for fields in FIELDS.values() for name in fields} - set(FIELDS[mode])
    default = SumokuPosition()
    for name in sorted(others):
        if getattr(read, name) != getattr(default, name):
            raise bad_position(f"{name} belongs to another mode")


def _flags(seats: list[int], players: int) -> list[bool]:
    """Which seats are named; each once, in ascending order."""
    if sorted(set(seats)) != seats:
        raise bad_position("seats are named once, in their order")
    for seat in seats:
        must_be_a_seat(seat, players)
    return [seat in seats for seat in range(players)]


def _tiles(text: str) -> list[int]:
    return [_tile(word) for word in text.split()]


def _tile(name: str) -> int:
    tile = TILES.get(name)
    if tile is None:
        raise bad_position(f"there is no tile {name!r}")
    return tile


def _grid(text: str) -> dict[int, int]:
    cells: dict[int, int] = {}
    for word in text.split():
        match = LAID.fullmatch(word)
        if match is None:
            raise bad_position(f"{word!r} is no tile on a grid")
        tile, x, y = TILES[match[1]], int(match[3]), int(match[4])
        if match[2] and not is_six(tile):
            raise bad_position(f"{word!r}: only a six can be turned")
        cell = cell_at(x, y)
        if cell in cells or abs(x) > EDGE or abs(y) > EDGE:
            raise bad_position(f"{word!r} lies where another tile does")
        cells[cell] = tile + TURNED if match[2] else tile
    return cells


def _on(cells: dict[int, int]) -> list[int]:
    return [laid % TILE_COUNT for laid in cells.values()]


def _set_up_pile(state: SumokuState, pile: str | None, seen: list[int]) -> None:
    """No tile is in two places; a pile that is not told is the rest."""
    told = [tile for tile in range(TILE_COUNT) if tile not in seen] if pile is None else _tiles(pile)
    if len({*seen, *told}) < len(seen) + len(told):
        raise bad_position("every tile is in one place")
    state.pile = told[::-1]


def _must_have_no_deadline(state: SumokuState) -> None:
    if state.deadline is not None:
        raise bad_position("no clock is running")


def _must_have_a_deadline(state: SumokuState) -> None:
    if state.deadline is None:
        raise bad_position("a clock is running")


# Classic


def _set_up_classic(state: SumokuState, read: SumokuPosition) -> None:
    players = state.players
    state.racks = [sorted(_tiles(rack)) for rack in by_seat(read.racks, players, "")]
    state.cells = _grid(read.grid)
    state.scores = by_seat(read.scores, players, 0)[:]
    _set_up_pile(state, read.pile, [*_on(state.cells), *(tile for rack in state.racks for tile in rack)])
    for seat in (read.starter, read.seat):
        must_be_a_seat(seat, players)
    state.starter, state.seat = read.starter, read.seat
    state.is_replay, state.turn_points, state.idle_turns = read.replay, read.turn_points, read.idle_turns
    state.moves = read.moves
    if not state.key:
        raise bad_position("the die has been rolled")
    if state.roller != state.starter:
        raise bad_position("who starts has rolled")
    if state.cells and not is_valid(state.cells, state.key):
        raise bad_position("the grid is not valid")
    for seat, rack in enumerate(state.racks):
        laying = seat == state.seat and state.is_replay
        if len(rack) > RACK_SIZE or (len(rack) == RACK_SIZE and laying):
            raise bad_position("a rack holds eight tiles at most, and fewer when some were laid")
        if state.pile and len(rack) < RACK_SIZE and not laying:
            raise bad_position("while the pile has tiles a rack holds eight")
    if state.is_replay != (state.turn_points > 0) or state.turn_points > max(0, state.scores[state.seat]):
        raise bad_position("in a turn that goes on something has been scored")
    if state.idle_turns > IDLE_ROUNDS * players:
        raise bad_position("after so many turns without a placement the game is over")
    if state.phase == "over":
        _set_up_end_of_classic(state, read.reason)
    else:
        _set_up_turn(state)


def _set_up_turn(state: SumokuState) -> None:
    if min(state.scores) < 0 or (not state.cells and max(state.scores) > 0):
        raise bad_position("only placements score before the end")
    if state.idle_turns >= IDLE_ROUNDS * state.players:
        raise bad_position("after so many turns without a placement the game is over")
    if not state.is_replay:
        classic.begin_next_turn(state, state.seat)
        return
    if not any(line.length == LONGEST_LINE for line in lines_of(state.cells, state.key)) or state.idle_turns:
        raise bad_position("a line of six allows to lay again")
    if not classic.can_place(state, state.seat):
        raise bad_position("who may lay again has something to lay")
    state.to_act = (state.seat,)


def _set_up_end_of_classic(state: SumokuState, reason: str | None) -> None:
    if state.is_replay:
        raise bad_position("nobody is in the middle of a turn when the match is over")
    for seat, rack in enumerate(state.racks):
        before = state.scores[seat] + number_sum(rack)
        if before < 0 or (before > 0 and not state.cells):
            raise bad_position("only placements score before the end")
    idle = state.idle_turns == IDLE_ROUNDS * state.players
    can_place = any(classic.can_place(state, seat) for seat in range(state.players))
    if can_place != (reason == "passes") or (can_place and not idle):
        raise bad_position("the game ends when nobody can place, or after two rounds of passes")
    ranks = ranks_by(state.scores, lowest_wins=False)
    assert reason is not None
    state.outcome = Outcome(ranks, tuple(state.scores), reason)


# Speed, team, solo


def _set_up_owners(state: SumokuState, read: SumokuPosition) -> None:
    if read.owners and len(read.owners) != len(state.owners):
        raise bad_position(f"{len(read.owners)} owners where there are {len(state.owners)}")
    state.owners = [_owner(one) for one in read.owners] or state.owners
    _set_up_pile(state, read.pile, [tile for owner in state.owners for tile in owner.tiles()])
    state.gave_up = _flags(read.gave_up, state.players)
    for index, owner in enumerate(state.owners):
        members = state.members(index)
        all_give_up = all(state.gave_up[seat] for seat in members)
        if not owner.is_in and owner.count:
            raise bad_position("who is out of the round has no tiles")
        if state.phase == "race" and owner.is_in and not owner.count:
            raise bad_position("who is in the race has tiles")
        if owner.out == GAVE_UP and not all_give_up:
            raise bad_position("a team gives up when all its members do")
        if owner.is_in and all_give_up and not (state.mode == "solo" and state.phase == "over"):
            raise bad_position("when all members give up the owner is out")


def _owner(read: OwnerPosition) -> Owner:
    owner = Owner()
    owner.rack = sorted(_tiles(read.rack))
    owner.cells = _grid(read.grid)
    owner.version = read.version
    owner.fresh = read.fresh
    owner.out = IN_RACE if read.out is None else WRONG_CLAIM if read.out == "wrong_claim" else GAVE_UP
    if owner.fresh > owner.version:
        raise bad_position("tiles were drawn in an earlier version")
    return owner


def _set_up_race(state: SumokuState, read: SumokuPosition) -> None:
    for winner in read.winners:
        if winner is not None and winner >= len(state.owners):
            raise bad_position(f"there is no owner {winner}")
    _set_up_winners(state, [NOBODY if winner is None else winner for winner in read.winners])
    _set_up_owners(state, read)
    if state.phase == "race":
        _must_have_no_deadline(state)
        if not state.key or not any(owner.is_in for owner in state.owners):
            raise bad_position("a race goes on after the roll, with an owner in it")
        race.set_to_act(state)
    elif state.phase == "countdown":
        _must_have_a_deadline(state)
        share = race.share_of(state)
        dealt = all(len(owner.rack) == share and not owner.cells and owner.is_in for owner in state.owners)
        if state.key or not dealt or any(state.gave_up):
            raise bad_position("during the countdown all lies as it was dealt, and the die has not been rolled")
    else:
        _must_have_no_deadline(state)
        _check_last_round(state)
        if state.phase == "waiting":
            state.to_act = tuple(seat for seat in range(state.players) if not state.ready[seat])


def _set_up_winners(state: SumokuState, winners: list[int]) -> None:
    """Round by round: nothing is played after the end of the match."""
    over = state.phase == "over"
    if state.mode == "team":
        if len(winners) != int(over):
            raise bad_position("one race is a match of teams")
        state.winners = winners
        if over:
            state.outcome = race.team_outcome(state)
        return
    for winner in winners:
        if state.outcome is not None:
            raise bad_position("nothing is played after the end of the match")
        state.winners.append(winner)
        state.outcome = race.speed_outcome(state)
    if (state.outcome is not None) != over:
        raise bad_position("the winners of the rounds say whether the match is over")
    won = [winner for winner in winners if winner != NOBODY]
    if won and won[-1] != state.roller:
        raise bad_position("the winner of the last round rolls")


def _check_last_round(state: SumokuState) -> None:
    """Before the first round nobody has tiles; after one they lie as they did when it was decided (SUMOKU-130)."""
    if not state.winners:
        if state.key or any(owner.count or not owner.is_in for owner in state.owners) or any(state.gave_up):
            raise bad_position("nothing has been dealt yet")
        return
    if not state.key:
        raise bad_position("the die has been rolled")
    winner = state.winners[-1]
    if winner == NOBODY:
        if any(owner.is_in for owner in state.owners):
            raise bad_position("a race is void when nobody is left in it")
    elif not state.owners[winner].is_in or not state.owners[winner].is_complete(state.key):
        raise bad_position("the grid that has won is complete")


def _set_up_speed(state: SumokuState, read: SumokuPosition) -> None:
    _set_up_race(state, read)
    _check_reason(state, read)


def _check_reason(state: SumokuState, read: SumokuPosition) -> None:
    if state.outcome is not None and state.outcome.reason != read.reason:
        raise bad_position(f"it is over because of {state.outcome.reason!r}")


def _set_up_solo(state: SumokuState, read: SumokuPosition) -> None:
    _set_up_owners(state, read)
    state.stages, state.confirmed = read.stages, read.confirmed
    state.exchanges, state.ended_at = read.exchanges, read.ended_at
    owner = state.owners[0]
    limit = 1000 * state.options.time_limit_seconds
    over = state.phase == "over"
    if not state.key or not owner.is_in:
        raise bad_position("a solo game is dealt and rolled at its start")
    if state.deadline != (limit or None if not over else None):
        raise bad_position("the clock of a timed game runs to its limit, and there is no other")
    if (state.stages > 0) != (state.confirmed > 0) or state.confirmed > owner.count:
        raise bad_position("the tiles of a right claim are still there")
    if not over:
        if state.ended_at:
            raise bad_position("the match has not ended yet")
        race.set_to_act(state)
        return
    complete = not state.pile and owner.is_complete(state.key) and state.confirmed == owner.count
    if read.reason == "complete" and not complete:
        raise bad_position("a solo game is complete when all tiles lie in a right claim")
    if limit and (state.ended_at > limit or (read.reason == "time_up" and state.ended_at != limit)):
        raise bad_position("a timed game ends at its limit")
    if read.reason == "time_up" and not limit:
        raise bad_position("there is no limit of time")
    if read.reason == "gave_up" and not all(state.gave_up):
        raise bad_position("a group gives up when all do")
    if read.reason != "gave_up" and all(state.gave_up):
        raise bad_position("when all give up the game is over")
    assert read.reason is not None
    state.outcome = race.solo_outcome(state, read.reason)


# Spot


def _set_up_spot(state: SumokuState, read: SumokuPosition) -> None:
    words = read.display.split() or [EMPTY_PLACE] * DISPLAY_SIZE
    if len(words) != DISPLAY_SIZE:
        raise bad_position("the display has ten places")
    state.display = [NO_TILE if word == EMPTY_PLACE else _tile(word) for word in words]
    state.won = [_tiles(won) for won in by_seat(read.won, state.players, "")]
    shown = [tile for tile in state.display if tile != NO_TILE]
    _set_up_pile(state, read.pile, [*shown, *(tile for won in state.won for tile in won)])
    if len(shown) + len(state.pile) + sum(map(len, state.won)) != TILE_COUNT:
        raise bad_position("spot is played with all tiles")
    state.spot_round = read.round
    state.passed = _flags(read.passed, state.players)
    if read.sits_out is not None:
        must_be_a_seat(read.sits_out, state.players)
        state.sits_out = read.sits_out
    if read.call is not None:
        must_be_a_seat(read.call.seat, state.players)
        state.caller, state.called = read.call.seat, read.call.sum
    _check_spot(state, len(shown))
    SPOT_PHASES[state.phase](state, len(shown), read)


def _check_spot(state: SumokuState, shown: int) -> None:
    """What holds in every phase."""
    begun = state.spot_round > 1 or state.phase not in ("waiting", "countdown")
    if bool(state.key) != begun:
        raise bad_position("the die is rolled when the first round opens")
    if shown not in (0, DISPLAY_SIZE - COMBINATION, DISPLAY_SIZE):
        raise bad_position("four tiles are taken from the display, or all")
    if (state.caller != NOBODY) != (state.phase == "showing"):
        raise bad_position("somebody has called while tiles are to be shown")
    for won in state.won:
        fours = [won[first : first + COMBINATION] for first in range(0, len(won), COMBINATION)]
        if not all(state.key and len(four) == COMBINATION and spot.has_combination(four, state.key) for four in fours):
            raise bad_position("tiles are won by combinations of four")
    most = max(map(len, state.won))
    won_now = state.phase == "over" and most == state.target and [len(won) for won in state.won].count(most) == 1
    if most >= state.target and not won_now:
        raise bad_position("who holds so many tiles has won")
    if state.sits_out != NOBODY and (state.won[state.sits_out] or state.spot_round == 1):
        raise bad_position("who sits out had nothing to give back in the round before")
    if any(state.passed):
        if state.phase not in ("open", "showing", "over"):
            raise bad_position("players pass while a round is open")
        if state.sits_out != NOBODY and state.passed[state.sits_out]:
            raise bad_position("who sits out does not pass")
        if sum(state.passed) >= state.players - (state.sits_out != NOBODY):
            raise bad_position("when all have passed the round is over")


def _set_up_spot_waiting(state: SumokuState, shown: int, read: SumokuPosition) -> None:
    _must_have_no_deadline(state)
    if state.spot_round > 1 or shown:
        raise bad_position("the table waits before the first round only")
    state.to_act = tuple(seat for seat in range(state.players) if not state.ready[seat])


def _set_up_spot_countdown(state: SumokuState, shown: int, read: SumokuPosition) -> None:
    _must_have_a_deadline(state)
    if state.spot_round == 1 and shown < DISPLAY_SIZE:
        raise bad_position("before the first round ten tiles are laid out")


def _set_up_spot_open(state: SumokuState, shown: int, read: SumokuPosition) -> None:
    if shown < DISPLAY_SIZE or not spot.has_combination(state.display, state.key):
        raise bad_position("the display of a round has ten tiles, and holds a combination")
    if state.phase == "open":
        _must_have_no_deadline(state)
        state.to_act = tuple(seat for seat in range(state.players) if seat != state.sits_out)
        return
    _must_have_a_deadline(state)
    if state.caller == state.sits_out or state.called not in sums_to_call(state.key):
        raise bad_position("somebody who may has called a sum that can be")
    state.to_act = (state.caller,)


def _set_up_spot_over(state: SumokuState, shown: int, read: SumokuPosition) -> None:
    _must_have_no_deadline(state)
    reason = read.reason
    reached = max(map(len, state.won)) == state.target
    if reached != (reason == "target_reached") or (reached and shown != DISPLAY_SIZE - COMBINATION):
        raise bad_position("the match is over when somebody has tiles enough, and the display is not filled up")
    if reason == "last_round" and (state.spot_round < spot.LAST_ROUND or state.sits_out != NOBODY or any(state.passed)):
        raise bad_position("the last round is over")
    if reason == "no_combination":
        everything = [tile for tile in state.display if tile != NO_TILE] + state.pile
        if shown < DISPLAY_SIZE or spot.has_combination(everything, state.key) or any(state.passed):
            raise bad_position("there is a combination left")
    assert reason is not None
    totals = [len(won) for won in state.won]
    state.outcome = Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), reason)


SPOT_PHASES: Final = {
    "waiting": _set_up_spot_waiting,
    "countdown": _set_up_spot_countdown,
    "open": _set_up_spot_open,
    "showing": _set_up_spot_open,
    "over": _set_up_spot_over,
}
READERS: Final = {
    "classic": _set_up_classic,
    "speed": _set_up_speed,
    "team": _set_up_speed,
    "solo": _set_up_solo,
    "spot": _set_up_spot,
}

"""The invariants of the rules file, checked after every action by a reckoning that shares nothing with the engine.

Everything is looked at as everybody sees it: in the view, by the names of the tiles. What holds of a state at rest is
looked for by its `faults`.
"""

from collections import Counter
from typing import Any

from games.sumoku import naive
from sobremesa.core.events import heard
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.pieces import names_of
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import LaidTile, SumokuView


def check(state: SumokuState, before: SumokuState | None = None) -> None:
    """What is seen; and, with the state before the last action, what holds of the step between."""
    view = state.view(None)
    assert all(state.view(seat) == view for seat in range(state.players))
    every_tile_is_seen_once(state, view)
    if view.classic is not None:
        classic_adds_up(view)
    if view.race is not None:
        race_tells_nothing_too_early(state, view)
    if view.spot is not None:
        tiles_were_won_by_combinations(view)
    if before is not None:
        step_is_fair(state, view, before.view(None))


def as_grid(laid: list[LaidTile]) -> naive.Grid:
    """By cells; only a six has another value than its number, and that is 9 (invariant 4)."""
    grid = {(one.x, one.y): (one.tile, one.value) for one in laid}
    assert len(grid) == len(laid)
    assert all(value in naive.values(tile) for tile, value in grid.values())
    return grid


# What is seen


def every_tile_is_seen_once(state: SumokuState, view: SumokuView) -> None:
    """Invariants 1 and 2, the pile looked at from behind."""
    found = names_of(state.pile)
    assert view.pile == len(found)
    if view.classic is not None:
        found += [one.tile for one in view.classic.grid] + [tile for seat in view.classic.seats for tile in seat.rack]
    if view.race is not None:
        for owner in view.race.owners:
            found += [*owner.rack, *(one.tile for one in owner.grid)]
    if view.spot is not None:
        found += [tile for tile in view.spot.display if tile is not None]
        found += [tile for seat in view.spot.seats for won in seat.won for tile in won]
    assert sorted(found) == sorted(naive.ALL_TILES)
    assert sum(int(tile[1]) for tile in found) == 432
    assert set(Counter(tile[0] for tile in found).values()) == {16}
    assert set(Counter(tile[1] for tile in found).values()) == {12}


def classic_adds_up(view: SumokuView) -> None:
    """Invariants 5 and 7: the lines are right, and scores are multiples of the key before the deduction."""
    classic = view.classic
    grid = as_grid(classic.grid)
    assert not grid or naive.fault(grid, view.key) is None
    assert sorted((line.x, line.y, line.length, line.sum) for line in classic.lines) == sorted(
        (*line[0], len(line), naive.total(grid, line)) for line in naive.lines(grid)
    )
    assert all(line.faults == () for line in classic.lines)
    for seat in classic.seats:
        assert seat.rack_points == sum(int(tile[1]) for tile in seat.rack)
        gained = seat.score + (seat.rack_points if view.phase == "over" else 0)
        assert gained >= 0
        assert gained % view.key == 0


def race_tells_nothing_too_early(state: SumokuState, view: SumokuView) -> None:
    """A check is shown where claims are not judged by it, and says what is there."""
    race = view.race
    assert [set(owner.seats) for owner in race.owners] == [
        {seat for seat in range(state.players) if race.owner_of[seat] == index} for index in range(len(race.owners))
    ]
    helps = view.mode == "solo" or state.options.claim_check == "assisted"
    for owner in race.owners:
        grid = as_grid(owner.grid)
        assert owner.tiles == len(owner.rack) + len(grid)
        assert (owner.check is not None) == (helps and view.key is not None and owner.out is None)
        if owner.check is not None:
            fault = "tiles_left" if owner.rack else naive.fault(grid, view.key)
            assert owner.check.fault == fault
            assert len(owner.check.lines) == len(naive.lines(grid))
    if view.speed is not None:
        assert view.speed.wins == [view.speed.winners.count(seat) for seat in range(state.players)]
        assert len(view.speed.winners) == state.hands_played
    if view.solo is not None and view.phase == "over":
        assert state.outcome.totals == (view.solo.tiles_used,) * state.players


def tiles_were_won_by_combinations(view: SumokuView) -> None:
    """Invariant 12, as far as it tells how tiles came to be where they are."""
    for seat in view.spot.seats:
        assert seat.tiles == sum(map(len, seat.won))
        assert all(naive.foursomes(won, view.key) == 1 for won in seat.won)


# From one action to the next


def step_is_fair(state: SumokuState, view: SumokuView, seen: SumokuView) -> None:
    told = heard(state.events or [], None)
    if view.mode != "speed" and seen.key is not None:
        assert view.key == seen.key
    if view.classic is not None:
        classic_step(state, view, seen, told)
    if view.race is not None:
        race_step(view, seen, told)
    if view.spot is not None:
        assert view.spot.round - seen.spot.round in (0, 1)


def classic_step(state: SumokuState, view: SumokuView, seen: SumokuView, told: list[Any]) -> None:
    """Invariants 5, 7, 8 and 16: laid tiles stay, and what was laid is what was scored."""
    earlier, later = as_grid(seen.classic.grid), as_grid(view.classic.grid)
    assert all(later[cell] == laid for cell, laid in earlier.items())
    new = set(later) - set(earlier)
    assert len({x for x, _ in new}) <= 1 or len({y for _, y in new}) <= 1
    points = naive.score(earlier, later) if new else 0
    mover = seen.classic.seat
    placed = [event for event in told if isinstance(event, schema.Placed)]
    assert [event.points for event in placed] == ([points] if new else [])
    for number, seat in enumerate(view.classic.seats):
        gained = seat.score + (seat.rack_points if view.phase == "over" else 0) - seen.classic.seats[number].score
        assert gained == (points if number == mover else 0)
    if new:
        assert view.classic.idle_turns <= state.players


def race_step(view: SumokuView, seen: SumokuView, told: list[Any]) -> None:
    """Invariant 9: versions only go up, and with every change; tiles never get fewer in the race."""
    dealt = any(isinstance(event, schema.RaceDealt) for event in told)
    drawn = [event for event in told if isinstance(event, schema.PenaltyDrawn)]
    assert len({len(event.tiles) for event in drawn}) <= 1
    exchanged = sum(isinstance(event, schema.Exchanged) for event in told)
    if exchanged:
        assert view.pile == seen.pile - 1 >= 1
    for owner, earlier in zip(view.race.owners, seen.race.owners, strict=True):
        assert owner.version >= earlier.version
        assert owner.version > earlier.version or (owner.rack, owner.grid) == (earlier.rack, earlier.grid)
        if owner.out is None and not dealt:
            assert 0 <= owner.tiles - earlier.tiles <= (10 if view.mode == "solo" else 2)
    if view.mode == "team":
        assert not dealt or view.pile == 0
        if seen.phase == "race" and all(owner.out is None for owner in view.race.owners):
            assert view.pile <= seen.pile, "what goes back to the pile comes from a team that is out"

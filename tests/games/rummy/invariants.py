"""The invariants of the rules file, checked after every action by a reckoning that shares nothing with the engine.

Tiles are looked at by their names. What happened is followed event by event on a table of its own, which in the end
must look like the engine's; every play is judged once more by the naive test.
"""

from games.rummy import naive
from sobremesa.core.tiles import NAMES, tile_names
from sobremesa.games.rummy import schema
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import SetView


def check(state: RummyState, before: RummyState | None = None) -> None:
    """The tiles, the sets and the scores, counted once more; and, with the state before, the step between."""
    every_tile_is_in_one_place(state)
    every_set_is_valid(state)
    totals_follow_from_the_sheet(state)
    match_is_over_when_it_should_be(state)
    secrets_are_told_to_their_owners_only(state)
    if before is None:
        hand_begins(state, 1)
    else:
        step_is_fair(state, before)


def racks(state: RummyState) -> list[list[str]]:
    return [tile_names(rack) for rack in state.racks]


def table(state: RummyState) -> list[naive.Set]:
    return [(one.kind, tuple(one.tiles)) for one in state.view(None).table]


def points(rack: list[str]) -> int:
    return sum(50 if name[0] == "J" else naive.number(name) for name in rack)


# At rest


def every_tile_is_in_one_place(state: RummyState) -> None:
    """Invariants 1 and 2."""
    laid = [name for _, names in table(state) for name in names]
    closing = [] if NAMES[state.closing_tile] in laid else [NAMES[state.closing_tile]]
    tiles = [*(name for rack in racks(state) for name in rack), *tile_names(state.stock), *laid, *closing]
    assert sorted(tiles) == sorted(naive.ALL_TILES)
    assert points(tiles) == 828


def every_set_is_valid(state: RummyState) -> None:
    """Invariants 3 and 5."""
    view = state.view(None)
    assert len(view.table) <= 35
    for one in view.table:
        tiles = tuple(one.tiles)
        assert naive.set_code(one.kind, tiles) is None
        assert one.value == naive.value(one.kind, tiles)
        stands = {name: role for name, (_, role) in zip(tiles, naive.roles(one.kind, tiles), strict=True)}
        assert [(joker.tile, joker.stands_for) for joker in one.jokers] == [
            (name, stands[name]) for name in tiles if name[0] == "J"
        ]
    used = any(view.closing_tile in one.tiles for one in view.table)
    assert view.closing_tile_used == used
    if used:
        assert view.outcome is not None
        assert view.finished.seat is not None


def totals_follow_from_the_sheet(state: RummyState) -> None:
    """Invariant 15."""
    columns = list(zip(*state.sheet, strict=True)) or [()] * state.players
    assert state.totals == [sum(column) for column in columns]
    for scores in state.sheet:
        assert min(scores) >= 0
        assert scores.count(0) <= 1
        assert sum(scores) <= 828


def match_is_over_when_it_should_be(state: RummyState) -> None:
    """RUMMY-57 to RUMMY-59."""
    options, hands, totals = state.options, len(state.sheet), state.totals
    alone = totals.count(min(totals)) == 1
    over = hands >= options.hands and (alone or options.tie_break == "shared")
    assert (state.outcome is not None) == over
    assert state.hand == hands + (not over)
    assert state.hands_played == hands
    if state.outcome is not None:
        assert state.outcome.totals == tuple(totals)
        assert state.outcome.winners == tuple(seat for seat in range(state.players) if totals[seat] == min(totals))


def secrets_are_told_to_their_owners_only(state: RummyState) -> None:
    """Racks and tiles drawn from the stock; all else is told to everybody."""
    dealt_to = 0
    for told in state.events or []:
        if isinstance(told.event, schema.Rack):
            assert told.only == dealt_to % state.players
            assert told.others is None
            dealt_to += 1
        elif isinstance(told.event, schema.Drew):
            assert told.only == told.event.seat
            assert told.others == schema.Drew(told.event.seat, None, told.event.stock)
        else:
            assert told.only is None


def hand_begins(state: RummyState, number: int) -> None:
    """RUMMY-5 to RUMMY-9, and the counts of the rules file."""
    assert state.hand == number
    assert [len(rack) for rack in state.racks] == [14] * state.players
    assert len(state.stock) == 105 - 14 * state.players
    assert state.table == []
    assert state.opened == [False] * state.players
    assert state.idle_turns == 0
    assert state.seat == state.starter
    assert not state.has_drawn
    assert state.last_play is None
    if state.options.joker_as_closing_tile == "redraw":
        assert NAMES[state.closing_tile][0] != "J"


# From one moment to the next


def step_is_fair(state: RummyState, before: RummyState) -> None:
    """Invariants 4, 6, 7, 9, 12 and 13, by following the events of the step."""
    assert state.events is not None
    story = Story(before)
    for told in state.events:
        story.follow(told.event)
    assert state.sheet == story.sheet
    assert state.decision_id(0) == before.decision_id(0) + 1
    if story.dealt:
        hand_begins(state, before.hand + 1)
        assert state.starter == (before.starter + 1) % state.players
        return
    assert [sorted(rack) for rack in racks(state)] == [sorted(rack) for rack in story.racks]
    assert tile_names(state.stock) == story.stock
    assert table(state) == story.table
    assert state.opened == story.opened
    assert state.closing_tile == before.closing_tile
    if state.outcome is None:
        assert (state.seat, state.idle_turns) == (story.seat, story.idle_turns)
        assert {name for _, names in table(before) for name in names} <= {
            name for _, names in table(state) for name in names
        }


class Story:
    """A table on which the told events are laid out and judged."""

    def __init__(self, before: RummyState) -> None:
        self.before = before
        self.seat = before.seat
        self.racks = [list(rack) for rack in racks(before)]
        self.stock = tile_names(before.stock)
        self.table = table(before)
        self.numbers = {one.set: one for one in before.view(None).table}
        self.opened = before.opened[:]
        self.idle_turns = before.idle_turns
        self.drawn = before.has_drawn
        self.played = before.has_played
        self.sheet = [scores[:] for scores in before.sheet]
        self.dealt = False
        self.ended = False

    def follow(self, event: object) -> None:
        if not isinstance(event, schema.HandOver):
            assert getattr(event, "seat", self.seat) == self.seat
        match event:
            case schema.Drew(tile=tile, stock=left):
                assert not self.drawn
                assert self.stock.pop() == tile
                assert len(self.stock) == left
                self.racks[self.seat].append(tile)
                self.drawn = True
            case schema.Played():
                self.play(event)
            case schema.Passed(idle_turns=idle) | schema.TimeRanOut(idle_turns=idle):
                assert self.drawn or not self.stock
                if not self.stock and not self.played:
                    self.idle_turns += 1
                assert idle == self.idle_turns
                self.end_turn()
            case schema.HandOver():
                self.end_hand(event)
            case schema.Dealt():
                self.dealt = True

    def play(self, event: schema.Played) -> None:
        closing = NAMES[self.before.closing_tile]
        final = [(one.kind, tuple(one.tiles)) for one in event.table]
        assert naive.code(self.turn(), final) is None
        on_table = {name for _, names in self.table for name in names}
        assert sorted(event.laid) == sorted(name for _, names in final for name in names if name not in on_table)
        assert event.closing_tile == (closing in event.laid)
        for name in event.laid:
            if name != closing:
                self.racks[self.seat].remove(name)
        assert event.rack == len(self.racks[self.seat])
        assert event.opening == (not self.opened[self.seat])
        assert (event.points >= self.before.options.opening_minimum) >= event.opening
        assert list(event.changed) == [one.set for one in event.table if self.is_other(one)]
        released = naive.joker_roles(self.table) - naive.joker_roles(final)
        assert {one.stands_for: one.jokers for one in event.released} == {
            role: count for (_, role), count in released.items()
        }
        self.table = final
        self.opened[self.seat] = True
        self.idle_turns = 0
        self.played = True
        goes_on = event.opening and self.before.options.opening_then_play
        if self.racks[self.seat] and not goes_on:
            self.end_turn()

    def turn(self) -> naive.Turn:
        options = self.before.options
        return naive.Turn(
            self.table,
            self.racks[self.seat],
            NAMES[self.before.closing_tile],
            opened=self.opened[self.seat],
            drawn=self.drawn,
            stock_empty=not self.stock,
            minimum=options.opening_minimum,
            closing_use=options.closing_tile_use,
            source=options.joker_exchange_source,
            trio=options.joker_in_trio,
        )

    def is_other(self, one: SetView) -> bool:
        old = self.numbers.get(one.set)
        if old is None or old.kind != one.kind:
            return True
        if one.kind == "run":
            return old.tiles != one.tiles
        return sorted(old.tiles) != sorted(one.tiles)

    def end_turn(self) -> None:
        self.seat = (self.seat + 1) % len(self.racks)

    def end_hand(self, event: schema.HandOver) -> None:
        assert not self.ended
        self.ended = True
        assert event.hand == self.before.hand
        assert [sorted(rack) for rack in event.racks] == [sorted(rack) for rack in self.racks]
        assert list(event.scores) == [points(rack) for rack in self.racks]
        self.sheet.append(list(event.scores))
        closed = [seat for seat, rack in enumerate(self.racks) if not rack]
        assert closed == ([] if event.seat is None else [event.seat])
        assert (event.reason == "closed") == bool(closed)
        if event.reason == "all_passed":
            assert self.idle_turns == len(self.racks)
        if event.reason == "stock_empty":
            assert not self.stock
            assert self.before.options.stock_out == "end_hand"

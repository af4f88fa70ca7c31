"""The invariants of the rules file, checked after every action by a reckoning that shares nothing with the engine.

Tiles are looked at by their names. What happened is followed event by event, which in the end must come to what the
engine shows.
"""

from collections import Counter
from itertools import pairwise

from sobremesa.games.burako import schema
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import BurakoView, MeldView

COLOURS = "KRBY"
FACES = [f"{colour}{number}" for colour in COLOURS for number in range(1, 14)] + ["J"]


def value(name: str) -> int:
    if name == "J":
        return 50
    number = int(name[1:])
    return {1: 15, 2: 20}.get(number, 5 if number <= 7 else 10)


def worth(names: list[str]) -> int:
    return sum(map(value, names))


def check(state: BurakoState, before: BurakoState | None = None) -> None:
    """The tiles, the melds and the scores, counted once more; and, with the state before, the step between."""
    view = state.view(None)
    assert all_tiles(state, view) == Counter(FACES * 2)
    for meld in view.melds:
        meld_is_legal(state, meld)
    sides_are_told_right(view)
    totals_follow_from_the_sheet(state, view)
    secrets_are_told_to_their_owners_only(state)
    if state.outcome is None:
        assert state.legal_actions(view.seat)
    else:
        hand_is_counted_right(view)
    if before is not None:
        the_step_is_fair(state, view, before, before.view(None))


def all_tiles(state: BurakoState, view: BurakoView) -> Counter[str]:
    """Invariant 1: from the position, where all is told."""
    document = state.position()
    laid = [tile.tile for meld in view.melds for tile in meld.tiles]
    words = " ".join([*document["racks"], document["stock"], document.get("pozo", ""), *document["muertos"]])
    return Counter(words.split()) + Counter(laid)


# At rest


def meld_is_legal(state: BurakoState, meld: MeldView) -> None:
    """Invariant 3, and what each tile stands for and is worth."""
    names = [tile.tile for tile in meld.tiles]
    assert len(names) >= 3
    wilds = [tile for tile in meld.tiles if tile.wild]
    naturals = [tile for tile in meld.tiles if not tile.wild]
    assert all(tile.tile == "J" or tile.tile[1:] == "2" for tile in wilds)
    assert len(naturals) >= 2
    assert len(wilds) < len(naturals)
    assert len(wilds) <= state.options.max_wilds_per_meld
    assert meld.wilds == len(wilds)
    assert meld.points == worth(names)
    assert [tile.points for tile in meld.tiles] == [value(name) for name in names]
    assert meld.canasta == (None if len(names) < 7 else "impure" if wilds else "pure")
    assert meld.bonus == {None: 0, "impure": 100, "pure": 200}[meld.canasta]
    if meld.kind == "run":
        run_is_legal(state, meld)
    else:
        assert {tile.tile[1:] for tile in naturals} == {str(meld.number)}
        assert all(tile.stands_for == str(meld.number) for tile in wilds)
        assert all(tile.slot is None for tile in meld.tiles)
        assert len(names) <= 8 + state.options.max_wilds_per_meld
        assert meld.number != 2 or state.options.sets_of_twos


def run_is_legal(state: BurakoState, meld: MeldView) -> None:
    slots = [tile.slot for tile in meld.tiles]
    assert all(after == slot + 1 for slot, after in pairwise(slots))
    lowest = 1 if state.options.one_low else 2
    assert lowest <= slots[0] <= slots[-1] <= 14
    for tile in meld.tiles:
        assert tile.stands_for == f"{meld.colour}{1 if tile.slot == 14 else tile.slot}"
        assert tile.wild == (tile.tile != tile.stands_for)


def sides_are_told_right(view: BurakoView) -> None:
    for number, side in enumerate(view.sides):
        own = [meld for meld in view.melds if meld.side == number]
        assert side.laid == sum(meld.points for meld in own)
        assert side.bonus == sum(meld.bonus for meld in own)
        assert [side.pure, side.impure] == [sum(meld.canasta == kind for meld in own) for kind in ("pure", "impure")]
        assert ("canasta" in side.missing) == (side.pure + side.impure == 0)
        assert ("muerto" in side.missing) != side.bought


def totals_follow_from_the_sheet(state: BurakoState, view: BurakoView) -> None:
    """Invariants 11 and 12."""
    bonus = 100 if state.options.muerto_bonus else 0
    for lines in view.sheet:
        assert sum(line.closed for line in lines) in (0, 100)
        assert any(line.pure or line.impure for line in lines)
        for line in lines:
            assert line.canastas == 200 * line.pure + 100 * line.impure
            assert line.muerto in (-100, bonus)
            assert line.score == line.closed + line.canastas + line.laid - line.held + line.muerto
            assert line.score % 5 == 0
    opening = state.position().get("before", [0, 0])
    totals = [opening[side] + sum(lines[side].score for lines in view.sheet) for side in (0, 1)]
    assert [side.total for side in view.sides] == totals
    over = bool(view.sheet) and max(totals) >= state.options.target and totals[0] != totals[1]
    assert (state.outcome is not None) == over
    if state.outcome is not None:
        by_seat = [totals[seat % 2] for seat in range(state.players)]
        assert list(state.outcome.totals) == by_seat
        assert list(state.outcome.ranks) == [1 if total == max(totals) else 1 + state.players // 2 for total in by_seat]


def secrets_are_told_to_their_owners_only(state: BurakoState) -> None:
    for told in state.events or []:
        if isinstance(told.event, schema.Drew):
            assert told.only == told.event.seat
            assert told.others == schema.Drew(told.event.seat, None, told.event.stock)
        elif isinstance(told.event, schema.Bought):
            assert told.only == told.event.seat
            assert told.others.tiles is None
        elif isinstance(told.event, schema.Rack):
            assert isinstance(told.only, int)
            assert told.others is None
        else:
            assert told.only is None


def hand_is_counted_right(view: BurakoView) -> None:
    finished = view.finished
    lines = finished.sides
    assert lines == view.sheet[-1]
    for number, line in enumerate(lines):
        own = [meld for meld in finished.melds if meld.side == number]
        held = [name for seat, rack in enumerate(finished.racks) if seat % 2 == number for name in rack]
        assert line.laid == sum(meld.points for meld in own)
        assert line.held == worth(held)
        assert [line.pure, line.impure] == [sum(meld.canasta == kind for meld in own) for kind in ("pure", "impure")]
    empty = [seat for seat, rack in enumerate(finished.racks) if not rack]
    if finished.reason == "closed":
        assert empty == [finished.seat]
        closer = lines[finished.seat % 2]
        assert closer.closed == 100
        assert closer.pure + closer.impure
        assert closer.muerto >= 0
    else:
        assert empty == []
        assert [line.closed for line in lines] == [0, 0]


# The step


def the_step_is_fair(state: BurakoState, view: BurakoView, before: BurakoState, earlier: BurakoView) -> None:
    if state.hands_played > before.hands_played:
        the_hand_ended_fairly(view, earlier)
        return
    assert view.sheet == earlier.sheet
    assert 0 <= earlier.stock - view.stock <= 1
    for old, new in zip(earlier.melds, view.melds, strict=False):
        meld_grew_fairly(state, old, new)
    assert len(earlier.melds) <= len(view.melds) <= len(earlier.melds) + 1
    if view.seat != earlier.seat:
        assert view.seat == (earlier.seat + 1) % state.players
        assert view.phase == "draw"
        assert view.pozo
        assert not view.laid_this_turn
    if state.events is not None:
        the_events_tell_it(state, view, earlier)


def meld_grew_fairly(state: BurakoState, old: MeldView, new: MeldView) -> None:
    """Invariants 3 and 4."""
    assert (new.meld, new.side, new.kind, new.colour, new.number) == (
        old.meld,
        old.side,
        old.kind,
        old.colour,
        old.number,
    )
    assert not Counter(tile.tile for tile in old.tiles) - Counter(tile.tile for tile in new.tiles)
    if old.kind == "run":
        lies = {tile.slot: tile for tile in new.tiles}
        for tile in old.tiles:
            if not tile.wild:
                assert lies[tile.slot].tile == tile.tile
            elif state.options.wild_move == "swap":
                assert lies[tile.slot].tile in (tile.tile, tile.stands_for)


def the_hand_ended_fairly(view: BurakoView, earlier: BurakoView) -> None:
    finished = view.finished
    assert finished is not None
    assert finished.hand == earlier.hand
    if finished.reason == "void":
        assert [side.total for side in view.sides] == [side.total for side in earlier.sides]
        assert view.starter == earlier.starter
        assert view.sheet == earlier.sheet
        assert finished.racks == finished.sides == []
        assert not any(meld.canasta for meld in finished.melds)
    else:
        assert len(view.sheet) == len(earlier.sheet) + 1
        hand_is_counted_right(view)
        if view.outcome is None:
            assert view.starter == (earlier.starter + 1) % len(view.seats)
    if view.outcome is None:
        assert (view.seat, view.phase, view.melds, view.pozo) == (view.starter, "draw", [], [])
        assert view.hand == earlier.hand + 1
        assert not any(side.bought for side in view.sides)


def the_events_tell_it(state: BurakoState, view: BurakoView, earlier: BurakoView) -> None:
    """What was told of the melds is what lies there now."""
    for told in state.events:
        event = told.event
        if isinstance(event, schema.Laid | schema.Added):
            assert event.after == view.melds[int(event.after.meld[1:]) - 1]
            now = Counter(tile.tile for tile in event.after.tiles)
            index = int(event.after.meld[1:]) - 1
            if isinstance(event, schema.Added):
                old = earlier.melds[index]
                assert event.was == old.canasta
                now -= Counter(tile.tile for tile in old.tiles)
            assert now == Counter(event.tiles)

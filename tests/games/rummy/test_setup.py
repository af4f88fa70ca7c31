"""Tiles, the deal, and who starts."""

import pytest

from games.rummy.scenes import begin
from sobremesa.core.events import heard
from sobremesa.core.tiles import NAMES, NUMBER, TILES
from sobremesa.games.rummy import RULES, schema
from sobremesa.games.rummy.pieces import RACK_VALUES

rule = pytest.mark.rule

SEEDS = range(60)


@rule("RUMMY-2", "RULING-1")
def test_the_tiles() -> None:
    assert len(NAMES) == len(set(NAMES)) == 106
    assert sum(NUMBER) == 728
    assert sum(RACK_VALUES) == 828
    assert [name for name in NAMES if name[0] == "J"] == ["Ja", "Jb"]
    assert RULES.pieces["values"]["J"] == 50
    assert RULES.pieces["values"]["K13"] == 13
    assert RULES.pieces["colours"] == ["K", "R", "B", "Y"]


@rule("RUMMY-2", "RUMMY-5", "RUMMY-6", "RULING-2")
@pytest.mark.parametrize(("players", "stock", "piles"), [(2, 77, 11), (3, 63, 9), (4, 49, 7)])
def test_every_tile_is_dealt_somewhere(players: int, stock: int, piles: int) -> None:
    state = begin(players=players)
    view = state.view(None)
    assert ([seat.rack for seat in view.seats], view.stock, view.piles) == ([14] * players, stock, piles)
    position = state.position()
    everywhere = " ".join([*position["racks"], position["stock"], position["closing_tile"]]).split()
    assert sorted(everywhere) == sorted(NAMES)


@rule("RUMMY-6", "RULING-2")
def test_the_stock_is_drawn_in_an_order_that_nobody_chooses() -> None:
    state = begin(players=2, seed=5)
    order = state.position()["stock"].split()
    for tile in order[:10]:
        seat = state.seat
        state.apply(seat, RULES.reader.read(b'{"type":"draw"}'))
        assert state.view(seat).own.drawn == tile
        state.apply(seat, RULES.reader.read(b'{"type":"pass"}'))


@rule("RUMMY-4")
def test_the_closing_tile_belongs_to_nobody() -> None:
    for seed in SEEDS:
        state = begin(seed=seed)
        view = state.view(None)
        assert not any(view.closing_tile in state.view(seat).own.rack for seat in range(4))
        assert TILES[view.closing_tile] not in state.stock
        assert not view.closing_tile_used


@rule("RUMMY-7")
def test_a_joker_turned_up_is_dealt_anew_where_that_was_agreed() -> None:
    """The same chance: with `redraw` the deal is another one exactly where a joker was turned up."""
    anew = 0
    for seed in range(300):
        kept, redrawn = begin(seed=seed), begin(seed=seed, joker_as_closing_tile="redraw")
        joker = kept.view(None).closing_tile[0] == "J"
        assert (kept.view(0).own.rack != redrawn.view(0).own.rack) == joker
        assert redrawn.view(None).closing_tile[0] != "J"
        anew += joker
    assert anew


@rule("RUMMY-8", "RULING-3")
def test_everybody_starts_now_and_then() -> None:
    assert {begin(seed=seed).view(None).starter for seed in SEEDS} == {0, 1, 2, 3}
    for first in range(4):
        assert {begin(seed=seed, first_player=first).view(None).starter for seed in range(8)} == {first}


@rule("RUMMY-9")
def test_a_hand_begins_with_an_empty_table() -> None:
    view = begin().view(None)
    assert (view.table, view.idle_turns, view.hand, view.phase) == ([], 0, 1, "must_draw")
    assert not any(seat.opened for seat in view.seats)


@rule("RUMMY-5")
def test_a_rack_is_told_to_its_seat_only() -> None:
    state = begin(players=3, listen=True)
    for viewer in (None, 0, 1, 2):
        dealt, *racks = heard(state.events, viewer)
        assert isinstance(dealt, schema.Dealt)
        view = state.view(viewer)
        assert (dealt.hand, dealt.starter, dealt.closing_tile, dealt.stock) == (1, view.starter, view.closing_tile, 63)
        assert racks == ([] if viewer is None else [schema.Rack(tuple(view.own.rack))])

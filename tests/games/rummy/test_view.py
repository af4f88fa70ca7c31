"""What is seen of a match: by the seat itself, by the others, by those who look on."""

import msgspec
import pytest

from games.rummy.scenes import begin, scene
from sobremesa.core.tiles import NAMES
from sobremesa.games.rummy.schema import DRAW

rule = pytest.mark.rule


@rule("RUMMY-5")
def test_only_the_own_rack_is_seen() -> None:
    state = begin(players=3, seed=2)
    racks = [set(state.view(seat).own.rack) for seat in range(3)]
    assert state.view(None).own is None
    for seat in range(3):
        seen = msgspec.json.encode(state.view(seat)).decode()
        for name in NAMES:
            visible = f'"{name}"' in seen
            assert visible == (name in racks[seat] or name == state.view(None).closing_tile)


@rule("RUMMY-54")
def test_the_own_rack_in_order_and_what_it_counts() -> None:
    own = scene("Y1 J K13 R5 K2").state.view(0).own
    assert (own.rack, own.rack_points, own.drawn) == (["K2a", "K13a", "R5a", "Y1a", "Ja"], 71, None)


@rule("RUMMY-15", "RUMMY-16", "RUMMY-17")
def test_the_table() -> None:
    table = scene("K1 K2", table="run[J R6 R7] group[K8 Jb B8 Y8]").state.view(1).table
    assert [(one.set, one.kind, one.tiles, one.value) for one in table] == [
        (1, "run", ["Ja", "R6a", "R7a"], 18),
        (2, "group", ["K8a", "Jb", "B8a", "Y8a"], 32),
    ]
    assert [[joker.stands_for for joker in one.jokers] for one in table] == [["R5"], ["8"]]


def test_seats_stock_and_settings() -> None:
    state = begin(players=3, first_player=1, hands=2)
    state.apply(1, DRAW)
    view = state.view(None)
    assert [(seat.rack, seat.opened, seat.total) for seat in view.seats] == [
        (14, False, 0),
        (15, False, 0),
        (14, False, 0),
    ]
    assert (view.seat, view.starter, view.waiting_for, view.phase) == (1, 1, (1,), "may_play")
    assert (view.stock, view.piles, view.hand, view.settings["hands"]) == (62, 9, 1, 2)
    assert (view.deadline, view.idle_turns, view.last_turn, view.finished, view.outcome) == (None, 0, False, None, None)


@pytest.mark.parametrize(("stock", "piles"), [(0, 0), (1, 1), (7, 1), (8, 2), (14, 2)])
def test_piles_of_seven(stock: int, piles: int) -> None:
    names = " ".join(f"{colour}{number}" for colour in "KR" for number in range(1, 8))
    view = scene("Y1 Y2", stock=" ".join(names.split()[:stock])).state.view(None)
    assert (view.stock, view.piles) == (stock, piles)


@rule("RUMMY-51", "RULING-21")
def test_when_the_match_is_over_all_is_seen_but_the_stock() -> None:
    turn = scene("R1 R2 R3", "K9 J", stock="Y5 Y6", closing="B8", options={"mode": "single_hand"})
    turn.play("run[R1 R2 R3]")
    view = turn.state.view(None)
    assert (view.phase, view.seat, view.hand) == ("match_over", None, 1)
    assert [seat.rack for seat in view.finished.seats] == [[], ["K9a", "Ja"]]
    assert [one.tiles for one in view.table] == [["R1a", "R2a", "R3a"]]
    seen = msgspec.json.encode(view).decode()
    assert not any(f'"{name}"' in seen for name in ("Y5a", "Y6a"))

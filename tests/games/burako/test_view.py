"""What each seat sees of a match of Burako, what it hears, and what it imagines."""

import pytest

from games.burako.scenes import begin, scene
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.burako import schema
from sobremesa.games.burako.schema import Discard

rule = pytest.mark.rule
CANASTA = "A run B3 B4 B5 B6 B7 B8 B9"


def worlds(state, viewer, count=60):
    chance = Chance(seed_from_int(11))
    return [state.imagine(viewer, chance) for _ in range(count)]


@rule("BURAKO-4")
def test_a_seat_sees_its_own_rack_and_counts_of_the_others():
    state = begin(seed=1)
    for seat in range(4):
        view = state.view(seat)
        assert len(view.own.rack) == 11
        assert [other.rack for other in view.seats] == [11] * 4
        assert [other.known for other in view.seats] == [[]] * 4
    assert state.view(None).own is None


def test_what_is_missing_to_close():
    table = scene("R6 K13", melds=(CANASTA,), bought="B")
    assert [side.missing for side in table.view.sides] == [["muerto"], ["canasta"]]
    assert [side.bonus for side in table.view.sides] == [200, 0]


def test_only_the_player_sees_the_tile_just_drawn():
    table = scene("R6 K13", top="Y4")
    table.draw()
    assert table.state.view(0).own.drawn == "Y4"
    assert [table.state.view(seat).own.drawn for seat in (1, 2, 3)] == [None] * 3
    assert schema.Drew(0, "Y4", table.view.stock) in table.heard_by(0)
    assert schema.Drew(0, None, table.view.stock) in table.heard_by(2)


def test_a_muerto_is_shown_to_its_buyer_alone():
    table = scene("R5 R6 R7", phase="play")
    table.lay("run", "R5 R6 R7")
    heard = [next(event for event in table.heard_by(seat) if isinstance(event, schema.Bought)) for seat in range(4)]
    assert len(heard[0].tiles) == 11
    assert [event.tiles for event in heard[1:]] == [None] * 3


def test_imagined_racks_hold_what_was_taken_with_the_pozo():
    table = scene("K7 R3 B4", "K4 R5", pozo="B9 R5 J J")
    table.take_pozo()
    table.discard("B9")
    for world in worlds(table.state, 1):
        rack = world.view(0).own.rack
        assert rack.count("J") == 2
        assert "R5" in rack
        assert len(rack) == 6
        assert world.view(1).own.rack == table.state.view(1).own.rack
    assert {tuple(world.view(2).own.rack) for world in worlds(table.state, 1)} != {("K7", "R3")}


@rule("BURAKO-33")
def test_who_put_back_a_one_tile_pozo_is_imagined_with_the_other_tile():
    table = scene("K9 R3", "K4 R5", pozo="K9")
    table.take_pozo()
    table.discard("K9")
    assert all("K9" in world.view(0).own.rack for world in worlds(table.state, 1))


@rule("BURAKO-41")
def test_who_laid_down_to_a_last_tile_is_imagined_with_one_that_can_be_used():
    table = scene("R9 R10 K3", melds=("A run R4 R5 R6 R7 R8",), bought="A", phase="play")
    table.discard("K3")
    table = scene("R9 R10", melds=("A run R4 R5 R6 R7 R8",), bought="A", phase="play")
    table.add("m1", "R4 R5 R6 R7 R8 R9")
    lasts = {world.view(0).own.rack[0] for world in worlds(table.state, 2, 200)}
    assert lasts <= {"R10", "R3", "J", "K2", "R2", "B2", "Y2"}
    assert len(lasts) > 3
    for world in worlds(table.state, 2):
        assert world.legal_actions(0)


def test_the_drawn_tile_of_another_is_one_nobody_knows():
    table = scene("K9 R3", "K4 R5", pozo="K12", first_turn=False)
    table.draw()
    seen = set()
    for world in worlds(table.state, 1):
        own = world.view(0).own
        assert own.drawn in own.rack
        seen.add(own.drawn)
    assert len(seen) > 10


def test_the_finished_hand_stays_in_view_until_the_next_one_has_ended():
    table = scene("R10", "K3 K4", melds=(CANASTA,), bought="A", phase="play", has_laid=True)
    table.discard("R10")
    finished = table.view.finished
    assert (finished.hand, finished.reason, finished.seat, finished.by_discard) == (1, "closed", 0, True)
    table.draw()
    assert table.view.finished == finished
    assert table.view.hand == 2
    assert table.view.sheet == [finished.sides]


def test_the_list_of_one_seat_is_empty_for_the_others():
    table = scene("R6 K13")
    assert [bool(table.state.legal_actions(seat)) for seat in range(4)] == [True, False, False, False]
    assert table.refusal(Discard("R6"), 1) == "not_your_turn"

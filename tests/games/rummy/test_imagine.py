"""What a seat may know of the tiles it does not see, in the words of Rummy israelí."""

import msgspec
import pytest

from games.rummy.samples import places
from games.rummy.scenes import scene, tile
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.rules import RummyState

rule = pytest.mark.rule

WORLDS = 300


def worlds(state: RummyState, seat: int | None, count: int = WORLDS) -> list[RummyState]:
    chance = Chance(seed_from_int(1))
    return [state.imagine(seat, chance) for _ in range(count)]


def seen_in(state: RummyState, seat: int | None, name: str) -> set[str]:
    """Everywhere a tile lies in the worlds a viewer imagines."""
    return {places(world)[tile(name)] for world in worlds(state, seat)}


def small(**more: object):
    return scene("R6 K9", "B2 B3", "Y1 Y2", stock="K1 K2 K3", **more)


@rule("RUMMY-5", "RUMMY-6")
def test_racks_of_others_and_the_stock_may_be_anything_hidden() -> None:
    state = small().state
    assert seen_in(state, 0, "R6") == {"rack 0"}
    assert seen_in(state, 0, "B2") == {"rack 1", "rack 2", "stock"}
    assert seen_in(state, 1, "R6") == {"rack 0", "rack 2", "stock"}
    assert seen_in(state, None, "R6") == {"rack 0", "rack 1", "rack 2", "stock"}


@rule("RUMMY-33")
def test_what_lies_open_stays_where_it_is() -> None:
    state = small(table="run[R1 R2 R3]", closing="J").state
    for viewer in (None, 0, 1):
        for world in worlds(state, viewer, 10):
            assert world.view(None) == state.view(None)


@rule("RUMMY-18")
def test_the_tile_another_seat_has_drawn_may_be_any_of_its_rack() -> None:
    turn = small(drawn=False)
    turn.draw()
    assert {world.view(0).own.drawn for world in worlds(turn.state, 0)} == {"K1a"}
    drawn = {world.view(0).own.drawn for world in worlds(turn.state, 1)}
    assert drawn == {"R6a", "K9a", "Y1a", "Y2a", "K1a", "K2a", "K3a"}
    for world in worlds(turn.state, 1, 20):
        assert world.view(0).own.drawn in world.view(0).own.rack


@rule("RUMMY-51")
def test_when_all_is_over_only_the_stock_is_hidden() -> None:
    turn = scene("R1 R2 R3", "B2 B3", stock="K1 K2 K3", options={"mode": "single_hand"})
    turn.play("run[R1 R2 R3]")
    assert turn.state.outcome is not None
    for viewer in (None, 0, 1):
        assert seen_in(turn.state, viewer, "B2") == {"rack 1"}
        orders = {world.position()["stock"] for world in worlds(turn.state, viewer, 60)}
        assert len(orders) == 6


@rule("RUMMY-6")
def test_worlds_do_not_depend_on_where_hidden_tiles_are() -> None:
    """Two matches that a seat cannot tell apart: tiles of the stock and of another rack have changed places."""
    state = small().state
    swapped = state.position() | {"racks": ["K9a R6a", "K1a K3a", "Y1a B3a"], "stock": "B2a K2a Y2a"}
    other = RULES.from_position(swapped)
    assert other.view(0) == state.view(0)
    for number in range(20):
        here, there = (one.imagine(0, Chance(seed_from_int(number))) for one in (state, other))
        assert msgspec.json.encode(here.position()) == msgspec.json.encode(there.position())

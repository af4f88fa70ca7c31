"""What a seat may know of the cards it does not see, in the words of Rummy 500."""

import pytest

from games.rummy500.samples import places
from games.rummy500.scenes import Scene, card, cards, meld, scene, totals_after
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy500.rules import Rummy500State

rule = pytest.mark.rule

WORLDS = 300


def worlds(state: Rummy500State, seat: int | None, count: int = WORLDS) -> list[Rummy500State]:
    chance = Chance(seed_from_int(1))
    return [state.imagine(seat, chance) for _ in range(count)]


def seen_in(state: Rummy500State, seat: int | None, name: str) -> set[str]:
    """Everywhere a card lies in the worlds a viewer imagines."""
    return {places(world)[card(name)] for world in worlds(state, seat)}


def after_a_take() -> Scene:
    """P0 has taken 7S QD 4H before everybody's eyes and used the seven."""
    table = scene("7H 7D KC 2S", "3D 5C", "8D 9H", row="JC 7S QD 4H", top="6S")
    table.take("7S", meld("7S 7H 7D"))
    return table


@rule("R500-26", "RULING-27")
def test_cards_taken_openly_stay_where_they_are() -> None:
    state = after_a_take().state
    for viewer in (None, 1, 2):
        assert seen_in(state, viewer, "QD") == seen_in(state, viewer, "4H") == {"hand 0"}
    assert seen_in(state, 1, "KC") == {"stock", "hand 0", "hand 2"}
    assert seen_in(state, 0, "KC") == {"hand 0"}


@rule("R500-26")
def test_a_known_card_that_was_discarded_is_in_the_row() -> None:
    table = after_a_take()
    table.discard("QD")
    for world in worlds(table.state, 1, 20):
        assert world.view(None).row == ["JC1", "QD1"]
        assert world.view(None).seats[0].known == ["4H1"]


@rule("R500-24", "RULING-27")
def test_a_card_from_the_stock_may_be_any_hidden_one() -> None:
    table = scene("7H KC", "3D 5C", "8D 9H", top="6S")
    table.draw()
    assert seen_in(table.state, 0, "6S") == {"hand 0"}
    assert seen_in(table.state, 1, "6S") == {"stock", "hand 0", "hand 2"}
    assert seen_in(table.state, None, "6S") == {"stock", "hand 0", "hand 1", "hand 2"}


@rule("R500-3")
def test_of_like_cards_the_one_that_was_taken_is_known() -> None:
    table = scene("7H1 7D1 QD2", "3D1 5C1", players=5, row="7S1 QD1")
    table.take("7S", meld("7S1 7H1 7D1"))
    assert seen_in(table.state, 1, "QD1") == {"hand 0"}
    assert seen_in(table.state, 1, "QD2") >= {"stock", "hand 0", "hand 2"}


def test_hands_are_as_large_as_they_are() -> None:
    state = after_a_take().state
    for viewer in (None, 0, 1, 2):
        for world in worlds(state, viewer, 20):
            assert [seat.hand for seat in world.view(None).seats] == [4, 2, 2]
            assert world.view(viewer) == state.view(viewer)


@rule("R500-48", "RULING-27")
def test_when_the_match_is_over_only_the_stock_is_unknown() -> None:
    state = totals_after([], [600, 100])
    shown = [state.view(seat).own.hand for seat in (0, 1)]
    stocks = set()
    for viewer in (None, 0, 1):
        for world in worlds(state, viewer, 10):
            assert [world.view(seat).own.hand for seat in (0, 1)] == shown
            stocks.add(world.position()["stock"])
    assert len(stocks) == 10


def test_the_order_of_the_stock_is_never_known() -> None:
    state = scene("7H KC", "3D 5C").state
    tops = {world.position()["stock"].split()[0] for world in worlds(state, 0)}
    assert len(tops) > 30
    assert set(cards("7H KC")).isdisjoint(tops)

"""Imagined worlds: what a seat knows stays, everything else is dealt anew."""

from collections import Counter

import pytest

from games.sorry.scenes import scene
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Move

rule = pytest.mark.rule

E40 = "R1 T4, B1 T19, Y1 T34, G1 T49"
WORLDS = 400


def worlds(state: SorryState, viewer: int | None) -> list[dict]:
    chance = Chance(seed_from_int(3))
    return [state.imagine(viewer, chance).position() for _ in range(WORLDS)]


def cards(text: str) -> Counter[str]:
    return Counter(text.split())


def test_the_visible_top_stays_and_the_rest_of_the_pile_is_shuffled() -> None:
    state = scene("R1 T20", "5", then="8").state
    real = state.position()["pile"].split()
    piles = [world["pile"].split() for world in worlds(state, 0)]
    assert {pile[0] for pile in piles} == {"8"}
    assert {pile[1] for pile in piles} == set(real[1:])
    assert all(Counter(pile) == Counter(real) for pile in piles)


def test_of_a_face_down_pile_the_top_is_unknown_too() -> None:
    state = scene("R1 T20", "5", then="8", draw_pile="face_down").state
    assert len({world["pile"].split()[0] for world in worlds(state, 0)}) == 11


def test_an_empty_pile_stays_empty() -> None:
    discards = "1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 7 7 7 7 8 8 8 8 10 10 10 10 11 11 11 11 12 12 12 12"
    state = scene("R1 T20", "5", discards=f"{discards} sorry sorry sorry sorry 5 5 5").state
    (world, *_) = worlds(state, None)
    assert world["pile"] == ""


def test_the_own_hand_is_certain_and_the_others_are_not() -> None:
    state = scene(E40, hand="1 3 5 12 sorry", mode="scored").state
    for world in worlds(state, 0):
        assert world["hands"][0] == "1 3 5 12 sorry"
    hands = {world["hands"][1] for world in worlds(state, 0)}
    assert len(hands) > WORLDS // 2
    assert {rank for hand in hands for rank in hand.split()} == set(state.view(0).left)
    assert len({world["hands"][0] for world in worlds(state, None)}) > WORLDS // 2


@rule("SORRY-74")
def test_what_was_seen_drawn_is_in_the_hand_of_every_world() -> None:
    hands = {"red": "1 3 5 12 sorry", "blue": "4 4 8 10 11"}
    state = scene(E40, hands=hands, known=["", "4 11", "", ""], mode="scored").state
    for world in worlds(state, 0):
        assert cards("4 11") <= cards(world["hands"][1])
        assert world["known"] == ["", "4 11", "", ""]
    others = {tuple((cards(world["hands"][1]) - cards("4 11")).elements()) for world in worlds(state, 0)}
    assert len(others) > 100
    assert any(world["hands"][1].split().count("4") == 1 for world in worlds(state, 0))


def test_a_known_card_leaves_first() -> None:
    """Blue holds two 4s, was seen to draw one, and plays one: what is left may be anything."""
    table = scene(
        E40,
        hands={"blue": "4 4 8 10 12"},
        known=["", "4", "", ""],
        turn="blue",
        then="7",
        mode="scored",
    )
    table.play("4: -4 B1")
    assert table.state.view(0).seats[1].known == ["7"]
    assert any("4" not in world["hands"][1].split() for world in worlds(table.state, 0))


def test_when_all_is_known_all_stays() -> None:
    hands = {"red": "1 3 5 12 sorry", "yellow": "4 4 8 10 11"}
    state = scene("R1 T4, Y1 T34", hands=hands, known=["", hands["yellow"]], mode="scored", players=2).state
    assert {world["hands"][1] for world in worlds(state, 0)} == {"4 4 8 10 11"}


PLAYED = "1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 7 7 7 7 8 8 8 8 10 10 10 10 12"
HELD = ["1 2 3 12 sorry", "11 11 12 12 sorry"]


def about_to_reshuffle(**options: object) -> SorryState:
    """Two players, an empty pile, and 11, 12 and Sorry! nowhere but in the hands; Red plays a 1."""
    discards = PLAYED.replace("1 ", "", 1).replace("2 ", "", 1).replace("3 ", "", 1) + " 11 11 sorry sorry"
    hands = dict(zip(("red", "yellow"), HELD, strict=True))
    state = scene("R1 T4, Y1 T34", hands=hands, discards=discards, mode="scored", players=2, **options).state
    assert state.position()["pile"] == ""
    return state


@rule("SORRY-16", "SORRY-74")
def test_after_a_reshuffle_everybody_knows_which_cards_are_in_the_pile() -> None:
    """All of them were discarded before; what was not is in a hand."""
    state = about_to_reshuffle()
    state.apply(0, Move("red-1", 1, "1"))
    pile, hand = state.position()["pile"], state.position()["hands"][1]
    assert state.position()["pile_is_known"]
    for world in worlds(state, 0):
        assert cards(world["pile"]) == cards(pile)
        assert cards(world["hands"][1]) == cards(hand)
    assert len({world["pile"] for world in worlds(state, 0)}) == WORLDS
    assert len({world["hands"][1] for world in worlds(state, None)}) > 10
    for world in worlds(state, None):
        assert cards(world["pile"]) == cards(pile)


def test_it_is_known_until_the_next_game() -> None:
    state = about_to_reshuffle(match_games=2)
    state.apply(0, Move("red-1", 1, "1"))
    assert RULES.from_position(state.position()).position() == state.position()
    chance = Chance(seed_from_int(1))
    while not state.sheet:
        assert state.position()["pile_is_known"]
        actions = state.legal_actions(state.seat)
        state.apply(state.seat, actions[chance.below(len(actions))])
    assert "pile_is_known" not in state.position()


def test_of_a_face_down_pile_nobody_sees_what_leaves_it() -> None:
    state = about_to_reshuffle(draw_pile="face_down")
    state.apply(0, Move("red-1", 1, "1"))
    assert "pile_is_known" not in state.position()


def test_unseen_cards_may_change_places_and_nobody_would_notice() -> None:
    """The pile under its top and the unknown cards of other hands are exchanged: the view stays the same."""
    hands = {"red": "1 3 5 12 sorry", "blue": "4 4 8 10 11"}
    one = scene(E40, hands=hands, known=["", "4 11", "", ""], then="7 2 3", mode="scored").state
    exchanged = {"red": "1 3 5 12 sorry", "blue": "2 3 4 10 11"}
    position = one.position()
    pile = position["pile"].split()
    for new, old in (("4", "2"), ("8", "3")):
        pile[pile.index(old, 1)] = new
    position |= {"hands": [exchanged["red"], exchanged["blue"], *position["hands"][2:]], "pile": " ".join(pile)}
    other = RULES.from_position(position)
    for viewer in (None, 0, 2, 3):
        assert other.view(viewer) == one.view(viewer)
        chances = [Chance(seed_from_int(5)), Chance(seed_from_int(5))]
        assert other.imagine(viewer, chances[0]).position() == one.imagine(viewer, chances[1]).position()
    assert other.view(1) != one.view(1)

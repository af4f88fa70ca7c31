"""What a seat may know of the cards it does not see, in the words of Sumo."""

from collections import Counter

import pytest

from games.sumo.samples import places
from games.sumo.scenes import NAMES, begin, cards, deal, play_round, scene, stock
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumo.rules import SumoState

rule = pytest.mark.rule

WORLDS = 400


def worlds(state: SumoState, seat: int | None, count: int = WORLDS) -> list[SumoState]:
    chance = Chance(seed_from_int(1))
    return [state.imagine(seat, chance) for _ in range(count)]


def hand(state: SumoState, seat: int) -> list:
    return cards(state.position()["hands"][seat])


@rule("SUMO-13", "E26")
def test_in_the_short_deck_two_players_know_each_other_s_hand() -> None:
    state = begin(players=2, mode="short_deck")
    for seat in (0, 1):
        assert {tuple(hand(world, 1 - seat)) for world in worlds(state, seat, 20)} == {tuple(hand(state, 1 - seat))}
    assert len({tuple(hand(world, 0)) for world in worlds(state, None, 20)}) == 20


@rule("SUMO-13", "E26")
def test_in_the_short_deck_the_others_hold_exactly_the_unseen_numbers() -> None:
    state = begin(players=3, mode="short_deck")
    unseen = sorted(hand(state, 1) + hand(state, 2))
    for world in worlds(state, 0, 50):
        assert hand(world, 0) == hand(state, 0)
        assert sorted(hand(world, 1) + hand(world, 2)) == unseen


@rule("SUMO-10", "E19")
def test_an_exchanged_joker_is_in_nobody_s_hand_and_the_other_one_may_be() -> None:
    state, _ = deal("17 J5 63 90 28", players=4)
    found = worlds(state, 0)
    assert not any("J5" in hand(world, seat) for world in found for seat in range(4))
    assert {"J5" in stock(world) for world in found} == {True}
    assert {"J7" in hand(world, 3) for world in found} == {True, False}


@rule("SUMO-16", "E28")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_in_two_round_an_exchanged_joker_comes_to_anybody_in_round_2(players: int) -> None:
    """It lies anywhere in the stock of an imagined world, and where cards are left over it may be one of them."""
    state, _ = deal("17 J7 63 90 42", players=players, mode="two_round")
    owners: Counter[str] = Counter()
    for world in worlds(state, 0, 150):
        play_round(world)
        owners[places(world)["J7"]] += 1
    expected = {f"hand {seat}" for seat in range(players)} | ({"stock"} if players != 5 else set())
    assert set(owners) == expected


@rule("SUMO-17", "RULING-19")
def test_in_two_round_with_five_players_round_2_deals_all_that_was_not_seen() -> None:
    state = begin(players=5, mode="two_round", seed=2)
    play_round(state)
    unseen = sorted(map(str, (card for seat in range(1, 5) for card in hand(state, seat))))
    for world in worlds(state, 0, 20):
        assert stock(world) == []
        assert sorted(map(str, (card for seat in range(1, 5) for card in hand(world, seat)))) == unseen


@rule("SUMO-20", "SUMO-22")
def test_a_card_laid_by_another_may_be_any_hidden_card() -> None:
    table = scene("10", "20", "30", "40", hands=dict.fromkeys(NAMES[:3], ""), padding=3)
    ana, beto = table.hand("Ana"), table.hand("Beto")
    table.play(Ana=ana[0], Beto=beto[0])
    laid = Counter(world.position()["chosen"][1] for world in worlds(table.state, 0, 2000))
    seen = {10, 20, 30, 40, *ana}
    assert set(laid) == {*range(1, 103), "J5", "J7"} - seen
    assert {world.position()["chosen"][0] for world in worlds(table.state, 0, 20)} == {ana[0]}
    assert {world.position()["chosen"][2] for world in worlds(table.state, 0, 20)} == {None}


@rule("RULING-21")
def test_every_pile_is_known_for_its_cards_have_been_seen() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "", "Beto": ""}, piles={"Ana": "55 66", "Beto": "J7 77"})
    for world in worlds(table.state, 0, 20):
        assert world.position()["piles"] == ["55 66", "J7 77"]


def test_each_hidden_card_is_equally_likely_in_every_place() -> None:
    state = begin(players=3, seed=5)
    count = 3000
    own = set(hand(state, 0))
    beto: Counter = Counter()
    for world in worlds(state, 0, count):
        beto.update(hand(world, 1))
    mean = count * 10 / 90
    assert len(beto) == 90
    assert not own & set(beto)
    assert all(0.75 * mean < number < 1.25 * mean for number in beto.values())

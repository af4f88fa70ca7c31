"""Setting up: who deals, who begins, and where the cards go."""

from collections import Counter

import pytest

from games.rummy500.scenes import begin, play_round
from sobremesa.core.cards import CARDS, names_of, pack_of
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import heard
from sobremesa.games.rummy500 import schema

rule = pytest.mark.rule

STOCKS = {2: 27, 3: 32, 4: 25, 5: 72, 6: 65, 7: 58, 8: 51}
STOCKS_WITHOUT_JOKERS = {2: 25, 3: 30, 4: 23, 5: 68, 6: 61, 7: 54, 8: 47}


@rule("R500-1", "R500-7", "R500-8")
@pytest.mark.parametrize("players", range(2, 9))
def test_hands_row_and_stock(players: int) -> None:
    for jokers, stocks in ((True, STOCKS), (False, STOCKS_WITHOUT_JOKERS)):
        view = begin(players=players, jokers=jokers).view(None)
        assert [seat.hand for seat in view.seats] == [13 if players == 2 else 7] * players
        assert len(view.row) == 1
        assert view.stock == stocks[players]


@rule("R500-8", "R500-10", "RULING-9")
def test_cards_are_dealt_singly_from_the_dealer_s_left() -> None:
    state = begin(players=3)
    state.dealer = 1
    pack = pack_of(1, jokers=True)
    state.deal_from(pack[:])
    dealt = names_of(pack)
    assert [sorted(names_of(state.hands[seat])) for seat in (2, 0, 1)] == [
        sorted(dealt[first:21:3]) for first in (0, 1, 2)
    ]
    assert state.view(None).row == [dealt[21]]
    assert state.position()["stock"].split() == dealt[22:]
    assert state.to_act == (2,)


@rule("R500-5", "RULING-9")
def test_the_first_dealer_is_random() -> None:
    dealers = Counter(begin(seed=seed, players=4).view(None).dealer for seed in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 20


@rule("R500-5", "R500-6", "R500-10", "R500-64")
def test_the_deal_passes_to_the_left_and_the_pack_is_shuffled_afresh() -> None:
    state = begin(players=3, mode="fixed_rounds", rounds=4, seed=5)
    chance = Chance(seed_from_int(5))
    dealers, stocks = [], []
    for number in range(1, 5):
        view = state.view(None)
        dealers.append(view.dealer)
        stocks.append(state.position()["stock"])
        assert view.round == number
        assert view.seat == (view.dealer + 1) % 3
        assert (view.melds, [seat.known for seat in view.seats]) == ([], [[], [], []])
        play_round(state, chance)
    assert [(dealer - dealers[0]) % 3 for dealer in dealers] == [0, 1, 2, 0]
    assert len(set(stocks)) == 4


@rule("R500-9", "RULING-10")
def test_a_joker_that_is_turned_up_stays() -> None:
    state = begin(players=2)
    pack = pack_of(1, jokers=True)
    pack.remove(CARDS["X1"])
    pack.insert(26, CARDS["X1"])
    state.deal_from(pack)
    assert state.view(None).row == ["X1"]


@rule("R500-8")
def test_what_is_told_of_a_deal() -> None:
    state = begin(players=3, listen=True)
    told = state.events
    dealer = state.view(None).dealer
    public = schema.Dealt(1, dealer, (dealer + 1) % 3, tuple(state.view(None).row), 32)
    assert heard(told, None) == [public]
    for seat in range(3):
        assert heard(told, seat) == [public, schema.Hand(tuple(state.view(seat).own.hand))]

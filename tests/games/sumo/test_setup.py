from collections import Counter

import pytest

from games.sumo.scenes import begin, cards, deal, play_round, scene, stock, whole_deck
from sobremesa.core.events import heard
from sobremesa.games.sumo import schema
from sobremesa.games.sumo.rules import SumoState

rule = pytest.mark.rule

HAND_SIZES = {4: 12, 5: 10, 6: 8, 7: 7}
DEALS = 600


def hands(state: SumoState) -> list[list]:
    return [cards(hand) for hand in state.position()["hands"]]


def rows(state: SumoState) -> list[str]:
    return state.position()["rows"]


@rule("SUMO-5", "RULING-7")
def test_seats_have_no_effect_on_the_game() -> None:
    """The same cards in other seats, laid in another order: the same table."""
    played = {"Ana": "33", "Beto": "J7", "Carla": "12", "Dani": "J5", "Eva": "88"}
    results = []
    for turn in range(5):
        moved = dict(zip(played, [*played.values()][turn:] + [*played.values()][:turn], strict=True))
        table = scene("15 20 24 31", "66", "77 80 81 85 86", "19", hands=moved)
        owner = {card: name for name, card in moved.items()}
        table.play(**{name: cards(card)[0] for name, card in reversed(moved.items())})
        table.place_joker(owner["J7"], 1)
        table.place_joker(owner["J5"], 2)
        table.take_row(owner["12"], 4)
        results.append((table.rows, {moved[name]: sumos for name, sumos in table.taken.items()}))
    assert results == [(["33", "66 J5=66", "88", "12"], {"33": 14, "12": 1, "88": 12})] * 5


@rule("SUMO-6")
def test_every_card_comes_equally_often_to_every_place() -> None:
    first_hand: Counter = Counter()
    first_row: Counter = Counter()
    for seed in range(DEALS):
        state = begin(players=4, seed=seed)
        first_hand.update(hands(state)[0])
        first_row.update(rows(state)[:1])
    mean = DEALS * 10 / 104
    assert len(first_hand) == 104
    assert all(mean / 2 < count < mean * 2 for count in first_hand.values())
    assert len(first_row) > 90


@rule("SUMO-6", "SUMO-7")
def test_hands_are_dealt_before_the_rows_and_both_from_the_shuffled_deck() -> None:
    state, _ = deal("50 40 30 20 60", players=3)
    assert hands(state) == [[*range(1, 11)], [*range(11, 20), 21], [*range(22, 30), 31, 32]]
    assert rows(state) == ["50", "40", "30", "20"]
    assert stock(state)[0] == 60


@rule("SUMO-7")
@pytest.mark.parametrize("mode", ["standard", "short_deck"])
def test_everybody_is_dealt_ten_cards(mode: str) -> None:
    for players in range(2, 10):
        state = begin(players=players, mode=mode)
        assert [len(hand) for hand in hands(state)] == [10] * players
        assert len(stock(state)) == (104 - 10 * players - 4 if mode == "standard" else 0)


@rule("SUMO-8", "RULING-7")
def test_the_next_four_cards_are_the_rows_in_the_order_turned_up() -> None:
    state, held = deal("90 17 63 28", players=4)
    assert held
    assert rows(state) == ["90", "17", "63", "28"]
    assert state.view(0).exchanged == []
    assert any(rows(begin(seed=seed)) != sorted(rows(begin(seed=seed)), key=int) for seed in range(3))


@rule("SUMO-9")
def test_both_jokers_are_exchanged_in_row_order_when_all_four_lie_there() -> None:
    state, _ = deal("J7 17 J5 63 28 90", players=4)
    assert rows(state) == ["28", "17", "90", "63"]
    assert state.view(None).exchanged == [("J7", 1), ("J5", 3)]


@rule("SUMO-9")
def test_a_joker_further_down_the_stock_is_no_business_of_the_rows() -> None:
    state, _ = deal("17 28 63 90 J5 J7", players=4)
    assert rows(state) == ["17", "28", "63", "90"]
    assert state.view(None).exchanged == []
    assert {"J5", "J7"} <= set(stock(state))


@rule("SUMO-9")
@pytest.mark.parametrize("options", [{}, {"mode": "short_deck", "short_deck_jokers": True}, {"mode": "two_round"}])
def test_a_fresh_row_never_begins_with_a_joker(options: dict[str, object]) -> None:
    exchanged = 0
    for seed in range(DEALS):
        state = begin(players=4, seed=seed, **options)
        assert all(row.isdecimal() for row in rows(state))
        exchanged += bool(state.view(None).exchanged)
    assert exchanged


@rule("SUMO-10", "RULING-5")
def test_an_exchanged_joker_is_out_of_the_round_and_seen_by_all() -> None:
    state, _ = deal("17 J5 63 90 28", players=4)
    for viewer in (None, 0, 1, 2, 3):
        assert state.view(viewer).exchanged == [("J5", 2)]
        (dealt,) = [event for event in heard(state.events, viewer) if isinstance(event, schema.Dealt)]
        assert dealt.exchanged == (("J5", 2),)
    play_round(state)
    assert state.round == 2
    assert sorted(map(str, everywhere(state))) == sorted(map(str, whole_deck(state.options)))


def everywhere(state: SumoState) -> list:
    return [*(card for hand in hands(state) for card in hand), *cards(" ".join(rows(state))), *stock(state)]


@rule("SUMO-10", "SUMO-48")
def test_an_exchanged_joker_can_be_dealt_in_the_next_round() -> None:
    dealt_again = 0
    for seed in range(40):
        state = begin(players=9, seed=seed)
        exchanged = [joker for joker, _ in state.view(None).exchanged]
        if exchanged:
            play_round(state)
            dealt_again += any(exchanged[0] in hand for hand in hands(state))
    assert dealt_again


@rule("SUMO-11", "RULING-26")
def test_the_stock_stays_as_it_is_and_nobody_sees_it_in_the_round_or_after() -> None:
    state = begin(players=2, seed=5)
    aside = set(stock(state))
    assert state.view(0).stock == len(aside) == 80
    while state.hands_played == 0:
        assert set(stock(state)) == aside
        for viewer in (None, 0, 1):
            assert not aside & shown_cards(state, viewer)
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    view = state.view(None)
    finished = {card for row in view.finished_rows for card in row.cards} | {one.card for one in view.placing}
    assert len(finished) >= 6
    assert not aside & finished


def shown_cards(state: SumoState, viewer: int | None) -> set:
    """Every card that is named anywhere in a view."""
    view = state.view(viewer)
    shown = {card for row in [*view.rows, *view.finished_rows] for card in row.cards}
    shown |= {placing.card for placing in view.placing} | {card for placing in view.placing for card in placing.took}
    shown |= {card for seat in view.seats for card in seat.pile_cards or []}
    if view.own is not None:
        shown |= {*view.own.hand, *view.own.pile, *([view.own.chosen] if view.own.chosen else [])}
    return shown


@rule("SUMO-12", "RULING-6")
def test_a_void_deal_shows_four_cards_and_no_hand_and_is_dealt_again() -> None:
    voids = 0
    for seed in range(DEALS):
        state = begin(players=10, seed=seed, listen=True)
        for viewer in (None, 3):
            told = heard(state.events, viewer)
            kinds = [type(event).__name__ for event in told]
            start = kinds.index("Dealt")
            assert kinds == ["VoidDeal"] * start + ["Dealt"] + ["Hand"] * (viewer is not None)
        for event in heard(state.events, None)[:start]:
            assert len(event.rows) == 4
            assert {"J5", "J7"} & set(event.rows)
        voids += start
        assert all(row.isdecimal() for row in rows(state))
        assert stock(state) == []
    assert 0.05 < voids / (DEALS + voids) < 0.1


@rule("SUMO-12")
def test_a_void_deal_leaves_nothing_behind() -> None:
    state, held = deal("4 J7 51 80", players=10)
    assert not held
    assert state.view(None).exchanged == []
    assert [event.event for event in state.events] == [schema.VoidDeal((4, "J7", 51, 80))]


@rule("SUMO-13", "RULING-3")
def test_short_deck_deals_every_card_in_every_round() -> None:
    state = begin(players=5, mode="short_deck")
    for number in (1, 2):
        assert state.round == number
        assert stock(state) == []
        assert sorted(everywhere(state)) == list(range(1, 55))
        play_round(state)


@rule("SUMO-14", "RULING-3")
def test_short_deck_with_jokers_leaves_two_cards() -> None:
    jokers_in_hands = 0
    for seed in range(30):
        state = begin(players=2, mode="short_deck", short_deck_jokers=True, seed=seed)
        assert len(stock(state)) == 2
        assert len(everywhere(state)) == 26
        jokers_in_hands += sum(isinstance(card, str) for hand in hands(state) for card in hand)
        play_round(state)
        if state.outcome is None:
            assert len(everywhere(state)) == 26
    assert jokers_in_hands


@rule("SUMO-14")
def test_short_deck_with_both_jokers_among_the_rows_has_two_numbers_to_exchange_them() -> None:
    state, held = deal("J5 J7 3 4 5 6", players=2, mode="short_deck", short_deck_jokers=True)
    assert held
    assert rows(state) == ["5", "6", "3", "4"]
    assert sorted(stock(state)) == ["J5", "J7"]


@rule("SUMO-15", "RULING-25")
@pytest.mark.parametrize(
    ("players", "after_deal", "never_seen"), [(4, 52, 4), (5, 50, 0), (6, 52, 4), (7, 51, 2)], ids=str
)
def test_two_round_counts(players: int, after_deal: int, never_seen: int) -> None:
    state = begin(players=players, mode="two_round", seed=players)
    for left in (after_deal, never_seen):
        assert [len(hand) for hand in hands(state)] == [HAND_SIZES[players]] * players
        assert state.view(0).turns == HAND_SIZES[players]
        assert len(stock(state)) == state.view(0).stock == left
        play_round(state)
    assert state.outcome is not None


@rule("SUMO-16")
def test_two_round_shuffles_the_stock_when_a_joker_went_back() -> None:
    """The joker lies anywhere in it, so it can be dealt to anybody, or be left over."""
    found = {
        stock(deal(f"17 J7 63 90 {spare}", players=7, mode="two_round", seed=spare)[0]).index("J7")
        for spare in range(1, 17)
    }
    assert len(found) > 8
    untouched, _ = deal("17 28 63 90 J7 5", players=7, mode="two_round")
    assert stock(untouched)[:2] == ["J7", 5]


@rule("SUMO-16", "SUMO-10")
def test_two_round_exchanged_joker_is_in_no_hand_of_round_1() -> None:
    state, _ = deal("17 J7 63 90 42", players=6, mode="two_round")
    assert not any("J7" in hand for hand in hands(state))
    assert state.view(0).exchanged == [("J7", 2)]


@rule("SUMO-17", "SUMO-49", "RULING-19")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_two_round_carries_the_table_and_deals_from_the_stock(players: int) -> None:
    carried_jokers = 0
    for seed in range(12):
        state = begin(players=players, mode="two_round", seed=seed)
        aside = stock(state)
        played = {card for hand in hands(state) for card in hand}
        while state.hands_played == 0:
            state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[-1])
        assert state.round == 2
        size = HAND_SIZES[players]
        assert rows(state) == state.position()["finished_rows"]
        carried_jokers += any("J" in row for row in rows(state))
        dealt = [sorted(aside[seat * size : (seat + 1) * size], key=order) for seat in range(players)]
        assert [sorted(hand, key=order) for hand in hands(state)] == dealt
        assert stock(state) == aside[players * size :]
        assert not played & {card for hand in hands(state) for card in hand}
        assert [seat.pile for seat in state.view(0).seats] == [0] * players
    assert carried_jokers


def order(card: int | str) -> int:
    return card if isinstance(card, int) else 0


@rule("SUMO-7")
def test_each_seat_hears_its_own_hand_only() -> None:
    state = begin(players=3, listen=True)
    for seat in range(3):
        (hand,) = [event for event in heard(state.events, seat) if isinstance(event, schema.Hand)]
        assert sorted(hand.cards, key=order) == sorted(hands(state)[seat], key=order)
    assert not [event for event in heard(state.events, None) if isinstance(event, schema.Hand)]

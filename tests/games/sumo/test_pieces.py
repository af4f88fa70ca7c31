import pytest

from games.sumo.scenes import begin, whole_deck
from sobremesa.core.options import read_options
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.pieces import CARDS, J5, J7, name_of, sumos_in, sumos_on
from sobremesa.games.sumo.rules import deck_for
from sobremesa.games.sumo.schema import SumoOptions

rule = pytest.mark.rule


@rule("SUMO-1", "RULING-1")
def test_the_deck_has_the_numbers_to_102_and_two_jokers() -> None:
    assert sorted(map(str, CARDS)) == sorted(map(str, [*range(1, 103), "J5", "J7"]))
    assert len(deck_for(SumoOptions())) == len(set(deck_for(SumoOptions()))) == 104


@rule("SUMO-2", "SUMO-3")
@pytest.mark.parametrize(
    ("sumos", "numbers"),
    [
        (7, [55]),
        (5, [11, 22, 33, 44, 66, 77, 88, 99]),
        (3, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
        (2, [5, 15, 25, 35, 45, 65, 75, 85, 95]),
    ],
)
def test_sumos_by_class(sumos: int, numbers: list[int]) -> None:
    assert [number for number in range(1, 103) if sumos_on(number) == sumos] == numbers


@rule("SUMO-2")
def test_every_other_number_has_one_sumo() -> None:
    assert sum(sumos_on(number) == 1 for number in range(1, 103)) == 74
    assert (sumos_on(J7), sumos_on(J5)) == (7, 5)


@rule("SUMO-1", "SUMO-2")
def test_check_numbers_of_the_full_deck() -> None:
    deck = deck_for(SumoOptions())
    assert sumos_in(deck) == 181
    assert sum(card for card in deck if card > 0) == 5253
    by_sumos = {sumos: sum(sumos_on(card) == sumos for card in deck) for sumos in (1, 2, 3, 5, 7)}
    assert by_sumos == {1: 74, 2: 9, 3: 10, 5: 9, 7: 2}


@rule("SUMO-13", "RULING-3", "RULING-4")
@pytest.mark.parametrize(
    ("players", "highest", "sumos"),
    [(2, 24, 38), (3, 34, 55), (4, 44, 72), (5, 54, 85), (6, 64, 103), (7, 74, 120), (8, 84, 137), (9, 94, 154)],
)
def test_check_numbers_of_the_short_decks(players: int, highest: int, sumos: int) -> None:
    options = SumoOptions(mode="short_deck", players=players)
    assert deck_for(options) == list(range(1, highest + 1))
    assert sumos_in(deck_for(options)) == sumos
    with_jokers = SumoOptions(mode="short_deck", players=players, short_deck_jokers=True)
    assert deck_for(with_jokers) == [J7, J5, *range(1, highest + 1)]


@rule("SUMO-13")
@pytest.mark.parametrize("mode", ["standard", "two_round"])
def test_short_deck_jokers_mean_nothing_in_other_modes(mode: str) -> None:
    options = read_options(SumoOptions, {"mode": mode, "short_deck_jokers": True})
    assert [name_of(card) for card in deck_for(options)] == ["J7", "J5", *range(1, 103)]
    assert len(whole_deck(options)) == 104


@rule("SUMO-2")
def test_the_page_is_served_the_sumos_of_every_card() -> None:
    assert RULES.pieces["sumos"] == {str(name): sumos_on(card) for name, card in CARDS.items()}
    assert sum(RULES.pieces["sumos"].values()) == 181


@rule("SUMO-4")
def test_a_view_counts_sumos_by_cards_not_by_adopted_values() -> None:
    state = RULES.from_position({"rows": ["55 J7=55", "1", "2", "3"], "hands": ["4 5", "6 7"]})
    assert state.view(None).rows[0].sumos == 14
    assert state.view(None).rows[0].values == [55, 55]
    assert begin().view(None).rows[0].sumos == sumos_in([CARDS[begin().view(None).rows[0].cards[0]]])

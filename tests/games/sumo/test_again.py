"""What is remembered of the last turn, what is fresh on the table, and what becomes public when."""

import pytest

from games.sumo.scenes import begin, play_match, play_turn, scene
from sobremesa.games.sumo import RULES, schema
from sobremesa.games.sumo.schema import PlayCard, SumoAppraisal, TakeRow

rule = pytest.mark.rule


def test_a_row_that_was_taken_is_remembered_with_the_values_of_its_jokers() -> None:
    """Carla takes a row that a joker had started, so that the joker is nowhere on the table any more."""
    rows = ("J7=48 49", "7", "60", "90")
    table = scene(*rows, hands={"Ana": "61", "Beto": "8", "Carla": "3"}, piles={"Ana": "48"})
    table.play(Ana=61, Beto=8, Carla=3)
    table.take_row("Carla", 1)
    position = table.state.position()
    assert position["placing"][0]["took"] == "J7=48 49"
    assert RULES.from_position(position).position() == position


def test_while_a_row_is_chosen_the_cards_placed_so_far_are_fresh() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "J5", "Beto": "3"})
    table.play(Ana="J5", Beto=3)
    table.place_joker("Ana", 2)
    assert table.state.view(None).fresh == ["J5"]


def test_cards_that_were_just_dealt_are_not_fresh() -> None:
    """Even where one of them was among those placed in the turn before."""
    met = 0
    for seed in range(60):
        state = begin(players=9, mode="short_deck", end_condition="rounds", rounds=2, seed=seed)
        while state.round == 1:
            play_turn(state)
        view = state.view(None)
        dealt = {card for row in view.rows for card in row.cards}
        met += bool(dealt & {one.card for one in view.placing})
        assert view.fresh == []
    assert met


def test_in_round_2_of_two_round_the_cards_of_the_last_turn_are_fresh_still() -> None:
    state = begin(players=4, mode="two_round", seed=5)
    while state.round == 1:
        play_turn(state)
    view = state.view(None)
    assert view.fresh
    assert set(view.fresh) <= {one.card for one in view.placing} & {card for row in view.rows for card in row.cards}


@rule("SUMO-17", "SUMO-29")
def test_round_2_of_two_round_is_announced_with_the_values_of_jokers() -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101", "Dani": "102"}
    rows = ("J5=64", "2", "3 J7=3", "96")
    table = scene(*rows, hands=hands, padding=0, options={"mode": "two_round"}, piles={"Ana": "64"})
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    (dealt,) = [event for event in table.heard_by(None) if isinstance(event, schema.Dealt)]
    assert dealt.rows == (("J5=64",), (2,), (3, "J7=3"), (96, 97, 98, 101, 102))


@rule("SUMO-52")
@pytest.mark.parametrize("pile_view", ["face_down", "open"])
def test_the_last_choice_of_a_match_reveals_the_scores(pile_view: str) -> None:
    """So a draft of it stops before the sheet is seen."""
    options = {"end_condition": "rounds", "rounds": 1, "pile_view": pile_view}
    hands = {"Ana": "1", "Beto": "98"}
    table = scene("2", "4", "3", "96", hands=hands, padding=0, piles={"Beto": "55"}, options=options)
    table.play(Ana=1, Beto=98)
    before = table.state.information_count
    world = table.state.imagine(0, table.state.chance.copy())
    world.apply(0, TakeRow(1))
    assert world.outcome is not None
    assert world.information_count > before


def test_a_choice_that_does_not_end_the_round_reveals_nothing() -> None:
    table = scene("2", "4", "3", "96", hands={"Ana": "1", "Beto": "98"}, padding=1)
    table.play(Ana=1, Beto=98)
    before = table.state.information_count
    table.take_row("Ana", 1)
    assert table.state.information_count == before


def test_the_count_of_what_was_revealed_comes_back_with_a_position() -> None:
    state = begin(players=2, seed=3)
    while state.hands_played < 2:
        play_turn(state)
    assert RULES.from_position(state.position()).information_count == state.information_count
    play_match(state)
    assert RULES.from_position(state.position()).information_count == state.information_count


@rule("SUMO-36")
def test_a_low_card_is_foreseen_to_take_a_row() -> None:
    table = scene("10", "20 21", "30 31 32 33 34", "55", hands={"Ana": "3 35 22", "Beto": "4 5 6"})
    appraise = table.state.appraise
    none = [None, None, None, None]
    assert appraise(0, PlayCard(3)) == SumoAppraisal(None, True, 3, none)
    full = 3 + 1 + 1 + 5 + 1
    assert appraise(0, PlayCard(35)) == SumoAppraisal(3, True, full, [25, 14, 1, None])
    assert appraise(0, PlayCard(22)) == SumoAppraisal(2, False, 0, [12, 1, None, None])

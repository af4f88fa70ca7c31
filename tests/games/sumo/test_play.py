import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.sumo.scenes import NAMES, begin, cards, play_turn, scene
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.sumo import RULES, schema
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoOptions, TakeRow

rule = pytest.mark.rule

# Choosing


@rule("SUMO-20")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    state = begin(players=4)
    assert state.to_act == (0, 1, 2, 3)
    for seat in (2, 0, 3):
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.to_act == (1,)
    assert state.phase == "choose_card"


@rule("SUMO-20")
def test_every_card_of_the_hand_can_be_chosen_and_no_other() -> None:
    table = scene("1", "2", "3", "4", hands={"Ana": "J7 J5 9 33", "Beto": "7"}, padding=1)
    assert [action.card for action in table.state.legal_actions(0)] == table.hand("Ana")
    assert set(cards("J7 J5 9 33")) <= set(table.hand("Ana"))


@rule("SUMO-21", "RULING-8")
def test_a_laid_card_can_be_changed_as_often_as_wanted() -> None:
    table = scene("1", "2", "3", "4", hands={"Ana": "10 20 30", "Beto": "40"})
    hand = table.hand("Ana")
    for card in (10, 20, 30, 20, 10):
        table.play(Ana=card)
        assert table.state.view(0).own.chosen == card
        assert table.hand("Ana") == [other for other in hand if other != card]
    assert table.state.to_act == (1,)
    table.play(Beto=40)
    assert table.state.view(0).placing[0].card == 10


@rule("SUMO-21")
def test_naming_the_card_that_lies_there_is_accepted_and_changes_nothing() -> None:
    table = scene("1", "2", "3", "4", hands={"Ana": "10", "Beto": "40"})
    table.play(Ana=10)
    before, told = table.state.position(), len(table.state.events)
    assert PlayCard(10) in table.state.legal_actions(0)
    table.play(Ana=10)
    assert table.state.position() == before
    assert len(table.state.events) == told


@rule("SUMO-21")
def test_where_a_laid_card_stays_its_player_is_not_to_act_any_more() -> None:
    options = {"change_before_reveal": False}
    table = scene("1", "2", "3", "4", hands={"Ana": "10 20", "Beto": "40"}, options=options)
    table.play(Ana=10)
    assert not table.state.may_act(0)
    assert table.state.legal_actions(0) == []
    assert table.refusal("Ana", PlayCard(20)) == "not_your_turn"


@rule("SUMO-22")
def test_the_last_choice_turns_all_cards_up_at_once() -> None:
    table = scene("1", "2", "3", "4", hands={"Ana": "30", "Beto": "20", "Carla": "10"})
    table.play(Ana=30, Beto=20)
    assert not [event for event in table.heard_by(None) if isinstance(event, schema.Revealed)]
    assert table.state.view(None).placing == []
    table.play(Carla=10)
    (revealed,) = [event for event in table.heard_by(None) if isinstance(event, schema.Revealed)]
    assert revealed.cards == ((2, 10), (1, 20), (0, 30))


@rule("SUMO-22")
@pytest.mark.refusal("not_your_turn")
def test_after_the_reveal_no_card_is_taken_back() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "5 50", "Beto": "41 42"})
    table.play(Ana=5, Beto=41)
    assert table.choosing == "Ana"
    assert table.refusal("Beto", PlayCard(41)) == "not_your_turn"
    assert table.refusal("Beto", PlayCard(42)) == "not_your_turn"
    assert not table.state.may_act(1)


@rule("SUMO-23")
def test_nobody_passes_or_plays_two_cards() -> None:
    state = begin(players=3)
    for turn in range(1, 4):
        assert state.turn == turn
        sizes = [seat.hand for seat in state.view(None).seats]
        play_turn(state)
        assert [seat.hand for seat in state.view(None).seats] == [size - 1 for size in sizes]
    assert RULES.reader.names == ("play_card", "place_joker", "take_row")


@rule("SUMO-23", "RULING-22")
def test_the_last_card_is_the_only_choice_and_still_has_to_be_played() -> None:
    table = scene("1", "2", "3", "4", hands={"Ana": "10", "Beto": "20"}, padding=0)
    assert table.state.turn == 10
    assert table.state.to_act == (0, 1)
    assert table.state.legal_actions(0) == [PlayCard(10)]
    table.play(Ana=10)
    assert table.state.hands_played == 0


# Placing


@rule("SUMO-24")
def test_jokers_come_first_the_seven_before_the_five_then_numbers_ascending() -> None:
    hands = {"Ana": "102", "Beto": "J5", "Carla": "5", "Dani": "J7", "Eva": "50"}
    table = scene("1", "2", "3", "4", hands=hands)
    table.play(Ana=102, Beto="J5", Carla=5, Dani="J7", Eva=50)
    assert [one.card for one in table.state.view(None).placing] == ["J7", "J5", 5, 50, 102]
    assert table.choosing == "Dani"
    table.place_joker("Dani", 1)
    assert table.choosing == "Beto"


@rule("SUMO-25")
def test_the_value_of_a_row() -> None:
    table = scene("7 20", "30 J5=30", "J7=44", "50", hands={"Ana": "1", "Beto": "2"}, piles={"Ana": "44"})
    assert [row.values[-1] for row in table.state.view(None).rows] == [20, 30, 44, 50]


@rule("SUMO-26", "SUMO-27", "RULING-9")
@pytest.mark.parametrize(
    ("card", "row"), [(10, 4), (13, 4), (21, 1), (39, 1), (41, 3), (59, 3), (61, 2), (102, 2)], ids=str
)
def test_a_number_goes_to_the_highest_value_below_it(card: int, row: int) -> None:
    table = scene("20", "60", "40", "9", hands={"Ana": str(card), "Beto": "11"})
    table.play(Ana=card, Beto=11)
    (placed,) = [event for event in table.heard_by(None) if isinstance(event, schema.Placed) and event.seat == 0]
    assert placed.row == row
    assert table.choosing is None


@given(
    values=st.lists(st.integers(1, 102), min_size=4, max_size=4, unique=True),
    played=st.lists(st.integers(1, 102), min_size=2, max_size=10, unique=True),
    data=st.data(),
)
@rule("SUMO-26", "SUMO-27", "SUMO-36", "SUMO-37", "SUMO-39")
def test_only_a_low_card_asks_and_only_once(values: list[int], played: list[int], data: st.DataObject) -> None:
    played = [card for card in played if card not in values]
    assume(len(played) >= 2)
    hands = {NAMES[seat]: str(card) for seat, card in enumerate(played)}
    table = scene(*map(str, values), hands=hands, padding=0)
    table.play(**{name: int(card) for name, card in hands.items()})
    lowest = min(played)
    is_low = lowest < min(values)
    assert (table.choosing is not None) == is_low
    if is_low:
        assert table.choosing == NAMES[played.index(lowest)]
        table.take_row(table.choosing, data.draw(st.integers(1, 4)))
    assert table.choosing is None


@rule("SUMO-28", "RULING-10")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_joker_goes_to_any_row_that_ends_in_a_number(row: int) -> None:
    table = scene("5", "30 31 32 33", "60", "90", hands={"Ana": "J7", "Beto": "91"})
    table.play(Ana="J7", Beto=91)
    assert table.state.legal_actions(0) == [PlaceJoker(number) for number in (1, 2, 3, 4)]
    value = table.state.view(None).rows[row - 1].values[-1]
    table.place_joker("Ana", row)
    assert f"J7={value}" in table.rows[row - 1].split()


@rule("SUMO-28", "SUMO-30")
@pytest.mark.refusal("joker_after_joker")
@pytest.mark.parametrize("ending", ["44 J5=44", "J5=44"])
def test_three_rows_are_left_when_one_ends_in_a_joker(ending: str) -> None:
    piles = {"Ana": "44"} if ending == "J5=44" else None
    table = scene(ending, "30", "60", "90", hands={"Ana": "J7", "Beto": "91"}, piles=piles)
    table.play(Ana="J7", Beto=91)
    assert table.state.legal_actions(0) == [PlaceJoker(2), PlaceJoker(3), PlaceJoker(4)]
    assert table.refusal("Ana", PlaceJoker(1)) == "joker_after_joker"


@rule("SUMO-29", "RULING-11")
def test_a_joker_adopts_the_value_and_does_not_change_it() -> None:
    table = scene("5", "30", "60", "90", hands={"Ana": "J7", "Beto": "31"})
    table.play(Ana="J7", Beto=31)
    table.place_joker("Ana", 2)
    (joker,) = [event for event in table.heard_by(None) if isinstance(event, schema.Placed) and event.card == "J7"]
    assert (joker.row, joker.value, joker.took) == (2, 30, ())
    assert table.rows[1] == "30 J7=30 31"


@rule("SUMO-29", "SUMO-17")
def test_an_adopted_value_lasts_into_round_2_of_two_round() -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101", "Dani": "102"}
    rows = ("5 J5=5", "J7=30", "60", "96")
    table = scene(*rows, hands=hands, padding=0, options={"mode": "two_round"}, piles={"Ana": "30"})
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    assert table.state.round == 2
    assert table.rows == ["5 J5=5", "J7=30", "60", "96 97 98 101 102"]


@rule("SUMO-30")
@pytest.mark.parametrize(("card", "row"), [(39, 2), (41, 1)])
def test_a_number_follows_a_joker_if_it_is_higher_than_the_adopted_value(card: int, row: int) -> None:
    table = scene("40 J5=40", "9", "60", "90", hands={"Ana": str(card), "Beto": "91"})
    table.play(Ana=card, Beto=91)
    assert str(card) in table.rows[row - 1].split()


@rule("SUMO-31")
def test_both_jokers_lie_in_one_row_with_a_number_between() -> None:
    table = scene("48 J7=48", "7", "60", "90", hands={"Ana": "J5", "Beto": "50"})
    table.play(Ana="J5", Beto=50)
    assert table.refusal("Ana", PlaceJoker(1)) == "joker_after_joker"
    later = scene("48 J7=48 50", "7", "60", "90", hands={"Ana": "J5", "Beto": "91"})
    later.play(Ana="J5", Beto=91)
    later.place_joker("Ana", 1)
    assert later.rows[0] == "48 J7=48 50 J5=50"


@rule("SUMO-32", "RULING-15")
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_the_sixth_card_takes_five_and_starts_the_row_in_its_place(row: int) -> None:
    rows = ["5", "20", "90"]
    rows.insert(row, "50 51 52 53 54")
    table = scene(*rows, hands={"Ana": "56", "Beto": "91"})
    table.play(Ana=56, Beto=91)
    assert table.pile("Ana") == [50, 51, 52, 53, 54]
    assert table.rows[row] == "56"
    assert len(table.rows) == 4


@rule("SUMO-32")
def test_the_fifth_card_takes_nothing() -> None:
    table = scene("50 51 52 53", "5", "20", "90", hands={"Ana": "54", "Beto": "91"})
    table.play(Ana=54, Beto=91)
    assert table.rows[0] == "50 51 52 53 54"
    assert table.taken == {}


@rule("SUMO-33")
def test_a_full_nearest_row_is_taken_though_others_have_room() -> None:
    table = scene("50 51 52 53 54", "49", "20", "90", hands={"Ana": "60", "Beto": "91"})
    table.play(Ana=60, Beto=91)
    assert table.rows == ["60", "49", "20", "90 91"]


@rule("SUMO-34", "RULING-11")
def test_a_joker_as_sixth_card_keeps_the_fifth_card_s_value() -> None:
    table = scene("50 51 52 53 54", "5", "20", "90", hands={"Ana": "J5", "Beto": "55"})
    table.play(Ana="J5", Beto=55)
    table.place_joker("Ana", 1)
    (joker,) = [event for event in table.heard_by(None) if isinstance(event, schema.Placed) and event.card == "J5"]
    assert (joker.value, joker.took, joker.sumos) == (54, (50, 51, 52, 53, 54), 7)
    assert table.pile("Ana") == [50, 51, 52, 53, 54]
    assert table.rows[0] == "J5=54 55"


@rule("SUMO-35", "RULING-12")
def test_a_joker_may_go_to_a_full_row_on_purpose() -> None:
    table = scene("1 2 3 4 6", "30", "60", "90", hands={"Ana": "J5", "Beto": "91"})
    table.play(Ana="J5", Beto=91)
    assert PlaceJoker(1) in table.state.legal_actions(0)
    table.place_joker("Ana", 1)
    assert table.taken == {"Ana": 5}


@rule("SUMO-36")
@pytest.mark.parametrize(
    ("row", "pile"), [(1, "10 J5"), (2, "20 21 22 23 24"), (3, "J7"), (4, "55")], ids=["joker", "full", "first", "dear"]
)
def test_a_low_card_takes_any_row(row: int, pile: str) -> None:
    rows = ("10 J5=10", "20 21 22 23 24", "J7=44", "55")
    table = scene(*rows, hands={"Ana": "3", "Beto": "91"}, piles={"Beto": "44"})
    table.play(Ana=3, Beto=91)
    assert table.state.legal_actions(0) == [TakeRow(number) for number in (1, 2, 3, 4)]
    table.take_row("Ana", row)
    assert table.pile("Ana") == cards(pile)
    assert table.rows[row - 1].split()[0] == "3"


@rule("SUMO-37", "RULING-14")
@pytest.mark.refusal("no_choice_pending")
def test_whoever_s_number_fits_has_no_choice() -> None:
    table = scene("1", "30", "60", "66 77 88 99 100", hands={"Ana": "101", "Beto": "2"})
    table.play(Ana=101, Beto=2)
    assert table.state.phase == "choose_card"
    assert table.taken == {"Ana": 23}
    assert table.refusal("Ana", TakeRow(1)) == "no_choice_pending"


@rule("SUMO-38", "RULING-14")
def test_a_card_is_low_or_not_when_its_turn_comes() -> None:
    """25 would have been low, but Ana's 3 makes a row for it; and a joker's choice comes before both."""
    table = scene("30", "40", "50", "60", hands={"Ana": "3", "Beto": "25", "Carla": "J7"})
    table.play(Ana=3, Beto=25, Carla="J7")
    assert table.choosing == "Carla"
    table.place_joker("Carla", 2)
    assert table.choosing == "Ana"
    assert table.state.view(1).placing[2].card == 25
    table.take_row("Ana", 2)
    assert table.choosing is None
    assert table.rows == ["30", "3 25", "50", "60"]
    assert table.pile("Ana") == cards("40 J7")


@rule("SUMO-39")
def test_a_turn_has_at_most_three_row_choices() -> None:
    table = scene("30", "40", "50", "60", hands={"Ana": "J7", "Beto": "J5", "Carla": "3", "Dani": "4"})
    table.play(Ana="J7", Beto="J5", Carla=3, Dani=4)
    table.place_joker("Ana", 1)
    table.place_joker("Beto", 2)
    table.take_row("Carla", 3)
    choices = [event.seat for event in table.heard_by(None) if isinstance(event, schema.MustChoose)]
    assert choices == [0, 1, 2]
    assert table.state.turn == 9


@rule("SUMO-40")
def test_taken_cards_stay_in_the_pile_and_the_joker_s_value_is_gone() -> None:
    table = scene("50 J5=50", "60", "70", "80", hands={"Ana": "3", "Beto": "81"})
    hands = [table.hand("Ana"), table.hand("Beto")]
    table.play(Ana=3, Beto=81)
    table.take_row("Ana", 1)
    assert table.pile("Ana") == [50, "J5"]
    assert table.hand("Ana") == [card for card in hands[0] if card != 3]
    assert table.state.position()["piles"] == ["50 J5", ""]
    assert table.refusal("Ana", PlayCard("J5")) == "card_not_in_hand"


@rule("SUMO-41")
def test_the_next_turn_begins_when_all_cards_are_placed() -> None:
    table = scene("10", "30", "60", "90", hands={"Ana": "11", "Beto": "31"})
    turn = table.state.turn
    moment = table.state.decision_id(0)
    table.play(Ana=11, Beto=31)
    assert table.state.turn == turn + 1
    assert table.state.decision_id(0) != moment
    assert table.state.to_act == (0, 1)


# The platform's side of it


@rule("RULING-23")
def test_the_rules_know_no_clock_and_no_leaving() -> None:
    match = Match.with_seed(
        RULES, read_options(SumoOptions, {"players": 2}), [Seat(name="Ana"), Seat(name="Beto")], bytes(32)
    )
    state = match.start()
    while state.outcome is None:
        assert state.deadline is None
        assert match.due(10**9) is None
        seat = state.to_act[0]
        match.act(seat, state.legal_actions(seat)[0], by="bot" if seat else None, at=10**9)
        assert state.players == len(state.view(None).seats) == 2
    with pytest.raises(ValueError, match="no clock is running"):
        state.tick()


@rule("RULING-24")
def test_what_others_choose_in_the_same_turn_makes_no_answer_stale() -> None:
    table = scene("10", "30", "60", "90", hands={"Ana": "11 12", "Beto": "31", "Carla": "61"})
    moment = table.state.decision_id(0)
    table.play(Beto=31)
    table.state.check(0, PlayCard(11), moment)
    table.play(Ana=11)
    table.state.check(0, PlayCard(12), moment)


@rule("RULING-24")
def test_every_turn_of_every_round_is_a_moment_of_its_own() -> None:
    state = begin(players=2, seed=3)
    moments = []
    while state.outcome is None:
        assert state.decision_id(0) == state.decision_id(1)
        moments.append(state.decision_id(0))
        play_turn(state)
    assert len(set(moments)) == len(moments) == 10 * state.hands_played

"""Every refusal of the rules file, provoked through a real match, by the first check that fails."""

import msgspec
import pytest

from games.sumo.scenes import begin, play_match, scene
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoAction, SumoOptions, TakeRow

refusal = pytest.mark.refusal


def seated(**options: object) -> Match:
    agreed = read_options(SumoOptions, {"players": 3} | options)
    return Match.with_seed(RULES, agreed, [Seat(name=f"Ana {seat}") for seat in range(agreed.players)], bytes(32))


def code(match: Match, sender: int | None, message: bytes | str | SumoAction, **more: object) -> str:
    """The code a message is refused with; nothing has changed by it."""
    before = None if match.state is None else match.state.position()
    moves = list(match.moves)
    with pytest.raises(Refused) as refused:
        match.act(sender, message, **more)
    assert match.moves == moves
    assert (None if match.state is None else match.state.position()) == before
    return refused.value.code


def rules_code(state: SumoState, seat: int, action: SumoAction) -> str:
    with pytest.raises(Refused) as refused:
        state.check(seat, action)
    return refused.value.code


# 1 and 2: the message


@refusal("malformed_action")
@pytest.mark.parametrize(
    "message",
    [
        "",
        "play_card",
        "{",
        "null",
        "[]",
        "7",
        '"play_card"',
        "{}",
        '{"card":7}',
        '{"type":null,"card":7}',
        '{"type":7,"card":7}',
        '{"type":["play_card"],"card":7}',
        '{"type":"play_card"}',
        '{"type":"play_card","row":2}',
        '{"type":"play_card","card":7,"row":2}',
        '{"type":"play_card","card":"J5","value":40}',
        '{"type":"play_card","card":7,"seat":1}',
        '{"type":"play_card","card":true}',
        '{"type":"play_card","card":7.5}',
        '{"type":"play_card","card":7.0}',
        '{"type":"play_card","card":null}',
        '{"type":"play_card","card":[7]}',
        '{"type":"play_card","card":[7,8]}',
        '{"type":"play_card","card":{"number":7}}',
        '{"type":"place_joker"}',
        '{"type":"place_joker","row":"2"}',
        '{"type":"place_joker","row":true}',
        '{"type":"place_joker","row":2,"value":40}',
        '{"type":"take_row","row":null}',
        '{"type":"take_row","row":2.5}',
        '{"type":"take_row","row":[1,2]}',
        '{"type":"take_row","row":1} {"type":"take_row","row":1}',
        '{"type":"play_card","card":"\\ud800"}',
        b'{"type":"play_card","card":"\xff"}',
        b"\x00",
    ],
)
def test_malformed_action(message: str | bytes) -> None:
    match = seated()
    match.start()
    assert code(match, 0, message) == "malformed_action"
    assert code(match, None, message) == "malformed_action"


@refusal("malformed_action")
@pytest.mark.parametrize("extra", [{"row": "\ud800"}, {"row": 1, "\ud800": 1}, {"row": len}], ids=ascii)
def test_a_document_no_text_could_hold_is_malformed_too(extra: dict[str, object]) -> None:
    with pytest.raises(Refused, match="malformed_action"):
        RULES.reader.convert({"type": "take_row"} | extra)


@refusal("unknown_action")
@pytest.mark.parametrize("name", ["pass", "undo", "draw", "show_hand", "deal", "end_round", "score", "PlayCard", ""])
def test_unknown_action(name: str) -> None:
    match = seated()
    match.start()
    for extra in ({}, {"card": True}, {"row": "2", "anything": [1, {}]}):
        assert code(match, 0, msgspec.json.encode({"type": name} | extra)) == "unknown_action"
    assert code(match, None, msgspec.json.encode({"type": name})) == "unknown_action"


# 3 to 8: who, and when


@refusal("not_a_player")
def test_a_spectator_or_stranger_acts() -> None:
    match = seated()
    assert code(match, None, PlayCard(7)) == "not_a_player"
    match.start()
    assert code(match, None, PlayCard(7), seat=1, decision_id=-1) == "not_a_player"
    assert code(match, 3, PlayCard(7)) == "not_a_player"


@refusal("not_your_seat")
def test_a_player_acts_in_the_name_of_another_seat() -> None:
    match = seated()
    assert code(match, 0, PlayCard(7), seat=1) == "not_your_seat"
    match.start()
    assert code(match, 0, PlayCard(7), seat=1, decision_id=-1) == "not_your_seat"


@refusal("match_not_started")
def test_before_the_match_has_started() -> None:
    assert code(seated(), 0, PlayCard(7), decision_id=-1) == "match_not_started"


@refusal("match_over")
def test_after_the_end() -> None:
    match = seated(target_sumos=1)
    state = match.start()
    while state.outcome is None:
        seat = state.to_act[0]
        match.act(seat, state.legal_actions(seat)[0])
    for action in (PlayCard(7), TakeRow(1), PlaceJoker(9), PlayCard("J6")):
        assert code(match, 0, action, decision_id=state.decision_id(0)) == "match_over"
        assert code(match, 0, action, decision_id=-1) == "match_over"


@refusal("stale_action")
@pytest.mark.parametrize("other", [-1, 1, 100, -100])
def test_meant_for_another_round_or_turn(other: int) -> None:
    match = seated(change_before_reveal=False)
    state = match.start()
    late = state.decision_id(0) + other
    assert code(match, 0, state.legal_actions(0)[0], decision_id=late) == "stale_action"
    match.act(0, state.legal_actions(0)[0], decision_id=state.decision_id(0))
    assert code(match, 0, PlayCard(7), decision_id=late) == "stale_action"


@refusal("stale_action")
def test_an_action_repeated_in_the_next_turn() -> None:
    match = seated()
    state = match.start()
    decision_id = state.decision_id(0)
    laid = [state.legal_actions(seat)[-1] for seat in range(3)]
    for seat in range(3):
        match.act(seat, laid[seat], decision_id=decision_id)
    assert state.turn == 2
    assert code(match, 0, laid[0], decision_id=decision_id) == "stale_action"


@refusal("not_your_turn")
def test_everybody_waits_for_the_one_who_chooses_a_row() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "5 50", "Beto": "41", "Carla": "42"})
    table.play(Ana=5, Beto=41, Carla=42)
    for action in (PlayCard(41), PlayCard(50), PlayCard("J6"), TakeRow(1), TakeRow(9), PlaceJoker(1)):
        with pytest.raises(Refused) as refused:
            table.state.check(1, action)
        assert refused.value.code == "not_your_turn"
        assert refused.value.facts == {"reason": "choosing_row", "seat": 0}


@refusal("not_your_turn")
def test_a_laid_card_stays_where_that_was_agreed() -> None:
    match = seated(change_before_reveal=False)
    state = match.start()
    first, second = state.legal_actions(0)[:2]
    match.act(0, first)
    for action in (first, second, PlayCard("J6"), TakeRow(1), PlaceJoker(9)):
        assert code(match, 0, action) == "not_your_turn"
    with pytest.raises(Refused) as refused:
        state.check(0, first)
    assert refused.value.facts == {"reason": "card_laid"}


# 9 to 16: the game's own


def low_card_pending() -> SumoState:
    table = scene("10", "20", "30 J5=30", "40", hands={"Ana": "5 50", "Beto": "41"})
    table.play(Ana=5, Beto=41)
    return table.state


def joker_pending() -> SumoState:
    table = scene("10", "20", "30 J5=30", "40", hands={"Ana": "J7 50", "Beto": "41"})
    table.play(Ana="J7", Beto=41)
    return table.state


@refusal("cards_revealed")
@pytest.mark.parametrize("card", [5, 50, 41, 103, "J6", "J7"])
def test_a_card_by_the_player_who_has_to_choose_a_row(card: int | str) -> None:
    assert rules_code(low_card_pending(), 0, PlayCard(card)) == "cards_revealed"
    assert rules_code(joker_pending(), 0, PlayCard(card)) == "cards_revealed"


@refusal("unknown_card")
@pytest.mark.parametrize("card", [0, -1, -2, -3, 103, 104, 10**30, "J6", "joker", "7", "j5", "J", "", " J5", "J5=40"])
def test_a_card_that_does_not_exist(card: int | str) -> None:
    match = seated()
    match.start()
    assert code(match, 0, PlayCard(card)) == "unknown_card"
    assert code(match, 0, msgspec.json.encode({"type": "play_card", "card": card})) == "unknown_card"


@refusal("card_not_in_hand")
def test_a_card_that_is_not_in_the_own_hand_wherever_it_is() -> None:
    """In another hand, face down before another, played, in a row, in a pile, in the stock: the same words."""
    hands = {"Ana": "11 12", "Beto": "21 22", "Carla": "31"}
    table = scene("50 51", "60", "70", "80", hands=hands, piles={"Ana": "90", "Beto": "91"})
    table.play(Beto=22)
    for card in (21, 22, 31, 50, 51, 90, 91, 100, "J5", "J7"):
        with pytest.raises(Refused) as refused:
            table.state.check(0, PlayCard(card))
        assert refused.value.code == "card_not_in_hand"
        assert refused.value.facts == {"card": card}


@refusal("card_not_in_hand")
def test_a_card_out_of_this_match_s_deck() -> None:
    state = begin(players=3, mode="short_deck")
    for card in (35, 50, 102, "J5", "J7"):
        assert rules_code(state, 0, PlayCard(card)) == "card_not_in_hand"


@refusal("no_choice_pending")
@pytest.mark.parametrize("action", [TakeRow(1), PlaceJoker(1), TakeRow(0), PlaceJoker(9)], ids=str)
def test_a_row_while_cards_are_being_chosen(action: SumoAction) -> None:
    match = seated()
    state = match.start()
    assert code(match, 0, action) == "no_choice_pending"
    match.act(0, state.legal_actions(0)[0])
    assert code(match, 0, action) == "no_choice_pending"


@refusal("joker_must_be_placed")
@pytest.mark.parametrize("row", [1, 3, 0, 9])
def test_a_joker_takes_no_row(row: int) -> None:
    assert rules_code(joker_pending(), 0, TakeRow(row)) == "joker_must_be_placed"


@refusal("must_take_row")
@pytest.mark.parametrize("row", [1, 3, 0, 9])
def test_a_low_card_is_no_joker(row: int) -> None:
    assert rules_code(low_card_pending(), 0, PlaceJoker(row)) == "must_take_row"


@refusal("no_such_row")
@pytest.mark.parametrize("row", [0, 5, -1, -4, 10**30])
def test_there_are_only_rows_1_to_4(row: int) -> None:
    assert rules_code(low_card_pending(), 0, TakeRow(row)) == "no_such_row"
    assert rules_code(joker_pending(), 0, PlaceJoker(row)) == "no_such_row"


@refusal("joker_after_joker")
def test_no_joker_follows_a_joker() -> None:
    assert rules_code(joker_pending(), 0, PlaceJoker(3)) == "joker_after_joker"
    joker_pending().check(0, PlaceJoker(1))
    low_card_pending().check(0, TakeRow(3))


@refusal("match_over")
def test_the_state_itself_refuses_after_the_end() -> None:
    state = begin(players=2, target_sumos=1)
    play_match(state)
    assert rules_code(state, 0, PlayCard(1)) == "match_over"

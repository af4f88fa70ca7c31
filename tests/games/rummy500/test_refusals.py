"""Every refusal of the rules file, provoked through a real match or a scene, by the first check that fails."""

import msgspec
import pytest

from games.rummy500.scenes import Scene, cards, discard, lay_off, meld, scene, take
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.games.rummy500 import RULES
from sobremesa.games.rummy500.schema import (
    DRAW_STOCK,
    PASS,
    Discard,
    LayOff,
    Meld,
    Rummy500Action,
    Rummy500Options,
    TakeDiscard,
)

refusal = pytest.mark.refusal

FREE = {"free_top_discard": True}


def seated(**options: object) -> Match:
    agreed = read_options(Rummy500Options, {"players": 3} | options)
    return Match.with_seed(RULES, agreed, [Seat(name=f"Ana {seat}") for seat in range(agreed.players)], bytes(32))


def code(match: Match, sender: int | None, message: bytes | str | Rummy500Action, **more: object) -> str:
    """The code a message is refused with; nothing has changed by it."""
    before = None if match.state is None else match.state.position()
    moves = list(match.moves)
    with pytest.raises(Refused) as refused:
        match.act(sender, message, **more)
    assert match.moves == moves
    assert (None if match.state is None else match.state.position()) == before
    return refused.value.code


# The message


@refusal("malformed_action")
@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"pass"',
        "{}",
        '{"cards":["7S1"]}',
        '{"type":null}',
        '{"type":["pass"]}',
        '{"type":"pass","card":"7S1"}',
        '{"type":"draw_stock","seat":0}',
        '{"type":"discard"}',
        '{"type":"discard","card":null}',
        '{"type":"discard","card":7}',
        '{"type":"discard","card":["7S1"]}',
        '{"type":"meld"}',
        '{"type":"meld","cards":[]}',
        '{"type":"meld","cards":"7S1"}',
        '{"type":"meld","cards":["7S1",null]}',
        '{"type":"meld","cards":["7S1",7]}',
        '{"type":"meld","cards":["7S1"],"kind":"set"}',
        '{"type":"lay_off","meld":1,"cards":["7S1"]}',
        '{"type":"lay_off","meld":1,"end":null}',
        '{"type":"lay_off","meld":1,"end":null,"cards":[]}',
        '{"type":"lay_off","meld":"m1","end":null,"cards":["7S1"]}',
        '{"type":"lay_off","meld":1.5,"end":null,"cards":["7S1"]}',
        '{"type":"lay_off","meld":true,"end":null,"cards":["7S1"]}',
        '{"type":"lay_off","meld":1,"end":"middle","cards":["7S1"]}',
        '{"type":"take_discard","card":"7S1"}',
        '{"type":"take_discard","use":null}',
        '{"type":"take_discard","card":"7S1","use":true}',
        '{"type":"take_discard","card":"7S1","use":{}}',
        '{"type":"take_discard","card":"7S1","use":{"cards":["7S1","7H1","7D1"]}}',
        '{"type":"take_discard","card":"7S1","use":{"type":"discard","card":"7S1"}}',
        '{"type":"take_discard","card":"7S1","use":{"type":"draw_stock"}}',
        '{"type":"take_discard","card":"7S1","use":{"type":"take_discard","card":"7S1","use":null}}',
        '{"type":"take_discard","card":"7S1","use":{"type":"meld","cards":[]}}',
        '{"type":"take_discard","card":"7S1","use":{"type":"lay_off","meld":1,"cards":["7S1"]}}',
        '{"type":"discard","card":"\\ud800"}',
        b'{"type":"discard","card":"\xff"}',
        b"\x00",
    ],
)
def test_malformed_action(message: str | bytes) -> None:
    match = seated()
    match.start()
    assert code(match, match.state.seat, message) == "malformed_action"
    assert code(match, None, message) == "malformed_action"


@refusal("malformed_action")
def test_no_list_is_longer_than_both_packs_and_no_name_than_thirty_two_letters() -> None:
    match = seated()
    match.start()
    for count, expected in ((108, "must_draw_first"), (109, "malformed_action"), (2600, "malformed_action")):
        cards = ["7H1"] * count
        assert code(match, match.state.seat, msgspec.json.encode(Meld(tuple(cards)))) == expected
        assert code(match, match.state.seat, msgspec.json.encode(LayOff(1, "low", tuple(cards)))) == expected
    for length, expected in ((32, "must_draw_first"), (33, "malformed_action")):
        assert code(match, match.state.seat, msgspec.json.encode(Discard("Z" * length))) == expected
        assert code(match, match.state.seat, msgspec.json.encode(Meld(("Z" * length,)))) == expected
    for count, expected in ((108, "card_not_in_discard"), (109, "malformed_action")):
        take_all = TakeDiscard(match.state.view(match.state.seat).own.hand[0], Meld(("7H1",) * count))
        assert code(match, match.state.seat, msgspec.json.encode(take_all)) == expected


@refusal("unknown_action")
@pytest.mark.parametrize("name", ["draw", "undo", "rummy", "lay", "go_out", "Meld", ""])
def test_unknown_action(name: str) -> None:
    match = seated()
    match.start()
    for extra in ({}, {"cards": True}, {"card": "7S1", "anything": [1, {}]}):
        assert code(match, 0, msgspec.json.encode({"type": name} | extra)) == "unknown_action"


# Who, and when


@refusal("not_a_player")
def test_a_spectator_or_stranger_acts() -> None:
    match = seated()
    assert code(match, None, DRAW_STOCK) == "not_a_player"
    match.start()
    assert code(match, None, DRAW_STOCK, seat=1, decision_id=-1) == "not_a_player"
    assert code(match, 3, DRAW_STOCK) == "not_a_player"


@refusal("not_your_seat")
def test_a_player_acts_in_the_name_of_another_seat() -> None:
    match = seated()
    match.start()
    assert code(match, 0, DRAW_STOCK, seat=1, decision_id=-1) == "not_your_seat"


@refusal("match_not_started")
def test_before_the_match_has_started() -> None:
    assert code(seated(), 0, DRAW_STOCK, decision_id=-1) == "match_not_started"


@refusal("match_over")
def test_after_the_end() -> None:
    match = seated(mode="fixed_rounds", rounds=1, tie_break="shared")
    state = match.start()
    while state.outcome is None:
        match.act(state.seat, state.legal_actions(state.seat)[0])
    for seat in range(3):
        assert code(match, seat, DRAW_STOCK, decision_id=-1) == "match_over"


@refusal("stale_action")
def test_an_answer_to_an_older_question() -> None:
    match = seated()
    state = match.start()
    seat, decision_id = state.seat, state.decision_id(state.seat)
    match.act(seat, DRAW_STOCK, decision_id=decision_id)
    assert code(match, seat, DRAW_STOCK, decision_id=decision_id) == "stale_action"
    other = (seat + 1) % 3
    assert code(match, other, DRAW_STOCK, decision_id=decision_id) == "stale_action"


@refusal("not_your_turn")
def test_out_of_turn() -> None:
    match = seated()
    state = match.start()
    other = (state.seat + 1) % 3
    with pytest.raises(Refused) as refused:
        match.act(other, DRAW_STOCK)
    assert (refused.value.code, refused.value.facts) == ("not_your_turn", {"seat": state.seat})
    for action in (PASS, Discard("nonsense"), Meld(("7S1",)), LayOff(9, None, ("7S1",)), TakeDiscard("7S1", None)):
        assert code(match, other, action) == "not_your_turn"


# The part of the turn


@refusal("must_draw_first", "already_drawn")
def test_draw_first_and_once() -> None:
    """Whatever else is wrong with it."""
    table = scene("7S 7H KC 2S", row="JC 7D", melds=("1: 4C 5C 6C",))
    for early in (discard("ZZ"), meld("7S"), lay_off(9, None, "7S")):
        assert table.refusal(early) == "must_draw_first"
    table.draw()
    for late in (DRAW_STOCK, PASS, take("ZZ", None), take("7D", meld("7S 7H 7D"))):
        assert table.refusal(late) == "already_drawn"


@refusal("pass_not_allowed")
def test_pass_only_without_a_stock_and_with_the_option() -> None:
    assert scene("7S 7H").refusal(PASS) == "pass_not_allowed"
    assert scene("7S 7H", options={"stock_out": "play_on"}).refusal(PASS) == "pass_not_allowed"
    assert scene("7S 7H", options={"stock_out": "play_on"}, stock="").refusal(PASS) is None


@refusal("stock_empty")
def test_an_empty_stock() -> None:
    assert scene("7S 7H", options={"stock_out": "play_on"}, stock="").refusal(DRAW_STOCK) == "stock_empty"


# Each action, its checks from first to last: every attempt also fails all checks that come later


@refusal("unknown_card", "card_not_in_hand", "cannot_discard_taken_card")
def test_the_checks_of_a_discard() -> None:
    table = scene("KD 9H 2S", "4C 5D", row="3C QS", options=FREE, stock="6H")
    table.take("QS", None)
    for name in ("7H2", "X3", "ZZ", "", "7h1", "7H"):
        assert table.refusal(Discard(name)) == "unknown_card"
    for name in ("4C", "6H", "3C", "8D"):
        assert table.refusal(discard(name)) == "card_not_in_hand"
    assert table.refusal(discard("QS")) == "cannot_discard_taken_card"
    assert table.refusal(discard("KD")) is None


@refusal("unknown_card")
def test_without_jokers_there_are_none() -> None:
    table = scene("KD 9H 2S", part="play", options={"jokers": False})
    assert table.refusal(discard("X1")) == "unknown_card"


@refusal("unknown_card", "duplicate_card", "card_not_in_hand", "meld_too_short", "keep_a_discard")
def test_the_checks_of_a_meld() -> None:
    table = scene("7S 7H 7D", "9C 4D", part="play", row="KS", melds=("1: 4C 5C 6C",), stock="5S")
    assert table.refusal(meld("9C 9C 7S2")) == "unknown_card"
    assert table.refusal(meld("9C 9C")) == "duplicate_card"
    for elsewhere in ("9C", "5S", "KS", "4C", "TD"):
        assert table.refusal(meld(elsewhere)) == "card_not_in_hand"
    assert table.refusal(meld("7S 7H")) == "meld_too_short"
    assert table.refusal(meld("7S 7H 7D")) == "keep_a_discard"


@refusal("too_few_naturals", "set_repeats_suit", "set_too_big", "run_past_ace", "run_not_consecutive", "not_a_meld")
@pytest.mark.parametrize(
    ("laid", "code"),
    [
        ("7S1 X1 X2", "too_few_naturals"),
        ("7S1 7S2 7H1 7D1 7C1", "set_repeats_suit"),
        ("7S1 7H1 7D1 7C1 X1", "set_too_big"),
        ("QS1 KS1 AS1 2S1", "run_past_ace"),
        ("KS1 QS1 AS1", "run_not_consecutive"),
        ("7S1 8S1 9H1", "not_a_meld"),
    ],
)
def test_the_shape_test_comes_before_the_last_discard(laid: str, code: str) -> None:
    assert scene(laid, players=5, part="play").refusal(meld(laid)) == code


@refusal("no_such_meld", "choose_end", "unknown_card", "duplicate_card", "card_not_in_hand", "does_not_fit")
def test_the_checks_of_a_lay_off() -> None:
    table = scene("7C 8H 9D", "TC 4D", part="play", melds=("1: 4C 5C 6C", "1: 9S 9H 9C"))
    for number in (0, 3, -1, 10**30):
        assert table.refusal(lay_off(number, "low", "7H2")) == "no_such_meld"
    assert table.refusal(lay_off(1, None, "7H2")) == "choose_end"
    for end in ("low", "high"):
        assert table.refusal(lay_off(2, end, "7H2")) == "choose_end"
    assert table.refusal(lay_off(1, "high", "TC TC 7H2")) == "unknown_card"
    assert table.refusal(lay_off(1, "high", "TC TC")) == "duplicate_card"
    assert table.refusal(lay_off(1, "high", "TC")) == "card_not_in_hand"
    assert table.refusal(lay_off(1, "high", "9D")) == "does_not_fit"
    assert table.refusal(lay_off(1, "low", "7C")) == "does_not_fit"
    assert table.refusal(lay_off(1, "high", "7C 9D")) == "does_not_fit"
    assert table.refusal(lay_off(2, None, "7C")) == "does_not_fit"
    assert table.refusal(lay_off(1, "high", "7C")) is None


@refusal("does_not_fit", "set_repeats_suit", "set_too_big", "keep_a_discard")
def test_the_fit_test_of_a_set() -> None:
    table = scene("9S2 9D1 9D2 8H1 X1", players=5, part="play", melds=("1: 9S1 9H1 9C1",))
    assert table.refusal(lay_off(1, None, "9S2 8H1")) == "does_not_fit"
    assert table.refusal(lay_off(1, None, "9S2 9D1 X1")) == "set_repeats_suit"
    assert table.refusal(lay_off(1, None, "9D1 9D2")) == "set_repeats_suit"
    assert table.refusal(lay_off(1, None, "9D1 X1")) == "set_too_big"
    assert scene("9D", part="play", melds=("1: 9S 9H 9C",)).refusal(lay_off(1, None, "9D")) == "keep_a_discard"


@refusal("run_past_ace", "does_not_fit", "keep_a_discard")
def test_the_fit_test_of_a_run() -> None:
    table = scene("2H 3H JH KD X1", part="play", melds=("1: QH KH AH", "1: 2C 3C 4C"))
    assert table.refusal(lay_off(1, "high", "KD")) == "run_past_ace"
    assert table.refusal(lay_off(2, "low", "KD JH")) == "run_past_ace"
    assert table.refusal(lay_off(2, "low", "KD")) == "does_not_fit"
    assert table.refusal(lay_off(1, "low", "X1 JH")) is None
    assert table.refusal(lay_off(1, "low", "JH X1")) == "does_not_fit"
    assert scene("JH", part="play", melds=("1: QH KH AH",)).refusal(lay_off(1, "low", "JH")) == "keep_a_discard"


@refusal("unknown_card", "card_not_in_discard", "must_use_taken_card")
def test_the_checks_of_a_take() -> None:
    table = scene("7H 7D KC 2S", "9C 4D", row="JC 7S QD 4H", melds=("1: 4C 5C 6C",), stock="8D")
    sevens = meld("7S 7H 7D")
    assert table.refusal(TakeDiscard("7S2", None)) == "unknown_card"
    for elsewhere in ("7H", "9C", "8D", "5C"):
        assert table.refusal(take(elsewhere, sevens)) == "card_not_in_discard"
    assert table.refusal(take("QD", None)) == "must_use_taken_card"
    assert table.refusal(take("QD", meld("ZZ ZZ"))) == "must_use_taken_card"
    assert table.refusal(take("QD", lay_off(7, None, "7H2"))) == "must_use_taken_card"
    assert table.refusal(take("QD", lay_off(7, None, "QD 7H2"))) == "no_such_meld"
    assert table.refusal(take("QD", lay_off(1, None, "QD 7H2"))) == "choose_end"
    assert table.refusal(take("7S", meld("7S 7H 7H2"))) == "unknown_card"
    assert table.refusal(take("7S", meld("7S 7S 9C"))) == "duplicate_card"
    assert table.refusal(take("7S", meld("7S JC 7D"))) == "card_not_in_hand"
    assert table.refusal(take("7S", meld("7S 7H"))) == "meld_too_short"
    assert table.refusal(take("7S", lay_off(1, "high", "7S"))) == "does_not_fit"
    assert table.refusal(take("7S", sevens)) is None


@refusal("keep_a_discard")
def test_a_take_has_to_leave_a_card_too() -> None:
    table = scene("7H 7D", row="7S")
    assert table.refusal(take("7S", meld("7S 7H 7D"))) == "keep_a_discard"


@refusal("no_such_meld")
def test_combinations_of_the_last_round_are_gone() -> None:
    table = scene("2S", "3D 5C", part="play", melds=("1: 4C X1 6C",))
    table.discard("2S")
    table.draw()
    name = table.state.view(table.state.seat).own.hand[0]
    assert table.refusal(LayOff(1, "high", (name,))) == "no_such_meld"


@refusal("card_not_in_hand")
def test_a_refusal_does_not_tell_where_a_hidden_card_lies() -> None:
    """In the stock or in another hand: the same code with the same facts."""

    def told(table: Scene) -> tuple[str, dict[str, object]]:
        with pytest.raises(Refused) as refused:
            table.state.check(0, Meld(cards("7S 7H 7D")))
        return refused.value.code, refused.value.facts

    in_a_hand = scene("7S 7H 2C", "7D 9C", part="play")
    in_the_stock = scene("7S 7H 2C", "8D 9C", part="play")
    assert told(in_a_hand) == told(in_the_stock) == ("card_not_in_hand", {"card": "7D1"})

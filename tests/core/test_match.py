"""The platform's own checks, made in one order whatever the game, and time, which only goes forward."""

import pytest

import sobremesa
from core_scenes import (
    BELL,
    SHORT,
    Hurry,
    Press,
    bell_match,
    lines_of,
    open_match,
    play,
    refusal_of,
    sealed_match,
    seats,
    sumo_options,
)
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import Match, replay, resume, verify
from sobremesa.core.record import Acted, Ticked
from sobremesa.core.refused import ACTION_CODES, Refused
from sobremesa.games.sumo.schema import PlayCard, TakeRow

SUMO = sobremesa.game("sumo")

MALFORMED = b'{"card":7}'
UNKNOWN = b'{"type":"pass"}'


def started(**chosen: object) -> Match:
    match = open_match(**(SHORT | chosen))
    match.start()
    return match


def first_card(match: Match, seat: int = 0) -> bytes:
    """A legal `play_card` of the seat, as the message a page sends."""
    action = match.state.legal_actions(seat)[0]
    return b'{"type":"play_card","card":%d}' % action.card


def choosing_row() -> Match:
    """A match in which seat 0 has just played a card lower than all rows, and everybody waits for it."""
    match = started(players=3)
    position = {
        "options": match.header.options,
        "rows": ["20", "31", "32", "33"],
        "hands": ["5 6", "21 22", "34 30"],
        "piles": ["1 2 3 4 7 8 9 10 11 12 13 14 15 16 17 18 19 23 24 25 26 27 28 29", "", ""],
    }
    match.state = SUMO.from_position(position)
    for seat, card in enumerate((5, 21, 34)):
        match.act(seat, PlayCard(card))
    assert match.state.to_act == (0,)
    return match


# The order of the checks


def attempts_in_order() -> list[tuple[str, Match, int | None, bytes, dict[str, int]]]:
    """For each code the message with all that is wrong from there on, and nothing that is wrong before."""
    not_started = open_match(**SHORT)
    over = play(open_match(**SHORT))
    laid = started(change_before_reveal=False)
    laid.act(0, first_card(laid))
    late = {"seat": 1, "decision_id": 99}
    return [
        ("malformed_action", not_started, None, MALFORMED, late),
        ("unknown_action", not_started, None, UNKNOWN, late),
        ("not_a_player", not_started, None, b'{"type":"play_card","card":0}', late),
        ("not_your_seat", not_started, 0, b'{"type":"play_card","card":0}', late),
        ("match_not_started", not_started, 0, b'{"type":"play_card","card":0}', {"decision_id": 99}),
        ("match_over", over, 0, b'{"type":"play_card","card":0}', {"decision_id": 99}),
        ("stale_action", laid, 0, b'{"type":"play_card","card":0}', {"decision_id": 99}),
        ("not_your_turn", laid, 0, b'{"type":"play_card","card":0}', {"decision_id": laid.state.decision_id(0)}),
    ]


@pytest.mark.refusal(*ACTION_CODES)
@pytest.mark.parametrize("attempt", attempts_in_order(), ids=lambda attempt: attempt[0])
def test_the_first_check_that_fails_gives_the_code(attempt):
    code, match, sender, message, claims = attempt

    assert refusal_of(match.check, sender, message, **claims) == code


def test_every_check_of_the_platform_was_provoked_in_its_order():
    assert tuple(attempt[0] for attempt in attempts_in_order()) == ACTION_CODES


def test_the_game_has_its_say_after_the_platform():
    match = started()

    assert (
        refusal_of(match.check, 0, b'{"type":"play_card","card":0}', decision_id=match.state.decision_id(0))
        == "unknown_card"
    )


@pytest.mark.refusal("malformed_action", "unknown_action")
@pytest.mark.parametrize("sender", [None, 0, 9])
@pytest.mark.parametrize("begin", [lambda: open_match(**SHORT), started, lambda: play(open_match(**SHORT))])
def test_a_message_that_cannot_be_read_is_the_first_thing_noticed(begin, sender):
    match = begin()

    assert refusal_of(match.check, sender, MALFORMED) == "malformed_action"
    assert refusal_of(match.check, sender, UNKNOWN) == "unknown_action"


@pytest.mark.refusal("not_a_player")
@pytest.mark.parametrize("sender", [None, -1, 2, 10, 2**70])
@pytest.mark.parametrize("begin", [lambda: open_match(**SHORT), started, lambda: play(open_match(**SHORT))])
def test_who_has_no_seat_is_no_player_before_during_and_after_the_match(begin, sender):
    match = begin()

    assert refusal_of(match.check, sender, b'{"type":"take_row","row":1}') == "not_a_player"
    assert refusal_of(match.check, sender, b'{"type":"take_row","row":1}', seat=0) == "not_a_player"


@pytest.mark.refusal("not_your_seat")
@pytest.mark.parametrize("seat", [1, -1, 7])
def test_nobody_acts_for_another_seat(seat):
    match = started()

    assert refusal_of(match.check, 0, first_card(match), seat=seat) == "not_your_seat"
    assert match.check(0, first_card(match), seat=0).seat == 0


@pytest.mark.refusal("stale_action")
def test_an_answer_to_an_older_question_is_stale():
    match = started()
    then = match.state.decision_id(0)
    match.act(0, first_card(match), decision_id=then)
    match.act(1, first_card(match, 1), decision_id=then)
    while match.state.choosing_row:
        match.act(match.state.to_act[0], TakeRow(1))

    assert refusal_of(match.check, 0, first_card(match), decision_id=then) == "stale_action"
    assert match.check(0, first_card(match), decision_id=match.state.decision_id(0)).n == len(match.moves) + 1


@pytest.mark.refusal("not_your_turn")
def test_a_seat_nobody_waits_for_is_told_why():
    match = choosing_row()

    with pytest.raises(Refused) as refused:
        match.check(1, PlayCard(22))

    assert refused.value.code == "not_your_turn"
    assert refused.value.facts == {"reason": "choosing_row", "seat": 0}


# A refused action changes nothing


@pytest.mark.parametrize("attempt", attempts_in_order(), ids=lambda attempt: attempt[0])
def test_a_refused_action_changes_neither_position_nor_record(attempt):
    _, match, sender, message, claims = attempt
    before = match.state and match.state.position(), record.write(match.record())

    refusal_of(match.act, sender, message, **claims)

    assert (match.state and match.state.position(), record.write(match.record())) == before


@pytest.mark.parametrize(
    "message",
    [b'{"type":"play_card","card":103}', b'{"type":"play_card","card":25}', b'{"type":"take_row","row":1}'],
)
def test_nor_does_one_the_game_refuses(message):
    match = started()
    match.act(1, first_card(match, 1), at=50)
    before = match.state.position(), record.write(match.record())

    refusal_of(match.act, 0, message, at=90)

    assert (match.state.position(), record.write(match.record()), match.now) == (*before, 50)


def test_to_check_an_action_is_not_to_make_it():
    match = started()
    before = match.state.position()

    line = match.check(0, first_card(match), at=30, by="bot")

    assert line == Acted(n=1, seat=0, at=30, action={"type": "play_card", "card": line.action["card"]}, by="bot")
    assert (match.state.position(), match.moves) == (before, [])
    match.apply(line)
    assert (match.state.to_act, match.moves) == ((1,), [line])


def test_an_action_may_come_as_a_message_or_as_itself():
    one, other = started(), started()

    one.act(0, first_card(one), at=5)
    other.act(0, other.state.legal_actions(0)[0], at=5)

    assert one.moves == other.moves
    assert one.state.position() == other.state.position()


# Time only goes forward


def test_the_clock_of_a_match_starts_at_nothing_and_follows_its_moves():
    match = started()
    assert match.now == 0

    match.act(0, first_card(match), at=1234)

    assert match.now == 1234


@pytest.mark.parametrize("at", [0, -5, 999])
def test_an_action_stamped_before_the_last_one_happens_with_it(at):
    match = started()
    match.act(0, first_card(match), at=1000)

    match.act(1, first_card(match, 1), at=at)

    assert [move.at for move in match.moves[:2]] == [1000, 1000]


def test_the_first_action_does_not_happen_before_the_match():
    match = started()

    assert match.act(0, first_card(match), at=-50).at == 0


# What is due comes first


def test_nothing_is_due_before_the_start_after_the_end_or_without_a_clock():
    waiting = Match.with_seed(BELL, BELL.options(), seats(2), seed_from_int(7))
    assert waiting.due(10**9) is None
    assert started().due(10**9) is None

    match = bell_match()
    for _ in range(3):
        match.apply(match.due(10**9))
    assert match.state.outcome is not None
    assert match.due(10**9) is None


def test_a_tick_is_due_at_the_deadline_and_not_before():
    match = bell_match()

    assert match.due(999) is None
    assert match.due(1000) == Ticked(n=1, at=1000)
    assert match.due(1234) == Ticked(n=1, at=1000)


def test_ticks_that_are_due_are_applied_before_an_action_and_bear_their_own_time():
    match = bell_match()
    match.act(0, Press(), at=400)

    match.act(1, Press(), at=2500)

    assert [(type(move), move.at) for move in match.moves] == [
        (Acted, 400),
        (Ticked, 1000),
        (Ticked, 2000),
        (Acted, 2500),
    ]
    assert [move.n for move in match.moves] == [1, 2, 3, 4]
    assert match.state.rung == [1000, 2000]
    assert match.state.points == [1, 2]


def test_an_action_after_the_deadline_comes_too_late_and_one_at_the_very_instant_does_not():
    match, other = bell_match(), bell_match()

    match.act(0, Press(), at=1001)
    other.act(0, Press(), at=1000)

    assert match.state.points == [1, 1]
    assert match.state.to_act == (1,)
    assert match.moves[0] == Ticked(n=1, at=1000)
    assert [type(move) for move in other.moves] == [Acted]


def test_a_question_the_clock_has_answered_is_stale():
    match = bell_match()
    then = match.state.decision_id(0)

    assert refusal_of(match.act, 0, Press(), at=1500, decision_id=then) == "stale_action"
    assert match.moves == [Ticked(n=1, at=1000)]


def test_an_action_after_the_last_tick_finds_the_match_over():
    match = bell_match()

    assert refusal_of(match.act, 0, Press(), at=3001) == "match_over"
    assert [move.at for move in match.moves] == [1000, 2000, 3000]


def test_a_message_that_is_stamped_earlier_counts_at_the_time_of_the_last_move():
    """Otherwise the action would be written down at a time before the one that came first, and not replay."""
    match = bell_match()
    match.act(0, Hurry(), at=600)

    match.act(1, Press(), at=599)

    assert [(type(move), move.at) for move in match.moves] == [(Acted, 600), (Acted, 600)]
    *_, again = replay(BELL, match.record())
    assert again.state.position() == match.state.position()


def test_a_match_with_a_clock_replays_from_its_record():
    match = bell_match()
    for seat, at in ((0, 100), (1, 1100), (0, 1900), (1, 2200)):
        match.act(seat, Press(), at=at)
    while (tick := match.due(10**6)) is not None:
        match.apply(tick)

    again = verify(BELL, record.write(match.record()))

    assert again.state.position() == match.state.position()


# Going on after a restart


@pytest.mark.parametrize("begin", [open_match, sealed_match], ids=["open", "sealed"])
def test_a_match_goes_on_from_its_lines_as_if_nothing_had_happened(begin):
    match = play(begin(**SHORT))
    first_half = record.read(b"".join(lines_of(record.write(match.record()))[:12]))

    again = resume(SUMO, first_half.header, match.secret)
    again.start()
    for move in first_half.moves:
        again.apply(move)
    for move in match.moves[len(first_half.moves) :]:
        again.act(move.seat, SUMO.reader.convert(move.action), at=move.at)

    assert record.write(again.record()) == record.write(match.record())


def test_a_match_of_another_game_is_not_resumed():
    with pytest.raises(Refused, match="it is a match of 'sumo@1', not of 'bell@1'"):
        resume(BELL, open_match(**SHORT).header)


def test_the_options_of_a_match_are_those_it_was_opened_with():
    match = open_match(**SHORT)

    assert match.options == sumo_options(**SHORT)
    assert resume(SUMO, match.header).options == match.options

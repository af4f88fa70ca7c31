"""The end of a hand, the count, and the end of the match."""

import pytest

from games.rummy.scenes import begin, counted, scene
from sobremesa.games.rummy import schema
from sobremesa.games.rummy.schema import DRAW, PASS

rule = pytest.mark.rule


@rule("RUMMY-41", "RUMMY-47", "RUMMY-51", "RUMMY-52", "RUMMY-53", "RUMMY-56", "RULING-21")
def test_a_hand_that_was_closed_is_counted_and_the_next_is_dealt() -> None:
    turn = scene("R1 R2 R3", "J K9", "B4 Y13", closing="Y5", opened=[True, False, True], starter=2)
    turn.play("run[R1 R2 R3]")
    view = turn.state.view(None)
    assert view.finished is not None
    assert (view.finished.hand, view.finished.reason, view.finished.seat) == (1, "closed", 0)
    assert [seat.rack for seat in view.finished.seats] == [[], ["K9a", "Ja"], ["B4a", "Y13a"]]
    assert [seat.score for seat in view.finished.seats] == [0, 59, 17]
    assert [one.tiles for one in view.finished.table] == [["R1a", "R2a", "R3a"]]
    assert view.finished.last_play.laid == ["R1a", "R2a", "R3a"]
    assert (view.sheet, [seat.total for seat in view.seats]) == ([[0, 59, 17]], [0, 59, 17])
    assert (view.hand, view.starter, view.seat, view.table) == (2, 0, 0, [])
    assert [seat.rack for seat in view.seats] == [14, 14, 14]
    assert not any(seat.opened for seat in view.seats)
    told = turn.heard_by(None)
    assert [type(event).__name__ for event in told] == ["Played", "HandOver", "Dealt"]
    assert told[1] == schema.HandOver(1, "closed", 0, ((), ("K9a", "Ja"), ("B4a", "Y13a")), (0, 59, 17), (0, 59, 17))


@rule("RUMMY-51", "RULING-21")
def test_the_result_stays_in_view_until_the_next_hand_has_ended() -> None:
    turn = scene("R1 R2 R3", "K9")
    hidden = turn.state.position()["stock"].split()
    turn.play("run[R1 R2 R3]")
    turn.draw()
    turn.pass_()
    finished = turn.state.view(1).finished
    assert finished.hand == 1
    assert not any(repr(name) in repr(finished) for name in hidden)


@rule("RUMMY-55", "RULING-18")
def test_without_a_closer_everybody_counts_his_own_rack() -> None:
    turn = scene("R1 K2", "B9", "Y3 J", drawn=False, stock="")
    for _ in range(3):
        turn.pass_()
    assert (turn.reason, turn.closer, turn.scores) == ("all_passed", None, [3, 9, 53])


@rule("RUMMY-48", "RUMMY-49")
def test_turns_that_end_while_there_is_a_stock_are_never_idle() -> None:
    turn = scene("R1 K2", "B9", drawn=False, stock="Y1 Y2 Y3 Y4")
    for idle in (0, 0, 0, 1):
        turn.draw()
        turn.pass_()
        assert turn.state.view(None).idle_turns == idle
    assert [event.idle_turns for event in turn.heard_by(None) if isinstance(event, schema.Passed)] == [0, 0, 0, 1]


@rule("RUMMY-50")
def test_end_hand_after_the_last_draw() -> None:
    turn = scene("R1 K2", "B9", drawn=False, stock="Y1", options={"stock_out": "end_hand"})
    turn.draw()
    assert turn.state.view(None).last_turn
    turn.pass_()
    assert (turn.reason, turn.scores) == ("stock_empty", [4, 9])


@rule("RUMMY-50", "RUMMY-24")
def test_the_clock_may_end_the_hand() -> None:
    options = {"stock_out": "end_hand", "turn_seconds": 15}
    turn = scene("R1 K2", "B9", drawn=False, stock="Y1", options=options)
    turn.state.tick()
    assert turn.reason == "stock_empty"
    assert turn.state.deadline == 30_000


@rule("RUMMY-50", "RUMMY-29")
def test_end_hand_waits_for_the_play_after_an_opening() -> None:
    options = {"stock_out": "end_hand", "opening_then_play": True}
    turn = scene("R10 R11 K2 K3", drawn=False, stock="R12", opened=False, options=options)
    turn.draw()
    turn.play("run[R10 R11 R12]")
    assert turn.state.hands_played == 0
    turn.pass_()
    assert turn.reason == "stock_empty"


@rule("RUMMY-57", "RUMMY-58")
def test_four_hands_and_the_lowest_total_wins() -> None:
    state = counted([0, 5], [7, 0], [0, 5], [4, 0])
    assert state.outcome is not None
    assert (state.outcome.totals, state.outcome.ranks, state.outcome.reason) == ((11, 10), (2, 1), "hands_played")
    view = state.view(None)
    assert (view.hand, view.seat, view.phase, view.waiting_for) == (4, None, "match_over", ())
    assert (view.may_draw, view.may_pass, view.may_play) == (False, False, False)


@rule("RUMMY-57")
@pytest.mark.parametrize("hands", [2, 3, 12])
def test_another_number_of_hands(hands: int) -> None:
    assert counted(*[[0, 5]] * (hands - 1), hands=hands).outcome is None
    assert counted(*[[0, 5]] * hands, hands=hands).outcome is not None


@rule("RUMMY-57", "RUMMY-59")
def test_a_single_hand() -> None:
    state = counted([3, 3, 9], mode="single_hand")
    assert (state.outcome.ranks, state.outcome.winners) == ((1, 1, 3), (0, 1))


@rule("RUMMY-58")
def test_places_are_shared_and_the_next_is_skipped() -> None:
    assert counted([0, 5, 5, 9], mode="single_hand").outcome.ranks == (1, 2, 2, 4)


@rule("RUMMY-59", "RULING-19")
def test_extra_hands_until_one_is_alone() -> None:
    tied = ([0, 5], [5, 0])
    assert counted(*tied, hands=2).outcome.winners == (0, 1)
    assert counted(*tied, hands=2, tie_break="extra_hand").outcome is None
    assert counted(*tied, [4, 4], hands=2, tie_break="extra_hand").outcome is None
    assert counted(*tied, [4, 4], [0, 1], hands=2, tie_break="extra_hand").outcome.winners == (0,)


@rule("RUMMY-59")
def test_a_tie_further_down_causes_no_extra_hand() -> None:
    assert counted([0, 5, 5], [0, 5, 5], hands=2, tie_break="extra_hand").outcome.ranks == (1, 2, 2)


@rule("RUMMY-60", "RUMMY-8")
def test_the_start_goes_on_to_the_left_through_extra_hands() -> None:
    starters = [
        counted(*[[4, 4, 4]] * hands, hands=2, tie_break="extra_hand", first_player=1).view(None).starter
        for hands in range(1, 6)
    ]
    assert starters == [2, 0, 1, 2, 0]


@rule("RUMMY-49")
def test_a_hand_in_which_nobody_lays_anything_ends() -> None:
    """77 draws, and then everybody passes once more."""
    state = begin(players=2, mode="single_hand")
    actions = 0
    while state.outcome is None:
        state.apply(state.seat, DRAW if state.must_draw else PASS)
        actions += 1
    assert actions == 77 * 2 + 1
    assert state.view(None).finished.reason == "all_passed"
    assert sum(state.outcome.totals) + state.view(None).stock == 828 - closing_value(state)


def closing_value(state) -> int:
    name = state.view(None).closing_tile
    return 50 if name[0] == "J" else int(name[1:-1])

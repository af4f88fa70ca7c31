"""End of the round, scoring, and end of the match."""

import pytest

from games.rummy500.scenes import begin, end_round_with, meld, scene, totals_after
from sobremesa.games.rummy500 import schema
from sobremesa.games.rummy500.schema import PASS

rule = pytest.mark.rule

FREE = {"free_top_discard": True}
BELL = {"mode": "fixed_rounds"}


# End of the round


@rule("R500-43")
def test_going_out_ends_the_round_at_once() -> None:
    table = scene("2S", "3D 5C", part="play", options=BELL)
    table.discard("2S")
    finished = table.state.view(None).finished
    assert (finished.round, finished.reason, finished.seat) == (1, "out", 0)
    assert table.state.view(None).round == 2


@rule("R500-44")
def test_the_last_discard_of_the_last_turn_may_still_be_going_out() -> None:
    table = scene("2S", "3D 5C", part="play", stock="", options=BELL)
    table.discard("2S")
    assert (table.reason, table.state.view(None).finished.seat) == ("out", 0)


@rule("R500-44", "RULING-18")
def test_who_drew_the_last_card_finishes_the_turn_and_nobody_plays_after() -> None:
    table = scene("4S 4H 9C", "3D 5C", row="8D", stock="4D", options=BELL)
    table.draw()
    table.meld("4S 4H 4D")
    assert table.reason is None
    table.discard("9C")
    assert table.reason == "out"
    table = scene("4S 4H 9C", "3D 5C", row="8D", stock="JD", options=BELL)
    table.draw()
    table.discard("9C")
    assert (table.reason, table.state.view(None).finished.seat) == ("stock_empty", None)


@rule("R500-45", "RULING-18")
def test_playing_on_everybody_may_pass_whatever_they_hold() -> None:
    table = scene("4S 4H 9C", "3D 5C", row="4D", stock="", options=BELL | {"stock_out": "play_on"})
    assert table.refusal(PASS) is None
    assert table.state.legal_actions(0)[0] == PASS
    table.pass_()
    assert table.reason == "stock_empty"
    told = [event for event in table.heard_by(None) if isinstance(event, schema.Passed | schema.RoundOver)]
    assert told[0] == schema.Passed(0)


@rule("R500-45")
def test_playing_on_the_round_goes_on_without_a_stock() -> None:
    table = scene("4S 4H 9C 2H", "3D 5C", row="4D", stock="", options=BELL | {"stock_out": "play_on"})
    table.take("4D", meld("4S 4H 4D"))
    table.discard("9C")
    assert (table.reason, table.state.seat, table.state.phase) == (None, 1, "draw")


def idle(table, times: int) -> None:
    """So many turns in which the top discard is swapped for another card, and nothing is laid."""
    for _ in range(times):
        state = table.state
        top = state.view(None).row[-1]
        held = [name for name in state.view(state.seat).own.hand if name != top]
        table.take(top, None)
        table.discard(held[0])


@rule("R500-46", "RULING-12")
def test_a_round_in_which_nobody_does_anything_is_stalled() -> None:
    table = scene("KD 2S", "4C 9D", "6H JS", row="QS", options=FREE | BELL)
    idle(table, 8)
    assert table.reason is None
    idle(table, 1)
    assert (table.reason, table.state.view(None).finished.seat) == ("stalled", None)


@rule("R500-46")
@pytest.mark.parametrize("how", ["draw", "lay", "use"])
def test_a_turn_that_is_not_idle_starts_the_count_anew(how: str) -> None:
    table = scene("KD 2S 8H", "4C 9D", row="QS", melds=("0: 5H 6H 7H",), options=FREE | BELL)
    idle(table, 4)
    if how == "draw":
        table.draw()
        table.discard(table.hand(0).split()[0])
    elif how == "lay":
        table.take(table.row.split()[-1], None)
        table.lay_off(1, "high", "8H")
        held = [name for name in table.state.view(0).own.hand if name != table.state.view(0).own.barred]
        table.discard(held[0])
    else:
        table = scene("KD 2S 3D", "4C 9D 8H", row="QS", melds=("0: 5H 6H 7H",), options=FREE | BELL, idle_turns=5)
        table.draw()
        table.discard("2S")
    assert table.reason is None
    idle(table, 5)
    assert table.reason is None
    idle(table, 1)
    assert table.reason == "stalled"


@rule("R500-46")
def test_the_count_of_idle_turns_goes_on_from_a_position() -> None:
    almost = {"idle_turns": 5, "took_freely": True, "part": "play", "options": FREE | BELL}
    table = scene("KD QS", "4C 9D", row="3D", known={0: "QS"}, barred="QS1", **almost)
    table.discard("KD")
    assert table.reason == "stalled"


@rule("R500-47", "RULING-21")
def test_a_round_is_played_out_though_the_target_is_passed() -> None:
    table = scene("AS AH AD 2C", "3D 5C", part="play", options={"target_score": 50}, sheet=[[40, 0]])
    table.meld("AS AH AD")
    assert table.state.outcome is None
    table.discard("2C")
    assert table.state.outcome.winners == (0,)


@rule("R500-48", "RULING-27")
def test_all_hands_are_shown_and_the_stock_is_not() -> None:
    table = scene("2S", "3D 5C", part="play", options=BELL)
    table.discard("2S")
    for viewer in (0, 1, None):
        assert [seat.hand for seat in table.state.view(viewer).finished.seats] == [[], ["3D1", "5C1"]]
    over = next(event for event in table.heard_by(None) if isinstance(event, schema.RoundOver))
    assert over.hands == ((), ("3D1", "5C1"))


# Scoring


@rule("R500-49", "R500-53", "R500-54", "R500-56", "RULING-19")
def test_the_reckoning_of_a_round() -> None:
    table = scene(
        "2S",
        "KD AS",
        "X1 4C",
        melds=("0: 7S 7H 7D@1", "2: 9H TH JH@0"),
        part="play",
        sheet=[[10, -20, 30]],
        options=BELL,
    )
    table.discard("2S")
    over = next(event for event in table.heard_by(None) if isinstance(event, schema.RoundOver))
    assert over == schema.RoundOver(
        round=2,
        reason="out",
        seat=0,
        tables=(24, 7, 19),
        hands=((), ("AS1", "KD1"), ("4C1", "X1")),
        hand_points=(0, 25, 19),
        scores=(24, -18, 0),
        totals=(34, -38, 30),
    )
    finished = table.state.view(None).finished
    lines = [(seat.table, seat.hand_points, seat.score) for seat in finished.seats]
    assert lines == [(24, 0, 24), (7, 25, -18), (19, 19, 0)]
    laid = [
        [(one.meld, one.kind, [card.card for card in one.cards], one.points) for one in seat.laid]
        for seat in finished.seats
    ]
    assert laid == [
        [(1, "set", ["7S1", "7H1"], 14), (2, "run", ["JH1"], 10)],
        [(1, "set", ["7D1"], 7)],
        [(2, "run", ["9H1", "TH1"], 19)],
    ]
    assert table.state.view(None).sheet == [[10, -20, 30], [24, -18, 0]]


@rule("R500-55")
def test_nobody_gets_a_bonus() -> None:
    table = scene("2S", "3D", part="play", options=BELL)
    table.discard("2S")
    assert table.scores == [0, -3]


# End of the match


@rule("R500-57", "R500-59", "RULING-21")
def test_the_target_is_looked_at_after_a_round() -> None:
    assert totals_after([], [499, 10]).outcome is None
    over = totals_after([], [500, 10]).outcome
    assert (over.winners, over.reason, over.ranks) == ((0,), "target_reached", (1, 2))
    assert totals_after([], [50, 10], target_score=50).outcome.winners == (0,)


@rule("R500-58", "RULING-22")
def test_the_bell_game_ends_after_its_rounds() -> None:
    assert totals_after([[900, 0]], [900, 0], mode="fixed_rounds", rounds=3).outcome is None
    over = totals_after([[1, 0], [1, 0]], [-9, 0], mode="fixed_rounds", rounds=3).outcome
    assert (over.winners, over.reason) == ((1,), "rounds_played")


@rule("R500-60", "RULING-23")
def test_level_at_the_top_everybody_plays_another_round() -> None:
    state = totals_after([[450, 450, 100]], [60, 60, 0])
    assert state.outcome is None
    assert state.view(None).round == 3
    assert state.players == 3
    end_round_with(state, [-100, -100, 0])
    assert state.outcome is None
    end_round_with(state, [100, 101, 0])
    assert state.outcome.totals == (510, 511, 100)


@rule("R500-60", "RULING-23")
def test_a_shared_win() -> None:
    over = totals_after([], [510, 510, 500], tie_break="shared").outcome
    assert (over.winners, over.ranks, over.reason) == ((0, 1), (1, 1, 3), "target_reached")


@rule("R500-61", "RULING-24")
@pytest.mark.parametrize(
    ("options", "scores", "winners", "reason"),
    [
        ({}, [5, 0], (0,), "last_round"),
        ({}, [0, 0], (0, 1), "last_round"),
        ({}, [700, 700], (0, 1), "last_round"),
        ({"tie_break": "shared"}, [700, 700], (0, 1), "target_reached"),
        ({}, [700, 0], (0,), "target_reached"),
        ({"mode": "fixed_rounds", "rounds": 40}, [0, 0], (0, 1), "last_round"),
    ],
)
def test_after_sixty_rounds_the_match_is_over(options, scores, winners, reason) -> None:
    over = totals_after([[0, 0]] * 59, scores, **options).outcome
    assert (over.winners, over.reason) == (winners, reason)


@rule("R500-61")
def test_not_before() -> None:
    assert totals_after([[0, 0]] * 58, [0, 0]).outcome is None


@rule("R500-62", "RULING-23")
def test_equal_totals_share_a_place() -> None:
    over = totals_after([], [600, 300, 300, 100]).outcome
    assert over.ranks == (1, 2, 2, 4)


@rule("R500-63", "RULING-25")
def test_the_settlement_is_told_and_shown() -> None:
    state = totals_after([], [600, 300, 100])
    assert state.view(None).balances == [800, -100, -700]
    told = state.events[-1].event
    assert told == schema.MatchOver((1, 2, 3), (600, 300, 100), "target_reached", (800, -100, -700))


@rule("R500-63")
def test_two_players_settle_too() -> None:
    assert totals_after([], [620, 100]).view(None).balances == [520, -520]


@rule("R500-64")
def test_the_next_round_is_dealt_at_once() -> None:
    state = totals_after([], [100, 50])
    view = state.view(None)
    assert (view.round, view.phase, view.stock, view.row != []) == (2, "draw", 27, True)
    assert isinstance(state.events[-1].event, schema.Hand)


def test_when_the_match_is_over_nobody_may_act() -> None:
    state = totals_after([], [600, 100])
    assert state.to_act == ()
    assert state.legal_actions(0) == state.legal_actions(1) == []
    view = state.view(0)
    assert (view.seat, view.part, view.phase, view.warns) == (None, None, "match_over", False)


@rule("RULING-28")
def test_these_rules_know_no_clock() -> None:
    state = begin(players=4)
    assert state.deadline is None

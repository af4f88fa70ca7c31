import pytest

from games.sumo.scenes import begin, play_match, play_round, play_turn, scene, whole_deck
from sobremesa.games.sumo import schema
from sobremesa.games.sumo.pieces import CARDS, sumos_in

rule = pytest.mark.rule

LAST_TURN = {"Ana": "97", "Beto": "98"}


def last_turn(piles: dict[str, str], **more):
    """The last turn of a round of two; both cards fit and nobody takes anything."""
    return scene("1", "2", "3", "96", hands=LAST_TURN, padding=0, piles=piles, **more)


@rule("SUMO-45", "RULING-25")
@pytest.mark.parametrize(
    ("options", "turns"),
    [({"players": 2}, 10), ({"players": 10}, 10), ({"players": 9, "mode": "short_deck"}, 10)]
    + [({"players": players, "mode": "two_round"}, turns) for players, turns in [(4, 12), (5, 10), (6, 8), (7, 7)]],
    ids=str,
)
def test_a_round_lasts_as_many_turns_as_cards_were_dealt(options: dict[str, object], turns: int) -> None:
    state = begin(**options)
    for turn in range(1, turns + 1):
        assert (state.round, state.turn, state.hands_played) == (1, turn, 0)
        play_turn(state)
    assert state.hands_played == 1


@rule("SUMO-45")
def test_the_round_ends_only_when_the_last_card_is_placed() -> None:
    table = scene("10", "20", "30", "96", hands={"Ana": "5", "Beto": "98"}, padding=0)
    table.play(Ana=5, Beto=98)
    assert table.choosing == "Ana"
    assert table.state.hands_played == 0
    table.take_row("Ana", 1)
    assert table.state.hands_played == 1
    assert table.state.view(0).sheet == [[3, 0]]


@rule("SUMO-46", "RULING-20")
def test_rows_and_stock_count_for_nobody() -> None:
    table = last_turn({"Ana": "10"})
    table.play(Ana=97, Beto=98)
    assert table.state.view(0).sheet == [[3, 0]]
    assert [row.cards for row in table.state.view(0).finished_rows] == [[1], [2], [3], [96, 97, 98]]


@rule("SUMO-47", "SUMO-52")
def test_the_round_is_counted_in_public_then_the_end_is_checked_then_dealt() -> None:
    table = last_turn({"Ana": "10", "Beto": "55"}, sheet=[[1, 2]])
    table.play(Ana=97, Beto=98)
    for viewer in (None, "Ana", "Beto"):
        told = [event for event in table.heard_by(viewer) if not isinstance(event, schema.Hand)]
        assert [type(event).__name__ for event in told[-2:]] == ["RoundOver", "Dealt"]
        assert told[-2] == schema.RoundOver(2, (3, 7), (4, 9))
        view = table.state.view(None if viewer is None else table.seat(viewer))
        assert view.sheet == [[1, 2], [3, 7]]
        assert [seat.total for seat in view.seats] == [4, 9]


@rule("SUMO-47", "SUMO-52")
def test_the_end_of_the_match_is_told_after_the_last_count() -> None:
    table = last_turn({"Beto": "55"}, sheet=[[60, 63]])
    table.play(Ana=97, Beto=98)
    told = table.heard_by(None)
    assert told[-2:] == [schema.RoundOver(2, (0, 7), (60, 70)), schema.MatchOver((1, 2), (60, 70), "target_reached")]


@rule("SUMO-48")
@pytest.mark.parametrize("options", [{}, {"mode": "short_deck"}, {"mode": "short_deck", "short_deck_jokers": True}])
def test_all_cards_are_shuffled_into_the_next_round_without_an_action(options: dict[str, object]) -> None:
    state = begin(players=3, seed=2, **options)
    first = state.position()
    play_round(state)
    second = state.position()
    assert (state.round, state.turn, state.to_act) == (2, 1, (0, 1, 2))
    assert second["drawn"] > first["drawn"]
    assert second["hands"] != first["hands"]
    assert second["piles"] == ["", "", ""]
    found = " ".join([*second["hands"], *second["rows"], second["stock"]]).split()
    assert sorted(found) == sorted(map(str, whole_deck(state.options)))


@rule("SUMO-49", "RULING-20")
def test_two_round_counts_after_round_1_and_the_piles_leave_the_game() -> None:
    state = begin(players=5, mode="two_round", seed=4)
    play_round(state)
    position = state.position()
    assert position["piles"] == [""] * 5
    counted = [sumos_in([CARDS[name] for name in named(pile)]) for pile in position["counted"]]
    assert state.view(None).sheet == [counted]
    assert sum(counted) > 0
    rows = " ".join(position["rows"]).split()
    assert len(rows) + sum(len(pile.split()) for pile in position["counted"]) == 54
    play_round(state)
    assert [sum(column) for column in zip(*state.view(None).sheet, strict=True)] == list(state.outcome.totals)


def named(text: str) -> list:
    return [int(word) if word.isdecimal() else word for word in text.split()]


@rule("SUMO-50")
def test_a_round_score_is_the_sum_of_the_pile_jokers_included() -> None:
    table = last_turn({"Ana": "55 J7 J5 4 10 15 11"})
    table.play(Ana=97, Beto=98)
    assert table.state.view(0).sheet == [[7 + 7 + 5 + 1 + 3 + 2 + 5, 0]]


@rule("SUMO-51")
def test_totals_add_up_and_never_go_down() -> None:
    state = begin(players=4, seed=8)
    before = [0] * 4
    while state.outcome is None:
        play_round(state)
        totals = [seat.total for seat in state.view(None).seats]
        scores = state.view(None).sheet[-1]
        assert totals == [old + new for old, new in zip(before, scores, strict=True)]
        assert min(scores) >= 0
        before = totals


@rule("SUMO-55", "RULING-16")
@pytest.mark.parametrize(("before", "over"), [(66, False), (67, True), (68, True)])
def test_the_target_is_reached_at_exactly_that_many_or_more(before: int, over: bool) -> None:
    table = last_turn({"Ana": "10"}, sheet=[[before, 0]])
    table.play(Ana=97, Beto=98)
    assert (table.state.outcome is not None) == over


@rule("SUMO-55")
@pytest.mark.parametrize(("target", "over"), [(1, True), (3, True), (4, False), (500, False)])
def test_another_target_can_be_agreed(target: int, over: bool) -> None:
    table = last_turn({"Ana": "10"}, options={"target_sumos": target})
    table.play(Ana=97, Beto=98)
    assert (table.state.outcome is not None) == over


@rule("SUMO-56", "RULING-16")
def test_passing_the_target_in_mid_round_changes_nothing_yet() -> None:
    table = scene("55 66 77 88 99", "2", "3", "4", hands={"Ana": "100", "Beto": "5"}, sheet=[[60, 69]])
    table.play(Ana=100, Beto=5)
    assert table.taken == {"Ana": 27}
    assert table.state.outcome is None
    assert [seat.total for seat in table.state.view(None).seats] == [60, 69]
    assert table.state.phase == "choose_card"


@rule("SUMO-57", "RULING-18")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_fixed_number_of_rounds_is_played_whatever_the_totals(rounds: int) -> None:
    state = begin(players=3, seed=6, end_condition="rounds", rounds=rounds, target_sumos=1)
    play_match(state)
    assert state.hands_played == rounds
    assert state.outcome.reason == "rounds_played"


@rule("SUMO-58")
def test_two_round_ends_after_round_2_whatever_the_totals() -> None:
    for seed in range(5):
        state = begin(players=6, seed=seed, mode="two_round", target_sumos=1)
        play_match(state)
        assert state.hands_played == 2
        assert state.outcome.reason == "two_rounds"


@rule("SUMO-59", "RULING-17")
@pytest.mark.parametrize(
    ("totals", "ranks", "winners"),
    [
        ([70, 10, 20, 30], (4, 1, 2, 3), (1,)),
        ([70, 10, 10, 30], (4, 1, 1, 3), (1, 2)),
        ([70, 10, 20, 20], (4, 1, 2, 2), (1,)),
        ([70, 70, 70, 70], (1, 1, 1, 1), (0, 1, 2, 3)),
        ([70, 0, 70, 0], (3, 1, 3, 1), (1, 3)),
    ],
    ids=str,
)
def test_the_lowest_total_wins_and_equal_totals_share_the_better_rank(totals, ranks, winners) -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101", "Dani": "102"}
    sheet = [[max(0, total - 3) for total in totals]]
    piles = {
        name: "" if total == 0 else pile
        for name, total, pile in zip(hands, totals, ["10", "20", "30", "40"], strict=True)
    }
    table = scene("1", "2", "3", "96", hands=hands, padding=0, piles=piles, sheet=sheet)
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    outcome = table.state.outcome
    assert (list(outcome.totals), outcome.ranks, outcome.winners) == (totals, ranks, winners)


@rule("SUMO-60")
def test_reaching_the_target_is_no_loss_in_itself() -> None:
    table = last_turn({"Ana": "10", "Beto": "55"}, sheet=[[69, 69]])
    table.play(Ana=97, Beto=98)
    assert table.state.outcome.totals == (72, 76)
    assert table.state.outcome.winners == (0,)


@rule("SUMO-59")
def test_when_the_match_is_over_nobody_may_act() -> None:
    state = begin(players=2, seed=1)
    play_match(state)
    assert (state.phase, state.to_act) == ("match_over", ())
    assert [state.legal_actions(seat) for seat in (0, 1)] == [[], []]
    assert state.view(None).outcome == state.outcome

"""The end of a game, its points, and the end of the match."""

import pytest

from games.sorry.scenes import home, scene
from sobremesa.games.sorry import schema
from sobremesa.games.sorry.schema import FinishedView

rule = pytest.mark.rule

ALL_BUT_ONE = f"R1 S4, {home('R2', 'R3', 'R4')}"


@rule("SORRY-75", "SORRY-77", "SORRY-79", "SORRY-87")
def test_the_first_with_four_pawns_home_wins_at_once() -> None:
    table = scene(f"{ALL_BUT_ONE}, B1 home", "2")
    table.play("+2 R1")
    outcome = table.state.outcome
    assert (outcome.ranks, outcome.totals, outcome.reason) == ((1, 2, 2, 2), (1, 0, 0, 0), "game_won")
    assert table.state.to_act == ()
    assert [type(event) for event in table.heard_by(None)] == [schema.Moved, schema.GameOver, schema.MatchOver]
    view = table.state.view(None)
    assert (view.phase, view.seat, view.card) == ("match_over", None, "2")


@rule("SORRY-76", "SORRY-79", "SORRY-87")
def test_partners_win_together() -> None:
    table = scene(f"{ALL_BUT_ONE}, {home('Y1', 'Y2', 'Y3', 'Y4')}, G1 home", "2", mode="partners")
    table.play("+2 R1")
    outcome = table.state.outcome
    assert (outcome.ranks, outcome.totals) == ((1, 3, 1, 3), (1, 0, 1, 0))
    over = table.heard_by(None)[1]
    assert (over.winners, over.home, over.scores) == ((0, 2), (4, 0, 4, 1), (1, 0, 1, 0))


@rule("SORRY-76")
def test_four_pawns_home_are_not_enough_for_partners() -> None:
    table = scene(ALL_BUT_ONE, "2", mode="partners")
    table.play("+2 R1")
    assert (table.state.outcome, table.turn) == (None, "red")


@rule("SORRY-77", "RULING-32")
def test_the_winner_of_a_scored_game_does_not_draw() -> None:
    table = scene(ALL_BUT_ONE, hand="2 3 5 8 12", mode="scored")
    table.play("2: +2 R1")
    view = table.state.view(0)
    assert [seat.hand for seat in view.seats] == [4, 5, 5, 5]
    assert (view.draw, view.discards) == (25, ["2"])
    assert view.own.hand == ["3", "5", "8", "12"]


@rule("SORRY-78", "RULING-32")
def test_a_split_may_bring_the_last_two_home() -> None:
    table = scene(f"R1 S2, R2 S3, {home('R3', 'R4')}, B1 S5, {home('B2', 'B3', 'B4')}", "7")
    table.play("split R1 4, R2 3")
    assert table.state.outcome.winners == (0,)


@rule("SORRY-80", "SORRY-81", "SORRY-82")
@pytest.mark.parametrize(("pawns", "highest", "cumulative"), [(0, 140, 215), (1, 85, 110), (2, 55, 55), (3, 25, 25)])
def test_the_winner_s_points_between_two(pawns: int, highest: int, cumulative: int) -> None:
    board = ", ".join([ALL_BUT_ONE, *(f"Y{number} home" for number in range(1, pawns + 1))])
    for bonus, points in (("highest", highest), ("cumulative", cumulative)):
        table = scene(board, hand="2 3 5 8 12", mode="scored", players=2, tier_bonus=bonus)
        table.play("2: +2 R1")
        assert table.state.outcome.totals == (points, 5 * pawns)


def test_the_points_of_a_finished_game_are_explained() -> None:
    table = scene(f"{ALL_BUT_ONE}, B1 home, Y1 T40", hand="2 3 5 8 12", mode="scored", players=3, match_games=2)
    table.play("2: +2 R1")
    finished = table.state.view(None).finished
    assert finished == FinishedView(
        game=1,
        winners=[0],
        home=[4, 1, 0],
        hands=finished.hands,
        scores=[105, 5, 0],
        pawns=[20, 5, 0],
        opponents=[35, 0, 0],
        tier=[50, 0, 0],
    )
    assert finished.hands[0] == ["3", "5", "8", "12"]
    (over,) = [event for event in table.heard_by("yellow") if isinstance(event, schema.GameOver)]
    assert (over.scores, over.totals, over.tier) == ((105, 5, 0), (105, 5, 0), 50)
    assert [list(hand) for hand in over.hands] == finished.hands


@rule("SORRY-84", "RULING-33")
def test_so_many_games_as_agreed_and_equals_win_jointly() -> None:
    sheet = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 1, 0]]
    table = scene(ALL_BUT_ONE, "2", match_games=4, sheet=sheet)
    table.play("+2 R1")
    outcome = table.state.outcome
    assert (outcome.ranks, outcome.totals, outcome.reason) == ((1, 3, 1, 3), (2, 0, 2, 0), "games_played")
    assert outcome.winners == (0, 2)


@rule("SORRY-84")
def test_in_the_scored_game_the_highest_total_of_all_games_wins() -> None:
    table = scene(ALL_BUT_ONE, hand="2 3 5 8 12", mode="scored", players=2, match_games=2, sheet=[[0, 140]])
    table.play("2: +2 R1")
    assert (table.state.outcome.ranks, table.state.outcome.totals) == ((1, 1), (140, 140))


@rule("SORRY-84", "SORRY-86")
def test_a_match_goes_on_until_its_last_game() -> None:
    table = scene(ALL_BUT_ONE, "2", match_games=2)
    table.play("+2 R1")
    assert table.state.outcome is None
    assert [seat.total for seat in table.state.view(None).seats] == [1, 0, 0, 0]
    assert table.state.view(None).sheet == [[1, 0, 0, 0]]
    assert table.state.hands_played == 1


@rule("SORRY-85")
@pytest.mark.parametrize(
    ("red", "yellow", "home_of_yellow", "totals", "over"),
    [
        (50, 135, 0, [190, 135], False),
        (60, 0, 0, [200, 0], True),
        (60, 195, 0, [200, 195], True),
        (115, 195, 1, [200, 200], False),
        (120, 195, 1, [205, 200], True),
    ],
)
def test_a_target_is_reached_by_one_alone(
    red: int, yellow: int, home_of_yellow: int, totals: list[int], over: bool
) -> None:
    """The winner gets 140, or 85 if the other has a pawn HOME; a shared highest total asks for another game."""
    board = ", ".join([ALL_BUT_ONE, *["Y1 home"][:home_of_yellow]])
    sheet = [[red, yellow]]
    table = scene(board, hand="2 3 5 8 12", mode="scored", players=2, match_target=200, sheet=sheet)
    table.play("2: +2 R1")
    assert [seat.total for seat in table.state.view(None).seats] == totals
    assert (table.state.outcome is not None) == over
    if over:
        assert table.state.outcome.reason == "target_reached"

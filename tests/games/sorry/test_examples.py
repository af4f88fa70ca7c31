"""The worked examples of the rules file, each a scene named by its id."""

import pytest

from games.sorry.scenes import Scene, begin, home, scene
from sobremesa.games.sorry import schema
from sobremesa.games.sorry.schema import Discard

rule = pytest.mark.rule


@rule("E1", "SORRY-13")
def test_e01_a_5_at_the_beginning_can_only_be_passed() -> None:
    table = scene(card="5", then="8 3")
    assert table.legal == {"pass"}
    table.play("pass")
    assert table.board == ""
    assert (table.turn, table.card) == ("blue", "8")


@rule("E2", "SORRY-18", "SORRY-14")
def test_e02_a_1_starts_a_pawn_and_ends_the_turn() -> None:
    table = scene(card="1", then="3")
    assert table.legal == {"start"}
    table.play("start")
    assert table.board == "R1 T4"
    assert table.turn == "blue"


@rule("E3", "SORRY-15", "SORRY-39")
def test_e03_a_2_starts_a_pawn_and_gives_another_card() -> None:
    table = scene(card="2", then="3 8")
    table.play("start")
    assert table.board == "R1 T4"
    assert (table.turn, table.card, table.state.again) == ("red", "3", True)
    assert table.legal == {"+3 R1"}
    table.play("+3 R1")
    assert table.board == "R1 T7"
    assert (table.turn, table.state.again) == ("blue", False)


@rule("E4", "SORRY-19", "SORRY-38")
def test_e04_the_own_pawn_on_the_exit_square_is_in_the_way() -> None:
    table = scene("R1 T4", "1")
    assert table.refusal("start") == "own_pawn_there"
    assert table.legal == {"+1 R1"}
    assert table.refusal("pass") == "must_move"
    table.play("+1 R1")
    assert table.board == "R1 T5"


@rule("E5", "SORRY-20")
def test_e05_another_colour_on_the_exit_square_is_bumped() -> None:
    table = scene("B1 T4", "1")
    table.play("start")
    assert table.board == "R1 T4"


@rule("E6", "SORRY-22", "SORRY-23", "SORRY-35", "SORRY-42")
def test_e06_a_move_passes_over_pawns_and_bumps_where_it_lands() -> None:
    table = scene("R1 T20, B1 T22, Y1 T25", "5")
    table.play("+5 R1")
    assert table.board == "R1 T25, B1 T22"


@rule("E7", "SORRY-24", "SORRY-40")
def test_e07_a_pawn_cannot_land_on_its_own_colour() -> None:
    table = scene("R1 T20, R2 T23", "3")
    assert table.refusal("+3 R1") == "own_pawn_there"
    assert table.legal == {"+3 R2"}
    table.play("+3 R2")
    assert table.board == "R1 T20, R2 T26"


@rule("E8", "SORRY-13", "SORRY-26")
def test_e08_in_the_safety_zone_nothing_fits() -> None:
    table = scene(f"R1 S2, R2 S5, {home('R3', 'R4')}", "3")
    assert table.refusal("+3 R1") == "own_pawn_there"
    assert table.refusal("+3 R2") == "overshoots_home"
    assert table.legal == {"pass"}


@rule("E9", "SORRY-32", "SORRY-33", "SORRY-53")
def test_e09_a_slide_bumps_everybody_on_it() -> None:
    table = scene("R1 T4, R2 T18, B1 T19", "12")
    assert table.legal == {"+12 R1", "+12 R2"}
    table.play("+12 R1")
    assert table.board == "R1 T19"


@rule("E10", "SORRY-34")
def test_e10_on_the_own_triangle_a_pawn_rests() -> None:
    table = scene("R1 T4, B1 T11", "5")
    table.play("+5 R1")
    assert table.board == "R1 T9, B1 T11"


@rule("E11", "SORRY-36", "SORRY-41")
def test_e11_backward_on_to_a_triangle_slides_forward() -> None:
    table = scene("R1 T20, Y1 T17", "4")
    table.play("-4 R1")
    assert table.board == "R1 T19"


@rule("E12", "SORRY-37", "SORRY-2")
def test_e12_slides_of_colours_nobody_plays_work_too() -> None:
    table = scene("R1 T4", "12", players=2)
    table.play("+12 R1")
    assert table.board == "R1 T19"


@rule("E13", "SORRY-25", "SORRY-47")
def test_e13_a_pawn_turns_into_its_safety_zone() -> None:
    table = scene("R1 T58", "8")
    table.play("+8 R1")
    assert table.board == "R1 S4"
    (moved,) = [event for event in table.heard_by(None) if isinstance(event, schema.Moved)]
    assert moved.journeys[0].steps == ("T59", "T0", "T1", "T2", "S1", "S2", "S3", "S4")


@rule("E14", "SORRY-26", "SORRY-75", "SORRY-48")
def test_e14_home_is_reached_by_exact_count() -> None:
    board = f"R1 T0, {home('R2', 'R3', 'R4')}"
    eight, ten, twelve = scene(board, "8"), scene(board, "10"), scene(board, "12")
    assert eight.legal == {"+8 R1"}
    eight.play("+8 R1")
    assert eight.state.outcome.winners == (0,)
    assert ten.refusal("+10 R1") == "overshoots_home"
    assert ten.legal == {"-1 R1"}
    ten.play("-1 R1")
    assert ten.board.startswith("R1 T59")
    assert twelve.legal == {"pass"}


@rule("E15", "SORRY-29", "RULING-12")
def test_e15_four_back_from_the_exit_is_a_short_cut() -> None:
    table = scene("R1 T4", "4", then="5 5 5 8")
    table.play("-4 R1")
    assert table.board == "R1 T0"
    table.play("pass", "pass", "pass")
    assert (table.turn, table.card) == ("red", "8")
    table.play("+8 R1")
    assert table.board == "R1 home"


@rule("E16", "SORRY-30", "SORRY-48", "RULING-20")
def test_e16_the_diamond_lies_between_entry_and_exit() -> None:
    table = scene("R1 T4", "10")
    assert table.legal == {"+10 R1", "-1 R1"}
    table.play("-1 R1")
    assert table.board == "R1 T3"
    assert after("R1 T4", "10", "+10 R1") == "R1 T14"
    assert after("R1 T3", "3", "+3 R1") == "R1 T6"
    assert after("R1 T3", "10", "-1 R1") == "R1 T2"
    assert after("R1 T2", "5", "+5 R1") == "R1 S5"
    assert after("R1 T3", "4", "-4 R1") == "R1 T59"


@rule("E17", "SORRY-29")
def test_e17_backward_out_of_the_safety_zone() -> None:
    assert after("R1 S2, G1 T0", "4", "-4 R1") == "R1 T0"
    assert after("R1 S5", "4", "-4 R1") == "R1 S1"


@rule("E18", "SORRY-43", "SORRY-44")
def test_e18_a_7_brings_two_home() -> None:
    table = scene("R1 S2, R2 S3", "7")
    assert table.legal == {"split R1 4, R2 3", "split R2 3, R1 4"}
    for play in table.legal:
        assert after("R1 S2, R2 S3", "7", play) == "R1 home, R2 home"


@rule("E19", "SORRY-46")
def test_e19_the_whole_7_must_be_used() -> None:
    table = scene(f"R1 S4, {home('R3', 'R4')}", "7")
    assert table.legal == {"pass"}
    assert table.refusal("split R1 2, R2 5") == "pawn_in_start"


@rule("E20", "SORRY-45")
def test_e20_the_order_of_the_parts_matters() -> None:
    table = scene("R1 T20, R2 T23", "7")
    assert table.refusal("split R1 3, R2 4") == "own_pawn_there"
    assert len(table.legal) == 11
    assert len([play for play in table.legal if play.startswith("split")]) == 9
    table.play("split R2 4, R1 3")
    assert table.board == "R1 T23, R2 T27"


@rule("E21", "SORRY-45")
def test_e21_a_first_part_that_bumps_the_other_pawn() -> None:
    table = scene("R1 T13, R2 T18", "7")
    assert table.refusal("split R1 3, R2 4") == "second_part_impossible"
    table.play("split R2 4, R1 3")
    assert table.board == "R1 T19, R2 T22"


@rule("E22", "SORRY-48")
def test_e22_a_10_may_have_to_go_back() -> None:
    table = scene(f"R1 S5, {home('R2', 'R3', 'R4')}", "10")
    assert table.legal == {"-1 R1"}
    table.play("-1 R1")
    assert table.board.startswith("R1 S4")


@rule("E23", "SORRY-49", "SORRY-52")
def test_e23_an_11_moves_or_swaps() -> None:
    table = scene("R1 T4, B1 T40", "11")
    assert table.legal == {"+11 R1", "swap R1, B1"}
    assert table.refusal("pass") == "must_move"
    assert after("R1 T4, B1 T40", "11", "+11 R1") == "R1 T15, B1 T40"
    table.play("swap R1, B1")
    assert table.board == "R1 T40, B1 T4"


@rule("E24", "SORRY-50", "SORRY-52")
def test_e24_nobody_has_to_swap() -> None:
    board = f"R1 S1, R2 T0, {home('R3', 'R4')}, B1 T30"
    table = scene(board, "11")
    assert table.legal == {"swap R2, B1", "pass"}
    assert table.refusal("swap R1, B1") == "pawn_not_on_track"
    table.play("swap R2, B1")
    assert table.board == "R1 S1, R2 T30, R3 home, R4 home, B1 T0"
    other = scene(board, "11")
    other.play("pass")
    assert other.turn == "blue"


@rule("E25", "SORRY-51")
def test_e25_the_own_pawn_slides_after_a_swap() -> None:
    table = scene("R1 T10, B1 T16, B2 T18", "11")
    table.play("swap R1, B1")
    assert table.board == "R1 T19, B1 T10"


@rule("E26", "SORRY-51", "RULING-15")
def test_e26_the_other_pawn_slides_too_if_it_was_agreed() -> None:
    board = "R1 T9, B1 T30, Y1 T12"
    assert after(board, "11", "swap R1, B1") == "R1 T30, B1 T13"
    assert after(board, "11", "swap R1, B1", swapped_pawn_slides=False) == "R1 T30, B1 T9, Y1 T12"


@rule("E27", "SORRY-54", "SORRY-55", "SORRY-56")
def test_e27_sorry_takes_the_place_of_an_opponent() -> None:
    board = "B1 T35, Y1 T39, G1 S2, G2 home"
    table = scene(board, "sorry")
    assert table.legal == {"sorry B1", "sorry Y1"}
    assert after(board, "sorry", "sorry B1") == "R1 T35, Y1 T39, G1 S2, G2 home"
    assert after(board, "sorry", "sorry Y1") == "R1 T43, B1 T35, G1 S2, G2 home"
    assert table.refusal("sorry G1") == "target_not_on_track"
    assert table.refusal("sorry G2") == "target_not_on_track"
    assert table.refusal("pass") == "must_move"


@rule("E28", "SORRY-55")
def test_e28_sorry_without_use() -> None:
    assert scene("R1 T7, B1 S3, Y1 home", "sorry").legal == {"pass"}
    assert scene("R1 T7, R2 T8, R3 S1, R4 home, B1 T35", "sorry").legal == {"pass"}


@rule("E29", "SORRY-15", "RULING-10", "RULING-22")
def test_e29_an_unused_2_gives_another_card() -> None:
    table = scene(f"{home('R1', 'R2', 'R3')}, R4 S5", "2", then="1")
    assert table.legal == {"pass"}
    table.play("pass")
    assert (table.turn, table.card) == ("red", "1")
    table.play("+1 R4")
    assert table.state.outcome.winners == (0,)


@rule("E30", "SORRY-15")
def test_e30_three_cards_in_one_turn() -> None:
    table = scene(card="2", then="2 5 8")
    table.play("start")
    assert table.refusal("start") == "own_pawn_there"
    assert table.legal == {"+2 R1"}
    table.play("+2 R1")
    assert table.board == "R1 T6"
    table.play("+5 R1")
    assert table.board == "R1 T11"
    assert table.turn == "blue"


@rule("E31", "SORRY-77")
def test_e31_nothing_is_turned_up_after_the_win() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2", then="5")
    before = table.state.view(None)
    table.play("+2 R1")
    after_it = table.state.view(None)
    assert table.state.outcome.winners == (0,)
    assert (after_it.draw, after_it.discards) == (before.draw, before.discards)


@rule("E32", "SORRY-16", "RULING-8")
def test_e32_an_empty_pile_is_made_of_the_discards() -> None:
    discards = "1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 7 7 7 7 8 8 8 8 10 10 10 10 11 11 11 11 12 12 12 12"
    table = scene(card="sorry", discards=f"{discards} sorry sorry sorry")
    assert (table.state.view(None).draw, table.state.view(None).top) == (0, None)
    table.play("pass")
    view = table.state.view(None)
    assert (view.seat, view.draw, len(view.discards)) == (1, 44, 1)
    assert view.top is not None
    assert [type(event) for event in table.heard_by(None)] == [schema.Passed, schema.Reshuffled, schema.TurnedUp]
    assert table.heard_by(None)[1].draw == 45


@rule("E33", "SORRY-10", "RULING-3")
def test_e33_the_next_card_is_seen_before_the_move() -> None:
    table = scene("R1 T5, R2 T50", "3", then="sorry")
    assert table.legal == {"+3 R1", "+3 R2"}
    assert table.state.view(0).top == "sorry"
    table.play("+3 R1")
    assert (table.turn, table.legal) == ("blue", {"sorry R1", "sorry R2"})
    assert scene("R1 T5, R2 T50", "3", then="sorry", draw_pile="face_down").state.view(0).top is None


@rule("E34", "SORRY-58", "SORRY-59")
def test_e34_partners_move_each_other_s_pawns() -> None:
    table = scene("Y1 T50", "5", mode="partners")
    assert table.legal == {"+5 Y1"}
    assert table.refusal("pass") == "must_move"
    table.play("+5 Y1")
    assert table.board == "Y1 T55"
    assert table.turn == "blue"


@rule("E35", "SORRY-60", "RULING-23")
def test_e35_partners_do_not_spare_each_other() -> None:
    table = scene("R1 T20, Y1 T25", "5", mode="partners")
    assert table.legal == {"+5 R1", "+5 Y1"}
    assert after("R1 T20, Y1 T25", "5", "+5 R1", mode="partners") == "R1 T25"
    assert after("R1 T20, Y1 T25", "5", "+5 Y1", mode="partners") == "R1 T20, Y1 T30"


@rule("E36", "SORRY-61", "RULING-24")
def test_e36_sorry_against_the_own_team() -> None:
    board = "R1 T10, Y1 T44"
    table = scene(board, "sorry", mode="partners")
    assert table.legal == {"sorry Y1", "sorry yellow R1"}
    assert after(board, "sorry", "sorry Y1", mode="partners") == "R1 T10, R2 T44"
    assert after(board, "sorry", "sorry yellow R1", mode="partners") == "Y1 T44, Y2 T10"
    assert table.refusal("pass") == "must_move"


@rule("E37", "SORRY-61")
def test_e37_sorry_takes_an_opponent_if_there_is_one() -> None:
    table = scene("R1 T10, Y1 T44, G1 T21", "sorry", mode="partners")
    assert table.legal == {"sorry G1", "sorry yellow G1"}
    assert table.refusal("sorry Y1") == "opponent_available"
    assert table.refusal("sorry R1") == "target_not_opponent"


@rule("E38", "SORRY-62", "SORRY-65")
def test_e38_a_7_is_split_between_partners() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}, Y1 T50", "7", then="5 5 5 3", mode="partners")
    table.play("split R1 2, Y1 5")
    assert table.board == f"{home('R1', 'R2', 'R3', 'R4')}, Y1 T55"
    assert table.state.outcome is None
    table.play("pass", "+5 Y1", "pass")
    assert (table.turn, table.legal) == ("red", {"+3 Y1"})


@rule("E39", "SORRY-76", "SORRY-5", "RULING-26")
def test_e39_the_last_pawn_of_the_team_wins() -> None:
    board = f"{home('R1', 'R2', 'R3', 'R4', 'Y1', 'Y2', 'Y3')}, Y4 T26"
    table = scene(board, "12", mode="partners")
    table.play("+12 Y4")
    assert table.state.outcome.winners == (0, 2)
    match = scene(board, "12", mode="partners", match_games=2)
    match.play("+12 Y4")
    assert (match.state.game, match.turn, match.board) == (2, "red", "")


@rule("E40", "SORRY-7", "SORRY-8")
def test_e40_the_scored_game_is_set_up() -> None:
    table = Scene(begin(mode="scored", seed=40))
    view = table.state.view(None)
    assert table.board == "R1 T4, B1 T19, Y1 T34, G1 T49"
    assert [seat.hand for seat in view.seats] == [5, 5, 5, 5]
    assert (view.draw, view.discards) == (25, [])


E40 = "R1 T4, B1 T19, Y1 T34, G1 T49"


@rule("E41", "SORRY-67", "SORRY-68", "SORRY-74")
def test_e41_play_a_card_then_draw_one() -> None:
    table = scene(E40, hand="1 3 5 12 sorry", then="8", mode="scored")
    table.play("12: +12 R1")
    assert table.board == "R1 T19, Y1 T34, G1 T49"
    assert table.hand("red") == "1 3 5 8 sorry"
    view = table.state.view(None)
    assert (view.draw, view.discards, table.turn) == (24, ["12"], "blue")
    assert view.seats[0].known == ["8"]
    assert [event.card for event in table.heard_by("green") if isinstance(event, schema.Drew)] == ["8"]


@rule("E42", "SORRY-72", "RULING-28")
def test_e42_a_2_from_the_hand_gives_another_play() -> None:
    table = scene(E40, hand="2 3 5 8 12", then="1 10", mode="scored")
    assert table.refusal("2: start") == "own_pawn_there"
    table.play("2: +2 R1")
    assert (table.board[:5], table.turn, table.state.again) == ("R1 T6", "red", True)
    table.play("1: start")
    assert table.board.startswith("R1 T6, R2 T4")
    assert (table.hand("red"), table.turn) == ("3 5 8 10 12", "blue")
    plain = scene(E40, hand="2 3 5 8 12", then="1 10", mode="scored", scored_two="no_bonus")
    plain.play("2: +2 R1")
    assert (plain.hand("red"), plain.turn) == ("1 3 5 8 12", "blue")


@rule("E43", "SORRY-70")
def test_e43_a_hand_without_use_throws_a_card_away() -> None:
    table = scene(f"R1 S3, {home('R2', 'R3', 'R4')}", hand="5 7 8 12 12", then="3", mode="scored")
    assert table.legal == {"discard 5", "discard 7", "discard 8", "discard 12"}
    table.play("discard 12")
    assert (table.hand("red"), table.turn) == ("3 5 7 8 12", "blue")


@rule("E44", "SORRY-71", "RULING-27")
def test_e44_only_a_swap_leaves_the_choice() -> None:
    board = f"R1 T2, {home('R2', 'R3', 'R4')}, B1 T40"
    table = scene(board, hand="7 8 11 12 sorry", mode="scored")
    thrown = {f"discard {card}" for card in ("7", "8", "11", "12", "sorry")}
    assert table.legal == {"11: swap R1, B1"} | thrown
    with_5 = scene(board, hand="5 7 8 11 sorry", mode="scored")
    assert with_5.legal == {"11: swap R1, B1", "5: +5 R1"}
    assert {with_5.refusal(f"discard {card}") for card in ("5", "7", "8", "11", "sorry")} == {"must_play"}


@rule("E45", "SORRY-80", "SORRY-81", "SORRY-82", "RULING-31")
@pytest.mark.parametrize(
    ("others", "red", "cumulative", "theirs"),
    [
        ((0, 0, 0), 180, 255, (0, 0, 0)),
        ((1, 0, 1), 120, 145, (5, 0, 5)),
        ((2, 1, 0), 90, 90, (10, 5, 0)),
        ((3, 2, 0), 55, 55, (15, 10, 0)),
    ],
)
def test_e45_scores_of_four_players(others, red, cumulative, theirs) -> None:
    for bonus, points in (("highest", red), ("cumulative", cumulative)):
        table = won(dict(zip("BYG", others, strict=True)), mode="scored", tier_bonus=bonus)
        assert table.state.outcome.totals == (points, *theirs)


def won(others: dict[str, int], winner: str = "R", **more) -> Scene:
    """A game that the winner has just won, with so many pawns of the others HOME."""
    colour = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}[winner]
    pawns = [*home(*(f"{winner}{n}" for n in (2, 3, 4))).split(", "), f"{winner}1 S4"]
    for letter, count in others.items():
        pawns += [f"{letter}{number} home" for number in range(1, count + 1)]
    table = scene(", ".join(pawns), hand="2 5 8 10 12", turn=colour, **more)
    table.play(f"2: +2 {winner}1")
    return table


@rule("E46", "SORRY-85", "SORRY-86", "SORRY-87")
def test_e46_a_match_to_200_points() -> None:
    games = [("R", {"B": 1, "Y": 0}), ("B", {"R": 2, "Y": 2}), ("R", {"B": 3, "Y": 0})]
    games += [("Y", {"R": 0, "B": 0}), ("R", {"B": 1, "Y": 1})]
    totals = [(105, 5, 0), (115, 70, 10), (160, 85, 10), (160, 85, 170), (260, 90, 175)]
    sheet: list[list[int]] = []
    for (winner, others), total in zip(games, totals, strict=True):
        table = won(others, winner, mode="scored", players=3, match_target=200, sheet=sheet)
        sheet = table.state.position()["sheet"]
        assert tuple(seat.total for seat in table.state.view(None).seats) == total
        if table.state.outcome is None:
            assert table.turn == {"R": "red", "B": "blue", "Y": "yellow"}[winner]
            assert table.state.game == len(sheet) + 1
    assert table.state.outcome.ranks == (1, 3, 2)
    assert len(sheet) == 5


@rule("E47")
def test_e47_refusals_with_a_7() -> None:
    table = scene("R1 T20, R2 T30", "7")
    plays = {
        "+3 R1": "wrong_steps",
        "split R1 7, R2 0": "bad_split",
        "split R1 3, R1 4": "same_pawn_twice",
        "split R1 3, R3 4": "pawn_in_start",
        "split R1 3, B1 4": "not_your_pawn",
        "start": "card_cannot_do_that",
        "discard 7": "wrong_mode",
    }
    assert {play: table.refusal(play) for play in plays} == plays
    assert {table.refusal(play, "blue") for play in plays} == {"not_your_turn"}
    assert Discard("7") not in table.state.legal_actions(0)


def after(board: str, card: str, play: str, **more) -> str:
    """The board after a play."""
    table = scene(board, card, **more)
    table.play(play)
    return table.board

"""Turns, moves, slides and cards, beyond the worked examples."""

import pytest

from games.sorry.scenes import home, scene
from sobremesa.games.sorry import schema
from sobremesa.games.sorry.schema import Bumped, Journey

rule = pytest.mark.rule


def after(board: str, card: str, play: str, **more) -> str:
    table = scene(board, card, **more)
    table.play(play)
    return table.board


def journeys(board: str, card: str, play: str, **more) -> tuple[Journey, ...]:
    table = scene(board, card, **more)
    table.play(play)
    (moved,) = [event for event in table.heard_by(None) if isinstance(event, schema.Moved)]
    return moved.journeys


# The turn


@rule("SORRY-10", "RULING-7")
def test_the_card_is_turned_up_without_anybody_asking() -> None:
    table = scene(card="5", then="8 3")
    assert table.state.view(None).top == "8"
    table.play("pass")
    view = table.state.view(None)
    assert (view.card, view.top, view.discards) == ("8", "3", ["5", "8"])
    assert table.heard_by("green")[-1] == schema.TurnedUp(1, "8", 43, "3", False)


@rule("SORRY-11")
@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("1", {"start", "+1 R1"}),
        ("2", {"start", "+2 R1"}),
        ("3", {"+3 R1"}),
        ("4", {"-4 R1"}),
        ("5", {"+5 R1"}),
        ("7", {"+7 R1"}),
        ("8", {"+8 R1"}),
        ("10", {"+10 R1", "-1 R1"}),
        ("11", {"+11 R1", "swap R1, B1"}),
        ("12", {"+12 R1"}),
        ("sorry", {"sorry B1"}),
    ],
)
@rule("RULING-9", "SORRY-17", "SORRY-21")
def test_what_each_card_can_do(card: str, plays: set[str]) -> None:
    assert scene("R1 T20, B1 T45", card).legal == plays


@rule("SORRY-12", "RULING-21", "RULING-17")
def test_a_card_that_can_be_used_must_be_even_if_it_hurts() -> None:
    board = f"R1 T13, R2 T18, {home('R3', 'R4')}"
    table = scene(board, "3")
    assert table.legal == {"+3 R1", "+3 R2"}
    alone = scene(f"R1 T13, R2 T17, R3 T18, {home('R4')}", "3", players=2)
    assert alone.refusal("pass") == "must_move"
    assert after(f"R1 T13, R2 T17, R3 T18, {home('R4')}", "3", "+3 R1") == "R1 T19, R4 home"


@rule("SORRY-12")
def test_a_move_that_bumps_only_own_pawns_is_compulsory_if_it_is_the_only_one() -> None:
    board = f"R1 T8, R2 T20, R3 S5, {home('R4')}"
    table = scene(board, "12")
    assert table.legal == {"+12 R2"}
    assert table.refusal("+12 R1") == "own_pawn_there"
    slide = scene(f"R1 T4, R2 T17, R3 S1, {home('R4')}, B1 S5", "12")
    assert slide.legal == {"+12 R1", "+12 R2"}


@rule("SORRY-14")
@pytest.mark.parametrize("card", ["1", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"])
def test_any_other_card_than_a_2_ends_the_turn(card: str) -> None:
    table = scene("R1 T20, B1 T45", card)
    table.play(min(table.legal))
    assert (table.turn, table.state.again) == ("blue", False)


@rule("SORRY-15", "RULING-11")
def test_the_card_after_a_2_is_an_ordinary_one() -> None:
    table = scene("R1 T10, B1 T40", "2", then="1 sorry 5")
    table.play("+2 R1")
    assert (table.turn, table.legal) == ("red", {"start", "+1 R1"})
    other = scene("R1 T10, B1 T40", "2", then="sorry 5")
    other.play("+2 R1")
    assert other.legal == {"sorry B1"}
    other.play("sorry B1")
    assert (other.board, other.turn) == ("R1 T12, R2 T40", "blue")


@rule("SORRY-16", "RULING-8")
def test_nothing_happens_at_the_moment_the_pile_runs_out() -> None:
    discards = "1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 7 7 7 7 8 8 8 8 10 10 10 10 11 11 11 11 12 12 12 12 sorry sorry sorry"
    table = scene(card="5", discards=f"{discards} sorry 5 5", then="5")
    table.play("pass")
    view = table.state.view(None)
    assert (view.draw, view.top, view.card, len(view.discards)) == (0, None, "5", 45)
    table.play("pass")
    view = table.state.view(None)
    assert (view.draw, len(view.discards)) == (44, 1)
    assert sum(view.left.values()) == 44


# Leaving START and moving


@rule("SORRY-17")
@pytest.mark.parametrize("card", ["3", "4", "5", "7", "8", "10", "11", "12"])
def test_no_other_card_starts_a_pawn(card: str) -> None:
    assert scene("B1 T40", card).legal == {"pass"}


@rule("SORRY-17", "RULING-35")
def test_the_lowest_number_leaves_start() -> None:
    assert after("R1 T20, R3 home", "1", "start") == "R1 T20, R2 T4, R3 home"
    assert after("R1 T20, B1 T40", "sorry", "sorry B1") == "R1 T20, R2 T40"


@rule("RULING-37", "SORRY-21")
def test_a_pawn_moves_while_others_are_in_start() -> None:
    assert scene("R1 T4", "3").legal == {"+3 R1"}


@rule("SORRY-23", "RULING-18")
@pytest.mark.parametrize("colour", ["B", "Y", "G"])
def test_landing_bumps_any_other_colour(colour: str) -> None:
    assert after(f"R1 T20, {colour}1 T23", "3", "+3 R1") == "R1 T23"


@rule("SORRY-24", "RULING-18")
def test_the_own_colour_blocks_the_safety_zone_too() -> None:
    table = scene("R1 T2, R2 S3", "3")
    assert table.refusal("+3 R1") == "own_pawn_there"
    assert table.legal == {"+3 R2"}


@rule("SORRY-28", "RULING-19")
def test_pawns_pass_over_their_own_in_the_safety_zone() -> None:
    assert after("R1 T2, R2 S3", "5", "+5 R1") == "R1 S5, R2 S3"


@rule("SORRY-25")
def test_no_pawn_enters_the_safety_zone_of_another_colour() -> None:
    assert after("R1 T16, B1 T15", "3", "+3 R1", swapped_pawn_slides=False) == "R1 T19, B1 T15"
    assert after("R1 T15, B1 T14", "8", "+8 B1", turn="blue") == "R1 T15, B1 S5"
    assert after("R1 T15, B1 T14", "8", "+8 R1") == "R1 T23, B1 T14"


@rule("SORRY-27")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"])
def test_a_pawn_at_home_takes_part_in_nothing(card: str) -> None:
    table = scene(f"{home('R1', 'R2', 'R3')}, R4 S5, {home('B1')}", card)
    assert not [play for play in table.legal if "R1" in play or "B1" in play]


@rule("SORRY-28")
def test_a_pawn_in_its_safety_zone_cannot_be_touched() -> None:
    assert scene("R1 T10, B1 S1", "11").legal == {"+11 R1"}
    assert scene("B1 S1", "sorry").legal == {"pass"}
    # A slide ends on the square beside, and the zone is not part of it.
    assert after("R1 T4, B1 S1", "12", "+12 R1") == "R1 T19, B1 S1"


@rule("SORRY-29")
@pytest.mark.parametrize(
    ("board", "card", "play", "board_after"),
    [
        ("R1 T5", "4", "-4 R1", "R1 T1"),
        ("R1 T6", "4", "-4 R1", "R1 T2"),
        ("R1 T7", "4", "-4 R1", "R1 T3"),
        ("R1 T8", "4", "-4 R1", "R1 T4"),
        ("R1 T2", "4", "-4 R1", "R1 T58"),
        ("R1 S1", "10", "-1 R1", "R1 T2"),
        ("R1 S4", "4", "-4 R1", "R1 T2"),
        ("R1 T2", "1", "+1 R1", "R1 S1"),
        ("R1 T1", "2", "+2 R1", "R1 S1"),
    ],
)
def test_backward_and_forward_again(board: str, card: str, play: str, board_after: str) -> None:
    assert after(board, card, play) == board_after


@rule("SORRY-30")
def test_from_the_diamond_a_pawn_goes_all_the_way_round() -> None:
    assert after("R1 T3", "1", "+1 R1") == "R1 T4"
    assert after("R1 T3", "12", "+12 R1") == "R1 T15"


@rule("SORRY-31")
def test_start_and_home_hold_any_number() -> None:
    table = scene(f"R1 S5, {home('R2', 'R3')}, R4 S4", "1")
    table.play("+1 R1")
    assert table.board == f"{home('R1', 'R2', 'R3')}, R4 S4"
    assert table.state.view(None).seats[0].home == 3


# Slides


@rule("SORRY-32")
@pytest.mark.parametrize(
    ("origin", "end"), [("T13", "T19"), ("T21", "T28"), ("T28", "T34"), ("T36", "T43"), ("T43", "T49"), ("T51", "T58")]
)
def test_red_slides_on_all_foreign_slides(origin: str, end: str) -> None:
    assert after(f"R1 {origin}", "3", "+3 R1") == f"R1 {end}"


@rule("SORRY-34")
def test_and_on_none_of_its_own() -> None:
    assert after("R1 T6", "3", "+3 R1") == "R1 T9"
    assert after("R1 T58", "3", "+3 R1") == "R1 T1"


@rule("SORRY-33")
def test_a_slide_bumps_from_the_square_after_the_triangle_to_the_end() -> None:
    board = "R1 T21, B1 T24, R2 T25, Y1 T27, G1 T28, B2 T29, Y2 T23"
    assert after(board, "3", "+3 R1") == "R1 T28, B2 T29, Y2 T23"
    (journey,) = journeys(board, "3", "+3 R1")
    assert journey == Journey(
        "red-1",
        "T21",
        ("T22", "T23", "T24"),
        ("T25", "T26", "T27", "T28"),
        (
            Bumped("blue-1", "T24", False),
            Bumped("red-2", "T25", True),
            Bumped("yellow-1", "T27", True),
            Bumped("green-1", "T28", True),
        ),
    )


@rule("SORRY-35")
def test_passing_a_triangle_or_landing_inside_a_slide_has_no_effect() -> None:
    assert after("R1 T15, B1 T18", "2", "+2 R1") == "R1 T17, B1 T18"
    assert after("R1 T15, B1 T18", "5", "+5 R1") == "R1 T20, B1 T18"


def test_four_back_from_the_end_of_a_long_slide_slides_to_where_it_was() -> None:
    (journey,) = journeys("R1 T28", "4", "-4 R1")
    assert journey == Journey("red-1", "T28", ("T27", "T26", "T25", "T24"), ("T25", "T26", "T27", "T28"), backward=True)
    assert after("R1 T28, B1 T26", "4", "-4 R1") == "R1 T28"


# The 7


@rule("SORRY-44", "RULING-13")
def test_a_split_moves_two_pawns_that_are_out_by_one_to_six() -> None:
    table = scene("R1 T20, R2 T40, R3 S5", "7")
    splits = {play for play in table.legal if play.startswith("split")}
    both = {f"split R1 {n}, R2 {7 - n}" for n in range(1, 7)} | {f"split R2 {n}, R1 {7 - n}" for n in range(1, 7)}
    home_first = {"split R3 1, R1 6", "split R3 1, R2 6", "split R1 6, R3 1", "split R2 6, R3 1"}
    assert splits == both | home_first
    assert table.legal - splits == {"+7 R1", "+7 R2"}


@rule("SORRY-45")
@pytest.mark.parametrize(
    ("board", "play", "result"),
    [
        # The second lands where the first was.
        ("R1 T22, R2 T20", "split R1 5, R2 2", "R1 T27, R2 T22"),
        # The second lands on a square the first has cleared by its slide.
        ("R1 T15, R2 T12, Y1 T17", "split R1 1, R2 6", "R1 T19, R2 T18"),
        # Both land on the same pawn's way: each bumps for itself.
        ("R1 T20, R2 T30, B1 T23, Y1 T34", "split R1 3, R2 4", "R1 T23, R2 T34"),
        # The first goes HOME and the second into the safety zone behind it.
        ("R1 S4, R2 T1", "split R1 2, R2 5", "R1 home, R2 S4"),
    ],
)
def test_the_first_part_is_finished_before_the_second_begins(board: str, play: str, result: str) -> None:
    assert after(board, "7", play) == result


@rule("SORRY-45")
@pytest.mark.parametrize(
    ("board", "play"),
    [
        # The first rests on the square the second would reach.
        ("R1 T20, R2 T19", "split R1 3, R2 4"),
        # The first slides to the square the second would reach.
        ("R1 T13, R2 T15", "split R1 3, R2 4"),
        # Too far for the second.
        ("R1 T20, R2 S5", "split R1 3, R2 4"),
        # A third pawn stands there.
        ("R1 T20, R2 T30, R3 T34", "split R1 3, R2 4"),
        # The first slides over the second.
        ("R1 T23, R2 T26", "split R1 1, R2 6"),
    ],
)
def test_a_second_part_that_is_not_possible(board: str, play: str) -> None:
    table = scene(board, "7")
    assert table.refusal(play) == "second_part_impossible"
    assert play not in table.legal


def test_every_listed_split_can_be_carried_out_and_no_other() -> None:
    """On crowded boards: `can_follow` looks ahead without moving, so here the first part is really moved."""
    boards = ["R1 T13, R2 T15, R3 T18, R4 T20, B1 T16", "R1 T59, R2 T0, R3 S1, R4 S4", "R1 T21, R2 T24, R3 T27, R4 T3"]
    for board in boards:
        table = scene(board, "7", swapped_pawn_slides=False)
        for first in ("R1", "R2", "R3", "R4"):
            for second in ("R1", "R2", "R3", "R4"):
                for steps in range(1, 7):
                    if first != second:
                        play = f"split {first} {steps}, {second} {7 - steps}"
                        assert (play in table.legal) == moved_by_hand(board, first, steps, second)


def moved_by_hand(board: str, first: str, steps: int, second: str) -> bool:
    trial = scene(board, "7", swapped_pawn_slides=False).state
    pawns = [int(name[1]) - 1 for name in (first, second)]
    for pawn, part in zip(pawns, (steps, 7 - steps), strict=True):
        place = trial.places[pawn]
        if place == 0 or place + part > 66 or not trial.is_open(0, place + part):
            return False
        trial.move(pawn, part)
    return True


# The 11


@rule("SORRY-49", "SORRY-50", "RULING-14")
def test_a_swap_is_between_pawns_on_the_track() -> None:
    table = scene("R1 T10, R2 S2, R3 home, B1 T20, B2 S1, Y1 home, G1 T59", "11")
    assert table.legal == {"+11 R1", "swap R1, B1", "swap R1, G1"}


@rule("SORRY-51")
@pytest.mark.parametrize(
    ("board", "board_after"),
    [
        # The own slide sweeps the other pawn away, which then does not slide.
        ("R1 T18, B1 T16", "R1 T19"),
        ("R1 T28, B1 T24", "R1 T28"),
        # The other pawn's slide sweeps the own one away.
        ("R1 T9, B1 T12", "B1 T13"),
        ("R1 T9, B1 T13", "B1 T13"),
        # Both slide.
        ("R1 T9, B1 T24", "R1 T28, B1 T13"),
        # Nobody does.
        ("R1 T10, B1 T20", "R1 T20, B1 T10"),
    ],
)
def test_slides_after_a_swap(board: str, board_after: str) -> None:
    assert after(board, "11", "swap R1, B1") == board_after


@rule("RULING-15")
def test_a_pawn_that_rests_on_a_foreign_triangle_blocks_its_colour_and_moves_on_later() -> None:
    more = {"swapped_pawn_slides": False}
    board = after("R1 T9, B1 T30", "11", "swap R1, B1", **more)
    assert board == "R1 T30, B1 T9"
    assert after(board, "5", "+5 B1", turn="blue", **more) == "R1 T30, B1 T14"
    blocked = scene("R1 T30, B1 T9, B2 T4", "5", turn="blue", **more)
    assert blocked.refusal("+5 B2") == "own_pawn_there"


def test_a_swap_is_told_as_two_journeys_the_own_first() -> None:
    assert journeys("R1 T9, B1 T24, Y1 T12, B2 T26", "11", "swap R1, B1") == (
        Journey("red-1", "T9", ("T24",), ("T25", "T26", "T27", "T28"), (Bumped("blue-2", "T26", True),)),
        Journey("blue-1", "T24", ("T9",), ("T10", "T11", "T12", "T13"), (Bumped("yellow-1", "T12", True),)),
    )
    assert journeys("R1 T28, B1 T24", "11", "swap R1, B1") == (
        Journey("red-1", "T28", ("T24",), ("T25", "T26", "T27", "T28"), (Bumped("blue-1", "T28", True),)),
        Journey("blue-1", "T24", ("T28",)),
    )


# Sorry!


@rule("SORRY-54", "RULING-16")
def test_sorry_is_told_as_a_journey_from_start() -> None:
    assert journeys("B1 T39, Y1 T41", "sorry", "sorry B1", swapped_pawn_slides=False) == (
        Journey(
            "red-1",
            "start",
            ("T39",),
            ("T40", "T41", "T42", "T43"),
            (Bumped("blue-1", "T39", False), Bumped("yellow-1", "T41", True)),
        ),
    )


@rule("SORRY-54")
def test_sorry_on_the_own_entry_leads_home_at_once() -> None:
    table = scene("B1 T2", "sorry", then="5 5 5 5")
    table.play("sorry B1")
    assert table.board == "R1 T2"
    table.play("pass", "pass", "pass", "+5 R1")
    assert table.board == "R1 S5"


# Partners


@rule("SORRY-57", "SORRY-58")
def test_the_uses_of_a_card_are_those_of_both_colours() -> None:
    table = scene("Y1 T50, B1 T30", "1", mode="partners")
    assert table.legal == {"start", "start yellow", "+1 Y1"}
    table.play("start yellow")
    assert table.board == "B1 T30, Y1 T50, Y2 T34"
    assert scene("G1 T50, R1 T30", "10", turn="blue", mode="partners").legal == {"+10 G1", "-1 G1"}


@rule("SORRY-60", "RULING-23")
def test_a_partner_on_the_exit_square_is_bumped_and_a_partner_s_slide_carries_away() -> None:
    assert after("Y1 T4", "1", "start", mode="partners") == "R1 T4"
    assert after("R1 T28, Y1 T33", "3", "+3 R1", mode="partners") == "R1 T34"
    assert after("R1 T28, Y1 T30", "2", "+2 R1", mode="partners") == "R1 T30"


@rule("SORRY-62", "RULING-25")
def test_a_first_part_may_not_bump_the_partner_that_has_to_move_the_rest() -> None:
    table = scene("R1 T20, Y1 T23", "7", mode="partners")
    assert table.refusal("split R1 3, Y1 4") == "second_part_impossible"
    assert "split Y1 4, R1 3" in table.legal
    assert after("R1 T20, Y1 T21", "7", "split R1 5, Y1 2", mode="partners") == "R1 T25, Y1 T23"
    # The second may bump the first.
    assert after("R1 T20, Y1 T19", "7", "split R1 3, Y1 4", mode="partners") == "Y1 T23"


@rule("SORRY-63")
def test_the_card_after_a_2_may_be_used_for_the_partner() -> None:
    table = scene("Y1 T50", "2", then="3 5", mode="partners")
    table.play("start")
    assert table.legal == {"+3 R1", "+3 Y1"}


@rule("SORRY-64", "RULING-25")
def test_partners_do_not_swap_with_each_other() -> None:
    table = scene("R1 T10, Y1 T20, B1 T40", "11", mode="partners")
    assert table.legal == {"+11 R1", "+11 Y1", "swap R1, B1", "swap Y1, B1"}
    assert table.refusal("swap R1, Y1") == "target_not_opponent"


@rule("SORRY-61", "RULING-24")
@pytest.mark.parametrize(
    ("board", "plays"),
    [
        ("", {"pass"}),
        ("R1 T10", {"sorry yellow R1"}),
        (f"R1 T10, {home('Y1', 'Y2', 'Y3', 'Y4')}", {"pass"}),
        ("R1 T10, B1 S1, G1 home", {"sorry yellow R1"}),
        ("R1 S1, Y1 S2", {"pass"}),
        (f"{home('R1', 'R2', 'R3', 'R4')}, Y1 T10, B1 T20", {"sorry yellow B1"}),
    ],
)
def test_against_whom_partners_must_use_sorry(board: str, plays: set[str]) -> None:
    assert scene(board, "sorry", mode="partners").legal == plays


@rule("SORRY-6", "SORRY-65")
@pytest.mark.parametrize("turn", ["red", "blue", "yellow", "green"])
def test_who_is_home_plays_on_with_the_partner_s_pawns(turn: str) -> None:
    letters = {"red": "RY", "blue": "BG", "yellow": "YR", "green": "GB"}[turn]
    own, partner = letters
    table = scene(f"{home(*(f'{own}{n}' for n in range(1, 5)))}, {partner}1 T8", "1", turn=turn, mode="partners")
    starts = {"start red", "start blue", "start yellow", "start green"}
    assert len(table.legal & starts) == 1
    assert table.legal - starts == {f"+1 {partner}1"}


# The scored game


@rule("SORRY-66", "SORRY-69", "RULING-27")
def test_any_usable_card_of_the_hand_may_be_played() -> None:
    table = scene("R1 T4, B1 T40", hand="1 1 10 11 sorry", mode="scored")
    assert table.legal == {
        "1: +1 R1",
        "10: +10 R1",
        "10: -1 R1",
        "11: +11 R1",
        "11: swap R1, B1",
        "sorry: sorry B1",
    }
    assert table.state.view(0).own.usable == ["1", "10", "11", "sorry"]
    assert table.refusal("discard 1") == "must_play"


@rule("SORRY-68")
def test_hands_are_full_again_at_the_end_of_a_turn() -> None:
    table = scene("R1 T4", hand="3 5 8 10 12", then="1", mode="scored")
    table.play("5: +5 R1")
    assert table.hand("red") == "1 3 8 10 12"


@rule("SORRY-72", "SORRY-73", "RULING-29")
def test_a_2_thrown_away_gives_nothing() -> None:
    board = f"R1 S5, {home('R2', 'R3', 'R4')}"
    table = scene(board, hand="2 3 5 8 12", then="1", mode="scored")
    table.play("discard 2")
    assert table.turn == "blue"


@rule("SORRY-72", "SORRY-73")
def test_a_discard_ends_the_turn_also_after_a_2() -> None:
    board = f"R1 S3, {home('R2', 'R3', 'R4')}"
    table = scene(board, hand="2 5 8 12 12", then="7 4", mode="scored")
    table.play("2: +2 R1")
    assert (table.turn, table.state.again) == ("red", True)
    assert table.legal == {"discard 5", "discard 7", "discard 8", "discard 12"}
    table.play("discard 8")
    assert (table.turn, table.state.again) == ("blue", False)


@rule("SORRY-16", "SORRY-67")
def test_a_hand_is_filled_from_the_reshuffled_discards() -> None:
    hands = {"red": "3 5 8 10 12", "yellow": "1 1 1 1 1"}
    discards = "2 2 2 2 3 3 3 4 4 4 4 5 5 5 7 7 7 7 8 8 8 10 10 10 11 11 11 11 12 12 12 sorry sorry sorry sorry"
    table = scene("R1 T4", hands=hands, discards=discards, mode="scored", players=2)
    assert table.state.view(None).draw == 0
    table.play("5: +5 R1")
    view = table.state.view(None)
    assert (view.draw, view.discards, [seat.hand for seat in view.seats]) == (35, [], [5, 5])
    assert [type(event) for event in table.heard_by("yellow")] == [schema.Moved, schema.Reshuffled, schema.Drew]


@rule("SORRY-74", "RULING-30")
def test_from_a_face_down_pile_only_the_owner_sees_what_is_drawn() -> None:
    table = scene("R1 T4", hand="3 5 8 10 12", then="1", mode="scored", draw_pile="face_down")
    table.play("5: +5 R1")
    assert table.heard_by("red")[-1] == schema.Drew(0, "1", 24, None)
    assert table.heard_by("blue")[-1] == table.heard_by(None)[-1] == schema.Drew(0, None, 24, None)
    assert table.state.view(1).seats[0].known == []

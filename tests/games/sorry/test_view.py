"""What each may see, hear and ask."""

import msgspec
import pytest

from games.sorry.scenes import begin, home, scene
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sorry.schema import Bumped, Discard, Journey, Move, Pass, PawnView, SeatView, SorryAppraisal, Swap

rule = pytest.mark.rule

E40 = "R1 T4, B1 T19, Y1 T34, G1 T49"


def test_the_table_in_the_middle_of_a_standard_game() -> None:
    table = scene("R1 T20, R2 S3, B1 home", "5", then="sorry", discards="1 1 12", players=2, colours=["red", "blue"])
    view = table.state.view(None)
    assert (view.game, view.phase, view.seat, view.waiting_for) == (1, "turn", 0, (0,))
    assert (view.card, view.again, view.draw, view.top) == ("5", False, 41, "sorry")
    assert view.discards == ["1", "1", "12", "5"]
    assert view.left == {"1": 3, "2": 4, "3": 4, "4": 4, "5": 3, "7": 4, "8": 4, "10": 4, "11": 4, "12": 3, "sorry": 4}
    assert view.pawns[:3] == [
        PawnView("red-1", "red", 0, "T20"),
        PawnView("red-2", "red", 0, "S3"),
        PawnView("red-3", "red", 0, "start"),
    ]
    assert view.pawns[4] == PawnView("blue-1", "blue", 1, "home")
    assert view.seats == [SeatView("red", 0, 0, None, [], 0), SeatView("blue", 1, 1, None, [], 0)]
    assert (view.own, view.sheet, view.finished, view.outcome) == (None, [], None, None)


def test_pawns_are_listed_in_the_order_of_the_board_whatever_the_seats() -> None:
    state = begin(players=3, colours=["yellow", "green", "red"])
    assert [pawn.colour for pawn in state.view(None).pawns[::4]] == ["red", "yellow", "green"]
    assert [pawn.seat for pawn in state.view(None).pawns[::4]] == [2, 0, 1]


@pytest.mark.parametrize("mode", ["standard", "partners"])
def test_without_hands_everybody_sees_the_same(mode: str) -> None:
    state = begin(mode=mode, seed=4)
    assert [state.view(seat) for seat in range(4)] == [state.view(None)] * 4


def test_partners_are_of_one_team() -> None:
    state = begin(mode="partners", colours=["blue", "yellow", "green", "red"])
    assert [(seat.colour, seat.team) for seat in state.view(None).seats] == [
        ("blue", 0),
        ("yellow", 1),
        ("green", 0),
        ("red", 1),
    ]
    assert [state.side(seat) for seat in range(4)] == [0, 1, 0, 1]


@rule("RULING-3")
@pytest.mark.parametrize("mode", ["standard", "partners", "scored"])
def test_of_a_face_down_pile_nobody_sees_the_top(mode: str) -> None:
    state = begin(mode=mode, draw_pile="face_down", seed=8)
    assert {state.view(viewer).top for viewer in (None, 0, 1, 2, 3)} == {None}


def test_a_hand_is_its_owner_s() -> None:
    table = scene(E40, hand="1 3 5 12 sorry", mode="scored")
    assert table.state.view(0).own.hand == ["1", "3", "5", "12", "sorry"]
    assert table.state.view(None).own is None
    for viewer in (None, 1, 2, 3):
        assert table.state.view(viewer).seats[0] == SeatView("red", 0, 0, 5, [], 0)
    assert table.state.legal_actions(1) == []


def test_the_unseen_cards_are_counted_without_regard_to_the_viewer_s_hand() -> None:
    table = scene(E40, hand="1 3 5 12 sorry", discards="1 8", mode="scored")
    assert table.state.view(0).left == table.state.view(None).left
    assert (table.state.view(0).left["1"], table.state.view(0).left["8"]) == (4, 3)
    assert sum(table.state.view(0).left.values()) == 43


def test_cards_that_were_seen_drawn_are_known_until_they_are_played() -> None:
    """Add one when a rank is publicly drawn, take one off when it is played, whichever copy it was."""
    hands = {"red": "3 3 5 8 12", "yellow": "7 8 8 10 10"}
    table = scene("R1 T4, Y1 T34", hands=hands, then="3 4 1", mode="scored", players=2)
    table.play("12: +12 R1")
    assert [seat.known for seat in table.state.view(1).seats] == [["3"], []]
    table.play("8: +8 Y1")
    assert [seat.known for seat in table.state.view(1).seats] == [["3"], ["4"]]
    table.play("3: +3 R1")
    assert [seat.known for seat in table.state.view(1).seats] == [["1"], ["4"]]
    assert table.hand("red").split().count("3") == 2


def test_which_cards_could_be_used() -> None:
    table = scene("R1 T2, B1 T40", hand="1 5 8 11 sorry", turn="red", mode="scored")
    assert table.state.view(0).own.usable == ["1", "5", "11", "sorry"]
    waiting = scene("R1 T2, B1 T40", hands={"red": "1 5 8 11 sorry"}, turn="blue", mode="scored")
    assert waiting.state.view(0).own.usable == ["1", "5", "11", "sorry"]
    nothing = scene("", hand="3 5 8 11 12", mode="scored")
    assert nothing.state.view(0).own.usable == []


def test_when_the_match_is_over_the_hands_lie_open() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", hand="2 3 5 8 12", mode="scored", players=2)
    yellow = table.hand("yellow").split()
    table.play("2: +2 R1")
    view = table.state.view(None)
    assert view.finished.hands == [["3", "5", "8", "12"], yellow]
    assert table.state.view(0).own.usable == []
    assert view.outcome.winners == (0,)


def test_a_view_of_the_second_game_still_has_the_first() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2", match_games=2)
    table.play("+2 R1")
    view = table.state.view(None)
    assert (view.game, view.finished.game, view.finished.winners) == (2, 1, [0])
    assert (view.finished.home, view.finished.scores, view.finished.hands) == ([4, 0, 0, 0], [1, 0, 0, 0], [])


# Appraisals


def test_an_appraisal_is_what_will_be_told() -> None:
    table = scene("R1 T21, B1 T24, Y1 T27", "3")
    action = table.action("+3 R1")
    appraisal = table.state.appraise(0, action)
    slid = Journey(
        "red-1",
        "T21",
        ("T22", "T23", "T24"),
        ("T25", "T26", "T27", "T28"),
        (Bumped("blue-1", "T24", False), Bumped("yellow-1", "T27", True)),
    )
    assert appraisal == SorryAppraisal([slid], wins=False)
    table.play("+3 R1")
    assert list(table.heard_by(None)[0].journeys) == appraisal.journeys


def test_an_appraisal_says_whether_the_play_wins() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2", match_games=2)
    assert table.state.appraise(0, table.action("+2 R1")).wins is True


def test_what_is_not_legal_is_not_appraised() -> None:
    table = scene("R1 T20", "5")
    assert table.state.appraise(0, Move("red-1", 3, "3")) is None
    assert table.state.appraise(1, Move("blue-1", 5, "5")) is None
    assert table.state.appraise(0, Swap("red-1", "blue-1", "11")) is None
    assert scene("", "5").state.appraise(0, Pass()) == SorryAppraisal([], wins=False)
    nothing = scene("", hand="3 5 8 11 12", mode="scored")
    assert nothing.state.appraise(0, Discard("3")) == SorryAppraisal([], wins=False)


def test_appraisals_change_nothing_and_can_be_written_down() -> None:
    state = begin(seed=12, mode="partners")
    chance = Chance(seed_from_int(12))
    for _ in range(150):
        before = state.position()
        actions = state.legal_actions(state.seat)
        for action in actions:
            appraisal = state.appraise(state.seat, action)
            assert set(msgspec.json.decode(msgspec.json.encode(appraisal))) == {"journeys", "wins"}
        assert state.position() == before
        state.apply(state.seat, actions[chance.below(len(actions))])


def test_every_appraisal_of_a_match_comes_true() -> None:
    for mode in ("standard", "partners", "scored"):
        state = begin(seed=21, mode=mode, listen=True)
        chance = Chance(seed_from_int(21))
        while state.outcome is None:
            actions = state.legal_actions(state.seat)
            action = actions[chance.below(len(actions))]
            appraisal = state.appraise(state.seat, action)
            state.events = []
            state.apply(state.seat, action)
            told = state.events[0].event
            assert list(getattr(told, "journeys", ())) == appraisal.journeys
            assert appraisal.wins == (state.outcome is not None)

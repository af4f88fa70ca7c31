"""A position is exact, may leave out what it does not need, and is read strictly."""

import pytest

from games.sorry.scenes import begin, home, scene
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.playout import play_out
from sobremesa.games.sorry import RULES

refusal = pytest.mark.refusal


def test_a_position_of_a_few_lines() -> None:
    state = RULES.from_position({"discards": "5"})
    assert state.to_act == (0,)
    assert state.view(None).draw == 44
    assert {pawn.place for pawn in state.view(None).pawns} == {"start"}
    assert state.position()["pile"].split()[:2] == ["sorry", "sorry"]


def test_a_position_tells_everything() -> None:
    table = scene("R1 T20, R2 S3, R3 home, B1 T4", "5", then="8 1", discards="12 2", again=True)
    position = table.state.position()
    assert position["game"] == "sorry@1"
    assert position["pawns"] == {
        "red": "T20 S3 home start",
        "blue": "T4 start start start",
        "yellow": "start start start start",
        "green": "start start start start",
    }
    assert (position["discards"], position["again"], position["pile"][:3]) == ("12 2 5", True, "8 1")
    assert position["seed"] == "00" * 32
    assert RULES.from_position(position).position() == position


@pytest.mark.parametrize(
    "options",
    [
        {"match_games": 2},
        {"mode": "partners"},
        {"mode": "scored", "players": 3, "match_games": 2},
        {"mode": "scored", "players": 2, "draw_pile": "face_down"},
    ],
    ids=str,
)
def test_the_end_of_a_match_can_be_read_back(options: dict[str, object]) -> None:
    state = begin(seed=2, **options)
    play_out(state, Chance(seed_from_int(2)))
    again = RULES.from_position(state.position())
    assert again.outcome == state.outcome
    assert again.position() == state.position()
    assert again.view(None) == state.view(None)


STANDARD = {"discards": "5", "pawns": {"red": "T20 S3 home start"}}
SCORED = {
    "options": {"mode": "scored", "players": 2},
    "hands": ["1 3 5 12 sorry", "4 4 8 10 11"],
    "discards": "",
}
OVER = {
    "pawns": {"red": "home home home home"},
    "discards": "5",
    "sheet": [[1, 0, 0, 0]],
    "finished": {"seat": 0, "home": [4, 0, 0, 0]},
}


ALL_HOME = "home home home home"
MANY = {"options": {"mode": "scored", "players": 2, "match_games": 5}}


def finished(seat: int, home_: list[int], hands: list[str] | None = None) -> dict[str, object]:
    """A finished game of two; the winner has four cards."""
    dealt = ["1 1 1 1", "2 2 2 2 3"] if seat == 0 else ["2 2 2 2 3", "1 1 1 1"]
    return {"seat": seat, "home": home_, "hands": dealt if hands is None else hands}


def test_a_finished_game_that_can_have_been() -> None:
    document = SCORED | MANY | {"sheet": [[140, 0], [25, 15]], "finished": finished(0, [4, 3])}
    assert RULES.from_position(document).view(None).finished.scores == [25, 15]


def test_two_sides_cannot_be_home() -> None:
    """Not in the middle of a game, nor at the end of a match, whichever mode is played."""
    both = {"red": ALL_HOME, "yellow": ALL_HOME}
    for options in ({"players": 2}, {"players": 2, "mode": "scored"}):
        over = {"options": options, "pawns": both, "discards": "5", "sheet": [[20, 20]]}
        if "mode" in options:
            over |= {"hands": ["1 1 1 1", "2 2 2 2 3"], "finished": finished(0, [4, 4])}
        else:
            over |= {"sheet": [[1, 0]], "finished": {"seat": 0, "home": [4, 4]}}
        for document in (over, over | {"sheet": [], "finished": None}):
            with pytest.raises(Refused) as refused:
                RULES.from_position(document)
            assert refused.value.code == "bad_position"


@refusal("bad_position")
@pytest.mark.parametrize(
    ("base", "change"),
    [
        (STANDARD, {"game": "sorry@2"}),
        (STANDARD, {"game": "sumo@1"}),
        (STANDARD, {"what": 1}),
        (STANDARD, {"seat": 4}),
        (STANDARD, {"seat": -1}),
        (STANDARD, {"seat": "red"}),
        (STANDARD, {"pawns": {"red": "T20 S3 home"}}),
        (STANDARD, {"pawns": {"purple": "start start start start"}}),
        (STANDARD, {"pawns": {"red": "T60 start start start"}}),
        (STANDARD, {"pawns": {"red": "S6 start start start"}}),
        (STANDARD, {"pawns": {"red": "S0 start start start"}}),
        (STANDARD, {"pawns": {"red": "T7 T7 start start"}}),
        (STANDARD, {"pawns": {"red": "S1 S1 start start"}}),
        (STANDARD, {"pawns": {"red": "T7 start start start", "blue": "T7 start start start"}}),
        (STANDARD, {"pawns": {"red": "T16 start start start"}}),
        (STANDARD, {"pawns": {"red": "home home home home"}}),
        (STANDARD, {"discards": ""}),
        (STANDARD, {"discards": "6"}),
        (STANDARD, {"discards": "5 5 5 5 5"}),
        (STANDARD, {"pile": "5 5"}),
        (STANDARD, {"hands": ["1 2 3 4 5"] * 4}),
        (STANDARD, {"known": ["5", "", "", ""]}),
        (STANDARD, {"discards": "2 5"}),
        (STANDARD, {"discards": "3 5", "again": True}),
        (STANDARD, {"sheet": [[1, 0, 0]]}),
        (STANDARD, {"sheet": [[1, 0, 0, 0], [1, 0, 0, 0]]}),
        (STANDARD, {"sheet": [[1, 0, 0, 0]]}),
        (STANDARD, {"finished": {"seat": 0, "home": [4, 0, 0, 0]}}),
        (STANDARD, {"decisions": -1}),
        (STANDARD, {"reveals": 1 << 60}),
        (STANDARD, {"seed": "00"}),
        (STANDARD, {"seed": "xx" * 32}),
        (STANDARD, {"drawn": -1}),
        (SCORED, {"hands": ["1 3 5 12 sorry"]}),
        (SCORED, {"hands": ["1 3 5 12", "4 4 8 10 11"]}),
        (SCORED, {"hands": ["1 3 5 12 sorry 7", "4 4 8 10 11"]}),
        (SCORED, {"hands": ["1 3 5 12 9", "4 4 8 10 11"]}),
        (SCORED, {"known": ["2", ""]}),
        (SCORED, {"known": ["1 1", ""]}),
        (SCORED, {"known": ["1"]}),
        (SCORED, {"options": {"mode": "scored", "players": 2, "draw_pile": "face_down"}, "known": ["1", ""]}),
        (SCORED, {"again": True, "discards": "3"}),
        (SCORED, {"options": {"mode": "scored", "players": 2, "scored_two": "no_bonus"}, "again": True}),
        (SCORED, {"options": {"mode": "scored", "players": 2, "draw_pile": "face_down"}, "pile_is_known": True}),
        (SCORED, MANY | {"sheet": [[3, 0]]}),
        (SCORED, MANY | {"sheet": [[25, 15], [140, 5]]}),
        (SCORED, MANY | {"sheet": [[25, 15], [15, 15]]}),
        (SCORED, MANY | {"sheet": [[25, 15], [20, 20]]}),
        (SCORED, MANY | {"sheet": [[25, 15]], "finished": finished(0, [4, 2])}),
        (SCORED, MANY | {"sheet": [[25, 15]], "finished": finished(1, [4, 3])}),
        (SCORED, MANY | {"sheet": [[20, 20]], "finished": finished(0, [4, 4])}),
        (SCORED, MANY | {"sheet": [[25, 15]], "finished": finished(0, [4, 3], ["1 1 1 1 1", "2 2 2 2 3"])}),
        (SCORED, MANY | {"sheet": [[25, 15]], "finished": finished(0, [4, 3], ["1 1 1 1", "2 2 2 2 2"])}),
        (SCORED, MANY | {"sheet": [[25, 15]], "finished": finished(0, [4, 3], [])}),
        (STANDARD, {"pile_is_known": True}),
        (STANDARD, {"options": {"match_games": 3}, "sheet": [[1, 1, 0, 0]]}),
        (STANDARD, {"options": {"match_games": 3}, "sheet": [[0, 0, 0, 0]]}),
        (STANDARD, {"options": {"match_games": 3}, "sheet": [[2, 0, 0, 0]]}),
        (STANDARD, {"options": {"match_games": 3, "mode": "partners"}, "sheet": [[1, 0, 0, 0]]}),
        (STANDARD, {"options": {"match_games": 3, "mode": "partners"}, "sheet": [[1, 1, 0, 0]]}),
        (STANDARD, {"decisions": 2**53}),
        (STANDARD, {"decisions": 2**53 - 1}),
        (STANDARD, {"drawn": 2**53}),
        (OVER, {"pile_is_known": True}),
        (OVER, {"finished": {"seat": 0, "home": [4, 4, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [4, 4, 0, 0]}, "pawns": {"red": ALL_HOME, "blue": ALL_HOME}}),
        (OVER, {"pawns": {}}),
        (OVER, {"seat": 1}),
        (OVER, {"finished": None}),
        (OVER, {"finished": {"seat": 4, "home": [4, 0, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [4, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [3, 0, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [4, 1, 0, 0]}}),
        (OVER, {"finished": {"seat": 1, "home": [4, 4, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [5, 0, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [4, 0, 0, 0], "hands": ["1"]}}),
        (OVER, {"sheet": [[0, 1, 0, 0]]}),
    ],
    ids=str,
)
def test_what_cannot_be_a_match_is_refused(base: dict, change: dict) -> None:
    RULES.from_position(base)
    with pytest.raises(Refused) as refused:
        RULES.from_position(base | change)
    assert refused.value.code == "bad_position"
    assert refused.value.facts["why"]


@refusal("bad_position", "bad_player_count")
@pytest.mark.parametrize("document", [None, [], "5", 7, {"discards": 5}, {"pawns": []}, {"options": []}], ids=str)
def test_what_is_no_document_is_refused(document: object) -> None:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    assert refused.value.code == "bad_position"


def test_options_are_refused_with_their_own_codes() -> None:
    with pytest.raises(Refused) as refused:
        RULES.from_position({"discards": "5", "options": {"players": 7}})
    assert refused.value.code == "bad_player_count"


def test_a_pawn_may_rest_on_a_foreign_triangle_where_swapped_pawns_do_not_slide() -> None:
    table = scene("R1 T16", "5", swapped_pawn_slides=False)
    assert table.board == "R1 T16"


def test_a_finished_game_need_not_be_told() -> None:
    table = scene(f"R1 S4, {home('R2')}", "5", match_games=3, sheet=[[0, 1, 0, 0]])
    assert table.state.game == 2
    assert table.state.view(None).finished is None

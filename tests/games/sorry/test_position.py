"""A position is exact, may leave out what it does not need, and is read strictly."""

import pytest

from games.sorry.scenes import home, scene
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
MANY = {"options": {"mode": "scored", "players": 2, "match_games": 5}, "sheet": [[25, 15]]}
HANDS = ["1 1 1 1", "2 2 2 2 3"]


def why(document: object) -> str:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    assert refused.value.code == "bad_position"
    return refused.value.facts["why"]


def test_a_finished_game_is_shown() -> None:
    document = SCORED | MANY | {"finished": {"seat": 0, "home": [4, 3], "hands": HANDS}}
    assert RULES.from_position(document).view(None).finished.scores == [25, 15]


@refusal("bad_position")
@pytest.mark.parametrize(
    ("base", "change"),
    [
        (STANDARD, {"seat": 4}),
        (STANDARD, {"seat": -1}),
        (STANDARD, {"seat": "red"}),
        (STANDARD, {"pawns": {"red": "T20 S3 home"}}),
        (STANDARD, {"pawns": {"purple": "start start start start"}}),
        (STANDARD, {"pawns": {"red": "T60 start start start"}}),
        (STANDARD, {"pawns": {"red": "S6 start start start"}}),
        (STANDARD, {"discards": "6"}),
        (STANDARD, {"known": ["5", "", "", ""]}),
        (STANDARD, {"sheet": [[1, 0, 0]]}),
        (STANDARD, {"sheet": [[1, 0, 0, 0], [1, 0, 0, 0]]}),
        (STANDARD, {"decisions": 2**53 - 1}),
        (SCORED, {"hands": ["1 3 5 12 9", "4 4 8 10 11"]}),
        (SCORED, {"known": ["1"]}),
        (OVER, {"finished": {"seat": 4, "home": [4, 0, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [4, 0, 0]}}),
        (OVER, {"finished": {"seat": 0, "home": [5, 0, 0, 0]}}),
    ],
    ids=str,
)
def test_what_cannot_be_read(base: dict, change: dict) -> None:
    RULES.from_position(base)
    assert why(base | change)


ONE_PLACE = "every card of the deck is in exactly one place"
FIVE = "everybody has five cards, and the winner of a finished match four"
TURNED_UP = "the last of the discards is the card to be used, except in the scored game"
KNOWN = "what is known of a hand is in it"
WON = "the winner of a finished game has all pawns HOME, and nobody else has"
FACE_DOWN = {"options": {"mode": "scored", "players": 2, "draw_pile": "face_down"}}
OVER_HOME = "when the match is over all pawns of one team are HOME, and the turn is its own"


@refusal("bad_position")
@pytest.mark.parametrize(
    ("fault", "base", "change"),
    [
        ("a square holds one pawn", STANDARD, {"pawns": {"red": "T7 T7 start start"}}),
        ("a square holds one pawn", STANDARD, {"pawns": {"red": "S1 S1 start start"}}),
        ("a square holds one pawn", STANDARD, {"pawns": {"red": "T7 " + "start " * 3, "blue": "T7 " + "start " * 3}}),
        ("nobody rests on another colour's triangle", STANDARD, {"pawns": {"red": "T16 start start start"}}),
        (ONE_PLACE, STANDARD, {"discards": "5 5 5 5 5"}),
        (ONE_PLACE, STANDARD, {"pile": "5 5"}),
        (ONE_PLACE, SCORED, {"hands": ["1 3 5 12 sorry", "4 4 4 4 4"]}),
        (TURNED_UP, STANDARD, {"discards": ""}),
        ("in the scored game everybody has a hand, and only there", STANDARD, {"hands": ["1 2 3 4 7"] * 4}),
        ("in the scored game everybody has a hand, and only there", SCORED, {"hands": ["1 3 5 12 sorry"]}),
        (FIVE, SCORED, {"hands": ["1 3 5 12", "4 4 8 10 11"]}),
        (FIVE, SCORED, {"hands": ["1 3 5 12 sorry 7", "4 4 8 10 11"]}),
        (KNOWN, SCORED, {"known": ["2", ""]}),
        (KNOWN, SCORED, {"known": ["1 1", ""]}),
        ("from a face-down pile nobody sees what is drawn", SCORED, FACE_DOWN | {"known": ["1", ""]}),
        ("a game is over when all pawns of a team are HOME", STANDARD, {"pawns": {"red": ALL_HOME}}),
        (OVER_HOME, OVER, {"pawns": {}}),
        (OVER_HOME, OVER, {"pawns": {"red": ALL_HOME, "blue": ALL_HOME}}),
        (OVER_HOME, OVER, {"seat": 1}),
        ("a finished game is on the score sheet", STANDARD, {"finished": {"seat": 0, "home": [4, 0, 0, 0]}}),
        (WON, OVER, {"finished": {"seat": 0, "home": [3, 0, 0, 0]}}),
        (WON, OVER, {"finished": {"seat": 0, "home": [4, 4, 0, 0]}}),
        (
            "every card that was laid open is in the deck",
            SCORED,
            MANY | {"finished": {"seat": 0, "home": [4, 3], "hands": ["1 1 1 1", "2 2 2 2 2"]}},
        ),
    ],
    ids=str,
)
def test_each_fault_is_found(fault: str, base: dict, change: dict) -> None:
    assert why(base | change) == fault


@pytest.mark.parametrize(
    ("fault", "base", "name", "value"),
    [
        ("every pawn stands where its way has led it", STANDARD, "home", [2, 0, 0, 0]),
        ("every pawn stands where its way has led it", STANDARD, "squares", [-1] * 80),
        (TURNED_UP, STANDARD, "card", 0),
        ("hands are sorted", SCORED, "hands", [[10, 0, 2, 4, 9], [3, 3, 6, 7, 8]]),
        ("the match waits for the seat whose turn it is", STANDARD, "to_act", (1,)),
    ],
)
def test_faults_that_no_document_can_have(fault: str, base: dict, name: str, value: object) -> None:
    state = RULES.from_position(base)
    setattr(state, name, value)
    assert fault in state.faults()


def test_a_position_need_not_be_one_that_play_leads_to() -> None:
    """The turn goes on after a 5, and the sheet has scores that no game brings."""
    state = RULES.from_position(SCORED | MANY | {"sheet": [[3, 0], [255, 255]], "discards": "5", "again": True})
    assert state.faults() == []
    play_out(state, Chance(seed_from_int(1)))


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

"""Every refusal of the rules file, provoked, and the order of the checks."""

import json

import pytest

from games.sorry.scenes import Scene, begin, home, scene
from sobremesa import Refused
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat, document_of
from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.schema import Move, Part, Pass, Sorry, SorryOptions, Split, Start, Swap

rule, refusal = pytest.mark.rule, pytest.mark.refusal


def read(document: object) -> str | None:
    """The code with which a message is refused, if it is."""
    try:
        RULES.reader.read(document if isinstance(document, str) else json.dumps(document))
    except Refused as refused:
        return refused.code
    return None


# Messages


@refusal("malformed_action")
@pytest.mark.parametrize(
    "document",
    [
        {},
        [],
        "nonsense",
        {"type": 5},
        {"type": "move"},
        {"type": "move", "pawn": "red-1", "steps": 5},
        {"type": "move", "pawn": "red-1", "steps": 5, "card": "5", "extra": 1},
        {"type": "move", "pawn": "red-1", "steps": "5", "card": "5"},
        {"type": "move", "pawn": "red-1", "steps": 5.5, "card": "5"},
        {"type": "move", "pawn": "red-1", "steps": True, "card": "5"},
        {"type": "move", "pawn": "red-1", "steps": 5, "card": 5},
        {"type": "move", "pawn": "red-1", "steps": 5, "card": "6"},
        {"type": "move", "pawn": "red-1", "steps": 5, "card": "9"},
        {"type": "move", "pawn": "red-1", "steps": 5, "card": "Sorry!"},
        {"type": "move", "pawn": "purple-1", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-one", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-1\n", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "\nred-1", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red--1", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-1.0", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-١", "steps": 5, "card": "5"},
        {"type": "move", "pawn": 1, "steps": 5, "card": "5"},
        {"type": "start", "colour": "purple", "card": "1"},
        {"type": "start", "colour": "Red", "card": "1"},
        {"type": "start", "colour": "red"},
        {"type": "split", "first": {"pawn": "red-1", "steps": 3}, "card": "7"},
        {"type": "split", "first": {"pawn": "red-1"}, "second": {"pawn": "red-2", "steps": 4}, "card": "7"},
        {
            "type": "split",
            "first": {"pawn": "red-1", "steps": 3, "card": "7"},
            "second": {"pawn": "red-2", "steps": 4},
            "card": "7",
        },
        {"type": "split", "first": ["red-1", 3], "second": ["red-2", 4], "card": "7"},
        {"type": "swap", "pawn": "red-1", "target": None, "card": "11"},
        {"type": "sorry", "target": "blue-1", "card": "sorry"},
        {"type": "pass", "card": "5"},
        {"type": "discard"},
        {"type": "discard", "card": None},
    ],
    ids=str,
)
def test_messages_that_cannot_be_understood(document: object) -> None:
    assert read(document) == "malformed_action"


@refusal("unknown_action")
@pytest.mark.parametrize("name", ["draw", "look", "undo", "end_turn", "slide", "Move", "", "play_card"])
def test_there_are_no_other_actions(name: str) -> None:
    assert read({"type": name, "pawn": 7, "what": []}) == "unknown_action"


@pytest.mark.parametrize(
    "document",
    [
        {"type": "move", "pawn": "red-5", "steps": 5, "card": "5"},
        {"type": "move", "pawn": "red-0", "steps": 0, "card": "5"},
        {"type": "move", "pawn": "red-00000000000000000000001", "steps": -(10**18), "card": "sorry"},
        {"type": "pass"},
        {"type": "sorry", "target": "blue-99", "colour": "green", "card": "3"},
    ],
    ids=str,
)
def test_what_is_well_formed_is_for_the_rules_to_judge(document: object) -> None:
    assert read(document) is None


# The platform's


def seated() -> Match:
    options = read_options(SorryOptions, {"mode": "partners", "first_player": "red"})
    return Match.with_seed(RULES, options, [Seat(name=name) for name in ("Ana", "Beto", "Carla", "Dani")], bytes(32))


@refusal("not_a_player", "not_your_seat", "match_not_started", "stale_action", "not_your_turn")
def test_who_may_not_act() -> None:
    match = seated()
    assert code_of(lambda: match.check(0, Pass())) == "match_not_started"
    state = match.start()
    assert code_of(lambda: match.check(None, Pass())) == "not_a_player"
    assert code_of(lambda: match.check(2, Pass(), seat=0)) == "not_your_seat"
    assert code_of(lambda: match.check(0, Pass(), decision_id=state.decision_id(0) - 1)) == "stale_action"
    assert {code_of(lambda seat=seat: match.check(seat, Pass())) for seat in (1, 2, 3)} == {"not_your_turn"}


@refusal("match_over")
def test_nobody_acts_when_the_match_is_over() -> None:
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2")
    table.play("+2 R1")
    assert {table.refusal("pass", colour) for colour in ("red", "blue")} == {"match_over"}


def code_of(attempt) -> str | None:
    try:
        attempt()
    except Refused as refused:
        return refused.code
    return None


@refusal("stale_action")
def test_every_decision_makes_older_ones_stale() -> None:
    state = begin(seed=1)
    decision_ids = [state.decision_id(0)]
    for _ in range(20):
        state.apply(state.seat, state.legal_actions(state.seat)[0])
        decision_ids.append(state.decision_id(0))
    assert len(set(decision_ids)) == 21


# The game's own

BOARD = f"R1 T20, R2 S2, {home('R3')}, B1 T40, B2 S1, {home('B3')}, Y1 T45"

CASES = [
    ("wrong_mode", {"card": "5"}, "discard 5"),
    ("wrong_card", {"card": "5"}, "3: +3 R1"),
    ("wrong_card", {"card": "5"}, "sorry: sorry B1"),
    ("card_cannot_do_that", {"card": "5"}, "start"),
    ("card_cannot_do_that", {"card": "5"}, "split R1 3, R2 4"),
    ("card_cannot_do_that", {"card": "5"}, "swap R1, B1"),
    ("card_cannot_do_that", {"card": "5"}, "sorry B1"),
    ("card_cannot_do_that", {"card": "sorry"}, "+5 R1"),
    ("wrong_steps", {"card": "4"}, "+4 R1"),
    ("wrong_steps", {"card": "10"}, "-10 R1"),
    ("wrong_steps", {"card": "10"}, "+1 R1"),
    ("wrong_steps", {"card": "7"}, "+3 R1"),
    ("wrong_steps", {"card": "5"}, "+0 R1"),
    ("wrong_steps", {"card": "1"}, "-1 R1"),
    ("bad_split", {"card": "7"}, "split R1 0, R2 7"),
    ("bad_split", {"card": "7"}, "split R1 8, R2 -1"),
    ("bad_split", {"card": "7"}, "split R1 3, R2 3"),
    ("no_such_pawn", {"card": "5"}, "+5 R5"),
    ("no_such_pawn", {"card": "5", "players": 3}, "+5 G1"),
    ("no_such_pawn", {"card": "1", "players": 3}, "start green"),
    ("no_such_pawn", {"card": "sorry", "players": 3}, "sorry green B1"),
    ("no_such_pawn", {"card": "sorry"}, "sorry B9"),
    ("no_such_pawn", {"card": "11"}, "swap R1, B0"),
    ("no_such_pawn", {"card": "7"}, "split R1 3, R7 4"),
    ("not_your_pawn", {"card": "5"}, "+5 B1"),
    ("not_your_pawn", {"card": "1"}, "start yellow"),
    ("not_your_pawn", {"card": "sorry"}, "sorry yellow B1"),
    ("not_your_pawn", {"card": "7"}, "split R1 3, Y1 4"),
    ("not_your_pawn", {"card": "11"}, "swap B1, R1"),
    ("same_pawn_twice", {"card": "7"}, "split R1 3, R1 4"),
    ("no_pawn_in_start", {"card": "1", "R4": "home"}, "start"),
    ("no_pawn_in_start", {"card": "sorry", "R4": "T30"}, "sorry B1"),
    ("pawn_in_start", {"card": "5"}, "+5 R4"),
    ("pawn_in_start", {"card": "7"}, "split R1 3, R4 4"),
    ("pawn_in_start", {"card": "11"}, "swap R4, B1"),
    ("pawn_already_home", {"card": "5"}, "+5 R3"),
    ("pawn_already_home", {"card": "7"}, "split R3 3, R1 4"),
    ("pawn_already_home", {"card": "11"}, "swap R3, B1"),
    ("pawn_not_on_track", {"card": "11"}, "swap R2, B1"),
    ("target_not_opponent", {"card": "11"}, "swap R1, R2"),
    ("target_not_opponent", {"card": "sorry"}, "sorry R1"),
    ("target_not_on_track", {"card": "11"}, "swap R1, B2"),
    ("target_not_on_track", {"card": "11"}, "swap R1, B3"),
    ("target_not_on_track", {"card": "11"}, "swap R1, G1"),
    ("target_not_on_track", {"card": "sorry"}, "sorry B2"),
    ("target_not_on_track", {"card": "sorry"}, "sorry G1"),
    ("opponent_available", {"card": "sorry", "mode": "partners"}, "sorry Y1"),
    ("overshoots_home", {"card": "5"}, "+5 R2"),
    ("overshoots_home", {"card": "7"}, "split R2 5, R1 2"),
    ("own_pawn_there", {"card": "1", "R4": "T4", "R3": "start"}, "start"),
    ("own_pawn_there", {"card": "5", "R4": "T25"}, "+5 R1"),
    ("own_pawn_there", {"card": "7", "R4": "T23"}, "split R1 3, R4 4"),
    ("second_part_impossible", {"card": "7"}, "split R1 2, R2 5"),
    ("must_move", {"card": "5"}, "pass"),
    ("must_move", {"card": "sorry"}, "pass"),
]


@refusal(*{code for code, _, _ in CASES})
@pytest.mark.parametrize(("code", "given", "play"), CASES, ids=str)
def test_refused(code: str, given: dict[str, str], play: str) -> None:
    table = laid_out(given)
    before = table.state.position()
    assert table.refusal(play) == code
    assert table.state.position() == before
    assert table.state.events == []


def laid_out(given: dict[str, str]) -> Scene:
    places = dict(one.split() for one in BOARD.split(", "))
    places |= {name: place for name, place in given.items() if name in ("R3", "R4")}
    more = {name: value for name, value in given.items() if name in ("players", "mode")}
    board = ", ".join(f"{name} {place}" for name, place in places.items())
    return scene(board, given["card"], **more)


@refusal("wrong_mode", "card_not_in_hand", "must_play", "card_cannot_do_that")
def test_refused_in_the_scored_game() -> None:
    table = scene(BOARD, hand="3 5 8 12 sorry", mode="scored")
    plays = {
        "pass": "wrong_mode",
        "7: +7 R1": "card_not_in_hand",
        "discard 7": "card_not_in_hand",
        "discard 3": "must_play",
        "3: start": "card_cannot_do_that",
        "3: +5 R1": "wrong_steps",
        "sorry: sorry R1": "target_not_opponent",
    }
    assert {play: table.refusal(play) for play in plays} == plays


@refusal("target_not_opponent")
def test_partners_do_not_swap() -> None:
    assert scene(BOARD, "11", mode="partners").refusal("swap R1, Y1") == "target_not_opponent"


# The order of the checks: each play fails in several ways, and the first counts.

ORDER = [
    ("wrong_mode", "5", "discard 8"),
    ("wrong_card", "5", "7: split R1 9, R9 9"),
    ("card_cannot_do_that", "5", "swap G9, G9"),
    ("wrong_steps", "5", "+9 R9"),
    ("bad_split", "7", "split R9 9, R9 9"),
    ("no_such_pawn", "7", "split B1 3, R9 4"),
    ("not_your_pawn", "7", "split R4 3, B1 4"),
    ("same_pawn_twice", "7", "split R4 3, R4 4"),
    ("pawn_in_start", "7", "split R3 3, R4 4"),
    ("pawn_already_home", "7", "split R3 3, R2 4"),
    ("not_your_pawn", "11", "swap B1, B1"),
    ("pawn_in_start", "11", "swap R4, R1"),
    ("pawn_already_home", "11", "swap R3, R1"),
    ("pawn_not_on_track", "11", "swap R2, R1"),
    ("target_not_opponent", "11", "swap R1, R4"),
    ("no_such_pawn", "sorry", "sorry blue R9"),
    ("not_your_pawn", "sorry", "sorry blue B1"),
    ("target_not_opponent", "sorry", "sorry R4"),
    ("overshoots_home", "7", "split R2 6, R1 1"),
]


@pytest.mark.parametrize(("code", "card", "play"), ORDER, ids=str)
def test_the_first_check_that_fails_gives_the_code(code: str, card: str, play: str) -> None:
    assert scene(BOARD, card).refusal(play) == code


def test_a_blocked_first_part_comes_before_an_impossible_second() -> None:
    table = scene("R1 T20, R2 T23, R3 S5", "7")
    assert table.refusal("split R1 3, R3 4") == "own_pawn_there"
    assert table.refusal("split R3 3, R1 4") == "overshoots_home"
    assert table.refusal("split R1 2, R3 5") == "second_part_impossible"


def test_in_start_comes_before_home_for_both_parts() -> None:
    table = scene(f"R1 T20, {home('R2')}", "7")
    assert table.refusal("split R2 3, R3 4") == "pawn_in_start"
    assert table.refusal("split R3 3, R2 4") == "pawn_in_start"


def test_without_a_pawn_in_start_the_target_does_not_matter() -> None:
    table = scene("R1 T20, R2 T30, R3 S1, R4 T7, B1 S1", "sorry")
    assert table.refusal("sorry R1") == "no_pawn_in_start"
    assert table.refusal("sorry B1") == "no_pawn_in_start"


def test_out_of_reach_comes_before_an_opponent_within_reach() -> None:
    table = scene("Y1 S1, B1 T20", "sorry", mode="partners")
    assert table.refusal("sorry Y1") == "target_not_on_track"
    assert table.refusal("sorry Y2") == "target_not_on_track"


def test_the_words_of_actions() -> None:
    """As they go over the wire, exactly those of the rules file."""
    part = Part("red-1", 3)
    documents = [
        Start("red", "1"),
        Move("red-1", -4, "4"),
        Split(part, Part("red-2", 4), "7"),
        Swap("red-1", "blue-1", "11"),
        Sorry("blue-1", "red", "sorry"),
        Pass(),
    ]
    for action in documents:
        assert RULES.reader.read(json.dumps(document_of(action))) == action
    assert document_of(documents[2]) == {
        "type": "split",
        "first": {"pawn": "red-1", "steps": 3},
        "second": {"pawn": "red-2", "steps": 4},
        "card": "7",
    }
    assert RULES.reader.names == ("start", "move", "split", "swap", "sorry", "pass", "discard")


@rule("RULING-36")
def test_pawns_are_never_removed_from_a_running_game() -> None:
    """Whoever leaves is the server's business: there is no action for it."""
    assert not {"leave", "resign", "stand"} & set(RULES.reader.names)
    state = begin(seed=2, players=3)
    for _ in range(60):
        state.apply(state.seat, state.legal_actions(state.seat)[-1])
        assert len(state.view(None).pawns) == 12

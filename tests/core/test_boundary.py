"""What comes in from Python is judged like what comes by wire, and what goes out belongs to whoever asked for it."""

from typing import Any

import msgspec
import pytest

import sobremesa
from core_scenes import answer_of, open_match, refusal_of
from sobremesa.core.actions import Action
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.schema import Meld, TakeDiscard
from sobremesa.games.sorry.schema import Discard, Move, Part, Pass, Split
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, TakeRow

all_games = pytest.mark.parametrize("game", sobremesa.GAMES)

# Seeds


@all_games
@pytest.mark.parametrize("seed", [1.5, 7.0, "7", "", True, False, [7], (), b"", b"7", bytearray(32), -1, 1 << 256, 1j])
@pytest.mark.refusal("bad_seed")
def test_a_seed_is_a_whole_number_or_its_bytes(game, seed):
    assert refusal_of(sobremesa.game(game).new, seed=seed) == "bad_seed"


@all_games
def test_seeds_that_are_meant_so_are_taken(game):
    box = sobremesa.game(game)

    assert box.new(seed=7).position() == box.new(seed=(7).to_bytes(32, "big")).position()
    assert box.new(seed=0).position() != box.new(seed=(1 << 256) - 1).position()


# Views


def scribbled(value: Any) -> None:
    """Change everything that can be changed in a view."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            scribbled(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            scribbled(item)
    elif isinstance(value, dict):
        for item in value.values():
            scribbled(item)
        value["scribbled"] = "over"
    elif isinstance(value, list):
        for item in value:
            scribbled(item)
        value.append("scribbled over")


@all_games
def test_who_changes_a_view_changes_nothing_else(game):
    """Neither this match nor another with the same options."""
    box = sobremesa.game(game)
    state, other = box.new(seed=7), box.new(seed=8)
    viewers = [None, *range(state.players)]
    before = msgspec.json.encode([state.views(viewers), other.views(viewers), state.position()])

    for viewer in viewers:
        scribbled(state.view(viewer))
    for view in state.views(viewers):
        scribbled(view)

    assert msgspec.json.encode([state.views(viewers), other.views(viewers), state.position()]) == before


# Actions made in Python

SPOILT = [
    ("sumo", PlayCard(100.0)),
    ("sumo", PlayCard(True)),
    ("sumo", PlayCard(None)),
    ("sumo", PlayCard([7])),
    ("sumo", PlayCard(b"J5")),
    ("sumo", PlayCard(Part)),
    ("sumo", PlayCard("\ud800")),
    ("sumo", PlaceJoker("1")),
    ("sumo", TakeRow(1.0)),
    ("sorry", Move("red-1", 3.0, "3")),
    ("sorry", Move("red-1", 3, 3)),
    ("sorry", Move("red-1", 3, "6")),
    ("sorry", Move("orange-1", 3, "3")),
    ("sorry", Split(Part("red-1", 3.0), Part("red-2", 4), "7")),
    ("sorry", Split({"pawn": "red-1", "steps": 3}, Part("red-2", 4), "7")),
    ("sorry", Discard(None)),
    ("rummy500", Meld("7H1")),
    ("rummy500", Meld((7,))),
    ("rummy500", Meld(["7H1", "8H1", "9H1"])),
    ("rummy500", TakeDiscard("7H1", use="8H1")),
    ("rummy500", TakeDiscard("7H1", use=Meld((1.5,)))),
]


@pytest.mark.parametrize(("game", "action"), SPOILT, ids=repr)
@pytest.mark.refusal("malformed_action")
def test_an_action_with_wrong_types_is_malformed(game, action):
    state = sobremesa.game(game).new(seed=7)

    answers = [answer_of(state.check, seat, action) for seat in range(state.players)]

    assert [(answer.code, answer.facts) for answer in answers] == [
        ("malformed_action", {"name": action.__struct_config__.tag})
    ] * state.players


@pytest.mark.parametrize("action", [action for game, action in SPOILT if game == "sumo"], ids=repr)
def test_it_does_not_come_into_the_record(action):
    match = open_match(players=2)
    match.start()

    assert refusal_of(match.act, 0, action) == "malformed_action"
    assert refusal_of(match.act, None, action) == "malformed_action"
    assert match.moves == []


def test_nor_is_it_played_where_an_equal_one_is_legal():
    match = open_match(players=2)
    card = next(one.card for one in match.start().legal_actions(0) if isinstance(one.card, int))

    assert refusal_of(match.act, 0, PlayCard(float(card))) == "malformed_action"
    assert match.act(0, PlayCard(card)).action == {"type": "play_card", "card": card}


@pytest.mark.parametrize(
    ("game", "action"), [("sumo", Pass()), ("sorry", TakeRow(1)), ("rummy500", PlayCard(7))], ids=repr
)
@pytest.mark.refusal("unknown_action")
def test_an_action_of_another_game_is_unknown(game, action):
    answer = answer_of(sobremesa.game(game).new(seed=7).check, 0, action)

    assert isinstance(answer, Refused)
    assert (answer.code, answer.facts) == ("unknown_action", {"name": action.__struct_config__.tag})


@all_games
@pytest.mark.parametrize("action", [None, "play_card", {"type": "play_card", "card": 7}, Action, Action(), 7])
def test_what_is_no_action_is_malformed(game, action):
    assert refusal_of(sobremesa.game(game).new(seed=7).check, 0, action) in ("malformed_action", "unknown_action")

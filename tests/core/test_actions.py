"""What is no action: `malformed_action` where it cannot be read, `unknown_action` where there is no such move.

The first two rows of the table of illegal actions in every rules file.
"""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sobremesa
from core_scenes import answer_of, refusal_of
from sobremesa.core.actions import Action, ActionReader
from sobremesa.core.refused import Refused

SUMO = sobremesa.game("sumo").reader
KINDS = [(game, kind) for game in sobremesa.GAMES for kind in get_args(sobremesa.game(game).actions)]

all_games = pytest.mark.parametrize("game", sobremesa.GAMES)
all_kinds = pytest.mark.parametrize(("game", "kind"), KINDS)


def name_of(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


# Row 1


@pytest.mark.refusal("malformed_action")
@all_games
@pytest.mark.parametrize(
    "message",
    [
        b"",
        b" ",
        b"{",
        b"{}",
        b"[]",
        b"null",
        b"7",
        b"true",
        b'"play_card"',
        b'["play_card"]',
        b'{"action":"play_card"}',
        b'{"Type":"play_card"}',
        b'{"type":null}',
        b'{"type":7}',
        b'{"type":["play_card"]}',
        b'{"type":{"type":"play_card"}}',
        b'{"type":"pass"',
        b'{"type":"pass"}}',
        b'{"type":"pass"}{"type":"pass"}',
        b"{'type':'pass'}",
        b'{"type":"pass",}',
        b'{"type":"pass","weight":NaN}',
        b'{"type":"pass","weight":Infinity}',
        b'{"type":"pass","weight":1e999}',
        b'{"type":"pass","weight":' + b"9" * 5000 + b"}",
        b'{"type":"\xff"}',
        b'{"type":"\xed\xa0\x80"}',
        rb'{"type":"\ud800"}',
        rb'{"type":"\udc00\ud800"}',
        rb'{"type":"\x41"}',
        b'{"type":"tab\there"}',
        b'\xef\xbb\xbf{"type":"pass"}',
        '{"type":"pass"}'.encode("utf-16"),
        b"[" * 100_000,
        b'{"type":' * 100_000,
        b'{"type":"pass","deep":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "",
        "{",
        '{"type":"\ud800"}',
        '{"type":7}',
    ],
)
def test_a_message_without_a_readable_name_is_malformed(game, message):
    assert refusal_of(sobremesa.game(game).reader.read, message) == "malformed_action"


@pytest.mark.refusal("malformed_action")
@all_kinds
def test_an_action_with_an_extra_parameter_is_malformed(game, kind):
    reader = sobremesa.game(game).reader

    for extra in ("seat", "at", "round", "value", "", "Type"):
        assert refusal_of(reader.convert, {"type": name_of(kind), extra: 1}) == "malformed_action"


@pytest.mark.refusal("malformed_action")
@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game, kind in KINDS if any(one.required for one in msgspec.structs.fields(kind))],
)
def test_an_action_without_its_parameter_is_malformed(game, kind):
    assert refusal_of(sobremesa.game(game).reader.convert, {"type": name_of(kind)}) == "malformed_action"


@pytest.mark.refusal("malformed_action")
@pytest.mark.parametrize(
    "message",
    [
        b'{"type":"play_card"}',
        b'{"type":"play_card","card":true}',
        b'{"type":"play_card","card":7.5}',
        b'{"type":"play_card","card":7.0}',
        b'{"type":"play_card","card":7e0}',
        b'{"type":"play_card","card":null}',
        b'{"type":"play_card","card":[7]}',
        b'{"type":"play_card","card":{"number":7}}',
        b'{"type":"play_card","cards":[7,8]}',
        b'{"type":"play_card","card":7,"card2":8}',
        b'{"type":"play_card","card":7,"row":1}',
        b'{"type":"play_card","card":"J5","value":40}',
        b'{"type":"play_card","row":1}',
        b'{"type":"take_row"}',
        b'{"type":"take_row","row":"2"}',
        b'{"type":"take_row","row":true}',
        b'{"type":"take_row","row":2.0}',
        b'{"type":"take_row","row":null}',
        b'{"type":"take_row","card":7}',
        b'{"type":"take_row","row":2,"card":7}',
        b'{"type":"place_joker","row":[1]}',
        b'{"type":"place_joker","row":1,"value":48}',
    ],
)
def test_what_the_rules_file_of_sumo_calls_malformed(message):
    assert refusal_of(SUMO.read, message) == "malformed_action"


@pytest.mark.refusal("malformed_action")
@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("sumo", b'{"type":"play_card","card":1,"card":2}'),
        ("sumo", b'{"type":"play_card","card":1,"card":1}'),
        ("sumo", b'{"type":"play_card","type":"play_card","card":1}'),
        ("sumo", b'{"type":"take_row","card":1,"type":"play_card"}'),
        ("sumo", rb'{"type":"play_card","card":1,"\u0063ard":2}'),
        ("sumo", rb'{"\u0074ype":"undo","card":1,"type":"play_card"}'),
        ("sumo", b'{ "type" : "play_card", "card" : 1, "card" : 2 }'),
        ("sumo", '{"type":"play_card","card":1,"card":2}'),
        ("sumo", b'{"type":"resign","type":"abort"}'),
        ("sumo", b'{"type":"undo","deep":[{"a":{"b":1,"b":2}}]}'),
        ("sumo", b'{"type":"undo","":1,"":1}'),
        (
            "sorry",
            b'{"type":"split","first":{"pawn":"red-1","steps":3,"steps":3},"second":{"pawn":"red-2","steps":4},"card":"7"}',
        ),
        ("sorry", b'{"type":"pass","type":"pass"}'),
        (
            "rummy500",
            b'{"type":"take_discard","card":"7H1","use":{"type":"meld","cards":["7H1"],"cards":["7S1"]}}',
        ),
        ("rummy500", b'{"type":"take_discard","card":"7H1","use":null,"use":null}'),
    ],
)
def test_a_key_that_comes_twice_is_malformed(game, message):
    assert refusal_of(sobremesa.game(game).reader.read, message) == "malformed_action"


@pytest.mark.parametrize(
    "message",
    [
        b'{"type":"play_card","card":7}',
        b'{"card":7,"type":"play_card"}',
        b'\n{ "card" :\t7 , "type" : "play_card" }\r\n',
        rb'{"\u0063ard":7,"type":"play_\u0063ard"}',
        '{"type":"play_card","card":7}',
    ],
)
def test_the_order_of_keys_and_the_space_around_them_do_not_matter(message):
    assert SUMO.read(message).card == 7


def test_equal_keys_of_different_objects_do_not_come_twice():
    message = b'{"card":"7","second":{"steps":4,"pawn":"red-2"},"first":{"steps":3,"pawn":"red-1"},"type":"split"}'

    assert sobremesa.game("sorry").reader.read(message).first.steps == 3


@pytest.mark.parametrize("card", [0, -3, 103, 10**30, -(10**30), "J6", "7", "", "joker", "\x00", "ñ🦊"])
def test_a_card_that_does_not_exist_is_no_matter_of_reading(card):
    message = json.dumps({"type": "play_card", "card": card})

    assert SUMO.read(message).card == card
    assert SUMO.read(message.encode()).card == card


# Row 2


@pytest.mark.refusal("unknown_action")
@all_games
@pytest.mark.parametrize(
    "message",
    [
        b'{"type":"no_such_move"}',
        b'{"type":""}',
        b'{"type":"undo","card":true,"row":"2","anything":{"else":[]}}',
        b'{"type":"\\u0000"}',
        '{"type":"pásame la sal 🧂"}',
    ],
)
def test_a_name_that_does_not_exist_is_unknown_whatever_else_the_message_contains(game, message):
    answer = answer_of(sobremesa.game(game).reader.read, message)

    assert isinstance(answer, Refused)
    assert answer.code == "unknown_action"
    assert answer.facts == {"name": msgspec.json.decode(message)["type"]}


@pytest.mark.refusal("unknown_action")
@all_kinds
def test_names_are_written_in_one_way(game, kind):
    reader = sobremesa.game(game).reader
    name = name_of(kind)
    strangers = [name.upper(), name.title(), kind.__name__, f"{name} ", f" {name}", name.replace("_", "-"), name + "\0"]

    codes = {refusal_of(reader.convert, {"type": stranger}) for stranger in strangers if stranger != name}

    assert codes == {"unknown_action"}


# What is one


@all_games
def test_the_names_of_a_game_are_those_of_its_actions(game):
    names = [name_of(kind) for one, kind in KINDS if one == game]

    assert list(sobremesa.game(game).reader.names) == names


@all_games
def test_every_action_reads_back_as_itself(game):
    box = sobremesa.game(game)
    state = box.new(seed=7)
    actions = [action for seat in state.to_act for action in state.legal_actions(seat)]

    assert actions
    assert [box.reader.read(msgspec.json.encode(action)) for action in actions] == actions
    assert [box.reader.convert(msgspec.to_builtins(action)) for action in actions] == actions


class Knock(Action, frozen=True):
    """The only move of a very small game."""

    times: int = 1


def test_a_game_with_one_action_wants_its_name_all_the_same():
    reader: ActionReader[Knock] = ActionReader(Knock)

    assert reader.read(b'{"type":"knock","times":3}') == Knock(3)
    assert reader.read(b'{"type":"knock"}') == Knock()
    assert refusal_of(reader.read, b"{}") == "malformed_action"
    assert refusal_of(reader.read, b'{"times":3}') == "malformed_action"
    assert refusal_of(reader.read, b'{"type":"Knock"}') == "unknown_action"


# Whatever is sent


NUMBERS = st.sampled_from(
    [
        "0",
        "-0",
        "7",
        "-1",
        "01",
        "1.0",
        "7.5",
        "1e2",
        "1e400",
        "-1e-400",
        "NaN",
        "-Infinity",
        "9" * 25,
        "9" * 4301,
        "+1",
    ]
) | st.integers().map(str)

ESCAPES = st.sampled_from(["\\ud800", "\\udc00", "\\u0000", "\\n", "\\x", "\\", "\t", "🦊", "\\ud83e\\udd8a", '"'])


def quoted(text: str) -> str:
    return f'"{text}"'


def a_name(names: tuple[str, ...], parameters: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Words of the game, and words of no game at all."""
    words = st.sampled_from(["type", *names, *parameters, ""])
    return st.one_of(words, words, ESCAPES, st.text(max_size=5)).map(quoted)


def json_texts(names: tuple[str, ...], parameters: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Texts that are JSON, or nearly: keys may come twice, numbers and escapes need not be allowed."""
    strings = a_name(names, parameters)
    leaves = st.one_of(st.sampled_from(["null", "true", "false", "", "[", "}"]), NUMBERS, strings)

    def composed(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        pairs = st.lists(st.tuples(strings, inner).map(":".join), max_size=4)
        arrays = st.lists(inner, max_size=3).map(lambda items: f"[{','.join(items)}]")
        deep = st.tuples(st.sampled_from([1, 30, 2000]), inner).map(lambda one: "[" * one[0] + one[1] + "]" * one[0])
        return st.one_of(pairs.map(lambda members: "{" + ",".join(members) + "}"), arrays, deep)

    return st.recursive(leaves, composed, max_leaves=8)


@st.composite
def messages(draw: Any, kinds: list[type[Action]]) -> bytes:
    """An action of the game, to which more may have been added, with bytes lost on the way; or nothing of the kind."""
    names = tuple(map(name_of, kinds))
    parameters = tuple(sorted({one for kind in kinds for one in kind.__struct_fields__}))
    values = json_texts(names, parameters)
    kind = draw(st.sampled_from(kinds))
    likely = st.one_of(st.integers(0, 9).map(str), values)
    members = [f'"type":"{name_of(kind)}"', *(f'"{one}":{draw(likely)}' for one in kind.__struct_fields__)]
    members += draw(st.lists(st.tuples(a_name(names, parameters), values).map(":".join), max_size=1))
    text = "{" + ",".join(draw(st.permutations(members))) + "}"
    raw = draw(st.one_of(st.just(text), st.just(text), values)).encode("utf-8", "surrogatepass")
    if draw(st.integers(0, 4)) == 0:
        place = draw(st.integers(0, len(raw)))
        raw = raw[:place] + draw(st.binary(max_size=3)) + raw[place + draw(st.integers(0, 2)) :]
    return raw


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


@all_games
@given(data=st.data())
def test_any_message_is_an_action_or_one_of_two_refusals(game, data):
    reader = sobremesa.game(game).reader
    kinds = [kind for of, kind in KINDS if of == game]
    message = data.draw(messages(kinds))

    answer = answer_of(reader.read, message)

    if isinstance(answer, Refused):
        assert answer.code in {"malformed_action", "unknown_action"}
    else:
        assert type(answer) in kinds
        assert reader.read(msgspec.json.encode(answer)) == answer
        json.loads(message, object_pairs_hook=without_repeats)


@all_games
@given(st.binary(max_size=60))
def test_any_bytes_are_malformed(game, raw):
    assert answer_of(sobremesa.game(game).reader.read, b"\xff" + raw).code == "malformed_action"


@all_games
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(max_size=4),
        lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers() | st.just("type"), inner),
        max_leaves=6,
    )
)
def test_any_document_is_an_action_or_one_of_two_refusals(game, document):
    answer = answer_of(sobremesa.game(game).reader.convert, document)

    assert isinstance(answer, Action) or answer.code in {"malformed_action", "unknown_action"}

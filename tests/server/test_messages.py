"""Reading what a browser sends."""

import pytest

from core_scenes import refusal_of
from sobremesa.server.table.requests import decode

ACT = '"seat":0,"decision_id":0,"actions":[{"type":"take_row","row":1}]'


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"ping","id":"a","id":"b"}',
        '{"type":"ping","id":"a","id":"a"}',
        r'{"type":"ping","id":"a","\u0069d":"b"}',
        '{"type":"close","type":"ping","id":"a"}',
        '{"type":"options","id":"a","options":{"players":2,"players":3}}',
        f'{{"type":"act","id":"a","id":"b",{ACT}}}',
        f'{{"type":"act","id":"a","seat":1,{ACT}}}',
    ],
)
def test_a_key_that_comes_twice_is_malformed(text):
    assert refusal_of(decode, text) == "malformed_message"


@pytest.mark.parametrize("kind", ["act", "draft"])
def test_a_key_that_comes_twice_in_an_action_is_a_matter_of_the_action(kind):
    text = f'{{"type":"{kind}","id":"a","seat":0,"decision_id":0,"actions":[{{"type":"take_row","row":1,"row":2}}]}}'

    assert decode(text).id == "a"


def test_so_is_a_number_that_nobody_can_read():
    assert decode(f'{{"type":"act","id":"a","seat":0,"decision_id":0,"actions":[{"9" * 5000}]}}').id == "a"


def test_space_and_order_do_not_matter():
    assert decode(' { "id" : "a", "type" : "ping" } ').id == "a"
    assert decode(f'{{"type":"act","id":"a",{ACT}}}').seat == 0


@pytest.mark.parametrize("name", [r"\u0000", r"a\u0000b", r"a\nb", r"\u001b[2J", r"\u007f", ""])
def test_an_id_holds_no_control_character(name):
    """It is stored with a move, and PostgreSQL has no NUL in texts: the acts of others would fail with it."""
    assert refusal_of(decode, f'{{"type":"act","id":"{name}",{ACT}}}') == "malformed_message"
    assert decode(f'{{"type":"act","id":"á 1",{ACT}}}').id == "á 1"

"""Names, codes and tokens."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.refused import Refused
from sobremesa.server.codes import WORDS, new_code, read_code
from sobremesa.server.table.seats import Chair, clean_name, free_bot_name, new_token, opens, token_hash


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana   María ", "Ana María"),
        ("Ana\u202etxet\u2066", "Anatxet"),
        ("An\u0000a\u0007\n\tB", "Ana B"),
        ("Ine\u0301s", "Inés"),
        ("Ine\u200b\u0301s", "Inés"),
        ("Ana\u3164", "Ana"),
        ("A\u034fn\ufe0fa\u2800", "Ana"),
        ("\u200bZoé\ufeff", "Zoé"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("x" * 100, "x" * 24),
        ("Ñandú 🦩", "Ñandú 🦩"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\x00\x01", "\u0301\u0301", "\u3164\u2800"])
def test_names_of_nothing_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean_name(typed)


@given(st.text(max_size=80))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)


def test_bots_take_no_name_that_looks_like_a_persons() -> None:
    assert free_bot_name([Chair(kind="person", name="canela")]) != "Canela"


def test_codes_are_read_as_people_type_them() -> None:
    assert read_code("higo 2746") == read_code("  Hígo-2746 ") == "HIGO2746"
    for _ in range(100):
        code = new_code()
        assert read_code(code) == code
        assert code[:-4] in WORDS


def test_words_can_be_typed_on_any_keyboard() -> None:
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in WORDS)
    assert len(set(WORDS)) == len(WORDS)


def test_a_token_opens_only_its_own_door() -> None:
    token = new_token()
    assert len(token) >= 22
    assert opens(token, token_hash(token))
    assert not opens(new_token(), token_hash(token))
    assert not opens("", "")
    assert not opens("\ud800", token_hash(token))

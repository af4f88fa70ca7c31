"""Codes and tokens."""

from sobremesa.server.codes import WORDS, new_code, read_code
from sobremesa.server.table.seats import new_token, opens, token_hash


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

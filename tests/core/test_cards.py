"""Cards of four suits and thirteen ranks, and what the combinations of all rummies have in common."""

import pytest

from sobremesa.core.cards import CARDS, face_at, is_joker, names_of, pack_of
from sobremesa.core.melds import belongs_at, first_place, goes_round_the_corner, rank_of_set, suit_of_run


def cards(text: str) -> list[int]:
    return [CARDS[name] for name in text.split()]


@pytest.mark.parametrize(("packs", "jokers", "count"), [(1, True, 54), (1, False, 52), (2, True, 108), (2, False, 104)])
def test_packs(packs: int, jokers: bool, count: int) -> None:
    pack = pack_of(packs, jokers)
    assert len(pack) == count
    assert pack == sorted(set(pack))
    assert sum(map(is_joker, pack)) == (2 * packs if jokers else 0)


def test_the_face_of_a_place() -> None:
    assert [face_at(1, place) for place in (1, 2, 10, 13, 14)] == ["AH", "2H", "TH", "KH", "AH"]


@pytest.mark.parametrize(
    ("listed", "highest", "first"),
    [
        ("AS1 2S1 3S1", 14, 1),
        ("QS1 KS1 AS2", 14, 12),
        ("QS1 KS1 AS2", 13, 0),
        ("X1 KS1 AS2", 14, 12),
        ("X1 X2 AS2", 14, 12),
        ("X1 AS1 2S1", 14, 0),
        ("KS1 AS1 2S1", 14, 0),
        ("5S1 X1 7S2 X2", 14, 5),
        ("X1 2S1 3S1", 13, 1),
        ("X1 X2 2S1 3S1", 13, 0),
        ("QS1 KS1 X1", 13, 0),
        ("QS1 KS1 X1", 14, 12),
        ("5S1 6H1 7S1", 14, 0),
        ("7S1 6S1 5S1", 14, 0),
        ("X1 X2", 14, 0),
    ],
)
def test_where_a_run_begins(listed: str, highest: int, first: int) -> None:
    assert first_place(cards(listed), highest) == first


def test_round_the_corner() -> None:
    assert goes_round_the_corner(cards("KS1 AS1 2S1"))
    assert goes_round_the_corner(cards("X1 AS1 2S1"))
    assert not goes_round_the_corner(cards("KS1 AS1 3S1"))
    assert not goes_round_the_corner(cards("X1 X2"))


def test_one_suit_and_one_rank() -> None:
    assert suit_of_run(cards("5S1 X1 7S1")) == 0
    assert suit_of_run(cards("5S1 7H1")) == suit_of_run(cards("X1 X2")) == -1
    assert rank_of_set(cards("5S1 X1 5H2")) == 5
    assert rank_of_set(cards("5S1 6S1")) == rank_of_set(cards("X1")) == 0


def test_what_belongs_at_a_place() -> None:
    (ace, king, joker) = cards("AD1 KD2 X3")
    assert belongs_at(ace, 2, 1)
    assert belongs_at(ace, 2, 14)
    assert belongs_at(king, 2, 13)
    assert not belongs_at(king, 1, 13)
    assert not belongs_at(king, 2, 12)
    assert belongs_at(joker, 0, 7)
    assert names_of([ace, king, joker]) == ["AD1", "KD2", "X3"]

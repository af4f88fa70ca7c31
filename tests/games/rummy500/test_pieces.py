"""The pack and what its cards are worth."""

import pytest

from games.rummy500.scenes import begin, holding
from sobremesa.core.cards import CARDS, NAMES, RANK, SUIT, card_of, is_joker, names_of, pack_of
from sobremesa.games.rummy500 import RULES
from sobremesa.games.rummy500.pieces import HAND_VALUES, hand_points

rule = pytest.mark.rule


def whole_pack(**options: object) -> list[str]:
    """Every card in a match, wherever it lies."""
    position = begin(**options).position()
    return sorted(" ".join([*position["hands"], position["row"], position["stock"]]).split())


@rule("R500-2", "R500-3", "R500-4", "RULING-1", "RULING-2")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("jokers", [True, False])
def test_the_cards_that_take_part(players: int, jokers: bool) -> None:
    packs = "1" if players < 5 else "12"
    naturals = {rank + suit + pack for rank in "A23456789TJQK" for suit in "SHDC" for pack in packs}
    wild = {f"X{number}" for number in range(1, 2 * len(packs) + 1)} if jokers else set()
    assert whole_pack(players=players, jokers=jokers) == sorted(naturals | wild)


@rule("R500-50", "R500-51", "R500-52", "RULING-20")
def test_what_cards_count_in_a_hand() -> None:
    counted = {name: HAND_VALUES[card] for name, card in CARDS.items()}
    for suit in "SHDC":
        for pack in "12":
            assert [counted[f"{number}{suit}{pack}"] for number in range(2, 10)] == list(range(2, 10))
            assert [counted[f"{rank}{suit}{pack}"] for rank in "TJQKA"] == [10, 10, 10, 10, 15]
    assert [counted[f"X{number}"] for number in range(1, 5)] == [15] * 4


@pytest.mark.parametrize(
    ("packs", "jokers", "value"), [(1, True, 426), (2, True, 852), (1, False, 396), (2, False, 792)]
)
def test_what_the_whole_pack_is_worth(packs: int, jokers: bool, value: int) -> None:
    assert hand_points(pack_of(packs, jokers)) == value


@rule("R500-50")
@pytest.mark.parametrize(
    ("laid", "points"),
    [("2S 3S 4S", 9), ("8D 9D TD", 27), ("9C TC JC", 29), ("JH QH KH", 30), ("2S 2H 2D 2C", 8), ("KS KH KD", 30)],
)
def test_what_cards_count_on_the_table(laid: str, points: int) -> None:
    table = holding(laid, row="AC")
    table.meld(laid)
    assert table.points == [points, 0]


def test_cards_are_ordered_by_suit_rank_and_pack_with_jokers_last() -> None:
    pack = names_of(pack_of(2, jokers=True))
    assert pack[:5] == ["AS1", "AS2", "2S1", "2S2", "3S1"]
    assert pack[26:28] == ["AH1", "AH2"]
    assert pack[-6:] == ["KC1", "KC2", "X1", "X2", "X3", "X4"]
    assert len(pack) == len(set(pack)) == 108
    assert names_of(pack_of(1, jokers=True))[-3:] == ["KC1", "X1", "X2"]


def test_a_name_reads_back_as_its_card() -> None:
    for card, name in enumerate(NAMES):
        assert CARDS[name] == card
        assert is_joker(card) == name.startswith("X")
        if not is_joker(card):
            assert name == f"{'A23456789TJQK'[RANK[card] - 1]}{'SHDC'[SUIT[card]]}{card % 2 + 1}"
            assert card_of(SUIT[card], RANK[card], card % 2) == card


def test_a_page_is_told_what_it_needs_to_draw_the_cards() -> None:
    pieces = RULES.pieces
    assert pieces["suits"] == ["S", "H", "D", "C"]
    assert pieces["ranks"] == list("A23456789TJQK")
    assert len(pieces["values"]) == 53
    assert [pieces["values"][face] for face in ("AS", "7H", "KD", "X")] == [15, 7, 10, 15]

"""What is listed: every draw and every discard, and whatever can be laid can be reached by what is listed."""

from itertools import combinations, permutations

import pytest

from conformance.cases import TABLES, Table
from conformance.play import samples
from games.rummy500.scenes import discard, lay_off, meld, scene, take
from sobremesa import Refused
from sobremesa.core.cards import CARDS, FIRST_JOKER, names_of
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import DRAW_STOCK, Discard, LayOff, Meld, TakeDiscard

OURS = [table for table in TABLES if table.game == "rummy500"]
each_table = pytest.mark.parametrize("table", OURS, ids=str)


def is_legal(state: Rummy500State, action) -> bool:
    try:
        state.check(state.seat, action)
    except Refused:
        return False
    return True


def face(name: str) -> str:
    """Equivalent cards look alike."""
    return "X" if name[0] == "X" else name[:2]


def faces(names) -> tuple[str, ...]:
    return tuple(sorted(face(name) for name in names))


def melds_by_trying(state: Rummy500State, available: list[str], size: int, chosen: str | None = None):
    """Every combination of that size, by trying all cards in the orders a run could have."""
    for cards in combinations(available, size):
        if chosen is None or chosen in cards:
            naturals = [name for name in cards if CARDS[name] < FIRST_JOKER]
            orders = permutations(cards) if len(naturals) < size or naturals[0][0] == "A" else [cards]
            for order in orders:
                action = Meld(order)
                if is_legal(state, action if chosen is None else TakeDiscard(chosen, action)):
                    yield order
                    break


@each_table
def test_every_draw_is_listed(table: Table) -> None:
    """Every card of the row that has a use of three or four cards, or a lay-off, and no other."""
    tested = 0
    for state in samples(table, "uses", 40):
        if state.outcome is None and not state.drawn and len(state.hands[state.seat]) < 9:
            listed = state.legal_actions(state.seat)
            assert (DRAW_STOCK in listed) == bool(state.stock)
            taken = {action.card for action in listed if isinstance(action, TakeDiscard) and action.use is not None}
            row = names_of(state.row)[-5:]
            for name in row:
                available = sorted(names_of(state.hands[state.seat]) + row[row.index(name) :], key=CARDS.__getitem__)
                usable = can_be_used(state, name, available)
                assert (name in taken) >= usable
                tested += 1
    assert tested > 10


def can_be_used(state: Rummy500State, name: str, available: list[str]) -> bool:
    if any(True for _ in melds_by_trying(state, available, 3, name)):
        return True
    for number in range(1, len(state.melds) + 1):
        for end in ("low", "high", None):
            for cards in ((name,), *((name, other) for other in available if other != name)):
                for order in permutations(cards):
                    if is_legal(state, TakeDiscard(name, LayOff(number, end, order))):
                        return True
    return False


@each_table
def test_every_discard_every_combination_of_three_and_every_single_lay_off_is_listed(table: Table) -> None:
    tested = 0
    for state in samples(table, "lays", 40):
        if state.outcome is None and state.drawn and len(state.hands[state.seat]) < 14:
            listed = state.legal_actions(state.seat)
            hand = names_of(state.hands[state.seat])
            assert {action.card for action in listed if isinstance(action, Discard)} == {
                name for name in hand if is_legal(state, Discard(name))
            }
            laid = {faces(action.cards) for action in listed if isinstance(action, Meld)}
            for order in melds_by_trying(state, hand, 3):
                assert faces(order) in laid or is_left_out_on_purpose(order, hand, laid)
            off = {(one.meld, one.end, faces(one.cards)) for one in listed if isinstance(one, LayOff)}
            for number in range(1, len(state.melds) + 1):
                for end in ("low", "high", None):
                    for name in hand:
                        if is_legal(state, LayOff(number, end, (name,))):
                            assert (number, end, faces([name])) in off
            tested += 1
    assert tested > 10


def is_left_out_on_purpose(order: tuple[str, ...], hand: list[str], laid: set[tuple[str, ...]]) -> bool:
    """A joker for a card that one holds."""
    naturals = [name for name in order if name[0] != "X"]
    return len(naturals) < len(order) and any(faces([*naturals, name]) in laid for name in hand if name[0] != "X")


# Single cases


def listed(*hands: str, **more) -> list:
    table = scene(*hands, **more)
    return table.state.legal_actions(table.state.seat)


def test_whole_sequences_are_listed_too() -> None:
    found = listed("3H 4H 5H 6H 7H 2C", part="play")
    melds = [action for action in found if isinstance(action, Meld)]
    assert melds == [meld("3H 4H 5H"), meld("4H 5H 6H"), meld("5H 6H 7H"), meld("3H 4H 5H 6H 7H")]


def test_a_sequence_leaves_a_card_to_discard() -> None:
    found = [action for action in listed("3H 4H 5H 6H", part="play") if isinstance(action, Meld)]
    assert found == [meld("3H 4H 5H"), meld("4H 5H 6H")]
    optional = listed("3H 4H 5H 6H", part="play", options={"final_discard": "optional"})
    assert meld("3H 4H 5H 6H") in optional


def test_a_whole_suit_is_listed_with_its_ace_on_top() -> None:
    suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert meld("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH") in listed(f"{suit} 2C", part="play")


def test_four_of_a_kind() -> None:
    found = [action for action in listed("9S 9H 9D 9C 2C", part="play") if isinstance(action, Meld)]
    assert len(found) == 5
    assert meld("9S 9H 9D 9C") in found


def test_twins_are_listed_with_the_option_only() -> None:
    hand = "7S1 7S2 7H1 2C1"
    assert listed(hand, players=5, part="play") == [discard(name) for name in ("7S1", "7S2", "7H1", "2C1")]
    found = listed(hand, players=5, part="play", options={"set_duplicates": True})
    assert meld("7S1 7S2 7H1") in found
    pair = listed("7S1 7S2 X1 2C1", players=5, part="play", options={"set_duplicates": True})
    assert meld("7S1 7S2 X1") in pair


def test_several_jokers_fill_a_wide_gap() -> None:
    found = [action for action in listed("5H 8H X1 X2 2C", part="play") if isinstance(action, Meld)]
    assert [faces(action.cards) for action in found] == [("5H", "8H", "X", "X")]
    found = listed("8H X1 X2 2C", row="5H")
    assert [action.card for action in found if isinstance(action, TakeDiscard)] == ["5H1"]
    found = listed("5H 8H X1 2C", row="X2")
    assert "X2" in [action.card for action in found if isinstance(action, TakeDiscard)]


def test_a_deep_row_is_listed_with_every_card_that_can_be_used() -> None:
    row = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    found = listed("AH KH 2C X1 X2", "3C 4C", row=row)
    taken = [action.card for action in found if isinstance(action, TakeDiscard)]
    assert set(taken) == {f"{name}1" for name in row.split()}
    assert len(found) <= 200


def test_a_huge_hand_is_listed_within_limits() -> None:
    hand = [f"{rank}{suit}{pack}" for rank in "A23456789T" for suit in "SHDC" for pack in "12"] + [
        "X1",
        "X2",
        "X3",
        "X4",
    ]
    found = listed(" ".join(hand), "JS", "JH", "JD", "JC", part="play", row="QS", options={"set_duplicates": True})
    assert len(found) == 200
    assert {action.card for action in found if isinstance(action, Discard)} == set(hand)
    assert sum(isinstance(action, Meld) for action in found) > 50


def test_natural_cards_are_used_before_jokers() -> None:
    found = listed("7H 7D X1 2C", row="7S")
    assert found == [DRAW_STOCK, take("7S", meld("7S 7H 7D"))]


def test_a_lay_off_that_bridges_to_the_chosen_card() -> None:
    found = listed("6H 2C 2S", row="5H KD", melds=("1: 7H 8H 9H",))
    assert found == [DRAW_STOCK, take("5H", lay_off(1, "low", "5H 6H"))]
    found = listed("X1 2C 2S", row="5H KD", melds=("1: 7H 8H 9H",))
    assert take("5H", lay_off(1, "low", "5H X1")) in found

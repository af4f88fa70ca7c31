"""What the conformance suite has to know about Rummy 500: options to mix in, things to try, where cards can lie."""

from itertools import pairwise

from sobremesa.core.cards import NAMES, NO_CARD, names_of
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import (
    DRAW_STOCK,
    PASS,
    Discard,
    LayOff,
    Meld,
    Rummy500Action,
    TakeDiscard,
)

LISTS_ALL = False
"""Longer combinations, sets in another order and equivalent cards are accepted without being listed."""

SHORT = {"target_score": 50, "rounds": 1, "tie_break": "shared"}
VARIANTS = (
    SHORT,
    {"target_score": 100, "rounds": 2, "jokers": False},
    SHORT | {"free_top_discard": True, "final_discard": "optional", "joker_meld_value": "fifteen"},
    SHORT | {"stock_out": "play_on"},
    SHORT | {"free_top_discard": True, "stock_out": "play_on", "final_discard": "optional"},
)

NO_CARDS = ("7H3", "7h1", "X5", "1S1", "")

SITUATIONS = {
    "to draw",
    "to play",
    "a card may not be discarded",
    "a known card is in a hand",
    "several own a combination",
    "a joker lies on the table",
    "a long row",
    "few cards are left in the stock",
    "somebody has few cards",
    "a joker is in somebody's hand",
    "second round",
    "match over",
}


def attempts(state: Rummy500State, seat: int) -> list[Rummy500Action]:
    """Things to try with what the seat can see, sensible or not."""
    hand, row = names_of(state.hands[seat]), names_of(state.row)
    tries: list[Rummy500Action] = [DRAW_STOCK, PASS]
    tries += [Discard(name) for name in (*hand[:2], *row[-1:], "7H1", "7H2", "X1", "X4", *NO_CARDS)]
    lists = [hand[index : index + size] for size in (1, 2, 3, 4) for index in range(0, len(hand) - size + 1, 3)]
    lists += [hand[::-1], [*hand[:2], "QD1"], [*hand[:1], *hand[:2]], [*hand[:2], "X1"], [*hand[:2], NO_CARDS[0]]]
    tries += [Meld(tuple(cards)) for cards in lists if cards]
    for meld in range(len(state.melds) + 2):
        for end in ("low", "high", None):
            tries += [LayOff(meld, end, (name,)) for name in (*hand[meld % 3 :: 4], "5S1")]
    for name in (*row[::3], *row[-1:], "KD1"):
        tries.append(TakeDiscard(name, None))
        tries += [TakeDiscard(name, Meld((name, *pair))) for pair in pairwise(hand)][:2]
        tries.append(TakeDiscard(name, LayOff(1, "high", (name,))))
    return tries


def places(state: Rummy500State) -> dict[str, str]:
    """Where each card lies that lies face down."""
    found = {NAMES[card]: "stock" for card in state.stock}
    for seat, hand in enumerate(state.hands):
        found |= {NAMES[card]: f"hand {seat}" for card in hand}
    return found


def possible_places(state: Rummy500State, viewer: int | None) -> dict[str, set[str]]:
    """Where each card may lie for all the viewer knows: own cards, and those taken openly, in one place only."""
    real = places(state)
    certain = {NAMES[card]: f"hand {seat}" for seat, known in enumerate(state.known) for card in known}
    certain |= {name: place for name, place in real.items() if place == f"hand {viewer}"}
    open_places = {place for name, place in real.items() if name not in certain}
    return {name: {certain[name]} if name in certain else open_places for name in real}


def situations(state: Rummy500State) -> set[str]:
    """What kind of moment this is."""
    if state.outcome is not None:
        return {"match over"}
    found = {"to play" if state.drawn else "to draw"}
    if state.barred != NO_CARD:
        found.add("a card may not be discarded")
    if any(state.known):
        found.add("a known card is in a hand")
    if any(len(set(meld.owners)) > 1 for meld in state.melds):
        found.add("several own a combination")
    if any(NAMES[card][0] == "X" for meld in state.melds for card in meld.cards):
        found.add("a joker lies on the table")
    if any(NAMES[card][0] == "X" for hand in state.hands for card in hand):
        found.add("a joker is in somebody's hand")
    if len(state.row) > 6:
        found.add("a long row")
    if len(state.stock) < state.players:
        found.add("few cards are left in the stock")
    if any(len(hand) < 3 for hand in state.hands):
        found.add("somebody has few cards")
    if state.round == 2:
        found.add("second round")
    return found


def crowded(part: str) -> dict[str, object]:
    """Half of two packs and all jokers in one hand, and a long row: every other rank, so that jokers fill the gaps."""
    deck = [f"{rank}{suit}{pack}" for pack in "12" for suit in "SHDC" for rank in "A23456789TJQK"]
    hand = [name for name in deck if name[0] in "2468TQ"]
    rest = [name for name in deck if name not in hand]
    hands = [[*hand, "X1", "X2", "X3", "X4"], *(rest[seat : seat + 2] for seat in range(0, 10, 2))]
    return {
        "options": {"players": 6, "set_duplicates": True},
        "part": part,
        "hands": [" ".join(cards) for cards in hands],
        "row": " ".join(rest[10:45]),
        "stock": " ".join(rest[45:]),
    }


COSTLY_POSITIONS = (crowded("draw"), crowded("play"))


def costly(state: Rummy500State, seat: int) -> list[list[Rummy500Action]]:
    """What takes longest to judge, to try out or to appraise: all the hand in any order, and names again and again."""
    hand, row = tuple(names_of(state.hands[seat])), tuple(names_of(state.row))
    jokers = tuple(name for name in hand if name[0] == "X")
    lists = [hand, hand[::-1], hand[:14], jokers, (*hand[:3], *jokers), ("7H1",) * 70, ("X1",) * 60, ("7H1",) * 2600]
    lists += [("2H1", "3H1", "4H1", "5H1", "6H1", "7H1", "8H1", "9H1", "TH1", "X1", "X2", "X3", "X4")]
    lists += [("7H1", "7S1", "7D1", "7C1", "7H2", "7S2", "7D2", "7C2", "X1", "X2", "X3", "X4")]
    found: list[list[Rummy500Action]] = [[Meld(cards)] for cards in lists if cards]
    found += [[LayOff(1, end, cards)] for cards in lists if cards for end in ("low", None)]
    found += [[TakeDiscard(name, None)] for name in (*row[:1], *row[-1:])]
    found += [[TakeDiscard(row[0], Meld((row[0], *cards)))] for cards in lists if row]
    discards: list[Rummy500Action] = [Discard(name) for name in hand[:28]]
    return [*found, [DRAW_STOCK, *discards], [Meld(hand[:3] or ("7H1",))] * 30]

"""The actions that a seat may take now, found by enumeration (engine/uses.py) and not by trying cards out.

Listed are every single lay-off, every combination of three, whole sequences and sets from a hand, and for each card of
the discard row that can be used some of its uses, at least one.
"""

from typing import TYPE_CHECKING, Final

from sobremesa.core.cards import CARD_COUNT, CARDS, NAMES, NO_CARD
from sobremesa.games.rummy500.engine.melds import Combination
from sobremesa.games.rummy500.engine.pool import CardPool
from sobremesa.games.rummy500.engine.uses import Enumerator
from sobremesa.games.rummy500.schema import (
    DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_FREELY,
    End,
    LayOff,
    Meld,
    Rummy500Action,
    TakeDiscard,
)

if TYPE_CHECKING:
    from sobremesa.games.rummy500.rules import Rummy500State

MOST_USES: Final = 150
"""Uses listed for all cards of the discard row together, but at least one for each card that can be used."""
MOST_LISTED: Final = 200
"""What is listed of one hand, its discards included: no page is sent more."""

# By the constants LOW, HIGH and NO_END, as actions name them.
END_NAMES: Final[list[End | None]] = ["low", "high", None]

# Actions that were listed once are not made again.
MELDS_OF_THREE: Final[dict[int, Meld]] = {}
SINGLE_LAY_OFFS: Final[dict[int, LayOff]] = {}
TAKES: Final[dict[int, TakeDiscard]] = {}


def actions(state: "Rummy500State", seat: int) -> list[Rummy500Action]:
    """Every draw and every discard; of what can be laid or used, what is listed below."""
    if seat != state.seat or state.outcome is not None:
        return []
    return plays(state, seat) if state.drawn else draws(state, seat)


def draws(state: "Rummy500State", seat: int) -> list[Rummy500Action]:
    """The stock or, when it is empty, a pass; and the cards of the row that can be used."""
    found: list[Rummy500Action] = []
    if state.stock:
        found.append(DRAW_STOCK)
        if state.free_top:
            found.append(TAKE_FREELY[state.row[-1]])
    else:
        found.append(PASS)
    found.extend(list_takes(state.hands[seat], state.row, state.melds, state.duplicates, state.keep))
    return found


def plays(state: "Rummy500State", seat: int) -> list[Rummy500Action]:
    """Every discard, and what can be laid."""
    hand = state.hands[seat]
    barred = state.barred
    discard = DISCARD
    found: list[Rummy500Action] = [discard[card] for card in hand if card != barred]
    lays = list_lays(hand, state.melds, state.duplicates, state.keep, barred)
    if barred == NO_CARD:
        found.extend(lays)
    else:
        found.extend([action for action in lays if state.leaves_a_discard(hand, cards_in(action))])
    return found


def cards_in(action: Rummy500Action) -> list[int]:
    """The cards a meld or lay-off puts on the table."""
    return [CARDS[name] for name in action.cards] if isinstance(action, (Meld, LayOff)) else []


def meld_of_three(one: int, two: int, three: int) -> Meld:
    """The combination of three cards, listed as they are given."""
    key = (one * CARD_COUNT + two) * CARD_COUNT + three
    meld = MELDS_OF_THREE.get(key)
    if meld is None:
        meld = MELDS_OF_THREE[key] = Meld((NAMES[one], NAMES[two], NAMES[three]))
    return meld


def single_lay_off(number: int, end: int, card: int) -> LayOff:
    """The lay-off of one card on the combination of that number."""
    key = (number * CARD_COUNT + card) * 3 + end
    action = SINGLE_LAY_OFFS.get(key)
    if action is None:
        action = SINGLE_LAY_OFFS[key] = LayOff(number, END_NAMES[end], (NAMES[card],))
    return action


class Lister(Enumerator):
    """Turns what is found into actions."""

    def __init__(self, pool: CardPool, melds: list[Combination], duplicates: bool, most: int) -> None:
        super().__init__(pool, melds, duplicates, most)
        self.found: list[Rummy500Action] = []

    def size(self) -> int:
        """All actions so far."""
        return len(self.found)

    def add_three(self, one: int, two: int, three: int) -> None:
        """A meld, or the take that uses the chosen card so."""
        if self.chosen == NO_CARD:
            self.found.append(meld_of_three(one, two, three))
            return
        key = ((self.chosen * CARD_COUNT + one) * CARD_COUNT + two) * CARD_COUNT + three
        take = TAKES.get(key)
        if take is None:
            take = TAKES[key] = TakeDiscard(NAMES[self.chosen], meld_of_three(one, two, three))
        self.found.append(take)

    def add_meld(self, cards: list[int]) -> None:
        """The same for more cards, which are too many different ones to be kept."""
        meld = Meld(tuple([NAMES[card] for card in cards]))
        self.found.append(meld if self.chosen == NO_CARD else TakeDiscard(NAMES[self.chosen], meld))

    def add_lay_off(self, index: int, end: int, card: int) -> None:
        """A lay-off, or the take that uses the chosen card so; it is the card then."""
        number = index + 1
        if self.chosen == NO_CARD:
            self.found.append(single_lay_off(number, end, card))
            return
        key = -((number * CARD_COUNT + card) * 3 + end)
        take = TAKES.get(key)
        if take is None:
            take = TAKES[key] = TakeDiscard(NAMES[card], single_lay_off(number, end, card))
        self.found.append(take)

    def add_lay_offs(self, index: int, end: int, cards: list[int]) -> None:
        """The take that uses the chosen card so; from a hand cards are laid off singly."""
        if len(cards) == 1:
            self.add_lay_off(index, end, cards[0])
        else:
            lay_off = LayOff(index + 1, END_NAMES[end], tuple([NAMES[card] for card in cards]))
            self.found.append(TakeDiscard(NAMES[self.chosen], lay_off))


def list_takes(
    hand: list[int], row: list[int], melds: list[Combination], duplicates: bool, keep: int
) -> list[Rummy500Action]:
    """Every card of the discard row that can be used at once, with some of its uses; `keep` cards have to be left.

    The deeper one reaches the more there is to combine, so the row is gone through from its top.
    """
    lister = Lister(CardPool(hand), melds, duplicates, len(hand) - keep)
    limit = max(1, MOST_USES // len(row)) if row else 0
    for index in range(len(row) - 1, -1, -1):
        lister.pool.add(row[index])
        lister.most += 1
        before = len(lister.found)
        lister.list_uses(row[index])
        if len(lister.found) - before > limit:
            del lister.found[before + limit :]
    return lister.found


def list_lays(
    hand: list[int], melds: list[Combination], duplicates: bool, keep: int, barred: int = NO_CARD
) -> list[Rummy500Action]:
    """Lay-offs and new combinations from a hand; `keep` cards have to be left.

    A card that may not be discarded is laid before its copy (R500-41).
    """
    pool = CardPool(hand)
    if barred != NO_CARD:
        pool = CardPool([card for card in hand if card != barred])
        pool.add(barred)
    lister = Lister(pool, melds, duplicates, len(hand) - keep)
    lister.list_lay_offs()
    lister.list_melds()
    del lister.found[MOST_LISTED - len(hand) :]
    return lister.found

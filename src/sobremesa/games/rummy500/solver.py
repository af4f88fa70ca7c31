"""What can be laid: combinations and lay-offs found by looking them up, not by trying cards out.

Any longer run or set can be laid as one of three cards and then be laid off on, so that combinations of three, whole
sequences, and single lay-offs are all that has to be listed of a turn. Where cards are equivalent (the two copies of a
face, any two jokers), one of them is listed.
"""

from typing import Final

from sobremesa.core.cards import (
    ACE,
    ACE_HIGH,
    CARD_COUNT,
    FACES,
    FIRST_JOKER,
    NAMES,
    NO_CARD,
    RANK,
    RANK_COUNT,
    SUIT,
    SUIT_COUNT,
)
from sobremesa.games.rummy500.actions import End, LayOff, Meld, Rummy500Action, TakeDiscard
from sobremesa.games.rummy500.melds import Combination, set_size
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LOWEST_PLACE, SET_SIZE, SHORTEST_MELD

LAST_START: Final = HIGHEST_PLACE - SHORTEST_MELD + 1
MOST_USES: Final = 150
"""Uses listed for all cards of the discard row together, but at least one for each card that can be used."""
MOST_LISTED: Final = 200
"""What is listed of one hand, its discards included: no page is sent more."""

ALL_SUITS: Final = (1 << SUIT_COUNT) - 1

# The suits of a four-bit mask taken two and three at a time.
PAIRS: Final[list[list[tuple[int, int]]]] = [
    [(one, two) for two in range(SUIT_COUNT) for one in range(two) if mask >> one & 1 and mask >> two & 1]
    for mask in range(1 << SUIT_COUNT)
]
TRIPLES: Final[list[list[tuple[int, int, int]]]] = [
    [
        (one, two, three)
        for three in range(SUIT_COUNT)
        for two in range(three)
        for one in range(two)
        if mask >> one & 1 and mask >> two & 1 and mask >> three & 1
    ]
    for mask in range(1 << SUIT_COUNT)
]

# The ends of a run, and none for a set, as actions name them.
LOW: Final = 0
HIGH: Final = 1
NO_END: Final = 2
END_NAMES: Final[list[End | None]] = ["low", "high", None]

# Actions that were listed once are not made again.
MELDS_OF_THREE: Final[dict[int, Meld]] = {}
SINGLE_LAY_OFFS: Final[dict[int, LayOff]] = {}
TAKES: Final[dict[int, TakeDiscard]] = {}


class Pool:
    """Cards that combinations can be made of, laid out by suit and by rank."""

    def __init__(self, cards: list[int]) -> None:
        self.at: Final[list[int]] = [NO_CARD] * FACES
        """A card of each face, the one added last."""
        self.suits: Final[list[int]] = [0] * SUIT_COUNT
        """The places held in each suit, one bit each; an ace holds both ends."""
        self.ranks: Final[list[int]] = [0] * (RANK_COUNT + 1)
        """The suits held of each rank, one bit each."""
        self.jokers: Final[list[int]] = []
        self.doubles: Final[list[int]] = []
        """Second copies."""
        for card in cards:
            self.add(card)

    def add(self, card: int) -> None:
        """One more card."""
        if card >= FIRST_JOKER:
            self.jokers.append(card)
            return
        face = card >> 1
        if self.at[face] != NO_CARD:
            self.doubles.append(self.at[face])
        self.at[face] = card
        suit = SUIT[card]
        rank = RANK[card]
        self.ranks[rank] |= 1 << suit
        self.suits[suit] |= 1 << rank
        if rank == ACE:
            self.suits[suit] |= 1 << ACE_HIGH

    def card_at(self, suit: int, place: int) -> int:
        """The card that belongs at the place of a run, or the last joker; the card is there, or the joker is."""
        card = self.at[RANK_COUNT * suit + (place - 1) % RANK_COUNT]
        return card if card != NO_CARD else self.jokers[-1]

    def sequence(self, suit: int, first: int, last: int) -> list[int]:
        """The cards for consecutive places, with jokers in the gaps; there are enough of them."""
        cards: list[int] = []
        jokers = len(self.jokers)
        for place in range(first, last + 1):
            card = self.at[RANK_COUNT * suit + (place - 1) % RANK_COUNT]
            if card == NO_CARD:
                jokers -= 1
                card = self.jokers[jokers]
            cards.append(card)
        return cards

    def card_of(self, suit: int, rank: int) -> int:
        """The card of that suit and rank, which is there."""
        return self.at[RANK_COUNT * suit + rank - 1]

    def of_rank(self, rank: int) -> list[int]:
        """All natural cards of the rank, second copies too, in ascending order."""
        cards = [card for card in self.doubles if RANK[card] == rank]
        cards.extend([self.card_of(suit, rank) for suit in range(SUIT_COUNT) if self.ranks[rank] >> suit & 1])
        cards.sort()
        return cards


# The actions themselves


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


class Finder:
    """Lists what can be laid from a pool of cards on a table; of a card taken from the discard row, what uses it.

    `most` is how many cards may be laid at once, for one has to be left to discard (R500-39).
    """

    def __init__(self, pool: Pool, melds: list[Combination], duplicates: bool, most: int) -> None:
        self.pool: Final = pool
        self.melds: Final = melds
        self.duplicates: Final = duplicates
        self.most = most
        self.chosen = NO_CARD
        """The card taken from the discard row, which every use contains."""
        self.found: list[Rummy500Action] = []

    # New combinations

    def list_melds(self) -> None:
        """Sets and runs of three, whole sequences, and what jokers make of pairs."""
        if self.most >= SHORTEST_MELD:
            for suit in range(SUIT_COUNT):
                self.list_runs(suit)
            for rank in range(ACE, RANK_COUNT + 1):
                self.list_sets(rank)

    def list_runs(self, suit: int) -> None:
        """The runs of one suit."""
        places = self.pool.suits[suit]
        if places & (places - 1) == 0:
            return
        has_joker = len(self.pool.jokers) > 0
        for first in range(LOWEST_PLACE, LAST_START + 1):
            held = places >> first & 7
            if held == 7 or (has_joker and (held == 3 or held == 5 or held == 6)):
                self.add_run_of_three(suit, first)
        if places & places >> 1 & places >> 2 & places >> 3 and self.most > SHORTEST_MELD:
            self.list_sequences(suit)
        if len(self.pool.jokers) > 1:
            self.list_wide_gaps(suit)

    def list_wide_gaps(self, suit: int) -> None:
        """Two cards with several jokers between them, one of the cards being the chosen one if there is one."""
        places = self.pool.suits[suit]
        for gap in range(2, min(len(self.pool.jokers), self.most - 2) + 1):
            ends = 1 | 1 << (gap + 1)
            for first in range(LOWEST_PLACE, HIGHEST_PLACE - gap):
                if places >> first & ((1 << (gap + 2)) - 1) == ends:
                    cards = self.pool.sequence(suit, first, first + gap + 1)
                    if self.chosen == NO_CARD or self.chosen in cards:
                        self.add_meld(cards)

    def list_sequences(self, suit: int) -> None:
        """Whole sequences of more than three cards; from ace to ace only the upper end is kept."""
        places = self.pool.suits[suit]
        first = LOWEST_PLACE
        while first <= HIGHEST_PLACE:
            last = first
            while places >> last & 1:
                last += 1
            if last - first == HIGHEST_PLACE:
                first += 1
            if last - first > SHORTEST_MELD:
                self.add_meld(self.pool.sequence(suit, max(first, last - self.most), last - 1))
            first = last + 1

    def list_sets(self, rank: int) -> None:
        """The sets of one rank."""
        pool = self.pool
        suits = pool.ranks[rank]
        for one, two, three in TRIPLES[suits]:
            self.add_three(pool.card_of(one, rank), pool.card_of(two, rank), pool.card_of(three, rank))
        if pool.jokers:
            for one, two in PAIRS[suits]:
                self.add_three(pool.card_of(one, rank), pool.card_of(two, rank), pool.jokers[-1])
        if suits == ALL_SUITS and self.most >= SET_SIZE:
            self.add_meld([pool.card_of(suit, rank) for suit in range(SUIT_COUNT)])
        if self.duplicates and pool.doubles:
            self.list_sets_with_twins(rank, len(pool.jokers) > 0)

    def list_sets_with_twins(self, rank: int, with_joker: bool) -> None:
        """All cards of the rank together; a pair of twins with a joker."""
        cards = self.pool.of_rank(rank)
        if len(cards) == bits_in(self.pool.ranks[rank]):
            return
        if len(cards) == 2 and with_joker:
            cards.append(self.pool.jokers[-1])
        if SHORTEST_MELD <= len(cards) <= self.most:
            self.add_meld(cards)

    # Laying off

    def list_lay_offs(self) -> None:
        """Every single card that fits on a combination."""
        if self.most < 1:
            return
        pool = self.pool
        has_joker = len(pool.jokers) > 0
        for index in range(len(self.melds)):
            meld = self.melds[index]
            if meld.low:
                places = pool.suits[meld.suit]
                if meld.low > LOWEST_PLACE:
                    if places >> (meld.low - 1) & 1:
                        self.add_lay_off(index, LOW, pool.card_at(meld.suit, meld.low - 1))
                    if has_joker:
                        self.add_lay_off(index, LOW, pool.jokers[-1])
                if meld.high < HIGHEST_PLACE:
                    if places >> (meld.high + 1) & 1:
                        self.add_lay_off(index, HIGH, pool.card_at(meld.suit, meld.high + 1))
                    if has_joker:
                        self.add_lay_off(index, HIGH, pool.jokers[-1])
            elif len(meld.cards) < set_size(self.duplicates):
                self.list_lay_offs_on_set(index, meld)

    def list_lay_offs_on_set(self, index: int, meld: Combination) -> None:
        """Every card of the rank, within its suits; a joker."""
        pool = self.pool
        suits = pool.ranks[meld.rank]
        if not self.duplicates:
            suits &= ~meld.suits
        for suit in range(SUIT_COUNT):
            if suits >> suit & 1:
                self.add_lay_off(index, NO_END, pool.card_of(suit, meld.rank))
        if pool.jokers:
            self.add_lay_off(index, NO_END, pool.jokers[-1])

    # Using a card of the discard row

    def list_uses(self, card: int, limit: int) -> None:
        """What uses this card, which is in the pool: without jokers if it can be, so many uses at most."""
        before = len(self.found)
        self.chosen = card
        if card >= FIRST_JOKER:
            self.list_melds_with_joker()
            self.list_lay_offs_of_joker()
            if len(self.found) == before:
                for suit in range(SUIT_COUNT):
                    self.list_wide_gaps(suit)
        else:
            self.list_uses_of_natural(card, False)
            if len(self.found) == before and self.pool.jokers:
                self.list_uses_of_natural(card, True)
                if len(self.found) == before:
                    self.list_wide_gaps(SUIT[card])
        if len(self.found) - before > limit:
            del self.found[before + limit :]

    def list_uses_of_natural(self, card: int, with_joker: bool) -> None:
        """Runs, sets and lay-offs with this card."""
        rank = RANK[card]
        if self.most >= SHORTEST_MELD:
            self.list_runs_with(card, rank, with_joker)
            if rank == ACE:
                self.list_runs_with(card, ACE_HIGH, with_joker)
            self.list_sets_with(card, with_joker)
        for index in range(len(self.melds)):
            meld = self.melds[index]
            if meld.suit == SUIT[card]:
                self.list_bridges(index, meld, rank, with_joker)
                if rank == ACE:
                    self.list_bridges(index, meld, ACE_HIGH, with_joker)
            elif meld.rank == rank and not with_joker and self.most > 0 and self.has_room(meld, card):
                self.add_lay_off(index, NO_END, card)

    def list_runs_with(self, card: int, place: int, with_joker: bool) -> None:
        """Runs of three with the card at this place."""
        suit = SUIT[card]
        places = self.pool.suits[suit]
        for first in range(max(LOWEST_PLACE, place - 2), min(LAST_START, place) + 1):
            held = places >> first & 7
            if held == 7 if not with_joker else (held == 3 or held == 5 or held == 6):
                self.add_run_of_three(suit, first)

    def list_sets_with(self, card: int, with_joker: bool) -> None:
        """Sets of three with the card."""
        pool = self.pool
        rank = RANK[card]
        others = pool.ranks[rank] & ~(1 << SUIT[card])
        if not with_joker:
            for one, two in PAIRS[others]:
                self.add_set_of_three(card, pool.card_of(one, rank), pool.card_of(two, rank))
        else:
            for suit in range(SUIT_COUNT):
                if others >> suit & 1:
                    self.add_set_of_three(card, pool.card_of(suit, rank), pool.jokers[-1])
        if self.duplicates and pool.doubles:
            self.list_sets_with_twins(rank, with_joker)

    def list_bridges(self, index: int, meld: Combination, place: int, with_joker: bool) -> None:
        """The lay-off that reaches from the run to the card at this place, with all that lies between."""
        if place < meld.low:
            first, last, end = place, meld.low - 1, LOW
        elif place > meld.high:
            first, last, end = meld.high + 1, place, HIGH
        else:
            return
        if last - first >= self.most:
            return
        missing = ((1 << (last + 1)) - (1 << first)) & ~self.pool.suits[meld.suit]
        if missing == 0 if not with_joker else 0 < bits_in(missing) <= len(self.pool.jokers):
            self.add_lay_offs(index, end, self.pool.sequence(meld.suit, first, last))

    def list_melds_with_joker(self) -> None:
        """Every pair that the joker makes a combination of."""
        if self.most < SHORTEST_MELD:
            return
        pool = self.pool
        for suit in range(SUIT_COUNT):
            places = pool.suits[suit]
            if places & (places - 1):
                for first in range(LOWEST_PLACE, LAST_START + 1):
                    held = places >> first & 7
                    if held == 3 or held == 5 or held == 6:
                        self.add_run_of_three(suit, first)
        for rank in range(ACE, RANK_COUNT + 1):
            for one, two in PAIRS[pool.ranks[rank]]:
                self.add_three(pool.card_of(one, rank), pool.card_of(two, rank), self.chosen)

    def list_lay_offs_of_joker(self) -> None:
        """Every combination that has room."""
        if self.most < 1:
            return
        for index in range(len(self.melds)):
            meld = self.melds[index]
            if meld.low == 0:
                if len(meld.cards) < set_size(self.duplicates):
                    self.add_lay_off(index, NO_END, self.chosen)
                continue
            if meld.low > LOWEST_PLACE:
                self.add_lay_off(index, LOW, self.chosen)
            if meld.high < HIGHEST_PLACE:
                self.add_lay_off(index, HIGH, self.chosen)

    def has_room(self, meld: Combination, card: int) -> bool:
        """Whether the set takes one more card of this suit."""
        if self.duplicates:
            return len(meld.cards) < set_size(True)
        return len(meld.cards) < SET_SIZE and not meld.suits >> SUIT[card] & 1

    # What was found

    def add_run_of_three(self, suit: int, first: int) -> None:
        """The run from this place on; one of its cards may be a joker."""
        pool = self.pool
        self.add_three(pool.card_at(suit, first), pool.card_at(suit, first + 1), pool.card_at(suit, first + 2))

    def add_set_of_three(self, card: int, two: int, three: int) -> None:
        """The set with the card put where it belongs, for a set is listed in ascending order."""
        if card < two:
            self.add_three(card, two, three)
        elif card < three:
            self.add_three(two, card, three)
        else:
            self.add_three(two, three, card)

    def add_three(self, one: int, two: int, three: int) -> None:
        """A combination of three cards."""
        if self.chosen == NO_CARD:
            self.found.append(meld_of_three(one, two, three))
            return
        key = ((self.chosen * CARD_COUNT + one) * CARD_COUNT + two) * CARD_COUNT + three
        take = TAKES.get(key)
        if take is None:
            take = TAKES[key] = TakeDiscard(NAMES[self.chosen], meld_of_three(one, two, three))
        self.found.append(take)

    def add_meld(self, cards: list[int]) -> None:
        """A combination of any length."""
        meld = Meld(tuple([NAMES[card] for card in cards]))
        self.found.append(meld if self.chosen == NO_CARD else TakeDiscard(NAMES[self.chosen], meld))

    def add_lay_off(self, index: int, end: int, card: int) -> None:
        """A lay-off of one card."""
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
        """A lay-off of any number of cards, with the chosen one among them."""
        if len(cards) == 1:
            self.add_lay_off(index, end, cards[0])
        else:
            lay_off = LayOff(index + 1, END_NAMES[end], tuple([NAMES[card] for card in cards]))
            self.found.append(TakeDiscard(NAMES[self.chosen], lay_off))


def bits_in(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def list_takes(
    hand: list[int], row: list[int], melds: list[Combination], duplicates: bool, keep: int
) -> list[Rummy500Action]:
    """Every card of the discard row that can be used at once, with some of its uses; `keep` cards have to be left.

    The deeper one reaches the more there is to combine, so the row is gone through from its top.
    """
    finder = Finder(Pool(hand), melds, duplicates, len(hand) - keep)
    limit = max(1, MOST_USES // len(row)) if row else 0
    for index in range(len(row) - 1, -1, -1):
        finder.pool.add(row[index])
        finder.most += 1
        finder.list_uses(row[index], limit)
    return finder.found


def list_lays(hand: list[int], melds: list[Combination], duplicates: bool, keep: int) -> list[Rummy500Action]:
    """Lay-offs and new combinations from a hand; `keep` cards have to be left."""
    finder = Finder(Pool(hand), melds, duplicates, len(hand) - keep)
    finder.list_lay_offs()
    finder.list_melds()
    del finder.found[MOST_LISTED - len(hand) :]
    return finder.found

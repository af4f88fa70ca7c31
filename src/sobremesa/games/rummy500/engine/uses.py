"""What cards can be used for: the one enumeration of melds and lay-offs behind legal actions, appraisals and plans.

It is complete in this sense. From a hand, every single lay-off and every combination of three is found; longer ones
grow out of these by further lay-offs. For a card of the discard row, at least one use is found if there is any.

Cards that are equivalent (the two copies of a face, any two jokers) count as one: the one added last to the pool is
used. A joker stands in a run only where the pool lacks the card of its place, unless that joker is the chosen card.
"""

from abc import ABC, abstractmethod
from typing import Final

from sobremesa.core.cards import (
    ACE,
    ACE_HIGH,
    FIRST_JOKER,
    NO_CARD,
    RANK,
    RANK_COUNT,
    SUIT,
    SUIT_COUNT,
)
from sobremesa.games.rummy500.engine.melds import NEW, NOBODY, Combination, combination_of, set_size
from sobremesa.games.rummy500.engine.pool import CardPool
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LEAST_NATURALS, LOWEST_PLACE, SET_SIZE, SHORTEST_MELD

LAST_START: Final = HIGHEST_PLACE - SHORTEST_MELD + 1
ALL_SUITS: Final = (1 << SUIT_COUNT) - 1
ALL_PLACES: Final = (1 << (HIGHEST_PLACE + 1)) - (1 << LOWEST_PLACE)

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

# The ends of a run; a set has none.
LOW: Final = 0
HIGH: Final = 1
NO_END: Final = 2


class Enumerator(ABC):
    """Goes through what can be laid from a pool of cards on a table; what is done with it, subclasses say.

    `most` is how many cards may be laid at once, for one has to be left to discard (R500-39).
    """

    def __init__(self, pool: CardPool, melds: list[Combination], duplicates: bool, most: int) -> None:
        self.pool: Final = pool
        self.melds: Final = melds
        self.duplicates: Final = duplicates
        self.most = most
        self.chosen = NO_CARD
        """The card taken from the discard row, which every use contains."""

    # What subclasses do with what is found

    @abstractmethod
    def size(self) -> int:
        """How much has been found."""

    @abstractmethod
    def add_three(self, one: int, two: int, three: int) -> None:
        """A new combination of three cards."""

    @abstractmethod
    def add_meld(self, cards: list[int]) -> None:
        """A new combination of more cards."""

    @abstractmethod
    def add_lay_off(self, index: int, end: int, card: int) -> None:
        """A lay-off of one card."""

    @abstractmethod
    def add_lay_offs(self, index: int, end: int, cards: list[int]) -> None:
        """A lay-off of one or more cards."""

    # New combinations from a hand

    def list_melds(self) -> None:
        """Sets and runs of three, whole sequences and sets, and what several jokers make of two cards."""
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
        if self.duplicates and pool.twins[rank]:
            self.list_sets_with_twins(rank)

    def list_sets_with_twins(self, rank: int) -> None:
        """Both copies of a card with a third card or a joker; all cards of the rank together."""
        pool = self.pool
        for suit in range(SUIT_COUNT):
            if pool.twins[rank] >> suit & 1:
                card = pool.card_of(suit, rank)
                self.list_thirds(card)
                if pool.jokers:
                    self.add_set_of_three(card, card ^ 1, pool.jokers[-1])
        self.list_whole_set(rank)

    def list_thirds(self, card: int) -> None:
        """Sets of both copies of this card and a card of another suit."""
        pool = self.pool
        rank = RANK[card]
        for suit in range(SUIT_COUNT):
            if suit != SUIT[card] and pool.ranks[rank] >> suit & 1:
                self.add_set_of_three(card, card ^ 1, pool.card_of(suit, rank))

    def list_twins_beside(self, card: int) -> None:
        """Sets of this card and both copies of a card of another suit."""
        pool = self.pool
        rank = RANK[card]
        for suit in range(SUIT_COUNT):
            if suit != SUIT[card] and pool.twins[rank] >> suit & 1:
                twin = pool.card_of(suit, rank)
                self.add_set_of_three(card, twin, twin ^ 1)

    def list_whole_set(self, rank: int) -> None:
        """All cards of a rank of which there are copies."""
        cards = self.pool.of_rank(rank)
        if SHORTEST_MELD < len(cards) <= self.most:
            self.add_meld(cards)

    # Lay-offs from a hand

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

    # Uses of a card of the discard row

    def list_uses(self, card: int) -> None:
        """What uses this card, which was added to the pool last: without other jokers if it can be."""
        before = self.size()
        self.chosen = card
        if card >= FIRST_JOKER:
            self.list_uses_of_joker()
            if self.size() == before:
                self.list_last_resorts_of_joker()
            return
        self.list_uses_of_natural(card, False)
        if self.size() == before and self.pool.jokers:
            self.list_uses_of_natural(card, True)
            if self.size() == before:
                self.list_wide_gaps(SUIT[card])

    def list_uses_of_natural(self, card: int, with_joker: bool) -> None:
        """Runs, sets and lay-offs with this card, either without jokers or with at least one."""
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
        """Sets of three with the card, and all of its rank where there are copies."""
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
        if self.duplicates and pool.twins[rank]:
            has_twin = pool.twins[rank] >> SUIT[card] & 1 == 1
            if with_joker:
                if has_twin:
                    self.add_set_of_three(card, card ^ 1, pool.jokers[-1])
                return
            if has_twin:
                self.list_thirds(card)
            self.list_twins_beside(card)
            self.list_whole_set(rank)

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

    def has_room(self, meld: Combination, card: int) -> bool:
        """Whether the set takes one more card of this suit."""
        if self.duplicates:
            return len(meld.cards) < set_size(True)
        return len(meld.cards) < SET_SIZE and not meld.suits >> SUIT[card] & 1

    def list_uses_of_joker(self) -> None:
        """Every pair that the chosen joker makes a combination of, and every combination that has room for it."""
        if self.most >= SHORTEST_MELD:
            for suit in range(SUIT_COUNT):
                places = self.pool.suits[suit]
                if places & (places - 1):
                    for first in range(LOWEST_PLACE, LAST_START + 1):
                        held = places >> first & 7
                        if held == 3 or held == 5 or held == 6:
                            self.add_run_of_three(suit, first)
            for rank in range(ACE, RANK_COUNT + 1):
                self.list_pairs_with_joker(rank)
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

    def list_pairs_with_joker(self, rank: int) -> None:
        """Sets of two cards of the rank and the chosen joker."""
        pool = self.pool
        for one, two in PAIRS[pool.ranks[rank]]:
            self.add_three(pool.card_of(one, rank), pool.card_of(two, rank), self.chosen)
        if self.duplicates and pool.twins[rank]:
            for suit in range(SUIT_COUNT):
                if pool.twins[rank] >> suit & 1:
                    self.add_set_of_three(pool.card_of(suit, rank), pool.card_of(suit, rank) ^ 1, self.chosen)

    def list_last_resorts_of_joker(self) -> None:
        """Several jokers between two cards; in a whole suit, which lacks no card, the place of one of them."""
        pool = self.pool
        for suit in range(SUIT_COUNT):
            self.list_wide_gaps(suit)
            if pool.suits[suit] == ALL_PLACES and self.most >= SHORTEST_MELD:
                for first in range(LOWEST_PLACE, LAST_START + 1):
                    self.add_three(pool.card_at(suit, first), pool.card_at(suit, first + 1), self.chosen)

    # All uses of a card that are worth offering to a person

    def list_more_uses(self, card: int) -> None:
        """All that `list_uses` finds, with jokers and without, and longer combinations; some more than once.

        Beside the card, a joker stands only in gaps, or where two cards need a third.
        """
        self.chosen = card
        if card >= FIRST_JOKER:
            self.list_uses_of_joker()
            self.list_last_resorts_of_joker()
            for suit in range(SUIT_COUNT):
                self.list_long_runs(suit, 0)
            for rank in range(ACE, RANK_COUNT + 1):
                self.list_long_sets(rank)
            self.list_lay_offs_up_to_joker()
            return
        self.list_uses_of_natural(card, False)
        if self.pool.jokers:
            self.list_uses_of_natural(card, True)
            self.list_wide_gaps(SUIT[card])
        self.list_long_runs(SUIT[card], RANK[card])
        if RANK[card] == ACE:
            self.list_long_runs(SUIT[card], ACE_HIGH)
        self.list_long_sets(RANK[card])

    def list_long_runs(self, suit: int, place: int) -> None:
        """Runs of four and more, with the card of this place or, without one, with the chosen joker in a gap.

        A single gap may also be at an end if the joker is the chosen card.
        """
        pool = self.pool
        places = pool.suits[suit]
        for first in range(LOWEST_PLACE, place + 1 if place else HIGHEST_PLACE):
            least = max(first + SHORTEST_MELD, place)
            for last in range(least, min(HIGHEST_PLACE, first + self.most - 1) + 1):
                size = last - first + 1
                if size == HIGHEST_PLACE:
                    self.list_run_from_ace_to_ace(suit)
                    continue
                missing = bits_in(((1 << (last + 1)) - (1 << first)) & ~places)
                if missing > len(pool.jokers) or size - missing < LEAST_NATURALS or (missing == 0 and place == 0):
                    continue
                ends_are_natural = places >> first & places >> last & 1
                if ends_are_natural or (place == 0 and missing == 1):
                    self.add_meld(pool.sequence(suit, first, last))

    def list_run_from_ace_to_ace(self, suit: int) -> None:
        """A run of fourteen with both aces of the suit (R500-16)."""
        pool = self.pool
        missing = bits_in(ALL_PLACES & ~pool.suits[suit])
        if pool.twins[ACE] >> suit & 1 and missing <= len(pool.jokers) and (missing or self.chosen < FIRST_JOKER):
            cards = pool.sequence(suit, LOWEST_PLACE, HIGHEST_PLACE - 1)
            cards.append(pool.card_of(suit, ACE) ^ 1)
            self.add_meld(cards)

    def list_long_sets(self, rank: int) -> None:
        """Sets of four with the chosen card, one joker among them or none, and the largest set there is."""
        pool = self.pool
        suits = pool.ranks[rank]
        chosen = self.chosen
        if self.most < SET_SIZE:
            return
        if chosen >= FIRST_JOKER:
            for one, two, three in TRIPLES[suits]:
                self.add_meld([pool.card_of(one, rank), pool.card_of(two, rank), pool.card_of(three, rank), chosen])
        else:
            others = suits & ~(1 << SUIT[chosen])
            for one, two, three in TRIPLES[others]:
                cards = [chosen, pool.card_of(one, rank), pool.card_of(two, rank), pool.card_of(three, rank)]
                self.add_meld(sorted(cards))
            if pool.jokers:
                for one, two in PAIRS[others]:
                    cards = [chosen, pool.card_of(one, rank), pool.card_of(two, rank), pool.jokers[-1]]
                    self.add_meld(sorted(cards))
        if self.duplicates:
            cards = pool.of_rank(rank)
            room = min(self.most, set_size(True)) - 1
            if len(cards) > SHORTEST_MELD - 1 and chosen >= FIRST_JOKER:
                self.add_meld([*cards[:room], chosen])
            elif len(cards) > SHORTEST_MELD and chosen < FIRST_JOKER:
                cards.remove(chosen)
                self.add_meld(sorted([*cards[:room], chosen]))

    def list_lay_offs_up_to_joker(self) -> None:
        """On each run the cards that follow it, and behind them the chosen joker."""
        pool = self.pool
        for index in range(len(self.melds)):
            meld = self.melds[index]
            if meld.low:
                places = pool.suits[meld.suit]
                first = meld.low - 1
                while first > LOWEST_PLACE and places >> first & 1:
                    first -= 1
                if first >= LOWEST_PLACE and not places >> first & 1 and meld.low - first <= self.most:
                    self.add_lay_offs(index, LOW, pool.sequence(meld.suit, first, meld.low - 1))
                last = meld.high + 1
                while last < HIGHEST_PLACE and places >> last & 1:
                    last += 1
                if last <= HIGHEST_PLACE and not places >> last & 1 and last - meld.high <= self.most:
                    self.add_lay_offs(index, HIGH, pool.sequence(meld.suit, meld.high + 1, last))

    # Helpers

    def add_run_of_three(self, suit: int, first: int) -> None:
        """The run from this place on; one of its cards may be a joker."""
        pool = self.pool
        self.add_three(pool.card_at(suit, first), pool.card_at(suit, first + 1), pool.card_at(suit, first + 2))

    def add_set_of_three(self, one: int, two: int, three: int) -> None:
        """The set in ascending order."""
        if one > two:
            one, two = two, one
        if two > three:
            two, three = three, two
            if one > two:
                one, two = two, one
        self.add_three(one, two, three)


class Use:
    """Cards that go on the table together: a new combination, or more of the one at the index."""

    def __init__(self, index: int, end: int, cards: list[int]) -> None:
        self.index: Final = index
        """NEW, or where the combination lies in the list of those on the table."""
        self.end: Final = end
        self.cards: Final = cards
        """Of a run from low to high."""


def points_of_use(melds: list[Combination], use: Use, fifteen: bool) -> int:
    """What the cards are worth where they come to lie; `fifteen` if every joker on the table is."""
    cards = use.cards
    if use.index == NEW:
        return combination_of(cards, NOBODY).points_between(0, len(cards), fifteen)
    before = melds[use.index]
    after = before.grown(cards, use.end == LOW, NOBODY)
    first = 0 if use.end == LOW else len(before.cards)
    return after.points_between(first, first + len(cards), fifteen)


class Collector(Enumerator):
    """Keeps what is found as plain values."""

    def __init__(self, pool: CardPool, melds: list[Combination], duplicates: bool, most: int) -> None:
        super().__init__(pool, melds, duplicates, most)
        self.found: list[Use] = []

    def size(self) -> int:
        """All uses so far."""
        return len(self.found)

    def add_three(self, one: int, two: int, three: int) -> None:
        """As a use like any other."""
        self.found.append(Use(NEW, NO_END, [one, two, three]))

    def add_meld(self, cards: list[int]) -> None:
        """As a use like any other."""
        self.found.append(Use(NEW, NO_END, cards))

    def add_lay_off(self, index: int, end: int, card: int) -> None:
        """As a use like any other."""
        self.found.append(Use(index, end, [card]))

    def add_lay_offs(self, index: int, end: int, cards: list[int]) -> None:
        """As a use like any other."""
        self.found.append(Use(index, end, cards))


def bits_in(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count

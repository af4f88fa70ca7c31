"""The plan of a turn: the best that a hand can lay, and the discard with the least loss.

It is valued by what one seat knows (estimates.py).
"""

from typing import Final

from sobremesa.bots.rummy500.estimates import Estimates
from sobremesa.bots.rummy500.three_card_melds import (
    CARD_BITS,
    FACE_BITS,
    PLACE_BITS,
    PLACE_FACES,
    RANK_BITS,
    THREES,
    Three,
    suit_bits,
    value_within,
)
from sobremesa.core.cards import ACE, FACES, FIRST_JOKER, NO_CARD, RANK_COUNT
from sobremesa.games.rummy500.engine.melds import NEW, NOBODY, Combination, combination_of
from sobremesa.games.rummy500.engine.uses import LOW, Use, points_of_use
from sobremesa.games.rummy500.pieces import (
    HIGHEST_PLACE,
    JOKER_VALUE,
    PLACE_VALUES,
    RANK_VALUES,
    SHORTEST_MELD,
)

NO_VALUE: Final = -1000000.0
MOST_BRANCHES: Final = 9
"""Combinations of three among which all choices are tried; the others are added where they fit."""


class Lay:
    """Cards that go on the table together: a new combination, or one end of a run, or more of a set."""

    def __init__(self, index: int, at_low: bool, cards: list[int], suit: int, low: int, rank: int) -> None:
        self.index: Final = index
        self.at_low: Final = at_low
        self.cards: Final = cards
        """From low to high."""
        self.suit: Final = suit
        self.low = low
        self.high = low + len(cards) - 1 if low else 0
        self.rank: Final = rank
        """Of the set; 0 for a run."""


def lay_of(use: Use, melds: list[Combination]) -> Lay:
    """The same cards, with the places they come to lie at."""
    if use.index == NEW:
        new = combination_of(use.cards, NOBODY)
        return Lay(NEW, False, new.cards, new.suit, new.low, new.rank)
    meld = melds[use.index]
    at_low = use.end == LOW
    low = 0 if meld.low == 0 else meld.low - len(use.cards) if at_low else meld.high + 1
    return Lay(use.index, at_low, use.cards, meld.suit, low, meld.rank)


class Plan:
    """One way to play a turn: what is laid, what is discarded, and the value of both."""

    def __init__(self, value: float, lays: list[Lay], left: list[int], discard: int, points: int) -> None:
        self.value: Final = value
        self.lays: Final = lays
        self.left: Final = left
        """What stays in the hand, the discard among it."""
        self.discard: Final = discard
        self.points: Final = points


class Planner:
    """Finds the best that can be laid from some cards; if one of them was taken from the row, with that one."""

    def __init__(self, estimates: Estimates, hand: list[int], must: int, discards: bool, barred: int) -> None:
        self.estimates: Final = estimates
        self.hand: Final = hand
        self.must: Final = must
        """The card that has to be laid, or none."""
        self.discards: Final = discards
        """Whether the turn ends with a discard; else a card from the stock is still to come."""
        self.barred: Final = barred
        keep = estimates.keep if barred == NO_CARD else 2
        self.most: Final = len(hand) - keep
        """How many cards may be laid (R500-39); of a card that may not be discarded, the safe side (R500-41)."""
        self.cards: Final[list[int]] = [NO_CARD] * FACES
        """The card of each face that is laid first."""
        self.bits = 0
        self.jokers: Final[list[int]] = []
        for card in hand:
            if card >= FIRST_JOKER:
                self.jokers.insert(0 if card == must else len(self.jokers), card)
            elif self.cards[card >> 1] == NO_CARD or card == must:
                self.cards[card >> 1] = card
                self.bits |= CARD_BITS[card]
        self.threes: Final[list[Three]] = []
        self.best: Plan | None = None
        self.value = NO_VALUE
        # While a choice of combinations is followed to its end:
        self.left = 0
        self.budget = 0
        self.points = 0
        self.lays: list[Lay] = []
        self.used: list[int] = []

    def plan(self, with_jokers: bool) -> Plan | None:
        """The best plan; none where the card that was taken cannot be used."""
        bits = self.bits
        if self.most >= SHORTEST_MELD:
            for three in THREES:
                if three.bits & bits == three.bits:
                    self.threes.append(three)
        self.choose(0, bits, self.most, [], with_jokers)
        return self.best

    def plan_of_use(self, uses: list[Use]) -> Plan:
        """The best plan that lays one of these uses and nothing else, where `plan` overlooks them all."""
        for use in uses:
            self.lays = [lay_of(use, self.estimates.melds)]
            self.used = use.cards[:]
            self.points = points_of_use(self.estimates.melds, use, self.estimates.fifteen)
            self.judge()
        assert self.best is not None
        return self.best

    def choose(self, first: int, left: int, budget: int, chosen: list[Three], with_jokers: bool) -> None:
        """Take the next three that is there, and try without it where it stands in the way of another."""
        threes = self.threes
        count = min(len(threes), MOST_BRANCHES)
        while first < count:
            three = threes[first]
            if three.bits & left == three.bits and budget >= SHORTEST_MELD:
                break
            first += 1
        if first >= count:
            self.finish(left, budget, chosen, with_jokers)
            return
        three = threes[first]
        self.choose(first + 1, left & ~three.bits, budget - SHORTEST_MELD, [*chosen, three], with_jokers)
        for index in range(first + 1, count):
            other = threes[index]
            if other.bits & three.bits and other.bits & left == other.bits:
                self.choose(first + 1, left, budget, chosen, with_jokers)
                return

    def finish(self, left: int, budget: int, chosen: list[Three], with_jokers: bool) -> None:
        """Lay the chosen threes and all that fits, place the jokers, and see whether that is the best so far."""
        self.left = left
        self.budget = budget
        self.points = 0
        self.lays = []
        self.used = []
        for three in chosen:
            self.lay_three(three)
        for three in self.threes[MOST_BRANCHES:]:
            if three.bits & self.left == three.bits and self.budget >= SHORTEST_MELD:
                self.left &= ~three.bits
                self.budget -= SHORTEST_MELD
                self.lay_three(three)
        self.grow_new()
        if self.left & self.estimates.fits:
            self.lay_off()
        if self.jokers:
            self.place_jokers(with_jokers)
        self.judge()

    # Laying

    def lay_three(self, three: Three) -> None:
        """A new combination."""
        lay = Lay(NEW, False, [self.cards[face] for face in three.faces], three.suit, three.low, three.rank)
        self.used.extend(lay.cards)
        self.points += three.points
        self.lays.append(lay)

    def take(self, face: int) -> int:
        """The card of that face leaves the hand."""
        card = self.cards[face]
        self.left &= ~FACE_BITS[face]
        self.budget -= 1
        self.used.append(card)
        return card

    def grow_new(self) -> None:
        """Let the new combinations grow by what is left."""
        for lay in self.lays:
            if lay.rank:
                self.grow_set(lay)
            else:
                self.grow_run(lay)

    def grow_set(self, lay: Lay) -> None:
        """The fourth card of a set."""
        if RANK_BITS[lay.rank] & self.left and self.budget > 0:
            for face in range(lay.rank - 1, FACES, RANK_COUNT):
                if FACE_BITS[face] & self.left:
                    lay.cards.append(self.take(face))
                    self.points += RANK_VALUES[lay.rank]
                    return

    def grow_run(self, lay: Lay) -> None:
        """Both ends of a run, the high one first."""
        first = 15 * lay.suit
        while lay.high < HIGHEST_PLACE and self.budget > 0 and PLACE_BITS[first + lay.high + 1] & self.left:
            lay.high += 1
            lay.cards.append(self.take(PLACE_FACES[first + lay.high]))
            self.points += PLACE_VALUES[lay.high]
        while lay.low > self.estimates.low_place and self.budget > 0 and PLACE_BITS[first + lay.low - 1] & self.left:
            lay.low -= 1
            lay.cards.insert(0, self.take(PLACE_FACES[first + lay.low]))
            self.points += PLACE_VALUES[lay.low]

    def lay_off(self) -> None:
        """Lay off what fits on the table."""
        melds = self.estimates.melds
        for index in range(len(melds)):
            meld = melds[index]
            if meld.low:
                first = 15 * meld.suit
                if meld.high < HIGHEST_PLACE and PLACE_BITS[first + meld.high + 1] & self.left:
                    self.lay_off_high(index, meld)
                if meld.low > self.estimates.low_place and PLACE_BITS[first + meld.low - 1] & self.left:
                    self.lay_off_low(index, meld)
            elif RANK_BITS[meld.rank] & self.left and len(meld.cards) < self.estimates.size:
                self.lay_off_on_set(index, meld)

    def lay_off_high(self, index: int, meld: Combination) -> None:
        """As many as follow each other."""
        first = 15 * meld.suit
        place = meld.high + 1
        cards: list[int] = []
        while place <= HIGHEST_PLACE and self.budget > 0 and PLACE_BITS[first + place] & self.left:
            cards.append(self.take(PLACE_FACES[first + place]))
            self.points += PLACE_VALUES[place]
            place += 1
        if cards:
            self.lays.append(Lay(index, False, cards, meld.suit, meld.high + 1, 0))

    def lay_off_low(self, index: int, meld: Combination) -> None:
        """As many as follow each other downwards."""
        first = 15 * meld.suit
        place = meld.low - 1
        cards: list[int] = []
        while place >= self.estimates.low_place and self.budget > 0 and PLACE_BITS[first + place] & self.left:
            cards.insert(0, self.take(PLACE_FACES[first + place]))
            self.points += PLACE_VALUES[place]
            place -= 1
        if cards:
            self.lays.append(Lay(index, True, cards, meld.suit, place + 1, 0))

    def lay_off_on_set(self, index: int, meld: Combination) -> None:
        """As many as there is room for."""
        more = RANK_BITS[meld.rank] & self.left
        if not self.estimates.duplicates:
            more &= ~suit_bits(meld)
        room = self.estimates.size - len(meld.cards)
        cards: list[int] = []
        for face in range(meld.rank - 1, FACES, RANK_COUNT):
            if more & FACE_BITS[face] and len(cards) < room and self.budget > 0:
                cards.append(self.take(face))
                self.points += RANK_VALUES[meld.rank]
        if cards:
            self.lays.append(Lay(index, False, cards, -1, 0, meld.rank))

    # Jokers

    def place_jokers(self, wanted: bool) -> None:
        """Use each joker where it brings most, unless it is worth more in the hand.

        A card that has to be laid comes first, whatever that costs.
        """
        for joker in self.jokers:
            forced = self.must != NO_CARD and self.must not in self.used
            if not wanted and not forced:
                return
            least = NO_VALUE if forced else self.estimates.worth(joker, self.left)
            if not (self.make_three(joker, least, forced) or self.lay_off_joker(joker, least, forced)):
                return

    def make_three(self, joker: int, least: float, forced: bool) -> bool:
        """Let the joker complete a pair, if that gains more than `least`."""
        if self.budget < SHORTEST_MELD:
            return False
        left = self.left
        must = CARD_BITS[self.must] if forced and self.must < FIRST_JOKER else 0
        best: Three | None = None
        most = least
        for three in THREES:
            held = three.bits & left
            if held and held & (held - 1) and held != three.bits and held & must == must:
                gain = self.gain_of_pair(three, held)
                if gain > most:
                    most = gain
                    best = three
        if best is None:
            return False
        cards = [self.cards[face] if left & FACE_BITS[face] else joker for face in best.faces]
        missing = best.bits & ~left
        if best.rank:
            cards.sort()
        lay = Lay(NEW, False, cards, best.suit, best.low, best.rank)
        self.points += best.points
        if self.estimates.fifteen:
            self.points += JOKER_VALUE - value_within(best, missing)
        self.left &= ~best.bits
        self.budget -= SHORTEST_MELD
        self.used.extend(cards)
        self.lays.append(lay)
        if not best.rank:
            self.grow_run(lay)
        return True

    def gain_of_pair(self, three: Three, held: int) -> float:
        """What a pair brings with a joker, more than if it stayed in the hand."""
        gain = float(three.points)
        if self.estimates.fifteen:
            gain += JOKER_VALUE - value_within(three, three.bits & ~held)
        for face in three.faces:
            if held & FACE_BITS[face]:
                gain -= self.estimates.worth(2 * face, self.left)
        return gain

    def lay_off_joker(self, joker: int, least: float, forced: bool) -> bool:
        """Put the joker where it counts most on the table, if that is more than `least`."""
        if self.budget < 1 or (forced and self.must != joker and self.must < FIRST_JOKER):
            return False
        melds = self.estimates.melds
        taken = [False] * len(melds)
        for lay in self.lays:
            if lay.index >= 0:
                taken[lay.index] = True
        best = NEW
        at_low = False
        most = least
        for index in range(len(melds)):
            if taken[index]:
                continue
            meld = melds[index]
            if meld.low:
                if meld.high < HIGHEST_PLACE and self.joker_at(PLACE_VALUES[meld.high + 1]) > most:
                    most, best, at_low = self.joker_at(PLACE_VALUES[meld.high + 1]), index, False
                if meld.low > ACE and self.joker_at(PLACE_VALUES[meld.low - 1]) > most:
                    most, best, at_low = self.joker_at(PLACE_VALUES[meld.low - 1]), index, True
            elif len(meld.cards) < self.estimates.size and self.joker_at(RANK_VALUES[meld.rank]) > most:
                most, best, at_low = self.joker_at(RANK_VALUES[meld.rank]), index, False
        if best == NEW:
            return False
        self.points += int(most)
        self.budget -= 1
        self.used.append(joker)
        meld = melds[best]
        place = 0 if meld.low == 0 else meld.low - 1 if at_low else meld.high + 1
        self.lays.append(Lay(best, at_low, [joker], meld.suit, place, meld.rank))
        return True

    def joker_at(self, value: int) -> float:
        """What a joker counts at a place of that value."""
        return JOKER_VALUE if self.estimates.fifteen else value

    # Judging

    def judge(self) -> None:
        """Keep the plan if it is the best so far."""
        used = self.used
        if self.must != NO_CARD and self.must not in used:
            return
        left = [card for card in self.hand if card not in used]
        value = float(self.points)
        discard = NO_CARD
        if len(left) <= 1 and self.discards:
            value += self.estimates.out_worth
            if left:
                discard = left[0]
        else:
            bits = 0
            for card in left:
                bits |= CARD_BITS[card]
            for card in left:
                value += self.estimates.worth(card, bits)
            if self.discards:
                discard = self.worst_of(left, bits)
                value -= self.estimates.loss(discard, bits)
        if self.best is None or value > self.value:
            self.value = value
            self.best = Plan(value, self.lays, left, discard, self.points)

    def worst_of(self, left: list[int], bits: int) -> int:
        """The card to discard: the one with the least estimated loss."""
        worst = NO_CARD
        least = 0.0
        for card in left:
            if card != self.barred:
                loss = self.estimates.loss(card, bits)
                if worst == NO_CARD or loss < least:
                    worst = card
                    least = loss
        return worst

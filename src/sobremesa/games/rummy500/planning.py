"""What to do with a turn: what a hand can lay, what the cards that stay are worth, and what a discard gives away.

Everything is read from what one seat knows. Cards are looked at by their faces, one bit each, for most questions are
about faces: does this pair still find its third card, does that card fit on the table? Any combination begins with
three cards, of which there are only a hundred; longer ones grow out of them.
"""

from typing import Final

from sobremesa.core.cards import ACE, ACE_HIGH, FACES, FIRST_JOKER, NO_CARD, RANK_COUNT, SUIT_COUNT
from sobremesa.games.rummy500.melds import Combination, set_size
from sobremesa.games.rummy500.pieces import (
    HAND_VALUES,
    HIGHEST_PLACE,
    JOKER_VALUE,
    PLACE_VALUES,
    RANK_VALUES,
    SHORTEST_MELD,
)
from sobremesa.games.rummy500.rules import NEW, Rummy500State

NO_VALUE: Final = -1000000.0
MOST_BRANCHES: Final = 9
"""Combinations of three among which all choices are tried; the others are added where they fit."""

FACE_BITS: Final[list[int]] = [1 << face for face in range(FACES)]
CARD_BITS: Final[list[int]] = [1 << (card >> 1) for card in range(FIRST_JOKER)] + [0, 0, 0, 0]
ALL_FACES: Final = (1 << FACES) - 1
RANK_BITS: Final[list[int]] = [0] + [
    sum([1 << (RANK_COUNT * suit + rank - 1) for suit in range(SUIT_COUNT)]) for rank in range(ACE, RANK_COUNT + 1)
]
# What belongs at a place of a run, by fifteen times the suit plus the place.
PLACE_FACES: Final[list[int]] = [
    RANK_COUNT * suit + (place - 1) % RANK_COUNT for suit in range(SUIT_COUNT) for place in range(HIGHEST_PLACE + 1)
]
PLACE_BITS: Final[list[int]] = [FACE_BITS[face] for face in PLACE_FACES]


class Three:
    """Three faces that form a combination: a run from a place on, or a set without one suit."""

    def __init__(self, faces: list[int], suit: int, low: int, rank: int) -> None:
        self.faces: Final = faces
        self.suit: Final = suit
        self.low: Final = low
        """0 for a set."""
        self.rank: Final = rank
        """0 for a run."""
        self.bits: Final = FACE_BITS[faces[0]] | FACE_BITS[faces[1]] | FACE_BITS[faces[2]]
        self.points: Final = 3 * RANK_VALUES[rank] if rank else sum(PLACE_VALUES[low : low + 3])


def all_threes() -> list[Three]:
    """Every run and every set of three, the dearest first."""
    runs = [
        Three([RANK_COUNT * suit + (place - 1) % RANK_COUNT for place in range(low, low + 3)], suit, low, 0)
        for suit in range(SUIT_COUNT)
        for low in range(ACE, ACE_HIGH - 1)
    ]
    sets = [
        Three([RANK_COUNT * suit + rank - 1 for suit in range(SUIT_COUNT) if suit != missing], -1, 0, rank)
        for missing in range(SUIT_COUNT)
        for rank in range(ACE, RANK_COUNT + 1)
    ]
    return sorted(runs + sets, key=points_of_three)


def points_of_three(three: Three) -> int:
    """For sorting, the dearest first."""
    return -three.points


THREES: Final[list[Three]] = all_threes()
OTHERS: Final[list[list[int]]] = [
    [three.bits & ~FACE_BITS[face] for three in THREES if three.bits & FACE_BITS[face]] for face in range(FACES)
]
"""For each face, the two others of every three it belongs to."""
POINTS: Final[list[list[int]]] = [
    [three.points for three in THREES if three.bits & FACE_BITS[face]] for face in range(FACES)
]
"""What those threes are worth."""


class Weights:
    """How much is made of what. The figures come from players with different ones who played each other."""

    def __init__(self) -> None:
        self.lone = 0.25
        """The chance that a card without partners finds its way to the table, with a whole round ahead."""
        self.out = 0.16
        """More for each unseen card that would complete it."""
        self.in_row = 0.25
        """More for each such card that lies in the row."""
        self.near = 0.16
        """More if a combination on the table is but one card away."""
        self.fits = 0.7
        """More if it fits on the table."""
        self.most = 0.9
        self.joker = 0.9
        """The same chance for a joker."""
        self.pace = 3.0
        """Own turns after which half of all hopes have come true."""
        self.threat = 1.6
        """Turns that another player needs for each card of the hand."""
        self.reserve = 1.6
        """And some turns more."""
        self.stock = 5.0
        """What a card from the stock is worth."""
        self.gift = 0.8
        """What it costs that others can use a discard, for each point it would bring them."""
        self.going_out = 0.0
        """What it is worth to end the round, and how much more for each card the others hold."""
        self.caught = 2.0
        self.low_ace = 2.0
        """With fewer turns to come an ace is laid below the two."""


WEIGHTS: Final = Weights()


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


class Plan:
    """What a turn could come to: what is laid, what is discarded, and what all of it is worth."""

    def __init__(self, value: float, lays: list[Lay], left: list[int], discard: int, points: int) -> None:
        self.value: Final = value
        self.lays: Final = lays
        self.left: Final = left
        """What stays in the hand, the discard among it."""
        self.discard: Final = discard
        self.points: Final = points


# What a seat sees


class Sight:
    """The table as one seat sees it at its turn."""

    def __init__(self, world: Rummy500State, seat: int, weights: Weights) -> None:
        self.weights: Final = weights
        self.melds: Final = world.melds
        self.size: Final = set_size(world.duplicates)
        self.duplicates: Final = world.duplicates
        self.fifteen: Final = world.fifteen
        self.keep: Final = world.keep
        once = 0
        twice = 0
        for meld in world.melds:
            for card in meld.cards:
                bit = CARD_BITS[card]
                twice |= once & bit
                once |= bit
        row = 0
        for card in world.row:
            bit = CARD_BITS[card]
            twice |= once & bit
            once |= bit
            row |= bit
        known = 0
        others = 0
        shortest = 100
        for other in range(world.players):
            if other != seat:
                others += len(world.hands[other])
                shortest = min(shortest, len(world.hands[other]))
                for card in world.known[other]:
                    bit = CARD_BITS[card]
                    twice |= once & bit
                    once |= bit
                    known |= bit
        for card in world.hands[seat]:
            bit = CARD_BITS[card]
            twice |= once & bit
            once |= bit
        self.row: Final = row
        self.open: Final = row | known
        """What others may use for certain, if not all of them."""
        self.unseen: Final = ALL_FACES & ~(twice if world.options.packs == 2 else once)
        hidden = others + len(world.stock)
        self.held: Final = min(1.0, others / hidden) if hidden else 0.0
        """The chance that an unseen card is in another hand."""
        turns = len(world.stock) / world.players
        self.turns: Final = min(turns, weights.reserve + weights.threat * shortest)
        """That the seat may hope for."""
        self.hope: Final = self.turns / (self.turns + weights.pace)
        self.out_worth: Final = weights.going_out + weights.caught * others / (world.players - 1)
        self.low_place: Final = ACE if self.turns < weights.low_ace else ACE + 1
        """The lowest place worth laying a card at."""
        self.fits = 0
        """What can be laid off."""
        self.near = 0
        """What could be laid off after one more card."""
        for meld in world.melds:
            self.look_at(meld)

    def look_at(self, meld: Combination) -> None:
        """Note what fits on the combination."""
        if meld.low == 0:
            if len(meld.cards) < self.size:
                self.fits |= RANK_BITS[meld.rank] & (ALL_FACES if self.duplicates else ~suit_bits(meld))
            return
        first = 15 * meld.suit
        if meld.low > self.low_place:
            self.fits |= PLACE_BITS[first + meld.low - 1]
            if meld.low > self.low_place + 1:
                self.near |= PLACE_BITS[first + meld.low - 2]
        if meld.high < HIGHEST_PLACE:
            self.fits |= PLACE_BITS[first + meld.high + 1]
            if meld.high < HIGHEST_PLACE - 1:
                self.near |= PLACE_BITS[first + meld.high + 2]

    # Single cards

    def worth(self, card: int, hand: int) -> float:
        """What a card in the hand will come to: its points if it is laid in time, else against us."""
        value = HAND_VALUES[card]
        weights = self.weights
        if card >= FIRST_JOKER:
            return value * (2.0 * weights.joker * self.hope - 1.0)
        chance = min(weights.most, weights.lone + self.nearness(card) + self.partners(card, hand))
        return value * (2.0 * chance * self.hope - 1.0)

    def nearness(self, card: int) -> float:
        """How much likelier the table makes it that a card is laid."""
        bit = CARD_BITS[card]
        if self.fits & bit:
            return self.weights.fits
        return self.weights.near if self.near & bit else 0.0

    def partners(self, card: int, hand: int) -> float:
        """How much likelier the rest of the hand makes it that a card is laid."""
        weights = self.weights
        unseen = self.unseen
        row = self.row
        chance = 0.0
        for others in OTHERS[card >> 1]:
            held = others & hand
            if held:
                missing = others ^ held
                if missing & unseen:
                    chance += weights.out
                elif missing & row:
                    chance += weights.in_row
                elif missing == 0:
                    chance += weights.most
        return chance

    def loss(self, card: int, hand: int) -> float:
        """What is lost with a card that is discarded: its own worth, and that of its partners; and what others gain."""
        value = HAND_VALUES[card]
        weights = self.weights
        if card >= FIRST_JOKER:
            return value * (2.0 * weights.joker * self.hope - 1.0) + value
        alone = weights.lone + self.nearness(card)
        together = self.partners(card, hand)
        kept = value * (2.0 * min(weights.most, alone + together) * self.hope - 1.0)
        return kept + 2.0 * value * min(weights.most, together) * self.hope + weights.gift * self.gift(card, hand)

    def gift(self, card: int, hand: int) -> float:
        """The points that others may be expected to lay with a discard."""
        if self.fits & CARD_BITS[card]:
            return HAND_VALUES[card]
        face = card >> 1
        others = OTHERS[face]
        points = POINTS[face]
        within_reach = self.open
        somewhere = within_reach | self.unseen
        held = self.held
        total = 0.0
        for index in range(len(others)):
            pair = others[index]
            if pair & somewhere == pair:
                hidden = pair & ~within_reach
                if hidden == 0:
                    total += points[index]
                elif hidden == pair:
                    total += points[index] * held * held * 0.5
                else:
                    total += points[index] * held
        return total

    def can_use(self, card: int, pool: int, jokers: int) -> bool:
        """Whether a card of the row may be worth a plan, with the hand and what lies on top of it; the plan decides."""
        if card >= FIRST_JOKER or (self.fits | self.near) & CARD_BITS[card]:
            return True
        for others in OTHERS[card >> 1]:
            held = others & pool
            if held == others or (held and jokers):
                return True
        return False


def suit_bits(meld: Combination) -> int:
    """The faces of a set's natural cards."""
    bits = 0
    for card in meld.cards:
        bits |= CARD_BITS[card]
    return bits


# Planning


class Planner:
    """Finds the best that can be laid from some cards; if one of them was taken from the row, with that one."""

    def __init__(self, sight: Sight, hand: list[int], must: int, discards: bool, barred: int) -> None:
        self.sight: Final = sight
        self.hand: Final = hand
        self.must: Final = must
        """The card that has to be laid, or none."""
        self.discards: Final = discards
        """Whether the turn ends with a discard; else a card from the stock is still to come."""
        self.barred: Final = barred
        keep = sight.keep if barred == NO_CARD else 2
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
        if self.left & self.sight.fits:
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
        while lay.low > self.sight.low_place and self.budget > 0 and PLACE_BITS[first + lay.low - 1] & self.left:
            lay.low -= 1
            lay.cards.insert(0, self.take(PLACE_FACES[first + lay.low]))
            self.points += PLACE_VALUES[lay.low]

    def lay_off(self) -> None:
        """Lay off what fits on the table."""
        melds = self.sight.melds
        for index in range(len(melds)):
            meld = melds[index]
            if meld.low:
                first = 15 * meld.suit
                if meld.high < HIGHEST_PLACE and PLACE_BITS[first + meld.high + 1] & self.left:
                    self.lay_off_high(index, meld)
                if meld.low > self.sight.low_place and PLACE_BITS[first + meld.low - 1] & self.left:
                    self.lay_off_low(index, meld)
            elif RANK_BITS[meld.rank] & self.left and len(meld.cards) < self.sight.size:
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
        while place >= self.sight.low_place and self.budget > 0 and PLACE_BITS[first + place] & self.left:
            cards.insert(0, self.take(PLACE_FACES[first + place]))
            self.points += PLACE_VALUES[place]
            place -= 1
        if cards:
            self.lays.append(Lay(index, True, cards, meld.suit, place + 1, 0))

    def lay_off_on_set(self, index: int, meld: Combination) -> None:
        """As many as there is room for."""
        more = RANK_BITS[meld.rank] & self.left
        if not self.sight.duplicates:
            more &= ~suit_bits(meld)
        room = self.sight.size - len(meld.cards)
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
            least = NO_VALUE if forced else self.sight.worth(joker, self.left)
            if not (self.make_three(joker, least, forced) or self.lay_off_joker(joker, least, forced)):
                return

    def make_three(self, joker: int, least: float, forced: bool) -> bool:
        """Let the joker complete a pair, if that brings more than so much."""
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
        if self.sight.fifteen:
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
        if self.sight.fifteen:
            gain += JOKER_VALUE - value_within(three, three.bits & ~held)
        for face in three.faces:
            if held & FACE_BITS[face]:
                gain -= self.sight.worth(2 * face, self.left)
        return gain

    def lay_off_joker(self, joker: int, least: float, forced: bool) -> bool:
        """Put the joker where it counts most on the table, if that is more than so much."""
        if self.budget < 1 or (forced and self.must != joker and self.must < FIRST_JOKER):
            return False
        melds = self.sight.melds
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
            elif len(meld.cards) < self.sight.size and self.joker_at(RANK_VALUES[meld.rank]) > most:
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
        return JOKER_VALUE if self.sight.fifteen else value

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
            value += self.sight.out_worth
            if left:
                discard = left[0]
        else:
            bits = 0
            for card in left:
                bits |= CARD_BITS[card]
            for card in left:
                value += self.sight.worth(card, bits)
            if self.discards:
                discard = self.worst_of(left, bits)
                value -= self.sight.loss(discard, bits)
        if self.best is None or value > self.value:
            self.value = value
            self.best = Plan(value, self.lays, left, discard, self.points)

    def worst_of(self, left: list[int], bits: int) -> int:
        """The card to discard: the one that is lost most lightly."""
        worst = NO_CARD
        least = 0.0
        for card in left:
            if card != self.barred:
                loss = self.sight.loss(card, bits)
                if worst == NO_CARD or loss < least:
                    worst = card
                    least = loss
        return worst


def value_within(three: Three, missing: int) -> int:
    """What the missing card of a three would be worth in it."""
    if three.rank:
        return RANK_VALUES[three.rank]
    for index in range(3):
        if FACE_BITS[three.faces[index]] & missing:
            return PLACE_VALUES[three.low + index]
    return 0

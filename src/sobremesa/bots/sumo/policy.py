"""The learnt playout policy: every card of a hand gets a few whole numbers from small tables, the highest sum plays.

`make learn GAME=sumo` fits the tables (tables.py) to what a search found in matches of bots with themselves. There is
one set for each class of player counts. Everything here is done in whole numbers on flat lists, so a playout is quick
and has the same result on every build.
"""

from base64 import b64decode
from math import log
from typing import Final

from mypy_extensions import i64

from sobremesa.bots.sumo.odds import CERTAIN, odds_of
from sobremesa.games.sumo.pieces import FULL_ROW, HIGHEST, ROWS, SUMOS

CLASSES: Final = ((2,), (3,), (4, 5), (6, 7), (8, 9, 10))
"""Player counts that share a set of tables."""
LONGEST_HAND: Final = 12
UNIT: Final = 16
"""A sum that is higher by this makes a card e times as likely to be played."""

# What is expected is counted in sixteenths: cards in a gap, and sumos.
GAPS: Final = [0, 1, 2, 3, 5, 7, 10, 13, 16, 21, 28, 36, 50, 70]
FULL_COSTS: Final = [0, 8, 10, 12, 15, 18]
"""The sumos of a row once it is full."""
CHEAPEST: Final = [0, 2, 3, 4, 5, 7, 10]
DIFFERENCES: Final = [-160, -80, -40, -20, -8, 0, 1, 8, 20, 40, 80, 160]
PARTS: Final = 16
"""Of the deck, from low to high."""
OWN_BEFORE: Final = 4


def bucket_of(value: int, limits: list[int]) -> int:
    """The place of the last limit that is not above the value; the first one for all that is lower."""
    return max(0, sum([limit <= value for limit in limits]) - 1)


# One list for each kind of bucket, by value, so that a playout looks its bucket up. Higher values have the last one.
MOST: Final = 400
GAP_BUCKET: Final = [bucket_of(value, GAPS) for value in range(MOST)]
COST_BUCKET: Final = [bucket_of(value, FULL_COSTS) for value in range(MOST)]
CHEAPEST_BUCKET: Final = [bucket_of(value, CHEAPEST) for value in range(MOST)]
DIFFERENCE_BUCKET: Final = [bucket_of(value - MOST, DIFFERENCES) for value in range(2 * MOST)]

# Where each table begins in the list of all weights. Low cards count as if they went to a fifth kind of row.
KINDS: Final = FULL_ROW + 1
LOW: Final = FULL_ROW
ROW_TABLE: Final = 0
LOW_TABLE: Final = ROW_TABLE + FULL_ROW * len(GAPS) * len(FULL_COSTS)
JOKER_TABLE: Final = LOW_TABLE + len(GAPS) * len(CHEAPEST)
PART_TABLE: Final = JOKER_TABLE + 2 * LONGEST_HAND
BEFORE_TABLE: Final = PART_TABLE + LONGEST_HAND * PARTS
HELD_TABLE: Final = BEFORE_TABLE + KINDS * OWN_BEFORE
BEST_TABLE: Final = HELD_TABLE + KINDS * LONGEST_HAND
MEAN_TABLE: Final = BEST_TABLE + len(DIFFERENCES)
NOTHING: Final = MEAN_TABLE + len(DIFFERENCES)
"""The place of a weight that is always 0, for jokers, which have no part of the deck."""
WEIGHTS: Final = NOTHING + 1
FEATURES: Final = 6
"""How many weights are added up for a card."""

NOISE: Final = [round(-UNIT * log(-log((step + 0.5) / 256))) for step in range(256)]
"""Of Gumbel's distribution: with it the highest sum is drawn as often as the softmax of the sums says."""
FULL_HEAT: Final = 8


def weights_from(text: str) -> list[int]:
    """The weights as tables.py holds them: signed bytes in base64."""
    return [byte - 256 if byte > 127 else byte for byte in b64decode(text)] + [0]


def class_of(players: int) -> int:
    """The number of the class with that many players."""
    for number, counts in enumerate(CLASSES):
        if players in counts:
            return number
    raise ValueError(f"no class has {players} players")


def whim(seed: i64, card: i64, held: i64) -> i64:
    """A byte that looks drawn, the same for a card at the same point of the same world."""
    mixed: i64 = (seed + card * 7919 + held * 104729) & 0x3FFFFFFF
    mixed = (mixed * 0x2C1B3C6D) & 0x3FFFFFFF
    mixed = mixed ^ (mixed >> 15)
    mixed = (mixed * 0x297A2D39) & 0x3FFFFFFF
    return (mixed >> 20) & 255


class FlatRound:
    """The rest of a round on flat lists, between two turns. Everybody holds the same number of cards.

    Rows lie in the order of their values. A card that is placed keeps that order, because it lands between its row's
    old value and the next higher row.
    """

    def __init__(self, players: int, highest: int, weights: list[int]) -> None:
        self.players: Final[i64] = players
        self.highest: Final[i64] = highest
        self.weights: Final = weights
        self.values = [0] * ROWS
        self.lengths = [0] * ROWS
        self.costs = [0] * ROWS
        self.ends_in_joker = [False] * ROWS
        self.hands = [0] * (players * LONGEST_HAND)
        self.held: i64 = 0
        self.unseen_up_to = [0] * (HIGHEST + 1)
        """For each number, how many up to it have not been on the table."""
        self.unseen: i64 = 0
        """Cards in all hands and in the stock, without those known to be in the stock."""
        self.sumos = [0] * players
        self.laid = [0] * players
        self.laid_by = [0] * players
        self.places = [0] * (LONGEST_HAND * FEATURES)
        """What `look` found: the weights to be added up for each card of a hand."""
        self.estimates = [0] * LONGEST_HAND
        """The sumos each card is expected to cost, in sixteenths."""

    def set_up(
        self,
        rows: list[list[int]],
        values: list[int],
        hands: list[list[int]],
        stock: list[int],
        known: int,
        sumos: list[int],
    ) -> None:
        """Lay out a table between two turns; `known` cards of the stock have been seen."""
        order = sorted(range(ROWS), key=values.__getitem__)
        for place in range(ROWS):
            row = rows[order[place]]
            self.values[place] = values[order[place]]
            self.lengths[place] = len(row)
            self.costs[place] = sum([SUMOS[card + 1] for card in row])
            self.ends_in_joker[place] = row[-1] <= 0
        self.held = len(hands[0])
        up_to = [0] * (HIGHEST + 1)
        for seat in range(len(hands)):
            hand = hands[seat]
            for place in range(len(hand)):
                self.hands[seat * LONGEST_HAND + place] = hand[place]
                if hand[place] > 0:
                    up_to[hand[place]] = 1
        for card in stock:
            if card > 0:
                up_to[card] = 1
        for number in range(1, HIGHEST + 1):
            up_to[number] += up_to[number - 1]
        self.unseen_up_to = up_to
        self.unseen = self.held * len(hands) + len(stock) - known
        self.sumos = sumos[:]

    # A seat's choice

    def choose(self, seat: i64, seed: i64, heat: i64) -> i64:
        """The place in the hand of the card to play.

        The one with the highest sum, or with heat one that is drawn: at full heat as often as the softmax says.
        """
        held = self.held
        if held == 1:
            return 0
        self.look(seat)
        first: i64 = seat * LONGEST_HAND
        best: i64 = 0
        most: i64 = -1000000
        for place in range(held):
            total: i64 = self.total(place)
            if heat > 0:
                noise: i64 = NOISE[whim(seed, self.hands[first + place], held)]
                total += (noise * heat) >> 3
            if total > most:
                best = place
                most = total
        return best

    def total(self, place: i64) -> i64:
        """The sum of the weights of a card that `look` has seen."""
        total: i64 = 0
        begin: i64 = place * FEATURES
        for feature in range(begin, begin + FEATURES):
            weight: i64 = self.weights[self.places[feature]]
            total += weight
        return total

    def look(self, seat: i64) -> None:
        """Find the weights of all cards of a hand of two or more."""
        held = self.held
        others: i64 = self.players - 1
        unseen: i64 = self.unseen - held
        odds = odds_of(others, unseen)
        width: i64 = odds.width
        up_to = self.unseen_up_to
        first: i64 = seat * LONGEST_HAND
        row: i64 = -1
        before: i64 = 0
        below: i64 = 0
        kind: i64 = LOW
        cheapest: i64 = min(self.costs)
        cost: i64 = cheapest
        for place in range(held):
            card: i64 = self.hands[first + place]
            at: i64 = place * FEATURES
            if card <= 0:
                self.look_at_joker(place)
                continue
            while row < ROWS - 1:
                value: i64 = self.values[row + 1]
                if value > card:
                    break
                row += 1
                before = 0
                below = up_to[value]
                length: i64 = self.lengths[row]
                kind = FULL_ROW - length
                row_cost: i64 = self.costs[row]
                cost = (row_cost * 4 + kind * 7) >> 2
            reached: i64 = up_to[card - 1]
            gap: i64 = reached - below - before
            expected: i64 = GAP_BUCKET[(gap * others * 16) // unseen]
            if row < 0:
                chance: i64 = odds.none[gap]
                bucket: i64 = CHEAPEST_BUCKET[cheapest]
                self.places[at] = LOW_TABLE + expected * len(CHEAPEST) + bucket
            else:
                chance = odds.sixth[kind * width + gap]
                bucket = COST_BUCKET[cost]
                self.places[at] = ROW_TABLE + (kind * len(GAPS) + expected) * len(FULL_COSTS) + bucket
            self.places[at + 1] = PART_TABLE + (held - 1) * PARTS + ((card - 1) * PARTS) // self.highest
            self.places[at + 2] = BEFORE_TABLE + kind * OWN_BEFORE + min(before, OWN_BEFORE - 1)
            self.places[at + 3] = HELD_TABLE + kind * LONGEST_HAND + held - 1
            self.estimates[place] = (chance * cost * 16) // CERTAIN
            before += 1
        self.compare_estimates()

    def look_at_joker(self, place: i64) -> None:
        """A joker costs nothing unless all rows open to it are full."""
        least: i64 = 1000
        for row in range(ROWS):
            if not self.ends_in_joker[row]:
                cost: i64 = self.costs[row] if self.lengths[row] == FULL_ROW else 0
                least = min(least, cost)
        at: i64 = place * FEATURES
        self.places[at] = JOKER_TABLE + (self.held - 1) * 2 + (1 if least > 0 else 0)
        for feature in range(at + 1, at + 4):
            self.places[feature] = NOTHING
        self.estimates[place] = least * 16

    def compare_estimates(self) -> None:
        """What each card is expected to cost beside the best and the mean of the other cards."""
        held = self.held
        least: i64 = 100000
        second: i64 = 100000
        together: i64 = 0
        for place in range(held):
            estimate: i64 = self.estimates[place]
            together += estimate
            if estimate < least:
                second = least
                least = estimate
            elif estimate < second:
                second = estimate
        for place in range(held):
            estimate = self.estimates[place]
            best: i64 = second if estimate == least else least
            mean: i64 = (together - estimate) // (held - 1)
            at: i64 = place * FEATURES
            self.places[at + 4] = BEST_TABLE + difference_bucket(estimate - best)
            self.places[at + 5] = MEAN_TABLE + difference_bucket(estimate - mean)

    # Playing on

    def play_on(self, seat: i64, seed: i64, heat: i64) -> None:
        """Play the round to its end: the seat takes the highest sums, the others play with heat."""
        while self.held > 0:
            for player in range(self.players):
                place = self.choose(player, seed, 0 if player == seat else heat)
                self.lay(player, place)
            self.held -= 1
            for turn in range(self.players):
                card: i64 = self.laid[turn]
                owner: i64 = self.laid_by[turn]
                self.place_card(card, owner)
            self.note_seen()

    def lay(self, player: i64, place: i64) -> None:
        """Take the card out of the hand and into the cards of the turn, which lie in the order of placing."""
        at: i64 = player * LONGEST_HAND + place
        card: i64 = self.hands[at]
        for following in range(at, player * LONGEST_HAND + self.held - 1):
            self.hands[following] = self.hands[following + 1]
        slot: i64 = player
        while slot > 0:
            other: i64 = self.laid[slot - 1]
            if other < card:
                break
            self.laid[slot] = other
            self.laid_by[slot] = self.laid_by[slot - 1]
            slot -= 1
        self.laid[slot] = card
        self.laid_by[slot] = player

    def note_seen(self) -> None:
        """The cards of the turn have been on the table."""
        up_to = self.unseen_up_to
        turn: i64 = 0
        card: i64 = 0
        players = self.players
        while turn < players:
            card = self.laid[turn]
            if card > 0:
                break
            turn += 1
        gone: i64 = 0
        number: i64 = card
        while turn < players and number <= HIGHEST:
            if number == card:
                gone += 1
                turn += 1
                card = self.laid[turn] if turn < players else 0
            left: i64 = up_to[number]
            up_to[number] = left - gone
            number += 1
        while number <= HIGHEST:
            left = up_to[number]
            up_to[number] = left - gone
            number += 1
        self.unseen -= players

    def place_card(self, card: i64, owner: i64) -> None:
        """Add the card to its row, or take the row; whoever has a choice takes the quick row (imagined.py)."""
        if card <= 0:
            self.place_joker(card, owner)
            return
        row: i64 = ROWS - 1
        while row >= 0:
            value: i64 = self.values[row]
            if value < card:
                break
            row -= 1
        if row < 0:
            self.take_cheapest(card, owner)
            return
        length: i64 = self.lengths[row]
        if length == FULL_ROW:
            self.take(row, owner)
            length = 0
        self.values[row] = card
        self.add(row, card, length)

    def place_joker(self, card: i64, owner: i64) -> None:
        """The longest row that is not full, else the cheapest; never after a joker."""
        best: i64 = -1
        least: i64 = 1000
        for row in range(ROWS):
            if not self.ends_in_joker[row]:
                length: i64 = self.lengths[row]
                cost: i64 = self.costs[row] if length == FULL_ROW else -length
                if cost < least:
                    best = row
                    least = cost
        length = self.lengths[best]
        if length == FULL_ROW:
            self.take(best, owner)
            length = 0
        self.add(best, card, length)

    def take_cheapest(self, card: i64, owner: i64) -> None:
        """A low card takes the cheapest row, and its own becomes the lowest."""
        cheapest: i64 = 0
        for row in range(1, ROWS):
            if self.costs[row] < self.costs[cheapest]:
                cheapest = row
        self.take(cheapest, owner)
        for row in range(cheapest, 0, -1):
            self.values[row] = self.values[row - 1]
            self.lengths[row] = self.lengths[row - 1]
            self.costs[row] = self.costs[row - 1]
            self.ends_in_joker[row] = self.ends_in_joker[row - 1]
        self.costs[0] = 0
        self.values[0] = card
        self.add(0, card, 0)

    def take(self, row: i64, owner: i64) -> None:
        """Count the sumos of the row, which is empty now."""
        self.sumos[owner] += self.costs[row]
        self.costs[row] = 0

    def add(self, row: i64, card: i64, length: i64) -> None:
        """Put the card to the right of so many others."""
        self.lengths[row] = length + 1
        self.costs[row] += SUMOS[card + 1]
        self.ends_in_joker[row] = card <= 0


def difference_bucket(difference: i64) -> i64:
    """The place of a difference in its table."""
    inside: i64 = min(max(difference, 1 - MOST), MOST - 1)
    return DIFFERENCE_BUCKET[inside + MOST]

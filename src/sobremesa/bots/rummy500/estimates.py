"""Estimates from what one seat knows: the expected points of a card in the hand, and what a discard gives away."""

from typing import Final

from sobremesa.bots.rummy500.three_card_melds import (
    ALL_FACES,
    CARD_BITS,
    OTHERS,
    PLACE_BITS,
    POINTS,
    RANK_BITS,
    suit_bits,
)
from sobremesa.core.cards import ACE, FIRST_JOKER
from sobremesa.games.rummy500.engine.melds import Combination, set_size
from sobremesa.games.rummy500.pieces import HAND_VALUES, HIGHEST_PLACE
from sobremesa.games.rummy500.rules import Rummy500State


class Weights:
    """The weights of the estimates, tuned by matches between bots with different ones."""

    def __init__(self) -> None:
        self.lone = 0.25
        """The chance that a card without partners is laid, with a whole round ahead."""
        self.out = 0.16
        """Added to it for each unseen card that would complete a combination."""
        self.in_row = 0.25
        """Added for each such card that lies in the row."""
        self.near = 0.16
        """Added if one more card would make it fit on the table."""
        self.fits = 0.7
        """Added if it fits on the table."""
        self.most = 0.9
        self.joker = 0.9
        """The chance that a joker is laid."""
        self.pace = 3.0
        """Own turns after which half of these chances have come true."""
        self.threat = 1.6
        """Turns that another player is assumed to need for each card of the hand,"""
        self.reserve = 1.6
        """and so many turns in addition."""
        self.stock = 5.0
        """The expected points of a card from the stock."""
        self.gift = 0.8
        """Points lost for each point that a discard is expected to bring others."""
        self.going_out = 0.0
        """Points for ending the round, and for each card the others then hold on average."""
        self.caught = 2.0
        self.low_ace = 2.0
        """An ace is laid below the two only if fewer turns than this are expected."""


WEIGHTS: Final = Weights()


class Estimates:
    """What one seat knows at its turn, as sets of faces (one bit each), and the estimates that follow from it."""

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
        """The faces in the row, or known to be in other hands."""
        self.unseen: Final = ALL_FACES & ~(twice if world.options.packs == 2 else once)
        hidden = others + len(world.stock)
        self.held: Final = min(1.0, others / hidden) if hidden else 0.0
        """The chance that an unseen card is in another hand."""
        turns = len(world.stock) / world.players
        self.turns: Final = min(turns, weights.reserve + weights.threat * shortest)
        """The own turns still expected in the round."""
        self.hope: Final = self.turns / (self.turns + weights.pace)
        self.out_worth: Final = weights.going_out + weights.caught * others / (world.players - 1)
        self.low_place: Final = ACE if self.turns < weights.low_ace else ACE + 1
        """The lowest place worth laying a card at."""
        self.fits = 0
        """The faces that can be laid off."""
        self.near = 0
        """The faces that could be laid off after one more card."""
        for meld in world.melds:
            self.look_at(meld)

    def look_at(self, meld: Combination) -> None:
        """Add what fits on the combination."""
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
        """The expected points of a card in the hand: for us if it is laid in time, else against us."""
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

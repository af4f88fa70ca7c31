"""The hand-made judgement: what a card is expected to cost, from what the others may lay.

Medium plays by it. In playouts it stands in where no tables have been learnt (policy.py).
"""

from typing import Final

from sobremesa.bots.search import Player, Value
from sobremesa.bots.sumo.imagined import ImaginedRound, finish_turn, quick_row, take_back_others
from sobremesa.bots.sumo.odds import CERTAIN, odds_of
from sobremesa.bots.sumo.worth import lead_of, value_of
from sobremesa.core.chance import Chance
from sobremesa.games.sumo.pieces import FULL_ROW, HIGHEST, NO_CARD, is_joker, sumos_in
from sobremesa.games.sumo.rules import SumoState, deck_for
from sobremesa.games.sumo.schema import PLAY_CARD, SumoAction

MEAN_SUMOS: Final = 181 / 104
"""On a card one does not know."""

# What it is worth to be rid of a card, in sumos: low cards take rows that grow longer with every turn, and high cards
# all go to the same row. The figures come from players with different ones who played each other (docs/bots.md).
LOW_PART: Final = 0.3
LOW_BURDEN: Final = 1.5
HIGH_PART: Final = 0.7
HIGH_BURDEN: Final = 0.8
JOKER_BURDEN: Final = -0.3

# A mood moves the worth of each card by up to three such steps. Nobody plays exactly as one imagines, so hard is better
# with others it imagines moody than with others it imagines perfect.
IMAGINED_MOOD: Final = 0.4


class Reckoner(Player[SumoState]):
    """Plays the card that is expected to cost least, counting what it is worth to be rid of it.

    It is made for one decision: it knows which cards nobody had seen by then, and takes those that have been seen since
    to be spread evenly among them.
    """

    def __init__(self, world: SumoState, seat: int, mood: float, mood_of_others: float) -> None:
        self.seat: Final = seat
        self.mood: Final = mood
        self.mood_of_others: Final = mood_of_others
        self.rounds: Final = len(world.sheet)
        self.others: Final = world.players - 1
        self.unseen: Final = unseen_by_all(world, seat)
        self.unseen_up_to: Final = unseen_up_to(world)
        self.burdens: Final = burdens(world)

    # Cards

    def choose(self, world: SumoState, seat: int, chance: Chance) -> SumoAction:
        """The card or the row that seems to cost least."""
        if world.choosing_row:
            return quick_row(world)
        return PLAY_CARD[self.choose_card(world, seat, chance) + 1]

    def choose_card(self, world: SumoState, seat: int, chance: Chance) -> int:
        """The card of the hand that seems to cost least."""
        hand = world.hands[seat]
        if len(hand) == 1:
            return hand[0]
        by_all = unseen_by_all(world, seat)
        unseen = by_all - len(hand)
        odds = odds_of(self.others, unseen)
        row_costs = [sumos_in(row) for row in world.rows]
        cheapest = min(row_costs)
        up_to = self.unseen_up_to
        mood = self.mood if seat == self.seat else self.mood_of_others
        whims = chance.word()
        best = NO_CARD
        least = 1000.0
        row_before = -2
        own_between = 0
        for card in hand:
            cost = mood * (whims & 3) - self.burdens[card + 1]
            whims >>= 2
            if is_joker(card):
                cost += cost_of_joker(world)
            else:
                row = world.nearest_row(card)
                own_between = own_between + 1 if row == row_before else 0
                row_before = row
                below = up_to[world.row_values[row]] if row >= 0 else 0
                gap = (up_to[card - 1] - below) * by_all // self.unseen - own_between
                gap = min(unseen, max(0, gap))
                if row < 0:
                    cost += odds.none[gap] * cheapest / CERTAIN
                else:
                    free = FULL_ROW - len(world.rows[row])
                    cost += odds.sixth[free * odds.width + gap] * (row_costs[row] + free * MEAN_SUMOS) / CERTAIN
            if cost < least:
                best = card
                least = cost
        return best

    # Rows

    def choose_row(self, world: ImaginedRound, seat: int) -> SumoAction:
        """The row after which the turn ends best: all cards are on the table, so the rest of it can be played out."""
        best = quick_row(world)
        most = self.worth_of_turn(world, seat, best)
        for action in world.legal_actions(seat):
            worth = self.worth_of_turn(world, seat, action)
            if worth > most:
                best = action
                most = worth
        return best

    def worth_of_turn(self, world: ImaginedRound, seat: int, action: SumoAction) -> float:
        """What the others take in the rest of the turn, on average, less the own."""
        tried = world.copy()
        tried.apply(seat, action)
        finish_turn(tried)
        return lead_of(tried.sumos, seat) - lead_of(world.sumos, seat)

    # As the search sees it

    def prepare(self, world: SumoState, seat: int, chance: Chance) -> None:
        """Let the others choose from what they are dealt."""
        if world.choosing_row:
            return
        take_back_others(world, seat)
        for other in world.everybody:
            if other != seat:
                world.apply(other, self.choose(world, other, chance))

    def is_far_enough(self, world: SumoState) -> bool:
        """At the end of the round."""
        return len(world.sheet) > self.rounds

    def value(self, world: SumoState, seat: int) -> Value:
        """What the totals are worth."""
        return value_of(world, seat)


def unseen_by_all(world: SumoState, seat: int) -> int:
    """How many cards lie in hands, face down, or unknown in the stock, at the decision of the seat.

    Everybody has as many cards as the seat that has still to lay one, counting those laid.
    """
    return world.players * len(world.hands[seat]) + len(world.stock) - len(world.exchanged)


def unseen_up_to(world: SumoState) -> list[int]:
    """For each number, how many up to it have not been seen on the table."""
    unseen = [0] * (HIGHEST + 1)
    for cards in [*world.hands, world.stock, world.chosen]:
        for card in cards:
            if card > 0:
                unseen[card] = 1
    for number in range(1, HIGHEST + 1):
        unseen[number] += unseen[number - 1]
    return unseen


def burdens(world: SumoState) -> list[float]:
    """For each card of the deck, from the jokers up, what it is worth to be rid of it."""
    highest = deck_for(world.options)[-1]
    return [JOKER_BURDEN, JOKER_BURDEN] + [burden(number / highest) for number in range(1, highest + 1)]


def burden(part: float) -> float:
    """What it is worth to be rid of a number, by the part of the deck that is not higher."""
    if part < LOW_PART:
        return LOW_BURDEN * (LOW_PART - part) / LOW_PART
    if part > HIGH_PART:
        return HIGH_BURDEN * (part - HIGH_PART) / (1 - HIGH_PART)
    return 0.0


def cost_of_joker(world: SumoState) -> int:
    """Nothing, unless all rows open to a joker are full."""
    least = 1000
    for cards in world.rows:
        if not is_joker(cards[-1]):
            if len(cards) < FULL_ROW:
                return 0
            least = min(least, sumos_in(cards))
    return least

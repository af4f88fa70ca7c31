"""Three players of Sumo, who look at nothing but what their seat knows.

Easy sees the table as it is now. Medium reckons with what the others may lay: how many unseen cards lie between a row
and a card, how many places are left, what the row would cost. Hard deals the unseen cards in many ways, lets everybody
play the round to its end by medium's reckoning, and takes what comes out best.
"""

from math import comb
from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.chance import Chance
from sobremesa.games.sumo.pieces import FULL_ROW, HIGHEST, NO_CARD, ROWS, is_joker, sumos_in
from sobremesa.games.sumo.rules import SumoState, deck_for
from sobremesa.games.sumo.schema import PLACE_JOKER, PLAY_CARD, TAKE_ROW, SumoAction

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
MEDIUM_MOOD: Final = 0.05
IMAGINED_MOOD: Final = 0.4

WORLDS: Final = 500
WORTH_OF_WIN: Final = 20.0
"""In sumos, when the match is decided."""

SPREAD: Final = 12.0
"""The lead in sumos that makes a player e times as likely to win as another, while the match goes on."""

EASY_DISTANCE: Final = 20
EASY_MOOD: Final = 5


# What the others may lay


class Odds:
    """What may happen in a turn if every other player lays any of the unseen cards, each as likely as the next.

    Both lists go by the number of unseen cards in a gap. `none`: nobody lays one of them. `sixth[free]`: the others
    fill just the free places of the row, so that the card above the gap comes sixth, or sixth once more.
    """

    def __init__(self, others: int, unseen: int) -> None:
        gaps = range(unseen + 1)
        self.none: list[float] = [exactly(0, gap, others, unseen) for gap in gaps]
        self.sixth: list[list[float]] = [
            [exactly(free, gap, others, unseen) + exactly(free + FULL_ROW, gap, others, unseen) for gap in gaps]
            for free in range(FULL_ROW)
        ]


def exactly(wanted: int, good: int, drawn: int, cards: int) -> float:
    """The chance that of some cards drawn from all exactly so many are good ones."""
    if wanted > good or wanted > drawn or drawn - wanted > cards - good:
        return 0.0
    return comb(good, wanted) * comb(cards - good, drawn - wanted) / comb(cards, drawn)


ODDS: Final[dict[int, Odds]] = {}


def odds_of(others: int, unseen: int) -> Odds:
    """The odds for so many players and cards, worked out once."""
    key = others * (HIGHEST + 3) + unseen
    odds = ODDS.get(key)
    if odds is None:
        odds = ODDS[key] = Odds(others, unseen)
    return odds


# A world that ends with the round


class ImaginedRound(SumoState):
    """A world in which nobody looks further than the end of the round."""

    def next_round(self) -> None:
        """Nothing more is dealt."""

    def copy(self) -> "ImaginedRound":
        """The same moment; nothing draws on chance any more, so it is shared."""
        twin = ImaginedRound(self.options, self.chance)
        self.copy_to(twin)
        return twin


def round_for(world: SumoState, seat: int) -> ImaginedRound:
    """The same moment, with all cards still to be chosen from in the seat's hand."""
    twin = ImaginedRound(world.options, world.chance)
    world.copy_to(twin)
    if twin.chosen[seat] != NO_CARD:
        take_back(twin, seat)
        twin.to_act = (seat,)
    return twin


def take_back(world: SumoState, seat: int) -> None:
    """Return the card that lies face down to the hand."""
    world.hands[seat] = sorted([*world.hands[seat], world.chosen[seat]])
    world.chosen[seat] = NO_CARD


# Reckoning


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
                    cost += odds.none[gap] * cheapest
                else:
                    free = FULL_ROW - len(world.rows[row])
                    cost += odds.sixth[free][gap] * (row_costs[row] + free * MEAN_SUMOS)
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
        while tried.choosing_row:
            tried.apply(tried.to_act[0], quick_row(tried))
        return self.lead(tried.sumos, seat) - self.lead(world.sumos, seat)

    # As the search sees it

    def prepare(self, world: SumoState, seat: int, chance: Chance) -> None:
        """What others lay in this turn they have chosen, not drawn: let them choose from what they are dealt."""
        if world.choosing_row:
            return
        for other in world.everybody:
            if other != seat and world.chosen[other] != NO_CARD:
                take_back(world, other)
        world.to_act = world.everybody
        for other in world.everybody:
            if other != seat:
                world.apply(other, self.choose(world, other, chance))

    def is_far_enough(self, world: SumoState) -> bool:
        """At the end of the round."""
        return len(world.sheet) > self.rounds

    def value(self, world: SumoState, seat: int) -> Value:
        """The lead over the others; the win counts beside it if the match is over."""
        lead = self.lead(world.totals, seat)
        if world.outcome is None:
            return Value(chance_ahead([-float(total) for total in world.totals], seat, SPREAD), lead, lead)
        win = share_of_win(world, seat)
        return Value(win, lead, lead + WORTH_OF_WIN * win)

    def lead(self, sumos: list[int], seat: int) -> float:
        """How many sumos fewer the seat has than the others on average."""
        return (sum(sumos) - sumos[seat]) / self.others - sumos[seat]


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


def quick_row(world: SumoState) -> SumoAction:
    """The row that costs least now; for a joker, of those that cost nothing, the longest."""
    best = -1
    least = 1000
    joker = is_joker(world.next_card())
    for row in range(ROWS):
        cards = world.rows[row]
        if joker and is_joker(cards[-1]):
            continue
        cost = -len(cards) if joker and len(cards) < FULL_ROW else sumos_in(cards)
        if cost < least:
            best = row
            least = cost
    return PLACE_JOKER[best] if joker else TAKE_ROW[best]


def cost_of_joker(world: SumoState) -> int:
    """Nothing, unless all rows open to a joker are full."""
    least = 1000
    for cards in world.rows:
        if not is_joker(cards[-1]):
            if len(cards) < FULL_ROW:
                return 0
            least = min(least, sumos_in(cards))
    return least


def cost_as_it_is(world: SumoState, card: int) -> float:
    """What a card would take if nobody else laid one; and a little for the distance to its row."""
    if is_joker(card):
        return cost_of_joker(world)
    row = world.nearest_row(card)
    if row < 0:
        return min([sumos_in(cards) for cards in world.rows])
    if len(world.rows[row]) == FULL_ROW:
        return sumos_in(world.rows[row])
    return (card - world.row_values[row]) / EASY_DISTANCE


# The three


class Easy:
    """A beginner: sees where a card would go as the table is now, and is not always careful."""

    def choose(self, world: SumoState, seat: int, chance: Chance, seconds: float) -> SumoAction:
        """The cheapest card for the table as it is, more or less; the cheapest row."""
        world = round_for(world, seat)
        if world.choosing_row:
            return quick_row(world)
        best = NO_CARD
        least = 1000.0
        for card in world.hands[seat]:
            cost = cost_as_it_is(world, card) + chance.below(EASY_MOOD)
            if cost < least:
                best = card
                least = cost
        return PLAY_CARD[best + 1]


class Medium:
    """Reckons with what the others may lay in this turn."""

    def choose(self, world: SumoState, seat: int, chance: Chance, seconds: float) -> SumoAction:
        """The card expected to cost least; the row after which the turn ends best."""
        now = round_for(world, seat)
        reckoner = Reckoner(now, seat, MEDIUM_MOOD, MEDIUM_MOOD)
        if now.choosing_row:
            return reckoner.choose_row(now, seat)
        return reckoner.choose(now, seat, chance)


class Hard(Searcher[SumoState]):
    """Tries everything in many imagined worlds, which end with the round."""

    def __init__(self, worlds: int = WORLDS) -> None:
        super().__init__(worlds)

    def candidates(self, world: SumoState, seat: int, chance: Chance, budget: Budget) -> list[SumoAction]:
        """Every card or row."""
        return round_for(world, seat).legal_actions(seat)

    def player_for(self, world: SumoState, seat: int) -> Reckoner:
        """Everybody reckons."""
        return Reckoner(world, seat, 0.0, IMAGINED_MOOD)

    def horizon(self, world: SumoState, seat: int) -> ImaginedRound:
        """The end of the round."""
        return round_for(world, seat)

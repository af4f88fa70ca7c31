"""The rules of Sumo, in the order of the leaflet: setting up, playing, end of the round, end of the match.

Where we go beyond the leaflet (all of it is in the rules file): the highest number is 102, two to ten can play, and a
joker that comes sixth keeps the value of the fifth card.

Inside, rows are 0 to 3 and cards are ints (pieces.py); actions, events and views use the players' words.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.state import State
from sobremesa.games.sumo import checks, faults, legal, project, schema
from sobremesa.games.sumo import position as positions
from sobremesa.games.sumo.pieces import CARDS, FULL_ROW, JOKERS, NO_CARD, NUMBERS, ROWS, is_joker, name_of, sumos_in
from sobremesa.games.sumo.position import SumoPosition
from sobremesa.games.sumo.schema import PlayCard, SumoAction, SumoAppraisal, SumoOptions, SumoView

HAND_SIZE: Final = 10
TWO_ROUND_HAND_SIZE: Final[dict[int, int]] = {4: 12, 5: 10, 6: 8, 7: 7}
NOTHING: Final[list[int]] = []


def deck_for(options: SumoOptions) -> list[int]:
    """The cards that take part in the match, in ascending order (SUMO-1, SUMO-13, SUMO-14)."""
    if options.mode != "short_deck":
        return JOKERS + NUMBERS
    numbers = NUMBERS[: 10 * options.players + ROWS]
    return JOKERS + numbers if options.short_deck_jokers else numbers


class SumoState(State[SumoAction, SumoView, SumoAppraisal]):
    """One match of Sumo."""

    action_types: ClassVar[Any] = SumoAction
    position_type: ClassVar[Any] = SumoPosition

    def __init__(self, options: SumoOptions, chance: Chance) -> None:
        players = options.players
        super().__init__(players, chance)
        self.options: Final = options
        self.two_round: Final = options.mode == "two_round"
        self.may_change: Final = options.change_before_reveal
        self.hand_size: Final = TWO_ROUND_HAND_SIZE[players] if self.two_round else HAND_SIZE
        self.everybody: Final = tuple(range(players))

        self.round = 0
        self.turn = 0
        self.hands: list[list[int]] = []
        """Secret cards, ascending, without the one that lies face down."""
        self.chosen: list[int] = []
        self.rows: list[list[int]] = []
        self.row_values: list[int] = []
        self.first_values: list[int] = []
        """The value of each row's first card, which a joker that starts a row cannot tell by itself."""
        self.stock: list[int] = []
        self.exchanged: list[tuple[int, int]] = []
        """Jokers exchanged at the setup of this round, with their row: everybody knows they are in the stock."""

        self.revealed: list[int] = []
        """The cards of the turn last revealed, in placing order; `revealed_by` has their seats."""
        self.revealed_by: list[int] = []
        self.went_to: list[int] = []
        """The rows of those placed so far, and in `took` the cards they took."""
        self.took: list[list[int]] = []
        self.took_first_values: list[int] = []
        """The value of the first card of each row that was taken; 0 where none was, or where it is not known."""
        self.choosing_row = False

        self.piles: list[list[int]] = []
        self.sumos: list[int] = []
        """The sumos in each pile."""
        self.counted: list[list[int]] = []
        """two_round: the piles of round 1, which are out of the game."""
        self.sheet: list[list[int]] = []
        """The score of each finished round, by seat."""
        self.totals: list[int] = []
        self.finished_rows: list[list[int]] = []
        """The rows as they lay when the last round ended, with their first values."""
        self.finished_first_values: list[int] = []

    def deck(self) -> list[int]:
        """The cards that take part, in ascending order."""
        return deck_for(self.options)

    # Setup

    def start(self) -> None:
        """Deal the first round."""
        self.chosen = [NO_CARD] * self.players
        self.piles = [[] for _ in range(self.players)]
        self.sumos = [0] * self.players
        self.counted = [[] for _ in range(self.players)]
        self.totals = [0] * self.players
        self.round = 1
        self.deal()

    def deal(self) -> None:
        """Shuffle all cards and deal, again if the deal is void (SUMO-6, SUMO-12)."""
        deck = self.deck()
        self.information_count += 1
        self.chance.shuffle(deck)
        while not self.deal_from(deck):
            self.chance.shuffle(deck)

    def deal_from(self, deck: list[int]) -> bool:
        """Deal hands, then rows, from a shuffled deck; False if the deal is void for want of a card to exchange."""
        stock = deck[self.players * self.hand_size :]
        rows = stock[:ROWS]
        stock = stock[ROWS:]
        exchanged: list[tuple[int, int]] = []
        for row in range(ROWS):
            while is_joker(rows[row]):
                if not stock:
                    if self.events is not None:
                        self.tell(schema.VoidDeal(tuple(name_of(card) for card in deck[-ROWS:])))
                    return False
                exchanged.append((rows[row], row))
                rows[row] = stock.pop(0)
        for joker, _ in exchanged:
            stock.append(joker)
        if exchanged and self.two_round:
            self.chance.shuffle(stock)
        self.rows = [[card] for card in rows]
        self.row_values = rows[:]
        self.first_values = rows[:]
        self.stock = stock
        self.exchanged = exchanged
        self.deal_hands(deck)
        return True

    def deal_from_stock(self) -> None:
        """two_round, round 2: the rows stay as they are, new hands come from the stock (SUMO-17)."""
        self.information_count += 1
        cards = self.stock
        self.stock = cards[self.players * self.hand_size :]
        self.exchanged = []
        self.deal_hands(cards)

    def deal_hands(self, cards: list[int]) -> None:
        """Each player gets a hand from the top of the cards, and the first turn begins (SUMO-7, SUMO-15)."""
        size = self.hand_size
        self.hands = [sorted(cards[seat * size : (seat + 1) * size]) for seat in range(self.players)]
        if self.events is not None:
            self.tell_deal()
        self.turn = 1
        self.to_act = self.everybody

    def tell_deal(self) -> None:
        """Everybody sees the rows, each seat its own hand."""
        rows = tuple(project.written_row(self.rows[row], self.first_values[row]) for row in range(ROWS))
        exchanged = tuple((name_of(joker), row + 1) for joker, row in self.exchanged)
        self.tell(schema.Dealt(self.round, rows, exchanged))
        for seat in range(self.players):
            self.tell(schema.Hand(tuple(name_of(card) for card in self.hands[seat])), only=seat)

    # Who may act

    def may_act_unasked(self, seat: int) -> bool:
        """While cards are chosen, a seat may still change its card (SUMO-21)."""
        return self.may_change and not self.choosing_row and self.outcome is None

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Another player is choosing a row, or the own card is laid and stays."""
        if self.choosing_row:
            return {"reason": "choosing_row", "seat": self.to_act[0]}
        return {"reason": "card_laid"}

    def decision_id_for(self, seat: int) -> int:
        """Round and turn: what others choose meanwhile in the same turn makes no answer stale (RULING-24)."""
        return self.round * 100 + self.turn

    @property
    def is_within_turn(self) -> bool:
        """The row that somebody chooses belongs to the turn in which the cards were revealed."""
        return self.choosing_row

    @property
    def phase(self) -> str:
        """`choose_card`, `choose_row` or `match_over`."""
        if self.outcome is not None:
            return "match_over"
        return "choose_row" if self.choosing_row else "choose_card"

    def next_card(self) -> int:
        """The revealed card that is next to be placed."""
        return self.revealed[len(self.went_to)]

    @property
    def hands_played(self) -> int:
        """The rounds on the score sheet."""
        return len(self.sheet)

    # Acting

    def actions_for(self, seat: int) -> list[SumoAction]:
        """Every card of the hand, or rows to choose from (legal.py)."""
        return legal.actions(self, seat)

    def check_rules(self, seat: int, action: SumoAction) -> None:
        """The checks of the rules file, 9 to 16 (checks.py)."""
        checks.check(self, seat, action)

    def apply(self, seat: int, action: SumoAction, at: int = 0) -> None:
        """Lay a card, or choose a row; then place what can be placed."""
        if isinstance(action, PlayCard):
            self.lay(seat, CARDS[action.card])
            return
        card = self.next_card()
        row = action.row - 1
        if is_joker(card):
            self.add_to_row(seat, card, row)
        else:
            self.take_row(seat, card, row, "low")
        self.place_cards()

    def lay(self, seat: int, card: int) -> None:
        """Lay a card face down in place of one laid earlier; the last seat to do so reveals all (SUMO-20 to 22)."""
        before = self.chosen[seat]
        if card == before:
            return
        hand = self.hands[seat]
        hand.remove(card)
        if before != NO_CARD:
            insort(hand, before)
        self.chosen[seat] = card
        if self.events is not None:
            others = schema.Laid(seat) if before == NO_CARD else None
            self.tell(schema.Laid(seat, name_of(card)), only=seat, others=others)
        if before == NO_CARD:
            waiting = self.to_act
            # The slice is for speed: in simulations the seats act in their order.
            self.to_act = waiting[1:] if waiting[0] == seat else tuple([other for other in waiting if other != seat])
            if not self.to_act:
                self.reveal()

    def reveal(self) -> None:
        """Turn up all cards; they will be placed J7, J5, then the numbers ascending (SUMO-22, SUMO-24)."""
        chosen = self.chosen
        self.revealed = sorted(chosen)
        self.revealed_by = [chosen.index(card) for card in self.revealed]
        self.went_to = []
        self.took = []
        self.took_first_values = []
        self.chosen = [NO_CARD] * self.players
        self.information_count += 1
        if self.events is not None:
            cards = tuple((self.revealed_by[i], name_of(self.revealed[i])) for i in range(self.players))
            self.tell(schema.Revealed(cards, tuple(project.row_views(self.rows, self.first_values))))
        self.place_cards()

    def place_cards(self) -> None:
        """Place one card after the other until a row has to be chosen or the turn is over (SUMO-38, SUMO-39)."""
        while len(self.went_to) < self.players:
            place = len(self.went_to)
            seat = self.revealed_by[place]
            card = self.revealed[place]
            row = -1 if is_joker(card) else self.nearest_row(card)
            if row < 0:
                self.choosing_row = True
                self.to_act = (seat,)
                if self.events is not None:
                    self.tell(schema.MustChoose(seat, name_of(card)))
                return
            self.add_to_row(seat, card, row)
        self.choosing_row = False
        if self.hands[0]:
            self.turn += 1
            self.to_act = self.everybody
        else:
            self.end_round()

    def nearest_row(self, card: int) -> int:
        """The row with the highest value below the number, or -1 for a low card (SUMO-26, SUMO-27)."""
        nearest = -1
        highest = 0
        for row in range(ROWS):
            value = self.row_values[row]
            if highest < value < card:
                highest = value
                nearest = row
        return nearest

    def add_to_row(self, seat: int, card: int, row: int) -> None:
        """Put the card to the right of the row, or take the row if it is full (SUMO-29, SUMO-32)."""
        cards = self.rows[row]
        if len(cards) == FULL_ROW:
            self.take_row(seat, card, row, "sixth")
            return
        cards.append(card)
        if not is_joker(card):
            self.row_values[row] = card
        self.went_to.append(row)
        self.took.append(NOTHING)
        self.took_first_values.append(0)
        if self.events is not None:
            after = project.row_view(cards, self.first_values[row])
            self.tell(schema.Placed(seat, name_of(card), row + 1, self.row_values[row], after))

    def take_row(self, seat: int, card: int, row: int, why: schema.Why) -> None:
        """Take all cards of the row; the played card starts it anew.

        A joker keeps the value the row had (SUMO-34), a number brings its own (SUMO-32, SUMO-36).
        """
        taken = self.rows[row]
        sumos = sumos_in(taken)
        self.piles[seat].extend(taken)
        self.sumos[seat] += sumos
        self.rows[row] = [card]
        self.took_first_values.append(self.first_values[row])
        if not is_joker(card):
            self.row_values[row] = card
        self.first_values[row] = self.row_values[row]
        self.went_to.append(row)
        self.took.append(taken)
        if self.events is not None:
            names = tuple(name_of(one) for one in taken)
            after = project.row_view(self.rows[row], self.first_values[row])
            self.tell(schema.Placed(seat, name_of(card), row + 1, self.row_values[row], after, names, sumos, why))

    # End of round

    def end_round(self) -> None:
        """Count the sumos, then end the match or deal again (SUMO-45 to SUMO-49).

        The scores were secret, for piles lie face down, and are public now (SUMO-52).
        """
        self.information_count += 1
        scores = self.sumos
        self.sheet.append(scores)
        for seat in range(self.players):
            self.totals[seat] += scores[seat]
        self.to_act = ()
        if self.events is not None:
            self.tell(schema.RoundOver(self.round, tuple(scores), tuple(self.totals)))
        self.outcome = self.ended()
        if self.outcome is not None:
            self.forget_values_taken()
            if self.events is not None:
                outcome = self.outcome
                self.tell(schema.MatchOver(outcome.ranks, outcome.totals, outcome.reason))
            return
        self.next_round()

    def forget_values_taken(self) -> None:
        """A taken joker's value is not kept beyond the match: records hash its last position, which never told it."""
        for place in range(self.players):
            if self.took[place] and is_joker(self.took[place][0]):
                self.took_first_values[place] = 0

    def next_round(self) -> None:
        """The piles leave the table; what was on it can still be looked at."""
        self.finished_rows = [row[:] for row in self.rows]
        self.finished_first_values = self.first_values[:]
        if self.two_round:
            self.counted = self.piles
        self.piles = [[] for _ in range(self.players)]
        self.sumos = [0] * self.players
        self.round += 1
        if self.two_round:
            self.deal_from_stock()
        else:
            self.deal()

    # End of match

    def ended(self) -> Outcome | None:
        """Whether the match is over now that a round has been counted (SUMO-55 to SUMO-60)."""
        options = self.options
        rounds = len(self.sheet)
        if self.two_round:
            over = rounds == 2
            reason = "two_rounds"
        elif options.end_condition == "rounds":
            over = rounds == options.rounds
            reason = "rounds_played"
        else:
            over = max(self.totals) >= options.target_sumos
            reason = "target_reached"
        if not over:
            return None
        return Outcome(ranks_by(self.totals, lowest_wins=True), tuple(self.totals), reason)

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[SumoView]:
        """What each of them may see (project.py)."""
        return project.views(self, viewers)

    def appraisal_for(self, seat: int, action: SumoAction) -> SumoAppraisal | None:
        """Where a number would go, by its distance from each row (SUMO-26).

        A low card goes to a row of its player's choice and takes at least the cheapest (SUMO-36).
        """
        card = CARDS.get(action.card) if isinstance(action, PlayCard) else None
        if card is None or is_joker(card):
            return None
        row = self.nearest_row(card)
        distances = [card - value if value < card else None for value in self.row_values]
        if row < 0:
            cheapest = min([sumos_in(cards) for cards in self.rows])
            return SumoAppraisal(None, True, cheapest, distances)
        takes = len(self.rows[row]) == FULL_ROW
        sumos = sumos_in(self.rows[row]) if takes else 0
        return SumoAppraisal(row + 1, takes, sumos, distances)

    def world_for(self, seat: int | None, chance: Chance) -> "SumoState":
        """Deal anew what the seat cannot place: the other hands, the cards laid by others, the stock.

        Piles count as known, for every card in them has been seen (RULING-21); so do jokers exchanged at the setup.
        """
        world = self.copy()
        known_in_stock = [joker for joker, _ in self.exchanged]
        hidden = [card for card in self.stock if card not in known_in_stock]
        for other in range(self.players):
            if other != seat:
                hidden.extend(self.hands[other])
                if self.chosen[other] != NO_CARD:
                    hidden.append(self.chosen[other])
        hidden.sort()
        chance.shuffle(hidden)
        for other in range(self.players):
            if other != seat:
                if self.chosen[other] != NO_CARD:
                    world.chosen[other] = hidden.pop()
                first = len(hidden) - len(self.hands[other])
                world.hands[other] = sorted(hidden[first:])
                del hidden[first:]
        hidden.extend(known_in_stock)
        if known_in_stock:
            chance.shuffle(hidden)
        world.stock = hidden
        return world

    def copy(self) -> "SumoState":
        """The same moment, without listeners."""
        twin = SumoState(self.options, self.chance.copy())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "SumoState") -> None:
        """Lay out the same moment on an empty table; lists that are never changed once they are filled are shared."""
        self.copy_shared(twin)
        twin.round = self.round
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.rows = [row[:] for row in self.rows]
        twin.row_values = self.row_values[:]
        twin.first_values = self.first_values[:]
        twin.stock = self.stock
        twin.exchanged = self.exchanged
        twin.revealed = self.revealed
        twin.revealed_by = self.revealed_by
        twin.went_to = self.went_to[:]
        twin.took = self.took[:]
        twin.took_first_values = self.took_first_values[:]
        twin.choosing_row = self.choosing_row
        twin.piles = [pile[:] for pile in self.piles]
        twin.sumos = self.sumos[:]
        twin.counted = self.counted
        twin.sheet = self.sheet[:]
        twin.totals = self.totals[:]
        twin.finished_rows = self.finished_rows
        twin.finished_first_values = self.finished_first_values

    def resume(self, position: SumoPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the table (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)

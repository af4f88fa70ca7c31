"""The rules of Rummy 500, in the order of the leaflet: setting up, the turn, end of the round, scoring, the match.

Where we go beyond the leaflet (all of it is in the rules file): jokers are wild and worth what they stand for, a card
is taken from the discard row and used in one action, and a match never lasts longer than sixty rounds.

Inside, cards are ints (core/cards.py) and combinations count from 0; actions, events and views use the players' words.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.cards import CARDS, NAMES, NO_CARD, names_of, pack_of
from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.state import State
from sobremesa.games.rummy500 import checks, faults, legal, project, schema
from sobremesa.games.rummy500 import position as positions
from sobremesa.games.rummy500.engine import appraising
from sobremesa.games.rummy500.engine.melds import NEW, NOBODY, Combination, FinishedRound, combination_of
from sobremesa.games.rummy500.pieces import IDLE_TURNS_EACH, hand_points
from sobremesa.games.rummy500.position import Rummy500Position
from sobremesa.games.rummy500.schema import (
    Discard,
    DrawStock,
    LayOff,
    Meld,
    Pass,
    Rummy500Action,
    Rummy500Appraisal,
    Rummy500Options,
    Rummy500View,
    TakeDiscard,
)

HAND_SIZE: Final = 7
HAND_SIZE_OF_TWO: Final = 13
LAST_ROUND: Final = 60
"""A match ends after it in any case (R500-61)."""

# The cards that take part, by twice the number of packs plus whether jokers do (R500-2 to R500-4).
PACKS: Final[list[list[int]]] = [pack_of(number // 2, number % 2 == 1) for number in range(6)]
NAMED: Final[list[dict[str, int]]] = [{NAMES[card]: card for card in pack} for pack in PACKS]


class Rummy500State(State[Rummy500Action, Rummy500View, Rummy500Appraisal]):
    """One match of Rummy 500."""

    action_types: ClassVar[Any] = Rummy500Action
    position_type: ClassVar[Any] = Rummy500Position

    def __init__(self, options: Rummy500Options, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options: Final = options
        self.pack: Final = 2 * options.packs + options.jokers
        """Which of the PACKS is played with."""
        self.fifteen: Final = options.joker_meld_value == "fifteen"
        self.duplicates: Final = options.set_duplicates
        self.free_top: Final = options.free_top_discard
        self.keep: Final = 1 if options.final_discard == "required" else 0
        """The cards that a meld or lay-off has to leave in the hand (R500-39, R500-40)."""
        self.play_on: Final = options.stock_out == "play_on"

        self.round = 0
        self.dealer = 0
        self.seat = 0
        """Whose turn it is."""
        self.drawn = False
        """Whether the turn is in its middle part."""
        self.barred = NO_CARD
        """The card taken freely in this turn, which may not be discarded in it (R500-30)."""
        self.took_freely = False
        self.has_laid = False
        """Whether anything was put on the table in this turn."""
        self.idle_turns = 0
        self.moves = 0
        """Actions taken in the match; the decision id, since every action changes what can be done next."""

        self.hands: list[list[int]] = []
        """In ascending order."""
        self.known: list[list[int]] = []
        """What everybody knows to be in each hand: cards taken from the row and held since, ascending."""
        self.stock: list[int] = []
        """The top card comes last."""
        self.row: list[int] = []
        self.melds: list[Combination] = []
        self.table: list[int] = []
        """The points each seat has on the table in this round."""

        self.sheet: list[list[int]] = []
        """The score of each finished round, by seat."""
        self.totals: list[int] = []
        self.finished: FinishedRound | None = None

    # Setup

    def start(self) -> None:
        """Choose the first dealer and deal the first round (R500-5)."""
        self.totals = [0] * self.players
        self.dealer = self.chance.below(self.players)
        self.round = 1
        self.deal()

    def deal(self) -> None:
        """Shuffle the whole pack and deal (R500-6)."""
        self.information_count += 1
        pack = PACKS[self.pack][:]
        self.chance.shuffle(pack)
        self.deal_from(pack)

    def deal_from(self, pack: list[int]) -> None:
        """Deal singly from the dealer's left, turn up the next card, and let the seat after the dealer begin.

        (R500-7 to R500-10.)
        """
        players = self.players
        dealt = players * (HAND_SIZE_OF_TWO if players == 2 else HAND_SIZE)
        first = (self.dealer + 1) % players
        self.hands = [sorted(pack[(seat - first) % players : dealt : players]) for seat in range(players)]
        self.known = [[] for _ in range(players)]
        self.row = [pack[dealt]]
        self.stock = pack[dealt + 1 :]
        self.stock.reverse()
        self.melds = []
        self.table = [0] * players
        self.idle_turns = 0
        if self.events is not None:
            self.tell(schema.Dealt(self.round, self.dealer, first, tuple(names_of(self.row)), len(self.stock)))
            for seat in range(players):
                self.tell(schema.Hand(tuple(names_of(self.hands[seat]))), only=seat)
        self.begin_turn(first)

    # The turn

    def begin_turn(self, seat: int) -> None:
        """The seat has to draw."""
        self.seat = seat
        self.to_act = (seat,)
        self.drawn = False
        self.barred = NO_CARD
        self.took_freely = False
        self.has_laid = False

    def decision_id_for(self, seat: int) -> int:
        """Every action changes what can be done next."""
        return self.moves

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Whose turn it is."""
        return {"seat": self.seat}

    @property
    def phase(self) -> str:
        """`draw`, `play` or `match_over`."""
        if self.outcome is not None:
            return "match_over"
        return "play" if self.drawn else "draw"

    @property
    def hands_played(self) -> int:
        """The rounds on the score sheet."""
        return len(self.sheet)

    @property
    def may_take_freely(self) -> bool:
        """Whether the top discard may be taken without using it (R500-30)."""
        return self.free_top and len(self.stock) > 0

    def actions_for(self, seat: int) -> list[Rummy500Action]:
        """Every draw and every discard, and what can be laid or used (legal.py)."""
        return legal.actions(self, seat)

    def check_rules(self, seat: int, action: Rummy500Action) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    def card_named(self, name: str) -> int:
        """The card of that name, or NO_CARD if this pack has none."""
        return NAMED[self.pack].get(name, NO_CARD)

    def leaves_a_discard(self, available: list[int], cards: list[int]) -> bool:
        """Whether laying these cards leaves one that may be discarded, or none where that is allowed.

        (R500-39 to R500-41.)
        """
        left = len(available) - len(cards)
        if left == 1 and self.barred != NO_CARD:
            return self.barred in cards
        return left >= self.keep

    def taken_with(self, card: int) -> list[int]:
        """The card of the row and all that lie on top of it (R500-26)."""
        return self.row[self.row.index(card) :]

    # Acting

    def apply(self, seat: int, action: Rummy500Action, at: int = 0) -> None:
        """Draw, lay or discard; a discard, or an empty hand, ends more than the turn."""
        self.moves += 1
        if isinstance(action, Discard):
            self.discard(seat, CARDS[action.card])
        elif isinstance(action, DrawStock):
            self.draw_stock(seat)
        elif isinstance(action, TakeDiscard):
            self.take_discard(seat, CARDS[action.card], action.use)
        elif isinstance(action, Pass):
            self.pass_turn(seat)
        else:
            self.lay(seat, action)

    def draw_stock(self, seat: int) -> None:
        """The top card of the stock comes to the hand, unseen by the others (R500-24)."""
        card = self.stock.pop()
        insort(self.hands[seat], card)
        self.drawn = True
        self.information_count += 1
        if self.events is not None:
            left = len(self.stock)
            self.tell(schema.Drew(seat, NAMES[card], left), only=seat, others=schema.Drew(seat, None, left))

    def take_discard(self, seat: int, card: int, use: Meld | LayOff | None) -> None:
        """Card and all that lie on it come to the hand, and the card is used; or the top card stays in the hand.

        (R500-26 to R500-30.)
        """
        taken = self.take_up(seat, card)
        if self.events is not None:
            self.tell(schema.Took(seat, NAMES[card], tuple(names_of(taken))))
        if use is None:
            self.barred = card
            self.took_freely = True
        else:
            self.lay(seat, use)

    def take_up(self, seat: int, card: int) -> list[int]:
        """Card and all that lie on it come to the hand, and everybody knows them there."""
        taken = self.taken_with(card)
        del self.row[len(self.row) - len(taken) :]
        for one in taken:
            insort(self.hands[seat], one)
            insort(self.known[seat], one)
        self.drawn = True
        return taken

    def lay(self, seat: int, action: Meld | LayOff) -> None:
        """Put cards of the hand on the table."""
        cards = [CARDS[name] for name in action.cards]
        if isinstance(action, Meld):
            self.lay_cards(seat, NEW, False, cards)
        else:
            self.lay_cards(seat, action.meld - 1, action.end == "low", cards)

    def lay_cards(self, seat: int, index: int, at_low: bool, cards: list[int]) -> None:
        """A new combination, or more of one on the table; an empty hand ends the round (R500-40)."""
        hand = self.hands[seat]
        known = self.known[seat]
        for card in cards:
            hand.remove(card)
            if card in known:
                known.remove(card)
            if card == self.barred:
                self.barred = NO_CARD
        self.has_laid = True
        if index == NEW:
            self.meld(seat, cards)
        else:
            self.lay_off(seat, index, at_low, cards)
        if not hand:
            self.end_round("out", seat)

    def meld(self, seat: int, cards: list[int]) -> None:
        """A new combination, all of it the seat's own (R500-31)."""
        meld = combination_of(cards, seat)
        self.melds.append(meld)
        points = meld.points_between(0, len(cards), self.fifteen)
        self.table[seat] += points
        if self.events is not None:
            kind = project.kind_of(meld)
            after = project.meld_view(self, len(self.melds) - 1)
            self.tell(schema.Melded(seat, len(self.melds), kind, tuple(after.cards), points, after))

    def lay_off(self, seat: int, index: int, at_low: bool, cards: list[int]) -> None:
        """Add cards to a combination; they stay the seat's own (R500-32 to R500-34)."""
        before = self.melds[index]
        meld = before.grown(cards if before.is_run else sorted(cards), at_low, seat)
        self.melds[index] = meld
        first = 0 if at_low else len(before.cards)
        points = meld.points_between(first, first + len(cards), self.fifteen)
        self.table[seat] += points
        if self.events is not None:
            end = project.end_of(meld, at_low)
            after = project.meld_view(self, index)
            shown = tuple(after.cards[first : first + len(cards)])
            self.tell(schema.LaidOff(seat, index + 1, end, shown, points, after))

    def discard(self, seat: int, card: int) -> None:
        """Put the card on top of the row; then the turn is over, and perhaps the round (R500-38)."""
        hand = self.hands[seat]
        hand.remove(card)
        known = self.known[seat]
        if card in known:
            known.remove(card)
        self.row.append(card)
        if self.events is not None:
            self.tell(schema.Discarded(seat, NAMES[card]))
        reason = self.why_ended(len(hand))
        self.idle_turns = self.idle_turns_now()
        if reason is not None:
            self.end_round(reason, NOBODY if hand else seat)
        else:
            self.begin_turn((seat + 1) % self.players)

    def why_ended(self, left: int) -> str | None:
        """Why a discard that leaves so many cards in the hand ends the round, if it does (R500-43 to R500-46)."""
        if left == 0:
            return "out"
        if not self.stock and not self.play_on:
            return "stock_empty"
        if self.idle_turns_now() >= IDLE_TURNS_EACH * self.players:
            return "stalled"
        return None

    def idle_turns_now(self) -> int:
        """Idle turns in succession if this turn ends now: a free take, and nothing put on the table."""
        return self.idle_turns + 1 if self.took_freely and not self.has_laid else 0

    def pass_turn(self, seat: int) -> None:
        """With an empty stock nobody has to reach into the row; a pass ends the round (R500-45)."""
        if self.events is not None:
            self.tell(schema.Passed(seat))
        self.end_round("stock_empty", NOBODY)

    # End of the round, and scoring

    def end_round(self, reason: str, seat: int) -> None:
        """Show all hands and count, then end the match or deal again (R500-48, R500-49, R500-56, R500-64)."""
        self.information_count += 1
        held = [hand_points(hand) for hand in self.hands]
        scores = [self.table[one] - held[one] for one in range(self.players)]
        self.sheet.append(scores)
        self.totals = [self.totals[one] + scores[one] for one in range(self.players)]
        self.finished = FinishedRound(reason, seat, self.melds, self.hands)
        self.to_act = ()
        if self.events is not None:
            self.tell_round_over(held)
        self.outcome = self.ended()
        if self.outcome is None:
            self.next_round()
            return
        self.drawn = False
        self.barred = NO_CARD
        self.known = [hand[:] for hand in self.hands]
        if self.events is not None:
            outcome = self.outcome
            self.tell(schema.MatchOver(outcome.ranks, outcome.totals, outcome.reason, tuple(self.balances())))

    def tell_round_over(self, held: list[int]) -> None:
        """Everything the score of the round is made of."""
        finished = self.finished
        assert finished is not None
        self.tell(
            schema.RoundOver(
                round=self.round,
                reason=finished.reason,
                seat=None if finished.seat == NOBODY else finished.seat,
                tables=tuple(self.table),
                hands=tuple([tuple(names_of(hand)) for hand in self.hands]),
                hand_points=tuple(held),
                scores=tuple(self.sheet[-1]),
                totals=tuple(self.totals),
            )
        )

    def next_round(self) -> None:
        """The deal passes to the left."""
        self.round += 1
        self.dealer = (self.dealer + 1) % self.players
        self.deal()

    # End of the match

    def ended(self) -> Outcome | None:
        """Whether the match is over now that a round has been counted (R500-57 to R500-62)."""
        options = self.options
        rounds = len(self.sheet)
        best = max(self.totals)
        if options.mode == "first_to_target":
            due = best >= options.target_score
            reason = "target_reached"
        else:
            due = rounds >= options.rounds
            reason = "rounds_played"
        if due and options.tie_break == "extra_round" and self.totals.count(best) > 1:
            due = False
        if not due:
            if rounds < LAST_ROUND:
                return None
            reason = "last_round"
        return Outcome(ranks_by(self.totals, lowest_wins=False), tuple(self.totals), reason)

    def balances(self) -> list[int]:
        """Every two players settle the difference of their totals (R500-63)."""
        all_totals = sum(self.totals)
        return [self.players * total - all_totals for total in self.totals]

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[Rummy500View]:
        """What each of them may see (project.py)."""
        return project.views(self, viewers)

    def appraisal_for(self, seat: int, action: Rummy500Action) -> Rummy500Appraisal | None:
        """What cards could become, in any order, and what an action would bring (engine/appraising.py)."""
        return appraising.appraise(self, seat, action)

    def world_for(self, seat: int | None, chance: Chance) -> "Rummy500State":
        """Shuffle and deal what the seat cannot know: the stock, and the other hands but for cards taken openly."""
        world = self.copy()
        hidden = self.stock[:]
        for other in range(self.players):
            if other != seat:
                known = self.known[other]
                hidden.extend([card for card in self.hands[other] if card not in known])
        hidden.sort()
        chance.shuffle(hidden)
        for other in range(self.players):
            if other != seat:
                first = len(hidden) - (len(self.hands[other]) - len(self.known[other]))
                world.hands[other] = sorted(self.known[other] + hidden[first:])
                del hidden[first:]
        world.stock = hidden
        return world

    def copy(self) -> "Rummy500State":
        """The same moment, without listeners."""
        twin = Rummy500State(self.options, self.chance.copy())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Rummy500State") -> None:
        """Copy everything into a fresh state; immutable parts (combinations, score lines) are shared."""
        self.copy_shared(twin)
        twin.round = self.round
        twin.dealer = self.dealer
        twin.seat = self.seat
        twin.drawn = self.drawn
        twin.barred = self.barred
        twin.took_freely = self.took_freely
        twin.has_laid = self.has_laid
        twin.idle_turns = self.idle_turns
        twin.moves = self.moves
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.stock = self.stock[:]
        twin.row = self.row[:]
        twin.melds = self.melds[:]
        twin.table = self.table[:]
        twin.sheet = self.sheet[:]
        twin.totals = self.totals
        twin.finished = self.finished

    def resume(self, position: Rummy500Position) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the table (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)

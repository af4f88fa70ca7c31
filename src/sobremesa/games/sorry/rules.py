"""The rules of Sorry!, in the order of the leaflet: setting up, the turn, the end of the game, scoring, the match.

What a card may be used for, and what it does to the pawns on the board, is in engine/plays.py.

Where we go beyond the leaflet (all of it is in the rules file): its text breaks off before slides, safety zones and the
wording of the cards, so these are the classic four-pawn game's; the draw pile lies face up, as the leaflet says.

Inside, pawns, cards, places and squares are ints (pieces.py); actions, events and views use the players' words.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.refused import Refused
from sobremesa.games.sorry import checks, faults, legal, project, schema
from sobremesa.games.sorry import position as positions
from sobremesa.games.sorry.engine.plays import BoardState, Seating
from sobremesa.games.sorry.pieces import DECK, EXIT, HAND_SIZE, NO_CARD, NOBODY, PAWNS_OF_A_COLOUR, RANK_OF, RANKS, TWO
from sobremesa.games.sorry.position import SorryPosition
from sobremesa.games.sorry.schema import Discard, Pass, SorryAction, SorryAppraisal, SorryOptions, SorryView

POINTS_FOR_A_PAWN: Final = 5


class SorryState(BoardState):
    """One match of Sorry!."""

    position_type: ClassVar[Any] = SorryPosition

    def __init__(self, options: SorryOptions, chance: Chance, seating: Seating | None = None) -> None:
        super().__init__(Seating(options) if seating is None else seating, chance)
        self.options: Final = options

        self.game = 0
        self.decisions = 0
        """Made in the whole match, so that every question has a number of its own."""
        self.seat = 0
        """Whose turn it is."""
        self.again = False
        """Whether this card, or this play, follows a 2 in the same turn."""
        self.card = NO_CARD
        """The card that has to be used, which lies on the discards already; in the scored game there is none."""

        self.pile: list[int] = []
        """The draw pile; its top card is the last."""
        self.discards: list[int] = []
        self.hands: list[list[int]] = []
        """In the scored game, the cards of each seat in the order of their ranks."""
        self.known: list[list[int]] = []
        """For each seat and rank, how many of its cards everybody has seen it draw."""
        self.pile_is_known = False
        """scored, face up: whether everybody knows which cards are in the pile, for all of them were discarded before
        and each that left it was seen. So what nobody saw is in the hands."""

        self.sheet: list[list[int]] = []
        """What each finished game brought, by seat: points, or games won."""
        self.totals: list[int] = []
        self.finished_by = NOBODY
        """The seat that won the game last finished, with the pawns HOME and the hands it ended with, by seat."""
        self.finished_home: list[int] = []
        self.finished_hands: list[list[int]] = []

    # Setup

    def start(self) -> None:
        """Settle who begins, then set up the first game (SORRY-4)."""
        self.totals = [0] * self.players
        first = self.options.first_player
        if first == "random":
            self.set_up(self.chance.below(self.players))
        else:
            self.set_up(self.options.colours.index(first))

    def set_up(self, first: int) -> None:
        """A new game: pawns on START, a new shuffle; in the scored game also a pawn out, and hands (SORRY-1 to 8)."""
        self.game += 1
        self.information_count += 1
        self.clear_board()
        self.pile_is_known = False
        self.pile = DECK[:]
        self.discards = []
        self.card = NO_CARD
        self.chance.shuffle(self.pile)
        if self.seating.scored:
            for colour in self.seating.colours:
                self.put(colour * PAWNS_OF_A_COLOUR, EXIT)
            self.deal_hands(first)
        if self.events is not None:
            self.tell_deal(first)
        self.begin_turn(first, False)

    def deal_hands(self, first: int) -> None:
        """Five cards for everybody, one at a time, clockwise from the first player (SORRY-8)."""
        self.hands = [[] for _ in range(self.players)]
        self.known = [[0] * len(RANKS) for _ in range(self.players)]
        for _ in range(HAND_SIZE):
            for place in range(self.players):
                self.hands[(first + place) % self.players].append(self.pile.pop())
        for hand in self.hands:
            hand.sort()

    def tell_deal(self, first: int) -> None:
        """Everybody sees the pile, each seat its own hand."""
        self.tell(schema.Began(self.game, first, len(self.pile), project.top_card(self)))
        for seat in range(len(self.hands)):
            self.tell(schema.Hand(tuple([RANKS[rank] for rank in self.hands[seat]])), only=seat)

    # The turn

    def begin_turn(self, seat: int, again: bool) -> None:
        """A player's turn begins, or goes on after a 2 (SORRY-9, SORRY-15)."""
        self.seat = seat
        self.again = again
        self.to_act = self.seating.turns[seat]
        if not self.seating.scored:
            self.turn_up()

    def turn_up(self) -> None:
        """Put the top card of the draw pile on the discards: it is the card to be used (SORRY-10)."""
        self.card = self.take_top_card()
        self.discards.append(self.card)
        if self.events is not None:
            top = project.top_card(self)
            self.tell(schema.TurnedUp(self.seat, RANKS[self.card], len(self.pile), top, self.again))

    def take_top_card(self) -> int:
        """The top card; if the pile is empty, the discards are shuffled first (SORRY-16)."""
        self.information_count += 1
        if not self.pile:
            self.pile = self.discards
            self.pile_is_known = self.seating.scored and self.seating.face_up
            self.discards = []
            self.chance.shuffle(self.pile)
            if self.events is not None:
                self.tell(schema.Reshuffled(len(self.pile), project.top_card(self)))
        return self.pile.pop()

    def draw(self, seat: int) -> None:
        """scored: take the top card into the hand; from a face-up pile everybody sees which (SORRY-67, SORRY-74)."""
        rank = self.take_top_card()
        hand = self.hands[seat]
        hand.append(rank)
        hand.sort()
        if self.seating.face_up:
            self.known[seat][rank] += 1
        if self.events is not None:
            left, top = len(self.pile), project.top_card(self)
            drew = schema.Drew(seat, RANKS[rank], left, top)
            if self.seating.face_up:
                self.tell(drew)
            else:
                self.tell(drew, only=seat, others=schema.Drew(seat, None, left, top))

    def lay_down(self, seat: int, rank: int) -> None:
        """scored: put a card of the hand on the discards; of like cards a known one goes first."""
        self.hands[seat].remove(rank)
        self.discards.append(rank)
        known = self.known[seat]
        if known[rank] > 0:
            known[rank] -= 1

    def decision_id_for(self, seat: int) -> int:
        """Every decision of the match has its own."""
        return self.decisions

    def side(self, seat: int) -> int:
        """Partners sit opposite each other."""
        return seat & 1 if self.seating.partners else seat

    @property
    def phase(self) -> str:
        """`turn` or `match_over`."""
        return "turn" if self.outcome is None else "match_over"

    @property
    def hands_played(self) -> int:
        """The games on the score sheet."""
        return len(self.sheet)

    # Acting

    def actions_for(self, seat: int) -> list[SorryAction]:
        """Every use of a card, and to pass or discard where none has to be used (legal.py)."""
        return legal.actions(self, seat)

    def check_rules(self, seat: int, action: SorryAction) -> None:
        """The checks of the rules file, 9 to 29 (checks.py)."""
        checks.check(self, seat, action)

    def apply(self, seat: int, action: SorryAction, at: int = 0) -> None:
        """Settle a card; then the turn goes on, or the next begins, or the game is over."""
        self.decisions += 1
        rank = self.card
        if isinstance(action, Pass):
            if self.events is not None:
                self.tell(schema.Passed(seat, RANKS[rank]))
            self.go_on(rank)
            return
        if self.seating.scored:
            rank = RANK_OF[action.card]
            self.lay_down(seat, rank)
            if isinstance(action, Discard):
                self.lose_turn(seat, rank)
                return
        if self.events is not None:
            self.journeys = []
        before = self.places[:] if self.journeys is not None else self.places
        self.use(action)
        if self.journeys is not None:
            way, journeys = checks.way_of(action), tuple(self.journeys)
            self.tell(schema.Moved(seat, RANKS[rank], way, journeys, project.moved_from(self, before)))
            self.journeys = None
        if self.is_home(seat):
            self.end_game(seat)
            return
        if self.seating.scored:
            self.draw(seat)
        self.go_on(rank)

    def go_on(self, rank: int) -> None:
        """After a 2 the same player goes on, else the next one on the left (SORRY-14, SORRY-15, SORRY-72)."""
        if rank == TWO and self.seating.play_again:
            self.begin_turn(self.seat, True)
        else:
            self.begin_turn((self.seat + 1) % self.players, False)

    def lose_turn(self, seat: int, rank: int) -> None:
        """scored: a card was thrown away unused; draw one, and the turn is over, after a 2 as well (SORRY-70, 73)."""
        if self.events is not None:
            self.tell(schema.Discarded(seat, RANKS[rank]))
        self.draw(seat)
        self.begin_turn((seat + 1) % self.players, False)

    # End of the game

    def end_game(self, seat: int) -> None:
        """The game ends at once and hands are laid open; the match ends or its winner begins another (SORRY-5, 77)."""
        seats = range(self.players)
        self.information_count += len(self.hands)
        self.pile_is_known = False
        self.finished_by = seat
        self.finished_home = [self.home[colour] for colour in self.seating.colours]
        self.finished_hands = self.hands
        scores = self.scores()
        self.sheet.append(scores)
        self.totals = [self.totals[other] + scores[other] for other in seats]
        self.to_act = ()
        self.outcome = self.ended()
        if self.events is not None:
            self.tell(project.game_over(self))
            if self.outcome is not None:
                outcome = self.outcome
                self.tell(schema.MatchOver(outcome.ranks, outcome.totals, outcome.reason))
        if self.outcome is None:
            self.set_up(seat)

    # Scoring, of the game last finished

    def scores(self) -> list[int]:
        """What each seat gets: points, or a game won for everybody in the team (SORRY-79 to SORRY-82)."""
        winner = self.finished_by
        if not self.seating.scored:
            return [int(self.side(seat) == self.side(winner)) for seat in range(self.players)]
        scores = [self.points_for_pawns(seat) for seat in range(self.players)]
        scores[winner] += self.points_for_opponents() + self.tier()
        return scores

    def points_for_pawns(self, seat: int) -> int:
        """For the own pawns HOME (SORRY-80)."""
        return POINTS_FOR_A_PAWN * self.finished_home[seat]

    def points_for_opponents(self) -> int:
        """The winner's, for opponents' pawns that are not HOME (SORRY-81)."""
        return POINTS_FOR_A_PAWN * (self.players * PAWNS_OF_A_COLOUR - sum(self.finished_home))

    def tier(self) -> int:
        """The winner's bonus: the fewer pawns even the best opponent has HOME, the higher (SORRY-82)."""
        others = [self.finished_home[seat] for seat in range(self.players) if seat != self.finished_by]
        return self.seating.tiers[max(others)]

    # End of the match

    def ended(self) -> Outcome | None:
        """Whether the match is over now that a game has been scored (SORRY-83 to SORRY-87)."""
        totals = self.totals
        target = self.options.match_target
        if target > 0:
            highest = max(totals)
            over = highest >= target and totals.count(highest) == 1
            reason = "target_reached"
        else:
            over = len(self.sheet) == self.options.match_games
            reason = "game_won" if self.options.match_games == 1 else "games_played"
        if not over:
            return None
        return Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), reason)

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[SorryView]:
        """What each of them may see (project.py)."""
        return project.views(self, viewers)

    def appraisal_for(self, seat: int, action: SorryAction) -> SorryAppraisal | None:
        """What a legal play would do; nothing is said of one that is refused."""
        try:
            self.check(seat, action)
        except Refused:
            return None
        trial = self.copy()
        trial.journeys = []
        trial.use(action)
        return SorryAppraisal(trial.journeys, trial.is_home(seat))

    def world_for(self, seat: int | None, chance: Chance) -> "SorryState":
        """Deal anew what the seat cannot place: the pile under its visible top card, and what others hold unseen.

        After a reshuffle of a face-up pile these two do not mix. When the match is over the hands lie open.
        """
        world = self.copy()
        top = len(self.pile) - 1 if self.pile and self.seating.face_up else len(self.pile)
        under = self.pile[:top]
        hidden: list[int] = []
        secret = [other for other in range(len(self.hands)) if other != seat and self.outcome is None]
        for other in secret:
            hidden += self.unseen_of(other)
        if self.pile_is_known:
            under.sort()
            chance.shuffle(under)
        else:
            hidden += under
            under = []
        hidden.sort()
        chance.shuffle(hidden)
        for other in secret:
            first = len(hidden) - len(self.hands[other]) + sum(self.known[other])
            world.hands[other] = sorted(cards_of(self.known[other]) + hidden[first:])
            del hidden[first:]
        world.pile = under + hidden + self.pile[top:]
        return world

    def unseen_of(self, seat: int) -> list[int]:
        """The cards of a hand that nobody saw its owner draw; of like cards it does not matter which."""
        unseen = self.hands[seat][:]
        for rank in cards_of(self.known[seat]):
            unseen.remove(rank)
        return unseen

    def copy(self) -> "SorryState":
        """The same moment, without listeners."""
        twin = SorryState(self.options, self.chance.copy(), self.seating)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "SorryState") -> None:
        """Lay out the same moment on an empty table; lists that are never changed once they are filled are shared."""
        self.copy_shared(twin)
        twin.game = self.game
        twin.decisions = self.decisions
        twin.seat = self.seat
        twin.again = self.again
        twin.card = self.card
        twin.places = self.places[:]
        twin.squares = self.squares[:]
        twin.home = self.home[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [ranks[:] for ranks in self.known]
        twin.pile_is_known = self.pile_is_known
        twin.sheet = self.sheet[:]
        twin.totals = self.totals
        twin.finished_by = self.finished_by
        twin.finished_home = self.finished_home
        twin.finished_hands = self.finished_hands

    def resume(self, position: SorryPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the table (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)


def cards_of(counts: list[int]) -> list[int]:
    """So many cards of each rank, in the order of the ranks."""
    cards: list[int] = []
    for rank in range(len(counts)):
        cards += [rank] * counts[rank]
    return cards

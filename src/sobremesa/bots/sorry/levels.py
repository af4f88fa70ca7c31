"""Three players of Sorry!, who look at nothing but what their seat knows.

Easy goes forward and likes to bump. Medium judges the board as each play would leave it: how far everybody has come,
and what may be sent back before its turn comes again. Hard judges more finely, and before it decides it deals the
unseen cards in several ways, tries every good play in the same worlds and lets everybody answer.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.chance import Chance
from sobremesa.games.sorry.pieces import (
    COPIES,
    DECK,
    DIAMOND,
    ELEVEN,
    ENTRY,
    EXIT,
    FOUR,
    HAND_SIZE,
    HOME,
    NO_CARD,
    ONE,
    PAWNS_OF_A_COLOUR,
    PLACE_ON,
    PLACES,
    RANK_OF,
    RANKS,
    SEVEN,
    SLIDES_TO,
    SORRY,
    SQUARE_AT,
    START,
    STEPS,
    TEN,
    TRACK,
    TWO,
    landing,
)
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Pass, SorryAction

EASY_MOOD: Final = 12
EASY_BUMP: Final = 8
"""What a beginner gives for a bump, in squares."""

MEDIUM_MOOD: Final = 0.03
"""As a part of the chance to win: differences as small as this are not always seen."""
MOODS: Final = 16

WORLDS: Final = 24
TURNS: Final = 4
"""So many decisions are played out in each world before it is judged."""
MOST_TRIED: Final = 6
"""Of all plays the search tries those that look best at once."""

SPREAD: Final = 40.0
"""The lead in points that makes a player e times as likely to win a scored match as another, while it goes on."""

A_WHOLE_WAY: Final = 0.7
"""What a pawn's way round the track adds to the odds of winning, as a logarithm."""
TEMPO: Final = 0.05
"""What it is worth to be next, in the same measure."""
POINT: Final = 0.001
"""What a point of lead is worth beside the chance to win, in the scored game."""
WON: Final = 2.0
"""More than any chance to win."""


# Which cards hit what


SPLIT: Final = 1 << len(RANKS)
"""In a set of ranks, which has a bit for each: a part of a 7."""
WHOLE_CARDS: Final = SPLIT - 1
TARGETS: Final = ENTRY + 1


def ways_to_hit() -> list[int]:
    """For a pawn's place and every place of the track, as its colour counts them: the ranks that hit what is there."""
    ways = [0] * (PLACES * TARGETS)
    ways[START * TARGETS + EXIT] = 1 << ONE | 1 << TWO
    for place in range(DIAMOND, HOME):
        for rank in range(SORRY):
            sweep(ways, place, STEPS[rank], 1 << rank)
        sweep(ways, place, -1, 1 << TEN)
        for steps in range(1, STEPS[SEVEN]):
            sweep(ways, place, steps, SPLIT)
    return ways


def sweep(ways: list[int], place: int, steps: int, ranks: int) -> None:
    """Note what a move hits: where it lands, and whatever is on the slide."""
    landed = landing(place, steps)
    if landed <= ENTRY:
        for target in range(landed, SLIDES_TO[landed] + 1):
            ways[place * TARGETS + target] |= ranks


def odds_of_ranks() -> list[float]:
    """For every set of ranks, the chance that a card of the whole deck is one of them."""
    odds = [0.0]
    for rank in range(len(RANKS)):
        odds += [others + COPIES[rank] / len(DECK) for others in odds]
    seven = 1 << SEVEN
    return odds + [odds[ranks | seven] for ranks in range(SPLIT)]


WAYS: Final[list[int]] = ways_to_hit()
"""By place × TARGETS + target."""
ODDS: Final[list[float]] = odds_of_ranks()
ODDS_IN_HAND: Final[list[float]] = [1 - (1 - odds) ** HAND_SIZE for odds in ODDS]
"""The chance that a hand has one of the ranks."""


# What things are worth


class Weights:
    """What a player thinks of places, dangers and cards. The unit is a pawn's way round the track.

    `out`: to have left START. `curve`: 1 where every square counts the same, more where the last ones count most.
    `short_cut`: to stand where a 4 leads back behind the entry. `safe`: to be in the safety zone. `end`: the way from
    its first square to HOME. Then the fear of being hit before one's next turn, after it, and by a Sorry!; and in the
    scored game what it is worth to keep a card.
    """

    def __init__(
        self,
        out: float,
        curve: float,
        short_cut: float,
        safe: float,
        end: float,
        before: float,
        after: float,
        sorry: float,
    ) -> None:
        self.worth: Final[list[float]] = [0.0] * PLACES
        for place in range(DIAMOND, PLACES):
            worth = out + 1 + safe + end * (place - ENTRY) / (HOME - ENTRY)
            if place <= ENTRY:
                worth = out + ((place - DIAMOND) / (ENTRY - DIAMOND)) ** curve
            if landing(place, STEPS[FOUR]) > place:
                worth += short_cut
            self.worth[place] = A_WHOLE_WAY * worth
        self.before: Final = before
        self.after: Final = after
        self.sorry: Final = sorry


# Found by letting players with different weights play each other (docs/bots.md).
PLAIN: Final = Weights(0.45, 1.0, 0.15, 0.25, 0.25, 0.7, 0.2, 0.7)
PLAIN_SCORED: Final = Weights(0.3, 1.0, 0.15, 0.3, 0.4, 0.3, 0.1, 0.0)
TWO_SIDES: Final = Weights(0.5, 1.6, 0.25, 0.25, 0.6, 0.6, 0.2, 0.9)
MORE_SIDES: Final = Weights(0.2, 2.1, 0.33, 0.25, 0.65, 0.55, 0.1, 0.4)
SCORED: Final = Weights(0.0, 1.75, 0.22, 0.5, 0.65, 0.33, 0.05, 0.0)

KEEP: Final[list[float]] = [0.0] * len(RANKS)
"""What it is worth to have a card in the hand; Sorry! only for those who have pawns in START."""
KEEP[ONE] = 0.12
KEEP[TWO] = 0.32
KEEP[FOUR] = 0.25
KEEP[ELEVEN] = 0.2
KEEP[RANK_OF["12"]] = -0.15
KEEP[SORRY] = 0.28


# Judging


class Judge(Player[SorryState]):
    """Judges boards for one decision, plays what looks best to it, and looks a few turns ahead in a search."""

    def __init__(self, world: SorryState, weights: Weights, mood: float) -> None:
        seating = world.seating
        self.mood: Final = mood
        """By what part its opinion of a play may be off."""
        self.weights: Final = weights
        self.worth: Final = weights.worth
        self.scored: Final = seating.scored
        self.face_up: Final = seating.face_up
        self.sides: Final = 2 if seating.partners else world.players
        self.pawns: Final = seating.pawns[: self.sides]
        self.games: Final = len(world.sheet)
        self.until: Final = world.decisions + TURNS

        # Of the board that is being judged, by side.
        self.first = 0
        """The side that acts next."""
        self.card = NO_CARD
        """What it has to use, where that is known."""
        self.in_start: Final[list[bool]] = [False] * self.sides
        self.usable: Final[list[int]] = [WHOLE_CARDS] * self.sides
        """The ranks it can hit with: a part of a 7 needs another pawn for the rest."""
        self.known: Final[list[int]] = [0] * self.sides
        """The ranks everybody knows it to hold."""
        self.home: list[int] = []
        self.points: list[list[int]] = []
        """For each winner what everybody would get, as long as so many pawns are HOME."""

    # Playing

    def choose(self, world: SorryState, seat: int, chance: Chance) -> SorryAction:
        """The play after which the seat is best off."""
        actions = world.legal_actions(seat)
        best = actions[0]
        if len(actions) == 1:
            return best
        most = -WON
        for action in actions:
            value = self.value_after(world, seat, action)
            if self.mood > 0.0:
                value *= 1 + self.mood * chance.below(MOODS) / MOODS
            if value > most:
                best = action
                most = value
        return best

    def best_plays(self, world: SorryState, seat: int) -> list[SorryAction]:
        """The plays worth trying; if one wins, that one alone."""
        actions = world.legal_actions(seat)
        values = [self.value_after(world, seat, action) for action in actions]
        ranked = sorted(range(len(actions)), key=values.__getitem__, reverse=True)
        if values[ranked[0]] == WON:
            return [actions[ranked[0]]]
        return [actions[number] for number in ranked[:MOST_TRIED]]

    def value_after(self, world: SorryState, seat: int, action: SorryAction) -> float:
        """How good the board is for the seat as the play would leave it, before another card is turned up."""
        places, squares, home = world.places, world.squares, world.home
        world.places, world.squares, world.home = places[:], squares[:], home[:]
        world.use(action)
        value = WON if world.is_home(seat) else self.value_of_board(world, seat, action)
        world.places, world.squares, world.home = places, squares, home
        return value

    def value_of_board(self, world: SorryState, seat: int, action: SorryAction) -> float:
        """How good the board is once the play is made, which card it leaves to the next, and which it takes away."""
        rank = world.card
        if self.scored and not isinstance(action, Pass):
            rank = RANK_OF[action.card]
        again = rank == TWO and world.seating.play_again and not isinstance(action, Discard)
        top = world.pile[-1] if world.pile and self.face_up and not self.scored else NO_CARD
        strengths = self.strengths(world, seat if again else (seat + 1) % world.players, top)
        if self.scored:
            strengths[seat] += self.worth_of_hand(world, seat) - self.worth_of_card(seat, rank)
        return self.value_of(world, seat, strengths)

    # As the search sees it

    def is_far_enough(self, world: SorryState) -> bool:
        """After some turns, or at the end of the game."""
        return world.decisions >= self.until or len(world.sheet) > self.games

    def value(self, world: SorryState, seat: int) -> Value:
        """What the game has brought, or is likely to bring."""
        if len(world.sheet) > self.games:
            won = float(world.side(world.finished_by) == world.side(seat))
            if not self.scored:
                return Value(won, self.squares_ahead(world, seat), won)
            points = lead(world.sheet[-1], seat)
            ended = world.outcome is not None
            win = share_of_win(world, seat) if ended else chance_ahead(world.totals, seat, SPREAD)
            return Value(win, points, won + POINT * points)
        strengths = self.strengths(world, world.seat, world.card)
        if not self.scored:
            chance = self.value_of(world, seat, strengths)
            return Value(chance, self.squares_ahead(world, seat), chance)
        for other in range(self.sides):
            strengths[other] += self.worth_of_hand(world, other)
        chances = chances_by(strengths)
        expected = self.expected_points(world, chances)
        totals = [world.totals[other] + expected[other] for other in range(self.sides)]
        ahead = lead(expected, seat)
        return Value(chance_ahead(totals, seat, SPREAD), ahead, chances[seat] + POINT * ahead)

    def squares_ahead(self, world: SorryState, seat: int) -> float:
        """How many squares more the pawns of the seat's side have gone than those of the others on average."""
        return lead([sum([world.places[pawn] for pawn in pawns]) for pawns in self.pawns], seat % self.sides)

    def value_of(self, world: SorryState, seat: int, strengths: list[float]) -> float:
        """The chance to win; in the scored game also the points that may come of it."""
        chances = chances_by(strengths)
        if not self.scored:
            return chances[seat % self.sides]
        return chances[seat] + POINT * lead(self.expected_points(world, chances), seat)

    def expected_points(self, world: SorryState, chances: list[float]) -> list[float]:
        """What each seat may expect to get from a scored game, from everybody's chance to win it."""
        if self.home != world.home:
            self.home = world.home[:]
            self.points = [points_if_won(world, winner) for winner in range(self.sides)]
        return [
            sum([chances[winner] * self.points[winner][seat] for winner in range(self.sides)])
            for seat in range(self.sides)
        ]

    # How strong everybody is

    def strengths(self, world: SorryState, next_seat: int, card: int) -> list[float]:
        """How far each side has come, less what it may lose; the next seat has to use the card, if it is known."""
        self.look_round(world, next_seat % self.sides, card)
        places = world.places
        strengths = [0.0] * self.sides
        strengths[self.first] = TEMPO
        for side in range(self.sides):
            for pawn in self.pawns[side]:
                place = places[pawn]
                strengths[side] += self.worth[place]
                if START < place <= ENTRY:
                    strengths[side] -= self.worth[place] * self.risk(places, side, pawn)
        if not self.scored:
            for side in range(self.sides):
                if self.in_start[side]:
                    self.fear_sorry(places, side, strengths)
        return strengths

    def look_round(self, world: SorryState, first: int, card: int) -> None:
        """Note who is next, and what each side could do to the others."""
        self.first = first
        self.card = card
        for side in range(self.sides):
            out = 0
            self.in_start[side] = False
            for pawn in self.pawns[side]:
                place = world.places[pawn]
                if place == START:
                    self.in_start[side] = True
                elif place < HOME:
                    out += 1
            self.usable[side] = WHOLE_CARDS if out < 2 else WHOLE_CARDS | SPLIT
            if self.scored:
                self.known[side] = set_of(world.known[side])

    def risk(self, places: list[int], side: int, pawn: int) -> float:
        """The chance that a pawn on the track is hit, as far as it is feared."""
        square = SQUARE_AT[(pawn >> 2) * PLACES + places[pawn]]
        risk = 0.0
        for other in range(self.sides):
            if other != side:
                ranks = 0
                for hitter in self.pawns[other]:
                    ranks |= WAYS[places[hitter] * TARGETS + PLACE_ON[(hitter >> 2) * TRACK + square]]
                ranks &= self.usable[other]
                if ranks != 0:
                    sooner = (other - self.first) % self.sides < (side - self.first) % self.sides
                    risk += self.odds(other, ranks) * (self.weights.before if sooner else self.weights.after)
        return risk

    def odds(self, side: int, ranks: int) -> float:
        """The chance that the side can use one of the ranks in its next turn."""
        if self.scored:
            return 1.0 if ranks & self.known[side] else ODDS_IN_HAND[ranks]
        if side != self.first or self.card == NO_CARD:
            return ODDS[ranks]
        if ranks >> self.card & 1 or (self.card == SEVEN and ranks & SPLIT):
            return 1.0
        return ODDS[ranks] if self.card == TWO else 0.0

    def fear_sorry(self, places: list[int], hitter: int, strengths: list[float]) -> None:
        """A Sorry! goes to the pawn that has come furthest.

        In the scored game somebody nearly always holds one: who feared that would never get anywhere.
        """
        most = 0.0
        victim = hitter
        for side in range(self.sides):
            if side != hitter:
                for pawn in self.pawns[side]:
                    if places[pawn] <= ENTRY and self.worth[places[pawn]] > most:
                        most = self.worth[places[pawn]]
                        victim = side
        strengths[victim] -= most * self.odds(hitter, 1 << SORRY) * self.weights.sorry

    # Hands

    def worth_of_hand(self, world: SorryState, seat: int) -> float:
        """What the cards of a hand are worth together."""
        worth = 0.0
        for rank in world.hands[seat]:
            worth += self.worth_of_card(seat, rank)
        return worth

    def worth_of_card(self, seat: int, rank: int) -> float:
        """What it is worth to have a card in the hand, as the board is."""
        return KEEP[rank] if rank != SORRY or self.in_start[seat] else 0.0


def chances_by(strengths: list[float]) -> list[float]:
    """Each side's chance to win."""
    strongest = max(strengths)
    odds = [exp(strength - strongest) for strength in strengths]
    total = sum(odds)
    return [one / total for one in odds]


def set_of(counts: list[int]) -> int:
    """The ranks of which there are some."""
    ranks = 0
    for rank in range(len(counts)):
        if counts[rank] > 0:
            ranks |= 1 << rank
    return ranks


def points_if_won(world: SorryState, winner: int) -> list[int]:
    """What each seat would get if the winner came HOME now and everybody else's pawns stayed where they are."""
    finished_by, finished_home = world.finished_by, world.finished_home
    world.finished_by = winner
    world.finished_home = [world.home[colour] for colour in world.seating.colours]
    world.finished_home[winner] = PAWNS_OF_A_COLOUR
    points = world.scores()
    world.finished_by, world.finished_home = finished_by, finished_home
    return points


def lead(points: Sequence[float], seat: int) -> float:
    """How many points more the seat has than the others on average."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def plain_weights(world: SorryState) -> Weights:
    """Every square of the way counts the same."""
    return PLAIN_SCORED if world.seating.scored else PLAIN


def fine_weights(world: SorryState) -> Weights:
    """The more opponents, the less a pawn is worth that has still far to go."""
    if world.seating.scored:
        return SCORED
    return TWO_SIDES if world.seating.partners or world.players == 2 else MORE_SIDES


# The three


class Easy:
    """A beginner: goes forward, likes to bump, and does not see what is coming."""

    def choose(self, world: SorryState, seat: int, chance: Chance, seconds: float) -> SorryAction:
        """The play that brings the own pawns furthest, more or less."""
        actions = world.legal_actions(seat)
        best = actions[0]
        most = -1
        for action in actions:
            squares = squares_after(world, seat, action) + chance.below(EASY_MOOD)
            if squares > most:
                best = action
                most = squares
        return best


def squares_after(world: SorryState, seat: int, action: SorryAction) -> int:
    """How far the own pawns come with a play, and something for every opponent in START."""
    tried = world.copy()
    tried.use(action)
    squares = PLACES * PLACES if tried.is_home(seat) else 0
    for pawn in world.seating.pawns[seat]:
        squares += tried.places[pawn]
    for pawn in world.seating.opponents[seat]:
        if tried.places[pawn] == START:
            squares += EASY_BUMP
    return squares


class Medium:
    """Weighs the race and the risk of every play."""

    def choose(self, world: SorryState, seat: int, chance: Chance, seconds: float) -> SorryAction:
        """The play after which it is best off."""
        return Judge(world, plain_weights(world), MEDIUM_MOOD).choose(world, seat, chance)


class Hard(Searcher[SorryState]):
    """Tries what looks good in many imagined worlds."""

    def __init__(self, worlds: int = WORLDS) -> None:
        super().__init__(worlds)

    def candidates(self, world: SorryState, seat: int, chance: Chance, budget: Budget) -> list[SorryAction]:
        """The plays that look best at once."""
        return self.player_for(world, seat).best_plays(world, seat)

    def player_for(self, world: SorryState, seat: int) -> Judge:
        """Everybody plays what looks best, for some turns."""
        return Judge(world, fine_weights(world), 0.0)

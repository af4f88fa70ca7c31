"""Three players of Sumo, who look at nothing but what their seat knows.

Easy sees the table as it is now. Medium reckons with what the others may lay: how many unseen cards lie between a row
and a card, how many places are left, what the row would cost. Hard deals the unseen cards in many ways, lets everybody
play the round to its end (by the learnt policy where there are tables, else by medium's reckoning), and takes what
comes out best.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.search import Player, Searcher
from sobremesa.bots.sumo.imagined import ImaginedRound, quick_row, round_for
from sobremesa.bots.sumo.learnt import LearntPlayer
from sobremesa.bots.sumo.policy import class_of, weights_from
from sobremesa.bots.sumo.reckoner import IMAGINED_MOOD, Reckoner, cost_of_joker
from sobremesa.bots.sumo.tables import TABLES
from sobremesa.core.chance import Chance
from sobremesa.games.sumo.pieces import FULL_ROW, NO_CARD, is_joker, sumos_in
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PLAY_CARD, SumoAction

MEDIUM_MOOD: Final = 0.05
HARD_WORLDS: Final = 500
EASY_DISTANCE: Final = 20
EASY_MOOD: Final = 5

LEARNT: Final = [weights_from(table) for table in TABLES]
"""The weights of each class of player counts; empty where none have been learnt."""


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


class SumoSearcher(Searcher[SumoState]):
    """Tries everything in many imagined worlds, which end with the round.

    `learnt` has the weights of each class of player counts. Without them everybody reckons in the playouts.
    """

    def __init__(self, worlds: int, learnt: list[list[int]] = LEARNT) -> None:
        super().__init__(worlds)
        self.learnt: Final = learnt

    def candidates(self, world: SumoState, seat: int, chance: Chance, budget: Budget) -> list[SumoAction]:
        """Every card or row."""
        return round_for(world, seat).legal_actions(seat)

    def player_for(self, world: SumoState, seat: int) -> Player[SumoState]:
        """The learnt policy, or the hand-made judgement where nothing has been learnt."""
        number = class_of(world.players)
        if number < len(self.learnt):
            return LearntPlayer(world, seat, self.learnt[number])
        return Reckoner(world, seat, 0.0, IMAGINED_MOOD)

    def horizon(self, world: SumoState, seat: int) -> ImaginedRound:
        """The end of the round."""
        return round_for(world, seat)


class Hard(SumoSearcher):
    """The search with the tables of the package."""

    def __init__(self, worlds: int = HARD_WORLDS) -> None:
        super().__init__(worlds)

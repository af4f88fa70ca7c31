"""The three levels of the bot, which look at nothing but what their seat knows.

Easy lays what it happens to see and discards anything, without a thought for the others. Medium judges whole turns
(turns.py): what the pozo would let it lay, which tiles to lay and which to hold; a random error is added, and it does
not mind what the others collect. Hard judges with care: it saves its wild tiles, minds what a discard leaves to the
next player and when to close; and where stock and pozo are close it deals the unseen tiles in many ways, lets everybody
play on for some turns, and takes what comes out best.

No plan is kept from one action of a turn to the next: it is found again, for nothing else has changed.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.burako.judging import Judge
from sobremesa.bots.burako.turns import (
    CAREFUL,
    PLAIN,
    ImaginedHand,
    best_action,
    best_lay,
    hand_for,
    ranked_discards,
    standing,
    worth_of_pozo,
)
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import DRAW, TAKE_POZO, Add, BurakoAction, Discard, Lay

EASY_FORGETS: Final = 2
"""It overlooks one in so many of the melds and additions it could make."""
EASY_TAKES: Final = 4
"""It takes the pozo once in so many turns."""

MEDIUM_NOISE: Final = 60.0
"""The largest random error, in points, in its judgement of the pozo."""
NOISE_STEPS: Final = 1000
MEDIUM_WAVERS: Final = 3
"""It throws any of its so many best discards."""

WORLDS: Final = 12
TURNS_AHEAD: Final = 4
SPREAD: Final = 600.0
"""The lead in points that makes a side e times as likely to win as the other, while the match goes on."""
CLEAR: Final = 60.0
"""Points by which the pozo has to be better or worse to be taken or left without a search."""


class Easy:
    """Lays what it sees and discards without a plan."""

    def choose(self, world: BurakoState, seat: int, chance: Chance, seconds: float) -> BurakoAction:
        """An action for the seat."""
        if not world.has_taken:
            take = world.pozo and not world.is_locked and chance.below(EASY_TAKES) == 0
            return TAKE_POZO if take else DRAW
        actions = world.actions_for(seat)
        lays = [action for action in actions if isinstance(action, (Lay, Add)) and chance.below(EASY_FORGETS) > 0]
        if lays:
            return lays[chance.below(len(lays))]
        discards = [action for action in actions if isinstance(action, Discard)]
        if not discards:
            return actions[chance.below(len(actions))]
        return discards[chance.below(len(discards))]


class Medium:
    """Judges whole turns, without a thought for what the others collect."""

    def choose(self, world: BurakoState, seat: int, chance: Chance, seconds: float) -> BurakoAction:
        """An action for the seat."""
        if not world.has_taken:
            if not world.pozo or world.is_locked:
                return DRAW
            return TAKE_POZO if worth_of_pozo(world, seat, PLAIN) + noise(chance) > 0.0 else DRAW
        actions = world.actions_for(seat)
        judge = Judge(world, seat)
        lay = best_lay(world, seat, judge, actions, PLAIN)
        if lay is not None:
            return lay
        discards = ranked_discards(world, seat, judge, actions, PLAIN)
        return discards[chance.below(min(len(discards), MEDIUM_WAVERS))] if discards else actions[0]


def noise(chance: Chance) -> float:
    """A random error in points, of either sign."""
    return MEDIUM_NOISE * (2.0 * chance.below(NOISE_STEPS) / NOISE_STEPS - 1.0)


class Hard(Searcher[BurakoState]):
    """Judges with care, and searches where it is not clear what to take."""

    def __init__(self, worlds: int = WORLDS) -> None:
        super().__init__(worlds)

    def candidates(self, world: BurakoState, seat: int, chance: Chance, budget: Budget) -> list[BurakoAction]:
        """The best action by judgement; stock and pozo where they are close."""
        if world.has_taken or not world.pozo or world.is_locked:
            return [best_action(world, seat, CAREFUL)]
        worth = worth_of_pozo(world, seat, CAREFUL)
        if abs(worth) > CLEAR:
            return [TAKE_POZO if worth > 0.0 else DRAW]
        return [DRAW, TAKE_POZO]

    def player_for(self, world: BurakoState, seat: int) -> "Companion":
        """Everybody judges with care."""
        return Companion(world)

    def horizon(self, world: BurakoState, seat: int) -> ImaginedHand:
        """Some turns ahead, and at most the end of the hand."""
        return hand_for(world)


class Companion(Player[BurakoState]):
    """Everybody judges with care and does not search; a world is judged some turns ahead."""

    def __init__(self, world: BurakoState) -> None:
        self.played: Final = world.hands_played

    def choose(self, world: BurakoState, seat: int, chance: Chance) -> Action:
        """What the seat does now."""
        return best_action(world, seat, CAREFUL)

    def is_far_enough(self, world: BurakoState) -> bool:
        """At the end of the hand, or when enough turns have been played."""
        assert isinstance(world, ImaginedHand)
        return world.hands_played > self.played or world.turns >= TURNS_AHEAD

    def value(self, world: BurakoState, seat: int) -> Value:
        """By how much the seat's side is ahead."""
        side = world.side(seat)
        totals = [float(total) for total in world.side_totals]
        if world.hands_played == self.played:
            totals = [totals[0] + standing(world, 0), totals[1] + standing(world, 1)]
        ahead = totals[side] - totals[1 - side]
        if world.outcome is not None:
            return Value(share_of_win(world, seat), ahead, ahead)
        return Value(chance_ahead(totals, side, SPREAD), ahead, ahead)

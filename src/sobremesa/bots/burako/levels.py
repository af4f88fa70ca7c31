"""The four levels of the bot, which look at nothing but what their seat knows.

Easy and medium make the mistakes of people. Easy sees the tiles on its rack and little else: it spends wild tiles on
the first meld they complete, overlooks tiles that fit a meld on the table, takes the pozo for its last tile, and throws
what goes with nothing on its rack. Medium judges whole turns (turns.py), but it misjudges the pozo, does not save wild
tiles, and does not mind what the others collect.

Hard and expert search every action of a turn: stock or pozo, the best melds and additions, and the best discards, which
are the ways to lay nothing more. They deal the unseen tiles in many ways, let everybody play on by careful judgement
for some turns, and take what comes out best. Expert tries more of them in more worlds, and plays for the match.

No plan is kept from one action of a turn to the next. In every world the rest of the turn is played by the same
judgement, so the next action continues it unless the search finds a better one.
"""

from math import sqrt
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
    is_poor,
    ranked_discards,
    ranked_lays,
    standing,
    worth_of_pozo,
)
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.tiles import FACES
from sobremesa.games.burako.engine.melds import faces_taken
from sobremesa.games.burako.pieces import CAN_BE_WILD, COLOUR_OF, NUMBERS, VALUES, points_of
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import DRAW, RETURN_TILE, TAKE_POZO, Add, BurakoAction, Discard, Lay

EASY_OVERLOOKS: Final = 2
"""It overlooks one in so many of the tiles that fit a meld on the table."""

MEDIUM_NOISE: Final = 60.0
"""The largest random error, in points, in its judgement of the pozo."""
NOISE_STEPS: Final = 1000
MEDIUM_WAVERS: Final = 3
"""It throws any of its so many best discards."""

WORTH_A_TRY: Final = -60.0
"""Melds and additions that lose more points by judgement are not searched."""
POINTS_A_HAND: Final = 700.0
"""What the better side scores in a hand, on average."""
SPREAD_OF_A_HAND: Final = 260.0
"""The lead in points that makes a side e times as likely to win as the other, with one hand to play."""
MATCH: Final = 1000.0
"""What expert's `worth` counts for the whole match."""


class Easy:
    """Plays by what it sees on its rack."""

    def choose(self, world: BurakoState, seat: int, chance: Chance, seconds: float) -> BurakoAction:
        """An action for the seat."""
        if not world.has_taken:
            return TAKE_POZO if wants_last_tile(world, seat) else DRAW
        actions = world.actions_for(seat)
        seen = [one for one in actions if isinstance(one, Lay) or (isinstance(one, Add) and notices(chance))]
        if seen:
            return most_points(seen)
        discards = [action for action in actions if isinstance(action, Discard)]
        return least_matched(discards, world.racks[seat]) if discards else actions[chance.below(len(actions))]


def notices(chance: Chance) -> bool:
    """Whether easy sees that a tile fits."""
    return chance.below(EASY_OVERLOOKS) > 0


def wants_last_tile(world: BurakoState, seat: int) -> bool:
    """Whether the tile on top of the pozo fits a meld of the side at once, whatever else lies there."""
    if not world.pozo or world.is_locked:
        return False
    face = world.pozo[-1]
    side = world.side(seat)
    return any(meld.side == side and faces_taken(meld, world.meld_rules) >> face & 1 for meld in world.melds)


def most_points(actions: list[Lay | Add]) -> BurakoAction:
    """The one whose meld shows most points, which is often one with a wild tile."""
    best = actions[0]
    most = -1
    for action in actions:
        points = points_of([FACES[name] for name in action.tiles])
        if points > most:
            best = action
            most = points
    return best


def least_matched(discards: list[Discard], rack: list[int]) -> BurakoAction:
    """The tile with the fewest partners on the rack, the most expensive of several; a wild tile only at last."""
    best = discards[0]
    least = (len(rack) + 1, 0)
    for action in discards:
        face = FACES[action.tile]
        partners = len(rack) if CAN_BE_WILD[face] else partners_of(face, rack)
        if (partners, -VALUES[face]) < least:
            best = action
            least = (partners, -VALUES[face])
    return best


def partners_of(face: int, rack: list[int]) -> int:
    """How many other tiles of the rack have its number, or lie next to it in its colour."""
    partners = -1
    for other in rack:
        step = NUMBERS[other] - NUMBERS[face]
        if step == 0 or (COLOUR_OF[other] == COLOUR_OF[face] and step in (-1, 1)):
            partners += 1
    return partners


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
    """Searches every action: the best `lays` melds and additions, the best `discards`, and `turns` turns ahead."""

    def __init__(
        self,
        worlds: int = 24,
        lays: int = 3,
        discards: int = 3,
        turns: int = 6,
        for_match: bool = False,
        proof: float = 0.0,
    ) -> None:
        super().__init__(worlds, proof)
        self.lays: Final = lays
        self.discards: Final = discards
        self.turns: Final = turns
        self.for_match: Final = for_match

    def candidates(self, world: BurakoState, seat: int, chance: Chance, budget: Budget) -> list[BurakoAction]:
        """Stock and pozo, or the best melds, additions and discards; first what judgement alone would do."""
        if not world.has_taken:
            if not world.pozo or world.is_locked:
                return [DRAW]
            return [TAKE_POZO, DRAW] if worth_of_pozo(world, seat, CAREFUL) > 0.0 else [DRAW, TAKE_POZO]
        return self.plays(world, seat)

    def plays(self, world: BurakoState, seat: int) -> list[BurakoAction]:
        """The candidates of a turn that has begun."""
        actions = world.actions_for(seat)
        judge = Judge(world, seat)
        ranked = ranked_lays(world, seat, judge, actions, CAREFUL)
        discards = ranked_discards(world, seat, judge, actions, CAREFUL)
        if not discards:
            return [action for _, action in ranked[: self.lays]]
        found = [action for gain, action in ranked[: self.lays] if gain > 0.0]
        found += discards[: self.discards]
        found += [action for gain, action in ranked[: self.lays] if WORTH_A_TRY < gain <= 0.0]
        if world.may_return:
            found.insert(0 if is_poor(world, seat, judge) else len(found), RETURN_TILE)
        return found

    def player_for(self, world: BurakoState, seat: int) -> "Companion":
        """Everybody judges with care."""
        return Companion(world, self.turns, self.for_match)

    def horizon(self, world: BurakoState, seat: int) -> ImaginedHand:
        """Some turns ahead, and at most the end of the hand."""
        return hand_for(world)


class Expert(Hard):
    """Searches more of the actions in more worlds, and plays for the match."""

    def __init__(self) -> None:
        super().__init__(worlds=64, lays=5, discards=5, turns=6, for_match=True)


class Companion(Player[BurakoState]):
    """Everybody judges with care and does not search; a world is judged some turns ahead."""

    def __init__(self, world: BurakoState, turns: int, for_match: bool) -> None:
        self.played: Final = world.hands_played
        self.turns: Final = turns
        self.for_match: Final = for_match

    def choose(self, world: BurakoState, seat: int, chance: Chance) -> Action:
        """What the seat does now."""
        return best_action(world, seat, CAREFUL)

    def is_far_enough(self, world: BurakoState) -> bool:
        """At the end of the hand, or when enough turns have been played."""
        assert isinstance(world, ImaginedHand)
        return world.hands_played > self.played or world.turns >= self.turns

    def value(self, world: BurakoState, seat: int) -> Value:
        """By how much the seat's side is ahead, and what that is worth for the match."""
        side = world.side(seat)
        totals = [float(total) for total in world.side_totals]
        if world.hands_played == self.played:
            totals = [totals[0] + standing(world, 0), totals[1] + standing(world, 1)]
        ahead = totals[side] - totals[1 - side]
        if world.outcome is not None:
            win = share_of_win(world, seat)
        else:
            win = chance_ahead(totals, side, spread_of(totals, world.options.target))
        return Value(win, ahead, MATCH * win if self.for_match else ahead)


def spread_of(totals: list[float], target: int) -> float:
    """The spread for `chance_ahead`: it grows with the hands that are still to be played, of which one is the least."""
    to_come = (target - max(totals)) / POINTS_A_HAND
    return SPREAD_OF_A_HAND * sqrt(max(to_come, 0.5))

"""How hard and expert play a hand, as playout policies: each answers by rule, without a search."""

from math import sqrt
from typing import Final

from sobremesa.bots.rummy.plays import can_close, closing_play, laid_in, loose_play, most_tiles, smallest_opening
from sobremesa.bots.search import Player, Value, chance_ahead, share_of_win
from sobremesa.core.chance import Chance
from sobremesa.games.rummy.engine.solver import Table, Turn
from sobremesa.games.rummy.legal import play_of
from sobremesa.games.rummy.pieces import rack_points
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS, RummyAction

SPREAD: Final = 40.0
"""The lead in points that makes a player e times as likely to win as another, with one hand to be played."""
WORTH_OF_WIN: Final = 40.0
"""In points, when the match is decided."""

LARGEST_RACK: Final = 20
"""Hard keeps no more tiles than this where it can lay some."""
NEAR_ONE: Final = 3
"""One opponent with so few tiles may close soon: nothing is held back from him any more."""
NEAR_SEVERAL: Final = 8
"""The same for one of several opponents; with 3, hard scored 5 points a hand more than medium with four players."""


class HandPlayer(Player[RummyState]):
    """Plays to the end of the hand."""

    def __init__(self, world: RummyState) -> None:
        self.hands: Final = len(world.sheet)

    def choose(self, world: RummyState, seat: int, chance: Chance) -> RummyAction:
        """Draw, close if that can be done, else what the rule of the player says."""
        turn = world.solver_turn(seat)
        if world.must_draw:
            close = closing_play(turn) if world.may_use_closing_tile else None
            return DRAW if close is None else play_of(close)
        close = closing_play(turn)
        play = self.play(world, seat, turn) if close is None else close
        return PASS if play is None else play_of(play)

    def play(self, world: RummyState, seat: int, turn: Turn) -> Table | None:
        """What is laid in a turn that cannot close; None for a pass."""
        return most_tiles(turn)

    def is_far_enough(self, world: RummyState) -> bool:
        """A playout stops at the end of the hand."""
        return len(world.sheet) > self.hands

    def value(self, world: RummyState, seat: int) -> Value:
        """How many points fewer than the others the seat has scored; the win counts too if the match is over."""
        scores = world.sheet[-1]
        lead = (sum(scores) - scores[seat]) / (world.players - 1) - scores[seat]
        if world.outcome is None:
            hands_left = max(1, world.options.hands - len(world.sheet))
            totals = [-float(total) for total in world.totals]
            return Value(chance_ahead(totals, seat, SPREAD * sqrt(hands_left)), lead, lead)
        win = share_of_win(world, seat)
        return Value(win, lead, lead + WORTH_OF_WIN * win)


class ActivePlayer(HandPlayer):
    """Lays loose tiles at once; keeps complete sets and jokers while nobody is near to closing, and never many."""

    def play(self, world: RummyState, seat: int, turn: Turn) -> Table | None:
        """The smallest opening, loose tiles, or as many as can be laid."""
        if len(world.stock) <= 2 * world.players or is_somebody_near(world, seat):
            return most_tiles(turn)
        if not turn.opened:
            opening = smallest_opening(turn)
            return most_tiles(turn) if opening is None else opening
        loose = loose_play(turn)
        laid = 0 if loose is None else len(laid_in(loose, turn.rack))
        return loose if len(turn.rack) - laid <= LARGEST_RACK else most_tiles(turn)


class PatientPlayer(ActivePlayer):
    """Where patience pays it opens small and then lays nothing until it can close or the stock is gone.

    What lies on the table helps all, and what a player keeps it can lay later just as well.
    """

    def play(self, world: RummyState, seat: int, turn: Turn) -> Table | None:
        """The smallest opening, then nothing; at the end what does not let the other close."""
        if not pays_patience(world, seat):
            return super().play(world, seat, turn)
        if world.players == 2 and not world.stock:
            return self.last_play(world, seat, turn)
        if is_within(world, seat, NEAR_ONE) or (world.players > 2 and len(world.stock) < world.players):
            return most_tiles(turn)
        if turn.opened:
            return None
        opening = smallest_opening(turn)
        return most_tiles(turn) if opening is None else opening

    def last_play(self, world: RummyState, seat: int, turn: Turn) -> Table | None:
        """With the stock gone the seat knows the other rack. Two passes end the hand, and the lighter rack wins it."""
        most = most_tiles(turn)
        if most is None or not lets_other_close(world, seat, most):
            return most
        mine = rack_points(turn.rack)
        his = rack_points(world.racks[1 - seat])
        if mine < his and not lets_other_close(world, seat, turn.table):
            return None
        loose = loose_play(turn)
        if loose is not None and mine - rack_points(laid_in(loose, turn.rack)) < his:
            return most if lets_other_close(world, seat, loose) else loose
        return most


def pays_patience(world: RummyState, seat: int) -> bool:
    """Whether a seat lays nothing after its opening: always against one, else where only the win counts.

    Against several, patience wins more hands, but in those that another closes it costs many points.
    """
    return world.players == 2 or only_winning_counts(world, seat)


def only_winning_counts(world: RummyState, seat: int) -> bool:
    """Whether points do not matter but for being fewest: in the last hand, for a seat that does not lead alone."""
    totals = world.totals
    behind = any(totals[other] <= totals[seat] for other in range(world.players) if other != seat)
    return behind and len(world.sheet) + 1 >= world.options.hands


def is_somebody_near(world: RummyState, seat: int) -> bool:
    """Whether another has so few tiles that he may close soon."""
    return is_within(world, seat, NEAR_ONE if world.players == 2 else NEAR_SEVERAL)


def is_within(world: RummyState, seat: int, tiles: int) -> bool:
    """Whether another has no more than that many tiles."""
    return any(len(world.racks[other]) <= tiles for other in range(world.players) if other != seat)


def lets_other_close(world: RummyState, seat: int, table: Table) -> bool:
    """Whether the other of two can close when this lies on the table and the stock is gone."""
    other = world.solver_turn(1 - seat)
    closing_tile = world.closing_tile if world.closing_use != "unused" else other.closing_tile
    return can_close(
        Turn(
            table,
            other.rack,
            other.opened,
            other.opening_minimum,
            closing_tile,
            pays_from_table=other.pays_from_table,
            trio_locked=other.trio_locked,
        )
    )

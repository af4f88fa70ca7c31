"""The three levels of the bot, which look at nothing but what their seat knows.

Easy lays sets that it sees on its rack and puts single tiles to the sets of the table, and overlooks some. Medium lays
as many tiles as can be laid, but does not think of the closing tile. Hard does, and once it has opened it lays nothing
until it can close or another is about to, for what lies on the table helps all: always against one opponent, against
several where only the win counts, since it is caught with many points at times. For its opening against one, and when
he is about to close, it compares several plays in imagined worlds.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.tiles import NO_TILE
from sobremesa.games.rummy.engine.solver import (
    CLOSE,
    FIRST_JOKER,
    MOST_POINTS,
    MOST_TILES,
    QUICK,
    Table,
    Turn,
    arrange,
    best_play,
    find,
    good_play,
)
from sobremesa.games.rummy.legal import are_apart, different, play_of, sets_from, value_of, with_tile
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS, RummyAction

WORLDS: Final = 8
PROOF: Final = 1.5
"""In standard errors: what another play has to be ahead of the one with most tiles by."""
SPREAD: Final = 40.0
"""The lead in points that makes a player e times as likely to win as another, while the match goes on."""
WORTH_OF_WIN: Final = 40.0
"""In points, when the match is decided."""

ABOUT_TO_CLOSE: Final = 3
"""An opponent with so few tiles may close soon: nothing is held back from him any more."""

LARGE_RACK: Final = 20
"""With more tiles hard is content with a search that need not be complete: whoever holds back has many."""

EASY_OVERLOOKS_SET: Final = 4
"""One in so many."""
EASY_OVERLOOKS_TILE: Final = 2


# A world that ends with the hand


class ImaginedHand(RummyState):
    """A determinised world that stops at the end of the hand."""

    def next_hand(self, at: int) -> None:
        """Nothing more is dealt."""

    def copy(self) -> "ImaginedHand":
        """The same moment; nothing draws on chance any more, so it is shared."""
        twin = ImaginedHand(self.options, self.chance)
        self.copy_to(twin)
        return twin


def hand_for(world: RummyState) -> ImaginedHand:
    """The same moment, in a world that ends with the hand."""
    twin = ImaginedHand(world.options, world.chance)
    world.copy_to(twin)
    return twin


class HoldingPlayer(Player[RummyState]):
    """Lays as much as it can, or nothing while it holds back; the playout policy of the search."""

    def __init__(self, world: RummyState) -> None:
        self.hands: Final = len(world.sheet)

    def choose(self, world: RummyState, seat: int, chance: Chance) -> RummyAction:
        """Draw, then lay what is not held back."""
        if world.must_draw:
            return draw_or_close(world, seat)
        turn = world.solver_turn(seat)
        play = good_play(turn, MOST_TILES)
        if play is None or (holds_back(world, seat) and not all_laid(play, turn.rack)):
            return PASS
        return play_of(play)

    def is_far_enough(self, world: RummyState) -> bool:
        """A playout stops at the end of the hand."""
        return len(world.sheet) > self.hands

    def value(self, world: RummyState, seat: int) -> Value:
        """How many points fewer than the others the seat has scored; the win counts too if the match is over."""
        scores = world.sheet[-1]
        lead = (sum(scores) - scores[seat]) / (world.players - 1) - scores[seat]
        if world.outcome is None:
            return Value(chance_ahead([-float(total) for total in world.totals], seat, SPREAD), lead, lead)
        win = share_of_win(world, seat)
        return Value(win, lead, lead + WORTH_OF_WIN * win)


# The three


class Easy:
    """Lays sets from its rack and single tiles, as far as it does not overlook them."""

    def choose(self, world: RummyState, seat: int, chance: Chance, seconds: float) -> Action:
        """Draw; then all that it sees, or nothing."""
        if world.must_draw:
            return DRAW
        turn = world.solver_turn(seat)
        table = turn.table[:]
        rack = turn.rack[:]
        points = 0
        for one in sorted(sets_from(rack), key=value_of, reverse=True):
            if chance.below(EASY_OVERLOOKS_SET) and all(tile in rack for tile in one[1:]):
                table.append(one)
                points += value_of(one)
                for tile in one[1:]:
                    rack.remove(tile)
        if turn.opened:
            for tile in different(rack):
                if tile < FIRST_JOKER and chance.below(EASY_OVERLOOKS_TILE):
                    table = with_tile_somewhere(table, tile)
        elif points < turn.opening_minimum:
            return PASS
        return PASS if tiles_on(table) == tiles_on(turn.table) else play_of(table)


class Medium:
    """Lays as many tiles as can be laid, every turn."""

    def choose(self, world: RummyState, seat: int, chance: Chance, seconds: float) -> Action:
        """The draw, or the play that leaves fewest tiles on the rack."""
        if world.must_draw:
            return DRAW
        turn = world.solver_turn(seat)
        play = best_of(turn, turn.rack)
        return PASS if play is None else play_of(play)


class Hard(Searcher[RummyState]):
    """Closes, or holds back; else lays most, or against one opponent what is clearly better in imagined worlds."""

    def __init__(self, worlds: int = WORLDS) -> None:
        super().__init__(worlds, PROOF)

    def candidates(self, world: RummyState, seat: int, chance: Chance, budget: Budget) -> list[RummyAction]:
        """A close if there is one, a pass where holding back pays, else the plays to be compared."""
        if world.must_draw:
            return [draw_or_close(world, seat)]
        turn = world.solver_turn(seat)
        close = closing_play(turn)
        if close is not None:
            return [play_of(close)]
        if holds_back(world, seat):
            return [PASS]
        # Against several, playouts of a whole hand differ by luck more than by the play: they made it worse.
        plays = candidate_plays(turn, budget) if world.players == 2 else most_tiles(turn)
        if not plays:
            return [PASS]
        actions: list[RummyAction] = [play_of(play) for play in plays]
        return actions[:1] if world.players > 2 or budget.is_spent else [*actions, PASS]

    def player_for(self, world: RummyState, seat: int) -> HoldingPlayer:
        """Everybody holds back as it does."""
        return HoldingPlayer(world)

    def horizon(self, world: RummyState, seat: int) -> ImaginedHand:
        """The end of the hand."""
        return hand_for(world)


class Adviser:
    """Shows what could be laid: a close, or else as many tiles as can be, whether or not it were wise to."""

    def choose(self, world: RummyState, seat: int, chance: Chance, seconds: float) -> Action:
        """The draw, or the play that lays most."""
        if world.must_draw:
            return draw_or_close(world, seat)
        play = best_play(world.solver_turn(seat), MOST_TILES)
        return PASS if play is None else play_of(play)


def draw_or_close(world: RummyState, seat: int) -> RummyAction:
    """The draw, unless the closing tile closes the hand in its place (RUMMY-43)."""
    play = best_play(world.solver_turn(seat), CLOSE) if world.may_use_closing_tile else None
    return DRAW if play is None else play_of(play)


def holds_back(world: RummyState, seat: int) -> bool:
    """Whether a seat that has opened lays nothing: while nobody is about to close, and where that pays.

    In the last round with a stock there is nothing left to wait for.
    """
    if not world.opened[seat] or len(world.stock) < world.players:
        return False
    if world.players > 2 and not only_winning_counts(world, seat):
        return False
    return all(len(world.racks[other]) > ABOUT_TO_CLOSE for other in range(world.players) if other != seat)


def only_winning_counts(world: RummyState, seat: int) -> bool:
    """Whether points do not matter but for being fewest: in the last hand, for a seat that does not lead alone.

    Against several, holding back wins more hands, but in those that another closes it costs many points.
    """
    totals = world.totals
    behind = any(totals[other] <= totals[seat] for other in range(world.players) if other != seat)
    return behind and len(world.sheet) + 1 >= world.options.hands


# Plays that are compared


def candidate_plays(turn: Turn, budget: Budget) -> list[Table]:
    """The play that lays most, and others that keep something back, as far as there is time; all lay other faces."""
    plays = most_tiles(turn)
    if not plays or budget.is_spent:
        return plays
    add_play(plays, quick_play(turn, turn.rack, MOST_POINTS), turn.rack)
    if turn.rack[-1] >= FIRST_JOKER and not budget.is_spent:
        naturals = [tile for tile in turn.rack if tile < FIRST_JOKER]
        add_play(plays, quick_play(turn, naturals, MOST_TILES), turn.rack)
    if not budget.is_spent:
        own = own_sets(turn.rack)
        others = [tile for tile in turn.rack if not is_in(own, tile)]
        if own:
            add_play(plays, quick_play(turn, others, MOST_TILES), turn.rack)
            if turn.opened:
                add_play(plays, [*turn.table, *own], turn.rack)
    if not turn.opened and not budget.is_spent:
        add_play(plays, smallest_opening(turn), turn.rack)
    return plays


def most_tiles(turn: Turn) -> list[Table]:
    """The play that lays most without the closing tile, if there is one."""
    play = best_of(turn, turn.rack) if len(turn.rack) <= LARGE_RACK else quick_play(turn, turn.rack, MOST_TILES)
    return [] if play is None else [play]


def closing_play(turn: Turn) -> Table | None:
    """A play that closes the hand, without the closing tile or with it."""
    play = quick_play(turn, turn.rack, CLOSE)
    if play is None and turn.closing_tile != NO_TILE:
        play = quick_play(turn, [*turn.rack, turn.closing_tile], CLOSE)
    return play


def quick_play(turn: Turn, rack: list[int], objective: int) -> Table | None:
    """The best play from some tiles that a search finds which need not be complete."""
    found = find(turn, rack, objective, QUICK) if rack else None
    return None if found is None else arrange(turn, found, thorough=False)


def best_of(turn: Turn, rack: list[int]) -> Table | None:
    """The play that lays most of some tiles of the rack; the closing tile stays where it is."""
    return best_play(with_rack(turn, rack), MOST_TILES) if rack else None


def with_rack(turn: Turn, rack: list[int]) -> Turn:
    """The same turn with another rack and without the closing tile."""
    return Turn(
        turn.table,
        rack,
        turn.opened,
        turn.opening_minimum,
        pays_from_table=turn.pays_from_table,
        trio_locked=turn.trio_locked,
    )


def add_play(plays: list[Table], play: Table | None, rack: list[int]) -> None:
    """Note a play if it lays other faces than those that are noted."""
    if play is None:
        return
    faces = [tile >> 1 for tile in laid_in(play, rack)]
    for other in plays:
        if [tile >> 1 for tile in laid_in(other, rack)] == faces:
            return
    plays.append(play)


def own_sets(rack: list[int]) -> list[list[int]]:
    """Sets of number tiles that can be laid from the rack whatever becomes of the table."""
    play = good_play(Turn([], [tile for tile in rack if tile < FIRST_JOKER]), MOST_TILES)
    return [] if play is None else play


def smallest_opening(turn: Turn) -> Table | None:
    """The first exposition of one or two sets that lays fewest tiles and fewest points."""
    sets = sets_from(turn.rack)
    best: Table | None = None
    least = 0
    for first in range(len(sets)):
        for second in range(first + 1):
            opening = [sets[first]] if first == second else [sets[second], sets[first]]
            points = sum([value_of(one) for one in opening])
            if points < turn.opening_minimum or (first != second and not are_apart(sets[first], sets[second])):
                continue
            size = 100 * sum([len(one) for one in opening]) + points
            if best is None or size < least:
                best = opening
                least = size
    return None if best is None else [*turn.table, *best]


def laid_in(play: Table, rack: list[int]) -> list[int]:
    """The tiles of the rack that a play lays."""
    return [tile for tile in rack if is_in(play, tile)]


def all_laid(play: Table, rack: list[int]) -> bool:
    """Whether a play lays the whole rack."""
    return len(laid_in(play, rack)) == len(rack)


def is_in(table: Table, tile: int) -> bool:
    """Whether a tile is in one of the sets."""
    return any(tile in one[1:] for one in table)


def tiles_on(table: Table) -> int:
    """How many tiles a table has."""
    return sum([len(one) - 1 for one in table])


def with_tile_somewhere(table: Table, tile: int) -> Table:
    """The table with a tile put to the first set that takes it; as it is if none does."""
    for place in range(len(table)):
        ways = with_tile(table[place], tile)
        if ways:
            return [*table[:place], *ways[0], *table[place + 1 :]]
    return table

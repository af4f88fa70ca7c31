"""The four levels of the bot, which look at nothing but what their seat knows.

Easy lays sets that it sees on its rack and puts single tiles to the sets of the table, and overlooks some. Medium lays
as many tiles as it sees how to: it overlooks plays that change many sets and does not think of the closing tile. Hard
finds every close and lays its loose tiles at once, but keeps complete sets and jokers back for a while. Expert waits:
what lies on the table helps all, so against one opponent, or where only the win counts, it lays nothing after its
opening until it can close. With the stock gone it compares several plays in imagined worlds.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.rummy.players import ActivePlayer, HandPlayer, PatientPlayer, pays_patience
from sobremesa.bots.rummy.plays import (
    best_of,
    closing_play,
    loose_play,
    most_tiles,
    own_sets,
    tiles_on,
    with_tile_somewhere,
)
from sobremesa.bots.search import Entrant, Searcher, try_all
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.games.rummy.engine.solver import CLOSE, FIRST_JOKER, MOST_TILES, Table, Turn, best_play
from sobremesa.games.rummy.legal import different, play_of, sets_from, value_of
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS, RummyAction

WORLDS: Final = 4
LAST_TILES: Final = 1
"""Expert searches once the stock has no more tiles than this: what came before is decided by rule."""

MEDIUM_SEES: Final = 3
"""Medium overlooks plays that change more sets of the table than this."""

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


# The levels


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
    """Lays as many tiles as it sees how to, every turn."""

    def choose(self, world: RummyState, seat: int, chance: Chance, seconds: float) -> Action:
        """The draw, or the play that leaves fewest tiles on the rack unless it changes too many sets."""
        if world.must_draw:
            return DRAW
        turn = world.solver_turn(seat)
        play = best_of(turn, turn.rack)
        if play is not None and turn.opened and sets_changed(turn.table, play) > MEDIUM_SEES:
            play = simple_play(turn)
        return PASS if play is None else play_of(play)


class Hard(Searcher[RummyState]):
    """Finds every close, lays loose tiles at once, and keeps complete sets and jokers back for a while."""

    def __init__(self, worlds: int = WORLDS) -> None:
        super().__init__(worlds)

    def candidates(self, world: RummyState, seat: int, chance: Chance, budget: Budget) -> list[RummyAction]:
        """What the rule says; nothing is searched."""
        return [self.player_for(world, seat).choose(world, seat, chance)]

    def player_for(self, world: RummyState, seat: int) -> HandPlayer:
        """Everybody plays as it does."""
        return ActivePlayer(world)

    def horizon(self, world: RummyState, seat: int) -> ImaginedHand:
        """The end of the hand."""
        return hand_for(world)


class Expert(Hard):
    """Patient where that pays; with the stock gone it takes what is best in imagined worlds."""

    def candidates(self, world: RummyState, seat: int, chance: Chance, budget: Budget) -> list[RummyAction]:
        """What the rule says, and near the end of the stock other plays and the pass."""
        first = self.player_for(world, seat).choose(world, seat, chance)
        if world.must_draw or len(world.stock) > LAST_TILES or not pays_patience(world, seat):
            return [first]
        turn = world.solver_turn(seat)
        if closing_play(turn) is not None:
            return [first]
        others: list[RummyAction] = [PASS]
        others.extend([play_of(play) for play in last_plays(turn, budget)])
        return [first, *[action for action in others if action != first]]

    def run(self, world: RummyState, seat: int, race: list[Entrant], chance: Chance, until: float) -> None:
        """With the stock gone the seat knows the only other rack, so all worlds are the same one."""
        if world.players == 2 and not world.stock:
            try_all(self.horizon(world, seat), seat, race, self.player_for(world, seat), chance, until)
        else:
            super().run(world, seat, race, chance, until)

    def player_for(self, world: RummyState, seat: int) -> HandPlayer:
        """Everybody is patient."""
        return PatientPlayer(world)


class Adviser:
    """Shows what could be laid: a close, or else as many tiles as can be, whether or not it were wise to."""

    def choose(self, world: RummyState, seat: int, chance: Chance, seconds: float) -> Action:
        """The draw, or the play that lays most."""
        turn = world.solver_turn(seat)
        if world.must_draw:
            close = best_play(turn, CLOSE) if world.may_use_closing_tile else None
            return DRAW if close is None else play_of(close)
        play = best_play(turn, MOST_TILES)
        return PASS if play is None else play_of(play)


def last_plays(turn: Turn, budget: Budget) -> list[Table]:
    """Plays to end a hand with, as far as there is time: most tiles, the loose ones, complete sets alone."""
    plays: list[Table | None] = [most_tiles(turn)]
    if turn.opened and not budget.is_spent:
        own = own_sets(turn.rack)
        plays.extend([loose_play(turn), [*turn.table, *own] if own else None])
    return [play for play in plays if play is not None]


# What medium sees


def sets_changed(table: Table, play: Table) -> int:
    """How many sets of the table a play does not leave as they are or only lengthens."""
    return sum([not any(is_part(one, other) for other in play) for one in table])


def is_part(one: list[int], other: list[int]) -> bool:
    """Whether a set lies in another, as a whole."""
    return one[0] == other[0] and all(tile in other[1:] for tile in one[1:])


def simple_play(turn: Turn) -> Table | None:
    """Complete sets of the rack, and single tiles put to sets of the table."""
    own = own_sets(turn.rack)
    table = [*turn.table, *own]
    for tile in different([tile for tile in turn.rack if not any(tile in one[1:] for one in own)]):
        if tile < FIRST_JOKER:
            table = with_tile_somewhere(table, tile)
    return None if tiles_on(table) == tiles_on(turn.table) else table

"""Plays that the bots choose from: closes, loose tiles, openings, and as many tiles as can be laid."""

from sobremesa.core.tiles import NO_TILE
from sobremesa.games.rummy.engine.solver import (
    CLOSE,
    FIRST_JOKER,
    MOST_TILES,
    QUICK,
    Found,
    Table,
    Turn,
    arrange,
    best_play,
    find,
    good_play,
)
from sobremesa.games.rummy.legal import are_apart, sets_from, value_of, with_tile


def closing_play(turn: Turn) -> Table | None:
    """A play that closes the hand, without the closing tile or with it; the look for it is complete."""
    found = find_close(turn)
    return None if found is None else arrange(turn, found, thorough=False)


def can_close(turn: Turn) -> bool:
    """Whether there is a play that closes the hand."""
    return find_close(turn) is not None


def find_close(turn: Turn) -> Found | None:
    """The close without the closing tile, if there is one, else the one with it."""
    found = None if turn.must_use_closing else find(turn, turn.rack, CLOSE)
    if found is None and turn.closing_tile != NO_TILE:
        found = find(turn, [*turn.rack, turn.closing_tile], CLOSE)
    return found


def most_tiles(turn: Turn) -> Table | None:
    """A play that lays about as many tiles as can be laid, without the closing tile."""
    return quick_play(turn, turn.rack, MOST_TILES)


def loose_play(turn: Turn) -> Table | None:
    """A play that lays tiles which belong to no complete set of the rack; complete sets and jokers stay there."""
    own = own_sets(turn.rack)
    return quick_play(turn, [tile for tile in turn.rack if tile < FIRST_JOKER and not is_in(own, tile)], MOST_TILES)


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

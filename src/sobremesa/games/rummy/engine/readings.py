"""What a handful of tiles could be meant to be, in whatever order they lie: a run, a group, or the beginning of one."""

from typing import Final

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.tiles import COLOUR, NUMBER, NUMBER_COUNT
from sobremesa.games.rummy.engine.sets import group_number, why_invalid
from sobremesa.games.rummy.pieces import LARGEST_GROUP, LONGEST_RUN
from sobremesa.games.rummy.schema import Kind


class Reading:
    """One way to read some tiles as a set: its kind, and its tiles in order."""

    def __init__(self, is_run: bool, tiles: list[int]) -> None:
        self.is_run: Final = is_run
        self.tiles: Final = tiles


def readings(is_run: bool, tiles: list[int]) -> list[Reading]:
    """Every set these different tiles can be: as they lie, if that is one; then the kind that was said; then others.

    Of runs that differ in where a joker is, the one that moves the tiles least comes first, then the higher one.
    """
    runs = [Reading(True, order) for order in runs_of(tiles)]
    runs.sort(key=lambda reading: displacement(tiles, reading.tiles))
    groups = [Reading(False, tiles)] if why_invalid(False, tiles) is None else []
    others = runs + groups if is_run else groups + runs
    if why_invalid(is_run, tiles) is not None:
        return others
    sent = Reading(is_run, tiles)
    return [sent, *(one for one in others if one.is_run != is_run or not same_places(one, sent))]


def same_places(one: Reading, other: Reading) -> bool:
    """Whether two readings of the same tiles, of the same kind, are the same set; jokers are alike."""
    return not one.is_run or [tile >> 1 for tile in one.tiles] == [tile >> 1 for tile in other.tiles]


def displacement(before: list[int], after: list[int]) -> int:
    """By how many places the tiles have moved in all."""
    return sum([abs(index - before.index(tile)) for index, tile in enumerate(after)])


def runs_of(tiles: list[int]) -> list[list[int]]:
    """All orders in which the tiles are a run, the highest first: jokers in the gaps, those left over outside."""
    naturals, jokers = split(tiles)
    gaps = run_gaps(naturals)
    if len(tiles) > LONGEST_RUN or gaps is None or len(gaps) > len(jokers):
        return []
    inner = with_gaps_filled(naturals, jokers)
    spare = jokers[len(gaps) :]
    low, high = NUMBER[naturals[0]], NUMBER[naturals[-1]]
    found: list[list[int]] = []
    for below in range(len(spare) + 1):
        if low - below >= 1 and high + len(spare) - below <= NUMBER_COUNT:
            order = spare[:below] + inner + spare[below:]
            if why_invalid(True, order) is None:
                found.append(order)
    return found


def split(tiles: list[int]) -> tuple[list[int], list[int]]:
    """The number tiles in ascending order, and the jokers as they lie."""
    naturals = sorted([tile for tile in tiles if tile < FIRST_JOKER])
    return naturals, [tile for tile in tiles if tile >= FIRST_JOKER]


def run_gaps(naturals: list[int]) -> list[int] | None:
    """The faces that are missing between number tiles of one colour; None if they can be in no run together."""
    if not naturals:
        return None
    gaps: list[int] = []
    for index in range(1, len(naturals)):
        before, after = naturals[index - 1], naturals[index]
        if COLOUR[before] != COLOUR[after] or before >> 1 == after >> 1:
            return None
        gaps.extend(range((before >> 1) + 1, after >> 1))
    return gaps


def with_gaps_filled(naturals: list[int], jokers: list[int]) -> list[int]:
    """The number tiles with a joker in each gap, as far as there are any."""
    waiting = jokers[:]
    order = naturals[:1]
    for index in range(1, len(naturals)):
        before, after = naturals[index - 1], naturals[index]
        for _ in range((before >> 1) + 1, after >> 1):
            if waiting:
                order.append(waiting.pop(0))
        order.append(after)
    return order


def could_become(tiles: list[int]) -> list[Kind]:
    """The kinds of set that these tiles could be part of, with others added."""
    naturals, _ = split(tiles)
    kinds: list[Kind] = []
    if len(tiles) <= LONGEST_RUN and (not naturals or run_gaps(naturals) is not None):
        kinds.append("run")
    if len(tiles) <= LARGEST_GROUP and (not naturals or group_number(naturals)):
        kinds.append("group")
    return kinds


def likeliest_code(is_run: bool, tiles: list[int]) -> str | None:
    """Why tiles that can be read as no set are none: by the kind they look like, else by the one that was said."""
    naturals, _ = split(tiles)
    numbers = {NUMBER[tile] for tile in naturals}
    colours = {COLOUR[tile] for tile in naturals}
    if len(numbers) == 1 and len(colours) > 1:
        return why_invalid(False, tiles)
    if len(colours) == 1 and len(numbers) > 1:
        return why_invalid(True, tiles)
    return why_invalid(is_run, tiles)


def tidied(tiles: list[int]) -> list[int]:
    """Tiles that are no set yet, in the order in which they are easily seen to be one or not."""
    naturals, jokers = split(tiles)
    gaps = run_gaps(naturals)
    if gaps is None:
        return tiles
    return with_gaps_filled(naturals, jokers) + jokers[len(gaps) :]

"""Four tiles of four colours whose sum is a multiple of the key number (SUMOKU-101 to -103)."""

from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.pieces import COLOUR, COLOUR_COUNT, COMBINATION, NINE, SIX, VALUE, is_six


def has_combination(tiles: list[int], key: int) -> bool:
    """Whether four of these tiles have four colours and add up to a multiple of the key, sixes read at will.

    (SUMOKU-101.) By colours: which residues can be reached with so many tiles, one of each colour at most.
    """
    residues = [0] * COLOUR_COUNT
    for tile in tiles:
        residues[COLOUR[tile]] |= 1 << VALUE[tile] % key
        if is_six(tile):
            residues[COLOUR[tile]] |= 1 << NINE % key
    reached = [1, 0, 0, 0, 0]
    full = (1 << key) - 1
    for own in residues:
        for count in range(COMBINATION, 0, -1):
            before = reached[count - 1]
            for residue in range(key):
                if own >> residue & 1:
                    reached[count] |= (before << residue | before >> (key - residue)) & full
    return reached[COMBINATION] & 1 == 1


def some_combination(tiles: list[int], key: int, chance: Chance) -> list[int]:
    """Any combination among the tiles, of which there is one."""
    found = tiles[:]
    chance.shuffle(found)
    kept = found[:]
    for tile in found:
        without = [other for other in kept if other != tile]
        if has_combination(without, key):
            kept = without
    return kept


def reading(tiles: list[int], total: int) -> list[int]:
    """The values of tiles read so that they add up to the sum, if there is such a reading; else with sixes as 6."""
    values = [VALUE[tile] for tile in tiles]
    for place in range(len(values)):
        if values[place] == SIX and sum(values) < total:
            values[place] = NINE
    return values if sum(values) == total else [VALUE[tile] for tile in tiles]


def why_wrong(tiles: list[int], total: int) -> str | None:
    """What is wrong with a show (SUMOKU-103); None if it is right."""
    colours = 0
    for tile in tiles:
        colours |= 1 << COLOUR[tile]
    if colours.bit_count() < COMBINATION:
        return "colour_repeat"
    return None if sum(reading(tiles, total)) == total else "wrong_sum"

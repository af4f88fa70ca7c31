"""Random positions of every size: a valid table, a rack, jokers here and there."""

from random import Random

from sobremesa.games.rummy.engine.layout import GROUP, RUN

TILES = range(106)
JOKERS = (104, 105)


def random_table(random: Random, size: int, jokers: int) -> tuple[list[list[int]], list[int]]:
    """Sets of about so many tiles, some of them with jokers, and the number tiles that are left."""
    left = set(range(104))
    table: list[list[int]] = []
    free = list(JOKERS[:jokers])
    tries = 0
    while sum(len(one) - 1 for one in table) < size and tries < 4000:
        tries += 1
        faces = random_faces(random)
        tiles = [next((tile for tile in (2 * face, 2 * face + 1) if tile in left), -1) for face in faces]
        with_jokers = 0
        for at in random.sample(range(len(tiles)), len(tiles)):
            lacks = tiles[at] < 0 or random.random() < 0.25
            if lacks and with_jokers < len(free) and len(tiles) - with_jokers > 1:
                tiles[at] = free[with_jokers]
                with_jokers += 1
        if -1 in tiles:
            continue
        del free[:with_jokers]
        left -= set(tiles)
        is_run = faces[0] % 13 != faces[1] % 13
        table.append([RUN if is_run else GROUP, *tiles])
    return table, sorted(left)


def random_faces(random: Random) -> list[int]:
    if random.random() < 0.5:
        size = random.choice([3, 3, 3, 4, 4, 5, 6, 8])
        colour, start = random.randrange(4), random.randrange(14 - size)
        return [13 * colour + start + at for at in range(size)]
    number = random.randrange(13)
    return [13 * colour + number for colour in random.sample(range(4), random.choice([3, 3, 4]))]


def random_turn(
    random: Random, size: int, rack: int, table_jokers: int, rack_jokers: int
) -> tuple[list[list[int]], list[int], list[int]]:
    """A table, a rack, and the number tiles that are neither. Often the rack can pay for the jokers of the table."""
    table, left = random_table(random, size, table_jokers)
    random.shuffle(left)
    if random.random() < 0.5:
        paying = paying_faces(table)
        left.sort(key=lambda tile: tile >> 1 not in paying)
    on_table = {tile for one in table for tile in one[1:]}
    jokers = [tile for tile in JOKERS if tile not in on_table][:rack_jokers]
    # Another rack and the closing tile have to be something too.
    held = sorted(left[: max(1, min(rack - len(jokers), len(left) - 2))]) + jokers
    return table, held, sorted(set(left) - set(held))


def paying_faces(table: list[list[int]]) -> set[int]:
    """Faces that jokers of the table stand for or may stand for."""
    faces: set[int] = set()
    for kind, *tiles in table:
        if any(tile in JOKERS for tile in tiles):
            at, tile = next((at, tile) for at, tile in enumerate(tiles) if tile not in JOKERS)
            if kind == GROUP:
                faces |= {13 * colour + (tile >> 1) % 13 for colour in range(4)}
            else:
                faces |= {(tile >> 1) - at + place for place, other in enumerate(tiles) if other in JOKERS}
    return faces

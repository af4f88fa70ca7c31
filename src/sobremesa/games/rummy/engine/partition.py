"""Tiles into runs and groups: an exact dynamic programme over the numbers 1 to 13, colour by colour.

Of the numbers done little has to be known: for each colour how many runs end at the last number with one, two, or
three and more tiles, and how many jokers have been used. A run of three or more that can go on does so before another
begins, for that leaves the other choices open. So at a face it is only to be chosen how many of its tiles, and of the
jokers, lie in runs and how many tiles in groups.

A state costs what it leaves on the rack. What each colour will have to leave at least, if groups were free, is a bound
for what is still to come: states that cannot become better than a partition that is known already are dropped. Such
partitions come from passes that keep only the most promising states of each step; the last pass keeps all.
"""

from typing import Final

NUMBERS: Final = 13
COLOURS: Final = 4
FACES: Final = 52

# How runs of one colour end at the last number, the shape: counts of those with one, two, and three or more tiles, as
# digits of a number. Each is at most 4, for no face has more than two tiles and two jokers.
SHAPE_BITS: Final = 7
SHAPE: Final = 127

# A state as one int: the shapes of four colours, jokers used, then of the number at work the tiles in groups and the
# most of one colour among them, then the points of the sets as far as they count.
JOKERS: Final = 28
GROUPED: Final = 30
MOST: Final = 34
POINTS: Final = 36
IN_GROUPS: Final = 63 << GROUPED
BELOW_POINTS: Final = (1 << POINTS) - 1

# What a state will have to cost and its index, as one int that can be ranked.
INDEX_BITS: Final = 22
INDEX: Final = (1 << INDEX_BITS) - 1

# A step at one face as one int: the new shape, jokers in runs, tiles in runs, tiles in groups, then what it costs.
STEP_JOKERS: Final = 7
STEP_RUNS: Final = 9
STEP_GROUPS: Final = 12
STEP_COST: Final = 14

# Costs are counted in units of this many bits. Of partitions that cost the same, one in which fewer tiles go from runs
# to groups or from groups to runs is cheaper by a fraction: it is likely to leave more of the table as it is.
UNIT: Final = 10

IMPOSSIBLE: Final = 1 << 40
WIDTHS: Final[list[int]] = [12, 100, 1000, IMPOSSIBLE]
"""States kept of each step in one pass after the other."""


def can_group(tiles: int, most: int) -> bool:
    """Whether so many tiles, of which at most so many have one colour, can be split into groups of three and four."""
    return tiles == 0 or any(most <= groups and 3 * groups <= tiles <= 4 * groups for groups in range(1, 4))


# By tiles (at most 15) and most of one colour (at most 3).
CAN_GROUP: Final[list[bool]] = [can_group(both >> 2, both & 3) for both in range(64)]


class TilePool:
    """The tiles to be split into sets: those that must be used, and those that may."""

    def __init__(self) -> None:
        self.must: list[int] = [0] * FACES
        self.may: list[int] = [0] * FACES
        self.cost: list[int] = [0] * FACES
        """Of leaving one of those that may be used."""
        self.run_jokers: list[int] = [0] * FACES
        """Jokers that stay in a run, by the face they stand for."""
        self.group_jokers: list[int] = [0] * NUMBERS
        """Jokers that stay in a group, by its number less one."""
        self.jokers_must = 0
        """Others that must be used somewhere."""
        self.jokers_may = 0
        self.joker_cost = 0
        self.in_groups: list[int] = [0] * FACES
        """Tiles of the table that lie in groups now."""
        self.in_runs: list[int] = [0] * FACES
        self.minimum = 0
        """Points that the sets must be worth."""


class Partition:
    """The cheapest way to split a pool that costs less than `bound`; with fewer passes perhaps not the cheapest.

    `cost` is -1 where none was found. Otherwise `in_runs`, `in_groups`, `jokers_in_runs` (by face) and
    `jokers_in_groups` (by number) say where the tiles go.
    """

    def __init__(self, pool: TilePool, bound: int = IMPOSSIBLE, passes: int = len(WIDTHS)) -> None:
        self.pool: Final = pool
        self.jokers: Final = pool.jokers_must + pool.jokers_may
        self.frees: Final = self.jokers + 1
        self.base: Final = 3 + self.jokers + sum(pool.run_jokers)
        self.shapes: Final = self.base * self.base * self.base
        self.steps: list[list[int] | None] = [None] * (FACES * self.shapes * self.frees)
        self.rests: list[int] = [-1] * (FACES * self.shapes * self.frees)
        # The states of a pass: the key, what it costs, what it will have to cost in all, whence it came, and how.
        self.keys: list[int] = []
        self.costs: list[int] = []
        self.leasts: list[int] = []
        self.parents: list[int] = []
        self.choices: list[int] = []
        self.supply: list[int] = []
        self.cost = -1
        self.in_runs: list[int] = [0] * FACES
        self.in_groups: list[int] = [0] * FACES
        self.jokers_in_runs: list[int] = [0] * FACES
        self.jokers_in_groups: list[int] = [0] * NUMBERS
        self.was_narrow = False
        self.note_supply()
        self.find(bound, passes)

    def note_supply(self) -> None:
        """How many tiles a number has for its groups at most."""
        pool = self.pool
        for number in range(NUMBERS):
            tiles = pool.group_jokers[number] + self.jokers
            for colour in range(COLOURS):
                face = NUMBERS * colour + number
                tiles += min(2, pool.must[face] + pool.may[face])
            self.supply.append(tiles)

    def find(self, bound: int, passes: int) -> None:
        """First among few states, then, while some were left out, among more of those that can still be better."""
        least = self.least(0, -1, COLOURS - 1, self.jokers)
        below = min(bound << UNIT, IMPOSSIBLE)
        for number in range(passes):
            if least >= below:
                return
            end = self.sweep(below, WIDTHS[number], least)
            if end >= 0:
                below = self.cost << UNIT
                self.trace(end)
            if not self.was_narrow:
                return

    def sweep(self, bound: int, width: int, least: int) -> int:
        """Go through all numbers; the index of the cheapest end below the bound, or -1."""
        pool = self.pool
        self.was_narrow = False
        self.keys = [0]
        self.costs = [0]
        self.leasts = [least]
        self.parents = [-1]
        self.choices = [0]
        layer: list[int] = [0]
        for number in range(NUMBERS):
            room = 0
            for colour in range(COLOURS):
                face = NUMBERS * colour + number
                room += min(2, pool.must[face] + pool.may[face])
            for colour in range(COLOURS):
                face = NUMBERS * colour + number
                tiles = pool.must[face] + pool.may[face]
                room -= min(2, tiles)
                if tiles or pool.run_jokers[face] or self.jokers:
                    layer = self.by_colour(layer, number, colour, room, bound)
                    if len(layer) > width:
                        layer = self.most_promising(layer, width)
            layer = self.by_groups(layer, number, bound)
            if not layer:
                return -1
        best = -1
        for index in layer:
            key = self.keys[index]
            used = key >> JOKERS & 3
            if used < pool.jokers_must or key >> POINTS < pool.minimum:
                continue
            total = self.costs[index] + (pool.joker_cost * (self.jokers - used) << UNIT)
            if total < bound:
                bound = total
                best = index
        if best >= 0:
            self.cost = bound >> UNIT
        return best

    def most_promising(self, layer: list[int], width: int) -> list[int]:
        """Those states that will have to cost least in all."""
        self.was_narrow = True
        leasts = self.leasts
        ranked = [leasts[index] << INDEX_BITS | index for index in layer]
        ranked.sort()
        return [both & INDEX for both in ranked[:width]]

    def least(self, key: int, number: int, colour: int, free: int) -> int:
        """What all colours together will have to cost, when that colour of that number was the last to be done."""
        total = 0
        for other in range(COLOURS):
            at = number + 1 if other <= colour else number
            total += self.rest(at, other, key >> SHAPE_BITS * other & SHAPE, free)
        return total

    def rest(self, number: int, colour: int, shape: int, free: int) -> int:
        """What a colour will have to cost from that number on, had it all jokers for itself and groups were free."""
        if number == NUMBERS:
            return 0 if shape % (self.base * self.base) == 0 else IMPOSSIBLE
        place = ((number * COLOURS + colour) * self.shapes + shape) * self.frees + free
        known = self.rests[place]
        if known >= 0:
            return known
        best = IMPOSSIBLE
        for step in self.steps_at(NUMBERS * colour + number, number, shape, free):
            cost = step >> STEP_COST
            if cost < best:
                cost += self.rest(number + 1, colour, step & SHAPE, free - (step >> STEP_JOKERS & 3))
                if cost < best:
                    best = cost
        self.rests[place] = best
        return best

    def steps_at(self, face: int, number: int, shape: int, free: int) -> list[int]:
        """All that can be done with the tiles of a face, cheapest first."""
        base = self.base
        place = (face * self.shapes + shape) * self.frees + free
        known = self.steps[place]
        if known is not None:
            return known
        pool = self.pool
        must = pool.must[face]
        tiles = must + pool.may[face]
        fixed = pool.run_jokers[face]
        ones = shape % base
        twos = shape // base % base
        longs = shape // (base * base)
        need = ones + twos
        next_room = 0
        later_room = 0
        if number + 1 < NUMBERS:
            next_room = pool.must[face + 1] + pool.may[face + 1] + pool.run_jokers[face + 1]
        if number + 2 < NUMBERS:
            later_room = pool.must[face + 2] + pool.may[face + 2] + pool.run_jokers[face + 2]
        supply = self.supply[number]
        most_grouped = 0 if supply < 3 else 1 if supply < 6 else 2
        found: list[int] = []
        for placed in range(free + 1):
            left = free - placed
            capacity = next_room + left if number + 1 < NUMBERS else 0
            for tiles_in_runs in range(tiles + 1):
                over = fixed + placed + tiles_in_runs - need
                if over < 0:
                    continue
                extended = min(over, longs)
                started = over - extended
                if started and (number + 2 >= NUMBERS or started > later_room + left):
                    break
                if started + ones > capacity:
                    break
                # Runs that cannot go on are all alike.
                long = min(twos + extended, capacity - started - ones)
                for grouped in range(min(tiles - tiles_in_runs, most_grouped) + 1):
                    left_over = tiles - tiles_in_runs - grouped
                    if tiles_in_runs + grouped < must:
                        continue
                    new_shape = started + base * (ones + base * long)
                    cost = left_over * pool.cost[face] << UNIT
                    cost += max(0, pool.in_runs[face] - tiles_in_runs) + max(0, pool.in_groups[face] - grouped)
                    found.append(
                        cost << STEP_COST
                        | grouped << STEP_GROUPS
                        | tiles_in_runs << STEP_RUNS
                        | placed << STEP_JOKERS
                        | new_shape
                    )
        found.sort()
        self.steps[place] = found
        return found

    def by_colour(self, layer: list[int], number: int, colour: int, room: int, bound: int) -> list[int]:
        """The states after the tiles of one face have found their places; `room` tiles of the number are to come."""
        keys = self.keys
        costs = self.costs
        leasts = self.leasts
        parents = self.parents
        choices = self.choices
        minimum = self.pool.minimum
        face = NUMBERS * colour + number
        fixed = self.pool.run_jokers[face]
        shift = SHAPE_BITS * colour
        clear = ~(SHAPE << shift | IN_GROUPS)
        room += self.pool.group_jokers[number]
        mark = face << 7
        known_states: dict[int, int] = {}
        result: list[int] = []
        for index in layer:
            key = keys[index]
            free = self.jokers - (key >> JOKERS & 3)
            shape = key >> shift & SHAPE
            grouped = key >> GROUPED & 15
            most = key >> MOST & 3
            cost = costs[index]
            others = key & clear
            # What the other colours will cost at least.
            coming = leasts[index] - cost - self.rest(number, colour, shape, free)
            for step in self.steps_at(face, number, shape, free):
                total = cost + (step >> STEP_COST)
                if total + coming >= bound:
                    break
                placed = step >> STEP_JOKERS & 3
                in_groups = step >> STEP_GROUPS & 3
                all_grouped = grouped + in_groups
                if all_grouped and all_grouped + room + free - placed < 3:
                    continue
                least = total + coming + self.rest(number + 1, colour, step & SHAPE, free - placed)
                if least >= bound:
                    continue
                new = (
                    others + (placed << JOKERS)
                    | (step & SHAPE) << shift
                    | all_grouped << GROUPED
                    | max(most, in_groups) << MOST
                )
                if placed:
                    # The other colours have fewer jokers now.
                    least = total + self.least(new, number, colour, free - placed)
                    if least >= bound:
                        continue
                if minimum:
                    points = (key >> POINTS) + (number + 1) * (fixed + placed + (step >> STEP_RUNS & 7) + in_groups)
                    if points > minimum:
                        points = minimum
                    new = new & BELOW_POINTS | points << POINTS
                known = known_states.get(new, -1)
                if known < 0:
                    known_states[new] = len(costs)
                    result.append(len(costs))
                    keys.append(new)
                    costs.append(total)
                    leasts.append(least)
                    parents.append(index)
                    choices.append(mark | step >> STEP_JOKERS & 127)
                elif costs[known] > total:
                    costs[known] = total
                    leasts[known] = least
                    parents[known] = index
                    choices[known] = mark | step >> STEP_JOKERS & 127
        return result

    def by_groups(self, layer: list[int], number: int, bound: int) -> list[int]:
        """The states after the groups of a number are made, with jokers or without."""
        keys = self.keys
        costs = self.costs
        minimum = self.pool.minimum
        fixed = self.pool.group_jokers[number]
        result: dict[int, int] = {}
        for index in layer:
            key = keys[index]
            free = self.jokers - (key >> JOKERS & 3)
            grouped = (key >> GROUPED & 15) + fixed
            most = key >> MOST & 3
            for placed in range(free + 1):
                if not CAN_GROUP[grouped + placed << 2 | most]:
                    continue
                if placed and grouped == 0:
                    break
                new = (key & ~IN_GROUPS) + (placed << JOKERS)
                if minimum and placed + fixed:
                    points = (key >> POINTS) + (number + 1) * (placed + fixed)
                    if points > minimum:
                        points = minimum
                    new = new & BELOW_POINTS | points << POINTS
                known = result.get(new, -1)
                if known >= 0 and costs[known] <= costs[index]:
                    continue
                if placed == 0:
                    result[new] = index
                    keys[index] = new
                    continue
                least = costs[index] + self.least(new, number, COLOURS - 1, free - placed)
                if least < bound:
                    result[new] = len(costs)
                    keys.append(new)
                    costs.append(costs[index])
                    self.leasts.append(least)
                    self.parents.append(index)
                    self.choices.append((FACES + number) << 7 | placed)
        return list(result.values())

    def trace(self, end: int) -> None:
        """Note where the tiles of the partition that ends there go."""
        for face in range(FACES):
            self.in_runs[face] = self.in_groups[face] = self.jokers_in_runs[face] = 0
        for number in range(NUMBERS):
            self.jokers_in_groups[number] = self.pool.group_jokers[number]
        while end > 0:
            choice = self.choices[end]
            face = choice >> 7
            if face >= FACES:
                self.jokers_in_groups[face - FACES] += choice & 3
            else:
                self.jokers_in_runs[face] = self.pool.run_jokers[face] + (choice & 3)
                self.in_runs[face] = choice >> 2 & 7
                self.in_groups[face] = choice >> 5 & 3
            end = self.parents[end]
